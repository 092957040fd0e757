; four_threats.s: twin of src/games/gomoku/four_threats.c. Called by eval, frontier, candidates, forcing, open_threes.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export next_empty, _gomoku_find_pairs, _gomoku_double, _gomoku_urge, _game_force_seen
.importzp tmp1, tmp2, tmp3, tmp4, ptr1

.bss
_game_force_seen: .res 256

.segment "GAME"

threes: .byte 3 * ONE_BLACK, 3 * ONE_WHITE

; uint8_t gomoku_next_empty(uint8_t way, uint8_t cell): first empty cell from a cell on, in a direction
;   In:        Y = cell, X = direction; there is an empty cell
;   Out:       A = Y = the cell
;   Clobbers:  A, Y              Keeps: X
.proc next_empty
next:   lda _gomoku_cell,y
        beq found
        tya
        clc
        adc _gomoku_way,x
        tay
        jmp next
found:  tya
        rts
.endproc

; void gomoku_find_pairs(uint8_t owner): finds the pairs of a side: the two empty cells of each window of three
;   In:        A = side, ply
;   Out:       gomoku_pair_a, gomoku_pair_b, gomoku_pairs
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr3
;   Cycles:    31 for a log entry that is no longer a three, about 140 for a pair
three   = tmp1
end     = tmp2
entry   = tmp3
first   = tmp4
.proc _gomoku_find_pairs
        tay
        lda rows_of_sides,y
        ora _ply
        tax
        lda threes,y
        sta three
        lda #<windows
        sta window_at
        clc
        lda log_of_sides,y
        tay
        adc _gomoku_logged,x
        sta end
        tya
        tax
        lda #0
        sta _gomoku_pairs
next:   cpx end
        beq done
        lda _gomoku_log_way,x
        adc #>windows           ; C = 0
        sta window_at + 1
        ldy _gomoku_log_cell,x
        inx
        lda (window_at),y
        cmp three
        bne next
        stx entry
        lda _gomoku_log_way - 1,x
        tax
        jsr next_empty
        sta first
        clc
        adc _gomoku_way,x
        tay
        jsr next_empty
        ldx _gomoku_pairs
        sta _gomoku_pair_b,x
        lda first
        sta _gomoku_pair_a,x
        inx
        stx _gomoku_pairs
        cpx #PAIRS_MOST
        beq done
        ldx entry
        bne next                ; always
done:   rts
.endproc

; uint8_t gomoku_double(uint8_t but): finds a double, a cell in two pairs with different partners
;   In:        A = but, a cell whose pairs are ignored; the pairs
;   Out:       A = a double, or NO_CELL; X = 0
;   Clobbers:  Y, tmp1, tmp2
;   Cycles:    about 90 for a pair
but     = tmp1
other   = tmp2
.proc _gomoku_double
        sta but
        ldx _gomoku_pairs
        cpx #2
        bcc none
next:   dex
        bmi all
        ldy _gomoku_pair_a,x
        cpy but
        beq next
        lda _gomoku_pair_b,x
        cmp but
        beq next
        eor #$FF                ; game_force_seen has the complement of the partner, which is never 0
        cmp _game_force_seen,y
        beq known
        sta other
        lda _game_force_seen,y
        bne found               ; cell Y has another partner, too
        lda other
        sta _game_force_seen,y
known:  eor #$FF                ; the same for the other cell of the pair
        tay
        lda _gomoku_pair_a,x
        eor #$FF
        cmp _game_force_seen,y
        beq next
        sta other
        lda _game_force_seen,y
        bne found
        lda other
        sta _game_force_seen,y
        bne next                ; always
all:    ldy #NO_CELL
found:  sty other
        lda #0
        ldx _gomoku_pairs
clean:  ldy _gomoku_pair_a - 1,x
        sta _game_force_seen,y
        ldy _gomoku_pair_b - 1,x
        sta _game_force_seen,y
        dex
        bne clean
        lda other
        rts
none:   lda #NO_CELL
        ldx #0
        rts
.endproc

; ---- urgent moves ----

; add: inserts a cell into gomoku_only in order, unless it is there already
;   In:        A = cell
;   Clobbers:  A, X, Y, tmp1, tmp2
added   = tmp1
place   = tmp2
.proc add
        ldx #0
        beq check               ; always
more:   cmp _gomoku_only,x
        beq there
        bcc insert
        inx
check:  cpx _gomoku_only_count
        bne more
insert: sta added
        stx place
        ldy _gomoku_only_count
        inc _gomoku_only_count
shift:  cpy place
        beq put
        lda _gomoku_only - 1,y
        sta _gomoku_only,y
        dey
        bpl shift               ; always
put:    lda added
        sta _gomoku_only,y
there:  rts
.endproc

; add_if_safe: adds a cell to the urgent moves if a stone there leaves no double
;   In:        A = cell, the pairs
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc add_if_safe
        pha
        jsr _gomoku_double
        cmp #NO_CELL
        bne loses
        pla
        jmp add
loses:  pla
        rts
.endproc

; uint8_t gomoku_urge(void): finds the urgent moves when neither side has a four
;   In:        ply, side
;   Out:       A = URGE_; X = 0; gomoku_only, gomoku_only_count
;   Clobbers:  Y, tmp1-tmp4, ptr1, ptr3
target  = ptr1
index   = ptr1 + 1
.proc _gomoku_urge
        lda #0
        sta _gomoku_only_count
        lda _side
        jsr double_of
        ldy #URGE_WIN
        bcc one
        lda _side
        eor #1
        jsr double_of
        bcs nothing
        sta target              ; the double is stopped in its cell, or in the other cell of one of its pairs
        jsr add_if_safe
        ldx _gomoku_pairs
answer: dex
        bmi fours
        stx index
        lda _gomoku_pair_b,x
        ldy _gomoku_pair_a,x
        cpy target
        beq other
        cmp target
        bne no_pair
        tya
other:  jsr add_if_safe
no_pair:
        ldx index
        bpl answer              ; always
fours:  lda _side
        jsr _gomoku_find_pairs
        ldx _gomoku_pairs
four:   dex
        bmi all
        stx index
        lda _gomoku_pair_a,x
        jsr add
        ldx index
        lda _gomoku_pair_b,x
        jsr add
        ldx index
        bpl four                ; always
all:    lda #URGE_STOP
        ldx _gomoku_only_count
        bne done
        lda target
        ldy #URGE_LOST
one:    sty index
        jsr add
        lda index
done:   ldx #0
        rts
nothing:
        lda #URGE_NONE
        tax
        rts

; double_of: finds a double of side A.   Out: C = 0: A = its cell; C = 1: there is none
double_of:
        jsr _gomoku_find_pairs
        lda #NO_CELL
        jsr _gomoku_double
        cmp #NO_CELL
        rts
.endproc
