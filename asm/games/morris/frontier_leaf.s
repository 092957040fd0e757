; frontier_leaf.s: twin of src/games/morris/frontier_leaf.c: the best leaf so far, and its score as a byte, for moves
; that are not made.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/frontier.inc"
.export set_base_of_crosses, set_base_of_noughts, rebase, improve, improve_threatened

.segment "GAME"

; set_base_of_crosses, set_base_of_noughts: value of the node for the side
;   In:        ply, value
;   Out:       base
;   Clobbers:  A, X
.proc set_base_of_crosses
        ldx _ply
        lda _morris_value_lo,x
        sta base
        lda _morris_value_hi,x
        sta base+1
        rts
.endproc
.proc set_base_of_noughts
        ldx _ply
        sec
        lda #0
        sbc _morris_value_lo,x
        sta base
        lda #0
        sbc _morris_value_hi,x
        sta base+1
        rts
.endproc

; rebase: computes the limits as bytes for this base, for leaves without and with a mill against `side`
;   In:        base, best, score_limit, threat
;   Out:       least, enough, least_threatened, enough_threatened
;   Clobbers:  A, X, Y
.proc rebase
        lda _score_limit
        ldx _score_limit+1
        jsr to_byte
        sta enough
        lda _score_limit
        ldx _score_limit+1
        jsr to_byte_threatened
        sta enough_threatened
        lda best
        ldx best+1
        cpx #>-SCORE_INFINITE
        beq none
        jsr to_byte
        sta least
        lda best
        ldx best+1
        jsr to_byte_threatened
        sta least_threatened
        rts
none:   lda #0
        sta least
        sta least_threatened
        rts
.endproc

; to_byte_threatened: A = HALF + (X A) + threat - base, clamped to a byte.   Clobbers: X, Y
.proc to_byte_threatened
        clc
        adc threat
        tay
        txa
        adc threat+1
        tax
        tya
        ; falls into to_byte
.endproc

; to_byte: A = HALF + (X A) - base, clamped to a byte.   Clobbers: X, Y
.proc to_byte
        clamp_to_byte HALF, base
.endproc

; improve: records the move from `from` to X as the best so far
;   In:        A = HALF + gain, X = to, from
;   Out:       C = 1: a cut-off; best, best_from, best_to, least, least_threatened
;   Keeps:     X                 Clobbers: A, Y
.proc improve
        sta least
        jsr note
        cmp enough
        bcs done
        ldy threat+1
        bne most
        adc threat
        bcc :+
most:   lda #$FF
:       sta least_threatened
        clc
done:   rts

; note: best = base + A - HALF, best_to = X, best_from = from.   Keeps: A, X     Clobbers: Y
note:   stx best_to
        ldy from
        sty best_from
        ldy base+1
        pha
        sec
        sbc #HALF
        bcs plus
        dey                     ; negative
plus:   clc
        adc base
        sta best
        bcc :+
        iny
:       sty best+1
        pla
        rts
.endproc

; improve_threatened: improve for a move after which the opponent can close a mill
;   In:        A = HALF + gain, X = to, from
;   Out:       C = 1: a cut-off; best, best_from, best_to, least, least_threatened
;   Keeps:     X                 Clobbers: A, Y
.proc improve_threatened
        sta least_threatened
        jsr improve::note
        tay
        sec
        lda best
        sbc threat
        sta best
        lda best+1
        sbc threat+1
        sta best+1
        lda threat+1
        bne none
        tya
        sec
        sbc threat
        bcs :+
none:   lda #0
:       sta least
        cpy enough_threatened
        rts
.endproc
