; ending_table.s: twin of src/games/morris/ending_table.c: three men against three. Called by ending.c.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/ending_table.inc"
.export _morris_is_doomed, _morris_threes, _morris_threes_rule
.import rows, threats_of_crosses, threats_of_noughts, answer_of_crosses, answer_of_noughts
.import find_key, man, _morris_threes_key, _morris_key_bucket, _morris_key_set
.import _morris_bucket, _morris_exceptions, _morris_late, _morris_late_by

product = ptr1
times   = ptr2
shifted = ptr3

.segment "GAME"

; find_line: for the empty point X of a two: line = the line of the two, A = place of X on it, 1 to 3.   Clobbers: Y
.macro find_line enemy
        .local found
        ldy rows,x
        sty line
        lda lines,y
        tay
        lda _morris_hole + (enemy) * LINE_STATES,y
        bne found
        ldy _morris_down,x
        sty line
        lda lines,y
        tay
        lda _morris_hole + (enemy) * LINE_STATES,y
found:
.endmacro

; goes_across: C = 1: line X goes from square to square.   Keeps: X, Y     Clobbers: A
.proc goes_across
        txa
        and #7
        cmp #3
        beq yes
        cmp #4
        beq yes
        clc
yes:    rts
.endproc

; find_state: looks for a line with state A. Out: Z = 1 and X = its number; or N = 1 if there is none
.proc find_state
        ldx #LINES - 1
each:   cmp lines,x
        beq found
        dex
        bpl each
found:  rts
.endproc

; rule_of: body of morris_threes_rule if side `of` is to move.
.macro rule_of of, own_threats, enemy_threats, answer
        .local threatened, won, at_once
        jsr own_threats
        lda mode
        bne won
        jsr enemy_threats
        lda mode
        bne threatened
        lda #FULL * (2 - (of))
        jsr find_state
        bmi won
        stx line
        txa
        asl a
        adc line
        tay
        lda _morris_on_line + 1,y
        sta centre
        ldy #MILL_SIDE
        jsr goes_across
        bcc :+
        iny
:       sty kind
        jsr find_key
        jmp won
threatened:
        lsr a
        bne at_once
        ldx hole
        stx centre
        find_line 1 - (of)
        ldy #CORNER
        cmp #2
        bne :+
        iny                     ; MIDDLE
:       ldx line
        jsr goes_across
        bcc :+
        ldy #ACROSS
:       sty kind
        jsr find_key
        lda #FULL * ((of) + 1)
        jsr find_state
        bpl won
        ldx centre
        jsr answer
        bcs won
        lda #LOST_SOON
        ldx #0
        rts
won:    lda #NOT_LOST
        ldx #0
        rts
at_once:
        lda #LOST_AT_ONCE
        tax
        rts
.endmacro

; uint8_t morris_threes_rule(void): the rule of ending.h, and the key for the tables
;   In:        side, points, lines
;   Out:       A = NOT_LOST, LOST_SOON or LOST_AT_ONCE; X = 0; morris_threes_key
;   Clobbers:  Y, tmp1-tmp3, ptr1-ptr4
.proc _morris_threes_rule
        lda #<NO_KEY
        sta _morris_threes_key
        sta _morris_threes_key+1
        ldx _side
        inx
        stx man
        dex
        beq crosses
        jmp noughts
crosses:
        rule_of 0, threats_of_crosses, threats_of_noughts, answer_of_crosses
noughts:
        rule_of 1, threats_of_noughts, threats_of_crosses, answer_of_noughts
.endproc

; uint8_t morris_is_doomed(void): checks whether the opponent has two twos, and `side` none
;   In:        side, points, lines
;   Out:       A = 1: `side` loses at once, else 0; X = 0
;   Clobbers:  Y, ptr3
;   Cycles:    400
.proc _morris_is_doomed
        lda _side
        bne noughts
        jsr threats_of_crosses
        lda mode
        bne no
        jsr threats_of_noughts
        jmp told
