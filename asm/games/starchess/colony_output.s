; colony_output.s: what the colonies of a player make and use up in a turn. Twin of
; src/games/starchess/colony_output.c. Also divisions by 5 and 10 without a loop over bits.
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_sum_output, _stars_made_credits, _stars_made_materials, _stars_eaten
.export fifth, tenth


made_credits    = own_zp
made_materials  = own_zp + 2
eaten           = own_zp + 4

.segment "BSS"
_stars_made_credits:    .res 2
_stars_made_materials:  .res 2
_stars_eaten:           .res 2

.segment "GAME"

; void stars_sum_output(void)
;   In:        side, galaxy
;   Out:       stars_made_credits, stars_made_materials, stars_eaten
;   Clobbers:  A, X, Y, number, own_zp (6 bytes)
;   Twin test: tests/twin/starchess.c
.proc _stars_sum_output
        lda #0
        sta made_credits
        sta made_credits+1
        sta made_materials
        sta made_materials+1
        sta eaten
        sta eaten+1
        ldx #SECTORS - 1
look:   lda owner,x
        cmp _side
        beq own
next:   dex
        bpl look
        jmp keep

own:    lda fleet,x             ; a colony with enemy ships in its sector makes nothing
        cmp #NO_PLAYER
        beq free
        cmp _side
        bne next
free:   txa
        asl
        tay
        lda terran,x
        beq barren
        clc
        lda people,y
        adc made_credits
        sta made_credits
        lda people+1,y
        adc made_credits+1
        sta made_credits+1
        lda people+1,y
        bne most
        lda people,y
        cmp #TERRAN_MATERIALS
        bcc some
most:   lda #TERRAN_MATERIALS
some:   clc
        adc made_materials
        sta made_materials
        bcc next
        inc made_materials+1
        bne next                ; always

barren: lda people,y            ; at most 200
        sta number
        clc
        adc eaten
        sta eaten
        bcc :+
        inc eaten+1
:       lda #0                  ; 5 * people: low byte in A, high byte in number+1
        sta number+1
        lda number
        asl
        rol number+1
        asl
        rol number+1
        clc
        adc number
        bcc :+
        inc number+1
        clc
:       adc made_materials
        sta made_materials
        lda made_materials+1
        adc number+1
        sta made_materials+1
        bcc next                ; always

keep:   lda made_credits
        sta _stars_made_credits
        lda made_credits+1
        sta _stars_made_credits+1
        lda made_materials
        sta _stars_made_materials
        lda made_materials+1
        sta _stars_made_materials+1
        lda eaten
        sta _stars_eaten
        lda eaten+1
        sta _stars_eaten+1
        rts
.endproc

; fifth: A = number / 5
;   In:        number, less than 1,280
;   Clobbers:  Y, number, part             Keeps: X
;   Cycles:    50, plus 25 for each 250
.proc fifth
        lda #0
        sta part
        lda number
        ldy number+1
        beq few
more:   sec                     ; 250 = 5 * 50
        sbc #250
        bcs :+
        dey
:       sta number
        lda part
        clc
        adc #50
        sta part
        lda number
        cpy #0
        bne more
few:    sta number              ; multiply by binary 0.11001100, plus a correction: the quotient is exact for every byte
        lsr
        adc #13
        adc number
        ror
        lsr
        lsr
        adc number
        ror
        adc number
        ror
        lsr
        lsr
        clc
        adc part
        rts
.endproc

; tenth: number /= 10
;   In:        number
;   Out:       number
;   Clobbers:  A, Y, part, lost            Keeps: X
;   Cycles:    60 below 512, else about 140
.proc tenth
        lsr number+1            ; (h l) = number / 2; a fifth of that is 51 h + (h + l) / 5
        ror number
        lda number+1
        bne large
        jsr fifth
        sta number
        rts

large:  asl                     ; h is less than 128
        adc number+1
        sta lost                ; lost = 3 h
        lda #0
        rol
        sta lost+1
        clc
        lda number
        adc number+1
        sta number
        lda #0
        rol
        sta number+1
        jsr fifth
        clc
        adc lost                ; 51 h is 17 * 3 h: add 3 h once
        sta number
        lda lost+1
        adc #0
        sta number+1
        lda lost                ; and 16 * 3 h
        asl
        rol lost+1
        asl
        rol lost+1
        asl
        rol lost+1
        asl
        rol lost+1
        clc
        adc number
        sta number
        lda number+1
        adc lost+1
        sta number+1
        rts
.endproc
