; hash.s: twin of src/games/connect4/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash.inc"
.include "games/connect4/connect4.inc"
.export _game_hash
.import _connect4_random, _path_lo, _hash_key

.segment "GAME"
        game_hash_of_cells _connect4_random, CELL_CODES
