# code_checks.sh: tests the peephole optimizer on functions as cc65 writes them. Sourced by tools.sh.
# SPDX-License-Identifier: MIT

# shortens NAME "LINES" "LINES": the first function, which other files call, becomes the second; lines are separated by
# |, "L1: lda x" has a label
shortens() {
    local name=$1 is
    printf '.export\t_f\n.proc\t_f: near\n%s\n.endproc\n' \
        "$(tr '|' '\n' <<<"$2" | sed -E 's/^(L[0-9]+:)? */\1\t/')" >long.s
    is=$(peephole <long.s | grep -v '^\.' | sed -E 's/^\t//; s/:\t/: /; s/ +$//' | paste -sd '|')
    same "peephole: $name" "$is" "$3"
}
# stays NAME "LINES": the function is not changed
stays() { shortens "$1" "$2" "$2"; }

index='sta ptr1|lda #$00|clc|adc #>(_board)|sta ptr1+1|ldy #<(_board)|lda (ptr1),y'
shortens "a byte of an array" "lda _n|sec|sbc #\$01|$index|rts" 'lda _n|sec|sbc #$01|tay|lda _board,y|rts'
stays "its address is used again" "$index|ora #\$01|sta (ptr1),y|rts"
stays "Y is used again" "$index|sty _n|rts"
stays "the carry is used again" "$index|adc _n|rts"
shortens "the address is set before it is used" "$index|sta ptr1|stx ptr1+1|ldy #\$00|lda (ptr1),y|rts" \
    'tay|lda _board,y|sta ptr1|stx ptr1+1|ldy #$00|lda (ptr1),y|rts'
stays "it is used at the target of a branch" "$index|beq L1|rts|L1: sty _n|rts"
shortens "a C function is called, which does not use it" "$index|jsr _g|sty _n|rts" 'tay|lda _board,y|jsr _g|sty _n|rts'
stays "an unknown routine may use it" "$index|jsr secret|sta _n|rts"
stays "a jump leads into the middle of it" \
    'bne L1|sta ptr1|lda #$00|L1: clc|adc #>(_board)|sta ptr1+1|ldy #<(_board)|lda (ptr1),y|rts'
shortens "a byte that is stored in an array" \
    'clc|adc #<(_board)|sta ptr1|lda #$00|adc #>(_board)|sta ptr1+1|lda _c|ldy #$00|sta (ptr1),y|rts' \
    'tay|lda _c|sta _board,y|rts'
stays "a stored byte that depends on Y" \
    'clc|adc #<(_board)|sta ptr1|lda #$00|adc #>(_board)|sta ptr1+1|lda _c,y|ldy #$00|sta (ptr1),y|rts'

shortens "an unused parameter" 'jsr pusha|ldy #$00|lda (sp),y|tay|lda _b|sta _board,y|jmp incsp1' \
    'tay|lda _b|sta _board,y|rts'
shortens "a parameter that is read later" 'jsr pusha|ldy #$00|lda (sp),y|jsr _g|ldy #$00|lda (sp),y|jmp incsp1' \
    'jsr pusha|jsr _g|ldy #$00|lda (sp),y|jmp incsp1'
shortens "a parameter that is compared with 0" \
    'jsr pusha|ldy #$00|lda (sp),y|beq L1|jsr _g|ldy #$00|lda (sp),y|L1: jmp incsp1' \
    'jsr pusha|cmp #$00|beq L1|jsr _g|ldy #$00|lda (sp),y|L1: jmp incsp1'
shortens "a word" 'jsr pushax|jsr ldax0sp|jsr _g|jmp incsp2' 'jmp _g'
shortens "one of two parameters" 'jsr pusha|jsr _g|jmp incsp2' 'jsr pusha|jsr _g|jmp incsp2'
stays "a parameter passed on by its stack offset" 'jsr pusha|ldy #$01|jsr pushwysp|jsr _g|jmp incsp1'
shortens "a pointer" 'jsr pushax|jsr _g|jsr ldax0sp|sta ptr1|stx ptr1+1|ldy #$00|lda (ptr1),y|jmp incsp2' \
    'jsr pushax|jsr _g|jsr point0sp|lda (ptr1),y|jmp incsp2'

