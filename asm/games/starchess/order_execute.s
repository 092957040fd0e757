; order_execute.s: executes orders. Twin of src/games/starchess/order_execute.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_execute_order, _stars_buildable, buildable, losses
.import _stars_end_turn, clear_fleet, fifth, popa

more            = fight_more
less            = fight_less
words           = own_zp + 4    ; a byte: 2 * sector

.segment "GAME"

; void stars_execute_order(void)
;   In:        order, side, galaxy
;   Out:       galaxy; side, if the turn has ended
;   Clobbers:  A, X, Y, number, count, lost, player, here, own_zp; with ORDER_END also what stars_end_turn clobbers
;   Twin test: tests/twin/starchess.c
.proc _stars_execute_order
        lda order_ships
        sta count
        lda order_ships+1
        sta count+1
        lda order_from
        tax
        asl
        tay
        lda order_kind
        beq move_ships
        cmp #ORDER_BUILD
        beq build_ships
        cmp #ORDER_SCRAP
        beq to_scrap
        cmp #ORDER_COLONIZE
        beq to_colonize
        cmp #ORDER_TERRAFORM
        beq to_terraform
        jmp _stars_end_turn
to_scrap:
        jmp scrap_ships
to_colonize:
        jmp colonize
to_terraform:
        jmp terraform
.endproc

.proc move_ships
        jsr leave
        lda order_to
        tax
        asl
        tay
        jsr arrive
        clc
        lda moved,y
        adc count
        sta moved,y
        lda moved+1,y
        adc count+1
        sta moved+1,y
        rts
.endproc

.proc build_ships               ; at most 100 ships
        clc
        lda built,x
        adc count
        sta built,x
        lda #0                  ; number = 5 * count
        sta number+1
        lda count
        asl
        asl
        rol number+1
        clc
        adc count
        sta number
        bcc :+
        inc number+1
:       asl number
        rol number+1
        asl number
        rol number+1
        lda _side
        asl
        tax
        sec
        lda materials,x
        sbc number
        sta materials,x
        lda materials+1,x
        sbc number+1
        sta materials+1,x
        asl number
        rol number+1
        sec
        lda credits,x
        sbc number
        sta credits,x
        lda credits+1,x
        sbc number+1
        sta credits+1,x
        clc
        lda total,x
        adc count
        sta total,x
        bcc :+
        inc total+1,x
:       ldx order_from
        jsr arrive
        clc
        lda fresh,x
        adc count
        sta fresh,x
        rts
.endproc

.proc scrap_ships               ; first ships that have moved, then new ones, then the others
        jsr lose_count
        ldx order_from
        lda moved,y
        cmp count
        lda moved+1,y
        sbc count+1
        bcc beyond
        sec
        lda moved,y
        sbc count
        sta moved,y
        lda moved+1,y
        sbc count+1
        sta moved+1,y
        jmp leave
beyond: sec
        lda count
        sbc moved,y
        sta lost
        lda count+1
        sbc moved+1,y
        sta lost+1
        lda #0
        sta moved,y
        sta moved+1,y
        lda lost+1
        bne none
        sec
        lda fresh,x
        sbc lost
        bcs :+
none:   lda #0
:       sta fresh,x
        ; fall into leave
.endproc

; (count) ships of sector X leave it. In: Y = 2 * X. Keeps X, Y.
.proc leave
        sec
        lda ships,y
        sbc count
        sta ships,y
        lda ships+1,y
        sbc count+1
        sta ships+1,y
        ora ships,y
        beq none
        rts
none:   jmp clear_fleet
.endproc

.proc colonize
        lda #0
        sta count+1
        sta built,x
        sta people+1,y
        lda #SETTLERS
        sta count
        sta people,y
        lda _side
        sta owner,x
        jsr leave
        ldx _side
        inc colonies,x
        jsr lose_count
        lda reach,x
        ora _stars_around,y
        sta reach,x
        lda reach+1,x
        ora _stars_around+1,y
        sta reach+1,x
        rts
.endproc

.proc terraform
        lda #1
        sta terran,x
        lda _side
        asl
        tax
        sec
        lda materials,x
        sbc #<TERRAFORMING
        sta materials,x
        lda materials+1,x
        sbc #>TERRAFORMING
        sta materials+1,x
        rts
.endproc

; lose_count: total of `side` -= (count). lose_own: total of `side` -= (lost).
;   Out:       X = 2 * side; lost = the ships subtracted
;   Clobbers:  A                                     Keeps: Y
.proc lose_count
        lda count
        sta lost
        lda count+1
        sta lost+1
        ; fall into lose_own
.endproc
.proc lose_own
        lda _side
        asl
        tax
        ; fall into take_ships
.endproc

; total of player X / 2 -= (lost). Keeps X, Y.
.proc take_ships
        sec
        lda total,x
        sbc lost
        sta total,x
        lda total+1,x
        sbc lost+1
        sta total+1,x
        rts
