; chance.s: twin of src/engine/chance.c. In the library of the overlays: a game
; without dice has none of it. Two of its steps are places in the loop of the
; search (search.s): they come by a jump, with X = ply, and go by a jump.

.include "zp.inc"
.include "engine/search_state.inc"
.export _chance_step, _chance_pass
.import node_set_window, node_has_room, node_clear, descend_over
.import _game_info, _game_make, _game_eval, _game_hash
.import _list_open, _list_moves, _list_choose, _random_seed, _random_next, _random_below
.import _record_seed, _record_count, _record_move, _path_lo, _path_hi
.importzp tmp1, tmp2, ptr1, ptr2, ptr3

CHANCE_LIST     = 0
CHANCE_ROLL     = 1
CHANCE_SKIP     = 2
WARM_UP         = 8
CHANCE_BACK     = SCOUT_CHANCE
CHANCE_OPEN     = OUTCOME_CHANCE

number   := ptr1                ; 3 bytes
factor   := ptr3                ; 3 bytes
weight   := tmp1
bits     := tmp2

.bss
certain:        .res 2
twice:          .res 2          ; 2 * certain
off:            .res 2          ; what a throw is worth less than certain
above_lo:       .res PLIES      ; (hi mid lo): what the sum may still lose, and gain
above_mid:      .res PLIES
above_hi:       .res PLIES
below_lo:       .res PLIES
below_mid:      .res PLIES
below_hi:       .res PLIES
total:          .res PLIES      ; of the weights

.segment "CODE"

; void chance_pass(void)
;   Out:       MOVE_PASS listed, where nothing was
;   Clobbers:  A, Y
.proc _chance_pass
        lda _move_count
        bne listed
        tay                     ; MOVE_PASS is 0
        iny
        sta (_list_lo),y
        sta (_list_hi),y
        inc _move_count
listed: rts
.endproc

; ---- back over throws and passes, but one where there is nothing else ----
.proc skip
next:   ldx _record_count+1     ; (X Y) = record_count - 1
        ldy _record_count
        bne :+
        dex
        bmi done                ; there was none
:       dey
        bne some
        txa
        beq done
some:   tya
        pha
        txa
        pha
        tya
        jsr _record_move
        pla
        tax
        pla
        ldy _move+1
        bmi throw
        bne done
        ldy _move
        bne done
throw:  sta _record_count
        stx _record_count+1
        jmp next
done:   rts
.endproc

; ---- nothing falls: is a pass all there is? ----
.proc must_pass
        pla
        jsr _list_moves
        lda #1
        jsr _list_choose
        ldx _move_count
        dex
        bne not_so
        lda _move
        ora _move+1             ; MOVE_PASS is 0
        bne not_so
        lda #1
        .byte $2C               ; BIT: over the next
not_so: lda #0
        ldx #0
        rts
.endproc

; uint8_t chance_step(uint8_t step)
;   In:        A = CHANCE_LIST, CHANCE_ROLL or CHANCE_SKIP
;   Out:       A = 1 when CHANCE_ROLL has found what happens now, else 0; X = 0; the list; move, random_seed
;   Clobbers:  Y, ptr1-ptr4, tmp1, tmp2
.proc _chance_step
        cmp #CHANCE_OPEN
        beq open_row
        cmp #CHANCE_BACK
        bne outside
        jmp weigh_throw
outside:
        cmp #CHANCE_SKIP
        beq skip
        pha
        tay
        beq throws              ; CHANCE_LIST
        lda _outcome
        cmp #OUTCOME_CHANCE
        bne must_pass
throws: lda #0
        tax
        jsr _list_open
        jsr list_throws
        pla
        beq done                ; CHANCE_LIST
        lda _record_seed
        sta _random_seed
        lda _record_seed+1
        sta _random_seed+1
        clc
        lda _record_count
        adc #WARM_UP
        sta number
        lda _record_count+1
        adc #0
        sta number+1
