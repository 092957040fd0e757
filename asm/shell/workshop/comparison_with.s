; comparison_with.s: techniques that do not play by default (src/engine/techniques.h), for the comparison of the
; workshop. The engine has none of them. This code comes with the shell overlay COMPARE and is moved to memory that the
; search leaves free, between its arrays and the lists, and in screen memory (search_start.s). comparison_with writes
; jumps to it into the search, and writes what was there again after it. No C twin: there is nothing here but changes
; of the assembly.
;
; While the search is changed, machine_has_engine is 0: after RESET the engine is read again.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "engine/search_state.inc"
.include "constants/shell/workshop.inc"
.export _comparison_with
.import search_update_best, search_close, visit_again, think_searches, root_beta_lo, root_beta_hi
.import think_clears, think_first, killers_kept, _history_clear, _history
.export _comparison_line, _comparison_expected
.import _search_tree, _game_eval, _machine_has_engine
.import node_clear, node_set_list, node_is_decided, info_byte
.import __COMPARE_WITH_RUN__, __COMPARE_WITH_SIZE__, __PAGES_RUN__, __PAGES_SIZE__, __LISTS_START__
.importzp ptr1, ptr2
        .assert __PAGES_RUN__ + __PAGES_SIZE__ <= __COMPARE_WITH_RUN__, lderror, "COMPARE_WITH overlaps PAGES"

.segment "COMPARE_KEPT"
_comparison_line: .res 1        ; comparison_data.h
_comparison_expected: .res 2
with:           .res 1
node_searched:  .res PLIES      ; by ply: number of moves that were searched
first:          .res 1
margin:         .res 2          ; of razoring: two pieces
width:          .res 2          ; of the window of aspiration: half a piece
has_last:       .res 1          ; 1: an iteration has found a move,
last_score:     .res 2          ; with this score
least:          .res 2
horizon:        .res 1

.segment "COMPARE_WITH"

; A change: the address, the bit of the technique, and the three bytes there: with the technique, and without it
AT_PLACE        = 0
AT_BIT          = 2
AT_WITH         = 3
AT_WITHOUT      = 6
CHANGE          = 9
changes:
        .addr search_next
        .byte WITH_HARD_PRUNING
        jmp hard
        lda node_ranked,x
        .addr search_update_best
        .byte WITH_HARD_PRUNING
        jmp searched
        lda node_best_lo,x
        .addr node_clear
        .byte WITH_HARD_PRUNING
        jsr clear
        jsr node_set_list
        .addr open_node
        .byte WITH_RAZORING
        jmp razor
        lda _search_prune+1
        .addr think_clears
        .byte WITH_KEPT_LINE
        jsr keep_killers
        jsr _history_clear
        .addr think_first
        .byte WITH_KEPT_LINE
        jsr first_move
        sta _search_first
last:   .addr think_searches
        .byte WITH_ASPIRATION
        jsr iterate
        jsr _search_tree
LAST            = last - changes

; comparison_with: changes the search for techniques, or changes it back
; void comparison_with(uint8_t bits)
;   In:        A = WITH_ bits of the next search, 0: none; the engine is in memory
;   Clobbers:  A, X, Y, ptr1, ptr2
.proc _comparison_with
        sta with
        cmp #1                  ; C = 0: the engine is as it was
        lda #0
        sta has_last
        rol a
        eor #1
        sta _machine_has_engine
        ldx #LAST
next:   lda changes + AT_PLACE,x
        sta ptr1
        lda changes + AT_PLACE + 1,x
        sta ptr1+1
        txa
        pha
        lda with
        and changes + AT_BIT,x
        bne :+
        inx
        inx
        inx
:       ldy #0
copy:   lda changes + AT_WITH,x
        sta (ptr1),y
        inx
        iny
        cpy #AT_WITHOUT - AT_WITH
        bne copy
        pla
        sec
        sbc #CHANGE
        tax
        bcs next
        ldy #INFO_SCORE_OF_PIECE + 1
        jsr info_byte
        sta margin+1
        dey
        lda (ptr1),y
        asl a                   ; margin = 2 * score_of_piece
        sta margin
        rol margin+1
        clc                     ; width = (margin + 3) / 4
        adc #3
        sta width
        lda margin+1
        adc #0
        lsr a
        ror width
        lsr a
        ror width
        sta width+1
        rts
.endproc

