; hash.s: twin of src/games/noughts/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/noughts.inc"
.export _game_hash
.import _noughts_random, _path_lo, _hash_key

.segment "GAME"

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, side, path_lo, hash_key[ply - 1]
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y
;   Cycles:    97 to 104                                    Bytes: 69
;   Twin test: tests/twin/games.c
.proc _game_hash
        ldx _ply
        ldy _path_lo - 1,x
        lda _side
        bne cross               ; the mover was Cross
        tya
        clc
        adc #SQUARES
        tay
cross:
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _noughts_random + i * ZOBRIST_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc
