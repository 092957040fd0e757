; no_weak_players.s: replaces src/engine/weak_players.c, as no_forcing.s: no twin test asks for a move.
; SPDX-License-Identifier: MIT

.export _weak_players_find_move

.code
_weak_players_find_move:
        rts
