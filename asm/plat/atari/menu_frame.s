; menu_frame.s: the text below the list of the main menu (the frame is in frame.s). In the shell overlay MENU,
; called by src/shell/menu and src/shell/lessons. No C twin: there is nothing here but a colour.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.export _screen_light, _screen_about
.import regions, wait_frame

LIST            = 12            ; offset in the display list of the first item: after the picture, a DLI, blank lines
LAST            = LIST + 2 * (ITEMS - 1) ; of the last one. Each item is followed by two blank lines, the last one by
                                ; three more, the first of them with a DLI

.segment "MENU_CODE"

; screen_light: makes the two lines below the list as bright as normal text
; void screen_light(void)
;   The brightness of text is the luminance in COLPF1, which a DLI sets for a region of the screen (frame.s).
;   Clobbers:  A
.proc _screen_light
        lda #LUM_STATUS
        sta regions + REGION + 2
        rts
.endproc

; screen_about: the last item is no item of the list, but the first of three lines below it
; void screen_about(void)
;   The DLI of these lines is moved to the blank lines before the last item, and two blank lines go there with it.
;   Clobbers:  A
.proc _screen_about
        jsr wait_frame
        lda #$30 | DLI          ; four blank lines
        sta DISPLAY_LIST+LAST-1
        lda #$00                ; one
        sta DISPLAY_LIST+LAST+1
        sta DISPLAY_LIST+LAST+2
        sta DISPLAY_LIST+LAST+3
        rts
.endproc
