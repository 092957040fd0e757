; thinking.s: runs a search, and loads what it needs. Twin of src/shell/thinking.c, which explains it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/plat.inc"
.include "constants/shell/openings.inc"
.include "constants/shell/puzzles.inc"
.include "constants/shell/thinking.inc"
.include "constants/shell/input.inc"
.include "overlays.inc"
.exportzp _thinking_stopped
.export thinker
.export _loader_loaded, _loader_new_game, _loader_finish, _loader_read_ahead, _loader_discard
.export _thinking_set_limits, _thinking_begin, _thinking_run, _thinking_run_in, _thinking_clock
.export _hook_search_begins, _hook_iteration_done
.import _machine_has_engine, _machine_load_engine, _machine_load_book, _machine_drop_book, _machine_book_is_away
.import _machine_book_plies, _machine_openings_kind, _machine_load_openings, _machine_error_text
.import _machine_tt_memory, _machine_tt_entries, _tt_base, _tt_entries, _book_size, _book_find
.import _store_fill, _store_data_wanted, _machine_game_ahead
.import _overlay_load, _overlay_is_near, _overlay_trainer_loaded, _trainer_state, _list_clear
.import _line_start, _line_text, _line_char, _show_line, _show_clock, _status_reading_disk, _status_retry
.import _status_refuse, _screen_thinking, _screen_state, _search_info_show, _input_wait
.import _ponder_state, _ponder_think, _shell_seed, _root_seed, _shell_level
.import _think_defaults, _think_depth, _think_without, _think_from_book, _level_set
.import _record_count, _shell_search_resumes, _shell_bubble, _probe_search

.segment "DEVICES": zeropage
_thinking_stopped: .res 1

.bss
book_wanted:    .res 1          ; what is still to be loaded of the book: 0 nothing, or BOOK_
book_next:      .res 1          ; the same for the next game, after a game that has left the book
no_read_ahead:  .res 1          ; 0: files are read ahead; else why not: DONE or FAILED
is_in_lists:    .res 1          ; not 0: a load is under way into the memory of the lists
names_wanted:   .res 1          ; what is still to be loaded for the names of openings: 0 nothing, or NAMES, TRAINER

.segment "BOTTOM"
sectors:        .res 1          ; read by loader_finish
thinker:        .res 1          ; side whose clock runs; `side` changes during a search

.import _shell_puzzle, _shell_puzzle_kind, _root_random_margin
.importzp disk_ahead, disk_error

.segment "CODE"

; loader_loaded: another game was loaded, or the memory of its book was used for something else
; void loader_loaded(void)
;   Clobbers:  A
.proc _loader_loaded
        lda #BOOK_ALL
        sta book_wanted
        lda #TRAINER_OFF        ; 0
        sta _trainer_state
        sta no_read_ahead
        sta _shell_search_resumes
        beq set_next            ; always
.endproc

; loader_new_game: a book that a search has dropped will be loaded again
; void loader_new_game(void)
;   Clobbers:  A
.proc _loader_new_game
        lda _trainer_state
        and #OPENINGS_NAMING
        sta _trainer_state
        lda book_next
        ora book_wanted
        sta book_wanted
        lda #0
        sta _ponder_state       ; PONDER_NONE
        ; fall into set_next
.endproc
.proc set_next
        sta book_next
        rts
.endproc

; step: reads one sector of the next missing file.
;   Out:       A, Z = the disk error if this has ended the load, else 0
;   Clobbers:  X, Y, and what loading does
.proc step
        lda disk_ahead
        ora #DISK_AHEAD
        sta disk_ahead
        jsr load
        lda disk_ahead
        and #DISK_BEGUN         ; bit 7
        sta disk_ahead
        bne :+
        lda disk_error
        rts
:       asl a                   ; 0
        rts
.endproc

; load: loads the next missing file, or only one sector of it if DISK_AHEAD is set: the engine and the first section of
; the book; what the game itself reads ahead; what the overlay store keeps; the other sections, the names of openings,
; then the overlay TRAINER, which shows these names. A store with room for the book gets it first, and the sections come
; from there.
;   Out:       disk_error        Clobbers: A, X, Y, and what loading does
.proc load
        lda _machine_has_engine
        bne store
        jsr _machine_load_engine
        jmp lists

store:  ldx book_wanted
        cpx #BOOK_ALL
        beq first
        jsr _machine_game_ahead
        lsr a
        bcs kept
        beq fill
        jmp lists
