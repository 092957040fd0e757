; overlay_store.s: loads shell overlays, the engine, a game, character sets and help texts to their places in memory
; (src/plat/machine.h, disk/MEMORY.md). free_memory.s loads the book and the openings. Called by the shell. No C twin:
; there is nothing here but addresses.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "zp.inc"
.include "loader.inc"
.include "plat/atari/screen.inc"
.include "overlays.inc"
.include "constants/tools/build/font.inc"
.export _machine_random, _machine_frames_a_second, _machine_error_text
.exportzp _machine_memory_page
.export _machine_load_network, _machine_restore_verbs
.export _machine_load_puzzles
.export _overlay_load, _machine_load_help, _machine_load_help_rest, _machine_load_engine
.export _machine_has_engine, _machine_load_menu
.export _machine_load_lessons, _machine_load_guide, _machine_load_lesson, _machine_load_cards, _machine_lesson
.export _overlay_trainer_loaded, _machine_load_openings, pause
.export shell_name, overlay_first, _machine_load_game, why, has_search, below_game
.import disk_load, disk_find, load_found, load_piece, disk_load_piece, _unpack
.import loaded, set_loaded, free, top, read_piece, openings_at
.import _disk_hook, file_sectors
.import _book_size, _machine_drop_book, table_page, help_at, rest_at, sector_buffer
.import _screen_put, place, screen_dark, text_row, keys_at, _memset, pushax, popax
.import __PART_START__, __HELP_START__, __LISTS_START__, __ENGINE_START__, __SEARCH_START__, replaces_search
.import __PART_END__, bss_start, bss_bytes, game_end, write_unrolled
.import __VERBS_START__, __GUIDE_START__, __LESSON_START__, __CARDS_START__
.importzp ptr1, ptr2, unpack_to, piece, piece_end, disk_ahead, disk_error, disk_to, disk_top

_machine_memory_page := RAMTOP
FONT_PAGES      = 4             ; pages of a character set
KEEP            = FONT_KEEP     ; byte of a character set that leaves the old byte in place: tools/build/font.h
PROGRESS_COLUMN = 9             ; of a game's progress dots: after "Loading"
DOTS_COLUMN     = 27            ; of all other progress dots: the right end of the status line, so that its text stays
DOTS_END        = 32
PART_TOP        = >__PART_END__ ; page where a shell overlay must end: after the lists that every game has
MENU_TOP        = >__SCREEN_START__ ; the same for what is loaded after the menu: no game is loaded then

verb_number .set 0
.macro verb name
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"
VERBS           = verb_number
fact_bytes .set 0
.macro fact name, bytes, value
        fact_bytes .set fact_bytes + bytes
.endmacro
.include "game_facts.inc"
HEAD            = fact_bytes    ; bytes of the facts after the verbs

.segment "BSS"
game_at:        .res 2          ; where the game starts: its verbs
_machine_has_engine: .res 1
has_search:     .res 1          ; 1: the engine overlay is in memory, apart from what the game has replaced
_overlay_trainer_loaded: .res 1

.segment "BOTTOM"
overlay_first:  .res OVERLAYS + 1 ; sector of SHELL.DAT where each shell overlay starts; the last one is the end
                                ; (store_memory.s)

.segment "SPARE"
odd:            .res 1          ; 1: the last sector had a progress dot, 0: it had none

.segment "RODATA"
codes:          .byte ERROR_NO_FILE, ERROR_DAMAGED, ERROR_LINK, ERROR_TOO_LONG, DISK_NO_ANSWER, ERROR_SMALL
CODES           = * - codes
lines_lo:       .byte <no_file, <damaged, <damaged, <damaged, <no_answer, <small, <unreadable
lines_hi:       .byte >no_file, >damaged, >damaged, >damaged, >no_answer, >small, >unreadable
no_file:        .asciiz "Not on this disk"
damaged:        .asciiz "The file is damaged"
no_answer:      .asciiz "The drive does not answer"
small:          .asciiz "This needs 128K"
unreadable:     .asciiz "The disk cannot be read"
shell_name:     .asciiz "SHELL"
engine_name:    .asciiz "ENGINE"
menu_name:      .asciiz "MENU"
network_name:   .asciiz "NETWORK"
puzzles_name:   .asciiz "PUZZLES"
watch_name:     .asciiz "WATCH"

.segment "CODE"

; machine_frames_a_second: returns 50 on PAL machines, 60 on NTSC.   Out: A, X = 0
; uint8_t machine_frames_a_second(void)
.proc _machine_frames_a_second
        ldx #0
        lda PAL
        and #$0E
        beq :+
        lda #10
:       clc
        adc #50
        rts
.endproc

