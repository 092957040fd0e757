; make_updates.s: what a move changes in the arrays of ply + 1. Twin of src/games/chess/make_updates.c
;
; Values of ply + 1 are seen from the other side, so a gain of the mover is subtracted.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export gain_pair, move_pawn, find_worth, worth_lo, worth_hi, lose_rights, note_pawn, note_castling
.import bits, rook_squares, _reversible_plies

.segment "GAME"

; find_worth: table = piece-square table of a piece. In: A = code. Out: X = code without colour; Z = 1 if no table
; belongs to it, as for a king. Clobbers A.
.proc find_worth
        and #PIECES
        tax
        lda worth_lo,x
        sta table
        lda worth_hi,x
        sta table+1
        rts
.endproc

; Addresses of piece-square tables in chess_worth, by code; the high byte is 0 if there is none. No code is 5 greater
; than another one, so the two tables fill each other's gaps.
worth_lo:
        .repeat 38, code
        .if code = KNIGHT
        .byte <(_chess_worth + $008)
        .elseif code = BISHOP
        .byte <(_chess_worth + $080)
        .elseif code = ROOK
        .byte <(_chess_worth + $088)
        .elseif code = QUEEN || code = WHITE_PAWN || code = BLACK_PAWN
        .byte <_chess_worth
        .elseif code = 5 + WHITE_PAWN || code = 5 + BLACK_PAWN
        .byte >_chess_worth
        .elseif code = 5 + KNIGHT
        .byte >(_chess_worth + $008)
        .elseif code = 5 + BISHOP
        .byte >(_chess_worth + $080)
        .elseif code = 5 + ROOK
        .byte >(_chess_worth + $088)
        .elseif code = 5 + QUEEN
        .byte >(_chess_worth + $100)
        .else
        .byte 0
        .endif
        .endrepeat
worth_hi = worth_lo + 5

; The mover gains the value of square Y in `table`: the material of ply + 1 falls.
;   Out:       X = ply
;   Clobbers:  A
.proc gain_piece
        lda (table),y
        ; fall into gain
.endproc

; The mover gains A. Out: X = ply. Clobbers A.
.proc gain
        ldx _ply
        eor #$FF
        sec
        adc _chess_material_lo + 1,x
        sta _chess_material_lo + 1,x
        bcs done
        dec _chess_material_hi + 1,x
done:   rts
.endproc

; gain_pair: the mover gets a bishop pair, or the other side loses its pair. Out: X = ply. Clobbers A.
.proc gain_pair
        lda #PAIR
        bne gain                ; always
.endproc

; lose_rights: removes the castling rights that the move ends.
;   In:        A = rights before the move, from, to
;   Out:       A = rights after it
;   Clobbers:  X
.proc lose_rights
        ldx from
        jsr one
        ldx to
one:    cpx #$08
        bcc white
        cpx #$70
        bcc kept
        and black_keeps - $70,x
kept:   rts
white:  and white_keeps,x
        rts
.endproc
white_keeps:
        .byte 13, 15, 15, 15, 12, 15, 15, 14
black_keeps:
        .byte 7, 15, 15, 15, 3, 15, 15, 11

; Flips the bit of `square` in chess_ranks of the side to move. Clobbers A, X, Y.
.macro flip_bit square
        .local white
        lda square
        and #7
        tay
        lda square
        lsr a
        lsr a
        lsr a
        lsr a
        ldx _side
        beq white
        ora #8
white:  tax
        lda _chess_ranks,x
        eor bits,y
        sta _chess_ranks,x
.endmacro
; move_pawn: moves a pawn of the side to move between from and to in chess_ranks, in either direction. The number of
; pawns stays.
;   Clobbers:  A, X, Y
.proc move_pawn
        flip_bit from
        flip_bit to
        rts
.endproc

; note_pawn: updates the arrays of ply + 1 after a pawn's move: reversible_plies, en passant square, promotion. Updates
; chess_ranks and the counts of pieces, too.
;   In:        from, to, piece, placed, flip, side, ply
;   Clobbers:  A, X, Y, how, table
.proc note_pawn
        ldx _ply
        lda #0
        sta _reversible_plies + 1,x
        lda placed
        cmp piece
        bne promotion
        jsr move_pawn
        lda from                ; a double step: from $10 to $30 or from $60 to $40
        eor to
        and #$37
        cmp #$20
        bne done
        lda #BLACK | BLACK_PAWN
        ldx _side
        beq passes
        lda #WHITE | WHITE_PAWN
passes: sta how
        ldx to
        lda board - 1,x
        cmp how
        beq can_take
        lda board + 1,x
        cmp how
        bne done
can_take:
        lda from
        clc
        adc to
        lsr a
        ldx _ply
        sta _chess_en_passant + 1,x
done:   rts
promotion:
        lda from
        jsr flip_own
        lda placed
        jsr find_worth
        ldy _chess_type,x
        lda _chess_phase_weight,y
        ldx _ply
        clc
        adc _chess_phase + 1,x
        sta _chess_phase + 1,x
        lda to
        eor flip
        tay
        jsr gain_piece
        lda placed
        and #PIECES
        cmp #ROOK
        bne no_rook
        inc _chess_more_rooks
no_rook:
        cmp #BISHOP
        bne done
        ldx _side
        inc _chess_bishops,x
        lda _chess_bishops,x
        cmp #2
        bne done
        jmp gain_pair
.endproc

; note_castling: moves the rook when the king castles, and updates the material of ply + 1.
;   In:        to, piece, flip, ply
;   Out:       special is incremented
;   Clobbers:  A, X, Y, how, table, slot, step
.proc note_castling
        inc special
        lda piece
        eor #KING | ROOK
        sta how
        jsr find_worth
        jsr rook_squares
        sty slot                ; where the rook goes
        stx step                ; where it comes from
        lda how
        move_piece
        lda slot
        eor flip
        tay
        jsr gain_piece
        lda step
        eor flip
        tay
        clc                     ; X = ply; the mover loses the value of the square that the rook leaves
        lda _chess_material_lo + 1,x
        adc (table),y
        sta _chess_material_lo + 1,x
        bcc done
        inc _chess_material_hi + 1,x
done:   rts
.endproc
