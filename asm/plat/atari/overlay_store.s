; overlay_store.s: src/plat/machine.h on the Atari: what is read from the disk, and where it goes: parts of the
; shell, a game, the character sets of menu and games (disk/MEMORY.md); free_memory.s has what lies behind a game. No C
; twin: there is nothing here but addresses.

.include "atari.inc"
.include "zp.inc"
.include "loader.inc"
.include "plat/atari/screen.inc"
.export _machine_random, _machine_frames_a_second, _machine_error_text
.exportzp _machine_memory_page
.export _overlay_load, _machine_load_help, _machine_load_help_rest, _machine_load_engine, _machine_has_engine, _machine_load_menu
.export _machine_load_guide, _machine_guide, _machine_load_lesson, _machine_lesson, _overlay_trainer_loaded, _machine_too_long
.export _machine_load_game, free, game_end, set_loaded, top, why
.import disk_load, disk_load_piece, _disk_ahead, _unpack, _disk_error, _disk_to, _disk_top, _disk_hook
.import _book_size, _machine_drop_book, table_page, help_at, rest_at, sector_buffer
.import _screen_put, place, screen_dark, text_row, keys_at, _memset, pushax, popax
.import __PART_START__, __HELP_START__, __LISTS_START__, __ENGINE_START__
.import __VERBS_START__, __GUIDE_START__, __LESSON_START__
.importzp ptr1, ptr2, unpack_to, piece, behind

_machine_memory_page := RAMTOP
SCREEN_PAGES    = 12            ; below RAMTOP
FONT_PAGES      = 4             ; the first of them
KEEP            = $4B           ; a byte of a letter that stays: tools/build/mkfont.c
PROGRESS_COLUMN = 9             ; behind "Loading"
DOTS_COLUMN     = 27            ; the right end of the status line: what it said stays
DOTS_END        = 32
PART_TOP        = >__LISTS_START__ + 3
MENU_TOP        = $80 - SCREEN_PAGES ; no game is there: up to the screen, with the least memory there can be

verb_number .set 0
.macro verb name
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"
VERBS   = verb_number
head    := __VERBS_START__ + 3 * VERBS  ; behind the verbs: disk/game_overlay.s
bss_start   := head
bss_bytes   := head + 2
game_end    := head + 4
HEAD        = 25                ; with what disk/verbs.s gives names to

.segment "BSS"
_machine_has_engine: .res 1
_overlay_trainer_loaded: .res 1

.segment "SPARE"
loaded:         .res 2          ; name of the game in memory
free:           .res 2          ; first free byte behind overlay and book
odd:            .res 1

.segment "RODATA"
codes:          .byte FAULT_TOO_LONG, FAULT_NO_FILE, FAULT_DAMAGED, FAULT_LINK, 138, FAULT_PROTECTED
CODES           = * - codes
lines_lo:       .byte <too_long, <no_file, <damaged, <damaged, <no_answer, <protected, <unreadable
lines_hi:       .byte >too_long, >no_file, >damaged, >damaged, >no_answer, >protected, >unreadable
_machine_too_long:
too_long:       .asciiz "This game needs more memory"
no_file:        .asciiz "The file is missing"
damaged:        .asciiz "The file is damaged"
no_answer:      .asciiz "The drive does not answer"
protected:      .asciiz "The disk is write-protected"
unreadable:     .asciiz "The disk cannot be read"
engine_name:    .asciiz "ENGINE"
menu_name:      .asciiz "MENU"

.segment "CODE"

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

; uint16_t machine_random(void)
;   POKEY's random numbers; the wait lets the second byte be another one: RANDOM
;   shows eight bits of a register that moves on by one a cycle.
;   Out:       A/X               Cycles: 40
.proc _machine_random
        ldx RANDOM
        ldy #4
:       dey
        bne :-
        lda RANDOM
        rts
.endproc

; The answer of every call: A/X = 0, or the line for the fault.
.proc why
        lda _disk_error
        bne _machine_error_text
        tax
        rts
.endproc

; const char *machine_error_text(void)
;   Out:       A/X               Clobbers: Y
.proc _machine_error_text
        lda _disk_error
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

; const char *overlay_load(const char *part)
.proc _overlay_load
        sta ptr1
        stx ptr1+1
        lda #<__PART_START__
        ldx #>__PART_START__
        ; fall into read
.endproc

; The part ptr1 to A/X
read:   jsr below_game
; the same to disk_to, below disk_top
read_part:
        lda #KIND_PART
        jsr disk_load
        jmp why

; disk_to = A/X; disk_top is where the smallest game's lists end: what is there belongs to no part any more. Dots come
; into the status line, which is written anew by whatever is read.
.proc below_game
        sta _disk_to
        stx _disk_to+1
        lda #PART_TOP
        sta _disk_top
        lda #DOTS_COLUMN
        sta _screen_column
        ldx text_row
        inx
        stx _screen_row
        lda #0
        sta _overlay_trainer_loaded
        rts
