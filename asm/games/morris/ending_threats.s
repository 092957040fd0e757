; ending_threats.s: twin of src/games/morris/ending_threats.c: points where one of three men makes a threat. Called by
; ending.c.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.export _morris_find_targets, _morris_target, _morris_targets, _morris_mill_at
.import rows, first_places

.bss
_morris_target:  .res POINTS
_morris_targets: .res 1
_morris_mill_at: .res 1
is_target:       .res POINTS

.segment "GAME"

; add_target: adds point X if it is empty and no target yet.   Keeps: X, Y     Clobbers: A
.proc add_target
        lda points,x
        ora is_target,x
        bne done
        inc is_target,x
        txa
        ldx _morris_targets
        inc _morris_targets
        sta _morris_target,x
        tax
done:   rts
.endproc

; add_line: adds all points of the line whose first place is Y.   Clobbers: A, X, Y
.proc add_line
        jsr first
        jsr first
first:  ldx _morris_on_line,y
        iny
        jmp add_target
.endproc

; look_at_lines: looks at the lines that have men of side `of` only. With one man it adds the empty points, with two it
; sets morris_mill_at.
;   Clobbers:  A, X, Y, tmp2
.macro look_at_lines of
        .local each, one, next
        ldx #0
each:   stx tmp2
        lda lines,x
        cmp #(of) + 1
        beq one
        cmp #3 * ((of) + 1)
        beq one
        cmp #9 * ((of) + 1)
        beq one
        tay
        lda _morris_hole + (of) * LINE_STATES,y
        beq next
        clc
        adc first_places,x
        tay
        lda _morris_on_line - 1,y
        sta _morris_mill_at
        bcc next                ; always
one:    ldy first_places,x
        jsr add_line
next:   ldx tmp2
        inx
        cpx #LINES
        bne each
.endmacro

; look_without: finds the targets of the man of side `of` on X (also in tmp1), which is out of its lines meanwhile.
.macro look_without of
        look_for_protection of, everywhere
        lift of
        look_at_lines of
        ldx tmp1
        put_down of
        rts
.endmacro

; void morris_find_targets(uint8_t from): points where a man makes a two, and where it closes a mill
;   In:        A = from, side, points, lines
;   Out:       morris_target, morris_targets, morris_mill_at
;   Clobbers:  A, X, Y, tmp1, tmp2
;   Cycles:    1,000 to 1,400
.proc _morris_find_targets
        sta tmp1
        ldx #POINTS
        stx _morris_mill_at
        lda #0
        sta _morris_targets
clear:  dex
        sta is_target,x
        bne clear
        ldx tmp1
        ldy _side
        beq crosses
        jmp noughts
crosses:
        look_without 0
everywhere:
        ldx #0                  ; a man that leaves a mill leaves a two
each:   jsr add_target
        inx
        cpx #POINTS
        bne each
        rts
noughts:
        look_without 1
.endproc
