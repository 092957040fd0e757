; xex.s: a disk with one game as a single executable file. The disk image comes piece by piece while the file is loaded.
; With 128K all of it is stored in extended memory, and the kernel is loaded from there (bank.s). With 64K the files
; that fit are stored, most of them in the RAM under the OS ROM (small.s); kernel and engine are unpacked at once. This
; code, at $2E00, is above the memory of a DOS, which also handles RESET while the file is being loaded.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.include "boot_screen.inc"
.include "title.inc"
.include "overlays.inc"
.include "plat/atari/nmi.inc"
.macpack atari
.import show_name
.import title_end, title_progress, kernel_later, _machine_has_kernel, memory_top
.importzp title_muted, title_bar, title_sectors
.import file_load, _unpack, device
.import store_key, store_map, sector_buffer
.import store_device, kernel_begin, kernel_variables, has_search, replaces_search, _command_events, _command_overlays
.import __KERNEL_START__, __KERNEL_LOAD__, __KERNEL_LOAD_LIMIT__, __SCREEN_START__
.import __ENGINE_START__, __SEARCH_START__, __PART_START__, __LISTS_START__
.import __SMALL_LOAD__, __SMALL_RUN__, __SMALL_SIZE__, __XEX_START__
.import __FINISH_LOAD__, __FINISH_RUN__, __FINISH_SIZE__, __NMI_LOAD__, __NMI_RUN__, __NMI_SIZE__
.importzp load_to, load_limit, unpack_to, unpack_source, unpack_from, unpack_length

source       := unpack_from     ; for store_map
store_page   := unpack_length

PIECE        = XEX_PIECE        ; address to which each piece is loaded
PIECE_PAGES  = XEX_PIECE_BYTES / 256
MARK         = $A5              ; test pattern
LEAVE        = ('X' & $1F) | $C0 ; EVENT_CTRL of src/plat/screen.h

; the end of `run` is still there when the first part of the kernel has been unpacked
.assert kernel_later <= __XEX_START__, lderror, "the kernel overwrites xex.s"

.segment "LOADER"               ; tools/build/mkbank puts the resident loader here
loader: .res LOADER_BYTES
        .assert LOADER_AT + LOADER_BYTES = __KERNEL_START__, lderror, "tools/build/bank.h: LOADER_BYTES"

; Called through INITAD and RUNAD of the file: before the first piece, after each piece, at the end
.segment "ENTRIES"
        jmp look
        jmp store
        jmp run
; For mkbank: what it has to know, and what it tells (mkbank_small.c has the same order)
        .addr kernel_variables  ; first byte after the unpacked kernel
        .addr __SCREEN_START__
        .addr __SEARCH_START__, __LISTS_START__
        .addr __SMALL_RUN__, __SMALL_LOAD__, store_key, steps
kernel_at:      .addr 0         ; where the packed kernel is, at the end,
engine_at:      .addr 0         ; the packed engine,
search_at:      .addr 0         ; and the file that replaces the search, after its SEARCH_SECTORS; 0: there is none
later_at:       .addr 0         ; the packed second part of the kernel
top_at:         .addr 0         ; packed overlays: the memory of a game ends there, at a page
pieces:         .addr 0         ; pieces of the disk image

.segment "ONCE"

; Looks for extended memory: a byte in the window must be different in the bank and in main memory. Without it, looks
; for RAM under the OS ROM. Without that, shows a line and stops.
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
        bne small
        lda #BANK_ON
        sta SWITCH
        lda WINDOW
        ldy #BANK_OFF
        sty SWITCH
        cmp #<~MARK
        bne small
        pla
        sta WINDOW
        jsr XEX_TITLE
        lda pieces
        sta title_sectors       ; of the bar
        rts
small:  pla
        sta WINDOW
        inc is_small
        jsr rom_off
        lda __SMALL_RUN__
        eor #$FF
        sta __SMALL_RUN__
        eor __SMALL_RUN__
        tay
        ldx #0
:       lda __SMALL_LOAD__,x    ; code and table; files follow
        sta __SMALL_RUN__,x
        lda __SMALL_LOAD__+$100,x
        sta __SMALL_RUN__+$100,x
        inx
        bne :-
        .assert SMALL_MOST = $200, error, "copy the code of small.s"
        jsr rom_on
        tya
        beq found
        jsr show_name
        ldy #ERROR_LINE
        ldx #0
