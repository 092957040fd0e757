; make.s: makes and unmakes moves, apart from making jumps (make_jumps.s). Twin of src/games/draughts/make.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/make.inc"
.export _game_make, _game_unmake, _game_no_moves, _draughts_find_crowns
.export change, save, own_side, shift_king, worth_crown, finish
.import make_jump, black_must, white_must
.import byte_of, upper_bit, lower_bit, edge_a, mid_a, mid_b, below_of
.import _draughts_must, _draughts_is_saved, _draughts_saved
.import _extend_ply, _draughts_king_square
.import _path_lo, _path_hi, _reversible_plies
.importzp _draughts_crowned

.segment "GAME"

; void game_make(void)
;   In:        move, ply, side
;   Out:       the board, counts and material, ply, side, outcome,
;              reversible_plies[ply], draughts_must[ply], extend_ply; draughts_step of a jump
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank
;   Cycles:    75 for a man's step, plus black_must or white_must
.proc _game_make
        lda #OUTCOME_NONE
        sta _outcome
        ldx _move
        lda _move+1
        bne jump
        txa
        bmi king
        lda _side
        bne white_man
        ldy byte_of,x
        cpy #3
        beq crown
        lda black,y
        eor edge_a,x
        sta black,y
        lda black + 1,y
        eor mid_b,x
        sta black + 1,y
        inc _side
        inc _ply
        ldx _ply
        lda #0
        sta _reversible_plies,x
        sta _extend_ply
        jsr white_must
        ldx _ply
        sta _draughts_must,x
        rts
white_man:
        txa
        and #MOVE_SQUARE & ~3   ; the upper square is on the first row
        beq crown
        ldy byte_of - MOVE_UP,x
        lda white,y
        eor edge_a - MOVE_UP,x
        sta white,y
        lda white + 1,y
        eor mid_b - MOVE_UP,x
        sta white + 1,y
        dec _side
        inc _ply
        ldx _ply
        lda #0
        sta _reversible_plies,x
        sta _extend_ply
        jsr black_must
        ldx _ply
        sta _draughts_must,x
        rts
crown:  jmp make_crown
jump:   jmp make_jump
king:   jmp make_king
.endproc

; finish: the end of game_make for kings' steps, crownings and jumps with draughts_is_saved.
;   In:        A = reversible plies, lo
;   Out:       ply, side, reversible_plies, draughts_must, extend_ply
;   Clobbers:  A, X, Y, tmp2
.proc finish
        inc _ply
        ldx _ply
        sta _reversible_plies,x
        lda _side
        eor #1
        sta _side
        bne second
        jsr black_must
        jmp known
second: jsr white_must
known:  ldx _ply
        sta _draughts_must,x
        tax
        beq none
        ldx #0                  ; extend when a king offers an exchange: that is how endings are won
        bit lo
        bpl none
        clc
        lda _draughts_count
        adc _draughts_count+1
        cmp #ENDING_PIECES + 1
        bcs none
        inx
none:   stx _extend_ply
        rts
.endproc

.proc make_king
        stx lo
        jsr own_side
        jsr toggle_king_step
        ldx from
        ldy to
        jsr shift_king
        ldx _ply
        lda _reversible_plies,x
        clc
        adc #1
        cmp #QUIET_MOST
        bcc finish
        ldx #OUTCOME_DRAW
        stx _outcome
        bcs finish              ; always
.endproc

.proc make_crown
        stx lo
        jsr save
        jsr own_side
        lda lo
        and #MOVE_EDGE
        tax
        jsr toggle_step
        lda lo
        asl a
        bmi up
        lda kings + 3           ; the last row is in the same byte
        eor mid_a,x
        sta kings + 3
        ldy below_of,x
        bne crowned             ; always
up:     lda kings
        eor upper_bit,x
        sta kings
        txa
        and #MOVE_SQUARE
        tay
crowned:
        jsr worth_crown
        lda #0
        jmp finish
.endproc

; worth_crown: updates material and draughts_crowned for a man crowned on square Y.
;   Clobbers:  A, gained, lost          Keeps: X, Y
.proc worth_crown
        lda #1
        sta _draughts_crowned
        lda _draughts_king_square,y
        sta gained
        lda #WORTH_MAN
        sta lost
        jmp change
.endproc

; shift_king: updates the material for a king's move from square X to square Y.
;   Clobbers:  A, gained, lost          Keeps: X, Y
.proc shift_king
        lda _draughts_king_square,y
        sta gained
        lda _draughts_king_square,x
        sta lost
        ; fall into change
.endproc

; change: updates the material, Black's minus White's, for what `side` gained and lost.
;   In:        gained, lost, side
;   Clobbers:  A                        Keeps: X, Y
.proc change
        lda _side
        bne second
        clc
        lda _draughts_material
        adc gained
        sta _draughts_material
        bcc no_carry
        inc _draughts_material+1
        sec
