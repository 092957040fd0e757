; plan_fleets.s: sends fleets to the sectors that request ships. Twin of src/games/starchess/plan_fleets.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export send_fleets, assign_new, find_before
.import give, group_begin, use_target

.segment "SCRATCH"
candidate_at:   .res SECTORS    ; sectors of the requests that a fleet may answer, sorted by key
.segment "ROOT"
candidate_key:  .res SECTORS    ; group * 4 + distance

NEVER           = $FF           ; high byte of `least`: more ships than any fleet has, because no more are wanted

.segment "SEARCH"

; send_fleets: sends the fleets that existed at the start of the turn, the largest first.
;   In:        fleets, fleet_at, the requests
;   Out:       galaxy, assigned, stars_used
;   Clobbers:  A, X, Y, zero page of plan.inc and of stars_execute_order
.proc send_fleets
        ldy #0
next:   cpy fleets
        beq done
        ldx fleet_at,y
        iny
        sty remaining
        jsr answer_all
        ldy remaining
        bne next                ; always
done:   rts
.endproc

; The fleet of sector X answers requests by priority, then distance, then the order of `side`. Only requests for which
; it has enough ships are considered, because it will not get more. They are sorted into candidate_at by their key.
; Only fleets in the sector or next to it serve a certain kill.
.proc answer_all
        stx from
        txa
        eor #SECTORS - 1
        tay
        lda _stars_grid,y
        sta from_grid
        txa
        asl
        tay
        sec                     ; free = ships of the fleet that answer no request
        lda ships,y
        sbc assigned_lo,x
        sta free
        lda ships+1,y
        sbc assigned_hi,x
        sta free+1
        ora free
        bne :+
        rts
:       lda #0
        sta candidates
        tax
groups: lda group_end,x
        sta list_end
        ldy group_begin,x
        cpy list_end
        beq none
        stx group
        txa
        asl
        asl
        sta level
look:   ldx request,y
        lda free
        cmp least_lo,x
        lda free+1
        sbc least_hi,x
        bcc skip
        sty at
        from_fleet
        ldy level
        bne any
        cmp #2
        bcs far
any:    ora level
        sta key
        ldy candidates
        inc candidates
shift:  dey
        bmi put
        lda candidate_key,y
        cmp key
        bcc put
        beq put
        sta candidate_key+1,y
        lda candidate_at,y
        sta candidate_at+1,y
        bcs shift               ; always
put:    iny
        lda key
        sta candidate_key,y
        txa
        sta candidate_at,y
far:    ldy at
skip:   iny
        cpy list_end
        bne look
        ldx group
none:   inx
        cpx #PRIORITIES
        bcc groups

        ldy #0
next:   cpy candidates
        beq done
        ldx candidate_at,y
        iny
        sty candidate
        jsr answer
        lda free                ; every ship that is still here answers a request
        ora free+1
        beq done
        ldy candidate
        bne next                ; always
done:   rts
.endproc

; The fleet in sector (from), with (free) ships, answers the request of sector X, if it can.
.proc answer
        stx target
        cpx from
        bne unmoved
        lda owner,x             ; ships that only stay may have moved; ships that settle may not
        cmp #NO_PLAYER
        bne all
unmoved:
        lda from
        asl
        tay
        sec                     ; able = ships that did not move
        lda ships,y
        sbc moved,y
        sta able
        lda ships+1,y
        sbc moved+1,y
        sta able+1
        cpx from
        beq limit
        ldy from
        sec
        lda able                ; ships that must move may not be new, either
        sbc fresh,y
        sta able
        bcs limit
        dec able+1
limit:  lda free
        cmp able
        lda free+1
        sbc able+1
        bcs :+
all:    lda free
        sta able
        lda free+1
        sta able+1
:       lda most_lo,x
        cmp able
        lda most_hi,x
        sbc able+1
        bcs :+
        lda most_lo,x
        sta able
        lda most_hi,x
        sta able+1
