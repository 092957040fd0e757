; hash.s: twin of src/games/gomoku/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash.inc"
.include "games/gomoku/gomoku.inc"
.export _game_hash
.import _path_lo, _hash_key, _gomoku_hash_opening

.segment "GAME"

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, side, path_lo, hash_key[ply - 1]
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y
;   Cycles:    104
;   White's features come LAST_CELL after Black's.
.proc _game_hash
        ldx _ply
        lda _gomoku_opening
        bne opening
ordinary:
        ldy _path_lo - 1,x
        lda _side
        beq white
        hash_copy_mix _gomoku_random
        rts
white:  hash_copy_mix _gomoku_random + LAST_CELL
        rts
opening:
        cmp _ply                ; opening < ply: the last move, at ply - 1, came after the opening
        bcc ordinary
        jmp _gomoku_hash_opening
.endproc
