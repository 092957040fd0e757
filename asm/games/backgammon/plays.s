; plays.s: twin of src/games/backgammon/plays.c: all plays of a roll, and plays as numbers. replies.s evaluates them on
; the way: then the sums of the network are kept step by step.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/backgammon/backgammon.inc"
.export _backgammon_landing, _backgammon_decode, _backgammon_carry, _backgammon_carry_back, _backgammon_each
.export run, sides, looks, best_lo, best_hi, step_add, step_drop, hit_add, hit_drop, step_hit, depth
.export _backgammon_steps, _backgammon_from, _backgammon_die
.export _backgammon_may_step, _backgammon_step, _backgammon_longest
.import _backgammon_weigh
.import popa

.bss
_backgammon_steps: .res 1
_backgammon_from:  .res STEPS
_backgammon_die:   .res STEPS
A_ROW = BAR + 1                 ; entries of a row of choices
; choices: in row n, from 0, for each place, the number of sets of n + 1 smaller places, which may be equal
.segment "SCREENEND"
choices_lo: .res STEPS * A_ROW
choices_hi: .res STEPS * A_ROW
.segment "SCREENLAST"
; the steps on the board, by level: what step_back needs, and the rows of the network that they add and drop
step_from: .res STEPS
step_to:   .res STEPS
step_hit:  .res STEPS           ; the place of a checker that was hit in backgammon_at, or 0
step_add:  .res STEPS
step_drop: .res STEPS
hit_add:   .res STEPS
hit_drop:  .res STEPS
.segment "SCREENEND"
; the search for plays: the steps of the current play, by level
way:       .res STEPS + 1
way_die:   .res STEPS + 1
.bss
depth:     .res 1               ; steps of the play that is reported
wanted:    .res 1
most:      .res 1
is_any:    .res 1
stopped:   .res 1
second:    .res 1               ; not 0: the smaller die is moved first
all:       .res 1
last:      .res 1
looks:     .res 1               ; not 0: the network looks at every play
best_lo:   .res 1
best_hi:   .res 1
hits:      .res 1
number:    .res 2
report:    .res 2

.segment "GAME"

; ---- single steps ----

; sides: sets own and other.   Clobbers: A
.proc sides
        lda _side
        asl
        asl
        asl
        asl
        asl
        sta own
        eor #SIDE_PLACES
        sta other
        rts
.endproc

; count_away: sets `away`.   Clobbers: A, X, Y
.proc count_away
        ldx own
        ldy #BAR - 7 + 1
        lda #0
        clc
each:   adc _backgammon_at + 7,x
        inx
        dey
        bne each
        sta away
        rts
.endproc

; may: is a step legal?
;   In:        Y = place, X = die; own, other, away, board
;   Out:       carry clear: it is; from, die
;   Clobbers:  A, X; keeps Y
.proc may
        sty from
        stx die
        tya
        ora own
        tax
        lda _backgammon_at,x
        beq no
        cpy #BAR
        beq free
        ldx own
        lda _backgammon_at + BAR,x
        bne no
free:   tya
        sec
        sbc die
        beq off
        bcc off
        eor #$FF                ; 25 - to
        adc #BAR                ; carry is set
        ora other
        tax
        lda _backgammon_at,x
        cmp #2
        rts
no:     sec
        rts
off:    ldx away
        bne no
        cpy die
        bcs yes
        lda own
        ora #6
        tax
higher: tya                     ; is there a checker on a higher point?
        ora own
        sta to
        cpx to
        beq yes
        lda _backgammon_at,x
        bne no
        dex
        bne higher              ; always
yes:    clc
        rts
.endproc

; row: A = row of checker number A at place Y.   Clobbers: to
.macro row_of_place
        .local fits
        cmp #ROWS_A_PLACE
        bcc fits
        lda #ROWS_A_PLACE - 1
fits:   sta tmp4
        tya
        asl
        asl
        ora tmp4
.endmacro

