#!/usr/bin/env bash
# book.sh BUILD: tests the opening books. The host and the 6502 play the same moves; chess has a reply to every first
# move; transpositions and opening names are found.
# SPDX-License-Identifier: MIT
set -u
build=$1
trog=$build/host/trog
errors=0
fail() { echo "book: $*"; errors=$((errors + 1)); }

# A seed selects the same move in all three builds.
for position in - 4 44 444 1 14; do
    for seed in 0 1 77 40000; do
        want=$("$trog" best connect4 "$position" --seed $seed --level 1)
        for image in sim simc; do
            have=$(sim65 "$build/$image/connect4" best "$position" --seed $seed --level 1)
            [ "$want" = "$have" ] || fail "connect4 $position seed $seed: host '$want', $image '$have'"
        done
    done
done

# Four in a row: every fifteenth answer of the book's text is played, also on the mirrored board. One in 25 may be
# missing, because two positions can have the same key (tools/build/mkbook_collisions.c); of those with more than
# SURE_DISCS discs, which games reach least often, seven in eight, because there is no memory for them
# (BOOK_UNDER_ROM).
SURE_DISCS=16
asked=0
silent=0
deep_asked=0
deep_silent=0
while read -r position answer; do
    for turned in 1234567 7654321; do
        read -r have _ _ nodes _ < <("$trog" best connect4 "$(echo "$position" | tr 1234567 $turned)" --nodes 50)
        is_silent=1
        [ "$nodes" = 0 ] && [ "$have" = "$(echo "$answer" | tr 1234567 $turned)" ] && is_silent=0
        if [ ${#position} -gt $SURE_DISCS ]; then
            deep_asked=$((deep_asked + 1))
            deep_silent=$((deep_silent + is_silent))
        else
            asked=$((asked + 1))
            silent=$((silent + is_silent))
        fi
    done
done < <(grep -v '^#' books/connect4.txt | awk -F' > ' 'NR % 15 == 5 && $2 !~ / / { gsub(/ /, "", $1); print $1, $2 }')
[ $asked -ge 100 ] && [ $((25 * silent)) -le $asked ] ||
    fail "connect4: $silent of $asked answers of the book are not played"
[ $deep_asked -ge 50 ] && [ $((8 * deep_silent)) -le $((7 * deep_asked)) ] ||
    fail "connect4: $deep_silent of $deep_asked answers of the book after many discs are not played"

# The Atari must keep the book in memory as long as positions can be in it.
longest=$(grep -v '^#' books/connect4.txt | awk -F' > ' '
    { discs = split($1, moves, " "); if (discs > most) most = discs }
    END { print most }')
[ "$longest" -le "$(sed -n 's/^book //p' src/games/connect4/game.txt)" ] ||
    fail "connect4: the Atari drops the book before its answer after $longest discs"

# A book move is not searched: its node count, the fourth word, is 0.
in_book() { read -r _ _ _ nodes _ < <("$trog" best chess "$1" --nodes 50); [ "$nodes" = 0 ]; }

after_white() {
    case $1 in
    Na3) echo 'rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/R1BQKBNR b KQkq - 1 1' ;;
    Nc3) echo 'rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1' ;;
    Nf3) echo 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1' ;;
    Nh3) echo 'rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R b KQkq - 1 1' ;;
    esac
}
for move in Na3 Nc3 Nf3 Nh3; do
    in_book "$(after_white $move)" || fail "no answer to 1. $move"
done
files=abcdefgh
for n in 0 1 2 3 4 5 6 7; do
    left=$n
    right=$((7 - n))
    [ $left = 0 ] && left=
    [ $right = 0 ] && right=
    pawns=PPPPPPPP
    pawns=${pawns:0:n}1${pawns:n+1}
    in_book "rnbqkbnr/pppppppp/8/8/8/${left}P$right/$pawns/RNBQKBNR b KQkq - 0 1" ||
        fail "no answer to 1. ${files:n:1}3"
    in_book "rnbqkbnr/pppppppp/8/8/${left}P$right/8/$pawns/RNBQKBNR b KQkq - 0 1" ||
        fail "no answer to 1. ${files:n:1}4"
done

# a position of the Orthodox Defence that many move orders reach, and a position that is not in the book
in_book 'rnbq1rk1/ppp1bppp/4pn2/3p2B1/2PP4/2N1PN2/PP3PPP/R2QKB1R b KQ - 0 6' || fail 'a transposition is not found'
in_book 'rnbqkbnr/pppp1ppp/8/4p3/8/P6P/1PPPPPP1/RNBQKBNR b KQkq - 0 2' && fail 'a position outside the book is in it'

# The twenty best-known openings: the reply is a move of the opening's main lines, with any seed.
while IFS='>' read -r line replies; do
    # shellcheck disable=SC2086 # words
    position=$("$trog" after chess $line | tail -n 1)
    for seed in 0 1 2 3 4 5 6 7; do
        read -r reply _ _ nodes _ < <("$trog" best chess "$position" --nodes 50 --seed $seed)
        case "$nodes:$replies " in
        0:*" $reply "*) ;;
        *) fail "after ${line}it plays $reply ($nodes nodes), not one of$replies" ;;
        esac
    done
