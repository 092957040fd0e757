; hash.s: twin of src/games/race/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "engine/hash.inc"
.include "games/race/race.inc"
.export _game_hash, _race_count_key
.import _hash_key, _race_random, _race_roll_row, _race_side_row, _race_hit_row, _path_lo, _path_hi
.importzp tmp1, tmp2, tmp3

.segment "GAME"

; mix: XORs feature Y into hash_key[X].   Clobbers: A
.proc mix
        hash_mix _race_random
        rts
.endproc

; mix_turn: XORs side to move and roll.   In: A = side, Y = roll     Out: X = ply     Clobbers: A, Y
.proc mix_turn
        cmp #1
        tya
        bcc first
        adc #FACES              ; C = 1
first:  clc
        adc #CODE_TURN
        tay
        ldx _ply
        bpl mix                 ; always
.endproc

; code: the Zobrist feature of the next piece that would come to a place.   In: X = place     Out: Y     Clobbers: A
.proc code
        txa
        and #SIDE_PLACES - 1
        asl a
        asl a
        cpx #SIDE_PLACES
        bcc first
        adc #CODE_SECOND - 1    ; C = 1
        clc
first:  adc _race_pieces,x
        tay
        rts
.endproc

; came, left: XOR the last piece that came to place X, or the last piece that left it.   Out: X = ply
came:   jsr code
        dey
        jmp at_ply
left:   jsr code
at_ply: ldx _ply
        jmp mix

; void game_hash(void): Zobrist key of the position after a move or roll
;   In:        ply, side, race_pieces, race_rolled; at ply - 1: race_roll_row, race_side_row, race_hit_row, path,
;              hash_key
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y, tmp1-tmp3
;   Twin test: tests/twin/games.c
from  = tmp1
to    = tmp2
mover_at = tmp3                 ; offset in race_pieces of the side that moved

.proc _game_hash
        ldx _ply
        hash_copy
        ldy _race_roll_row - 1,x
        lda _race_side_row - 1,x
        jsr mix_turn
        lda _side
        ldy _race_rolled
        jsr mix_turn
        lda _path_hi - 1,x
        bne done
        lda _path_lo - 1,x
        beq done
        sec
        sbc #1
        sta from
        beq enters
        clc
        adc _race_roll_row - 1,x
        bne lands               ; always
enters: lda #1
lands:  sta to
        lda _race_side_row - 1,x
        beq first
        lda #SIDE_PLACES
first:  sta mover_at
        ora from
        tax
        jsr left
        lda mover_at
        ora to
        tax
        jsr came
        lda _race_hit_row - 1,x
        beq done
        lda mover_at
        eor #SIDE_PLACES
        sta mover_at
        ora to
        tax
        jsr left
        ldx mover_at
        jmp came
done:   rts
.endproc

; void race_count_key(void): Zobrist key of the root, from the board
;   In:        ply = 0, side, race_pieces, race_rolled
;   Out:       hash_key[0]
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _race_count_key
        lda #0
    .repeat ::KEY_BYTES, i
        sta _hash_key + i * PLIES
    .endrepeat
        lda _side
        ldy _race_rolled
        jsr mix_turn
        ldx #PLACES - 1
each:   stx tmp1
        lda _race_pieces,x
        sta tmp2
        jsr code
        ldx #0
piece:  dec tmp2
        bmi next
        dey
        jsr mix
        jmp piece
next:   ldx tmp1
        dex
        bpl each
        rts
.endproc
