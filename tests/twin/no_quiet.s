; no_quiet.s: for games without GameInfo.gen_quiet (quiet.c).
; SPDX-License-Identifier: MIT

.export _run_quiet_tests

.code
_run_quiet_tests:
        rts
