; no_weak_players.s: replaces src/engine/weak_players.c, in a library as no_forcing.s. No twin test asks for a move.
; SPDX-License-Identifier: MIT

.export _weak_players_find_move

.code
_weak_players_find_move:
        rts
