; eval.s: twin of src/games/morris/eval.c. The search calls it at leaves that are made.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.export _game_eval, _morris_threat, _morris_can_answer, answer_of_crosses, answer_of_noughts
.import rows, threats_of_crosses, threats_of_noughts, _morris_threats

.segment "GAME"

; int16_t morris_threat(uint8_t against): value of a mill that can be closed against a side
;   In:        A = side, ply, men, hand, phase
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

; answer: body of answer_of_crosses and answer_of_noughts.
.macro answer of
        .local one
        .repeat 2, i
        .if i = 0
        ldy rows,x
        .else
        ldy _morris_down,x
        .endif
        lda lines,y
        cmp #(of) + 1
        beq one
        cmp #3 * ((of) + 1)
        beq one
        cmp #9 * ((of) + 1)
        beq one
        .endrepeat
        clc
one:    rts                     ; C = 1 after an equal comparison
.endmacro

; answer_of_crosses, answer_of_noughts: check whether a man of the side makes a two by going to a point
;   In:        X = point, lines
;   Out:       C = 1: a line through the point has exactly one man, of the side        Keeps: X
;   Clobbers:  A, Y
answer_of_crosses:      answer 0
answer_of_noughts:      answer 1

; uint8_t morris_can_answer(uint8_t point): 1: a line through the point has exactly one man, of `side`
;   In:        A = point, side
;   Out:       A = 0 or 1; X = 0
;   Clobbers:  Y
.proc _morris_can_answer
        tax
        lda _side
        bne noughts
        jsr answer_of_crosses
        jmp told
noughts:
        jsr answer_of_noughts
told:   lda #0
        tax
        rol a
        rts
.endproc

; score_flying: adds or subtracts WORTH_FREE if both sides fly.   Clobbers: A, X, Y, ptr3
.macro score_flying threats, can_answer
        .local free
        ldx _ply
        lda _morris_phase,x
        cmp #FLYING
        bne done
        jsr threats
        lda mode
        beq free
        lsr a
        bne falls               ; two points cannot be blocked
        ldx hole
        jsr can_answer
        bcc falls
free:   lda #<WORTH_FREE
        ldx #>WORTH_FREE
        bne add                 ; always
.endmacro

; void game_eval(void): value of the position for `side`
;   In:        ply, side, value, lines, points, men, hand, phase
;   Out:       score
;   Clobbers:  A, X, Y, ptr3
;   Cycles:    225 if there is no two on the board
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
        beq crosses_quiet
        lda #1
closes: jsr _morris_threat
add:    clc
        adc _score
        sta _score
        txa
        adc _score+1
        sta _score+1
done:   rts
falls:  lda #<-WORTH_FREE
        ldx #>-WORTH_FREE
        bne add                 ; always
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
        beq noughts_quiet
        lda #0
        beq closes              ; always
crosses_quiet:
        score_flying threats_of_noughts, answer_of_crosses
noughts_quiet:
        score_flying threats_of_crosses, answer_of_noughts
.endproc
