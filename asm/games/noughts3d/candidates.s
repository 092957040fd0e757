; candidates.s: twin of src/games/noughts3d/candidates.c

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_near, one_of
.import _game_generate, _forcing_sift

.segment "GAME"

; uint8_t noughts3d_hole(uint8_t line)
;   In:        A = a line with an empty cell (hole: X)
;   Out:       A = its first empty cell; X = 0 (hole: Y is the cell, too, and X as before)
;   Clobbers:  Y
.proc _noughts3d_hole
        tax
        jsr hole
        ldx #0
        rts
.endproc
.proc hole
        ldy _noughts3d_first,x
next:   lda _noughts3d_cell,y
        beq found
        tya
        clc
        adc _noughts3d_step,x
        tay
        bcc next                ; always
found:  tya
        rts
.endproc

; uint8_t noughts3d_completes(uint8_t who)
;   In:        A = a side that has a three
;   Out:       A = the empty cell of it; X = 0
;   Clobbers:  Y
.proc _noughts3d_completes
        tay
        lda states,y
        ldx #LINES - 1
next:   cmp _noughts3d_line,x
        beq found
        dex
        bpl next
found:  jsr hole
        ldx #0
        rts
states: .byte CROSSES_THREE, NOUGHTS_THREE
.endproc

; The side that decides the next move: who can complete a line, or else who threatens to.
;   Out:       C = 1: Y is the side; C = 0: neither
;   Clobbers:  A, X
.proc one_of
        ldx _ply
        lda _noughts3d_threes,x
        ora _noughts3d_threes + PLIES,x
        clc
        beq done
        ldy _side
        txa
        ora rows_of_sides,y
        tax
        lda _noughts3d_threes,x
        bne mine
        tya
        eor #1
        tay
mine:   sec
done:   rts
.endproc

; void noughts3d_near(void)
;   In:        list, move_count
;   Out:       the cell that wins or must be taken; or all that are empty
;   Clobbers:  A, X, Y, and what forcing_sift does
.proc _noughts3d_near
        lda _ply
        beq root
        jsr one_of
        bcc all
        tya
        jsr _noughts3d_completes
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
        rts
all:    jmp _game_generate
root:   jsr _game_generate
        jmp _forcing_sift
.endproc
