; moves.s: lists the legal moves. Twin of src/games/reversi/moves.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export _game_generate, _game_generate_noisy, enemy_can_move
.import any_black, any_white, find_any

.segment "GAME"

; void game_generate(void)
;   In:        the ring, side, the list
;   Out:       the list; PASS if only the enemy can move
;   Clobbers:  A, X, Y
.proc _game_generate
        lda #<any_black         ; patch the call below for the side to move
        ldx #>any_black
        ldy _side
        beq black
        lda #<any_white
        ldx #>any_white
black:  sta any
        stx any+1
        ldx _reversi_next + RING
        beq none
each:   ldy _reversi_state,x
        lda _reversi_worth,y
        beq skip
        jsr any_black
any = * - 2
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

; void game_generate_noisy(void): reversi has no noisy moves.
.proc _game_generate_noisy
        rts
.endproc

; enemy_can_move: Z = 0 if the other side has a move. Clobbers A, X, Y.
.proc enemy_can_move
        lda _side
        eor #1
        sta _side
        ldx _reversi_next + RING
        beq none
each:   ldy _reversi_state,x
        lda _reversi_worth,y
        beq skip
        jsr find_any
        bne none
skip:   lda _reversi_next,x
        tax
        bne each
none:   php
        lda _side
        eor #1
        sta _side
        plp
        rts
.endproc
