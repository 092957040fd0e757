#!/bin/bash
# connect4_exact.sh TROG FILE [LINES]: a full search finds the exact score of each position in a file ("columns score"
# per line). A win scores 22 minus the number of discs the winner has played, a loss the negative of that. Called by
# connect4_exact_sets.sh.
# SPDX-License-Identifier: MIT
trog=$1 file=$2 lines=${3:-1000000}
passed=0 failed=0
while read -r position expected; do
    read -r _ score _ < <("$trog" best connect4 "$position" --depth 30 --table 1048576 --without book)
    discs=${#position}
    case $score in
    win-in-*) got=$((22 - discs / 2 - (${score#win-in-} + 1) / 2)) ;;
    loss-in-*) got=$((-22 + (discs + 1) / 2 + ${score#loss-in-} / 2)) ;;
    +0) got=0 ;;
    *) got=$score ;;
    esac
    if [ "$got" = "$expected" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$position: $score is $got, published $expected"
    fi
done < <(head -n "$lines" "$file")
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
