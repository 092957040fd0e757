; score.s: the score of a player. Twin of src/games/starchess/score.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_score, _stars_colony_worth, _stars_rivalry

own             = own_zp        ; value of the player
sum             = own_zp + 2    ; the score
most            = own_zp + 4    ; value of the strongest opponent

.segment "BSS"
_stars_rivalry: .res 1
.segment "DATA"
_stars_colony_worth: .byte 10

.segment "GAME"

; int16_t stars_score(uint8_t player)
;   In:        A = player, stars_colony_worth, stars_rivalry, galaxy
;   Out:       A/X = three times the player's value minus the values of the opponents. An opponent ahead of the player
;              counts twice; with stars_rivalry instead the strongest opponent counts three times
;   Clobbers:  Y, number, player, here, own_zp
;   Cycles:    about 500
;   Twin test: tests/twin/starchess.c
.proc _stars_score
        sta player
        tax
        jsr worth_of
        sta own
        stx own+1
        lda own                 ; sum = 3 * own
        asl
        sta sum
        lda own+1
        rol
        sta sum+1
        clc
        lda sum
        adc own
        sta sum
        lda sum+1
        adc own+1
        sta sum+1
        lda #0
        sta most
        sta most+1
        ldx #PLAYERS - 1
other:  cpx player
        beq next
        stx here
        jsr worth_of
        jsr less
        lda _stars_rivalry
        bne rival
        lda own
        cmp number
        lda own+1
        sbc number+1
        bcs :+
        jsr less
:       ldx here
next:   dex
        bpl other
        lda most
        sta number
        lda most+1
        sta number+1
        jsr less
        jsr less
        lda sum
        ldx sum+1
        rts

rival:  lda most
        cmp number
        lda most+1
        sbc number+1
        bcs :-
        lda number
        sta most
        lda number+1
        sta most+1
        bcc :-                  ; always

less:   sec
        lda sum
        sbc number
        sta sum
        lda sum+1
        sbc number+1
        sta sum+1
        rts
.endproc

; A/X and number = value of player X: ships, plus stars_colony_worth for each colony. Clobbers Y.
.proc worth_of
        ldy colonies,x
        txa
        asl
        tax
        lda total+1,x
        sta number+1
        lda total,x
        cpy #0
        beq done
add:    clc
        adc _stars_colony_worth
        bcc :+
        inc number+1
:       dey
        bne add
done:   sta number
        ldx number+1
        rts
.endproc
