; hash.s: twin of src/games/backgammon/hash.c: the key of the whole board.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/backgammon/backgammon.inc"
.export _game_hash
.import _hash_key

.bss
key:    .res KEY_BYTES
.segment "CODE"

; void game_hash(void)
;   In:        board, side, ply
;   Out:       hash_key[][ply]
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_hash
        lda #0
        ldx #KEY_BYTES - 1
:       sta key,x
        dex
        bpl :-
        tay
each:   lda _backgammon_at,y
        jsr add
        iny
        cpy #2 * PLACE_OF_BLACK
        bne each
        lda _backgammon_large
        asl
        asl
        asl
        asl
        ora _backgammon_small
        asl
        ora _side
        jsr add
        ldy _ply
        .repeat 6, n
        lda key + n
        sta _hash_key + n * PLIES,y
        .endrepeat
        rts
        .assert KEY_BYTES = 6, error, "game_hash stores six bytes"

; mixes A into the key.   Clobbers: A, X, tmp1, tmp2
add:    ldx #0
next:   eor key,x
        sta tmp1
        stx tmp2
        .repeat 3
        asl
        adc #0
        .endrepeat
        asl tmp1
        clc
        adc tmp1
        sec
        adc tmp2
        sta key,x
        inx
        cpx #KEY_BYTES
        bne next
        rts
.endproc
