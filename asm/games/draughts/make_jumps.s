; make_jumps.s: makes jumps. Twin of src/games/draughts/make_jumps.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/make.inc"
.export make_jump
.import change, save, own_side, shift_king, worth_crown, finish
.import _draughts_read_path, _draughts_find_crowns, black_must, white_must
.import byte_of, upper_bit, lower_bit, mid_a, mid_b, below_of
.import _draughts_must, _draughts_is_saved, _draughts_step, _draughts_steps
.import _extend_ply, _draughts_king_square, _reversible_plies

number  = ptr2                  ; index of a jump in the path

.segment "GAME"

; toggle_upper, toggle_lower: toggle one end of a jump in the set `own`; for a king also in the set of kings.
;   In:        X = edge of the jump, own, lo
;   Out:       A = the square
;   Clobbers:  Y
;   Keeps:     X
.proc toggle_upper
        ldy byte_of,x
        bit lo
        bpl man
        lda kings,y
        eor upper_bit,x
        sta kings,y
man:    tya
        ora own
        tay
        lda _draughts_board,y
        eor upper_bit,x
        sta _draughts_board,y
        txa
        and #MOVE_SQUARE
        rts
.endproc

.proc toggle_lower
        ldy byte_of,x
        bit lo
        bpl man
        lda kings + 1,y
        eor lower_bit,x
        sta kings + 1,y
man:    tya
        ora own
        tay
        lda _draughts_board + 1,y
        eor lower_bit,x
        sta _draughts_board + 1,y
        txa
        cpx #MOVE_RIGHT         ; C = right
        and #MOVE_SQUARE
        bcs right
        adc #7
        rts
right:  adc #8                  ; C = 1: nine squares
        rts
.endproc

; Branches to `yes` if the jumped piece is a king. In: X = edge + `base`, Y = byte of the upper square.
.macro is_king_jumped base, yes
        lda kings,y
        and mid_a - base,x
        bne yes
        lda kings + 1,y
        and mid_b - base,x
        bne yes
.endmacro

; make_jump: the part of game_make for jumps.
;   In:        A = high byte of the move, X = low byte
;   Out:       as game_make
;   Clobbers:  as game_make
.proc make_jump
        cmp #1                  ; a single jump?
        bne several
        sta _draughts_steps
        txa
        and #<~MOVE_KING
        sta _draughts_step
        txa
        bmi known
        lda _side
        bne second
        txa
        and #MOVE_SQUARE
        cmp #20                 ; two rows before the last: it will be crowned
        bcs known
        ldy byte_of,x
        is_king_jumped 0, known
        toggle_plain black, white, 0
        clc
        lda _draughts_material
        adc #WORTH_MAN
        sta _draughts_material
        bcc counted
        inc _draughts_material+1
counted:
        inc _side
        dec _draughts_count+1
        beq last_black
go_white:
        ldx _ply
        inc _ply
        lda #0
        sta _draughts_is_saved,x
        sta _reversible_plies + 1,x
        jsr white_must
        ldx _ply
        sta _draughts_must,x
        sta _extend_ply         ; a jump that is answered by a jump takes no ply
        rts
last_black:
        lda #OUTCOME_LOSS
        sta _outcome
        bne go_white            ; always
several:
        jsr _draughts_read_path
known:  jmp make_saved_jump
second: txa
        and #MOVE_SQUARE & ~3
        beq known
        ldy byte_of - MOVE_UP,x
        is_king_jumped MOVE_UP, known
        toggle_plain white, black, MOVE_UP
        sec
        lda _draughts_material
        sbc #WORTH_MAN
        sta _draughts_material
        bcs counted_too
        dec _draughts_material+1
counted_too:
        dec _side
        dec _draughts_count
        bne go_black
        lda #OUTCOME_LOSS
        sta _outcome
go_black:
        ldx _ply
        inc _ply
        lda #0
        sta _draughts_is_saved,x
        sta _reversible_plies + 1,x
        jsr black_must
        ldx _ply
        sta _draughts_must,x
        sta _extend_ply         ; a jump that is answered by a jump takes no ply
        rts
.endproc

; Makes any jump that is not plain (make.inc), after saving the board.
.proc make_saved_jump
        ldx _ply
        lda #1
        sta _draughts_is_saved,x
        jsr save
        jsr own_side
        lda _move
        sta lo
        lda #0
        sta lost
        sta number
each:   ldx number
        lda _draughts_step,x
        and #MOVE_EDGE
        tax
        lda own                 ; remove the jumped piece
        eor #WHITE
        ora byte_of,x
        tay
        lda _draughts_board,y
        eor mid_a,x
        sta _draughts_board,y
        lda _draughts_board + 1,y
        eor mid_b,x
        sta _draughts_board + 1,y
        ldy byte_of,x
        lda kings,y
        and mid_a,x
        bne crowned
        lda kings + 1,y
        and mid_b,x
        beq man
crowned:
        jsr take_crown
        jmp taken
man:    lda #WORTH_MAN
taken:  sta gained
        jsr change
        inc number
        lda number
        cmp _draughts_steps
        bne each

        lda _side               ; update the number of pieces of the other side
        eor #1
        tax
        sec
        lda _draughts_count,x
        sbc _draughts_steps
        sta _draughts_count,x
        bne some
        lda #OUTCOME_LOSS
        sta _outcome
some:   lda lo
        and #MOVE_EDGE
        tax
        bit lo                  ; V = MOVE_UP
        bvs from_below
        jsr toggle_upper
        jmp started
from_below:
        jsr toggle_lower
started:
        sta from
        ldx _draughts_steps
        lda _draughts_step - 1,x
        pha
        and #MOVE_EDGE
        tax
        pla
        cmp #MOVE_UP
        bcs to_above
        jsr toggle_lower
        jmp landed
to_above:
        jsr toggle_upper
landed: tay
        bit lo
        bmi king
        lda own
        beq is_black
        cpy #4
        bcs done
crown:  jsr crown_square        ; Y = the square
        jsr worth_crown
done:   jsr _draughts_find_crowns
        lda #0
        jmp finish
is_black:
        cpy #28
        bcs crown
        bcc done                ; always
king:   ldx from
        jsr shift_king
        jmp done
.endproc

; Removes a jumped king from the set of kings. In: X = edge, Y = byte of the upper square. Out: A = value of the king.
.proc take_crown
        lda kings,y
        and mid_a,x
        eor kings,y
        sta kings,y
        lda kings + 1,y
        and mid_b,x
        eor kings + 1,y
        sta kings + 1,y
        ldy below_of,x
        lda _draughts_king_square,y
        rts
.endproc

; Crowns the man that jumped to the far row. In: X = edge of its last jump, Y = its square. Keeps X, Y.
.proc crown_square
        cpy #28
        bcs below
        lda kings               ; the first row
        eor upper_bit,x
        sta kings
        rts
below:  lda kings + 3
        eor lower_bit,x
        sta kings + 3
        rts
.endproc
