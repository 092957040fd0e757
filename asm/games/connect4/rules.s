; rules.s: twin of src/games/connect4/rules.c: move list, make, unmake and frontier, called by search and shell.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "engine/unroll.inc"
.include "games/connect4/connect4.inc"
.export _game_generate, _game_generate_noisy, _game_make, _game_unmake, _game_no_moves, _game_frontier
.import _connect4_unrolled, connect4_call_gain, gains_lo, gains_hi, gain_lo, gain_hi, change_lo, change_hi
.import _connect4_value_lo, _connect4_value_hi, _path_lo
.import _connect4_threat, _connect4_order, _connect4_hole, _connect4_holes, _connect4_threat_count, _connect4_zugzwang
.import _connect4_update_threats, connect4_threat_bit, connect4_urgent, connect4_any
.importzp _connect4_next, _connect4_last_ply
.importzp tmp2, tmp3

.segment "RODATA"

discs:    .byte 1, DISC_SECOND             ; amount that a disc of each side adds to a line

.segment "GAME"

; gains_of_side: points `gains` at the table of `side`
;   Out:       gains, Y = side
;   Clobbers:  A
.macro gains_of_side
        ldy _side
        lda gains_lo,y
        sta gains
        lda gains_hi,y
        sta gains+1
.endmacro

; change_lines: adds a disc to the lines of a cell or removes it, and sets the next cell of the column. Ends the
; procedure: its RTS jumps to the unrolled code, which returns to the caller.
;   In:        X = cell, Y = next cell of its column; C = 0: `disc` is added; C = 1: `disc` is the complement of the
;              amount to subtract
;   Clobbers:  A, X
.macro change_lines
        lda change_hi,x
        pha
        lda change_lo,x
        pha
        tya
        tax
        rts
.endmacro

; leaves_of: scores the leaves of one side, from the middle outwards, except those below a threat of the other side,
; whose THREAT_ bit is `opponent`. On a cut-off it jumps to `enough` of the enclosing procedure. Else `move` is the cell
; of the best leaf and `most` its A from connect4_call_gain; most = 0: all leaves were left out.
.macro leaves_of opponent
    .repeat ::COLUMNS, i
        .scope
        column = .mid (i * 2, 1, {3, 2, 4, 1, 5, 0, 6})
        ldx _connect4_next + column
        cpx #column * 8 + ROWS
        beq skip
        inc _leaf_count
        lda _connect4_threat + 1,x
        and #opponent
        bne skip
    .if i < 1                   ; saves four cycles for eleven bytes in the column that is tried most
        unroll_set_call gain, call
        lda #1                  ; C = 0 from CPX
call:   jsr _connect4_unrolled  ; operand written by unroll_set_call
    .else
        jsr connect4_call_gain
    .endif
        cmp most
        bcc skip
        beq skip
        sta most
        stx _move
        cmp least
        bcc skip
        jmp enough
skip:
        .endscope
    .endrepeat
.endmacro

; ---- the verbs ----

; void game_generate(void): lists the playable cells
;   In:        connect4_next, list, move_count = 0
;   Out:       list, move_count
;   Clobbers:  A, X, Y
;   Cycles:    280 with seven moves; the search calls it at the root only
.proc _game_generate
        ldx #0
next:   ldy _connect4_order,x
        lda _connect4_next,y
        tay
        and #7
        cmp #ROWS
        beq full
        tya
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
full:   inx
        cpx #COLUMNS
        bne next
.endproc                        ; falls into the RTS of game_generate_noisy

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; void game_make(void): plays `move`
;   In:        move, ply, side
;   Out:       lines, connect4_next, ply, side, outcome, value, threats
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3
;   Cycles:    300 to 480; about 400 more if threats change
.proc _game_make
        gains_of_side
        ldx _move
        clc
        jsr connect4_call_gain
        ldy _ply
        inc _ply
        adc _connect4_value_lo,y        ; -(value + A + 1) = not (value + A)
        eor #$FF
        sta _connect4_value_lo + 1,y
        lda _connect4_value_hi,y
        adc #0
        eor #$FF
        sta _connect4_value_hi + 1,y
        lda _connect4_holes,y
        sta _connect4_holes + 1,y
        lda _connect4_zugzwang + 1,y
        sta _connect4_zugzwang + 2,y
        lda #OUTCOME_NONE
        iny
        cpy _connect4_last_ply
        bne goes_on
        lda #OUTCOME_DRAW
