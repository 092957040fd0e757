; sha256.s: twin of src/shell/network/sha256.c: SHA-256 (FIPS 180-4), block by block, in the overlay DICE. The words of
; the schedule stay in the block, high byte first; all others are low byte first. A block takes some 150,000 cycles.
; SPDX-License-Identifier: MIT

.export _sha256_block, _sha256_state, _sha256_start, _sha256_mix
.importzp ptr1, ptr2, ptr3, ptr4, tmp1, tmp2, tmp3, tmp4

BLOCK           = 64
ROUNDS          = 64
STATE           = 32            ; bytes of the state

t               := ptr1         ; words, low byte first: the one that is rotated,
u               := ptr3         ; the one that it comes from,
sum             := tmp1         ; and the sum of a round
.assert ptr2 = ptr1 + 2 .and ptr4 = ptr3 + 2 .and tmp4 = tmp1 + 3, lderror, "the words are not four bytes in a row"

; Loops over the bytes of a word keep the carry: X goes from FIRST to 0. In the zero page FIRST is -4.
FIRST           = $FC

; These two are beside the client for games over a network, which is in memory whenever dice are checked: DICE is the
; longest of the overlays that end below the lists.
.segment "NETWORK_BSS"
_sha256_block:  .res BLOCK
v:              .res STATE      ; a to h
.segment "DICE_BSS"
_sha256_state:  .res STATE
round:          .res 1

.segment "DICE_DATA"
; fractions of the square roots of the first eight primes
_sha256_start:  .dword $6a09e667, $bb67ae85, $3c6ef372, $a54ff53a
                .dword $510e527f, $9b05688c, $1f83d9ab, $5be0cd19
; fractions of the cube roots of the first 64 primes: their lowest bytes, the next ones, and so on
constants_0:    .byte $98, $91, $CF, $A5, $5B, $F1, $A4, $D5, $98, $01, $BE, $C3, $74, $FE, $A7, $74
                .byte $C1, $86, $C6, $CC, $6F, $AA, $DC, $DA, $52, $6D, $C8, $C7, $F3, $47, $51, $67
                .byte $85, $38, $FC, $13, $54, $BB, $2E, $85, $A1, $4B, $70, $A3, $19, $24, $85, $70
                .byte $16, $08, $4C, $B5, $B3, $4A, $4F, $F3, $EE, $6F, $14, $08, $FA, $EB, $F7, $F2
constants_1:    .byte $2F, $44, $FB, $DB, $C2, $11, $82, $5E, $AA, $5B, $85, $7D, $5D, $B1, $06, $F1
                .byte $69, $47, $9D, $A1, $2C, $84, $A9, $88, $51, $C6, $27, $7F, $0B, $91, $63, $29
                .byte $0A, $21, $6D, $0D, $73, $0A, $C9, $2C, $E8, $66, $8B, $51, $E8, $06, $35, $A0
                .byte $C1, $6C, $77, $BC, $0C, $AA, $CA, $6F, $82, $63, $78, $02, $FF, $6C, $A3, $78
constants_2:    .byte $8A, $37, $C0, $B5, $56, $F1, $3F, $1C, $07, $83, $31, $0C, $BE, $DE, $DC, $9B
                .byte $9B, $BE, $C1, $0C, $E9, $74, $B0, $F9, $3E, $31, $03, $59, $E0, $A7, $CA, $29
                .byte $B7, $1B, $2C, $38, $0A, $6A, $C2, $72, $BF, $1A, $4B, $6C, $92, $99, $0E, $6A
                .byte $A4, $37, $48, $B0, $1C, $D8, $9C, $2E, $8F, $A5, $C8, $C7, $BE, $50, $F9, $71
constants_3:    .byte $42, $71, $B5, $E9, $39, $59, $92, $AB, $D8, $12, $24, $55, $72, $80, $9B, $C1
                .byte $E4, $EF, $0F, $24, $2D, $4A, $5C, $76, $98, $A8, $B0, $BF, $C6, $D5, $06, $14
                .byte $27, $2E, $4D, $53, $65, $76, $81, $92, $A2, $A8, $C2, $C7, $D1, $D6, $F4, $10
                .byte $19, $1E, $27, $34, $39, $4E, $5B, $68, $74, $78, $84, $8C, $90, $A4, $BE, $C6

.segment "DICE_CODE"

; Rotates t right.   In: Y = number of bytes, X = number of bits after that, at least 1   Clobbers: A, X, Y
rotate_right:
        jsr rotate_bytes
:       lda t
        lsr a
        ror t+3
        ror t+2
        ror t+1
        ror t
        dex
        bne :-
        rts

; The same, but the bits go left.
rotate_left:
        jsr rotate_bytes
:       lda t+3
        asl a
        rol t
        rol t+1
        rol t+2
        rol t+3
        dex
        bne :-
        rts

byte:   lda t
        pha
        lda t+1
        sta t
        lda t+2
        sta t+1
        lda t+3
        sta t+2
        pla
        sta t+3
rotate_bytes:
        dey
        bpl byte
        rts

; t = t XOR u   Clobbers: A, X
xor_u:  ldx #3
:       lda t,x
        eor u,x
        sta t,x
        dex
        bpl :-
        rts

