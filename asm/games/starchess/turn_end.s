; turn_end.s: the end of a player's turn: bombardment, defeat, income (income.s), growth, and the next player. Twin of
; src/games/starchess/turn_end.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.include "constants/games/starchess/turn_end.inc"
.export _stars_end_turn
.import _stars_find_reach, _stars_take_income, clear_fleet, lose_fleet, fifth, fifth_byte, tenth

factor          = own_zp + 7    ; a byte: per cent of the people that are killed

.segment "GAME"

; void stars_end_turn(void)
;   In:        side, galaxy, output_is_current
;   Out:       galaxy, side
;   Clobbers:  A, X, Y, number, part, lost, bits, player, here, own_zp 0-29
;   Twin test: tests/twin/starchess.c
.proc _stars_end_turn
        lda #0
        sta fallen
        ldx #SECTORS            ; for all fleets of `side`: clear marks, bombard, scrap the fleet if out of reach
next:   lda _side
pass:   dex
        bmi bombed
        cmp fleet,x
        bne pass
        txa
        asl
        tay
        lda #0                  ; only ships of `side` have these marks
        sta fresh,x
        sta moved,y
        sta moved+1,y
        lda owner,x
        cmp _side
        beq next
        cmp #NO_PLAYER
        beq :+
        jsr bombard
        txa
        asl
        tay
:       sty number
        lda _side               ; out of reach of all own colonies?
        asl
        cpx #8
        adc #0
        tay
        lda reach,y
        and _stars_byte_bit,x
        bne next
        ldy number
        jsr lose_fleet
        beq next                ; always

bombed: lda fallen
        beq income
        ldx #PLAYERS - 1
home:   lda alive,x
        beq :+
        ldy _stars_home,x
        txa
        cmp owner,y
        beq :+
        jsr defeat
:       dex
        bpl home

income: jsr _stars_take_income
        jsr grow

        ldx _side               ; the next player
skip:   inx
        cpx #PLAYERS
        bcc :+
        ldx #0
        inc turn
:       lda alive,x
        beq skip
        stx _side
        clc                     ; is one player left?
        lda alive
        adc alive+1
        adc alive+2
        adc alive+3
        ldx #1
        cmp #1
        beq last
        lda length
        cmp turn
        bcc last
        dex
last:   stx over
        rts
.endproc

; The fleet in sector X bombards the colony there. In: Y = 2 * X.
;   Clobbers:  A, Y, number, part, lost, bits, player, here, factor         Keeps: X
.proc bombard
        lda ships+1,y
        bne half
        lda ships,y
        cmp #BOMBS_MOST
        bcs half
        sta factor
        lda people,y            ; number = people * factor, less than 50,000
        sta bits
        lda people+1,y
        sta bits+1
        lda #0
        sta number
        sta number+1
        beq first               ; always
double: asl bits
        rol bits+1
first:  lsr factor
        bcc :+
        clc
        lda number
        adc bits
        sta number
        lda number+1
        adc bits+1
        sta number+1
:       lda factor
        bne double
        jsr tenth
        jsr tenth
        txa
        asl
        tay
        jmp fall
half:   lda people+1,y
        lsr
        sta number+1
        lda people,y
        ror
        sta number
fall:   sec
        lda people,y
        sbc number
        sta people,y
        lda people+1,y
        sbc number+1
        sta people+1,y
        bne done
        lda people,y
        cmp #PEOPLE_LEAST
        bcs done
        inc fallen
        lda #0
        sta terran,x
        ; fall into lose_colony
.endproc

; Removes the colony in sector X. In: Y = 2 * X. Clobbers A, Y, bits, player, here. Keeps X.
.proc lose_colony
        lda owner,x
        sta player
        stx here
        jsr clear_colony
        ldx player
        dec colonies,x
        txa
        jsr _stars_find_reach   ; from the colonies that are left
        ldx here
        rts
.endproc
done:   rts

; Removes owner and people of sector X. In: Y = 2 * X. Clobbers A. Keeps X, Y.
.proc clear_colony
        lda #NO_PLAYER
        sta owner,x
        lda #0
        sta people,y
        sta people+1,y
        sta built,x
        rts
.endproc

; Player X is defeated: removes its colonies, fleets and reserves. Clobbers A, Y, player. Keeps X.
.proc defeat
        stx player
        ldx #SECTORS - 1
look:   txa
        asl
        tay
        lda owner,x
        cmp player
        bne :+
        jsr clear_colony
:       lda fleet,x
        cmp player
        bne :+
        jsr clear_fleet
:       dex
        bpl look
        ldx player
        lda #0
        sta alive,x
        sta colonies,x
        txa
        asl
        tax
        ldy #2
pair:   lda #0
        sta credits,x
        sta materials,x
        sta total,x
        sta reach,x
        inx
        dey
        bne pair
        ldx player
        rts
.endproc

; Lets the colonies of `side` grow and clears `built` of each.
.proc grow
        ldx #SECTORS
next:   lda _side
pass:   dex
        bmi ::done
        cmp owner,x
        bne pass
        lda #0
        sta built,x
        txa
        asl
        tay
        sty player
        lda terran,x
        beq barren
        lda people+1,y
        cmp #>TERRAN_MOST
        bcc fewer
        lda people,y
        cmp #<TERRAN_MOST
        bcs next
fewer:  lda people,y
        sta number
        lda people+1,y
        sta number+1
        jsr fifth
        ldy player
        clc
        adc people,y
        sta people,y
        lda people+1,y
        adc #0
        sta people+1,y
        cmp #>TERRAN_MOST
        bcc next
        bne full
        lda people,y
        cmp #<TERRAN_MOST
        bcc next
full:   lda #<TERRAN_MOST
        sta people,y
        lda #>TERRAN_MOST
        sta people+1,y
        bne next                ; always

barren: lda people,y
        cmp #BARREN_MOST
        bcs next
        lsr                     ; half of it, then a fifth: a tenth
        sta number
        jsr fifth_byte
        ldy player
        clc
        adc people,y
        cmp #BARREN_MOST
        bcc :+
        lda #BARREN_MOST
:       sta people,y
        bcs next                ; one of these two branches is always taken
        bcc next
.endproc
