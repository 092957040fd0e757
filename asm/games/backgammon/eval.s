; eval.s: twin of src/games/backgammon/eval.c: the network. The sums of a board are kept; for the next one only the rows
; of checkers that are elsewhere are added and subtracted.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/backgammon/backgammon.inc"
.include "constants/games/backgammon/eval.inc"
.export _game_eval, _backgammon_begin
.export _backgammon_hidden : absolute
.export chance_lo, chance_hi, sync, change_sums, find_changed, evaluate, evaluate_hidden, stack
.import _backgammon_rows, _backgammon_bias, _backgammon_sigmoid, _backgammon_out, _backgammon_out_bias
.import _backgammon_chance_steps

; The product of two numbers is triangle(a + b) - triangle(a) - triangle(b), where triangle(n) = n(n - 1)/2. So the sum
; of the products of all hidden units with constant weights needs no multiplication. The tables are made when a move is
; to be found (_backgammon_begin), in memory of the search.
_backgammon_hidden := hidden
LEAST = 64                      ; the tables have entries from -LEAST on, the smallest weight is more
TRIANGLES_END = 320             ; to this one: 255 and the largest weight, or step of the curve chance_lo, chance_hi
TRIANGLES = LEAST + TRIANGLES_END
ADD_BYTES = 16 * HIDDEN + 1
.segment "SCRATCH"
triangle_lo: .res TRIANGLES
triangle_hi: .res TRIANGLES
TRIANGLE_LO = triangle_lo + LEAST
TRIANGLE_HI = triangle_hi + LEAST
; The board whose sums are in the first part of `stack`: own and other side's checkers by place, for the side that rolls
; next.
PLACES_A_SIDE = BAR + 1
base_at:  .res 2 * PLACES_A_SIDE
.segment "LISTPAGE2"
added:    .res 2 * CHECKERS     ; rows to add and to subtract
dropped:  .res 2 * CHECKERS
; the curve of the hidden units, and the lower half of the one of the output
.segment "LISTPAGE3"
sigmoid:   .res 256
chance_lo: .res CHANCE_MIDDLE + 1
.segment "LISTPAGE2"
chance_hi: .res CHANCE_MIDDLE + 1
.segment "LISTPAGE"
stack:    .res STACK_BYTES * (STEPS + 1)
; 65535 - triangle(n), to subtract by adding
.segment "ROOT"
less_lo: .res 256
less_hi: .res 256
; code that `prepare` makes
.segment "HISTORY"
add_low:  .res ADD_BYTES
add_high: .res ADD_BYTES

.bss
is_ready: .res 1                ; 1: base_at, the tables and the code below are set up
constant: .res 3                ; what is added to the sum of products
adds:     .res 1
drops:    .res 1
view:     .res 1

; Only the move finder evaluates: this code is in place of the search.
.segment "SEARCH"

; void backgammon_begin(void): to be called before a move is looked for: other things may have used the tables' memory
;   Clobbers:  A
.proc _backgammon_begin
        lda #0
        sta is_ready
        rts
.endproc

; set_pointers: add_row and drop_row = addresses of rows X and Y; high_sums = the high bytes of (source)
;   Clobbers:  A; keeps X, Y
high_sums = ptr1
.macro row_address pointer      ; 24 bytes a row
        lsr
        ror pointer
        lsr
        ror pointer
        lsr
        ror pointer
        lsr
        ror pointer
        sta pointer+1           ; 16 a row
        lsr
        sta ptr1
        lda pointer
        and #$F0
        sta pointer
        ror                     ; and 8, with the bit from the lsr
        clc
        adc #<_backgammon_rows
        bcc :+
        inc ptr1
        clc
:       adc pointer
        sta pointer
        lda pointer+1
        adc ptr1
        clc
        adc #>_backgammon_rows
        sta pointer+1
.endmacro
.assert HIDDEN = 24, error, "row_address is for rows of 24 bytes"
.proc set_pointers
        txa
        row_address add_row
        tya
        row_address drop_row
        lda source
        clc
        adc #HIDDEN
        sta high_sums
        lda source+1
        adc #0
        sta high_sums+1
        rts
.endproc

; change_sums: the sums of a board after a checker has moved
;   In:        (source) = sums; X = row to add, Y = row to subtract; (result) = where the new sums go, or the same
;   Clobbers:  A, Y, add_row, drop_row, ptr1, ptr2
;   Cycles:    about 1,600
.proc change_sums
        jsr set_pointers
        lda result
        clc
        adc #HIDDEN
        sta ptr2
        lda result+1
        adc #0
        sta ptr2+1
        ldy #HIDDEN - 1