:       lda small_text,x
        bmi *                   ; nothing more to do
        sta (SAVMSC),y
        iny
        inx
        bne :-                  ; always
found:  rts

; rom_off, rom_on: switch the OS ROM, and BASIC, off, so that RAM is there; and the OS on again. Without interrupts.
;   Clobbers:  rom_off: A
rom_off:
        sei
        lda #0
        sta NMIEN
        lda PORTB
        ora #$02                ; BASIC off, for good
        and #$FE
        sta PORTB
        rts
rom_on: pha
        lda PORTB
        ora #$01
        sta PORTB
        lda #$40                ; VBI on
        sta NMIEN
        cli
        pla
        rts

; Copies the piece that has just been loaded to its bank.
store:  lda is_small
        bne store_small
        ldx bank
        lda page
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
        lda load_to+1
        cmp #>(WINDOW + XEX_BANK)
        bne :+
        txa                     ; bits 2 and 3 of PORTB select the bank
        adc #4 - 1              ; C = 1
        sta bank
        lda #>WINDOW
:       sta page
        jmp title_progress

; Copies the bytes of the sectors that are kept.
store_small:
        jsr rom_off
        lda #<PIECE
        sta unpack_to
        lda #>PIECE
        sta unpack_to+1
next_sector:
        lda left
        bne copy
        ldx step
        lda steps,x             ; the next sector that is kept
        cmp sector
        bne skip
        lda steps+1,x
        cmp sector+1
        bne skip
        lda steps+STEP_COUNT,x
        sta left
        lda steps+STEP_AT,x
        sta to
        lda steps+STEP_AT+1,x
        sta to+1
        txa
        clc
        adc #STEP_BYTES
        sta step
copy:   dec left
        ldy #LINK_COUNT
:       lda (unpack_to),y
        sta sector_buffer,y
        dey
        bpl :-
        lda to
        sta source
        lda to+1
        sta store_page
        jsr store_map
        ldx #0
        ldy #0
byte:   lda sector_buffer,x
        sta (source),y
        inc source
        bne :+
        inc store_page
        jsr store_map
:       inx
        cpx sector_buffer+LINK_COUNT
        bne byte
        lda source
        sta to
        lda store_page
        sta to+1
skip:   inc sector
        bne :+
        inc sector+1
:       lda unpack_to
        clc
        adc #SECTOR_BYTES
        sta unpack_to
        bcc :+
        inc unpack_to+1
        lda unpack_to+1
        cmp #>PIECE + PIECE_PAGES
        beq :++
:       jmp next_sector
:       jmp rom_on

; Loads the kernel as title.s does for a disk. (There is no error to
; handle: no drive is involved.)
run:    ldx #1
        stx BASICF              ; BASIC stays off after RESET
        stx BOOTQ               ; RESET: call DOSINI
        dex
        stx COLDST              ; RESET: no cold start
        stx PROBE_MARK_END
        lda #LEAST_RAM          ; 48K of RAM below the OS, as every XL and XE has
        sta RAMTOP
        bank_begin loader, no_hook, kernel_name
        ldx #$FF
        txs
        lda #<__KERNEL_START__
        sta unpack_to
        lda #>__KERNEL_START__
        sta unpack_to+1
        lda is_small
        bne run_small
        lda #<__KERNEL_LOAD__
        sta load_to
        lda #>__KERNEL_LOAD__
        sta load_to+1
        lda #>__KERNEL_LOAD_LIMIT__
        sta load_limit
        jsr file_load
:       lda title_muted
        bne :+
        lda title_bar
        cmp #TITLE_BARS
        bcc :-
:       jsr title_end
        jmp __KERNEL_START__
no_hook:
        rts

; The same with 64K: prepares the RAM under the ROM (asm/plat/atari/under_rom.s does it for a disk), then unpacks.
run_small:
        lda #<store_device
        sta device+1
        lda #>store_device
        sta device+2
        ldx #<__NMI_SIZE__
:       lda __NMI_LOAD__ - 1,x
        sta __NMI_RUN__ - 1,x
        dex
        bne :-
        ldx #<__FINISH_SIZE__
