; hash.s: twin of src/games/noughts/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash.inc"
.include "constants/games/noughts.inc"
.export _game_hash
.import _noughts_random, _path_lo, _hash_key

.segment "GAME"
        game_hash_of_cells _noughts_random, SQUARES