fall:   lda number              ; as many as moves were played
        bne :+
        lda number+1
        beq fallen
        dec number+1
:       dec number
        jsr _random_next
        jmp fall
fallen: jsr sum_weights
        jsr _random_below
        ldy #0
which:  iny
        sec
        sbc (_list_rank),y
        bcs which
        tya
        jsr _list_choose
        lda #1
done:   ldx #0
        rts
.endproc

; ---- no throw any more ----
.proc judge
        lda #1
        sta _search_hit_horizon
        jsr _game_eval
        jmp search_back
.endproc

; ---- a position before a throw: how deep, in which window? ----
.proc open_row
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
        beq judge
        cpx #PLIES - 2
        bcs judge
        jsr node_has_room
        bcs judge
        lda _node_depth,x
        cmp #TT_MIN_DEPTH
        bcc no_hash
        jsr _game_hash          ; the rows behind it are written from this one
        ldx _ply
no_hash:
        jsr node_clear
        lda #SCOUT_CHANCE
        sta node_scouting,x
        jsr list_throws
        ldy #INFO_CHANCE_LIMIT + 1
        lda (ptr1),y
        sta certain+1
        sta twice+1
        dey
        lda (ptr1),y
        sta certain
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
        sec                     ; above = total * (certain - alpha)
        lda certain
        sbc node_alpha_lo,x
        sta factor
        lda certain+1
        sbc node_alpha_hi,x
        sta factor+1
        bmi too_high
        ora factor
        beq too_high            ; whatever falls
        lda total,x
        jsr multiply
        lda number
        sta above_lo,x
        lda number+1
        sta above_mid,x
        lda number+2
        sta above_hi,x
        clc                     ; below = total * (certain + beta)
        lda certain
        adc node_beta_lo,x
        sta factor
        lda certain+1
        adc node_beta_hi,x
        sta factor+1
        bmi too_low
        ora factor
        beq too_low
        lda total,x
        jsr multiply
        lda number
        sta below_lo,x
        lda number+1
        sta below_mid,x
        lda number+2
        sta below_hi,x
        jmp next_throw
too_high:
        jmp at_most
too_low:
        jmp at_least
.endproc

; ---- the next throw, with its window ----
.proc next_throw                ; X = ply
        inc _node_current,x
        ldy _node_current,x
        lda (_list_rank),y
        sta weight
        lda (_list_lo),y
        sta _move
        sta _path_lo,x
        lda (_list_hi),y
        sta _move+1
        sta _path_hi,x
        lda _node_depth,x
        sta _node_depth + 1,x
        lda _search_without
        lsr a                   ; C = WITHOUT_ALPHABETA
        bcs open_window
        lda above_lo,x
        sta number
        lda above_mid,x
        sta number+1
        lda above_hi,x
        jsr distance
        sec                     ; alpha = certain - distance
        lda certain
        sbc number
        sta node_alpha_lo + 1,x
        lda certain+1
        sbc number+1
        sta node_alpha_hi + 1,x
        lda below_lo,x
        sta number
        lda below_mid,x
        sta number+1
        lda below_hi,x
        jsr distance
        sec                     ; beta = distance - certain
        lda number
        sbc certain
        sta node_beta_lo + 1,x
        lda number+1
        sbc certain+1
        sta node_beta_hi + 1,x
make:   jsr _game_make
        ldx _ply
        lda _outcome
        bne over
        jmp enter_count
over:   jmp descend_over
open_window:
        inx
        jsr node_set_window
        jmp make
.endproc

; ---- the score of a throw is in ----
.proc weigh_throw               ; X = ply
        sec                     ; off = certain - score, from 0 to 2 * certain
        lda certain
        sbc _score
        sta off
        lda certain+1
        sbc _score+1
        sta off+1
        bpl not_better
        lda #0
        sta off
        sta off+1
not_better:
        lda twice
        cmp off
        lda twice+1
        sbc off+1
        bcs not_worse
        lda twice
        sta off
        lda twice+1
        sta off+1
