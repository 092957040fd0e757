; threats.s: twin of src/games/connect4/threats.c

.include "zp.inc"
.include "straight.inc"
.include "games/connect4/connect4.inc"
.export _connect4_mark, _connect4_near
.export connect4_three, connect4_whose, connect4_urgent, connect4_any
.import _connect4_straight, connect4_lists, mark_lo, mark_hi
.import _connect4_value_lo, _connect4_value_hi, _connect4_first, _connect4_order
.import _connect4_threat, _connect4_hole, _connect4_holes, _connect4_marks, _connect4_zug
.import _game_generate
.importzp _connect4_line, _connect4_next
.importzp ptr1, ptr2, tmp1, tmp2, tmp3

ZUG_FIRST  = 60
ZUG_SECOND = 40
NO_CELL    = $FF            ; where a cell is kept; others are below $80

.segment "RODATA"

; By state: 1 when a line has three men of one side and no other.
connect4_three:
    .repeat ::LINE_KINDS
        .byte 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0
    .endrepeat

; Where the list of each cell is (rules.s): one behind the other, as long as its first byte and that says.
.macro lists_at what
        offset .set 0
    .repeat ::COLUMNS, column
        .repeat ::ROWS, row
        .byte what (connect4_lists + offset)
        lines .set 0
        each_line column, row, count_line
        offset .set offset + lines + 2
        .endrepeat
        .byte 0, 0              ; no cell
        offset .set offset + 2
    .endrepeat
.endmacro

lists_lo: lists_at .lobyte
lists_hi: lists_at .hibyte

connect4_whose:
        .byte THREAT_FIRST, THREAT_SECOND, THREAT_FIRST ; by side; of the other side one behind

.segment "GAME"

; void connect4_mark(void)
;   In:        move, its man in the lines, ply and side behind it
;   Out:       threats, holes, zug, value
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp3
;   Cycles:    50 to 150; some 400 more where threats change
last    = ptr2                  ; place of the last line in its list
at      = ptr2+1                ; place of this one
cell    = tmp1
step    = tmp2
changed = tmp3
.proc _connect4_mark
        ldx _move
        straight_set_call mark, call
call:   jsr _connect4_straight
        bne three
        ldx _move
        lda _connect4_threat,x
        bne judge
        rts
judge:  jmp connect4_judge

three:  ldx _move
        lda _connect4_threat,x
        sta changed
        lda lists_lo,x
        sta ptr1
        lda lists_hi,x
        sta ptr1+1
        ldy #0
        lda (ptr1),y            ; its lines, and the number of the column
        sta last
        dec last
next:   iny
        lda (ptr1),y
        tax
        lda _connect4_line,x
        and #15
        cmp #3
        beq hole
        cmp #3 * MAN_SECOND
        beq hole
more:   cpy last
        bne next
        lda changed
        bne judge
        rts
hole:   sty at
        jsr mark_hole
        ldy at
        bne more                ; always
.endproc

; The hole of a line becomes a threat of his who moved, if it is none.
;   In:        X = line, ply, side
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc mark_hole
        ldy #7                  ; LINE_STEP
        cpx #57
        bcs found
        ldy #9
        cpx #45
        bcs found
        ldy #1
        cpx #24
        bcs found
        ldy #8
found:  sty step
        lda _connect4_first,x
try:    sta cell
        lsr a
        lsr a
        lsr a
        tax
        lda cell
        cmp _connect4_next,x
        bcs empty
        adc step
        bne try                 ; always
empty:  ldy _side               ; X = column
        lda connect4_whose + 1,y
        ldy cell
        ora _connect4_threat,y
        cmp _connect4_threat,y
        beq old
        sta _connect4_threat,y
        inc _connect4_marks,x
        ldx _ply
        ldy _connect4_holes,x
        inc _connect4_holes,x
        lda cell
        sta _connect4_hole,y
        inc changed
old:    rts
.endproc

