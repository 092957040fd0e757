; comparison_figures.s: in the shell overlay COMPARE, which compares two settings of the search. Computes the figures
; that src/shell/workshop/comparison.c shows, from what comparison_counts.s has stored. No C twin: there is nothing here
; but arithmetic of several bytes.
; SPDX-License-Identifier: MIT

.include "constants/disk/probe_page.inc"
.export _comparison_take, _comparison_score, _comparison_frames, _comparison_compare
.export _comparison_tenths, _comparison_percent
.import score_lo, score_hi, frames_lo, frames_hi, cuts
.importzp tmp1

NODES           = PROBE_PAGE + PROBE_WORKSHOP_NODES

.segment "COMPARE_BSS"
_comparison_score:   .res 2
_comparison_frames:  .res 2
_comparison_tenths:  .res 2
big:            .res 4          ; dividend
small:          .res 4          ; divisor
twice:          .res 4          ; for by_ten

.segment "COMPARE_CODE"

; comparison_take: fetches score and time of a setting into comparison_score and comparison_frames
; void comparison_take(uint8_t setting)
;   In:        A = setting, 0 or 1            Clobbers: A, X
.proc _comparison_take
        tax
        lda score_lo,x
        sta _comparison_score
        lda score_hi,x
        sta _comparison_score+1
        lda frames_lo,x
        sta _comparison_frames
        lda frames_hi,x
        sta _comparison_frames+1
        rts
.endproc

; comparison_compare: comparison_tenths = 10 * larger number of nodes / smaller one
; uint8_t comparison_compare(void)
;   Out:       A = 0: setting A has more nodes, or both have the same number; 1: setting B has more;
;              $80: one of them has none, and comparison_tenths is not set. X = 0
;   Clobbers:  Y, tmp1
.proc _comparison_compare
        ldx #0
        stx tmp1
        lda NODES
        ora NODES+1
        ora NODES+2
        beq none
        lda NODES+4
        ora NODES+5
        ora NODES+6
        beq none
        lda NODES
        cmp NODES+4
        lda NODES+1
        sbc NODES+5
        lda NODES+2
        sbc NODES+6
        bcs :+
        inc tmp1
        ldx #4
:       jsr take                ; X = offset of the larger number
        jsr ratio
        lda tmp1
        ldx #0
        rts
none:   lda #$80
        ldx #0
        rts
take:   ldy #0                  ; big = the nodes at offset X, small = those of the other setting
:       lda NODES,x
        sta big,y
        txa
        eor #4
        tax
        lda NODES,x
        sta small,y
        txa
        eor #4
        tax
        inx
        iny
        cpy #4
        bne :-
        rts
.endproc

; comparison_percent: returns how many percent of a setting's cut-offs came from the first move
; uint8_t comparison_percent(uint8_t setting)
;   In:        A = setting       Out: A = percent, $FF: there were no cut-offs; X = 0
;   Clobbers:  Y, comparison_tenths
.proc _comparison_percent
        asl a
        asl a
        asl a
        tax
        ldy #0
:       lda cuts,x
        sta small,y
        lda cuts+4,x
        sta big,y
        inx
        iny
        cpy #4
        bne :-
        lda #$FF
        ldx small
        bne some
        ldx small+1
        bne some
        ldx small+2
        beq none
some:   jsr by_ten              ; ratio multiplies by ten again: percent
        jsr ratio
        lda _comparison_tenths
none:   ldx #0
        rts
.endproc

; comparison_tenths = 10 * big / small, at most $FFFF; small is not 0. By repeated subtraction.
;   Clobbers:  A, X, Y
.proc ratio
        lda #0
        sta _comparison_tenths
        sta _comparison_tenths+1
        jsr by_ten
less:   sec
        ldx #0
        ldy #4
:       lda big,x
        sbc small,x
        sta big,x
        inx
        dey
        bne :-
        bcc done
        inc _comparison_tenths
        bne less
        inc _comparison_tenths+1
        bne less
        dec _comparison_tenths  ; too large: $FFFF instead
        dec _comparison_tenths+1
done:   rts
.endproc

; big = 10 * big.   Clobbers: A, X, Y
.proc by_ten
        jsr double
        ldx #3
:       lda big,x
        sta twice,x
        dex
        bpl :-
        jsr double
        jsr double
        clc
        ldx #0
        ldy #4
:       lda big,x               ; 8 times + 2 times the number
        adc twice,x
        sta big,x
        inx
        dey
        bne :-
        rts
double: asl big
        rol big+1
        rol big+2
        rol big+3
        rts
.endproc
