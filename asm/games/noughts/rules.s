; rules.s: twin of src/games/noughts/rules.c
;
; A square has two lines at least and four at most, NO_LINE behind the last;
; noughts.h tells the states of a line.

.include "zp.inc"
.export _game_generate, _game_generate_noisy, _game_make, _game_unmake, _game_no_moves
.import _noughts_lines, _path_lo
.importzp _noughts_line, _noughts_square, _noughts_last_ply
.importzp tmp1

SQUARES     = 9
NO_LINE     = 8
CROSSES_WON = 7
NOUGHTS_WON = 32

.segment "GAME"

; void game_generate(void)
;   In:        noughts_square, list, move_count
;   Out:       the empty squares; move_count
;   Clobbers:  A, Y              Keeps: X, all else
;   Cycles:    147 on an empty board, 9 less for each man   Bytes: 86
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
.endproc                        ; fall into the RTS of game_generate_noisy

.proc _game_generate_noisy
        rts
.endproc

; Puts a man into the line at place `n` of its square (Y = square * 4), or
; takes it out again, by the instruction `change`. Goes to put at NO_LINE.
.macro put_man n, change, three
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

; void game_make(void)
;   In:        move, ply, side
;   Out:       the man on its square and in its lines, ply, side, outcome
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    108 to 150; 124 on average of the bench      Bytes: 177
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
        inc _side               ; side + 1 of the cross
        lda _side
        sta _noughts_square,x
    .repeat 4, n
        put_man n, inc, CROSSES_WON
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
        put_man n, asl, NOUGHTS_WON
    .endrepeat
        jmp put
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo
;   Out:       ply, side, the man off its square and out of its lines
;   Clobbers:  A, X, Y
;   Cycles:    66 to 96; 79 on average of the bench         Bytes: 81
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
        beq nought              ; now it is the crosses' turn
        dec _side
    .repeat 4, n
        put_man n, dec
    .endrepeat
        rts
nought: inc _side
    .repeat 4, n
        put_man n, lsr
    .endrepeat
put:    rts
.endproc

; void game_no_moves(void): a full board is the only one without a move
.proc _game_no_moves
        lda #OUTCOME_DRAW
        sta _outcome
        rts
.endproc