; do_step: moves a checker
;   In:        Y = place, X = die; level, own, other, away
;   Out:       the board, away, step_...[level]
;   Clobbers:  A, X, Y, from, die, to, tmp4
.proc do_step
        sty from
        stx die
        tya
        ora own
        tax
        dec _backgammon_at,x
        lda _backgammon_at,x
        row_of_place
        clc
        adc #ROWS / 2           ; the other side rolls next
        ldx level
        sta step_drop,x
        lda from
        sta step_from,x
        cmp #7
        bcc home
        dec away
home:   sec
        sbc die
        bcs lands
        lda #OFF
lands:  sta to
        sta step_to,x
        cmp #7
        bcc home_too
        inc away
home_too:
        tay
        ora own
        tax
        lda _backgammon_at,x
        inc _backgammon_at,x
        row_of_place
        clc
        adc #ROWS / 2
        ldx level
        sta step_add,x
        lda #0
        sta step_hit,x
        lda to
        beq done
        lda #BAR                ; does it hit?
        sec
        sbc to
        tay
        ora other
        tax
        lda _backgammon_at,x
        beq done
        dec _backgammon_at,x
        txa
        ldx level
        sta step_hit,x
        tya
        asl
        asl
        sta hit_drop,x
        ldx other
        lda _backgammon_at + BAR,x
        inc _backgammon_at + BAR,x
        ldy #BAR
        row_of_place
        ldx level
        sta hit_add,x
done:   rts
.endproc

; take_back: takes the step at `level` back.   Clobbers: A, X, Y
.proc take_back
        ldy level
        lda step_from,y
        cmp #7
        bcc home
        inc away
home:   ora own
        tax
        inc _backgammon_at,x
        lda step_to,y
        cmp #7
        bcc home_too
        dec away
home_too:
        ora own
        tax
        dec _backgammon_at,x
        ldx step_hit,y
        beq done
        inc _backgammon_at,x
        ldx other
        dec _backgammon_at + BAR,x
done:   rts
.endproc

; uint8_t backgammon_may_step(uint8_t from, uint8_t die)
;   Out:       A = 1: legal; 0: not; X = 0
.proc _backgammon_may_step
        jsr take_step
        jsr may
        lda #0
        tax
        bcs no
        lda #1
no:     rts
.endproc

; void backgammon_step(uint8_t from, uint8_t die)
.proc _backgammon_step
        jsr take_step
        lda #0
        sta level
        jmp do_step
.endproc

; take_step: for a function of a place, on the C stack, and a die, in A.   Out: Y, X; own, other, away
.proc take_step
        sta tmp2
        jsr popa
        sta tmp3
        jsr sides
        jsr count_away
        ldy tmp3
        ldx tmp2
        rts
.endproc

; uint8_t backgammon_landing(uint8_t from, uint8_t die)
.proc _backgammon_landing
        sta die
        jsr popa
        sec
        sbc die
        bcs on
        lda #OFF
on:     ldx #0
        rts
.endproc

; ---- plays as numbers ----

; fill_choices: sets up choices: choices[n][place] = choices[n][place - 1] + choices[n - 1][place]. A new frame of the
; screen has emptied them.   Clobbers: A, X
.proc fill_choices
        ldx choices_lo + 1
        dex
        beq done
        ldx #STEPS * A_ROW
        lda #0
empty:  sta choices_lo - 1,x
        sta choices_hi - 1,x
        dex
        bne empty
        inx
first:  txa
        sta choices_lo,x
        inx
        cpx #A_ROW
        bne first
each:   inx                     ; choices[n][0] is 0
        cpx #2 * A_ROW
        beq each
        cpx #3 * A_ROW
        beq each
        cpx #4 * A_ROW
        beq done
        clc
        lda choices_lo - 1,x
        adc choices_lo - A_ROW,x
        sta choices_lo,x
        lda choices_hi - 1,x
        adc choices_hi - A_ROW,x
        sta choices_hi,x
        jmp each
done:   rts
.endproc

; smaller: Y = index in choices of the number of sets whose place number X is less than A.   Clobbers: A
.proc smaller
        clc
        adc offsets,x
        tay
        rts
offsets:
        .byte 3 * A_ROW, 2 * A_ROW, A_ROW, 0
.endproc

