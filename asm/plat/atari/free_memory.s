; free_memory.s: src/plat/machine.h on the Atari: what lies behind a game: its book or its openings, and the
; transposition table in what is left (disk/MEMORY.md). No C twin: there is nothing here but addresses.

.include "atari.inc"
.include "loader.inc"
.export _machine_load_book, _machine_drop_book, _machine_load_openings, _machine_openings, _machine_tt_memory, _machine_tt_entries, table_page
.import free, game_end, openings_at, help_at, top, why
.import disk_load_piece, _disk_ahead, _disk_error, _disk_to, _disk_top, _book_data, _book_size
.import attic, _machine_open_book, _machine_close_book, _memcpy, pushax
.importzp ptr1, sreg, piece, behind

.segment "BSS"
book_at:        .res 1          ; sector of the DAT file at which the next part of the book begins

.segment "CODE"

; Reads a piece of the game's file DAT to what is free behind it.
;   In:        A = its first sector, X = the first behind it
;   Out:       as disk_load_piece
.proc read_piece
        sta piece
        stx behind
        lda free
        sta _disk_to
        lda free+1
        sta _disk_to+1
        jsr top
        jmp disk_load_piece
.endproc

; uint8_t machine_load_book(void)
;   The next of its parts, behind the others: here, or in the attic. They stand first in the file DAT, each but the last
;   with as many sectors (tools/build/mkbook.c). A game without a book is none the worse.
;   Out:       A = 1: there may be another, or this one goes on; 0: that is all there is room for. X = 0
.proc _machine_load_book
        lda book_at
        bne part
        lda free
        ldx free+1
        ldy attic
        beq :+
        lda #0
        ldx attic
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
        bne fault
        lda _book_data          ; memcpy(book_data + book_size, free, bytes); without an attic that is where it is
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
        lda attic
        bne :+
        lda _disk_to
        sta free
        lda _disk_to+1
        sta free+1
:       lda book_at
        clc
        adc #BOOK_SECTORS
        sta book_at
        jsr table_page          ; a page is left for the table, or the book is given up
        cmp _disk_top
        bcc more
        jsr _machine_drop_book
no_more:
        lda #0
        sta _disk_error
        tax
        rts
fault:  cmp #FAULT_TOO_LONG
        beq no_more
        ldx _disk_ahead
        beq no_more             ; else it goes on, or is tried again: disk_error tells
more:   lda #1
        ldx #0
        rts

; A/X = the bytes that were read behind the game
bytes:  sec
        lda _disk_to
        sbc free
        tay
        lda _disk_to+1
        sbc free+1
        tax
        tya
        rts
.endproc

; const char *machine_load_openings(void)
;   Behind the game, where nothing may be.
.proc _machine_load_openings
        lda openings_at
        ldx help_at
        jsr read_piece
        jmp why
.endproc

; const uint8_t *machine_openings(void)
.proc _machine_openings
        lda game_end
        ldx game_end+1
        rts
.endproc

; void machine_drop_book(void)
;   Its memory becomes the table's.
.proc _machine_drop_book
        lda game_end
        sta free
        lda game_end+1
        sta free+1
        lda #0
        sta _book_size
        sta _book_size+1
        sta book_at
        rts
.endproc

; A = the first page that is free for the table.   Clobbers: Y
.proc table_page
        lda free+1
        ldy free
        beq :+
        clc
        adc #1
:       rts
.endproc

; uint8_t *machine_tt_memory(void)
.proc _machine_tt_memory
        jsr table_page
        tax
        lda #0
        rts
.endproc

; uint32_t machine_tt_entries(void)
;   Entries: 32 a page
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
