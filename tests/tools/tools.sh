#!/bin/bash
# tools.sh FOLDER: tests mkatr, lsatr, mkfont and pack as built in FOLDER, and asm/plat/unpack.s where cc65 is there.
# Prints a line for each failed check and at the end "N passed, N failed"; exit status 1 if any failed.
set -u
if [ $# -ne 1 ] || [ ! -x "$1/mkatr" ]; then
    echo "usage: tools.sh FOLDER-WITH-THE-BUILT-TOOLS" >&2
    exit 2
fi
tools=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
PATH="$tools:$PATH"
RANDOM=6502 # the same "random" files in every run
passed=0
failed=0

pass() { passed=$((passed + 1)); }
fail() {
    failed=$((failed + 1))
    echo "FAILED: $1"
}

# succeeds NAME COMMAND...: exit status 0
succeeds() {
    local name=$1
    shift
    if "$@" >out 2>err; then pass; else fail "$name: exit status $?, $(head -n 1 err)"; fi
}

# refuses NAME WORDS COMMAND...: exit status 1 and one line on standard error that holds WORDS
refuses() {
    local name=$1 words=$2 status
    shift 2
    "$@" >out 2>err
    status=$?
    if [ $status -ne 1 ]; then
        fail "$name: exit status $status, not 1"
    elif [ "$(wc -l <err)" -ne 1 ] || ! grep -qF -- "$words" err; then
        fail "$name: says '$(head -n 2 err)', not '$words'"
    else
        pass
    fi
}

# same NAME A B: two texts are equal
same() { if [ "$2" = "$3" ]; then pass; else fail "$1: '$2' is not '$3'"; fi; }

# same_file NAME A B
same_file() { if cmp -s "$2" "$3"; then pass; else fail "$1: $2 and $3 differ"; fi; }

# no_crash NAME COMMAND...: exit status 0 or 1
no_crash() {
    local name=$1 status
    shift
    "$@" >out 2>err
    status=$?
    if [ $status -le 1 ]; then pass; else fail "$name: exit status $status"; fi
}

# poke FILE POSITION BYTE...
poke() {
    local file=$1 position=$2 byte
    shift 2
    for byte in "$@"; do
        printf '%b' "\\x$(printf %02x "$byte")"
    done | dd of="$file" bs=1 seek="$position" conv=notrunc status=none
}

# peek FILE POSITION COUNT: bytes in hex
peek() { od -An -v -tx1 -j "$2" -N "$3" "$1" | tr -s ' \n' ' ' | sed 's/^ //; s/ $//'; }

# at SECTOR BYTE: position in an ATR
at() { echo $((16 + ($1 - 1) * 128 + $2)); }

# noise BYTES: bytes from the shell's seeded generator
noise() {
    local left=$1
    for ((; left > 0; left--)); do printf '%b' "\\x$(printf %02x $((RANDOM & 255)))"; done
}

make_boot() { # FILE SECTORS
    head -c $(($2 * 128)) /dev/zero | tr '\0' '\352' >"$1"
    poke "$1" 0 0 "$2"
}

# ---- mkatr and lsatr ----
make_boot boot3 3
make_boot boot20 20
make_boot boot255 255
noise 9000 >noise
cat "$tools/mkatr" "$tools/lsatr" "$tools/mkfont" | head -c 60000 >big
: >empty

disk_is_good() { # NAME DISK LEFT
    succeeds "$1: check" lsatr -c "$2"
    same "$1: sectors left" "$(lsatr -c "$2" | tail -n 1 | sed 's/.*, //')" "$3 sectors left"
}

succeeds "empty disk" mkatr e.atr boot3
disk_is_good "empty disk" e.atr 707
same "image bytes" "$(wc -c <e.atr)" 92176
same "image header" "$(peek e.atr 0 8)" "96 02 80 16 80 00 00 00"
same "VTOC head" "$(peek e.atr "$(at 360 0)" 5)" "02 c3 02 c3 02"
same "VTOC of boot sectors" "$(peek e.atr "$(at 360 10)" 2)" "0f ff"
same "VTOC of the directory" "$(peek e.atr "$(at 360 54)" 4)" "ff 00 7f ff"
same "VTOC end" "$(peek e.atr "$(at 360 98)" 4)" "ff ff 00 00"
succeeds "empty enhanced disk" mkatr -e e.atr boot3
disk_is_good "empty enhanced disk" e.atr 1010
same "enhanced image bytes" "$(wc -c <e.atr)" 133136
same "enhanced VTOC head" "$(peek e.atr "$(at 360 0)" 5)" "02 f2 03 c3 02"
same "VTOC2 around 720" "$(peek e.atr "$(at 1024 82)" 4)" "ff ff 7f ff"
same "VTOC2 free" "$(peek e.atr "$(at 1024 121)" 3)" "ff 2f 01"
succeeds "long boot" mkatr b.atr boot255
disk_is_good "long boot" b.atr 455
succeeds "boot of 20" mkatr b.atr boot20 A=noise
same "file behind the boot sectors" "$(lsatr b.atr | sed -n 2p | tr -s ' ')" "A 72 9000 21"
same "link to the next" "$(peek b.atr "$(at 21 125)" 3)" "00 16 7d"
same "last link" "$(peek b.atr "$(at 92 125)" 3)" "00 00 7d"
same "directory entry" "$(peek b.atr "$(at 361 0)" 16)" "42 48 00 15 00 41 20 20 20 20 20 20 20 20 20 20"
dd if=b.atr bs=1 skip=16 count=2560 status=none >boot_back
same_file "boot sectors" boot20 boot_back

for option in "" -e; do
    arguments=() # sizes around the sector's 125 bytes, and random ones
    index=0
    for size in 0 1 124 125 126 249 250 251 $((RANDOM % 4000)) $((RANDOM % 4000)) $((RANDOM % 9000)); do
        head -c "$size" noise >"part$index"
        arguments+=("F$index.DAT=part$index")
        index=$((index + 1))
    done
    succeeds "many files $option" mkatr $option m.atr boot20 "${arguments[@]}" SAVES.DAT=/dev/null:4096 BIG=big
    disk_is_good "many files $option" m.atr "$(tail -n 1 out | cut -d ' ' -f 1)"
    for ((index = 0; index < ${#arguments[@]}; index++)); do
        lsatr m.atr "F$index.DAT" >back
        same_file "file $index $option" "part$index" back
    done
    lsatr m.atr BIG >back
    same_file "big file $option" big back
    same "reserved file $option" "$(lsatr m.atr SAVES.DAT | tr -d '\0' | wc -c) $(lsatr m.atr SAVES.DAT | wc -c)" "0 4096"
done
succeeds "file with reserve" mkatr r.atr boot3 A=part5:300
same "file with reserve" "$(lsatr r.atr A | head -c 249 | cmp - part5 && lsatr r.atr A | wc -c)" 300
succeeds "high files" mkatr -e h.atr boot3 A=big B=big
disk_is_good "high files" h.atr 50
same "flags of low and high file" "$(peek h.atr "$(at 361 0)" 1) $(peek h.atr "$(at 361 16)" 1)" "42 03"
lsatr h.atr B >back
same_file "high file" big back
head -c $((707 * 125)) /dev/zero >exact
succeeds "exact fit" mkatr x.atr boot3 A=exact
disk_is_good "exact fit" x.atr 0
names=()
for ((index = 0; index < 64; index++)); do names+=("N$index=part1"); done
succeeds "64 files" mkatr n.atr boot3 "${names[@]}"
disk_is_good "64 files" n.atr 643

rm -f bad.atr
refuses "too big" "A: does not fit: needs 480 sectors, 0 left" mkatr bad.atr boot3 X=exact A=big
head -c $((707 * 125 + 1)) /dev/zero >over
refuses "one byte too big" "does not fit: needs 708 sectors, 707 left" mkatr bad.atr boot3 A=over
refuses "endless file" "longer than any disk" mkatr bad.atr boot3 A=/dev/zero
refuses "endless reserve" "no disk holds" mkatr bad.atr boot3 A=/dev/null:999999999999999999999
refuses "reserve too small" "longer than the 10 bytes" mkatr bad.atr boot3 A=noise:10
refuses "duplicate" "duplicate name 'A.B'" mkatr bad.atr boot3 A.B=noise A.B=noise
refuses "65 files" "directory full" mkatr bad.atr boot3 "${names[@]}" LAST=part1
for name in "" a 1A ABCDEFGHI A.BCDE A. .B A-B A.B.C "A B" "Ä"; do
    refuses "name '$name'" "bad name '$name'" mkatr bad.atr boot3 "$name=noise"
done
refuses "no equals sign" "is not NAME=FILE" mkatr bad.atr boot3 NAME
refuses "no such file" "nowhere: No such file" mkatr bad.atr boot3 A=nowhere
refuses "no arguments" "usage" mkatr
refuses "empty boot" "empty" mkatr bad.atr empty
poke boot3 1 4
refuses "wrong boot count" "byte 1 says 4 boot sectors, the file has 3" mkatr bad.atr boot3
head -c 40000 /dev/zero >longboot
refuses "boot too long" "longer than 255 sectors" mkatr bad.atr longboot
same "no disk after a fault" "$(ls bad.atr 2>&1 | grep -c 'bad.atr$')" 0

# damage NAME WORDS POSITION BYTE...: lsatr -c names the fault
damage() {
    local name=$1 words=$2
    shift 2
    cp good.atr damaged.atr
    poke damaged.atr "$@"
    if lsatr -c damaged.atr >out 2>err; then
        fail "damage, $name: not found"
    elif ! grep -qF -- "$words" out; then
        fail "damage, $name: says '$(head -n 1 out)', not '$words'"
    else
        pass
    fi
}

mkatr good.atr boot20 A.OVL=noise B.OVL=noise >out # A in 21-92, B in 93-164
damage "file number" "A.OVL: sector 30 has file number 5" "$(at 30 125)" 20
damage "link into system" "A.OVL: link to sector 361" "$(at 30 125)" 1 105
damage "link into boot" "A.OVL: link to sector 20" "$(at 30 126)" 20
damage "link off the disk" "A.OVL: link to sector 1023" "$(at 30 125)" 3 255
damage "link to other file" "B.OVL: sector 100 belongs to A.OVL already" "$(at 30 126)" 100
damage "ring" "A.OVL: sector 25 belongs to A.OVL already" "$(at 30 126)" 25
damage "cut chain" "A.OVL: directory says 72 sectors, chain has 10" "$(at 30 126)" 0
damage "count above 125" "counts 126 bytes" "$(at 30 127)" 126
damage "short sector" "A.OVL: sector 30 is short and not the last" "$(at 30 127)" 124
damage "directory count" "A.OVL: directory says 73" "$(at 361 1)" 73
damage "first sector 0" "A.OVL: link to sector 0" "$(at 361 3)" 0
damage "first sector far off" "A.OVL: link to sector 65301" "$(at 361 4)" 255
damage "duplicate name" "name 'A.OVL' is taken by entry 0" "$(at 361 21)" 65
damage "bad name" "bad name" "$(at 361 5)" 97
damage "open file" "flag is \$43, not \$42" "$(at 361 0)" 67
damage "odd flag" "flag \$02 has no meaning" "$(at 361 0)" 2
damage "deleted with sectors" "sector 21 is used but belongs to nothing" "$(at 361 0)" 128
damage "entry behind the end" "stands behind the end" "$(at 361 0)" 0
damage "boot count 0" "boot count is 0" "$(at 1 1)" 0
damage "boot count up" "A.OVL: link to sector 21" "$(at 1 1)" 21
damage "boot count down" "sector 20 is used but belongs to nothing" "$(at 1 1)" 19
damage "DOS code" "VTOC: DOS code is 1, not 2" "$(at 360 0)" 1
damage "total" "VTOC: total is 708, not 707" "$(at 360 1)" 196
damage "free count" "VTOC: free count is 545, not 546" "$(at 360 3)" 33
for ((index = 10; index < 100; index++)); do # a wrong bit anywhere in the map
    value=$((0x$(peek good.atr "$(at 360 $index)" 1) ^ 1 << RANDOM % 8))
    damage "map byte $index" "VTOC: sector" "$(at 360 $index)" $value
done
cp h.atr good.atr
damage "VTOC2 map" "VTOC2: sector 1016 is used but belongs to nothing" "$(at 1024 121)" 127
damage "VTOC2 of 720" "VTOC2: sector 720 is free but belongs to the system" "$(at 1024 84)" 128
damage "VTOC2 free count" "VTOC2: free count is 49, not 50" "$(at 1024 122)" 49
damage "flag of a high file" "B: flag is \$42, not \$03" "$(at 361 16)" 66

refuses "no image" "not an ATR image" lsatr noise
head -c 5000 good.atr >short.atr
refuses "cut image" "the file has less" lsatr -c short.atr
(cat e.atr && echo) >long.atr
refuses "long image" "the file has more" lsatr -c long.atr
refuses "no such file on the disk" "C: no such file" lsatr good.atr C
refuses "no arguments to lsatr" "usage" lsatr
for ((index = 0; index < 60; index++)); do # any bytes at all in directory, VTOC and links
    cp m.atr fuzz.atr
    for sector in 360 361 362 $((RANDOM % 700 + 21)) $((RANDOM % 700 + 21)); do
        poke fuzz.atr "$(at $sector $((RANDOM % 128)))" $((RANDOM & 255)) $((RANDOM & 255)) $((RANDOM & 255))
    done
    no_crash "fuzzed disk, check" lsatr -c fuzz.atr
    no_crash "fuzzed disk, list" lsatr fuzz.atr
    no_crash "fuzzed disk, extract" lsatr fuzz.atr BIG
done

# ---- mkfont ----
# The tiles of drawings, "both" spelled out, as mkfont should have understood them.
expected_tiles() {
    cat "$@" | grep -v '^;' | awk '
        function flush_both() { if (light != "") printf "%s", light; light = "" }
        $1 == "tile"   { flush_both(); on = 1; print $2, $3; both = $4 == "both"; if (both) light = $2 "_l " $3 "\n"; next }
        $1 == "glyphs" { flush_both(); on = 0; next }
        NF && on       { print; if (both) { gsub(/\./, "+"); light = light $0 "\n" } }
        END            { flush_both() }'
}

# The same, put together again from the character set and the tables.
drawn_tiles() { # CHR INC
    od -An -v -tu1 -w1 "$1" | awk '
        function show(   r, y, c, p, line, value) {
            print name, columns "x" rows
            for (r = 0; r < rows; r++) for (y = 0; y < 8; y++) {
                line = ""
                for (c = 0; c < columns; c++) {
                    value = glyph[code[r, c] * 8 + y]
                    for (p = 64; p >= 1; p /= 4) line = line substr(".+#o", int(value / p) % 4 + 1, 1)
                }
                print line
            }
        }
        function hex(text,   v, i) {
            v = 0
            for (i = 1; i <= length(text); i++) v = v * 16 + index("0123456789ABCDEF", substr(text, i, 1)) - 1
            return v
        }
        NR == FNR          { glyph[FNR - 1] = $1; next }
        /_columns = /      { columns = $3 }
        /_rows = /         { rows = $3 }
        /^tile_.*:$/       { name = substr($1, 6, length($1) - 6); row = 0 }
        $1 == ".byte"      { for (c = 0; c < columns; c++) { text = $(c + 2); gsub(/[$,]/, "", text); code[row, c] = hex(text) }
                             if (++row == rows) show() }' - "$2"
}

check_set() { # LEFT NAME...: codes left, drawings
    local left=$1 name files=()
    shift
    for name in "$@"; do files+=("$root/charsets/$name.txt"); done
    succeeds "set $*" mkfont set.chr set.inc set.h "${files[@]}"
    same "codes left, $*" "$(sed 's/.*, //' out)" "$left left"
    same "size of the set, $*" "$(wc -c <set.chr)" 1024
    same "tiles, $*" "$(drawn_tiles set.chr set.inc | md5sum)" "$(expected_tiles "${files[@]}" | md5sum)"
    same "header like include, $*" "$(grep -o '0x[0-9A-F][0-9A-F]' set.h | tr -d x | cut -c 2- | md5sum)" \
        "$(grep '\.byte' set.inc | grep -o '\$[0-9A-F][0-9A-F]' | tr -d '$' | md5sum)"
    same "panel A, $*" "$(peek set.chr $((33 * 8)) 8)" "0c 33 33 3f 33 33 33 00"
    same "blank, $*" "$(peek set.chr 0 8)" "00 00 00 00 00 00 00 00"
}

check_set 9 panel ranks chess
check_set 2 panel ranks chess rim
check_set 14 panel noughts
check_set 24 panel ranks warptrog
check_set 32 panel ranks hexapawn
check_set 53 panel ranks morris
check_set 59 panel connect4
check_set 58 panel ranks reversi
check_set 60 panel digits draughts
check_set 63 panel gomoku
check_set 70 panel noughts3d
check_set 9 panel menu
succeeds "order of files does not move the panel" mkfont set.chr set.inc set.h "$root/charsets/chess.txt" "$root/charsets/panel.txt"
same "panel behind a game" "$(peek set.chr $((33 * 8)) 8)" "0c 33 33 3f 33 33 33 00"
rows() { for ((row = 0; row < $1; row++)); do echo "$2"; done; }
{ echo 'glyphs $7F'; rows 8 o......o; } >wide.txt
succeeds "two-colour glyph" mkfont set.chr set.inc set.h wide.txt
same "two-colour glyph" "$(peek set.chr 1016 8)" "81 81 81 81 81 81 81 81"

broken() { # NAME LINE WORDS; the drawing from standard input
    cat >broken.txt
    refuses "drawing, $1" "broken.txt:$2: " mkfont set.chr set.inc set.h broken.txt
    grep -qF -- "$3" err || fail "drawing, $1: says '$(cat err)', not '$3'"
}
{ echo '; x'; echo 'tile a 1x1'; rows 7 ....; } | broken "missing row at the end" 9 "7 of 8 rows"
{ echo 'tile a 1x1'; rows 7 ....; echo 'tile b 1x1'; rows 8 ....; } | broken "missing row" 9 "7 of 8 rows"
{ echo 'tile a 1x1'; rows 9 ....; } | broken "row too many" 10 "neither glyphs nor tile"
{ echo 'tile a 2x1'; rows 8 .......; } | broken "narrow row" 2 "7 pixels, not 8"
{ echo 'tile a 1x1'; rows 8 ..x.; } | broken "bad pixel" 2 "'x' is no pixel"
{ echo 'tile a 1x1'; rows 8 ....; echo 'tile a 1x1'; rows 8 ....; } | broken "tile twice" 10 "drawn twice"
{ echo 'tile a 1x1 both'; rows 8 ....; echo 'tile a_l 1x1'; rows 8 ....; } | broken "light tile twice" 10 "drawn twice"
{ echo 'tile a 0x1'; rows 8 ....; } | broken "no columns" 1 "no tile size"
{ echo 'tile a 1x1x'; rows 8 ....; } | broken "odd size" 1 "no tile size"
{ echo 'tile a 1x1 half'; rows 8 ....; } | broken "odd word" 1 "not 'tile"
{ echo 'tile a-b 1x1'; rows 8 ....; } | broken "bad tile name" 1 "no tile name"
{ echo 'glyphs A A'; rows 8 '.... ....'; } | broken "glyph twice" 1 "drawn twice"
{ echo 'glyphs A B'; rows 8 ....; } | broken "glyph missing" 2 "1 glyphs side by side, not 2"
{ echo 'glyphs A'; rows 8 .....; } | broken "glyph of 5" 2 "a glyph of 5 pixels"
{ echo 'glyphs $80'; rows 8 ....; } | broken "code too high" 1 "above \$7F"
{ echo 'glyphs a'; rows 8 ....; } | broken "lower case" 1 "write \$hh"
{ echo 'glyphs AB'; rows 8 ....; } | broken "long glyph name" 1 "no glyph name"
{ echo 'glyphs'; rows 8 ....; } | broken "no glyph name" 1 "without a name"
{ echo 'glyphs A'; rows 8 +.......; } | broken "third colour in two" 2 "'+' is no pixel"
echo 'hello' | broken "no block" 1 "neither glyphs nor tile"
{ # 128 different glyphs: more than the codes without letters and digits
    echo 'tile many 16x8'
    for ((row = 0; row < 64; row++)); do
        text=
        for ((column = 0; column < 16; column++)); do
            value=$((row / 8 * 16 + column + 1))
            for shift in 6 4 2 0; do text+=$(echo '.+#o' | cut -c $((1 + (value >> shift & 3)))); done
        done
        echo "$text"
    done
} | broken "no code left" 1 "no code left"
refuses "no drawing" "nowhere.txt: No such file" mkfont set.chr set.inc set.h nowhere.txt
refuses "no arguments to mkfont" "usage" mkfont

# ---- pack ----
round_trip() { # FILE
    succeeds "pack $1" pack "$1" packed
    succeeds "unpack $1" pack -d packed unpacked
    same_file "round trip" "$1" unpacked
}

head -c 9000 "$tools/pack" >code
head -c 9000 /dev/zero >zeros
head -c 8000 "$root/tools/pack.c" >text
{ head -c 700 noise; head -c 700 noise; head -c 300 zeros; head -c 40 noise; } >mixed
printf A >one
for file in empty one part2 part5 noise zeros code text mixed; do round_trip $file; done
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
    noise $((index + 1)) >fuzz.packed
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
    succeeds "build of unpack.s" cl65 -t sim6502 -Oirs -m map -o harness harness.c bytes.s -o harness "$root/asm/plat/unpack.s"
    for file in empty one part2 part5 noise zeros code text mixed harness; do
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

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