first:  lda _store_data_wanted
        beq book
fill:   lda disk_ahead
        cmp #DISK_AHEAD
        bne book
        jsr _store_fill
        tax
        bne kept

book:   lda book_wanted
        beq names
        lda #TRAINER_OFF        ; the book overwrites the openings
        sta _trainer_state
        jsr _machine_load_book
        tax
        bne more
        stx book_wanted
        jsr has_book
        beq done
        lda _machine_openings_kind
        cmp #MACHINE_NAMES
        bne done
        jsr _machine_book_is_away
        tax
        beq :+
        lda #NAMES
:       sta names_wanted
kept:   rts
more:   jsr has_book
        beq done
        lda #BOOK_MORE
        sta book_wanted
        rts

names:  lda names_wanted
        cmp #NAMES
        bne trainer
        jsr _machine_load_openings
        lda disk_error
        bne done
        lda #OPENINGS_NAMING
        sta _trainer_state
        lda #TRAINER
        sta names_wanted
        rts

trainer:
        ldx _trainer_state
        beq all
        ldx _shell_bubble       ; a hint would overwrite it
        cpx #BUBBLE_LAST
        bcc all
        ldx _overlay_trainer_loaded
        bne all
        tax                     ; names_wanted
        bne :+
        lda #OVERLAY_TRAINER
        jsr _overlay_is_near
        tax
        beq all
:       lda #OVERLAY_TRAINER
        jsr _overlay_load
        lda disk_error
        bne lists
        inc _overlay_trainer_loaded
        sta names_wanted        ; 0
lists:  lda disk_ahead
        and #DISK_BEGUN
        sta is_in_lists
        bne done
        jmp _list_clear
all:    lda #DONE
        sta no_read_ahead
done:   rts
.endproc

; has_book: Z = 1: no book is in memory.   Clobbers: A
.proc has_book
        lda _book_size
        ora _book_size+1
        rts
.endproc

; loader_finish: loads the engine and the first section of the book, unless they are in memory
; void loader_finish(void)
;   Clobbers:  A, X, Y, text_buffer, and what loading and the status line do
.proc _loader_finish
        jsr _line_start
        sta sectors             ; 0
        lda #<_status_reading_disk
        ldx #>_status_reading_disk
        jsr _line_text
next:   lda _machine_has_engine
        beq :+
        lda book_wanted
        cmp #BOOK_ALL
        bne done
:       lda sectors
        inc sectors
        and #SECTORS_A_DOT - 1
        bne :+
        lda #'.'
        jsr _line_char
        jsr _show_line
:       jsr step
        beq next
        lda _machine_has_engine
        beq failed
        lda #0                  ; play without a book, silently
        sta book_wanted
        sta disk_error
        beq next                ; always
failed: jsr _machine_error_text
        jsr _status_refuse
        lda #<_status_retry
        ldx #>_status_retry
        jsr _screen_thinking    ; stays until the search shows its first result
        jsr _input_wait
        jmp next
done:   lda #0
        sta no_read_ahead
        rts
.endproc

; loader_read_ahead: reads one sector of the next missing file, while a human thinks
; uint8_t loader_read_ahead(void)
;   Out:       A = 0: nothing is left to read, else 1; X = 0
;   Clobbers:  Y, and what loading does
.proc _loader_read_ahead
        ldx #0
        lda no_read_ahead
        bne none
        lda _trainer_state
        cmp #TRAINER_ACTIVE
        beq none
        jsr step
        beq :+
        lda #FAILED
        sta no_read_ahead
:       ldx #0
        stx disk_error
        lda #1
        rts
none:   txa
        rts
.endproc

; loader_discard: stops a load into the memory of the lists; that file will be read again later
; void loader_discard(void)
;   Clobbers:  A, X, Y, ptr1
.proc _loader_discard
        lda no_read_ahead
        and #FAILED
        sta no_read_ahead
        lda is_in_lists
        beq done
        lda #0
        sta is_in_lists
        sta disk_ahead
        jmp _list_clear
done:   rts
.endproc

.segment "THINK" ; the rest is only needed with the search, so it is part of the engine overlay

; thinking_set_limits: sets the limits of the search for a level by time or a fixed depth
; void thinking_set_limits(uint8_t level)
;   In:        A = level         Clobbers: what think_defaults and level_set do
.proc _thinking_set_limits
        pha
        jsr _think_defaults
        pla
        ldx _shell_puzzle
        beq level
        ldx _shell_puzzle_kind
        bpl puzzle              ; PUZZLE_REACH: no search for its solution