; machine_random: returns 16 random bits
; uint16_t machine_random(void)
;   RANDOM shows eight bits of a shift register in POKEY that shifts once a cycle. The loop waits until all bits of the
;   first byte have been shifted out.
;   Out:       A/X               Clobbers: Y               Cycles: 40
.proc _machine_random
        ldx RANDOM
        ldy #4
:       dey
        bne :-
        lda RANDOM
        rts
.endproc

; why: every load routine ends here: A/X = 0, or the text for disk_error.
.proc why
        lda disk_error
        bne _machine_error_text
        tax
        rts
.endproc

; machine_error_text: returns the text for disk_error; "cannot be read" for codes that are not in the table
; const char *machine_error_text(void)
;   Out:       A/X = text        Clobbers: Y
.proc _machine_error_text
        lda disk_error
        ldy #CODES
:       dey
        bmi :+
        cmp codes,y
        bne :-
        beq found               ; always
:       ldy #CODES
found:  lda lines_lo,y
        ldx lines_hi,y
        rts
.endproc

; overlay_load: loads a shell overlay. WATCH takes the memory of the engine, too, which must be loaded again afterwards.
; const char *overlay_load(uint8_t overlay)
;   In:        A = overlay (OVERLAY_)          Out: A/X = 0, or an error text; machine_has_engine
.proc _overlay_load
        tay
        cmp #OVERLAY_PUZZLES
        beq puzzles
        bcs watch               ; OVERLAY_WATCH
        lda overlay_first,y
        sta piece
        lda overlay_first+1,y
        sta piece_end
        lda #<__PART_START__
        ldx #>__PART_START__
        jsr below_game
        lda #<shell_name
        sta ptr1
        lda #>shell_name
        sta ptr1+1
        jsr load_piece
        jmp why
puzzles:
        lda #<puzzles_name
        sta ptr1
        lda #>puzzles_name
        sta ptr1+1
        lda #<__PART_START__
        ldx #>__PART_START__
        bne read                ; always
watch:  lda #<watch_name
        sta ptr1
        lda #>watch_name
        sta ptr1+1
        lda #0
        sta _machine_has_engine
        sta has_search
        lda #<__ENGINE_START__
        ldx #>__ENGINE_START__
        ; fall into read
.endproc

; Loads the file NAME.SYS whose name is at ptr1 to A/X.   Out: A/X = 0, or an error text
read:   jsr below_game
; The same, to disk_to and below disk_top
read_part:
        lda #KIND_SHELL
        jsr disk_load
        jmp why

; Prepares loading of a shell overlay to A/X. disk_top is the end of the lists that every game has: an overlay may use
; their memory, because no moves are listed while it runs. Progress dots go to the right end of the status line, which
; is rewritten afterwards. The overlay TRAINER will be overwritten (overlay_trainer_loaded).
.proc below_game
        sta disk_to
        stx disk_to+1
        lda #PART_TOP
        sta disk_top
        lda #DOTS_COLUMN
        sta _screen_column
        ldx text_row
        inx
        stx _screen_row
        lda #0
        sta _overlay_trainer_loaded
        rts
.endproc

; machine_load_help: loads the rules of the game, or the first piece of long rules
; machine_load_help_rest: loads the second piece of long rules, right after the first
; const char *machine_load_help(void), const char *machine_load_help_rest(void)
;   In the shell overlay HELP.
;   Out:       A/X = 0, or an error text
.segment "HELP_BSS"
rest:           .res 1          ; sector where the second piece starts; bit 7: there is none, or it has been loaded
.segment "HELP_CODE"
_machine_load_help:
        lda #<__HELP_START__
        ldx #>__HELP_START__
        jsr below_game
        lda help_at
        ldx rest_at
        bne load_help           ; always
_machine_load_help_rest:
        lda rest
        bmi whole               ; nothing to load, and no error
        ldx #$FF                ; up to the end of the file
load_help:
        sta piece
        stx piece_end
        jsr disk_load_piece
        bne whole
        ldx piece_end
        stx rest
whole:  jmp why
.segment "CODE"

; machine_load_puzzles: loads the puzzles of the game, the file GAME.SYS
; const char *machine_load_puzzles(uint8_t *to)
;   In the shell overlay PUZZLES.
;   In:        A/X = to          Out: A/X = 0, or an error text
.segment "PUZZLES_CODE"
_machine_load_puzzles:
        pha
        txa
        pha
        jsr set_loaded
        pla
        tax
        pla
        jmp read
.segment "CODE"

; machine_load_engine: loads the engine overlay, ENGINE.SYS; then the file of the game that replaces the search, if any
; const char *machine_load_engine(void)
;   Out:       A/X = 0, or an error text; machine_has_engine
.proc _machine_load_engine
        lda has_search
        bne own
        ldy #<engine_name
        lda #>engine_name
        jsr read_engine
        bne done                ; an error text: its high byte, the last one set, is never 0
        inc has_search
