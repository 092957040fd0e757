; hash.s: twin of src/games/gomoku/hash.c

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _game_hash
.import _path_lo, _hash_key, _gomoku_hash_opening

.segment "GAME"

; The key with the man of the move; white's bytes are LAST_CELL behind black's.
.macro mix at
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor at + i * ZOBRIST_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endmacro

; void game_hash(void)
;   In:        ply, side, path_lo, hash_key row ply - 1
;   Out:       hash_key row ply
;   Clobbers:  A, X, Y
;   Cycles:    104
.proc _game_hash
        ldx _ply
        lda _gomoku_opening
        bne opening
ordinary:
        ldy _path_lo - 1,x
        lda _side
        beq white
        mix _gomoku_random
white:  mix _gomoku_random + LAST_CELL
opening:
        cmp _ply                ; the move is of the ply before
        bcc ordinary
        jmp _gomoku_hash_opening
.endproc
