; forcing.s: twin of src/games/gomoku/forcing.c. The forcing search calls it through GameInfo.forcing_step.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/forcing.inc"
.include "games/gomoku/gomoku.inc"
.export _gomoku_force
.import _path_lo, next_empty, _gomoku_list_quiet, _gomoku_list_block, _gomoku_list_stops
.importzp tmp1, tmp2, tmp3, tmp4

.segment "GAME"

threes: .byte 3 * ONE_BLACK, 3 * ONE_WHITE
fours_of_other:
        .byte 4 * ONE_WHITE, 4 * ONE_BLACK

; uint8_t gomoku_force(uint8_t step): one step of the forcing search (src/engine/game.h)
;   In:        A = FORCE_, side, ply
;   Out:       A = not 0: `side` can win at once; X = 0; list, leaf_count; FORCE_WIN: move; FORCE_NULL_MOVE: side
;   Clobbers:  Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave
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

; list_reply: lists a cell that blocks a four of the last stone. If that stone made no four, lists the replies that stop
; a double.
.proc list_reply
        ldy _ply
        ldx _path_lo - 1,y
        ldy _side
        lda fours_of_other,y
        jsr find
        bcc double              ; the last stone made no four
        jsr next_empty
        force_append
        rts
double: jmp _gomoku_list_stops
.endproc

; find: finds a window with a given state among those through a cell
;   In:        X = cell, A = state
;   Out:       C = 1: X = direction, Y = lowest cell of the window; C = 0: none
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

; list_block: the opponent's four must be blocked, so only the blocking cell can be a threat. Lists it if it makes a
; four of `side`; otherwise gomoku_list_block decides.
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

; list_threats: lists the cells that make a four, from the log. If the opponent has a four, list_block replaces it.
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

add_window:                     ; notes both empty cells of the window
        stx entry
        lda _gomoku_log_way - 1,x
        tax
        jsr next_empty
        force_note_y
        tya
        clc
        adc _gomoku_way,x
        tay
        jsr next_empty
        force_note_y
        ldx entry
        clc
        bcc other               ; always
.endproc