own:    ldx replaces_search
        beq complete
        jsr set_loaded
        lda #<__SEARCH_START__
        ldx #>__SEARCH_START__
        jsr read
        bne done
complete:
        inc _machine_has_engine
        lda #0
        tax
done:   rts
.endproc

; machine_load_network: loads the client for games over a network in place of the engine overlay
; const char *machine_load_network(void)
;   Out:       A/X = 0, or an error text; machine_has_engine = 0, unless the file is left out with 64K
.proc _machine_load_network
        lda #0
        sta has_search
        sta _machine_has_engine
        ldy #<network_name
        lda #>network_name
        ; fall into read_engine
.endproc

; Loads a file to ENGINE_START.   In: Y, A = its name, low and high byte            Out: A/X = 0, or an error text
.proc read_engine
        sty ptr1
        sta ptr1+1
        lda #<__ENGINE_START__
        ldx #>__ENGINE_START__
        jmp read
.endproc

; machine_load_menu: loads the shell overlay MENU and its character set
; const char *machine_load_menu(void)
;   The screen of a game stays while the disk is read; then the screen becomes dark and the character set is unpacked.
;   Out:       A/X = 0, or an error text
.proc _machine_load_menu
        lda #<menu_name
        sta ptr1
        lda #>menu_name
        sta ptr1+1
        lda #<__PART_START__
        ldx #>__PART_START__
        jsr below_game
        jsr top
        ldy keys_at
        bne :+
        stx _screen_column      ; beyond DOTS_END: no dots, as no status line of a game is on the screen
:       jsr read_part
        bne done                ; an error text
        jsr screen_dark
        jmp unpack_font
done:   rts
.endproc

; machine_load_lessons: loads the shell overlay LESSONS in place of the engine overlay, below the menu
; const char *machine_load_lessons(void)
;   Out:       A/X = 0, or an error text; machine_has_engine = 0, unless the file is left out with 64K
.segment "MENU_CODE"
lessons_name:   .asciiz "LESSONS"
.proc _machine_load_lessons
        lda #<lessons_name
        sta ptr1
        lda #>lessons_name
        sta ptr1+1
        lda #<__ENGINE_START__
        ldx #>__ENGINE_START__
        jsr below_game
        lda #>__PART_START__
        sta disk_top
        sta _screen_column      ; no dots, as the menu has no status line
        lda #KIND_SHELL
        jsr disk_find
        bne left_out            ; an XEX file with 64K could not read its engine again
        sta has_search
        sta _machine_has_engine
        jsr load_found
left_out:
        jmp why
.endproc

; machine_load_guide: loads the file TUNE
; machine_load_lesson: loads the texts of the lessons, or the shell overlay GUIDE
; machine_load_cards: loads the shell overlay CARDS, after GUIDE
; const char *machine_load_guide(const char *name), const char *machine_load_lesson(const char *name)
; const char *machine_load_cards(void)
;   All addresses are after the menu and its list of games, so that the menu stays in memory; disk/disk.mk checks that.
;   In:        A/X = file name   Out: A/X = 0, or an error text
.segment "MENU_CODE"
_machine_lesson    := __LESSON_START__
.assert <__LESSON_START__ = <__GUIDE_START__, lderror, "GUIDE_START and LESSON_START differ in their low bytes"
.assert <__CARDS_START__ = <__GUIDE_START__, lderror, "GUIDE_START and CARDS_START differ in their low bytes"
cards_name:     .asciiz "CARDS"
_machine_load_cards:
        lda #<cards_name
        ldx #>cards_name
        ldy #>__CARDS_START__
        bne load_after_menu     ; always
_machine_load_lesson:
        ldy #>__LESSON_START__
        bne load_after_menu     ; always
_machine_load_guide:
        ldy #>__GUIDE_START__
.proc load_after_menu
        sta ptr1
        stx ptr1+1
        tya
        tax
        lda #<__GUIDE_START__   ; all these addresses have the same low byte
        jsr below_game
        lda #MENU_TOP
        sta disk_top
        sta _screen_column      ; beyond DOTS_END: no dots, as the menu has no status line
        jmp read_part
.endproc
.segment "CODE"

; Unpacks the second stream of a file, its character set. It is unpacked to screen memory, as the screen is dark, and
; merged into the set from there: a byte KEEP leaves the old byte as it was. So the letters of the panel, which come
; with the menu's set, stay when a game is loaded.
;   Out:       A/X = 0           Clobbers: Y, ptr1, ptr2
.proc unpack_font
set     := ptr2
        lda #>CHARSET
        sta set+1
        lda #>SCREEN
        sta unpack_to+1
        sta ptr1+1
        lda #0
        sta unpack_to
        sta ptr1
        sta set
        jsr _unpack
        ldx #FONT_PAGES
        ldy #0
