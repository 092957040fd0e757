; stones.s: twin of src/games/gomoku/stones.c: puts stones on the board and takes them back.
;
; The twenty windows through a cell are unrolled code, indexed by the cell: eight cycles each for the gain, seven or
; eleven to change the state. Only directions with a gain of GAIN_EVENT or more are examined for new threes, fours and
; fives.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export gain, rows_of_sides, log_of_sides
.export _gomoku_put, _gomoku_take
.import _path_lo
.importzp tmp1, sreg, ptr1, ptr2, regsave

.segment "GAME"

rows_of_sides:  .byte 0, PLIES  ; offsets in gomoku_fours and gomoku_logged

; ---- gain of a stone ----

; sum_of_gains: the gains of the four directions and their sum
;   In:        X = cell
;   Out:       A = low byte of the sum, gain_hi, way_gain; C = 0
;   Clobbers:  Y
way_gain = tmp1                 ; to tmp4
.macro sum_of_gains gains
        clc
    .repeat ::WAYS, way
        window ldy, way, 0
        lda gains,y
        .repeat ::LINE - 1, k
        window ldy, way, k + 1
        adc gains,y             ; no carry: the sum is less than 256
        .endrepeat
        sta way_gain + way
    .endrepeat
        ldy #0
        adc way_gain
        bcc :+
        iny
        clc
:       adc way_gain + 1
        bcc :+
        iny
        clc
:       adc way_gain + 2
        bcc :+
        iny
        clc
:       sty gain_hi
        rts
.endmacro

; gain: gain of a stone of `side` in a cell
;   In:        X = cell, side
;   Out:       A = low byte, gain_hi; way_gain = tmp1 to tmp4; C = 0
;   Clobbers:  Y                 Keeps: X
;   Cycles:    about 235
.proc gain
        lda _side
        beq black
        jmp white
black:  sum_of_gains _gomoku_gain
white:  sum_of_gains _gomoku_gain + CELLS
.endproc

; Zero page of make. two, three, four: state of a window with this many stones of the mover and none of the opponent;
; other_four: with four of the opponent.
two         = sreg
three       = sreg + 1
four        = ptr1
other_four  = ptr1 + 1
own_row     = ptr4 + 1          ; index of the mover: ply, or ply + PLIES
won         = ptr2
way         = ptr2 + 1
less        = gain_hi           ; -1 - step; the gain is no longer needed
keep        = regsave
cell        = regsave + 1

; void gomoku_put(void): game_make outside the opening
;   In:        move, ply, side
;   Out:       cell and windows of the stone, ply, side, outcome, value, fours, log
;   Clobbers:  A, X, Y, tmp1-tmp4, sreg, ptr1-ptr4, regsave
.proc _gomoku_put
        ldx _move
        jsr gain
        ldy _ply
        clc
        adc _gomoku_value_lo,y
        sta sreg
        lda gain_hi
        adc _gomoku_value_hi,y
        sta sreg + 1
        sec                     ; -(value + gain)
        lda #0
        sbc sreg
        sta _gomoku_value_lo + 1,y
        lda #0
        sbc sreg + 1
        sta _gomoku_value_hi + 1,y
        lda _gomoku_fours,y
        sta _gomoku_fours + 1,y
        lda _gomoku_fours + PLIES,y
        sta _gomoku_fours + PLIES + 1,y
        lda _gomoku_logged,y
        sta _gomoku_logged + 1,y
        lda _gomoku_logged + PLIES,y
        sta _gomoku_logged + PLIES + 1,y
        lda #0
        sta won
        lda way_gain            ; does any direction gain enough for an event?
        cmp #GAIN_EVENT
        bcs some
        lda way_gain + 1
        cmp #GAIN_EVENT
        bcs some
        lda way_gain + 2
        cmp #GAIN_EVENT
        bcs some
        lda way_gain + 3
        cmp #GAIN_EVENT
        bcc none
some:   jsr events
none:   inc _ply
        ldy #OUTCOME_LOSS
        lda won
        bne over
        ldy #OUTCOME_NONE
        lda _ply
        cmp _gomoku_last_ply
        bne over
        ldy #OUTCOME_DRAW
over:   sty _outcome
        lda _side
        bne white
        inc _side
        lda #1
        sta _gomoku_cell,x
    .repeat ::WAYS, way
        .repeat ::LINE, k
        window inc, way, k
        .endrepeat
    .endrepeat
        rts
white:  dec _side
        lda #2
        sta _gomoku_cell,x
        clc                     ; no half ever overflows
    .repeat ::WAYS, way
        .repeat ::LINE, k
        window lda, way, k
        adc #ONE_WHITE
        window sta, way, k
        .endrepeat
    .endrepeat
        rts
