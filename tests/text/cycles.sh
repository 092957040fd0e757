#!/bin/bash
# cycles.sh BUILD [GAME...]: raw 6502 cycles per node over the bench: the profiler counts what runs between the marks
# around each search. One line a game: name, cycles per node, nodes, and the share of search loop, game, table and the
# rest in cycles per node.
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
        $1 == "segment" { part[$2 == "STRAIGHT" ? "GAME" : $2] += $3 }
        END {
            rest = total - part["SEARCH"] - part["GAME"] - part["TABLE"]
            printf "%-10s %12d %8d %8d %8d %8d %8d\n", game, total / nodes, nodes,
                part["SEARCH"] / nodes, part["GAME"] / nodes, part["TABLE"] / nodes, rest / nodes
        }' "$build/cycles.$game.out" "$build/cycles.$game"
done
