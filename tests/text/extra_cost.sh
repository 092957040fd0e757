#!/usr/bin/env bash
# extra_cost.sh BUILD GAME: fits what nodes of a game take, over 120 positions at 3 and 15 seconds, none of which
# level_times.sh
# judges by: cycles a node, a move made and a cut-off; then, for each toll a move and a cut-off could have in whole
# nodes, how far the times would be apart, the best first. What is best goes to GAME.h (CYCLES_LEAST, COST_MADE,
# COST_CUT); a game that counts more, or whose board says more, has that in its info.c.
build=$1 game=$2
"$build/lab/common/extra_cost" "$game" positions 120 1001 | sed "s/^/$game /" > "$build/tolls.$game"
for seconds in 3 15; do
    POSITIONS="$build/tolls.$game" "${0%/*}/level_times.sh" "$build" $seconds "$game" >&2
    cat "$build/spread.$game"
done | awk '
    $4 != "other" && $4 >= 0.97 * $5 { nodes[++n] = $1; made[n] = $2; cuts[n] = $3; cycles[n] = $6 }
    END {
        for (a = 0; a <= 30; ++a)
            for (b = 0; b <= 30; ++b) {
                low = high = 0
                for (i = 1; i <= n; ++i) {
                    each = cycles[i] / (nodes[i] + a * made[i] + b * cuts[i])
                    if (i == 1 || each < low) low = each
                    if (each > high) high = each
                }
                if (low * high >= 232 * 232) # NODES_PER_TIME
                    printf "%.3f  cycles %d, move %d, cut-off %d: %d to %d hundredths\n", \
                        high / low, sqrt(low * high), a, b, 100 * sqrt(low / high), 100 * sqrt(high / low)
            }
    }' | sort -n | head -n 8
