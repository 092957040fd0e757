; brain_threat.s: twin of src/games/starchess/brain_threat.c. One look at all sectors finds the threats, the sectors in
; reach and the own fleets; the full mask is found with the requests (brain_turn.s).

.include "games/starchess/brain.inc"
.export find_threats, _stars_full

.segment "BSS"
threat_lo:      .res SECTORS
threat_hi:      .res SECTORS
fleet_at:       .res SECTORS
fleet_lo:       .res SECTORS
fleet_hi:       .res SECTORS
_stars_full:    .res 2

.segment "GAME"

;   In:        side, galaxy
;   Out:       threats of sectors in reach; within, near; own fleets; nothing is assigned
;   Clobbers:  A, X, Y, count, bits, here, at, behind
;   Twin test: tests/twin/stars.c
.proc find_threats
        lda _side
        asl
        tax
        lda reach,x
        sta within
        lda reach+1,x
        sta within+1
        ldx #SECTORS - 1
        lda #0
        sta near_count
        sta fleets
clear:  sta threat_lo,x
        sta threat_hi,x
        sta assigned_lo,x
        sta assigned_hi,x
        dex
        bpl clear
        lda _side
        asl
        asl
        asl
        asl
        sta at
        adc #SECTORS            ; C = 0
        sta behind

look:   ldy at
        ldx _stars_order,y
        lda _stars_byte_bit,x
        cpx #8
        bcs :+
        and within
        bcc :++                 ; always
:       and within+1
:       beq far
        ldy near_count
        stx near,y
        inc near_count
far:    lda fleet,x
        cmp #NOBODY
        beq next
        cmp _side
        bne enemy
        ldy fleets              ; an own one
        inc fleets
        txa
        sta fleet_at,y
        asl
        tax
        lda ships,x
        sta fleet_lo,y
        lda ships+1,x
        sta fleet_hi,y
next:   inc at
        lda at
        cmp behind
        bne look
        rts

enemy:  asl                     ; bits = where it stands, and what it reaches, in reach of `side`
        tay
        lda reach,y
        sta bits
        lda reach+1,y
        sta bits+1
        txa
        asl
        tay
        lda bits
        and _stars_around,y
        ora _stars_bit,y
        and within
        sta bits
        lda bits+1
        and _stars_around+1,y
        ora _stars_bit+1,y
        and within+1
        sta bits+1
        ora bits
        beq next
        lda ships,y
        sta count
        lda ships+1,y
        sta count+1
        lda _stars_first_lane+1,x
        sta here
        txa                     ; its own sector, then the lanes
        tay
        lda _stars_first_lane,x
        tax
        dex
        jmp reached
lane:   ldy _stars_lane_to,x
reached:
        lda _stars_byte_bit,y
        cpy #8
        bcs :+
        and bits
        bcc :++                 ; always
:       and bits+1
:       beq missed
        clc
        lda threat_lo,y
        adc count
        sta threat_lo,y
        lda threat_hi,y
        adc count+1
        sta threat_hi,y
missed: inx
        cpx here
        bne lane
        beq next                ; always
.endproc
