; boot.s: from power-on to the kernel, and back to the kernel after RESET. The operating system loads the boot sectors
; (1 to 8) to $0700 and jumps to $0706.
;
; The boot code never returns to the operating system, which would then start a BASIC cartridge in an 800. With such a
; cartridge RAMTOP is only $A0, and a line asks the player to remove the cartridge.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "boot_screen.inc"
.macpack atari
.import file_load, load_hook, file_sectors
.import show_title, show_small, show_error, clear_line, error_number
.importzp load_name, load_to, load_limit, unpack_to
.import __KERNEL_START__, __KERNEL_LOAD__, __KERNEL_LOAD_LIMIT__

BOOT_START      = LOADER_AT
BAR             = 2 * ROW + 4   ; progress bar: offset in screen memory
BAR_CELLS       = 32            ; columns of the full bar
CELL            = $80           ; screen code of an inverse space
bar_share       := $80          ; in zero page, which the kernel sets up later: grows by BAR_CELLS a sector;
                                ; bar_sectors of it make a column of the bar
bar_cell        := $81          ; offset in screen memory of the next column of the bar
bar_sectors     := $82          ; sectors of the file; 0: not known yet
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

; The kernel is unpacked over the boot code, so this call is in the resident part. Only an error leads back to the boot
; code, which is still there then.
start_kernel:
        jsr file_load
        bcs :+
        jmp failed
:       jmp __KERNEL_START__

; The boot sectors verify their own checksum before anything else, and before anything is written into them. For each
; byte the sum is doubled, and the byte and the carry are added. The last byte is chosen so that the sum is 0
; (tools/build/checksum -b). A single wrong byte is always found. If the sum is wrong, a line is shown by as little code
; as possible: the code for the title, or for reading the disk again, may itself be damaged. The check cannot protect
; the code that it runs in itself: the header, the jump after it, and the code from here to `checked`, 44 bytes of
; 1,024. In a trial that damaged one bit of every byte, one byte at a time, 14 cases showed no line.
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
        jsr show_title
        lda RAMTOP
        cmp #LEAST_RAM
        bcc too_small
load:
        jsr clear_line          ; no error is shown; A = 0
        sta bar_share
        sta bar_sectors
        sta load_to             ; the buffer of the kernel, and the kernel, start at a page
        sta unpack_to
        .assert <__KERNEL_LOAD__ = 0 && <__KERNEL_START__ = 0, lderror, "not the start of a page"
        lda #>__KERNEL_LOAD__
        sta load_to+1
        lda #>__KERNEL_LOAD_LIMIT__
        sta load_limit
        lda #>__KERNEL_START__
        sta unpack_to+1
        lda #BAR
        sta bar_cell
        lda #<show_progress
        sta load_hook
        lda #>show_progress
        sta load_hook+1
        lda #<kernel_name
        sta load_name
        lda #>kernel_name
        sta load_name+1
        jmp start_kernel

; Shows the error code in A, and tries again when a key, a console key or the trigger is pressed.
failed:
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

; Load hook, called after each of the n sectors of the file: the progress bar grows by 32 / n columns.
show_progress:
        lda bar_sectors
        bne :+
        lda file_sectors        ; file_sectors counts down from here on
        sta bar_sectors
:       lda bar_share
        clc
        adc #BAR_CELLS
        bcs full
        cmp bar_sectors
        bcc part
full:   sbc bar_sectors
        ldy bar_cell
        inc bar_cell
        tax
        lda #CELL
        sta (SAVMSC),y
        txa
part:   sta bar_share
        rts

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
kernel_name:    .byte "KERNEL     "
