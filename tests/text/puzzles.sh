#!/bin/bash
# puzzles.sh BUILD: every puzzle has exactly one first move that wins in time, every proof game exactly one solution.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
for file in src/games/*/puzzles.txt; do
    game=${file%/*}
    game=${game##*/}
    wins=$(grep -c '^win' "$file")
    check "wins of $game" "$wins wins checked, 0 wrong" "$("$1/lab/common/find_puzzles" "$game" check "$file")"
    check "number of puzzles of $game" "$(sed -n 's/^puzzles //p' "src/games/$game/game.txt")" \
        "$(grep -c '^win\|^reach' "$file")"
done
file=src/games/chess/puzzles.txt
check "proof games of chess" "$(grep -c '^reach' $file) proof games checked, 0 wrong" \
    "$("$1/lab/chess/proof_games" check $file)"
finish