; razor: techniques_razor.   In: X = ply, Y = ordinal to try first
.proc razor
        lda _node_depth,x
        cmp #RAZOR_DEPTH
        bne open
        lda node_quiet_tried,x
        cmp #LMR_OFF
        beq open
        lda node_alpha_hi,x
        jsr node_is_decided
        bcs open
        sty first
        jsr _game_eval
        ldx _ply
        sec                     ; alpha - score < margin: not hopeless
        lda node_alpha_lo,x
        sbc _score
        tay
        lda node_alpha_hi,x
        sbc _score+1
        cpy margin
        sbc margin+1
        bmi keep
        lda #RAZOR_DEPTH - 1
        sta _node_depth,x
        lda _search_noisy
        lsr a
        ldy #0
        bcs open
        jmp visit_again
keep:   ldy first
open:   lda _search_prune+1
        jmp open_node + 3
.endproc

; iterate: as in src/engine/iterate.c; a search that is stopped has no result here
.proc iterate
        lda _search_min_score
        sta least
        lda _search_min_score+1
        sta least+1
        lda #0
        sta horizon
        lda has_last
        beq search
        lda _search_without
        lsr a                   ; WITHOUT_ALPHABETA
        bcs search
        lda last_score+1
        jsr node_is_decided
        bcs search
        clc
        lda last_score
        adc width
        sta root_beta_lo
        lda last_score+1
        adc width+1
        sta root_beta_hi
        sec
        lda last_score
        sbc width
        tay
        lda last_score+1
        sbc width+1
        tax
        cpy least               ; not below the least score that was asked for
        sbc least+1
        bmi search
        sty _search_min_score
        stx _search_min_score+1
search: jsr _search_tree
        lda _search_hit_horizon
        ora horizon
        sta horizon
        lda _search_stopped
        bne end
        lda node_best_lo
        cmp root_beta_lo
        lda node_best_hi
        sbc root_beta_hi
        bmi no_more
        lda node_best_ordinal   ; above the window: alpha = beta - 1
        sta _search_first
        sec
        lda root_beta_lo
        sbc #1
        sta _search_min_score
        lda root_beta_hi
        sbc #0
        sta _search_min_score+1
        jsr no_beta
        bne search              ; always
no_more:
        lda _search_best
        bne end
        lda least
        cmp _search_min_score
        lda least+1
        sbc _search_min_score+1
        bpl end
        jsr no_alpha
        jmp search
end:    lda horizon
        sta _search_hit_horizon
        jsr no_alpha
        lda _search_best
        beq no_beta
        sta has_last
        lda _search_score
        sta last_score
        lda _search_score+1
        sta last_score+1
no_beta:
        lda #<SCORE_INFINITE
        sta root_beta_lo
        lda #>SCORE_INFINITE    ; Z = 0
        sta root_beta_hi
        rts
no_alpha:
        lda least
        sta _search_min_score
        lda least+1
        sta _search_min_score+1
        rts
.endproc

.segment "COMPARE_LINE"

; hard: techniques_skip_rest.   In: X = ply
.proc hard
        lda node_searched,x
        cmp #HARD_PRUNING_MOVES
        bcc all
        txa
        beq all
        lda _node_depth,x
        beq all
        lda node_best_hi,x
        bpl skip
        cmp #LOST_HI + 1
        bcc all
skip:   lda #1
        sta _search_hit_horizon
        jmp search_close
all:    lda node_ranked,x
        jmp search_next + 3
.endproc

; keep_killers: as clear_tables in think.c: after the search two plies earlier, killers and history stay
;   Out:       comparison_line = LINE_SEARCHED if that search begins       Clobbers: A, X
.proc keep_killers
        lda _comparison_line
        cmp #LINE_CONTINUES
        beq keep
        lda #LINE_SEARCHED
        sta _comparison_line
        jmp _history_clear
keep:   ldx #0
killer: lda killers_kept + 2,x  ; those of the last two plies are never reached
        sta killers_kept,x
        inx
        cpx #6 * PLIES - 2
        bne killer
        ldx #0
half:   lda _history,x
        lsr a
        ora #1
        sta _history,x
        inx
        bne half
        rts
.endproc

.segment "COMPARE_RUN"

; clear: a node is opened: no move was searched.   In: X = ply
clear:  lda #0
        sta node_searched,x
        jmp node_set_list

.segment "COMPARE_WITH"

; searched: a move was searched.   In: X = ply
searched:
        inc node_searched,x
        lda node_best_lo,x
        jmp search_update_best + 3

; first_move: as iterate_first: search_first = the ordinal of the expected move at the root, or 0
;   Clobbers:  A, Y
.proc first_move
        ldy #0
        lda _comparison_expected
        ora _comparison_expected+1
        beq none
        ldy _move_count
        beq none
next:   lda (_list_lo),y
        cmp _comparison_expected
        bne other
        lda (_list_hi),y
        cmp _comparison_expected+1
        bne other
        lda _root_random_bonus,y
        cmp #ROOT_SKIP
        bne none
other:  dey
        bne next
none:   sty _search_first
        rts
.endproc
