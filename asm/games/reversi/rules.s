; rules.s: twin of src/games/reversi/rules.c
;
; Rays are straight code by direction and side: five to eight cycles a cell,
; because the sign tells black (1) from white ($FF), and 0 is empty or border.

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export _game_generate, _game_noisy, _game_rank, _game_make, _game_unmake
.export _game_settle, _game_hash, _reversi_place
.export _game_eval, _game_frontier
.import _path_lo, _hash_key, _history, _frontier_by_making, _score_outcome

.segment "GAME"

; ---- rays ----

; Men turned over in one direction go onto the stack, farthest first.
;   In: X = cell, Y = top; C = 0 where `step` is above 0, else 1: it stays so
.macro record step, most
    .repeat most, i
        .ident (.sprintf ("found_%d", most - i)):
        txa
        .if step > 0
        adc #(most - i) * step
        .else
        sbc #(i - most) * step
        .endif
        sta _reversi_turned,y
        iny
    .endrepeat
.endmacro

.macro look cells, step
        .if step > 0
        lda _reversi_cell + (cells) * step,x
        .else
        lda _reversi_cell - (0 - (cells) * step),x
        .endif
.endmacro

.macro ray_black step
    .scope
        look 1, step
        bpl done
        .repeat 5, i
        look i + 2, step
        beq done
        bpl .ident (.sprintf ("found_%d", i + 1))
        .endrepeat
        look 7, step
        beq done
        bmi done
        record step, 6
done:
    .endscope
.endmacro

.macro ray_white step
    .scope
        look 1, step
        beq done
        bmi done
        .repeat 5, i
        look i + 2, step
        beq done
        bmi .ident (.sprintf ("found_%d", i + 1))
        .endrepeat
        look 7, step
        bpl done
        record step, 6
done:
    .endscope
.endmacro

; The men that a man of `side` turns over.
;   In:        X = cell, side, top
;   Out:       they are on the stack; Y = its end; Z = 1: none. Keeps X
;   Cycles:    80 with none, 11 a man
.proc find
        ldy _reversi_top
        clc
        lda _side
        beq black
        jmp white
black:  ray_black 1
        ray_black 9
        ray_black 8
        ray_black 10
        sec
        ray_black -1
        ray_black -9
        ray_black -8
        ray_black -10
        cpy _reversi_top
        rts
white:  ray_white 1
        ray_white 9
        ray_white 8
        ray_white 10
        sec
        ray_white -1
        ray_white -9
        ray_white -8
        ray_white -10
        cpy _reversi_top
        rts
.endproc

; ---- windows ----

; What the man on cell Y counts in its windows, added or taken away.
; Clobbers A, X.
.macro add_parts
        clc
    .repeat ::SLOTS, i
        ldx _reversi_part + i * PLACES - FIRST_CELL,y
        lda _reversi_window,x
        adc _reversi_power + i * PLACES - FIRST_CELL,y
        sta _reversi_window,x
    .endrepeat
.endmacro

.macro sub_parts
        sec
    .repeat ::SLOTS, i
        ldx _reversi_part + i * PLACES - FIRST_CELL,y
        lda _reversi_window,x
        sbc _reversi_power + i * PLACES - FIRST_CELL,y
        sta _reversi_window,x
    .endrepeat
.endmacro

.proc raise
        add_parts
        rts
.endproc

.proc lower
        sub_parts
        rts
.endproc

; Men from the top of the stack up to `stack_end` become white, or black.
.proc turn_white
        ldx _reversi_top
        cpx stack_end
        beq done
each:   stx stack_at
        ldy _reversi_turned,x
        lda #WHITE
        sta _reversi_cell,y
        add_parts
        ldx stack_at
        inx
        cpx stack_end
        bne each
done:   rts
.endproc

.proc turn_black
        ldx _reversi_top
        cpx stack_end
        beq done
each:   stx stack_at
        ldy _reversi_turned,x
        lda #BLACK
        sta _reversi_cell,y
        sub_parts
        ldx stack_at
        inx
        cpx stack_end
        bne each
done:   rts
.endproc

; The neighbours of cell X have a man more, or one less.
.macro around change
        change _reversi_touch + 1,x
        change _reversi_touch + 8,x
        change _reversi_touch + 9,x
        change _reversi_touch + 10,x
        change _reversi_touch - 1,x
        change _reversi_touch - 8,x
        change _reversi_touch - 9,x
        change _reversi_touch - 10,x
.endmacro

; ---- the verbs ----

; void game_generate(void)
;   In:        the ring, side, list
;   Out:       the list; PASS when only the enemy can move
;   Clobbers:  A, X, Y
.proc _game_generate
        ldx _reversi_next + RING
        beq none
each:   lda _reversi_touch,x
        beq skip
        jsr find
        beq skip
        inc _move_count
        ldy _move_count
        txa
        sta (_list_lo),y
skip:   lda _reversi_next,x
        tax
        bne each
