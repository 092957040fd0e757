; boot_screen.s: what is shown before the kernel is there: a title, a line that says what is wrong. For the boot sectors
; (boot.s), the cartridge (cart.s) and files for loaders (xex.s).

.include "atari.inc"
.macpack atari
.export show_title, show_small, show_fault, clear_line, fault_number
.importzp load_to

NIGHT_NTSC   = $A0
NIGHT_PAL    = $90
SHOWN        = $02              ; a row of text in a display list
HIDDEN       = $70              ; eight empty lines instead, which take nothing from memory, and no time
LIST_FIRST   = 6                ; in the operating system's display list: its second row,
LIST_LAST    = 28               ; and its last one
TITLE_AT     = LIST_FIRST - 1 + 10 ; the rows that stay
BAR_AT       = TITLE_AT + 2
FAULT_AT     = BAR_AT + 2
ROW          = 40               ; bytes of a row; in memory the first is at the top, and empty
TITLE        = 1 * ROW + 13
FAULT        = 3 * ROW + 4
FAULT_CELLS  = 32

.segment "ONCE"

; Of the rows of text three stay, and the one that says where they are: the display takes less of the processor's time,
; and the kernel is unpacked a quarter of a second sooner.
show_title:
        lda PAL
        and #$0E
        beq :+
        lda #NIGHT_NTSC - NIGHT_PAL
:       clc                     ; a PAL machine shows 0 here
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
        ldy #FAULT_AT
        sta (load_to),y
        ldy #2                  ; the cursor of the operating system
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

; One line of faults; N on return.
show_small:
        ldy #small_text - lines
        .byte $2C               ; bit abs: skips the next instruction
show_fault:
        ldy #fault_text - lines
        tya
        pha
        jsr clear_line
        pla
        tax
        ldy #FAULT
:       lda lines,x
        bmi :+
        sta (SAVMSC),y
        inx
        iny
        bne :-                  ; always
:       rts

; An empty one
clear_line:
        ldy #FAULT + FAULT_CELLS - 1
        lda #0
:       sta (SAVMSC),y
        dey
        cpy #FAULT - 1
        bne :-
        rts

title_text:     scrcode "Trog & Friends"
title_length = * - title_text
lines:                          ; each ends with a byte above 127
fault_text:     scrcode "Disk fault "
fault_number:   scrcode "000. FIRE: once more"
                .byte $FF
small_text:     scrcode "This needs 32K of memory"
                .byte $FF
