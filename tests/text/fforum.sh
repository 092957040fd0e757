#!/bin/bash
# fforum.sh TROG SHARED: the exact score and a best move for the first 19 endgames of the FFO set.
. "${0%/*}/count.sh"
trog=$1 file=$2/data/othello/fforum-1-19.obf
if [ ! -f "$file" ]; then
    echo "skipped: the published endgames are not here"
    finish
    exit
fi
while IFS=';' read -r position best rest; do
    read -r move score _ < <("$trog" best reversi "$position" --depth 30 --without book)
    got=$(printf ' %s:%+d' "${move^^}" $((${score#+} / 2)))
    worth=${best#*:}
    check "$position: score" "$worth" "${got#*:}"
    case ";$best;$rest" in
    *";$got;"*) passed=$((passed + 1)) ;;
    *) check "$position: best move" "$best" "$got" ;;
    esac
done < "$file"
finish
