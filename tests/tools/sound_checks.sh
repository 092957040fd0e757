# shellcheck shell=bash
# sound_checks.sh: tests tools/build/sounds.awk: damaged texts, and that every game has the sounds that its view plays.
# Sourced by tools.sh.
# shellcheck disable=SC2154 # root and work come from tools.sh
# SPDX-License-Identifier: MIT

# table GAME.TXT: the table of a game
table() { (cd "$root" && awk -f tools/build/sounds.awk src/plat/screen.h "$work/sounds.txt" "$1"); }
kernel() { (cd "$root" && awk -v want=kernel -f tools/build/sounds.awk src/plat/screen.h "$work/sounds.txt"); }
# damaged_sound WORDS SCRIPT: a sounds.txt, edited by sed, that is refused with these words
damaged_sound() {
    sed "$2" "$root/src/sounds/sounds.txt" >sounds.txt
    refuses "sounds.txt, $2" "$1" kernel
}

cp "$root/src/sounds/sounds.txt" sounds.txt
succeeds "the sounds of the kernel" kernel
for folder in "$root"/src/games/*/; do
    game=$(basename "$folder")
    table "src/games/$game/game.txt" >table.s
    # a view that shows dice rolls them in src/shell/screen/dice.c
    for event in $(grep -oh "SOUND_[A-Z]*" "$folder"view*.c | sort -u) \
        $(grep -q "view_roll(" "$folder"view*.c && echo SOUND_DICE); do
        name=$(echo "${event#SOUND_}" | tr A-Z a-z)
        if ! kernel | grep -q "^notes_$name:"; then
            same "$game has the sound '$name'" "$(grep -c "^notes_$name:" table.s)" 1
        fi
    done
done
same "no sounds that no view plays" "$(table src/games/noughts/game.txt | grep -c "^notes_")" 1
mkdir -p pond
printf 'sounds brass\n' >pond/game.txt
refuses "an unknown material" "no material 'brass'" table "$work/pond/game.txt"
printf "sounds disc take\n" >pond/game.txt
refuses "a sound that its material lacks" "no sound 'take disc'" table "$work/pond/game.txt"
printf 'sounds wood win\n' >pond/game.txt
refuses "a sound of the kernel" "no sound of games: 'win'" table "$work/pond/game.txt"
damaged_sound "no event 'stop'" 's/^step$/stop/'
damaged_sound "no sound 'draw'" '/^draw$/,/^$/d'
damaged_sound "is here for the second time" 's/^lift$/step/'
damaged_sound "a step has 1 to 31 frames: '32'" 's/(31 3D/(32 3D/'
damaged_sound "a step has three or five numbers" 's/(1 1E A3)/(1 1E A3 2)/'
damaged_sound "not AUDF and AUDC: '1E B3'" 's/(1 1E A3)/(1 1E B3)/'
damaged_sound "slide is a number, fade 0 or -1: '-4 -2'" 's/(2 28 A5 -4 -1)/(2 28 A5 -4 -2)/'
damaged_sound "channels come in order" 's/^  2: (5 79/  3: (5 79/'
damaged_sound "not a list of steps" 's/(1 1E A3) (1/(1 1E A3) 1/'
damaged_sound "neither a sound nor a channel" 's/^lift$/Lift!/'
