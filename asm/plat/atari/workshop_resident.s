; workshop_resident.s: what of the part BENCH must be there while the search runs (relocate.inc): how its nodes are
; shown, and what is
; kept. No C twin: there is nothing here but addresses and the screen.

.include "atari.inc"
.include "probe_page.inc"
.export comparison_run_enter, _comparison_run_stop, _comparison_run_start, _comparison_run_keep, score_lo, score_hi, frames_lo, frames_hi, cuts
.import comparison_again, _overlay_call, _input_wait, _board_redraw, _comparison_search, _comparison_setting, _comparison_run_row
.import _comparison_run_reached, _comparison_run_length, _comparison_run_line_lo, _comparison_run_line_hi
.import row_lo, row_hi, vbi_later, _budget_counted, _machine_frames, _search_cuts, _search_first_move_cuts
        .assert _search_first_move_cuts = _search_cuts + 4, lderror, "comparison_run_keep takes both together"
.import _think_score, _think_reached, _think_line_length, _think_line_move
.importzp _move

LATER           = 7             ; the deferred VBI
LEFT_END        = 14            ; columns: what the left setting has ends before it,
RIGHT           = 18            ; the right one begins here
PV_MAX       = 8
NODES           = PROBE_PAGE + PROBE_WORKSHOP_NODES

.segment "STAY_BSS"
score_lo:       .res 2          ; what each setting has found
score_hi:       .res 2
frames_lo:      .res 2
frames_hi:      .res 2
started:        .res 2          ; frame
cuts:           .res 16         ; search_cuts and search_first_move_cuts of both, four bytes each
seen:           .res 4          ; nodes (low to high)
is_new:         .res 1          ; 1: they are not shown yet
number:         .res 3          ; what is left of them to be written
sign:           .res 1          ; the digit in hand
at:             .res 1          ; column
is_begun:       .res 1          ; bit 7: a digit was written
length:         .res 1          ; of the bar, in pixels
left:           .res 1          ; bytes of it to go

.segment "STAY"
powers_0:       .byte <1, <10, <100, <1000, <10000, <100000, <1000000, <10000000
powers_1:       .byte 0, 0, 0, >1000, >10000, >100000, >1000000, >10000000
powers_2:       .byte 0, 0, 0, 0, 0, ^100000, ^1000000, ^10000000
DIGITS          = * - powers_2
lengths:        .byte 0, 1, 1, 2, 2, 3, 3, 3, 4, 4 ; 4 log10 of the first digit, and one so that 1 is seen
shapes:         .byte $00, $01, $05, $15, $55 ; to the left, COLPF0
                .byte $00, $80, $A0, $A8, $AA ; to the right, COLPF1
SHAPES          = 5
WHOLE           = 4             ; pixels a byte
beside:         .byte 7, 8     ; the bytes in the middle
BAR_BYTES       = 7
columns:        .byte LEFT_END - DIGITS, RIGHT

; Thinks; then what comes of it, or the board, which is jumped to: with its frame this is gone.
.proc comparison_run_enter
        jsr _comparison_search
        tay
        bne leave
        lda #<name
        ldx #>name
        jsr _overlay_call
        tay
        beq fault
        jmp comparison_again
fault:  jsr _input_wait
leave:  jmp _board_redraw
name:   .asciiz "BENCH"
.endproc

; Every frame: the nodes of the search that runs. It counts them byte by byte, so two frames must have seen the same.
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

; void comparison_run_stop(void)
;   What was counted, to the node.
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

; The nodes in `seen` to the row comparison_run_row, and a bar below it: four pixels for a factor of ten. No zero page,
; as it
; comes between anything.
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
        sta sign
less:   inc sign
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
        lda sign
        bit is_begun
        bmi write_it
        cmp #'0' - 32
        bne begin
        txa
        beq begin               ; the last one counts
        lda _comparison_setting
        bne skip
        lda #0                  ; a blank
        beq write_it            ; always
begin:  sec
        ror is_begun
        txa
        asl a
        asl a
        sta length
        ldy sign
        lda lengths - ('0' - 32),y
        clc
        adc length
        sta length
        lda sign
write_it:
        ldy at
put:    sta $FFFF,y
        inc at
skip:   dex
        bpl digit

        ldx _comparison_setting
        ldy beside,x
        lda #BAR_BYTES
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

; void comparison_run_start(void)
;   Clobbers:  A, X
.proc _comparison_run_start
        jsr _machine_frames
        sta started
        stx started+1
        lda #0                  ; what is there is of the search before
        ldx #3
:       sta _budget_counted,x
        dex
        bpl :-
        ldx #>vbi
        ldy #<vbi
        lda #LATER
        jmp SETVBV              ; not while a disk is read: a window may be open where it is
.endproc

; void comparison_run_keep(void)
;   What the setting comparison_setting has found, the time since comparison_run_start, and its nodes to the glass box.
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
