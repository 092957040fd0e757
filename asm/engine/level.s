; level.s: twin of src/engine/level.c, without cc65's long arithmetic.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/engine/level.inc"
.export _level_set, _level_nodes, _level_limit, _level_tenths
.import _game_info, _budget_nodes, _budget_extra_cost, _budget_fall, _think_depth, _root_random_margin
.importzp ptr1, ptr2, sreg

; The table of levels, as in level.c.
.segment "RODATA"                ; in the kernel: shown before the engine overlay is loaded
tenths_lo:      .byte 5, 8, 15, 30, 70, 150, <350, <900
tenths_hi:      .byte 0, 0, 0, 0, 0, 0, >350, >900
.segment "THINK"
LAST_MARGIN     = 3             ; level - 1 from which the random margin is an eighth of GameInfo.score_of_piece

; void level_set(uint8_t level): sets the limits of a level.
;   In:        A = 1 to 8
;   Out:       budget_nodes, budget_extra_cost, budget_fall, think_depth, root_random_margin
;   Clobbers:  A, X, Y, ptr1, ptr2, sreg
.proc _level_set
        tax
        dex
        cmp #3                  ; the depth of levels 1 and 2 is the level
        bcc :+
        lda #DEPTH_MOST
:       sta _think_depth
        txa
        pha
        jsr tenths
        jsr _level_limit        ; ptr1 = GameInfo
        ldy #INFO_SCORE_OF_PIECE
        lda (ptr1),y
        sta ptr2
        iny
        lda (ptr1),y
        sta ptr2+1
        pla                     ; (ptr2+1 ptr2) = score_of_piece, halved with every level up to the fourth
        cmp #LAST_MARGIN
        bcc :+
        lda #LAST_MARGIN
:       tax
halve:  dex
        bmi halved
        lsr ptr2+1
        ror ptr2
        jmp halve
halved: lda ptr2
        ldx ptr2+1
        beq :+
        lda #255
:       cmp #MARGIN_LEAST
        bcs :+
        lda #MARGIN_LEAST
:       sta _root_random_margin
        rts
.endproc

.segment "CODE"

; uint16_t level_tenths(uint8_t level): the time limit of a level, in tenths of a second.
;   In:        A = 1 to 8
;   Out:       A/X = the limit   Clobbers: Y
.proc _level_tenths
        tax
        dex
        ; fall into tenths
.endproc
; tenths: the same for X = level - 1.
.proc tenths
        ldy tenths_lo,x
        lda tenths_hi,x
        tax
        tya
        rts
.endproc

.segment "THINK"

; void level_limit(uint16_t tenths_of_seconds): limits the next search to this time.
;   In:        A/X = tenths of a second
;   Out:       budget_nodes, budget_extra_cost, budget_fall; ptr1 = GameInfo
;   Clobbers:  A, X, Y, ptr2, sreg
.proc _level_limit
        jsr _level_nodes
        sta _budget_nodes
        stx _budget_nodes+1
        lda sreg
        sta _budget_nodes+2
        lda sreg+1
        sta _budget_nodes+3
        ldy #INFO_EXTRA_COST
        lda (ptr1),y
        sta _budget_extra_cost
        iny
        lda (ptr1),y
        sta _budget_extra_cost+1
        iny
        lda (ptr1),y
        sta _budget_fall
        rts
.endproc

        .assert INFO_FALL = INFO_EXTRA_COST + 2, error, "fall must follow extra_cost"

; uint32_t level_nodes(uint16_t tenths_of_seconds): nodes that the game searches in this time.
;   In:        A/X = tenths of a second
;   Out:       A/X/sreg = tenths * nodes_per_time >> LEVEL_PACE_BITS, 32 bits; ptr1 = GameInfo
;   Clobbers:  Y, ptr2
;   Cycles:    900
.proc _level_nodes
        sta ptr2
        stx ptr2+1
        jsr _game_info
        sta ptr1
        stx ptr1+1
        lda #0                  ; (sreg ptr2): shifts the bits of tenths out on the right, the product in on the left
        sta sreg
        sta sreg+1
        ldx #16 + 1
        clc
next:   ror sreg+1
        ror sreg
        ror ptr2+1
        ror ptr2
        bcc less                ; always in the last round, when no bits are left
        clc
        ldy #INFO_NODES_PER_TIME
        lda sreg
        adc (ptr1),y
        sta sreg
        iny
        lda sreg+1
        adc (ptr1),y
        sta sreg+1
less:   dex
        bne next
        asl ptr2                ; << 8 - LEVEL_PACE_BITS, then one byte to the right
        rol ptr2+1
        rol sreg
        rol sreg+1
        lda #0
        rol a
        ldx sreg
        ldy sreg+1
        sty sreg
        sta sreg+1
        lda ptr2+1
        rts
.endproc
