; comparison_counts.s: code of the shell overlay COMPARE that stays in memory while the search runs (search_start.s).
; It shows the node count of the running search and stores its results. No C twin: there is nothing here but addresses
; and the screen.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "constants/disk/probe_page.inc"
.include "constants/engine.inc"
.include "constants/shell/workshop.inc"
.export _comparison_run_stop, _comparison_run_start, _comparison_run_keep
.export _comparison_setting, _comparison_run_row
.export _comparison_run_reached, _comparison_run_length, _comparison_run_line_lo, _comparison_run_line_hi
.export score_lo, score_hi, frames_lo, frames_hi, cuts
.import row_lo, row_hi, vbi_later, _budget_counted, _machine_frames, _search_cuts, _search_first_move_cuts
        .assert _search_first_move_cuts = _search_cuts + 4, lderror, "comparison_run_keep takes both together"
.import _think_score, _think_reached, _think_line_length, _think_line_move
.importzp _move

LATER           = 7             ; SETVBV: the deferred VBI
LEFT_END        = WORKSHOP_MIDDLE ; first column after the node count of setting A, on the left
RIGHT           = WORKSHOP_RIGHT ; first column of the node count of setting B, on the right
NODES           = PROBE_PAGE + PROBE_WORKSHOP_NODES

.segment "COMPARE_KEPT"
; the variables of src/shell/workshop/comparison_data.h, and of this file
_comparison_setting: .res 1
_comparison_run_row: .res 1
_comparison_run_reached: .res WORKSHOP_SETTINGS
_comparison_run_length: .res WORKSHOP_SETTINGS
_comparison_run_line_lo: .res WORKSHOP_SETTINGS * PV_MAX
_comparison_run_line_hi: .res WORKSHOP_SETTINGS * PV_MAX
score_lo:       .res 2          ; for each setting: score
score_hi:       .res 2
frames_lo:      .res 2          ; and frames that the search took
frames_hi:      .res 2
started:        .res 2          ; frame in which the search started
cuts:           .res 16         ; for each setting: search_cuts and search_first_move_cuts, four bytes each
seen:           .res 4          ; node count that the last VBI has read (low byte first)
is_new:         .res 1          ; 1: this count is not shown yet
number:         .res 3          ; the number being written
digit_code:     .res 1          ; screen code of the current digit
at:             .res 1          ; column of the current digit
is_begun:       .res 1          ; bit 7: a digit was written
length:         .res 1          ; of the bar: pixels left to draw
left:           .res 1          ; of the bar: bytes left to write

.segment "COMPARE_RUN"
powers_0:       .byte <1, <10, <100, <1000, <10000, <100000, <1000000, <10000000
powers_1:       .byte 0, 0, 0, >1000, >10000, >100000, >1000000, >10000000
powers_2:       .byte 0, 0, 0, 0, 0, ^100000, ^1000000, ^10000000
DIGITS          = * - powers_2
lengths:        .byte 0, 1, 1, 2, 2, 3, 3, 3, 4, 4 ; pixels for the first digit: 4 * log10, rounded, but 1 for digit 1
shapes:         .byte $00, $01, $05, $15, $55 ; bytes with 0 to 4 pixels from the right, in COLPF0: setting A
                .byte $00, $80, $A0, $A8, $AA ; and from the left, in COLPF1: setting B
SHAPES          = 5
WHOLE           = 4             ; pixels a byte
beside:         .byte 7, 8      ; the two bytes in the middle of the row stay empty: the bars start beside them
columns:        .byte LEFT_END - DIGITS, RIGHT

; Deferred VBI: shows the node count of the running search. The search changes the count byte by byte, so a value may be
; half changed. It is shown only if two frames in a row have read the same value.
.proc vbi
        ldy #0
        ldx #3
:       lda _budget_counted,x
        cmp seen,x
        beq same
        sta seen,x
        iny
same:   dex
        bpl :-
        tya
        bne changed
        lsr is_new
        bcc done
        jsr draw
        jmp vbi_later
changed:
        lda #1
        sta is_new
done:   jmp vbi_later
.endproc

; comparison_run_stop: stops counting on the screen and shows the exact number of nodes
; void comparison_run_stop(void)
;   Clobbers:  A, X, Y
.proc _comparison_run_stop
        ldx #>vbi_later
        ldy #<vbi_later
        lda #LATER
        jsr SETVBV
        ldx #3
