#!/bin/bash
# try.sh BUILD GAME: tries the disk BUILD/try-GAME.atr (make try): screens, whole games by stick and by keys, and a
# picture after the first move, BUILD/try/GAME.png. Without the programs for a picture it is a text, GAME.txt.
# SPDX-License-Identifier: MIT
set -u
build=$1 game=$2
disk=$(realpath "$build/try-$game.atr")
mkdir -p "$build/try"
program() { echo "$1-$game=$build/emulator/$1 $disk $build/host/trog $game"; }

suites=("$(program smoke)")
if grep -q chance_step "src/games/$game/game.txt"; then
    suites+=("$(program dice)")
elif [ -e "tests/emulator/$game.c" ]; then
    suites+=("$(program "$game")")
elif [ "$(sed -n 's/^sides //p' "src/games/$game/game.txt" | wc -w)" -le 2 ]; then # smoke plays the others
    suites+=("$(program games)")
fi
tests/run "${suites[@]}"
status=$?

"$build/emulator/print_screen" "$disk" play > "$build/try/$game.txt"
cat "$build/try/$game.txt"
picture=$build/try/$game.txt
if (
    . tests/emulator/real_keys.sh
    start -xl -xl-rev altirra
    key Return # the only game of the menu
    sleep 4
    move=$("$build/host/trog" moves "$game" 2>/dev/null | head -n 1)
    [ -z "$move" ] || typed "$move"
    sleep 3
    import -window root "$build/try/$game.png"
    [ -s "$build/try/$game.png" ]
); then
    [ ! -s "$build/try/$game.png" ] || picture=$build/try/$game.png
fi
echo "picture: $(realpath "$picture")"
exit $status
