; force.s: twin of src/games/gomoku/force.c

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _gomoku_force
.import _node_depth, _path_lo, hole
.importzp tmp1, tmp2, tmp3, tmp4, ptr1

FORCE_WIN      = 0
FORCE_THREATS  = 1
FORCE_REPLIES  = 2
FORCE_PASS     = 3

.bss
seen:   .res CELLS              ; windows of three through a cell; nobody's between calls

.segment "GAME"

threes: .byte 3 * ONE_BLACK, 3 * ONE_WHITE
fours_of_other:
        .byte 4 * ONE_WHITE, 4 * ONE_BLACK

; uint8_t gomoku_force(uint8_t step)
;   In:        A = FORCE_, side, ply
;   Out:       A = 1 and more: `side` can win at once; X = 0; the list, leaves; move of FORCE_WIN; side of FORCE_PASS
;   Clobbers:  Y, tmp1-tmp4, ptr1, ptr3
.proc _gomoku_force
        cmp #FORCE_PASS
        beq pass
        cmp #FORCE_THREATS
        beq threats
        tax                     ; FORCE_WIN is 0
        ldy _side
        lda _ply
        ora rows_of_sides,y
        tay
        lda _gomoku_fours,y
        beq cannot
        cpx #FORCE_WIN
        bne answer
        pha
        lda _side
        jsr _gomoku_completes
        sta _move
        stx _move+1
        pla
answer: ldx #0
        rts
cannot: cpx #FORCE_WIN
        beq none
        ldy _ply                ; the last man has made a four
        ldx _path_lo - 1,y
        ldy _side
        lda fours_of_other,y
        jsr find
        jsr hole
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

; The window through cell X whose state is A.
;   Out:       C = 1: direction X and lowest cell Y have it
;   Clobbers:  A, tmp1
.proc find
    .repeat ::WAYS, way
        .repeat ::LINE, k
        window cmp, way, k
        beq .ident(.sprintf("at%d_%d", way, k))
        .endrepeat
    .endrepeat
        clc
        rts
    .repeat ::WAYS, way
        .repeat ::LINE, k
.ident(.sprintf("at%d_%d", way, k)):
        ldy #k * (way + STEP - 1 - (way = 3) * (STEP + 1))
        .if k < ::LINE - 1
        bpl .ident(.sprintf("to%d", way)) ; always
        .endif
        .endrepeat
.ident(.sprintf("to%d", way)):
        lda #way
        .if way < ::WAYS - 1
        bpl found               ; always
        .endif
    .endrepeat
found:  sty tmp1
        tay
        txa
        sec
        sbc tmp1
        pha
        tya
        tax
        pla
        tay
        sec
        rts
.endproc

; Who must stop a five can force only there, with a window of three of his own.
.proc list_block
        lda _side
        eor #1
        jsr _gomoku_completes
        pha
        tax
        ldy _side
        lda threes,y
        jsr find
        pla
        bcc done
        jmp append
done:   rts
.endproc

three   = tmp1
entry   = tmp2
left    = tmp3
cells   = tmp4
doubles = tmp1
place   = tmp2
.proc list_threats
        ldy _side
        lda _ply
        ora rows_of_sides,y
        tax
        eor #PLIES
        tay
        lda _gomoku_fours,y
        bne list_block
        lda _gomoku_logged,x
        beq done
        sta left
        ldy _side
        lda threes,y
        sta three
        lda log_of_sides,y
        sta entry
        lda #<windows
        sta window_at
next:   ldy entry
        ldx _gomoku_log_way,y
        txa
        clc
        adc #>windows
        sta window_at + 1
        lda _gomoku_log_cell,y
        tay
        lda (window_at),y
        cmp three
        bne other
        jsr add_window
other:  inc entry
        dec left
        bne next
        jmp sort_doubles
done:   rts
.endproc

; Both empty cells of a window of three.
;   In:        direction X, lowest cell Y
;   Clobbers:  A, Y, tmp4
.proc add_window
        lda #LINE
        sta cells
next:   lda _gomoku_cell,y
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
taken:  dec cells
        beq done
        tya
        clc
        adc _gomoku_way,x
        tay
        jmp next
done:   rts
.endproc

; Cells that make several fours go first; who has two moves left needs nothing else.
;   Clobbers: A, X, Y, tmp1, tmp2
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
        sty place
        ldy doubles
        lda (_list_lo),y
        pha
        txa
        sta (_list_lo),y
        pla
        ldy place
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
