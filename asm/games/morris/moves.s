; moves.s: twin of src/games/morris/moves.c: the move list, called by search and shell.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.export _game_generate, _game_generate_noisy, _morris_can_close, _morris_in_mill, _morris_closes, _morris_flies
.import popa
.export rows, first_places, threats_of_crosses, threats_of_noughts, threats_of_both

way     = tmp1                  ; current neighbour: from * MORRIS_WAYS + 0 to 3
to      = rank

.segment "GAME"

; The horizontal line of a point.
rows:
    .repeat POINTS, i
        .byte i / ROW
    .endrepeat

; ---- mills that can be closed ----

; note_two: if the side can close line X, a two, updates its mode and hole, and returns. A = place of the empty point,
; 1 to 3.
;   Clobbers:  A, X, Y
.macro note_two of, to_mode, to_hole
        .local yes, first, same
        clc
        adc first_places,x
        tay
        lda hand + (of)
        bne yes
        lda men + (of)
        cmp #MEN_LEAST
        beq yes
        ldx _morris_beside - 1,y
        lda points,x
        cmp #(of) + 1
        beq yes
        ldx _morris_beside + LINES * ROW - 1,y
        lda points,x
        cmp #(of) + 1
        beq yes
        rts
yes:    lda _morris_on_line - 1,y
        ldx to_mode
        beq first
        cmp to_hole
        beq same
        lda #2
        sta to_mode
same:   rts
first:  sta to_hole
        inc to_mode
        rts
.endmacro

; threats: body of threats_of_crosses and threats_of_noughts.
.macro threats of
        .local note
        lda #0
        sta mode
    .repeat LINES, i
        ldy lines + i
        lda _morris_hole + (of) * LINE_STATES,y
        beq :+
        ldx #i
        jsr note
:
    .endrepeat
        rts
note:   note_two of, mode, hole
.endmacro

; threats_of_crosses, threats_of_noughts: mills the side could close with its next move
;   In:        points, lines, men, hand
;   Out:       mode, hole
;   Clobbers:  A, X, Y
;   Cycles:    180 without any two
threats_of_crosses:     threats 0
threats_of_noughts:     threats 1

; threats_of_both: mills either side could close if it were to move
;   In:        points, lines, men, hand
;   Out:       mode, hole, mode_of_noughts, hole_of_noughts
;   Clobbers:  A, X, Y
.proc threats_of_both
        lda #0
        sta mode
        sta mode_of_noughts
    .repeat ::LINES, i
        ldy lines + i
        lda _morris_two,y
        beq :+
        ldx #i
        jsr note
:
    .endrepeat
        rts
note:   cmp #$80
        bcs noughts
        note_two 0, mode, hole
noughts:
        and #$7F
        note_two 1, mode_of_noughts, hole_of_noughts
.endproc

first_places:
    .repeat LINES, i
        .byte i * ROW
    .endrepeat

; uint8_t morris_can_close(void): 1: `side` can close a mill with its next move
;   In:        side, points, lines, men, hand
;   Out:       A = 0 or 1; X = 0
;   Clobbers:  Y, ptr3
.proc _morris_can_close
        lda _side
        bne noughts
        lda men + 1
        beq none
        jsr threats_of_crosses
        jmp answer
noughts:
        lda men
        beq none
        jsr threats_of_noughts
answer: lda mode
        beq none
        lda #1
none:   ldx #0
        rts
.endproc

; ---- moves with a mill ----

; add_removal: lists the move from `from` to `to` that removes the man on X.   Clobbers: A, Y
.proc add_removal
        inc _move_count
        ldy _move_count
        txa
        asl a
        asl a
        asl a
        asl a
        asl a
        ora to
        sta (_list_lo),y
        txa
        and #$18
        asl a
        asl a
        ora #MILL
        ora from
        sta (_list_hi),y
        rts
.endproc

; add_mills: lists the move from `from` to X once for each man of the opponent that may be removed, and returns
;   Keeps:     X                 Clobbers: A, Y, rank
.macro add_mills enemy
        .local each, next, all, other, done
        stx to
        lda _move_count
        pha
        ldx #0
each:   lda points,x
        cmp #(enemy) + 1
        bne next
        look_for_protection enemy, next
        jsr add_removal
next:   inx
        cpx #POINTS
        bne each
        pla
        cmp _move_count
        bne done
        ldx #0                  ; all men are in mills, so each may be removed
all:    lda points,x
        cmp #(enemy) + 1
        bne other
        jsr add_removal
other:  inx
        cpx #POINTS
        bne all
done:   ldx to
        rts
.endmacro

add_mills_of_crosses:   add_mills 1
add_mills_of_noughts:   add_mills 0

; ---- lists ----

