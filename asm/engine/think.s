; think.s: twin of src/engine/think.c: finds a move. It has the same steps under the same names.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.export _think_without, _think_depth, _think_resumes, _think_move, _think_score, _think_reached
.export _think_from_book, _think_report_text
.export _think_defaults, _think_find_win, _think, _think_line_length, _think_line_move, _think_report
.export think_searches, think_clears, think_first ; for asm/shell/workshop/comparison_with.s
.import _budget_nodes, _budget_extra_cost, _budget_fall, _root_random_margin, _root_seed, _root_excluded_count
.import _draw_worth
.import _budget_start, _budget_open, _budget_close, _search_tree, _root_count_legal, _root_prepare
.import _history_clear, _tt_clear, _tt_group, _book_find, info_byte, _game_no_moves
.import _hook_should_stop, _hook_iteration_done, _hook_search_begins
.importzp ptr1

; bits in the high byte of think_without; those of the low byte are in search_state.inc
PROBLEM = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | WITHOUT_FIND_MOVE | WITHOUT_NULL_MOVE | WITHOUT_LMR | WITHOUT_CANDIDATES

.bss
_think_without: .res 2
_think_depth:   .res 1
_think_resumes: .res 1
answer:                         ; think clears ANSWER bytes from here before a new search
_think_score:   .res 2
_think_reached: .res 1
_think_from_book: .res 1
_think_report_text: .res 2
ANSWER          = * - answer
_think_move:                    ; the first move of the principal variation
kept:           .res 2 * PV_MAX ; principal variation of the last iteration that found a move
line_length:    .res 1

step:           .res 1          ; plies from one iteration to the next

.segment "THINK"

; void think_defaults(void): resets all parameters.
;   Clobbers:  A, X
.proc _think_defaults
        ldx #LIMITS - 1
        lda #0
none:   sta _budget_nodes,x
        dex
        bpl none
        sta _root_random_margin
        sta _root_seed
        sta _root_seed+1
        sta _root_excluded_count
        sta _think_without
        sta _think_without+1
        sta _think_resumes
        lda #DEPTH_MOST
        sta _think_depth
        lda #<-SCORE_INFINITE
        sta _search_min_score
        lda #>-SCORE_INFINITE
        sta _search_min_score+1
        rts
.endproc
LIMITS          = 7
        .assert _budget_extra_cost = _budget_nodes + 4, lderror, "budget.s: limits are cleared together"
        .assert _budget_fall = _budget_nodes + 6, lderror, "budget.s: limits are cleared together"

; void think_find_win(uint8_t moves): sets the parameters to find a forced win.
;   In:        A = moves
;   Clobbers:  A, X, Y, ptr1
.proc _think_find_win
        asl a
        pha
        jsr _think_defaults
        pla
        sta _think_depth
        lda #<SCORE_WIN
        sec
        sbc _think_depth
        sta _search_min_score
        lda #>SCORE_WIN
        sbc #0
        sta _search_min_score+1
        lda #>(PROBLEM)
        sta _think_without+1
        ldy #INFO_GEN_QUIET + 1
        jsr info_byte
        beq :+
        dec _think_depth        ; games with two stages of moves see a checkmate at the last ply
:       rts
.endproc

; uint8_t think(void): finds a move for the position on the board.
;   In:        the parameters of think.h, budget.h and root.h; the position
;   Out:       A = 0 if there is no move, else 1; X = 0; the results of think.h
;   Clobbers:  Y, move, score, outcome, lists, the node stack, tmp1-tmp4, ptr1
.proc _think
        jsr _root_count_legal
        pha
        lda _think_resumes
        bne resumes             ; a resumed search keeps its answer so far
        jsr keep_move
        jsr _budget_start
        lda #0
        ldx #ANSWER - 1
clear:  sta answer,x
        dex
        bpl clear
        ldx #COUNTERS - 1
count:  sta _search_tt_hits,x
        dex
        bpl count
resumes:
        pla
        bne some
        jsr _game_no_moves
        lda #0
        tax
        rts
some:   lsr a                   ; a single legal move is played at once, unless WITHOUT_SINGLE_REPLY
        bcc not_single
        lda _think_without+1
        lsr a
        bcc done
