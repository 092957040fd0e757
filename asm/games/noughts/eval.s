; eval.s: twin of src/games/noughts/eval.c. The search calls it at leaves and with one ply to go.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/noughts.inc"
.export _game_eval, _game_frontier
.import _noughts_worth
.importzp _noughts_line, _noughts_square, _noughts_last_ply
.importzp ptr1, tmp1, tmp2, tmp3

; Calls macro `what` with the number of every line through a square: noughts_lines, computed for unrolled code. The twin
; test compares the two.
.macro each_line square, what
        what (square) / 3
        what 3 + (square) .mod 3
    .if (square) .mod 4 = 0
        what 6
    .endif
    .if (square) = 2 .or (square) = 4 .or (square) = 6
        what 7
    .endif
.endmacro

.segment "GAME"

; Gain of a mark in a line, by state: noughts_worth with the mark minus noughts_worth without it, for the side that
; places it. GAIN_THREE: three in line.
GAIN_THREE = 255
; state              4  5  6              8                       16
gain_cross:
        .byte 0,0,0,0,1, 3, GAIN_THREE, 0,1, 0, 0, 0, 0, 0, 0, 0, 4
        .res 16
gain_nought:
        .byte 0,0,0,0,1, 1, 4,          0,3, 0, 0, 0, 0, 0, 0, 0, GAIN_THREE
        .res 16

; addresses of the two tables, by side
gain_lo:        .byte <gain_cross, <gain_nought
gain_hi:        .byte >gain_cross, >gain_nought

; add_lines: sum of noughts_worth over all lines, for the crosses
;   Out:       A
;   Clobbers:  X
;   Cycles:    80                Bytes: 51
.proc add_lines
        lda #0
    .repeat ::LINES, line
        clc                     ; values are signed
        ldx _noughts_line + line
        adc _noughts_worth,x
    .endrepeat
        rts
.endproc

; void game_eval(void): value of all lines for `side`
;   In:        noughts_line, side
;   Out:       score
;   Clobbers:  A, X
;   Cycles:    111 to 117                                   Bytes: 24
;   Twin test: tests/twin/games.c
.proc _game_eval
        jsr add_lines
        ldx _side
        beq extend_sign
        eor #$FF                ; -sum
        clc
        adc #1
        ; falls into extend_sign
.endproc

; extend_sign: score = A as a signed number.   Clobbers: X
.proc extend_sign
        ldx #0
        sta _score
        cmp #$80
        bcc plus
        dex
plus:   stx _score+1
        rts
.endproc

; With v the value for `side` and A = 1 + gain: score = v + A - 1.
; So score >= score_limit means A >= score_limit - v + 1, clamped to a byte.
least  = tmp1                   ; smallest A that is a cut-off
most   = tmp2                   ; A of the best leaf so far
minus  = tmp3                   ; -v

.macro gain_line line
        ldy _noughts_line + line
        adc (ptr1),y
        bcs is_won              ; only 1 + GAIN_THREE carries
.endmacro

; void game_frontier(void): best leaf of a node with one ply to go, without making moves
;   In:        ply, side, score_limit, the board
;   Out:       score, move, leaf_count, outcome (frontier in src/engine/verbs.h)
;   Clobbers:  A, X, Y, ptr1, tmp1-tmp3     Keeps: the list, the path
;   Cycles:    about 190 and 55 a leaf                      Bytes: 574
;   Twin test: tests/twin/games.c
.proc _game_frontier
        ldy _side
        lda gain_lo,y
        sta ptr1
        lda gain_hi,y
        sta ptr1+1
        jsr add_lines
        cpy #1
        bcs nought
        eor #$FF                ; C = 0
        adc #1
nought: sta minus
        ldx #0
        stx most
        stx _leaf_count
        cmp #$80                ; (X A) = -v
        bcc plus
        dex
plus:   sec                     ; score_limit - v + 1
        adc _score_limit
        tay
        txa
        adc _score_limit+1
        beq small
        bmi any
        ldy #255                ; no leaf can reach it
        .byte $2C               ; BIT: skips the next instruction
any:    ldy #0                  ; the first leaf is a cut-off
small:  sty least

    .repeat ::SQUARES, square
        .scope
        lda _noughts_square + square
        bne skip
        inc _leaf_count
        ldx #square
        lda #1
        clc
        each_line square, gain_line
        cmp most
        bcc skip
        beq skip
        sta most
        stx _move
        cmp least
        bcc skip
        jmp enough
is_won: jmp won
skip:
        .endscope
    .endrepeat
        lda most
enough: ldy #0
        sty _move+1
        ldx _ply
        inx
        cpx _noughts_last_ply
        beq full
        sty _outcome            ; OUTCOME_NONE
        clc                     ; A - minus - 1
        sbc minus
        jmp extend_sign
full:   sty _score
        sty _score+1
        ldy #OUTCOME_DRAW
        sty _outcome
        rts

won:    stx _move
        ldy #0
        sty _move+1
        ldx _leaf_count
        dex                     ; not 0: before the winning leaf came one that does not end the game
        bne runs
        ldy #OUTCOME_DRAW
runs:   sty _outcome
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
