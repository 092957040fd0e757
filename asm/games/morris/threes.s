; threes.s: twin of src/games/morris/threes.c: three men against three.

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.export _morris_is_doomed, _morris_threes, _morris_threes_rule, _morris_threes_key
.import rows, threats_of_crosses, threats_of_noughts, answer_of_crosses, answer_of_noughts
.import _morris_turn, _morris_twos_before, _morris_threes_before, _morris_shelf_first, _morris_shelf_gap
.import _morris_shelf, _morris_against, _morris_late, _morris_late_by

LOST_AT_ONCE    = 0
LOST_SOON       = 1
LOST_LATE       = 2
NOT_LOST        = 3
NO_KEY          = $FFFF
SKIP            = 255

; kinds of threats
CORNER          = 0
MIDDLE          = 1
ACROSS          = 2
MILL_SIDE       = 3
MILL_ACROSS     = 4

line    = tmp1                  ; of the two, or of the mill
centre  = tmp2                  ; the empty point, or the middle of the mill
kind    = tmp3
set     = ptr1                  ; of the image that is looked at
low     = ptr2                  ; its points
middle  = ptr2 + 1
high    = ptr4
third   = ptr4 + 1
product = ptr1
times   = ptr2
shifted = ptr3

.bss
_morris_threes_key: .res 2
square_to:      .res 3          ; where a square goes, * 8
squares:        .res 4          ; of the men of `side`, and of the man out of the line
angles:         .res 4
best_third:     .res 1
best_set:       .res 2
turn:           .res 1          ; the angle of the centre
square:         .res 1          ; its square
man:            .res 1

.segment "GAME"

; ---- the key ----

; The man on X is number Y.   Clobbers: A
.macro put_man
        lda _morris_turn,x
        lsr a
        lsr a
        lsr a
        sta squares,y
        lda _morris_turn,x
        sec
        sbc turn
        and #7
        sta angles,y
.endmacro

; In:        line, turn, man.   Clobbers: A, X, Y
.proc list_men
        ldy #0
        ldx #POINTS - 1
each:   lda points,x
        beq next
        cmp man
        beq own
        lda rows,x
        cmp line
        beq next
        lda _morris_down,x
        cmp line
        beq next
        sty low
        ldy #3
        put_man
        ldy low
next:   dex
        bpl each
        rts
own:    put_man
        iny
        bne next                ; always
.endproc

; Compares the image with the best so far.
;   In:        square_to, squares, angles, kind
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr4
.proc compare
        lda #0
        ldx kind
        cpx #MILL_SIDE
        bcs alone
        ldx squares + 3
        lda square_to,x
        ora angles + 3
alone:  cmp best_third
        bcc lower
        beq lower
        rts
lower:  sta third
        ldx squares
        lda square_to,x
        ora angles
        sta low
        ldx squares + 1
        lda square_to,x
        ora angles + 1
        cmp low
        bcs :+
        ldx low
        sta low
        txa
:       sta middle              ; low < middle
        ldx squares + 2
        lda square_to,x
        ora angles + 2
        cmp middle
        bcs last
        ldx middle
        stx high
        cmp low
        bcs :+
        ldx low
        sta low
        txa
:       sta middle
        lda high
last:   asl a
        tay
        lda low
        clc
        ldx middle
        adc _morris_twos_before,x
        sta set
        lda #0
        adc #0
        sta set+1
        lda set
        clc
        adc _morris_threes_before,y
        sta set
        lda set+1
        adc _morris_threes_before+1,y
        sta set+1
        ldx third
        cpx best_third
        bcc better
        lda set
        cmp best_set
        lda set+1
        sbc best_set+1
        bcs done
better: stx best_third
        lda set
        sta best_set
        lda set+1
        sta best_set+1
done:   rts
.endproc

next_square:    .byte 1, 2, 0

; Square X comes first, the other two in either order.   Clobbers: A, X, Y, ptr1, ptr2, ptr4
.proc compare_squares
        jsr either
        ldy next_square,x
        lda #16
        sta square_to,y
        ldx next_square,y
        lda #8
        sta square_to,x
        jmp compare
either: txa
        pha
        lda #0
        sta square_to,x
        ldy next_square,x
        lda #8
        sta square_to,y
        ldx next_square,y
        lda #16
        sta square_to,x
        jsr compare
        pla
        tax
        rts
.endproc

; The other way round.   Clobbers: A, X
.proc mirror
        ldx #3
