; book.s: twin of src/engine/book.c

.include "zp.inc"
.export _book_data, _book_entries, _book_key, _book_key_from_hash, _book_find
.import _hash_key, _random_seed, _random_below
.import _list_moves, _list_choose, _list_play, _game_hash, _game_book_key, _game_unmake
.importzp ptr1

BOOK_ENTRY      = 4

.bss
_book_data:     .res 2
_book_entries:  .res 2
_book_key:      .res BOOK_ENTRY
seed:           .res 2
low:            .res 2
high:           .res 2
middle:         .res 2
ordinal:        .res 1
weight:         .res 1
total:          .res 1
heaviest:       .res 1
chosen:         .res 1

.segment "SEARCH"

; void book_key_from_hash(void)
;   Clobbers:  A, X
.proc _book_key_from_hash
        ldx _ply
    .repeat ::BOOK_ENTRY, i
        lda _hash_key + i * PLIES,x
        sta _book_key + i
    .endrepeat
        rts
.endproc

; The weight of the position book_key names, in A; 0: it is not there.
;   Clobbers:  X, Y, ptr1
.proc weight_of_key
        lda _book_key+3
        and #$F0
        sta _book_key+3
        lda #0
        sta low
        sta low+1
        lda _book_entries
        sta high
        lda _book_entries+1
        sta high+1
next:   lda low
        cmp high
        lda low+1
        sbc high+1
        bcs none
        sec                     ; middle = low + (high - low) / 2
        lda high
        sbc low
        tax
        lda high+1
        sbc low+1
        lsr a
        tay
        txa
        ror a
        clc
        adc low
        sta middle
        sta ptr1
        tya
        adc low+1
        sta middle+1
        asl ptr1                ; ptr1 = book_data + 4 * middle
        rol a
        asl ptr1
        rol a
        tax
        clc
        lda ptr1
        adc _book_data
        sta ptr1
        txa
        adc _book_data+1
        sta ptr1+1
        ldy #0
compare:
        lda (ptr1),y
        cpy #BOOK_ENTRY - 1
        bne :+
        and #$F0                ; the last four bits are the weight
:       cmp _book_key,y
        bne differs
        iny
        cpy #BOOK_ENTRY
        bne compare
        dey
        lda (ptr1),y
        and #$0F
        rts
differs:
        lda middle
        ldx middle+1
        bcs above
        adc #1                  ; C = 0: low = middle + 1
        sta low
        bcc :+
        inx
:       stx low+1
        jmp next
above:  sta high
        stx high+1
        bcs next                ; always
none:   lda #0
        rts
.endproc

; The weight of the position that `move` leads to, in A and Z.
;   Clobbers:  X, Y
.proc weight_of_move
        jsr _list_play
        lda _outcome
        eor #OUTCOME_ILLEGAL
        beq done
        jsr _game_hash
        jsr _game_book_key
        jsr weight_of_key
        sta weight
        jsr _game_unmake
        lda weight
done:   ldx #OUTCOME_NONE
        stx _outcome
        cmp #0
        rts
.endproc

; uint8_t book_find(uint16_t seed)
;   In:        A/X
;   Out:       A = 1 and `move`, or 0; X = 0
;   Clobbers:  Y, ptr1, tmp1, tmp2
; One pass: every move has its weight in the lottery, so a move stays chosen
; with the chance weight / total.
.proc _book_find
        sta seed
        stx seed+1
        lda _book_entries
        ora _book_entries+1
        beq none
        lda seed
        ora seed+1
        beq fixed
        lda seed
        sta _random_seed
        stx _random_seed+1
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
        jmp judge
by_weight:
        lda heaviest
judge:  cmp weight
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
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #0
        ldx #0
        rts
.endproc