glyph:  lda (ptr1),y
        cmp #KEEP
        beq :+
        sta (set),y
:       iny
        bne glyph
        inc ptr1+1
        inc set+1
        dex
        bne glyph
        txa
        rts
.endproc

; machine_load_openings: loads the list of openings to the memory after the game
; const char *machine_load_openings(void)
;   The book must have been dropped before; the list overwrites the transposition table.
;   Out:       A/X = 0, or an error text
.proc _machine_load_openings
        lda openings_at
        ldx help_at
        jsr read_piece
        jmp why
.endproc

; machine_load_game: loads a game and its character set
; const char *machine_load_game(const char *file, uint8_t *to)
;   In:        A/X = to (after the memory the game asks for); on the C stack: file name
;   Out:       A/X = 0, or an error text; then no game is loaded
.proc _machine_load_game
        sta free
        stx free+1
        sta game_at
        stx game_at+1
        sta disk_to
        stx disk_to+1
        jsr popax
        sta loaded
        stx loaded+1
        jsr set_loaded
        lda #0
        sta _book_size
        sta _book_size+1
        sta _machine_has_engine ; see below
        ldx replaces_search
        beq :+
        sta has_search          ; the game before has replaced it
:       jsr top
        lda #PROGRESS_COLUMN
        sta _screen_column
        lda #<show_progress
        ldx #>show_progress
        jsr set_hook
        lda #KIND_OVERLAY
        jsr disk_load
        pha
        lda #<pause
        ldx #>pause
        jsr set_hook
        pla
        bne failed
        jsr unpack_font
        ; a game starts with the jump table of its verbs and its facts: copy them to page 4, where the kernel uses them
        ldy #3 * VERBS + HEAD
        jsr copy_head
        lda replaces_search
        bne :+
        lda has_search
        sta _machine_has_engine
:       jsr _machine_drop_book
        ; No page need be left for a transposition table: disk.mk checks that every game that needs one has it.
        jsr table_page
        clc
        sbc disk_top
        lda #ERROR_TOO_LONG
        bcs bad
        jsr write_unrolled      ; from its plans, in memory that is cleared next
        lda bss_start           ; memset(bss_start, 0, bss_bytes)
        ldx bss_start+1
        jsr pushax
        lda #0
        tax
        jsr pushax
        lda bss_bytes
        ldx bss_bytes+1
        jsr _memset
        lda #0
bad:    sta disk_error
failed: jmp why
.endproc

; machine_restore_verbs: the game's verbs are its own again, if RESET has interrupted the visible tree (trace_verbs.s)
; void machine_restore_verbs(void)
;   Clobbers:  A, Y, ptr1
_machine_restore_verbs:
        ldy #3 * VERBS
; Copies Y bytes from the start of the game to its jump table.   Clobbers: A, Y, ptr1
.proc copy_head
        lda game_at
        sta ptr1
        lda game_at+1
        sta ptr1+1
copy:   dey
        lda (ptr1),y
        sta __VERBS_START__,y
        tya
        bne copy
        rts
.endproc

; disk_hook = A/X
.proc set_hook
        sta _disk_hook
        stx _disk_hook+1
        rts
.endproc

; Load hook of a game, called after each sector: shows progress dots. After the last sector it makes the screen dark:
; without ANTIC's DMA the game is unpacked faster, and the character set is unpacked to screen memory.
.proc show_progress
        lda DAUX2               ; number of the next sector (loader.s), 0 after the last
        ora sector_buffer+LINK_LOW
        bne dot
        jmp screen_dark
.endproc

; Load hook of all other files: shows progress dots; but if the file is read ahead, pauses reading after every sector.
.proc pause
        lda disk_ahead
        beq dot
        lda #DISK_AHEAD | DISK_BEGUN
        sta disk_ahead
        lda sector_buffer+LINK_LOW
        sta DAUX1               ; for file_next; DAUX2 is known
        dec file_sectors
        pla                     ; return to the caller of file_read
        pla
        lda #ERROR_PAUSED
        rts
.endproc

; Shows a dot for every second sector at screen_row, screen_column, if there is a space.
.proc dot
        lda odd
        eor #1
        sta odd
        beq done
        lda _screen_column
        cmp #DOTS_END
        bcs done
        jsr place
        ldy #0
        lda (spot),y
        bne taken
        lda #'.' - 32
        jmp _screen_put
taken:  inc _screen_column
done:   rts
.endproc
