; cart.s: the cartridge's own code, at $A000 of its first bank: from the operating system to the kernel. Until that is
; there RESET begins all again; then this is switched off for good, as screen and games lie there.

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.import show_title, show_small
.import file_find, file_read, unpack_get_byte, _unpack, bank_on, bank_off
.import __KERNEL_START__, __KERNEL_LOAD__
.importzp load_to, load_limit, unpack_to

INTERLOCK    = $03FA            ; what XL and XE remember of TRIG3: another value there stops them
ENTER        = $0100            ; the bottom of the stack, where nobody is yet
SHOWN        = $22              ; SDMCTL: the screen of the operating system

.segment "LOADER"               ; by tools/build/mkbank
loader: .res $200

.segment "ONCE"
start:  ldx #$FF
        stx COLDST              ; RESET begins again
        inx
        stx PROBE_MARK_END
        jsr show_title
        lda RAMTOP
        cmp #LEAST_RAM
        bcs :+
        jsr show_small
        bmi *                   ; always
:       ldx #0
        bank_begin loader, no_hook, kernel_name
        ldx #ENTER_BYTES - 1
:       lda enter,x
        sta ENTER,x
        dex
        bpl :-
        lda #0                  ; the window would be seen in the operating system's screen
        jsr set_screen
        jsr file_find
        bne start
        lda #<__KERNEL_LOAD__
        sta load_to
        sta unpack_get_byte+1
        lda #>__KERNEL_LOAD__
        sta load_to+1
        sta unpack_get_byte+2
        lda #LOAD_LIMIT
        sta load_limit
        jsr file_read
        bne start
        lda #SHOWN
        jsr set_screen
        lda #<__KERNEL_START__
        sta unpack_to
        lda #>__KERNEL_START__
        sta unpack_to+1
        lda #>(ENTER - 1)
        pha
        lda #<(ENTER - 1)
        pha
        jmp _unpack

; SDMCTL = A, from the next frame on
set_screen:
        sta SDMCTL
        lda RTCLOK+2
:       cmp RTCLOK+2
        beq :-
no_hook:
        rts

; Behind the unpacked kernel, at ENTER: this cartridge is no more, but for its window; what RAM it hid counts.
enter:  sei
        lda #0
        sta NMIEN
        sta SDMCTL              ; the kernel's DLI would be called for every line of what ANTIC finds in the window,
                                ; where its list was
        lda #BANK_OFF | UPPER_OFF
        sta SWITCH
        sta bank_off+1
        lda #BANK_ON | UPPER_OFF
        sta bank_on+1
        lda TRIG3
        sta INTERLOCK
        lda #$40
        sta NMIEN
        cli
        lda PORTB               ; BASIC off on XL and XE, also after RESET
        ora #$02
        sta PORTB
        ldx #1
        stx BASICF
        stx BOOTQ
        dex
        stx COLDST
        lda RAMTOP
        cmp #$A0
        bne found
        lda $B000
        eor #$FF
        sta $B000
        cmp $B000
        bne found
        lda #$C0
        sta RAMTOP
found:  jmp __KERNEL_START__
ENTER_BYTES = * - enter
.assert ENTER_BYTES <= $5E, error, "the stack comes so low"

kernel_name:    .byte "KERNEL     "

; What the operating system looks for: start, a cartridge, start it and boot no disk, initialize
.segment "HEAD"
        .addr start
        .byte 0, $04
        .addr no_hook
