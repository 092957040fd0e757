; pondering.s: thinking on the player's time: view_ponder, for the games that have it. src/shell/ponder.h explains it;
; src/shell/pondering.c is the reference, which cannot pause a search.
;
; The search is paused where it is about to make a move, or where it polls. What it has on the stack is copied to the
; sector buffer, and what the position of the game and that of the search have at the same place is exchanged: zero
; page, the first two plies of all arrays by ply, and what the game lists (game_swap). The rest of the search's memory
; stays as it is, because no overlay is loaded, and lists of moves are opened after its lists. To notice an event at the
; next move, game_make of the jump table leads to ponder_make while the search runs.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "zp.inc"
.include "engine/search_state.inc"
.include "plat/atari/screen.inc"
.include "constants/shell.inc"
.include "constants/shell/pondering.inc"
.include "texts/shell.inc"
.export _view_ponder
.import game_swap, game_swap_prepare, game_swap_pause, game_swap_thaw ; of the game
.import _ponder_state, _ponder_off, _ponder_idle, game_make_jump, thinker, _thinking_begin, _thinking_clock
.import _think, _think_line_length, _think_line_move, _list_from, _list_pages, _list_pool
.import _text_position, _game_make, _record_count, record_try, _record_latest
.import _path_lo, _repetition_count, _poll_overrun, _extend_ply
.import _list_moves, _list_choose, _list_is_legal, _book_size, _machine_book_is_away
.import _shell_level, _entry_text
.import _line_begin, _line_move, _screen_thinking, _text_buffer, _input_pending
.import __LISTS_START__
.importzp sp, _thinking_stopped, _show_more, _show_passing

CLOCK_FRAMES    = 4             ; frames between two looks at the clock, a power of two
stack_copy      := $0400        ; the sector buffer: no sector is read while a search is paused
swapped         := __LISTS_START__ - $200 ; between the arrays of the search and the lists

.bss
reply:          .res 2          ; the move that the computer expects
expected_at:    .res 1          ; low byte of record_count at which it is expected
at:             .res 1          ; place in the list
base:           .res 1          ; stack pointer at the call of view_ponder
depth:          .res 1          ; bytes in stack_copy
looked:         .res 1          ; frame of the last look at the clock

.segment "CODE"

steps:          .addr expect-1, hit-1, turn-1, rethink-1, pause-1, leave-1

; uint8_t view_ponder(uint8_t step): see src/view/hooks.h.
;   In:        A = PONDER_ step
.proc _view_ponder
        asl a
        tax
        lda steps+1,x
        pha
        lda steps,x
        pha
        rts
.endproc

; what is exchanged in every game: bytes, address; COLUMNS + number, address: the first two bytes of arrays by ply that
; follow each other. 0 ends the list. game_swap has the same for the game.
COLUMNS         = $80
ranges:         .byte mover + 1 - sp - 2
                .addr sp + 2    ; the variables of cc65 and of the engine in zero page
                .byte COLUMNS + 3 + KEY_BYTES
                .addr _path_lo  ; path_lo, path_hi, reversible_plies, hash_key
                .byte 1
                .addr _repetition_count
                .byte 4
                .addr _poll_overrun ; and the other counters of budget.s
                .byte 3
                .addr _extend_ply ; and score_margin, rank_from
                .byte 0

; exchange: exchanges the ranges with the bytes in `swapped`. keep: only copies them to `swapped`.
;   Clobbers:  A, X, Y
exchange:
        lda #$91                ; STA (zp),y
        .byte $2C               ; BIT abs: skips the next instruction
keep:   lda #$B1                ; LDA (zp),y
        sta to
        lda #<swapped
        sta spot
        lda #>swapped
        sta spot+1
        lda #<ranges
        ldx #>ranges
        jsr exchange_list
        lda #<game_swap
        ldx #>game_swap
.proc exchange_list
        sta line_at
        stx line_at+1
        ldy #0
next:   lda (line_at),y
        beq done
        iny
        tax
        lda #1
        cpx #COLUMNS
        bcc :+
        txa
        and #COLUMNS - 1
        ldx #2
