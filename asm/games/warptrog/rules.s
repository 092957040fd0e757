; rules.s: twin of src/games/warptrog/rules.c
;
; Cells, men and moves: warptrog.h. X is mostly a cell.

.include "zp.inc"
.export _game_generate, _game_noisy, _game_rank, _game_make, _game_unmake
.export _game_settle, _game_eval, _game_frontier, _game_hash
.import _warptrog_warps, _warptrog_taken, _warptrog_mover, _warptrog_random
.import _warptrog_value_lo, _warptrog_value_hi, _warptrog_step, _warptrog_worth
.import _warptrog_mix_worth, _warptrog_opposition
.import _warptrog_warp, _warptrog_unwarp, _warptrog_guess
.import _frontier_by_making, _history, _path_lo, _hash_key, _quiet_plies
.importzp _warptrog_board, _warptrog_at, _warptrog_mix, _warptrog_parity
.importzp _warptrog_best_move, _warptrog_warpers, _warptrog_material
.import _score_outcome
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4

ROW             = 7
FIRST_CELL      = 7
LAST_CELL       = 47
MEN             = 5
EMPTY           = 0
RIM             = $20
BOTTOM          = $40
TOP             = $80
TROG            = $10
NUMBER          = $0F
UP              = 0
DOWN            = 1
LEFT            = 2
RIGHT           = 3
WARP            = $C0
QUIET_MOST      = 120
KIND            = 41
CODE_SIDE       = 164
WORTH_TAKE_TROG = 92
WORTH_TAKE_VALG = 36
MIX_TROG        = 8
RANK_TAKE       = 200
RANK_WARP       = 2
FIRST_TOP       = 8             ; number of the top side's first man

board = _warptrog_board
at    = _warptrog_at

.segment "GAME"

; By cell - FIRST_CELL: bit 0 the rank, TROG's bit 4 file + rank, odd or even.
colours:
        .repeat KIND, i
        .byte (i / ROW & 1) | ((i / ROW + i .mod ROW) & 1) << 4
        .endrepeat

; ---- moves ----

; void game_generate(void)
;   In:        board, at, side, ply, list, move_count
;   Out:       the moves; move_count
;   Clobbers:  A, X, Y, tmp1, tmp2
number = tmp1
cell4  = tmp2                   ; cell * 4

.macro try_step step, direction, own
        .local no
        lda board + step,x
        and #own | RIM
        bne no
        lda cell4
        .if direction
        ora #direction
        .endif
        iny
        sta (_list_lo),y
no:
.endmacro

.macro moves_of own, enemy, first, ahead, direction
        .local each, trog, valg, next, may
        lda #first
        sta number
each:   ldx number
        lda at,x
        beq next
        tax
        asl a
        asl a
        sta cell4
        lda board,x
        and #TROG
        beq valg
        try_step ROW, ::UP, own
        try_step -ROW, ::DOWN, own
        try_step -1, ::LEFT, own
        try_step 1, ::RIGHT, own
        jmp next
valg:   lda board + (ahead),x
        beq may
        and #enemy
        beq next
        lda board + (ahead) - 1,x
        ora board + (ahead) + 1,x
        and #enemy
        bne next
may:    lda cell4
        .if direction
        ora #direction
        .endif
        iny
        sta (_list_lo),y
next:   inc number
        lda number
        cmp #first + MEN
        bne each
.endmacro

.proc _game_generate
        ldy _move_count
        lda _side
        beq bottom
        jmp top
bottom: moves_of BOTTOM, TOP, 0, ROW, ::UP
warp:   sty _move_count
        lda _ply                ; warps at the root, if there is a step
        bne done
        tya
        beq done
        ldx _side
        lda _warptrog_warps,x
        beq done
        iny
        lda #WARP
        sta (_list_lo),y
        sty _move_count
done:   rts
top:    moves_of TOP, BOTTOM, FIRST_TOP, -ROW, ::DOWN
        jmp warp
.endproc

; void game_noisy(void): there are none
.proc _game_noisy
        rts
.endproc

; X = from, Y = to of the step in A.   Clobbers: tmp1
;   31 cycles
.proc split
        sta tmp1
        lsr a
        lsr a
        tax
        lda tmp1
        and #3
        tay
        txa
        clc
        adc _warptrog_step,y
        tay
        rts
.endproc

