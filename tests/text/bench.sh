#!/bin/bash
# bench.sh BUILD [GAME...]: the node count of the search (its signature) is the same in every build, and equals the
# committed one in bench.txt.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
shift
for game in ${*:-$("$build/host/trog" games)}; do
    host=$("$build/host/trog" bench "$game")
    check "bench $game: host and 6502, all C" "$host" "$(sim65 "$build/simc/$game" bench)"
    check "bench $game: host and 6502, assembly" "$host" "$(sim65 "$build/sim/$game" bench)"
    check "bench $game has at least eight positions" 1 "$(($(echo "$host" | wc -l) > 8))"
    has_line bench.txt "$game"
    check "bench $game equals the committed count" "$(grep "^$game nodes" "${0%/*}/bench.txt")" \
        "$(echo "$host" | tail -n 1)"
done
finish
