; plan_turn.s: plays a turn of the computer player and makes the requests for it. Twin of
; src/games/starchess/plan_turn.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.export _stars_play_turn, _stars_focus
.import give, third, group_begin, _stars_used, _stars_full, find_threats, send_fleets, build_all

WAR_LEAST       = 50            ; a request to attack a colony may always take up to this many ships
HOME            = 0             ; groups of requests: priority, less 1
URGENT          = 1
ATTACK          = 2
QUIET           = 3

.segment "BSS"
_stars_focus:   .res 1

.segment "GAME"

; void stars_play_turn(uint16_t off)
;   In:        A/X = requests to leave out, side, galaxy, stars_focus, stars_noting, stars_thrifty
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
        jsr find_threats
        jsr make_requests
        jsr send_fleets
        jsr build_all
        lda #ORDER_END
        jmp give
.endproc

; Makes a request for every sector in reach except `off` and own colonies without a threat. Requests are sorted by
; priority, then in the order of `side`. Also sets stars_full.
.proc make_requests
        lda within
        sta _stars_full
        lda within+1
        sta _stars_full+1
        ldx #3
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
wanted: lda _stars_byte_bit,x
        cpx #8
        bcs :+
        and off
        bcc :++                 ; always
:       and off+1
:       bne next
        jsr request_for
        inx
        cpx _stars_focus
        beq focus
        dex
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

focus:  dex
        lda #<SHIPS_MOST        ; the request comes first and may take all ships
        sta most_lo,x
        lda #>SHIPS_MOST
        sta most_hi,x
        lda #HOME
        beq add                 ; always
.endproc

; Sets least, most and settling of sector X. Out: A = the group of its request. Clobbers Y, number, lost. Keeps X.
.proc request_for
        lda threat_lo,x         ; at least the threat, at most three times the threat
        sta least_lo,x
        asl
        sta number
        lda threat_hi,x
        sta least_hi,x
        rol
        tay
        lda number              ; C = 0: all players together have too few ships for an overflow
        adc threat_lo,x
        sta most_lo,x
        tya
        adc threat_hi,x
        sta most_hi,x
        lda #0
        sta settling_lo,x
        sta settling_hi,x
        ldy owner,x
        cpy _side
        beq defend
        cpy #NO_PLAYER
        beq settle
        inc least_lo,x
        bne :+
        inc least_hi,x
:       lda most_hi,x
        bne :+
        lda most_lo,x
        cmp #WAR_LEAST
        bcs :+
        lda #WAR_LEAST
        sta most_lo,x
:       txa
        cmp _stars_home,y
        beq urgent
        lda #ATTACK
        rts

settle: clc
        lda most_lo,x
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

defend: lda threat_lo,x         ; a third of the threat, plus 1
        sta number
        lda threat_hi,x
        sta number+1
        jsr third
        inc number
        bne :+
        inc number+1
:       lda number
        sta least_lo,x
        lda number+1
        sta least_hi,x
        lda fleet,x
        cmp #NO_PLAYER
        beq quiet
        cmp _side
        beq quiet
        ldy _side
        txa
        cmp _stars_home,y
        beq home
urgent: lda #URGENT
        rts
home:   lda #HOME
        rts
.endproc
