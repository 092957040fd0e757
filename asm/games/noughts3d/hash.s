; hash.s: twin of src/games/noughts3d/hash.c

.include "zp.inc"
.include "engine/hash_cells.inc"
.export _game_hash
.import _noughts3d_random, _path_lo, _hash_key

CELL_CODES  = 64

.segment "GAME"

; void game_hash(void): Zobrist key of the position after a move; contract and cycles in asm/engine/hash_cells.inc
.proc _game_hash
        hash_of_cells _noughts3d_random, CELL_CODES
.endproc
