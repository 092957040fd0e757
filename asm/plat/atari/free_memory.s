; free_memory.s: manages the memory between a game and the screen: first the game's book or list of openings, then the
; transposition table (disk/MEMORY.md). Called by the shell through src/plat/machine.h. No C twin: there is nothing here
; but addresses.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "constants/tools/build/bank.inc"
.export _machine_load_book, _machine_drop_book, _machine_openings, free, top, read_piece
.export _machine_tt_memory, _machine_tt_entries, table_page, memory_top
.import game_end, openings_at
.import __SCREEN_START__
.import disk_load_piece, _book_data, _book_size
.import __UNDER_ROM_START__, under_rom_page, _machine_open_book, _machine_close_book, _memcpy, pushax
.importzp ptr1, sreg, piece, piece_end, disk_ahead, disk_error, disk_to, disk_top

.segment "SPARE"
free:           .res 2          ; first free byte after overlay and book

.segment "BSS"
book_at:        .res 1          ; sector of the DAT file where the next part of the book starts

.segment "DATA"
; Page where the memory of a game ends: the character set is there, or packed overlays (disk/xex.s, with 64K)
memory_top:     .byte >__SCREEN_START__

.segment "CODE"

; top: X = disk_top = memory_top
.proc top
        ldx memory_top
        stx disk_top
        rts
.endproc

; read_piece: loads a piece of the game's DAT file to the free memory after the game
;   In:        A = first sector of the piece, X = first sector after it, counted from the start of the file
;   Out:       as disk_load_piece
.proc read_piece
        sta piece
        stx piece_end
        lda free
        sta disk_to
        lda free+1
        sta disk_to+1
        jsr top
        jmp disk_load_piece
.endproc

; machine_load_book: loads the next part of the opening book
; uint8_t machine_load_book(void)
;   The book is the first piece of the DAT file, in parts; all but the last have BOOK_SECTORS sectors
;   (tools/build/mkbook.c). Each part is appended to the previous ones: in the RAM under the OS ROM if the machine has
;   it (under_rom.s), otherwise after the game. A game without a book is no error.
;   Out:       A = 1: call again (there may be another part, or this one is being read ahead); 0: no more parts, or no
;              memory for them; X = 0
;   Clobbers:  Y, ptr1 to ptr3, tmp1, tmp2
.proc _machine_load_book
        lda book_at
        bne part
        lda free
        ldx free+1
        ldy under_rom_page
        beq :+
        lda #<__UNDER_ROM_START__
        ldx under_rom_page
:       sta _book_data
        stx _book_data+1
part:   lda book_at
        cmp openings_at
        bcs no_more
        adc #BOOK_SECTORS
        cmp openings_at
        bcc :+
        lda openings_at
:       tax
        lda book_at
        jsr read_piece
        bne failed
        ; memcpy(book_data + book_size, free, bytes). Without RAM under the ROM the part is already in its place, and
        ; source and target are the same.
        lda _book_data
        clc
        adc _book_size
        pha
        lda _book_data+1
        adc _book_size+1
        tax
        pla
        jsr pushax
        lda free
        ldx free+1
        jsr pushax
        jsr _machine_open_book
        jsr bytes
        jsr _memcpy
        jsr _machine_close_book
        jsr bytes
        clc
        adc _book_size
        sta _book_size
        txa
        adc _book_size+1
        sta _book_size+1
        lda under_rom_page      ; under the ROM: the memory after the game stays free
        bne :+
        lda disk_to
        sta free
        lda disk_to+1
        sta free+1
:       lda book_at
        clc
        adc #BOOK_SECTORS
        sta book_at
        jsr table_page          ; if no page is left for the transposition table, drop the book
        cmp disk_top
        bcc more
        jsr _machine_drop_book
no_more:
        lda #0
        sta disk_error
        tax
        rts
failed: cmp #ERROR_TOO_LONG
        beq no_more
        ldx disk_ahead
        beq no_more             ; while reading ahead, the caller sees disk_error and continues or tries again
more:   lda #1
        ldx #0
        rts

; A/X = number of bytes just read
bytes:  sec
        lda disk_to
        sbc free
        tay
        lda disk_to+1
        sbc free+1
        tax
        tya
        rts
.endproc

; machine_openings: returns the address of the list of openings, the first byte after the game.   Out: A/X
; const uint8_t *machine_openings(void)
.proc _machine_openings
        lda game_end
        ldx game_end+1
        rts
.endproc

; machine_drop_book: gives the memory of the book to the transposition table; the book is empty then
; void machine_drop_book(void)
;   Clobbers:  A, X
.proc _machine_drop_book
        jsr _machine_openings
        sta free
        stx free+1
        lda #0
        sta _book_size
        sta _book_size+1
        sta book_at
        rts
.endproc

; table_page: A = first page that is free for the transposition table.   Clobbers: Y
.proc table_page
        lda free+1
        ldy free
        beq :+
        clc
        adc #1
:       rts
.endproc

; machine_tt_memory: returns the address of the transposition table, a page boundary.   Out: A/X          Clobbers: Y
; uint8_t *machine_tt_memory(void)
.proc _machine_tt_memory
        jsr table_page
        tax
        lda #0
        rts
.endproc

; machine_tt_entries: returns how many entries of 8 bytes fit below the screen, 32 a page
; uint32_t machine_tt_entries(void)
;   Out:       A/X/sreg          Clobbers: Y, ptr1, disk_top
.proc _machine_tt_entries
        jsr top
        jsr table_page
        sta ptr1
        txa
        sec
        sbc ptr1
        ldx #0
        stx sreg
        stx sreg+1
        stx ptr1
        ldy #5                  ; (ptr1 A) = pages * 32
:       asl a
        rol ptr1
        dey
        bne :-
        ldx ptr1
        rts
.endproc
