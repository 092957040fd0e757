; rules.s: twin of src/games/hexapawn/rules.c
;
; A move is from * 16 + to, so the moves of a pawn are from * 17 and what lies
; ahead of it: 2, 3, 4 for white, -4, -3, -2 for black.

.include "zp.inc"
.export _game_generate, _game_noisy, _game_rank, _game_make, _game_unmake
.export _game_settle, _game_eval, _game_frontier, _game_hash
.import _hexapawn_taken, _hexapawn_random, _hexapawn_worth
.import _frontier_by_making, _history, _path_lo, _hash_key, _rules
.importzp _hexapawn_square, tmp1, tmp2, tmp3

SQUARES              = 9
FILES                = 3
EMPTY                = 0
WHITE                = 1
BLACK                = 2
CODE_SIDE            = 2 * SQUARES
RULES_STALEMATE_DRAW = 1

.segment "GAME"

file_of:        .byte 0, 1, 2, 0, 1, 2, 0, 1, 2

; void game_generate(void)
;   In:        hexapawn_square, side, list, move_count
;   Out:       the moves, from a1 to c3; move_count
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    about 170, 35 a pawn and 27 a move           Bytes: 155 with append
;   Twin test: tests/twin/games.c
from17  = tmp1                  ; from * 17

; The moves of every pawn that is not on its far rank. `ahead` is the step.
.macro moves_of own, enemy, ahead, lowest
        .scope
        ldx #lowest
        lda #lowest * 17
        sta from17
each:   lda _hexapawn_square,x
        cmp #own
        bne next
        lda file_of,x
        beq no_left
        lda _hexapawn_square + ahead - 1,x
        cmp #enemy
        bne no_left
        lda #<(ahead - 1)
        jsr append
no_left:
        lda _hexapawn_square + ahead,x
        bne no_step
        lda #<(ahead)
        jsr append
no_step:
        lda file_of,x
        cmp #FILES - 1
        beq next
        lda _hexapawn_square + ahead + 1,x
        cmp #enemy
        bne next
        lda #<(ahead + 1)
        jsr append
next:   clc
        lda from17
        adc #17
        sta from17
        inx
        cpx #lowest + 2 * FILES
        bne each
        sty _move_count
        rts
        .endscope
.endmacro

.proc _game_generate
        ldy _move_count
        lda _side
        bne black
        moves_of WHITE, BLACK, FILES, 0
black:  moves_of BLACK, WHITE, -FILES, FILES
.endproc

; Appends from * 17 + A. Keeps X, steps Y.
.proc append
        clc
        adc from17
        iny
        sta (_list_lo),y
.endproc                        ; fall into the RTS of game_noisy

; void game_noisy(void): there are none
.proc _game_noisy
        rts
.endproc

; void game_rank(void)
;   In:        the list, history
;   Out:       list_rank: what history says of each move
;   Clobbers:  A, X, Y
;   Cycles:    22 a move           Bytes: 15
;   Twin test: tests/twin/games.c
.proc _game_rank
        ldy _move_count
        beq done
each:   lda (_list_lo),y
        tax
        lda _history,x
        sta (_list_rank),y
        dey
        bne each
done:   rts
.endproc

; X = to, Y = from of the move in A. Clobbers tmp1.
;   Cycles:    26                Bytes: 13
.proc split
        sta tmp1
        and #15
        tax
        lda tmp1
        lsr a
        lsr a
        lsr a
        lsr a
        tay
        rts
.endproc

; void game_make(void)
;   In:        move, ply, side
;   Out:       hexapawn_square, hexapawn_taken[ply], then ply, side, outcome
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    102 on average of the bench                  Bytes: 50
;   Twin test: tests/twin/games.c
.proc _game_make
        lda _move
        jsr split
        lda _hexapawn_square,y
        pha
        lda #EMPTY
        sta _hexapawn_square,y
        ldy _ply
        inc _ply
        lda _hexapawn_square,x
        sta _hexapawn_taken,y
        pla
        sta _hexapawn_square,x
        ldy #OUTCOME_NONE
        lda _side
        bne black
        inc _side
        cpx #2 * FILES
        bcc goes_on
home:   iny                     ; OUTCOME_LOSS
goes_on:
        sty _outcome
        rts
black:  dec _side
        cpx #FILES
        bcc home
        bcs goes_on             ; always
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo, hexapawn_taken
;   Out:       ply, side, hexapawn_square
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    78                                           Bytes: 29
;   Twin test: tests/twin/games.c
.proc _game_unmake
        lda _side
        eor #1
        sta _side
        dec _ply
        ldy _ply
        lda _path_lo,y
        jsr split
        lda _hexapawn_square,x
        sta _hexapawn_square,y
        ldy _ply
        lda _hexapawn_taken,y
        sta _hexapawn_square,x
        rts
.endproc

; void game_settle(void)
;   In:        rules
;   Out:       outcome: LOSS, or DRAW where the rules say so
;   Clobbers:  A, X
;   Twin test: tests/twin/games.c
.proc _game_settle
        ldx #OUTCOME_LOSS
        lda _rules
        cmp #RULES_STALEMATE_DRAW
        bne loss
        inx                     ; OUTCOME_DRAW
loss:   stx _outcome
        rts
.endproc

; void game_eval(void)
;   In:        hexapawn_square, side
;   Out:       score
;   Clobbers:  A, X, Y
;   Cycles:    about 200 with six pawns                     Bytes: 45
;   Twin test: tests/twin/games.c
.proc _game_eval
        ldx #SQUARES - 1
        lda #0                  ; A = white less black
each:   ldy _hexapawn_square,x
        beq next
        dey
        bne black
        clc
        adc _hexapawn_worth,x
        jmp next
black:  sec
        sbc _hexapawn_worth + SQUARES,x
next:   dex
        bpl each
        ldy _side
        beq white
        eor #$FF                ; -A
        clc
        adc #1
white:  inx                     ; X = 0
        sta _score
        cmp #$80
        bcc plus
        dex
plus:   stx _score+1
        rts
.endproc

; void game_frontier(void)
;   In, Out:   as frontier_by_making has them
_game_frontier = _frontier_by_making

; void game_hash(void)
;   In:        ply, side, path_lo, hexapawn_taken, hash_key row ply - 1
;   Out:       hash_key row ply
;   Clobbers:  A, X, Y, tmp1-tmp3
;   Cycles:    about 275, with a capture 357                Bytes: 180 with mix
;   Twin test: tests/twin/games.c
gone    = tmp3                  ; code of the pawn taken

; hash_key row X, a pawn changed: its code is Y
.proc mix
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES,x
        eor _hexapawn_random + i * HASH_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc

.proc _game_hash
        ldx _ply
        lda _path_lo - 1,x
        jsr split
        lda _side
        beq black               ; the mover was black
        txa                     ; to, and the black pawn on it
        clc
        adc #SQUARES
        bne codes               ; always
black:  tya
        clc
        adc #SQUARES
        tay
        txa
        adc #SQUARES
        stx gone
        tax
        bne from                ; always
codes:  sta gone
from:   stx tmp2                ; Y = from, X = tmp2 = to, as codes
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _hexapawn_random + i * HASH_STEP,y
        eor _hexapawn_random + i * HASH_STEP + CODE_SIDE
        sta _hash_key + i * PLIES,x
    .endrepeat
        ldy tmp2
        jsr mix
        lda _hexapawn_taken - 1,x
        beq done
        ldy gone
        jmp mix
done:   rts
.endproc