not_single:
        lda _think_without+1
        and #>WITHOUT_BOOK
        bne no_book
        lda _think_depth        ; DEPTH_RANDOM or DEPTH_WIN_OR_BLOCK
        bmi no_book
        lda _root_seed
        ldx _root_seed+1
        jsr _book_find
        tax
        beq no_book
        sta _think_from_book
        jsr keep_move
        bne done                ; always
no_book:
        jsr _hook_search_begins
        jsr set_draw_worth
        jsr ask_game
        bne done
        jsr set_search
search: jsr _root_prepare
::think_clears:
        jsr _history_clear
        lda _think_resumes
        bne :+
        lda _think_without
        and #WITHOUT_TT
        bne :+
        jsr _tt_clear
:       jsr _budget_open
        jsr deepen
        ldy #INFO_CHECK_MOVE
        jsr call_info
        tax
        bne search
        lda #OUTCOME_NONE
        sta _outcome
done:   lda #1
        ldx #0
        rts
.endproc
COUNTERS        = 13
        .assert _search_cuts = _search_tt_hits + 4, lderror, "search_state.s: these counters are cleared together,"
        .assert _search_depth = _search_tt_hits + 12, lderror, "search_depth must follow the counters"

; set_draw_worth: contempt: draw_worth = GameInfo.contempt, for `side` its negative.   Clobbers: A, X, Y, ptr1
.proc set_draw_worth
        ldy #INFO_CONTEMPT
        jsr info_byte
        ldx #2 * (SIDES_MOST - 1)
        tay
next:   tya
        sta _draw_worth,x
        lda #0
        sta _draw_worth+1,x
        dex
        dex
        bpl next
        lda _side
        asl a
        tax
        lda #0
        sec
        sbc _draw_worth,x
        sta _draw_worth,x
        lda #0
        sbc #0
        sta _draw_worth+1,x
        rts
.endproc

; set_search: copies the parameters of the search from GameInfo, in the order of search_state.s, and clears those that
; think_without switches off.
;   Clobbers:  A, X, Y, ptr1
.proc set_search
        ldy #INFO_QUIESCENCE_KIND
        jsr info_byte
        sta _search_noisy
        ldy #INFO_TT_GROUP
        lda (ptr1),y
        sta _tt_group
        ldx #TAKEN - 1
take:   ldy taken,x
        lda (ptr1),y
        sta _search_lmr_depth,x
        dex
        bpl take
        inx                     ; X = 0; a high byte of 0 means that there is no function
        lda _think_without
        sta _search_without
        bpl :+
        stx _search_gen_captures+1
:       and #WITHOUT_QUIESCENCE
        beq :+
        stx _search_noisy
:       ldy _think_without+1
        tya
        and #>WITHOUT_NULL_MOVE
        beq :+
        stx _search_prune+1
:       tya
        and #>WITHOUT_LMR
        bne no_lmr
        lda _think_without
        and #WITHOUT_PVS | WITHOUT_ALPHABETA
        beq :+
no_lmr:
        stx _search_lmr_depth
:       tya                     ; WITHOUT_CANDIDATES
        bpl :+
        stx _search_gen_moves+1
:       rts
.endproc
taken:          .byte INFO_LMR_DEPTH, INFO_GEN_QUIET, INFO_GEN_QUIET + 1, INFO_PRUNE, INFO_PRUNE + 1
        .byte INFO_EVAL_LAZY, INFO_EVAL_LAZY + 1, INFO_GEN_CAPTURES_RANKED, INFO_GEN_CAPTURES_RANKED + 1
        .byte INFO_CHANCE, INFO_CHANCE + 1, INFO_GEN_CANDIDATES, INFO_GEN_CANDIDATES + 1
TAKEN           = * - taken
.macro take name, place
        .assert .ident (.concat ("_search_", .string (name))) = _search_lmr_depth + place, lderror, "order"
.endmacro
        take quiet, 1
        take prune, 3
        take eval_lazy, 5
        take gen_captures, 7
        take chance, 9
        take gen_moves, 11

; ask_game: calls the game's own move finder, if there is one and it is not switched off.
;   Out:       Z = 0: it has found a move
;   Clobbers:  A, X, Y, ptr1, and what GameInfo.find_move does
.proc ask_game
        ldy #INFO_SIDES
        jsr info_byte
        cmp #3                  ; more than two sides: always ask
        bcs ask
        lda _think_without+1
        and #>WITHOUT_FIND_MOVE
        bne no
