# shellcheck shell=bash
# pack_checks.sh: tests pack and checksum, and asm/plat/unpack.s where cc65 is installed. Sourced by tools.sh.
# shellcheck disable=SC2154 # tools and root come from tools.sh
# SPDX-License-Identifier: MIT

round_trip() { # round_trip FILE
    succeeds "pack $1" pack "$1" packed
    succeeds "unpack $1" pack -d packed unpacked
    same_file "round trip" "$1" unpacked
}

head -c 9000 "$tools/pack" >code
head -c 9000 /dev/zero >zeros
head -c 8000 "$root/tools/build/pack.c" >text
{ head -c 700 noise; head -c 700 noise; head -c 300 zeros; head -c 40 noise; } >mixed
printf A >one
for file in empty one noise124 noise249 noise zeros code text mixed; do round_trip $file; done
for size in 2 3 127 128 129 255 256 257 511 512 513; do
    head -c "$size" code >piece
    round_trip piece
    head -c "$size" zeros >piece
    round_trip piece
done
pack zeros packed >out
same "zeros" "$(($(wc -c <packed) < 9000 / 256 * 4))" 1 # a match has at most 256 bytes
pack noise packed >out
same "noise hardly grows" "$(($(wc -c <packed) <= 9000 + 9000 / 255 * 4 + 4))" 1
head -c 65536 /dev/zero >toolong
refuses "too long" "longer than 65535" pack toolong packed
refuses "no arguments to pack" "usage" pack
refuses "no cycles" "not a number of cycles" pack -t 0 text packed
pack text text.packed >out
head -c 1000 text.packed >cut.packed
refuses "cut stream" "file is incomplete" pack -d cut.packed unpacked
(cat text.packed && echo) >longer.packed
refuses "bytes after the end" "1 bytes follow" pack -d longer.packed unpacked
for ((index = 0; index < 150; index++)); do
    cp text.packed fuzz.packed
    for ((count = 0; count <= index % 5; count++)); do poke fuzz.packed $((RANDOM % 2000)) $((RANDOM & 255)); done
    no_crash "fuzzed stream" pack -d fuzz.packed unpacked
    make_noise $((index + 1)) >fuzz.packed
    no_crash "stream of noise" pack -d fuzz.packed unpacked
done

# ---- back-references into memory that is loaded already ----

# primed NAME FILE ADDRESS PRIME...: packs FILE for ADDRESS with each PRIME (FILE@ADDRESS) in memory. The result must
# unpack with the same memory, and must not be longer than FILE packed without PRIME.
primed() {
    local name=$1 file=$2 address=$3 arguments=() prime
    shift 3
    for prime in "$@"; do arguments+=(-p "$prime"); done
    succeeds "pack $name" pack "${arguments[@]}" -a "$address" "$file" packed
    succeeds "unpack $name" pack -d "${arguments[@]}" -a "$address" packed unpacked
    same_file "$name" "$file" unpacked
    pack "$file" alone >out
    same "$name is not longer" "$(($(wc -c <packed) <= $(wc -c <alone)))" 1
}

head -c 4000 code >below
{ tail -c 1500 below; head -c 500 noise; head -c 1500 below; } >above # the same code, in another order
primed "after its memory" above 4096 below@0x60
primed "with a gap" above 0x6000 below@0x900
primed "two pieces of memory" above 30000 below@256 noise@20000
same "copied from memory" "$(($(wc -c <packed) < 90))" 1
primed "memory out of reach" above 60000 below@0x900
same "nothing to be copied" "$(wc -c <packed)" "$(wc -c <alone)"
primed "the farthest byte" noise249 32633 noise249@249 # 32,384 bytes before
same "the farthest byte" "$(($(wc -c <packed) < 16))" 1
primed "one byte too far" noise249 32634 noise249@249
same "one byte too far" "$(($(wc -c <packed) > 240))" 1
pack -p below@0x900 -a 0x6000 above packed >out
refuses "a reference to missing memory" "copies from unknown memory" pack -d -a 0x6000 packed unpacked
(tail -c 3999 below && echo) >other
pack -d -p other@0x900 -a 0x6000 packed unpacked
same "another memory gives something else" "$(cmp -s above unpacked && echo same)" ""
refuses "memory in the way" "overlaps with the file" pack -p below@0x900 -a 0x1000 above packed
refuses "no address" "is not FILE@ADDRESS" pack -p below -a 0x6000 above packed
refuses "bad address" "'7000x' is not an address" pack -p below@7000x -a 0x6000 above packed
refuses "no such memory" "nowhere: No such file" pack -p nowhere@7 -a 0x6000 above packed
refuses "too long for its place" "longer than 535" pack -a 65000 above packed

# ---- checksums ----

# sums SEED FILE: adds the bytes as disk/loader.s does
sums() { od -An -v -tu1 -w1 "$2" | awk -v low="$1" \
    '{ low = (low + $1) % 256; high = (high + low) % 256 } END { print low, high + 0 }'; }
word() { od -An -tu2 -j "$2" -N 2 "$1" | tr -d ' '; }

head -c 3000 code >kernel
poke kernel 6 0 0
stamp=$(sums 84 kernel)
succeeds "stamp" checksum -s kernel
same "stamp" "$(od -An -tu1 -j 6 -N 2 kernel | xargs)" "$stamp"
succeeds "stamp again" checksum -s kernel
same "stamp again" "$(od -An -tu1 -j 6 -N 2 kernel | xargs)" "$stamp"
for file in empty text zeros noise mixed; do
    pack $file packed >out
    succeeds "checksum" checksum sealed $file packed
    same "checksum of $file" "$(sums 84 sealed)" "0 0"
    same "space needed by $file" "$(word sealed $(($(wc -c <packed))))" $(($(wc -c <$file) + 68))
    succeeds "checksum for a kernel" checksum -k kernel sealed $file packed
    same "checksum of $file with a kernel" "$(sums 84 sealed)" "$stamp"