; void game_rank(void)
;   In:        the list, board, history
;   Out:       list_rank: captures, then what history says; the warp last
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_rank
        ldy _move_count
        beq done
each:   sty tmp2
        lda (_list_lo),y
        cmp #WARP
        bcs warp
        jsr split
        lda board,y
        beq quiet
        and #TROG
        clc
        adc #RANK_TAKE
        bne store               ; always
quiet:  ldx tmp1
        lda _history,x
store:  ldy tmp2
        sta (_list_rank),y
        dey
        bne each
done:   rts
warp:   lda #RANK_WARP
        bne store               ; always
.endproc

; ---- make ----

; Row ply + 1 of the value is row ply and A; C = 0: A is negative.
;   In:        X = ply           Clobbers: A
.macro add_to_value
        .local minus, done
        bcc minus
        clc
        adc _warptrog_value_lo,x
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi,x
        adc #0
        sta _warptrog_value_hi + 1,x
        jmp done
minus:  adc _warptrog_value_lo,x
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi,x
        adc #$FF
        sta _warptrog_value_hi + 1,x
done:
.endmacro

; A = what a man gains for the bottom side from X to Y, C = 0: it is negative.
.macro gain kind, owner
        .if owner = ::BOTTOM
        lda _warptrog_worth + (kind) * KIND - FIRST_CELL,y
        sec
        sbc _warptrog_worth + (kind) * KIND - FIRST_CELL,x
        .else
        lda _warptrog_worth + ((kind) + 2) * KIND - FIRST_CELL,x
        sec
        sbc _warptrog_worth + ((kind) + 2) * KIND - FIRST_CELL,y
        .endif
.endmacro

; void game_make(void)
;   In:        move, ply, side
;   Out:       board, at, taken, mover, value, quiet_plies, mix, parity, material;
;              then ply, side, outcome
;   Clobbers:  A, X, Y, tmp1-tmp4
from = tmp2
to   = tmp3
man  = tmp4

.macro make_of owner
        .local trog, counted, goes_on, no_promotion, plain
        lda board,x
        sta man
        and #TROG
        bne trog
        gain 0, owner
        ldx _ply
        add_to_value
        lda #0
        sta _quiet_plies + 1,x
        sta _outcome
        .if owner = ::BOTTOM
        cpy #LAST_CELL - ROW + 1
        bcc no_promotion
        .else
        cpy #FIRST_CELL + ROW
        bcs no_promotion
        .endif
        jmp promotes
trog:   gain 1, owner
        ldx _ply
        add_to_value
        ldy _quiet_plies,x
        iny
        tya
        sta _quiet_plies + 1,x
        ldy #OUTCOME_NONE
        cmp #QUIET_MOST
        bcc goes_on
        ldy #OUTCOME_DRAW
goes_on:
        sty _outcome
        ldy to
no_promotion:
        lda man
        sta _warptrog_mover,x
        lda board,y
        sta _warptrog_taken,x
        beq plain
        jmp takes
plain:
.endmacro

.proc _game_make
        lda _move
        cmp #WARP
        bcs warp
        jsr split
        stx from
        sty to
        lda _side
        beq bottom
        jmp top
warp:   jsr _warptrog_warp
        jmp turn

bottom: make_of ::BOTTOM
        jmp put
top:    make_of ::TOP

put:    lda man                 ; Y = to
        sta board,y
        and #NUMBER
        tax
        sty at,x
        ldx from
        lda #EMPTY
        sta board,x
turn:   inc _ply
        lda _side
        eor #1
        sta _side
        rts

; a Valg on its far rank: a Trog, with or without a capture
promotes:
        lda man
        sta _warptrog_mover,x
        ora #TROG
        sta man
        jsr promote
        ldx _ply
        lda board,y
        sta _warptrog_taken,x
        beq weighs
        jsr take
        jmp weighs

takes:  jsr take
weighs: jsr change_material
        ldy to
        jmp put
.endproc

; The Valg of `side` on Y becomes a Trog: his worth, the counts.
;   Clobbers:  A, X.  Keeps Y
.proc promote
        jsr count_promotion
        ldx _ply
        lda _side
        bne top
        lda _warptrog_worth + KIND - FIRST_CELL,y
        sec
        sbc _warptrog_worth - FIRST_CELL,y
        jmp add_next
top:    lda _warptrog_worth + 2 * KIND - FIRST_CELL,y
        sec
        sbc _warptrog_worth + 3 * KIND - FIRST_CELL,y
        ; fall into add_next
