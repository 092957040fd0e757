#!/bin/bash
# examples.sh BUILD: runs the examples of docs/CLI.md and compares what they print. An example is `$ trog ...` in a
# block of code, with its output below it; a line `...` stands for any lines. Examples that need a server, another
# program or a build are left out. After a change of the search, copy the new output into the document.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
build=$(realpath "$1")
document=$(realpath "${0%/*}/../../docs/CLI.md")
PATH=$build/host:$PATH
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
# for `trog saves`: a disk with an empty file of saves, and a game
printf '\0\1' >boot
head -c 126 /dev/zero >>boot
"$build/tools/mkatr" trog.atr boot "SAVES.DAT=/dev/null:3250" >/dev/null
printf '1. e4 e5 2. Nf3 *\n' >game.pgn
ran=0

# try COMMAND EXPECTED...: runs a command and looks for the lines of its output
try() {
    local command=$1 line at=0 is_gap=
    shift
    case $command in '' | *serve* | *--remote* | *imcs* | make* | fastchess* | sim65*) return ;; esac
    mapfile -t got < <(bash -c "$command" 2>/dev/null)
    ran=$((ran + 1))
    for line in "$@"; do
        line=${line%"${line##*[! ]}"}
        if [ "$line" = ... ]; then
            is_gap=yes
            continue
        fi
        while [ "$is_gap" ] && [ "$at" -lt ${#got[@]} ] && [ "${got[at]}" != "$line" ]; do at=$((at + 1)); done
        check "docs/CLI.md: $command" "$line" "${got[at]%"${got[at]##*[! ]}"}"
        at=$((at + 1)) is_gap=
    done
}

command= expected=()
while IFS= read -r line; do
    case $line in
    '    $ '*)
        try "$command" "${expected[@]}"
        command=${line#*\$ } expected=() ;;
    '       '[!\ ]*) [ "${#expected[@]}" = 0 ] && command+=$'\n'$line || expected+=("${line#    }") ;;
    '    '*) expected+=("${line#    }") ;;
    *)
        try "$command" "${expected[@]}"
        command= expected=() ;;
    esac
done <"$document"
try "$command" "${expected[@]}"
check "at least fifteen examples were run" 1 $((ran >= 15))
finish
