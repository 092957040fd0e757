# shellcheck shell=bash
# Part of tools.sh: mkbook, by what it says that a book plays.

# plays TEXT MOVES: the replies to these moves, with their weights
plays() {
    mkbook chess "$1" - | sed -n "s/^$2 > //p"
}

# A mark is the move's. The Caro-Kann and a gambit meet in one position: 2...d5 is good, 2...c6 is not, and the position
# that has it is left out, being of fewer lines; it is found by thinking.
cat >few.txt <<'END'
Caro-Kann: e4 c6 d4 d5
  Nc3 dxe4
  e5 Bf5
Gambit: d4 d5 e4
d4 d5 e4 > c6?
END
same "a good move into a position that a bad one leads to" "$(plays few.txt 'e2e4 c7c6 d2d4')" "d7d5=9"
same "the bad one, where fewer lines go" "$(plays few.txt 'd2d4 d7d5 e2e4')" ""

# ... where more lines go through the gambit, the position that both lead to loses its weight
cat few.txt - >many.txt <<'END'
Gambit, taken: d4 d5 e4 dxe4
  Nc3 Nf6
  Nc3 e5
  Bc4 Nf6
END
same "the bad one, where more lines go" "$(plays many.txt 'd2d4 d7d5 e2e4')" "d5e4=9"
same "the good one gives way" "$(plays many.txt 'e2e4 c7c6 d2d4')" ""

# marks in a line: not played; now and then, and then the position behind it gives way to any other
cat >marks.txt <<'END'
Open Game: e4 e5
  Nf3 Nc6
  Bc4 Nf6
  f3? d5
  d4?! exd4
END
same "marks in a line" "$(plays marks.txt 'e2e4 e7e5')" "d2d4=1 g1f3=9 f1c4=9"
same "what is not played is answered" "$(plays marks.txt 'e2e4 e7e5 f2f3')" "d7d5=9"
printf 'e4 e5 > Nf3? Bc4=3\n' >replies.txt
same "a reply that is refused" "$(plays replies.txt 'e2e4 e7e5')" "f1c4=3"
refuses "a weight that is none" "a weight is 1, 3 or 9" mkbook chess <(echo 'e4 > e5=2') none
refuses "no arguments to mkbook" "usage" mkbook
