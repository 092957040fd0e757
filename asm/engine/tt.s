; tt.s: twin of src/engine/tt.c. The table starts on a page and has at most 255 of them, so a slot is
; two bytes of the key cut to size.

.include "zp.inc"
.export _tt_base, _tt_entries, _tt_clear, _zobrist_fill, _tt_find
.export _repetition_found, _repetition_count
.import _hash_key, _reversible_plies, _repetition_keys
.importzp ptr1, ptr2, tmp1, tmp2, tmp3, tmp4
.import popax

REPETITION_MAX   = 128
TT_ENTRY_BYTES  = 8
ENTRY_DEPTH = 6

.bss
_tt_base:     .res 2
_tt_entries:     .res 4
_repetition_count:    .res 1
pages:          .res 1   ; tt_clear sets these
page_mask:      .res 1

.segment "TABLE"

; void tt_clear(void)
;   Out:       the depth of every entry 0; pages; page_mask: pages - 1 where that will do, else two bits more
;   Clobbers:  A, X, Y, ptr1, tmp1
.proc _tt_clear
        lda _tt_entries+1        ; pages = size / 32 = (size hi) * 8 + (size lo) / 32
        asl a
        asl a
        asl a
        sta tmp1
        lda _tt_entries
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        ora tmp1
        sta pages
        tax
        dex
        stx page_mask
        stx tmp1
        and page_mask
        beq clear               ; a power of two
        lda #3
bits:   sec
        rol a
        lsr tmp1
        bne bits
        sta page_mask
clear:  ldx pages
        lda _tt_base
        sta ptr1
        lda _tt_base+1
        sta ptr1+1
page:   ldy #ENTRY_DEPTH
        clc
entry:  lda #0
        sta (ptr1),y
        tya
        adc #TT_ENTRY_BYTES
        tay
        bcc entry
        inc ptr1+1
        dex
        bne page
        rts
.endproc

.segment "CODE"          ; games call it when they are reset, thinking or not

; void zobrist_fill(uint8_t *table, uint16_t bytes)
;   In:        bytes in A/X, table on the C stack
;   Out:       the table's random bytes, once
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp4
.proc _zobrist_fill
        sta ptr2
        stx ptr2+1
        jsr popax
        sta ptr1
        stx ptr1+1
        ldy #0
        lda (ptr1),y
        bne done                ; filled before
        sty tmp3                ; c
        sty tmp4                ; step
        lda #$19
        sta tmp1                ; a
        lda #$83
        sta tmp2                ; b
next:   lda ptr2
        bne more
        lda ptr2+1
        beq done
        dec ptr2+1
more:   dec ptr2
        inc tmp4                ; ++step
        lda tmp3
        eor tmp4
        eor tmp1
        sta tmp1                ; a ^= c ^ step
        clc
        adc tmp2
        sta tmp2                ; b += a
        lsr a
        clc
        adc tmp3
        eor tmp1
        sta tmp3                ; c = (c + b / 2) ^ a
        sta (ptr1),y
        iny
        bne next
        inc ptr1+1
        bne next
done:   rts
.endproc

.segment "TABLE"

; uint8_t tt_find(void)
;   In:        ply, hash_key
;   Out:       tt_slot; A = 1 and Z clear when it holds this position, else
;              A = 0; X = ply (as C wants it, X is no result of a byte)
;   Clobbers:  Y
;   Cycles:    55 for another position, 97 for this one; for a table that is no power of two some 20 to 50 more
.proc _tt_find
        ldx _ply
        lda page_mask
        and _hash_key + PLIES,x
fold:   cmp pages
        bcc folded
        sbc pages
        bcs fold                ; always
folded: adc _tt_base+1        ; C = 0
        sta _tt_slot+1
        lda _hash_key,x
        and #$F8
        sta _tt_slot
        ldy #0
        lda (_tt_slot),y
        cmp _hash_key + 2 * PLIES,x
        bne no
        iny
        lda (_tt_slot),y
        cmp _hash_key + 3 * PLIES,x
        bne no
        iny
        lda (_tt_slot),y
        cmp _hash_key + 4 * PLIES,x
        bne no
        iny
        lda (_tt_slot),y
        cmp _hash_key + 5 * PLIES,x
        bne no
        ldy #ENTRY_DEPTH
        lda (_tt_slot),y
        beq no
        lda #1
        rts
no:     lda #0
        rts
.endproc

; uint8_t repetition_found(void)
;   In:        ply, reversible_plies, hash_key, repetition_keys, repetition_count
;   Out:       A = 1 when this position stood on the board before, else 0; X = 0
;   Clobbers:  Y, ptr1, tmp1, tmp2
.proc _repetition_found
        lda #0                  ; the past begins on a page
        sta ptr1
        lda _repetition_keys+1
        sta ptr1+1
        ldx _ply
        lda _reversible_plies,x
        sta tmp1                ; how far back it is worth looking
        lda #4
        sta tmp2                ; plies back
look:   lda tmp1
        cmp tmp2
        bcc no
        lda _ply
        sec
        sbc tmp2
        bcc before_root
        tay                     ; Y = the row of the path, X = ply
        lda _hash_key,y
        cmp _hash_key,x
        bne further
        lda _hash_key + PLIES,y
        cmp _hash_key + PLIES,x
        bne further
        lda _hash_key + 2 * PLIES,y
        cmp _hash_key + 2 * PLIES,x
        bne further
        lda _hash_key + 3 * PLIES,y
        cmp _hash_key + 3 * PLIES,x
        bne further
        lda _hash_key + 4 * PLIES,y
        cmp _hash_key + 4 * PLIES,x
        bne further
        lda _hash_key + 5 * PLIES,y
        cmp _hash_key + 5 * PLIES,x
        beq yes
further:
        inc tmp2
        inc tmp2
        bne look                ; always
before_root:
        clc                     ; A = -(plies before the root)
        adc _repetition_count
        bcc no                  ; the game is not so old
        tay
        lda (ptr1),y
        cmp _hash_key,x
        bne further
same:   txa                     ; C = 1; both to the next byte of the key
        adc #PLIES - 1
        tax
        cpx #KEY_BYTES * PLIES
        bcs yes
        tya
        eor #REPETITION_MAX
        tay
        bmi :+
        inc ptr1+1
:       lda (ptr1),y
        cmp _hash_key,x
        beq same
        lda _repetition_keys+1
        sta ptr1+1
        ldx _ply
        bpl further             ; always
yes:    lda #1
        ldx #0
        rts
no:     lda #0
        tax
        rts
.endproc
