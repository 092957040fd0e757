; hash.s: twin of src/games/gomoku/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _game_hash
.import _path_lo, _hash_key, _gomoku_hash_opening

.segment "GAME"

; mix: XORs the stone of the move into the key and returns; white's bytes are LAST_CELL after black's
.macro mix at
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor at + i * ZOBRIST_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endmacro

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, side, path_lo, hash_key[ply - 1]
;   Out:       hash_key[ply]
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
        cmp _ply                ; opening < ply: the last move, at ply - 1, came after the opening
        bcc ordinary
        jmp _gomoku_hash_opening
.endproc
