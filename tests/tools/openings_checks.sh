# shellcheck shell=bash
# openings_checks.sh: tests mkopenings by reading the tree back: kind, nodes (low, high), a byte per move, a byte per
# key, names. Sourced by tools.sh.
# shellcheck disable=SC2154 # root comes from tools.sh
# SPDX-License-Identifier: MIT

# Named openings: one of a single move; one that continues it and has unnamed moves after it; one that branches off.
cat >small.txt <<'END'
# names stand before their moves
King's Pawn: e4
Open Game: e4 e5
  Nf3 Nc6 Bb5
Open Game, Vienna: e4 e5 Nc3
END
succeeds "mkopenings" mkopenings chess small.txt small.opn 100
same "its output" "$(cat out)" "openings chess: 6 moves, 3 names, $(wc -c <small.opn) bytes"
same "kind and nodes" "$(peek small.opn 0 3)" "00 06 00"
# bits 7 and 6 of the moves e4, e5, Nf3, Nc6, Bb5 and Nc3; the last two are leaves without a further sibling
moves=$(for n in 3 4 5 6 7 8; do printf '%d ' $((0x$(peek small.opn $n 1) >> 6)); done)
same "the shape of the tree" "$moves" "1 1 0 1 3 3 "
same "names share letters" "$(tail -c +16 small.opn | LC_ALL=C tr '\200-\377' '\000-\177' | tr -d '\000')" \
    "$(printf '\001%s\001%s\004\011%s' "King's Pawn" "Open Game" ", Vienna")"

# with one byte less, the tree is cut to the plies that fit
succeeds "mkopenings, less space" mkopenings chess small.txt less.opn $(($(wc -c <small.opn) - 1))
same "a line is cut" "$(peek less.opn 0 3)" "00 05 00"
# with far fewer, openings that few lines lead to are left out
succeeds "mkopenings, space for one" mkopenings chess small.txt one.opn 20
same "one opening is left" "$(cat out)" "openings chess: 1 moves, 1 names, 19 bytes"
refuses "not enough space" "do not fit into BYTES" mkopenings chess small.txt none.opn 18
refuses "no openings" "no openings in" mkopenings chess "$root/books/noughts.txt.none" none.opn 100
printf 'Bad: e4 e4\n' >bad.txt
refuses "an illegal move" "line 1" mkopenings chess bad.txt none.opn 100
refuses "no arguments to mkopenings" "usage" mkopenings

# what several names contain is stored once: "Vienna Gambit" is a word, in the names byte 16
printf 'Open Vienna Gambit: e4 e5\nThe Vienna Gambit: e4 c5\nVienna Gambit: d4\nMore: d4 d5\n' >words.txt
succeeds "mkopenings, words" mkopenings chess words.txt words.opn 100
same "words" "$(tail -c +14 words.opn | LC_ALL=C tr '\200-\377' '\000-\177' | tr -d '\000')" \
    "$(printf '\015%s\002%s\020\001%s\020\001\020\001%s' "Vienna Gambit" "Open " "The " More)"

# three-move ballots: moves without names, each a leaf
printf '# three\n9-13 21-17 5-9\n9-13 21-17 6-9\n9-13 22-17 13x22\n' >three.ballots
succeeds "mkopenings ballots" mkopenings draughts three.ballots three.opn 100
same "ballots, kind and nodes" "$(peek three.opn 0 3)" "01 06 00"
moves=$(for n in 3 4 5 6 7 8; do printf '%d ' $((0x$(peek three.opn $n 1) >> 6)); done)
same "ballots, the tree" "$moves" "1 0 2 3 1 3 "
printf '9-13 9-13\n' >wrong.ballots
refuses "an illegal ballot" "9-13" mkopenings draughts wrong.ballots none.opn 100
same "our ballots" "$(mkopenings draughts "$root/books/draughts.ballots" all.opn 2000 | cut -d, -f1)" \
    "openings draughts: 209 moves"
names=$(mkopenings chess "$root/books/chess.txt" chess.opn 2900 | sed 's/.* moves, \([0-9]*\) names.*/\1/')
same "our names" "$((names >= 30))" 1
