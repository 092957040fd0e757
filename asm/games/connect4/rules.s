; rules.s: twin of src/games/connect4/rules.c
;
; What a man does to the lines through its cell is straight code for each of
; the 42 cells and each side: nine cycles a line for the gain, five to change
; its state. connect4.h tells the states. The disk has the lists of lines; the code is
; written by them when the game is loaded (connect4_prepare).

.include "zp.inc"
.include "straight.inc"
.export _connect4_prepare, _connect4_straight
.export call_gain_first, call_gain_second
.export _game_generate, _game_noisy, _game_make, _game_unmake, _game_settle, _game_frontier
.import _connect4_gain, _connect4_value_lo, _connect4_value_hi, _path_lo
.importzp _connect4_line, _connect4_next, _connect4_last_ply
.importzp tmp1, tmp2

COLUMNS     = 7
ROWS        = 6
LINE_STATES = 65
CELLS       = 42
PLACES      = 56                ; the numbers of cells, and two above each column

; ---- straight code ----

; Does `what` with the number of every line through a cell (connect4.h).
.macro each_line column, row, what
    .repeat 4, left
        .if (left <= column) .and (column <= left + 3)
            what (row) * 4 + left
            .if (row - column + left >= 0) .and (row - column + left < 3)
                what 45 + left * 3 + row - column + left
            .endif
            .if (row + column - left >= 3) .and (row + column - left < 6)
                what 57 + left * 3 + row + column - left - 3
            .endif
        .endif
    .endrepeat
    .repeat 3, low
        .if (low <= row) .and (row <= low + 3)
            what 24 + (column) * 3 + low
        .endif
    .endrepeat
.endmacro

items .set 0

.macro count line
        lines .set lines + 1
.endmacro

.macro put line
        .byte line
        items .set items + 1
.endmacro

.segment "RODATA"

; A list a cell: its lines, and the number of its column. Two places of eight are no cell.
lists:
.repeat COLUMNS, column
    .repeat ROWS, row
        lines .set 0
        each_line column, row, count
        .byte lines + 1
        each_line column, row, put
        .byte column
    .endrepeat
        .byte 0, 0
.endrepeat

fixes:  ; by straight_operand

.segment "GAME"

; The kinds of routines, in the order of the tables.
plan:   .addr _connect4_straight, tables, lists, fixes
        .byte PLACES
        straight_kind 0, 1              ; gain_first
        straight_operand 1
        ldx _connect4_line
        adc _connect4_gain,x
        bcs :+
        straight_end
:       rts
        straight_done
        straight_kind 0, 1              ; gain_second
        straight_operand 1
        ldx _connect4_line
        adc _connect4_gain + LINE_STATES,x
        bcs :+
        straight_end
:       rts
        straight_done
        straight_kind 1                 ; bump_first
        straight_operand 1
        inc _connect4_line
        straight_end
        inc _connect4_next
        rts
        straight_done
        straight_kind 1                 ; bump_second
        straight_operand 1
        asl _connect4_line
        straight_end
        inc _connect4_next
        rts
        straight_done
        straight_kind 1                 ; drop_first
        straight_operand 1
        dec _connect4_line
        straight_end
        dec _connect4_next
        rts
        straight_done
        straight_kind 1                 ; drop_second
        straight_operand 1
        lsr _connect4_line
        straight_end
        dec _connect4_next
        rts
        straight_done
        .byte 0

.segment "STRAIGHT"

_connect4_straight:
        straight_reserve items, CELLS
; addresses by cell, those of bump and drop less one for RTS
tables:
        straight_tables gain_first, PLACES
        straight_tables gain_second, PLACES
        straight_tables bump_first, PLACES
        straight_tables bump_second, PLACES
        straight_tables drop_first, PLACES
        straight_tables drop_second, PLACES

.segment "GAME"

; void connect4_prepare(void)
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp4
.proc _connect4_prepare
        straight_prepare plan
.endproc

; The gain of a man of `side` (gain), or of a known side, in cell X.
;   In:        X = cell, side; for a known side, C = 0
;   Out:       C = 1: four in line. Else A = 1 + what the lines gain, C = 0
;   Clobbers:  X
;   Cycles:    61 (corner) to 151 (centre)
.proc gain
        clc
        lda _side
        bne call_gain_second
        ; fall into call_gain_first
.endproc

.proc call_gain_first
        straight_set_call gain_first, call
        lda #1                  ; 1 + GAIN_FOUR carries, nothing else does
call:   jmp _connect4_straight  ; written above
.endproc

.proc call_gain_second
        straight_set_call gain_second, call
        lda #1