.endproc

; Adds A to row ply + 1 of the value; C = 0: A is negative.
;   In:        X = ply           Clobbers: A, tmp1.  Keeps X, Y
.proc add_next
        php
        clc
        adc _warptrog_value_lo + 1,x
        sta _warptrog_value_lo + 1,x
        lda #0
        adc _warptrog_value_hi + 1,x
        plp
        bcs plus
        sbc #0                  ; C = 0: one less
plus:   sta _warptrog_value_hi + 1,x
        rts
.endproc

; mix and parity with a Valg of `side` turned into a Trog on Y.
;   Clobbers:  A, X.  Keeps Y
.proc count_promotion
        ldx _side
        lda _warptrog_mix,x
        clc
        adc #MIX_TROG - 1
        sta _warptrog_mix,x
        ; fall into turn_parity
.endproc

; A Valg and a Trog on Y differ in parity by the file.   Clobbers: A.  Keeps X, Y
.proc turn_parity
        lda colours - FIRST_CELL,y
        beq same
        cmp #TROG + 1
        beq same
        lda _warptrog_parity
        eor #1
        sta _warptrog_parity
same:   rts
.endproc

; The man A on Y is taken by `side`.
;   In:        X = ply, A = the man, not EMPTY
;   Clobbers:  A, X, tmp1.  Keeps Y
.proc take
        sta tmp1
        lda #0
        sta _quiet_plies + 1,x
        sta _outcome
        lda tmp1
        and #NUMBER
        tax
        lda #0
        sta at,x
        jsr colour_of
        ldx _ply
        lda tmp1
        and #TROG
        bne trog
        lda _side               ; the owner is the other side
        bne bottom_valg
        dec _warptrog_mix + 1
        lda _warptrog_worth + 2 * KIND - FIRST_CELL,y
        sec
        bcs add_next            ; always
bottom_valg:
        dec _warptrog_mix
        lda _warptrog_worth - FIRST_CELL,y
        jmp less
trog:   lda _side
        bne bottom_trog
        lda _warptrog_mix + 1
        sbc #MIX_TROG - 1       ; C = 0 from colour_of
        sta _warptrog_mix + 1
        lda _warptrog_worth + 3 * KIND - FIRST_CELL,y
        sec
        bcs add_next            ; always
bottom_trog:
        lda _warptrog_mix
        sbc #MIX_TROG - 1
        sta _warptrog_mix
        lda _warptrog_worth + KIND - FIRST_CELL,y
less:   eor #$FF                ; -A is negative
        clc
        adc #1
        clc
        jmp add_next
.endproc

; parity with the man tmp1 on Y gone or back.
;   Out:       C = 0             Clobbers: A.  Keeps X, Y
.proc colour_of
        lda tmp1
        and #TROG
        bne trog
        lda colours - FIRST_CELL,y
        and #1
        bpl mix                 ; always
trog:   lda colours - FIRST_CELL,y
        lsr a
        lsr a
        lsr a
        lsr a
mix:    eor _warptrog_parity
        sta _warptrog_parity
        clc
        rts
.endproc

; Weighs the material anew; the difference goes to row ply + 1 of the value.
;   Clobbers:  A, X, Y, tmp1
.proc change_material
        ldx _ply                ; value - material
        sec
        lda _warptrog_value_lo + 1,x
        sbc _warptrog_material
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi + 1,x
        sbc _warptrog_material+1
        sta _warptrog_value_hi + 1,x
        jsr weigh
        ldx _ply
        clc
        lda _warptrog_value_lo + 1,x
        adc _warptrog_material
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi + 1,x
        adc _warptrog_material+1
        sta _warptrog_value_hi + 1,x
        rts
.endproc

; warptrog_weigh of count.c, for make and unmake
;   In:        mix, parity, warpers
;   Out:       material
;   Clobbers:  A, X, Y, tmp1
.proc weigh
        ldx _warptrog_mix
        ldy _warptrog_mix + 1
        lda _warptrog_mix_worth,x
        sec
        sbc _warptrog_mix_worth,y
        sta _warptrog_material
        lda #0
        sbc #0
        sta _warptrog_material+1
        tya
        eor #MIX_TROG
        cmp #MIX_TROG
        bcs done                ; not one Trog
        sta tmp1
        txa
        eor #MIX_TROG
        cmp #MIX_TROG
        bcs done
        adc tmp1                ; Valgs of both
        adc _warptrog_warpers
        tax
        lda _warptrog_parity
        beq minus
        clc
        lda _warptrog_material
        adc _warptrog_opposition,x
        sta _warptrog_material
        bcc done
        inc _warptrog_material+1
        rts