; add_with_mill: lists the move from `from` to X, which closes a mill. Branches to `quiet` if there is no man to remove.
;   Keeps:     X                 Clobbers: A, Y, rank
.macro add_with_mill of, quiet
        lda men + (1 - (of))
        beq quiet
        .if (of) = 0
        jsr add_mills_of_crosses
        .else
        jsr add_mills_of_noughts
        .endif
.endmacro

; add_everywhere: lists moves from `from` to every empty point
.macro add_everywhere of
        .local each, next, closes, quiet
        ldx #0
each:   lda points,x
        bne next
        look_for_mill of, closes
quiet:  inc _move_count
        ldy _move_count
        txa
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
next:   inx
        cpx #POINTS
        bne each
        rts
closes: add_with_mill of, quiet
        jmp next
.endmacro

everywhere_of_crosses:  add_everywhere 0
everywhere_of_noughts:  add_everywhere 1

; add_steps: lists the steps of the man on X. A step does not change the number of men in the line it moves along, so
; it can close a mill only in the other line.
.macro add_steps of
        .local each, along_column, closes, quiet, done, next
        stx from
        txa
        asl a
        asl a
        sta way
each:   ldy way
        ldx _morris_next,y
        bmi done
        lda points,x
        bne next
        ldy from
        lda rows,x
        cmp rows,y
        bne along_column
        ldy _morris_down,x
        lda lines,y
        clc
        adc _morris_power_down + (of) * POINTS,x
        cmp #FULL * ((of) + 1)
        beq closes
        bne quiet               ; always
along_column:
        tay
        lda lines,y
        clc
        adc _morris_power_across + (of) * POINTS,x
        cmp #FULL * ((of) + 1)
        beq closes
quiet:  inc _move_count
        ldy _move_count
        txa
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
next:   inc way
        lda way
        and #MORRIS_WAYS - 1
        bne each
done:   rts
closes: add_with_mill of, quiet
        jmp next
.endmacro

steps_of_crosses:       add_steps 0
steps_of_noughts:       add_steps 1

; add_all: body of game_generate for one side.
.macro add_all of, everywhere, steps
        .local each, next, flies
        lda #HAND
        sta from
        lda hand + (of)
        beq :+
        jmp everywhere
:       ldx #0
each:   lda points,x
        cmp #(of) + 1
        bne next
        lda men + (of)
        cmp #MEN_LEAST
        beq flies
        jsr steps
        ldx from
next:   inx
        cpx #POINTS
        bne each
        rts
flies:  stx from
        lift of
        jsr everywhere
        ldx from
        put_down of
        jmp next
.endmacro

; void game_generate(void): lists the moves
;   In:        side, the position, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y, tmp1, rank, mover
.proc _game_generate
        lda _side
        beq crosses
        add_all 1, everywhere_of_noughts, steps_of_noughts
crosses:
        add_all 0, everywhere_of_crosses, steps_of_crosses
.endproc

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; ---- called from C: text.c, view.c, ending.c ----

; answer_no, answer_yes: A = 0 or 1, X = 0
.proc answer_no
        lda #0
        .byte $2C               ; BIT: skips the next instruction
.endproc
.proc answer_yes
        lda #1
        ldx #0
        rts
.endproc

; uint8_t morris_in_mill(uint8_t point): 1: the man on this point is in a mill
;   In:        A = point          Out: A = 0 or 1; X = 0
;   Clobbers:  Y
.proc _morris_in_mill
        tax
        lda points,x
        cmp #1
        beq cross
        look_for_protection 1, answer_yes
        bne answer_no           ; always
cross:  look_for_protection 0, answer_yes
        bne answer_no           ; always
.endproc

; uint8_t morris_flies(uint8_t of): 1: the side has three men
;   In:        A = side          Out: A = 0 or 1; X = 0
;   Clobbers:  none
.proc _morris_flies
        tax
        lda men,x
        cmp #MEN_LEAST
        beq answer_yes
        bne answer_no           ; always
.endproc

; closes: body of morris_closes for one side. tmp1 = to.
.macro closes of
        .local closed, lands, empty
        lda men + (1 - (of))
        beq empty
        ldx from
        cpx #HAND
        beq lands
        lift of
lands:  ldx tmp1
        look_for_mill of, closed ; C = 1 then
        clc
closed: php
        ldx from
        cpx #HAND
        beq :+
        put_down of
:       lda #0
        plp
        rol a
empty:  ldx #0
        rts
.endmacro

; uint8_t morris_closes(uint8_t from, uint8_t to): 1: the move of a man of `side` closes a mill
;   In:        from on the C stack, A = to, side
;   Out:       A = 0 or 1; X = 0
;   Clobbers:  Y, tmp1, mover
.proc _morris_closes
        sta tmp1
        jsr popa
        sta from
        lda _side
        beq crosses
        closes 1
crosses:
        closes 0
.endproc
