; forcing.s: twin of src/games/gomoku/forcing.c

.include "zp.inc"
.include "engine/forcing.inc"
.include "games/gomoku/gomoku.inc"
.export _gomoku_force
.import _path_lo, hole, _gomoku_list_quiet, _gomoku_list_block, _gomoku_list_stops
.importzp tmp1, tmp2, tmp3, tmp4

.segment "GAME"

threes: .byte 3 * ONE_BLACK, 3 * ONE_WHITE
fours_of_other:
        .byte 4 * ONE_WHITE, 4 * ONE_BLACK

; uint8_t gomoku_force(uint8_t step)
;   In:        A = FORCE_, side, ply
;   Out:       A = 1 and more: `side` can win at once; X = 0; the list, leaves; move of FORCE_WIN; side of
;   FORCE_NULL_MOVE
;   Clobbers:  Y, tmp1-tmp4, ptr1, ptr3
.proc _gomoku_force
        cmp #FORCE_QUIET
        beq quiet
        force_steps _gomoku_fours, _gomoku_completes, list_reply, list_threats
quiet:  jsr list_threats
        jsr _gomoku_list_quiet
        lda #0
        tax
        rts
.endproc

; The cell that the last man threatens to complete; any of them, if there are more. Or what stops a double.
.proc list_reply
        ldy _ply
        ldx _path_lo - 1,y
        ldy _side
        lda fours_of_other,y
        jsr find
        bcc double              ; the last man has made no four
        jsr hole
        force_append
        rts
double: jmp _gomoku_list_stops
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

; Who must stop a five can force only there, with a window of three of his own, or a double.
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
        bcc double
        force_append
        rts
double: jmp _gomoku_list_block
.endproc

three   = tmp1
end     = tmp2
entry   = tmp3
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
        ldy _side
        ldx threes,y
        stx three
        clc
        adc log_of_sides,y
        sta end
        ldx log_of_sides,y
        lda #<windows
        sta window_at
        clc
next:   lda _gomoku_log_way,x
        adc #>windows           ; C = 0
        sta window_at + 1
        ldy _gomoku_log_cell,x
        inx
        lda (window_at),y
        cmp three
        beq add_window
other:  cpx end
        bne next
        jmp _double_threats_list
done:   rts

add_window:                     ; both empty cells of it
        stx entry
        lda _gomoku_log_way - 1,x
        tax
        jsr hole
        force_note_y
        tya
        clc
        adc _gomoku_way,x
        tay
        jsr hole
        force_note_y
        ldx entry
        clc
        bcc other               ; always
.endproc
