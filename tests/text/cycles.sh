#!/bin/bash
# cycles.sh BUILD [GAME...]: 6502 cycles per node over the bench positions, counted by the profiler between the marks
# around each search. Prints a line per game: name, cycles per node, nodes, and the cycles per node of search loop,
# game, transposition table and the rest.
# SPDX-License-Identifier: MIT
build=$1
shift
[ $# = 0 ] && set -- $("$build/host/trog" games)
printf '%-10s %12s %8s %8s %8s %8s %8s\n' game cycles/node nodes search game table rest
for game in "$@"; do
    "$build/lab/common/prof65" -e -m "$build/sim/$game.map" "$build/sim/$game" bench 2>"$build/cycles.$game" \
        >"$build/cycles.$game.out"
    awk -v game="$game" '
        FILENAME ~ /\.out$/ { if ($2 == "nodes") nodes = $3; next }
        $1 == "counted" { total = $2 }
        $1 == "segment" { part[$2 == "UNROLLED" ? "GAME" : $2 == "THINK" ? "SEARCH" : $2] += $3 }
        END {
            rest = total - part["SEARCH"] - part["GAME"] - part["TABLE"]
            printf "%-10s %12d %8d %8d %8d %8d %8d\n", game, total / nodes, nodes,
                part["SEARCH"] / nodes, part["GAME"] / nodes, part["TABLE"] / nodes, rest / nodes
        }' "$build/cycles.$game.out" "$build/cycles.$game"
done