none:   lda _move_count
        bne done
        jsr enemy_can_move
        beq done
        inc _move_count
        ldy _move_count
        lda #PASS
        sta (_list_lo),y
done:   rts
.endproc

.proc _game_noisy
        rts
.endproc

; Z = 0: the other side has a move; Z = 1: none. Clobbers A, X, Y.
.proc enemy_can_move
        lda _side
        eor #1
        sta _side
        jsr turns_any
        php
        lda _side
        eor #1
        sta _side
        plp
        rts
.endproc

.proc turns_any
        ldx _reversi_next + RING
        beq done
each:   lda _reversi_touch,x
        beq skip
        jsr find
        bne done
skip:   lda _reversi_next,x
        tax
        bne each
done:   rts
.endproc

; void game_rank(void)
.proc _game_rank
        ldy _move_count
        beq done
each:   lda (_list_lo),y
        tax
        lda _history,x
        sta (_list_rank),y
        dey
        bne each
done:   rts
.endproc

; void reversi_place(void)
;   In:        move, side
;   Out:       the man on the board, in the windows, off the ring
;   Clobbers:  A, X, Y
.proc _reversi_place
        inc _reversi_men
        ldx _move
        ldy _reversi_before,x
        lda _reversi_next,x
        sta _reversi_next,y
        tay
        lda _reversi_before,x
        sta _reversi_before,y
        around inc
        ldy _move
        lda _side
        beq black
        lda #WHITE
        sta _reversi_cell,y
        jsr raise
        jmp raise
black:  lda #BLACK
        sta _reversi_cell,y
        jmp raise
.endproc

; void game_make(void)
;   In:        move, ply, side
;   Out:       the board, ply, side, outcome
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_make
        ldx _ply
        lda _reversi_top
        sta _reversi_turned_from,x
        ldx _move
        beq made
        jsr find
        sty stack_end
        lda _side
        bne white
        jsr turn_black
        jmp turned
white:  jsr turn_white
turned: lda stack_end
        sta _reversi_top
        jsr _reversi_place
made:   inc _ply
        lda _side
        eor #1
        sta _side
        lda #OUTCOME_NONE
        sta _outcome
        lda _reversi_men
        cmp #MEN_MOST
        beq _game_settle
        rts
.endproc

; void game_settle(void)
;   Out:       outcome: who has more men, for the side to move
.proc _game_settle
        ldx #PLACES - 1
        ldy #128                ; black's men less white's, + 128
each:   lda _reversi_cell + FIRST_CELL,x
        beq next
        bmi white
        iny
        bne next                ; always
white:  dey
next:   dex
        bpl each
        cpy #128
        beq draw
        lda #0
        rol a                   ; 1: black has more
        eor _side               ; 1: the side to move has more
        beq lost
        lda #OUTCOME_WIN
        bne set                 ; always
lost:   lda #OUTCOME_LOSS
        bne set                 ; always
draw:   lda #OUTCOME_DRAW
set:    sta _outcome
        rts
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo
;   Out:       the board, ply, side as before the move
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_unmake
        dec _ply
        lda _side
        eor #1
        sta _side
        ldx _ply
        ldy _path_lo,x
        beq done                ; PASS
        lda _reversi_top
        sta stack_end
        lda _reversi_turned_from,x
        sta _reversi_top
        dec _reversi_men
        lda #EMPTY
        sta _reversi_cell,y
        jsr lower
        lda _side
        beq black
        jsr lower
        jsr turn_black
        jmp turned
black:  jsr turn_white
turned: ldx _ply
        lda _path_lo,x
        tax
        ldy _reversi_before,x
        sta _reversi_next,y
        ldy _reversi_next,x
        sta _reversi_before,y
        around dec
done:   rts
.endproc

; void game_hash(void)
;   In:        ply, side, path_lo, the stack, hash_key row ply - 1
;   Out:       hash_key row ply
;   Clobbers:  A, X, Y, ptr1-ptr3
.proc _game_hash
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _reversi_random + i * HASH_STEP
        sta ptr1 + i
    .endrepeat
        ldy _path_lo - 1,x
        beq store               ; PASS
    .repeat ::KEY_BYTES, i
        lda ptr1 + i
        eor _reversi_random + i * HASH_STEP,y
        sta ptr1 + i
    .endrepeat
        lda _reversi_turned_from - 1,x
        tax
        lda _side
        bne next
turn:
    .repeat ::KEY_BYTES, i
        lda ptr1 + i
        eor _reversi_random + TURN_CODE + i * HASH_STEP,y
        sta ptr1 + i
    .endrepeat
next:   cpx _reversi_top
        beq store
        ldy _reversi_turned,x
        inx
        bne turn
        beq turn                ; the stack goes round
store:  ldx _ply
    .repeat ::KEY_BYTES, i
        lda ptr1 + i
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc

.include "games/reversi/judge.inc"
