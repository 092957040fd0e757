; book_key.s: twin of src/games/noughts3d/book_key.c: the key of the opening book.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_book_key
.import _book_key, _book_key_from_hash
.importzp tmp1, tmp2, tmp3, tmp4, ptr1

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

.segment "GAME"

; void game_book_key(void): the smallest key of the twelve symmetries
;   In:        noughts3d_cell, noughts3d_last_ply, ply
;   Out:       book_key
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
;   Cycles:    1,500 for each mark
.proc _game_book_key
        clc
        lda #CELLS
        adc _ply
        sec
        sbc _noughts3d_last_ply
        cmp #BOOK_MARKS + 1
        bcc few
        jmp _book_key_from_hash
few:    ldx #4 * IMAGES - 1
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
take:   lda first,x             ; the smallest so far
        sta _book_key
        lda second,x
        sta _book_key+1
        lda third,x
        sta _book_key+2
        lda fourth,x
        sta _book_key+3
next:   inx
        cpx #IMAGES
        beq done
        lda first,x
        cmp _book_key
        bcc take
        bne next
        lda second,x
        cmp _book_key+1
        bcc take
        bne next
        lda third,x             ; symmetries that agree in three bytes give the same position
        cmp _book_key+2
        bcc take
        bcs next                ; always
done:   rts
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
