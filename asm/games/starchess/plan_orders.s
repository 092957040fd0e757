; plan_orders.s: hands out a plan order by order. Twin of src/games/starchess/plan_orders.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export _stars_keep_plan, _stars_next_planned, _stars_give_order
.export _stars_kept, _stars_kept_end, _stars_kept_at, _stars_hint
.import _stars_plan, _stars_plan_count, _root_excluded_count, _hash_key, _list_play, _game_hash, _game_unmake
.import _pv_lo, _pv_hi, _pv_end

.assert HINT_FOUND = 1, error, "see stars_give_order"

.bss
_stars_kept:    .res 2 * PLAN_MOST
_stars_kept_end: .res 1            ; length of the plan in bytes; all indices in this file count bytes
_stars_kept_at: .res 1             ; index of the order that was given last
_stars_hint:    .res 1
keys:           .res 2 * KEY_BYTES ; hash keys of the board before and after that order
KEY_NEXT        = KEY_BYTES

.segment "GAME"

; void stars_keep_plan(void): makes the orders in stars_plan the plan.
;   In:        stars_plan, stars_plan_count
;   Clobbers:  A, X
;   Twin test: tests/twin/starchess.c
.proc _stars_keep_plan
        ldx #2 * PLAN_MOST - 1
:       lda _stars_plan,x
        sta _stars_kept,x
        dex
        bpl :-
        inx
        stx _stars_kept_at
        lda _stars_plan_count
        asl a
        sta _stars_kept_end
        rts
.endproc

; uint8_t stars_next_planned(void)
;   Out:       A = 1 if an order of the plan fits the board; it is now the current one. Otherwise A = 0. X = 0
;   Clobbers:  Y
;   Twin test: tests/twin/starchess.c
.proc _stars_next_planned
        lda _root_excluded_count
        bne no
        ldx _stars_kept_end
        beq no
        ldy #KEY_NEXT
        jsr is_key
        bne same
        ldx _stars_kept_at
        inx
        inx
        cpx _stars_kept_end
        bcs same
        stx _stars_kept_at
        bcc yes                 ; always
same:   lda _stars_kept_at             ; the same order is asked for again
        beq no
        ldy #0
        jsr is_key
        bne no
yes:    lda #1
        .byte $2C               ; BIT abs: skips the next instruction
no:     lda #0
        ldx #0
        rts
.endproc

; Z = 1: the key at keys + Y is the key of the board at ply 0. Clobbers A, X, Y.
.proc is_key
        ldx #0
next:   lda keys,y
        cmp _hash_key,x         ; the bytes of a key are PLIES apart
        bne done
        iny
        txa
        clc
        adc #PLIES
        tax
        cpx #KEY_BYTES * PLIES
        bne next
done:   rts
.endproc

; Copies the key of the board at `ply` to keys + Y. Clobbers A, X, Y.
.proc copy_key
        lda _ply
next:   tax
        lda _hash_key,x
        sta keys,y
        iny
        txa
        clc
        adc #PLIES
        cmp #KEY_BYTES * PLIES
        bcc next
        rts
.endproc

; void stars_give_order(void): returns the current order in `move`, and the rest of the plan as principal variation.
;   Out:       move, pv_lo, pv_hi, pv_end[0]; outcome = OUTCOME_NONE; stars_hint = HINT_FOUND
;   Clobbers:  A, X, Y, and all that game_make and game_unmake clobber
;   Twin test: tests/twin/starchess.c
.proc _stars_give_order
        ldy #HINT_FOUND
        sty _stars_hint
        dey
        jsr copy_key
        ldx _stars_kept_at
        lda _stars_kept,x
        sta _move
        lda _stars_kept+1,x
        sta _move+1
        jsr _list_play
        jsr _game_hash
        ldy #KEY_NEXT
        jsr copy_key
        jsr _game_unmake
        ldy #OUTCOME_NONE       ; 0
        sty _outcome
        ldx _stars_kept_at
line:   lda _stars_kept,x              ; the rest of the turn
        sta _pv_lo,y
        lda _stars_kept+1,x
        sta _pv_hi,y
        iny
        inx
        inx
        cpy #PV_MAX
        bcs :+
        cpx _stars_kept_end
        bcc line
:       sty _pv_end
        rts
.endproc
