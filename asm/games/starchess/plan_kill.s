; plan_kill.s: whether ships next to an enemy home can destroy it in this turn. Twin of src/games/starchess/plan_kill.c
; SPDX-License-Identifier: MIT

.include "games/starchess/plan.inc"
.include "constants/games/starchess/plan_kill.inc"
.export can_kill
.import has_enemy, losses

; Variables of plan.inc that the requests do not need yet
need            = best          ; a byte: ships that must bomb
crew            = away          ; a byte: people
left_people     = item          ; a byte
percents        = barren        ; a byte: crew * ships, less 100 for each that is killed
near_ships      = able          ; ships next to the home that can move
largest_near    = before        ; those of the largest such fleet
home            = target        ; a byte

.segment "SEARCH"

; can_kill: C = 1 if ships next to the enemy home in sector X, or in it, can destroy it in this turn; sets least and
; most.
;   In:        X, side, galaxy
;   Out:       C, least, most of sector X
;   Clobbers:  A, Y, number, count, lost, own_zp, variables of plan.inc named above         Keeps: X
;   Twin test: tests/twin/starchess.c
.proc can_kill
        stx home
        txa
        asl
        tay
        lda people+1,y
        bne no
        lda people,y
        cmp #PEOPLE_KILLED
        bcs no
        sta crew
        sta left_people
        ldy #0
        sty percents
bomb:   iny
        lda percents
        clc
        adc crew
        cmp #100
        bcc :+
        sbc #100
        dec left_people
:       sta percents
        lda left_people
        cmp #PEOPLE_LEAST
        bcc enough
        cpy #BOMBS_MOST
        bcc bomb
no:     ldx home
        clc
        rts

enough: sty need
        sty number              ; number = the ships to send
        lda #0
        sta number+1
        jsr count_near
        ldx home
        txa
        asl
        tay
        jsr has_enemy
        bcs enemy
        lda fleet,x
        cmp #NO_PLAYER
        beq known               ; count = ships in the sector that bomb
        lda ships,y
        sta count
        lda ships+1,y
        sta count+1
known:  clc                     ; are they enough, with all those next to it?
        lda count
        adc near_ships
        tay
        lda count+1
        adc near_ships+1
        bne yes
        cpy need
        bcc no
yes:    lda number
        sta most_lo,x
        lda number+1
        sta most_hi,x
        lda #0
        sta least_lo,x
        sta least_hi,x
        sec
        rts

enemy:  lda ships,y             ; the largest fleet must win alone
        sta fight_less
        cmp largest_near
        lda ships+1,y
        sta fight_less+1
        sbc largest_near+1
        bcs no
        sec
        lda near_ships
        sbc largest_near
        sta near_ships
        lda near_ships+1
        sbc largest_near+1
        sta near_ships+1
        lda largest_near
        sta fight_more
        sta number
        lda largest_near+1
        sta fight_more+1
        sta number+1
        jsr losses
        ldx home
        sec
        lda largest_near
        sbc lost
        sta count
        lda largest_near+1
        sbc lost+1
        sta count+1
        bne known
        sec                     ; if too few of them are left, others follow
        lda need
        sbc count
        bcc known
        adc number              ; C = 1: one too many
        sta number
        bcc :+
        inc number+1
:       lda number
        bne :+
        dec number+1
:       dec number
        jmp known
.endproc

; near_ships, largest_near = own ships next to (home) that can move, and those of the largest such fleet; count = 0.
; Clobbers A, X, Y, lost.
.proc count_near
        lda #0
        sta near_ships
        sta near_ships+1
        sta largest_near
        sta largest_near+1
        ldx home
        ldy _stars_first_lane,x
look:   tya
        ldx home
        cmp _stars_first_lane+1,x
        beq done
        sty count
        ldx _stars_lane_to,y
        lda fleet,x
        cmp _side
        bne next
        txa
        asl
        tay
        sec
        lda ships,y
        sbc moved,y
        sta lost
        lda ships+1,y
        sbc moved+1,y
        sta lost+1
        sec
        lda lost
        sbc fresh,x
        sta lost
        bcs :+
        dec lost+1
:       clc
        lda near_ships
        adc lost
        sta near_ships
        lda near_ships+1
        adc lost+1
        sta near_ships+1
        lda largest_near
        cmp lost
        lda largest_near+1
        sbc lost+1
        bcs next
        lda lost
        sta largest_near
        lda lost+1
        sta largest_near+1
next:   ldy count
        iny
        bne look                ; always
done:   lda #0
        sta count
        sta count+1
        rts
.endproc