each:   lda #0
        sec
        sbc angles,x
        and #7
        sta angles,x
        dex
        bpl each
        rts
.endproc

; Every order of squares that the kind has.   Clobbers: A, X, Y, ptr1, ptr2, ptr4
.proc compare_orders
        ldx square
        jsr compare_squares
        lda kind
        cmp #MILL_ACROSS
        bne done
        ldy square
        ldx next_square,y
        jsr compare_squares
        ldy square
        ldx next_square,y
        ldy next_square,x
        tya
        tax
        jmp compare_squares
done:   rts
.endproc

; morris_threes_key, best_third (a shelf now) and best_set of the board.
;   In:        line, centre, kind, man
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr4
.proc find_key
        ldx centre
        lda _morris_turn,x
        sta turn
        lsr a
        lsr a
        lsr a
        sta square
        jsr list_men
        lda #$FF
        sta best_third
        lda kind
        bne both
        lda line                ; before a corner: which way round
        asl a
        adc line
        tax
        ldy _morris_on_line + 1,x
        lda _morris_turn,y
        sec
        sbc turn
        and #2
        bne second
        jsr compare_orders
        jmp found
both:   jsr compare_orders
second: jsr mirror
        jsr compare_orders
found:  ldx kind
        lda best_third
        cmp #8
        bcc :+
        sbc _morris_shelf_gap,x
:       clc
        adc _morris_shelf_first,x
        sta best_third
        asl a                   ; * 2024 is * 2048 less * 24
        asl a
        asl a
        sta set
        tay
        asl a
        sta low
        lda #0
        rol a
        sta middle              ; (middle low) = * 16
        tya
        clc
        adc low
        sta low
        bcc :+
        inc middle              ; * 24
:       lda best_set
        sec
        sbc low
        sta _morris_threes_key
        lda best_set+1
        sbc middle
        clc
        adc set
        sta _morris_threes_key+1
        rts
.endproc

; ---- the rule ----

; A = the place, 1 to 3, of the empty point on its line of two men, line that line.   In: X = the point      Clobbers: Y
.macro find_line enemy
        .local found
        ldy rows,x
        sty line
        lda lines,y
        tay
        lda _morris_hole + (enemy) * LINE_STATES,y
        bne found
        ldy _morris_down,x
        sty line
        lda lines,y
        tay
        lda _morris_hole + (enemy) * LINE_STATES,y
found:
.endmacro

; C = 1: line X goes from square to square.   Keeps: X, Y      Clobbers: A
.proc goes_across
        txa
        and #7
        cmp #3
        beq yes
        cmp #4
        beq yes
        clc
yes:    rts
.endproc

; Z = 1: a line is A; X is its number.   Clobbers: X
.proc find_state
        ldx #LINES - 1
each:   cmp lines,x
        beq found
        dex
        bpl each
found:  rts                     ; behind the last N is set
.endproc

; uint8_t morris_threes_rule(void)
;   In:        side, points, lines
;   Out:       A = NOT_LOST, LOST_SOON or LOST_AT_ONCE; X = 0; morris_threes_key
;   Clobbers:  Y, tmp1-tmp3, ptr1-ptr4
.macro rule_of of, own_threats, enemy_threats, answer
        .local threatened, won, at_once
        jsr own_threats
        lda mode
        bne won
        jsr enemy_threats
        lda mode
        bne threatened
        lda #FULL * (2 - (of))
        jsr find_state
        bmi won
        stx line
        txa
        asl a
        adc line
        tay
        lda _morris_on_line + 1,y
        sta centre
        ldy #MILL_SIDE
        jsr goes_across
        bcc :+
        iny
:       sty kind
        jsr find_key
        jmp won
threatened:
        lsr a
        bne at_once
        ldx hole
        stx centre
        find_line 1 - (of)
        ldy #CORNER
        cmp #2
        bne :+
        iny                     ; MIDDLE
:       ldx line
        jsr goes_across
        bcc :+
        ldy #ACROSS
:       sty kind
        jsr find_key
        lda #FULL * ((of) + 1)
        jsr find_state
        bpl won
        ldx centre
        jsr answer
        bcs won
        lda #LOST_SOON
        ldx #0
        rts
won:    lda #NOT_LOST
        ldx #0
        rts
at_once:
        lda #LOST_AT_ONCE
        tax
        rts
.endmacro

.proc _morris_threes_rule
        lda #<NO_KEY
        sta _morris_threes_key
        sta _morris_threes_key+1
        ldx _side
        inx
        stx man
        dex
        beq crosses
        jmp noughts
