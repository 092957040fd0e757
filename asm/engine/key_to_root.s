; key_to_root.s: twin of src/engine/key_to_root.c: the position after a move becomes the root.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _key_to_root
.import _hash_key

.segment "CODE"

; void key_to_root(void): row 0 of hash_key = row 1.   Clobbers: A, X
.proc _key_to_root
        ldx #0
next:   lda _hash_key + 1,x
        sta _hash_key,x
        txa
        clc
        adc #PLIES
        tax
        cmp #KEY_BYTES * PLIES
        bcc next
        rts
.endproc
