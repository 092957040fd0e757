#!/bin/bash
# forced_wins.sh BUILD [GAME...]: tests the forcing search (tools/lab/common/forced_wins): the share of
# forced_wins_GAME.txt solved in 15 Atari seconds, claimed wins against every defence, equal results on host and 6502,
# and cycles per node.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1
shift
for game in ${*:-noughts3d gomoku}; do
    list="${0%/*}/forced_wins_$game.txt"
    "$build/lab/common/forced_wins" "$game" score "$list" >"$build/forced.txt"
    sed "s/^/figure $game, 15 seconds, /" "$build/forced.txt"
    read -r near all found whole < \
        <(awk '$2 == "plies:" && $1 <= 9 { found += $3; all += $5 } $1 == "all:" { print found, all, $2, $4 }' \
        "$build/forced.txt")
    check "$game: the list has at least 100 positions" 1 $((whole >= 100))
    check "$game: $near of $all wins up to nine plies found, 95% wanted" 1 $((near * 100 >= all * 95))
    check "$game: $found of $whole wins found, 80% wanted" 1 $((found * 100 >= whole * 80))
    for seconds in 0 15; do
        said=$("$build/lab/common/forced_wins" "$game" claims $((seconds ? 100 : 300)) 1983 0 $seconds \
            2>"$build/forced.err")
        check "$game: claimed wins are wins: $said" 0 $?
        check "$game: $said: all were replayed" "" "$(echo "$said" | grep 'given up')"
        echo "figure $game: $said"
    done

    # Subtract the cost of a one-ply search without forcing, because every search starts that way. Only the sixteen
    # fullest positions count: with few pieces on the board that search also computes book keys of its moves.
    cycles_of() { "$build/lab/common/prof65" -e "$build/sim/$game" best "$@" 2>&1 >"$build/forced.said" |
        awk '$1 == "counted" { print $2 }'; }
    most=$(awk -v game="$game-forced" '$1 == game { print $2 }' "${0%/*}/cycles.txt")
    nodes=0 cycles=0
    while read -r _ _ position; do
        start=$(cycles_of "$position" --atari-seconds 15 --depth 1 --without forcing)
        less=$(awk '{ print $4 }' "$build/forced.said")
        one=$(cycles_of "$position" --atari-seconds 15)
        check "$game: $position: host and 6502" "$("$build/host/trog" best "$game" "$position" --atari-seconds 15)" \
            "$(cat "$build/forced.said")"
        nodes=$((nodes + $(awk '{ print $4 }' "$build/forced.said") - less)) cycles=$((cycles + one - start))
    done < <(grep -v '^#' "$list" | awk '$1 >= 11 { board = $3; print gsub(/[XO]/, "", board), $0 }' |
        sort -s -k 1,1nr |
        head -n 16 | cut -d ' ' -f 2-)
    echo "figure $game, forcing: $((cycles / nodes)) cycles a node, $nodes nodes"
    check "$game: $((cycles / nodes)) cycles per node of the forcing search, committed $most" 1 \
        $((cycles / nodes * 100 <= most * 103))
done
# Two open threes at once, then the same with an intermediate four of the other side. The forcing search finds a win as
# short as plain search does, in a few hundred nodes.
while read -r wins position; do
    for image in "$build/host/trog best gomoku" "sim65 $build/sim/gomoku best"; do
        check "$image $position: the forcing search finds $wins" "h8 $wins" \
            "$($image "$position" --nodes 3000 | cut -d' ' -f1,2)"
    done
    check "$position: plain search finds $wins" "h8 $wins" \
        "$("$build/host/trog" best gomoku "$position" --nodes 60000 --without forcing | cut -d' ' -f1,2)"
done <<'POSITIONS'
win-in-5 15/15/15/15/15/7X7/7X7/5XX8/15/15/15/15/O13O/15/O13O X
win-in-7 15/15/15/15/15/7X7/7X7/5XX8/15/15/15/15/O14/O14/O13O X
POSITIONS
# Positions that would look won if one defence against a double threat were overlooked: the first or last one listed,
# the point of the double threat, a point paired with it, or a point of a four made first. Plain search of 200,000
# nodes finds no win within nine plies.
while read -r position; do
    said=$("$build/host/trog" best gomoku "$position" --nodes 3000)
    check "$position: no false win: $said" 0 "$(cut -d' ' -f2 <<<"$said" | grep -c 'win-in-[1-9]$')"
    check "$position: the same on the 6502" "$said" "$(sim65 "$build/sim/gomoku" best "$position" --nodes 3000)"
