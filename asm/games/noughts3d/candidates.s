; candidates.s: twin of src/games/noughts3d/candidates.c. Called by the search and by forcing.s.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_candidates
.import _game_generate, _forcing_sift

.segment "GAME"

; uint8_t noughts3d_hole(uint8_t line): finds the first empty cell of a line; there must be one
;   In:        A = line
;   Out:       A = the cell; X = 0
;   Clobbers:  Y
.proc _noughts3d_hole
        tax
        jsr hole
        ldx #0
        rts
.endproc
; hole: the same for assembly.   In: X = line     Out: A = Y = the cell     Keeps: X
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

; uint8_t noughts3d_completes(uint8_t owner): finds the empty cell of a three
;   In:        A = a side that has a three
;   Out:       A = the cell; X = 0
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

; one_of: finds the side whose three decides the next move: `side` itself, else its opponent
;   In:        ply, side
;   Out:       C = 1: Y = the side; C = 0: neither has a three
;   Clobbers:  A, X, Y
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

; void noughts3d_candidates(void): GameInfo.gen_candidates
;   In:        list, move_count, ply, side
;   Out:       list: the cell that wins or must be blocked; else, and at the root always, all empty cells
;   Clobbers:  A, X, Y; at the root also those of forcing_sift
.proc _noughts3d_candidates
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
