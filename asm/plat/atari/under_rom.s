; under_rom.s: uses the RAM under the OS ROM of XL and XE for the opening book, which then takes no memory from the
; transposition table. Called by free_memory.s and src/engine/book.c. No C twin: there is nothing here but hardware.
;
; Bit 0 of PORTB selects ROM (1) or RAM (0) at $C000-$CFFF and $D800-$FFFF. While the ROM is switched off:
; - IRQs are disabled (SEI): their vector and handlers are in the ROM.
; - NMIs (VBI, DLI) cannot be disabled by SEI. They find our own vector in the RAM at $FFFA. It leads to code in page 6,
;   which switches the ROM on, lets the ROM's handler run and switches the ROM off again.
; - ANTIC, too, reads RAM in place of the ROM font at $E000. So a copy of the font is in the RAM at the same address.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/nmi.inc"
.include "constants/tools/build/bank.inc"
.export _machine_open_book, _machine_close_book, _machine_book_is_away, _under_rom_find, under_rom_page, rom_on
.import _book_data
.import wait_frame, device
.import __UNDER_ROM_START__, __NMI_START__
.importzp ptr1

UNDER_ROM   := __UNDER_ROM_START__ ; after the copy of the font and the overlay store (disk/kernel.cfg)
NMI     := __NMI_START__
ROM_ON  = $1D                   ; bits of PORTB: the OS ROM, and main memory in place of a bank

.segment "BSS"
under_rom_page:          .res 1 ; first page of the RAM under the ROM, or 0: none

.segment "CODE"

; machine_open_book, machine_close_book: switch the RAM under the ROM in and out; they do nothing where there is none
; void machine_open_book(void), void machine_close_book(void)
;   Clobbers:  A
_machine_open_book:
        lda under_rom_page
        beq :+
        sei
        dec PORTB               ; clears bit 0, which is set
:       rts
_machine_close_book:
        lda under_rom_page
        beq :+
; rom_on: switches the OS ROM on, and main memory in place of a bank of extended memory.   Clobbers: A
rom_on: lda PORTB
        ora #ROM_ON
        sta PORTB
        cli
:       rts

; machine_book_is_away: tells whether the book is in the RAM under the ROM, not after the game
; uint8_t machine_book_is_away(void)
;   Out:       A = not 0: under the ROM, 0: after the game; X = 0
_machine_book_is_away:
        ldx #0
        lda _book_data+1
        cmp #>UNDER_ROM
        bcs :+
        txa
:       rts

; Used once, before the first game: in the shell overlay MENU.
.segment "MENU_CODE"

; under_rom_find: looks for RAM under the ROM and prepares it: NMI handler, NMI vector, copy of the font
; void under_rom_find(void)
;   If bit 0 of PORTB is 0, the operating system itself runs in RAM (an 800's OS loaded on an XL): that RAM is not used.
;   On an 800 PORTB is the port of sticks 3 and 4. Writing to it changes no memory there, so no RAM is found.
;   On a machine with 64K an XEX file has its own files there (disk/small.s): no RAM is left.
;   Out:       under_rom_page    Clobbers: A, X, Y, ptr1
.proc _under_rom_find
        lda PORTB
        lsr a
        bcc done
        lda under_rom_page
        bne :+
        lda device+2
        cmp #>SIOV
        beq :+
        cmp #>LOADER_AT
        bne done                ; store_device: the file has set it
:
        ldx #NMI_BYTES - 1
:       lda nmi_code,x
        sta NMI,x
        dex
        bpl :-
        jsr wait_frame          ; right after a VBI: no NMI comes before the vector is set
        sei
        dec PORTB
        lda #<NMI
        sta NMI_VECTOR
        lda #>NMI
        sta NMI_VECTOR+1
        lda UNDER_ROM           ; RAM is there if a byte can be changed
        eor #$FF
        sta UNDER_ROM
        cmp UNDER_ROM
        bne :+
        lda #>UNDER_ROM
        sta under_rom_page
:       inc PORTB
        ldx #FONT_FIRST
        stx ptr1+1
        ldy #0
        sty ptr1
letter: lda (ptr1),y            ; copy the font: read it from the ROM, write it to the RAM
        dec PORTB
        sta (ptr1),y
        inc PORTB
        iny
        bne letter
        inc ptr1+1
        inx
        cpx #FONT_END
        bne letter
        cli
done:   rts
.endproc

nmi_code:
        nmi_handler NMI
NMI_BYTES       = * - nmi_code
.import __NMI_SIZE__
.assert NMI_BYTES <= __NMI_SIZE__, lderror, "page 6 is full: see NMI in disk/kernel.cfg"
