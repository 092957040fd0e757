; frontier.s: twin of src/games/warptrog/frontier.c. The search calls game_frontier with one ply to go.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/warptrog/warptrog.inc"
.export eval_plain, catch_bottom, catch_top, _game_frontier
.import _game_make, _game_unmake, _game_no_moves

.segment "GAME"

; ---- evaluation ----

; catch_of: sets `best`, which must be 0, to the value of the best capture of a side
.macro catch_of enemy, first, ahead
        .local each, trog, next, any, valg, done, prey
        ldy #PIECES - 1
each:   ldx at + first,y
        beq next
        lda board,x
        and #TROG
        bne trog
        lda board + (ahead),x
        enemy_ahead enemy, ahead, next
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
        lda board + ROW,x       ; one of these pieces can be captured: is it a Trog?
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

; catch_bottom, catch_top: value of the best capture of the bottom or top side
;   In:        board, at
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

; eval_plain: value kept by make plus the best capture, for a position without a warp
;   In:        ply, warptrog_value, side, board, at
;   Out:       score
;   Clobbers:  A, X, Y, tmp1
.proc eval_plain
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

; ---- frontier: one ply to go ----

; The score of a quiet step is one byte: HALF + score - base. Gains are at most 45 either way and a capture is 92, so
; it is always 0 to 255. `least` and `enough`, the bytes of best and score_limit, are clamped.
HALF       = 148
base       = ptr1               ; value for `side` before its move
best_score = ptr2
least      = ptr3               ; a quiet step must be better than this
enough     = ptr3+1             ; a quiet step with this byte or more is a cut-off
piece_number = ptr4
cell       = ptr4+1
direction  = tmp3
to2        = tmp2               ; cell that the step goes to
quiet      = tmp4               ; byte score of the current step
best_move  = _warptrog_best_move

; score_direction: scores the step of a Trog in one direction, a quiet step or a capture, unless it is blocked
;   In:        X = cell; kind: index of the Trog's table of values, in tables of KIND bytes
.macro score_direction step, way, own, kind
        .local empty, no
        lda board + (step),x
        beq empty
        and #own | RIM
        bne no
        lda #way
        jsr score_capture
        jmp no
empty:  inc _leaf_count
        lda a:_warptrog_worth + (kind) * KIND - FIRST_CELL + (step),x
        clc
        adc #HALF
        sec
        sbc _warptrog_worth + (kind) * KIND - FIRST_CELL,x
        cmp least
        bcc no
        beq no
        ldy #way
        jsr score_quiet
no:
.endmacro

; score_pieces: scores the steps of all pieces of one side, then jumps to `all`
.macro score_pieces own, enemy, first, ahead, way, kind
        .local each, trog, next, forth, prey
        lda #first
        sta piece_number
each:   ldx piece_number
        lda at,x
        beq next
        sta cell
        tax
        lda board,x
        and #TROG
        bne trog
        lda board + (ahead),x
        beq forth
        enemy_ahead enemy, ahead, next
prey:   lda #way
        jsr score_capture
        jmp next
forth:
        .if own = ::BOTTOM
        cpx #LAST_CELL - 2 * ROW + 1
        bcs prey                ; a promotion is made like a capture
        .else
        cpx #FIRST_CELL + 2 * ROW
        bcc prey
        .endif
        inc _leaf_count
        lda _warptrog_worth + (kind) * KIND - FIRST_CELL + (ahead),x
        clc
        adc #HALF
        sec
        sbc _warptrog_worth + (kind) * KIND - FIRST_CELL,x
        cmp least
        bcc next
        beq next
        ldy #way
        jsr score_quiet
next:   inc piece_number
        lda piece_number
        cmp #first + PIECES
        bne each
        jmp all
trog:   score_direction ROW, ::UP, own, kind + 1
        score_direction -ROW, ::DOWN, own, kind + 1
        score_direction -1, ::LEFT, own, kind + 1
        score_direction 1, ::RIGHT, own, kind + 1
        jmp next
.endmacro

; void game_frontier(void): best leaf of a node with one ply to go; quiet steps are not made
;   In:        ply, side, score_limit, warptrog_value, board, at, reversible_plies
;   Out:       score, move, leaf_count, outcome (frontier in src/engine/verbs.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, the arrays by ply at ply + 1
.proc _game_frontier
        ldx _ply
        lda _reversible_plies,x
        cmp #QUIET_MOST - 1
        bcc usual
        jmp _frontier_generic   ; close to a draw by quiet moves
usual:  ldy #0
        sty _leaf_count
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
mine:   lda _score_limit
        ldx _score_limit+1
        jsr to_byte
        sta enough
        lda _side
        beq bottom
        jmp top
bottom: .scope
        score_pieces ::BOTTOM, ::TOP, 0, ROW, ::UP, 0
        .endscope
top:    .scope
        score_pieces ::TOP, ::BOTTOM, FIRST_TOP, -ROW, ::DOWN, 2
        .endscope
all:    lda _leaf_count
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
none:   jsr _game_no_moves
        jmp _score_outcome
.endproc

; to_byte: A = HALF + (X A) - base, clamped to a byte.   Clobbers: X, Y
.proc to_byte
        clamp_to_byte HALF, base
.endproc

; score_quiet: scores a quiet step. Does not return on a cut-off.
;   In:        X = cell, Y = direction, A = HALF + gain
;   Out:       X = cell          Clobbers: A, Y, tmp1-tmp4
.proc score_quiet
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
        sbc #0                  ; C = 0: subtracts one
plus:   sta best_score+1
        txa
        asl a
        asl a
        ora direction
        sta best_move
        cpy enough
        bcc no
        pla                     ; drop the return address
        pla
        jmp _game_frontier::stop
no:     rts
.endproc

; score_capture: scores a capture or promotion by making it. Does not return on a cut-off.
;   In:        cell, A = direction
;   Out:       X = cell          Clobbers: A, Y, tmp1-tmp4
.proc score_capture
        sta direction
        inc _leaf_count
        lda cell
        asl a
        asl a
        ora direction
        sta _move
        ldx _ply
        sta _path_lo,x
        jsr _game_make
        jsr eval_plain
        jsr _game_unmake
        sec                     ; (X A) = -score
        lda #0
        sbc _score
        tay
        lda #0
        sbc _score+1
        tax
        tya
        cmp best_score          ; better if best < (X A)
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
        lda best_score          ; score >= score_limit: cut-off
        cmp _score_limit
        lda best_score+1
        sbc _score_limit+1
        bmi no
        pla
        pla
        jmp _game_frontier::stop
no:     ldx cell
        rts
.endproc
