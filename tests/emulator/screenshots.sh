#!/bin/bash
# screenshots.sh DISK.atr FOLDER: takes pictures of every screen, with real key presses: atari800 under Xvfb in real
# time, xdotool for the keys, import for the picture. Called by `make shots`. Arrow keys move the cursor; F2 OPTION, F3
# SELECT, F4 START.
# SPDX-License-Identifier: MIT
set -u
disk=$(realpath "$1")
mkdir -p "$2"
out=$(realpath "$2")
. "${0%/*}/real_keys.sh"
rules() { # the question mark
    shifted slash
    sleep 0.8
}
set_up() { # set_up LENGTH POSITION: typed over a text of LENGTH characters
    control e
    sleep 0.8
    control e
    for _ in $(seq "$1"); do key BackSpace; done
    typed "$2"
}
replace() { # answers yes: the game on the board is lost
    sleep 0.8
    key y
    sleep 1
}
list=${0%/*}/../../build/atari/trog/games.inc
game() { # game FILE: chooses it by its letter in the menu
    key "$(awk -F'"' -v file="$1" '$2 == file { printf "%c", 96 + NR }' "$list")"
}
shot() {
    import -window root "$out/$1.png"
    echo "$1"
}
# blinking NAME: the same for a mark that blinks, 16 frames on and 16 off: the larger of two pictures has more in it
blinking() {
    import -window root "$out/$1.png"
    sleep 0.27
    import -window root "$folder/off.png"
    [ "$(wc -c < "$folder/off.png")" -le "$(wc -c < "$out/$1.png")" ] || mv "$folder/off.png" "$out/$1.png"
    echo "$1"
}
# level PRESSES: presses SELECT. On a new disk a game starts at the second of eight time levels, hexapawn as Beginner;
# then come seven fixed depths, then Random moves and Beginner where a game has them, then the first level again.
level() {
    for _ in $(seq "$1"); do key F3; done
}

machine=(-xl -xl-rev altirra -ntsc)

start "${machine[@]}"
shot menu
key Down
shot menu-second

# hexapawn: start, a lifted pawn, refusal, command menu, rules, hint, a won game
game HEXAPAWN
sleep 3
shot hexapawn-second
key F2 F2 F2 # the player is White, and the computer's move is undone
sleep 2
control u
sleep 1
shot hexapawn-start
key Return # the cursor is on a pawn that can move
sleep 0.3
shot hexapawn-lifted
key Return
typed a1a3
shot hexapawn-refused
level 16
sleep 0.3
shot hexapawn-level
typed b1b2
shot hexapawn-middle
key Escape
sleep 0.4
shot hexapawn-list
key Right
sleep 0.3
shot hexapawn-list-second
key Escape
control h
sleep 4
blinking hexapawn-hint
rules
shot hexapawn-rules
key Escape
sleep 1
control f
sleep 1
shot hexapawn-flipped
control f
sleep 0.5
control q
sleep 1
shot hexapawn-question
key y
sleep 1.2
shot hexapawn-resigned

# noughts: the player loses
control x
sleep 3
shot menu-after-game
game NOUGHTS
sleep 2.5
shot noughts-start
typed 1
shot noughts-middle
typed 2
shot noughts-late
typed 8
sleep 1
typed 7 9
sleep 1
shot noughts-end
rules
shot noughts-rules
key Escape
control x
sleep 3

# connect4: thinking at level 8, a winning line
game CONNECT4
sleep 3
shot connect4-start
typed 4 3
shot connect4-middle
typed 3
level 6
key 1 Return
sleep 4
shot connect4-thinking
key space
sleep 1
rules
shot connect4-rules
key Escape
sleep 1
key F4 y
sleep 3
level 8
typed 1 7 1 7 1 7 2 2 2
sleep 2
shot connect4-end
sleep 0.3
shot connect4-end-blink
stop

start "${machine[@]}"
# race: its first rolls, the end of a turn
game RACE
sleep 6
shot race-start
for _ in $(seq 24); do # rolls and moves
    key Return
    sleep 1
done
shot race-middle
control x
sleep 4
# warp trog, draughts, reversi: a lifted piece, kings and a choice of jumps, a hint, a pass
game WARPTROG
sleep 4.5
key Right Right Return # from the first Valg to the Trog
sleep 0.3
shot warptrog-lifted
control x
sleep 4
game DRAUGHTS
sleep 4.5
typed 11-15
sleep 3
level 14
shot draughts-middle
set_up 95 b:w11,k3,18,19,25,26,30,32:b5,6,8,12,14,k29
replace
sleep 5
key Return
sleep 0.4
shot draughts-lifted
control x
sleep 4
game REVERSI
sleep 4.5
shot reversi-start
typed d3 c4 c6
sleep 1
control h
sleep 1
shot reversi-thinking
sleep 4
blinking reversi-hint
rules
shot reversi-rules
key Escape
sleep 1
set_up 70 'xoooooooxoooxooooxxxxoxxoxxxooxxoxxoooxxxxxxxxxx-xxxxx-x-ooo-xxx x'
replace
sleep 4
shot reversi-pass
control x
sleep 4
game NOUGHTS3
sleep 4.5
shot noughts3d-start
set_up 75 'x---------x-oo-o/-----x----------/----------x-----/---------------o x'
sleep 1
shot noughts3d-three
typed 1c4
sleep 9
shot noughts3d-thought
control x
sleep 4
game MINICHES
sleep 4.5
shot minichess-start
typed c2c3
sleep 5
key Return
sleep 0.4
shot minichess-lifted
key Escape
control h
sleep 5
blinking minichess-hint
rules
shot minichess-rules
stop

start -xl -xl-rev altirra -pal
shot pal-menu
game HEXAPAWN
sleep 3
shot pal-hexapawn
control x
sleep 3
game NOUGHTS
sleep 2.5
typed 1
shot pal-noughts
control x
sleep 3
game CONNECT4
sleep 3
typed 4 4
shot pal-connect4
control x
sleep 3
game RACE
sleep 6
shot pal-race
control x
sleep 3
game WARPTROG
sleep 4.5
shot pal-warptrog
control x
sleep 3
game NOUGHTS3
sleep 4.5
typed 2b2
shot pal-noughts3d
control x
sleep 3
game MINICHES
sleep 4.5
typed c2c3
shot pal-minichess
control x
sleep 3
game DRAUGHTS
sleep 4.5
shot pal-draughts
control x
sleep 3
game REVERSI
sleep 4.5
shot pal-reversi
stop

# chess: start, a lifted piece, check, mate, its list of moves, the command menu, setting up
for system in ntsc pal; do
    start -xl -xl-rev altirra -$system
    game CHESS
    sleep 4
    shot $system-chess-start
    key F2 F2 F2 # two people
    sleep 2
    key Right Right Right Right Return # from the first pawn to e2
    sleep 0.5
    shot $system-chess-lifted
    key Up Up Return
    sleep 1
    typed f7f6 d1h5
    sleep 0.2
    shot $system-chess-check
    typed g7g6 h5g6 h7g6
    shot $system-chess-taken
    key F4 y
    sleep 2
    typed f2f3 e7e5 g2g4 d8h4
    shot $system-chess-mate
    control g
    sleep 1.5
    shot $system-chess-moves
    key Escape
    sleep 1
    key Escape
    sleep 1
    shot $system-chess-commands
    key Escape
    sleep 1
    rules
    shot $system-chess-rules
    key Escape
    sleep 1
    control o # the list of openings, the trainer, leaving its line
    sleep 2
    shot $system-chess-openings
    key Right Return
    sleep 1
    key Return
    sleep 1.5
    typed e2e4
    shot $system-chess-lesson
    typed h2h4
    shot $system-chess-lesson-left
    stop
done

# setting up with the cursor
start -atari -ntsc
game HEXAPAWN
sleep 3
control e
sleep 1
key Down space space Left
sleep 0.3
shot hexapawn-set-up
key Return
stop

# Pictures that only the documents use (docs/pictures/update.sh): other games, a lesson, the workshop.
start "${machine[@]}"
key 0 # the lessons
sleep 2
key Return
sleep 2
key Return Return
sleep 0.5
shot lessons-task
key Escape Escape
sleep 1
game MATCHBOX
sleep 4.5
key F2 F2 # the computer plays both sides
sleep 35
shot matchbox-learns
control x
sleep 4
game MORRIS
sleep 5
typed d2 f4 a7 g1
sleep 5
shot morris
control x
sleep 4
game GOMOKU
sleep 5
typed h8 i9 g9 h10
sleep 5
shot gomoku
control x
sleep 4
game QUEVEDO
sleep 5
typed d3e2
sleep 4
shot quevedo
control x
sleep 4
game BREAKTHR
sleep 5
typed d2d3 e2e3
sleep 8
typed d3d4
sleep 8
key Return # the pawn is under the cursor
sleep 0.5
shot breakthrough-lifted
control x
sleep 4
game BACKGAMM
sleep 8
key Return # the dice
sleep 4
shot backgammon
control x
sleep 4
game CONNECT4
sleep 4
typed 4
sleep 4
control t
sleep 2
key Up Up Return # depth 5 is that of the game
sleep 30
shot workshop
stop

start "${machine[@]}"
game NOUGHTS3
sleep 5
typed 1c4 2b2 2c3 3b3
sleep 8
shot noughts3d
stop

start "${machine[@]}"
game MINICHES
sleep 5
typed c2c3
sleep 5
key Return # the knight is under the cursor
sleep 0.5
shot minichess-lifted
control x
sleep 4
game DRAUGHTS
sleep 5
set_up 110 b:w11,k3,18,19,25,26,30,32:b5,6,8,12,14,k29
sleep 6
key Return # a man that can move is under the cursor
sleep 0.5
shot draughts-lifted
control x
sleep 4
game STARCHES
sleep 9
key F2 Right Return # four computers
sleep 60
shot starchess
stop

# Chess against the computer, in an opening with a name: a bishop is lifted. The first game of a newcomer shows hints
# about the stick in place of the name, so another one ends before.
start "${machine[@]}"
game NOUGHTS
sleep 3
typed 5
control q
sleep 1
key y
sleep 6
control x
sleep 15 # for what is read in the menu
game CHESS
sleep 20
typed e2e4
sleep 5
key Right Right Right Right Right Down Return # from the first pawn to the bishop
sleep 0.5
shot chess-lifted
