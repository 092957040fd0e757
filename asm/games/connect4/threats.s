; threats.s: twin of src/games/connect4/threats.c

.include "zp.inc"
.include "engine/unroll.inc"
.include "games/connect4/connect4.inc"
.export _connect4_mark, _connect4_near
.export connect4_three, connect4_whose, connect4_urgent, connect4_any
.import _connect4_straight, connect4_lists, mark_lo, mark_hi
.import _connect4_value_lo, _connect4_value_hi, _connect4_first, _connect4_order
.import _connect4_threat, _connect4_hole, _connect4_holes, _connect4_marks, _connect4_zug
.import _game_generate
.importzp _connect4_line, _connect4_next
.importzp ptr1, ptr2, tmp1, tmp2, tmp3

ZUG        = 40
NO_CELL    = $FF            ; where a cell or column is kept; others are below $80

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
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3
;   Cycles:    50 to 150; some 500 more where threats change
last    = ptr2                  ; place of the last line in its list
at      = ptr2+1                ; place of this one
cell    = tmp1
step    = tmp2
changed = tmp3
.proc _connect4_mark
        ldx _move
        unroll_set_call mark, call
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

; Where each column goes on, while the rest of the game is played in thought: seven bytes from ptr2 to tmp1.
at_cell = ptr2
.assert tmp1 = ptr2 + COLUMNS - 1, lderror, "ptr2 to tmp1 are not together"

; What can be played at once: who wins does, who must block blocks.
;   In:        at_cell, on_turn; somebody threatens one of these cells
;   Out:       C = 0: at_cell and on_turn behind it; C = 1: A = THREAT_ of who wins
;   Clobbers:  A, X, Y, ptr1
on_turn = tmp2                  ; THREAT_ of who is
urgent  = ptr1                  ; the column to block
many    = ptr1+1
.proc settle_urgent
again:  lda #NO_CELL
        sta urgent
        lda #0
        sta many
        ldy #COLUMNS - 1
look:   ldx at_cell,y
        lda _connect4_threat,x
        beq calm
        and on_turn
        bne wins
        bit urgent
        bmi first
        inc many
first:  sty urgent
calm:   dey
        bpl look
        ldx urgent
        bmi settled
        lda on_turn
        eor #THREAT_FIRST ^ THREAT_SECOND
        sta on_turn
        inc at_cell,x
        lda many
        beq again
        lda on_turn
wins:   sec
        rts
settled:
        clc
        rts
.endproc

; Who wins when the board is filled up and no new threat arises: zug and what it changes in the value.
;   In:        ply, side, threats
;   Out:       connect4_zug[ply], value[ply]
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3
alone   = ptr1                  ; THREAT_ of those who have a lowest threat in a column alone
above_it = ptr1+1               ; the cell above a threat given up
columns = tmp3                  ; with a threat
high    = tmp3                  ; of what is added
.proc connect4_judge
        ldy _side
        lda connect4_whose,y
        sta on_turn
        lda #0
        sta columns
        ldy #COLUMNS - 1
copy:   ldx _connect4_next,y
        stx at_cell,y
        ora _connect4_threat,x
        dey
        bpl copy
        tax
        beq calm
        jsr settle_urgent
        bcc calm
        jmp won
calm:   lda #THREAT_FIRST       ; who would be on turn when the board is full
        sta on_turn
        lda #0
        sta alone
        ldy #COLUMNS - 1
fill:   lda _connect4_marks,y
        bne marked
free:   dey
        bpl fill
        lda columns
        beq nobody
        lda alone
        and on_turn
        bne give
        beq lost                ; always

marked: ldx at_cell,y           ; what is free in it: up to the cell below its lowest threat
up:     txa
        and #7
        cmp #ROWS
        beq free                ; those it had are below
        lda _connect4_threat,x
        bne threat
        inx
        bne up                  ; always
threat: cmp #THREAT_FIRST | THREAT_SECOND
        beq both
        ora alone
        sta alone
both:   stx at_cell,y
        inc columns
        txa
        jsr pass_even
        bne free                ; always

give:   ldy #COLUMNS - 1        ; he must go below a threat: one of his own alone
his:    ldx at_cell,y
        lda _connect4_threat,x
        cmp on_turn
        beq climb
        dey
        bpl his
lost:   lda on_turn
        eor #THREAT_FIRST ^ THREAT_SECOND
        bne won                 ; always
climb:  inx                     ; it is blocked, and the column goes on
        lda _connect4_threat,x
        beq above
        and on_turn
        bne won
        lda #1
        jsr pass
        bne climb               ; always
above:  stx above_it
higher: txa
        and #7
        cmp #ROWS
        beq full
        lda _connect4_threat,x
        bne found
        inx
        bne higher              ; always
found:  stx at_cell,y
        txa
        eor above_it
        jsr pass_even
        bne give                ; always
full:   stx at_cell,y
        txa
        eor above_it
        jsr pass
        dec columns
        bne give
nobody: lda #0
        beq judged              ; always

; The other one moves if A is odd, or even.
;   Out:       Z = 0
pass_even:
        eor #1
pass:   lsr a
        bcc stays
        lda on_turn
        eor #THREAT_FIRST ^ THREAT_SECOND
        sta on_turn
stays:  lda on_turn
        rts

won:    lsr a                   ; THREAT_FIRST is odd
        lda #ZUG
        bcs judged
        lda #<-ZUG
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
plus:   sty high
        clc
        adc _connect4_value_lo,x
        sta _connect4_value_lo,x
        lda _connect4_value_hi,x
        adc high
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
;   Cycles:    330 with seven moves
.proc _connect4_near
        lda _ply
        bne below
        jmp _game_generate
urgent: jsr connect4_urgent
        jmp one
below:  ldy #COLUMNS - 1
look:   ldx _connect4_next,y
        lda _connect4_threat,x
        bne urgent
        dey
        bpl look
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
