#!/bin/bash
# reversi_middlegame.sh BUILD: reversi to depth 7 on the positions of reversi_middlegame.txt: host and 6502 give the
# same result, and most positions take at most 27 million cycles of the whole program.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$1 within=0
printf '%9s %10s %s\n' nodes cycles cycles/node
while read -r position; do
    host=$("$build/host/trog" best reversi "$position" --depth 7 --without book)
    line=$("$build/lab/common/prof65" -e "$build/sim/reversi" best "$position" --depth 7 --without book \
        2>"$build/middle.cycles")
    check "$position: host and 6502" "$host" "$line"
    read -r _ _ _ nodes _ <<< "$line"
    cycles=$(awk '$1 == "cycles" { print $2 }' "$build/middle.cycles")
    printf '%9d %10d %8d\n' "$nodes" "$cycles" $((cycles / nodes))
    within=$((within + (cycles <= 27000000)))
done < <(grep -v '^#' "${0%/*}/reversi_middlegame.txt")
echo "figure reversi, middle: depth 7 within 27 million cycles in $within of 10"
check "depth 7 within 27 million cycles: $within of 10, at least 8 wanted" 1 $((within >= 8))
finish