minus:  sec
        lda _warptrog_material
        sbc _warptrog_opposition,x
        sta _warptrog_material
        bcs done
        dec _warptrog_material+1
done:   rts
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo, mover, taken
;   Out:       ply, side, board, at, mix, parity, material
;   Clobbers:  A, X, Y, tmp1, tmp3, tmp4
.proc _game_unmake
        lda _side
        eor #1
        sta _side
        dec _ply
        ldx _ply
        lda _path_lo,x
        cmp #WARP
        bcs warp
        jsr split
        sty to
        stx man                 ; from, for once
        ldy _ply
        lda _warptrog_mover,y
        sta board,x
        and #NUMBER
        tax
        lda man
        sta at,x
        lda _warptrog_taken,y
        bne taken
        ldx to
        lda board,x             ; what he was is what he is, or a Valg promoted
        sta tmp1
        lda #EMPTY
        sta board,x
        lda tmp1
        cmp _warptrog_mover,y
        bne promoted
        rts
warp:   jmp _warptrog_unwarp

promoted:
        ldy to
        jsr demote
        jmp weigh

taken:  sta tmp1                ; comes back
        and #NUMBER
        tax
        lda to
        sta at,x
        tax
        lda board,x
        pha
        lda tmp1
        sta board,x
        pla
        cmp _warptrog_mover,y
        php
        ldy to
        jsr colour_of           ; C = 0
        lda _side
        eor #1
        tax
        lda tmp1
        and #TROG
        beq valg
        lda #MIX_TROG - 1
valg:   sec
        adc _warptrog_mix,x
        sta _warptrog_mix,x
        plp
        beq done
        jsr demote
done:   jmp weigh
.endproc

; The reverse of count_promotion.
.proc demote
        ldx _side
        sec
        lda _warptrog_mix,x
        sbc #MIX_TROG - 1
        sta _warptrog_mix,x
        jmp turn_parity
.endproc

; void game_settle(void): who cannot step has lost
.proc _game_settle
        lda #OUTCOME_LOSS
        sta _outcome
        rts
.endproc

; ---- evaluation ----

; void game_eval(void)
;   In:        value, side, board, at, outcome
;   Out:       score
;   Clobbers:  A, X, Y, tmp1
best = tmp1

.macro catch_of enemy, first, ahead
        .local each, trog, next, any, valg, done, prey
        ldy #MEN - 1
each:   ldx at + first,y
        beq next
        lda board,x
        and #TROG
        bne trog
        lda board + (ahead),x
        and #enemy
        beq next
        lda board + (ahead) - 1,x
        ora board + (ahead) + 1,x
        and #enemy
        bne next
        lda board + (ahead),x
prey:   and #TROG
        bne any
valg:   lda #WORTH_TAKE_VALG
        sta best
next:   dey
        bpl each
        bmi done                ; always
trog:   lda board + ROW,x
        ora board - ROW,x
        ora board - 1,x
        ora board + 1,x
        and #enemy
        beq next
        lda board + ROW,x       ; one of them is prey: a Trog?
        and #enemy | TROG
        cmp #enemy | TROG
        beq any
        lda board - ROW,x
        and #enemy | TROG
        cmp #enemy | TROG
        beq any
        lda board - 1,x
        and #enemy | TROG
        cmp #enemy | TROG
        beq any
        lda board + 1,x
        and #enemy | TROG
        cmp #enemy | TROG
        bne valg
any:    lda #WORTH_TAKE_TROG
        sta best
done:
.endmacro

; What the bottom or the top side can take at once.
;   Out:       best              Clobbers: A, X, Y
.proc catch_bottom
        lda #0
        sta best
        catch_of TOP, 0, ROW
        rts
.endproc

.proc catch_top
        lda #0
        sta best
        catch_of BOTTOM, FIRST_TOP, -ROW
        rts
.endproc

.proc _game_eval
        lda _outcome
        cmp #OUTCOME_GUESS
        beq guess
        lda _side
        bne top
        jsr catch_bottom
        ldx _ply
        clc
        lda _warptrog_value_lo,x
        adc best
        sta _score
        lda _warptrog_value_hi,x
        adc #0
        sta _score+1
        rts
