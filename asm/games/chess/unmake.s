; unmake.s: unmakes a move. Twin of src/games/chess/unmake.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export _game_unmake
.import _path_lo, _path_hi, rook_squares

.segment "GAME"

; void game_unmake(void)
;   In:        ply, side, the path, arrays by ply
;   Out:       ply, side, the board, chess_ranks and the counts of pieces
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr4, regsave
;   Twin test: tests/twin/games.c
.proc _game_unmake
        dec _ply
        lda _side
        eor #1
        sta _side
        ldy _ply
        lda _chess_moved,y
        beq pass
        sta piece
        lda _path_hi,y
        and #SQUARE_BITS
        sta from
        lda _path_lo,y
        and #SQUARE_BITS
        sta to
        sta victim
        lda _chess_taken,y
        sta taken
        lda piece
        and #PAWNS | KING
        bne pawn_or_king
back:   ldx to
        ldy from
        lda piece
        move_piece
        lda taken
        bne took
pass:   rts
took:   put_back
        lda taken
        and #PAWNS
        beq took_other
        lda victim
        jmp flip_other

took_other:
        lda taken
        and #PIECES
        cmp #BISHOP
        bne pass
        lda _side
        eor #1
        tax
        inc _chess_bishops,x
        rts

pawn_or_king:
        cmp #KING
        beq king_moved
        lda to
        cmp _chess_en_passant,y
        bne not_en_passant
        eor #$10
        sta victim
not_en_passant:
        ldx to
        lda board,x
        cmp piece               ; did it stay a pawn?
        bne promoted
        jsr move_pawn
        jmp back
promoted: and #PIECES
        cmp #ROOK
        bne no_rook
        dec _chess_more_rooks
no_rook:
        cmp #BISHOP
        bne no_bishop
        ldx _side
        dec _chess_bishops,x
no_bishop:
        lda from
        jsr flip_own
        jmp back
king_moved:
        is_castling
        bne go_back
        jsr rook_squares
        stx slot                ; the rook's square before castling
        tya
        tax
        ldy slot
        lda piece
        eor #KING | ROOK
        move_piece
go_back:
        jmp back
.endproc