:       sta count               ; columns, 1 for a range that is no array by ply
        stx mask                ; bytes of each
        lda (line_at),y
        sta from
        iny
        lda (line_at),y
        sta from+1
        iny
        sty at
column: ldy mask
byte:   dey
        lda (spot),y
        tax
        lda (from),y
        sta (spot),y
        txa
::to:   sta (from),y            ; or LDA
        tya
        bne byte
        clc
        lda mask
        adc spot
        sta spot
        bcc :+
        inc spot+1
        clc
:       dec count
        beq more
        lda #PLIES
        adc from
        sta from
        bcc column
        inc from+1
        bne column              ; always
more:   ldy at
        bne next                ; always
done:   rts
.endproc

; leave: the search no longer runs: game_make of the jump table is that of the game again, and record_count counts the
; moves of the game.   Clobbers: A
.proc leave
        lda #<_game_make
        ldy #>_game_make
        jsr set_make
        lda _record_count
        bne :+
        dec _record_count+1
:       dec _record_count
        rts
.endproc

; enter: the opposite. From now on RESET finds PONDER_RUNS.   Clobbers: A, Y
.proc enter
        lda #PONDER_RUNS
        sta _ponder_state
        inc _record_count
        bne :+
        inc _record_count+1
:       rts
.endproc

; trap: from now on the jump table leads to ponder_make. set_make: to A/Y.   Clobbers: A, Y
.proc trap
        lda #<ponder_make
        ldy #>ponder_make
        ; fall into set_make
.endproc
.proc set_make
        sta game_make_jump+1
        sty game_make_jump+2
        rts
.endproc

; turn: thinks until there is an event or an answer, if the input has rested long enough.
.proc turn
        tsx
        stx base
        lda _ponder_off
        ora _entry_text
        ora _show_more
        ora _show_passing
        bne done
        lda _ponder_state
        cmp #PONDER_PAUSED
        beq goes_on
        cmp #PONDER_READY
        bne done
        inc _ponder_idle
        lda _ponder_idle
        cmp #IDLE_CALLS
        beq begin
done:   rts
goes_on:
        jsr enter
        jsr trap
        ; fall into thaw
.endproc

; thaw: goes on with the paused search.   Goes to: where it was paused
.proc thaw
        jsr exchange
        jsr game_swap_thaw
        ldx #0
        stx _list_from
        stx _list_from+1
:       lda stack_copy,x
        pha
        inx
        cpx depth
        bne :-
        ldx #0
        txa                     ; `pause` returns 0
        rts
.endproc

.proc begin
        lda _shell_level
        cmp #LEVEL_LEAST_PONDER
        bcc never
        cmp #LEVEL_MOST + 1
        bcs never
        lda _record_count
        cmp expected_at
        bne never
        lda _repetition_count
        bmi never               ; REPETITION_MAX
        lda _book_size
        ora _book_size+1
        beq :+
        jsr _machine_book_is_away
        tax
        beq never
:       jsr _list_moves
        lda _move_count
        cmp #LISTED_MOST + 1
        bcs never
next:   sta at
        lda at
        beq never
        jsr _list_choose
        dec at
        jsr is_reply
        bne next_one
        jsr _list_is_legal
        bne expected
never:  lda #PONDER_NONE
        sta _ponder_state
        rts
next_one:
        lda at
        jmp next
expected:
        jsr take_reply
        lda #<expects
        ldx #>expects
        jsr _line_begin
        jsr _line_move
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _screen_thinking
        lda _side
        sta thinker
        jsr keep
        jsr enter
        jsr _thinking_begin     ; the random choice is that of the position after the reply
        jsr take_reply
        lda _text_position+1    ; the probe page promises this text: write the new one where the lists begin
        pha
        lda #>_list_pool
        sta _text_position+1
        jsr record_try
        pla
        sta _text_position+1
        ldx #PONDER_NONE
        lda _outcome
        bne over
        stx _thinking_stopped   ; 0
        stx _search_depth       ; nothing to pause yet
        jsr trap
        jsr _think
; A search that was paused while a person thought, and goes on in the computer's turn, comes here as well.
        bit _ponder_state
        bpl done                ; it is the computer's turn: this is the end of ponder_think
        ldx #PONDER_DONE
