; plan_colonies.s: founds and terraforms colonies. Twin of src/games/starchess/plan_colonies.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export settle_colonies, terraform
.include "constants/games/starchess/plan_colonies.inc"
.import needs_credits, use_target, has_enemy, give

.segment "GAME"

; settle_colonies: founds a colony in each requested sector without one that has `settling` ships and SETTLERS ships
; that have not moved. It looks only at the last priority, which all free sectors have.
.proc settle_colonies
        ldy #(PRIORITIES - 1) * SECTORS
again:  lda _side
look:   cpy group_end + PRIORITIES - 1
        beq done
        ldx request,y
        iny
        cmp fleet,x
        bne look
        sty item
        lda owner,x
        cmp #NO_PLAYER
        bne next
        txa
        asl
        tay
        lda ships,y
        cmp settling_lo,x
        lda ships+1,y
        sbc settling_hi,x
        bcc next
        sec
        lda ships,y
        sbc moved,y
        sta number
        lda ships+1,y
        sbc moved+1,y
        bne :+
        lda number
        cmp #SETTLERS
        bcc next
:       stx order_from
        lda #ORDER_COLONIZE
        jsr give
        inc is_stale
        ldx order_from
        sec
        lda assigned_lo,x
        sbc #SETTLERS
        sta assigned_lo,x
        lda assigned_hi,x
        sbc #0
        sta assigned_hi,x
        bcs :+
        lda #0
        sta assigned_lo,x
        sta assigned_hi,x
:       jsr use_target
next:   ldy item
        bne again               ; always
done:   rts
.endproc

; terraform: terraforms the most populous barren colony without enemy ships, if `side` has two or more barren colonies
; and at most twice as many terran ones. The new kinds also do it if they have enough materials and need credits.
.proc terraform
        lda _side
        asl
        tay
        lda materials,y
        cmp #<TERRAFORMING
        lda materials+1,y
        sbc #>TERRAFORMING
        bcc done
        lda #0
        sta barren
        sta number              ; largest population so far, at most 200
        ldy #0
look:   sty place
        ldx near,y
        lda owner,x
        cmp _side
        bne next
        lda terran,x
        bne next
        inc barren
        txa
        asl
        tay
        lda people,y
        cmp number
        bcc next
        beq next
        sta part
        jsr has_enemy
        bcs next
        lda part
        sta number
        stx best
next:   ldy place
        iny
        cpy near_count
        bcc look
        lda number
        beq done
        lda barren
        cmp #2
        bcc needed
        asl
        adc barren              ; all colonies <= 3 * barren, that is, terran ones <= 2 * barren
        ldx _side
        cmp colonies,x
        bcs make_terran
needed: lda kind
        beq done
        lda _side
        asl
        tay
        lda materials,y
        cmp #<TERRAFORMING_EASY
        lda materials+1,y
        sbc #>TERRAFORMING_EASY
        bcc done
        jsr needs_credits
        bcs done
make_terran:
        lda best
        sta order_from
        inc is_stale
        lda #ORDER_TERRAFORM
        jmp give
done:   rts
.endproc
