; hash.s: the hash key of a position. Twin of src/games/starchess/hash.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _game_hash
.import _hash_key

sum             = _zp_game + 0
byte            = _zp_game + 1

.segment "CODE"

; void game_hash(void)
;   Each byte of galaxy before the derived members changes all key bytes that are computed after it.
;   In:        galaxy, side, ply
;   Out:       hash_key of ply
;   Clobbers:  A, X, Y, _zp_game 0-1
;   Twin test: tests/twin
.proc _game_hash
        ldx _ply
        lda #0
        tay
:       sta _hash_key,x         ; the bytes of a key are PLIES apart
        clc
        txa
        adc #PLIES
        tax
        iny
        tya
        cpy #KEY_BYTES
        bne :-
        lda _side
        sta sum
        ldy #0
        ldx _ply
next:   lda _galaxy,y
        eor #$5A
        sta byte
        lda sum
        asl a
        adc #0                  ; rotate by one bit: C = 0
        adc byte
        sta sum
        lda _hash_key,x
        asl a                   ; rotate by three bits
        adc #0
        asl a
        adc #0
        asl a
        adc #0                  ; C = 0
        eor sum
        sta _hash_key,x
        txa
        adc #PLIES
        cmp #KEY_BYTES * PLIES
        bcc :+
        sbc #KEY_BYTES * PLIES  ; C = 1
:       tax
        iny
        cpy #colonies - _galaxy
        bne next
        ldx _ply                ; the last bytes of galaxy change every key byte, too
        ldy #KEY_BYTES
:       lda sum
        asl a
        adc #0                  ; C = 0
        adc _hash_key,x
        sta sum
        eor _hash_key,x
        sta _hash_key,x
        txa
        clc
        adc #PLIES
        tax
        dey
        bne :-
        rts
.endproc
