#!/usr/bin/env bash
# extra_cost.sh BUILD GAME: measures what a node, a made move and a cut-off cost in a game, for `make extra-cost`. It
# searches 120 positions at 3 and 15 seconds; level_times.sh tests with other positions. For each extra cost (in whole
# nodes) of a move and a cut-off it computes how far the search times would differ, and prints the best combinations
# first. The best one goes into GAME.h (CYCLES_LEAST, COST_MADE, COST_CUT). If the extra cost of a game depends on
# more than that, its info.c computes it.
# SPDX-License-Identifier: MIT
build=$1 game=$2
"$build/lab/common/extra_cost" "$game" positions 120 1001 | sed "s/^/$game /" > "$build/extra_cost.$game"
for seconds in 3 15; do
    POSITIONS="$build/extra_cost.$game" "${0%/*}/level_times.sh" "$build" $seconds "$game" >&2
    cat "$build/level_times.$game"
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
                if (low * high >= 232 * 232) # the least that NODES_PER_TIME accepts
                    printf "%.3f  cycles %d, move %d, cut-off %d: %d to %d percent\n", \
                        high / low, sqrt(low * high), a, b, 100 * sqrt(low / high), 100 * sqrt(high / low)
            }
    }' | sort -n | head -n 8
