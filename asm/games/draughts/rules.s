; rules.s: twin of src/games/draughts/rules.c
;
; Sets of squares are four bytes. What lies between bytes k and k + 1, the
; middle byte, is looked up in two halves, then left_of and right_of say from
; where its squares are reached. Scratch is what cc65 leaves to a leaf routine.

.include "zp.inc"
.include "games/draughts/draughts.inc"
.export _game_generate, _game_noisy, _game_rank
.export _draughts_must_jump, _draughts_read_path, black_must, white_must
.import _draughts_must, _draughts_step, _draughts_steps, _history
.import to_low, to_high, left_of, right_of, first_bit, other_bits
.import byte_of, upper_bit, lower_bit, mid_a, mid_b
.importzp _draughts_board, _draughts_crowned
.importzp regsave, sreg, ptr1, ptr2, ptr3, ptr4, tmp1, tmp2, tmp3, tmp4

.assert ptr2 = ptr1 + 2, lderror, "rules.s: ptr1 and ptr2 are not four bytes in a row"

RANK_KILLER = 128

black   = _draughts_board + BLACK
white   = _draughts_board + WHITE
kings   = _draughts_board + KINGS

empty     = regsave             ; 4 bytes
movers    = ptr1                ; 4 bytes: men or kings of `side`
king      = tmp1                ; MOVE_KING when they are kings
middle    = tmp2
uppers    = tmp3                ; upper squares of steps or jumps still to be listed
foe       = tmp4                ; BLACK or WHITE
square    = ptr3                ; where a jumping piece is
direction = ptr3 + 1            ; the next one to try from there
path      = ptr4                ; high byte of the next long path
last      = ptr4 + 1            ; 1: nothing further was found from here
first     = sreg                ; the first jump
wanted    = sreg + 1            ; 0: list all; else look for this long path

.segment "GAME"

; ---- must the side to move jump? ----

; Goes to `found_it` when a piece of `own` at `upper` (a byte of the own set, or of its
; kings) can jump down between bytes k and k + 1; and the same upwards.
.macro test_down found_it, own, other, k, crowned
        .local next, right
        lda own + k
    .ifnblank crowned
        and kings + k
    .endif
        beq next
    .ifnblank crowned
        sta middle
    .endif
        ldx other + k
        ldy other + k + 1
        lda to_low,x
        ora to_high,y
        beq next
        tax
        lda left_of,x
    .ifnblank crowned
        and middle
    .else
        and own + k
    .endif
        beq right
        and #$EE
        lsr a                   ; the squares behind: is one of them empty?
        eor #$FF
        ora own + k + 1
        ora other + k + 1
        cmp #$FF
        bne found_it
right:  lda right_of,x
    .ifnblank crowned
        and middle
    .else
        and own + k
    .endif
        beq next
        and #$77
        asl a
        eor #$FF
        ora own + k + 1
        ora other + k + 1
        cmp #$FF
        bne found_it
next:
.endmacro

.macro test_up found_it, own, other, k, crowned
        .local next, right
        lda own + k + 1
    .ifnblank crowned
        and kings + k + 1
    .endif
        beq next
        sta middle
        ldx other + k
        ldy other + k + 1
        lda to_low,x
        ora to_high,y
        beq next
        tax
        lda middle
        asl a
        and #$EE
        and left_of,x
        beq right
        eor #$FF
        ora own + k
        ora other + k
        cmp #$FF
        bne found_it
right:  lda middle
        lsr a
        and #$77
        and right_of,x
        beq next
        eor #$FF
        ora own + k
        ora other + k
        cmp #$FF
        bne found_it
next:
.endmacro

; black_must, white_must: A = 1 and Z clear when that side must jump, else A = 0.
;   Clobbers:  X, Y, tmp2
.proc black_yes
        lda #1
        rts
.endproc

.proc black_must
        test_down black_yes, black, white, 1    ; where most meet
        test_down black_yes, black, white, 0
        test_down yes, black, white, 2
        lda _draughts_crowned
        bne crowned
        rts
yes:    lda #1
        rts
crowned:
        test_up yes, black, white, 0, crowned
        test_up yes, black, white, 1, crowned
        test_up late_yes, black, white, 2, crowned
        lda #0
        rts
late_yes:
        lda #1
        rts
.endproc

.proc white_yes
        lda #1
        rts
.endproc

.proc white_must
        test_up white_yes, white, black, 1
        test_up white_yes, white, black, 2
        test_up yes, white, black, 0
        lda _draughts_crowned
        bne crowned
        rts