ask:    jsr _budget_open
        ldy #INFO_FIND_MOVE
        jsr call_info
        tax
        beq done
        dex
        beq keep_answer
        jsr keep_pv
        lda #1
        rts
no:     lda #0
done:   rts
.endproc

; call_info: calls the function at offset Y of GameInfo.   Out: A = its result; 0: there is no function   Clobbers: all
.proc call_info
        jsr info_byte
        tax
        iny
        lda (ptr1),y
        beq none
        stx ptr1
        sta ptr1+1
        jmp (ptr1)
none:   rts
.endproc

; void think_report(void): keeps and shows the best move that a move finder has so far.
;   In:        move, score; think_reached, think_report_text
;   Clobbers:  A, X, Y, and what hook_iteration_done does
.proc _think_report
        jsr keep_answer
        jmp _hook_iteration_done
.endproc

; keep_answer: makes `move`, with `score`, the answer of a move finder.   Out: A = 1, Z = 0   Clobbers: X, Y
.proc keep_answer
        jsr _budget_close
        lda _score
        sta _think_score
        lda _score+1
        sta _think_score+1
        ; fall into keep_move
.endproc
; keep_move: makes `move` the answer, and the principal variation that move alone.   Out: A = 1, Z = 0
.proc keep_move
        lda _move
        sta _think_move
        lda _move+1
        sta _think_move+1
        lda #1
        sta line_length
        rts
.endproc

; keep_pv: stores principal variation, score and depth of an iteration.   Clobbers: A, X, Y, move
.proc keep_pv
        ldx #PV_MAX - 1
copy:   txa
        asl a
        tay
        lda _pv_lo,x
        sta kept,y
        lda _pv_hi,x
        sta kept+1,y
        dex
        bpl copy
        lda _pv_end
        sta line_length
        lda _search_depth
        sta _think_reached
        lda _search_score
        sta _think_score
        lda _search_score+1
        sta _think_score+1
        lda #0
        ; fall into think_line_move
.endproc
; void think_line_move(uint8_t n): sets `move` to the nth move of the principal variation.
;   In:        A = n             Out: move
;   Clobbers:  A, X
.proc _think_line_move
        asl a
        tax
        lda kept,x
        sta _move
        lda kept+1,x
        sta _move+1
        rts
.endproc

; uint8_t think_line_length(void): returns the length of the principal variation.
;   Out:       A = length; X = 0
.proc _think_line_length
        lda line_length
        ldx #0
        rts
.endproc

; deepen: iterative deepening, by two plies or by one (think.c says why).   Clobbers: as think
.proc deepen
        ldx #1
        lda _search_quiet+1
        ora _search_chance+1
        bne by_ones
        lda _think_without+1
        and #>WITHOUT_STEP_TWO
        bne by_ones
        inx
by_ones:
        stx step
        lda _search_depth       ; not 0: resume at the depth where the search was stopped
        bne next
        lda _think_depth        ; first depth: 1, or one step if the last depth is even
        lsr a
        bcc :+
        ldx #1
:       lda _think_without+1
        and #>WITHOUT_DEEPENING
        beq :+
        ldx _think_depth
:       stx _search_depth
        lda #0
::think_first:
        sta _search_first
next:   sec                     ; search_fallen = think_score - budget_fall
        lda _think_score
        sbc _budget_fall
        sta search_fallen
        lda _think_score+1
        sbc #0
        sta search_fallen+1
::think_searches:
        jsr _search_tree
        jsr _budget_close
        lda _search_best
        beq :+
        sta _search_first
        jsr keep_pv
:       jsr _hook_iteration_done
        lda _search_stopped
        bne done
        lda _search_hit_horizon ; stop if all lines reached the end of the game, or the game is decided
        beq done
        lda _search_score+1
        cmp #WON_HI
        beq done
        cmp #LOST_HI
        beq done
        lda _search_depth
        cmp _think_depth
        bcs done
        jsr _hook_should_stop
        tax
        bne done
        lda _search_depth
        clc
        adc step
        sta _search_depth
        bne next                ; always
done:   rts
.endproc
