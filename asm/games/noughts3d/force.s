; force.s: twin of src/games/noughts3d/force.c

.include "zp.inc"
.include "force.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_force
.import _path_lo
.importzp tmp1, tmp2, tmp3

.segment "GAME"

twos:   .byte CROSSES_TWO, NOUGHTS_TWO
threes_of_other:
        .byte NOUGHTS_THREE, CROSSES_THREE

; uint8_t noughts3d_force(uint8_t step)
;   In:        A = FORCE_, side, ply
;   Out:       A = 1 and more: `side` can win at once; X = 0; the list, leaves; move of FORCE_WIN; side of FORCE_PASS
;   Clobbers:  Y, tmp1-tmp3
.proc _noughts3d_force
        force_steps _noughts3d_threes, _noughts3d_completes, list_reply, list_threats
.endproc

; The cell that the last man threatens to complete; any of them, if there are more.
.proc list_reply
        ldy _ply                ; the last man has made a three
        ldx _path_lo - 1,y
        ldy _side
        lda threes_of_other,y
        jsr find
        tya
        jsr _noughts3d_hole
        force_append
        rts
.endproc

SCANNED = 19                    ; lines a round

; Who must block can force only there, with a line of two of his own.
.proc list_block
        lda _side
        eor #1
        jsr _noughts3d_completes
        sta tmp1
        tax
        ldy _side
        lda twos,y
        jsr find
        bne done
        lda tmp1
        force_append
done:   rts
.endproc

two     = tmp1
line    = tmp2
left    = tmp3

.proc list_threats
        ldy _side
        lda _ply
        ora rows_of_sides,y
        eor #PLIES
        tax
        lda _noughts3d_threes,x
        bne list_block
        lda twos,y
        sta two
        ldx #0
scan:                           ; so many lines a round
    .repeat ::SCANNED, i
        .scope
        cmp _noughts3d_line + i,x
        bne other
        ldy #i
        jsr add_line
other:
        .endscope
    .endrepeat
        txa
        clc
        adc #SCANNED
        tax
        lda two
        cpx #LINES
        beq all
        jmp scan
all:    jmp _force_doubles
.endproc
        .assert LINES .mod SCANNED = 0, error, "force.s: rounds of equal length"

; Both empty cells of a line of two.
;   In:        line X + Y
;   Out:       A = two. Keeps X.     Clobbers: Y
.proc add_line
        stx line
        tya
        clc
        adc line
        tax
        lda #WIDE
        sta left
        ldy _noughts3d_first,x
next:   lda _noughts3d_cell,y
        bne taken
        force_note_y
taken:  dec left
        beq done
        tya
        clc
        adc _noughts3d_step,x
        tay
        bcc next                ; always
done:   ldx line
        lda two
        rts
.endproc
