; brain_threat.s: twin of src/games/starchess/brain_threat.c

.include "games/starchess/starchess.inc"
.export _stars_find_threats, _stars_threat, _stars_full
.importzp ptr1, tmp1, tmp2, tmp3, tmp4

.segment "BSS"
_stars_threat:  .res 2 * SECTORS
_stars_full:    .res 2

.segment "GAME"

; threat of the sector Y / 2 += (ptr1)
.macro add_ships
        clc
        lda _stars_threat,y
        adc ptr1
        sta _stars_threat,y
        lda _stars_threat+1,y
        adc ptr1+1
        sta _stars_threat+1,y
.endmacro

; void stars_find_threats(void)
;   In:        side, galaxy
;   Out:       stars_threat, stars_full
;   Clobbers:  A, X, Y, ptr1, tmp1 to tmp4
;   Twin test: bench, of C and of assembly (tests/text/bench.sh); 6502-rows-starchess
.proc _stars_find_threats
        ldx #2 * SECTORS - 1
        lda #0
clear:  sta _stars_threat,x
        dex
        bpl clear
        sta _stars_full
        sta _stars_full+1
        inx                     ; 0
look:   lda fleet,x
        cmp #NOBODY
        beq next
        cmp _side
        beq next
        asl                     ; where its owner may go: next to these
        tay
        lda held,y
        sta tmp1
        lda held+1,y
        sta tmp2
        txa
        asl
        tay
        lda ships,y
        sta ptr1
        lda ships+1,y
        sta ptr1+1
        add_ships
        stx tmp3
        lda _stars_first_lane+1,x
        sta tmp4
        lda _stars_first_lane,x
        tax
lane:   lda _stars_lane_to,x
        asl
        tay
        lda _stars_around,y
        and tmp1
        bne reach
        lda _stars_around+1,y
        and tmp2
        beq far
reach:  add_ships
far:    inx
        cpx tmp4
        bcc lane
        ldx tmp3
next:   inx
        cpx #SECTORS
        bcc look

        ldx #SECTORS - 1        ; what is near a colony
own:    lda owner,x
        cmp _side
        bne :+
        txa
        asl
        tay
        lda _stars_full
        ora _stars_around,y
        sta _stars_full
        lda _stars_full+1
        ora _stars_around+1,y
        sta _stars_full+1
:       dex
        bpl own

        ldx #SECTORS - 1        ; but for those that are safe
safe:   lda owner,x
        cmp _side
        bne :+
        txa
        asl
        tay
        lda _stars_threat,y
        ora _stars_threat+1,y
        bne :+
        lda _stars_full         ; the bit is set: a colony is near itself
        eor _stars_bit,y
        sta _stars_full
        lda _stars_full+1
        eor _stars_bit+1,y
        sta _stars_full+1
:       dex
        bpl safe
        rts
.endproc