noughts:
        jsr threats_of_noughts
        lda mode
        bne no
        jsr threats_of_crosses
told:   lda mode
        lsr a
        ldx #0
        rts
no:     lda #0
        tax
        rts
.endproc

; ---- exceptions to the rule ----

; is_exception: C = 1: the bucket of the key lists morris_key_set.   Clobbers: A, X, Y, ptr1, ptr2, morris_key_set
.proc is_exception
        lda _morris_key_bucket
        asl a
        tax
        lda _morris_bucket + 2,x
        sec
        sbc _morris_bucket,x
        sta times               ; bytes of the bucket
        lda #<_morris_exceptions
        clc
        adc _morris_bucket,x
        sta ptr1
        lda #>_morris_exceptions
        adc _morris_bucket + 1,x
        sta ptr1+1
        ldx _morris_key_set     ; (_morris_key_set+1 X) = distance left
        inx
        bne :+
        inc _morris_key_set+1
:       ldy #0
each:   cpy times
        beq no
        lda (ptr1),y
        sta times+1
        cmp #SKIP
        bne less
        lda _morris_key_set+1
        bne on
        cpx #SKIP
        bcs on
no:     clc
        rts
less:   lda _morris_key_set+1
        bne on
        cpx times+1
        beq yes                 ; C = 1
        bcc no
on:     txa
        sec
        sbc times+1
        tax
        bcs :+
        dec _morris_key_set+1
:       iny
        bne each                ; always
yes:    rts
.endproc

bits:   .byte 1, 2, 4, 8, 16, 32, 64, 128

; multiply: product = morris_threes_key * factor X of morris_late_by.   Clobbers: A, ptr2, ptr3
.proc multiply
        lda _morris_late_by,x
        sta times
        lda _morris_threes_key
        sta shifted
        lda _morris_threes_key+1
        sta shifted+1
        lda #0
        sta product
        sta product+1
        lsr times
add:    lda product
        clc
        adc shifted
        sta product
        lda product+1
        adc shifted+1
        sta product+1
next:   asl shifted
        rol shifted+1
        lsr times
        bcs add
        bne next
        rts
.endproc

; take_bit: A = not 0 if a bit of `table` is set. The high nine bits of `product` are the index of its byte, the next
; three the number of the bit.
;   Clobbers:  X, Y, product
.macro take_bit table
        .local second, taken
        lda product
        lsr a
        lsr a
        lsr a
        lsr a
        and #7
        tay
        asl product
        rol product+1
        ldx product+1
        bcs second
        lda table,x
        jmp taken
second: lda table + $100,x
taken:  and bits,y
.endmacro

; is_late: C = 1: a lost position is lost late.   Clobbers: A, X, Y, ptr1-ptr3, tmp4
.proc is_late
        lda #0
        sta tmp4
        ldx #0
        jsr multiply
        take_bit _morris_late
        beq :+
        inc tmp4
:       ldx #1
        jsr multiply
        take_bit _morris_late + $200
        beq :+
        inc tmp4
:       ldx #2
        jsr multiply
        lda product
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        tay
        ldx product+1
        lda _morris_late + $400,x
        and bits,y
        beq :+
        inc tmp4
:       lsr tmp4
        rts
.endproc

; uint8_t morris_threes(void): result of three men against three
;   In:        side, points, lines
;   Out:       A = result for `side` (ending.h); X = 0
;   Clobbers:  Y, tmp1-tmp4, ptr1-ptr4
;   Cycles:    3,500 to 4,600 with a key, 400 to 700 without
.proc _morris_threes
        jsr _morris_threes_rule
        ldy _morris_threes_key+1
        cpy #>NO_KEY            ; every valid key is less
        beq done
        sta tmp4
        jsr is_exception
        lda tmp4
        bcc :+
        eor #NOT_LOST ^ LOST_SOON
:       cmp #NOT_LOST
        beq told
        jsr is_late
        lda #LOST_SOON
        adc #0                  ; LOST_LATE
told:   ldx #0
done:   rts
.endproc
