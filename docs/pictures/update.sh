#!/bin/sh
# update.sh SHOTS: takes the pictures of the documents from those of `make shots` (`make pictures` runs both), and puts
# the numbers of the manual's notes on the picture of a chess board. levels.png and techniques.png are made by
# `make plots`.
# SPDX-License-Identifier: MIT
set -eu
shots=$1
out=$(dirname "$0")
for name in menu hexapawn-hint noughts-end connect4-thinking race-middle matchbox-learns warptrog-lifted \
    draughts-lifted reversi-hint chess-lifted morris noughts3d minichess-lifted gomoku starchess quevedo \
    breakthrough-lifted backgammon lessons-task workshop; do
    cp "$shots/$name.png" "$out/$name.png"
done
cp "$shots/ntsc-chess-openings.png" "$out/chess-openings.png"

# number X Y SEGMENTS: a disc with a digit in seven segments (no font is needed), as drawing commands of ImageMagick
number() {
    x=$1 y=$2
    echo "fill #d02020 stroke white stroke-width 2 circle $x,$y $((x + 14)),$y stroke-width 3"
    left=$((x - 5)) right=$((x + 5)) top=$((y - 9)) bottom=$((y + 9))
    for segment in $3; do
        case $segment in
        top) echo "line $left,$top $right,$top" ;;
        middle) echo "line $left,$y $right,$y" ;;
        bottom) echo "line $left,$bottom $right,$bottom" ;;
        upleft) echo "line $left,$top $left,$y" ;;
        upright) echo "line $right,$top $right,$y" ;;
        lowleft) echo "line $left,$y $left,$bottom" ;;
        lowright) echo "line $right,$y $right,$bottom" ;;
        centre) echo "line $x,$top $x,$bottom" ;;
        esac
    done
}
convert "$out/chess-lifted.png" -draw "$(
    number 262 36 'centre'
    number 612 36 'top upright middle lowleft bottom'
    number 625 62 'top upright middle lowright bottom'
    number 625 145 'upleft upright middle lowright'
    number 369 384 'top upleft middle lowright bottom'
    number 60 402 'top upleft middle lowleft lowright bottom'
    number 30 421 'top upright lowright'
    number 60 440 'top upleft upright middle lowleft lowright bottom'
)" "$out/screen-annotated.png"