; Who is short of moves: zug and what it changes in the value.
;   In:        ply, side, threats
;   Out:       connect4_zug[ply], value[ply]
;   Clobbers:  A, X, Y, tmp1-tmp3
here    = tmp1                  ; what this column says: 1, 0, -1
odd     = tmp2
even    = tmp3
.proc connect4_judge
        ldy #0
        sty odd
        sty even
        ldy #COLUMNS - 1
column: lda _connect4_marks,y
        beq done
        ldx _connect4_next,y
        lda #0
        sta here
up:     txa
        and #7
        cmp #ROWS
        bcs ended
        lsr a
        lda _connect4_threat,x
        bcs is_even
        lsr a
        bcs first
        beq above
        lda #$FF
        sta here
above:  inx
        bne up                  ; always
is_even:
        and #THREAT_SECOND
        beq above
        sta even
        bne ended               ; always
first:  lda #1
        sta here
ended:  clc
        lda here
        adc odd
        sta odd
done:   dey
        bpl column

        lda odd
        bmi others
        bne is_first
others: lda even
        beq judged
        lda #<-ZUG_SECOND
        bne judged              ; always
is_first:
        lda #ZUG_FIRST
judged: ldx _ply
        sta _connect4_zug + 1,x
        sec
        sbc _connect4_zug,x
        ldy _side
        beq own
        eor #$FF
        clc
        adc #1
own:    ldy #0
        cmp #$80
        bcc plus
        dey
plus:   sty even
        clc
        adc _connect4_value_lo,x
        sta _connect4_value_lo,x
        lda _connect4_value_hi,x
        adc even
        sta _connect4_value_hi,x
        rts
.endproc

; What is urgent: a cell where `side` wins, else the first that must be blocked.
;   In:        side; there is one
;   Out:       X = the cell, C = 1: it wins; tmp3 = cells looked at
;   Clobbers:  A, Y, tmp1, tmp2
.proc connect4_urgent
        ldx _side
        lda connect4_whose,x
        sta tmp1
        lda #NO_CELL
        sta tmp2
        ldy #0
        sty tmp3
next:   ldx _connect4_order,y
        lda _connect4_next,x
        tax
        and #7
        cmp #ROWS
        beq calm
        inc tmp3
        lda _connect4_threat,x
        beq calm
        and tmp1
        bne wins
        bit tmp2
        bpl calm
        stx tmp2
calm:   iny
        cpy #COLUMNS
        bne next
        ldx tmp2
        clc
        rts
wins:   sec
        rts
.endproc

; The first cell of the list.
;   Out:       X = the cell
;   Clobbers:  A, Y
.proc connect4_any
        ldy #$FF
next:   iny
        ldx _connect4_order,y
        lda _connect4_next,x
        tax
        and #7
        cmp #ROWS
        beq next
        rts
.endproc

; void connect4_near(void)
;   In:        ply, side, threats, list, move_count
;   Out:       the cells the search looks at; move_count
;   Clobbers:  A, X, Y, tmp1, tmp2
;   Cycles:    255 with seven moves
.proc _connect4_near
        lda _ply
        bne below
        jmp _game_generate
urgent: jsr connect4_urgent
        jmp one
below:
    .repeat ::COLUMNS, column
        ldx _connect4_next + column
        lda _connect4_threat,x
        bne urgent
    .endrepeat
        ldx _side
        lda connect4_whose + 1,x
        sta tmp1
        ldy _move_count
    .repeat ::COLUMNS, i
        .scope
        column = .mid (i * 2, 1, {3, 2, 4, 1, 5, 0, 6})
        ldx _connect4_next + column
        lda _connect4_threat + 1,x
        and tmp1
        bne skip
        cpx #column * 8 + ROWS
        beq skip
        iny
        txa
        sta (_list_lo),y
skip:
        .endscope
    .endrepeat
        cpy _move_count
        beq none
        sty _move_count
        rts
none:   jsr connect4_any        ; each is below a threat
one:    inc _move_count
        ldy _move_count
        txa
        sta (_list_lo),y
        rts
.endproc
