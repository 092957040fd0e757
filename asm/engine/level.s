; level.s: twin of src/engine/level.c. The numbers are small, and asked for once
; a turn: they are added up and shifted out here, without cc65's long arithmetic.

.include "zp.inc"
.export _level_set, _level_nodes, _level_tenths
.import _game_info, _budget_nodes, _think_depth, _root_margin
.importzp ptr1, ptr2, sreg, tmp1, tmp2

CYCLES_A_TENTH  = 118620        ; LEVEL_CYCLES_A_SECOND / 10
DEPTH_MOST      = PLIES - 2
MARGIN_LEAST    = 3             ; noise is less

; The first two are there to be beaten; from the fourth on nothing is given
; away but the choice among equals.
.segment "RODATA"                ; a person may ask for these before anybody thinks
tenths_lo:      .byte 5, 8, 15, 30, 70, 150, <350, <900
tenths_hi:      .byte 0, 0, 0, 0, 0, 0, >350, >900
.segment "SEARCH"
depths:         .byte 1, 2, DEPTH_MOST, DEPTH_MOST, DEPTH_MOST, DEPTH_MOST, DEPTH_MOST, DEPTH_MOST
margins:        .byte 8, 4, 2, 1, 1, 1, 1, 1    ; eighths of a man

; void level_set(uint8_t level)
;   In:        A = 1 to 8
;   Out:       budget_nodes, think_depth, root_margin
;   Clobbers:  X, Y, ptr1, ptr2, sreg, tmp1, tmp2
.proc _level_set
        tax
        dex
        lda depths,x
        sta _think_depth
        lda margins,x
        pha
        jsr tenths
        jsr _level_nodes
        sta _budget_nodes
        stx _budget_nodes+1
        lda sreg
        sta _budget_nodes+2
        lda sreg+1
        sta _budget_nodes+3
        jsr _game_info          ; (ptr2 A) = unit * margin / 8
        sta ptr1
        stx ptr1+1
        pla
        tax
        lda #0
        sta ptr2
        sta ptr2+1
add:    ldy #INFO_UNIT
        clc
        lda ptr2
        adc (ptr1),y
        sta ptr2
        iny
        lda ptr2+1
        adc (ptr1),y
        sta ptr2+1
        dex
        bne add
        ldx #3
eighth: lsr ptr2+1
        ror ptr2
        dex
        bne eighth
        lda ptr2
        ldx ptr2+1
        beq :+
        lda #255
:       cmp #MARGIN_LEAST
        bcs :+
        lda #MARGIN_LEAST
:       sta _root_margin
        rts
.endproc

.segment "CODE"

; uint16_t level_tenths(uint8_t level)
;   In:        A = 1 to 8
;   Out:       A/X               Clobbers: Y
.proc _level_tenths
        tax
        dex
.endproc
.proc tenths
        ldy tenths_lo,x
        lda tenths_hi,x
        tax
        tya
        rts
.endproc

.segment "SEARCH"

; uint32_t level_nodes(uint16_t tenths_of_seconds)
;   In:        A/X, not 0
;   Out:       A/X/sreg = tenths * CYCLES_A_TENTH / cycles a node, 32 bits
;   Clobbers:  Y, ptr1, ptr2, tmp1, tmp2
;   Cycles:    70 for every tenth and 2,500
.proc _level_nodes
        sta tmp1
        stx tmp2
        lda #0
        sta ptr2
        sta ptr2+1
        sta sreg
        sta sreg+1
add:    clc                     ; (sreg ptr2) += CYCLES_A_TENTH
        lda ptr2
        adc #<CYCLES_A_TENTH
        sta ptr2
        lda ptr2+1
        adc #>CYCLES_A_TENTH
        sta ptr2+1
        lda sreg
        adc #^CYCLES_A_TENTH
        sta sreg
        bcc :+
        inc sreg+1
:       lda tmp1
        bne :+
        dec tmp2
:       dec tmp1
        lda tmp1
        ora tmp2
        bne add
        jsr _game_info
        sta ptr1
        stx ptr1+1
        lda #0                  ; (tmp2 tmp1) = rest, the quotient grows in (sreg ptr2)
        sta tmp1
        sta tmp2
        ldx #32
next:   asl ptr2
        rol ptr2+1
        rol sreg
        rol sreg+1
        rol tmp1
        rol tmp2
        ldy #INFO_CYCLES
        sec
        lda tmp1
        sbc (ptr1),y
        pha
        iny
        lda tmp2
        sbc (ptr1),y
        bcc less
        sta tmp2
        pla
        sta tmp1
        inc ptr2
        bcs done                ; always
less:   pla
done:   dex
        bne next
        lda ptr2
        ldx ptr2+1
        rts
.endproc
