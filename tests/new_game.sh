#!/bin/bash
# new_game.sh: tests adding a game, in a scratch copy of the tree and its built objects. `make new` creates a game from
# the template, and one from each synthetic game that has a screen (tests/synthetic/NAME with a game.txt). The game from
# the template goes through the contract, search, root, fuzz, twin, bench, cycles and perft suites. All created games
# are put on a small disk and played in the emulator.
#
#   new_game.sh                  everything
#   new_game.sh disk [FOLDER...] only the small disk, with the games of these folders:
#                                build/scratch/build/trog.atr
# SPDX-License-Identifier: MIT
. "${0%/*}/text/checks.sh"
cd "${0%/*}/.." || exit 2
unset MAKELEVEL MAKEFLAGS MFLAGS # start a separate make, also when make called this script
new=pond                 # name of the new game
list="hexapawn"          # other games on the small disk
scratch=build/scratch

rm -rf $scratch
mkdir -p $scratch/build
find . -maxdepth 1 ! -name . ! -name build ! -name .git -exec cp -a -t $scratch {} +
# copy objects with their times, so that make compiles only new files
find build -maxdepth 1 ! -name build ! -name scratch ! -name san ! -name shell ! -name shots \
    -exec cp -a -t $scratch/build {} +
cd $scratch || exit 2

refuse() { # refuse NAME WORDS: `make new GAME=NAME` must print one line that contains WORDS
    local said
    said=$(make -s new GAME="$1" 2>&1 >/dev/null | grep -v '^make: \*\*\*')
    check "make new GAME='$1' prints one line" 1 "$(echo "$said" | wc -l)"
    case $said in *"$2"*) check "'$1' is refused" 1 1 ;; *) check "'$1' is refused" "$2" "$said" ;; esac
}

test_refusals() {
    local before
    before=$(cksum Makefile tests/text/*.txt | cksum)
    refuse '' 'missing name'
    refuse chess 'a game called'
    refuse Halma 'not a name for a game'
    refuse 3d 'not a name for a game'
    refuse 'a b' 'not a name for a game'
    refuse ../x 'not a name for a game'
    refuse switch 'a keyword of C'
    refuse starchessboard 'the first eight letters'
    refuse tt "'tt' is taken"
    refuse menu "'menu' is taken"
    check "a refusal changes nothing" "$before" "$(cksum Makefile tests/text/*.txt | cksum)"
}

test_template() {
    make -s new GAME=$new >new.txt 2>&1
    status=$?
    check "make new succeeds: $(tail -n 1 new.txt)" 0 $status
    check "GAMES has one more word" "$(sed -n 's/^GAMES = //p' ../../Makefile) $new" \
        "$(sed -n 's/^GAMES = //p' Makefile)"
    check "make new prints the next step" 1 "$(grep -c "make play GAME=$new" new.txt)"
    check "the word 'template' is gone from the new files" "" \
        "$(grep -rli template src/games/$new charsets/$new.txt tests/golden/$new.txt)"
    check "make game: it fulfils its contract" "$new: 11 contract tests passed" "$(make -s game GAME=$new 2>&1)"
    sed -i 's/^void game_eval/void game_evil/' src/games/$new/eval.c
    check "make game names a missing verb" \
        "src/games/$new: game_eval is missing; src/engine/verbs.h says what it must do" \
        "$(make -s game GAME=$new 2>&1 | grep -v '^make: ')"
    sed -i 's/^void game_evil/void game_eval/' src/games/$new/eval.c
    sed -i '/^turned: /d' tests/golden/$new.txt
    check "make game asks how the board is turned around" 1 \
        "$(make -s game GAME=$new 2>&1 | grep -c "tests/golden/$new.txt has no line .turned: ")"
    cp tools/build/template/golden.txt tests/golden/$new.txt
    played=$new
}

add() { # add FOLDER: creates a synthetic game under the folder's name
    local name=${1##*/}
    make -s new GAME="$name" FROM="$1" >new.txt 2>&1
    status=$?
    check "make new FROM=$1 succeeds: $(tail -n 1 new.txt)" 0 $status
    played+=" $name"
}

played=
if [ "${1-}" = disk ]; then
    shift
    only_disk=1
    for folder; do add "${folder%/}"; done
else
    only_disk=
    test_refusals
    test_template
    for text in tests/synthetic/*/game.txt; do
        [ ! -e "$text" ] || add "${text%/*}"
    done
fi
# The disk has few games, because other suites test the full disk. Our own games that are on no disk yet are added.
own=
if [ -z "$only_disk" ]; then
    own=$(sed -n 's/^NOT_YET = //p' ../../Makefile)
fi
sed -i "s/^GAMES = .*/GAMES = $list $played $own/; s/^NOT_YET = .*/NOT_YET =/" Makefile

goals="build/trog.atr build/host/trog"
for suite in smoke games three_sides dice; do goals="$goals build/emulator/$suite"; done
if [ -z "$only_disk" ]; then
    goals+=" build/sim/$new build/simc/$new build/twin/$new build/unit/fuzz-$new build/lab/common/prof65"
    for program in contract search root; do goals+=" build/unit/$program-$new build/unitsim/$program-$new"; done
fi
make -j"$(nproc)" $goals >make.log 2>&1
status=$?
check "the scratch tree builds: $(tail -n 3 make.log)" 0 $status
if [ -n "$only_disk" ]; then
    finish
    exit
fi

for game in $played; do
    if grep -q "^chance " "src/games/$game/game.txt"; then
        smokes+=("dice-$game=build/emulator/dice build/trog.atr build/host/trog $game")
        continue
    fi
    smokes+=("screen-$game=build/emulator/smoke build/trog.atr build/host/trog $game")
    # play whole games, unless the game has its own move finder
    [ -e "src/games/$game/find_move.c" ] ||
        smokes+=("games-$game=build/emulator/games build/trog.atr build/host/trog $game")
done
for game in $own; do
    smokes+=("screen-$game=build/emulator/smoke build/trog.atr build/host/trog $game")
done
tests/run "${smokes[@]}" "three-sides=build/emulator/three_sides build/trog.atr build/host/trog" \
    "contract=build/unit/contract-$new" "6502-contract=sim65 -x 20000000000 build/unitsim/contract-$new" \
    "search=build/unit/search-$new" "6502-search=sim65 -x 20000000000 build/unitsim/search-$new" \
    "root=build/unit/root-$new" "6502-root=sim65 -x 20000000000 build/unitsim/root-$new" \
    "fuzz=build/unit/fuzz-$new" "twin=sim65 -x 20000000000 build/twin/$new" \
    "bench=tests/text/bench.sh build $new" "cycles-guard=tests/text/cycles_guard.sh build $new" \
    "perft=tests/text/perft.sh build $new" | tee run.txt
read -r good _ bad _ < <(tail -n 1 run.txt)
passed=$((passed + good)) failed=$((failed + bad))
finish
