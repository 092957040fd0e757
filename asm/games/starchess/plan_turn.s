; plan_turn.s: plays a turn of the computer player and makes the requests for it. Twin of
; src/games/starchess/plan_turn.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export _stars_play_turn
.import has_enemy, give, third, group_begin, _stars_used, _stars_full, find_threats, send_fleets, build_all, can_kill

.include "constants/games/starchess/plan_turn.inc"

KILL            = 0             ; priorities of requests
HOME            = 1
URGENT          = 2
ATTACK          = 3
QUIET           = 4

.segment "GAME"

; void stars_play_turn(uint16_t off)
;   In:        A/X = requests to leave out, side, galaxy, stars_noting
;   Out:       galaxy, side, stars_full, stars_used; if stars_noting, stars_plan
;   Clobbers:  A, X, Y, all of _zp_game
;   Cycles:    make cycles GAME=starchess
;   Twin test: tests/twin/starchess.c
.proc _stars_play_turn
        sta off
        stx off+1
        lda #0
        sta _stars_used
        sta _stars_used+1
        sta kills
        sta kills+1
        ldx _side
        lda letters,x
        and #LETTER_KIND
        sta kind
        lda letters,x
        and #LETTER_MIRRORED
        ora _side
        asl
        asl
        asl
        asl
        sta row
        jsr find_threats
        jsr make_requests
        jsr send_fleets
        jsr build_all
        lda kills               ; no mask can leave them out
        eor #$FF
        and _stars_used
        sta _stars_used
        lda kills+1
        eor #$FF
        and _stars_used+1
        sta _stars_used+1
        lda #ORDER_END
        jmp give
.endproc

; Makes a request for every sector in reach except `off` and own colonies without a threat. Requests are sorted by
; priority, then in the order of `side`. Certain kills are requests of any mask. Also sets stars_full.
.proc make_requests
        lda within
        sta _stars_full
        lda within+1
        sta _stars_full+1
        ldx #PRIORITIES - 1
:       lda group_begin,x
        sta group_end,x
        dex
        bpl :-
        ldy #0
look:   sty at
        ldx near,y
        lda owner,x
        cmp _side
        bne wanted
        lda threat_lo,x
        ora threat_hi,x
        bne wanted
        txa                     ; an own colony without a threat
        asl
        tay
        lda _stars_full
        eor _stars_bit,y
        sta _stars_full
        lda _stars_full+1
        eor _stars_bit+1,y
        sta _stars_full+1
        jmp next
wanted: lda kind
        beq wish
        ldy owner,x             ; is it an enemy home that can be destroyed?
        cpy #NO_PLAYER
        beq wish
        cpy _side
        beq wish
        txa
        cmp _stars_home,y
        bne wish
        jsr can_kill
        bcs kill
wish:   lda _stars_byte_bit,x
        cpx #8
        bcs :+
        and off
        bcc :++                 ; always
:       and off+1
:       bne next
        jsr request_for
add:    stx here
        tax
        ldy group_end,x
        inc group_end,x
        lda here
        sta request,y
next:   ldy at
        iny
        cpy near_count
        bcc look
        rts

kill:   txa
        asl
        tay
        lda kills
        ora _stars_bit,y
        sta kills
        lda kills+1
        ora _stars_bit+1,y
        sta kills+1
        lda #KILL
        beq add                 ; always
.endproc

; count = enemy ships in sector X. Clobbers A, Y.
.proc count_enemy
        ldy #0
        sty count
        sty count+1
        jsr has_enemy
        bcc done
        txa
        asl
        tay
        lda ships,y
        sta count
        lda ships+1,y
        sta count+1
done:   rts
.endproc

; Sets least, most and settling of sector X. Out: A = the priority of its request. Clobbers Y, number, count, lost.
; Keeps X.
.proc request_for
        lda #0
        sta settling_lo,x
        sta settling_hi,x
        lda threat_lo,x
        sta number
        sta least_lo,x
        lda threat_hi,x
        sta number+1
        sta least_hi,x
        ldy owner,x
        cpy _side
        bne foreign
        jmp defend

; most = three times (number). C = 0. Clobbers Y.
triple: lda number
        asl
        tay
        lda number+1
        rol
        sta most_hi,x
        tya                     ; C = 0: all players together have too few ships for an overflow
        adc number
        sta most_lo,x
        lda most_hi,x
        adc number+1
        sta most_hi,x
        rts

foreign:
        cpy #NO_PLAYER
        bne attack
        ora number
        beq free
        jsr triple
        lda kind
        beq :+
        jsr count_enemy
        lda count
        sta least_lo,x
        lda count+1
        sta least_hi,x
        clc
:       lda most_lo,x
        adc #SETTLERS
        sta most_lo,x
        bcc :+
        inc most_hi,x
        clc
:       lda least_lo,x
        adc #SETTLERS
        sta least_lo,x
        sta settling_lo,x
        bcc :+
        inc least_hi,x
:       lda least_hi,x
        sta settling_hi,x
quiet:  lda #QUIET
        rts
free:   sta most_hi,x           ; no enemy is near
        lda #SETTLERS
        sta most_lo,x
        sta least_lo,x
        sta settling_lo,x
        lda #QUIET
        rts

attack: jsr triple
        lda kind
        beq above
        jsr count_enemy         ; enemies elsewhere count half, for a raider not at all
        lda kind
        cmp #KIND_RAIDER
        bne half
        lda count
        sta least_lo,x
        lda count+1
        sta least_hi,x
        jmp above
half:   clc                     ; half of the threat and of the enemies here
        lda number
        adc count
        sta least_lo,x
        lda number+1
        adc count+1
        lsr
        sta least_hi,x
        ror least_lo,x
above:  inc least_lo,x
        bne :+
        inc least_hi,x
:       lda most_hi,x
        bne :+
        lda most_lo,x
        cmp #COLONIES_WAR
        bcs :+
        lda #COLONIES_WAR
        sta most_lo,x
:       ldy owner,x
        txa
        cmp _stars_home,y
        beq urgent
        lda #ATTACK
        rts

defend: jsr has_enemy
        bcc garrison
        jsr triple
        jsr guard
        ldy _side
        txa
        cmp _stars_home,y
        beq home
urgent: lda #URGENT
        rts
home:   lda #HOME
        rts

guard:  jsr third               ; least = a third of the threat, plus 1
        inc number
        bne :+
        inc number+1
:       lda number
        sta least_lo,x
        lda number+1
        sta least_hi,x
        rts

garrison:
        lda kind
        bne :+
        jsr triple
        jsr guard
        lda #QUIET
        rts
:       lda number+1            ; at most half the threat, but not less than `least`
        lsr
        sta most_hi,x
        lda number
        ror
        sta most_lo,x
        jsr guard
        lda most_lo,x
        cmp least_lo,x
        lda most_hi,x
        sbc least_hi,x
        bcs :+
        lda least_lo,x
        sta most_lo,x
        lda least_hi,x
        sta most_hi,x
:       lda #QUIET
        rts
.endproc