; encode_set: move = the number of the set `way` with `wanted` places.   Clobbers: A, X, Y
.proc encode_set
        lda #<PLAY_DOUBLE
        sta _move
        lda #>PLAY_DOUBLE
        sta _move+1
        ldx #0
each:   lda way,x
        jsr smaller
        lda choices_lo,y
        clc
        adc _move
        sta _move
        lda choices_hi,y
        adc _move+1
        sta _move+1
        inx
        cpx wanted
        bne each
        rts
.endproc

; decode: sets the steps of `move`.   Clobbers: A, X, Y, tmp4
.proc decode
        ldx #0
        lda _move+1
        cmp #>PLAY_DOUBLE
        bcs set
        ldy _move               ; place of the larger die
        beq small
        cpy _move+1
        bcc small
        jsr put_large
        ldy #0                  ; not again
small:  lda _move+1
        beq large
        sta _backgammon_from,x
        lda _backgammon_small
        sta _backgammon_die,x
        inx
large:  tya
        beq done
        jsr put_large
done:   stx _backgammon_steps
        rts
put_large:
        tya
        sta _backgammon_from,x
        lda _backgammon_large
        sta _backgammon_die,x
        inx
        rts

set:    jsr fill_choices
        lda _move
        sta number
        lda _move+1
        sec
        sbc #>PLAY_DOUBLE
        sta number+1
        ldx #0
        lda #BAR
        sta tmp4
each:   lda tmp4
        jsr smaller
        lda number
        cmp choices_lo,y
        lda number+1
        sbc choices_hi,y
        bcs fits
        dec tmp4
        bpl each                ; always: a place less
fits:   lda tmp4
        beq done
        sta _backgammon_from,x
        lda _backgammon_large
        sta _backgammon_die,x
        lda number
        sec
        sbc choices_lo,y
        sta number
        lda number+1
        sbc choices_hi,y
        sta number+1
        inx
        cpx #STEPS
        bne each
        beq done                ; always
.endproc

_backgammon_decode = decode

; uint8_t backgammon_carry(void): makes the steps of `move`; returns a bit for each step that hits
;   Clobbers:  A, X, Y, tmp4, zero page of the game
.proc _backgammon_carry
        jsr sides
        jsr decode
        lda #0
        sta level
        sta hits
each:   ldx level
        cpx _backgammon_steps
        beq done
        ldy _backgammon_from,x
        lda _backgammon_die,x
        tax
        jsr do_step
        ldx level
        lda step_hit,x
        beq none
        lda bits,x
        ora hits
        sta hits
none:   inc level
        bne each                ; always
done:   lda hits
        ldx #0
        rts
.endproc
bits:   .byte 1, 2, 4, 8

; void backgammon_carry_back(uint8_t hits): takes them back
.proc _backgammon_carry_back
        sta hits
        jsr sides
        jsr decode
        ldx _backgammon_steps
        stx level
each:   dec level
        bmi done
        ldx level
        lda _backgammon_from,x
        sta step_from,x
        sec
        sbc _backgammon_die,x
        bcs :+
        lda #OFF
:       sta step_to,x
        ldy #0
        lda bits,x
        and hits
        beq none
        lda #BAR
        sec
        sbc step_to,x
        ora other
        tay
none:   tya
        sta step_hit,x
        jsr take_back
        jmp each
done:   rts
.endproc

; ---- all plays ----

; way_back: takes all steps but the last of the play back.   way_again: makes them again.   Clobbers: A, X, Y, tmp4
.proc way_back
        ldx depth
        dex
        stx level
each:   dec level
        bmi done
        jsr take_back
        jmp each
done:   rts
.endproc
.proc way_again
        lda #0
        sta level
each:   ldx level
        inx
        cpx depth
        beq done
        ldy way-1,x
        lda way_die-1,x
        tax
        jsr do_step
        inc level
        bne each                ; always
done:   rts
.endproc

; emit: reports a play, or looks at the position after it
;   In:        way, way_die, depth; all steps but the last are made
;   Out:       stopped
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
.proc emit
        lda looks
        bne look
        jsr way_back
        lda _backgammon_large
        cmp _backgammon_small
        bne two
        jsr encode_set
        jmp call