no_carry:
        sec
        lda _draughts_material
        sbc lost
        sta _draughts_material
        bcs done
        dec _draughts_material+1
done:   rts
second: sec
        lda _draughts_material
        sbc gained
        sta _draughts_material
        bcs no_borrow
        dec _draughts_material+1
no_borrow:
        clc
        lda _draughts_material
        adc lost
        sta _draughts_material
        bcc done
        inc _draughts_material+1
        rts
.endproc

; own_side: own = offset of the set of `side`. Clobbers A, Y.
.proc own_side
        lda #BLACK
        ldy _side
        beq set
        lda #WHITE
set:    sta own
        rts
.endproc

; Toggles both ends of a step in the set `own`. In: X = edge, own. Out: Y = byte of the upper square. Keeps X.
.proc toggle_step
        lda byte_of,x
        ora own
        tay
        lda _draughts_board,y
        eor edge_a,x
        sta _draughts_board,y
        lda _draughts_board + 1,y
        eor mid_b,x
        sta _draughts_board + 1,y
        ldy byte_of,x
        rts
.endproc

; Makes or unmakes a king's step on the board. In: lo, own. Out: from, to = squares of the move.
.proc toggle_king_step
        lda lo
        and #MOVE_EDGE
        tax
        jsr toggle_step
        lda kings,y
        eor edge_a,x
        sta kings,y
        cpy #3                  ; no next byte
        beq ends
        lda kings + 1,y
        eor mid_b,x
        sta kings + 1,y
ends:   txa
        and #MOVE_SQUARE
        ldy below_of,x
        bit lo                  ; V = MOVE_UP
        bvs up
        sta from
        sty to
        rts
up:     sta to
        sty from
        rts
.endproc

; ---- unmaking ----

; save: saves board, counts and material, 16 consecutive bytes of zero page, for this ply. Clobbers A, X.
.proc save
        ldx _ply
    .repeat ::SAVED_BYTES, i
        lda _draughts_board + i
        sta _draughts_saved + i * PLIES,x
    .endrepeat
        rts
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo, path_hi
;   Out:       ply, side, the board, counts and material
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
;   Cycles:    74 for a man's step
.proc _game_unmake
        dec _ply
        ldy _ply
        ldx _path_lo,y
        lda _path_hi,y
        bne jump
        lda _side
        beq white_moved
        dec _side
        txa
        bmi king
        ldy byte_of,x
        cpy #3
        beq restore_here
        lda black,y
        eor edge_a,x
        sta black,y
        lda black + 1,y
        eor mid_b,x
        sta black + 1,y
        rts
white_moved:
        inc _side
        txa
        bmi king
        and #MOVE_SQUARE & ~3
        beq restore_here
        ldy byte_of - MOVE_UP,x
        lda white,y
        eor edge_a - MOVE_UP,x
        sta white,y
        lda white + 1,y
        eor mid_b - MOVE_UP,x
        sta white + 1,y
        rts
king:   stx lo
        jsr own_side
        jsr toggle_king_step
        ldx to
        ldy from
        jmp shift_king
jump:   lda _draughts_is_saved,y
        beq unmake_plain
        lda _side
        eor #1
        sta _side
restore_here:
        ldx _ply
    .repeat ::SAVED_BYTES, i
        lda _draughts_saved + i * PLIES,x
        sta _draughts_board + i
    .endrepeat
        ; fall into draughts_find_crowns
.endproc

; void draughts_find_crowns(void)
;   Out:       draughts_crowned
;   Clobbers:  A
.proc _draughts_find_crowns
        lda kings
        ora kings + 1
        ora kings + 2
        ora kings + 3
        beq none
        lda #1
none:   sta _draughts_crowned
        rts
.endproc

; Unmakes a plain jump (make.inc) and ends game_unmake. In: X = low byte of the move.
.proc unmake_plain
        lda _side
        beq white_jumped
        dec _side
        ldy byte_of,x
        toggle_plain black, white, 0
        inc _draughts_count+1
        sec
        lda _draughts_material
        sbc #WORTH_MAN
        sta _draughts_material
        bcs done
        dec _draughts_material+1
done:   rts
white_jumped:
        inc _side
        ldy byte_of - MOVE_UP,x
        toggle_plain white, black, MOVE_UP
        inc _draughts_count
        clc
        lda _draughts_material
        adc #WORTH_MAN
        sta _draughts_material
        bcc done
        inc _draughts_material+1
        rts
.endproc

; void game_no_moves(void): a side without a move has lost.
;   Out:       outcome
;   Clobbers:  A
.proc _game_no_moves
        lda #OUTCOME_LOSS
        sta _outcome
        rts
.endproc
