; hash.s: twin of src/games/warptrog/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "engine/hash.inc"
.include "games/warptrog/warptrog.inc"
.export _game_hash
.import split                   ; moves.s

.segment "GAME"

; code: Zobrist feature of a piece on a cell
;   In:        A = piece, X = cell
;   Out:       Y
;   Clobbers:  A
.proc code
    .repeat 4
        lsr a
    .endrepeat
        tay
        txa
        clc
        adc kinds - 4,y
        tay
        rts
kinds:  .byte <-FIRST_CELL, KIND - FIRST_CELL, 0, 0, 2 * KIND - FIRST_CELL, 3 * KIND - FIRST_CELL
.endproc

; mix: XORs feature Y into hash_key[ply].   In: X = ply     Clobbers: A
.proc mix
        hash_mix _warptrog_random
        rts
.endproc

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, path_lo, warptrog_mover, warptrog_taken, board, hash_key[ply - 1]
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_hash
        ldx _ply
        lda _path_lo - 1,x
        cmp #WARP
        bcs side_only
        jsr split
        sty tmp2                ; to
        ldy _ply
        lda _warptrog_mover - 1,y
        jsr code
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _warptrog_random + i * ZOBRIST_STEP,y
        eor _warptrog_random + i * ZOBRIST_STEP + CODE_SIDE
        sta _hash_key + i * PLIES,x
    .endrepeat
        ldx tmp2
        lda board,x
        jsr code
        ldx _ply
        jsr mix
        lda _warptrog_taken - 1,x
        bne taken
        rts
taken:  ldx tmp2
        jsr code
        ldx _ply
        jmp mix
side_only:
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _warptrog_random + i * ZOBRIST_STEP + CODE_SIDE
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc
