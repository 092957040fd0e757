; menu_frame.s: dims entries of the main menu and brightens the text below them (the frame is in frame.s). In the shell
; overlay MENU, called by src/shell/menu/menu.c. No C twin: there is nothing here but display list and colours.
;
; The brightness of text is the luminance in COLPF1, which a DLI sets for a region of the screen (frame.s). So a dim
; entry costs no other characters: one more DLI above it starts a dim region.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.export _screen_dim, _screen_light
.import regions

DLI             = $80
BEFORE_ITEMS    = 10            ; bytes of the display list before the blank lines above entry 0; then three an entry

.segment "MENU_BSS"             ; starts as 0: the file of the overlay contains these bytes
footer:         .res 1          ; offset of the region of the text below, from region 1: 0 or REGION

.segment "MENU_CODE"

; screen_dim: shows this entry and all after it as dim as the text below
; void screen_dim(uint8_t item)
;   The first of the two blank lines above the entry gets a DLI, and the regions below move up by one in the table.
;   In:        A = entry, from 0           Clobbers: A, X, Y
.proc _screen_dim
        tax
        beq all                 ; entry 0: dim the whole list, no DLI needed
        stx count
        asl a
        adc count
        adc #BEFORE_ITEMS
        tay
        lda (list),y
        ora #DLI
        sta (list),y
        ldx #2 * REGION - 1     ; make place for a new region 1, a copy of the dim one
:       lda regions + REGION,x
        sta regions + 2 * REGION,x
        dex
        bpl :-
        lda #REGION
        sta footer
        rts
all:    lda #LUM_KEYS
        sta regions + 2
        rts
.endproc

; screen_light: makes the two lines below the list as bright as normal text
; void screen_light(void)
;   Clobbers:  A, X
.proc _screen_light
        ldx footer
        lda #LUM_STATUS
        sta regions + REGION + 2,x
        rts
.endproc
