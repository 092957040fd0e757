#!/bin/bash
# pgn.sh TROG GAMES TOOLS: games as PGN and PDN (`trog convert`), and the saves of a disk (`trog saves`). GAMES
# (pgn_games.c) writes whole games, reads them back and damages texts. TOOLS has mkatr and lsatr.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$(realpath "$1")
games=$(realpath "$2")
tools=$(realpath "$3")
export ASAN_OPTIONS=detect_leaks=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

# 200 games of chess and of draughts are read back move by move. 50,000 damaged texts of each game are read, or give an
# error with a valid line number.
for game in chess draughts; do
    check "$game: 200 games, 50,000 damaged texts" "50400 passed, 0 failed" "$("$games" $game 200 50000 | tail -n 1)"
done
for game in hexapawn noughts connect4 reversi morris noughts3d minichess; do
    check "$game: the games and texts that were read" "240 passed, 0 failed" "$("$games" $game 20 200 | tail -n 1)"
done

# everything PGN allows between moves
cat > a.pgn << 'END'
% written by no one
[Event "A \"quoted\" name"]
[White "Anderssen"] [Black "Kieseritzky"]
[Opening "C33"]

1.e4 e5 2.f4 {a gambit; (not a variation)} exf4 3.Bc4 (3. Nf3 g5 (3... d5 $1 {yes}) 4. h4) Qh4+ 4. Kf1 b5?!
5. Bxb5 Nf6 ; the rest
% is well known
6. Nf3 Qh6 $14 7. d3 1-0

[FEN "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"]
[SetUp "1"]
1. a8=Q+ Kd7 2. O-O *
END
check "the moves are read" "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 a7a8q e8d7 e1g1" \
    "$("$trog" convert chess a.pgn | grep -v / | xargs)"
"$trog" convert chess a.pgn --to pgn > b.pgn
check "tags are kept" "Anderssen Kieseritzky 1-0 C33" \
    "$(sed -n 's/^\[\(White\|Black\|Opening\|Result\) "\(.*\)"\]/\2/p' b.pgn | head -n 4 | xargs)"
check "a quote in a tag is kept" 1 "$(grep -c 'A \\"quoted\\" name' b.pgn)"
check "the moves are written in standard notation" \
    "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 1-0 1. a8=Q+ Kd7 2. O-O *" \
    "$(grep -v '^\[' b.pgn | xargs)"
check "the output is read back unchanged" "$(cat b.pgn)" "$("$trog" convert chess b.pgn --to pgn)"
"$trog" convert chess a.pgn > moves
check "converted from our own format" \
    "$(grep -v '^\[' b.pgn | sed 's/1-0$/*/')" "$("$trog" convert chess < moves | grep -v '^\[')"
check "converted to positions" "$("$trog" convert chess a.pgn --to positions)" \
    "$("$trog" convert chess a.pgn --to positions | "$trog" convert chess --to pgn |
    "$trog" convert chess --to positions)"
check "mate, and which of two knights" "1. e3 f6 2. Nc3 g5 3. Nge2 a6 4. Nd5 a5 5. Nec3 a4 6. Qh5# 1-0" \
    "$(printf '1. e3 f6 2. Nc3 g5 3. Nge2 a6 4. Nd5 a5 5. Nec3 a4 6. Qh5 *\n' |
        "$trog" convert chess --to pgn | grep -v '^\[' | xargs)"
cat > a.pdn << 'END'
[White "Tinsley"]
[GameType "21"]
1. 9-14 22-18 2. 5-9 18-15 3. 11x18 {short} 21-17 4. 14x21 23x5 0-1

[FEN "W:WK10,18:B1,12."]
1... 10-7 *
END
check "PDN" "9-14 22-18 5-9 18-15 11x18 21-17 14x21 23x14x5 10-7" \
    "$("$trog" convert draughts a.pdn | grep -v : | xargs)"
check "White's win is 1-0 in PDN" '[Result "1-0"]' \
    "$(printf '[FEN "B:W15:B12"]\n1. 12-16 15-11 2. 16-20 11-8 3. 20-24 8-3 4. 24-28 3-7 5. 28-32 7-11 1-0\n' |
        "$trog" convert draughts --to pdn | grep Result)"
for result in '1-0 1-0' '0-1 0-1' '1/2-1/2 1/2-1/2' '* *' '2-0 1-0' '0-2 0-1' '1-1 1/2-1/2'; do
    check "the result ${result% *}" "[Result \"${result#* }\"]" \
        "$(echo "1. 9-14 22-18 ${result% *}" | "$trog" convert draughts --to pdn | grep Result)"
done
check "a game without PGN in its own format" 1 \
    "$(printf '1. a2-a3 a5-a4 *\n' | "$trog" convert minichess --to pgn | grep -c '^\[Game "minichess"\]')"
