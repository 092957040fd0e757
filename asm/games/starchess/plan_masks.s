; plan_masks.s: lists masks. Twin of src/games/starchess/plan_masks.c, which explains them.
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.include "constants/games/starchess/plan_masks.inc"
.export _stars_open_masks, _stars_note_mask, _stars_next_mask, _stars_off, _stars_ends
.import _stars_thinker, _stars_full, _stars_used

turn_no         = own_zp        ; a byte each
first           = own_zp + 2
second          = own_zp + 3
end             = own_zp + 4

.segment "ROOT"
_stars_off:     .res 2 * AHEAD
kinds:          .res AHEAD      ; by turn: kind of the current mask (TRY_)
firsts:         .res AHEAD      ; by turn: indices in bits_lo of the requests that the current mask leaves out
seconds:        .res AHEAD
_stars_ends:    .res AHEAD
bits_lo:        .res AHEAD * SECTORS ; the requests in the player's order; those of turn 1 start at index SECTORS
bits_hi:        .res AHEAD * SECTORS
without_lo:     .res AHEAD * SECTORS    ; by request: the requests that were used when this one was left out
without_hi:     .res AHEAD * SECTORS

.segment "SEARCH"

; void stars_open_masks(uint8_t turn): makes the full mask current.
;   In:        A = 0 or 1
;   Clobbers:  A, X, Y
;   Twin test: tests/twin/starchess.c
.proc _stars_open_masks
        tax
        asl
        tay
        lda #0
        sta _stars_off,y
        sta _stars_off+1,y
        sta kinds,x
        rts
.endproc

; void stars_note_mask(uint8_t turn): stores which requests the current mask used, after it has been played.
;   In:        A = 0 or 1, stars_full, stars_used, stars_thinker
;   Clobbers:  A, X, Y, part, here, own_zp
.proc _stars_note_mask
        sta turn_no
        tax
        ldy firsts,x
        lda kinds,x
        beq all
        cmp #TRY_ONE
        beq note_used
        rts

all:    txa                     ; the full mask: store the requests
        asl
        asl
        asl
        asl
        tay
        ldx _stars_thinker
        lda letters,x
        and #LETTER_MIRRORED
        ora _stars_thinker
        asl
        asl
        asl
        asl
        tax
        adc #SECTORS            ; C = 0
        sta part
look:   stx here
        lda _stars_order,x
        tax
        lda _stars_byte_bit,x
        cpx #8
        bcs :+
        and _stars_full
        bcc :++                 ; always
:       and _stars_full+1
:       beq next
        txa
        asl
        tax
        lda _stars_bit,x
        sta bits_lo,y
        lda _stars_bit+1,x
        sta bits_hi,y
        jsr note_used
        iny
next:   ldx here
        inx
        cpx part
        bcc look
        ldx turn_no
        tya
        sta _stars_ends,x
        rts

note_used:
        lda _stars_used
        sta without_lo,y
        lda _stars_used+1
        sta without_hi,y
        rts
.endproc

; uint8_t stars_next_mask(uint8_t turn)
;   In:        A = 0 or 1
;   Out:       A = 1: stars_off is the next mask; A = 0: there is none; X = 0
;   Clobbers:  Y, own_zp
;   Twin test: tests/twin/starchess.c
.proc _stars_next_mask
        sta turn_no
        tax
        lda firsts,x
        sta first
        lda seconds,x
        sta second
        lda _stars_ends,x
        sta end
        jsr find_next
        ldx turn_no
        lda first
        sta firsts,x
        lda second
        sta seconds,x
        ldx #0
        txa
        rol
        rts
.endproc

; Finds the next mask. C = 1: found.
.proc find_next
        ldx turn_no
        lda kinds,x
        cmp #TRY_TWO
        bcs pairs
        lda #TRY_ONE
        jsr go_on
single: ldy first
        cpy end
        bcs pairs
        ldx first
        jsr both_used
        bcs set
        inc first
        bne single              ; always

pairs:  lda #TRY_TWO
        jsr go_on
outer:  ldx first
        cpx end
        bcs none
inner:  ldy second
        cpy end
        bcs further
        jsr both_used
        bcs set
        inc second
        bne inner               ; always
further:
        inx
        stx first
        inx
        stx second
        bne outer               ; always
none:   clc
        rts

set:    lda bits_lo,x           ; leaves out requests X and Y
        ora bits_lo,y
        pha
        lda bits_hi,x
        ora bits_hi,y
        pha
        lda turn_no
        asl
        tax
        pla
        sta _stars_off+1,x
        pla
        sta _stars_off,x
        sec
        rts
.endproc

; C = 1 if each of the requests X and Y was used when the other one was left out. If X = Y: if the full mask used this
; request. Clobbers A. Keeps X, Y.
.proc both_used
        lda without_lo,x
        and bits_lo,y
        bne :+
        lda without_hi,x
        and bits_hi,y
        beq no
:       lda without_lo,y
        and bits_lo,x
        bne yes
        lda without_hi,y
        and bits_hi,x
        bne yes
no:     clc
        rts
yes:    sec
        rts
.endproc

; Sets `first` and `second` to try the next mask of kind A; the first one if the current mask is of another kind.
.proc go_on
        ldx turn_no
        cmp kinds,x
        beq same
        sta kinds,x
        txa
        asl
        asl
        asl
        asl
        sta first
        sta second
        bcc count_second        ; always
same:   cmp #TRY_TWO
        beq count_second
        inc first
count_second:
        inc second
        rts
.endproc