; Shifts u right by X bits.   Clobbers: A, X
shift_u:
:       lsr u+3
        ror u+2
        ror u+1
        ror u
        dex
        bne :-
        rts

; Loads u and t with a word of the schedule.   In: A = number of rounds after this one   Clobbers: A, X, Y
load_word:
        jsr word_at
        ldx #3
:       lda _sha256_block,y
        sta t,x
        sta u,x
        iny
        dex
        bpl :-
        rts

; Y = place of the word that is A rounds later in the schedule.   Clobbers: A
word_at:
        clc
        adc round
        asl a
        asl a
        and #BLOCK - 1
        tay
        rts

; Adds t to the word of this round.   Clobbers: A, X, Y
add_to_word:
        lda #0
        jsr word_at
        iny
        iny
        iny
        ldx #FIRST
        clc
:       lda _sha256_block,y
        adc t + 4,x
        sta _sha256_block,y
        dey
        inx
        bne :-
        rts

; sum = sum + t   Clobbers: A, X
add_t:  ldx #FIRST
        clc
:       lda sum + 4,x
        adc t + 4,x
        sta sum + 4,x
        inx
        bne :-
        rts

; Loads t and u with a word of v.   In: X = its offset + 3   Clobbers: A, X, Y
load_v: ldy #3
:       lda v,x
        sta t,y
        sta u,y
        dex
        dey
        bpl :-
        rts

; Computes the word of this round from those of 16, 15, 7 and 2 rounds before.
next_word:
        lda #9
        jsr load_word
        jsr add_to_word
        lda #1
        jsr load_word
        ldy #1
        ldx #3
        jsr rotate_right        ; by 11
        jsr xor_u
        ldy #1
        ldx #1
        jsr rotate_left         ; right by 7
        ldx #3
        jsr shift_u
        jsr xor_u
        jsr add_to_word
        lda #14
        jsr load_word
        ldy #0
        ldx #2
        jsr rotate_right
        jsr xor_u
        ldy #2
        ldx #1
        jsr rotate_right        ; by 17
        ldx #10
        jsr shift_u
        jsr xor_u
        jmp add_to_word

; sha256_mix: mixes the block into the state; the block is lost
; void sha256_mix(void)
;   In:        sha256_block, sha256_state
;   Out:       sha256_state
;   Clobbers:  A, X, Y, ptr1 to ptr4, tmp1 to tmp4
.proc _sha256_mix
        ldx #STATE - 1
:       lda _sha256_state,x
        sta v,x
        dex
        bpl :-
        lda #0
        sta round
next:   lda round
        cmp #16
        bcc :+
        jsr next_word
; sum = h + word + constant
:       lda #0
        jsr load_word
        ldy round
        clc
        lda t
        adc constants_0,y
        sta t
        lda t+1
        adc constants_1,y
        sta t+1
        lda t+2
        adc constants_2,y
        sta t+2
        lda t+3
        adc constants_3,y
        sta t+3
        ldx #3
:       lda v+28,x
        sta sum,x
        dex
        bpl :-
        jsr add_t
; e, rotated
        ldx #4 * 4 + 3
        jsr load_v
        ldy #2
        ldx #2
        jsr rotate_left         ; right by 14
        jsr xor_u
        ldy #1
        ldx #3
        jsr rotate_left         ; right by 5
        jsr xor_u
        ldy #1
        ldx #2
        jsr rotate_left         ; right by 6
        jsr add_t
; bits of f where e is 1, of g where it is 0
        ldx #FIRST
        clc
:       lda v + 20 - FIRST,x
        eor v + 24 - FIRST,x
        and v + 16 - FIRST,x
        eor v + 24 - FIRST,x
        adc sum + 4,x
        sta sum + 4,x
        inx
        bne :-
; every word becomes the next one
        ldx #STATE - 5
:       lda v,x
        sta v+4,x
        dex
        bpl :-
        ldx #FIRST
        clc
:       lda v + 16 - FIRST,x
        adc sum + 4,x
        sta v + 16 - FIRST,x
        inx
        bne :-
; a, rotated
        ldx #1 * 4 + 3
        jsr load_v
        ldy #1
        ldx #1
        jsr rotate_right        ; by 9
        jsr xor_u
        ldy #1
        ldx #3
        jsr rotate_right        ; by 11
        jsr xor_u
        ldy #0
        ldx #2
        jsr rotate_right
        jsr add_t
; the majority of the bits of a, b, c
        ldx #FIRST
        clc
:       lda v + 4 - FIRST,x
        ora v + 8 - FIRST,x
        and v + 12 - FIRST,x
        sta u
        lda v + 4 - FIRST,x
        and v + 8 - FIRST,x
        ora u
        adc sum + 4,x
        sta v - FIRST,x
        inx
        bne :-
        inc round
        lda round
        cmp #ROUNDS
        beq :+
        jmp next
:       ldy #0
words:  clc
        ldx #FIRST
:       lda _sha256_state,y
        adc v,y
        sta _sha256_state,y
        iny
        inx
        bne :-
        cpy #STATE
        bne words
        rts
.endproc