yes:    lda #1
        rts
crowned:
        test_down yes, white, black, 0, crowned
        test_down yes, white, black, 1, crowned
        test_down late_yes, white, black, 2, crowned
        lda #0
        rts
late_yes:
        lda #1
        rts
.endproc

; uint8_t draughts_must_jump(void)
;   In:        side, the board
;   Out:       A = 1 when `side` must jump, else 0; X = 0
.proc _draughts_must_jump
        lda _side
        bne second
        jsr black_must
        ldx #0
        rts
second: jsr white_must
        ldx #0
        rts
.endproc

; ---- jumps ----

; In: A = code of a jump, without MOVE_KING. Out: X = its edge.
; Turns the man jumped on or off.
;   Clobbers:  A, Y
.proc toggle_jumped
        and #MOVE_EDGE
        tax
        lda byte_of,x
        ora foe
        tay
        lda _draughts_board,y
        eor mid_a,x
        sta _draughts_board,y
        lda _draughts_board + 1,y
        eor mid_b,x
        sta _draughts_board + 1,y
        rts
.endproc

; The square a jump starts from becomes empty, or is taken again.
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

; In: A = code of a jump. Out: square = where it leads to. Keeps X, Y.
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

; By direction: what makes the code of the jump from a square, and the least
; such code. With less the jump would leave the board at the top.
to_code:        .byte 0, MOVE_RIGHT, MOVE_UP - 7, MOVE_UP + MOVE_RIGHT - 9
least_code:     .byte 0, MOVE_RIGHT, MOVE_UP, MOVE_UP + MOVE_RIGHT

; Lists every way to play out a first jump, or looks for one of them.
;   In:        A = its code without MOVE_KING; king, foe, empty, wanted
;   Out:       the moves; or draughts_step, draughts_steps of the wanted one
;   Clobbers:  A, X, Y, square, direction, path, last
.proc explore
        sta first
        lda #PATH_LONG
        sta path
        lda #0
        sta _draughts_steps
        bit king                ; a man never comes back, so the board may stay
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
        cpx #4                  ; a man: 0 and 1, or 2 and 3
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
        sta middle              ; its code
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
        ora foe
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
        sta last                ; to be set anew
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
        lda _draughts_step,x    ; go on behind the direction it had
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

; Takes the last jump back. Out: X = draughts_steps, Z for it.
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
;   In:        move, a jump; the board
;   Out:       draughts_step, draughts_steps
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr3      Keeps: ptr4, sreg, regsave, rank
left    = tmp1                  ; jumps still to be read
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
align:  cmp #$40                ; the leading 1 to bit 6, then away
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
long:   tay                     ; rare: then keep what explore uses, for make's sake
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
        jsr find_empty
        lda #MOVE_KING
        sta king
        lda #WHITE
        ldx _side
        beq set
        lda #BLACK
set:    sta foe
        pla
        jmp explore
.endproc

; ---- lists ----

.proc find_empty
    .repeat 4, k
        lda black + k
        ora white + k
        eor #$FF
        sta empty + k
    .endrepeat
        rts
.endproc

; movers = men, or kings, of one side. kings_of: A, Z: are there any?
.macro men_of own, none
        lda #0
        sta king
        lda _draughts_crowned
        beq none
    .repeat 4, k
        lda kings + k
        eor #$FF
        and own + k
        sta movers + k
    .endrepeat
.endmacro

.macro copy_men own
    .repeat 4, k
        lda own + k
        sta movers + k
    .endrepeat
.endmacro

.macro kings_of own
        lda #MOVE_KING
        sta king
    .repeat 4, k
        lda kings + k
        and own + k
        sta movers + k
    .endrepeat
        ora movers
        ora movers + 1
        ora movers + 2
.endmacro

; Lists steps: A = their upper squares, Y = move_count.
.macro list_steps code
        .local each, done
        beq done
        tax
each:   lda first_bit,x
        ora #code
        ora king
        iny
        sta (_list_lo),y
        lda #0
        sta (_list_hi),y
        lda other_bits,x
        tax
        bne each
done:
.endmacro

; Steps of the movers down, or up.
;   In:        movers, king, empty, move_count
;   Clobbers:  A, X, Y, tmp2
;   Cycles:    about 130 and 36 a move
.proc steps_down
        ldy _move_count
    .repeat 4, k
        .scope
        lda movers + k
        beq none
        ldx empty + k
        lda to_low,x
        .if k < 3
        ldx empty + k + 1
        ora to_high,x
        .endif
        sta middle
        tax
        lda left_of,x
        and movers + k
        list_steps k * 8
        ldx middle
        lda right_of,x
        and movers + k
        list_steps MOVE_RIGHT + k * 8
