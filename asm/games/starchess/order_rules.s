; order_rules.s: which orders are illegal, and why. Twin of src/games/starchess/order_rules.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.include "texts/starchess.inc"
.macpack longbranch
.export _stars_refuse, _stars_available, _stars_ask_ships
.export everything                      ; error text that position_read.s needs, too
.import _stars_error, _stars_error_number, _stars_buildable, _text_error_place, pusha

ALONE           = $80                   ; in `parts`: the error text does not start with a sector
BUILD_MOST      = 100

sum             = _zp_game + 4
limit                 = _zp_game + 6          ; a word: the number at the end of an error text

.segment "RODATA"
no_ships:       .byte TEXT_NO_SHIPS, 0
one:            .byte TEXT_ONE_SHIP, 0
not_so_many:    .byte TEXT_ONLY, 0
how_many:       .byte TEXT_HOW_MANY, 0
not_next:       .byte TEXT_NOT_NEXT, 0
tired:          .byte TEXT_CANNOT_MOVE, 0
far:            .byte TEXT_TOO_FAR, 0
full:           .byte TEXT_FLEET_FULL, 0
no_colony:      .byte TEXT_NO_COLONY, 0
people_wanted:  .byte TEXT_NEEDS_PEOPLE, 0
credits_wanted: .byte TEXT_NEEDS_CREDITS, 0
materials_wanted: .byte TEXT_NEEDS_MATERIALS, 0
everything:     .byte TEXT_ALL_SHIPS, 0
settled:        .byte TEXT_HAS_COLONY, 0
few:            .byte TEXT_FEW_SHIPS, 0
green:          .byte TEXT_IS_TERRAN, 0
thousand:       .byte TEXT_TERRAFORM_COST, 0
.linecont +
.define ERRORS  no_ships, one, not_so_many, how_many, not_next, tired, far, full, no_colony, people_wanted, \
                credits_wanted, materials_wanted, everything, settled, few, green, thousand
.linecont -
errors_lo:      .lobytes ERRORS
errors_hi:      .hibytes ERRORS
.enum
NO_SHIPS
ONE
NOT_SO_MANY
HOW_MANY
NOT_NEXT
TIRED
FAR
FULL
NO_COLONY
PEOPLE
CREDITS
MATERIALS
EVERYTHING
SETTLED
FEW
GREEN
THOUSAND
.endenum
; by error: the part of the order that is wrong
parts:          .byte WRONG_FROM, ALONE + WRONG_SHIPS, WRONG_SHIPS, WRONG_SHIPS, WRONG_TO, WRONG_SHIPS, WRONG_TO
                .byte WRONG_SHIPS, WRONG_FROM, WRONG_SHIPS, ALONE + WRONG_SHIPS, ALONE + WRONG_SHIPS
                .byte ALONE + WRONG_SHIPS, WRONG_FROM, WRONG_FROM, WRONG_FROM, ALONE + WRONG_FROM

.segment "CODE"

; A/X = the text of error X, and text_error_place = the wrong part of the order.
.proc wrong
        stx sum
        lda parts,x
        tay
        and #$7F
        sta _text_error_place
        lda #0
        sta _text_error_place+1
        tya
        bmi alone
        lda order_from
        cpy #WRONG_TO
        bne :+
        lda order_to
:       jsr pusha
        ldx sum
        jsr words
        jmp _stars_error
alone:  ldx sum
words:  lda errors_lo,x
        ldy errors_hi,x
        sty sum
        ldx sum
        rts
.endproc

; sum = ships of the fleet in order_from that may still move. In: Y = 2 * sector. Clobbers A, X.
.proc movable
        ldx order_from
        sec
        lda ships,y
        sbc moved,y
        sta sum
        lda ships+1,y
        sbc moved+1,y
        sta sum+1
        sec
        lda sum
        sbc fresh,x
        sta sum
        bcs :+
        dec sum+1
:       rts
.endproc

; uint16_t stars_available(void)
;   In:        order, without its ships
;   Out:       A/X = largest legal number of ships
;   Clobbers:  Y, _zp_game 0-5, 15
;   Twin test: tests/twin/starchess.c
.proc _stars_available
        lda order_from
        ldx order_kind
        cpx #ORDER_BUILD
        beq build
        asl a
        tay
        txa
        bne scrap
        jsr movable
        ldx order_to
        lda fleet,x
        cmp _side
        bne all
        txa
        asl a
        tay
        sec                     ; A/X = ships that still fit there
        lda #<SHIPS_MOST
        sbc ships,y
        pha
        lda #>SHIPS_MOST
        sbc ships+1,y
        tax
        pla
        cpx sum+1
        bne :+
        cmp sum
:       bcc done
all:    lda sum
        ldx sum+1
done:   rts
scrap:  lda ships,y
        ldx ships+1,y
        rts
build:  jsr pusha
        lda #BUILD_MOST
        ldx #0
        jmp _stars_buildable
.endproc

; const char *stars_ask_ships(void)
;   In:        order, without its ships
;   Out:       A/X = the question, or the error text; text_error_place; order_ships = 1
;   Clobbers:  Y, _zp_game 0-15
;   Twin test: tests/twin/starchess.c
.proc _stars_ask_ships
        ldx #0
        stx order_ships+1
        inx
        stx order_ships
        jsr _stars_refuse
        cpx #0
        bne done
        jsr _stars_available
        sta limit
        stx limit+1
        ldx #HOW_MANY
        bne numbered            ; always
done:   rts
.endproc

; Error: more ships than the fleet of sector Y / 2 has.
.proc too_many
        lda ships,y
        sta limit
        lda ships+1,y
        sta limit+1
        ldx #NOT_SO_MANY
        ; fall into numbered
