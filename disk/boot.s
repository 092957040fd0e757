; boot.s: from the operating system to the kernel, and back again after RESET.
;
; Never returns: a BASIC cartridge in an 800 would be started otherwise. RAMTOP
; is then $A0 instead of $C0, and the table gets 8K less.

.include "atari.inc"
.include "loader.inc"
.macpack atari
.import file_load, load_hook, file_sectors
.import show_title, show_small, show_fault, clear_line, fault_number
.importzp load_name, load_to, load_limit, unpack_to
.import __KERNEL_START__, __KERNEL_LOAD__

BOOT_SECTORS = 8
BOOT_START   = $0700
ROW          = 40               ; bytes of a row of text: disk/boot_screen.s
BAR          = 2 * ROW + 4
BAR_CELLS    = 32
CELL         = $80              ; an inverse blank
DAMAGED      = 1                ; where the line about damage begins, in the first row of the operating system's screen

.segment "BOOT"
        .byte 0, BOOT_SECTORS
        .addr BOOT_START, reset      ; the second one is called after RESET (DOSINI)
        jmp boot                ; $0706: called when the boot sectors are in memory

; After RESET the operating system has set up the screen again and asks us. The kernel marks its glass box when all that
; RESET needs is there.
reset:  lda PROBE_MARK_END
        cmp #'G'
        beq :+
        jmp COLDSV              ; in the middle of loading: begin again
:       jmp __KERNEL_START__+3

; The kernel lands on the code that boots: only a fault leads back there.
start_kernel:
        jsr file_load
        beq :+
        jmp fault
:       jmp __KERNEL_START__

; The boot sectors check themselves before anything else. The last byte is such that twice the sum, its carry and a
; byte, over all of them, come to 0 (tools/build/checksum -b): a single wrong byte is always seen. Nothing was written
; into
; them yet. If one is wrong, a line says so, by as little code as can be: what would read the disk again, or show a
; title, may be wrong itself. What cannot be checked is the header, the jump behind it, and the code from here to
; `checked`: 44 bytes of 1,024. One wrong bit in each byte of the boot sectors, one at a time: 14 stay without a line.
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
        cpx #>(BOOT_START + BOOT_SECTORS * 128)
        bne page
        tax
        beq checked
        ldy #damaged_length - 1 + DAMAGED
:       lda damaged_text - DAMAGED,y
        sta (SAVMSC),y
        dey
        bne :-
        beq *                   ; always: nothing more to do

damaged_text:                   ; in the same sector; two blanks: the cursor, and what a television may not show
        scrcode "  This disk is damaged"
damaged_length = * - damaged_text

checked:
        lda PORTB               ; BASIC off on XL and XE; an 800's sticks are not disturbed
        ora #$02
        sta PORTB
        lda #1
        sta BASICF              ; off after RESET too
        sta BOOTQ               ; tell RESET that a disk was booted
        lda #0
        sta COLDST              ; and that it need not boot again
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
        ldy #0
        sty bar_share
        sty bar_sectors
        lda #BAR
        sta bar_cell
        jsr clear_line          ; no fault
        lda #<show_progress
        sta load_hook
        lda #>show_progress
        sta load_hook+1
        lda #<kernel_name
        sta load_name
        lda #>kernel_name
        sta load_name+1
        lda #<__KERNEL_LOAD__
        sta load_to
        lda #>__KERNEL_LOAD__
        sta load_to+1
        lda #LOAD_LIMIT
        sta load_limit
        lda #<__KERNEL_START__
        sta unpack_to
        lda #>__KERNEL_START__
        sta unpack_to+1
        jmp start_kernel

; A fault, in A: one line, and once more when a key or the trigger is pressed.
fault:
        jsr write_number
        jsr show_fault
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

; RAM that BASIC's ROM hid counts again.
find_memory:
        lda RAMTOP
        cmp #$A0
        bne found
        ldx $B000
        txa
        eor #$FF
        sta $B000
        cmp $B000
        bne found               ; a cartridge, or nothing
        stx $B000
        cpx $B000
        bne found
        lda #$C0
        sta RAMTOP
found:  rts

; After each sector: the bar grows by 32 / sectors of the file.
show_progress:
        lda bar_sectors
        bne :+
        lda file_sectors        ; it is counted down from here on
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

; A in decimal into the fault line
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
        sta fault_number,x
        pla
        inx
        cpx #3
        bne digit
        rts

powers:         .byte 100, 10, 1
kernel_name:    .byte "KERNEL     "
bar_share:      .byte 0
bar_cell:       .byte 0
bar_sectors:    .byte 0
