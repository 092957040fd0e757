; plan.s: the piece-square values of a search, and the material that is counted with them. Twin of
; src/games/chess/plan.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_set_worth_end, _chess_count_material, _chess_plan
.export game_swap_prepare := _chess_plan ; of game_swap (state.s)
.export game_swap_pause, game_swap_thaw
.import find_worth, gain_score, _chess_worth_end, _chess_end_rank, _chess_end_file
.importzp tmp1, tmp2, tmp3, tmp4, ptr1

slot    = tmp1
type    = tmp1
line    = tmp2                  ; 8 times its type
gain    = tmp3
flip    = tmp4                  ; 0: add the gains; $FF: subtract them
table   = ptr1                  ; a piece-square table, set by find_worth

.segment "GAME"

; void chess_set_worth_end(uint8_t quarters)
;   In:        A
;   Out:       chess_worth, chess_worth_end
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
;   Twin test: tests/twin/chess.c
.proc _chess_set_worth_end
        pha
        lda #$FF
        jsr change
        pla
        sta _chess_worth_end
        lda #0
change: sta flip
        lda _chess_worth_end
        beq done
        ldx #4
each:   stx type
        lda codes,x
        jsr find_worth
        lda type
        asl a
        asl a
        asl a
        sta line
        ldy #$77
square: tya
        and #8
        bne off_board
        lda (table),y
        beq off_board           ; a pawn's last rank stays 0, for promotions
        tya
        lsr a
        lsr a
        lsr a
        lsr a
        ora line
        tax
        lda _chess_end_rank,x
        sta gain
        tya
        and #7
        cmp #4
        bcc left
        eor #7                  ; counted from the edge
left:   asl a
        ora line
        lsr a                   ; C = 0
        tax
        lda _chess_end_file,x
        adc gain
        sta gain
        ldx _chess_worth_end
        lda #<-4                ; so the share below is 1 too small
times:  clc
        adc gain
        dex
        bne times
        cmp #$80
        ror a
        cmp #$80
        ror a
        eor flip
        cpx flip                ; C = 1 to add: value + (share - 1) + 1; C = 0 to subtract: value - (share - 1) - 1
        adc (table),y
        sta (table),y
off_board:
        dey
        bpl square
        ldx type
        dex
        bpl each
done:   rts
codes:  .byte WHITE_PAWN, KNIGHT, BISHOP, ROOK, QUEEN
.endproc

; uint8_t chess_plan(void): GameInfo.find_move
;   Out:       A = 0, X = 0: the search is to find the move; chess_worth, chess_worth_end, material of ply 0
;   Clobbers:  Y, score, tmp1-tmp4, ptr1, regsave
;   Twin test: tests/twin/chess.c
.proc _chess_plan
        ldx #0
        lda _chess_pawns
        ora _chess_pawns + 1
        beq set                 ; the mop-up evaluation says where pieces belong
        lda _chess_phase
fifth:  cmp #20
        bcs set
        inx
        adc #5                  ; C = 0
        bcc fifth               ; always
set:    txa
        jsr _chess_set_worth_end
        ; fall into chess_count_material
.endproc

; void chess_count_material(void)
;   Out:       material of ply 0; A = 0, X = 0
;   Clobbers:  Y, score, tmp1, ptr1, regsave
;   Twin test: tests/twin/chess.c, by chess_plan
.proc _chess_count_material
        lda #0
        sta _score
        sta _score+1
        ldx #2 * SLOTS - 1
each:   stx slot
        ldy where,x
        bmi next
        lda board,y
        jsr find_worth
        php                     ; Z = 1: a king
        lda board,y
        asl a
        lda #0
        rol a
        tax                     ; the side of the piece
        beq white
        tya
        eor #$70
        tay
white:  plp
        beq king
        lda (table),y
        bne add                 ; always
king:   lda _chess_bishops,x
        cmp #2
        bcc next
        lda #PAIR
add:    jsr gain_score
next:   ldx slot
        dex
        bpl each
        lda _score
        sta _chess_material_lo
        lda _score+1
        sta _chess_material_hi
        inx                     ; X = 0
        txa
        rts
.endproc

game_swap_pause:
game_swap_thaw:
        rts
