; hash.s: the Zobrist key of a position. Twin of src/games/minichess/hash.c
; SPDX-License-Identifier: MIT

.include "engine/hash.inc"
.include "games/minichess/minichess.inc"
.export _game_hash, kind_base

.segment "GAME"

; Offset of a kind in the piece-square table and among the codes.
kind_base:
        .repeat KINDS, i
        .byte i * SQUARES
        .endrepeat

to   = tmp1
come = tmp2                     ; code of the piece after the move, without CODE_BLACK

; A = the code of piece A on square `to`, without CODE_BLACK.   Clobbers: Y
.macro code_at_target
        and #NUMBER
        tay
        lda kind,y
        tay
        lda kind_base,y
        ldy to
        clc
        adc _minichess_square,y
.endmacro

; hash_key of ply = that of ply - 1, with what one side's move changes. `own`, `enemy`: 0 for White, CODE_BLACK for
; Black.
;   In:        X = ply, Y = code of the piece before the move, without CODE_BLACK; come, to
.macro moved own, enemy
        .local quiet
        hash_copy_mix_two _minichess_random + (own), _minichess_random + CODE_SIDE
        ldy come
        hash_mix _minichess_random + (own)
        lda _minichess_taken - 1,x
        beq quiet
        code_at_target
        tay
        hash_mix _minichess_random + (enemy)
quiet:
.endmacro

; void game_hash(void)
;   In:        ply, side, path, board, kind, taken, kind_before, plies_left, hash_key of ply - 1
;   Out:       hash_key of ply
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_hash
        ldx _ply
        ldy _path_lo - 1,x
        bne moves
        jmp pass
moves:  sty to
        lda board,y
        code_at_target
        sta come
        ldy _minichess_kind_before - 1,x
        lda kind_base,y
        ldy _path_hi - 1,x
        clc
        adc _minichess_square,y
        tay
        lda _side               ; the side to move now: the other side has moved
        bne white
        jmp black
white:  moved 0, CODE_BLACK
        jmp both
black:  moved CODE_BLACK, 0
both:   lda _minichess_plies_left
        sec
        sbc _ply
        cmp #LEFT_SEEN
        bcs far
        tay
        hash_mix _minichess_random + CODE_LEFT
        iny
        cpy #LEFT_SEEN
        bcs far
        hash_mix _minichess_random + CODE_LEFT
far:    rts
pass:
    .repeat ::KEY_BYTES, i      ; null move
        lda _hash_key + i * PLIES - 1,x
        eor _minichess_random + CODE_SIDE + i * ZOBRIST_STEP
        sta _hash_key + i * PLIES,x
    .endrepeat
        jmp both
.endproc
