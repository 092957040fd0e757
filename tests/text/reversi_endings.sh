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

# The budget of a level is cut by the line `cut` of game.txt, and doubled, once, when the best move has fallen
# (GameInfo.fall). extra_cost says which budget each search had, in nodes of the cheapest kind.
seconds=15
second=$(sed -n 's/^LEVEL_CYCLES_A_SECOND = //p' "$build/constants/engine.inc")
cut=$(sed -n 's/^cut //p' src/games/reversi/game.txt)
level=$((seconds * second * (100 - cut) / 100))
awk '$1 == 12 { print $2, $3 }' "${0%/*}/reversi_endings.txt" \
    | "$build/lab/common/extra_cost" reversi count $seconds >"$build/ends.budgets"
plain=$(sort -n -k 5 "$build/ends.budgets" | awk 'NR == 1 { print $5 }')
check "budgets of ten positions" 10 "$(wc -l <"$build/ends.budgets")"
while read -r _ _ _ _ budget position; do
    case $budget in
    "$plain") limit=$level ;;
    $((2 * plain))) limit=$((2 * level)) ;;
    *) limit=0 ;;
    esac
    host=$("$build/host/trog" best reversi "$position" --atari-seconds $seconds --without book)
    "$build/lab/common/prof65" -e "$build/sim/reversi" best "$position" --atari-seconds $seconds --without book \
        >"$build/ends.said" 2>"$build/ends.cycles"
    check "$position: host and 6502, with a time budget" "$host" "$(cat "$build/ends.said")"
    cycles=$(awk '$1 == "counted" { print $2 }' "$build/ends.cycles")
    check "$position: $cycles cycles of $limit" 1 $((cycles <= limit * 11 / 10))
done <"$build/ends.budgets"
finish
