; colony_output.s: what the colonies of a player make and use up in a turn. Twin of
; src/games/starchess/colony_output.c. Also divisions by 5 and 10 without a loop over bits.
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_sum_output, _stars_made_credits, _stars_made_materials, _stars_eaten
.export fifth, fifth_byte, tenth

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
        ldx #SECTORS
next:   lda _side
pass:   dex
        bmi keep
        cmp owner,x
        bne pass
        lda fleet,x             ; a colony with enemy ships in its sector makes nothing
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
;   Out:       A; Y = 0
;   Clobbers:  number                      Keeps: X
;   Cycles:    40; about 65 from 256 on
.proc fifth
        ldy number+1
        bne large
        lda number
        ; fall into fifth_byte
.endproc

; fifth_byte: A = A / 5, where A is also in number. Keeps X, Y. Multiplies by binary 0.11001100 and adds a correction:
; the quotient is exact for every byte.
.proc fifth_byte
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
        rts
.endproc

large:  tya                     ; (h l) / 5 = 51 h + (h + l) / 5
        clc
        adc number
        bcc :+
        adc #0                  ; C = 1: 256 more, of which a fifth is 51, and 1 is left
        iny
:       sta number
        jsr fifth_byte
        clc
:       adc #51
        dey
        bne :-
        rts

; tenth: number /= 10
;   In:        number
;   Out:       number
;   Clobbers:  A, Y, part, lost            Keeps: X
;   Cycles:    75 below 512, about 100 below 2,560, else about 180
.proc tenth
        lsr number+1            ; (h l) = number / 2
        ror number
        lda number+1
        cmp #5
        bcs great
        jsr fifth
        sta number
        sty number+1
        rts

great:  ldy number              ; if h = 5 a + b, a fifth is 256 a + (b l) / 5
        sty lost
        sta number
        jsr fifth_byte
        sta part
        asl
        asl
        adc part                ; C = 0
        eor #$FF
        sec
        adc number
        sta number+1
        lda lost
        sta number
        jsr fifth
        sta number
        lda part
        sta number+1
        rts
.endproc
