; boot_screen.s: messages before the kernel runs, on the text screen (GRAPHICS 0) that the operating system has opened:
; the name of the program and a line below it. For the boot sectors (boot.s), the cartridge (cart.s) and XEX files
; (xex.s).
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "boot_screen.inc"
.macpack atari
.export show_small, show_error, error_number
.ifndef IN_CARTRIDGE
.export show_name
.endif

NIGHT_NTSC      = $A0           ; background colour
NIGHT_PAL       = $90
NAME            = 1 * ROW + 13  ; offset in screen memory
ERROR_CELLS     = 32

.segment "ONCE"

; show_small, show_error: show a line: too little memory, or a disk error.   Out: N set          Clobbers: A, X, Y
show_small:
        ldx #small_text - lines
        .byte $2C               ; bit abs: skips the next instruction
show_error:
        ldx #error_text - lines
        jsr show_name
        ldy #ERROR_LINE
:       lda lines,x
        bmi shown
        sta (SAVMSC),y
        inx
        iny
        bne :-                  ; always

; show_name: sets the colours, clears the line and shows the name above it.   Clobbers: A, Y
show_name:
        lda PAL
        and #$0E
        beq :+
        lda #NIGHT_NTSC - NIGHT_PAL
:       clc                     ; PAL machines read 0 here
        adc #NIGHT_PAL
        sta COLOR2
        sta COLOR4
        ldy #ERROR_LINE + ERROR_CELLS - 1
        lda #0
:       sta (SAVMSC),y
        dey
        cpy #1                  ; also the cursor of the screen editor
        bne :-
        ldy #NAME + NAME_CELLS - 1
:       lda name_text - NAME,y
        sta (SAVMSC),y
        dey
        cpy #NAME - 1
        bne :-
shown:  rts

name_text:      scrcode "Trog & Friends"
NAME_CELLS      = * - name_text
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
