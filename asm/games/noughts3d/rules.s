; rules.s: twin of src/games/noughts3d/rules.c: move list, make and unmake, called by search and shell.
;
; The lines through each of the 64 cells are handled by unrolled code for each side (asm/engine/unroll.inc): a line
; takes nine cycles for the gain, five to change its state. noughts3d.h explains the states. The disk holds the lists
; of lines; noughts3d_prepare writes the code from them when the game is loaded.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "engine/unroll.inc"
.include "games/noughts3d/noughts3d.inc"
.export game_unroll, _noughts3d_prepare, _noughts3d_unrolled, _noughts3d_gain_of, _noughts3d_sum
.export _game_generate, _game_generate_noisy, _game_make, _game_unmake, _game_no_moves
.import _path_lo, noughts3d_lists, _game_force_seen
.importzp tmp1, tmp2, tmp3, tmp4

; ---- unrolled code ----

.segment "FIXES"

fixes:  ; filled by unroll_operand

.segment "PLANS"

; The kinds of routines, in the order of the address tables.
plan:   .addr _noughts3d_unrolled, tables, noughts3d_lists, fixes
        .byte CELLS
        unroll_kind 0, 1        ; gain_first: adds the gains of a cross to A; C = 1 if it makes four
        unroll_operand 1
        ldx _noughts3d_line
        adc _noughts3d_gain,x
        bcs :+
        unroll_end
:       rts
        unroll_done
        unroll_kind 0, 1        ; gain_second: the same for a nought
        unroll_operand 1
        ldx _noughts3d_line
        adc _noughts3d_gain + LINE_STATES,x
        bcs :+
        unroll_end
:       rts
        unroll_done
        unroll_kind 1           ; bump_first: adds a cross to the lines
        unroll_operand 1
        inc _noughts3d_line
        unroll_end
        rts
        unroll_done
        unroll_kind 1           ; bump_second: adds a nought
        unroll_operand 1
        asl _noughts3d_line
        unroll_end
        rts
        unroll_done
        unroll_kind 1           ; drop_first: removes a cross
        unroll_operand 1
        dec _noughts3d_line
        unroll_end
        rts
        unroll_done
        unroll_kind 1           ; drop_second: removes a nought
        unroll_operand 1
        lsr _noughts3d_line
        unroll_end
        rts
        unroll_done
        unroll_kind 0, 1        ; find: finds a line with state A; Z = 1: Y = the line
        unroll_operand 1
        ldy #0
        unroll_operand 1
        cmp _noughts3d_line
        beq :+
        unroll_end
:       rts
        unroll_done
        .byte 0

; game_unroll: writes the unrolled code.   Clobbers: A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc game_unroll
        unroll_plan plan
.endproc

.segment "UNROLLED"

_noughts3d_unrolled:
        unroll_reserve LINES * WIDE, CELLS
; Addresses by cell; the addresses of bump and drop are reduced by one, for RTS.
tables:
        unroll_tables gain_first, CELLS
        unroll_tables gain_second, CELLS
        unroll_tables bump_first, CELLS
        unroll_tables bump_second, CELLS
        unroll_tables drop_first, CELLS
        unroll_tables drop_second, CELLS
        unroll_tables find, CELLS

.bss
_noughts3d_sum: .res 1

.segment "GAME"

rows_of_sides:  .byte 0, PLIES  ; offsets in noughts3d_threes

; void noughts3d_prepare(void): writes the unrolled code, at the first call only, and clears game_force_seen
;   Out:       the code and the tables of its addresses
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc _noughts3d_prepare
        jsr write
        lda #0
        ldx #CELLS - 1
:       sta _game_force_seen,x       ; it takes the place of lists that are no longer needed (cell_lines.s)
        dex
        bpl :-
        rts
write:  unroll_prepare plan
.endproc

; gain, call_gain_first, call_gain_second: gain of a mark of `side`, of Cross, of Nought in a cell
;   In:        X = cell, side (gain only)
;   Out:       C = 1: four in line; C = 0: A = 1 + sum of the gains
;   Clobbers:  A, X
;   Cycles:    72 or 99
.proc gain
        lda _side
        bne call_gain_second
        ; falls into call_gain_first
