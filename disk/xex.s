; xex.s: a disk with one game as one file, for whoever loads files: it goes into the second 64K of a 130XE piece by
; piece, and from there to the kernel. It begins above what a DOS needs; RESET while it is loaded is that one's.

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.macpack atari
.import show_title, clear_line
.import file_load
.import __KERNEL_START__, __KERNEL_LOAD__
.importzp load_to, load_limit, unpack_to

PIECE        = $8000            ; where tools/build/mkbank has the next piece loaded to,
PIECE_PAGES  = 16
LINE         = 3 * 40 + 4       ; FAULT of boot_screen.s
MARK         = $A5

.segment "LOADER"               ; by tools/build/mkbank
loader: .res $200

; Called by who loads the file: before the first piece, behind each of them, at the end.
.segment "ENTRIES"
        jmp look
        jmp store
        jmp run

.segment "ONCE"

; Is there a second 64K? What is in it is another byte than what is here then.
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
        ldy #LINE
        ldx #0
:       lda small_text,x
        bmi *                   ; nothing more to do
        sta (SAVMSC),y
        iny
        inx
        bne :-                  ; always

; A piece into its bank.
store:  lda pieces
        inc pieces
        pha
        and #$0C                ; four a bank: just where PORTB has its number
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

; The kernel, as boot.s loads it. A fault, which cannot be, comes to what is where the kernel goes.
run:    ldx #1
        stx BASICF              ; off after RESET too
        stx BOOTQ
        dex
        stx COLDST
        stx PROBE_MARK_END
        lda #$C0                ; as every 130XE
        sta RAMTOP
        bank_begin loader, no_hook, kernel_name
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
        ldx #$FF
        txs
        lda #>(__KERNEL_START__ - 1)
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
