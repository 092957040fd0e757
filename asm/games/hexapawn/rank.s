; rank.s: twin of src/games/hexapawn/rank.c: ranks of the moves in a list, for the search.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.export _game_rank
.import _history

.segment "GAME"

; void game_rank(void): ranks the moves by the history heuristic
;   In:        list, move_count, history
;   Out:       list_rank
;   Clobbers:  A, X, Y
;   Cycles:    22 a move           Bytes: 15
;   Twin test: tests/twin/games.c
.proc _game_rank
        ldy _move_count
        beq done
        rank_by_history
done:   rts
.endproc
