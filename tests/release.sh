#!/bin/bash
# release.sh: builds the release in two clones, in different folders, with another time, time zone, language and umask,
# and compares all files. Takes several minutes, so it is not part of `make test`.
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/text/checks.sh"
cd "$(dirname "$0")/.." || exit 1
top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT

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
finish
