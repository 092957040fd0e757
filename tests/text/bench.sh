#!/bin/bash
# bench.sh BUILD [GAME...]: the signature of the search is the same from every build, and
# is the one last committed.
. "${0%/*}/checks.sh"
build=$1
shift
for game in ${*:-$("$build/host/trog" games)}; do
    host=$("$build/host/trog" bench "$game")
    check "bench $game: host and 6502, all C" "$host" "$(sim65 "$build/simc/$game" bench)"
    check "bench $game: host and 6502, assembly" "$host" "$(sim65 "$build/sim/$game" bench)"
    check "bench $game: at least eight positions" 1 "$(($(echo "$host" | wc -l) > 8))"
    has_line bench.txt "$game"
    check "bench $game: as committed" "$(grep "^$game nodes" "${0%/*}/bench.txt")" \
        "$(echo "$host" | tail -n 1)"
done
finish
