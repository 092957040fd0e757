; rank.s: twin of src/games/race/rank.c: ranks of the moves in a list, for the search.
; SPDX-License-Identifier: MIT

.include "games/race/race.inc"
.include "constants/games/race/rank.inc"
.export _game_rank
.import _rank_from
.importzp tmp1

.segment "GAME"

; void game_rank(void): ranks the moves of the list
;   In:        list, move_count, rank_from, side, race_pieces, race_rolled
;   Out:       list_rank after rank_from
;   Clobbers:  A, X, Y, tmp1
;   Twin test: tests/twin/games.c
.proc _game_rank
        ldy _rank_from
next:   cpy _move_count
        bcs done
        iny
        lda (_list_lo),y
        beq pass
        cmp #1                  ; from the start to 1
        beq lands
        clc
        adc _race_rolled
        sbc #0                  ; C = 0: the square is one less
lands:  cmp #HOME
        beq home
        sta tmp1
        ldx _side
        bne enemy
        ora #SIDE_PLACES
enemy:  tax
        lda _race_pieces,x         ; a piece that is hit
        beq quiet
        lda #RANK_HIT
quiet:  sec
        adc tmp1
        bne put                 ; always
home:   lda #HOME + 1 + RANK_HOME
        bne put                 ; always
pass:   lda #1
put:    sta (_list_rank),y
        bne next                ; always
done:   rts
.endproc
