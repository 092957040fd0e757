; frontier.s: nodes with one ply to go. Twin of src/games/draughts/frontier.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/frontier.inc"
.include "constants/games/draughts/frontier.inc"
.export _game_frontier
.import _node_open_list, _node_reopen_list, _score_outcome, _game_no_moves
.import _frontier_generic, _game_generate, _game_make, _game_unmake, _game_eval
.import eval_quiet_steps, is_enough, _poll_slow
.import _extend_ply, _draughts_must, _reversible_plies, _path_lo, _path_hi

.segment "GAME"

; void game_frontier(void)
;   In:        ply, side, score_limit, search_noisy
;   Out:       score, move, leaf_count, outcome (verbs.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank, found, mover
;   Cycles:    about 650, plus 265 for each leaf that is a man's step
.proc _game_frontier
        lda _search_noisy
        bne own
        jmp _frontier_generic
own:    jsr _node_open_list
        lda #0
        sta _leaf_count
        ldx _ply
        lda _draughts_must,x
        beq steps
        jsr _game_generate
        lda #0
        sta quiet_move
        lda #<-SCORE_INFINITE
        sta alpha
        lda #>-SCORE_INFINITE
        sta alpha+1
        bne jumps               ; always
steps:  jsr eval_quiet_steps
        lda _leaf_count
        ora _move_count
        beq blocked
        lda best_move
        sta quiet_move
        lda _score
        sta alpha
        lda _score+1
        sta alpha+1
        lda _leaf_count
        beq jumps
        jsr is_enough
        bcc jumps
        lda #0                  ; enough: ignore the other moves
        sta _move_count
jumps:  ldx #OUTCOME_DRAW
        lda _leaf_count
        beq no_leaf
        ldx #OUTCOME_NONE
no_leaf:
        stx running
        lda _score_limit
        sta beta
        lda _score_limit+1
        sta beta+1
        lda #0
        sta at
        sta best_at
        jsr play_on
        ldy best_at
        bne listed
        lda quiet_move
        sta _move
        lda #0
        beq set_high            ; always
listed: lda (_list_lo),y
        sta _move
        lda (_list_hi),y
set_high:
        sta _move+1
        ldx _ply                ; reset what the moves made here have changed at ply + 1
        lda #0
        sta _draughts_must + 1,x
        sta _reversible_plies + 1,x
        sta _extend_ply
        lda running
        sta _outcome
        jmp _node_reopen_list
blocked:
        jsr _game_no_moves
        jsr _score_outcome
        jmp _node_reopen_list
.endproc

; ---- jumps, played out ----

; Plays out the jumps of the position on the board.
;   In:        beta and alpha of the other side, on the stack
;   Out:       score: the best score, at least alpha; move_count as before
.proc play_out
        lda _move_count
        pha
        jsr _game_generate
        tsx                     ; on the stack: move_count; after the return address beta hi lo, alpha hi lo
        lda $101,x
        sta at
        sec
        lda #0                  ; alpha = -beta, beta = -alpha
        sbc $105,x
        sta alpha
        lda #0
        sbc $104,x
        sta alpha+1
        sec
        lda #0
        sbc $107,x
        sta beta
        lda #0
        sbc $106,x
        sta beta+1
        jsr play_on
        pla
        sta _move_count
        rts
.endproc

; Makes the moves after ordinal `at`, until one is enough, and plays out the jumps after them. These jumps are in the
; list only while they are played.
;   In:        at, best_at, alpha, beta, move_count
;   Out:       score = alpha: the best score; best_at
.proc play_on
next:   lda at
        cmp _move_count
        beq done
        inc at
        ldy at
        ldx _ply
        choose_move
        jsr _game_make
        inc _poll_slow
        inc _leaf_count
        beq many
counted:
        lda _outcome
        bne over
        ldx _ply
        lda _draughts_must,x
        bne deeper
static: jsr _game_eval
        lda #OUTCOME_NONE
        sta running
evaluated: jsr _game_unmake
        clc                     ; the mover's score is -score: it is better if alpha + score < 0
        lda alpha
        adc _score
        lda alpha+1
        adc _score+1
        bpl next
        lda at
        sta best_at
        sec
        lda #0
        sbc _score
        sta alpha
        tax
        lda #0
        sbc _score+1
        sta alpha+1
        cpx beta
        sbc beta+1
        bmi next
done:   lda alpha
        sta _score
        lda alpha+1
        sta _score+1
        rts
over:   jsr _score_outcome
        jmp evaluated
many:   dec _leaf_count
        bne counted             ; always
deeper: cpx #PLIES - 1
        beq static
        lda _move_count
        cmp #LISTED_MOST
        bcs static
        lda best_at
        pha
        lda at
        pha
        lda alpha
        pha
        lda alpha+1
        pha
        lda beta
        pha
        lda beta+1
        pha
        jsr play_out
        pla
        sta beta+1
        pla
        sta beta
        pla
        sta alpha+1
        pla
        sta alpha
        pla
        sta at
        pla
        sta best_at
        jmp evaluated
.endproc
