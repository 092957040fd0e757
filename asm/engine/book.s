; book.s: twin of src/engine/book.c: opening books. The format is described in src/engine/book.h.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _book_key, _book_weights, _book_weight, _book_key_from_hash, _book_find
.import _book_data, _book_size, _machine_open_book, _machine_close_book, _hash_key, _random_seed, _random_below
.import _list_moves, _list_choose, _list_play, _game_hash, _game_book_key, _game_unmake
.importzp ptr1, ptr2, ptr3, ptr4, tmp1, tmp2, tmp3, tmp4

.bss
_book_key:      .res BOOK_KEY
seed:           .res 2
ordinal:        .res 1
weight:         .res 1
total:          .res 1
heaviest:       .res 1
chosen:         .res 1

.segment "RODATA"
_book_weights:  .byte 9, 0, 3, 1

; next_bit: C = the next bit of the bucket. If a byte must be fetched, Y advances and A is clobbered.
.macro next_bit
        asl bits
        bne :+
        jsr fetch
:
.endmacro

.segment "THINK"

; void book_key_from_hash(void): game_book_key for games without symmetry.
;   In:        ply, hash_key     Out: book_key
;   Clobbers:  A, X
;   Cycles:    41
.proc _book_key_from_hash
        ldx _ply
    .repeat ::BOOK_KEY, i
        lda _hash_key + i * PLIES,x
        sta _book_key + i
    .endrepeat
        rts
.endproc

; uint8_t book_weight(void): looks up the position with key book_key.
;   In:        book_key, book_data, book_size
;   Out:       A = weight of the position, or BOOK_UNKNOWN; X = 0
;   Clobbers:  Y, ptr1-ptr4, tmp1-tmp4
;   Cycles:    230 for each position before it in the bucket, 28 for each bucket before it
.proc _book_weight
section    := ptr1
bucket  := ptr2                 ; start of the bucket whose length is at offset Y of the section
distance := ptr3                ; from the last position read to the wanted one
gap     := ptr4
wanted  := tmp1                 ; index of the bucket of the wanted position, plus LENGTHS
low_bits := tmp2
bytes   := tmp3                 ; length of the bucket
bits    := tmp4                 ; unread bits of the byte before offset Y, followed by a 1 as end marker
LENGTHS = BOOK_SALTS + 1        ; offset of the lengths in a section
        lda _book_data
        ldx _book_data+1
next:   sta section
        stx section+1
        sec                     ; the book ends where section = book_data + book_size
        sbc _book_data
        tay
        txa
        sbc _book_data+1
        cpy _book_size
        bne :+
        cmp _book_size+1
        bne :+
        lda #BOOK_UNKNOWN
        ldx #0
        rts
:       ldy #0
        lda (section),y         ; the salts
        and _book_key+3
        eor _book_key
        and #BOOK_BUCKETS - 1
        clc
        adc #LENGTHS
        sta wanted
        iny
        lda (section),y
        and _book_key+3
        eor _book_key+1
        sta distance+1
        iny
        lda (section),y
        sta low_bits
        lda section
        adc #BOOK_HEAD
        sta bucket
        lda section+1
        adc #0
        sta bucket+1
        iny
count:  cpy wanted
        beq search
pass:   lda (section),y
        clc
        adc bucket
        sta bucket
        bcc :+
        inc bucket+1
:       iny
        cpy #BOOK_HEAD
        bne count
        lda bucket
        ldx bucket+1
        bne next                ; always

search: lda (section),y
        sta bytes
        lda _book_key+2
        lsr distance+1
        ror a
        lsr distance+1
        ror a
        sta distance
        lda #$80
        sta bits
        ldy #0
look:   ldx #0
        stx gap+1
step:   next_bit
        bcc steps
        inx
        bne step
beyond: ldy wanted
        bne pass                ; always
steps:  stx gap
        ldx low_bits
low:    next_bit
        rol gap
        rol gap+1
        dex
        bne low
        lda distance
        sec
        sbc gap
        sta distance
        lda distance+1
        sbc gap+1
        sta distance+1
        bcc beyond
        ldx #0
one:    next_bit
        bcc zero
        inx
        cpx #BOOK_RAREST
        bne one
zero:   lda distance
        ora distance+1
        bne look
        lda _book_weights,x
        ldx #0
        rts

; fetch: fetches the next byte of the bucket; after the end of the bucket all bits are ones.
fetch:  cpy bytes
        bcs :+
        lda (bucket),y
        iny
        sec
        rol a
        sta bits
:       rts
.endproc

; look_up: A = weight of the position on the board, or BOOK_UNKNOWN. The book may be in RAM under the OS ROM.
;   Out:       Z = 1: BOOK_UNKNOWN
.proc look_up
        jsr _game_book_key
        jsr _machine_open_book
        jsr _book_weight
        pha
        jsr _machine_close_book
        pla
        cmp #BOOK_UNKNOWN
        rts
.endproc

; weight_of_move: A = weight of the position after `move`; 0, with Z = 1: not a book move.   Clobbers: X, Y
.proc weight_of_move
        jsr _list_play
        lda _outcome
        eor #OUTCOME_ILLEGAL
        beq done
        jsr _game_hash
        jsr look_up
        bne :+
        lda #0
:       sta weight
        jsr _game_unmake
        lda weight
done:   ldx #OUTCOME_NONE
        stx _outcome
        cmp #0
        rts
.endproc

; uint8_t book_find(uint16_t seed): finds a book move; see book.c for the random choice.
;   In:        A/X = seed; 0: the move with the highest weight
;   Out:       A = 1 and `move`, or A = 0; X = 0
;   Clobbers:  Y, ptr1-ptr4, tmp1-tmp4, the list, random_seed
.proc _book_find
        sta seed
        stx seed+1
        lda _book_size
        ora _book_size+1
        beq none
        jsr look_up
        beq none
        lda seed
        ora seed+1
        beq fixed
        lda seed
        sta _random_seed
        lda seed+1
        sta _random_seed+1
fixed:  jsr _list_moves
        lda #0
        sta total
        sta heaviest
        sta chosen
        sta ordinal
next:   lda ordinal
        cmp _move_count
        beq done
        inc ordinal
        lda ordinal
        jsr _list_choose
        jsr weight_of_move
        beq next
        clc
        adc total
        sta total
        lda seed
        ora seed+1
        beq by_weight
        lda total
        jsr _random_below
        jmp compare
by_weight:
        lda heaviest
compare:
        cmp weight
        bcs next
        lda weight
        sta heaviest
        lda ordinal
        sta chosen
        bne next                ; always
done:   lda chosen
        beq none
        jsr _list_choose
        lda #1
        .byte $2C               ; BIT abs: skips the next instruction
none:   lda #0
        ldx #0
        rts
.endproc