shortens "a pointer and an index" 'jsr ldax0sp|ldy _n|sta ptr1|stx ptr1+1|lda (ptr1),y|jmp incsp2' \
    'jsr point0sp|ldy _n|lda (ptr1),y|jmp incsp2'
shortens "a sum of bytes" 'lda _n|ldy #$31|jsr decaxy|sta _m|ldx #$00|rts' 'lda _n|sec|sbc #$31|sta _m|ldx #$00|rts'
stays "a sum of words" 'lda _n|ldy #$31|jsr decaxy|sta _m|stx _m+1|rts'
shortens "bits of two variables" 'asl a|sta ptr1|lda _n|ora ptr1|sta _m|rts' 'asl a|ora _n|sta _m|rts'
stays "bits of two variables, and of one again" 'asl a|sta ptr1|lda _n|ora ptr1|sta _m|lda ptr1|rts'
shortens "a value that was just stored" 'sta _n|stx _n+1|lda _n|ora _n+1|rts' 'sta _n|stx _n+1|ora _n+1|rts'
shortens "a value that was just stored, and its flags" 'eor #$01|sta _n|lda _n|beq L1|rts|L1: ldx #$00|rts' \
    'eor #$01|sta _n|beq L1|rts|L1: ldx #$00|rts'
stays "a hardware register, and its flags" 'and #$01|sta $D01F|lda $D01F|beq L1|rts|L1: ldx #$00|rts'
shortens "its sign flag is used" 'sta _n|lda _n|bmi L1|rts|L1: ldx #$00|rts' 'sta _n|tay|bmi L1|rts|L1: ldx #$00|rts'
stays "no register is free for its flags" 'sta _n|lda _n|bmi L1|sta _m,y|rts|L1: sta _o,y|ldx #$00|rts' \
    'sta _n|lda _n|bmi L1|sta _m,y|rts|L1: sta _o,y|ldx #$00|rts'
shortens "a value pushed for its flags" 'lda _n|ora _m|pha|pla|bne L1|rts|L1: ldx #$00|rts' \
    'lda _n|ora _m|bne L1|rts|L1: ldx #$00|rts'
shortens "bit 7" 'lda _n|and #$80|beq L1|lda #$00|rts|L1: lda #$01|rts' 'lda _n|bpl L1|lda #$00|rts|L1: lda #$01|rts'
stays "bit 7, and its value" 'lda _n|and #$80|beq L1|rts|L1: lda #$01|rts'
shortens "one more" 'lda _n|clc|adc #$01|sta _m|ldx #$00|lda _n|rts' 'ldx _n|inx|stx _m|ldx #$00|lda _n|rts'
stays "one more, which is used again" 'lda _n|clc|adc #$01|sta _m|ldx #$00|rts'
shortens "a byte of GameInfo" 'jsr _game_info|sta ptr1|stx ptr1+1|ldy #$04|lda (ptr1),y|jsr _g|ldx #$00|rts' \
    'ldy #$04|jsr info_byte|jsr _g|ldx #$00|rts'
shortens "a value that is never read" 'ldx #$00|lda _n|cmp _m|bne L1|ldx #$00|rts|L1: ldx #$01|rts' \
    'lda _n|cmp _m|bne L1|ldx #$00|rts|L1: ldx #$01|rts'
stays "a hardware register that is never used" 'lda $D20A|ldx #$00|lda _n|rts'
shortens "a value that becomes an index" 'sta _n|ldy _n|lda _a,y|rts' 'sta _n|tay|lda _a,y|rts'
stays "a hardware register" 'sta $D01F|lda $D01F|rts'
stays "the other register overwrote it" 'sta _n|stx _n|lda _n|ldx _m|rts'