.endproc

.proc call_gain_first
        unroll_set_call gain_first, call
        clc
        lda #1
call:   jmp _noughts3d_unrolled  ; operand written by unroll_set_call
.endproc

.proc call_gain_second
        unroll_set_call gain_second, call
        clc
        lda #1
call:   jmp _noughts3d_unrolled
.endproc

; find: finds the line with the lowest number that has a given state, among those through a cell
;   In:        A = state, X = cell
;   Out:       Z = 1: Y = the line; Z = 0: none          Keeps: A
;   Clobbers:  X, Y
.proc find
        tay
        unroll_set_call find, call
        tya
call:   jmp _noughts3d_unrolled
.endproc

; uint8_t noughts3d_gain_of(uint8_t cell): C interface of `gain`, for tests
;   In:        A = cell, side
;   Out:       A = 1 if it makes four in line, else 0 and noughts3d_sum; X = 0          Keeps: Y
.proc _noughts3d_gain_of
        tax
        jsr gain
        bcs four
        sbc #0                  ; A - 1, as C = 0
        sta _noughts3d_sum
        lda #0
        tax
        rts
four:   lda #1
        ldx #0
        rts
.endproc

; ---- the verbs ----

; void game_generate(void): lists the empty cells
;   In:        noughts3d_cell, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y
;   Cycles:    23 for each empty cell, 15 for others
.proc _game_generate
        ldy _move_count
        ldx #0
next:   lda _noughts3d_cell,x
        bne taken
        iny
        txa
        sta (_list_lo),y
taken:  inx
        cpx #CELLS
        bne next
        sty _move_count
.endproc                        ; falls into the RTS of game_generate_noisy

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; void game_make(void): plays `move`
;   In:        move, ply, side
;   Out:       cell and lines of the mark, ply, side, outcome, value, threes
;   Clobbers:  A, X, Y, tmp1-tmp4
sum     = tmp1                  ; 1 + sum of the gains
made    = tmp2                  ; threes made
blocked = tmp3                  ; threes blocked
cells   = tmp4                  ; cells left of a line
.proc _game_make
        ldx _move
        jsr gain
        ldx _ply
        inc _ply
        bcc go_on
        jmp won
go_on:  sta sum
        lda _noughts3d_threes,x
        sta _noughts3d_threes + 1,x
        lda _noughts3d_threes + PLIES,x
        sta _noughts3d_threes + PLIES + 1,x
        lda sum                 ; -(value + gain) = 1 - (value + 1 + gain)
        and #GAIN_THREE - 1
        clc
        adc _noughts3d_value_lo,x
        sta tmp2
        lda _noughts3d_value_hi,x
        adc #0
        sta tmp3
        sec
        lda #1
        sbc tmp2
        sta _noughts3d_value_lo + 1,x
        lda #0
        sbc tmp3
        sta _noughts3d_value_hi + 1,x
        lda sum
        cmp #SUM_THREE
        bcs threes
counted:
        ldy #OUTCOME_NONE
        inx
        cpx _noughts3d_last_ply
        bne placed
        ldy #OUTCOME_DRAW
placed: sty _outcome
        ldx _move
        ldy _side
        bne second
        inc _side
put_first:
        lda #1
        sta _noughts3d_cell,x
        unroll_go bump_first
        rts
second: dec _side
put_second:
        lda #2
        sta _noughts3d_cell,x
        unroll_go bump_second
        rts
won:    ldy #OUTCOME_LOSS
        bne placed              ; always

; Threes were made or blocked: A = 1 + sum, X = ply before the move.
threes: lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        sta made                ; threes made and blocked; if the opponent has none, all were made
        ldy _side
        txa
        ora rows_of_sides,y
        tay                     ; index of the mover; EOR #PLIES gives the opponent's
        eor #PLIES
        tax
        lda _noughts3d_threes,x
        beq no_block
        jsr count_blocked
        ldy _side
        lda _ply                ; ply is incremented already
        clc
        adc rows_of_sides,y
        tay
        dey
        eor #PLIES
        tax
        dex
        lda _noughts3d_threes,x ; threes of the opponent, without those blocked
        sec
        sbc blocked
        sta _noughts3d_threes + 1,x
        lda made
        sec
        sbc blocked
        sta made