done <<'END'
e4 > e7e5 c7c5 e7e6 c7c6 d7d6 g8f6 d7d5
e4 e5 > g1f3 b1c3 f1c4
e4 e5 Nf3 > b8c6 g8f6 d7d6
e4 e5 Nf3 Nc6 > f1b5 f1c4 d2d4 b1c3
e4 e5 Nf3 Nc6 Bb5 > a7a6 g8f6 f8c5 f7f5
e4 e5 Nf3 Nc6 Bb5 a6 > b5a4
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 > e1g1
e4 e5 Nf3 Nc6 Bc4 > f8c5 g8f6
e4 e5 Nf3 Nc6 Bc4 Bc5 > c2c3 e1g1 d2d3 b2b4
e4 e5 Nf3 Nc6 Bc4 Nf6 > d2d3 d2d4 f3g5
e4 e5 Nf3 Nc6 d4 > e5d4
e4 e5 Nf3 Nc6 d4 exd4 > f3d4 f1c4 c2c3
e4 e5 Nf3 Nf6 > f3e5 d2d4 b1c3
e4 e5 f4 > e5f4 d7d5
e4 c5 > g1f3 b1c3 c2c3 c2c4 d2d4
e4 c5 Nf3 > d7d6 b8c6 e7e6 a7a6
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 > a7a6 g7g6 b8c6 e7e6
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 > c1e3 c1g5 f1e2 f1c4 f2f4 h2h3 f1d3 h1g1
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 > g8f6 e7e6 g7g6
e4 e6 > d2d4
e4 e6 d4 > d7d5
e4 e6 d4 d5 > b1c3 b1d2 e4e5 e4d5
e4 e6 d4 d5 Nc3 > f8b4 g8f6
e4 e6 d4 d5 Nc3 Bb4 > e4e5 e4d5
e4 e6 d4 d5 e5 > c7c5 c8d7
e4 c6 > d2d4 b1c3 c2c4
e4 c6 d4 > d7d5
e4 c6 d4 d5 > b1c3 b1d2 e4e5 e4d5
e4 c6 d4 d5 Nc3 dxe4 Nxe4 > c8f5 b8d7 g8f6 h7h6
e4 c6 d4 d5 exd5 > c6d5
e4 d6 > d2d4 f2f4
e4 d6 d4 > g8f6
e4 d6 d4 Nf6 > b1c3
e4 d6 d4 Nf6 Nc3 > g7g6 c7c6 b8d7
e4 d5 > e4d5
e4 d5 exd5 > d8d5 g8f6
e4 Nf6 > e4e5
e4 Nf6 e5 > f6d5
d4 > d7d5 g8f6 f7f5
d4 d5 > c2c4 g1f3
d4 d5 c4 > e7e6 c7c6 d5c4 e7e5
d4 d5 c4 e6 > b1c3 g1f3
d4 d5 c4 c6 > g1f3 b1c3
d4 d5 c4 dxc4 > g1f3 e2e3 e2e4
d4 Nf6 > c2c4 g1f3
d4 Nf6 c4 > e7e6 g7g6
d4 Nf6 c4 e6 > b1c3 g1f3 g2g3
d4 Nf6 c4 e6 Nc3 > f8b4 d7d5
d4 Nf6 c4 e6 Nc3 Bb4 > e2e3 d1c2 a2a3 g1f3 f2f3 d1b3
d4 Nf6 c4 e6 Nf3 > b7b6 d7d5 f8b4 c7c5
d4 Nf6 c4 g6 Nc3 > f8g7 d7d5
d4 Nf6 c4 g6 Nc3 Bg7 e4 > d7d6
d4 Nf6 c4 c5 > d4d5
d4 f5 > c2c4 g2g3
c4 > e7e5 c7c5 e7e6 g8f6 c7c6
c4 e5 > b1c3 g2g3 e2e3
Nf3 > d7d5 g8f6 c7c5
END

# The book of chess has at least 2,700 positions.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
positions=$("$build/tools/mkbook" chess books/chess.txt "$folder/chess" | grep -o '[0-9]* positions' |
    awk '{ sum += $1 } END { print sum + 0 }')
[ "$positions" -ge 2700 ] || fail "the book of chess has $positions positions"
[ "$(wc -c <"$folder/chess.bin")" -le 16384 ] || fail 'the book of chess is too long'

names=$("$trog" opening chess)
[ "$(echo "$names" | wc -l)" -ge 30 ] || fail 'fewer than thirty openings'
for name in 'Sicilian, Richter-Rauzer' 'Sicilian, Dragon' 'Ruy Lopez' 'Giuoco Piano' "King's Gambit" 'French, Winawer' \
    'QGD, Orthodox' 'Nimzo-Indian, Rubinstein' "King's Indian, Classical" 'English, Symmetrical'; do
    echo "$names" | grep -q "^$name:" || fail "no opening is called $name"
done
name=$("$trog" opening chess 'rnbqk1nr/ppp2ppp/4p3/3p4/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 2 4')
[ "$name" = 'French, Winawer' ] || fail "the Winawer is called '$name'"
"$trog" opening chess 'k7/8/8/8/8/8/8/7K w - - 0 1' && fail 'a position with two kings alone has an opening name'
said=$("$trog" opening draughts 2>&1)
[ "$?:$said" = "2:trog: this game has no named openings: 'draughts'" ] ||
    fail "the opening of draughts is called '$said'"

echo "$((errors == 0)) passed, $errors failed"
exit $((errors != 0))
