; eval.s: twin of src/games/hexapawn/eval.c. The search calls it at leaves.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/hexapawn.inc"
.export _game_eval, _game_frontier
.import _hexapawn_worth, _frontier_generic
.importzp _hexapawn_square

.segment "GAME"

; void game_eval(void): own pawns minus enemy pawns, by their values
;   In:        hexapawn_square, side
;   Out:       score
;   Clobbers:  A, X, Y
;   Cycles:    about 200 with six pawns                     Bytes: 45
;   Twin test: tests/twin/games.c
.proc _game_eval
        ldx #SQUARES - 1
        lda #0                  ; A = white minus black
each:   ldy _hexapawn_square,x
        beq next
        dey
        bne black
        clc
        adc _hexapawn_worth,x
        jmp next
black:  sec
        sbc _hexapawn_worth + SQUARES,x
next:   dex
        bpl each
        ldy _side
        beq white
        eor #$FF                ; -A
        clc
        adc #1
white:  inx                     ; X = 0
        sta _score
        cmp #$80
        bcc plus
        dex
plus:   stx _score+1
        rts
.endproc

; void game_frontier(void): makes every move and calls game_eval
;   Contract:  frontier_generic (asm/engine/frontier.s)
_game_frontier = _frontier_generic