no_block:
        lda made
        clc
        adc _noughts3d_threes,y
        sta _noughts3d_threes + 1,y
        ldx _ply
        dex
        lda made                ; each new three was a line of two, whose value the mover loses
        asl a
        asl a
        adc _noughts3d_value_lo + 1,x
        sta _noughts3d_value_lo + 1,x
        bcc :+
        inc _noughts3d_value_hi + 1,x
:       jmp counted
.endproc
        .assert WORTH_TWO = 4, error, "rules.s: a three that is made is four points less"

; play_pair: FORCE_PLAY: makes a threat (one three, while the opponent has none) and the reply that blocks it. Skips
; what only eval needs. The threes that change are the blocked one and those the reply makes.
;   In:        ply, side, path_lo
;   Out:       ply, side, outcome, cells and lines of both marks, threes
;   Clobbers:  A, X, Y, tmp1, tmp2
reply   = tmp2
.proc play_pair
        ldy _ply
        ldx _path_lo + 1,y
        stx reply
        ldx _path_lo,y
        lda _side
        bne second
        jsr _game_make::put_first
        ldx reply
        jsr call_gain_second
        sta sum
        ldx reply
        jsr _game_make::put_second
        ldx _ply
        jsr events
        sta _noughts3d_threes + PLIES + 2,x
        lda #0
        sta _noughts3d_threes + 2,x
        beq played              ; always
second: jsr _game_make::put_second
        ldx reply
        jsr call_gain_first
        sta sum
        ldx reply
        jsr _game_make::put_first
        ldx _ply
        jsr events
        sta _noughts3d_threes + 2,x
        lda #0
        sta _noughts3d_threes + PLIES + 2,x
played: sta _outcome            ; OUTCOME_NONE
        inx
        inx
        stx _ply
        rts
; events: A = threes made by the reply, without the one it blocks
events: lda sum
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        sec
        sbc #1
        rts
.endproc
        .assert OUTCOME_NONE = 0, error, "rules.s: an outcome is set by 0"

; count_blocked: counts the opponent's threes through the cell of `move`
;   In:        A = number of the opponent's threes in all, not 0
;   Out:       blocked
;   Clobbers:  A, X, Y, cells
.proc count_blocked
        pha
        jsr three_of_other
        ldx _move
        jsr find
        beq some
        pla
        lda #0
        sta blocked
        rts
some:   pla
        tax
        dex
        bne several
        inx
        stx blocked
        rts
several:                        ; rare: look at all threes of the opponent
        lda #0
        sta blocked
        jsr three_of_other
        ldy #LINES - 1
next:   cmp _noughts3d_line,y
        bne other
        jsr passes
other:  dey
        bpl next
        rts
; passes: counts line Y if it goes through the cell of `move`.   Keeps: A, Y
passes: pha
        tya
        tax
        lda #WIDE
        sta cells
        lda _noughts3d_first,x
along:  cmp _move
        beq through
        clc
        adc _noughts3d_step,x
        dec cells
        bne along
        beq past                ; always
through:
        inc blocked
past:   pla
        rts
.endproc

; three_of_other: A = state of a line with three marks of the side not to move.   Clobbers: Y
.proc three_of_other
        ldy _side
        lda states,y
        rts
states: .byte NOUGHTS_THREE, CROSSES_THREE
.endproc

; void game_unmake(void): takes the last move back
;   In:        ply, side, path_lo
;   Out:       ply, side, cell and lines of the mark
;   Clobbers:  A, X, Y
;   Cycles:    76 or 91
.proc _game_unmake
        dec _ply
        ldy _ply
        ldx _path_lo,y
        lda #0
        sta _noughts3d_cell,x
        lda _side
        beq second              ; Cross is to move, so the last mark was a nought
        dec _side
        unroll_go drop_first
        rts
second: inc _side
        unroll_go drop_second
        rts
.endproc

; A draw, because only a full board has no moves.
        game_no_moves_is OUTCOME_DRAW
