; ending_table_key.s: twin of src/games/morris/ending_table_key.c: key of three men against three.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/ending_table.inc"
.export find_key, man, _morris_threes_key, _morris_key_bucket, _morris_key_set
.import rows, _morris_turn, _morris_twos_before, _morris_threes_before, _morris_bucket_first, _morris_bucket_gap

.bss
_morris_threes_key: .res 2
square_to:      .res 3          ; new place of each square, * 8
squares:        .res 4          ; of the three men of `side`, then of the opponent's man outside the line
angles:         .res 4          ; of the same men, relative to the centre
_morris_key_bucket: .res 1
_morris_key_set: .res 2
turn:           .res 1          ; angle of the centre
square:         .res 1          ; square of the centre
man:            .res 1          ; the man of `side`

.segment "GAME"

; put_man: stores square and angle of the man on X at index Y.   Clobbers: A
.macro put_man
        lda _morris_turn,x
        lsr a
        lsr a
        lsr a
        sta squares,y
        lda _morris_turn,x
        sec
        sbc turn
        and #7
        sta angles,y
.endmacro

; list_men: fills squares and angles.   In: line, turn, man, points     Clobbers: A, X, Y, low
.proc list_men
        ldy #0
        ldx #POINTS - 1
each:   lda points,x
        beq next
        cmp man
        beq own
        lda rows,x
        cmp line
        beq next
        lda _morris_down,x
        cmp line
        beq next
        sty low
        ldy #3
        put_man
        ldy low
next:   dex
        bpl each
        rts
own:    put_man
        iny
        bne next                ; always
.endproc

; compare: takes this image of the board if it is smaller than the best so far
;   In:        square_to, squares, angles, kind
;   Out:       morris_key_bucket, morris_key_set
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr4
.proc compare
        lda #0
        ldx kind
        cpx #MILL_SIDE
        bcs alone
        ldx squares + 3
        lda square_to,x
        ora angles + 3
alone:  cmp _morris_key_bucket
        bcc lower
        beq lower
        rts
lower:  sta third
        ldx squares
        lda square_to,x
        ora angles
        sta low
        ldx squares + 1
        lda square_to,x
        ora angles + 1
        cmp low
        bcs :+
        ldx low
        sta low
        txa
:       sta middle              ; low < middle
        ldx squares + 2
        lda square_to,x
        ora angles + 2
        cmp middle
        bcs last
        ldx middle
        stx high
        cmp low
        bcs :+
        ldx low
        sta low
        txa
:       sta middle
        lda high
last:   asl a
        tay
        lda low
        clc
        ldx middle
        adc _morris_twos_before,x
        sta set
        lda #0
        adc #0
        sta set+1
        lda set
        clc
        adc _morris_threes_before,y
        sta set
        lda set+1
        adc _morris_threes_before+1,y
        sta set+1
        ldx third
        cpx _morris_key_bucket
        bcc better
        lda set
        cmp _morris_key_set
        lda set+1
        sbc _morris_key_set+1
        bcs done
better: stx _morris_key_bucket
        lda set
        sta _morris_key_set
        lda set+1
        sta _morris_key_set+1
done:   rts
.endproc

next_square:    .byte 1, 2, 0

; compare_squares: compares the images in which square X comes first and the other two follow in either order
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr4
.proc compare_squares
        jsr either
        ldy next_square,x
        lda #16
        sta square_to,y
        ldx next_square,y
        lda #8
        sta square_to,x
        jmp compare
either: txa
        pha
        lda #0
        sta square_to,x
        ldy next_square,x
        lda #8
        sta square_to,y
        ldx next_square,y
        lda #16
        sta square_to,x
        jsr compare
        pla
        tax
        rts
.endproc

; mirror: reflects the board: negates all angles.   Clobbers: A, X
.proc mirror
        ldx #3
each:   lda #0
        sec
        sbc angles,x
        and #7
        sta angles,x
        dex
        bpl each
        rts
.endproc

; compare_orders: compares the images for every order of the squares that this kind of threat allows
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr4
.proc compare_orders
        ldx square
        jsr compare_squares
        lda kind
        cmp #MILL_ACROSS
        bne done
        ldy square
        ldx next_square,y
        jsr compare_squares
        ldy square
        ldx next_square,y
        ldy next_square,x
        tya
        tax
        jmp compare_squares
done:   rts
.endproc

; find_key: finds the key of the position in the tables
;   In:        line, centre, kind, man, points
;   Out:       morris_threes_key, morris_key_bucket, morris_key_set
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr4
.proc find_key
        ldx centre
        lda _morris_turn,x
        sta turn
        lsr a
        lsr a
        lsr a
        sta square
        jsr list_men
        lda #$FF
        sta _morris_key_bucket
        lda kind
        bne both
        lda line                ; with an empty corner only one reflection fits
        asl a
        adc line
        tax
        ldy _morris_on_line + 1,x
        lda _morris_turn,y
        sec
        sbc turn
        and #2
        bne second
        jsr compare_orders
        jmp found
both:   jsr compare_orders
second: jsr mirror
        jsr compare_orders
found:  ldx kind
        lda _morris_key_bucket
        cmp #8
        bcc :+
        sbc _morris_bucket_gap,x
:       clc
        adc _morris_bucket_first,x
        sta _morris_key_bucket
        asl a                   ; * 2024 = * 2048 - * 24
        asl a
        asl a
        sta set
        tay
        asl a
        sta low
        lda #0
        rol a
        sta middle              ; (middle low) = * 16
        tya
        clc
        adc low
        sta low
        bcc :+
        inc middle              ; * 24
:       lda _morris_key_set
        sec
        sbc low
        sta _morris_threes_key
        lda _morris_key_set+1
        sbc middle
        clc
        adc set
        sta _morris_threes_key+1
        rts
.endproc
