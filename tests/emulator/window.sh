#!/bin/bash
# window.sh DISK.atr [PICTURE]: `make run` opens a large window with sharp pixels, and the keys it lists work. Copies
# the picture of the menu to PICTURE.
# SPDX-License-Identifier: MIT
. "${0%/*}/../text/checks.sh"
root=$(cd "${0%/*}/../.." && pwd)
disk=$(realpath "$1")
folder=$(mktemp -d)
server='' emulator=''
trap 'kill $emulator $server 2>/dev/null; rm -rf "$folder"' EXIT
for tool in Xvfb xdotool import atari800; do
    command -v "$tool" >/dev/null || { echo "skipped window: $tool is not installed"; exit 0; }
done
Xvfb -displayfd 3 -screen 0 1200x900x24 3>"$folder/display" >/dev/null 2>&1 &
server=$!
for _ in $(seq 100); do
    sleep 0.2
    DISPLAY=:$(cat "$folder/display")
    export DISPLAY
    [ "$DISPLAY" = : ] || ! xdotool getdisplaygeometry >/dev/null 2>&1 || break
done

picture() { import -window "$window" "$folder/$1.png"; }
differ() { cmp -s "$folder/$1.png" "$folder/$2.png" && echo no || echo yes; }
press() {
    xdotool keydown "$1"
    sleep 0.15
    xdotool keyup "$1"
    sleep 0.6
}

window=
for _ in 1 2 3; do # sometimes the window stays black
    kill $emulator 2>/dev/null
    mkdir -p "$folder/empty"
    (cd "$folder/empty" && HOME=$folder/empty SDL_AUDIODRIVER=dummy \
        exec "${RUN:-$root/tools/run}" "$disk" >"$folder/said" 2>&1) &
    emulator=$!
    sleep 9
    window=$(xdotool search --onlyvisible --name '[Aa]tari' | head -n 1)
    [ -n "$window" ] && [ "$(import -window "$window" png:- | identify -format %k -)" -gt 2 ] && break
done
check "the size of the window" 1008x720 "$(xdotool getwindowgeometry "$window" | sed -n 's/.*Geometry: //p')"
picture menu
[ -z "${2-}" ] || cp "$folder/menu.png" "$2"
# Every Atari pixel is a square of three by three: colours change only at every third column and row.
edges=$(convert "$folder/menu.png" txt: | awk -F '[,: ]+' 'NR > 1 {
    colour = $0; sub(/.*#/, "", colour); colour = substr(colour, 1, 6)
    if ($1 > 0 && colour != left) columns[$1 % 3] = 1
    if ($2 > 0 && colour != above[$1]) rows[$2 % 3] = 1
    left = above[$1] = colour
} END { print length(columns), length(rows) }')
check "pixels are sharp" "1 1" "$edges"
for name in OPTION SELECT START RESET stick FIRE; do
    check "the keys of $name are named" yes "$(grep -qi "$name" "$folder/said" && echo yes || echo no)"
done
xdotool windowfocus "$window"
press KP_5
picture down
check "the stick moves down" yes "$(differ menu down)"
press KP_8
picture up
check "the stick moves up again" yes "$(differ down up)"
press KP_5
picture again # not compared with the first picture: after the stick was used, the key row names its FIRE
check "the stick moves down again" no "$(differ down again)"
press Control_R
sleep 3
picture game
check "FIRE chooses a game" yes "$(differ menu game)"
press F5
sleep 3
kill -0 $emulator
check "RESET leaves the emulator running" 0 $?
finish