.endproc

; (count) ships of `side` arrive in sector X. They join an own fleet or fight an enemy one.
;   In:        X, Y = 2 * X
;   Out:       count = how many of them are left
;   Clobbers:  A, lost, player, here, own_zp         Keeps: X, Y
.proc arrive
        lda fleet,x
        cmp #NO_PLAYER
        beq join
        cmp _side
        bne fight
join:   lda _side
        sta fleet,x
        clc
        lda ships,y
        adc count
        sta ships,y
        lda ships+1,y
        adc count+1
        sta ships+1,y
        rts

fight:  asl
        sta player
        stx here
        lda ships,y
        sta less
        lda ships+1,y
        sta less+1
        lda less                ; compare with the enemy fleet
        cmp count
        bne :+
        lda less+1
        cmp count+1
        beq both
        lda less
        cmp count
:       lda less+1
        sbc count+1
        bcs lose

        lda count
        sta more
        lda count+1
        sta more+1
        jsr losses
        jsr lose_own
        sec
        lda count
        sbc lost
        sta count
        sta ships,y
        lda count+1
        sbc lost+1
        sta count+1
        sta ships+1,y
        lda less
        sta lost
        lda less+1
        sta lost+1
        ldx player
        jsr take_ships
        ldx here
        lda _side
        sta fleet,x
        rts

both:   jsr lose_count
        ldx player
        jsr take_ships
        ldx here
        jsr clear_fleet
        jmp none

lose:   lda less                ; the enemy fleet is larger
        sta more
        lda less+1
        sta more+1
        lda count
        sta less
        lda count+1
        sta less+1
        jsr losses
        ldx player
        jsr take_ships
        sec
        lda ships,y
        sbc lost
        sta ships,y
        lda ships+1,y
        sbc lost+1
        sta ships+1,y
        jsr lose_count
        ldx here
none:   lda #0
        sta count
        sta count+1
        rts
.endproc

; lost = number of ships that a fleet of (more) ships loses when it beats (less) ships. Clobbers A. Keeps X, Y.
.proc losses
        lda less
        asl
        sta lost
        lda less+1
        rol
        sta lost+1
        lda more
        cmp lost
        lda more+1
        sbc lost+1
        bcc all
        clc
        lda lost
        adc less
        sta lost
        lda lost+1
        adc less+1
        sta lost+1
        lda more
        cmp lost
        lda more+1
        sbc lost+1
        bcc half
        lda #0
        sta lost
        sta lost+1
        rts
half:   lda less+1
        lsr
        sta lost+1
        lda less
        ror
        sta lost
        bcc :+
        inc lost
        bne :+
        inc lost+1
:       rts
all:    lda less
        sta lost
        lda less+1
        sta lost+1
        rts
.endproc

; uint16_t stars_buildable(uint8_t sector, uint16_t ships): calls `buildable` for C.
;   Twin test: tests/twin/starchess.c
.proc _stars_buildable
        sta count
        stx count+1
        jsr popa
        tax
        jsr buildable
        lda count
        ldx count+1
        rts
.endproc

; buildable: limits count to the number of ships that `side` can build on its colony in sector X.
;   In:        X, count, side, galaxy
;   Out:       count, at most 100
;   Clobbers:  A, Y, number, part, words          Keeps: X
.proc buildable
        txa
        asl
        sta words
        tay
        lda people+1,y          ; ten people for each ship
        lsr
        sta number+1
        lda people,y
        ror
        sta number
        jsr fifth
        sec
        sbc built,x
        jsr at_most
        lda _side
        asl
        tay
        lda credits+1,y         ; 40 credits for each ship
        cmp #16
        bcs :+
        sta number+1
        lda credits,y
        sta number
        lsr number+1
        ror number
        jsr quarter
        lda _side
        asl
        tay
:       lda materials+1,y       ; 20 materials for each ship
        cmp #8
        bcs :+
        sta number+1
        lda materials,y
        sta number
        jsr quarter
        lda _side
        asl
        tay
:       lda total+1,y
        cmp #>SHIPS_ALL
        bcc :+
        lda #<SHIPS_ALL         ; the high bytes are equal, so the low bytes give the difference
        sec
        sbc total,y
        jsr at_most
:       lda fleet,x
        cmp _side
        bne done
        ldy words
        lda ships+1,y
        cmp #>SHIPS_MOST
        bcc done
        lda #<SHIPS_MOST
        sec
        sbc ships,y
        ; fall into at_most
.endproc

; Limits count to A. Clobbers A, Y.
.proc at_most
        ldy count+1
        bne set
        cmp count
        bcs ::done
set:    sta count
        lda #0
        sta count+1
        rts
.endproc
done:   rts

; Limits count to (number) / 20.
.proc quarter
        lsr number+1
        ror number
        lsr number+1
        ror number
        jsr fifth
        jmp at_most
.endproc
