; plan_build.s: builds ships up to the capacity and scraps ships above it. Twin of src/games/starchess/plan_build.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.include "constants/games/starchess/plan_build.inc"
.export build_all
.import buildable, assign_new, find_before, give, has_enemy, use_target, group_begin, output_is_current, count_income
.import settle_colonies, terraform

.segment "ROOT"
makes_lo:       .res SECTORS    ; output of the colonies, by index in `near`
makes_hi:       .res SECTORS

.segment "GAME"

; build_all: the second half of a turn, without its end. Sets output_is_current, so that the end of the turn need not
; call stars_sum_output.
;   In:        side, galaxy, the requests
;   Out:       galaxy, stars_used
;   Clobbers:  A, X, Y, zero page of plan.inc and of stars_execute_order
.proc build_all
        jsr count_income
        jsr build_for_requests
        jsr settle_colonies
        jsr terraform
        lda is_stale
        beq :+
        jsr count_income        ; the orders above have changed it
:       inc output_is_current
        jsr find_spare
        bcs :+
        jmp scrap_rest
:       bne build_rest
        rts
.endproc

; Builds up to (spare) ships, on the most productive colony first.
.proc build_rest
        jsr can_pay
        bcc done
        ldy near_count
        dey
look:   sty place
        ldx near,y
        lda #0
        sta makes_lo,y
        sta makes_hi,y
        lda owner,x
        cmp _side
        bne next
        jsr has_enemy
        bcs next
        jsr product
next:   ldy place
        dey
        bpl look

again:  lda #0                  ; best = the most productive colony; of equals, the first in near
        sta largest
        sta largest+1
        ldy near_count
        dey
most:   lda makes_lo,y
        cmp largest
        lda makes_hi,y
        sbc largest+1
        bcc :+
        sty best
        lda makes_lo,y
        sta largest
        lda makes_hi,y
        sta largest+1
:       dey
        bpl most
        lda largest
        ora largest+1
        beq done
        ldy best
        lda #0
        sta makes_lo,y
        sta makes_hi,y
        ldx near,y
        lda spare
        sta count
        lda spare+1
        sta count+1
        jsr build
        jsr find_spare
        beq done
        jsr can_pay
        bcs again
done:   rts
.endproc

; The smaller of half of net_credits and net_materials, of which capacity is a tenth, has fallen by 2 * able. Clobbers
; A, Y.
.proc shrink
        lda able
        sec
five:   sbc #5
        bcc few
        jsr fall
        bcs five                ; always
few:    adc #5                  ; C = 0: the remainder
        asl
        eor #$FF
        sec
        adc rest
        bcs keep
        adc #10
        sta rest
fall:   ldy capacity            ; by 1, but not below 0
        bne low
        ldy capacity+1
        beq none
        dec capacity+1
low:    dec capacity
none:   rts
keep:   sta rest
        rts
.endproc

; C = 1 if the reserves of `side` pay for at least one ship. Clobbers A, Y. Keeps X.
.proc can_pay
        lda _side
        asl
        tay
        lda materials+1,y
        bne :+
        lda materials,y
        cmp #SHIP_MATERIALS
        bcc no
:       lda credits+1,y
        bne yes
        lda credits,y
        cmp #SHIP_CREDITS
        rts
yes:    sec
no:     rts
.endproc

; spare = ships missing to capacity; Z = 1 if none; C = 0 if there are more ships. Clobbers A, Y. Keeps X.
.proc find_spare
        lda _side
        asl
        tay
        sec
        lda capacity
        sbc total,y
        sta spare
        lda capacity+1
        sbc total+1,y
        sta spare+1
        bcs :+
        lda #0
        sta spare
        sta spare+1
:       ora spare               ; A was the high byte
        rts
.endproc

; Builds up to (count) ships in sector X. Out: Z = 1 if none is built; otherwise A = able = their number.
.proc build
        jsr buildable
        lda count
        beq none
        sta able
        sta order_ships
        lda #0
        sta order_ships+1
        stx order_from
        jsr find_before
        beq give_order
        lda fleet,x
        cmp #NO_PLAYER
        beq give_order
        inc is_stale            ; the new ships may beat the enemy; the colony then has income
give_order:
        lda #ORDER_BUILD
        jsr give
        ldx order_from
        jsr assign_new
        lda kind
        beq all_built
        lda able                ; at most 100: the reserves are lower, and so is the capacity
        asl
        sta number
        sec
        lda net_materials
        sbc number
        sta net_materials
        bcs :+
        dec net_materials+1
