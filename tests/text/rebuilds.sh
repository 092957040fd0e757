#!/bin/bash
# rebuilds.sh FOLDER: make rebuilds exactly what a change requires, and prints little. Runs in a scratch copy of the
# tree, with the objects of the build in FOLDER.
# SPDX-License-Identifier: MIT
. "${0%/*}/checks.sh"
cd "${0%/*}/../.." || exit 2
unset MAKELEVEL MAKEFLAGS MFLAGS # start a separate make, also when make called this script
build=$(cd "$1" && pwd) || exit 2
tree=$PWD
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
find . -maxdepth 1 ! -name . ! -name build ! -name .git -exec cp -a -t "$scratch" {} +
mkdir "$scratch/build"
cd "$build" || exit 2
cp -a atari books charsets constants deps host info kept made texts tools xex ./*.inc ./*.mk ./*.atr \
    "$scratch/build" 2>/dev/null
cd "$scratch" || exit 2

image=build/xex/hexapawn.atr # a disk with one game, so that C code fits
disk=build/trog-1.atr
# bring the copied build up to date
make "$image" "$disk" build/host/trog >make.log 2>&1
check "the scratch tree builds: $(tail -n 1 make.log)" 0 $?
check "then make has nothing to do" 0 "$(make -q "$image" "$disk" build/host/trog >/dev/null 2>&1; echo $?)"

sum() { cksum <"$image"; }
remake() { # remake WHAT: builds the image again
    make "$image" >make.log 2>&1
    check "$1: it builds: $(tail -n 1 make.log)" 0 $?
}

# Removing a twin links the C file instead. Restoring the twin links the assembly again, although its object is older
# than the image.
whole=$(sum)
mv asm/games/hexapawn/rank.s twin.s
remake "without a twin"
without=$(sum)
check "the disk without the twin differs" no "$([ "$whole" = "$without" ] && echo same || echo no)"
mv twin.s asm/games/hexapawn/rank.s
remake "with the twin again"
check "the disk with the twin is the same again" "$whole" "$(sum)"
mv asm/games/hexapawn/rank.s twin.s
remake "without it again"
check "the disk without the twin is the same again" "$without" "$(sum)"
mv twin.s asm/games/hexapawn/rank.s
remake "with the twin"

# Other compiler flags: everything compiled with the old ones is compiled again.
cp -a build/kept kept
make -pn none >variables 2>/dev/null
for what in HOST_FLAGS:build/host/src/engine/list.o ATARI_CA:build/atari/asm/engine/list.o \
    TOOL_FLAGS:build/tools/checksum; do
    flags=$(sed -n "s/^${what%%:*} = //p" variables | sed "s,\$(B),build,g" | head -n 1)
    check "${what#*:}: is built again with other flags" 1 \
        "$(make -q "${what#*:}" "${what%%:*}=$flags -DANOTHER" >/dev/null 2>&1; echo $?)"
done
rm -r build/kept && mv kept build/kept # restore the flags with their times: make has nothing to compile
check "with the old flags they are built" 0 \
    "$(make -q build/{host/src,atari/asm}/engine/list.o build/tools/checksum >/dev/null 2>&1; echo $?)"

# A changed file of one game rebuilds that game's book only.
books=$(find build/books -name '*.bin' | sort)
touch stamp src/games/hexapawn/rules.c
sleep 1
make $books >make.log 2>&1
check "the books are built: $(tail -n 1 make.log)" 0 $?
check "a changed file of one game rebuilds only its book" "build/books/hexapawn.bin" \
    "$(find build/books -name '*.bin' -newer stamp | sort | tr '\n' ' ' | sed 's/ $//')"
if [ -f books/warptrog.txt ]; then
    touch stamp books/warptrog.txt
    sleep 1
    make $books >make.log 2>&1
    check "a changed book text rebuilds only its book" "build/books/warptrog.bin" \
        "$(find build/books -name '*.bin' -newer stamp | sort | tr '\n' ' ' | sed 's/ $//')"
fi

# Numbers of a header are generated for the assembler. Other changes of the header assemble nothing again.
twin=build/atari/asm/games/hexapawn/rules.o
other=build/atari/asm/games/noughts/rules.o
make $twin $other >make.log 2>&1
up_to_date() { # up_to_date FILE FILE: prints yes or no for both; make -n prints the commands that would build them
    local said file answer=
    said=$(make -n "$@" 2>/dev/null)
    for file; do
        case $said in *"-o $file"*) answer+=" no" ;; *) answer+=" yes" ;; esac
    done
    echo ${answer}
}
# the headers are made first: their commands are not of interest
changed() { make build/constants.mk build/generated.mk >make.log 2>&1; }
sed -i 's,^/\* SPDX,/* changed */ &,' src/games/hexapawn/hexapawn.h
changed
check "a comment in a header assembles nothing again" "yes yes" "$(up_to_date $twin $other)"
name=$(sed -n 's/^#define \([A-Z][A-Z_]*\) [0-9][0-9]*\( .*\)*$/\1/p' src/games/hexapawn/hexapawn.h | head -n 1)
cp -a src/games/hexapawn/hexapawn.h header
sed -i "s/^#define $name .*/#define $name 77/" src/games/hexapawn/hexapawn.h
changed
check "the changed number $name is in the generated file" 1 \
    "$(grep -c "^$name = 77$" build/constants/games/hexapawn.inc)"
