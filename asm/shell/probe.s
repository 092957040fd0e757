; probe.s: twin of src/shell/probe.c: writes the probe page, page 6 (disk/PROBE-PAGE.md)
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/disk/probe_page.inc"
.export probe_thinking, _probe_start, _probe_screen, _probe_position, _probe_search
.import _record_computer, _record_count, _record_move, _shell_game, _shell_level
.import _tt_entries, _text_position, _game_write_position
.import _budget_counted, _think_reached, _think_score, _root_seed
.importzp ptr1, _machine_memory_page, disk_error

BOARD_BYTES     = PROBE_BYTES - PROBE_BOARD

.segment "CODE"

; probe_start: clears the page and writes its mark, last
; void probe_start(void)
;   Clobbers:  A, X
.proc _probe_start
        lda #0
        ldx #PROBE_BYTES
:       sta PROBE_PAGE-1,x
        dex
        bne :-
        lda _machine_memory_page
        sta PROBE_PAGE + PROBE_RAM
        ldx #PROBE_GAME
:       lda mark,x
        sta PROBE_PAGE,x
        dex
        bpl :-
        rts
.endproc

; probe_position: writes the position on the board
; void probe_position(void)
;   Clobbers:  A, X, Y, ptr1, move, and what game_write_position does
.proc _probe_position
        lda _shell_game
        sta PROBE_PAGE + PROBE_GAME
        lda _side
        sta PROBE_PAGE + PROBE_SIDE
        lda _outcome
        sta PROBE_PAGE + PROBE_RESULT
        lda _shell_level
        sta PROBE_PAGE + PROBE_LEVEL
        lda _tt_entries
        sta PROBE_PAGE + PROBE_TABLE
        lda _tt_entries+1
        sta PROBE_PAGE + PROBE_TABLE + 1
        ldx _record_count+1
        stx PROBE_PAGE + PROBE_PLY + 1
        lda _record_count
        sta PROBE_PAGE + PROBE_PLY
        bne :+
        dex
        bmi none                ; no move yet
:       sec
        sbc #1
        jsr _record_move
        lda _move
        sta PROBE_PAGE + PROBE_MOVE
        lda _move+1
        sta PROBE_PAGE + PROBE_MOVE + 1
none:   ldx _text_position+1
        stx PROBE_PAGE + PROBE_TEXT + 1
        lda _text_position
        sta PROBE_PAGE + PROBE_TEXT
        jsr _game_write_position
        lda _text_position
        sta ptr1
        lda _text_position+1
        sta ptr1+1
        ldy #BOARD_BYTES - 1
:       lda (ptr1),y
        sta PROBE_PAGE + PROBE_BOARD,y
        dey
        bpl :-
        bmi count_turn          ; always
.endproc

; probe_thinking: probe_screen(PROBE_SCREEN_THINKING)
probe_thinking:
        lda #PROBE_SCREEN_THINKING
; probe_screen: writes which screen is shown
; void probe_screen(uint8_t screen)
;   In:        A = PROBE_SCREEN_              Clobbers: A, X
.proc _probe_screen
        sta PROBE_PAGE + PROBE_SCREEN
        ldx _side
        lda _record_computer,x
        sta PROBE_PAGE + PROBE_COMPUTER
        lda disk_error
        sta PROBE_PAGE + PROBE_DISK
        ; fall into count_turn
.endproc
.proc count_turn
        inc PROBE_PAGE + PROBE_TURNS
        bne :+
        inc PROBE_PAGE + PROBE_TURNS + 1
:       rts
.endproc

; probe_search: writes the result of the last search
; void probe_search(void)
;   Clobbers:  A, X
.proc _probe_search
        ldx #3
:       lda _budget_counted,x
        sta PROBE_PAGE + PROBE_NODES,x
        dex
        bpl :-
        lda _think_reached
        sta PROBE_PAGE + PROBE_DEPTH
        ldx #1
:       lda _think_score,x
        sta PROBE_PAGE + PROBE_SCORE,x
        lda _root_seed,x
        sta PROBE_PAGE + PROBE_SEED,x
        dex
        bpl :-
        rts
.endproc

.segment "RODATA"
mark:           .byte "TROG", PROBE_VERSION, PROBE_NO_GAME ; the first bytes of the page
