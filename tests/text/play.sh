#!/bin/bash
# play.sh TROG: a game in a terminal, the verb `after`, and the help of the command.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$1
export ASAN_OPTIONS=detect_leaks=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
play() { # play GAME LINE...: prints the output without prompts
    local game=$1
    shift
    printf '%s\n' two "$@" quit | "$trog" play "$game" | sed 's/^\([A-Z][a-z]*> \)*//'
}

check "the last move is shown" "last move: 1... e7e5" "$(play chess e2e4 e7e5 | grep '^last' | tail -n 1)"
check "the list of moves" "1. e2e4 e7e5|2. g1f3" "$(play chess e2e4 e7e5 g1f3 list | tail -n 2 | paste -sd'|')"
check "redo" "last move: 1. e2e4" "$(play chess e2e4 undo redo | grep '^last' | tail -n 1)"
check "nothing to redo" 1 "$(play chess redo | grep -c '^Nothing to redo')"
check "the flipped board" "r n b k q b n r 8" "$(play chess turn | grep ' 8$')"
check "coordinates stay when the board is flipped" " w w w w 29" "$(play draughts turn | grep ' 29$')"
check "changing the level" 1 "$(play chess 'level 3' | grep -c '^Level 3: about 1.5 seconds on an Atari.')"
check "a level that is a style of play" 1 "$(play matchbox 'level 3' | grep -c '^Level 3: sets traps.')"
check "a level of the automaton" 1 "$(play quevedo 'level 4' | grep -c '^Level 4: always mates.')"
check "a level that searches" 1 "$(play quevedo 'level 5' | grep -c '^Level 5: about 7.0 seconds on an Atari.')"
check "a level that does not exist" 1 "$(play chess 'level 9' | grep -c '^A level is 1 to 8.')"
check "random moves" 1 "$(play noughts 'level random' | grep -c '^Random moves.')"
check "level Beginner" 1 "$(play noughts 'level beginner' | grep -c '^Beginner.')"
check "chess has no weak players" 1 "$(play chess 'level random' | grep -c '^A level is 1 to 8.')"
check "Beginner takes a win" "3 win-in-1" \
    "$("$trog" best noughts 'XX-OO---- X' --level beginner --seed 5 | cut -d " " -f 1,2)"
check "Beginner stops a win" 6 "$("$trog" best noughts 'X--OO---X X' --level beginner --seed 9 | cut -d ' ' -f 1)"
check "random moves differ by seed" "1 2 3 4 5 6 7 8 9" \
    "$(for seed in $(seq 60); do
        "$trog" best noughts --level random --seed $((seed * 77)) --without solver |
        cut -d ' ' -f 1;
        done | sort -u | xargs)"
# Star Chess: what three computers do is one report, after which the board is shown once
round() { printf '%s\n' two 'computer 2' 'computer 3' 'computer 4' 'level 2' end end end quit; }
check "one board a round" "1 1" "$(round | "$trog" play starchess |
    awk '/^(Gold> )*Gold plays/ { bad = 1 } / plays end$/ { ends++ } /^Turn 2 of 80/ { boards++ }
        END { print (ends >= 3) " " boards + 0 }')"
check "resigning" 1 "$(play chess resign | grep -c '^Black wins: the other side resigned.')"
check "no move after resigning" 1 "$(play chess resign e2e4 | grep -c 'The game is over')"
check "resigning can be undone" "last move: 1. e2e4" "$(play chess resign undo e2e4 | grep '^last')"
play draughts 11-15 23-18 "save $folder/a" > /dev/null
check "saving to a file" "$(printf '%s\n' 11-15 23-18)" "$(tail -n 2 "$folder/a")"
check "loading from a file" "1. 11-15 23-18" "$(play draughts "load $folder/a" list | grep '^1\.')"
check "a loaded game can be undone" "1. 11-15" "$(play draughts "load $folder/a" undo list | grep '^1\.')"
check "a file of another game is refused" 1 \
    "$(play chess e2e4 "load $folder/a" | grep -c 'Not a saved game of this kind')"
check "a file that does not exist" 1 "$(play chess "load $folder/b" | grep -c 'No such file')"
check "a folder that does not exist" 1 "$(play chess "save $folder/b/c" | grep -c 'Cannot write this file')"
check "the rules have no markup and no Atari keys" 0 "$(play chess rules | grep -c '#\|CTRL')"
check "the rules have their headings" 1 "$(play chess rules | grep -c '^PIECES$')"
check "no line is longer than the terminal" 0 "$(play chess rules | awk 'length > 78' | wc -l)"
check "help" 1 "$(play chess help | grep -c '^undo, redo')"

for game in $("$trog" games); do
    golden="${0%/*}/../golden/$game.txt"
    [ -e "$golden" ] || continue
    grep -q '^[^#].*[0-9]@\|warp' "$golden" && continue # skip games with chance moves
    mapfile -t words < <(sed -n 's/^from | //p; t; s/^\([^#|]*[^ |]\) *|.*/\1/p' "$golden")
    check "$game: the golden game in one command" "$(sed -n '/^from /d; s/^[^#|]*| *//p' "$golden")" \
        "$("$trog" after "$game" "${words[@]}")"
done
check "after a position" 44334 "$("$trog" after connect4 4433 4)"
check "after with other rules" 1 "$("$trog" after hexapawn --rule stalemate=draw b1b2 | wc -l)"
refuse() { # refuse WORDS ARGUMENT...: status 2 and a line with WORDS
    local words=$1 said status
    shift
    said=$("$trog" "$@" 2>&1 > /dev/null)
    status=$?
    check "trog $* is refused: '$said'" "2 1" "$status $(echo "$said" | grep -c -- "$words")"
}
refuse 'missing move after' after chess
refuse 'neither a legal move nor a position' after chess e2e5
refuse 'e2e4' after chess e2e4 e2e4
refuse 'hexapawn noughts' moves checkers
refuse 'moves perft divide after' fly

check "--help" "$("$trog" help)" "$("$trog" -h)"
check "--help lists every verb" 18 "$("$trog" --help | grep -c '^trog ')"
for verb in games moves perft divide after best match bench play opening uci gtp imcs convert saves gnubg serve; do
    check "$verb --help" 1 "$("$trog" $verb --help | grep -c "^trog $verb")"
done
check "--version" 1 "$("$trog" --version | grep -c '^Trog & Friends [0-9]')"
check "game names in any letter case" "$("$trog" moves chess)" "$("$trog" moves Chess)"
check "no progress display in a pipe" "" \
    "$("$trog" match noughts --first level=1 --second level=1 --games 4 2>&1 > /dev/null)"
finish
