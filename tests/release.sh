#!/bin/bash
# release.sh: builds the release in two clones, in different folders, with another time, time zone, language and umask,
# and compares all files. Then it unpacks the zips in an empty folder and starts each file: disks, cartridge and single
# files in the emulator, the page in the browsers that are installed. Takes many minutes, so it is not part of `make
# test`.
#
#   release.sh            all of it
#   release.sh FOLDER     only starts the files of the release in FOLDER (build/release)
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/text/checks.sh"
cd "$(dirname "$0")/.." || exit 1
top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT
FRAMES=1500
MENU_IS_UP="TROG 1" # the probe page: its name, and the screen that is shown (disk/PROBE-PAGE.md)

# screen_of FILE: boots it, and prints its name and number of screen after FRAMES
screen_of() {
    local folder
    folder=$(mktemp -d -p "$top")
    { for _ in $(seq $FRAMES); do printf 'BLINE 20\nCONT\nBLINE 200\nCONT\n'; done # a frame
        printf 'WRITE 600 606 probe\nQUIT\n'; } >"$folder/commands"
    (cd "$folder" && touch probe && SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy HOME=$folder timeout 200 atari800 \
        -nobasic -nosound -turbo -xl -xl-rev altirra -monitor "$1" <commands >log 2>&1)
    echo "$(head -c 4 "$folder/probe") $(tail -c 1 "$folder/probe" | od -An -tu1 | tr -d ' ')"
}

# start_all FOLDER: unpacks the zips that are there into an empty folder, and starts all files
start_all() {
    local file browser page started=0
    mkdir "$top/unpacked"
    for file in "$1"/*.zip; do unzip -q "$file" -d "$top/unpacked"; done
    for file in "$top"/unpacked/*/SHA256SUMS; do
        check "checksums of ${file%/*}" "" "$(cd "${file%/*}" && sha256sum --check --quiet SHA256SUMS 2>&1)"
    done
    for file in "$top"/unpacked/*/*.atr "$top"/unpacked/*/*.car "$top"/unpacked/*/xex/*.xex; do
        check "${file##*/} starts" "$MENU_IS_UP" "$(screen_of "$file")"
        started=$((started + 1))
    done
    check "more than twenty files start" 1 $((started > 20))
    page=$(dirname "$(echo "$top"/unpacked/*/index.html)")
    for browser in chromium firefox; do
        BROWSER=$browser tests/web/run_if_installed.sh visitor "$page" "$page/trog.html" >"$top/$browser.log"
        check "the page and the single file in $browser" 0 $?
        grep -E '^(FAULT|skipped|figure)' "$top/$browser.log"
    done
}

if [ $# = 1 ]; then
    start_all "$(cd "$1" && pwd)"
    finish
    exit
fi

# clone NAME COMMAND...: builds the release in a clone of this name
clone() {
    local folder=$top/$1
    shift
    git clone -q . "$folder"
    mkdir -p "$folder/build"
    cp -r build/deps "$folder/build" 2>/dev/null # what tools/setup has fetched
    (cd "$folder" && "$@" make release) >"$folder.log" 2>&1 || tail -n 5 "$folder.log"
}

umask 022
clone first env TZ=UTC LC_ALL=C
sleep 2
umask 077
clone "another folder of it" env TZ=Asia/Tokyo LANG=C.UTF-8 LC_ALL=C.UTF-8
(cd "$top/first/build/release" && find . -type f -exec sha256sum {} + | sort) >"$top/one"
(cd "$top/another folder of it/build/release" && find . -type f -exec sha256sum {} + | sort) >"$top/two"
check "the release has its files" 1 "$(($(wc -l <"$top/one") > 50))"
check "both clones make the same files" "" "$(diff "$top/one" "$top/two")"
start_all "$top/first/build/release"
finish
