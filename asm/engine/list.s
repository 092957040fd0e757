; list.s: twin of src/engine/list.c: move lists, single moves, scores of ended games.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _list_open, _list_moves, _list_choose, _list_play, _list_is_legal, _score_outcome, score_draw
.export _list_from
.import _draw_worth, _list_pool, _list_pages, _path_lo, _path_hi
.import _game_generate, _game_make, _game_unmake, _game_eval

.bss
_list_from:     .res 2

.segment "CODE"

; void list_open(uint16_t at): starts an empty list.
;   In:        A/X = number of moves in the pool before this list
;   Out:       list_lo, list_hi, list_rank, move_count = 0; A = 0
;   Clobbers:  X                 Keeps: Y
;   Cycles:    43
.proc _list_open
        sta _list_lo            ; the pool starts on a page
        sta _list_hi
        sta _list_rank
        txa
        clc
        adc #>_list_pool
        sta _list_lo+1
        adc _list_pages         ; C = 0
        sta _list_hi+1
        adc _list_pages
        sta _list_rank+1
        lda #0
        sta _move_count
        rts
.endproc

; void list_moves(void): lists all moves, from list_from on in the pool; none if the game is over.
;   In:        outcome, the position
;   Out:       list_lo, list_hi, list_rank, move_count
;   Clobbers:  A, X, Y, and what game_generate does
.proc _list_moves
        lda _list_from
        ldx _list_from+1
        jsr _list_open
        cmp _outcome            ; OUTCOME_NONE = 0
        bne done
        jmp _game_generate
done:   rts
.endproc

; void list_choose(uint8_t ordinal): sets `move`.
;   In:        A = ordinal
;   Out:       move
;   Clobbers:  A, Y              Keeps: X
;   Cycles:    24
.proc _list_choose
        tay
        lda (_list_lo),y
        sta _move
        lda (_list_hi),y
        sta _move+1
        rts
.endproc

; void list_play(void): writes `move` to the path and makes it.
;   In:        move, ply
;   Clobbers:  A, X, Y, and what game_make does
;   Cycles:    22 and game_make
.proc _list_play
        ldx _ply
        lda _move
        sta _path_lo,x
        lda _move+1
        sta _path_hi,x
        jmp _game_make
.endproc

; uint8_t list_is_legal(void): makes and unmakes `move`.
;   In:        move, from the list of a running game
;   Out:       A = 1, Z = 0 if `move` is legal, else A = 0, Z = 1; X = 0; outcome = OUTCOME_NONE
;   Clobbers:  Y, and what game_make and game_unmake do
.proc _list_is_legal
        jsr _list_play
        ldx #0
        lda _outcome
        cmp #OUTCOME_ILLEGAL
        beq no
        jsr _game_unmake
        ldx #0
        stx _outcome
        lda #1
        rts
no:     stx _outcome
        txa
        rts
.endproc

; void score_outcome(void): sets the score of a game that has ended.
;   In:        outcome, ply, side
;   Out:       score
;   Clobbers:  A; for OUTCOME_ESTIMATE and OUTCOME_CHANCE what game_eval does
;   Cycles:    34 for a win, 35 for a loss, 54 for a draw
.proc _score_outcome
        lda _outcome
        cmp #OUTCOME_WIN
        beq won
        cmp #OUTCOME_LOSS
        beq lost
        cmp #OUTCOME_ESTIMATE   ; or OUTCOME_CHANCE
        bcc score_draw
        jmp _game_eval
won:    sec                     ; SCORE_WIN - ply
        lda #<SCORE_WIN
        sbc _ply
        sta _score
        lda #>SCORE_WIN
        sbc #0
        jmp high
lost:   clc                     ; ply - SCORE_WIN
        lda #<-SCORE_WIN
        adc _ply
        sta _score
        lda #>-SCORE_WIN
        adc #0
high:   sta _score+1
        rts
.endproc

; score_draw: score = draw_worth[side].
;   Clobbers:  A                 Keeps: X, Y
;   Cycles:    38
.proc score_draw
        txa
        pha
        lda _side
        asl a
        tax
        lda _draw_worth,x
        sta _score
        lda _draw_worth+1,x
        sta _score+1
        pla
        tax
        rts
.endproc
