; hash.s: twin of src/games/connect4/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash_cells.inc"
.include "games/connect4/connect4.inc"
.export _game_hash
.import _connect4_random, _path_lo, _hash_key

.segment "GAME"

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, side, path_lo, hash_key[ply - 1]
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y
;   Cycles:    103
.proc _game_hash
        hash_of_cells _connect4_random, CELL_CODES
.endproc
