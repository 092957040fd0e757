; threats.s: twin of src/games/connect4/threats.c: threats, urgent moves and the zugzwang prediction. make,
; frontier (both rules.s) and candidates.s call it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/unroll.inc"
.include "games/connect4/connect4.inc"
.export _connect4_update_threats
.export connect4_threat_bit, connect4_urgent, connect4_any
.import _connect4_unrolled, connect4_lists, mark_lo, mark_hi
.import _connect4_value_lo, _connect4_value_hi, _connect4_first, _connect4_order
.import _connect4_threat, _connect4_hole, _connect4_holes, _connect4_threat_count, _connect4_zugzwang
.importzp _connect4_line, _connect4_next
.importzp ptr1, ptr2, tmp1, tmp2, tmp3

NO_CELL    = $FF            ; no cell or column found; valid numbers are below $80

.segment "RODATA"

; Addresses of the lists in lines.s, by cell. The first byte of a list is its length, without that byte.
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

connect4_threat_bit:
        .byte THREAT_FIRST, THREAT_SECOND, THREAT_FIRST ; by side; the next byte is the bit of the other side

.segment "GAME"

; void connect4_update_threats(void): called at the end of game_make: updates threats, prediction and value
;   In:        move (its disc is already counted in the lines); ply and side after the move
;   Out:       threats, holes, zugzwang, value
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3
;   Cycles:    50 to 150; about 500 more if threats change
last    = ptr2                  ; index of the last line in the list of the cell
at      = ptr2+1                ; index of the current line in that list
cell    = tmp1
step    = tmp2
changed = tmp3
.proc _connect4_update_threats
        ldx _move
        unroll_set_call mark, call
call:   jsr _connect4_unrolled
        bne three
        ldx _move
        lda _connect4_threat,x
        bne change
        rts
change: jmp connect4_predict_zugzwang

three:  ldx _move
        lda _connect4_threat,x
        sta changed
        lda lists_lo,x
        sta ptr1
        lda lists_hi,x
        sta ptr1+1
        ldy #0
        lda (ptr1),y            ; lines of the cell plus one, for the column number
        sta last
        dec last
next:   iny
        lda (ptr1),y
        tax
        lda _connect4_line,x
        and #15
        cmp #3
        beq hole
        cmp #3 * DISC_SECOND
        beq hole
more:   cpy last
        bne next
        lda changed
        bne change
        rts
hole:   sty at
        jsr mark_hole
        ldy at
        bne more                ; always
.endproc

; mark_hole: makes the empty cell of a line of three a threat of the side that moved, unless it is one already
;   In:        X = line, ply, side
;   Out:       threats; changed is incremented if the threat is new
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
        lda connect4_threat_bit + 1,y
        ldy cell
        ora _connect4_threat,y
        cmp _connect4_threat,y
        beq old
        sta _connect4_threat,y
        inc _connect4_threat_count,x
        ldx _ply
        ldy _connect4_holes,x
        inc _connect4_holes,x
        lda cell
        sta _connect4_hole,y
        inc changed
old:    rts
.endproc

; For connect4_predict_zugzwang, which plays the rest of the game out: the cell that the next disc of each column falls
; to, seven bytes, ptr2 to tmp1.
at_cell = ptr2
.assert tmp1 = ptr2 + COLUMNS - 1, lderror, "ptr2 to tmp1 are not together"

; play_urgent: plays urgent moves until there are no more or a side wins: completes a four, or blocks a single threat
;   In:        at_cell, on_turn
;   Out:       C = 0: at_cell and on_turn after these moves; C = 1: A = THREAT_ of the winner
;   Clobbers:  A, X, Y, ptr1
on_turn = tmp2                  ; THREAT_ of the side to move
urgent  = ptr1                  ; column to block
many    = ptr1+1                ; not 0: more than one column to block
.proc play_urgent
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

; connect4_predict_zugzwang: predicts who wins if the board is filled up and no new threat arises; adds the change of
; the prediction to the value
;   In:        ply, side, threats
;   Out:       connect4_zugzwang[ply + 1], value[ply]
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3
alone   = ptr1                  ; THREAT_ bit of each side that has the lowest threat of any column to itself
above_it = ptr1+1               ; cell above a threat that was given up
columns = tmp3                  ; number of columns with a threat
high    = tmp3                  ; high byte of the change, when `columns` is no longer needed
.proc connect4_predict_zugzwang
        ldy _side
        lda connect4_threat_bit,y
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
        jsr play_urgent
        bcc calm
        jmp won
calm:   lda #THREAT_FIRST       ; the side to move on a full board; `marked` changes it for cells that stay empty
        sta on_turn
        lda #0
        sta alone
        ldy #COLUMNS - 1
fill:   lda _connect4_threat_count,y
        bne marked
free:   dey
        bpl fill
        lda columns
        beq none
        lda alone
        and on_turn
        bne give
        beq lost                ; always

marked: ldx at_cell,y           ; find the lowest threat; the cell below it stays empty
up:     txa
        and #7
        cmp #ROWS
        beq free                ; all threats of the column are on occupied cells
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

give:   ldy #COLUMNS - 1        ; the side to move must play below a threat: choose a threat that is only its own
seek:   ldx at_cell,y
        lda _connect4_threat,x
        cmp on_turn
        beq climb
        dey
        bpl seek
lost:   lda on_turn
        eor #THREAT_FIRST ^ THREAT_SECOND
        bne won                 ; always
climb:  inx                     ; the opponent blocks that threat, and the column continues above
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
none:   lda #0
        beq store               ; always

; pass: changes the side to move if A is odd; pass_even: if A is even
;   Out:       on_turn, Z = 0
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
        lda #ZUGZWANG
        bcs store
        lda #<-ZUGZWANG
store:  ldx _ply
        sta _connect4_zugzwang + 1,x
        sec
        sbc _connect4_zugzwang,x
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

; connect4_urgent: finds a cell where `side` wins, else the first cell it must block
;   In:        side; such a cell exists
;   Out:       X = the cell; C = 1: it wins, C = 0: it must be blocked; tmp3 = number of playable cells looked at
;   Clobbers:  A, Y, tmp1, tmp2
.proc connect4_urgent
        ldx _side
        lda connect4_threat_bit,x
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

; connect4_any: first playable cell in list order
;   In:        the board is not full
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
