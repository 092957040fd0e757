; unmake.s: twin of src/games/chess/unmake.c

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export _game_unmake, rook_squares
.import _path_lo, _path_hi

.segment "GAME"

; Squares of the rook that castles with the king on `to`: X = from, Y = to.
.proc rook_squares
        ldx to
        ldy to
        txa
        and #4
        beq long
        inx
        dey
        rts
long:   dex
        dex
        iny
        rts
.endproc

; void game_unmake(void)
;   In:        ply, side, path, the rows
;   Out:       ply, side, the board
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr4
;   Twin test: tests/twin/games.c
.proc _game_unmake
        dec _ply
        lda _side
        eor #1
        sta _side
        ldy _ply
        lda _chess_moved,y
        beq pass
        sta man
        lda _path_hi,y
        and #SQUARE_BITS
        sta from
        lda _path_lo,y
        and #SQUARE_BITS
        sta to
        sta victim
        lda _chess_taken,y
        sta taken
        lda man
        and #PAWNS | KING
        bne pawn_or_king
back:   ldx to
        ldy from
        lda man
        move_man
        lda taken
        bne took
pass:   rts
took:   put_back
        lda taken
        and #PAWNS
        beq took_officer
        lda victim
        jmp flip_other

took_officer:
        lda taken
        and #MEN
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
        cmp _chess_passing,y
        bne not_passing
        eor #$10
        sta victim
not_passing:
        ldx to
        lda board,x
        cmp man                 ; did it stay a pawn?
        bne became
        jsr move_pawn
        jmp back
became: and #MEN
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
        stx slot                ; where he came from
        tya
        tax
        ldy slot
        lda man
        eor #KING | ROOK
        move_man
go_back:
        jmp back
.endproc
