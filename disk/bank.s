; bank.s: reads sectors from a disk image in a SIC! cartridge, or in extended memory (an XEX file on a machine with
; 128K), for the resident loader. It replaces SIO, as store_device does on an XL (asm/plat/atari/store_memory.s).
; tools/build/mkbank changes the loader's call of SIOV to a call of bank_on, and inserts this code into the loader in
; place of the first bytes, which only a disk needs to boot. All other bytes and files are those of the disk.
;
; Sectors that are read to sector_buffer are read from the image, except those of SAVES.DAT. All other commands go to
; SIO: games are saved on a disk, if the drive has one with such a file.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.ifdef IN_CARTRIDGE
.export bank_on, bank_off
.endif
.import sector_buffer
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
copy:   sty SWITCH              ; the bank of the sector
count:  ldy #SECTOR_BYTES
:       dey
        lda (source),y
target: sta sector_buffer,y
        tya
        bne :-
bank_off:
        lda #BANK_OFF
        sta SWITCH
        bcc :+                  ; C = 1: not in the image
        jmp SIOV
:       rts

; Finds a sector. This code is in bank 0, where a disk has its boot sectors.
;   In:        the parameters of SIO, load_name
;   Out:       C = 0, source, Y = value for SWITCH; or C = 1: not in the image, Y = value for bank 0
.segment "BANK"
find_sector:
.ifdef IN_CARTRIDGE
        lda #SECTOR_BYTES       ; find_upper has changed them
        sta count+1
        lda #<sector_buffer
        sta target+1
        lda bank_on+1
        eor #BANK_ON
        sta bank_off+1
.endif
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
.ifdef IN_CARTRIDGE
        cmp #>LOWER_SECTORS
        bcs find_upper
.endif
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

.ifdef IN_CARTRIDGE
; Reads a sector that is in the upper half of a bank. There the window hides the screen, to which the vertical blank
; interrupt writes. So a piece at a time is copied, after that interrupt and before the picture begins. Meanwhile the OS
; leaves out the second half of the interrupt, as while SIO runs. This does not return to bank_on but to its caller.
UPPER_PIECE = 16                ; bytes: 400 cycles, not four scan lines
BLANK_FROM  = 125               ; VCOUNT, two scan lines: the interrupt comes at 124, the picture begins at 4
BLANK_TO    = 2
        .assert LOWER_SECTORS = $800 && CAR_UPPER_SECTORS = 16, error, "find_upper"
        .assert <sector_buffer = 0, lderror, "find_upper"
find_upper:
        lsr a                   ; bank = (sector - LOWER_SECTORS) / 16
        lda DAUX1
        ror a
        lsr a
        lsr a
        lsr a
        sta bank
        lda DAUX1
        and #CAR_UPPER_SECTORS - 1
        lsr a
        ora #>(WINDOW + CAR_HALF + CAR_UPPER_AT)
        sta source+1
        lda #0
        ror a
        sta source
        pla                     ; not back to bank_on
        pla
        lda #UPPER_PIECE
        sta count+1
        lda bank_on+1           ; bank 0 again after each piece
        sta bank_off+1
        sta CRITIC
piece:  lda VCOUNT
        cmp #BLANK_TO
        bcc :+
        cmp #BLANK_FROM
        bcc piece
        clc
:       ldy bank
        php
        sei
        jsr copy
        plp
        lda source
        adc #UPPER_PIECE
        sta source
        lda target+1
        adc #UPPER_PIECE
        sta target+1
        bpl piece
        sty CRITIC              ; Y = 0
        lda bank_on+1
        eor #BANK_ON
        sta bank_off+1
        jmp bank_off            ; C = 0
.endif
