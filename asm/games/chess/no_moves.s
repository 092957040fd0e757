; no_moves.s: twin of src/games/chess/no_moves.c

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_nothing_left, _game_no_moves

.segment "GAME"

; uint8_t chess_nothing_left(void)
;   Out:       A = 1 and Z = 0 when nobody can be mated any more, else 0
.proc _chess_nothing_left
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

; void game_no_moves(void)
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
