; attacks.s: twin of src/games/chess/attacks.c

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export _chess_attacked, attacked

.segment "GAME"

; uint8_t chess_attacked(uint8_t square)
;   In:        A = square, side
;   Out:       A = 1 and Z = 0 when the side not on turn attacks it, else 0; X = 0
;   Clobbers:  Y, regsave, ptr1
;   Twin test: bench
.proc _chess_attacked
        ; fall into attacked
.endproc
.proc attacked
        sta target
        lda #>where
        sta table+1
        lda #<(where + SLOTS)
        ldx _side
        beq black
        lda #<where
black:  sta table               ; the page has both
        ldy #SLOTS
next:   dey
        bmi none
        lda (table),y
        bmi next
        sta _chess_attacker
        eor #$FF
        sec
        adc target              ; target - square
        tax
        lda _chess_reach,x
        beq next
        stx step
        ldx _chess_attacker
        and board,x
        beq next
        and #SLIDERS
        beq yes
        ldx step
        lda _chess_step,x
        sta step
        lda _chess_attacker
walk:   clc
        adc step
        cmp target
        beq yes
        tax
        lda board,x
        bne next
        txa
        bpl walk                ; always
yes:    ldx #0
        lda #1
        rts
none:   ldx #0
        txa
        rts
.endproc
