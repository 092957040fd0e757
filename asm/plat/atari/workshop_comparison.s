; workshop_comparison.s: what the workshop asks of the hardware while it thinks: in the part BENCH. No C twin: there is
; nothing here
; but addresses and the screen.
;
; STAY, which must be there while the search runs, is workshop_resident.s.

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/overlay_jump.inc"
.include "plat/atari/relocate.inc"
.include "probe_page.inc"
.export comparison_open, _comparison_take, _comparison_score, _comparison_frames, _comparison_compare, _comparison_tenths
.export comparison_again, _comparison_percent
.import _settings_run, tree_open, comparison_run_enter, _comparison_show, score_lo, score_hi, frames_lo, frames_hi, cuts
.import __BENCH_BSS_RUN__, __STAY_LOAD__, __STAY_RUN__, __STAY_SIZE__

NODES           = PROBE_PAGE + PROBE_WORKSHOP_NODES

.segment "BENCH_BSS"
_comparison_score:   .res 2
_comparison_frames:  .res 2
_comparison_tenths:  .res 2
big:            .res 4
small:          .res 4
twice:          .res 4

.segment "BENCH_CODE"

; From the part SHOP, with the frame open.
.proc comparison_open
        be_still
        jsr find_stay
        move_piece __STAY_LOAD__, __STAY_RUN__, __STAY_SIZE__
        jmp comparison_run_enter
.endproc

; From STAY, when the part is there again.
.proc comparison_again
        jsr find_stay
        jsr _comparison_show
        tay
        bmi tree
        bne other
        jmp _board_redraw
other:  lead_to "SHOP", _settings_run
tree:   lead_to "WALK", tree_open
.endproc

; void comparison_take(uint8_t who)
;   In:        A                 Clobbers: A, X
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

; uint8_t comparison_compare(void)
;   comparison_tenths = ten times the greater number of nodes by the smaller one.
;   Out:       A = 0: A has more, 1: B, $80: one of them is 0; X = 0
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
:       jsr take                ; the greater
        jsr ratio
        lda tmp1
        ldx #0
        rts
none:   lda #$80
        ldx #0
        rts
take:   ldy #0                  ; big = nodes at X, small = the others
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

; uint8_t comparison_percent(uint8_t who)
;   The share of its cut-offs that the first move made; $FF: there were none.
;   In:        A                 Clobbers: X, Y
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
some:   jsr by_ten
        jsr ratio
        lda _comparison_tenths
none:   ldx #0
        rts
.endproc

; comparison_tenths = ten times big by small, which is not 0.
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
        dec _comparison_tenths       ; more than can be said
        dec _comparison_tenths+1
done:   rts
.endproc

; big, ten times.
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
:       lda big,x               ; 8 + 2
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

.proc find_stay
        find_piece __BENCH_BSS_RUN__
.endproc
