; cart.s: the code of a cartridge, at $A000 in its first bank. It runs from power-on to the start of the kernel. Then
; it is switched off for good, because screen and games use this address range. RESET before that is a cold start.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.include "title.inc"
.import show_small
.import title_show, title_list_bar
.importzp title_muted, title_bar
.import file_find, file_read, _unpack, bank_off
.ifdef ATARIMAX
.import bank_wait
.importzp BANK_WAIT
.else
.import bank_on
.endif
.import __KERNEL_START__, __KERNEL_LOAD__, __KERNEL_LOAD_LIMIT__
.importzp load_to, load_limit, unpack_to, unpack_source

INTERLOCK    = $03FA            ; copy of TRIG3 (cartridge present) in XL and XE: they lock up if the two differ
ENTER        = $0100            ; where `enter` runs: the bottom of the stack page, unused at this time
SHOWN        = $22              ; SDMCTL of the operating system's screen
old_list     := $B0             ; 2 bytes of zero page, free until the kernel runs: the display list of the OS

.segment "LOADER"               ; tools/build/mkbank puts the resident loader here
loader: .res $200

.segment "ONCE"
start:
.ifndef ATARIMAX
        lda #BANK_OFF           ; after RESET any bank may be there
        sta SWITCH
.endif
        ldx #$FF
        stx COLDST              ; RESET is a cold start until the kernel runs
        inx
        stx PROBE_MARK_END
        lda RAMTOP              ; 32K are needed to get further. The cartridge hides the RAM above, after RESET also at
        cmp #>WINDOW            ; the window, if a sector was being read
        bcs :+
too_small:
        jsr show_small
        bmi *                   ; always: nothing more to do
:       lda TITLE_HEAD          ; RAM there, too?
        eor #$FF
        sta TITLE_HEAD
        cmp TITLE_HEAD
        bne too_small
        ldx #0
        bank_begin loader, no_hook, kernel_name
        ldx #ENTER_BYTES - 1
:       lda enter,x
        sta ENTER,x
        dex
        bpl :-
        lda #0                  ; display off: the OS's screen, at $9C40, is in the window (SIC!) and would show sectors
        jsr set_screen
        jsr file_find
        bne again
        lda #<__KERNEL_LOAD__
        sta load_to
        lda #>__KERNEL_LOAD__
        sta load_to+1
        lda #>__KERNEL_LOAD_LIMIT__
        sta load_limit
        jsr file_read
        bne again
        lda #<title_stream      ; all is read, so the window stays off: the title can be shown
        ldx #>title_stream
        ldy #>TITLE_AT
        jsr unpack_to_page
        ldx unpack_source+1     ; the second stream
        lda unpack_source
        ldy #>TITLE_LOAD
        jsr unpack_to_page
        lda SDLSTL
        sta old_list
        lda SDLSTH
        sta old_list+1
        jsr title_show
        lda #$70                ; no bar: there is nothing to wait for
        sta title_list_bar
        lda #<__KERNEL_LOAD__
        ldx #>__KERNEL_LOAD__
        ldy #>__KERNEL_START__
        .assert <__KERNEL_START__ = 0, lderror, "not the start of a page"
        jsr unpack_to_page
:       lda title_muted
        bne :+
        lda title_bar
        cmp #TITLE_BARS
        bcc :-
:       lda #6                  ; the title ends
        ldx #>SYSVBV
        ldy #<SYSVBV
        jsr SETVBV
        lda #0
        sta AUDC1
        sta AUDC2
        sta GRACTL
        ldx #3
:       sta GRAFP0,x
        dex
        bpl :-
        stx CH                  ; the key that ended the tune is not for the menu
        jmp ENTER
again:  jmp start

; The RAM behind the cartridge is missing: goes back to the screen of the operating system and says so there.
no_memory:
        lda old_list
        sta SDLSTL
        lda old_list+1
        sta SDLSTH
        lda #SHOWN
        sta SDMCTL
        jmp too_small

; Unpacks the stream at A/X to page Y.
unpack_to_page:
        sta unpack_source
        stx unpack_source+1
        sty unpack_to+1
        ldy #0
        sty unpack_to
        jmp _unpack

; Sets SDMCTL = A and waits for the next frame, when it takes effect.
set_screen:
        sta SDMCTL
        lda RTCLOK+2
:       cmp RTCLOK+2
        beq :-
no_hook:
        rts

; Runs at ENTER after the kernel has been unpacked: switches the cartridge off and claims the RAM it has hidden.
enter:  sei
        lda #0
        sta NMIEN               ; no NMI while memory changes
        sta SDMCTL              ; display off: its list has been overwritten, and ANTIC would run other bytes, with DLIs
.ifdef ATARIMAX
        sta SWITCH_OFF
        lda #<SWITCH_OFF
        sta bank_off+1
        lda #BANK_WAIT          ; from now on there is a picture
        sta bank_wait+1
.else
        lda #BANK_OFF | UPPER_OFF
        sta SWITCH
        sta bank_off+1
        lda #BANK_ON | UPPER_OFF
        sta bank_on+1
.endif
        lda TRIG3               ; the cartridge is gone: tell the OS
        sta INTERLOCK
        lda #$40                ; VBI on
        sta NMIEN
        cli
        lda PORTB               ; BASIC off on XL and XE (bit 1 of PORTB), also after RESET
        ora #$02
        sta PORTB
        ldx #1
        stx BASICF
        stx BOOTQ
        dex
        stx COLDST
        lda $B000               ; RAM at $A000-$BFFF is there if a byte can be changed now
        eor #$FF
        sta $B000
        cmp $B000
        bne none
        lda #LEAST_RAM
        sta RAMTOP
        jmp __KERNEL_START__
none:                           ; no RAM there: switch the cartridge on again, which says what is missing
.ifdef ATARIMAX
        sta SWITCH
.else
        lda #BANK_OFF
        sta SWITCH
.endif
        jmp no_memory
ENTER_BYTES = * - enter
.assert ENTER_BYTES <= $5E, error, "the stack comes so low"

kernel_name:    .byte "KERNEL     "
title_stream:   .incbin "title.stream"

; Cartridge header at $BFFA: run address; 0 = a cartridge is present; option $04: start it, boot no disk; init address
.segment "HEAD"
.ifdef ATARIMAX
; RESET does not switch the bank, so all banks end with these bytes.
any_bank:
        sta SWITCH
        jmp start
init:   rts
        .addr any_bank
        .byte 0, $04
        .addr init
.else
        .addr start
        .byte 0, $04
        .addr no_hook
.endif
