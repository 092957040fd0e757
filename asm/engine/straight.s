; straight.s: writes straight code by a plan (asm/straight.inc). In the library of
; overlays: only games that have such code have this (disk/disk.mk). It has no twin:
; in C such a game goes through its lists in a loop.

.export straight_write
.importzp ptr1, ptr2, ptr3, ptr4, tmp1, tmp2, tmp3, tmp4

span    = tmp1                  ; bytes from an item to the end of its routine
left    = tmp2                  ; items
at      = tmp3                  ; in the list
place   = tmp4

.bss
lists:  .res 2
places: .res 1
; of the kind of routine
body:   .res 1                  ; bytes for an item,
size:   .res 1                  ; and with what comes at the end
less:   .res 1
exits:  .res 1                  ; $FF: an item may go to the end

.segment "CODE"

; void straight_write(plan)
;   In:        A/X = the plan
;   Out:       the code and its addresses
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp4
;   Cycles:    about 200,000 for the 6,660 bytes of four in a row        Bytes: 227
;   Test:      tests/unit/straight.c
.proc straight_write
        sta ptr1
        stx ptr1+1
        jsr next
        sta ptr3                ; where the code goes
        jsr next
        sta ptr3+1
        jsr next
        sta ptr4                ; where its addresses go
        jsr next
        sta ptr4+1
        jsr next
        sta lists
        jsr next
        sta lists+1
        jsr next
        sta places
kind:   jsr next
        beq done
        sta body
        jsr next
        sta size
        jsr next
        sta less
        jsr next
        sta exits               ; ptr1 is at the pattern now
        lda lists
        sta ptr2
        lda lists+1
        sta ptr2+1
        ldy #0
        sty place
:       jsr routine
        inc place
        lda place
        cmp places
        bne :-
        lda size                ; to the next pattern, and the next addresses
        clc
        adc ptr1
        sta ptr1
        bcc :+
        inc ptr1+1
:       lda places
        asl a
        bcc :+                  ; 128 places make 256
        inc ptr4+1
        clc
:       adc ptr4
        sta ptr4
        bcc kind
        inc ptr4+1
        bcs kind                ; always
done:   rts
.endproc

; The byte of the plan at ptr1, which goes on.
;   Out:       A, Z
.proc next
        ldy #0
        lda (ptr1),y
        inc ptr1
        bne :+
        inc ptr1+1
:       tay
        rts
.endproc

; One routine, from the list at ptr2, which goes on.
.proc routine
        ldy #0
        sty at
        lda (ptr2),y
        bne :+
        tax                     ; none here: A = X = 0
        jsr note
        jmp behind
:       tax
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
        ldy size                ; with the end behind it, over which the next one is written
:       dey
        lda (ptr1),y
        sta (ptr3),y
        tya
        bne :-
        jsr add_number
        sec
        lda span
        sbc body
        sta span
        and exits
        ldy body
        dey
        jsr add
        lda body
        jsr go_on
        dec left
        bne item
        inc at
        sec
        lda size
        sbc body
        pha
        cmp #2                  ; an RTS alone
        bcc :+
        jsr add_number
:       pla
        jsr go_on
behind: sec                     ; ptr2 + at + 1
        lda at
        adc ptr2
        sta ptr2
        bcc :+
        inc ptr2+1
:       rts
.endproc

; X/A = the address of this place's routine, low and high byte, into the table
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

; Adds the number of the list to the first operand at ptr3.
.proc add_number
        ldy at
        lda (ptr2),y
        ldy #1
        ; fall into add
.endproc

; ptr3[Y] += A
.proc add
        clc
        adc (ptr3),y
        sta (ptr3),y
        rts
.endproc

; ptr3 += A
.proc go_on
        clc
        adc ptr3
        sta ptr3
        bcc :+
        inc ptr3+1
:       rts
.endproc