# errors with their line
refused() { # refused LINE TEXT
    check "$1" "trog: $1 2" "$(status convert chess < <(printf "$2"))"
}
status() { local said; said=$("$trog" "$@" 2>&1); echo "$said $?"; } # status WORD...: prints the output and the status
refused "standard input, line 3: No legal move there: 'Ke4'" '1. e4 e5\n\n2. Ke4 *\n'
refused "standard input, line 2: this comment has no end: '{'" '1. e4\n{ for ever\n and ever\n'
refused "standard input, line 1: this variation has no end: '('" '1. e4 (1. d4\n'
refused "standard input, line 1: closing bracket without an opening one: ')'" '1. e4 ) e5'
refused "standard input, line 2: a tag is [Name \"value\"]: 'Event'" '\n[Event value]\n'
refused "standard input, line 1: the value of this tag has no end: 'Event'" '[Event "value]\n'
refused "standard input, line 2: Each side needs a king: '8/8/8/8/8/8/8/8 w - - 0 1'" \
    '[Event "x"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n1. e4\n' 
refused "standard input, line 1: the game is over before this move: 'a6'" '1. f3 e5 2. g4 Qh4# 3. a6\n'
refused "standard input, line 4: neither a move of this game nor a position: 'e2e5'" \
    "$("$trog" after chess e2e4 |
        sed 's/.*/rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR w KQkq - 0 1/')\ne2e4\ne7e5\ne2e5\n"
check "a file that does not exist" "trog: cannot read the file: 'none.pgn' 2" "$(status convert chess none.pgn)"
check "an unknown format" 2 "$("$trog" convert chess a.pgn --to xml >/dev/null 2>&1; echo $?)"
# A bad game is reported and skipped: the games before and after it are read.
goes_on() { # goes_on WHAT LINE GAMES TEXT: LINE is in the bad game, GAMES are the moves of the other games
    printf "$4" > some
    check "$1: the error" "trog: some, $2" "$("$trog" convert chess some 2>&1 >/dev/null)"
    check "$1: the other games" "$3 2" "$("$trog" convert chess some 2>/dev/null | grep -v '/\|^$' | xargs) \
$("$trog" convert chess some >/dev/null 2>&1; echo $?)"
}
goes_on "a bad move" "line 5: No legal move there: 'Ke4'" "e2e4 d2d4" \
    '[Event "1"]\n1. e4 *\n\n[Event "2"]\n1. e4 e5 2. Ke4 (2. Nf3 *) d5\n3. d4 1-0\n\n[Event "3"]\n1. d4 *\n'
goes_on "without tags" "line 2: No legal move there: 'Ke4'" "e2e4 d2d4" '1. e4 *\n1. Ke4 e5 *\n1. d4 *\n'
goes_on "a bad position" "line 3: Each side needs a king: '8/8/8/8/8/8/8/8 w - - 0 1'" "e2e4 d2d4" \
    '1. e4 *\n[Event "2"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n[White "x"]\n\n1. e4 *\n\n[Event "3"]\n\n1. d4 *\n'
goes_on "a comment without an end" "line 3: this comment has no end: '{'" "e2e4 d2d4" \
    '1. e4 *\n[Event "2"]\n1. e4 { for ever\n\n[Event "3"]\n\n1. d4 *\n'
goes_on "a variation without an end" "line 3: this variation has no end: '('" "e2e4 d2d4" \
    '1. e4 *\n[Event "2"]\n1. e4 (1. e3\n\n[Event "3"]\n\n1. d4 *\n'
goes_on "a zero byte" "line 2: unexpected control character: '?'" "e2e4 d2d4" \
    '1. e4 *\n1. e4 \0 e5 *\n1. d4 *\n'
begins='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
lines_go_on() { # lines_go_on WHAT LINE TEXT: the same in our own format
    printf "$3" > some
    check "$1: the error" "trog: some, $2" "$("$trog" convert chess some 2>&1 >/dev/null)"
    check "$1: the other games" "1. e4 * 1. d4 *" "$("$trog" convert chess some 2>/dev/null | grep '^1' | xargs)"
}
lines_go_on "a bad line" "line 6: neither a move of this game nor a position: 'e2e5'" \
    "$begins\ne2e4\n\n$begins\nd2d4\ne2e5\nd7d5\n\n$begins\nd2d4\n"
lines_go_on "a zero byte in a line" "line 5: neither a move of this game nor a position: 'd2d4?'" \
    "$begins\ne2e4\n\n$begins\nd2d4\0\nd7d5\n\n$begins\nd2d4\n"
yes '1. e5 *' | head -n 1000 > some
check "twenty bad games give a line each" "21 trog: 980 more bad games in: 'some'" \
    "$("$trog" convert chess some 2>&1 | awk 'END { print NR, $0 }')"

