; eval.s: twin of src/games/morris/eval.c

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.export _game_eval, _morris_threat
.import threats_of_crosses, threats_of_noughts, _morris_threats

WORTH_WON = 2000

.segment "GAME"

; int16_t morris_threat(uint8_t against)
;   In:        A, ply, men, hand, phase
;   Out:       (X A)             Clobbers: Y
.proc _morris_threat
        tax
        lda men,x
        clc
        adc hand,x
        cmp #MEN_LEAST
        beq won
        ldx _ply
        ldy _morris_phase,x
        lda _morris_threats,y
        ldx #0
        rts
won:    lda #<WORTH_WON
        ldx #>WORTH_WON
        rts
.endproc

; void game_eval(void)
;   In:        ply, side, value, line, point
;   Out:       score
;   Clobbers:  A, X, Y, ptr3
;   Cycles:    215 where nobody has two men in line
.proc _game_eval
        ldx _ply
        lda _side
        bne noughts
        lda _morris_value_lo,x
        sta _score
        lda _morris_value_hi,x
        sta _score+1
        lda men + 1
        beq done
        jsr threats_of_crosses
        lda mode
        beq done
        lda #1
add:    jsr _morris_threat
        clc
        adc _score
        sta _score
        txa
        adc _score+1
        sta _score+1
done:   rts
noughts:
        sec
        lda #0
        sbc _morris_value_lo,x
        sta _score
        lda #0
        sbc _morris_value_hi,x
        sta _score+1
        lda men
        beq done
        jsr threats_of_noughts
        lda mode
        beq done
        lda #0
        beq add                 ; always
.endproc
