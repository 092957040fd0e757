; hash.s: twin of src/games/noughts3d/hash.c

.include "zp.inc"
.export _game_hash
.import _noughts3d_random, _path_lo, _hash_key

CELL_CODES  = 64

.segment "GAME"

; void game_hash(void)
;   In:        ply, side, path_lo, hash_key row ply - 1
;   Out:       hash_key row ply
;   Clobbers:  A, X, Y
;   Cycles:    103
.proc _game_hash
        ldx _ply
        ldy _path_lo - 1,x
        lda _side
        bne first               ; the mover was the first player
        tya
        clc
        adc #CELL_CODES
        tay
first:
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _noughts3d_random + i * HASH_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc
