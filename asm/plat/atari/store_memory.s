; store_memory.s: the overlay store: packed files in memory that nothing else uses, so that they need not be read from
; the disk again. Every file is read through the resident loader, which calls `device` for each sector: SIO, or the
; banks of a cartridge or an XEX file (disk/bank.s), or store_device (store_device.s), which looks in the store first.
; So there is one way to load a file, wherever it is. store_fill reads files into the store in the background, one
; sector a call: the game's DAT file, if there is room, and the shell overlays, which are the pieces of SHELL.DAT.
; No C twin: there is nothing here but hardware.
;
; XL: the RAM under the OS ROM, $C000-$CFFF, $D800-$DFFF and $E400-$E9F9, has room for the overlays before TRAINER. The
; book follows. 130XE and larger: bank 0 of extended memory has room for all other overlays, bank 1 for the DAT file. An
; 800 has no store. A cartridge and an XEX file need none.
;
; SHELL.DAT is looked for once, when the menu has been opened. An overlay that it does not have on this disk is passed
; over. src/plat/overlay_list.h has the order of the overlays; those of the workshop are stored before those of saves.
;
; Nothing in the store is trusted: the loader verifies the checksum of what comes from it. If it is wrong, the store is
; given up until the menu is opened, and the file is read from the disk (disk.s).
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "overlays.inc"
.include "constants/disk/probe_page.inc"
.export _store_fill, _store_find, _store_load, _overlay_is_near
.export STORE_DATA, STORE_DATA_XE, shell_pieces
.export _store_data_wanted: absolute
.import _machine_load_guide, shell_name, overlay_first, set_loaded, disk_find, device
.import store_device, store_direct, store_files, store_wanted
.import sector_buffer, sector_read, file_first, file_sectors, link_most
.import under_rom_page, _machine_open_book, _machine_close_book
.import __STORE_FILL_LOAD__, __STORE_FILL_RUN__, __STORE_FILL_SIZE__, __STORE_LOAD__, __STORE_RUN__, __STORE_SIZE__
.import __STORE_XE_LOAD__, __STORE_XE_RUN__, __STORE_XE_SIZE__
.importzp load_name, load_to, sum_low, sum_high, unpack_from, unpack_length, unpack_back, file_mark, piece, ptr1
.importzp disk_error, disk_ahead

BANK_0          = $E3           ; PORTB: bit 4 = 0 shows the bank of bits 2 and 3 to the 6502
BANK_OFF        = $10
BANK_1          = $E7
STORE_BANK      = BANK_0 & $FE  ; with the ROM off
LATE            = 90            ; VCOUNT: a sector takes 45 scan lines at most, a frame has 262
WINDOW_END      = $7FFF         ; in main memory, free while the menu is shown
STORE_END       = STORE_APART + $7F ; no sector goes to this page
PIECES_XL       = OVERLAY_TRAINER ; pieces in the table of an XL,
PIECES_XE       = 32            ; and of an XE;
PIECES_DATA     = 8             ; the first of those are for the DAT file: book, openings, rules, in up to seven parts
OVERLAYS_FROM   = STORE_FIRST + PIECES_DATA * PIECE_BYTES ; on an XE: place of the first overlay in the table
DATA_PAGE       = STORE_APART + $40 ; page of the store: bank 1
DATA_READ       = $80           ; for data_wanted
IN_GAME         = 136           ; sectors: after so many no further overlay is stored before the menu is opened again

STORED          = OVERLAY_TRACE ; overlays that the store of an XE has, but the last three in its order: GAMESAVE, for
                                ; which bank 0 has no room, REMOTE and DICE; they and TRACE are read from the disk
; In the probe page, which is clear at the start, after store_files and store_wanted:
; the file that is being read, in the order of file_sectors (two bytes) and file_first
left            := PROBE_PAGE + PROBE_STORE + 2 ; sectors left; 0: none is begun
mark            := left + 1     ; file_mark of their links
next            := mark + 1     ; the next of them, two bytes
number          := next + 2     ; its number within the file
entry           := number + 1   ; its piece in the table
at              := entry + 1    ; where it goes, two bytes: place and page of the store
is_new          := at + 2       ; not 0: it starts a piece
done_at         := is_new + 1   ; the same after the last overlay that is complete
has_banks       := done_at + 2  ; 1: there is extended memory
data_wanted     := PROBE_PAGE + PROBE_STORE_DATA ; not 0: the DAT file is to be stored, before other files;
                                ; DATA_READ: it is being read
.assert data_wanted = has_banks + 1, error, "PROBE_STORE_DATA is wrong"
shell_is        := data_wanted + 1 ; not 0: SHELL.DAT has been found on the disk
_store_data_wanted := data_wanted
sectors         := shell_is + 1 ; that were read since the menu was opened or the DAT file was begun
.assert sectors < PROBE_PAGE + PROBE_STORE_END, error, "the probe page is full"

.segment "FMS": zeropage
store_key:      .res 2          ; of the file that was looked for last

.segment "CODE"

; store_fill: reads one sector for the store
; uint8_t store_fill(void)
;   Out:       A = 1: there may be more; 0: the store is full, or disk_error says what went wrong; X = 0
;   Clobbers:  Y, ptr1, source, sector_buffer; stops any sound
; The code for it is in memory that the display leaves free, until the workshop takes that memory.
.proc _store_fill
        lda store_files
        cmp store_wanted
        bcs full
        jmp fill
full:   lda #0
        tax
        rts
.endproc

; overlay_is_near: tells whether an overlay can be loaded without a disk drive
; uint8_t overlay_is_near(uint8_t overlay)
;   In:        A = overlay       Out: A = not 0: it can; X = 0
.proc _overlay_is_near
        ldx #0
        cmp store_files
        bcc near
        lda device+2
        cmp #>LOADER_AT         ; of a cartridge, or of an XEX file with 128K
        beq near
        txa
        rts
near:   lda #1
        rts
.endproc

; In the file STORE.SYS; copied to where it runs
.segment "STORE_FILL"

.proc fill
        ldx left
        bne sector
        ldx data_wanted
        beq overlay
        ldx PROBE_PAGE + PROBE_SCREEN
        cpx #PROBE_SCREEN_MENU
        beq overlay             ; no game is loaded
        lda #DATA_READ
        sta data_wanted
        jsr set_loaded          ; not 0: page of a name
        bne find                ; always
overlay:
        ldx PROBE_PAGE + PROBE_SCREEN
        cpx #PROBE_SCREEN_MENU
        beq :+
        ldx sectors
        cpx #IN_GAME
        bcs none
:       cmp #STORED - 3         ; A = store_files
        bcs none
        lda shell_is
        bne begin
        lda #<shell_name
        sta ptr1
        lda #>shell_name
        sta ptr1+1
        lda #$FF
        sta piece               ; not what the store has of it
find:   lda #KIND_DATA
        jsr disk_find
        bne not_found
begin:  jsr _machine_open_book
        jsr begin_file
close:  jsr _machine_close_book
more:   lda #1
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #0
        ldx #0
        stx disk_error
        rts
not_found:
        cmp #ERROR_NO_FILE
        bne failed
no_room:
        lda #0                  ; no error
        sta store_wanted
failed: sta disk_error
        lda #0                  ; next time the file is read from its start
        sta left
        tax
        rts
sector: lda next
        sta DAUX1
        lda next+1
        sta DAUX2
        lda disk_ahead
        pha
        lda #DISK_STOPS
        sta disk_ahead
        jsr sector_read
        tax
        pla
        ldy disk_ahead
        sta disk_ahead
        tya
        bmi more                ; an event came: the sector may be incomplete, and is read again
        txa
        bne failed
        inc sectors
        jsr _machine_open_book
        jsr store_add
        jsr _machine_close_book ; keeps C
        bcs no_room
        lda sector_buffer+LINK_LOW
        sta next
        lda sector_buffer+LINK_HIGH
        eor mark
        sta next+1
        dec left
        bne more
        jsr _machine_open_book
        jsr end_file
        bne close               ; always
.endproc

; In the file STORE.SYS; copied to the RAM under the OS ROM
.segment "STORE"
.include "plat/atari/store_code.inc"

; The key of SHELL.DAT, as store_code.inc computes it
shell_key       .set 0
.repeat FILE_LETTERS, n
shell_key       .set ((shell_key & $7FFF) << 1) | (shell_key >> 15)
shell_key       .set (shell_key & $FF00) | ((shell_key + .strat("SHELL   DAT", FILE_LETTERS - 1 - n)) & $FF)
.endrepeat

; Begins a file that disk_find has found, or the next overlay of SHELL.DAT, if this disk has it.
begin_file:
        ldx data_wanted
        bpl :+
        jmp begin_data
:       lda shell_is
        bne known
        inc shell_is
        ldx #3
:       lda file_sectors,x      ; and file_first; shell_mark comes next
        sta shell_sectors,x
        dex
        bpl :-
        lda file_mark
        sta shell_mark
known:  lda store_files
        cmp #OVERLAY_LOADGAME   ; the overlays of the workshop, which are the last ones of the file, come before those
        bcc :+                  ; of saves
        adc #OVERLAY_WORKSHOP - OVERLAY_LOADGAME - 1 ; C = 1
        cmp #STORED
        bcc :+
        sbc #STORED - OVERLAY_LOADGAME ; C = 1
:       tay
        lda overlay_first,y
        sta number
        clc
        adc shell_first
        sta next
        lda shell_first+1
        adc #0
        sta next+1
        lda shell_mark
        sta mark
        lda shell_sectors
        cmp overlay_first+1,y
        bcc no_overlay
        lda overlay_first+1,y
        sbc number              ; C = 1
        sta left
        lda done_at
        sta at
        lda done_at+1
        sta at+1
        ldx store_end
        lda #<shell_key
        sta store_table+PIECE_KEY,x
        lda #>shell_key
; Begins a piece.   In: X = its entry, A = high byte of its key
begin_piece:
        sta store_table+PIECE_KEY+1,x
        stx entry
        lda number
        sta store_table+PIECE_FIRST,x
        lda at
        sta store_table+PIECE_AT,x
        lda at+1
        sta store_table+PIECE_AT+1,x
        lda #0
        sta store_table+PIECE_COUNT,x
        sta is_new
        rts

no_overlay:
        inc store_files
        rts

; Ends a file: it belongs to the store.   Out: Z clear
end_file:
        lda data_wanted
        bmi data_ends
        ldx entry
        jsr next_piece
        stx store_end
        inc store_files
        lda at
        sta done_at
        lda at+1                ; not 0: page 0 of the store has its code
        sta done_at+1
        rts
data_ends:
        jmp end_data

; store_add: adds sector_buffer to the file
;   Out:       C = 1: there is no room       Clobbers: A, X, Y, source, page
store_add:
        lda at
        clc
        adc sector_buffer+LINK_COUNT
        tay
        lda at+1
        adc #0
        cpy #<(STORE_UNDER_ROM + 1)
        sbc #>(STORE_UNDER_ROM + 1)
        bcc room
        lda has_banks
        beq no_room
        jmp bank_room
no_room:
        sec
        rts
room:   ldx entry
        lda is_new
        beq :+
        lda store_table+PIECE_KEY,x
        sta store_table+PIECE_BYTES+PIECE_KEY,x
        ldy store_table+PIECE_KEY+1,x
        jsr next_piece
        tya
        jsr begin_piece
:       lda at
        sta source
        lda at+1
        sta page
        jsr store_map
        ldx #0
        ldy #0
