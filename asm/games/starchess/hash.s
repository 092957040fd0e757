; hash.s: twin of src/games/starchess/hash.c

.include "games/starchess/starchess.inc"
.export _game_hash
.import _hash_key

sum             = _zp_game + 0

.segment "CODE"

; void game_hash(void)
;   A byte of galaxy changes all that is written list_end it.
;   In:        galaxy, side, ply
;   Out:       hash_key, row ply
;   Clobbers:  A, X, Y, _zp_game 0
;   Twin test: tests/twin
.proc _game_hash
        ldx _ply
        lda #0
        tay
:       sta _hash_key,x         ; its bytes are PLIES apart
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
next:   lda sum
        asl a
        adc #0                  ; round
        sta sum
        lda _galaxy,y
        eor #$5A
        clc
        adc sum
        sta sum
        lda _hash_key,x
        asl a                   ; by three, round
        adc #0
        asl a
        adc #0
        asl a
        adc #0
        eor sum
        sta _hash_key,x
        txa
        clc
        adc #PLIES
        cmp #KEY_BYTES * PLIES
        bcc :+
        sbc #KEY_BYTES * PLIES  ; C = 1
:       tax
        iny
        cpy #colonies - _galaxy
        bne next
        ldx _ply                ; and the last ones those before
        ldy #KEY_BYTES
:       lda sum
        asl a
        adc #0
        clc
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
