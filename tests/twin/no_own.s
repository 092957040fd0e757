; no_own.s: replaces tests/twin/GAME.c for games without a twin test of their own.
; SPDX-License-Identifier: MIT

.export _run_own_tests

.code
_run_own_tests:
        rts
