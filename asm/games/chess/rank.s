; rank.s: twin of src/games/chess/rank.c

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/moves.inc"
.export _game_rank, takes_rank
.import _history, _chess_order, _rank_from

RANK_TAKES   = 136
RANK_BECOMES = 220
RANK_LOSES   = 2

.segment "GAME"

; void game_rank(void)
;   In:        the list behind rank_from, the board, history
;   Out:       list_rank
;   Clobbers:  A, X, Y, ptr3, ptr4
;   Twin test: tests/twin/games.c
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
        cpx low                 ; no class bits
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
loses:  lda #RANK_LOSES
        bne store               ; always

better_man:
        sta attacker            ; he loses more than he takes, if a pawn guards
        ldx low
        lda _side
        bne by_white
        lda #BLACK | BLACK_PAWN
        cmp board + 15,x
        beq loses
        cmp board + 17,x
        beq loses
        lda attacker
        bne rank_it             ; always
by_white:
        lda #WHITE | WHITE_PAWN
        cmp board - 17,x
        beq loses
        cmp board - 15,x
        beq loses
        lda attacker
        bne rank_it             ; always
.endproc

takes_rank:
        .repeat 5, i
        .byte RANK_TAKES + 8 * i
        .endrepeat
