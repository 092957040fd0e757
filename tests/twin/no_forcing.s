; no_forcing.s: replaces src/engine/forcing.c, which these images leave out. In a library, as no_engine_parts.s.
; SPDX-License-Identifier: MIT

.export _forcing_find_move, _forcing_check_move, _forcing_sift

.code
_forcing_find_move:
_forcing_check_move:
_forcing_sift:
        rts
