; make.s: makes and unmakes moves. Twin of src/games/minichess/make.c
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/minichess/minichess.inc"
.include "constants/games/minichess/make.inc"
.export _game_make, _game_unmake, _game_no_moves, _minichess_prune
.import kind_base             ; in hash.s
.import _game_eval, _node_depth, node_beta_lo, node_beta_hi

.segment "GAME"

piece = tmp1
was   = tmp2                    ; kind of the piece before the move
gain  = ptr1                    ; gain of the move for its side, two bytes
ended = tmp3                    ; OUTCOME_LOSS if the king was captured, else OUTCOME_NONE

; The part of game_make that depends on the side: promotion, capture and value. `own_seen` and `enemy_seen`: square
; numbers of the cells, seen from this side and from the other one. In: X = kind of the piece, Y = from. Out: ended
.macro go own_seen, enemy_seen, is_black
        .local stays, quiet, lives
        lda kind_base,x
        clc
        adc own_seen,y
        tay
        lda _minichess_current_worth,y
        sta gain
        ldy _move
        cpx #PAWN
        bne stays
        .if is_black
        cpy #FIRST_CELL + ROW
        bcs stays
        .else
        cpy #LAST_CELL - ROW + 1
        bcc stays
        .endif
        lda piece
        and #NUMBER
        tax
        lda #QUEEN
        sta kind,x
        tax
stays:  lda kind_base,x
        clc
        adc own_seen,y
        tax
        lda _minichess_current_worth,x
        sec
        sbc gain
        sta gain
        lda #0
        sta ended
        sbc #0
        sta gain+1
        ldx _ply
        lda was
        sta _minichess_kind_before,x
        lda board,y
        sta _minichess_taken,x
        beq quiet
        and #NUMBER
        tax
        lda #0
        sta at,x
        dec _minichess_count + 1 - is_black
        lda kind,x
        tax
        cpx #KING
        bne lives
        inc ended               ; OUTCOME_LOSS
lives:  lda kind_base,x
        clc
        adc enemy_seen,y
        tax
        lda _minichess_current_worth,x
        clc
        adc gain
        sta gain
        bcc quiet
        inc gain+1
quiet:  ldx _ply
        lda _minichess_value_lo,x
        .if is_black
        sec
        sbc gain
        .else
        clc
        adc gain
        .endif
        sta _minichess_value_lo + 1,x
        lda _minichess_value_hi,x
        .if is_black
        sbc gain+1
        .else
        adc gain+1
        .endif
        sta _minichess_value_hi + 1,x
.endmacro

; void game_make(void)
;   In:        move, ply, side
;   Out:       board, at, kind, taken, kind_before, count, value; then ply, side, outcome
;   Clobbers:  A, X, Y, tmp1-tmp3, ptr1; after a capture that leaves a lone king, also all that C code clobbers
.proc _game_make
        ldy _move+1
        bne goes
        jmp pass
goes:   lda board,y
        sta piece
        and #NUMBER
        tax
        lda #EMPTY
        sta board,y
        lda _move
        sta at,x
        lda kind,x
        sta was
        tax
        lda _side
        beq white
        jmp black
white:  go _minichess_square, _minichess_turned, 0
        jmp there
black:  go _minichess_turned, _minichess_square, 1
there:  ldy _move
        lda piece
        sta board,y
turn:   lda _side
        eor #1
        sta _side
        inc _ply
        lda ended
        bne over
        ldx _ply
        cpx _minichess_plies_left
        bne over                ; A = OUTCOME_NONE
        lda #OUTCOME_DRAW
over:   sta _outcome
        ldx _ply
        lda _minichess_taken - 1,x
        beq made
        ldx _side
        lda _minichess_count,x
        cmp #1
        bne made
        jmp _minichess_update_kings ; a side has only its king now
made:   rts
pass:   ldx _ply                ; MOVE_NULL
        lda _minichess_value_lo,x
        sta _minichess_value_lo + 1,x
        lda _minichess_value_hi,x
        sta _minichess_value_hi + 1,x
        lda #0
        sta ended
        jmp turn
.endproc

; uint8_t minichess_prune(void)
;   In:        ply, side, at, kind, beta
;   Out:       A = PRUNE_NULL_MOVE or PRUNE_NOTHING; X = 0
;   Clobbers:  Y, tmp1, all that game_eval clobbers
.proc _minichess_prune
        ldx _ply
        lda _node_depth,x
        cmp #NULL_MOVE_DEPTH
        bcc nothing
        lda _path_lo - 1,x      ; not after a null move
        ora _path_hi - 1,x
        beq nothing
        ldx _side
        lda behind_of,x
        tax
        sec
        sbc #PIECES
        sta tmp1
        ldy #0                  ; number of pieces other than pawns
each:   dex
        lda at,x
        beq next
        lda kind,x
        beq next                ; PAWN
        iny
next:   cpx tmp1
        bne each
        cpy #NULL_MOVE_PIECES
        bcc nothing
        jsr _game_eval
        ldx _ply
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bmi nothing
        lda #PRUNE_NULL_MOVE
        ldx #0
        rts
nothing:
        lda #0
        tax
        rts
behind_of: .byte PIECES, 2 * PIECES
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo, path_hi, taken, kind_before
;   Out:       ply, side, board, at, kind, count
;   Clobbers:  A, X, Y, tmp1; if a king is no longer alone, also all that C code clobbers
.proc _game_unmake
        lda _side
        eor #1
        sta _side
        dec _ply
        ldx _ply
        ldy _path_lo,x
        beq passed              ; null move
        lda board,y
        sta piece
        lda _minichess_taken,x
        sta board,y
        beq empty
        and #NUMBER
        tax
        tya
        sta at,x
        lda _side
        eor #1
        tax
        inc _minichess_count,x
        lda _minichess_count,x
        cmp #2
        bne same
        lda piece               ; no king is alone any more
        pha
        jsr _minichess_set_kings
        pla
        sta piece
same:   ldx _ply
empty:  lda piece
        and #NUMBER
        tay
        lda _minichess_kind_before,x
        sta kind,y
        lda _path_hi,x
        sta at,y
        tay
        lda piece
        sta board,y
passed: rts
.endproc

; A side without a move has lost.
        game_no_moves_is OUTCOME_LOSS
