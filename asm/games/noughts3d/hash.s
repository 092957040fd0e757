; hash.s: twin of src/games/noughts3d/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash.inc"
.export _game_hash
.import _noughts3d_random, _path_lo, _hash_key

CELL_CODES  = 64

.segment "GAME"
        game_hash_of_cells _noughts3d_random, CELL_CODES
