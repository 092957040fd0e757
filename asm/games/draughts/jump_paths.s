; jump_paths.s: finds all paths of jumps of one piece. Twin of src/games/draughts/jump_paths.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/moves.inc"
.export explore, _draughts_read_path
.import _draughts_step, _draughts_steps
.import byte_of, upper_bit, lower_bit, mid_a, mid_b

square    = ptr3                ; square of the jumping piece
direction = ptr3 + 1            ; the next direction to try from `square`
path      = ptr4                ; high byte of the next long path that is found
last      = ptr4 + 1            ; 1: no further jump was found from here
first     = sreg                ; the first jump

.segment "GAME"

; Removes the jumped piece from the board, or puts it back.
;   In:        A = code of a jump, without MOVE_KING
;   Out:       X = its edge
;   Clobbers:  A, Y
.proc toggle_jumped
        and #MOVE_EDGE
        tax
        lda byte_of,x
        ora enemy
        tay
        lda _draughts_board,y
        eor mid_a,x
        sta _draughts_board,y
        lda _draughts_board + 1,y
        eor mid_b,x
        sta _draughts_board + 1,y
        rts
.endproc

; Marks the first square of the path as empty, or as occupied again.
.proc lift
        lda first
        and #MOVE_EDGE
        tax
        ldy byte_of,x
        bit first               ; V = MOVE_UP
        bvs up
        lda empty,y
        eor upper_bit,x
        sta empty,y
        rts
up:     lda empty + 1,y
        eor lower_bit,x
        sta empty + 1,y
        rts
.endproc

; square = the square on which a jump lands. In: A = code of the jump. Keeps X, Y.
.proc land
        cmp #MOVE_UP
        bcs up
        cmp #MOVE_RIGHT         ; C = right
        and #MOVE_SQUARE
        bcs right
        adc #7
        sta square
        rts
right:  adc #8                  ; C = 1: nine squares
        sta square
        rts
up:     and #MOVE_SQUARE
        sta square
        rts
.endproc

; By direction: to_code is added to a square to give the code of the jump. least_code is the smallest valid code; a jump
; with a smaller one would leave the board at the top.
to_code:        .byte 0, MOVE_RIGHT, MOVE_UP - 7, MOVE_UP + MOVE_RIGHT - 9
least_code:     .byte 0, MOVE_RIGHT, MOVE_UP, MOVE_UP + MOVE_RIGHT

; explore: lists every path that starts with a given jump, or finds one of them.
;   In:        A = code of the first jump, without MOVE_KING; king, enemy, empty, wanted
;   Out:       list, move_count; or draughts_step and draughts_steps of the wanted path
;   Clobbers:  A, X, Y, first, square, direction, path, last, middle
.proc explore
        sta first
        lda #PATH_LONG
        sta path
        lda #0
        sta _draughts_steps
        bit king                ; only a king is lifted: a man never returns to its first square
        bpl man
        jsr lift
man:    lda first
deeper: ldx _draughts_steps
        sta _draughts_step,x
        inc _draughts_steps
        jsr land
        lda #1
        sta last
        bit king
        bpl is_man
        lda _draughts_step,x
        jsr toggle_jumped
        lda #0
        beq start               ; always
is_man: lda _side
        asl a
start:  sta direction
look:   ldx direction
        bit king
        bmi any
        cpx #4                  ; a man: directions 0 and 1, or 2 and 3
        beq none
        cpx #2
        bne try
        lda _side
        beq none
        bne try                 ; always
any:    cpx #4
        beq none
try:    clc
        lda square
        adc to_code,x
        cmp least_code,x
        bcc next
        sta middle              ; code of the jump
        and #MOVE_EDGE
        tax
        lda lower_bit,x
        beq next
        ldy byte_of,x
        bit middle              ; V = MOVE_UP
        bvs up
        and empty + 1,y
        bvc behind              ; always
up:     lda upper_bit,x
        and empty,y
behind: beq next
        tya
        ora enemy
        tay
        lda _draughts_board,y
        and mid_a,x
        bne go
        lda _draughts_board + 1,y
        and mid_b,x
        beq next
go:     lda middle
        jmp deeper
next:   inc direction
        bne look                ; always

none:   lda last
        beq pop
        ldx _draughts_steps
        lda wanted
        bne seek
        ldy _move_count
        iny
        sty _move_count
        lda first
        ora king
        sta (_list_lo),y
        cpx #PATH_SHORT_MOST + 1
        bcs long
        lda #1
        dex
        beq store               ; a single jump
        stx middle
        ldx #1
digits: asl a                   ; two bits for every further jump
        asl a
        sta last                ; scratch here; `pop` sets it again
        lda _draughts_step,x
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        ora last
        cpx middle
        inx
        bcc digits
store:  sta (_list_hi),y
        jmp pop
long:   lda path
        inc path
        sta (_list_hi),y
pop:    jsr undo
        beq end
        lda _draughts_step,x    ; continue with the direction after that of the jump just unmade
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        sta direction
        inc direction
        lda #0
        sta last
        lda _draughts_step - 1,x
        jsr land
        jmp look

seek:   cpx #PATH_SHORT_MOST + 1
        bcc pop
        lda path
        inc path
        cmp wanted
        bne pop
        stx last
all:    jsr undo
        bne all
        lda last
        sta _draughts_steps
end:    bit king
        bpl done
        jmp lift
done:   rts
.endproc

; Unmakes the last jump. Out: X = draughts_steps, Z set for it.
.proc undo
        dec _draughts_steps
        bit king
        bpl man
        ldx _draughts_steps
        lda _draughts_step,x
        jsr toggle_jumped
man:    ldx _draughts_steps
        rts
.endproc

; void draughts_read_path(void)
;   In:        move, which is a jump; the board
;   Out:       draughts_step, draughts_steps
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr3      Keeps: ptr4, sreg, regsave, rank
left    = tmp1                  ; jumps still to read
bits    = tmp2                  ; their directions, from bit 7 on
.proc _draughts_read_path
        lda _move
        and #<~MOVE_KING
        ldx _move+1
        bmi long
        sta _draughts_step
        jsr land
        lda #1
        sta _draughts_steps
        txa
        ldy #PATH_SHORT_MOST - 1
align:  cmp #$40                ; shift the leading 1 to bit 6, then out
        bcs aligned
        asl a
        asl a
        dey
        bpl align               ; always
aligned:
        asl a
        asl a
        sta bits
        sty left
next:   dec left
        bmi done
        lda #0
        asl bits
        rol a
        asl bits
        rol a
        tax
        clc
        lda square
        adc to_code,x
        ldx _draughts_steps
        sta _draughts_step,x
        inc _draughts_steps
        jsr land
        jmp next
done:   rts
long:   tay                     ; rare: save what explore clobbers, because game_make must keep it for frontier.s
    .repeat 4, i
        lda regsave + i
        pha
    .endrepeat
        lda ptr4
        pha
        lda ptr4+1
        pha
        lda sreg
        pha
        lda sreg+1
        pha
        stx wanted
        tya
        jsr seek
        pla
        sta sreg+1
        pla
        sta sreg
        pla
        sta ptr4+1
        pla
        sta ptr4
    .repeat 4, i
        pla
        sta regsave + 3 - i
    .endrepeat
        rts
seek:   pha
        find_empty
        lda #MOVE_KING
        sta king
        lda #WHITE
        ldx _side
        beq set
        lda #BLACK
set:    sta enemy
        pla
        jmp explore
.endproc
