#!/bin/bash
# bench.sh BUILD [GAME...]: the node count of the search (its signature) is the same in every build, and equals the
# committed one in bench.txt. All C takes ten times as long on the 6502 as assembly, so there the depth is such that the
# host visits at most C_MOST nodes. DEEP=1 (make test-deep): all C at full depth, too.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
C_MOST=15000
shift

in_c() { # in_c GAME: the C build searches as deep as it may
    local depth short=$host
    depth=$(awk '$5 + 0 > most { most = $5 + 0 } END { print most + 0 }' <<< "$host")
    while [ -z "${DEEP-}" ] && [ "$depth" -gt 1 ] && [ "${short##* }" -gt $C_MOST ]; do
        depth=$((depth - 1))
        short=$("$build/host/trog" bench "$1" --depth $depth)
    done
    if [ "$short" = "$host" ]; then
        check "bench $1: host and 6502, all C" "$host" "$(sim65 "$build/simc/$1" bench)"
    else
        check "bench $1, depth $depth: host and 6502, all C" "$short" "$(sim65 "$build/simc/$1" bench --depth $depth)"
    fi
}

for game in ${*:-$("$build/host/trog" games)}; do
    host=$("$build/host/trog" bench "$game")
    in_c "$game"
    check "bench $game: host and 6502, assembly" "$host" "$(sim65 "$build/sim/$game" bench)"
    check "bench $game has at least eight positions" 1 "$(($(echo "$host" | wc -l) > 8))"
    has_line bench.txt "$game"
    check "bench $game equals the committed count" "$(grep "^$game nodes" "${0%/*}/bench.txt")" \
        "$(echo "$host" | tail -n 1)"
done
# OpenBench reads the last line of the bench of all games that are built.
all=$(for game in $("$build/host/trog" games); do "$build/host/trog" bench "$game" | tail -n 1; done \
    | awk '{ sum += $3 } END { print sum }')
check "bench ends with all nodes and nodes a second" "$all nodes N nps" \
    "$("$build/host/trog" bench | tail -n 1 | sed 's/[0-9]* nps/N nps/')"
finish
