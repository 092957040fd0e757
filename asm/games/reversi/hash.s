; hash.s: the Zobrist key of a position. Twin of src/games/reversi/hash.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export _game_hash
.import _path_lo, _hash_key

.segment "GAME"

; void game_hash(void)
;   In:        ply, side, path_lo, the stack of turned discs, hash_key of ply - 1
;   Out:       hash_key of ply
;   Clobbers:  A, X, Y, ptr1-ptr3
.proc _game_hash
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _reversi_random + i * ZOBRIST_STEP
        sta ptr1 + i
    .endrepeat
        ldy _path_lo - 1,x
        beq store               ; PASS
    .repeat ::KEY_BYTES, i
        lda ptr1 + i
        eor _reversi_random + i * ZOBRIST_STEP,y
        sta ptr1 + i
    .endrepeat
        lda _reversi_turned_from - 1,x
        tax
        lda _side
        bne next
turn:
    .repeat ::KEY_BYTES, i
        lda ptr1 + i
        eor _reversi_random + TURN_CODE + i * ZOBRIST_STEP,y
        sta ptr1 + i
    .endrepeat
next:   cpx _reversi_top
        beq store
        ldy _reversi_turned,x
        inx
        bne turn
        beq turn                ; always; the stack wraps round
store:  ldx _ply
    .repeat ::KEY_BYTES, i
        lda ptr1 + i
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc
