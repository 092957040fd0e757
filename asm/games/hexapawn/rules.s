; rules.s: twin of src/games/hexapawn/rules.c: move list, make and unmake, called by search and shell.
;
; A move is from * 16 + to. With to = from + d it is from * 17 + d, where d is 2, 3, 4 for White and -4, -3, -2 for
; Black.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/hexapawn.inc"
.export _game_generate, _game_generate_noisy, _game_make, _game_unmake, _game_no_moves, split
.import _hexapawn_taken, _path_lo, _rules
.importzp _hexapawn_square, tmp1

.segment "GAME"

file_of:        .byte 0, 1, 2, 0, 1, 2, 0, 1, 2

from17  = tmp1                  ; from * 17

; moves_of: lists the moves of every pawn that is not on its far rank. Ends with RTS. `ahead` is one step forward,
; `lowest` the first square of the other two ranks.   In and out: Y = ordinal of the last move
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

; void game_generate(void): lists the moves, from a1 to c3
;   In:        hexapawn_square, side, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    about 170, 35 a pawn and 27 a move           Bytes: 155 with append
;   Twin test: tests/twin/games.c
.proc _game_generate
        ldy _move_count
        lda _side
        bne black
        moves_of WHITE, BLACK, FILES, 0
black:  moves_of BLACK, WHITE, -FILES, FILES
.endproc

; append: lists the move from * 17 + A.   In: from17, Y = ordinal of the last move.   Out: Y = its ordinal.   Keeps: X
.proc append
        clc
        adc from17
        iny
        sta (_list_lo),y
.endproc                        ; falls into the RTS of game_generate_noisy

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; split: squares of a move
;   In:        A = move
;   Out:       X = to, Y = from
;   Clobbers:  A, tmp1
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

; void game_make(void): plays `move`
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

; void game_unmake(void): takes the last move back
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

; void game_no_moves(void): result when the side to move has no move
;   In:        rules
;   Out:       outcome: OUTCOME_LOSS, or OUTCOME_DRAW with RULES_STALEMATE_DRAW
;   Clobbers:  A, X
;   Twin test: tests/twin/games.c
.proc _game_no_moves
        ldx #OUTCOME_LOSS
        lda _rules
        cmp #RULES_STALEMATE_DRAW
        bne loss
        inx                     ; OUTCOME_DRAW
loss:   stx _outcome
        rts
.endproc
