; xex.s: a disk with one game as a single executable file. The disk image is stored piece by piece in the extended
; memory of a 130XE while the file is loaded; then the kernel is loaded from there. This code, at $3000, is above the
; memory of a DOS, which also handles RESET while the file is being loaded.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.include "boot_screen.inc"
.macpack atari
.import show_title, clear_line
.import file_load
.import __KERNEL_START__, __KERNEL_LOAD__, __KERNEL_LOAD_LIMIT__
.importzp load_to, load_limit, unpack_to

PIECE        = XEX_PIECE        ; address to which each piece is loaded
PIECE_PAGES  = XEX_PIECE_BYTES / 256
MARK         = $A5              ; test pattern

.segment "LOADER"               ; tools/build/mkbank puts the resident loader here
loader: .res LOADER_BYTES
        .assert LOADER_AT + LOADER_BYTES = __KERNEL_START__, lderror, "tools/build/bank.h: LOADER_BYTES"

; Called through INITAD and RUNAD of the file: before the first piece, after each piece, at the end
.segment "ENTRIES"
        jmp look
        jmp store
        jmp run

.segment "ONCE"

; Looks for extended memory: a byte in the window must be different in the bank and in main memory. Without it, shows a
; line and stops.
look:   lda WINDOW
        pha
        lda #MARK
        sta WINDOW
        lda #BANK_ON
        sta SWITCH
        ldx WINDOW
        lda #<~MARK
        sta WINDOW
        lda #BANK_OFF
        sta SWITCH
        lda WINDOW
        cmp #MARK
        bne too_small
        lda #BANK_ON
        sta SWITCH
        lda WINDOW
        ldy #BANK_OFF
        sty SWITCH
        cmp #<~MARK
        bne too_small
        pla
        sta WINDOW
        rts
too_small:
        jsr show_title
        jsr clear_line
        ldy #ERROR_LINE
        ldx #0
:       lda small_text,x
        bmi *                   ; nothing more to do
        sta (SAVMSC),y
        iny
        inx
        bne :-                  ; always

; Copies the piece that has just been loaded to its bank.
store:  lda pieces
        inc pieces
        pha
        and #$0C                ; four pieces a bank; these bits are the bank number in PORTB
        ora #BANK_ON
        tax
        pla
        and #$03
        asl a
        asl a
        asl a
        asl a
        ora #>WINDOW
        sta load_to+1
        lda #>PIECE
        sta unpack_to+1
        ldy #0
        sty load_to
        sty unpack_to
        lda #PIECE_PAGES
        sta load_limit
        stx SWITCH
:       lda (unpack_to),y
        sta (load_to),y
        iny
        bne :-
        inc unpack_to+1
        inc load_to+1
        dec load_limit
        bne :-
        lda #BANK_OFF
        sta SWITCH
        rts

; Loads the kernel as boot.s does. The start of the kernel is the return address of file_load. (There is no error to
; handle: no drive is involved.)
run:    ldx #1
        stx BASICF              ; BASIC stays off after RESET
        stx BOOTQ               ; RESET: call DOSINI
        dex
        stx COLDST              ; RESET: no cold start
        stx PROBE_MARK_END
        lda #LEAST_RAM          ; 48K of RAM below the OS, as every 130XE has
        sta RAMTOP
        bank_begin loader, no_hook, kernel_name
        lda #<__KERNEL_LOAD__
        sta load_to
        lda #>__KERNEL_LOAD__
        sta load_to+1
        lda #>__KERNEL_LOAD_LIMIT__
        sta load_limit
        lda #<__KERNEL_START__
        sta unpack_to
        lda #>__KERNEL_START__
        sta unpack_to+1
        ldx #$FF
        txs
        lda #>(__KERNEL_START__ - 1) ; RTS goes to this address + 1
        pha
        lda #<(__KERNEL_START__ - 1)
        pha
        jmp file_load
no_hook:
        rts

kernel_name:    .byte "KERNEL     "
small_text:     scrcode "This file needs 128K (130XE)"
                .byte $FF
pieces:         .byte 0
