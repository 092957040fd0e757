; chance.s: twin of src/engine/chance.c: rolls and chance nodes. Linked only into the overlays of games with dice. The
; steps CHANCE_OPEN and CHANCE_BACK are part of the search loop (search.s): they are entered and left by a jump, with
; X = ply.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "engine/search_state.inc"
.include "constants/engine/chance.inc"
.export _chance_step, _chance_pass
.import node_set_window, node_has_room, node_clear, descend_over
.import _game_info, _game_make, _game_eval, _game_hash
.import _list_open, _list_moves, _list_choose, _random_seed, _random_next, _random_below
.import _record_seed, _record_count, _record_move, _path_lo, _path_hi
.importzp tmp1, tmp2, ptr1, ptr2, ptr3

number   := ptr1                ; 3 bytes
factor   := ptr3                ; 3 bytes
weight   := tmp1
bits     := tmp2

.bss
cap:            .res 2          ; GameInfo.chance_score_limit
twice:          .res 2          ; 2 * cap
loss:           .res 2          ; cap - score of a roll
may_lose_lo:    .res PLIES      ; three-byte values, (hi mid lo); chance.c explains them
may_lose_mid:   .res PLIES
may_lose_hi:    .res PLIES
may_gain_lo:    .res PLIES
may_gain_mid:   .res PLIES
may_gain_hi:    .res PLIES
total:          .res PLIES      ; sum of the weights

.segment "CODE"

.include "engine/chance_rolls.inc"

; uint8_t chance_step(uint8_t step): GameInfo.chance.
;   In:        A = CHANCE_LIST, CHANCE_ROLL or CHANCE_SKIP if called from C; the search loop jumps here with
;              A = CHANCE_OPEN or CHANCE_BACK and X = ply
;   Out:       CHANCE_LIST: the list. CHANCE_ROLL: A = 1 and move, or A = 0; X = 0; the list, random_seed.
;              CHANCE_SKIP: record_count; A and X are undefined
;   Clobbers:  Y, ptr1-ptr4, tmp1, tmp2
.proc _chance_step
        cmp #CHANCE_OPEN
        beq open_chance_node
        cmp #CHANCE_BACK
        bne chance_rolls
        jmp add_roll_score
.endproc

; ---- no depth or no room left: the evaluation is the score of the chance node ----
.proc evaluate
        lda #1
        sta _search_hit_horizon
        jsr _game_eval
        jmp search_back
.endproc

; ---- open: a chance node, the position before a roll ----
.proc open_chance_node
        ldy _node_depth - 1,x
        beq deep_enough
        dey
deep_enough:
        tya
        sta _node_depth,x
        jsr node_set_window
        txa
        sta _pv_end,x
        dec _poll_left
        bne counted
        jsr search_poll
        ldx _ply
counted:
        lda _node_depth,x
        beq evaluate
        cpx #PLIES - 2
        bcs evaluate
        jsr node_has_room
        bcs evaluate
        lda _node_depth,x
        cmp #TT_MIN_DEPTH
        bcc no_hash
        jsr _game_hash          ; the keys of the next plies are computed from this one
        ldx _ply
no_hash:
        jsr node_clear
        lda #SCOUT_CHANCE
        sta node_scouting,x
        jsr list_rolls
        ldy #INFO_CHANCE_SCORE_LIMIT + 1
        lda (ptr1),y
        sta cap+1
        sta twice+1
        dey
        lda (ptr1),y
        sta cap
        asl a
        sta twice
        rol twice+1
        ldx _ply
        lda _move_count
        sta node_count,x
        lda #0
        sta _node_current,x
        jsr sum_weights
        ldx _ply
        sta total,x
        sec                     ; may_lose = total * (cap - alpha)
        lda cap
        sbc node_alpha_lo,x
        sta factor
        lda cap+1
        sbc node_alpha_hi,x
        sta factor+1
        bmi too_high
        ora factor
        beq too_high            ; no roll can bring the mean above alpha
        lda total,x
        jsr multiply
        lda number
        sta may_lose_lo,x
        lda number+1
        sta may_lose_mid,x
        lda number+2
        sta may_lose_hi,x
        clc                     ; may_gain = total * (cap + beta)
        lda cap
        adc node_beta_lo,x
        sta factor
        lda cap+1
        adc node_beta_hi,x
        sta factor+1
        bmi too_low
        ora factor
        beq too_low
        lda total,x
        jsr multiply
        lda number
        sta may_gain_lo,x
        lda number+1
        sta may_gain_mid,x
        lda number+2
        sta may_gain_hi,x
        jmp next_roll
