; random.s: twin of src/engine/random.c: the random number generator.
; SPDX-License-Identifier: MIT

.export _random_seed, _random_next, _random_below
.importzp tmp1, tmp2, ptr1

.data
_random_seed:   .word 1

.segment "CODE"

; uint16_t random_next(void): s ^= s << 7; s ^= s >> 9; s ^= s << 8, with s = (hi lo).
;   In:        random_seed, not 0
;   Out:       A/X = random_seed = the next number
;   Keeps:     Y
;   Cycles:    66
.proc _random_next
        lda _random_seed+1
        lsr a                   ; C = bit 0 of hi
        lda _random_seed
        ror a                   ; (hi0 lo7..lo1), C = lo0
        eor _random_seed+1
        sta _random_seed+1      ; hi ^= (s << 7) hi
        lda #0
        ror a                   ; lo0 to bit 7
        eor _random_seed
        sta _random_seed        ; lo ^= (s << 7) lo
        lda _random_seed+1
        lsr a
        eor _random_seed
        sta _random_seed        ; lo ^= hi >> 1
        eor _random_seed+1
        sta _random_seed+1      ; hi ^= lo
        tax
        lda _random_seed
        rts
.endproc

; uint8_t random_below(uint8_t most): a random number from 0 to most - 1.
;   In:        A = most
;   Out:       A = random_next() * most >> 16; X = 0
;   Clobbers:  Y, tmp1, tmp2, ptr1
.proc _random_below
        sta tmp1
        jsr _random_next
        sta ptr1
        stx ptr1+1
        ldy #8                  ; the bits of most, highest first
        lda #0
        sta tmp2
        tax
double: asl a                   ; (tmp2 X A) = 2 * (tmp2 X A) + bit * number
        pha
        txa
        rol a
        tax
        rol tmp2
        pla
        asl tmp1
        bcc next
        clc
        adc ptr1
        pha
        txa
        adc ptr1+1
        tax
        pla
        bcc next
        inc tmp2
next:   dey
        bne double
        lda tmp2
        ldx #0
        rts
.endproc