done <<'POSITIONS'
15/15/15/15/15/15/15/15/15/6X8/4O3O6/2OX1O1O7/3XX10/6X8/3X11 O
5XX1O6/7OO6/6X8/6O2X5/X6OX6/6O8/15/15/15/15/15/15/15/15/15 X
1X13/15/15/15/15/8OO1X3/15/5X3O1O3/9XX4/11O3/7OX6/15/15/15/15 X
10O4/15/6X1X6/6OOX6/7O7/5X1O1OX4/8O6/15/14X/15/15/15/15/15/3X11 X
15/15/15/15/3O2OX7/8XX2X2/3O2XXO1X4/5O1O7/5X9/3O3X7/15/15/15/15/3O11 O
15/15/15/7X2O4/7XOO1X3/7O1O5/7X1X5/11X3/15/15/15/15/15/15/15 O
POSITIONS
# Fours that do not win, so that the search tries quiet threats between them: host and 6502 search the same nodes.
while read -r position; do
    check "$position: host and 6502" "$("$build/host/trog" best gomoku "$position" --depth 6)" \
        "$(sim65 "$build/sim/gomoku" best "$position" --depth 6)"
done <<'POSITIONS'
15/12X2/2X12/15/15/15/4X10/2OOOX9/3XOO9/4O10/4X10/15/11X3/15/15 O
15/15/15/15/12O2/15/10OX3/12O2/10X1X2/10O1X1O/10XXOO1/8O1O1O1X/7OXX2O2/8X4XX/15 X
1X13/15/15/15/15/3X2O3X1XX1/12O2/7XXO2OX1/7X1OX1O2/7O3X1O1/5O2O2O3/15/15/15/5X9 O
15/15/15/15/5X1O7/6X1X2X3/5O2O2O3/5O3OXO3/15/5XXOX1O4/6OXX6/15/15/15/15 X
POSITIONS
# The side to move must defend against a forced win: host and 6502 test its moves with the same nodes.
while read -r game position; do
    for way in "--nodes 1024" "--nodes 6000" "--depth 3 --nodes 4000" "--depth 4 --nodes 4000"; do
        said=$("$build/host/trog" best "$game" "$position" $way)
        check "$game $position $way is searched" 0 $?
        check "$game $position $way: host and 6502" "$said" "$(sim65 "$build/sim/$game" best "$position" $way)"
    done
done <<'POSITIONS'
noughts3d ---O---O---X---O/X------O--------/-------O---X----/XX------------XO X
noughts3d X-XX---------OX-/----XXXO--O-----/--O--O----X-----/-----O---X----OO O
gomoku 1O1O11/11O3/4X10/5X9/2X3X8/3OOX1O7/4X6O3/5XXOO1X4/4OOXX1X5/4OXX1XOOXOOX/4XXO1OOX2X1/15/O9X1O2/1O8X4/15 O
POSITIONS
# Fours at the edge are blocked, although two dozen other points rank higher.
while read -r stops position; do
    for image in "$build/host/trog best gomoku" "sim65 $build/sim/gomoku best"; do
        check "$image $position: plays one of $stops" 1 \
            "$(grep -c ",$($image "$position" --nodes 1500 --without haste | cut -d' ' -f1)," <<<",$stops,")"
    done
done <<'POSITIONS'
o1 15/15/11X3/11O3/10OO3/11O3/11X3/11O3/15/2O6O5/2X3X1O1X4/8OXXXXO1/5X2O3X2/2O4X5X1/3O1X9 O
f14 2O2X7X1/15/5X9/4XX9/5X9/4XO2O1O4/5O3O5/6X1O1O4/7XO6/8X1O4/8OX5/10O4/8X4X1/15/15 O
POSITIONS
finish
