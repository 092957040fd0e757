; root.s: twin of src/engine/root.c: prepares the root moves before a search.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/engine/root.inc"
.export _root_count_legal, _root_prepare
.export _root_seed, _root_random_margin, _root_excluded, _root_excluded_count
.import _root_random_bonus, _book_key, _text_buffer
.import _random_seed, _random_below
.import node_generate, _list_open, _list_moves, _list_choose, _list_play, _list_is_legal, _game_hash
.import _game_book_key, _game_unmake
.importzp tmp1

.segment "SIX"
ordinal:        .res 1
legal:          .res 1
first_legal:    .res 1
_root_random_margin: .res 1
_root_seed:     .res 2
_root_excluded: .res 2 * EXCLUDED_MOST
_root_excluded_count: .res 1

.segment "THINK"

; uint8_t root_count_legal(void): counts the legal moves.
;   Out:       A = 0, 1, or 2 for two or more; X = 0; move = the first legal move
;   Clobbers:  Y, the list, and what make and unmake do
.proc _root_count_legal
        jsr first
        sta legal
        sta first_legal
try:    jsr next
        beq done
        jsr _list_is_legal
        tax
        beq try
        lda legal
        inc legal
        tax
        bne done                ; a second legal move
        lda ordinal
        sta first_legal
        bne try                 ; always
done:   lda first_legal
        jsr _list_choose
        lda legal
        ldx #0
        rts
.endproc

; first: lists all moves and resets `ordinal`, so that `next` gives the first move.   Out: A = 0
.proc first
        jsr _list_moves
        lda #0
        sta ordinal
        rts
.endproc

; next: sets `move` to the next move and ordinal to its ordinal.   Out: Z = 1: there is none
.proc next
        lda ordinal
        cmp _move_count
        beq done
        inc ordinal
        lda ordinal
        jsr _list_choose
        lda ordinal             ; not 0
done:   rts
.endproc

; void root_prepare(void): sets root_random_bonus (root.h).
;   In:        root_seed, root_random_margin, root_excluded, root_excluded_count, the position
;   Out:       root_random_bonus; outcome = OUTCOME_NONE
;   Clobbers:  A, X, Y, tmp1, text_buffer, the list, and what the verbs do
.proc _root_prepare
        ldx #0
        txa
clear:  sta _root_random_bonus,x
        inx
        bne clear
        lda _root_seed
        ora _root_seed+1
        beq no_random
        lda _root_random_margin
        beq no_random
        lda _root_seed
        sta _random_seed
        lda _root_seed+1
        sta _random_seed+1
        stx ordinal
draw_bonus:
        lda _root_random_margin
        jsr _random_below
        ldx ordinal
        sta _root_random_bonus,x
        inc ordinal
        bne draw_bonus
no_random:
        lda #0                  ; list the moves as the search does, so that they get the same ordinals
        tax
        jsr _list_open
        sta ordinal
        jsr node_generate
move:   jsr next
        beq done
        lda ordinal
        cmp #MIRRORS_MOST
        bcs :+
        jsr key                 ; first, because it needs the random bonus
        lda ordinal
        jsr _list_choose
:       ldx _root_excluded_count
exclude:
        dex
        bmi move
        txa
        asl a
        tay
        lda _root_excluded,y
        cmp _move
        bne exclude
        lda _root_excluded+1,y
        cmp _move+1
        bne exclude
        jsr skip
        bne move                ; always
done:   lda #OUTCOME_NONE
        sta _outcome
        rts
.endproc

; skip: leaves out root move `ordinal`.   Out: Z = 0   Clobbers: A, X
.proc skip
        ldx ordinal
one:    lda #ROOT_SKIP
        sta _root_random_bonus,x
        rts
.endproc

; key: stores the book key of the position after `move`. If an earlier move has the same key (a mirror image), leaves
; out one of the two: the earlier one if the random bonus of `move` is odd, otherwise `move`.
;   Clobbers:  A, X, Y, tmp1, outcome, and what the verbs do
.proc key
at      := tmp1
        jsr place
        lda #0
clear:  sta _text_buffer,x
        inx
        dey
        bne clear
        jsr _list_play
        lda _outcome
        cmp #OUTCOME_ILLEGAL
        beq done
        jsr _game_hash
        jsr _game_book_key
        jsr _game_unmake
        jsr place
        ldy #0
copy:   lda _book_key,y
        sta _text_buffer,x
        inx
        iny
        cpy #BOOK_KEY
        bne copy
older:  lda at
        sec
        sbc #BOOK_KEY
        beq done
        sta at
        tax
        ldy #0
same:   lda _book_key,y
        cmp _text_buffer,x
        bne older
        inx
        iny
        cpy #BOOK_KEY
        bne same
        ldx ordinal
        lda _root_random_bonus,x
        lsr a
        bcc skip::one
        lda at
        lsr a
        lsr a
        tax
        bcc skip::one           ; always

; place: X, at = index in text_buffer of the key of move `ordinal`; Y = BOOK_KEY
place:  lda ordinal
        asl a
        asl a
        sta at
        tax
        ldy #BOOK_KEY
done:   rts
.endproc
