; boot_screen.s: the screen until the kernel runs: a title, a progress bar and a line for errors. For the boot sectors
; (boot.s), the cartridge (cart.s) and XEX files (xex.s). It uses the text screen (GRAPHICS 0) that the operating system
; has opened.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "boot_screen.inc"
.macpack atari
.export show_title, show_small, show_error, clear_line, error_number
.importzp load_to

NIGHT_NTSC      = $A0           ; background colour
NIGHT_PAL       = $90
SHOWN           = $02           ; a row of text in a display list (ANTIC mode 2)
HIDDEN          = $70           ; eight blank lines instead: they look the same but cost no DMA cycles
LIST_FIRST      = 6             ; the display list of GRAPHICS 0: offset of the second text row,
LIST_LAST       = 28            ; and of the last one
TITLE_AT        = LIST_FIRST - 1 + 10 ; offsets of the three rows that are shown
BAR_AT          = TITLE_AT + 2
ERROR_AT        = BAR_AT + 2
TITLE           = 1 * ROW + 13  ; offsets in screen memory
ERROR_CELLS     = 32

.segment "ONCE"

; show_title: sets the colours and shows the title
;   Only three rows of text stay, and row 0, which carries the address of screen memory. ANTIC then takes fewer cycles
;   from the 6502, and the kernel is unpacked a quarter of a second sooner.
;   Clobbers:  A, X, Y, load_to
show_title:
        lda PAL
        and #$0E
        beq :+
        lda #NIGHT_NTSC - NIGHT_PAL
:       clc                     ; PAL machines read 0 here
        adc #NIGHT_PAL
        sta COLOR2
        sta COLOR4
        lda SDLSTL
        sta load_to
        lda SDLSTH
        sta load_to+1
        lda #HIDDEN
        ldy #LIST_LAST
:       sta (load_to),y
        dey
        cpy #LIST_FIRST - 1
        bne :-
        lda #SHOWN
        ldy #TITLE_AT
        sta (load_to),y
        ldy #BAR_AT
        sta (load_to),y
        ldy #ERROR_AT
        sta (load_to),y
        ldy #2                  ; erase the cursor of the screen editor
        lda #0
        sta (SAVMSC),y
        ldy #TITLE + title_length - 1
        ldx #title_length - 1
:       lda title_text,x
        sta (SAVMSC),y
        dey
        dex
        bpl :-
        rts

; show_small, show_error: show a line: too little memory, or a disk error.   Out: N set          Clobbers: A, X, Y
show_small:
        ldy #small_text - lines
        .byte $2C               ; bit abs: skips the next instruction
show_error:
        ldy #error_text - lines
        tya
        pha
        jsr clear_line
        pla
        tax
        ldy #ERROR_LINE
:       lda lines,x
        bmi :+
        sta (SAVMSC),y
        inx
        iny
        bne :-                  ; always
:       rts

; clear_line: clears the error line.   Out: A = 0          Clobbers: Y
clear_line:
        ldy #ERROR_LINE + ERROR_CELLS - 1
        lda #0
:       sta (SAVMSC),y
        dey
        cpy #ERROR_LINE - 1
        bne :-
        rts

title_text:     scrcode "Trog & Friends"
title_length    = * - title_text
lines:                          ; each ends with a byte above 127
error_text:     scrcode "Disk error "
error_number:   scrcode "000. FIRE: try again"
                .byte $FF
small_text:
.ifdef IN_CARTRIDGE
                scrcode "This needs 48K of memory"
.else
                scrcode "Needs 48K and no cartridge" ; a cartridge in an 800 hides memory from $A000 on
.endif
                .byte $FF
