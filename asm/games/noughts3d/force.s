; force.s: twin of src/games/noughts3d/force.c

.include "zp.inc"
.include "force.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_force
.import _path_lo, _node_depth
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2

TWOS_MOST       = 255           ; there are never so many; more would be left out
LINES_MOST      = 7             ; of a cell

.bss
twos:           .res TWOS_MOST  ; lines, row after row
twos_begin:     .res PLIES      ; where those of a row are
twos_end:       .res PLIES
masked_lines:   .res LINES_MOST

.segment "GAME"

ones_of:
        .byte CROSSES_ONE, NOUGHTS_ONE
twos_of:
        .byte CROSSES_TWO, NOUGHTS_TWO
threes_of_other:
        .byte NOUGHTS_THREE, CROSSES_THREE

wanted  = tmp1                  ; state of lines
cell    = tmp2
masked  = tmp3                  ; lines of it that were found
left    = tmp4                  ; empty cells of a line
top     = ptr1                  ; behind the list of this row, so far
place   = ptr1+1                ; in it
kept    = ptr2                  ; moves
ordinal = ptr2+1

; uint8_t noughts3d_force(uint8_t step)
;   In:        A = FORCE_, side, ply
;   Out:       A = 1 and more: `side` can win at once; X = 0; the list, leaves; move of FORCE_WIN; side of FORCE_PASS
;   Clobbers:  Y, tmp1-tmp4, ptr1, ptr2
.proc _noughts3d_force
        force_steps _noughts3d_threes, _noughts3d_completes, list_reply, list_threats
.endproc

; The cell where the other side completes a line, one through its last man, comes on the list.
.proc list_reply
        jsr to_block
        force_append
        rts
.endproc

; The same cell: A.   Clobbers: X, Y
.proc to_block
        ldy _ply
        beq any
        ldx _path_lo - 1,y
        ldy _side
        lda threes_of_other,y
        jsr find
        bne any
        tya
        jmp _noughts3d_hole
any:    lda _side
        eor #1
        jmp _noughts3d_completes
.endproc

; Who must block can force only there, with a line of two of his own.
.proc list_block
        jsr to_block
        sta cell
        tax
        lda wanted
        jsr find
        bne done
        lda cell
        force_append
done:   rts
.endproc

.proc list_threats
        jsr keep_lines
        ldy _side
        txa
        ora rows_of_sides,y
        eor #PLIES
        tay
        lda _noughts3d_threes,y
        bne list_block
        ldy twos_begin,x
        cpy top
        beq listed
next:   sty place
        ldx twos,y
        lda #2
        sta left
        ldy _noughts3d_first,x
along:  lda _noughts3d_cell,y   ; both empty cells of the line
        bne taken
        force_note_y
        dec left
        beq done
taken:  tya
        clc
        adc _noughts3d_step,x
        tay
        bcc along               ; always
done:   ldy place
        iny
        cpy top
        bne next
listed: ldx _ply
        lda _node_depth,x
        cmp #3
        bne :+
        jsr drop_useless
:       jmp _force_doubles
.endproc

; The line X comes on the list of this row.   Clobbers: A, Y
.macro keep_line
        .local full
        ldy top
        cpy #TWOS_MOST
        beq full
        txa
        sta twos,y
        inc top
full:
.endmacro

; The lines of two of this row.
;   In:        side, ply
;   Out:       X = ply; wanted = state of a line of two; top, twos_begin, twos_end; masked = 0
;   Clobbers:  A, Y
.proc keep_lines
        ldy _side
        lda twos_of,y
        sta wanted
        ldy #0
        sty masked
        sty top
        ldx _ply
        cpx #2
        bcs before
        ldx #0
all:    lda _noughts3d_line,x
        cmp wanted
        bne :+
        keep_line
:       inx
        cpx #LINES
        bne all
        ldx _ply
        lda #0
        beq kept                ; always

before: lda twos_end - 2,x      ; from his row before,
        sta top
        sta last
        lda _path_lo - 2,x
        sta cell
        ldy twos_begin - 2,x
        cpy top
        beq new
each:   ldx twos,y
        lda _noughts3d_line,x
        cmp wanted
        bne :+
        sty place
        keep_line
        ldy place
:       iny
last    = * + 1
        cpy #0                  ; written above
        bne each
new:    jsr next_line           ; and lines through the cell where he moved
        bne last_one
        keep_line
        jmp new
last_one:
        jsr unmask
        ldx _ply
        lda twos_end - 2,x
kept:   sta twos_begin,x
        lda top
        sta twos_end,x
        rts
.endproc

; The next line through `cell` whose state is `wanted`. It is masked then, so that it is not found again.
;   Out:       Z = 1: X is the line
;   Clobbers:  A, Y
.proc next_line
        ldx cell
        lda wanted
        jsr find
        bne none
        tya
        tax
        ldy masked
        sta masked_lines,y
        inc masked
        lda _noughts3d_line,x
        ora #$80
        sta _noughts3d_line,x
        lda #0
none:   rts
.endproc

; Lines are as they were.   Keeps C      Clobbers: A, X, Y
.proc unmask
        ldy masked
        beq done
next:   ldx masked_lines - 1,y
        lda _noughts3d_line,x
        and #$7F
        sta _noughts3d_line,x
        dey
        bne next
        sty masked
done:   rts
.endproc

; With three moves left, and nothing to block, only threats that may lead to two threes are played.
;   In:        masked = 0
;   Clobbers:  A, X, Y, wanted, cell, kept, ordinal
.proc drop_useless
        ldy _side
        lda ones_of,y
        sta wanted
        lda #0
        sta kept
        ldy _move_count
        cpy #3                  ; of a single line of two
        bcc drop
        tay
        beq check               ; always
next:   iny
        sty ordinal
        lda (_list_lo),y
        sta cell
        tax
        lda _force_seen,x
        cmp #2
        bcs keep
        jsr is_of_use
        ldy ordinal
        bcc check
keep:   inc kept                ; change places with the first that is none
        ldy kept
        lda (_list_lo),y
        ldy ordinal
        sta (_list_lo),y
        ldy kept
        lda cell
        sta (_list_lo),y
        ldy ordinal
check:  cpy _move_count
        bne next
drop:   tya
        sec
        sbc kept
        sta _leaves
        beq done
forget: lda (_list_lo),y
        tax
        lda #0
        sta _force_seen,x
        dey
        cpy kept
        bne forget
        sty _move_count
done:   rts
.endproc

; A three made in `cell` may lead to two of them a move later, made in a cell of another line of two, which lies on a line with
; this one and one more man.
;   In:        cell, wanted = state of a line of one, masked = 0
;   Out:       C = 1: so it is
;   Clobbers:  A, X, Y
.proc is_of_use
        jsr next_line
        bne useless
        ldy _noughts3d_first,x
    .repeat ::WIDE, i
        .scope
        lda _force_seen,y
        beq other
        cpy cell
        bne use
other:
    .if i < ::WIDE - 1
        tya
        clc
        adc _noughts3d_step,x
        tay
    .endif
        .endscope
    .endrepeat
        jmp is_of_use
useless:
        clc
        jmp unmask
use:    sec
        jmp unmask
.endproc