.endproc

; const char *machine_load_help(void), machine_load_help_rest
;   In the part HELP. The rest goes where the first piece ended.
.segment "HELP_BSS"
rest:           .res 1          ; where in the file it begins; bit 7: there is none, or it is there
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
        bmi whole               ; and no fault was
        ldx #$FF                ; the last piece
load_help:
        sta piece
        stx behind
        jsr disk_load_piece
        bne whole
        ldx behind
        stx rest
whole:  jmp why
.segment "CODE"

; ptr1 = name of the game in memory.   Clobbers: A
.proc set_loaded
        lda loaded
        sta ptr1
        lda loaded+1
        sta ptr1+1
        rts
.endproc

; const char *machine_load_engine(void)
.proc _machine_load_engine
        lda #<engine_name
        sta ptr1
        lda #>engine_name
        sta ptr1+1
        lda #<__ENGINE_START__
        ldx #>__ENGINE_START__
        jsr read
        bne done                ; the line is no first page's
        inc _machine_has_engine
done:   rts
.endproc

; const char *machine_load_menu(void)
;   A game's screen stays while the disk turns; the letters then go over it.
.proc _machine_load_menu
        lda #<menu_name
        sta ptr1
        lda #>menu_name
        sta ptr1+1
        lda #<__PART_START__
        ldx #>__PART_START__
        jsr below_game
        lda #MENU_TOP
        sta _disk_top
        ldx keys_at
        bne :+
        sta _screen_column      ; no dots: it has no line of a game's
:       jsr read_part
        bne done                ; the line is no first page's
        jsr screen_dark
        jmp unpack_font
done:   rts
.endproc

; const char *machine_load_guide(const char *part), machine_load_lesson
;   Behind the list of games, which the build sees to: so the menu stays. Both places are a page's first byte.
.segment "MENU_CODE"
_machine_guide     := __GUIDE_START__
_machine_lesson    := __LESSON_START__
.assert <__LESSON_START__ = <__GUIDE_START__, lderror, "GUIDE_START and LESSON_START differ in their low bytes"
_machine_load_lesson:
        ldy #>__LESSON_START__
        bne load_behind         ; always
_machine_load_guide:
        ldy #>__GUIDE_START__
.proc load_behind
        sta ptr1
        stx ptr1+1
        tya
        tax
        lda #<__GUIDE_START__   ; both have the same low byte
        jsr below_game
        lda #MENU_TOP
        sta _disk_top
        sta _screen_column      ; no dots: the menu's rows are others
        jmp read_part
.endproc
.segment "CODE"

; The second stream of a file: its letters. They are unpacked over the screen, which is dark, and from
; there to the set; the letters of the panel stay from the menu's set on.
;   Out:       A/X = 0           Clobbers: Y, ptr1, ptr2
.proc unpack_font
set     := ptr2
        jsr top
        stx set+1
        txa
        clc
        adc #FONT_PAGES
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

; disk_top, X = the first page of the screen.   Clobbers: A
.proc top
        lda RAMTOP
        sec
        sbc #SCREEN_PAGES
        tax
        stx _disk_top
        rts
.endproc

; const char *machine_load_game(const char *file, uint8_t *to)
;   In:        A/X = to, file on the C stack
.proc _machine_load_game
        sta free
        stx free+1
        sta _disk_to
        stx _disk_to+1
        jsr popax
        sta loaded
        stx loaded+1
        jsr set_loaded
        lda #0
        sta _book_size
        sta _book_size+1
        jsr top
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
        bne fault
        jsr unpack_font
        lda free                ; its first bytes are what the kernel calls
        sta ptr1
        lda free+1
        sta ptr1+1
        ldy #3 * VERBS + HEAD
copy:   dey
        lda (ptr1),y
        sta __VERBS_START__,y
        tya
        bne copy
        jsr _machine_drop_book
        jsr table_page          ; it may leave none to a table: disk.mk sees to it that all who want one have it
        clc
        sbc _disk_top
        lda #FAULT_TOO_LONG
        bcs bad
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
bad:    sta _disk_error
fault:  jmp why
.endproc

.proc set_hook
        sta _disk_hook
        stx _disk_hook+1
        rts
.endproc

; The hook of a game: behind the last sector the screen is dark, as it will be for the letters: the game is unpacked the
; sooner.
.proc show_progress
        lda DAUX2               ; of the next sector: loader.s
        ora sector_buffer+LINK_LOW
        bne dot
        jmp screen_dark
.endproc

; The hook of every other file: where it is read ahead the rest has time.
.proc pause
        lda _disk_ahead
        beq dot
        ora #$80
        sta _disk_ahead
        pla                     ; back to who called file_read
        pla
        lda #FAULT_PAUSED
        rts
.endproc

; A dot for every second sector, where nothing stands.
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
