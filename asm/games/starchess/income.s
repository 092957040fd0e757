; income.s: income and upkeep at the end of a turn; scraps ships that cannot be paid. Twin of
; src/games/starchess/income.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_take_income, output_is_current
.import _stars_sum_output, _stars_made_credits, _stars_made_materials, _stars_eaten
.import clear_fleet, tenth

factor          = own_zp + 7    ; a byte: sectors still to compare
share           = own_zp + 8    ; three bytes: ships * rest, then that product / all
shift           = own_zp + 11   ; three bytes: rest, shifted
have_credits    = own_zp + 14   ; three bytes: reserve plus income
have_materials  = own_zp + 17   ; three bytes: reserve plus income
all             = own_zp + 20   ; ships of `side`
left            = own_zp + 22   ; ships still to scrap
rest            = own_zp + 24   ; ships to scrap in all
most            = own_zp + 26   ; largest remainder so far
best            = own_zp + 28   ; a byte: its sector
snake           = own_zp + 29   ; a byte: index in stars_order

.segment "SCREENLAST"
left_over:      .res 2 * SECTORS        ; by sector: remainder of the division in `divide`, for one call

.segment "BSS"
output_is_current: .res 1               ; 1: plan_build.s has called stars_sum_output, and its results still hold

.segment "GAME"

; number = ships of `side` * 10. Out: X = 2 * side.
.proc upkeep
        lda _side
        asl
        tax
        lda total+1,x
        sta number+1
        lda total,x
        asl
        rol number+1
        asl
        rol number+1
        clc
        adc total,x
        sta number
        lda number+1
        adc total+1,x
        sta number+1
        asl number
        rol number+1
        rts
.endproc

; void stars_take_income(void)
;   Adds income to the reserves of `side` and subtracts upkeep. Ships that cannot be paid are scrapped.
;   In:        side, galaxy, fallen, output_is_current
;   Out:       galaxy; output_is_current = 0
;   Clobbers:  A, X, Y, number, part, lost, bits, player, here, own_zp 0-5 and 7-29
;   Twin test: tests/twin/starchess.c, by stars_end_turn
.proc _stars_take_income
        lda output_is_current
        beq :+
        lda fallen              ; a lost colony may have defeated a player whose fleets blockaded `side`
        beq known
:       jsr _stars_sum_output
known:  jsr upkeep
        lda #0
        sta output_is_current
        sta have_credits+2
        sta have_materials+2
        clc
        lda materials,x
        adc _stars_made_materials
        sta have_materials
        lda materials+1,x
        adc _stars_made_materials+1
        sta have_materials+1
        rol have_materials+2
        clc
        lda credits,x
        adc _stars_made_credits
        sta have_credits
        lda credits+1,x
        adc _stars_made_credits+1
        sta have_credits+1
        rol have_credits+2
        sec
        lda have_credits
        sbc _stars_eaten
        sta have_credits
        lda have_credits+1
        sbc _stars_eaten+1
        sta have_credits+1
        bcs :+
        dec have_credits+2
        bpl :+
        lda #0
        sta have_credits
        sta have_credits+1
        sta have_credits+2
:       lda have_materials+2    ; are there 10 materials for each ship?
        bne :+
        lda have_materials
        cmp number
        lda have_materials+1
        sbc number+1
        bcc short
:       asl number              ; are there 20 credits for each ship?
        rol number+1
        lda have_credits+2
        bne pay
        lda have_credits
        cmp number
        lda have_credits+1
        sbc number+1
        bcs pay

short:  lda have_credits+2      ; number = the smaller of materials and half the credits
        lsr
        lda have_credits+1
        ror
        sta number+1
        lda have_credits
        ror
        sta number
        lda have_materials+2
        bne :+
        lda have_materials
        cmp number
        lda have_materials+1
        sbc number+1
        bcs :+
        lda have_materials
        sta number
        lda have_materials+1
        sta number+1
:       jsr tenth
        jsr scrap_in_proportion
        jsr upkeep
        asl number
        rol number+1

pay:    sec                     ; number = 20 credits for each ship
        lda have_credits
        sbc number
        sta credits,x
        lda have_credits+1
        sbc number+1
        sta credits+1,x
        bcs :+
        dec have_credits+2
:       lsr number+1
        ror number
        sec
        lda have_materials
        sbc number
        sta materials,x
        lda have_materials+1
        sbc number+1
        sta materials+1,x
        bcs :+
        dec have_materials+2
:       ldy have_credits+2
        jsr limit
        txa
        adc #materials - credits ; C = 0
        tax
        ldy have_materials+2
        ; fall into limit