each:   sec
        lda (add_row),y
        sbc (drop_row),y
        bcc less
        clc
        adc (source),y
        sta (result),y
        lda (high_sums),y
        adc #0
        sta (ptr2),y
        dey
        bpl each
        rts
less:   adc (source),y
        sta (result),y
        lda (high_sums),y
        sbc #0
        sta (ptr2),y
        dey
        bpl each
        rts
.endproc

; find_changed: the hidden units after a checker has moved: change_sums without storing the sums
;   In:        (source) = sums; X = row to add, Y = row to subtract
;   Out:       hidden
;   Clobbers:  A, X, Y, add_row, drop_row, ptr1
;   Cycles:    about 1,700
.proc find_changed
        jsr set_pointers
        ldy #HIDDEN - 1
each:   sec
        lda (add_row),y
        sbc (drop_row),y
        bcc less
        clc
        adc (source),y
        tax
        lda (high_sums),y
        adc #0
        beq low
high:   bmi none
        cmp #2
        bcs all
        txa                     ; carry is clear
        sec
        ror
        tax
        lda sigmoid,x
        sta hidden,y
        dey
        bpl each
        rts
less:   adc (source),y
        tax
        lda (high_sums),y
        sbc #0
        bne high
low:    txa
        lsr
        tax
        lda sigmoid,x
put:    sta hidden,y
        dey
        bpl each
        rts
none:   lda sigmoid
        jmp put
all:    lda sigmoid + 255
        jmp put
.endproc

; sync: brings the sums at `stack` up to date with the board
;   In:        A = side that rolls next
;   Clobbers:  A, X, Y, tmp1, tmp2, tmp3, ptr1, ptr2, source, result
index = tmp1
count = tmp2
.proc sync
        asl
        asl
        asl
        asl
        asl
        sta view
        lda is_ready
        bne ready
        jsr begin
ready:  lda #0
        sta adds
        sta drops
        ldx #0
        ldy view
place:  lda _backgammon_at,y
        cmp base_at,x
        bne differs
next:   iny
        inx
        cpx #PLACES_A_SIDE
        beq half
        cpx #2 * PLACES_A_SIDE
        bne place
        beq change              ; always
half:   lda view
        eor #SIDE_PLACES
        tay
        jmp place

differs:
        sta count
        bcc fewer
more:   lda base_at,x           ; the number of the checker that comes
        jsr row
        sty index
        ldy adds
        sta added,y
        inc adds
        ldy index
        inc base_at,x
        lda base_at,x
        cmp count
        bne more
        beq next                ; always
fewer:  dec base_at,x
        lda base_at,x
        jsr row
        sty index
        ldy drops
        sta dropped,y
        inc drops
        ldy index
        lda base_at,x
        cmp count
        bne fewer
        beq next                ; always

; A = row of checker number A at place X.   Keeps: X, Y
row:    cmp #ROWS_A_PLACE
        bcc fits
        lda #ROWS_A_PLACE - 1
fits:   sta tmp3
        txa
        asl
        asl
        ora tmp3
        rts

change: lda #<stack
        sta source
        sta result
        lda #>stack
        sta source+1
        sta result+1
pair:   ldx #NULL_ROW
        ldy adds
        beq no_add
        dec adds
        ldx added-1,y
no_add: lda #NULL_ROW
        ldy drops
        beq no_drop
        dec drops
        lda dropped-1,y
no_drop:
        tay
        cpx #NULL_ROW
        bne changes
        cpy #NULL_ROW
        beq done
changes:
        jsr change_sums
        jmp pair
done:   rts

; the tables, and an empty board
begin:  inc is_ready
        jsr make_tables
        jsr prepare
        ldx #2 * PLACES_A_SIDE - 1
        lda #0
empty:  sta base_at,x
        dex
        bpl empty
        ldx #0
        ldy #0
unit:   lda _backgammon_bias,x
        sta stack,y
        lda _backgammon_bias+1,x
        sta stack + HIDDEN,y
        inx
        inx
        iny
        cpy #HIDDEN
        bne unit
        rts
.endproc

; add_low and add_high add up the low bytes and the high bytes of all products, from the last unit to the first one.
; `prepare` makes them, a copy of add_unit for each hidden unit.
;   In:        A = sum so far, carry clear; Y = 0
;   Out:       A = the low byte of the sum, Y = its high byte
add_unit:
        ldx hidden
        adc TRIANGLE_LO,x       ; TRIANGLE_LO + weight
        bcc :+
        iny
        clc
:       adc less_lo,x
        bcc :+
        iny
        clc
:       rts                     ; after the last unit
UNIT_BYTES = * - add_unit - 1
        .assert ADD_BYTES = HIDDEN * UNIT_BYTES + 1, error, "add_low and add_high are copies of add_unit"
