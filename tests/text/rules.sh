#!/bin/bash
# rules.sh BUILD: variants of rules, the same on the host and on the 6502.
. "${0%/*}/count.sh"
build=$1
both() { # both WHAT EXPECTED GAME VERB ARGUMENTS...: the first two words of the answer
    local what=$1 expected=$2 game=$3 verb=$4
    shift 4
    check "$what, host" "$expected" "$("$build/host/trog" "$verb" "$game" "$@" | cut -d' ' -f1,2)"
    check "$what, 6502" "$expected" "$(sim65 "$build/sim/$game" "$verb" "$@" | cut -d' ' -f1,2)"
}
# after b1b2 black, to move, is blocked
both "no move loses" "b1b2 win-in-1" hexapawn best '1p1/3/1P1 w' --depth 4
both "no move draws" "b1b2 +0" hexapawn best '1p1/3/1P1 w' --depth 4 --rule stalemate=draw
both "the standard rule by its name" "b1b2 win-in-1" hexapawn best '1p1/3/1P1 w' --depth 4 --rule stalemate=loss
both "standard game: the second player wins" "b1b2 loss-in-6" hexapawn best --depth 12
finish
