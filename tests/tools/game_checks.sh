# shellcheck shell=bash
# game_checks.sh: tests tools/build/game.awk on the game.txt of noughts and on damaged ones. Sourced by tools.sh.
# shellcheck disable=SC2154 # root and work come from tools.sh
# SPDX-License-Identifier: MIT

# facts WANT [OPTION...]: what game.awk makes of pond/game.txt
facts() {
    (cd "$root" && awk -v want="$1" "${@:2}" -f tools/build/struct.awk -f tools/build/game.awk "$work/pond/game.txt")
}
# changed SCRIPT: pond/game.txt is that of noughts without lines that need no test here, edited by sed
changed() {
    sed '/^colours/d; /^sounds/d; /^compare_depth/d' "$root/src/games/noughts/game.txt" | sed "$1" >pond/game.txt
}
# damaged WORDS SCRIPT: a game.txt that is refused with these words
damaged() {
    changed "$2"
    refuses "game.txt, $2" "$1" facts info
}
# member NAME: the value of a member in the GameInfo of pond/game.txt
member() { facts info | sed -n "s,^    \(.*[^ ,]\)\,* /\* $1 \*/\$,\1,p"; }

mkdir -p pond
changed ''
succeeds "the game.txt of noughts" facts info
same "name" "$(member name)" '"pond"'
same "title" "$(member title)" TEXT_TITLE
same "sides" "$(member sides)" 2
same "side_names" "$(member side_names)" '{ TEXT_FIRST_SIDE, TEXT_SECOND_SIDE }'
same "weak players" "$(member find_move) $(member has_weak_players)" "weak_players_find_move 1"
same "no variants" "$(member rules)" 0
same "entry of the menu" "$(facts entry -v file=POND)" \
    'GAME("POND", 1578, 0, 0, 2, 0, 0, "       Noughts & Crosses    3x3")'
same "memory" "$(facts assemble)" "-D LISTS=1 -D REPETITION=0 -D MOVES=9 -D TEXT=12"
same "addresses" "$(facts link -v start=1000 | tr ' ' '\n' | grep -c =)" 9
changed 's/^title .*/title "POND"/; s/^sides .*/sides "A" B "The third"/; s/^weak_players.*/prune pond_prune/
    /^lists/d; /^moves/d; /^text/d; $a repetition\nvariant LONG size=long\nvariant SHORT size=short'
same "texts in quotes" "$(member title) $(member side_names)" '"POND" { "A", TEXT_B, "The third" }'
same "a function is declared" "$(facts info | grep -c '^uint8_t pond_prune(void);$')" 1
printf 'static uint8_t pond_prune(void)\n{\n' >pond/info.c
same "a static function of info.c is not" "$(facts info | grep -c '^uint8_t pond_prune(void);$')" 0
rm pond/info.c
same "variants" "$(facts info | grep -c '"\\0size=')" 2
same "without lines the memory is the largest" "$(facts assemble)" "-D LISTS=3 -D REPETITION=1 -D MOVES=512 -D TEXT=512"

touch pond/view_help.c pond/view_report.c
changed '$a overlay help view_help.c\noverlay news view_report.c'
same "numbers of its overlays" "$(facts view | grep -v '^/')" "#define GAME_OVERLAY_HELP 0
#define GAME_OVERLAY_NEWS 1"
same "memory of its overlays" "$(facts config | grep -c 'NEWS.*: load = NEWS')" 3
same "names of its overlays" "$(facts names | grep -c 'asciiz "\(HELP\|NEWS\)"')" 2
changed '$a colours 34 2C 00 1E C8 9A'
same "colours, those for PAL too" "$(facts view | tail -n 1)" \
    "#define FRAME_COLOURS { { 0x34, 0x2C, 0x00, 0x1E, 0xC8, 0x9A }, { 0x14, 0xEC, 0x00, 0xFE, 0xB8, 0x8A } }"
changed ''
same "no overlays" "$(facts config)" ""

damaged "pond/game.txt:10: unknown word 'bench_dept'" 's/^bench_depth/bench_dept/'
damaged "pond/game.txt:10: 'bench_depth' needs a value" 's/^bench_depth.*/bench_depth/'
damaged "pond/game.txt:17: the line 'cycles' is missing" '/^cycles/d; $a second'
damaged "pond/game.txt:18: 'lists' stands here for the second time" '$a lists 1'
damaged "pond/game.txt:13: lists is 1 to 3, not '4'" 's/^lists.*/lists 4/'
damaged "pond/game.txt:14: moves is 1 to 512, not 'many'" 's/^moves.*/moves many/'
damaged "pond/game.txt:15: text is 1 to 511, not '512'" 's/^text.*/text 512/'
damaged "pond/game.txt:17: 'perfect' has no value: 'yes'" 's/^perfect/perfect yes/'
damaged "pond/game.txt:18: 'weak_players' brings" '/^weak_players/d; $a find_move pond\nweak_players 1'
damaged "pond/game.txt:18: six colours of two hexadecimal digits, or" '$a colours 34 2C 00 1E C8'
damaged "pond/game.txt:18: six colours of two hexadecimal digits, or" '$a colours 34 2C 00 1E C8 9B'
damaged "pond/game.txt:18: 'prune' needs the name of a function: '1'" '$a prune 1'
damaged "pond/game.txt:2: the name has more than 17 characters" 's/^menu.*/menu Noughts and Crosses/'
damaged "pond/game.txt:3: the size of the board is not like 8x8" 's/^board.*/board large/'
damaged "pond/game.txt:6: 2 to 4 sides" 's/^sides.*/sides FIRST_SIDE/'
damaged "pond/game.txt:6: not the name of a text" 's/^sides.*/sides white black/'
damaged "pond/game.txt:18: a variant is" '$a variant LONG long'
damaged "pond/game.txt:18: unknown word 'nodes_per_time'" '$a nodes_per_time 3'
damaged "pond/game.txt:18: 'cut' follows 'cycles' and 'fall'" '$a cut 3'
damaged "pond/game.txt:19: cut is 1 to 50, not '51'" '$a fall 3\ncut 51'
damaged "pond/game.txt:17: blanks" 's/^perfect/perfect /'
damaged "pond/game.txt:18: there is no file 'view_halp.c'" '$a overlay help view_halp.c'
damaged "pond/game.txt:18: 'view_help.c' is in the overlay 'help' already" '$a overlay help view_help.c view_help.c'
damaged "pond/game.txt:19: 'view_help.c' is in the overlay 'help' already" \
    '$a overlay help view_help.c\noverlay news view_help.c'
damaged "pond/game.txt:19: there is an overlay 'help' already" \
    '$a overlay help view_help.c\noverlay help view_report.c'
damaged "pond/game.txt:18: the overlay 'help' has no files" '$a overlay help'
damaged "pond/game.txt:18: the name of an overlay is" '$a overlay help-page view_help.c'
damaged "pond/game.txt:18: an overlay consists of C files of the game" '$a overlay help rules.h'