:       lda #0
        asl number
        rol
        sta number+1
        sec
        lda net_credits
        sbc number
        sta net_credits
        lda net_credits+1
        sbc number+1
        sta net_credits+1
        jsr shrink
all_built:
        lda able
none:   rts
.endproc

; Builds ships on the own colony X = (target) for its own request; more than (spare) only against ships in its sector.
.proc build_own
        jsr has_enemy
        bcs all
        jsr find_spare
        bne limited
none:   rts

limited:
        ldy target
        lda spare
        cmp most_lo,y
        lda spare+1
        sbc most_hi,y
        bcs all
        lda spare
        sta count
        lda spare+1
        sta count+1
        bcc some                ; always
all:    ldy target
        lda most_lo,y
        sta count
        lda most_hi,y
        sta count+1
some:   jsr build
        beq none
        ldx target
        sec
        lda most_lo,x
        sbc able
        sta most_lo,x
        bcs :+
        dec most_hi,x
:       jmp use_target
.endproc

; Builds up to (spare) ships in sector X for the request of sector (target).
build_for = build_own::limited

; Builds for the request of sector (target) on own colonies without enemy ships, the nearest first.
;   In:        spare, not 0
.proc build_near
        lda #1
        sta away
round:  ldy #0
        lda _side
look:   ldx near,y
        iny
        cmp owner,x
        bne next
        sty place
        to_target
        cmp away
        bne further
        jsr has_enemy
        bcs further
        jsr build_for
        ldy target
        lda most_lo,y
        ora most_hi,y
        beq done
        jsr find_spare
        beq done
        jsr can_pay
        bcc done
further:
        ldy place
        lda _side
next:   cpy near_count
        bcc look
        inc away
        lda away
        cmp #4
        bcc round
done:   rts
.endproc

.proc build_for_requests        ; not for certain kills
        jsr can_pay
        bcc done
        ldx #1
groups: stx group
        ldy group_begin,x
look:   ldx group
        tya
        cmp group_end,x
        beq next
        sty item
        ldx request,y
        lda most_lo,x
        ora most_hi,x
        beq none
        stx target
        lda owner,x
        cmp _side
        bne other
        jsr build_own
        jmp paid
other:  jsr find_spare
        beq none
        jsr build_near
paid:   jsr can_pay
        bcc done
none:   ldy item
        iny
        bne look                ; always
next:   inx
        cpx #PRIORITIES
        bcc groups
done:   rts
.endproc

; makes_lo, makes_hi at (place) = what the colony in sector X makes in a turn, materials and credits added up.
.proc product
        txa
        asl
        tay
        lda people,y
        sta number
        lda people+1,y
        sta number+1
        lda terran,x
        bne rich
        lda number              ; 5 * people, at most 1,000
        asl
        rol number+1
        asl
        rol number+1
        clc
        adc people,y
        bcc note
        inc number+1
        bcs note                ; always
rich:   lda number
        ldx number+1
        bne most
        cmp #TERRAN_MATERIALS
        bcc :+
most:   lda #TERRAN_MATERIALS
:       clc
        adc number
        bcc note
        inc number+1
note:   ldy place
        sta makes_lo,y
        lda number+1
        sta makes_hi,y
        rts
.endproc

; Scraps ships that answer no request, in the order of `side`, until the capacity is reached.
.proc scrap_rest
        lda _side
        asl
        tay
        sec                     ; spare = number of ships above capacity
        lda total,y
        sbc capacity
        sta spare
        lda total+1,y
        sbc capacity+1
        sta spare+1
        ldy row
        tya
        clc
        adc #SECTORS
        sta list_end
        lda _side
look:   ldx _stars_order,y
        iny
        cmp fleet,x
        bne next
        sty at
        txa
        asl
        tay
        sec
        lda ships,y
        sbc assigned_lo,x
        sta order_ships
        lda ships+1,y
        sbc assigned_hi,x
        sta order_ships+1
        ora order_ships
        beq none
        lda spare
        cmp order_ships
        lda spare+1
        sbc order_ships+1
        bcs :+
        lda spare
        sta order_ships
        lda spare+1
        sta order_ships+1
:       stx order_from
        sec
        lda spare
        sbc order_ships
        sta spare
        lda spare+1
        sbc order_ships+1
        sta spare+1
        lda #ORDER_SCRAP
        jsr give
        lda spare
        ora spare+1
        beq done
none:   ldy at
        lda _side
next:   cpy list_end
        bne look
done:   rts
.endproc
