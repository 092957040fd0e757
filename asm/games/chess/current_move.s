; current_move.s: the rook's squares in castling. Twin of src/games/chess/current_move.c, whose functions are macros of
; make.inc here.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/make.inc"
.export rook_squares

.segment "GAME"

; rook_squares: the rook's squares in castling. In: to = the king's target square. Out: X = the rook's square before
; castling, Y = its square after it. Clobbers A.
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