.endproc

; events: logs windows that reach three stones, counts fours made and blocked, detects five
;   In:        ply, side, move, way_gain
;   Out:       won, log, fours, logged
;   Clobbers:  A, Y, ptr1-ptr4, sreg, regsave        Keeps: X
.proc events
        txa
        pha
        ldy _side
        lda rows_of_sides,y
        ora _ply
        sta own_row
        lda states,y
        sta two
        lda states + 2,y
        sta three
        lda states + 4,y
        sta four
        lda states + 6,y
        sta other_four
        lda #<windows
        sta window_at
        ldx #0
each:   lda way_gain,x
        cmp #GAIN_EVENT
        bcc little
        stx way
        jsr look_along
        ldx way
little: inx
        cpx #WAYS
        bne each
        pla
        tax
        rts
states: .byte 2 * ONE_BLACK, 2 * ONE_WHITE, 3 * ONE_BLACK, 3 * ONE_WHITE
        .byte 4 * ONE_BLACK, 4 * ONE_WHITE, 4 * ONE_WHITE, 4 * ONE_BLACK
.endproc

; look_along: examines the five windows of a direction. A step below cell 0 wraps to the end of the direction, where all
; windows are WINDOW_OFF.
;   In:        X = way = direction, move; two, three, four, other_four, own_row
;   Clobbers:  A, X, Y, less, keep, cell
.proc look_along
        txa
        clc
        adc #>windows
        sta window_at + 1
        lda _gomoku_way,x
        eor #$FF
        sta less
        ldx #LINE
        ldy _move
next:   lda (window_at),y
        cmp two
        beq logs
        cmp three
        beq makes
        cmp other_four
        beq stops
        cmp four
        beq wins
go_on:  dex
        beq done
        tya
        sec
        adc less
        tay
        jmp next
done:   rts
wins:   sta won
        bne go_on               ; always
makes:  txa
        ldx own_row
        inc _gomoku_fours + 1,x
        tax
        bne go_on               ; always
stops:  stx keep
        lda own_row
        eor #PLIES
        tax
        dec _gomoku_fours + 1,x
        ldx keep
        bne go_on               ; always
logs:   stx keep
        sty cell
        ldx own_row
        lda _gomoku_logged + 1,x
        cmp #LOG_MOST
        bcs full
        inc _gomoku_logged + 1,x
        ldx _side
        adc log_of_sides,x      ; C = 0
        tax
        tya
        sta _gomoku_log_cell,x
        lda way
        sta _gomoku_log_way,x
full:   ldy cell
        ldx keep
        bne go_on               ; always
.endproc

log_of_sides:   .byte 0, LOG_SIDE

; void gomoku_take(void): game_unmake outside the opening
;   In:        ply, side, path_lo
;   Out:       ply, side, cell and windows of the stone, gomoku_near
;   Clobbers:  A, X, Y
.proc _gomoku_take
        dec _ply
        ldy _ply
        ldx _path_lo,y
        lda #0
        sta _gomoku_cell,x
        lda _side
        beq white               ; Black is to move, so the last stone was white
        dec _side
    .repeat ::WAYS, way
        .repeat ::LINE, k
        window dec, way, k
        .endrepeat
    .endrepeat
        jmp near
white:  inc _side
        sec
    .repeat ::WAYS, way
        .repeat ::LINE, k
        window lda, way, k
        sbc #ONE_WHITE
        window sta, way, k
        .endrepeat
    .endrepeat
near:   cpy _gomoku_near_ply
        bcc counted
        rts
counted:
        dec _gomoku_near_ply
        ; falls into uncount
.endproc

; around: increments or decrements gomoku_near of all cells within two of cell X. On the first or last file the column
; two outside the board is left out: it would wrap into another rank.
.macro column by, at
    .repeat 5, row
        by _gomoku_near + (row) * STEP + at,x
    .endrepeat
.endmacro
.macro around by
        .local left, right, done
        txa
        and #STEP - 1
        beq right
        cmp #SIDE - 1
        beq left
        column by, 4
left:   column by, 0
        jmp done
right:  column by, 4
done:   column by, 1
        column by, 2
        column by, 3
.endmacro

; uncount: removes the stone of cell X from gomoku_near
.proc uncount
        around dec
        rts
.endproc

; void gomoku_count_near(void): adds the stones of the path to gomoku_near
;   In:        ply, path_lo, gomoku_near_ply
;   Out:       gomoku_near, gomoku_near_ply = ply
;   Clobbers:  A, X, Y
.proc _gomoku_count_near
next:   ldy _gomoku_near_ply
        cpy _ply
        beq all
        ldx _path_lo,y
        inc _gomoku_near_ply
        around inc
        jmp next
all:    rts
.endproc
