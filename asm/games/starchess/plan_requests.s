; plan_requests.s: the requests of a turn, and the orders that answer them. Twin of src/games/starchess/plan_requests.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export _stars_used, _stars_noting, _stars_plan_count, _stars_plan, give, has_enemy, use_target, third, group_begin
.import _stars_write_code, _stars_execute_order

.segment "ROOT"
_stars_used:    .res 2
_stars_noting:  .res 1
_stars_plan_count: .res 1
_stars_plan:    .res 2 * PLAN_MOST

.segment "SCRATCH"
least_lo:       .res SECTORS
least_hi:       .res SECTORS
most_lo:        .res SECTORS
most_hi:        .res SECTORS
settling_lo:    .res SECTORS
settling_hi:    .res SECTORS
assigned_lo:    .res SECTORS
assigned_hi:    .res SECTORS
.segment "ROOT"
request:        .res PRIORITIES * SECTORS
group_end:      .res PRIORITIES

.segment "GAME"

group_begin:    .byte 0, SECTORS, 2 * SECTORS, 3 * SECTORS, 4 * SECTORS

; give: executes `order`, of kind A, and stores it in stars_plan if stars_noting is 1.
;   Clobbers:  what stars_execute_order clobbers; if stars_noting, also move
.proc give
        sta order_kind
        lda _stars_noting
        beq obey
        lda _stars_plan_count
        cmp #PLAN_MOST
        bcs obey
        jsr _stars_write_code
        lda _stars_plan_count
        inc _stars_plan_count
        asl
        tay
        lda _move
        sta _stars_plan,y
        lda _move+1
        sta _stars_plan+1,y
obey:   jmp _stars_execute_order
.endproc

; third: number /= 3
;   Clobbers:  A, Y, lost           Keeps: X
;   Cycles:    60, plus 35 for each 256
.proc third
        lda #0
        sta lost
        sta lost+1
        ldy number+1
        beq few
more:   sec                     ; 255 = 3 * 85
        lda number
        sbc #255
        sta number
        bcs :+
        dey
:       clc
        lda lost
        adc #85
        sta lost
        bcc :+
        inc lost+1
:       cpy #0
        bne more
few:    lda number              ; multiply by binary 0.0101...: the quotient is exact for every byte
        lsr
        adc #21
        lsr
        adc number
        ror
        lsr
        adc number
        ror
        lsr
        adc number
        ror
        lsr
        clc
        adc lost
        sta number
        lda lost+1
        adc #0
        sta number+1
        rts
.endproc

; has_enemy: C = 1 if enemy ships are in sector X. Clobbers A. Keeps X, Y.
.proc has_enemy
        lda fleet,x
        cmp #NO_PLAYER
        beq no
        cmp _side
        beq no
        sec
        rts
no:     clc
        rts
.endproc

; use_target: adds sector X to stars_used. Clobbers A, Y. Keeps X.
.proc use_target
        txa
        asl
        tay
        lda _stars_used
        ora _stars_bit,y
        sta _stars_used
        lda _stars_used+1
        ora _stars_bit+1,y
        sta _stars_used+1
        rts
.endproc
