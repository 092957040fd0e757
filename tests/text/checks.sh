# checks.sh: counts checks; sourced by the scripts of tests/text and by tests/new_game.sh.
# SPDX-License-Identifier: MIT
passed=0
failed=0
check() { # check WHAT EXPECTED GOT
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $1: expected '$2', got '$3'"
    fi
}
has_line() { # has_line FILE GAME: tests/text/FILE has a line for the game
    grep -q "^$2\b" "${0%/*}/$1"
    check "tests/text/$1 has a line for $2" 0 $?
}
# random_start GAME: the first position of its golden game, if the game draws its start position at random
checks_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
random_start() {
    [ "$1" = starchess ] && sed -n 's/^from *| //p' "$checks_root/tests/golden/$1.txt"
    return 0
}
finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