none:
        .endscope
    .endrepeat
        sty _move_count
        rts
.endproc

.proc steps_up
        ldy _move_count
    .repeat 4, k
        .scope
        ldx movers + k
        lda to_low,x
        .if k < 3
        ldx movers + k + 1
        ora to_high,x
        .endif
        beq none
        sta middle
        tax
        lda left_of,x
        and empty + k
        list_steps MOVE_UP + k * 8
        ldx middle
        lda right_of,x
        and empty + k
        list_steps MOVE_UP + MOVE_RIGHT + k * 8
none:
        .endscope
    .endrepeat
        sty _move_count
        rts
.endproc

; Explores every first jump. In: A = their upper squares, X = direction and byte.
code = rank
.proc each_jump
        sta uppers
        stx code
        ; fall into next_jump
.endproc

; The same with both set.
.proc next_jump
        ldx uppers
        beq done
        lda other_bits,x
        sta uppers
        lda first_bit,x
        ora code
        jsr explore
        jmp next_jump
done:   rts
.endproc

; X = the enemy's middle byte between bytes k and k + 1, Z for it. In: A = k.
.proc foe_between
        ora foe
        tax
        ldy _draughts_board,x
        lda to_low,y
        ldy _draughts_board + 1,x
        ora to_high,y
        tax
        rts
.endproc

; All jumps of kings between bytes k and k + 1, by explore. Loops: there are few kings.
;   In:        X = k, movers, king, foe, empty
;   Out:       X = k
.macro all_jumps uppers_of, lowers_of, number, from
        .local right, none, nobody
        lda from,x
        beq nobody
        txa
        pha
        jsr foe_between
        beq none
        pla
        pha
        tay
        lda lowers_of + 1,y
        asl a
        and #$EE
        and uppers_of,y
        and left_of,x
        beq right
        sta uppers
        tya
        asl a
        asl a
        asl a
        ora #number
        sta code
        jsr next_jump
right:  pla
        pha
        jsr foe_between
        pla
        pha
        tay
        lda lowers_of + 1,y
        lsr a
        and #$77
        and uppers_of,y
        and right_of,x
        beq none
        sta uppers
        tya
        asl a
        asl a
        asl a
        ora #number + MOVE_RIGHT
        sta code
        jsr next_jump
none:   pla
        tax
nobody:
.endmacro

.proc jumps_down
        ldx #2
each:   all_jumps movers, empty, 0, movers
        dex
        bpl each
        rts
.endproc

.proc jumps_up
        ldx #0
each:   all_jumps empty, movers, MOVE_UP, movers + 1
        inx
        cpx #3
        bne each
        rts
.endproc

; Lists single jumps of men: A = their upper squares, not none; Y = move_count
.macro list_single number
        .local each
        tax
each:   lda first_bit,x
        ora #number
        sta _draughts_step      ; as explore does
        iny
        sta (_list_lo),y
        lda #1
        sta (_list_hi),y
        lda other_bits,x
        tax
        bne each
.endmacro

; Jumps of men, by explore only where one goes on: `goes_on` has the squares from
; which any man could jump, for the byte where the jumps in hand end.
;   In:        movers, foe, empty, king = 0; `other`, a side's set, is the enemy
;   Cycles:    about 200 and 40 a jump
goes_on  = ptr3
lefts    = ptr3 + 1
rights   = ptr4
on_left  = ptr4 + 1             ; upper squares of jumps that go on
on_right = sreg

; The jumps whose upper squares are in A; `on` has those that go on.
.macro list_men number, on
        .local slow, done
        beq done
    .ifnblank on
        tax
        and on
        bne slow
        txa
    .endif
        list_single number
    .ifnblank on
        jmp done
slow:   sty _move_count
        txa
        ldx #number
        jsr each_jump_kept
        ldy _move_count
    .endif
done:
.endmacro

.macro men_down_between k
        .local some, done
        ldx white + k
        lda to_low,x
        ldx white + k + 1
        ora to_high,x
        bne some
        sta goes_on
        jmp done
