#!/usr/bin/env bash
# lessons.sh BUILD: the numbers in the lessons are those the program computes: counts of boards, replies, winners.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1/host/trog
text=src/shell/lessons/lessons.txt
says() { # says TEXT: 1 if the lessons contain it
    grep -c -- "$1" "$text" | sed 's/^[1-9].*/1/'
}
nodes() { # nodes GAME TECHNIQUES: nodes of a search without these
    "$trog" best "$1" --depth 9 --without "$2" | awk '{ print $4 }'
}
plain=deepening,hash,killers,history,pvs,book,haste,twos

all=$(nodes noughts $plain,rank,alphabeta)
cut=$(nodes noughts $plain,rank)
ordered=$(nodes noughts $plain)
check "boards of the full tree of noughts" 1 "$(says "^every branch *$all boards$")"
# The search tries one first move of each kind: corner, edge and centre. Count the boards after these and after all
# nine.
boards=$(for depth in 1 2 3 4 5 6 7 8 9; do "$trog" divide noughts $depth; done |
    awk 'NF == 2 { all += $2 } $1 == 1 || $1 == 2 || $1 == 5 { some += $2 } END { print some, all }')
check "boards after three first moves, and after all nine" "$all 549945" "$boards"
check "the lessons say that three first moves stand for all" 1 "$(says '^By symmetry three first moves$')"
check "boards with alpha-beta" 1 "$(says "^with the cut *$cut boards$")"
check "boards in the order of the squares" 1 "$(says "^in order of squares *$cut$")"
check "boards with good move ordering" 1 "$(says "^centre and lines *$ordered$")"

# the tree of hexapawn: its leaves, and the winner of each line
check "leaves of two plies" "$("$trog" perft hexapawn 2)" "$(sed -n 's/^\[x\] \([0-9]*\)|.*3 + 4 + 3$/\1/p' "$text")"
for first in a1a2 b1b2 c1c2; do
    position=$("$trog" after hexapawn $first | tail -1)
    check "replies to $first" "$("$trog" moves hexapawn "$position" | xargs)" \
        "$(awk -v first=$first \
        '/^You +Trog/ { on = 1 } /^--/ { on = 0 } on && /-\+-/ { mine = $1 == first }
            on && mine { print $(/-\+-/ ? 3 : 2) }' "$text" | sort | xargs)"
done
worth() { # worth MOVES: + the first side wins, - it loses
    "$trog" best hexapawn "$("$trog" after hexapawn "$@" | tail -1)" --depth 12 | awk '{ print $2 ~ /win/ ? "+" : "-" }'
}
# a row may list two replies: "b1b2 -+- a3b2, c3b2  -"
for line in 'a1a2 b3a2' 'a1a2 b3b2' 'a1a2 c3c2' 'b1b2 a3a2' 'b1b2 a3b2' 'b1b2 c3b2' 'b1b2 c3c2' 'c1c2 a3a2' \
    'c1c2 b3b2' 'c1c2 b3c2'; do
    check "the winner after $line" "$(worth $line)" "$(awk -v first="${line% *}" -v reply="${line#* }" \
        '/^\+ you win/ { on = 1 } /^--/ { on = 0 } on && /-\+-/ { mine = $1 == first }
            on && mine && $0 ~ "- .*" reply { print $NF }' "$text")"
done

# after a first move in the corner only one reply holds the draw
for reply in 2 3 9; do
    check "the winning answer to 1 $reply" \
        "$("$trog" best noughts "$("$trog" after noughts 1 $reply | tail -1)" --depth 9 --without book |
        awk '{ print $1, $2 ~ /win/ }')" \
        "$(sed -n "s/^\[ \] $reply|X plays \([0-9]\), and wins$/\1/p" "$text") 1"
done
check "1 5 is a draw" +0 \
    "$("$trog" best noughts "$("$trog" after noughts 1 5 | tail -1)" --depth 9 --without book | cut -d' ' -f2)"

# Dates: El Ajedrecista was built in 1912 and shown in 1914. The matchboxes for noughts and crosses date from 1961,
# those for hexapawn from 1962.
check "no text dates the automaton to 1890" "" "$(grep -rlw 1890 README.md Makefile disk src tools tests/RESULTS.md)"
check "the lessons date the automaton to 1912" 1 "$(says '^In 1912 Quevedo')"
check "the automaton's help dates it to 1912" 1 "$(grep -c 'built in 1912' src/games/quevedo/rules.txt)"
check "the dates in the help of the matchboxes" 2 \
    "$(grep -c "Martin Gardner described the boxes of hexapawn in 1962\|Donald Michie's MENACE of 1961" \
    src/games/matchbox/rules.txt)"
finish
