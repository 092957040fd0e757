; comparison_line.s: twin of src/shell/workshop/comparison_line.c: one search of the workshop's comparison.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "constants/engine.inc"
.include "constants/shell/workshop.inc"
.export _comparison_run_search
.import _comparison_line, _comparison_expected
.import _record_count, _record_undo, _record_redo, _record_move
.import _thinking_run, _think_line_length, _think_line_move
.import _comparison_with, _comparison_run_start, _comparison_run_stop
.importzp _thinking_stopped

PLIES_BACK      = 2

.segment "COMPARE_KEPT"
with:           .res 1
best:           .res 2
n:              .res 1

.segment "COMPARE_LINE"

search: jsr _comparison_run_start
        jsr _thinking_run
        jsr _comparison_run_stop
        lda with
        beq done
        lda #0
        jmp _comparison_with
done:   rts

; void comparison_run_search(uint8_t with)
;   The position two plies earlier is searched in line.
;   In:        A = with          Clobbers: A, X, Y
.proc _comparison_run_search
        sta with
        jsr expect_none
        sta _comparison_line
        lda with
        beq search
        jsr _comparison_with
        lda with
        and #WITH_KEPT_LINE
        beq search
        lda _record_count+1
        bne enough
        lda _record_count
        cmp #PLIES_BACK
        bcc search
enough: jsr _record_undo
        jsr _record_undo
        jsr _thinking_run
        lda #0
        sta n
        lda _comparison_line    ; LINE_SEARCHED
        beq next
        jsr _think_line_length
        cmp #PLIES_BACK + 1
        bcc next
        lda #PLIES_BACK
        jsr _think_line_move
        lda _move
        sta _comparison_expected
        lda _move+1
        sta _comparison_expected+1
next:   lda n
        jsr _think_line_move
        lda _move
        sta best
        lda _move+1
        sta best+1
        jsr _record_redo
        ldx _record_count+1
        ldy _record_count
        bne :+
        dex
:       dey
        tya
        jsr _record_move
        lda _move
        cmp best
        bne other
        lda _move+1
        cmp best+1
        beq same
other:  jsr expect_none
same:   lda n
        inc n
        cmp #PLIES_BACK - 1
        bcc next
        sta _comparison_line    ; LINE_CONTINUES
        .assert PLIES_BACK - 1 = LINE_CONTINUES, error
        lda with
        jsr _comparison_with
        lda _thinking_stopped
        beq again
        lda #0
        jmp _comparison_with
again:  jmp search
.endproc

.segment "COMPARE_RUN"

; Out: A = 0
expect_none:
        lda #0
        sta _comparison_expected
        sta _comparison_expected+1
        rts