some:   tax
        lda empty + k + 1
        lsr a
        and #$77
        and right_of,x
        sta rights
        lda empty + k + 1
        asl a
        and #$EE
        and left_of,x
        sta lefts
    .if k < 2
        lda goes_on
        asl a
        and #$EE
        sta on_left
        lda goes_on
        lsr a
        and #$77
        sta on_right
    .endif
        lda lefts
        ora rights
        sta goes_on
        lda lefts
        and movers + k
    .if k < 2
        list_men k * 8, on_left
    .else
        list_men k * 8
    .endif
        lda rights
        and movers + k
    .if k < 2
        list_men MOVE_RIGHT + k * 8, on_right
    .else
        list_men MOVE_RIGHT + k * 8
    .endif
done:
.endmacro

.macro men_up_between k
        .local some, done
        ldx black + k
        lda to_low,x
        ldx black + k + 1
        ora to_high,x
        bne some
        sta goes_on
        jmp done
some:   tax
        lda right_of,x
        and empty + k
        sta rights
        lda left_of,x
        and empty + k
        sta lefts
    .if k > 0
        lda goes_on             ; where these jumps end is the upper square itself
        sta on_left
    .endif
        lda rights              ; the squares below from which men could jump
        and #$77
        asl a
        sta goes_on
        lda lefts
        and #$EE
        lsr a
        ora goes_on
        sta goes_on
        lda movers + k + 1
        asl a
        and #$EE
        and lefts
    .if k > 0
        list_men MOVE_UP + k * 8, on_left
    .else
        list_men MOVE_UP + k * 8
    .endif
        lda movers + k + 1
        lsr a
        and #$77
        and rights
    .if k > 0
        list_men MOVE_UP + MOVE_RIGHT + k * 8, on_left
    .else
        list_men MOVE_UP + MOVE_RIGHT + k * 8
    .endif
done:
.endmacro

; each_jump, and what explore would spoil. In: A = upper squares, X = the rest.
.proc each_jump_kept
        tay
        lda goes_on
        pha
        lda rights
        pha
        lda on_left
        pha
        lda on_right
        pha
        tya
        jsr each_jump
        pla
        sta on_right
        pla
        sta on_left
        pla
        sta rights
        pla
        sta goes_on
        rts
.endproc

.proc men_down
        ldy _move_count
        men_down_between 2
        men_down_between 1
        men_down_between 0
        sty _move_count
        rts
.endproc

.proc men_up
        ldy _move_count
        men_up_between 0
        men_up_between 1
        men_up_between 2
        sty _move_count
        rts
.endproc

; void game_noisy(void): the jumps, which are all moves where there are any
.proc _game_noisy
        ldx _ply
        lda _draughts_must,x
        beq none
        jmp _game_generate
none:   rts
.endproc

; void game_generate(void)
;   In:        the board, side, draughts_must[ply], list, move_count
;   Out:       men's moves, then kings'; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank
;   Cycles:    about 280 and 36 a step
.proc _game_generate
    .repeat 4, k
        lda black + k
        ora white + k
        eor #$FF
        sta empty + k
    .endrepeat
        ldx _ply
        lda _draughts_must,x
        beq steps
        jmp list_jumps
steps:  lda _side
        bne second
        men_of black, only_men
        jsr steps_down
        kings_of black
        bne both
        rts
only_men:
        copy_men black
        jmp steps_down
second: men_of white, only_white_men
        jsr steps_up
        kings_of white
        bne both
        rts
only_white_men:
        copy_men white
        jmp steps_up
both:   jsr steps_down
        jmp steps_up
.endproc

.proc list_jumps
        lda #0
        sta wanted
        sta _draughts_steps
        lda _side
        bne second
        lda #WHITE
        sta foe
        men_of black, only_men
        jsr men_down
        kings_of black
        beq done
        jmp both
done:   rts
only_men:
        copy_men black
        jmp men_down
second: lda #BLACK
        sta foe
        men_of white, only_white_men
        jsr men_up
        kings_of white
        bne both
        rts
only_white_men:
        copy_men white
        jmp men_up
both:   jsr jumps_down
        jmp jumps_up
.endproc

; void game_rank(void)
;   In:        the list, history
;   Out:       list_rank: history of a step; RANK_KILLER + 1 and more of a jump
;   Clobbers:  A, X, Y
;   Cycles:    30 a step
.proc _game_rank
        ldx _ply
        ldy _move_count
        beq done
        lda _draughts_must,x
        bne jumps
each:   lda (_list_lo),y
        tax
        lda _history,x
        sta (_list_rank),y
        dey
        bne each
done:   rts
jumps:  lda (_list_hi),y
        lsr a
        lsr a
        clc
        adc #RANK_KILLER + 1
        sta (_list_rank),y
        dey
        bne jumps
        rts
.endproc
