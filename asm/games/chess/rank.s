; rank.s: ranks moves for move ordering. Twin of src/games/chess/rank.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/moves.inc"
.export _game_rank, takes_rank
.import _history, _chess_piece_order, _rank_from

.segment "GAME"

; void game_rank(void)
;   In:        the list after ordinal rank_from, the board, history
;   Out:       list_rank of these moves
;   Clobbers:  A, X, Y, ptr3, ptr4
;   Twin test: tests/twin/games.c
.proc _game_rank
        ldy _move_count
        cpy _rank_from
        beq done
check:  lda (_list_lo),y
        sta low
        and #SQUARE_BITS
        tax
        lda board,x
        bne takes
        cpx low                 ; no class bits: a pawn
        beq pawn
quiet:  ldx low
        lda _history,x
store:  sta (_list_rank),y
        dey
        cpy _rank_from
        bne check
done:   rts

takes:  stx low                 ; low = `to` from here on
        and #PIECES                ; code of the victim
        tax
        lda _chess_piece_order,x
        sta victim
        lda (_list_hi),y
        and #SQUARE_BITS
        tax
        lda board,x
        and #PIECES
        tax
        lda _chess_piece_order,x
        beq by_pawn
        cmp victim
        beq rank_it
        bcs better_piece
rank_it:
        ldx victim              ; RANK_TAKES + 8 * victim - piece
        eor #$FF
        sec
        adc takes_rank,x
        bne store               ; always

by_pawn:
        ldx low
        cpx #$70
        bcs promotion
        cpx #$10
        bcc promotion
        ldx victim
        lda takes_rank,x
        bne store               ; always

pawn:   cpx #$70
        bcs promotion
        cpx #$10
        bcs quiet
promotion:
        lda (_list_hi),y
        and #PROMOTION
        beq queen
        lda #1
        bne store               ; always
queen:  lda #RANK_PROMOTES
        bne store               ; always
loses:  lda #RANK_LOSES
        bne store               ; always

better_piece:
        sta attacker            ; the capture loses a piece if a pawn guards the victim
        ldx low
        lda _side
        bne by_white
        lda #BLACK | BLACK_PAWN
        cmp board + 15,x
        beq loses
        cmp board + 17,x
        beq loses
        lda attacker
        bne rank_it             ; always
by_white:
        lda #WHITE | WHITE_PAWN
        cmp board - 17,x
        beq loses
        cmp board - 15,x
        beq loses
        lda attacker
        bne rank_it             ; always
.endproc

; RANK_TAKES + 8 * piece_order of the victim
takes_rank:
        .repeat 5, i
        .byte RANK_TAKES + 8 * i
        .endrepeat
