#!/bin/bash
# real_keys.sh: sourced by screenshots.sh and try.sh: an X server without a display, the emulator in it in real time,
# and functions that press keys. Before: `disk` is the path of the disk. Ends the script if a program is missing.
# SPDX-License-Identifier: MIT
folder=$(mktemp -d)
server='' emulator=''
trap 'stop; [ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT

for tool in Xvfb xdotool import atari800; do
    command -v "$tool" > /dev/null || { echo "skipped pictures: $tool is not installed"; exit 0; }
done

# Our own display: Xvfb finds a free number and writes it to the file.
Xvfb -displayfd 3 -screen 0 672x480x24 3> "$folder/display" > /dev/null 2>&1 &
server=$!
for _ in $(seq 100); do
    sleep 0.2
    DISPLAY=:$(cat "$folder/display")
    export DISPLAY
    [ "$DISPLAY" = : ] || ! xdotool getdisplaygeometry > /dev/null 2>&1 || break
done
xdotool getdisplaygeometry > /dev/null || { echo "no X server" >&2; exit 1; }

start() { # start OPTIONS: a fresh machine with a copy of the disk, up to the menu
    for _ in 1 2 3; do # sometimes the window stays black
        stop
        rm -rf "$folder/empty"
        mkdir "$folder/empty"
        cp "$disk" "$folder/disk.atr"
        (cd "$folder/empty" && HOME=$folder/empty exec atari800 -windowed -vert-area full -horiz-area tv \
            -win-width 672 -win-height 480 -nobasic -nosound "$@" "$folder/disk.atr" > "$folder/log" 2>&1) &
        emulator=$!
        sleep 8 # the title stands for some seconds
        [ "$(import -window root png:- | identify -format %k -)" -le 2 ] || return 0
    done
    echo "the emulator shows nothing: $*" >&2
    exit 1
}
stop() {
    [ -z "$emulator" ] || { kill "$emulator" 2>/dev/null; wait "$emulator" 2>/dev/null; }
    emulator=''
}
key() { # key NAME...: holds each for some frames
    for name in "$@"; do
        xdotool keydown "$name"
        sleep 0.1
        xdotool keyup "$name"
        sleep 0.12
    done
}
control() { # control LETTER: CTRL and a letter
    xdotool keydown ctrl
    sleep 0.05
    key "$1"
    xdotool keyup ctrl
    sleep 0.1
}
shifted() { # shifted KEY: SHIFT and a key
    xdotool keydown shift
    sleep 0.05
    key "$1"
    xdotool keyup shift
    sleep 0.1
}
typed() { # typed MOVE...: letters, RETURN, and the computer's reply
    for text in "$@"; do
        for ((n = 0; n < ${#text}; n++)); do
            case ${text:n:1} in
            -) key minus ;;
            ,) key comma ;;
            :) shifted semicolon ;;
            ' ') key space ;;
            /) key slash ;;
            *) key "${text:n:1}" ;;
            esac
        done
        key Return
        sleep 2
    done
}