shortens "a jump after a number" 'beq L1|lda #$05|jmp L2|L1: lda #$00|L2: sta _n|rts' \
    'beq L1|lda #$05|bne L2|L1: lda #$00|L2: sta _n|rts'
shortens "a jump where the branch was not taken" 'bcs L1|lda _x|jmp L2|L1: lda _y|L2: sta _n|rts' \
    'bcs L1|lda _x|bcc L2|L1: lda _y|L2: sta _n|rts'
stays "a jump that is reached from elsewhere" 'bcs L1|L3: lda _x|jmp L2|L1: lda _y|beq L3|L2: sta _n|rts'
shortens "a jump to the return" 'beq L1|jmp L2|L1: lda #$00|L2: rts' 'beq L1|rts|L1: lda #$00|L2: rts'
far=$(for n in {1..40}; do printf 'sta _far|'; done)
stays "a jump too far for a branch" "lda #\$05|jmp L2|L1: ${far}lda _y|beq L1|L2: sta _n|rts"
loop='lda #$00|sta L9|L1: lda L9|cmp #$08|bcs L2|jsr _g|inc L9|'
shortens "a jump that is near enough for a branch" 'jeq L1|jsr _g|L1: rts' 'beq L1|jsr _g|L1: rts'
stays "a jump that is not" "jeq L1|${far}jsr _g|sta _n,y|${far}L1: rts"
shortens "a loop that counts" "${loop}jmp L1|L2: rts" "${loop}bne L1|L2: rts"
stays "a loop that changes its counter" 'L1: lda L9|cmp #$08|bcs L2|jsr _g|sta L9|inc L9|jmp L1|L2: rts'
stays "a loop whose counter others may change" 'L1: lda _n|cmp #$08|bcs L2|jsr _g|inc _n|jmp L1|L2: rts'

# whole files: static functions, arrays
# becomes NAME "FILE" "FILE": lines are separated by |
becomes() {
    tr '|' '\n' <<<"$2" | sed -E 's/^(L[0-9]+:)? */\1\t/; s/^\t(\.|_[a-z]+:)/\1/; s/^(\.(res|addr))/\t\1/' >long.s
    is=$(peephole <long.s | sed -E 's/^\t//; s/:\t/: /; s/ +$//' | paste -sd '|')
    same "peephole: $1" "$is" "$3"
}
# of CALLER: a file with a static function that returns 1
of() { echo ".export _f|.proc _f: near|$1|.endproc|.proc _g: near|lda #\$01|ldx #\$00|rts|.endproc"; }
becomes "only A of a static function is read" "$(of 'jsr _g|tax|bne L1|jsr _h|L1: rts')" \
    '.export _f|.proc _f: near|jsr _g|tax|bne L1|jsr _h|L1: rts|.endproc|.proc _g: near|lda #$01|rts|.endproc'
becomes "its caller returns the same" "$(of 'jmp _g')" "$(of 'jmp _g')"
becomes "its address is used" "$(of 'jsr _h|lda #<(_g)|ldx #>(_g)|rts')" \
    "$(of 'jsr _h|lda #<(_g)|ldx #>(_g)|rts')"