crosses:
        rule_of 0, threats_of_crosses, threats_of_noughts, answer_of_crosses
noughts:
        rule_of 1, threats_of_noughts, threats_of_crosses, answer_of_noughts
.endproc

; uint8_t morris_is_doomed(void)
;   Out:       A = 1: `side` is lost at once, else 0; X = 0
;   Clobbers:  Y, ptr3
;   Cycles:    400
.proc _morris_is_doomed
        lda _side
        bne noughts
        jsr threats_of_crosses
        lda mode
        bne no
        jsr threats_of_noughts
        jmp told
noughts:
        jsr threats_of_noughts
        lda mode
        bne no
        jsr threats_of_crosses
told:   lda mode
        lsr a
        ldx #0
        rts
no:     lda #0
        tax
        rts
.endproc

; ---- what is against the rule ----

; C = 1: the position stands on its shelf.   Clobbers: A, X, Y, ptr1, ptr2
.proc is_against
        lda best_third
        asl a
        tax
        lda _morris_shelf + 2,x
        sec
        sbc _morris_shelf,x
        sta times               ; bytes
        lda #<_morris_against
        clc
        adc _morris_shelf,x
        sta ptr1
        lda #>_morris_against
        adc _morris_shelf + 1,x
        sta ptr1+1
        ldx best_set            ; (best_set+1 X) is left
        inx
        bne :+
        inc best_set+1
:       ldy #0
each:   cpy times
        beq no
        lda (ptr1),y
        sta times+1
        cmp #SKIP
        bne less
        lda best_set+1
        bne on
        cpx #SKIP
        bcs on
no:     clc
        rts
less:   lda best_set+1
        bne on
        cpx times+1
        beq yes                 ; C = 1
        bcc no
on:     txa
        sec
        sbc times+1
        tax
        bcs :+
        dec best_set+1
:       iny
        bne each                ; always
yes:    rts
.endproc

bits:   .byte 1, 2, 4, 8, 16, 32, 64, 128

; product = morris_threes_key * number X of morris_late_by.   Clobbers: A, ptr2, ptr3
.proc multiply
        lda _morris_late_by,x
        sta times
        lda _morris_threes_key
        sta shifted
        lda _morris_threes_key+1
        sta shifted+1
        lda #0
        sta product
        sta product+1
        lsr times
add:    lda product
        clc
        adc shifted
        sta product
        lda product+1
        adc shifted+1
        sta product+1
next:   asl shifted
        rol shifted+1
        lsr times
        bcs add
        bne next
        rts
.endproc

; A = not 0: the bit is set. The first nine bits of `product` and one more are the byte, behind `table`, the next three the bit.
;   Clobbers:  X, Y
.macro take_bit table
        .local second, taken
        lda product
        lsr a
        lsr a
        lsr a
        lsr a
        and #7
        tay
        asl product
        rol product+1
        ldx product+1
        bcs second
        lda table,x
        jmp taken
second: lda table + $100,x
taken:  and bits,y
.endmacro

; C = 1: a lost position is lost late.   Clobbers: A, X, Y, ptr1-ptr3, tmp4
.proc is_late
        lda #0
        sta tmp4
        ldx #0
        jsr multiply
        take_bit _morris_late
        beq :+
        inc tmp4
:       ldx #1
        jsr multiply
        take_bit _morris_late + $200
        beq :+
        inc tmp4
:       ldx #2
        jsr multiply
        lda product
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        tay
        ldx product+1
        lda _morris_late + $400,x
        and bits,y
        beq :+
        inc tmp4
:       lsr tmp4
        rts
.endproc

; uint8_t morris_threes(void)
;   In:        side, points, lines
;   Out:       A = what the position is for `side` (ending.h); X = 0
;   Clobbers:  Y, tmp1-tmp4, ptr1-ptr4
;   Cycles:    3,500 to 4,600 with a key, 400 to 700 without
.proc _morris_threes
        jsr _morris_threes_rule
        ldy _morris_threes_key+1
        cpy #>NO_KEY            ; the highest key is below
        beq done
        sta tmp4
        jsr is_against
        lda tmp4
        bcc :+
        eor #NOT_LOST ^ LOST_SOON
:       cmp #NOT_LOST
        beq told
        jsr is_late
        lda #LOST_SOON
        adc #0                  ; LOST_LATE
told:   ldx #0
done:   rts
.endproc