.endproc

; Limits the credits of player X / 2, or the materials of player (X - (materials - credits)) / 2, to RESERVE_MOST. In:
; Z = 0 if their third byte, which is not stored, is not 0. Out: C = 0. Clobbers A.
.proc limit
        bne full
        lda credits,x
        cmp #<(RESERVE_MOST + 1)
        lda credits+1,x
        sbc #>(RESERVE_MOST + 1)
        bcc fine
full:   lda #<RESERVE_MOST
        sta credits,x
        lda #>RESERVE_MOST
        sta credits+1,x
        clc
fine:   rts
.endproc

; Scraps ships of `side` until (number) are left: each fleet loses ships in proportion, rounded down; then the fleets
; with the largest remainders lose one ship each.
.proc scrap_in_proportion
        lda _side
        asl
        tax
        sec                     ; left = rest = all ships - number
        lda total,x
        sta all
        sbc number
        sta rest
        sta left
        lda total+1,x
        sta all+1
        sbc number+1
        sta rest+1
        sta left+1
        lda number
        sta total,x
        lda number+1
        sta total+1,x
        ldx #2 * SECTORS - 1
        lda #0
clear:  sta left_over,x
        dex
        bpl clear
        ldx #SECTORS - 1
look:   lda fleet,x
        cmp _side
        bne next
        stx here
        jsr divide
        ldx here
next:   dex
        bpl look

one:    lda left
        ora left+1
        beq gone
        jsr largest
        txa
        asl
        tay
        lda #0
        sta left_over,y
        sta left_over+1,y
        lda ships,y
        bne :+
        sec
        lda ships+1,y
        sbc #1
        sta ships+1,y
:       sec
        lda ships,y
        sbc #1
        sta ships,y
        lda left
        bne :+
        dec left+1
:       dec left
        jmp one

gone:   ldx #SECTORS - 1
        ldy #2 * SECTORS - 2
empty:  lda fleet,x
        cmp _side
        bne :+
        lda ships,y
        ora ships+1,y
        bne :+
        jsr clear_fleet
:       dey
        dey
        dex
        bpl empty
        rts
.endproc

; X = the sector with the largest left_over; of equals, the first in the order of `side`.
.proc largest
        lda _side
        asl
        asl
        asl
        asl
        sta snake
        tax
        lda _stars_order,x
        sta best
        asl
        tay
        lda left_over,y
        sta most
        lda left_over+1,y
        sta most+1
        lda #SECTORS - 1
        sta factor
look:   inc snake
        ldx snake
        lda _stars_order,x
        tax
        asl
        tay
        lda most
        cmp left_over,y
        lda most+1
        sbc left_over+1,y
        bcs :+
        stx best
        lda left_over,y
        sta most
        lda left_over+1,y
        sta most+1
:       dec factor
        bne look
        ldx best
        rts
.endproc

; The fleet in sector X loses (its ships * rest / all) ships. Subtracts this number from `left`, too, and stores the
; remainder of the division in left_over.
.proc divide
        txa
        asl
        tay
        sty player
        lda ships,y
        sta bits
        lda ships+1,y
        sta bits+1
        lda #0
        sta share
        sta share+1
        sta share+2
        sta shift+2
        sta lost                ; the remainder
        sta lost+1
        lda rest
        sta shift
        lda rest+1
        sta shift+1
times:  lsr bits+1
        ror bits
        bcc :+
        clc
        lda share
        adc shift
        sta share
        lda share+1
        adc shift+1
        sta share+1
        lda share+2
        adc shift+2
        sta share+2
:       asl shift
        rol shift+1
        rol shift+2
        lda bits
        ora bits+1
        bne times

        ldx #24
        lda share+2
        bne digit
        ldx #16
        lda share+1
        sta share+2
        lda share
        sta share+1
        lda #0
        sta share
digit:  asl share
        rol share+1
        rol share+2
        rol lost
        rol lost+1
        sec
        lda lost
        sbc all
        tay
        lda lost+1
        sbc all+1
        bcc :+
        sta lost+1
        sty lost
        inc share
:       dex
        bne digit

        ldy player
        lda lost
        sta left_over,y
        lda lost+1
        sta left_over+1,y
        sec
        lda ships,y
        sbc share
        sta ships,y
        lda ships+1,y
        sbc share+1
        sta ships+1,y
        sec
        lda left
        sbc share
        sta left
        lda left+1
        sbc share+1
        sta left+1
        rts
.endproc
