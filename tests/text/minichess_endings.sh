#!/bin/bash
# minichess_endings.sh TROG: king and queen, or king and rook, win against a bare king within the 40 moves of a game.
# The winner thinks 15 Atari seconds per move, the defender a minute. The first five rook endings were not won before
# the king tables of eval_ending.c.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1

for position in 5/5/4K/2k2/5/1R3 R4/1K3/5/k4/5/5 R4/5/5/3k1/5/4K 1K3/5/R4/k4/5/5 K4/2R2/k4/5/5/5 \
    5/2k2/5/5/5/R3K 3k1/5/1K3/5/4R/5 5/1k3/5/4K/5/3R1 \
    4k/5/K4/5/5/3Q1 5/2k2/5/5/Q4/4K 1k3/5/5/3K1/5/4Q 5/5/3k1/K4/5/1Q3; do
    result=$("$trog" match minichess "$position w 1" --first atari-seconds=15 --second atari-seconds=60 --games 1 |
        awk 'NR == 1 { print $3 }')
    check "won from '$position'" 1 "$result"
done
finish
