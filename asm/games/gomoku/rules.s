; rules.s: twin of src/games/gomoku/rules.c: move list, make and unmake, called by search and shell.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/gomoku/gomoku.inc"
.export _game_generate, _game_generate_noisy, _game_make, _game_unmake, _game_no_moves
.import _gomoku_put, _gomoku_take, _gomoku_make_opening, _gomoku_unmake_opening

.segment "GAME"

; void game_generate(void): lists the empty cells, and SWAP at the choice
;   In:        gomoku_cell, gomoku_opening, ply, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y
.proc _game_generate
        ldy _move_count
        ldx #0
next:   lda _gomoku_cell,x
        bne taken
        iny
        txa
        sta (_list_lo),y
taken:  inx
        cpx #LAST_CELL
        bne next
        ldx _ply
        inx
        cpx _gomoku_opening
        bne all
        iny
        lda #SWAP
        sta (_list_lo),y
all:    sty _move_count
.endproc                        ; falls into the RTS of game_generate_noisy

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; void game_make(void): plays `move`
;   In:        move, ply, side
;   Out:       cell and windows of the stone, ply, side, outcome, value, fours, log
;   Clobbers:  A, X, Y, tmp1-tmp4, sreg, ptr1-ptr4, regsave
.proc _game_make
        lda _gomoku_opening
        bne opening
put:    jmp _gomoku_put
opening:
        lda _ply
        cmp _gomoku_opening
        bcs put
        jmp _gomoku_make_opening
.endproc

; void game_unmake(void): takes the last move back
;   In:        ply, side, path_lo
;   Out:       ply, side, cell and windows of the stone, gomoku_near
;   Clobbers:  A, X, Y
.proc _game_unmake
        lda _gomoku_opening
        bne opening
take:   jmp _gomoku_take
opening:
        cmp _ply                ; opening < ply: the last move, at ply - 1, came after the opening
        bcc take
        jmp _gomoku_unmake_opening
.endproc

; A draw, because only a full board has no moves.
        game_no_moves_is OUTCOME_DRAW
