; bank.s: reads sectors from a disk image in a cartridge, or in extended memory (an XEX file on a machine with 128K),
; for the resident loader. It replaces SIO, as store_device does on an XL (asm/plat/atari/store_memory.s).
; tools/build/mkbank changes the loader's call of SIOV to a call of bank_on, and inserts this code into the loader in
; place of the first bytes, which only a disk needs to boot. All other bytes and files are those of the disk.
;
; Sectors that are read to sector_buffer are read from the image, except those of SAVES.DAT. All other commands go to
; SIO: games are saved on a disk, if the drive has one with such a file.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.export bank_reset
.ifdef IN_CARTRIDGE
.export bank_on, bank_off
.endif
.import sector_buffer, __KERNEL_START__
.importzp load_name, unpack_from, unpack_length

source := unpack_from           ; nothing is unpacked while sectors are read
bank   := unpack_length

; bank_on: reads a sector, or passes another command on; called in place of SIOV
;   In:        the parameters of SIO
;   Out:       Y = 0, or the status of SIOV
;   Clobbers:  A, X, source, bank, sector_buffer (also if the command goes to SIO)
.segment "BOOT"
bank_on:
        lda #BANK_ON
        sta SWITCH              ; bank 0: it contains find_sector
        jsr find_sector
        sty SWITCH              ; the bank of the sector
        ldy #128
:       dey
        lda (source),y
        sta sector_buffer,y
        tya
        bne :-
bank_off:
        lda #BANK_OFF
        sta SWITCH
        bcc :+                  ; C = 1: not in the image
        jmp SIOV
:       rts

; bank_reset: entry after RESET, as in boot.s. If the kernel has not marked the probe page yet, it starts from the
; beginning: it is already complete in memory.
.segment "RESET"
bank_reset:
        lda PROBE_MARK_END
        cmp #'G'
        beq :+
        jmp __KERNEL_START__
:       jmp __KERNEL_START__+3

; Finds a sector. This code is in bank 0, where a disk has its boot sectors.
;   In:        the parameters of SIO, load_name
;   Out:       C = 0, source, Y = value for SWITCH; or C = 1: not in the image, Y = value for bank 0
.segment "BANK"
find_sector:
        lda DCOMND
        cmp #'R'
        bne elsewhere
        lda DBUFHI
        cmp #>sector_buffer
        bne elsewhere
        ldy #0                  ; only files that are written, SAVES.DAT, start with SA (mkbank checks that)
        lda (load_name),y
        cmp #'S'
        bne here
        iny
        lda (load_name),y
        cmp #'A'
        bne here
elsewhere:
        ldy bank_on+1
        sec
        rts
here:   lda DAUX2
        sta bank
        lda DAUX1
        asl a                   ; bank = sector / SECTORS_A_BANK
        rol bank
.if SECTORS_A_BANK = 64
        asl a
        rol bank
.endif
        lda DAUX1
        and #SECTORS_A_BANK - 1
        lsr a                   ; two sectors a page
        ora #>WINDOW
        sta source+1
        lda #0
        ror a
        sta source
        lda bank
.ifndef IN_CARTRIDGE
        asl a                   ; bits 2 and 3 of PORTB select the bank
        asl a
.endif
        ora bank_on+1
        tay
        clc
        rts
