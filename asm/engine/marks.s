; marks.s: twin of src/engine/marks.c.
; SPDX-License-Identifier: MIT

.export _mark_read

.segment "CODE"

; uint8_t mark_read(char character): the mark that a character stands for
;   In:        A = character
;   Out:       A = 0, 1, 2 or NO_MARK; X = 0
;   Clobbers:  Y
.proc _mark_read
        ldx #0
        ldy #0
        cmp #'-'
        beq found
        cmp #'.'
        beq found
        iny
        ora #$20                ; a small letter
        cmp #'x'
        beq found
        iny
        cmp #'o'
        beq found
        ldy #255                ; NO_MARK
found:  tya
        rts
.endproc