:       lda __FINISH_LOAD__ - 1,x
        sta __FINISH_RUN__ - 1,x
        dex
        bne :-
        jsr rom_off
        lda #<__NMI_RUN__
        sta NMI_VECTOR
        lda #>__NMI_RUN__
        sta NMI_VECTOR+1
        ldx #0
        stx load_to
        ldy #FONT_FIRST
font:   sty load_to+1
        ldy #0
letter: inc PORTB               ; read from the ROM, write to the RAM
        lda (load_to),y
        dec PORTB
        sta (load_to),y
        iny
        bne letter
        ldy load_to+1
        iny
        cpy #FONT_END
        bne font
        jsr rom_on
        ldx kernel_at
        ldy kernel_at+1
        lda engine_at
        sta engine+1
        lda engine_at+1
        sta engine+3
        lda later_at
        sta later+1
        lda later_at+1
        sta later+3
        lda search_at
        sta search+1
        lda search_at+1
        sta search+3
        lda top_at+1
        sta new_top+1
        jmp finish

; Runs in the probe page, because the kernel is unpacked over the code before. Unpacks kernel and engine,
; clears the kernel's variables and the arrays of the search, and starts the shell.
.segment "FINISH"
finish: jsr unpack
later:  ldx #0                  ; the second part goes after the first
        ldy #0
        jsr unpack
        lda #<kernel_variables
        sta load_to
        lda #>kernel_variables
        sta load_to+1
        ldy #0
        ldx #>(__LISTS_START__ - kernel_variables + 255)
        tya
:       sta (load_to),y
        iny
        bne :-
        inc load_to+1
        dex
        bne :-
        sta replaces_search
        inc _machine_has_kernel
new_top:
        lda #0
        sta memory_top
        lda #<__ENGINE_START__
        sta unpack_to
        lda #>__ENGINE_START__
        sta unpack_to+1
engine: ldx #0
        ldy #0
        jsr unpack
        inc has_search
        ; A game that replaces the search by a file of its own finds this file packed, where the search would be.
search: lda #0
        ldy #0
        beq no_search
        sta unpack_from
        sty unpack_from+1
        lda #<__SCREEN_START__
        ldy #>__SCREEN_START__
        sta unpack_to
        sty unpack_to+1
        lda #<__SEARCH_START__
        ldy #>__SEARCH_START__
        jsr move
        lda unpack_from
        ldy unpack_from+1
        sta unpack_to
        sty unpack_to+1
        lda #<(__SEARCH_START__ + SEARCH_SECTORS * SECTOR_DATA)
        ldy #>(__SEARCH_START__ + SEARCH_SECTORS * SECTOR_DATA)
        jsr move
no_search:
        ; CTRL+X leads to the menu, which is gone when the game is loaded: it needs 128K, as the workshop does
        ldx #0
:       lda _command_events,x
        inx
        cmp #LEAVE
        bne :-
        lda #OVERLAY_WORKSHOP
        sta _command_overlays-1,x
        jmp kernel_begin
; Copies SEARCH_SECTORS sectors, or a bit more, from unpack_to to A/Y.
move:   sta load_to
        sty load_to+1
        ldy #0
        ldx #>(SEARCH_SECTORS * SECTOR_DATA + 255)
:       lda (unpack_to),y
        sta (load_to),y
        iny
        bne :-
        inc unpack_to+1
        inc load_to+1
        dex
        bne :-
        rts
; Unpacks the stream at X/Y.
unpack: stx unpack_source
        sty unpack_source+1
        jmp _unpack

.segment "NMI"
        nmi_handler __NMI_RUN__

.segment "ONCE"
kernel_name:    .byte "KERNEL     "
small_text:     scrcode "This file needs 64K (XL or XE)"
                .byte $FF
is_small:       .byte 0         ; 1: there is no extended memory
bank:           .byte BANK_ON   ; where the next piece goes
page:           .byte >WINDOW
sector:         .word 0         ; the next sector of the disk
left:           .byte 0         ; how many of the next ones are kept,
to:             .word 0         ; and where: place and page of the store (store_code.inc)
step:           .byte 0
steps:          .res STEPS_BYTES ; by mkbank