over:   txa
        pha
        jsr leave
        jsr exchange
        pla
        sta _ponder_state
done:   rts
.endproc

; take_reply: move = reply.   Clobbers: A
.proc take_reply
        lda reply
        sta _move
        lda reply+1
        sta _move+1
        rts
.endproc

; is_reply: Z = 1: `move` is the expected reply.   Clobbers: A
.proc is_reply
        lda _move
        cmp reply
        bne :+
        lda _move+1
        cmp reply+1
:       rts
.endproc

; expect: after a search, before its move is played, notes the reply that it expects.
;   Clobbers:  A, X, Y, move
.proc expect
        ldx #PONDER_NONE
        stx _ponder_state
        jsr _think_line_length
        cmp #2
        bcc done
        lda #1
        jsr _think_line_move
        lda _move
        sta reply
        lda _move+1
        sta reply+1
        ldy _record_count
        iny
        sty expected_at
        inc _ponder_state       ; PONDER_READY
done:   rts
.endproc

; hit: has the expected reply been played, and thought about?
;   Out:       A, Z = 1 if so, else 0
;   Clobbers:  X, Y, ptr1, move
.proc hit
        lda _ponder_state
        cmp #PONDER_READY + 1
        bcc miss
        ldy expected_at
        iny
        cpy _record_count
        bne miss
        jsr _record_latest
        jsr is_reply
        bne miss
        lda #1
        rts
miss:   lda #0
        sta _list_from
        sta _list_from+1
        sta _ponder_state       ; PONDER_NONE
        rts
.endproc

; rethink: goes on with the paused search in the computer's turn, or has its answer.   Out: as think
.proc rethink
        tsx
        stx base
        lda _ponder_state
        ldx #PONDER_NONE
        stx _ponder_state
        lsr a
        bcc paused
        lda #1                  ; PONDER_DONE
        rts
paused: jsr game_swap_prepare
        jmp thaw
.endproc

; pause: if there is an event, pauses the search: returns to the caller of `turn`. Without lists yet, or without room
; for another one, the search is given up.
;   In:        called by the search
;   Out:       A, X = 0: the search goes on, now or later
;   Clobbers:  Y
.proc pause
        jsr _input_pending
        beq none
        ldy #PONDER_READY
        lda _search_depth       ; 0: still in the book, or in the game's own move finder
        beq give_up
        ldx _ply                ; the lists of the search must end before those of the shell, and before the memory that
        clc                     ; positions need in a game with three pages: before move 384 or 448
        lda _list_lo
        adc node_count,x
        sta depth
        lda _list_lo+1
        adc #0
        tax
        lda _list_pages
        lsr a                   ; C = 1: three pages
        lda #$80
        bcc :+
        lda #$40
        clc
:       adc depth
        txa
        adc #0
        cmp #>_list_pool + 2
        bcs give_up
        tsx
        stx depth
        lda base
        sec
        sbc depth
        sta depth
        tay
:       lda $0101,x
        sta stack_copy-1,y
        inx
        dey
        bne :-
        jsr game_swap_pause
        ldx _list_pages
        dex
        stx _list_from+1
        lda #<-ROOM
        sta _list_from
        ldy #PONDER_PAUSED
give_up:
        tya
        pha
        jsr leave
        jsr exchange
        pla
        sta _ponder_state
        ldx base
        txs
none:   rts
.endproc

; ponder_make: game_make while the search runs. Looks for events, and at the clock every CLOCK_FRAMES.
;   In, Out:   as game_make      Clobbers: as game_make
.proc ponder_make
        jsr _input_pending
        bne stops
        lda RTCLOK+2
        and #<-CLOCK_FRAMES
        cmp looked
        bne clock
go_on:  ldx _ply
        jmp _game_make
stops:  jsr pause
        jmp go_on
clock:  sta looked
        lda _search_depth       ; 0: text_buffer may be in use (root.s)
        beq go_on
        jsr _thinking_clock
        jmp go_on
.endproc

expects:        .byte TEXT_EXPECTS, 0
.assert REPETITION_MAX = $80, error, "begin tests bit 7"
.assert PONDER_NONE = 0 && PONDER_READY = 1 && PONDER_PAUSED = 2 && PONDER_DONE = 3, error
