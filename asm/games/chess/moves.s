; moves.s: twin of src/games/chess/moves.c
;
; The rays of captures are written out: six cycles for an empty square. Quiet
; moves are listed a tenth as often, and by loops.

.include "zp.inc"
.include "games/chess/chess.inc"
.export _game_noisy, _chess_hunt, _chess_quiet, _game_generate, _game_rank
.import attacked, _history, _chess_gain, _chess_order, _rank_from
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4

RANK_TAKES   = 136
RANK_BECOMES = 220
RANK_LOSES   = 2
GAIN_MARGIN  = 36

from    = tmp1
origin  = tmp2                  ; from, with the class bits
slot    = tmp3
enemy   = ptr1                  ; his colour
step    = ptr1+1
hunting = ptr2                  ; the sign: quiescence, with ranks
needed  = ptr2+1                ; what a capture must gain there, as a byte
low     = ptr3                  ; low byte of a move
to      = ptr3+1
victim  = ptr4                  ; order of the man taken

.segment "GAME"

; ---- captures, and pawns that become queens ----

; Appends the move from `from` by A. Keeps X and Y.
;   55 cycles with JSR and RTS
.proc add_noisy
        clc
        adc origin
        sty slot
        bit hunting
        bmi hunt
        inc _move_count
        ldy _move_count
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
        ldy slot
        rts

; the same with its rank, where it gains enough
hunt:   sta low
        and #SQUARE_BITS
        sta to
        tay
        lda board,y
        and #MEN
        tay
        lda _chess_order,y
        sta victim
        tay
        lda _chess_gain,y
        cmp needed
        bcc too_little
        lda board,x
        and #MEN
        tay
        lda _chess_order,y
        beq by_pawn
        cmp victim
        beq rank_it
        bcs better_man
rank_it:
        ldy victim              ; RANK_TAKES + 8 * victim - man
        eor #$FF
        sec
        adc takes_rank,y
store:  inc _move_count
        ldy _move_count
        sta (_list_rank),y
        lda low
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
leave:  ldy slot
        rts

too_little:
        lda board,x             ; left out, unless it makes a queen
        and #PAWNS
        beq leave
        ldy to
        cpy #$70
        bcs becomes
        cpy #$10
        bcs leave
becomes:
        lda #RANK_BECOMES
        bne store               ; always
by_pawn:
        ldy to
        cpy #$70
        bcs becomes
        cpy #$10
        bcc becomes
        ldy victim
        lda takes_rank,y
        bne store               ; always
better_man:
        pha                     ; left out, if a pawn guards
        ldy to
        jsr is_guarded
        beq guarded
        pla
        bne rank_it             ; always
guarded:
        pla
        jmp leave
.endproc

; Z = 1 when a pawn of the other side guards square Y. Clobbers A.
.proc is_guarded
        lda _side
        bne by_white
        lda #BLACK | BLACK_PAWN
        cmp board + 15,y
        beq done
        cmp board + 17,y
        rts
by_white:
        lda #WHITE | WHITE_PAWN
        cmp board - 17,y
        beq done
        cmp board - 15,y
done:   rts
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

; Z = 1 when no man of the other side stands on the four squares.
.macro look_at_four a1, a2, a3, a4
        look_at 1, a1
        .if (a2) < 0
        ora board - (-(a2)),x
        .else
        ora board + (a2),x
        .endif
        .if (a3) < 0
        ora board - (-(a3)),x
        .else
        ora board + (a3),x
        .endif
        .if (a4) < 0
        ora board - (-(a4)),x
        .else
        ora board + (a4),x
        .endif
        and enemy
.endmacro

; The captures among four steps.
.macro captures_at_four a1, a2, a3, a4
        .local none
        look_at_four a1, a2, a3, a4
        beq none
        capture_at a1
        capture_at a2
        capture_at a3
        capture_at a4
none:
.endmacro

; void game_noisy(void), void chess_hunt(void)
;   In:        the board, side, ply, list; chess_hunt: limit
;   Out:       captures, and pawns that become queens; move_count; chess_hunt: and
;              list_rank, of those alone that may gain limit
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
;   Twin test: tests/twin/games.c; bench
.proc _chess_hunt
        jsr set_needed
        lda #$80
        bne list_noisy          ; always
.endproc

.proc _game_noisy
        lda #0
        ; fall into list_noisy
.endproc

.proc list_noisy
        sta hunting
        ldx _ply
        lda _chess_passing,x
        bmi no_passing
        jsr take_in_passing
no_passing:
        ldx #BLACK
        ldy #SLOTS
        lda _side
        beq white
        ldx #WHITE
        ldy #2 * SLOTS
white:  stx enemy
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

next:   dey                     ; the king comes last
        lda where,y
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
        captures_at_four 14, 18, 31, 33
        captures_at_four -14, -18, -31, -33
        jmp next

king:   txa
        ora #CLASS_KING
        sta origin
        captures_at_four 15, 17, -15, -17
        captures_at_four 1, -1, 16, -16
        rts
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
        bit hunting
        bpl no_rank
        stx to
        ldx step
        lda _history,x
        sta (_list_rank),y
        ldx to
no_rank:
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
        ldy _move_count
        ldx #SLOTS
        lda _side
        beq white
        ldx #2 * SLOTS
        lda #WHITE
        bne enemy_known         ; always
white:  lda #BLACK
enemy_known:
        sta enemy
        stx slot
next:   dec slot                ; the king comes last
        ldx slot
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
        sty _move_count
        rts
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
;   In:        the list behind rank_from, the board, history
;   Out:       list_rank
;   Clobbers:  A, X, Y, tmp1, tmp2
;   Twin test: tests/twin/games.c
attacker = tmp2
.proc _game_rank
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
        bne store               ; always

better_man:
        sta attacker            ; he loses more than he takes, if a pawn guards
        sty slot
        ldy low
        jsr is_guarded
        php
        ldy slot
        plp
        beq loses
        lda attacker
        bne rank_it             ; always
loses:  lda #RANK_LOSES
        bne store               ; always
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
