; force.s: twin of src/games/noughts3d/force.c

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_force
.import _node_depth, _path_lo
.importzp tmp1, tmp2, tmp3

FORCE_WIN      = 0
FORCE_THREATS  = 1
FORCE_REPLIES  = 2
FORCE_PASS     = 3

.bss
seen:   .res CELLS              ; lines of two through a cell; nobody's between calls

.segment "GAME"

twos:   .byte CROSSES_TWO, NOUGHTS_TWO
threes_of_other:
        .byte NOUGHTS_THREE, CROSSES_THREE

; uint8_t noughts3d_force(uint8_t step)
;   In:        A = FORCE_, side, ply
;   Out:       A = 1 and more: `side` can win at once; X = 0; the list, leaves; move of FORCE_WIN; side of FORCE_PASS
;   Clobbers:  Y, tmp1-tmp3
.proc _noughts3d_force
        cmp #FORCE_PASS
        beq pass
        cmp #FORCE_THREATS
        beq threats
        tax                     ; FORCE_WIN is 0
        ldy _side
        lda _ply
        ora rows_of_sides,y
        tay
        lda _noughts3d_threes,y
        beq cannot
        cpx #FORCE_WIN
        bne answer
        pha
        lda _side
        jsr _noughts3d_completes
        sta _move
        stx _move+1
        pla
answer: ldx #0
        rts
cannot: cpx #FORCE_WIN
        beq none
        ldy _ply                ; the last man has made a three
        ldx _path_lo - 1,y
        ldy _side
        lda threes_of_other,y
        jsr find
        tya
        jsr _noughts3d_hole
        jsr append
none:   lda #0
        tax
        rts
pass:   lda _side
        eor #1
        sta _side
        bpl none                ; always
threats:
        jsr list_threats
        jmp none
.endproc

; Cell A is on the list.   Clobbers: Y
.proc append
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
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
        jmp append
done:   rts
.endproc

two     = tmp1
line    = tmp2
left    = tmp3
doubles = tmp2
total   = tmp3

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
all:    jmp sort_doubles
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
        lda seen,y
        clc
        adc #1
        sta seen,y
        cmp #2
        bcs taken
        tya
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
        tay
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

; Cells that make several threes go first; who has two moves left needs nothing else.
;   Clobbers: A, X, Y
.proc sort_doubles
        ldy #0
        sty doubles
        beq check               ; always
next:   iny
        lda (_list_lo),y
        tax
        lda seen,x
        cmp #2
        lda #0
        sta seen,x
        bcc check
        inc doubles             ; change places with the first that is none
        sty total
        ldy doubles
        lda (_list_lo),y
        pha
        txa
        sta (_list_lo),y
        pla
        ldy total
        sta (_list_lo),y
check:  cpy _move_count
        bne next
        ldx _ply
        lda _node_depth,x
        cmp #2
        bne done
        lda _move_count
        sec
        sbc doubles
        sta _leaves
        lda doubles
        sta _move_count
done:   rts
.endproc
