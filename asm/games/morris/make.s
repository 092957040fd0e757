; make.s: twin of src/games/morris/make.c: make and unmake, called by search and shell.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/morris/morris.inc"
.export _game_make, _game_unmake, _game_no_moves
.import rows, _morris_find_phase, _morris_set_phase, _morris_recount_value, _morris_nth_man

before  = tmp1                  ; state of a line before the change
gain    = tmp2                  ; gain of the first of two lines
value   = ptr1                  ; value of the position for the crosses

.segment "GAME"

; change: A = state of line Y after a man of the side is added (more = 1) or removed (0) at X; the line is not changed
.macro change which, of, more
        .if more
        lda lines,y
        clc
        adc which + (of) * POINTS,x
        .else
        lda lines,y
        sec
        sbc which + (of) * POINTS,x
        .endif
.endmacro

; change_and_gain: also stores the new state in the line; A = gain of the crosses by the change
;   Clobbers:  Y, before
.macro change_and_gain which, of, more
        lda lines,y
        sta before
        change which, of, more
        sta lines,y
        tay
        lda worth,y
        ldy before
        sec
        sbc worth,y
.endmacro

; change_value: puts a man of the side on X (more = 1) or takes it off (0), adds the gain to `value` and returns
;   Keeps:     X                 Clobbers: A, Y, before, gain
.macro change_value of, more
        .local minus, done
        lda #(more) * ((of) + 1)
        sta points,x
        ldy rows,x
        change_and_gain _morris_power_across, of, more
        sta gain
        ldy _morris_down,x
        change_and_gain _morris_power_down, of, more
        clc
        adc gain
        bmi minus
        clc
        adc value
        sta value
        bcc done
        inc value+1
        rts
minus:  clc
        adc value
        sta value
        bcs done
        dec value+1
done:   rts
.endmacro

; change_only: puts a man of the side on X (more = 1) or takes it off (0).   Keeps: X     Clobbers: A, Y
.macro change_only of, more
        lda #(more) * ((of) + 1)
        sta points,x
        ldy rows,x
        change _morris_power_across, of, more
        sta lines,y
        ldy _morris_down,x
        change _morris_power_down, of, more
        sta lines,y
.endmacro

put_cross:      change_value 0, 1
take_cross:     change_value 0, 0
put_nought:     change_value 1, 1
take_nought:    change_value 1, 0

; removed_of: X = point of the man removed by the move (hi lo).   Clobbers: A, tmp2
.macro removed_of hi, lo
        lda hi
        and #$60
        lsr a
        lsr a
        sta tmp2
        lda lo
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        ora tmp2
        tax
.endmacro

; void game_make(void): plays `move`
;   In:        move, ply, side
;   Out:       points, lines, men, hand, reversible_plies, phase, value; ply, side, outcome
;   Clobbers:  A, X, Y, tmp1, tmp2, ptr1
.proc _game_make
        ldx _ply
        lda _morris_value_lo,x
        sta value
        lda _morris_value_hi,x
        sta value+1
        lda _morris_phase,x
        sta _morris_phase + 1,x
        ldy #OUTCOME_NONE
        lda _reversible_plies,x
        clc
        adc #1
        sta _reversible_plies + 1,x
        cmp #QUIET_MOST
        bne :+
        ldy #OUTCOME_DRAW
:       sty _outcome
        lda _move+1
        and #POINT
        tax
        lda _side
        beq crosses
        jmp noughts

crosses:
        inc _side
        cpx #HAND
        beq cross_from_hand
        jsr take_cross
cross_to:
        lda _move
        and #POINT
        tax
        jsr put_cross
        bit _move+1
        bpl quiet
        removed_of _move+1, _move
        lda men + 1             ; Y = number of noughts before the removal, as index of morris_nth_man
        clc
        adc hand + 1
        tay
        dec men + 1
        cmp #MEN_LEAST + 1
        lda value               ; keeps C
        php
        clc
        adc _morris_nth_man,y
        sta value
        bcc :+
        inc value+1
:       jsr take_nought
        jmp mill
cross_from_hand:
        dec hand
        inc men
        bne cross_to            ; always

; A quiet move: the phase stays the same, unless the last man was placed.
quiet:  inc _ply
        ldx _ply
        lda value
        sta _morris_value_lo,x
        lda value+1
        sta _morris_value_hi,x
        lda _move+1
        and #POINT
        cmp #HAND
        bcs phase
        rts

noughts:
        dec _side
        cpx #HAND
        beq nought_from_hand
        jsr take_nought
nought_to:
        lda _move
        and #POINT
        tax
        jsr put_nought
        bit _move+1
        bpl quiet
        removed_of _move+1, _move
        lda men
        clc
        adc hand
        tay
        dec men
        cmp #MEN_LEAST + 1
        lda value
        php
        sec
        sbc _morris_nth_man,y
        sta value
        bcs :+
        dec value+1
:       jsr take_cross
        jmp mill
nought_from_hand:
        dec hand + 1
        inc men + 1
        bne nought_to           ; always

; A man was removed. The flags on the stack have C = 0 if the opponent has too few men left.
mill:   inc _ply
        ldx _ply
        lda #0
        sta _reversible_plies,x
        lda value
        sta _morris_value_lo,x
        lda value+1
        sta _morris_value_hi,x
        plp
        bcs goes_on
        lda #OUTCOME_LOSS       ; the phase no longer matters
        sta _outcome
        rts
goes_on:
        lda #OUTCOME_NONE
        sta _outcome
phase:  jsr _morris_find_phase
        ldx _ply
        cmp _morris_phase,x
        bne other
        rts
other:  sta _morris_phase,x
        jsr _morris_set_phase
        jmp _morris_recount_value
.endproc

; void game_unmake(void): takes the last move back
;   In:        ply, side, path
;   Out:       ply, side, points, lines, men, hand, worth
;   Clobbers:  A, X, Y, tmp2
.proc _game_unmake
        dec _ply
        ldy _ply
        lda _side
        bne crosses
        jmp noughts

; The crosses moved.
crosses:
        dec _side
        lda _path_hi,y
        bpl :+
        removed_of {_path_hi,y}, {_path_lo,y}
        change_only 1, 1
        inc men + 1
        ldy _ply
:       lda _path_lo,y
        and #POINT
        tax
        change_only 0, 0
        ldy _ply
        lda _path_hi,y
        and #POINT
        tax
        cpx #HAND
        beq cross_to_hand
        change_only 0, 1
phase:  ldx _ply
        lda _morris_phase,x
        cmp _morris_phase + 1,x
        bne other
        rts
other:  jmp _morris_set_phase
cross_to_hand:
        inc hand
        dec men
        jmp phase

noughts:
        inc _side
        lda _path_hi,y
        bpl :+
        removed_of {_path_hi,y}, {_path_lo,y}
        change_only 0, 1
        inc men
        ldy _ply
:       lda _path_lo,y
        and #POINT
        tax
        change_only 1, 0
        ldy _ply
        lda _path_hi,y
        and #POINT
        tax
        cpx #HAND
        beq nought_to_hand
        change_only 1, 1
        jmp phase
nought_to_hand:
        inc hand + 1
        dec men + 1
        jmp phase
.endproc

; A side that cannot move has lost.
        game_no_moves_is OUTCOME_LOSS