:       lda able
        ora able+1
        beq refuse
        lda least_lo,x
        ora least_hi,x
        beq further
        lda able
        cmp least_lo,x
        lda able+1
        sbc least_hi,x
        bcs enough
refuse: rts
further:
        lda fleet,x             ; enough ships are assigned, but each fleet must be as strong as the enemy
        cmp #NO_PLAYER
        beq enough
        cmp _side
        beq enough
        txa
        asl
        tay
        lda able
        cmp ships,y
        lda able+1
        sbc ships+1,y
        bcc refuse

enough: cpx from
        bne go
        clc
        lda assigned_lo,x
        adc able
        sta assigned_lo,x
        lda assigned_hi,x
        adc able+1
        sta assigned_hi,x
        jmp used

go:     from_fleet
        cmp #1
        beq :+
        jsr step_towards
        bcs refuse
:       stx order_to
        jsr send
        beq refuse
        ldx target

used:   jsr use_target
        sec
        lda free
        sbc able
        sta free
        lda free+1
        sbc able+1
        sta free+1
        lda most_lo,x           ; C = 1
        sbc able
        sta most_lo,x
        lda most_hi,x
        sbc able+1
        sta most_hi,x
        lda least_lo,x          ; C = 1
        sbc able
        sta least_lo,x
        lda least_hi,x
        sbc able+1
        sta least_hi,x
        bcs :+
        lda #0
        sta least_lo,x
        sta least_hi,x
:       lda most_lo,x
        ora most_hi,x
        bne :+
        lda #NEVER
        sta least_hi,x
:       rts
.endproc

; X = the next sector on the way from (from) to (target), which are A apart. C = 1 if there is none.
.proc step_towards
        sec
        sbc #1
        sta away
        ldy #0
look:   sty place
        ldx near,y
        from_fleet
        cmp #1
        bne next
        to_target
        cmp away
        bne next
        lda fleet,x
        cmp #NO_PLAYER
        beq found
        cmp _side
        beq found
next:   ldy place
        iny
        cpy near_count
        bcc look
        rts                     ; C = 1
found:  clc
        rts
.endproc

; find_before: before = own ships in sector X; Z = 1 if the fleet there belongs to `side`. Clobbers A, Y.
.proc find_before
        lda #0
        sta before
        sta before+1
        lda fleet,x
        cmp _side
        bne :+
        txa
        asl
        tay
        lda ships,y
        sta before
        lda ships+1,y
        sta before+1
        lda #0
:       rts
.endproc

; Sends up to (able) ships to sector X = order_to, as many as fit there. Out: able = their number; Z = 1 if none.
.proc send
        jsr find_before
        bne free_way
        sec
        lda #<SHIPS_MOST
        sbc before
        sta number
        lda #>SHIPS_MOST
        sbc before+1
        sta number+1
        lda number
        cmp able
        lda number+1
        sbc able+1
        bcs free_way
        lda number
        sta able
        lda number+1
        sta able+1
        ora able
        beq none
free_way:
        lda from
        sta order_from
        lda able
        sta order_ships
        lda able+1
        sta order_ships+1
        lda #ORDER_MOVE
        jsr give
        ldx order_to
        jsr assign_new
        lda #1
none:   rts
.endproc

; assign_new: adds the ships of `side` that have come to sector X to `assigned`; (before) were there already. If there
; were none, `assigned` has not been set yet. Clobbers A, Y. Keeps X.
.proc assign_new
        lda fleet,x
        cmp _side
        bne none
        txa
        asl
        tay
        lda before
        ora before+1
        bne :+
        sta assigned_lo,x
        sta assigned_hi,x
:       sec
        lda ships,y
        sbc before
        sta number
        lda ships+1,y
        sbc before+1
        sta number+1
        clc
        lda number
        adc assigned_lo,x
        sta assigned_lo,x
        lda number+1
        adc assigned_hi,x
        sta assigned_hi,x
none:   rts
.endproc
