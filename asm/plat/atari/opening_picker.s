; opening_picker.s: gives the row of pieces above the list of openings the colours of its game. In the shell overlay
; LINES, called by src/shell/openings/picker.c. No C twin: there is nothing here but colours.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.export _screen_own_colours
.import regions, set_top, pal

ART             = 2             ; region of the menu's frame that contains the row of pieces
COLOURS         = 4             ; field, ink, first and second side; the background keeps the menu's colour

.segment "OPENINGS_CODE"

; screen_own_colours: colours the top of the menu's frame like the layout that was on the screen before
; void screen_own_colours(void)
;   Call it after screen_menu.
;   In:        layout            Clobbers: A, X, Y
.proc _screen_own_colours
        ldy #1
        lda pal
        beq :+
        ldy #1 + REGION
:       ldx #0
:       lda (layout),y
        sta regions + ART * REGION + 1,x
        iny
        inx
        cpx #COLOURS
        bne :-
        ldx #ART * REGION
        jmp set_top
.endproc