call:   jmp _connect4_straight
.endproc

; The leaves of one side, from the middle outwards. Goes to won or enough of
; the procedure it stands in, or falls through with the best in most and move.
.macro leaves_of what
    .repeat ::COLUMNS, i
        .scope
        column = .mid (i * 2, 1, {3, 2, 4, 1, 5, 0, 6})
        ldx _connect4_next + column
        cpx #column * 8 + ROWS
        beq skip
        iny
    .if i < 4                   ; four cycles less, for eleven bytes, where it is called most
        straight_set_call what, call
        lda #1                  ; C = 0 from CPX
call:   jsr _connect4_straight  ; written above
    .else
        jsr .ident (.sprintf ("call_%s", .string (what)))
    .endif
        bcs is_won
        cmp most
        bcc skip
        beq skip
        sta most
        ldx _connect4_next + column
        stx _move
        cmp least
        bcc skip
        jmp enough
is_won: lda _connect4_next + column
        jmp won
skip:
        .endscope
    .endrepeat
.endmacro

; ---- the verbs ----

; void game_generate(void)
;   In:        connect4_next, list, move_count = 0
;   Out:       the cells that can be played; move_count
;   Clobbers:  A, X, Y
;   Cycles:    125 with seven moves
.proc _game_generate
        ldy _move_count
    .repeat ::COLUMNS, i
        .scope
        column = .mid (i * 2, 1, {3, 2, 4, 1, 5, 0, 6})
        ldx _connect4_next + column
        cpx #column * 8 + ROWS
        beq full
        iny
        txa
        sta (_list_lo),y
full:
        .endscope
    .endrepeat
        sty _move_count
.endproc                        ; fall into the RTS of game_noisy

.proc _game_noisy
        rts
.endproc

; void game_make(void)
;   In:        move, ply, side
;   Out:       the man in its lines, connect4_next, ply, side, outcome, value
;   Clobbers:  A, X, Y
;   Cycles:    213 to 368
.proc _game_make
        ldx _move
        jsr gain
        ldx _ply
        inc _ply
        bcs won
        adc _connect4_value_lo,x        ; -(value + gain + 1) = not (value + gain)
        eor #$FF
        sta _connect4_value_lo + 1,x
        lda _connect4_value_hi,x
        adc #0
        eor #$FF
        sta _connect4_value_hi + 1,x
        ldy #OUTCOME_NONE
        inx
        cpx _connect4_last_ply
        bne placed
        ldy #OUTCOME_DRAW
placed: sty _outcome
        ldx _move
        lda _side
        bne second
        inc _side
        straight_go bump_first
        rts
second: dec _side
        straight_go bump_second
        rts
won:    ldy #OUTCOME_LOSS
        bne placed              ; always
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo
;   Out:       ply, side, the man out of its lines, connect4_next
;   Clobbers:  A, X, Y
;   Cycles:    66 to 116
.proc _game_unmake
        dec _ply
        ldy _ply
        ldx _path_lo,y
        lda _side
        beq second              ; now it is the first player's turn
        dec _side
        straight_go drop_first
        rts
second: inc _side
        straight_go drop_second
        rts
.endproc

; void game_settle(void): a full board is the only one without a move
.proc _game_settle
        lda #OUTCOME_DRAW
        sta _outcome
        rts
.endproc

; void game_frontier(void)
;   In:        ply, side, limit
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, tmp1, tmp2
;   Cycles:    about 60 and 115 a leaf
;
; score = value + gain + 2 = value + A + 1 with the A of `gain`, so
; score >= limit is A >= limit - value - 1, cut to a byte.
least = tmp1                    ; of A that is enough
most  = tmp2                    ; A of the best leaf so far
.proc _game_frontier
        ldx _ply
        clc                     ; limit - value - 1
        lda _limit
        sbc _connect4_value_lo,x
        tay
        lda _limit+1
        sbc _connect4_value_hi,x
        beq small
        bmi any
        ldy #255                ; out of reach
small:  sty least
        ldy #0                  ; Y counts the leaves
        sty most
        lda _side
        beq first
        jmp second
any:    ldy #0                  ; the first leaf is enough
        beq small               ; always

first:  leaves_of gain_first
        jmp all
second: leaves_of gain_second
all:    lda most
enough: sty _leaves
        ldx _ply                ; A is the best, its cell is in move
        sec                     ; value + A + 1
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
won:    sta _move               ; A = the cell
        sty _leaves
        lda #0
        sta _move+1
        lda #OUTCOME_LOSS       ; for the other side
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
