; boot.s: from power-on to the kernel, and back to the kernel after RESET. The operating system loads the boot sectors
; (1 to 26) to $0700 and jumps to $0706. Behind their code lies the packed title (title.s), which reads the kernel.
;
; The boot code never returns to the operating system, which would then start a BASIC cartridge in an 800. With such a
; cartridge RAMTOP is only $A0, and a line asks the player to remove the cartridge.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "title.inc"
.macpack atari
.import show_small, show_error, error_number, title_run, _unpack
.importzp load_to, unpack_to, unpack_source
.import __KERNEL_START__, __ONCE_RUN__, __ONCE_SIZE__

BOOT_START      = LOADER_AT
DAMAGED         = 1             ; column of the text "This disk is damaged", in row 0 of the OS's screen

.segment "BOOT"
        .byte 0, BOOT_SECTORS   ; flags, number of sectors
        .addr BOOT_START, reset ; load address; DOSINI: called after RESET
        jmp boot                ; $0706: called when the boot sectors are in memory

; RESET: the operating system has opened its screen again and calls us through DOSINI. The kernel writes its mark to the
; probe page as soon as it can handle RESET.
reset:  lda PROBE_MARK_END
        cmp #'G'
        beq :+
        jmp COLDSV              ; the kernel is still being loaded: cold start
:       jmp __KERNEL_START__+3

; Unpacks the next stream to page X. (Here are some bytes that cartridge and XEX files use: bank.s.)
unpack_page:
        lda #0
        sta unpack_to
        stx unpack_to+1
        jmp _unpack

; The boot sectors verify their own checksum before anything else, and before anything is written into them. For each
; byte the sum is doubled, and the byte and the carry are added. The last byte is chosen so that the sum is 0
; (tools/build/checksum -b). A single wrong byte is always found. If the sum is wrong, a line is shown by as little code
; as possible: the code for the title, or for reading the disk again, may itself be damaged. The check cannot protect
; the code that it runs in itself: the header, the jump after it, and the code from here to `checked`.
.segment "ONCE"
boot:   lda #0
        tay
        sta load_to
        ldx #>BOOT_START
page:   stx load_to+1
:       asl a
        adc (load_to),y
        iny
        bne :-
        inx
        cpx #>(BOOT_START + BOOT_SECTORS * SECTOR_BYTES)
        bne page
        tax
        beq checked
        ldy #damaged_length - 1 + DAMAGED
:       lda damaged_text - DAMAGED,y
        sta (SAVMSC),y
        dey
        bne :-
        beq *                   ; always: nothing more to do

; The text is in the same sector as this code. It starts with two spaces: one for the cursor, one for a column that a
; television may not show.
damaged_text:
        scrcode "  This disk is damaged"
damaged_length  = * - damaged_text

checked:
        lda PORTB               ; bit 1 switches BASIC off on XL and XE; on an 800 this port reads sticks 3 and 4
        ora #$02
        sta PORTB
        lda #1
        sta BASICF              ; BASIC stays off after RESET
        sta BOOTQ               ; a disk was booted: RESET calls DOSINI
        lda #0
        sta COLDST              ; RESET is a warm start
        sta PROBE_MARK_END
        lda #<reset
        sta DOSVEC
        lda #>reset
        sta DOSVEC+1
        jsr find_memory
        lda RAMTOP
        cmp #LEAST_RAM
        bcc too_small
        lda #0
        sta SDMCTL              ; no display: unpacking is faster
        sta DMACTL
        ldx #<title_stream
        stx unpack_source
        ldx #>title_stream
        stx unpack_source+1
        ldx #>TITLE_AT
        jsr unpack_page
        ldx #>TITLE_LOAD
        jsr unpack_page

; Reads the kernel and starts it. If that fails, shows the error code, and tries again when a key, a console key or the
; trigger is pressed.
load:   jsr title_run
        jsr write_number
        jsr show_error
        lda #$FF
        sta CH
wait:   lda STRIG0
        beq load
        lda CONSOL
        and #7
        cmp #7
        bne load
        lda CH
        cmp #$FF
        beq wait
        bne load                ; always

too_small:
        jsr show_small
        bmi *                   ; always: nothing more to do

; Sets RAMTOP to 48K if BASIC's ROM, now off, has hidden RAM: then a byte at $B000 can be changed.
find_memory:
        lda RAMTOP
        cmp #$A0
        bne found
        ldx $B000
        txa
        eor #$FF
        sta $B000
        cmp $B000
        bne found               ; a cartridge, or no memory
        stx $B000
        cpx $B000
        bne found
        lda #LEAST_RAM
        sta RAMTOP
found:  rts

; Writes A in decimal, three digits, into the text of the error line.
write_number:
        ldx #0
digit:  ldy #$10 - 1            ; screen code of 0, less one
        sec
:       iny
        sbc powers,x
        bcs :-
        adc powers,x
        pha
        tya
        sta error_number,x
        pla
        inx
        cpx #3
        bne digit
        rts

powers:         .byte 100, 10, 1

; The packed title follows the code of the boot sectors (disk.mk).
title_stream    := __ONCE_RUN__ + __ONCE_SIZE__
