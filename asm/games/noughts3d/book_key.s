; book_key.s: twin of src/games/noughts3d/book_key.c: the key of the opening book.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_book_key, _noughts3d_shift_of
.import _book_key, _book_key_from_hash
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3

first   = book_keys             ; bytes of the keys, by symmetry
second  = first + IMAGES
third   = second + IMAGES
fourth  = third + IMAGES

level   = tmp1                  ; the symmetries exchange level, row and column
row     = tmp2
column  = tmp3
own     = tmp4                  ; CELLS for a nought, else 0
cell    = ptr1
code    = ptr1+1
shift   = ptr2                  ; XORed to every cell
nought  = ptr2+1
left    = ptr3

.segment "GAME"

; void game_book_key(void): the smallest key of all symmetries
;   In:        noughts3d_cell, noughts3d_last_ply, ply
;   Out:       book_key
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr3
;   Cycles:    1,500 for each mark and shift
.proc _game_book_key
        clc
        lda #CELLS
        adc _ply
        sec
        sbc _noughts3d_last_ply
        cmp #BOOK_MARKS + 1
        bcc few
        jmp _book_key_from_hash
few:    ldx #$FF
        stx _book_key
        stx _book_key+1
        stx _book_key+2
        stx _book_key+3
        inx
        stx shift
        cmp #2
        bcc try_shift
        cmp #ANCHOR_MARKS + 1
        bcs try_shift
        ldx #CELLS - 1
each:   lda _noughts3d_cell,x
        cmp #NOUGHT
        bne other
        stx nought
        txa
        jsr _noughts3d_shift_of
        sta shift
        eor nought
        beq once                ; the first corner
        sta left
        jsr try_shift
        lda left
        asl a
        ora left
        eor shift
        sta shift
once:   jsr try_shift
        ldx nought
other:  dex
        bpl each
        rts
.endproc

; uint8_t noughts3d_shift_of(uint8_t cell): what to XOR with all cells so that this one becomes 0, 1, 4 or 16
;   In:        A = cell
;   Out:       A = that number; X = 0
;   Clobbers:  ptr1
.proc _noughts3d_shift_of
        sta cell
        and #OUTER_BITS
        sta code
        lsr a
        ora code
        sta code
        eor cell
        tax
        beq done                ; a corner
        dex
        stx cell
        inx
        txa
        and cell
        beq done
        lda code                ; two or three numbers are 1
        eor #OUTER_BITS / 2
        sta code
done:   lda code
        ldx #0
        rts
.endproc

; try_shift: makes book_key the smallest key of the twelve symmetries after `shift`, unless it is smaller already
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
.proc try_shift
        ldx #4 * IMAGES - 1
        lda #0
clear:  sta first,x
        dex
        bpl clear
        ldx #CELLS - 1
each:   lda _noughts3d_cell,x
        beq empty
        stx cell
        jsr add_mark
        ldx cell
empty:  dex
        bpl each
        ldx #0
next:   lda first,x
        cmp _book_key
        bcc take
        bne larger
        lda second,x
        cmp _book_key+1
        bcc take
        bne larger
        lda third,x             ; symmetries that agree in three bytes give the same position
        cmp _book_key+2
        bcs larger
take:   lda first,x             ; the smallest so far
        sta _book_key
        lda second,x
        sta _book_key+1
        lda third,x
        sta _book_key+2
        lda fourth,x
        sta _book_key+3
larger: inx
        cpx #IMAGES
        bne next
        rts
.endproc

; add_mark: XORs a mark into the keys of all symmetries
;   In:        A = mark, X = cell
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1+1
.proc add_mark
        lsr a                   ; C = 1: a cross
        lda #0
        bcs :+
        lda #CELLS
:       sta own
        txa
        eor shift
        tax
        and #3
        sta column
        txa
        lsr a
        lsr a
        pha
        and #3
        sta row
        pla
        lsr a
        lsr a
        sta level
        ldx #0
order:  lda level
        asl a
        asl a
        ora row
        asl a
        asl a
        ora column
        sta code
        jsr mix
        lda code                ; the same with the two middle planes exchanged
        asl a
        and #$2A
        lsr code
        pha
        lda code
        and #$15
        sta code
        pla
        ora code
        jsr mix
        ldy level
        lda row
        sta level
        cpx #IMAGES / 2
        beq turn
        cpx #IMAGES
        beq done
        lda column
        sta row
        sty column
        jmp order
turn:   sty row                 ; all three rotations are done: exchange two numbers
        jmp order
; mix: XORs a mark into one key.   In: A = cell, X = symmetry     Out: X = the next one     Clobbers: A, Y
mix:    ora own
        tay
        lda _noughts3d_random,y
        eor first,x
        sta first,x
        lda _noughts3d_random + ZOBRIST_STEP,y
        eor second,x
        sta second,x
        lda _noughts3d_random + 2 * ZOBRIST_STEP,y
        eor third,x
        sta third,x
        lda _noughts3d_random + 3 * ZOBRIST_STEP,y
        eor fourth,x
        sta fourth,x
        inx
done:   rts
.endproc
