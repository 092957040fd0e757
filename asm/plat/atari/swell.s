; swell.s: the colours of the board swell while a piece warps. In the overlay library, called by views
; (src/plat/screen.h). No C twin: there is nothing here but the hardware. src/plat/host/shell/motion.c has it for the
; host.
; SPDX-License-Identifier: MIT

.export _screen_swell
.import regions

.segment "CODE"

; screen_swell: adds the same number to the colours of dark and light squares, COLBK and COLPF0 of the board
; void screen_swell(uint8_t more)
;   The DLI writes both at the beginning of the board, so no frame has two colours.
;   In:        A = hue and luminance to add; the caller subtracts them again        Clobbers: A, X
.proc _screen_swell
        ldx #1
        pha
next:   pla
        pha
        clc
        adc regions,x
        sta regions,x
        dex
        bpl next
        pla
        rts
.endproc
