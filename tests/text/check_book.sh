#!/usr/bin/env bash
# check_book.sh BUILD [N]: every move that a book plays against the best move of its position: by Stockfish for chess
# where it is installed, else by our own search, which sees less and so is told to mind less. One move of N, for make
# test, is always our own search. The book of four in a row is exact (make verify-book).
. "${0%/*}/checks.sh"
build=$1
sample=${2:-1}
strong=
[ "$sample" = 1 ] && strong=$(PATH=$PATH:/usr/games command -v stockfish)

for text in books/*.txt; do
    game=$(basename "$text" .txt)
    case $game in
    connect4) continue ;;
    chess) [ -n "$strong" ] && how=(-u "$strong" -n 20000) || how=(-d 5 -l 120) ;;
    # as deep as they were made (tools/lab/common/grow_book): by less, the evaluation errs by more than 0.4 of a man
    reversi) how=(-d 11 -l 40) ;;
    minichess) how=(-d 10 -l 40) ;;
    gomoku | noughts3d) how=(-d 5 -l 40) ;; # which see further by threats
    *) how=(-d 8 -l 40) ;;
    esac
    "$build/lab/common/check_book" "$game" "${how[@]}" -s "$sample"
    check "the book of $game has no fault" 0 $?
done
finish
