; tables.s: look-up tables. Twin of src/games/draughts/tables.c; in C the functions of geometry.h and three functions of
; must_jump.c compute the same.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.export _draughts_prepare
.export to_low, to_high, left_of, right_of, first_bit, other_bits, reversed
.export byte_of, upper_bit, lower_bit, edge_a, mid_a, mid_b, below_of
.import _draughts_random, _zobrist_fill, pushax
.importzp tmp1

; ---- indexed by a byte of a set: computed when the game starts, each in its own page ----

.segment "PAGES"

; The two halves of a middle byte: row 2k + 1 from the upper byte, row 2k + 2 from the lower one.
to_low:         .res 256
to_high:        .res 256
; Indexed by a middle byte: the squares of the upper byte from which a left, or right, step leads to one of its squares.
left_of:        .res 256
right_of:       .res 256
; Number of the lowest bit, and the byte without that bit.
first_bit:      .res 256
other_bits:     .res 256
; The byte seen from the other side: its bits reversed.
reversed:       .res 256

.segment "CODE"

; void draughts_prepare(void)
;   Out:       the random bytes and the tables above; only the first call computes them
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp4
;   Cycles:    about 80,000 the first time
.proc _draughts_prepare
        lda _draughts_random
        beq begin
        rts
begin:  lda #<_draughts_random
        ldx #>_draughts_random
        jsr pushax
        lda #<(CODES + (KEY_BYTES - 1) * ZOBRIST_STEP)
        ldx #>(CODES + (KEY_BYTES - 1) * ZOBRIST_STEP)
        jsr _zobrist_fill
        ldx #0
each:   txa
        lsr a
        sta tmp1                ; shifted right
        lsr a
        lsr a
        lsr a
        sta to_low,x
        txa
        eor tmp1
        and #$F0
        eor tmp1
        and #$F7
        sta right_of,x
        txa
        asl a
        sta tmp1                ; shifted left
        asl a
        asl a
        asl a
        sta to_high,x
        txa
        eor tmp1
        and #$0F
        eor tmp1
        and #$EF
        sta left_of,x
        stx tmp1
        ldy #8
turn:   lsr tmp1
        rol a
        dey
        bne turn
        sta reversed,x
        dex
        stx tmp1
        inx
        txa
        and tmp1
        sta other_bits,x
        txa
find:   lsr a
        bcs last
        iny
        cpy #7
        bne find
last:   tya
        sta first_bit,x
        inx
        bne each
        rts
.endproc

; ---- indexed by an edge: MOVE_RIGHT + the upper square of a step or jump ----

.segment "GAME"
.macro each_edge what
    .repeat 2, right
        .repeat 32, square
            what right, square
        .endrepeat
    .endrepeat
.endmacro

; Sets `upper`, the bit of the upper square; `low`, the square below: 4 or 5 further from an even row, 3 or 4 from an
; odd one; `lower`, its bit, or 0 if there is none; `same`: 1 if both are in one byte.
.macro work_out right, square
        upper .set 1 << ((square) & 7)
        low .set (square) + 4 + (right) - (((square) >> 2) & 1)
        same .set ((square) & 4) = 0
        lower .set 1 << (low & 7)
    .if (square) >= 28 .or (((square) & 7) = 3 .and (right) = 1) .or (((square) & 7) = 4 .and (right) = 0)
        lower .set 0
    .endif
.endmacro

.macro byte_of_it right, square
        .byte square >> 3
.endmacro
.macro upper_it right, square
        .byte 1 << ((square) & 7)
.endmacro
.macro lower_it right, square   ; lower end of a jump; 0 if there is none
    .if (square) >= 24
        .byte 0
    .elseif right
        .byte (1 << ((square) & 7) << 1) & $EE
    .else
        .byte (1 << ((square) & 7) >> 1) & $77
    .endif
.endmacro
.macro edge_a_it right, square
        work_out right, square
        .byte upper | (lower * same)
.endmacro
.macro mid_a_it right, square
        work_out right, square
        .byte lower * same
.endmacro
.macro mid_b_it right, square
        work_out right, square
        .byte lower * (1 - same)
.endmacro
.macro below_it right, square
        work_out right, square
        .byte low
.endmacro

byte_of:        each_edge byte_of_it    ; byte of the upper square
upper_bit:      each_edge upper_it      ; bit of the upper square
lower_bit:      each_edge lower_it      ; bit of the lower end of a jump, in the next byte
edge_a:         each_edge edge_a_it     ; both ends of a step, in the byte of the upper square
mid_a:          each_edge mid_a_it      ; the lower end of a step, if it is in that byte; else 0
mid_b:          each_edge mid_b_it      ; the lower end of a step, if it is in the next byte; else 0
below_of:       each_edge below_it      ; number of the lower square of a step
