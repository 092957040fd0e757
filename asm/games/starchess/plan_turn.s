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
        lda off
        ora off+1
        sta is_masked
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
        bne wish
        txa                     ; an own colony without a threat
        asl
        tay
        lda _stars_full
        eor _stars_bit,y
        sta _stars_full
        lda _stars_full+1
        eor _stars_bit+1,y
        sta _stars_full+1
        bcc next                ; always
wanted: tay                     ; is it an enemy home that can be destroyed?
        txa
        cmp _stars_home,y
        bne wish
        cpy #NO_PLAYER          ; it has no home
        beq wish
        lda kind
        beq wish
        jsr can_kill
        bcs kill
wish:   lda is_masked
        beq request_for
        lda _stars_byte_bit,x
        cpx #8
        bcs :+
        and off
        bcc :++                 ; always
:       and off+1
:       beq request_for
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
        ldy #KILL
        beq add                 ; always

; Sets least and most of sector X, and settling if the sector has no colony. Y = the priority of its request.
request_for:
        lda threat_lo,x
        sta number
        lda threat_hi,x
        sta number+1
        ldy owner,x
        cpy _side
        bne :+
        jmp defend
:       cpy #NO_PLAYER
        bne attack
        ora number
        beq free
        jsr triple
        jsr count_enemy
        lda most_lo,x
        adc #SETTLERS           ; C = 0
        sta most_lo,x
        bcc :+
        inc most_hi,x
        clc
:       lda count
        adc #SETTLERS
        sta least_lo,x
        sta settling_lo,x
        lda count+1
        adc #0
        sta least_hi,x
        sta settling_hi,x
quiet:  ldy #QUIET
add:    txa                     ; adds sector X to the requests of priority Y
        ldx group_end,y
        sta request,x
        inx
        txa
        sta group_end,y
        bne next                ; always
free:   sta most_hi,x           ; no enemy is near
        sta least_hi,x
        sta settling_hi,x
        lda #SETTLERS
        sta most_lo,x
        sta least_lo,x
        sta settling_lo,x
        bne quiet               ; always

attack: jsr triple
        bne :+
        lda most_lo,x
        cmp #COLONIES_WAR
        bcs :+
        lda #COLONIES_WAR
        sta most_lo,x
:       jsr count_enemy         ; enemies elsewhere count half, for a raider not at all
        lda kind
        cmp #KIND_RAIDER
        bne :+
        lda count
        sta number
        lda count+1
        sta number+1
:       clc                     ; half of the threat and of the enemies here, plus 1
        lda number
        adc count
        tay
        lda number+1
        adc count+1
        lsr
        sta least_hi,x
        tya
        ror
        clc
        adc #1
        sta least_lo,x
        bcc :+
        inc least_hi,x
:       ldy owner,x
        txa
        cmp _stars_home,y
        bne :+
        ldy #URGENT
        bne add                 ; always
:       ldy #ATTACK
        bne add                 ; always

; The request of the own colony X, whose threat is (number)
defend: jsr has_enemy
        bcc garrison
        jsr triple
        jsr guard
        ldy _side
        txa
        cmp _stars_home,y
        beq home
        ldy #URGENT
        bne :+                  ; always
home:   ldy #HOME
:       jmp add

garrison:
        lda kind
        bne half
        jsr triple
        bcc watch               ; always
half:   lda number+1            ; at most half the threat, but not less than `least`
        lsr
        sta most_hi,x
        lda number
        ror
        sta most_lo,x
watch:  jsr guard
        lda most_lo,x
        cmp least_lo,x
        lda most_hi,x
        sbc least_hi,x
        bcs :+
        lda least_lo,x
        sta most_lo,x
        lda least_hi,x
        sta most_hi,x
:       jmp quiet
.endproc

; least = a third of (number), plus 1. Clobbers A, Y, number, lost. Keeps X.
.proc guard
        jsr third
        inc number
        bne :+
        inc number+1
:       lda number
        sta least_lo,x
        lda number+1
        sta least_hi,x
        rts
.endproc

; most = three times (number). C = 0; Z = 1 if its high byte is 0. Clobbers A, Y, lost. Keeps X.
.proc triple
        lda number
        asl
        tay
        lda number+1
        rol
        sta lost
        tya                     ; C = 0: all players together have too few ships for an overflow
        adc number
        sta most_lo,x
        lda lost
        adc number+1
        sta most_hi,x
        rts
.endproc

; count = enemy ships in sector X; for the published kind (number), its threat. C = 0. Clobbers A, Y. Keeps X.
.proc count_enemy
        lda kind
        beq all
        lda fleet,x
        cmp #NO_PLAYER
        beq none
        cmp _side
        beq none
        txa
        asl
        tay
        lda ships,y
        sta count
        lda ships+1,y
        bcc put                 ; always
none:   lda #0
        sta count
        beq put                 ; always
all:    lda number
        sta count
        lda number+1
put:    sta count+1
        clc
        rts
.endproc
