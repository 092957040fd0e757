; memory_watch.s: watches all memory that a verb may write: the zero page of engine and game, and the pages from PAGES
; to the end of BSS. twin.h explains the use.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _watch_snapshot, _watch_scan, _watch_run, _watch_copy, _watch_copy_zp
.export _watch_verb, _watch_result, _watch_kept, _watch_list, _watch_count
.import __PAGES_RUN__, __TESTBSS_RUN__, _watch_most
.include "c_stack.inc"
.importzp ptr1, ptr2, ptr3, tmp1, tmp2, regbank

WATCHED   = __TESTBSS_RUN__ - __PAGES_RUN__
COPY      = $2400               ; space for WATCHED, in whole pages
REGBANK   = 6
FIRST_ZP  = _ply                ; zero page of engine and game: from here
END_ZP    = _zp_game + 77        ; to here, without rank, found and mover

.assert WATCHED <= COPY, lderror, "tests/twin/memory_watch.s: more memory than COPY"

.segment "TESTBSS"
_watch_copy:    .res COPY       ; TESTBSS starts on a page
_watch_copy_zp: .res $100
_watch_verb:    .res 2
_watch_result:  .res 1          ; A after the verb
_watch_kept:    .res 1          ; 1: the C stack pointer and register variables are as before
_watch_list:    .res 2          ; where watch_scan writes the changes
_watch_count:   .res 2
kept:           .res REGBANK + 2

.segment "CODE"

; All pages are read for each Y from 0 to 255, the last page first: absolute addresses are faster than pointers, and all
; pages share one loop over Y. There is code for as many pages as COPY has. Each round starts at the last watched page:
; it skips the code for UNWATCHED pages.
PAGES_MOST = >COPY
UNWATCHED  = PAGES_MOST - >(WATCHED)

.macro copy_page n
        lda __PAGES_RUN__ + 256 * (n),y
        sta _watch_copy + 256 * (n),y
.endmacro
COPY_BYTES = 6                  ; bytes of code for a page

.macro scan_page n
        .local same
        lda __PAGES_RUN__ + 256 * (n),y
        cmp _watch_copy + 256 * (n),y
        beq same
        ldx #n
        jsr differs
same:
.endmacro
SCAN_BYTES = 13

; void watch_snapshot(void): copies the watched memory.
;   Out:       watch_copy, watch_copy_zp
;   Clobbers:  A, X, Y
.proc _watch_snapshot
        ldx #<FIRST_ZP
low:    lda 0,x
        sta _watch_copy_zp,x
        inx
        cpx #<END_ZP
        bne low
        ldy #0
round:  jmp pages + UNWATCHED * COPY_BYTES
pages:
    .repeat ::PAGES_MOST, n
        copy_page ::PAGES_MOST - 1 - n
    .endrepeat
    .assert * - pages = PAGES_MOST * COPY_BYTES, lderror, "tests/twin/memory_watch.s: bytes of code, a page"
        iny
        beq done
        jmp round
done:   rts
.endproc

; void watch_scan(void): finds the bytes that differ from the copy, and restores them.
;   In:        watch_list
;   Out:       watch_count = number of changes; the first watch_most are in the list: the address (low, high), the byte.
;              Zero page comes first, then by the low byte of the address, then from high to low pages
;   Clobbers:  A, X, Y, ptr1-ptr3, tmp1, tmp2
.proc _watch_scan
        lda #0
        sta _watch_count
        sta _watch_count+1
        lda _watch_list
        sta ptr3
        lda _watch_list+1
        sta ptr3+1
        lda #0
        sta ptr1                ; the addresses of zero page
        sta ptr1+1
        ldy #<FIRST_ZP
low:    cpy #rank                ; scratch of the search
        beq same_zp
        cpy #found
        beq same_zp
        cpy #mover
        beq same_zp
        lda 0,y
        cmp _watch_copy_zp,y
        beq same_zp
        jsr note
        lda _watch_copy_zp,y
        sta 0,y
same_zp:
        iny
        cpy #<END_ZP
        bne low
        lda #<_watch_copy
        sta ptr2
        ldy #0                  ; PAGES starts on a page: low byte of ptr1 = 0
round:  jmp pages + UNWATCHED * SCAN_BYTES
pages:
    .repeat ::PAGES_MOST, n
        scan_page ::PAGES_MOST - 1 - n
    .endrepeat
    .assert * - pages = PAGES_MOST * SCAN_BYTES, lderror, "tests/twin/memory_watch.s: bytes of code, a page"
        iny
        beq done
        jmp round
done:   rts
.endproc

; differs: notes that byte Y of page X is A now, and restores it.   Keeps: Y
.proc differs
        pha
        txa
        clc
        adc #>__PAGES_RUN__
        sta ptr1+1
        txa
        clc
        adc #>_watch_copy
        sta ptr2+1
        pla
        jsr note
        lda (ptr2),y
        sta (ptr1),y
        rts
.endproc

; note: appends the byte A at ptr1 + Y to the list.   Keeps: Y
.proc note
        sty tmp1
        sta tmp2
        lda _watch_count        ; list full: only count
        cmp _watch_most
        lda _watch_count+1
        sbc _watch_most+1
        bcs full
        tya
        clc
        adc ptr1
        ldy #0
        sta (ptr3),y
        lda ptr1+1
        adc #0
        iny
        sta (ptr3),y
        lda tmp2
        iny
        sta (ptr3),y
        lda ptr3
        clc
        adc #3
        sta ptr3
        bcc full
        inc ptr3+1
full:   inc _watch_count
        bne counted
        inc _watch_count+1
counted:
        ldy tmp1
        rts
.endproc

; void watch_run(void): runs a verb.
;   In:        watch_verb
;   Out:       watch_result, watch_kept
;   Clobbers:  what the verb clobbers
.proc _watch_run
        ldx #REGBANK - 1
save:   lda regbank,x
        sta kept,x
        dex
        bpl save
        lda sp
        sta kept + REGBANK
        lda sp+1
        sta kept + REGBANK + 1
        jsr call
        sta _watch_result
        ldy #0
        ldx #REGBANK - 1
check:  lda regbank,x
        cmp kept,x
        bne lost
        dex
        bpl check
        lda sp
        cmp kept + REGBANK
        bne lost
        lda sp+1
        cmp kept + REGBANK + 1
        bne lost
        iny
lost:   sty _watch_kept
        rts
call:   jmp (_watch_verb)
.endproc
