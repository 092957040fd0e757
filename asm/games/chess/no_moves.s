; no_moves.s: checkmate, stalemate and insufficient material. Twin of src/games/chess/no_moves.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_insufficient_material, _game_no_moves

.segment "GAME"

; uint8_t chess_insufficient_material(void)
;   In:        ply
;   Out:       A = 1 and Z = 0 if neither side has enough material to give mate, else A = 0 and Z = 1; X = 0
;   Keeps:     Y
.proc _chess_insufficient_material
        ldx _ply
        lda _chess_phase,x
        cmp #2
        bcs enough
        lda _chess_pawns
        ora _chess_pawns + 1
        bne enough
        ldx #0
        lda #1
        rts
enough: ldx #0
        txa
        rts
.endproc

; void game_no_moves(void): the side to move has no legal move.
;   Out:       outcome: a loss in check, else a draw
;   Clobbers:  A, X, Y
.proc _game_no_moves
        ldx _ply
        lda #OUTCOME_DRAW
        ldy _chess_flags,x
        bpl settled
        lda #OUTCOME_LOSS
settled:
        sta _outcome
        rts
.endproc
