; no_engine_parts.s: variables of engine files that these images leave out (twin.mk), and record_move, for games that
; use them. In a library: linked only where it is needed. No twin test runs code that uses them.
; SPDX-License-Identifier: MIT

.export _root_random_margin, _root_seed, _root_excluded_count, _think_depth, _think_without, _record_move

.bss
_root_random_margin:         .res 1
_root_seed:           .res 2
_root_excluded_count: .res 1
_think_depth:         .res 1
_think_without:       .res 2

.code
_record_move:
        rts
