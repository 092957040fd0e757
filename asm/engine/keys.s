; keys.s: twin of src/engine/keys.c: builds hash keys from features.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _key_clear, _key_start, _key_add, _key_from_parent
.import _hash_key, _reversible_plies
.importzp ptr1

.segment "CODE"

; next_row: X = the same row of the next key byte.   Out: C = 1: that was the last byte   Clobbers: A
.macro next_row
        txa
        clc
        adc #PLIES
        tax
        cmp #KEY_BYTES * PLIES
.endmacro

; void key_clear(void): row 0 = 0.   Clobbers: A, X
.proc _key_clear
        ldx #0
next:   lda #0
        sta _hash_key,x
        next_row
        bcc next
        rts
.endproc

; void key_start(const uint8_t *second): starts the set-up of a position
;   In:        A/X = second, side
;   Out:       ply = 0, reversible_plies row 0 = 0, hash_key row 0
;   Clobbers:  A, X, Y, ptr1
.proc _key_start
        pha
        txa
        tay
        lda #0
        sta _ply
        sta _reversible_plies
        jsr _key_clear
        tya
        tax
        pla
        ldy _side
        bne _key_add
        rts
.endproc

; void key_add(const uint8_t *bytes): XORs a feature into row ply
;   In:        A/X = bytes, ply
;   Clobbers:  A, X, Y, ptr1
.proc _key_add
        sta ptr1
        stx ptr1+1
        ldy #0
        ldx _ply
next:   lda _hash_key,x
        eor (ptr1),y
        sta _hash_key,x
        tya
        clc
        adc #ZOBRIST_STEP
        tay
        next_row
        bcc next
        rts
.endproc

; void key_from_parent(void): row ply = row ply - 1.   Clobbers: A, X
.proc _key_from_parent
        ldx _ply
next:   lda _hash_key - 1,x
        sta _hash_key,x
        next_row
        bcc next
        rts
.endproc
