; hash.s: twin of src/games/hexapawn/hash.c: the Zobrist key, which the search asks for after make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash.inc"
.include "constants/games/hexapawn.inc"
.export _game_hash
.import split                   ; rules.s
.import _hexapawn_taken, _hexapawn_random, _path_lo, _hash_key
.importzp tmp2, tmp3

.segment "GAME"

gone    = tmp3                  ; feature of the captured pawn

; mix: XORs feature Y into hash_key of ply X.   Clobbers: A
.proc mix
        hash_mix _hexapawn_random
        rts
.endproc

; void game_hash(void): Zobrist key of the position after a move
;   In:        ply, side, path_lo, hexapawn_taken, hash_key[ply - 1]
;   Out:       hash_key[ply]
;   Clobbers:  A, X, Y, tmp1-tmp3
;   Cycles:    about 275, with a capture 357                Bytes: 180 with mix
;   Twin test: tests/twin/games.c
.proc _game_hash
        ldx _ply
        lda _path_lo - 1,x
        jsr split
        lda _side
        beq black               ; the mover was black
        txa                     ; the feature of a black pawn captured on the target square
        clc
        adc #SQUARES
        bne codes               ; always
black:  tya
        clc
        adc #SQUARES
        tay
        txa
        adc #SQUARES
        stx gone
        tax
        bne from                ; always
codes:  sta gone
from:   stx tmp2                ; Y = from, X = tmp2 = to, as features
        ldx _ply
        hash_copy_mix_two _hexapawn_random, _hexapawn_random + CODE_SIDE
        ldy tmp2
        jsr mix
        lda _hexapawn_taken - 1,x
        beq done
        ldy gone
        jmp mix
done:   rts
.endproc