two:    lda #0
        sta _move
        sta _move+1
        ldx depth
place:  lda way_die-1,x
        ldy way-1,x
        cmp _backgammon_large
        beq large
        sty _move+1
        bne next                ; always
large:  sty _move
next:   dex
        bne place
call:   jsr called
        cmp #0
        bne on
        inc stopped
on:     jsr count_away
        jmp way_again
called: jmp (report)

look:   ldx depth
        dex
        stx level
        ldy way,x
        lda way_die,x
        tax
        jsr do_step
        jsr _backgammon_weigh
        ldx depth
        dex
        stx level
        jsr take_back
        inc _leaf_count
        bne :+
        dec _leaf_count
:       lda best_lo
        cmp _score
        lda best_hi
        sbc _score+1
        bvc :+
        eor #$80
:       bpl worse
        lda _score
        sta best_lo
        lda _score+1
        sta best_hi
worse:  rts
.endproc

; step_on: makes a step of the play at `level`.   In: way, way_die   Clobbers: A, X, Y, tmp4
.proc step_on
        ldx level
        ldy way,x
        lda way_die,x
        tax
        jsr do_step
        lda level               ; sums after this step are not up to date
        cmp valid
        bcs on
        sta valid
on:     rts
.endproc

; is_way: are two steps legal one after the other?
;   In:        Y, X = place and die of the first; mid = place, die2 = die of the second
;   Out:       carry clear: they are, and if the second is by the same checker, the first hits nothing
;   Clobbers:  A, X, Y, level, tmp1-tmp4
next_place = tmp1
next_die   = tmp2
.proc is_way
        sty tmp3
        stx first_die
        jsr may
        bcs no
        lda #0
        sta level
        ldy tmp3
        ldx first_die
        jsr do_step
        ldy next_place
        ldx next_die
        jsr may
        ldx #1
        bcs back
        dex
        lda step_hit
        beq back
        lda step_to
        cmp next_place
        bne back
        inx
back:   stx first_die
        jsr take_back
        lda first_die
        lsr                     ; to carry
no:     rts
.endproc
.bss
first_die: .res 1
.segment "GAME"

; is_repeated: see plays.c.   In: way   Out: carry set: it is   Clobbers: A, X
.proc is_repeated
        lda way
        clc
        adc _backgammon_small
        cmp way+1
        bne no
        lda way+1
        sec
        sbc _backgammon_large
        beq no
        bcc no
        sta to
        lda #BAR
        sec
        sbc to
        ora other
        tax
        lda _backgammon_at,x
        bne no
        sec
        rts
no:     clc
        rts
.endproc

; is_reversed: see plays.c; called with the board before the play.   In: way, hits: the first step hits
;   Out:       carry set: it is   Clobbers: A, X, Y, tmp1-tmp4, level
.proc is_reversed
        lda way+1
        clc
        adc _backgammon_small
        cmp way
        bne other_way
        lda way+1               ; there is another checker
        ora own
        tax
        lda _backgammon_at,x
        beq alone
        jsr large_first
        bcc yes
alone:  lda hits
        bne no
        lda way
        sec
        sbc _backgammon_large
        beq no
        bcc no
        sta next_place
        bcs one                 ; always
other_way:
        jsr large_first
        bcc yes
        lda _backgammon_small   ; both go off
        cmp way
        bcc no
        lda _backgammon_large
        cmp way+1
        bcc no
        lda way+1
        sta next_place
one:    lda _backgammon_small
        sta next_die
        ldy way
        ldx _backgammon_large
        jsr is_way
        bcc yes
no:     clc
        rts
yes:    sec
        rts
large_first:
        lda way
        sta next_place
        lda _backgammon_small
        sta next_die
        ldy way+1
        ldx _backgammon_large
        jmp is_way
.endproc

; both_dice: reports all plays that use both dice, way_die[0] first
;   Out:       is_any, stopped   Clobbers: all
.proc both_dice
        ldx #1                  ; in the first pass all seconds steps; in the second, only if the order matters
        stx all
        lda second
        beq begin
        ldx own
        lda _backgammon_at + BAR,x
        bne begin
        lda away
        cmp #2
        bcc begin
        dec all
