; rules.s: twin of src/games/noughts/rules.c
;
; A square has two lines at least and four at most, NO_LINE behind the last;
; noughts.h tells the states of a line.

.include "zp.inc"
.export _game_generate, _game_noisy, _game_rank, _game_make, _game_unmake
.export _game_settle, _game_eval, _game_frontier, _game_hash
.import _noughts_lines, _noughts_first_guess, _noughts_urgent, _noughts_worth
.import _noughts_random, _path_lo, _hash_key
.importzp _noughts_line, _noughts_square, _noughts_last_ply
.importzp ptr1, tmp1, tmp2, tmp3

SQUARES     = 9
LINES       = 8
LINE_STATES = 33
NO_LINE     = 8
CROSSES_WON = 7
NOUGHTS_WON = 32

; noughts_lines once more, by arithmetic, for straight code; the test compares.
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

; What a man gains in a line, by its state: noughts_worth with the man less
; noughts_worth without, for the side that puts it. GAIN_THREE: three in line.
GAIN_THREE = 255
; state              4  5  6              8                       16
gain_cross:
        .byte 0,0,0,0,1, 3, GAIN_THREE, 0,1, 0, 0, 0, 0, 0, 0, 0, 4
        .res 16
gain_nought:
        .byte 0,0,0,0,1, 1, 4,          0,3, 0, 0, 0, 0, 0, 0, 0, GAIN_THREE
        .res 16

; by side
gain_lo:        .byte <gain_cross, <gain_nought
gain_hi:        .byte >gain_cross, >gain_nought
urgent_lo:      .byte <_noughts_urgent, <(_noughts_urgent + LINE_STATES)
urgent_hi:      .byte >_noughts_urgent, >(_noughts_urgent + LINE_STATES)

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
.endproc                        ; fall into the RTS of game_noisy

.proc _game_noisy
        rts
.endproc

; void game_rank(void)
;   In:        the list, side, noughts_line
;   Out:       list_rank: the first guess, or what is more urgent in its lines
;   Clobbers:  A, X, Y, ptr1, tmp1, tmp2
;   Cycles:    30 and 93 to 134 a move                      Bytes: 116
;   Twin test: tests/twin/games.c
best    = tmp1
ordinal = tmp2

.macro rank_line n              ; best = max (best, urgent[state])
        .scope
        ldy _noughts_lines + n,x
    .if n >= 2                  ; two lines go through every square
        cpy #NO_LINE
        beq ranked
    .endif
        lda _noughts_line,y
        tay
        lda (ptr1),y
        cmp best
        bcc less
        sta best
less:
        .endscope
.endmacro

.proc _game_rank
        ldy _move_count
        beq done
        ldx _side               ; ptr1 = noughts_urgent[side]
        lda urgent_lo,x
        sta ptr1
        lda urgent_hi,x
        sta ptr1+1
each:   sty ordinal
        lda (_list_lo),y
        tax
        lda _noughts_first_guess,x
        sta best
        txa
        asl a
        asl a
        tax                     ; X = square * LINES_A_SQUARE
    .repeat 4, n
        rank_line n
    .endrepeat
ranked: ldy ordinal
        lda best
        sta (_list_rank),y
        dey
        bne each
done:   rts
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

; void game_settle(void): a full board is the only one without a move
.proc _game_settle
        lda #OUTCOME_DRAW
        sta _outcome
        rts
.endproc

; The sum of noughts_worth over all lines, for the crosses.
;   Out:       A
;   Clobbers:  X
;   Cycles:    80                Bytes: 51
.proc add_lines
        lda #0
    .repeat ::LINES, line
        clc                     ; worths have signs
        ldx _noughts_line + line
        adc _noughts_worth,x
    .endrepeat
        rts
.endproc

; void game_eval(void)
;   In:        noughts_line, side
;   Out:       score
;   Clobbers:  A, X
;   Cycles:    111 to 117                                   Bytes: 24
;   Twin test: tests/twin/games.c
.proc _game_eval
        jsr add_lines
        ldx _side
        beq extend
        eor #$FF                ; -sum
        clc
        adc #1
        ; fall into extend
.endproc

; score = A, with its sign in the high byte
.proc extend
        ldx #0
        sta _score
        cmp #$80
        bcc plus
        dex
plus:   stx _score+1
        rts
.endproc

; void game_frontier(void)
;   In:        ply, side, limit, the board
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, ptr1, tmp1-tmp3     Keeps: the list, the path
;   Cycles:    about 190 and 55 a leaf                      Bytes: 574
;   Twin test: tests/twin/games.c
;
; With v the value for `side` and A = 1 + gain, score = v + A - 1. So
; score >= limit is A >= limit - v + 1, cut to a byte.
least  = tmp1                   ; of A that is enough
most   = tmp2                   ; A of the best leaf so far
minus  = tmp3                   ; -v

.macro gain_line line
        ldy _noughts_line + line
        adc (ptr1),y
        bcs is_won              ; 1 + GAIN_THREE carries, nothing else does
.endmacro

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
        stx _leaves
        cmp #$80                ; (X A) = -v
        bcc plus
        dex
plus:   sec                     ; limit - v + 1
        adc _limit
        tay
        txa
        adc _limit+1
        beq small
        bmi any
        ldy #255                ; out of reach
        .byte $2C               ; BIT: skips the next instruction
any:    ldy #0                  ; the first leaf is enough
small:  sty least

    .repeat ::SQUARES, square
        .scope
        lda _noughts_square + square
        bne skip
        inc _leaves
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
        jmp extend
full:   sty _score
        sty _score+1
        ldy #OUTCOME_DRAW
        sty _outcome
        rts

won:    stx _move
        ldy #0
        sty _move+1
        ldx _leaves
        dex                     ; X > 0: a running game came before it
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

; void game_hash(void)
;   In:        ply, side, path_lo, hash_key row ply - 1
;   Out:       hash_key row ply
;   Clobbers:  A, X, Y
;   Cycles:    97 to 104                                    Bytes: 69
;   Twin test: tests/twin/games.c
.proc _game_hash
        ldx _ply
        ldy _path_lo - 1,x
        lda _side
        bne cross               ; the mover was the crosses
        tya
        clc
        adc #SQUARES
        tay
cross:
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _noughts_random + i * HASH_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc
