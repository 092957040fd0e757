; candidates.s: twin of src/games/connect4/candidates.c: the moves that the search looks at.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/connect4/connect4.inc"
.export _connect4_candidates
.import connect4_urgent, connect4_any, connect4_threat_bit, _connect4_threat, _game_generate
.importzp _connect4_next

.segment "GAME"

; void connect4_candidates(void): GameInfo.gen_candidates: lists the cells the search looks at
;   In:        ply, side, threats, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y, tmp1-tmp3
;   Cycles:    330 with seven moves
.proc _connect4_candidates
        lda _ply
        bne below
        jmp _game_generate
urgent: jsr connect4_urgent
        jmp one
below:  ldy #COLUMNS - 1
look:   ldx _connect4_next,y
        lda _connect4_threat,x
        bne urgent
        dey
        bpl look
        ldx _side
        lda connect4_threat_bit + 1,x
        sta tmp1
        ldy _move_count
    .repeat ::COLUMNS, i
        .scope
        column = .mid (i * 2, 1, {3, 2, 4, 1, 5, 0, 6})
        ldx _connect4_next + column
        lda _connect4_threat + 1,x
        and tmp1
        bne skip
        cpx #column * 8 + ROWS
        beq skip
        iny
        txa
        sta (_list_lo),y
skip:
        .endscope
    .endrepeat
        cpy _move_count
        beq none
        sty _move_count
        rts
none:   jsr connect4_any        ; every cell is below a threat of the opponent: take the first
one:    inc _move_count
        ldy _move_count
        txa
        sta (_list_lo),y
        rts
.endproc
