; book.s: twin of src/engine/book.c

.include "zp.inc"
.export _book_data, _book_size, _book_key, _book_weights, _book_weight, _book_key_from_hash, _book_find
.import _hash_key, _random_seed, _random_below
.import _list_moves, _list_choose, _list_play, _game_hash, _game_book_key, _game_unmake
.importzp ptr1, ptr2, tmp1, tmp2

BOOK_KEY        = 4
BOOK_CLASS      = 3
BOOK_UNKNOWN    = $FF

.bss
_book_data:     .res 2
_book_size:     .res 2
_book_key:      .res BOOK_KEY
seed:           .res 2
ordinal:        .res 1
weight:         .res 1
total:          .res 1
heaviest:       .res 1
chosen:         .res 1

.segment "RODATA"
_book_weights:  .byte 0, 1, 3, 9

.segment "SEARCH"

; void book_key_from_hash(void)
;   Clobbers:  A, X
.proc _book_key_from_hash
        ldx _ply
    .repeat ::BOOK_KEY, i
        lda _hash_key + i * PLIES,x
        sta _book_key + i
    .endrepeat
        rts
.endproc

; uint8_t book_weight(void)
;   Out:       A = the weight of the position book_key names, or BOOK_UNKNOWN; X = 0
;   Clobbers:  Y, ptr1, ptr2, tmp1, tmp2; the class bits of book_key+2
.proc _book_weight
part    := ptr1                 ; its counts
entry   := ptr2                 ; the first on the shelf Y
shelf   := tmp1
bytes   := tmp2                 ; of a shelf: 254 at most
        lda _book_key+2
        and #<~BOOK_CLASS
        sta _book_key+2
        lda _book_data
        ldx _book_data+1
next:   sta part
        stx part+1
        sec                     ; part = book_data + book_size: there is no other
        sbc _book_data
        tay
        txa
        sbc _book_data+1
        cpy _book_size
        bne :+
        cmp _book_size+1
        beq none
:       ldy #0
        lda (part),y            ; the salt
        and _book_key+3
        eor _book_key
        sta shelf
        inc part                ; behind it the counts
        bne :+
        inc part+1
:       lda part
        sta entry
        ldx part+1
        inx
        stx entry+1
count:  cpy shelf
        beq search
pass:   lda (part),y
        asl a                   ; C = 0: mkbook puts no more than 127 on a shelf
        adc entry
        sta entry
        bcc :+
        inc entry+1
:       iny
        bne count
        lda entry
        ldx entry+1
        bne next                ; always

search: lda (part),y
        asl a
        beq pass
        sta bytes
        ldy #0
look:   lda (entry),y
        iny
        cmp _book_key+1
        bne differs
        lda (entry),y
        eor _book_key+2
        cmp #BOOK_CLASS + 1
        bcc found
differs:
        iny
        cpy bytes
        bne look
        ldy shelf
        jmp pass
found:  lda (entry),y
        and #BOOK_CLASS
        tax
        lda _book_weights,x
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #BOOK_UNKNOWN
        ldx #0
        rts
.endproc

; The weight of the position that `move` leads to, in A and Z; 0: none.
;   Clobbers:  X, Y
.proc weight_of_move
        jsr _list_play
        lda _outcome
        eor #OUTCOME_ILLEGAL
        beq done
        jsr _game_hash
        jsr _game_book_key
        jsr _book_weight
        cmp #BOOK_UNKNOWN
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

; uint8_t book_find(uint16_t seed)
;   In:        A/X
;   Out:       A = 1 and `move`, or 0; X = 0
;   Clobbers:  Y, ptr1, ptr2, tmp1, tmp2
; One pass: every move has its weight in the lottery, so a move stays chosen
; with the chance weight / total.
.proc _book_find
        sta seed
        stx seed+1
        lda _book_size
        ora _book_size+1
        beq none
        jsr _game_book_key
        jsr _book_weight
        cmp #BOOK_UNKNOWN
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
