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
        "$(sed -n "s/^( ) $reply|X plays \([0-9]\), and wins$/\1/p" "$text") 1"
done
check "1 5 is a draw" +0 \
    "$("$trog" best noughts "$("$trog" after noughts 1 5 | tail -1)" --depth 9 --without book | cut -d' ' -f2)"

# in the lesson's position one move wins at once
check "the move that wins in hexapawn" "b2-c3 win" \
    "$("$trog" best hexapawn "$("$trog" after hexapawn b1b2 a3a2 | tail -1)" --depth 1 --without book |
    sed 's/^\(..\)\(..\) win-in-1 .*/\1-\2 win/')"
check "it is the right answer" 1 "$(says '^(x) b2-c3|')"

# the picture of the network of backgammon: unit 18, checkers of the other side on its points 13 to 24 and 12 to 1
picture() { # picture N: the weights of its checker number N (0: the first) as characters
    awk -v checker="$1" '
        /backgammon_rows\[/ { on = 1; next }
        on && /^};/ { exit }
        on {
            gsub(/[{};]/, "")
            n = split($0, a, ",")
            for (i = 1; i <= n; i++) if (a[i] ~ /[0-9]/) weight[count++] = a[i]
        }
        END {
            for (row = 0; row < 2; row++) for (column = 0; column < 12; column++) {
                place = row ? 12 - column : 13 + column
                w = weight[(104 + place * 4 + checker) * 24 + 18] - 128
                sign = (w >= 16) ? "#" : (w >= 6) ? "+" : (w <= -16) ? "=" : (w <= -6) ? "-" : "."
                printf("%s%s", sign, (column < 11) ? " " : row ? "\n" : " / ")
            }
        }' src/games/backgammon/weights.c
}
shown() { # shown N: the Nth picture of the lesson, from 0
    sed 's/{[0-9]*:\(.\)}/\1/g' "$text" | awk -v n="$1" '
        /^ 13 [.#+=-] / && seen++ == n { on = 1 }
        on {
            gsub(/^ 1[23] |  ?(24|1)$/, "")
            gsub(/  +/, " ")
            printf "%s%s", $0, on == 1 ? " / " : "\n"
            if (on++ == 2) exit
        }'
}
check "weights of a first checker" "$(picture 0)" "$(shown 0)"
check "weights of a second checker" "$(picture 1)" "$(shown 1)"
check "the weight of this unit in the result" -29 \
    "$(sed -n '/backgammon_out\[/,/^}/p' src/games/backgammon/weights.c | sed 1d | tr -d ' \n};' | cut -d, -f19)"
check "the lesson has it" 1 "$(says 'times -29:')"

# Dates: El Ajedrecista was built in 1912 and shown in 1914. The matchboxes for noughts and crosses date from 1961,
# those for hexapawn from 1962.
check "no text dates the automaton to 1890" "" "$(grep -rlw 1890 README.md Makefile disk src tools tests/RESULTS.md)"
check "the lessons date the automaton to 1912" 1 "$(says '^In 1912 Quevedo')"
check "the automaton's help dates it to 1912" 1 "$(grep -c 'built in 1912' src/games/quevedo/rules.txt)"
check "the dates in the help of the matchboxes" 2 \
    "$(grep -c "Martin Gardner described the boxes of hexapawn in 1962\|Donald Michie's MENACE of 1961" \
    src/games/matchbox/rules.txt)"
finish
