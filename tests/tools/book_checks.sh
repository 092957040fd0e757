# shellcheck shell=bash
# book_checks.sh: tests mkbook by the moves a book plays. Sourced by tools.sh.
# SPDX-License-Identifier: MIT

# plays TEXT MOVES: prints the replies to these moves, with their weights
plays() {
    mkbook chess "$1" - | sed -n "s/^$2 > //p"
}

# An annotation belongs to the move. The Caro-Kann and a gambit reach the same position: 2...d5 is good, 2...c6 is not.
# The position that has the bad move is left out, because fewer lines lead to it; the engine then searches.
cat >few.txt <<'END'
Caro-Kann: e4 c6 d4 d5
  Nc3 dxe4
  e5 Bf5
Gambit: d4 d5 e4
d4 d5 e4 > c6?
END
same "a good move into a position that a bad one leads to" "$(plays few.txt 'e2e4 c7c6 d2d4')" "d7d5=9"
same "the bad move, on the path with fewer lines" "$(plays few.txt 'd2d4 d7d5 e2e4')" ""

# If more lines go through the gambit, the common position loses its weight.
cat few.txt - >many.txt <<'END'
Gambit, taken: d4 d5 e4 dxe4
  Nc3 Nf6
  Nc3 e5
  Bc4 Nf6
END
same "the bad move, on the path with more lines" "$(plays many.txt 'd2d4 d7d5 e2e4')" "d5e4=9"
same "then the good move is left out" "$(plays many.txt 'e2e4 c7c6 d2d4')" ""

# Annotations in a line: ? marks a move that is not played, ?! a move that is played now and then (weight 1).
cat >marks.txt <<'END'
Open Game: e4 e5
  Nf3 Nc6
  Bc4 Nf6
  f3? d5
  d4?! exd4
END
same "annotations in a line" "$(plays marks.txt 'e2e4 e7e5')" "d2d4=1 g1f3=9 f1c4=9"
same "a move that is not played is answered" "$(plays marks.txt 'e2e4 e7e5 f2f3')" "d7d5=9"
printf 'e4 e5 > Nf3? Bc4=3\n' >replies.txt
same "a reply that is not played" "$(plays replies.txt 'e2e4 e7e5')" "f1c4=3"
refuses "an invalid weight" "a weight is 1, 3 or 9" mkbook chess <(echo 'e4 > e5=2') none
refuses "no arguments to mkbook" "usage" mkbook
