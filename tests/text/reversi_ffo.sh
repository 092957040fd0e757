#!/bin/bash
# reversi_ffo.sh TROG: the exact score and a best move of the published endgames in tests/data/reversi_ffo.txt.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
while IFS='|' read -r position best moves; do
    read -r move score _ < <("$trog" best reversi "$position" --depth 30 --without book)
    check "$position: score" "$best" "$(printf '%+d' $((${score#+} / 2)))"
    case " $moves " in
    *" $move "*) passed=$((passed + 1)) ;;
    *) check "$position: best move" "$moves" "$move" ;;
    esac
done < <(grep -v '^#' "${0%/*}/../data/reversi_ffo.txt")
finish
