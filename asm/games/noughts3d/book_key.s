; book_key.s: twin of src/games/noughts3d/book_key.c

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_book_key
.import _book_key, _book_key_from_hash
.importzp tmp1, tmp2, tmp3, tmp4, ptr1

BOOK_MEN        = 7

first   = book_keys             ; bytes of the keys, by way
second  = first + WAYS
third   = second + WAYS
fourth  = third + WAYS

level   = tmp1                  ; or row, or column: they change places
row     = tmp2
column  = tmp3
own     = tmp4                  ; CELLS for a nought
cell    = ptr1
code    = ptr1+1

.segment "GAME"

; void game_book_key(void)
;   In:        the men, ply
;   Out:       book_key
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1
;   Cycles:    1,500 for each man
.proc _game_book_key
        clc
        lda #CELLS
        adc _ply
        sec
        sbc _noughts3d_last_ply
        cmp #BOOK_MEN + 1
        bcc few
        jmp _book_key_from_hash
few:    ldx #4 * WAYS - 1
        lda #0
clear:  sta first,x
        dex
        bpl clear
        ldx #CELLS - 1
each:   lda _noughts3d_cell,x
        beq empty
        stx cell
        jsr add_man
        ldx cell
empty:  dex
        bpl each
        ldx #0
take:   lda first,x             ; the least so far
        sta _book_key
        lda second,x
        sta _book_key+1
        lda third,x
        sta _book_key+2
        lda fourth,x
        sta _book_key+3
next:   inx
        cpx #WAYS
        beq done
        lda first,x
        cmp _book_key
        bcc take
        bne next
        lda second,x
        cmp _book_key+1
        bcc take
        bne next
        lda third,x             ; ways that agree in three bytes are the same
        cmp _book_key+2
        bcc take
        bcs next                ; always
done:   rts
.endproc

; A man into all keys.
;   In:        A = man, X = cell
;   Clobbers:  A, X, Y
.proc add_man
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
        lda code                ; and the planes in the middle exchanged
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
        cpx #WAYS / 2
        beq turn
        cpx #WAYS
        beq done
        lda column
        sta row
        sty column
        jmp order
turn:   sty row                 ; three went round: now the other way
        jmp order
; One way more.   In: A = cell, X = way     Out: X = the next     Clobbers: A, Y
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