guess:  jmp _warptrog_guess
top:    jsr catch_top
        ldx _ply
        sec
        lda best                ; best - value
        sbc _warptrog_value_lo,x
        sta _score
        lda #0
        sbc _warptrog_value_hi,x
        sta _score+1
        rts
.endproc

; ---- one ply to go ----

; void game_frontier(void)
;   In:        ply, side, limit, value, board, at, quiet_plies
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, rows beyond ply
;
; Scores of quiet steps are one byte: HALF + score - base. Gains are 45 at most
; either way and a catch is 92, so it is 0 to 255 whatever happens; `least` and
; `enough`, which stand for best and limit, are cut to a byte.
HALF       = 148
base       = ptr1               ; value for `side`
best_score = ptr2
least      = ptr3               ; a quiet step must be better than this
enough     = ptr3+1             ; and this is enough
man_number = ptr4
cell       = ptr4+1
direction  = tmp3
to2        = tmp2
quiet      = tmp4               ; byte score of the step in hand
best_move  = _warptrog_best_move

; The step is empty, prey, or none. X = cell. kind: whose worth.
.macro weigh_step step, way, own, kind
        .local empty, no
        lda board + (step),x
        beq empty
        and #own | RIM
        bne no
        lda #way
        jsr weigh_capture
        jmp no
empty:  inc _leaves
        lda a:_warptrog_worth + (kind) * KIND - FIRST_CELL + (step),x
        clc
        adc #HALF
        sec
        sbc _warptrog_worth + (kind) * KIND - FIRST_CELL,x
        cmp least
        bcc no
        beq no
        ldy #way
        jsr weigh_quiet
no:
.endmacro

.macro weigh_men own, enemy, first, ahead, way, kind
        .local each, trog, next, forth, prey
        lda #first
        sta man_number
each:   ldx man_number
        lda at,x
        beq next
        sta cell
        tax
        lda board,x
        and #TROG
        bne trog
        lda board + (ahead),x
        beq forth
        and #enemy
        beq next
        lda board + (ahead) - 1,x
        ora board + (ahead) + 1,x
        and #enemy
        bne next
prey:   lda #way
        jsr weigh_capture
        jmp next
forth:
        .if own = ::BOTTOM
        cpx #LAST_CELL - 2 * ROW + 1
        bcs prey                ; a promotion is made like a capture
        .else
        cpx #FIRST_CELL + 2 * ROW
        bcc prey
        .endif
        inc _leaves
        lda _warptrog_worth + (kind) * KIND - FIRST_CELL + (ahead),x
        clc
        adc #HALF
        sec
        sbc _warptrog_worth + (kind) * KIND - FIRST_CELL,x
        cmp least
        bcc next
        beq next
        ldy #way
        jsr weigh_quiet
next:   inc man_number
        lda man_number
        cmp #first + MEN
        bne each
        jmp all
trog:   weigh_step ROW, ::UP, own, kind + 1
        weigh_step -ROW, ::DOWN, own, kind + 1
        weigh_step -1, ::LEFT, own, kind + 1
        weigh_step 1, ::RIGHT, own, kind + 1
        jmp next
.endmacro

.proc _game_frontier
        ldx _ply
        lda _quiet_plies,x
        cmp #QUIET_MOST - 1
        bcc usual
        jmp _frontier_by_making ; a draw is near
usual:  ldy #0
        sty _leaves
        sty least
        lda #<-SCORE_INFINITE
        sta best_score
        lda #>-SCORE_INFINITE
        sta best_score+1
        lda _warptrog_value_lo,x
        sta base
        lda _warptrog_value_hi,x
        sta base+1
        lda _side
        beq mine
        tya
        sec
        sbc base
        sta base
        tya
        sbc base+1
        sta base+1
mine:   lda _limit
        ldx _limit+1
        jsr to_byte
        sta enough
        lda _side
        beq bottom
        jmp top
bottom: .scope
        weigh_men ::BOTTOM, ::TOP, 0, ROW, ::UP, 0
        .endscope
top:    .scope
        weigh_men ::TOP, ::BOTTOM, FIRST_TOP, -ROW, ::DOWN, 2
        .endscope
all:    lda _leaves
        beq none
