; opening_picker.s: the strip of men above the list of openings, in their game's colours: in the part LINES. No C twin:
; there is
; nothing here but the hardware.

.include "plat/atari/screen.inc"
.export _screen_own_colours
.import regions, set_top, pal

ART             = 2             ; the region of the menu's frame that the strip is in
COLOURS         = 4             ; field, ink, first, second; the ground is the night, which has no strips there

.segment "LINES_CODE"

; void screen_own_colours(void)
;   Behind screen_menu: its art has the colours of the layout that was on the screen.
;   Clobbers:  A, X, Y
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
