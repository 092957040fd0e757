; hash.s: twin of src/games/morris/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "engine/hash.inc"
.include "games/morris/morris.inc"
.export _game_hash

.segment "GAME"

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, side, path, hand, hash_key[ply - 1]
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y, tmp1
.proc _game_hash
        ldx _ply
        lda _side
        eor #1
        tay
        lda of_points,y         ; first feature of the mover's men
        sta tmp1
        lda _path_lo - 1,x
        and #POINT
        clc
        adc tmp1
        tay
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _morris_random + i * ZOBRIST_STEP,y
        eor _morris_random + i * ZOBRIST_STEP + CODE_SIDE
        sta _hash_key + i * PLIES,x
    .endrepeat
        lda _path_hi - 1,x
        and #POINT
        cmp #HAND
        beq from_hand
        clc
        adc tmp1
        tay
        jsr mix
rest:   lda _path_hi - 1,x
        bmi removed
        rts
from_hand:
        lda _side
        eor #1
        tay
        lda hand,y
        clc
        adc of_hands,y
        tay
        jsr mix
        iny
        jsr mix
        jmp rest
removed:
        and #$60
        lsr a
        lsr a
        sta tmp1
        lda _path_lo - 1,x
    .repeat 5
        lsr a
    .endrepeat
        ora tmp1
        ldy _side               ; the side that lost a man is to move
        clc
        adc of_points,y
        tay
        ; falls into mix
.endproc

; mix: XORs feature Y into hash_key[X].   Clobbers: A
.proc mix
        hash_mix _morris_random
        rts
.endproc

of_points:
        .byte 0, POINTS
of_hands:
        .byte CODE_HAND, CODE_HAND + HANDS
