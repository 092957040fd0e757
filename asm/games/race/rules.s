; rules.s: twin of src/games/race/rules.c: move list, make and unmake, called by search and shell.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/race/race.inc"
.export _race_gen_rolls, _race_target, _game_generate, _game_generate_noisy, _race_find_outcome
.export _game_make, _game_unmake, _game_no_moves
.import _chance_pass, _race_roll_row, _race_side_row, _race_hit_row, _path_lo, _path_hi, _reversible_plies
.importzp tmp1, tmp2, tmp3, tmp4

.segment "GAME"

; void race_gen_rolls(void): GameInfo.gen_rolls: lists the six faces, each of weight 1
;   In:        list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y
.proc _race_gen_rolls
        ldx #1
each:   inc _move_count
        ldy _move_count
        txa
        sta (_list_lo),y
        lda #$80                ; MOVE_ROLL
        sta (_list_hi),y
        lda #1
        sta (_list_rank),y
        inx
        cpx #FACES + 1
        bne each
        rts
.endproc

; ---- moves ----

; uint8_t race_target(uint8_t from): where the roll takes a piece
;   In:        A = from, race_pieces, race_rolled, side
;   Out:       A = the square, 0: it cannot move; X = 0
;   Clobbers:  Y, tmp1-tmp3
;   Twin test: tests/twin/games.c, by game_generate
own  = tmp1
from = tmp2
to   = tmp3

.proc _race_target
        sta from
        own_places
        sta own
        ora from
        tax
        lda _race_pieces,x
        beq none
        lda from
        bne road
        lda _race_rolled
        cmp #FACES
        bne none
        lda #1
        bne way                 ; always
road:   clc
        adc _race_rolled
        cmp #HOME + 1
        bcs none
way:    sta to
        lda own                 ; the opponent's pieces on the way
        eor #SIDE_PLACES
        ora from
        tax
        ldy from
next:   inx
        iny
        cpy #HOME
        beq free
        lda _race_pieces,x
        cmp #2
        bcs none                ; a block
        cpy to
        bne next
free:   lda to
        ldx #0
        rts
none:   lda #0
        tax
        rts
.endproc

; void game_generate(void): lists the moves by the square they leave, the start first; a pass if none
;   In:        side, race_pieces, race_rolled, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y, tmp1-tmp4
;   Twin test: tests/twin/games.c
place = tmp4

.proc _game_generate
        own_places
        tax
each:   lda _race_pieces,x
        beq next
        stx place
        txa
        and #SIDE_PLACES - 1
        jsr _race_target
        tay
        beq back
        inc _move_count
        ldy _move_count
        ldx place
        inx
        txa
        and #SIDE_PLACES - 1    ; the square plus one
        sta (_list_lo),y
        lda #0
        sta (_list_hi),y
back:   ldx place
next:   inx
        txa
        and #SIDE_PLACES - 1
        cmp #HOME
        bne each
        jmp _chance_pass
.endproc

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
_game_generate_noisy:
        rts

; ---- make and unmake ----

; void race_find_outcome(void): outcome of the position
;   In:        side, race_pieces, race_rolled
;   Out:       outcome
;   Clobbers:  A, X
.proc _race_find_outcome
        ldx #OUTCOME_CHANCE
        lda _race_rolled
        beq falls
        ldx #OUTCOME_NONE
falls:  stx _outcome
        own_places
        tax
        lda _race_pieces + HOME,x
        cmp #PIECES
        bne others
        lda #OUTCOME_WIN
        sta _outcome
others: txa
        eor #SIDE_PLACES
        tax
        lda _race_pieces + HOME,x
        cmp #PIECES
        bne done
        lda #OUTCOME_LOSS
        sta _outcome
done:   rts
.endproc

; places: finds the places, indices of race_pieces, that a move changes
;   In:        Y = square that a piece of `side` leaves
;   Out:       tmp1 = square it lands on; X = place it lands on, Y = place it leaves
;   Clobbers:  A, tmp2
.proc places
        tya
        beq enters
        clc
        adc _race_rolled
        bne lands               ; always
enters: lda #1
lands:  sta tmp1
        own_places
        sta tmp2
        tya
        ora tmp2
        tay
        lda tmp1
        ora tmp2
        tax
        rts
.endproc

; void game_make(void): plays `move`, which may be a roll
;   In:        move, ply, side, race_pieces, race_rolled
;   Out:       the same after the move, outcome, reversible_plies, race_roll_row, race_side_row, race_hit_row
;   Clobbers:  A, X, Y, tmp1, tmp2
;   Twin test: tests/twin/games.c
.proc _game_make
        ldx _ply
        lda _race_rolled
        sta _race_roll_row,x
        lda _side
        sta _race_side_row,x
        lda #0
        sta _race_hit_row,x
        lda _move+1
        bpl goes
        lda _move               ; a roll
        sta _race_rolled
        bne on                  ; always
goes:   ldy _move
        beq turn                ; MOVE_PASS
        dey
        jsr places
        inc _race_pieces,x
        txa
        eor #SIDE_PLACES        ; place of a piece that is hit
        pha
        tya
        tax
        dec _race_pieces,x
        pla
        tax
        lda tmp1
        cmp #HOME
        beq turn
        lda _race_pieces,x
        beq turn
        dec _race_pieces,x
        txa
        and #SIDE_PLACES
        tax
        inc _race_pieces,x
        ldx _ply
        inc _race_hit_row,x
turn:   lda _race_rolled
        cmp #FACES
        beq again
        lda _side
        eor #1
        sta _side
again:  lda #0
        sta _race_rolled
on:     inc _ply
        ldx _ply
        lda #0
        sta _reversible_plies,x
        jmp _race_find_outcome
.endproc

; void game_unmake(void): takes the last move or roll back
;   In:        ply, path; race_roll_row, race_side_row, race_hit_row of the ply before
;   Out:       ply, side, race_pieces, race_rolled
;   Clobbers:  A, X, Y, tmp1, tmp2
;   Twin test: tests/twin/games.c
.proc _game_unmake
        dec _ply
        ldx _ply
        lda _race_side_row,x
        sta _side
        lda _race_roll_row,x
        sta _race_rolled
        lda _path_hi,x
        bne done
        ldy _path_lo,x
        beq done
        dey
        jsr places
        dec _race_pieces,x
        txa
        eor #SIDE_PLACES
        sta tmp1                ; place of a piece that was hit
        tya
        tax
        inc _race_pieces,x
        ldy _ply
        lda _race_hit_row,y
        beq done
        ldx tmp1
        inc _race_pieces,x
        txa
        and #SIDE_PLACES
        tax
        dec _race_pieces,x
done:   rts
.endproc

; Never called: there is always a pass.
        game_no_moves_is OUTCOME_DRAW
