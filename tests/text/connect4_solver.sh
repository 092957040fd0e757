#!/bin/bash
# connect4_solver.sh TROG SOLVER: the first player starts in column 4 and wins against the solver, which delays the loss
# as long as it can. The solver's first replies take it minutes, so they are listed here (computed with
# build/lab/connect4/solve move).
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1 solver=$2
if ! "$solver" value 444444326 >/dev/null 2>&1; then
    echo "skipped: the solver's table of 4 GB does not fit this machine"
    check "the first move is column 4" 4 "$("$trog" best connect4 | cut -d' ' -f1)"
    finish
    exit
fi
replies=(${REPLIES-4 4 4 2})
game=
for ((ply = 0; ply < 42; ++ply)); do
    if ((ply % 2 == 0)); then
        move=$("$trog" best connect4 "${game:--}" --nodes 1000000 --table 65536 | cut -d' ' -f1)
        [ $ply = 0 ] && check "the first move is column 4" 4 "$move"
    elif ((ply / 2 < ${#replies[@]})); then
        move=${replies[ply / 2]}
    else
        move=$("$solver" move "$game")
    fi
    game+=$move
    [ -z "$("$trog" moves connect4 "$game")" ] && break
done
echo "figure the game against the solver: $game"
check "the first player wins the game" "1 0" \
    "$((${#game} % 2)) $("$trog" perft connect4 1 "$game")"
check "the game ends before the board is full" 1 $((${#game} < 42))
finish
