#!/bin/bash
# cycles_kept.sh BUILD: no game needs more than 3% more cycles a node than the
# figure committed in cycles.txt, and what a game says of itself is right.
. "${0%/*}/count.sh"
build=$1
"${0%/*}/cycles.sh" "$build" > "$build/cycles.txt"
while read -r game kept; do
    now=$(awk -v game="$game" '$1 == game { print $2 }' "$build/cycles.txt")
    echo "figure $game: $now cycles a node (kept: $kept)"
    check "$game: $now cycles a node, kept $kept" 1 $((now * 100 <= kept * 103))
    said=$(sed -n 's/^#define [A-Z0-9]*_CYCLES_PER_NODE \([0-9]*\)$/\1/p' "src/games/$game/$game.h")
    check "$game.h says $said, measured $now" 1 \
        $((said * 100 <= now * 103 && now * 100 <= said * 103))
done < "${0%/*}/cycles.txt"
finish