# a disk with space for saves and nothing else
printf '\0\1' > boot
head -c 126 /dev/zero >> boot
"$tools/mkatr" disk.atr boot "SAVES.DAT=/dev/null:3250" > /dev/null
check "an empty disk" "" "$("$trog" saves disk.atr)"
"$trog" saves disk.atr put 2 chess a.pgn IMMORTAL
"$trog" saves disk.atr put 1 draughts a.pdn
printf '1. a2-a3 a5-a4 2. b2-b3 a4-b3 *\n' > mini
"$trog" saves disk.atr put 3 minichess mini Two
check "the list of saves" "1 DRAUGHTS move 5, saved 2 CHESS IMMORTAL move 7, over 3 MINICHES Two move 3, saved" \
    "$("$trog" saves disk.atr | xargs)"
check "a saved game is read back" "$("$trog" convert chess a.pgn --to pgn | grep '^1\. e4')" \
    "$("$trog" saves disk.atr get 2 | grep '^1\. e4')"
check "the other saved game is read back" \
    "1. a2a3 a5a4 2. b2b3 a4b3 *" "$("$trog" saves disk.atr get 3 | tail -n 2 | xargs)"
check "the disk is still valid" 0 "$("$tools/lsatr" -c disk.atr > /dev/null; echo $?)"
# the same after sector 1,023 of a large disk
"$tools/mkatr" -l large.atr boot LOW=/dev/null:43750 MIDDLE=/dev/null:80000 "SAVES.DAT=/dev/null:3250" > /dev/null
"$trog" saves large.atr put 2 chess a.pgn IMMORTAL
check "saving on a large disk" "2 CHESS IMMORTAL move 7, over" "$("$trog" saves large.atr | xargs)"
check "the saved game is read back from the large disk" \
    "$("$trog" saves disk.atr get 2)" "$("$trog" saves large.atr get 2)"
check "the large disk is still valid" 0 "$("$tools/lsatr" -c large.atr > /dev/null; echo $?)"
"$trog" saves disk.atr put 2 chess a.pgn again
check "a slot is overwritten" "2 CHESS again move 7, over" "$("$trog" saves disk.atr | grep '^2' | xargs)"
check "an empty slot" "trog: this slot is empty: '8' 2" "$(status saves disk.atr get 8)"
check "a slot that does not exist" \
    "trog: a slot to write is 1 to 3, or unfinished: '4' 2" "$(status saves disk.atr put 4 chess a.pgn)"
# as the unfinished game of its kind
cp disk.atr kept.atr
echo "8/8/8/4k3/8/8/8/KQ6 w - - 0 1" > position
"$trog" saves kept.atr put unfinished chess position
check "a position as unfinished game" "4 CHESS move 1, unfinished" "$("$trog" saves kept.atr | grep '^4' | xargs)"
"$trog" saves kept.atr put unfinished chess position
check "the same once more replaces nothing" 0 $?
check "another game would replace it" \
    "trog: no space without removing CHESS, move 1, which is unfinished (--replace removes it): 'kept.atr' 2" \
    "$(status saves kept.atr put unfinished chess a.pgn)"
check "the position is still there" '[FEN "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"]' \
    "$("$trog" saves kept.atr get 4 | grep FEN)"
"$trog" saves kept.atr put unfinished chess a.pgn --replace
check "replaced" "4 CHESS move 7, over" "$("$trog" saves kept.atr | grep '^4' | xargs)"
check "a file that is not a disk" "trog: not an ATR image of one of our disks: 'a.pgn' 2" "$(status saves a.pgn)"
cp disk.atr before.atr
for pawn in a b c d e; do
    for _ in $(seq 20); do
        echo "Nf3 Nf6 Ng1 Ng8"
    done
    echo "${pawn}3 ${pawn}6"
done > long
cp disk.atr full.atr
"$trog" saves full.atr put 1 chess long
check "a long game is read back complete" 410 \
    "$("$trog" saves full.atr get 1 | grep -v '^\[' | tr ' ' '\n' | grep -c '^[a-eN]')"
"$trog" saves full.atr put 3 chess long
check "no space for another game" "trog: No room left for saves: 'long' 2" \
    "$(status saves full.atr put 2 chess long)"
check "a bad game is refused" "trog: mini, line 1: No legal move there: 'a5-a4' 2" \
    "$(status saves disk.atr put 1 chess mini)"
check "a refused game leaves the disk unchanged" 0 "$(cmp -s before.atr disk.atr; echo $?)"
# Damage single bytes all over the saves: each gives a clear error message or a game.
offset=$("$tools/lsatr" disk.atr | awk '$1 == "SAVES.DAT" { print 16 + ($4 - 1) * 128 }')
bad=0
for at in $(seq 0 97 3300); do
    cp before.atr hurt.atr
    printf '\x5a' | dd of=hurt.atr bs=1 seek=$((offset + at)) conv=notrunc 2>/dev/null
    "$trog" saves hurt.atr get 2 > out 2> errors
    status=$?
    [ $status = 0 ] || { [ $status = 2 ] && [ "$(grep -c '^trog: ' errors)" = 1 ] && [ "$(wc -l < errors)" = 1 ]; } ||
        bad=$((bad + 1))
done
check "damaged saves give a message or a game" 0 $bad
finish
