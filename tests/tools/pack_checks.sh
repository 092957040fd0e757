# shellcheck shell=bash
# Part of tools.sh: pack, and asm/plat/unpack.s where cc65 is there.
# shellcheck disable=SC2154 # tools and root come from tools.sh

round_trip() { # FILE
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
same "zeros" "$(($(wc -c <packed) < 12))" 1
pack noise packed >out
same "noise hardly grows" "$(($(wc -c <packed) <= 9007))" 1
head -c 65536 /dev/zero >toolong
refuses "too long" "longer than 65535" pack toolong packed
refuses "no arguments to pack" "usage" pack
pack text text.packed >out
head -c 1000 text.packed >cut.packed
refuses "cut stream" "ends in the middle" pack -d cut.packed unpacked
(cat text.packed && echo) >longer.packed
refuses "bytes behind the end" "1 bytes follow" pack -d longer.packed unpacked
for ((index = 0; index < 150; index++)); do
    cp text.packed fuzz.packed
    for ((count = 0; count <= index % 5; count++)); do poke fuzz.packed $((RANDOM % 2000)) $((RANDOM & 255)); done
    no_crash "fuzzed stream" pack -d fuzz.packed unpacked
    make_noise $((index + 1)) >fuzz.packed
    no_crash "stream of noise" pack -d fuzz.packed unpacked
done

# ---- unpack.s on the simulated 6502 ----
test_unpack() {
    cat >bytes.s <<'END'
        .exportzp unpack_to, unpack_from, unpack_length, unpack_back, unpack_bits, _output_at
        .export   unpack_get_byte, _input_at
        .zeropage
unpack_to:
_output_at:     .res 2
unpack_from:    .res 2
unpack_length:  .res 2
unpack_back:    .res 1
unpack_bits:    .res 1
        .data
unpack_get_byte:                ; 19 cycles and 6 of its jsr
        lda     $FFFF
_input_at = *-2
        inc     _input_at
        bne     :+
        inc     _input_at+1
:       rts
END
    cat >harness.c <<'END'
/* harness PACKED TIMES SHIFT: unpacks TIMES times to an address shifted by SHIFT, writes the result, or 3 if not all was read */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
extern unsigned char *input_at, *output_at;
#pragma zpsym("output_at")
void unpack(void);
static unsigned char input[12000], output[12000];
int main(int count, char **arguments)
{
    unsigned char *start = output + atoi(arguments[3]);
    int times = atoi(arguments[2]), bytes = read(open(arguments[1], O_RDONLY), input, sizeof input);
    while (times--) {
        input_at = input;
        output_at = start;
        unpack();
        if (input_at != input + bytes) return 3;
    }
    return count == 4 && write(1, start, (unsigned)(output_at - start)) < 0;
}
END
    cp "$root/asm/plat/unpack.s" . # cl65 leaves its objects beside the sources
    succeeds "build of unpack.s" cl65 -t sim6502 -Oirs -m map -o harness harness.c bytes.s unpack.s
    for file in empty one noise124 noise249 noise zeros code text mixed harness; do
        pack $file packed >out
        for shift in 0 1 $((RANDOM % 256)); do
            sim65 -x 20000000 harness packed 1 $shift >unpacked 2>err || fail "unpack.s on $file: exit status $?"
            same_file "unpack.s on $file" $file unpacked
        done
    done
    local once twice
    once=$(sim65 -c harness packed 1 0 2>&1 | tail -c 40 | grep -ao '[0-9]* cycles' | cut -d ' ' -f 1)
    twice=$(sim65 -c harness packed 2 0 2>&1 | tail -c 40 | grep -ao '[0-9]* cycles' | cut -d ' ' -f 1)
    echo "unpack.s: $((0x$(grep -A 1 '^unpack.o' map | grep -o 'Size=[0-9A-F]*' | cut -d = -f 2))) bytes;" \
        "6502 code of $(wc -c <harness) bytes packs to $(wc -c <packed), $(((twice - once) / $(wc -c <harness))) cycles a byte to unpack"
}

if command -v cl65 >/dev/null && command -v sim65 >/dev/null; then
    test_unpack
else
    echo "cc65 not found: asm/plat/unpack.s not tested"
fi