put:    lda sector_buffer,x
        sta (source),y
        inc source
        bne :+
        inc page
        jsr store_map
:       inx
        cpx sector_buffer+LINK_COUNT
        bne put
        lda source
        sta at
        lda page
        sta at+1
        inc number
        ldx entry
        inc store_table+PIECE_COUNT,x
        lda sector_buffer+LINK_COUNT
        ldy left
        dey
        beq :+
        cmp #SECTOR_DATA
        beq tail
        inc is_new              ; the end of a part of a DAT file
:       ora #PIECE_ENDS
tail:   sta store_table+PIECE_TAIL,x
        clc
        rts

shell_sectors   := __STORE_RUN__ + __STORE_SIZE__ ; of SHELL.DAT: its sectors on this disk,
shell_mark      := shell_sectors + 1 ; file_mark of their links,
shell_first     := shell_mark + 1 ; and the first of them, two bytes
store_begin     := shell_first + 2 ; first piece of complete files in the table, and the end of these pieces
store_end       := store_begin + 1
store_pieces    := store_end + 1
store_table     := store_pieces - STORE_FIRST
STORE_DATA      = store_pieces + PIECES_XL * PIECE_BYTES - __STORE_RUN__
STORE_DATA_XE   = __STORE_XE_RUN__ + __STORE_XE_SIZE__ - __STORE_RUN__

; The same, only on a machine with extended memory: after the table
.segment "STORE_XE"
.assert store_pieces + PIECES_XE * PIECE_BYTES <= __STORE_XE_RUN__, lderror, "move STORE_XE in disk/kernel.cfg"

begin_data:
        ldx #3
:       lda file_sectors,x      ; and file_first; mark comes next
        sta left,x
        dex
        bpl :-
        inx
        stx number
        stx sectors
        lda file_mark
        sta mark
        ldx #STORE_FIRST
        lda #0
        sta at
        lda #DATA_PAGE
        sta at+1
        lda store_key
        sta store_table+PIECE_KEY,x
        lda store_key+1
        jmp begin_piece

end_data:
        lda #0
        sta data_wanted
        lda #STORE_FIRST
        sta store_begin         ; not 0
        rts

; For store_add: goes on in extended memory, if there is room.
bank_room:
        lda at+1
        cmp #STORE_APART
        bcs :+
        lda #0
        sta at
        lda #STORE_APART
        sta at+1
        sta is_new
:       cmp #STORE_END
        bcs :+
        jmp room
:       rts

; store_map for page A of the store in extended memory. It waits if the bank would still be on when the frame ends: who
; looks at memory between two frames, as a page in a browser does, finds main memory.
bank_map:
        sbc #STORE_APART        ; C = 1: two banks of 64 pages
        pha
        and #$3F
        ora #>$4000
        sta source+1
        lda PORTB
        and #BANK_OFF
        beq on                  ; the next page of a sector
:       lda VCOUNT
        cmp #LATE
        bcs :-
on:     pla
        and #$40
        lsr a
        lsr a
        lsr a
        lsr a                   ; bits 2 and 3 of PORTB select the bank
        ora #STORE_BANK
        sta PORTB
        rts

; In the shell overlay MENU
.segment "MENU_BSS"
shell_pieces:   .res OVERLAYS + 1 ; for overlay_first: disk.mk writes it into the file
.segment "MENU_CODE"

; store_find: keeps the table of the shell overlays; forgets the DAT file of the game before. Call it after
; under_rom_find, whenever the menu is opened, before another game is loaded.
; void store_find(void)
;   Clobbers:  A, X
.proc _store_find
        ldx #OVERLAYS           ; the table, which the menu brings
:       lda shell_pieces,x
        sta overlay_first,x
        dex
        bpl :-
        lda device+2
        cmp #>store_device
        bne done
        lda under_rom_page
        beq done                ; an XEX file with 64K
        jsr _machine_open_book
        ldx #0
        stx left
        stx sectors
        stx shell_is            ; there may be another disk in the drive
        lda has_banks
        beq :+
        sta data_wanted
        lda #OVERLAYS_FROM
        sta store_begin