:       lda _budget_counted,x
        sta seen,x
        dex
        bpl :-
        ; fall into draw
.endproc

; Writes the node count in `seen` to row comparison_run_row and draws a bar below it, four pixels for each factor of
; ten. It uses no zero page, because the VBI can interrupt any code: addresses are written into the instructions at
; `put` and `bar`.
;   Clobbers:  A, X, Y           Cycles: 3,000
.proc draw
        ldy _comparison_run_row
        lda row_lo,y
        sta put + 1
        lda row_hi,y
        sta put + 2
        lda row_lo + 1,y
        sta bar + 1
        lda row_hi + 1,y
        sta bar + 2
        ldx #2
:       lda seen,x
        sta number,x
        dex
        bpl :-
        ldx _comparison_setting
        lda columns,x
        sta at
        lda #0
        sta is_begun
        sta length
        ldx #DIGITS - 1
digit:  lda #'0' - 32 - 1
        sta digit_code
less:   inc digit_code
        sec                     ; number - power
        lda number
        sbc powers_0,x
        tay
        lda number + 1
        sbc powers_1,x
        pha
        lda number + 2
        sbc powers_2,x
        bcc known
        sta number + 2
        pla
        sta number + 1
        sty number
        bcs less                ; always
known:  pla
        lda digit_code
        bit is_begun
        bmi write_it
        cmp #'0' - 32
        bne begin
        txa
        beq begin               ; the last digit is always written
        lda _comparison_setting
        bne skip
        lda #0                  ; a space: numbers of the left setting end in the same column
        beq write_it            ; always
begin:  sec
        ror is_begun
        txa
        asl a
        asl a
        sta length
        ldy digit_code
        lda lengths - ('0' - 32),y
        clc
        adc length
        sta length
        lda digit_code
write_it:
        ldy at
put:    sta $FFFF,y
        inc at
skip:   dex
        bpl digit

        ldx _comparison_setting
        ldy beside,x
        lda #WORKSHOP_BAR_BYTES
        sta left
bytes:  sec
        lda length
        sbc #WHOLE
        ldx #WHOLE
        bcs :+
        ldx length
        lda #0
:       sta length
        lda _comparison_setting
        beq leftwards
        lda shapes + SHAPES,x
        iny
        bne bar                 ; always
leftwards:
        lda shapes,x
        dey
bar:    sta $FFFF,y
        dec left
        bne bytes
        rts
.endproc

; comparison_run_start: starts measuring the time and showing the node count
; void comparison_run_start(void)
;   Clobbers:  A, X, Y
.proc _comparison_run_start
        jsr _machine_frames
        sta started
        stx started+1
        lda #0                  ; the count of the previous search is still there
        ldx #3
:       sta _budget_counted,x
        dex
        bpl :-
        ldx #>vbi
        ldy #<vbi
        lda #LATER
        jmp SETVBV              ; from here on the deferred VBI shows the node count
.endproc

; comparison_run_keep: stores the results of setting comparison_setting: frames since comparison_run_start, score,
; depth, principal variation and cut-offs here, the node count in the probe page
; void comparison_run_keep(void)
;   Clobbers:  A, X, Y
.proc _comparison_run_keep
        jsr _machine_frames
        ldy _comparison_setting
        sec
        sbc started
        sta frames_lo,y
        txa
        sbc started+1
        sta frames_hi,y
        lda _think_score
        sta score_lo,y
        lda _think_score+1
        sta score_hi,y
        lda _think_reached
        sta _comparison_run_reached,y
        jsr _think_line_length
        ldy _comparison_setting
        sta _comparison_run_length,y
        tya
        beq :+
        ldy #4
:       ldx #0
:       lda _budget_counted,x
        sta NODES,y
        iny
        inx
        cpx #4
        bne :-
        tya                     ; 4 or 8
        and #8
        tay
        ldx #0
:       lda _search_cuts,x      ; and search_first_move_cuts
        sta cuts,y
        iny
        inx
        cpx #8
        bne :-
        ldx #PV_MAX - 1
next:   stx left
        txa
        jsr _think_line_move
        ldx left
        lda _comparison_setting
        beq :+
        txa
        clc
        adc #PV_MAX
        tax
:       lda _move
        sta _comparison_run_line_lo,x
        lda _move+1
        sta _comparison_run_line_hi,x
        ldx left
        dex
        bpl next
        rts
.endproc
