#!/bin/bash
# reversi_ffo.sh TROG SHARED: the exact score and a best move of the first 19 endgames of the FFO test set, where the
# file exists; three of them are listed here for machines without it.
. "${0%/*}/checks.sh"
trog=$1 file=$2/data/othello/fforum-1-19.obf
solve() { # reads lines "POSITION; BEST:SCORE; OTHERS:SCORE;"
    local position best rest move score got
    while IFS=';' read -r position best rest; do
        read -r move score _ < <("$trog" best reversi "$position" --depth 30 --without book)
        got=$(printf ' %s:%+d' "${move^^}" $((${score#+} / 2)))
        check "$position: score" "${best#*:}" "${got#*:}"
        case ";$best;$rest" in
        *";$got;"*) passed=$((passed + 1)) ;;
        *) check "$position: best move" "$best" "$got" ;;
        esac
    done
}
# the first three of the set, published by the French Othello federation
solve <<'END'
--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;
-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+10;
----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X; D1:+2;
END
if [ -f "$file" ]; then
    solve <"$file"
else
    echo "skipped: the published endgames are not here"
fi
finish
