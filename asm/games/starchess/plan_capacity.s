; plan_capacity.s: how many ships the income supports. Twin of src/games/starchess/plan_capacity.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export _stars_capacity, count_income, needs_credits
.import _stars_sum_output, _stars_made_credits, _stars_made_materials, _stars_eaten, tenth

.segment "GAME"

; uint16_t stars_capacity(void)
;   In:        side, galaxy
;   Out:       A/X, and number = ships that income supports
;   Clobbers:  Y, part, lost, own_zp
;   Twin test: tests/twin/starchess.c
.proc _stars_capacity
        jsr _stars_sum_output
        sec
        lda _stars_made_credits
        sbc _stars_eaten
        sta number
        lda _stars_made_credits+1
        sbc _stars_eaten+1
        sta number+1
        bcs :+
        lda #0
        sta number
        sta number+1
:       lda _stars_made_materials
        ldx _stars_made_materials+1
        ; fall into lesser
.endproc

; number and A/X = the smaller of (number) / 20 and A/X / 10. Takes the smaller of (number) / 2 and A/X, divided by 10.
.proc lesser
        lsr number+1
        ror number
        cpx number+1
        bcc second
        bne :+
        cmp number
        bcs :+
second: sta number
        stx number+1
:       lda number
        sta smaller
        jsr tenth
        lda number
        ldx number+1
        rts
.endproc

; net_credits, net_materials and capacity of `side`. Clobbers A, X, Y, number, part, lost, own_zp.
.proc count_income
        lda #0
        sta is_stale
        jsr _stars_sum_output
        sec
        lda _stars_made_credits
        sbc _stars_eaten
        sta net_credits
        lda _stars_made_credits+1
        sbc _stars_eaten+1
        sta net_credits+1
        lda _stars_made_materials
        sta net_materials
        lda _stars_made_materials+1
        sta net_materials+1
        lda kind
        beq support
        lda _side
        asl
        tax
        lda credits,x
        sta number
        lda credits+1,x
        sta number+1
        jsr tenth
        clc
        lda number
        adc net_credits
        sta net_credits
        lda number+1
        adc net_credits+1
        sta net_credits+1
        lda materials,x
        sta number
        lda materials+1,x
        sta number+1
        jsr tenth
        clc
        lda number
        adc net_materials
        sta net_materials
        lda number+1
        adc net_materials+1
        sta net_materials+1
        ; fall into support
.endproc

; capacity = the number of ships that net_credits and net_materials support; 0 if one of them is negative.
; Clobbers A, X, Y, number, part, lost.
.proc support
        lda #0
        sta capacity
        sta capacity+1
        lda net_credits
        sta number
        lda net_credits+1
        bmi none
        sta number+1
        lda net_materials
        ldx net_materials+1
        bmi none
        jsr lesser
        sta capacity
        stx capacity+1
        asl                     ; rest = smaller - 10 * capacity, at most 9
        sta rest
        asl
        asl
        clc
        adc rest
        eor #$FF
        sec
        adc smaller
        sta rest
none:   rts
.endproc

; needs_credits: C = 0 if the credits income of `side` is below its materials income and a tenth of that reserve.
; Clobbers what count_income does.
.proc needs_credits
        lda is_stale
        beq :+
        jsr count_income
:       clc
        lda net_materials
        adc _stars_eaten
        sta number
        lda net_materials+1
        adc _stars_eaten+1
        sta number+1
        lda _stars_made_credits
        cmp number
        lda _stars_made_credits+1
        sbc number+1
        rts
.endproc
