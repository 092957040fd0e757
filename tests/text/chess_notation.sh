#!/bin/bash
# chess_notation.sh TROG: chess moves as people write them, with capital or small letters for the pieces. A move is
# accepted if only one legal move can be meant.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1

board() { # board MOVE...: prints the board after these moves, or the refusal
    for move in "$@"; do
        echo "play $move"
    done | sed '1~2s/play/play white/; 2~2s/play/play black/; $a showboard' | "$trog" gtp chess 2>&1 | grep .
}
same() { # same TYPED MOVE [BEFORE...]: TYPED means MOVE, and MOVE is legal
    typed=$1 move=$2
    shift 2
    after=$(board "$@" "$move")
    check "$move is legal after $*" 0 "$(grep -c '^?' <<< "$after")"
    check "$typed means $move after $*" "$after" "$(board "$@" "$typed")"
}
for typed in Nf3 nf3 NF3 Ngf3 ngf3 ng1f3; do same "$typed" g1f3; done
same E2E4 e2e4
same E4 e2e4
same bb5 f1b5 e2e4 e7e5
same Bb5 f1b5 e2e4 e7e5
same bc4 f1c4 e2e4 e7e5
same B2B4 b2b4
same b4 b2b4
# Both can capture: a small b is the pawn, a capital B the bishop.
same bxc3 b2c3 d2d4 e7e6 c1d2 f8b4 g1f3 b4c3
same Bxc3 d2c3 d2d4 e7e6 c1d2 f8b4 g1f3 b4c3
same bc3 b2c3 d2d4 e7e6 c1d2 f8b4 g1f3 b4c3
same bb4 d2b4 d2d4 e7e6 c1d2 f8b4 g1f3 a7a6
same o-o e1g1 e2e4 e7e5 g1f3 g8f6 f1c4 f8c5
same qh5 d1h5 e2e4 e7e5
same kf7 e8f7 e2e4 f7f6 a2a3
check "two knights can go there: refused" 1 "$(board g1f3 e7e5 b1c3 e5e4 c3e4 d7d5 nd2 2>&1 | grep -c '^?')"
check "no piece can go there: refused" 1 "$(board nf4 | grep -c '^?')"
finish