own='.export _f|.segment "BSS"|.segment "CODE"|.proc _f: near|'
top='jsr pusha|jsr _g|ldy #$00|cmp (sp),y|beq L1|ldx #$00|lda (sp,x)|jmp incsp1|L1: ldx #$00|jmp incsp1|.endproc'
variable='.segment "BSS"|parameter:|.res	1,$00|.segment "CODE"|'
shorter='sta parameter|jsr _g|cmp parameter|beq L1|ldx #$00|lda parameter|rts|L1: ldx #$00|rts|.endproc'
becomes "a parameter in a variable" "$own.segment \"CODE\"|$top" "$own$variable.segment \"CODE\"|$shorter"
for code in 'jsr pusha|ldy #$00|lda (sp),y|jsr pusha|jsr _g|ldy #$00|lda (sp),y|ldx #$00|jmp incsp1' \
    'jsr pusha|sta (_a),y|jsr _g|ldy #$00|lda (sp),y|jmp incsp1' \
    'jsr pusha|jsr _g|ldy #$01|jsr ldaxysp|jmp incsp1'; do
    is=$(tr '|' '\n' <<<"$own$code|.endproc" | sed -E 's/^(L[0-9]+:)? */\1\t/; s/^\t\./\./' | peephole | \
        grep -c parameter)
    same "peephole: a parameter that stays on the stack" "$is" 0
done
# array BYTES CODE: a file with an array and a function
array() { echo ".export _f|.segment \"BSS\"|_a:|.res $1,\$00|.segment \"CODE\"|.proc _f: near|$2|.endproc"; }
offset='ldx #$00|lda _n|asl a|bcc L1|inx|clc|L1: adc #<(_a)'
read='tay|txa|adc #>(_a)|tax|tya|jsr ldaxi'
store='sta ptr1|txa|adc #>(_a)|sta ptr1+1|lda _m|ldy #$00|sta (ptr1),y|iny|lda _m+1|sta (ptr1),y|ldx #$00|rts'
becomes "a word of an array" "$(array 20 "$offset|$read|rts")" \
    "$(array 20 'lda _n|asl a|tay|ldx _a+1,y|lda _a,y|rts')"
becomes "a word of a large array" "$(array 300 "$offset|$read|rts")" \
    "$(array 300 "$offset|${read/jsr ldaxi/jmp ldaxi}")"
becomes "a word that is stored" "$(array 20 "$offset|$store")" \
    "$(array 20 'lda _n|asl a|tay|lda _m|sta _a,y|lda _m+1|sta _a+1,y|ldx #$00|rts')"
becomes "a byte of a small array" \
    "$(array 20 'jsr _g|sta ptr1|txa|clc|adc #>(_a)|sta ptr1+1|ldy #<(_a)|lda (ptr1),y|ldx #$00|rts')" \
    "$(array 20 'jsr _g|tay|lda _a,y|ldx #$00|rts')"

# a table inside the code: nothing is changed
printf '.proc\t_f: near\n\tlda #$05\n\tjmp L2\n\t.addr L1\nL1:\trts\nL2:\tsta _n\n\trts\n.endproc\n' >table.s
peephole <table.s | sed 's/ *$//; s/\t/ /g' >is
sed 's/ *$//; s/\t/ /g' table.s >should
same_file "peephole: a function with a table in it" is should
sed 's/^\.proc/.function/' table.s >other.s
refuses "peephole: functions are marked in another way" "is in no function" sh -c 'peephole <other.s'

# The scripts that read a map of the linker fail if it has another form.
segments='Segment list:
-------------
Name                   Start     End    Size  Align
----------------------------------------------------'
for name in BSS STATE THINK SEARCH TABLE SCRATCH PAGES HELP_CODE; do
    segments+=$'\n'"$name                    001000  0010FF  000100  00001"
done
exports='Exports list by name:
---------------------
_one                      001000 RLA    two                       0000E6 RLZ    '
printf '%s\n\n\n%s\n\n\nExports list by value:\n' "$segments" "$exports" >right.map
sed 's/ list/s/' right.map >headings.map
sed -E 's/ 00([0-9A-F]{4}) / 0000\1 /g; s/^(BSS .*) 00001$/\1/' right.map >columns.map
for script in import_stub segment_sizes memory_layout; do
    succeeds "$script.awk: a map" awk -f "$root/tools/build/$script.awk" right.map
    for map in headings columns; do
        refuses "$script.awk: a map with other $map" "form of ld65" awk -f "$root/tools/build/$script.awk" $map.map
    done
done