.endproc

; A/X = the text of error X, with (limit) at its end.
.proc numbered
        jsr wrong
        lda limit
        ldx limit+1
        jmp _stars_error_number
.endproc

; const char *stars_refuse(void)
;   In:        order
;   Out:       A/X = 0, or the error text; then also text_error_place
;   Clobbers:  Y, _zp_game 0-1, 4-7, 9-11
;   Twin test: tests/twin/starchess.c
.proc _stars_refuse
        ldx order_from          ; X = sector, Y = 2 * sector
        txa
        asl a
        tay
        lda order_kind
        cmp #ORDER_BUILD
        bne :+
        jmp build
:       cmp #ORDER_TERRAFORM
        bcc :+
        jmp terraform           ; or end
:       lda fleet,x
        cmp _side
        bne has_none
        lda order_kind
        cmp #ORDER_COLONIZE
        beq to_colonize
        lda order_ships
        ora order_ships+1
        beq none
        lda ships,y
        cmp order_ships
        lda ships+1,y
        sbc order_ships+1
        bcc too_many
        lda order_kind
        bne fine                ; scrapping is legal
        lda order_from
        eor #SECTORS - 1
        tax
        lda _stars_grid,x
        ldx order_to
        clc
        adc _stars_grid,x
        tax
        lda _stars_apart,x
        cmp #1
        bne no_lane
        jsr movable
        lda sum
        cmp order_ships
        lda sum+1
        sbc order_ships+1
        bcc are_tired
        ldx order_to
        lda _side
        asl a
        cpx #8
        adc #0
        tay
        lda reach,y
        and _stars_byte_bit,x
        beq too_far
        jsr has_space
        bcs fine
is_full:
        ldx #FULL
        .byte $2C               ; bit abs: skips the next instruction
has_none:
        ldx #NO_SHIPS
        .byte $2C
none:   ldx #ONE
        .byte $2C
no_lane:
        ldx #NOT_NEXT
        .byte $2C
are_tired:
        ldx #TIRED
        .byte $2C
too_far:
        ldx #FAR
        jmp wrong
to_colonize:
        jmp colonize
.endproc

fine:   lda #0
        tax
        rts

.proc colonize
        lda owner,x
        cmp #NO_PLAYER
        bne is_settled
        sec
        lda ships,y
        sbc moved,y
        sta sum
        lda ships+1,y
        sbc moved+1,y
        bne fine
        lda sum
        cmp #SETTLERS
        bcs fine
        ldx #FEW
        .byte $2C
is_settled:
        ldx #SETTLED
        jmp wrong
.endproc

; C = 1 if the ships of the order fit into sector X. They always fit where `side` has no fleet. Clobbers A, Y, sum.
.proc has_space
        lda fleet,x
        cmp _side
        bne yes
        txa
        asl a
        tay
        clc
        lda ships,y
        adc order_ships
        sta sum
        lda ships+1,y
        adc order_ships+1
        sta sum+1
        lda #<SHIPS_MOST
        cmp sum
        lda #>SHIPS_MOST
        sbc sum+1
        rts
yes:    sec
        rts
.endproc

; sum = 5 * A; A is at most 200. Clobbers A, X.
.proc five
        sta sum
        ldx #0
        stx sum+1
        asl a
        rol sum+1
        asl a
        rol sum+1
        clc
        adc sum
        sta sum
        bcc :+
        inc sum+1
:       rts
.endproc

.proc build
        lda owner,x
        cmp _side
        jne no_people
        lda order_ships+1
        jne too_many
        lda order_ships
        beq none
        cmp #BUILD_MOST + 1
        bcs too_many
        adc built,x             ; C = 0
        jsr five
        asl sum
        rol sum+1
        lda people,y
        cmp sum
        lda people+1,y
        sbc sum+1
        bcc too_many
        lda order_ships
        jsr five
        asl sum                 ; 20 materials for each ship
        rol sum+1
        asl sum
        rol sum+1
        lda _side
        asl a
        tay
        lda materials,y
        cmp sum
        lda materials+1,y
        sbc sum+1
        php                     ; C = 0: too few materials. An error about credits goes first
        asl sum                 ; 40 credits
        rol sum+1
        lda credits,y
        cmp sum
        lda credits+1,y
        sbc sum+1
        bcc no_credits
        plp
        bcc no_materials
        ldx order_from
        jsr has_space
        bcc is_full
        lda _side
        asl a
        tay
        clc
        lda total,y
        adc order_ships
        sta sum
        lda total+1,y
        adc #0
        sta sum+1
        lda #<SHIPS_ALL
        cmp sum
        lda #>SHIPS_ALL
        sbc sum+1
        jcs fine
        ldx #EVERYTHING
        .byte $2C
is_full:
        ldx #FULL
        .byte $2C
no_materials:
        ldx #MATERIALS
        .byte $2C
none:   ldx #ONE
        .byte $2C
too_many:
        ldx #PEOPLE
        .byte $2C
no_people:
        ldx #NO_COLONY
        jmp wrong
no_credits:
        plp
        ldx #CREDITS
        jmp wrong
.endproc
.proc terraform
        jne fine                ; the turn can always be ended
        lda owner,x
        cmp _side
        bne not_ours
        lda terran,x
        bne is_green
        lda _side
        asl a
        tay
        lda materials,y
        cmp #<TERRAFORMING
        lda materials+1,y
        sbc #>TERRAFORMING
        jcs fine
        ldx #THOUSAND
        .byte $2C
is_green:
        ldx #GREEN
        .byte $2C
not_ours:
        ldx #NO_COLONY
        jmp wrong
.endproc
