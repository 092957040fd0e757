; no_prune.s: for games without GameInfo.prune (prune.c).
; SPDX-License-Identifier: MIT

.export _run_prune_tests

.code
_run_prune_tests:
        rts
