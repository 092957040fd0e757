; no_classic.s: replaces find_move.c and classic.c of Warp Trog, in a library as no_forcing.s. No twin test asks for a
; move.
; SPDX-License-Identifier: MIT

.export _warptrog_find_move

.code
_warptrog_find_move:
        rts
