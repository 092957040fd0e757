; under_rom.s: the RAM of XL and XE that lies under the ROM of the operating system. The
; book lies there, where it takes nothing from the table.
;
; While the attic is open the ROM is not there: no IRQ may come, and an NMI finds our own
; vector, in RAM, which shuts the attic, lets the ROM's handler do what it does and opens it again.
; The letters of the screen are the ROM's, so a copy of them lies under it. There
; is no C twin: there is nothing here but hardware.

.include "atari.inc"
.export _machine_open_book, _machine_close_book, _machine_book_is_away, _under_rom_find, attic
.import _book_data
.import wait_frame
.import __UNDER_ROM_START__, __NMI_START__
.importzp ptr1

UNDER_ROM   := __UNDER_ROM_START__      ; behind the letters (disk/kernel.cfg)
NMI     := __NMI_START__
LETTERS = $E0                   ; their first page
VECTOR  = $FFFA                 ; of the NMI

.segment "BSS"
attic:          .res 1          ; its first page, or 0

.segment "CODE"

; void machine_open_book(void), void machine_close_book(void)
;   Clobbers:  A
_machine_open_book:
        lda attic
        beq :+
        sei
        dec PORTB               ; bit 0, which is set
:       rts
_machine_close_book:
        lda attic
        beq :+
        lda PORTB
        ora #$01
        sta PORTB
        cli
:       rts

; uint8_t machine_book_is_away(void)
;   Books lie below the screen, or in the attic. X = 0
_machine_book_is_away:
        ldx #0
        lda _book_data+1
        cmp #>UNDER_ROM
        bcs :+
        txa
:       rts

; What is made before the first game stands in the part MENU.
.segment "MENU_CODE"

; void under_rom_find(void)
;   An operating system that itself lies in RAM, as one of an 800 loaded into an XL, is left alone.
;   On an 800 PORTB has sticks, and what is written to it goes nowhere.
;   Clobbers:  A, X, Y, ptr1
.proc _under_rom_find
        lda PORTB
        lsr a
        bcc done
        ldx #NMI_BYTES - 1
:       lda nmi_code,x
        sta NMI,x
        dex
        bpl :-
        jsr wait_frame          ; no NMI comes before the vector is there
        sei
        dec PORTB
        lda #<NMI
        sta VECTOR
        lda #>NMI
        sta VECTOR+1
        lda UNDER_ROM
        eor #$FF
        sta UNDER_ROM
        cmp UNDER_ROM
        bne :+
        lda #>UNDER_ROM
        sta attic
:       inc PORTB
        ldx #LETTERS
        stx ptr1+1
        ldy #0
        sty ptr1
letter: lda (ptr1),y
        dec PORTB
        sta (ptr1),y
        inc PORTB
        iny
        bne letter
        inc ptr1+1
        inx
        cpx #>UNDER_ROM
        bne letter
        cli
done:   rts
.endproc

; The vector, run at NMI with the ROM away. The ROM's handler returns to `back`, as it would to whom
; it interrupted; the flags say that IRQs are off, so it keeps itself short.
nmi_code:
        pha
        lda #>(NMI + back - nmi_code)
        pha
        lda #<(NMI + back - nmi_code)
        pha
        php
        inc PORTB
        jmp (VECTOR)
back:   dec PORTB
        pla
        rti
NMI_BYTES = * - nmi_code
.import __NMI_SIZE__
.assert NMI_BYTES <= __NMI_SIZE__, lderror, "the glass box's page is full"