level:  cmp #LEVEL_MOST + 1
        bcs depth
        jmp _level_set
puzzle: lda #LEVEL_MOST         ; not for ever, after a wrong move
        jsr _level_set
        lda #0
        sta _root_random_margin
        lda _shell_puzzle_kind
        tax
        and #PUZZLE_DEEPER
        cmp #PUZZLE_DEEPER      ; C = 1: one ply more
        txa
        and #PUZZLE_PLIES
        adc #0
        sec
        sbc _record_count
        tax
        dex
        cpx #PUZZLE_PLIES
        inx
        bcc :+
        ldx #1                  ; beyond the solution
:       stx _think_depth
        lda #>(WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_FIND_MOVE | WITHOUT_LMR)
        sta _think_without+1
        rts
depth:  sbc #LEVEL_MOST
        sta _think_depth
        rts
.endproc
.assert PUZZLE_REACH = $80, error, "thinking_set_limits tests bit 7"

; thinking_begin: sets the limits for the computer's move, and the seed of its random choice
; void thinking_begin(void)
.proc _thinking_begin
        lda _shell_level
        jsr _thinking_set_limits
        lda _shell_seed         ; root_seed = 0, or shell_seed + record_count * 257
        ora _shell_seed+1
        sta _root_seed
        beq seeded
        clc
        lda _shell_seed
        adc _record_count
        sta _root_seed
        lda _shell_seed+1
        adc _record_count+1
        clc
        adc _record_count
seeded: sta _root_seed+1
        rts
.endproc

; thinking_run_in: thinking_run in a screen state, then SCREEN_PLAY
; void thinking_run_in(uint8_t state)
;   In:        A = SCREEN_       Clobbers: what the search does
.proc _thinking_run_in
        jsr _screen_state
        jsr _thinking_run
        lda #SCREEN_PLAY
        jmp _screen_state
.endproc

; thinking_run: calls think with the limits that are set
; void thinking_run(void)
;   Clobbers:  what the search does
.proc _thinking_run
        lda #0
        sta _thinking_stopped
        lda _side
        sta thinker
        jsr _ponder_think
        lda _think_from_book
        bne :+
        sta _trainer_state      ; TRAINER_OFF: the transposition table and the search's arrays have overwritten it
        sta _overlay_trainer_loaded
:       jmp _probe_search
.endproc
.assert TRAINER_OFF = 0, error, "see loader_loaded and thinking_run"

; thinking_clock: updates the clock of the side that thinks, during a search
; void thinking_clock(void)
;   Clobbers:  what show_clock does
.proc _thinking_clock
        lda _side
        pha
        lda thinker
        sta _side
        jsr _show_clock
        pla
        sta _side
        rts
.endproc

; ---- calls from the search (src/engine/hooks.h) ----

; hook_search_begins: gives the search its transposition table. Drops the book when it can have no more moves for this
; game: its memory goes to the table. A book with gaps stays until ply machine_book_plies. Usually think has just looked
; in the book and found no move. With WITHOUT_BOOK it has not, so this routine looks.
; void hook_search_begins(void)
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp4, the list, random_seed
.proc _hook_search_begins
        jsr has_book
        beq table
        lda _record_count
        cmp _machine_book_plies
        bcc table
        lda _think_without+1
        and #>WITHOUT_BOOK
        beq leave
        lda #0
        tax
        jsr _book_find
        tax
        bne table
leave:  jsr _machine_book_is_away
        tax
        beq drop
        lda book_next           ; it takes no memory from the table
        ora book_wanted
        bpl :+                  ; always
drop:   jsr _machine_drop_book
        lda #BOOK_ALL
:       sta book_next
        lda #0
        sta book_wanted
        sta names_wanted
; The table overwrites the section of the book that was being read; that section is read again later.
table:  lda #0
        sta disk_ahead
        jsr _machine_tt_memory
        sta _tt_base
        stx _tt_base+1
        jsr _machine_tt_entries
        sta _tt_entries
        stx _tt_entries+1       ; the two high bytes are always 0
        rts
.endproc

; hook_iteration_done: shows the result so far
; void hook_iteration_done(void)
;   Clobbers:  what search_info_show and show_clock do
.proc _hook_iteration_done
        bit _ponder_state
        bmi :+                  ; PONDER_RUNS
        jsr _search_info_show
        jmp _show_clock
:       rts
.endproc
