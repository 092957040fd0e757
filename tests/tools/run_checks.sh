# shellcheck shell=bash
# run_checks.sh: tests tests/run with suites of one line. Sourced by tools.sh.
# SPDX-License-Identifier: MIT

runs() { # runs SUITE...: the last line of tests/run
    "$root/tests/run" "$@" >run.log 2>&1
    tail -n 1 run.log
}

same "passed checks are added up" "$(runs "a=echo 2 passed, 0 failed" "b=echo 3 passed, 0 failed")" "5 passed, 0 failed"
same "a suite that prints nothing fails" "$(runs "a=true")" "0 passed, 1 failed"
same "a suite that crashes fails" "$(runs "a=echo 2 passed, 0 failed; kill -SEGV \$\$")" "2 passed, 1 failed"
same "a skipped suite does not fail" "$(runs "web-a=echo skipped a: no browser")" "0 passed, 0 failed"
same "a skipped suite gets no second try" "$(grep -c "second try\|failed:" run.log)" 0
same "a suite that waits gets a second try" "$(rm -f tried; runs "web-a=test -e tried && echo 1 passed, 0 failed || {
    touch tried; echo 0 passed, 1 failed; }")" "1 passed, 0 failed"
same "a suite that lost the emulator gets a second try" "$(rm -f tried; runs "a=test -e tried &&
    echo 1 passed, 0 failed || { touch tried; echo; echo 'emulator, frame 5: does not answer'; false; }")" \
    "1 passed, 0 failed"
same "no other suite does" "$(rm -f tried; runs "a=test -e tried && echo 1 passed, 0 failed || {
    touch tried; echo 0 passed, 1 failed; }")" "0 passed, 1 failed"
