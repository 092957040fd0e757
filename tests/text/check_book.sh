#!/usr/bin/env bash
# check_book.sh BUILD [N]: compares every move of the books with the best move of its position. Chess uses Stockfish
# where it is installed. Otherwise our own search decides; it sees less, so a larger loss is allowed. With N, for make
# test, our own search checks one move of N. The book of four in a row is exact (make verify-book).
# SPDX-License-Identifier: MIT
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
    # the depth of grow_book (tools/lab/common/grow_book.c): a shallower search has an error of more than 0.4 of a disc
    reversi) how=(-d 11 -l 40) ;;
    minichess) how=(-d 10 -l 40) ;;
    gomoku | noughts3d) how=(-d 5 -l 40) ;; # forcing search sees further
    *) how=(-d 8 -l 40) ;;
    esac
    "$build/lab/common/check_book" "$game" "${how[@]}" -s "$sample"
    check "the book of $game has no bad move" 0 $?
done
finish