stop:   lda best_score
        sta _score
        lda best_score+1
        sta _score+1
        lda best_move
        sta _move
        lda #0
        sta _move+1
        sta _outcome            ; OUTCOME_NONE
        rts
none:   jsr _game_settle
        jmp _score_outcome
.endproc

; A = HALF + (X A) - base, cut to a byte.   Clobbers: X, tmp1
.proc to_byte
        clc
        adc #HALF
        bcc :+
        inx
:       sec
        sbc base
        tay
        txa
        sbc base+1
        beq fits
        bmi low
        lda #$FF
        rts
low:    lda #0
        rts
fits:   tya
        rts
.endproc

; The man steps from X in direction Y; A = HALF + what he gains. Does not return
; when that is enough.
;   Out:       X = cell          Clobbers: A, Y, tmp1-tmp4
.proc weigh_quiet
        sta quiet
        sty direction
        txa
        clc
        adc _warptrog_step,y
        sta to2
        tay
        lda board,x
        sta board,y
        lda #EMPTY
        sta board,x
        lda _side
        beq enemy_top
        jsr catch_bottom
        jmp back
enemy_top:
        jsr catch_top
back:   ldx cell
        ldy to2
        lda board,y
        sta board,x
        lda #EMPTY
        sta board,y
        sec
        lda quiet
        sbc best
        cmp least
        bcc no
        beq no
        sta least
        tay                     ; best_score = base + A - HALF
        sec
        sbc #HALF
        php
        clc
        adc base
        sta best_score
        lda base+1
        adc #0
        plp
        bcs plus
        sbc #0                  ; C = 0: one less
plus:   sta best_score+1
        txa
        asl a
        asl a
        ora direction
        sta best_move
        cpy enough
        bcc no
        pla                     ; never mind the caller
        pla
        jmp _game_frontier::stop
no:     rts
.endproc


; A capture or a promotion in direction A from `cell`: made and taken back. Does
; not return when that is enough.
;   Out:       X = cell          Clobbers: A, Y, tmp1-tmp4
.proc weigh_capture
        sta direction
        inc _leaves
        lda cell
        asl a
        asl a
        ora direction
        sta _move
        ldx _ply
        sta _path_lo,x
        jsr _game_make
        jsr _game_eval
        jsr _game_unmake
        sec                     ; (X A) = -score
        lda #0
        sbc _score
        tay
        lda #0
        sbc _score+1
        tax
        tya
        cmp best_score          ; better: best < (X A)
        txa
        sbc best_score+1
        bmi no
        cpy best_score
        bne better
        cpx best_score+1
        beq no
better: sty best_score
        stx best_score+1
        lda _move
        sta best_move
        tya
        jsr to_byte
        sta least
        lda best_score          ; score >= limit: enough
        cmp _limit
        lda best_score+1
        sbc _limit+1
        bmi no
        pla
        pla
        jmp _game_frontier::stop
no:     ldx cell
        rts
.endproc

; ---- hash ----

; Y = the code of the man A on X.
;   Clobbers:  A
.proc code
        lsr a
        lsr a
        lsr a
        lsr a
        tay
        txa
        clc
        adc kinds - 4,y
        tay
        rts
kinds:  .byte <-FIRST_CELL, KIND - FIRST_CELL, 0, 0, 2 * KIND - FIRST_CELL, 3 * KIND - FIRST_CELL
.endproc

; hash_key row ply, code Y changed.   In: X = ply
.proc mix
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES,x
        eor _warptrog_random + i * HASH_STEP,y
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc

; void game_hash(void)
;   In:        ply, path_lo, mover, taken, board, hash_key row ply - 1
;   Out:       hash_key row ply
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_hash
        ldx _ply
        lda _path_lo - 1,x
        cmp #WARP
        bcs side_only
        jsr split
        sty tmp2                ; to
        ldy _ply
        lda _warptrog_mover - 1,y
        jsr code
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _warptrog_random + i * HASH_STEP,y
        eor _warptrog_random + i * HASH_STEP + CODE_SIDE
        sta _hash_key + i * PLIES,x
    .endrepeat
        ldx tmp2
        lda board,x
        jsr code
        ldx _ply
        jsr mix
        lda _warptrog_taken - 1,x
        bne taken
        rts
taken:  ldx tmp2
        jsr code
        ldx _ply
        jmp mix
side_only:
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _warptrog_random + i * HASH_STEP + CODE_SIDE
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc
