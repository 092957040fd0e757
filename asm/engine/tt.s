; tt.s: twin of src/engine/tt.c: transposition table, Zobrist numbers, repetition. The table starts on a page and has at
; most 255 pages, so the offset of a slot comes from two bytes of the key without shifts.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.export _tt_base, _tt_entries, _tt_group, _tt_clear, _zobrist_fill, _tt_find
.export _repetition_found, _repetition_count
.import _hash_key, _reversible_plies, _repetition_keys
.importzp ptr1, ptr2, tmp1, tmp2, tmp3, tmp4
.import popax

.bss
_tt_base:       .res 2
_tt_entries:    .res 4
_tt_group:      .res 1
_repetition_count: .res 1
pages:          .res 1          ; set by tt_clear
page_mask:      .res 1

.segment "TABLE"

; void tt_clear(void): empties the table.
;   In:        tt_base, tt_entries
;   Out:       depth 0 in every entry; pages; page_mask: pages - 1 for a power of two, otherwise two bits more
;   Clobbers:  A, X, Y, ptr1, tmp1
.proc _tt_clear
        lda _tt_entries+1       ; pages = tt_entries / 32
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

.segment "CODE"          ; in the kernel: games call it in game_reset, before the engine overlay is loaded

; void zobrist_fill(uint8_t *table, uint16_t bytes): fills a game's table of random bytes, unless it is filled already.
;   In:        A/X = bytes, table on the C stack
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp4
.proc _zobrist_fill
        keep_pointer ptr2
        pop_pointer ptr1
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

; uint8_t tt_find(void): finds the slot of the position at ply.
;   In:        ply, hash_key, tt_group
;   Out:       tt_slot; A = 1 and Z = 0 if it holds this position, else A = 0; X = ply (C ignores X in a byte result)
;   Clobbers:  Y; with a group also tmp1, tmp2, tmp3
;   Cycles:    61 for another position, 97 for this one; 20 to 50 more if the number of pages is no power of two; with
;              a group about 52 more for each of its entries
.proc _tt_find
        ldx _ply
        lda page_mask
        and _hash_key + PLIES,x
fold:   cmp pages
        bcc folded
        sbc pages
        bcs fold                ; always
folded: adc _tt_base+1          ; C = 0
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
found:  lda #1
        rts
no:     lda _tt_group
        beq none
        sta tmp1                ; entries left
        lda _tt_slot
        sta tmp2                ; place of the shallowest entry so far,
        ldy #ENTRY_DEPTH
        lda (_tt_slot),y
        sta tmp3                ; and its depth
next:   clc
        lda _tt_slot
        adc #TT_ENTRY_BYTES     ; after the last entry of a page comes the first
        sta _tt_slot
        ldy #0
        lda (_tt_slot),y
        cmp _hash_key + 2 * PLIES,x
        beq compare
other:  ldy #ENTRY_DEPTH
        lda (_tt_slot),y
        cmp tmp3
        bcs deeper
        sta tmp3
        lda _tt_slot
        sta tmp2
deeper: dec tmp1
        bne next
        lda tmp2
        sta _tt_slot
        lda #0
none:   rts
compare:
        iny
        lda (_tt_slot),y
        cmp _hash_key + 3 * PLIES,x
        bne other
        iny
        lda (_tt_slot),y
        cmp _hash_key + 4 * PLIES,x
        bne other
        iny
        lda (_tt_slot),y
        cmp _hash_key + 5 * PLIES,x
        bne other
        ldy #ENTRY_DEPTH
        lda (_tt_slot),y
        bne found
        beq other               ; always
.endproc

; uint8_t repetition_found(void): has the position at ply occurred before?
;   In:        ply, reversible_plies, hash_key, repetition_keys, repetition_count
;   Out:       A = 1 if so, else 0; X = 0
;   Clobbers:  Y, ptr1, tmp1, tmp2
.proc _repetition_found
        lda #0                  ; repetition_keys starts on a page
        sta ptr1
        lda _repetition_keys+1
        sta ptr1+1
        ldx _ply
        lda _reversible_plies,x
        sta tmp1                ; limit: plies back to the last irreversible move
        lda #4
        sta tmp2                ; plies back, 4, 6, ...
look:   lda tmp1
        cmp tmp2
        bcc no
        lda _ply
        sec
        sbc tmp2
        bcc before_root
        tay                     ; Y = the earlier ply, X = ply
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
        bcc no                  ; before the first stored key
        tay
        lda (ptr1),y
        cmp _hash_key + REPETITION_FROM * PLIES,x
        bne further
same:   txa                     ; C = 1; X and Y to the next byte of the key
        adc #PLIES - 1
        tax
        cpx #REPETITION_KEY * PLIES
        bcs yes
        tya
        eor #REPETITION_MAX
        tay
        bmi :+
        inc ptr1+1
:       lda (ptr1),y
        cmp _hash_key + REPETITION_FROM * PLIES,x
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