done
head -c 3000 text >kernel2
succeeds "other stamp" checksum -s kernel2
checksum -k kernel2 sealed text packed
same "checksum for another kernel" "$([ "$(sums 84 sealed)" = "$stamp" ] && echo same)" ""
pack mixed packed2 >out
succeeds "checksum of two streams" checksum -k kernel sealed text packed packed2
same "checksum over two streams" "$(sums 84 sealed)" "$stamp"
bytes=$(wc -c <sealed)
same "two streams" "$(cat packed packed2 | cmp - <(head -c $((bytes - 4)) sealed) && echo good)" good
same "space needed by two streams" "$(word sealed $((bytes - 4)))" $(($(wc -c <text) + 64 + bytes - $(wc -c <packed)))
succeeds "a second stream after the first" checksum -k kernel -r mixed sealed text packed packed2
same "space needed by both" "$(word sealed $((bytes - 4)))" $(($(wc -c <text) + $(wc -c <mixed) + 64 + 4))
succeeds "noise after the first stream" checksum -r one sealed text packed packed2
same "space needed by the file" "$(word sealed $((bytes - 4)))" $(($(wc -c <text) + 64 + bytes - $(wc -c <packed)))
refuses "no kernel" "is not a kernel" checksum -k one sealed text packed
refuses "no arguments to checksum" "usage" checksum

# ---- unpack.s on the simulated 6502 ----
test_unpack() {
    cat >bytes.s <<'END'
        .exportzp unpack_to, unpack_from, unpack_source, unpack_length, unpack_back, unpack_bits, _output_at, _input_at
        .zeropage
unpack_to:
_output_at:     .res 2
unpack_source:
_input_at:      .res 2
unpack_from:    .res 2
unpack_length:  .res 1
unpack_back:    .res 1
unpack_bits:    .res 1
END
    cat >harness.c <<'END'
/* harness PACKED TIMES SHIFT [MEMORY]: unpacks the file PACKED, TIMES times, to SHIFT bytes after the start of the
   buffer, where MEMORY is loaded first. Writes the result. Status 3: not all of PACKED was read. */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
extern unsigned char *input_at, *output_at;
#pragma zpsym("output_at")
#pragma zpsym("input_at")
void unpack(void);
static unsigned char input[12000], output[12000];
int main(int count, char **arguments)
{
    unsigned char *start = output + atoi(arguments[3]);
    int times = atoi(arguments[2]), bytes = read(open(arguments[1], O_RDONLY), input, sizeof input);
    if (count == 5) read(open(arguments[4], O_RDONLY), output, sizeof output);
    while (times--) {
        input_at = input;
        output_at = start;
        unpack();
        if (input_at != input + bytes) return 3;
    }
    return count >= 4 && write(1, start, (unsigned)(output_at - start)) < 0;
}
END
    cp "$root/asm/plat/unpack.s" . # cl65 writes its objects beside the sources
    (cd "$root" && tools/build/constants "$work" tools/build/stream)
    succeeds "build of unpack.s" cl65 -t sim6502 -Oirs --asm-include-dir . -m map -o harness harness.c bytes.s unpack.s
    for file in empty one noise124 noise249 noise zeros code text mixed harness; do
        pack $file packed >out
        for shift in 0 1 $((RANDOM % 256)); do
            sim65 -x 20000000 harness packed 1 $shift >unpacked 2>err || fail "unpack.s on $file: exit status $?"
            same_file "unpack.s on $file" $file unpacked
        done
    done
    for shift in 4000 4001 5000 $((4000 + RANDOM % 4000)); do # memory at 0, the file at the shift
        pack -p below@0 -a $shift above packed >out
        sim65 -x 20000000 harness packed 1 $shift below >unpacked 2>err ||
            fail "unpack.s after other memory: exit status $?"
        same_file "unpack.s after other memory, $shift" above unpacked
    done
    pack harness packed >out
    local cycles
    cycles=$(unpack_cycles)
    echo "unpack.s: $((0x$(grep -A 1 '^unpack.o' map | grep -o 'Size=[0-9A-F]*' | cut -d = -f 2))) bytes;" \
        "6502 code of $(wc -c <harness) bytes packs to $(wc -c <packed)," \
        "$((cycles / $(wc -c <harness))) cycles a byte to unpack"
    local fewest
    fewest=$(wc -c <packed)
    pack -t 20 harness packed >out
    sim65 -x 20000000 harness packed 1 0 >unpacked 2>err || fail "unpack.s after pack -t: exit status $?"
    same_file "unpack.s after pack -t" harness unpacked
    same "pack -t is faster" "$(($(unpack_cycles) < cycles * 19 / 20))" 1
    same "pack -t takes more bytes" "$(($(wc -c <packed) > fewest && $(wc -c <packed) < fewest * 21 / 20))" 1
}

# the cycles that unpacking the file packed takes: the difference of two runs
unpack_cycles() {
    local times
    for times in 2 1; do
        sim65 -c harness packed $times 0 2>&1 | tail -c 40 | grep -ao '[0-9]* cycles' | cut -d ' ' -f 1
    done | { read -r twice && read -r once && echo $((twice - once)); }
}

if command -v cl65 >/dev/null && command -v sim65 >/dev/null; then
    test_unpack
else
    echo "cc65 not found: asm/plat/unpack.s not tested"
fi
