; vertical_blank.s: waits for the vertical blank, and switches the display off. No C twin: there is nothing here but the
; hardware.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.export wait_frame, screen_dark

.segment "CODE"

; screen_dark: switches the display off from the next frame on
;   Players and missiles are cleared after that frame has begun, not before: while DMA is on, it would fill their
;   graphics registers again. Without DMA these registers keep their last byte, which would show as vertical stripes.
;   Out:       A = 0             Clobbers: X
.proc screen_dark
        lda #0
        sta SDMCTL              ; no DMA: no playfield, no players
        jsr wait_frame
        ldx #4                  ; GRAFP0 to GRAFP3, GRAFM
        lda #0
        sta GRACTL
:       sta GRAFP0,x
        dex
        bpl :-
        rts
.endproc

; wait_frame: waits for the next vertical blank, in which the OS increments RTCLOK.   Clobbers: A
.proc wait_frame
        lda RTCLOK+2
:       cmp RTCLOK+2
        beq :-
        rts
.endproc