not_worse:
        lda off
        sta factor
        lda off+1
        sta factor+1
        ldy _node_current,x
        lda (_list_rank),y
        sta weight
        jsr multiply
        sec                     ; above -= weight * off
        lda above_lo,x
        sbc number
        sta above_lo,x
        lda above_mid,x
        sbc number+1
        sta above_mid,x
        lda above_hi,x
        sbc number+2
        sta above_hi,x
        bmi at_most
        ora above_mid,x
        ora above_lo,x
        beq at_most
        sec                     ; below -= weight * (2 * certain - off)
        lda twice
        sbc off
        sta factor
        lda twice+1
        sbc off+1
        sta factor+1
        lda weight
        jsr multiply
        sec
        lda below_lo,x
        sbc number
        sta below_lo,x
        lda below_mid,x
        sbc number+1
        sta below_mid,x
        lda below_hi,x
        sbc number+2
        sta below_hi,x
        bmi at_least
        ora below_mid,x
        ora below_lo,x
        beq at_least
        lda _node_current,x
        cmp node_count,x
        beq mean
        jmp next_throw
.endproc

; ---- what a row is worth; all with X = ply ----
.proc at_most                   ; alpha
        lda #0
        sta number
        sta number+1
        beq from_alpha          ; always
.endproc

.proc mean
        lda above_lo,x
        sta number
        lda above_mid,x
        sta number+1
        lda above_hi,x
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

.proc at_least                  ; beta
        lda node_beta_lo,x
        sta _score
        lda node_beta_hi,x
        sta _score+1
        jmp search_back_to_list
.endproc

; ---- what they use ----

; The game's throws onto the list.   Out: ptr1 = its GameInfo
.proc list_throws
        jsr info
        ldy #INFO_GEN_ROLLS
        lda (ptr1),y
        sta ptr2
        iny
        lda (ptr1),y
        sta ptr2+1
        jsr call
info:   jsr _game_info
        sta ptr1
        stx ptr1+1
        rts
call:   jmp (ptr2)
.endproc

; A = the weights of the list together.   Clobbers: Y
.proc sum_weights
        ldy _move_count
        lda #0
add:    clc
        adc (_list_rank),y
        dey
        bne add
        rts
.endproc

; number = A * factor, three bytes of two.   Clobbers: A, factor.   Keeps X, Y, weight
.proc multiply
        sta bits
        lda #0
        sta number
        sta number+1
        sta number+2
        sta factor+2
each:   lsr bits
        bcc double
        clc
        lda number
        adc factor
        sta number
        lda number+1
        adc factor+1
        sta number+1
        lda number+2
        adc factor+2
        sta number+2
double: lda bits
        beq done
        asl factor
        rol factor+1
        rol factor+2
        jmp each
done:   rts
.endproc

; number /= weight, rounded down.   Out: A = the rest.   Clobbers: Y.   Keeps X
.proc divide
        ldy #24
        lda number+2
        bne long
        ldy #16
        lda number+1
        sta number+2
        lda number
        sta number+1
        lda #0
        sta number
long:   lda #0
next:   asl number
        rol number+1
        rol number+2
        rol a
        bcs fits
        cmp weight
        bcc less
fits:   sbc weight
        inc number
less:   dey
        bne next
        rts
.endproc

; number = (A number+1 number) / weight, rounded up, 2 * certain + 1 at most.
;   Clobbers: A, Y.   Keeps X
.proc distance
        sta number+2
        lda weight
        cmp #1
        beq whole
        jsr divide
        tay
        beq whole
        inc number
        bne whole
        inc number+1
        bne whole
        inc number+2
whole:  lda number+2
        bne most
        lda twice
        cmp number
        lda twice+1
        sbc number+1
        bcs done
most:   clc
        lda twice
        adc #1
        sta number
        lda twice+1
        adc #0
        sta number+1
done:   rts
.endproc
