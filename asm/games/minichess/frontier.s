; frontier.s: nodes with one ply to go, and the captures after them. Twin of src/games/minichess/frontier.c, which
; explains the idea.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/minichess/minichess.inc"
.include "constants/games/minichess/frontier.inc"
.export _game_frontier
.import kind_base             ; in hash.s
.import _game_generate_noisy, _minichess_quiet, _game_make, _game_unmake, _game_eval, _game_no_moves, _minichess_guarded
.import _node_open_list, _node_reopen_list, node_has_room, _score_outcome
.importzp regsave, sreg, ptr2, ptr3, ptr4

.segment "GAME"

top    = regsave                ; ply of the frontier
chosen = regsave + 1            ; best move of the frontier
start  = regsave + 3            ; ordinal before the first move of the current list
kept   = sreg                   ; ordinal of the last move that is kept
current = sreg + 1              ; ordinal of the current move
pass   = ptr2                   ; the smallest rank that may raise alpha
from   = ptr2 + 1
base   = ptr3                   ; offset of the piece's kind in the table of values
before = ptr3 + 1               ; value of the piece on `from`
own_kind = ptr4                 ; kind of the piece that moves
over   = ptr4 + 1               ; SURE: the game is drawn after any move; else 0
retake = mover                  ; the only cell on which a capture is allowed, or 0
to     = tmp3
victim = tmp4                   ; kind of the captured piece, then its value

alpha_lo = _minichess_alpha_lo
alpha_hi = _minichess_alpha_hi
beta_lo  = _minichess_beta_lo
beta_hi  = _minichess_beta_hi

; score = alpha. In: X = ply
.macro score_is_alpha
        lda alpha_lo,x
        sta _score
        lda alpha_hi,x
        sta _score+1
.endmacro

; N = 1 if score > alpha. In: X = ply
.macro compare_alpha
        lda alpha_lo,x
        cmp _score
        lda alpha_hi,x
        sbc _score+1
.endmacro

; N = 0 if score >= beta. In: X = ply
.macro compare_beta
        lda _score
        cmp beta_lo,x
        lda _score+1
        sbc beta_hi,x
.endmacro

; Sets minichess_need of this ply, the rank that a move must exceed to raise alpha. Out: X = ply.
;   Clobbers:  A, Y, tmp1
.proc set_need
        ldx _ply
        lda _side
        bne black
        sec
        lda alpha_lo,x
        sbc _minichess_value_lo,x
        tay
        lda alpha_hi,x
        sbc _minichess_value_hi,x
        jmp bias
black:  clc
        lda alpha_lo,x
        adc _minichess_value_lo,x
        tay
        lda alpha_hi,x
        adc _minichess_value_hi,x
bias:   sta tmp1
        tya
        clc
        adc #BIAS
        tay
        lda tmp1
        adc #0
        bmi least
        bne most
        cpy #SURE
        bne set
most:   ldy #SURE - 1
        bne set                 ; always
least:  ldy #0
set:    tya
        sta _minichess_need,x
        rts
.endproc

.include "games/minichess/frontier_keep.inc"

; Finds the kind of a captured piece. If it is a king, returns from keep_better with C = 1. In: A = board byte.
; Out: A = victim = kind
.proc kind_taken
        and #NUMBER
        tay
        lda kind,y
        sta victim
        cmp #KING
        beq king
        rts
king:   pla                     ; return to the caller of keep_better
        pla
        lda to
        sta _move
        lda from
        sta _move+1
        sec
        rts
.endproc

; Keeps the moves after `start` that may raise alpha. Out: C = 1 if one captures the king; that one is `move`
.proc keep_better
        lda _move_count
        sec
        sbc start
        clc
        adc _leaf_count
        bcc few
        lda #255
few:    sta _leaf_count
        ldx _ply
        ldy _minichess_need,x
        iny
        sty pass
        inx
        lda #0
        sta from                ; 0 is no cell, so the first move differs from it
        cpx _minichess_plies_left
        bne goes_on
        lda #SURE
goes_on:
        sta over
        dex
        txa
        sec
        sbc top
        cmp #RETAKES_FROM
        lda #0
        bcc taken
        lda _path_lo - 1,x
taken:  sta retake
        ldy start
        sty kept
        cpy _move_count
        bne some
        jmp kept_all
some:   lda _side
        beq white
        jmp black
white:  keep_better_of _minichess_square, _minichess_turned, 0
black:  keep_better_of _minichess_turned, _minichess_square, 1
kept_all:
        lda kept
        sta _move_count
        ldx _ply
        sta _minichess_end,x
        clc
        rts
.endproc

