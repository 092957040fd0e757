; score.s: the score of a player. Twin of src/games/starchess/score.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_score, _stars_colony_worth, _stars_people_count

own             = own_zp        ; value of the player
sum             = own_zp + 2    ; the score

.segment "BSS"
_stars_people_count: .res 1
.segment "DATA"
_stars_colony_worth: .byte 10

.segment "GAME"

; int16_t stars_score(uint8_t player)
;   In:        A = player, stars_colony_worth, stars_people_count, galaxy
;   Out:       A/X = three times the player's value minus the values of the opponents. An opponent ahead of the player
;              counts twice
;   Clobbers:  Y, number, part, bits, player, here, own_zp
;   Cycles:    about 500; with people 2,000
;   Twin test: tests/twin/starchess.c
.proc _stars_score
        sta player
        tax
        jsr worth_of
        lda number
        sta own
        asl                     ; sum = 3 * own
        sta sum
        lda number+1
        sta own+1
        rol
        sta sum+1
        clc
        lda sum
        adc own
        sta sum
        lda sum+1
        adc own+1
        sta sum+1
        ldx #PLAYERS - 1
other:  cpx player
        beq next
        stx here
        jsr worth_of
        jsr less
        lda own
        cmp number
        lda own+1
        sbc number+1
        bcs :+
        jsr less
:       ldx here
next:   dex
        bpl other
        lda sum
        ldx sum+1
        rts

less:   sec
        lda sum
        sbc number
        sta sum
        lda sum+1
        sbc number+1
        sta sum+1
        rts
.endproc

; number = value of player X: ships, plus stars_colony_worth for each colony; with stars_people_count, plus a 32nd of
; the
; people of each colony. Clobbers A, X, Y, part, bits.
.proc worth_of
        stx part
        ldy colonies,x
        txa
        asl
        tax
        lda total+1,x
        sta number+1
        lda total,x
        cpy #0
        beq ships
add:    clc
        adc _stars_colony_worth
        bcc :+
        inc number+1
:       dey
        bne add
ships:  sta number
        lda _stars_people_count
        beq done
        ldy #SECTORS - 1
look:   lda owner,y
        cmp part
        bne next
        tya
        asl
        tax
        lda people+1,x          ; at most 3
        asl
        asl
        asl
        sta bits
        lda people,x
        lsr
        lsr
        lsr
        lsr
        lsr
        ora bits
        clc
        adc number
        sta number
        bcc next
        inc number+1
next:   dey
        bpl look
done:   rts
.endproc