check "its assembly is to be built again, that of another game is not" "no yes" \
    "$(up_to_date $twin $other)"
cp -a header src/games/hexapawn/hexapawn.h
changed

# game.txt: the GameInfo of that game only; and errors with file, line and word
info=build/host/src/games/hexapawn/info.o
other=build/host/src/games/noughts/info.o
make $info $other >make.log 2>&1
check "both GameInfos are built" "yes yes" "$(up_to_date $info $other)"
sed -i 's/^bench_depth .*/bench_depth 3/' src/games/hexapawn/game.txt
changed
check "a changed game.txt builds that GameInfo again" "no yes" "$(up_to_date $info $other)"
# the lines `later` and `overlay` say into which segments C files are compiled
object=build/atari/src/games/hexapawn/position.o
other=build/atari/src/games/noughts/position.o
make $object $other >make.log 2>&1
check "both are compiled" "yes yes" "$(up_to_date $object $other)"
for line in 'later after position.c' 'overlay after position.c'; do
    echo "$line" >>src/games/hexapawn/game.txt
    changed
    check "with the line '$line' that file is compiled again" "no yes" "$(up_to_date $object $other)"
    make $object >make.log 2>&1
    sed -i '$d' src/games/hexapawn/game.txt
    changed
    check "and without it, too" "no yes" "$(up_to_date $object $other)"
    make $object >make.log 2>&1
done
echo 'bench_deep 3' >>src/games/hexapawn/game.txt
make $info >make.log 2>&1
check "a wrong word ends the build" 2 $?
check "and is named with its place" 1 \
    "$(grep -c "^src/games/hexapawn/game.txt:$(wc -l <src/games/hexapawn/game.txt): unknown word 'bench_deep'" \
    make.log)"
cp -a "$tree/src/games/hexapawn/game.txt" "$tree/src/games/hexapawn/hexapawn.h" src/games/hexapawn

# A warning of assembler or linker ends the build.
sed -i '1i : nop' asm/games/hexapawn/rank.s # a label that nothing uses
make build/atari/asm/games/hexapawn/rank.o >make.log 2>&1
check "a warning of the assembler ends the build" 2 $?
check "and is printed" 1 "$(grep -c 'Warning: No reference to unnamed label' make.log)"
cp -a "$tree/asm/games/hexapawn/rank.s" asm/games/hexapawn

# Output: one line per image. V=1 prints every command, and all sizes.
rm -f "$disk" build/atari/hexapawn.ovl
make "$disk" >make.log 2>&1
check "building a disk prints one line" 1 "$(wc -l <make.log)"
check "that line says how much is free" 1 "$(grep -c "^$disk: .* sectors left" make.log)"
rm -f "$disk" build/atari/hexapawn.ovl
make V=1 "$disk" >make.log 2>&1
check "V=1 prints commands" yes "$(grep -q 'tools/mkatr' make.log && echo yes || echo no)"
cd "$tree" || exit 2
finish
