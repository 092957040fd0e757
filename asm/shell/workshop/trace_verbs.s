; trace_verbs.s: code of the shell overlay TRACE that stays in memory while the search runs (search_start.s). It changes
; three entries of the jump table of the game's verbs, so that the search calls trace_note.c, and changes them back. No
; C twin: there is nothing here but addresses.
; SPDX-License-Identifier: MIT

.export _trace_on, _trace_off
.import _trace_make, _trace_unmake, _trace_frontier, _game_make, _game_unmake, _game_frontier
.import _trace_game_make, _trace_game_unmake, _trace_game_frontier

; Entry of the table: keeps where it leads, and leads it to trace_note.c.   In: X = 2, then 1   Clobbers: A
.macro change entry, kept, function
        lda entry,x
        sta kept,x
        lda function - 1,x
        sta entry,x
.endmacro
.macro change_back entry, kept
        lda kept,x
        sta entry,x
.endmacro

.segment "TRACE_RUN"
make:           .addr _trace_make
unmake:         .addr _trace_unmake
frontier:       .addr _trace_frontier

; void trace_on(void)            Clobbers: A, X
_trace_on:
        ldx #2
on:     change _game_make, _trace_game_make, make
        change _game_unmake, _trace_game_unmake, unmake
        change _game_frontier, _trace_game_frontier, frontier
        dex
        bne on
        rts

; void trace_off(void)           Clobbers: A, X
_trace_off:
        ldx #2
off:    change_back _game_make, _trace_game_make
        change_back _game_unmake, _trace_game_unmake
        change_back _game_frontier, _trace_game_frontier
        dex
        bne off
        rts