; Sets score to a win: the side to move captures the king.
.proc score_king
        sec
        lda #<(SCORE_WIN - 1)
        sbc _ply
        sta _score
        lda #>(SCORE_WIN - 1)
        sbc #0
        sta _score+1
        rts
.endproc

; Makes the remaining moves and plays out the captures after them.
.proc play_out
next:   ldx _ply                ; the best remaining move, the first of equals
        ldy _minichess_need,x
        iny
        beq none                ; SURE
        sty rank
        lda #0
        sta found
        cpx top
        beq of_top
        lda _minichess_end - 1,x
of_top: sta start
        ldy _minichess_end,x
        cpy start
        beq none
scan:   lda (_list_rank),y
        cmp rank
        bcc less
        sta rank
        sty found
less:   dey
        cpy start
        bne scan
        ldy found
        bne make
none:   ldx _ply
        cpx top
        beq done
        lda _minichess_end - 1,x
        sta _move_count
worth_alpha:
        score_is_alpha
        jmp back
done:   rts
over_now:
        jsr _score_outcome
        jmp back
make:   lda #0
        sta (_list_rank),y
        choose_move
        jsr _game_make
        lda _outcome
        bne over_now
        jsr _game_eval
        ldx _ply
        sec                     ; beta = -alpha of the other side
        lda #0
        sbc alpha_lo - 1,x
        sta beta_lo,x
        lda #0
        sbc alpha_hi - 1,x
        sta beta_hi,x
        compare_beta
        bpl back
        cpx #PLIES - 1
        beq back
        lda _move_count
        cmp #LISTED_MOST
        bcs back
        sta start
        sec                     ; alpha = -beta, or the evaluation if that is higher
        lda #0
        sbc beta_lo - 1,x
        sta alpha_lo,x
        lda #0
        sbc beta_hi - 1,x
        sta alpha_hi,x
        compare_alpha
        bpl window
        lda _score
        sta alpha_lo,x
        lda _score+1
        sta alpha_hi,x
window: jsr set_need
        jsr _game_generate_noisy
        jsr keep_better
        bcs king
        ldx _ply
        lda _move_count
        cmp start
        bne go_next
        jmp worth_alpha
king:   lda start
        sta _move_count
        jsr score_king
back:   jsr _game_unmake
        negate_score
        ldx _ply
        compare_alpha
        bpl go_next
        lda _score
        sta alpha_lo,x
        lda _score+1
        sta alpha_hi,x
        cpx top
        bne not_chosen
        lda _path_lo,x
        sta chosen
        lda _path_hi,x
        sta chosen + 1
not_chosen:
        compare_beta
        bmi open
        lda #SURE               ; beta cut-off
        sta _minichess_need,x
        bne go_next             ; always
open:   jsr set_need
go_next:
        jmp next
.endproc

; Plays the moves of the list. Out: C = 1 if one captures the king
.proc play_list
        lda #0
        sta start
        jsr keep_better
        bcs king
        jsr play_out
        ldx _ply
        score_is_alpha
        lda #OUTCOME_NONE
        sta _outcome
        clc
        rts
king:   jsr score_king
        lda #OUTCOME_DRAW
        sta _outcome
        sec
        rts
.endproc

; void game_frontier(void)
;   In:        ply, side, score = alpha, score_limit, search_noisy, plies_left
;   Out:       score, move, leaf_count, outcome (verbs.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank, found, mover
.proc _game_frontier
        ldx _ply
        lda _search_noisy
        beq plainly
        inx
        cpx _minichess_plies_left
        bne own
plainly:
        jmp _frontier_generic
own:    dex
        lda #0
        sta _leaf_count
        jsr node_has_room
        bcc room
        jmp _game_eval
room:   jsr _node_open_list
        ldx _ply
        stx top
        lda #0
        sta chosen
        sta chosen + 1
        lda _score
        sta alpha_lo,x
        lda _score+1
        sta alpha_hi,x
        lda _score_limit
        sta beta_lo,x
        lda _score_limit+1
        sta beta_hi,x
        jsr set_need
        jsr _game_generate_noisy
        jsr play_list
        bcs closed
        jsr is_far
        bcs told
        lda #0
        sta _move_count
        jsr _minichess_quiet
        jsr play_list
told:   lda chosen
        sta _move
        lda chosen + 1
        sta _move+1
        lda _leaf_count
        bne closed
        jsr is_far
        bcs closed
        jsr _game_no_moves
        jsr _score_outcome
closed: jmp _node_reopen_list

; C = 1 if no quiet move can raise alpha.
is_far: ldx _ply
        lda _minichess_need,x
        cmp #BIAS + QUIET_MOST + 1
        rts
.endproc
