; plan_threats.s: counts the enemy ships that threaten each sector. Twin of src/games/starchess/plan_threats.c. One pass
; over all sectors also finds the sectors in reach and the own fleets. The full mask, stars_full, is set by plan_turn.s
; together with the requests.
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export find_threats, _stars_full

.segment "ROOT"
threat_lo:      .res SECTORS
threat_hi:      .res SECTORS
fleet_at:       .res SECTORS
fleet_lo:       .res SECTORS
fleet_hi:       .res SECTORS
enemy_at:       .res SECTORS
_stars_full:    .res 2

.segment "GAME"

; find_threats: finds the threats, the sectors in reach and the own fleets.
;   In:        side, row, galaxy
;   Out:       threat of the sectors in reach, anything in the others; within, near, near_count; fleets,
;              fleet_at, fleet_lo, fleet_hi: the own fleets, the largest first; assigned = 0 for them
;   Clobbers:  A, X, Y, number, count, bits, here, at, list_end, enemies
;   Twin test: tests/twin/starchess.c
.proc find_threats
        lda _side
        asl
        tax
        lda reach,x
        sta within
        lda reach+1,x
        sta within+1
        lda #0
        sta near_count
        sta fleets
        sta enemies
        lda row
        tax
        clc
        adc #SECTORS
        sta list_end

look:   ldy _stars_order,x
        lda _stars_byte_bit,y
        cpy #8
        bcs :+
        and within
        bcc :++                 ; always
:       and within+1
:       bne in_reach
        lda fleet,y
        cmp #NO_PLAYER
        bne anybody
next:   inx
        cpx list_end
        bcc look
        jmp sum

in_reach:
        stx at
        lda #0
        sta threat_lo,y
        sta threat_hi,y
        ldx near_count
        inc near_count
        sty near,x
        ldx at
        lda fleet,y
        cmp #NO_PLAYER
        beq next
anybody:
        stx at
        cmp _side
        bne enemy
        lda #0                  ; an own fleet
        sta assigned_lo,y
        sta assigned_hi,y
        sty here
        tya
        asl
        tay
        lda ships,y
        sta number
        lda ships+1,y
        sta number+1
        ldx fleets
        inc fleets
shift:  dex                     ; insert it after those that are not smaller
        bmi put
        lda fleet_lo,x
        cmp number
        lda fleet_hi,x
        sbc number+1
        bcs put
        lda fleet_lo,x
        sta fleet_lo+1,x
        lda fleet_hi,x
        sta fleet_hi+1,x
        lda fleet_at,x
        sta fleet_at+1,x
        bcc shift               ; always
put:    inx
        lda number
        sta fleet_lo,x
        lda number+1
        sta fleet_hi,x
        lda here
        sta fleet_at,x
        ldx at
        jmp next
enemy:  ldx enemies
        inc enemies
        tya
        sta enemy_at,x
        ldx at
        jmp next

sum:    dec enemies
        bpl :+
        rts
:       ldy enemies
        ldx enemy_at,y
        stx here
        lda _stars_first_lane+1,x
        sta list_end
        txa
        asl
        tay
        lda ships,y
        sta count
        lda ships+1,y
        sta count+1
        lda fleet,x
        asl
        tax
        lda count+1
        bne some
        lda reach,x             ; can fewer than 256 ships move to all neighbours of their sector?
        eor #$FF
        and _stars_around,y
        bne some
        lda reach+1,x
        eor #$FF
        and _stars_around+1,y
        bne some
        ldy here                ; first the sector of the fleet, then the lanes
        ldx _stars_first_lane,y
        dex
        clc
        bcc each                ; always
lane:   ldy _stars_lane_to,x
each:   lda threat_lo,y
        adc count               ; C = 0
        sta threat_lo,y
        bcs carry
        inx
        cpx list_end
        bcc lane
        bcs sum                 ; always
carry:  lda threat_hi,y
        adc #0
        sta threat_hi,y
        inx
        cpx list_end
        bcc lane
        bcs sum                 ; always

some:   lda reach,x
        sta bits
        lda reach+1,x
        sta bits+1
        ldy here
        ldx _stars_first_lane,y
        dex
        clc
        bcc add                 ; always
way:    ldy _stars_lane_to,x
        lda _stars_byte_bit,y
        cpy #8
        bcs second
        and bits
        beq missed
        bne add                 ; always, C = 0
second: and bits+1
        beq missed
        clc
add:    lda threat_lo,y
        adc count
        sta threat_lo,y
        lda threat_hi,y
        adc count+1
        sta threat_hi,y
missed: inx
        cpx list_end
        bcc way
        jmp sum
.endproc
