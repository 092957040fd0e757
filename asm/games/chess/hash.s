; hash.s: the Zobrist key of a position. Twin of src/games/chess/hash.c
; SPDX-License-Identifier: MIT

.include "engine/hash.inc"
.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export _game_hash, _chess_mix
.import rook_squares
.import _path_lo, _path_hi, _hash_key
.import popa

.segment "GAME"

; void chess_mix(uint8_t feature, uint8_t number): mix, for C.
.proc _chess_mix
        sta target
        jsr popa
        ; fall into mix
.endproc

; XORs a feature into hash_key of this ply.
;   In:        A = feature, target = number
;   Out:       X = ply
;   Clobbers:  A, Y, step
.proc mix
        asl a                   ; 6 * feature
        sta step
        asl a
        adc step                ; C = 0
        sta step
        ldx _ply
each:   ldy step
        lda _chess_random,y
        clc
        adc target
        tay
        lda _hash_key,x
        eor _chess_random,y
        sta _hash_key,x
        inc step
        txa                     ; the next byte of the key
        clc
        adc #PLIES
        cpx #(KEY_BYTES - 1) * PLIES
        tax
        bcc each
        ldx _ply
        rts
.endproc

; XORs the piece with code A on square Y into the key. Out: X = ply. Clobbers A, Y, step, target.
.proc mix_piece
        sty target
        tay
        and #PIECES
        tax
        tya
        bpl white               ; BLACK is bit 7
        lda _chess_type,x
        clc
        adc #6
        jmp mix
white:  lda _chess_type,x
        jmp mix
.endproc

; void game_hash(void)
;   In:        ply, the arrays by ply, the path, hash_key of ply - 1
;   Out:       hash_key of ply
;   Clobbers:  A, X, Y, tmp1-tmp4, regsave
;   Twin test: tests/twin/games.c
.proc _game_hash
        ldx _ply
        hash_copy
        lda #0
        sta target
        lda #FEATURE_SIDE
        jsr mix                 ; X = ply from here on
        lda _chess_en_passant - 1,x
        bmi no_en_passant
        sta target
        lda #FEATURE_EN_PASSANT
        jsr mix
no_en_passant:
        lda _chess_moved - 1,x
        bne moved
        rts
moved:  sta piece
        lda _path_hi - 1,x
        and #SQUARE_BITS
        sta from
        lda _path_lo - 1,x
        and #SQUARE_BITS
        sta to
        lda piece
        ldy from
        jsr mix_piece
        ldy to
        lda board,y
        jsr mix_piece
        lda _chess_taken - 1,x
        beq took_nothing
        ldy to
        lda piece
        and #PAWNS
        beq there
        tya
        cmp _chess_en_passant - 1,x
        bne there
        eor #$10
        tay
there:  lda _chess_taken - 1,x
        jsr mix_piece
took_nothing:
        lda piece
        and #KING
        beq no_castling
        is_castling
        bne no_castling
        jsr rook_squares
        stx victim
        lda piece
        eor #KING | ROOK
        sta piece
        jsr mix_piece
        ldy victim
        lda piece
        jsr mix_piece
no_castling:
        lda _chess_flags - 1,x
        eor _chess_flags,x
        and #RIGHTS
        beq same_rights
        lda _chess_flags - 1,x
        and #RIGHTS
        sta target
        lda #FEATURE_RIGHTS
        jsr mix
        lda _chess_flags,x
        and #RIGHTS
        sta target
        lda #FEATURE_RIGHTS
        jsr mix
same_rights:
        lda _chess_en_passant,x
        bmi done
        sta target
        lda #FEATURE_EN_PASSANT
        jmp mix
done:   rts
.endproc