INDEX     = 1                   ; operands: the unit,
OPERAND   = 3                   ; its product,
OPERAND_2 = 10                  ; what is subtracted

; make_tables: makes the tables
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2
.proc make_tables
        lda #<triangle_lo
        sta ptr1
        lda #>triangle_lo
        sta ptr1+1
        lda #<triangle_hi
        sta ptr2
        lda #>triangle_hi
        sta ptr2+1
        lda #<TRIANGLE_OF_LEAST
        sta tmp1
        lda #>TRIANGLE_OF_LEAST
        sta tmp2
        lda #<(-LEAST)          ; n
        sta tmp3
        ldy #$FF
        sty tmp4
        iny
triangle:
        lda tmp1
        sta (ptr1),y
        clc
        adc tmp3                ; triangle(n + 1) = triangle(n) + n
        sta tmp1
        lda tmp2
        sta (ptr2),y
        adc tmp4
        sta tmp2
        iny
        bne :+
        inc ptr1+1
        inc ptr2+1
:       inc tmp3
        bne :+
        inc tmp4
:       lda tmp3
        cmp #<TRIANGLES_END
        lda tmp4
        sbc #>TRIANGLES_END
        bmi triangle
        ldx #0
less:   lda TRIANGLE_LO,x
        eor #$FF
        sta less_lo,x
        lda TRIANGLE_HI,x
        eor #$FF
        sta less_hi,x
        inx
        bne less
        inx
        stx chance_lo
        dex
        stx chance_hi
curve:  clc
        lda chance_lo,x
        adc _backgammon_chance_steps,x
        sta chance_lo+1,x
        lda chance_hi,x
        adc #0
        sta chance_hi+1,x
        inx
        bpl curve
        ldy #SIGMOID_MIDDLE     ; X is the same
        .assert CHANCE_LEAST = 1 && CHANCE_MIDDLE = 128 && SIGMOID_MIDDLE = 128, error, "make_tables counts on it"
half:   lda _backgammon_sigmoid,x
        eor #$FF
        sta sigmoid,y
        eor #$FF
        sta sigmoid,x
        iny
        dex
        bpl half
        rts
.endproc

; prepare: makes add_low and add_high, and sets up constant
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
code    = ptr2
code_hi = ptr3
TRIANGLE_OF_LEAST = LEAST * (LEAST + 1) / 2
CONSTANT = 32768 - HIDDEN * 65535 ; constant = bias + this - the triangles of the weights
.proc prepare
        clc
        lda _backgammon_out_bias
        adc #<CONSTANT
        sta constant
        lda _backgammon_out_bias+1
        adc #>CONSTANT & $FF
        sta constant+1
        lda _backgammon_out_bias+2
        adc #^CONSTANT & $FF
        sta constant+2
        lda #<add_low
        sta code
        lda #>add_low
        sta code+1
        lda #<add_high
        sta code_hi
        lda #>add_high
        sta code_hi+1
        lda #HIDDEN - 1
        sta tmp1
unit:   ldy #UNIT_BYTES
copy:   lda add_unit,y
        sta (code),y
        sta (code_hi),y
        dey
        bpl copy
        ldy #INDEX
        lda tmp1
        clc
        adc #hidden
        sta (code),y
        sta (code_hi),y
        ldy #OPERAND_2 + 1
        lda #>less_hi
        sta (code_hi),y
        ldy tmp1
        ldx #0                  ; sign
        lda _backgammon_out,y
        bpl plus
        dex
plus:   stx tmp2
        tax
        clc
        ldy #OPERAND
        adc #<TRIANGLE_LO
        sta (code),y
        sta ptr4
        iny
        lda tmp2
        adc #>TRIANGLE_LO
        sta (code),y
        sta ptr4+1
        ldy #0
        lda constant            ; minus the triangle of the weight
        sec
        sbc (ptr4),y
        sta constant
        php
        txa
        clc
        ldy #OPERAND
        adc #<TRIANGLE_HI
        sta (code_hi),y
        sta ptr4
        iny
        lda tmp2
        adc #>TRIANGLE_HI
        sta (code_hi),y
        sta ptr4+1
        ldy #0
        plp
        lda constant+1
        sbc (ptr4),y
        sta constant+1
        bcs on
        dec constant+2
on:     ldx #0
        jsr forward
        ldx #<(code_hi - code)
        jsr forward
        dec tmp1
        bpl unit
        rts
forward:
        lda code,x
        clc
        adc #UNIT_BYTES
        sta code,x
        bcc :+
        inc code+1,x
:       rts
        .assert less_hi = less_lo + 256, error, "only the high bytes of the addresses differ"
.endproc

