#!/bin/bash
# rebuilds.sh FOLDER: the build makes anew what it must, and nothing else, and says little. In a scratch copy of the
# tree, with the objects of the build in FOLDER as they are.
. "${0%/*}/checks.sh"
cd "${0%/*}/../.." || exit 2
unset MAKELEVEL MAKEFLAGS MFLAGS # a make of its own, whoever called us
build=$(cd "$1" && pwd) || exit 2
tree=$PWD
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
find . -maxdepth 1 ! -name . ! -name build ! -name .git -exec cp -a -t "$scratch" {} +
mkdir "$scratch/build"
cd "$build" || exit 2
cp -a atari books charsets deps host kept tools xex ./*.inc ./*.atr "$scratch/build" 2>/dev/null
cd "$scratch" || exit 2

image=build/xex/hexapawn.atr # a disk with one game, so that there is room for code in C
disk=build/trog-1.atr
# what stands is the build of this tree
make "$image" "$disk" build/host/trog >make.log 2>&1
check "the scratch tree builds: $(tail -n 1 make.log)" 0 $?
check "then nothing is to be done" 0 "$(make -q "$image" "$disk" build/host/trog >/dev/null 2>&1; echo $?)"

sum() { cksum <"$image"; }
remake() { # remake WHAT: builds the image
    make "$image" >make.log 2>&1
    check "$1: it builds: $(tail -n 1 make.log)" 0 $?
}

# A twin that is gone: C takes its place, and comes back out when the twin is there again. Its object is older than the
# image, and has been there before.
whole=$(sum)
mv asm/games/hexapawn/rank.s twin.s
remake "without a twin"
without=$(sum)
check "a disk without a twin is another one" no "$([ "$whole" = "$without" ] && echo same || echo no)"
mv twin.s asm/games/hexapawn/rank.s
remake "with the twin again"
check "with the twin it is the same again" "$whole" "$(sum)"
mv asm/games/hexapawn/rank.s twin.s
remake "without it again"
check "without it again it is the other" "$without" "$(sum)"
mv twin.s asm/games/hexapawn/rank.s
remake "with the twin"

# Flags: what was compiled with others is compiled again.
cp -a build/kept kept
for what in HOST_FLAGS:build/host/src/engine/list.o ATARI_CA:build/atari/asm/engine/list.o \
    TOOL_FLAGS:build/tools/checksum; do
    flags=$(make -pn none 2>/dev/null | sed -n "s/^${what%%:*} = //p" | sed "s,\$(B),build,g" | head -n 1)
    check "${what#*:}: is made" 0 "$(make -q "${what#*:}" >/dev/null 2>&1; echo $?)"
    check "${what#*:}: is made again with other flags" 1 \
        "$(make -q "${what#*:}" "${what%%:*}=$flags -DANOTHER" >/dev/null 2>&1; echo $?)"
done
rm -r build/kept && mv kept build/kept # as it was, with its times: nothing is to be compiled

# A file of one game: its own book, and no other.
books=$(find build/books -name '*.bin' | sort)
touch stamp src/games/hexapawn/rules.c
sleep 1
make $books >make.log 2>&1
check "the books are made: $(tail -n 1 make.log)" 0 $?
check "a file of one game remakes its book alone" "build/books/hexapawn.bin" \
    "$(find build/books -name '*.bin' -newer stamp | sort | tr '\n' ' ' | sed 's/ $//')"
if [ -f books/warptrog.txt ]; then
    touch stamp books/warptrog.txt
    sleep 1
    make $books >make.log 2>&1
    check "so does the text of a book" "build/books/warptrog.bin" \
        "$(find build/books -name '*.bin' -newer stamp | sort | tr '\n' ' ' | sed 's/ $//')"
fi

# What is said: a line an image. V=1: every command, and all sizes.
rm -f "$disk" build/atari/hexapawn.ovl
make "$disk" >make.log 2>&1
check "a disk says one line" 1 "$(wc -l <make.log)"
check "that says what is left" 1 "$(grep -c "^$disk: .* sectors left" make.log)"
rm -f "$disk" build/atari/hexapawn.ovl
make V=1 "$disk" >make.log 2>&1
check "V=1 shows commands" yes "$(grep -q 'tools/mkatr' make.log && echo yes || echo no)"
cd "$tree" || exit 2
finish
