; moves.s: twin of src/games/chess/moves.c
;
; The rays of captures are written out: six cycles for an empty square. Quiet
; moves are listed a tenth as often, and by loops.

.include "zp.inc"
.include "games/chess/chess.inc"
.export _game_noisy, _chess_quiet, _game_generate, _game_rank
.import attacked, _history, _node_depth, _chess_gain, _chess_order, _rank_from
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4

RANK_TAKES   = 136
RANK_BECOMES = 220
RANK_LOSES   = 2
GAIN_MARGIN  = 36

from    = tmp1
origin  = tmp2                  ; from, with the class bits
slot    = tmp3
last    = tmp4                  ; the slot of the king
enemy   = ptr1                  ; his colour
step    = ptr1+1
men     = ptr2                  ; squares of the side, by slot

.segment "GAME"

; ---- captures, and pawns that become queens ----

; Appends the move from `from` by A. Keeps X and Y.
;   50 cycles with JSR and RTS
.proc add_noisy
        clc
        adc origin
        sty slot
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
        ldy slot
        rts
.endproc

; A = what stands n steps of d away from square X.
.macro look_at n, d
        .if (d) < 0
        lda board - (n) * (-(d)),x
        .else
        lda board + (n) * (d),x
        .endif
.endmacro

; The captures along a ray of step d; falls through to what follows.
.macro captures d
        .local hit1, hit2, hit3, hit4, hit5, hit6, hit7, take, none
        look_at 1, d
        bne hit1
        look_at 2, d
        bne hit2
        look_at 3, d
        bne hit3
        look_at 4, d
        bne hit4
        look_at 5, d
        bne hit5
        look_at 6, d
        bne hit6
        look_at 7, d
        bne hit7
        beq none                ; always
hit1:   and enemy
        beq none
        lda #<(1 * (d))
        bne take
hit2:   and enemy
        beq none
        lda #<(2 * (d))
        bne take
hit3:   and enemy
        beq none
        lda #<(3 * (d))
        bne take
hit4:   and enemy
        beq none
        lda #<(4 * (d))
        bne take
hit5:   and enemy
        beq none
        lda #<(5 * (d))
        bne take
hit6:   and enemy
        beq none
        lda #<(6 * (d))
        bne take
hit7:   and enemy
        beq none
        lda #<(7 * (d))
take:   jsr add_noisy
none:
.endmacro

.macro capture_at d
        .local none
        look_at 1, d
        and enemy
        beq none
        lda #<(d)
        jsr add_noisy
none:
.endmacro

.macro quiet_at d
        .local none
        look_at 1, d
        bne none
        lda #<(d)
        jsr add_step
none:
.endmacro

.macro knight_steps what
        what 14
        what 18
        what 31
        what 33
        what -14
        what -18
        what -31
        what -33
.endmacro

.macro king_steps what
        what 15
        what 17
        what -15
        what -17
        what 1
        what -1
        what 16
        what -16
.endmacro

; void game_noisy(void)
;   In:        the board, side, ply, list
;   Out:       captures, and pawns that become queens; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2
;   Twin test: tests/twin/games.c
.proc _game_noisy
        ldx _ply
        lda _chess_passing,x
        bmi no_passing
        jsr take_in_passing
no_passing:
        lda #>where
        sta men+1
        ldx #BLACK
        ldy #<where
        lda _side
        beq white
        ldx #WHITE
        ldy #<(where + SLOTS)   ; the page has both
white:  stx enemy
        sty men
        ldy #SLOTS
        bne next                ; always

white_pawn:
        lda board + 15,x
        ora board + 17,x
        bpl white_ahead
        stx from
        stx origin
        lda board + 15,x
        bpl white_right
        lda #15
        jsr add_noisy
white_right:
        lda board + 17,x
        bpl white_ahead
        lda #17
        jsr add_noisy
white_ahead:
        cpx #$60
        bcc next
        lda board + 16,x
        bne next
        lda #16
push:   stx from
        stx origin
        jsr add_noisy
        jmp next

next:   dey
        bmi done
        lda (men),y
        bmi next
        tax
        lda board,x
        lsr a                   ; a bit for each way to attack
        bcs white_pawn
        lsr a
        bcs black_pawn
        stx from
        lsr a
        bcs go_knight
        lsr a
        bcs slanting
        lsr a
        bcs rook
        jmp king
go_knight:
        jmp knight
done:   rts

black_pawn:
        lda board - 17,x
        ora board - 15,x
        asl a                   ; N = WHITE
        bpl black_ahead
        stx from
        stx origin
        lda board - 17,x
        asl a
        bpl black_right
        lda #<-17
        jsr add_noisy
black_right:
        lda board - 15,x
        asl a
        bpl black_ahead
        lda #<-15
        jsr add_noisy
black_ahead:
        cpx #$20
        bcs next
        lda board - 16,x
        bne next
        lda #<-16
        bne push                ; always