begin:  lda #BAR
        sta way
first:  ldy way
        ldx way_die
        jsr may
        bcs other_first
        lda #0
        sta level
        jsr step_on
        ldx #BAR
        ldy #1
        lda all
        bne limits
        ldx step_to             ; only the same checker again
        beq back
        txa
        tay
limits: stx way+1
        sty last
next:   ldy way+1
        ldx way_die+1
        jsr may
        bcs other_next
        lda #1
        sta is_any
        lda second
        bne reverse
        jsr is_repeated
        bcs other_next
        bcc fine                ; always
reverse:
        lda step_hit
        sta hits
        lda #0
        sta level
        jsr take_back
        jsr is_reversed
        php
        lda #0
        sta level
        ldy way
        ldx way_die
        jsr do_step
        plp
        bcs other_next
fine:   lda #2
        sta depth
        jsr emit
        lda stopped
        bne stop
other_next:
        dec way+1
        lda way+1
        beq back
        cmp last
        bcc back
        jmp next
back:   lda #0
        sta level
        jsr take_back
other_first:
        dec way
        beq done
        jmp first
done:   rts
stop:   lda #0
        sta level
        jmp take_back
.endproc

; one_die: reports all plays of die A.   Out: is_any, stopped   Clobbers: all
.proc one_die
        sta way_die
        lda #1
        sta depth
        lda #BAR
        sta way
each:   ldy way
        ldx way_die
        jsr may
        bcs next
        lda #1
        sta is_any
        jsr emit
        lda stopped
        bne done
next:   dec way
        bne each
done:   rts
.endproc

; all_sets: goes through the sets of places of a double
;   In:        wanted = number of steps of a play to report; 0: none
;   Out:       most = the most steps that a play has   Clobbers: all
.proc all_sets
        lda #0
        sta most
        sta level
        lda #BAR + 1
        sta way
next:   ldx level
        dec way,x
        bne try
        lda level
        beq done
        dec level
        jsr take_back
        jmp next
try:    ldy way,x
        ldx _backgammon_large
        jsr may
        bcs next
        ldx level
        inx
        cpx most
        bcc known
        stx most
known:  cpx wanted
        beq report_it
        cpx #STEPS
        beq longest
        jsr step_on
        ldx level
        lda way,x
        clc
        adc #1
        inx
        sta way,x
        stx level
        jmp next
report_it:
        stx depth
        jsr emit
        ldx depth
        dex
        stx level
        lda stopped
        beq next
        jmp way_back
longest:
        stx depth
        jmp way_back
done:   rts
.endproc

; run: goes through all plays of the roll
.proc run
        jsr sides
        jsr count_away
        lda #0
        sta stopped
        sta is_any
        sta valid
        sta second
        lda _backgammon_large
        cmp _backgammon_small
        beq double
        sta way_die
        lda _backgammon_small
        sta way_die+1
        jsr both_dice
        lda stopped
        bne done
        lda _backgammon_small
        sta way_die
        lda _backgammon_large
        sta way_die+1
        inc second
        jsr both_dice
        lda is_any
        bne done
        lda _backgammon_large
        jsr one_die
        lda is_any
        bne done
        lda _backgammon_small
        jmp one_die
double: ldx #STEPS - 1
die:    sta way_die,x
        dex
        bpl die
        jsr fill_choices
        lda #0
        sta wanted
        jsr all_sets
        lda most
        beq done
        sta wanted
        lda #0
        sta valid
        jmp all_sets
done:   rts
.endproc

; uint8_t backgammon_longest(void): the most steps of a play of a double
.proc _backgammon_longest
        jsr sides
        jsr count_away
        ldx #STEPS - 1
        lda _backgammon_large
die:    sta way_die,x
        dex
        bpl die
        lda #0
        sta wanted
        sta valid
        jsr all_sets
        lda most
        ldx #0
        rts
.endproc

; void backgammon_each(uint8_t (*found)(void))
.proc _backgammon_each
        sta report
        stx report+1
        lda #0
        sta looks
        jmp run
.endproc