:       jsr _machine_close_book
done:   rts
.endproc

; store_load: loads and prepares the store where there is RAM under the ROM, if its code is not there
; void store_load(void)
;   Clobbers:  A, X, Y, ptr1, sector_buffer, the memory after the menu
store_name:     .asciiz "STORE"
.proc _store_load
        lda store_wanted
        bne none
        lda under_rom_page
        beq none                ; an 800, or an XEX file with 64K
        lda device+2
        cmp #>LOADER_AT
        beq none                ; a cartridge, or an XEX file with 128K
        lda #<store_name
        ldx #>store_name
        jsr _machine_load_guide
        bne none                ; an error text
        jmp install
none:   rts
.endproc

; In the file STORE.SYS, which is loaded after the menu
.segment "STORE_ONCE"
.proc install
        ldx #<__STORE_FILL_SIZE__
:       lda __STORE_FILL_LOAD__ - 1,x
        sta __STORE_FILL_RUN__ - 1,x
        dex
        bne :-
        lda device+2
        cmp #>SIOV
        bne known
        ldx #TRY_BYTES - 1
:       lda try,x
        sta sector_buffer,x
        dex
        bpl :-
        jsr sector_buffer
known:  jsr _machine_open_book
        ldx #0
:       lda __STORE_LOAD__,x
        sta __STORE_RUN__,x
        lda __STORE_LOAD__ + $100,x
        sta __STORE_RUN__ + $100,x
        lda __STORE_LOAD__ + __STORE_SIZE__ - $100,x
        sta __STORE_RUN__ + __STORE_SIZE__ - $100,x
        inx
        bne :-
        .assert __STORE_SIZE__ > $100 && __STORE_SIZE__ <= $300, lderror, "copy the code of the store"
        lda has_banks
        beq :++
        ldx #<__STORE_XE_SIZE__
:       lda __STORE_XE_LOAD__ - 1,x
        sta __STORE_XE_RUN__ - 1,x
        dex
        bne :-
:       lda device+2
        cmp #>SIOV
        bne again
        ldx #0                  ; the store is empty
        txa
:       sta store_pieces,x
        inx
        cpx #PIECES_DATA * PIECE_BYTES
        bne :-
        sta store_files
        sta left
        sta shell_is
        ldx #STORE_FIRST
        lda #<STORE_DATA
        ldy has_banks
        sty data_wanted
        beq :+
        ldx #OVERLAYS_FROM
        lda #<STORE_DATA_XE
        ldy #>STORE_DATA_XE
        .byte $2C               ; bit abs: skips the next instruction
:       ldy #>STORE_DATA
        sta done_at
        sty done_at+1
        stx store_begin
        stx store_end
        lda #<store_device
        sta device+1
        lda #>store_device
        sta device+2
again:  jsr _machine_close_book
        lda #OVERLAY_TRAINER    ; those before it fit under the ROM (disk.mk)
        ldx has_banks
        beq :+
        lda #STORED + 1         ; more than there are, for the DAT file
:       sta store_wanted
        rts
.endproc

; Extended memory is there if a byte in bank 0 stays when the same address is written in bank 1 and in main memory. This
; code runs in the sector buffer: the window hides the overlay that it belongs to.
;   Out:       has_banks
try:
        ldx PORTB
        sei
        lda #BANK_0
        sta PORTB
        lda #1
        sta WINDOW_END
        lda #BANK_1
        sta PORTB
        lda #2
        sta WINDOW_END
        stx PORTB
        lda #3
        sta WINDOW_END
        lda #BANK_0
        sta PORTB
        ldy WINDOW_END
        stx PORTB
        cli
        dey
        bne :+
        inc has_banks
:       rts
TRY_BYTES       = * - try
