; atarimax.s: reads sectors from the disk image in a cartridge of 128K (type AtariMax), for the resident loader, as
; bank.s does in a SIC! cartridge.
;
; This cartridge has one window, and it hides the screen, the display list and the players. So a sector is copied in
; four pieces, each between the vertical blank interrupt and the picture: on NTSC two pieces a frame, on PAL all four
; and more. Meanwhile CRITIC is set, and the OS leaves out the second half of that interrupt, as while SIO runs. Before
; the kernel runs there is no picture, and nothing waits.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.export bank_off, bank_wait
.exportzp BANK_WAIT
.import sector_buffer
.importzp load_name, unpack_from, unpack_length

PIECE  = 32                     ; bytes: about 600 cycles, six scan lines
source := unpack_from           ; nothing is unpacked while sectors are read
bank   := unpack_length
        .assert SECTOR_BYTES .mod PIECE = 0, error, "the last piece of a sector"
        .assert <sector_buffer = 0, lderror, "find_piece"

; bank_on: reads a sector, or passes another command on; called in place of SIOV
;   In:        the parameters of SIO
;   Out:       Y = 0, or the status of SIOV
;   Clobbers:  A, X, source, bank
.segment "BOOT"
bank_on:
        lda VCOUNT              ; from scan line 256 on the interrupt is over and the picture has not begun
bank_wait:
        .byte $10, 0            ; bpl bank_on, when the kernel runs (cart.s)
        sta SWITCH              ; bank 0: it contains find_piece
        jmp find_piece
copy:   sta SWITCH,x
        ldy #PIECE - 1
:       lda (source),y
target: sta sector_buffer,y
        dey
        bpl :-
bank_off:
        sta SWITCH              ; SWITCH_OFF, when the kernel runs
        bcc bank_on             ; more pieces
        ldy #0
        rts
BANK_WAIT = <(bank_on - (bank_wait + 2))

; Finds the next piece of a sector. This code is at the end of every bank.
;   In:        the parameters of SIO, load_name; CRITIC = 0: the first piece; otherwise C = 0
;   Out:       jumps to copy with X = bank, source, C = 1: the last piece; or to SIOV
.segment "BANK"
find_piece:
        lda CRITIC              ; 0 also after RESET, which may have come between two pieces
        bne next
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
        lda #>(SIOV - 1)        ; the RTS of bank_off goes to SIOV
        pha
        lda #<(SIOV - 1)
        pha
        sec
        jmp bank_off
here:   lda DAUX2
        sta bank
        lda DAUX1
        asl a                   ; sector / 64 and the rest
        rol bank
        asl a
        rol bank                ; C = 0
        lda DAUX1
        and #63
        adc bank                ; a bank has 63 sectors: 64 n + rest = 63 n + (n + rest)
        cmp #MAX_SECTORS
        bcc :+
        sbc #MAX_SECTORS
        inc bank
        .assert MAX_SECTORS = 63, error, "find_piece"
:       lsr a                   ; two sectors a page
        ora #>WINDOW
        sta source+1
        lda #0
        sta target+1
        ror a                   ; C = 0
        sta source
        inc CRITIC
        bne go                  ; always
next:   lda source
        adc #PIECE
        sta source
        lda target+1
        adc #PIECE
        sta target+1
        cmp #SECTOR_BYTES - PIECE
        bcc go
        dec CRITIC
go:     ldx bank
        jmp copy