rook:   txa
        ora #CLASS_HEAVY
        sta origin
        jmp straight

slanting:
        lsr a
        bcs queen
        txa
        ora #CLASS_LIGHT
        sta origin
        jsr slant
        jmp next

queen:  txa
        ora #CLASS_HEAVY
        sta origin
        jsr slant
straight:
        captures 1
        captures -1
        captures 16
        captures -16
        jmp next

knight: txa
        ora #CLASS_LIGHT
        sta origin
        knight_steps capture_at
        jmp next

king:   txa
        ora #CLASS_KING
        sta origin
        king_steps capture_at
        jmp next
.endproc

; The slanting rays of bishop and queen.
.proc slant
        captures 15
        captures 17
        captures -15
        captures -17
        rts
.endproc

; A pawn on either side of the square that can be taken on. A = that square.
.proc take_in_passing
        ldy _move_count
        sta step
        ldx _side
        beq white
        clc
        adc #15                 ; the square to the left of the pawn
        ldx #BLACK | BLACK_PAWN
        bne look                ; always
white:  sec
        sbc #17
        ldx #WHITE | WHITE_PAWN
look:   stx from
        tax
        lda board,x
        cmp from
        bne right
        jsr take
right:  inx
        inx
        lda board,x
        cmp from
        bne none
take:   iny
        lda step
        sta (_list_lo),y
        txa
        sta (_list_hi),y
        sty _move_count
none:   rts
.endproc

; ---- the others ----

; Appends the move from `from` by A. X = from, Y = move_count so far. Keeps X.
;   30 cycles with JSR and RTS
.proc add_step
        clc
        adc origin
        iny
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
        rts
.endproc

; Sets enemy, slot and last for side; Y = move_count.
.proc start
        ldy _move_count
        lda _side
        bne black
        sta last
        lda #BLACK
        sta enemy
        lda #SLOTS
        sta slot
        rts
black:  lda #SLOTS
        sta last
        asl a
        sta slot
        asl a                   ; WHITE
        sta enemy
        rts
.endproc

; The quiet moves along a ray of step A. Keeps nothing but Y.
.proc quiet_ray
        sta step
        lda from
        clc
        adc step
        tax
        bmi done                ; below or above the board
        lda board,x
        bne done
each:   iny
        txa
        ora origin              ; the class alone
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
        txa
        clc
        adc step
        tax
        bmi done
        lda board,x
        beq each
done:   rts
.endproc

; void chess_quiet(void)
;   In:        the board, side, ply, list
;   Out:       the moves that game_noisy leaves out; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
;   Twin test: tests/twin/games.c
.proc _chess_quiet
        jsr start
next:   ldx slot
        cpx last
        beq done
        dex
        stx slot
        lda where,x
        bmi next
        tax
        stx from
        lda board,x
        lsr a
        bcs white_pawn
        lsr a
        bcs black_pawn
        lsr a
        bcs go_knight
        lsr a
        bcs slanting
        lsr a
        bcs rook
        jmp king
go_knight:
        jmp knight
done:   sty _move_count
        rts

white_pawn:
        cpx #$60
        bcs white_lesser
        stx origin
        lda board + 16,x
        bne next
        lda #16
        jsr add_step
        cpx #$20
        bcs next
        lda board + 32,x
        bne next
        lda #32
        jsr add_step
        jmp next
white_lesser:
        lda #16
        jsr lesser
        jmp next

black_pawn:
        cpx #$20
        bcc black_lesser
        stx origin
        lda board - 16,x
        bne next
        lda #<-16
        jsr add_step
        cpx #$60
        bcc next
        lda board - 32,x
        bne next
        lda #<-32
        jsr add_step
        jmp next
black_lesser:
        lda #<-16
        jsr lesser
        jmp next

rook:   lda #CLASS_HEAVY
        sta origin
        bne straight            ; always

slanting:
        lsr a
        lda #CLASS_LIGHT
        bcc class
        lda #CLASS_HEAVY
class:  sta origin
        php
        lda #15
        jsr quiet_ray
        lda #17
        jsr quiet_ray
        lda #<-15
        jsr quiet_ray
        lda #<-17
        jsr quiet_ray
        plp
        bcc go_next
straight:
        lda #1
        jsr quiet_ray
        lda #<-1
        jsr quiet_ray
        lda #16
        jsr quiet_ray
        lda #<-16
        jsr quiet_ray
go_next:
        jmp next

knight: txa
        ora #CLASS_LIGHT
        sta origin
        knight_steps quiet_at
        jmp next

king:   txa
        ora #CLASS_KING
        sta origin
        king_steps quiet_at
        jsr castle
        jmp next
.endproc

; The three lesser men a pawn may become on the squares ahead.
;   In: A = step ahead, X = from. Keeps nothing but Y.
.proc lesser
        clc
        adc from
        tax
        dex
        bmi right               ; left of a1
        lda board,x
        and enemy
        beq right
        jsr three