goes_on:
        sta _outcome
        ldy _side
        lda discs,y
        sta disc
        tya
        eor #1
        sta _side
        lda _connect4_threat,x
        and connect4_threat_bit,y
        bne won
        jsr placed
        jmp _connect4_update_threats
won:    lda #OUTCOME_LOSS
        sta _outcome
placed: txa
        tay
        iny
        clc
        change_lines
.endproc

; void game_unmake(void): takes the last move back
;   In:        ply, side, path_lo
;   Out:       ply, side, lines, connect4_next, threats
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    100 to 180, and 40 for each threat removed
.proc _game_unmake
        dec _ply
        ldy _ply
        lda _connect4_holes,y
        cmp _connect4_holes + 1,y
        bne holes
drop:   ldx _path_lo,y
        lda _side
        eor #1
        sta _side
        tay
        lda discs,y
        eor #$FF
        sta disc
        txa
        tay
        sec
        change_lines
holes:  ldy _side
        lda connect4_threat_bit + 1,y        ; bit of the side that moved
        sta tmp1
        ldy _ply
        ldx _connect4_holes,y
hole:   ldy _connect4_hole,x
        lda _connect4_threat,y
        eor tmp1
        sta _connect4_threat,y
        tya
        lsr a
        lsr a
        lsr a
        tay
        sec
        lda _connect4_threat_count,y
        sbc #1
        sta _connect4_threat_count,y
        inx
        txa
        ldy _ply
        cmp _connect4_holes + 1,y
        bne hole
        beq drop                ; always
.endproc

; A draw, because only a full board has no moves.
        game_no_moves_is OUTCOME_DRAW

; void game_frontier(void): best leaf of a node with one ply to go, without making moves
;   In:        ply, side, score_limit
;   Out:       score, move, leaf_count, outcome (frontier in src/engine/verbs.h)
;   Clobbers:  A, X, Y, ptr1, tmp1-tmp3
;   Cycles:    about 120, and 110 a leaf
;
; score = value + gain + 2 = value + A + 1 with A from connect4_call_gain. So score >= score_limit means A >=
; score_limit - value - 1, clamped to a byte.
least = tmp1                    ; smallest A that is a cut-off
most  = tmp2                    ; A of the best leaf so far
.proc _game_frontier
    .repeat ::COLUMNS, column
        ldx _connect4_next + column
        lda _connect4_threat,x
        bne urgent
    .endrepeat
        ldx _ply
        clc                     ; score_limit - value - 1
        lda _score_limit
        sbc _connect4_value_lo,x
        tay
        lda _score_limit+1
        sbc _connect4_value_hi,x
        beq small
        bmi any
        ldy #255                ; no leaf can reach it
small:  sty least
        lda #0
        sta most
        sta _leaf_count
        gains_of_side
        tya
        beq first
        jmp second
any:    ldy #0                  ; the first leaf is a cut-off
        beq small               ; always

urgent: jsr connect4_urgent     ; C = 1: cell X wins; else cell X must be blocked
        lda tmp3
        sta _leaf_count
        bcc alone
        jmp won
alone:  stx _move               ; cell X is the only leaf to score
        gains_of_side
        clc
        jsr connect4_call_gain
        jmp enough

first:  leaves_of ::THREAT_SECOND
        jmp all
second: leaves_of ::THREAT_FIRST
all:    lda most
        bne enough
        jsr connect4_any        ; every leaf is below a threat of the opponent: take the first
        jmp alone
enough: ldx _ply                ; `move` is the best leaf, A is from connect4_call_gain for it
        sec                     ; score = value + A + 1
        adc _connect4_value_lo,x
        sta _score
        lda _connect4_value_hi,x
        adc #0
        sta _score+1
        lda #0
        sta _move+1
        inx
        cpx _connect4_last_ply
        beq full
        sta _outcome            ; OUTCOME_NONE
        rts
full:   sta _score
        sta _score+1
        lda #OUTCOME_DRAW
        sta _outcome
        rts
won:    stx _move
        lda #0
        sta _move+1
        lda #OUTCOME_LOSS       ; for the side to move next
        sta _outcome
        lda _ply                ; SCORE_WIN - (ply + 1)
        eor #$FF
        clc
        adc #<SCORE_WIN
        sta _score
        lda #>SCORE_WIN
        adc #$FF
        sta _score+1
        rts
.endproc
