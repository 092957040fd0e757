; menu_frame.s: brightens the text below the list of the main menu (the frame is in frame.s). In the shell overlay MENU,
; called by src/shell/menu and src/shell/lessons. No C twin: there is nothing here but a colour.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.export _screen_light
.import regions

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
