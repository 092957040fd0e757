; moves_quiet.s: generates quiet moves, castling and underpromotions. Twin of src/games/chess/moves_quiet.c
;
; Quiet moves are generated a tenth as often as captures, so loops are fast enough.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/moves.inc"
.export _chess_quiet, _game_generate
.import _game_generate_noisy, attacked, _node_staged

before  = tmp4                  ; number of moves before the call
kept    = slot
piece   = origin
king    = step

.segment "GAME"

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

; Appends the move from `from` to `from` + A. In and out: Y = move_count. Keeps X.
;   Cycles:    30 with JSR and RTS
.proc add_step
        clc
        adc origin
        iny
        sta (_list_lo),y
        lda from
        sta (_list_hi),y
        rts
.endproc

; Appends the quiet moves along a ray with step A. In and out: Y = move_count. Clobbers A, X.
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
        ora origin              ; only the class bits
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

; Appends the moves that game_generate_noisy leaves out.
;   Clobbers:  A, X, Y, tmp1-tmp3, ptr1, regsave
.proc list_all
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
next:   dec slot                ; the king comes last and ends the loop
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
        bcs diagonal_mover
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

diagonal_mover:
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

; void chess_quiet(void)
;   In:        the board, side, ply, the list, node_staged
;   Out:       list, move_count: the moves that game_generate_noisy leaves out are appended. With STAGED_PRUNED only
;              moves that may give check are; the test ignores pieces in between
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, regsave
;   Twin test: tests/twin/quiet.c
.proc _chess_quiet
        lda _move_count
        sta before
        jsr list_all
        ldx _ply
        lda _node_staged,x
        cmp #STAGED_PRUNED
        bne all
        lda where + SLOTS
        ldx _side
        beq theirs
        lda where
theirs: sta king
        ldy before
        sty kept
each:   cpy _move_count
        bcs done
        iny
        lda (_list_hi),y
        and #SQUARE_BITS
        tax
        lda board,x
        sta piece
        lda (_list_lo),y
        and #SQUARE_BITS
        eor #$FF
        sec
        adc king                ; king - to
        tax
        lda _chess_reach,x
        and piece
        beq each
        lda (_list_lo),y
        pha
        lda (_list_hi),y
        sty from
        inc kept
        ldy kept
        sta (_list_hi),y
        pla
        sta (_list_lo),y
        ldy from
        bne each                ; always
done:   lda kept
        sta _move_count
all:    rts
.endproc

; Appends the underpromotions of a pawn, with and without captures.
;   In:        A = step ahead, from, Y = move_count
;   Out:       Y = move_count
;   Clobbers:  A, X
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
three:  lda #PROMOTE_ROOK
        jsr one
        lda #PROMOTE_BISHOP
        jsr one
        lda #PROMOTE_KNIGHT
one:    iny
        ora from
        sta (_list_hi),y
        txa
        sta (_list_lo),y
done:   rts
.endproc

; Appends castling moves. In: from, origin. In and out: Y = move_count. Clobbers A, X, regsave, ptr1.
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

; Z = 0 if square A is attacked. Out: X = from. Keeps Y. Clobbers A, regsave, ptr1.
.proc is_attacked
        sty _move_count
        jsr attacked
        php
        ldx from
        ldy _move_count
        plp
        rts
.endproc

; void game_generate(void): appends all moves, first the noisy ones, then the others.
.proc _game_generate
        jsr _game_generate_noisy
        jmp list_all
.endproc