right:  inx
        inx
        lda board,x
        and enemy
        beq ahead
        jsr three
ahead:  dex
        lda board,x
        bne done
three:  lda #BECOMES_ROOK
        jsr one
        lda #BECOMES_BISHOP
        jsr one
        lda #BECOMES_KNIGHT
one:    iny
        ora from
        sta (_list_hi),y
        txa
        sta (_list_lo),y
done:   rts
.endproc

; X = the king's square, from and origin are set, Y = move_count so far.
.proc castle
        ldx _ply
        lda _chess_flags,x
        bmi done                ; in check
        and #RIGHTS
        beq done
        ldx _side
        beq white
        lsr a
        lsr a
white:  ldx from
        lsr a
        bcc long
        pha
        lda board + 1,x
        ora board + 2,x
        bne no_short
        txa
        clc
        adc #1
        jsr is_attacked
        bne no_short
        lda #2
        jsr add_step
no_short:
        pla
long:   lsr a
        bcc done
        lda board - 1,x
        ora board - 2,x
        ora board - 3,x
        bne done
        txa
        sec
        sbc #1
        jsr is_attacked
        bne done
        lda #<-2
        jmp add_step
done:   rts
.endproc

; Square A. Z = 0 when it is attacked. X = from again, Y is kept.
.proc is_attacked
        sty _move_count
        jsr attacked
        php
        ldx from
        ldy _move_count
        plp
        rts
.endproc

; void game_generate(void)
.proc _game_generate
        jsr _game_noisy
        jmp _chess_quiet
.endproc

; ---- order ----

; void game_rank(void)
;   In:        the list behind rank_from, the board, history, node_depth; limit
;              in quiescence
;   Out:       list_rank
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
;   Twin test: tests/twin/games.c
low     = tmp1
victim  = tmp2
needed  = tmp3                  ; what a capture must gain, as a byte; 0: anything
quiescent = tmp4                ; 0: yes
attacker = ptr1
.proc _game_rank
        ldx _ply
        lda _node_depth,x
        sta quiescent
        bne no_need
        jsr set_needed
no_need:
        ldy _move_count
        cpy _rank_from
        beq done
check:  lda (_list_lo),y
        sta low
        and #SQUARE_BITS
        tax
        lda board,x
        bne takes
        lda low
        and #BECOMES
        beq pawn
quiet:  ldx low
        lda _history,x
store:  sta (_list_rank),y
        dey
        cpy _rank_from
        bne check
done:   rts

takes:  stx low                 ; to, from now on
        and #MEN                ; the victim's code
        tax
        lda _chess_order,x
        sta victim
        lda quiescent
        bne worth_it
        ldx victim
        lda _chess_gain,x
        cmp needed
        bcc too_little
worth_it:
        lda (_list_hi),y
        and #SQUARE_BITS
        tax
        lda board,x
        and #MEN
        tax
        lda _chess_order,x
        beq by_pawn
        cmp victim
        beq rank_it
        bcs better_man
rank_it:
        ldx victim              ; RANK_TAKES + 8 * victim - man
        eor #$FF
        sec
        adc takes_rank,x
        bne store               ; always

too_little:
        lda (_list_hi),y        ; left out, unless it makes a queen
        and #SQUARE_BITS
        tax
        lda board,x
        and #PAWNS
        beq store
        ldx low
        cpx #$70
        bcs becomes
        cpx #$10
        bcc becomes
        lda #0
        beq store               ; always

by_pawn:
        ldx low
        cpx #$70
        bcs becomes
        cpx #$10
        bcc becomes
        ldx victim
        lda takes_rank,x
        bne store               ; always

pawn:   cpx #$70
        bcs becomes
        cpx #$10
        bcs quiet
becomes:
        lda (_list_hi),y
        and #BECOMES
        beq queen
        lda #1
        bne store               ; always
queen:  lda #RANK_BECOMES
        jmp store

better_man:
        sta attacker            ; he loses more than he takes, if a pawn guards
        ldx low
        lda _side
        bne by_black
        lda #BLACK | BLACK_PAWN
        cmp board + 15,x
        beq loses
        cmp board + 17,x
        beq loses
no_guard:
        lda attacker
        bne rank_it             ; always
by_black:
        lda #WHITE | WHITE_PAWN
        cmp board - 17,x
        beq loses
        cmp board - 15,x
        bne no_guard
loses:  lda quiescent
        beq go_store            ; left out
        lda #RANK_LOSES
go_store:
        jmp store
.endproc

; needed = limit less the margin, as a byte.
.proc set_needed
        lda _limit+1
        bmi none
        sec
        lda _limit
        sbc #GAIN_MARGIN
        tax
        lda _limit+1
        sbc #0
        bmi none
        beq byte
        ldx #$FF
byte:   stx needed
        rts
none:   ldx #0
        beq byte                ; always
.endproc

takes_rank:
        .repeat 5, i
        .byte RANK_TAKES + 8 * i
        .endrepeat