too_high:
        jmp at_most
too_low:
        jmp at_least
.endproc

; ---- make the next roll and set the window of its node ----
.proc next_roll
        inc _node_current,x
        ldy _node_current,x
        lda (_list_rank),y
        sta weight
        choose_move
        lda _node_depth,x
        sta _node_depth + 1,x
        lda _search_without
        lsr a                   ; C = WITHOUT_ALPHABETA
        bcs open_window
        lda may_lose_lo,x
        sta number
        lda may_lose_mid,x
        sta number+1
        lda may_lose_hi,x
        jsr distance
        sec                     ; alpha = cap - distance
        lda cap
        sbc number
        sta node_alpha_lo + 1,x
        lda cap+1
        sbc number+1
        sta node_alpha_hi + 1,x
        lda may_gain_lo,x
        sta number
        lda may_gain_mid,x
        sta number+1
        lda may_gain_hi,x
        jsr distance
        sec                     ; beta = distance - cap
        lda number
        sbc cap
        sta node_beta_lo + 1,x
        lda number+1
        sbc cap+1
        sta node_beta_hi + 1,x
make:   jsr _game_make
        ldx _ply
        lda _outcome
        bne over
        jmp visit_count
over:   jmp descend_over
open_window:
        inx
        jsr node_set_window
        jmp make
.endproc

; ---- back: the score of the current roll is in `score` ----
.proc add_roll_score
        sec                     ; loss = cap - score, from 0 to 2 * cap
        lda cap
        sbc _score
        sta loss
        lda cap+1
        sbc _score+1
        sta loss+1
        bpl not_better
        lda #0
        sta loss
        sta loss+1
not_better:
        lda twice
        cmp loss
        lda twice+1
        sbc loss+1
        bcs not_worse
        lda twice
        sta loss
        lda twice+1
        sta loss+1
not_worse:
        lda loss
        sta factor
        lda loss+1
        sta factor+1
        ldy _node_current,x
        lda (_list_rank),y
        sta weight
        jsr multiply
        sec                     ; may_lose -= weight * loss
        lda may_lose_lo,x
        sbc number
        sta may_lose_lo,x
        lda may_lose_mid,x
        sbc number+1
        sta may_lose_mid,x
        lda may_lose_hi,x
        sbc number+2
        sta may_lose_hi,x
        bmi at_most
        ora may_lose_mid,x
        ora may_lose_lo,x
        beq at_most
        sec                     ; may_gain -= weight * (2 * cap - loss)
        lda twice
        sbc loss
        sta factor
        lda twice+1
        sbc loss+1
        sta factor+1
        lda weight
        jsr multiply
        sec
        lda may_gain_lo,x
        sbc number
        sta may_gain_lo,x
        lda may_gain_mid,x
        sbc number+1
        sta may_gain_mid,x
        lda may_gain_hi,x
        sbc number+2
        sta may_gain_hi,x
        bmi at_least
        ora may_gain_mid,x
        ora may_gain_lo,x
        beq at_least
        lda _node_current,x
        cmp node_count,x
        beq mean
        jmp next_roll
.endproc

; ---- the score of the chance node; X = ply ----
.proc at_most                   ; the mean is at most alpha: score = alpha
        lda #0
        sta number
        sta number+1
        beq from_alpha          ; always
.endproc

.proc mean
        lda may_lose_lo,x
        sta number
        lda may_lose_mid,x
        sta number+1
        lda may_lose_hi,x
        sta number+2
        lda total,x
        sta weight
        jsr divide
        ; fall into from_alpha
.endproc

.proc from_alpha
        clc
        lda node_alpha_lo,x
        adc number
        sta _score
        lda node_alpha_hi,x
        adc number+1
        sta _score+1
        jmp search_back_to_list
.endproc

.proc at_least                  ; the mean is at least beta: score = beta
        lda node_beta_lo,x
        sta _score
        lda node_beta_hi,x
        sta _score+1
        jmp search_back_to_list
.endproc

.include "engine/chance_arithmetic.inc"
