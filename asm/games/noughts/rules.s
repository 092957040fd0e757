; rules.s: twin of src/games/noughts/rules.c: move list, make and unmake, called by search and shell.
;
; A square has two to four lines; NO_LINE follows the last one. noughts.h explains the states of a line.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "constants/games/noughts.inc"
.export _game_generate, _game_generate_noisy, _game_make, _game_unmake, _game_no_moves
.import _noughts_lines, _path_lo
.importzp _noughts_line, _noughts_square, _noughts_last_ply
.importzp tmp1

.segment "GAME"

; void game_generate(void): lists the empty squares
;   In:        noughts_square, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, Y              Keeps: X, all else
;   Cycles:    147 on an empty board, 9 less for each mark  Bytes: 86
;   Twin test: tests/twin/games.c
.proc _game_generate
        ldy _move_count
    .repeat ::SQUARES, square
        .scope
        lda _noughts_square + square
        bne taken
        iny
        lda #square
        sta (_list_lo),y
taken:
        .endscope
    .endrepeat
        sty _move_count
.endproc                        ; falls into the RTS of game_generate_noisy

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; put_mark: adds a mark to the nth line of its square, or removes it, with the instruction `change`. Y = square * 4. If
; `three` is given and the line reaches this state, sets `won`. Branches to `put` at NO_LINE.
.macro put_mark n, change, three
        .scope
        ldx _noughts_lines + n,y
    .if n >= 2                  ; two lines go through every square
        cpx #NO_LINE
        beq put
    .endif
        change _noughts_line,x
    .ifnblank three
        lda _noughts_line,x
        cmp #three
        bne no
        sta won
no:
    .endif
        .endscope
.endmacro

; void game_make(void): plays `move`
;   In:        move, ply, side
;   Out:       square and lines of the mark, ply, side, outcome
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    108 to 150; 124 on average in the bench      Bytes: 177
;   Twin test: tests/twin/games.c
won = tmp1
.proc _game_make
        lda _move
        tax
        asl a
        asl a
        tay                     ; Y = square * LINES_A_SQUARE
        lda #0
        sta won
        inc _ply
        lda _side
        bne nought
        inc _side               ; the next side is 1, which is also the code of a cross
        lda _side
        sta _noughts_square,x
    .repeat 4, n
        put_mark n, inc, CROSSES_WON
    .endrepeat
put:    ldx #OUTCOME_LOSS
        lda won
        bne over
        inx                     ; OUTCOME_DRAW
        lda _ply
        cmp _noughts_last_ply
        beq over
        ldx #OUTCOME_NONE
over:   stx _outcome
        rts
nought: lda #2
        sta _noughts_square,x
        lsr _side
    .repeat 4, n
        put_mark n, asl, NOUGHTS_WON
    .endrepeat
        jmp put
.endproc

; void game_unmake(void): takes the last move back
;   In:        ply, side, path_lo
;   Out:       ply, side, square and lines of the mark
;   Clobbers:  A, X, Y
;   Cycles:    66 to 96; 79 on average in the bench         Bytes: 81
;   Twin test: tests/twin/games.c
.proc _game_unmake
        dec _ply
        ldy _ply
        ldx _path_lo,y
        txa
        asl a
        asl a
        tay                     ; Y = square * LINES_A_SQUARE
        lda #0
        sta _noughts_square,x
        lda _side
        beq nought              ; Cross is to move, so the last mark was a nought
        dec _side
    .repeat 4, n
        put_mark n, dec
    .endrepeat
        rts
nought: inc _side
    .repeat 4, n
        put_mark n, lsr
    .endrepeat
put:    rts
.endproc

; A draw, because only a full board has no moves.
        game_no_moves_is OUTCOME_DRAW
