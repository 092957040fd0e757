#!/bin/bash
# saves.sh TROG DAMAGE TOOLS HOST [TIMES]: `trog saves` with a full disk, and with forged saves whose checksums are
# right but whose games are invalid. DAMAGE is saves_damaged.c, TOOLS has mkatr, HOST is a fast trog, TIMES is the
# number of forgeries per game.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
trog=$(realpath "$1")
damage=$(realpath "$2")
tools=$(realpath "$3")
host=$(realpath "$4")
times=${5:-40}
export ASAN_OPTIONS=detect_leaks=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
status() { local said; said=$("$trog" "$@" 2>&1); echo "$said $?"; } # status WORD...: prints the output and the status

printf '\0\1' > boot
head -c 126 /dev/zero >> boot
"$tools/mkatr" empty.atr boot "SAVES.DAT=/dev/null:3250" > /dev/null

# ---- every game: a save is read back, forged saves are refused ----
for game in $("$host" games); do
    moves=()
    start=$(random_start "$game")
    position=$start
    for n in 1 5 2 7 3 11 4 6 9 2; do # chooses a legal move by number; numbers wrap round the list
        next=$("$host" moves "$game" ${position:+"$position"} | awk -v n=$n '{ all[NR] = $0 }
            END { if (NR) print all[n % NR + 1] }')
        [ -n "$next" ] || break # the game is over
        moves+=("$next")
        position=$("$host" after "$game" ${start:+"$start"} "${moves[@]}" | tail -n 1)
    done
    printf '%s\n' '[Event "?"]' ${start:+"[FEN \"$start\"]"} "${moves[@]// /_}" > text
    cp empty.atr "$game.atr"
    "$trog" saves "$game.atr" put 1 "$game" text
    if ! "$host" convert "$game" text > lines 2> why; then # the dice are missing, or do not allow these moves
        check "$game: a game with chance moves is not written as text" 1 "$(grep -c . why)"
        said=$(status saves "$game.atr" get 1)
        check "$game: nor is its save" 2 "${said##* }"
        continue
    fi
    check "$game: a save is read back" "$(cat lines)" "$("$trog" saves "$game.atr" get 1 | "$host" convert "$game")"
    forged=$("$damage" "$game.atr" try 1 "$times" 1 "$trog")
    check "$game: forged saves are refused" "$times passed, 0 failed" "$(echo "$forged" | tail -n 3)"
done

# ---- single forgeries and their messages: bytes 25 and 26 are the move count, the position follows ----
echo '1. e4 e5 2. Nf3 *' > text
forge() { # forge AT BYTE...: changes bytes of a chess save
    cp empty.atr forged.atr
    "$trog" saves forged.atr put 1 chess text
    "$damage" forged.atr poke 1 "$@"
    status saves forged.atr get 1
}
start=$(printf 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' | wc -c)
moves=$((27 + start + 1))
check "an illegal first move" "trog: move 1 of this save is against the rules: 'CHESS' 2" "$(forge $moves 255 255)"
check "an illegal third move" "trog: move 3 of this save is against the rules: 'CHESS' 2" "$(forge $((moves + 4)) 1 0)"
check "a rule variant the game does not have" \
    "trog: this save has rules that the game does not know: 'CHESS' 2" "$(forge 9 65)"
check "an invalid position" "trog: this save begins with a position that the game does not know: 'CHESS' 2" \
    "$(forge 27 90)"
check "too many moves" "trog: this save has too many moves: 'CHESS' 2" "$(forge 26 200)"
check "an unknown version" "trog: this save is of another version: 'CHESS' 2" "$(forge 0 77)"

# ---- names with terminal control codes ----
cp empty.atr forged.atr
"$trog" saves forged.atr put 1 chess text NAME
"$damage" forged.atr poke 1 1 27 91 51 49 109 7 155 127
check "control characters in a name" "1 CHESS ?[31m??? move 2, saved" "$("$trog" saves forged.atr | xargs)"
"$damage" forged.atr unfinished 1 4 $'CH\033[2J'
check "control characters in the name of a game" "4 CH?[2J move 2, unfinished" "$("$trog" saves forged.atr | xargs)"

# ---- a full disk ----
for pawn in a b c; do
    for _ in $(seq 20); do
        echo "Nf3 Nf6 Ng1 Ng8"
    done
    echo "${pawn}3 ${pawn}6"
done > long
cp empty.atr full.atr
for entry in 4 5 6; do
    "$trog" saves full.atr put 1 chess long
    "$damage" full.atr unfinished 1 $entry GAME$entry
done
"$trog" saves full.atr put 1 chess text
"$damage" full.atr unfinished 1 7 SHORT
"$trog" saves full.atr put 1 chess long
cp full.atr before.atr
check "the disk is full" "1 CHESS move 124, saved 4 GAME4 move 124, unfinished 5 GAME5 move 124, unfinished
6 GAME6 move 124, unfinished 7 SHORT move 2, unfinished" "$("$trog" saves full.atr | tr -s ' ' |
    awk 'NR == 4 { print line; line = "" } { line = line (line ? " " : "") $0 } END { print line }')"
check "an unfinished game is not replaced" \
    "trog: no space without removing GAME6, move 124; SHORT, move 2, which are unfinished (--replace removes \
them): 'full.atr' 2" \
    "$(status saves full.atr put 2 chess long)"
check "the disk is unchanged" 0 "$(cmp -s full.atr before.atr; echo $?)"
check "--replace replaces it" " 0" "$(status saves full.atr put 2 chess long --replace)"
check "the replaced game is gone" "1 2 4 5" "$("$trog" saves full.atr | cut -c1 | xargs)"
cp before.atr full.atr
check "a name can be given" " 0" "$(status saves full.atr put 2 chess long Long --replace)"
check "the name is kept" "Long" "$("$trog" saves full.atr | awk '$1 == 2 { print $3 }')"
check "with a free slot --replace is not needed" " 0" "$(status saves full.atr put 3 chess text)"
finish
