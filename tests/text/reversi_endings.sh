#!/bin/bash
# reversi_endings.sh BUILD: the endgame solver of reversi on the positions of reversi_endings.txt: the exact score, the
# same nodes in every build (the all-C build: smaller positions only), and the cycles of the whole program.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
most[10]=36000000 most[12]=430000000
printf '%5s %6s %9s %11s %s\n' empty score nodes cycles cycles/node
while read -r empty board side worth; do
    host=$("$build/host/trog" best reversi "$board $side" --depth 30 --without book)
    sim=$("$build/lab/common/prof65" -e "$build/sim/reversi" best "$board $side" --depth 30 --without book \
        2>"$build/ends.cycles")
    check "$board $side: host and 6502" "$host" "$sim"
    [ "$empty" = 10 ] && check "$board $side: host and 6502, all C" "$host" \
        "$(sim65 "$build/simc/reversi" best "$board $side" --depth 30 --without book)"
    read -r _ score _ nodes _ <<< "$host"
    check "$board $side: the score in discs" "$worth" $((${score#+} / 2))
    cycles=$(awk '$1 == "cycles" { print $2 }' "$build/ends.cycles")
    printf '%5d %6d %9d %11d %8d\n' "$empty" "$worth" "$nodes" "$cycles" $((cycles / nodes))
    within[empty]=$((within[empty] + (cycles <= most[empty])))
    all_nodes=$((all_nodes + nodes)) all_cycles=$((all_cycles + cycles))
done < <(grep -v '^#' "${0%/*}/reversi_endings.txt")
echo "figure reversi, ends: $((all_cycles / all_nodes)) cycles a node, the start of the program included"
check "$((all_cycles / all_nodes)) cycles per node, at most 700" 1 $((all_cycles <= 700 * all_nodes))
for empty in 10 12; do
    check "$empty empty squares: ${within[empty]} of 10 within ${most[empty]} cycles" 1 $((within[empty] >= 8))
done

# ---- solver and search together keep a time budget ----

seconds=15 second=1186200 # LEVEL_CYCLES_A_SECOND
while read -r empty board side _; do
    [ "$empty" = 12 ] || continue
    host=$("$build/host/trog" best reversi "$board $side" --atari-seconds $seconds --without book)
    "$build/lab/common/prof65" -e "$build/sim/reversi" best "$board $side" --atari-seconds $seconds --without book \
        >"$build/ends.said" 2>"$build/ends.cycles"
    check "$board $side: host and 6502, with a time budget" "$host" "$(cat "$build/ends.said")"
    cycles=$(awk '$1 == "counted" { print $2 }' "$build/ends.cycles")
    check "$board $side: $cycles cycles of $((seconds * second))" 1 $((cycles <= seconds * second * 11 / 10))
done < <(grep -v '^#' "${0%/*}/reversi_endings.txt")
finish