; chance: the output of the hidden units
;   Out:       A, X = low and high byte, in parts of POINT
;   Clobbers:  Y, tmp1-tmp4, ptr1-ptr3
.proc chance
        lda constant
        ldy #0
        clc
        jsr add_low
        sta tmp1
        tya
        clc
        ldy #0
        adc constant+1
        bcc :+
        iny
        clc
:       jsr add_high
        sta tmp2
        tya
        clc
        adc constant+2
        bmi least
        bne most
        ; chance[i] + (chance[i + 1] - chance[i]) * part / 256; in the upper half, by the step of 255 - i
        lda tmp2
        bpl :+
        eor #$FF
:       sta ptr1
        tay
        lda chance_lo+1,y
        sec
        sbc chance_lo,y
        tax                     ; the step
        clc
        adc #<TRIANGLE_LO
        sta ptr2
        lda #>TRIANGLE_LO
        adc #0
        sta ptr2+1
        txa
        clc
        adc #<TRIANGLE_HI
        sta ptr3
        lda #>TRIANGLE_HI
        adc #0
        sta ptr3+1
        ldy tmp1                ; the part
        lda (ptr2),y
        sec
        sbc TRIANGLE_LO,x
        sta tmp3
        lda (ptr3),y
        sbc TRIANGLE_HI,x
        sta tmp4
        lda tmp3
        sec
        sbc TRIANGLE_LO,y
        lda tmp4
        sbc TRIANGLE_HI,y       ; step * part / 256
        ldy ptr1
        clc
        ldx tmp2
        bmi upper
        adc chance_lo,y
        pha
        lda chance_hi,y
        adc #0
        tax
        pla
        rts
upper:  adc #<POINT             ; at most 63: no carry
        sec
        sbc chance_lo+1,y
        pha
        lda #>POINT
        sbc chance_hi+1,y
        tax
        pla
        rts
        .assert <POINT < 192, error, "chance counts on it"
least:  lda #CHANCE_LEAST
        ldx #0
        rts
most:   lda #<(POINT - CHANCE_LEAST)
        ldx #>(POINT - CHANCE_LEAST)
        rts
.endproc

; evaluate: the mean number of points of the sums at (source), for the side that rolls next
;   Out:       score
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, add_row, drop_row
evaluate:
        ldx #NULL_ROW
        ldy #NULL_ROW
        jsr find_changed
; evaluate_hidden: the same of the hidden units
.proc evaluate_hidden
        jsr chance
        stx tmp1
        asl                     ; 4 * chance - 2 * POINT
        rol tmp1
        asl
        rol tmp1
        sec
        sbc #<(2 * POINT)
        sta _score
        lda tmp1
        sbc #>(2 * POINT)
        sta _score+1
        ldx view
        jsr stranded
        bcc :+
        lda _score
        sec
        sbc tmp3
        sta _score
        lda _score+1
        sbc tmp4
        sta _score+1
:       lda view
        eor #SIDE_PLACES
        tax
        jsr stranded
        bcc :+
        clc
        lda _score
        adc tmp3
        sta _score
        lda _score+1
        adc tmp4
        sta _score+1
:       rts
.endproc

; stranded: what the side whose offset is X loses for checkers that may make it a backgammon
;   Out:       carry set: tmp3, tmp4 = low and high byte; carry clear: nothing
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc stranded
        lda _backgammon_at + OFF,x
        bne nothing
        txa
        eor #SIDE_PLACES
        tay
        lda _backgammon_at + OFF,y
        cmp #STRANDED_FROM
        bcc nothing
        sta tmp1
        lda #0
        sta tmp2
        ldy #1
each:   lda _backgammon_at + 19,x
        beq next
        sta tmp3
again:  tya
        clc
        adc tmp2
        sta tmp2
        dec tmp3
        bne again
next:   inx
        iny
        cpy #BAR - 18 + 1
        bne each
        lda tmp2
        beq nothing
        cmp #STRANDED_MOST
        bcc fits
        lda #STRANDED_MOST
fits:   sta tmp2
        lda #0
        sta tmp3
        sta tmp4
        asl tmp2                ; 4 * sum fits a byte: it is added twice for every checker
        asl tmp2
times:  ldy #2
        clc
twice:  lda tmp3
        adc tmp2
        sta tmp3
        bcc :+
        inc tmp4
        clc
:       dey
        bne twice
        dec tmp1
        bne times
        sec
        rts
nothing:
        clc
        rts
.endproc

.proc from_base
        lda _side
        jsr sync
        lda #<stack
        sta source
        lda #>stack
        sta source+1
        rts
.endproc

; void game_eval(void)
;   In:        side, board
;   Out:       score
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
;   Twin test: tests/twin/games.c
.proc _game_eval
        jsr from_base
        jmp evaluate
.endproc

