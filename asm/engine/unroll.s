; unroll.s: writes unrolled code from a plan when a game is loaded (asm/engine/unroll.inc explains plans). Linked only
; into the overlays of games that have such code (OVERLAY_LIBRARY in disk/disk.mk). It has no C twin: in C such a game
; loops over its lists.
; SPDX-License-Identifier: MIT

.export unroll_write
.importzp ptr1, ptr2, ptr3, ptr4, sreg, tmp1, tmp2, tmp3, tmp4

.assert ptr4 = ptr3 + 2, lderror, "unroll.s: ptr3 and ptr4 are not four bytes in a row"

; ptr1 points into the plan, ptr2 into the lists, ptr3 into the code, ptr4 into the tables of addresses
fixes   = sreg
span    = tmp1                  ; bytes from the current item to the end of its routine
left    = tmp2                  ; items still to write
at      = tmp3                  ; index in the current list
place   = tmp4                  ; number of the current list

; Variables and code are in memory that the game uses for other things afterwards.
.segment "PLANS"
; from the plan
lists:  .res 2
fixed:  .res 2                  ; where the fixes of the plan start; later: length of the fixes of this kind
places: .res 1
; of the current kind of routine
kind:
body:   .res 1                  ; bytes for one item,
size:   .res 1                  ; and for one item with the end of the routine
less:   .res 1                  ; subtracted from the address in the table
exits:  .res 1                  ; $FF: the code of an item ends with a branch to the end of the routine
; of the current operand: its offset in the item, and the number to add
where:  .res 1
number: .res 2


; unroll_write: writes the code of a plan and the tables of its addresses.
;   In:        A/X = the plan
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
;   Test:      tests/unit/unroll.c
.proc unroll_write
        sta ptr1
        stx ptr1+1
        ldx #0
:       jsr next
        sta ptr3,x
        inx
        cpx #4
        bne :-
        ldx #0
:       jsr next
        sta lists,x
        inx
        cpx #5
        bne :-
        lda fixed
        sta fixes
        lda fixed+1
        sta fixes+1
next_kind:
        ldx #0
:       jsr next
        sta kind,x
        inx
        cpx #4
        bne :-
        lda body                ; ptr1 is at the pattern now
        beq done
        lda lists
        sta ptr2
        lda lists+1
        sta ptr2+1
        lda #0
        sta place
:       jsr routine
        inc place
        lda place
        cmp places
        bne :-
        ldx #ptr1
        lda size
        jsr add_to
        ldx #ptr4
        lda places
        jsr add_to
        lda places
        jsr add_to
        ldx #fixes
        lda fixed
        jsr add_to
        jmp next_kind
done:   rts
.endproc

; next: A = the byte of the plan at ptr1; ptr1 advances.   Clobbers: Y   Keeps: X
.proc next
        ldy #0
        lda (ptr1),y
        inc ptr1
        bne :+
        inc ptr1+1
:       rts
.endproc

; add_to: the zero-page pointer at address X += A.   Clobbers: A
.proc add_to
        clc
        adc 0,x
        sta 0,x
        bcc :+
        inc 1,x
:       rts
.endproc

; routine: writes one routine, from the list at ptr2; ptr2 and ptr3 advance.
.proc routine
        ldy #0
        sty at
        lda (ptr2),y
        tax
        beq note_none
        dex
        stx left
        lda #0
:       clc                     ; span = body * left
        adc body
        dex
        bne :-
        sta span
        sec
        lda ptr3
        sbc less
        tax
        lda ptr3+1
        sbc #0
        jsr note
item:   inc at
        ldy size                ; copy the item and the end of the routine; the next item overwrites the end
:       dey
        lda (ptr1),y
        sta (ptr3),y
        tya
        bne :-
        jsr fix
        sec
        lda span
        sbc body
        sta span
        and exits
        ldy body
        dey
        jsr add
        ldx #ptr3
        lda body
        jsr add_to
        dec left
        bne item
        inc at
        sec
        lda size
        sbc body
        pha
        cmp #2                  ; one byte: an RTS alone
        bcc :+
        ldy at                  ; the routine's own number
        lda (ptr2),y
        ldy #1
        jsr add
:       pla
        ldx #ptr3
        jsr add_to
next_list:
        ldx #ptr2
        lda at
        jsr add_to
        lda #1
        jmp add_to
note_none:
        jsr note                ; A = X = 0
        jmp next_list
.endproc

; note: stores the address of this routine (X = low, A = high byte) in the table.   Clobbers: A, Y
.proc note
        pha
        ldy place
        txa
        sta (ptr4),y
        tya
        clc
        adc places
        tay
        pla
        sta (ptr4),y
        rts
.endproc

; add: ptr3[Y] += A.   Out: C   Clobbers: A
.proc add
        clc
        adc (ptr3),y
        sta (ptr3),y
        rts
.endproc

; fix: changes the operands of the item at ptr3 as the fixes say.   Out: fixed = length of the fixes of this kind
.proc fix
        ldy #0
each:   lda (fixes),y
        sta where
        iny
        sty fixed
        tax
        beq done
        lda (fixes),y           ; factor, and in bit 7 what it multiplies:
        iny
        sty fixed
        ldy at
        asl a
        tax
        lda (ptr2),y            ; the item,
        bcc :+
        dey
        tya                     ; or the number of items before it
:       sta number
        ldy #0
        asl a
        bcc :+
        dey                     ; it is negative
:       sty number+1
times:  ldy where
        lda number
        jsr add
        iny
        lda number+1
        adc (ptr3),y
        sta (ptr3),y
        dex
        dex
        bne times
        ldy fixed
        bne each                ; always
done:   rts
.endproc
