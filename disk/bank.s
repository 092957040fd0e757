; bank.s: sectors of a disk that lies in a cartridge or in memory, for the resident loader: what stands in
; place of the boot sectors' own code, which a disk alone needs. All else of the loader is the same byte for byte, so
; the files of a disk are, too: tools/build/mkbank puts this and the call of it into a copy of it.
;
; Sectors that are read to sector_buffer are looked for here, but for those of SAVES.DAT; all other commands are SIO's:
; games are saved on a disk, where there is one with such a file.

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

; A sector, or another command; as SIOV
;   Out:       Y = 0, or what SIOV says
;   Clobbers:  A, X, source, bank
.segment "BOOT"
bank_on:
        lda #BANK_ON
        sta SWITCH
        jsr find_sector
        sty SWITCH
        ldy #128
:       dey
        lda (source),y
        sta sector_buffer,y
        tya
        bne :-
bank_off:
        lda #BANK_OFF
        sta SWITCH
        bcc :+
        jmp SIOV
:       rts

; After RESET, as in boot.s; but a kernel that is not ready yet is whole, and starts again.
.segment "RESET"
bank_reset:
        lda PROBE_MARK_END
        cmp #'G'
        beq :+
        jmp __KERNEL_START__
:       jmp __KERNEL_START__+3

; In bank 0, where a disk has its boot sectors.
;   Out:       C clear, source, Y = what SWITCH wants for it; or C set: it is not here, Y = as it was
.segment "BANK"
find_sector:
        lda DCOMND
        cmp #'R'
        bne elsewhere
        lda DBUFHI
        cmp #>sector_buffer
        bne elsewhere
        ldy #0                  ; no other file begins with SA (mkbank)
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
        asl a
        rol bank
.if SECTORS_A_BANK = 64
        asl a
        rol bank
.endif
        lda DAUX1
        and #SECTORS_A_BANK - 1
        lsr a                   ; two a page
        ora #>WINDOW
        sta source+1
        lda #0
        ror a
        sta source
        lda bank
.ifndef IN_CARTRIDGE
        asl a                   ; bits 2 and 3 of PORTB
        asl a
.endif
        ora bank_on+1
        tay
        clc
        rts
