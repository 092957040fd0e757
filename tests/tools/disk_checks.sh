# shellcheck shell=bash
# disk_checks.sh: tests mkatr against lsatr, and both against the bytes of the disk format. Sourced by tools.sh.
# SPDX-License-Identifier: MIT

make_boot() { # make_boot FILE SECTORS
    head -c $(($2 * 128)) /dev/zero | tr '\0' '\352' >"$1"
    poke "$1" 0 0 "$2"
}

make_boot boot3 3
make_boot boot20 20
make_boot boot255 255

# The large disk: its sectors, those for files, and the byte of the map in sector 358 where they end (tools/build/atr.h)
large=$(sed -n "s/^#define LARGE_SECTORS \([0-9]*\).*/\1/p" "$root/tools/build/atr.h")
large_files=$((large - 15))
large_map_end=$(((large - 944 - 1024) / 8))
low_high() { printf "%02x %02x" $(($1 % 256)) $(($1 / 256)); }

disk_is_good() { # disk_is_good NAME DISK LEFT
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
succeeds "empty large disk" mkatr -l e.atr boot3
disk_is_good "empty large disk" e.atr $large_files
same "large image bytes" "$(wc -c <e.atr)" $((16 + large * 128))
same "large image header" "$(peek e.atr 0 8)" "96 02 $(low_high $((large * 8))) 80 00 00 00"
same "large VTOC head" "$(peek e.atr "$(at 360 0)" 10)" \
    "04 $(low_high $large_files) $(low_high $large_files) 00 00 00 00 00"
same "large VTOC of the directory" "$(peek e.atr "$(at 360 53)" 4)" "ff f8 00 7f"
same "large VTOC around 720" "$(peek e.atr "$(at 360 99)" 2)" "ff ff"
same "VTOC2" "$(peek e.atr "$(at 359 0)" 1) $(peek e.atr "$(at 359 127)" 1)" "ff ff"
same "end of VTOC2" "$(peek e.atr "$(at 358 $((large_map_end - 1)))" 4) $(peek e.atr "$(at 357 0)" 1)" "ff 80 00 00 00"
succeeds "long boot" mkatr b.atr boot255
disk_is_good "long boot" b.atr 455
succeeds "boot of 20" mkatr b.atr boot20 A=noise
same "file after the boot sectors" "$(lsatr b.atr | sed -n 2p | tr -s ' ')" "A 72 9000 21"
same "link to the next" "$(peek b.atr "$(at 21 125)" 3)" "00 16 7d"
same "last link" "$(peek b.atr "$(at 92 125)" 3)" "00 00 7d"
same "directory entry" "$(peek b.atr "$(at 361 0)" 16)" "42 48 00 15 00 41 20 20 20 20 20 20 20 20 20 20"
dd if=b.atr bs=1 skip=16 count=2560 status=none >boot_back
same_file "boot sectors" boot20 boot_back

for option in "" -l; do
    arguments=() # sizes around the 125 bytes of a sector, and random ones
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
    same "reserved file $option" "$(lsatr m.atr SAVES.DAT | tr -d '\0' | wc -c) $(lsatr m.atr SAVES.DAT | wc -c)" \
        "0 4096"
done
succeeds "file with reserve" mkatr r.atr boot3 A=noise249:300
same "file with reserve" "$(lsatr r.atr A | head -c 249 | cmp - noise249 && lsatr r.atr A | wc -c)" 300
succeeds "file of pieces" mkatr p.atr boot20@system A.DAT=noise126@books+empty@openings+noise249@help \
    B.DAT=noise125@books+noise@help:10000
same "space by kind" "$(sed -n '/^kind/,$p' out | sed 1d | tr -s ' \n' ' ')" \
    "system 2560 17 1 books 251 3 2 help 10249 82 2 free 75625 605 605 sectors left of 707 "
disk_is_good "file of pieces" p.atr 605
same "all of it" $((17 + 3 + 82 + 605)) 707
succeeds "two kinds in a file" mkatr k.atr boot3 A=noise249@code,fonts=124 B=noise251@code,fonts=125
same "two kinds in a file" "$(sed -n '/^kind/,$p' out | sed '1d; /^free/,$d' | tr -s ' \n' ' ')" \
    "fonts 249 2 2 code 251 3 2 "
refuses "more of a second kind than there is" "is not KIND,KIND=BYTES" mkatr k.atr boot3 A=noise124@code,fonts=125
refuses "second kind without bytes" "is not KIND,KIND=BYTES" mkatr k.atr boot3 A=noise124@code,fonts
lsatr p.atr A.DAT >back
cat noise126 noise249 >joined
same_file "file of pieces" joined back
same "a piece begins with a sector" "$(peek p.atr "$(at 22 125)" 3) $(peek p.atr "$(at 23 0)" 4)" \
    "00 17 01 $(peek noise 0 4)"
same "file of pieces with reserve" \
    "$(lsatr p.atr B.DAT | head -c 9125 | cmp - <(cat noise125 noise) && lsatr p.atr B.DAT | wc -c)" 10125
succeeds "files of a large disk" mkatr -l h.atr boot3 A=big B=big # in sectors 369-848 and 849-1328
disk_is_good "files of a large disk" h.atr "$(tail -n 1 out | cut -d " " -f 1)"
same "flags on a large disk" "$(peek h.atr "$(at 361 0)" 1) $(peek h.atr "$(at 361 16)" 1)" "46 46"
same "links without a number" "$(peek h.atr "$(at 1024 125)" 3)" "04 01 7d"
lsatr h.atr B >back
same_file "file above sector 1,023" big back
succeeds "files in enhanced density" mkatr -e enhanced.atr boot3 A=big B=big # B in sectors 493-669 and 721-1023
same "all of it in enhanced density" "$(tail -n 1 out)" "50 sectors left of 1010"
disk_is_good "files in enhanced density" enhanced.atr 50
same "flags in enhanced density" "$(peek enhanced.atr "$(at 361 0)" 1) $(peek enhanced.atr "$(at 361 16)" 1)" "42 03"
same "DOS leaves sector 720 out" "$(peek enhanced.atr "$(at 669 125)" 3)" "06 d1 7d"
same "free sectors in both tables" "$(peek enhanced.atr "$(at 360 3)" 2) $(peek enhanced.atr "$(at 1024 122)" 2)" \
    "32 00 00 00"
lsatr enhanced.atr B >back
same_file "file above sector 720" big back
head -c $((707 * 125)) /dev/zero >exact
succeeds "exact fit" mkatr x.atr boot3 A=exact
disk_is_good "exact fit" x.atr 0
names=()
letters=ABCDEFGHIJKLMNOP # no two names have the same key in the overlay store
for ((index = 0; index < 64; index++)); do names+=("${letters:index % 4:1}X${letters:index / 4:1}=noise1"); done
succeeds "64 files" mkatr n.atr boot3 "${names[@]}"
disk_is_good "64 files" n.atr 643

rm -f bad.atr
refuses "too big" "A: does not fit: needs 480 sectors, 0 are free" mkatr bad.atr boot3 X=exact A=big
head -c $((707 * 125 + 1)) /dev/zero >over
refuses "many pieces" "A: more than 24 pieces" mkatr bad.atr boot3 \
    "A=noise1$(printf '+noise1%.0s' {1..24})"
refuses "DAT in pieces" "A.DAT: does not fit: needs 480 contiguous sectors, 356 are free" mkatr bad.atr boot3 A.DAT=big
head -c 37500 big >most
# B is in sectors 4-303; only 55 sectors are left before the VTOC
succeeds "DAT in consecutive sectors" mkatr -l d.atr boot3 B=most A.DAT=noise
same "DAT in consecutive sectors" "$(lsatr d.atr | sed -n 3p | tr -s ' ')" "A.DAT 72 9000 369"
succeeds "no gaps" mkatr -f f.atr boot3 B=most A.DAT=noise C=noise
same "no gaps" "$(lsatr f.atr | sed -n 4p | tr -s ' ')" "C 72 9000 304"
disk_is_good "no gaps" f.atr 263
refuses "one byte too big" "does not fit: needs 708 sectors, 707 are free" mkatr bad.atr boot3 A=over
refuses "endless file" "longer than any disk" mkatr bad.atr boot3 A=/dev/zero
refuses "endless reserve" "no disk holds" mkatr bad.atr boot3 A=/dev/null:999999999999999999999
refuses "reserve too small" "longer than the 10 bytes" mkatr bad.atr boot3 A=noise:10
refuses "duplicate" "duplicate name 'A.B'" mkatr bad.atr boot3 A.B=noise A.B=noise
refuses "65 files" "directory full" mkatr bad.atr boot3 "${names[@]}" LAST=noise1
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
succeeds "no disk after a fault" test ! -e bad.atr

# damage NAME WORDS POSITION BYTE...: changes bytes of a copy of good.atr; lsatr -c must report WORDS
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

mkatr good.atr boot20 A.OVL=noise B.OVL=noise >out # A in sectors 21-92, B in 93-164
damage "file number" "A.OVL: sector 30 has file number 5" "$(at 30 125)" 20
damage "link into system" "A.OVL: link to sector 361" "$(at 30 125)" 1 105
damage "link into boot" "A.OVL: link to sector 20" "$(at 30 126)" 20
damage "link off the disk" "A.OVL: link to sector 1023" "$(at 30 125)" 3 255
damage "link to other file" "B.OVL: sector 100 already belongs to A.OVL" "$(at 30 126)" 100
damage "ring" "A.OVL: sector 25 already belongs to A.OVL" "$(at 30 126)" 25
damage "cut chain" "A.OVL: directory says 72 sectors, chain has 10" "$(at 30 126)" 0
damage "count above 125" "counts 126 bytes" "$(at 30 127)" 126
damage "short sector" "A.OVL: sector 30 is short and not the last" "$(at 30 127)" 124
mkatr good.atr boot20 A.DAT=noise126+noise249 B.OVL=noise >out # A in sectors 21-24
damage "DAT not in a row" "A.DAT: sector 22 is not followed by the next one" "$(at 22 126)" 24
damage "empty sector" "A.DAT: sector 23 is empty" "$(at 23 127)" 0
mkatr good.atr boot20 A.OVL=noise B.OVL=noise >out
damage "directory count" "A.OVL: directory says 73" "$(at 361 1)" 73
damage "first sector 0" "A.OVL: link to sector 0" "$(at 361 3)" 0
damage "first sector far off" "A.OVL: link to sector 65301" "$(at 361 4)" 255
damage "duplicate name" "name 'A.OVL' is taken by entry 0" "$(at 361 21)" 65
damage "bad name" "bad name" "$(at 361 5)" 97
damage "open file" "flag is \$43, not \$42" "$(at 361 0)" 67
damage "odd flag" "flag \$02 has no meaning" "$(at 361 0)" 2
damage "deleted with sectors" "sector 21 is used but belongs to no file" "$(at 361 0)" 128
damage "entry after the end" "after the end of the directory" "$(at 361 0)" 0
damage "boot count 0" "boot count is 0" "$(at 1 1)" 0
damage "boot count up" "A.OVL: link to sector 21" "$(at 1 1)" 21
damage "boot count down" "sector 20 is used but belongs to no file" "$(at 1 1)" 19
damage "DOS code" "VTOC: DOS code is 1, not 2" "$(at 360 0)" 1
damage "total" "VTOC: total is 708, not 707" "$(at 360 1)" 196
damage "free count" "VTOC: free count is 545, not 546" "$(at 360 3)" 33
for ((index = 10; index < 100; index++)); do # a wrong bit anywhere in the sector map
    bit=$((RANDOM % 8))
    value=$((0x$(peek good.atr "$(at 360 $index)" 1) ^ 1 << bit))
    damage "map byte $index" "VTOC: sector" "$(at 360 $index)" $value
done
cp e.atr good.atr
damage "VTOC2 map" "VTOC2: sector 952 is used but belongs to no file" "$(at 359 1)" 127
damage "VTOC2 of a sector that is not there" "VTOC2: sector $((large + 1)) is free but belongs to the system" \
    "$(at 358 $large_map_end)" 192
damage "large VTOC of its own" "VTOC: sector 357 is free but belongs to the system" "$(at 360 54)" 255
damage "large free count" "VTOC: free count is $((large_files + 1)), not $large_files" "$(at 360 3)" \
    $(((large_files + 1) % 256))
damage "large DOS code" "VTOC: DOS code is 2, not 4" "$(at 360 0)" 2
cp h.atr good.atr
damage "VTOC2 of a file" "VTOC2: sector 1000 is free but belongs to B" "$(at 359 7)" 128
damage "large flag" "B: flag is \$42, not \$46" "$(at 361 16)" 66
damage "large link off the disk" "B: link to sector $((large + 1)), which no file may use" "$(at 1024 125)" \
    $(((large + 1) / 256)) $(((large + 1) % 256))
damage "large link to itself" "B: sector 1024 already belongs to B" "$(at 1024 125)" 4 0
damage "file number on a large disk" "B: link to sector 9217" "$(at 1024 125)" 36

cp enhanced.atr good.atr
damage "enhanced flag" "B: flag is \$42, not \$03" "$(at 361 16)" 66
damage "extended flag of another file" "A: flag is \$03, not \$42" "$(at 361 0)" 3
damage "enhanced link off the disk" "B: link to sector 720, which no file may use" "$(at 721 125)" 6 208
damage "map above 720" "VTOC2: sector 1023 is free but belongs to B" "$(at 1024 121)" 1
damage "map of sector 720" "VTOC2: sector 720 is free but belongs to the system" "$(at 1024 84)" 128
damage "repeated map" "VTOC2: sector 670 is used but belongs to no file" "$(at 1024 77)" 1
damage "count above 720" "VTOC2: free count is 1, not 0" "$(at 1024 122)" 1
damage "enhanced total" "VTOC: total is 1011, not 1010" "$(at 360 1)" 243

refuses "no image" "not an ATR image" lsatr noise
head -c 5000 good.atr >short.atr
refuses "cut image" "the file has fewer" lsatr -c short.atr
(cat e.atr && echo) >long.atr
refuses "long image" "the file has more" lsatr -c long.atr
refuses "no such file on the disk" "C: no such file" lsatr good.atr C
refuses "no arguments to lsatr" "usage" lsatr
for ((index = 0; index < 60; index++)); do # any bytes in directory, VTOC and links
    cp m.atr fuzz.atr
    for sector in 360 361 362 $((RANDOM % 700 + 21)) $((RANDOM % 700 + 21)); do
        byte=$((RANDOM % 126))
        poke fuzz.atr "$(at $sector $byte)" $((RANDOM & 255)) $((RANDOM & 255)) $((RANDOM & 255))
    done
    no_crash "fuzzed disk, check" lsatr -c fuzz.atr
    no_crash "fuzzed disk, list" lsatr fuzz.atr
    no_crash "fuzzed disk, extract" lsatr fuzz.atr BIG
done
