; make.s: makes and unmakes moves; jumps are made in make_jumps.s. Twin of src/games/draughts/make.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/make.inc"
.export _game_make, _game_unmake, _game_no_moves
.import _draughts_find_crowns, save, own_side, shift_king, worth_crown, finish
.import make_jump, black_must, white_must
.import byte_of, upper_bit, lower_bit, edge_a, mid_a, mid_b, below_of
.import _draughts_must, _draughts_is_saved, _draughts_saved
.import _extend_ply
.import _path_lo, _path_hi, _reversible_plies

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
        bcc quiet
        ldx #OUTCOME_DRAW
        stx _outcome
quiet:  jmp finish
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
        jmp _draughts_find_crowns
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

; A side without a move has lost.
        game_no_moves_is OUTCOME_LOSS
