; order_codes.s: orders as 16-bit moves; starchess.h explains the numbers. Twin of src/games/starchess/order_codes.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.include "constants/games/starchess/order_codes.inc"
.export _stars_write_code, _stars_read_code

code            = _zp_game + 4
wanted          = _zp_game + 5

.segment "CODE"

; Finds a great fleet of `side`, from A1 on.
;   In:        X = number of great fleets to skip; Y = the sector at which to stop
;   Out:       X = $FF, Y = sector of the fleet; or X = number of great fleets still to skip, Y as it was
;   Clobbers:  A, wanted
.proc pass_great
        sty wanted
        ldy #0
next:   cpy wanted
        beq done
        lda fleet,y
        cmp _side
        bne skip
        tya
        pha
        asl a
        tay
        lda ships+1,y
        cmp #>SHIPS_GREAT
        pla
        tay
        bcc skip
        dex
        bmi done
skip:   iny
        bne next                ; always
done:   rts
.endproc

; void stars_write_code(void)
;   In:        order
;   Out:       move
;   Clobbers:  A, X, Y, _zp_game 4-5
;   Twin test: tests/unit/starchess.c
.proc _stars_write_code
        lda order_from
        ldx order_kind
        cpx #ORDER_COLONIZE
        beq other
        bcs :+
        cpx #ORDER_BUILD
        bne ship_order
        lsr a                   ; sector * 128 + ships
        tax
        lda #0
        ror a
        ora order_ships
        sta _move
        txa
        clc
        adc #BUILD_CODES * 2
        sta _move+1
        rts
:       ora #OTHER_TERRAFORM
        cpx #ORDER_TERRAFORM
        beq other
        lda #OTHER_END
other:  sta _move
        lda #OTHER_CODES * 2
        sta _move+1
        rts

ship_order:
        ldy #GREAT_SCRAP
        cpx #ORDER_SCRAP
        beq lane
        ldy #0                  ; the lane, counted among those of the sector
        tax
        lda _stars_first_lane,x
        tax
        lda order_to
:       cmp _stars_lane_to,x
        beq lane
        inx
        iny
        bne :-                  ; always
lane:   lda order_ships+1
        cmp #>SHIPS_GREAT
        bcs great
        tya
        cpy #GREAT_SCRAP
        beq :+
        ldx order_from
        adc _stars_first_lane,x ; C = 0
        bcc put                 ; always
:       lda #SCRAP_CODES        ; C = 1
        adc order_from
        sbc #0                  ; C = 0: subtracts the 1 that adc added too much
        jmp put
great:  tya
        clc
        adc #GREAT_CODES
        sta code
        ldx #$7F
        ldy order_from
        jsr pass_great
        lda code
        cpx #$7F
        beq put
        clc
        adc #GREAT_STEP
put:    asl a
        sta _move+1
        lda order_ships
        sta _move
        lda order_ships+1
        and #1
        ora _move+1
        sta _move+1
        rts
.endproc

; void stars_read_code(void)
;   In:        move; the board, for a great fleet
;   Out:       order
;   Clobbers:  A, X, Y, _zp_game 4-5
.proc _stars_read_code
        lda _move
        sta order_ships
        lda _move+1
        and #1
        sta order_ships+1
        lda _move+1
        lsr a
        cmp #SCRAP_CODES
        bcs :+
        tax
        lda _stars_lane_to,x
        sta order_to
        txa                     ; order_from = the last sector whose first lane is not greater than the code
        ldx #SECTORS
from:   dex
        cmp _stars_first_lane,x
        bcc from
        stx order_from
        lda #ORDER_MOVE
        beq kind                ; always
:       cmp #BUILD_CODES
        bcs :+
        sbc #SCRAP_CODES - 1    ; C = 0: subtracts SCRAP_CODES
        sta order_from
        lda #ORDER_SCRAP
        bne kind                ; always
:       cmp #OTHER_CODES
        bcs :+
        lda _move               ; sector * 128 + ships
        asl a
        lda _move+1
        rol a
        sec
        sbc #<(BUILD_CODES * 4)
        sta order_from
        lda _move
        and #$7F
        sta order_ships
        lda #0
        sta order_ships+1
        lda #ORDER_BUILD
        bne kind                ; always
:       cmp #GREAT_CODES
        bcs great
        lda _move
        and #SECTORS - 1
        sta order_from
        ldx #ORDER_COLONIZE
        lda _move
        cmp #OTHER_TERRAFORM
        bcc :+
        inx
        cmp #OTHER_END
        bcc :+
        inx
:       txa
kind:   sta order_kind
        rts

great:  sbc #GREAT_CODES        ; C = 1
        ldx #0
        cmp #GREAT_STEP
        bcc :+
        sbc #GREAT_STEP
        inx
:       sta code
        ldy #SECTORS - 1
        jsr pass_great
        sty order_from
        lda order_ships+1
        ora #>SHIPS_GREAT
        sta order_ships+1
        lda code
        cmp #GREAT_SCRAP
        beq scrap
        clc
        adc _stars_first_lane,y
        tax
        lda _stars_lane_to,x
        sta order_to
        lda #ORDER_MOVE
        beq kind                ; always
scrap:  lda #ORDER_SCRAP
        bne kind                ; always
.endproc
