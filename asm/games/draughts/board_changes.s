; board_changes.s: changes of board and material that make.s and make_jumps.s share, and the end of game_make. Twin of
; src/games/draughts/board_changes.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/make.inc"
.export _draughts_find_crowns, change, save, own_side, shift_king, worth_crown, finish
.import black_must, white_must, _draughts_must, _draughts_saved, _extend_ply, _draughts_king_square, _reversible_plies
.importzp _draughts_crowned

.segment "GAME"

; finish: the end of game_make for kings' steps, crownings and jumps with draughts_is_saved.
;   In:        A = reversible plies, lo, move
;   Out:       ply, side, reversible_plies, draughts_must, extend_ply
;   Clobbers:  A, X, Y, tmp2
.proc finish
        inc _ply
        ldx _ply
        sta _reversible_plies,x
        lda _side
        eor #1
        sta _side
        bne second
        jsr black_must
        jmp known
second: jsr white_must
known:  ldx _ply
        sta _draughts_must,x
        tax
        beq set
        lda _move+1             ; a jump that is answered by a jump takes no ply
        bne set
        ldx #0                  ; nor does a king's offer of an exchange in an ending: that is how endings are won
        bit lo
        bpl set
        clc
        lda _draughts_count
        adc _draughts_count+1
        cmp #ENDING_PIECES + 1
        bcs set
        inx
set:    stx _extend_ply
        rts
.endproc

; worth_crown: updates material and draughts_crowned for a man crowned on square Y.
;   Clobbers:  A, gained, lost          Keeps: X, Y
.proc worth_crown
        lda #1
        sta _draughts_crowned
        lda _draughts_king_square,y
        sta gained
        lda #WORTH_MAN
        sta lost
        jmp change
.endproc

; shift_king: updates the material for a king's move from square X to square Y.
;   Clobbers:  A, gained, lost          Keeps: X, Y
.proc shift_king
        lda _draughts_king_square,y
        sta gained
        lda _draughts_king_square,x
        sta lost
        ; fall into change
.endproc

; change: updates the material, Black's minus White's, for what `side` gained and lost.
;   In:        gained, lost, side
;   Clobbers:  A                        Keeps: X, Y
.proc change
        lda _side
        bne second
        clc
        lda _draughts_material
        adc gained
        sta _draughts_material
        bcc no_carry
        inc _draughts_material+1
        sec
no_carry:
        sec
        lda _draughts_material
        sbc lost
        sta _draughts_material
        bcs done
        dec _draughts_material+1
done:   rts
second: sec
        lda _draughts_material
        sbc gained
        sta _draughts_material
        bcs no_borrow
        dec _draughts_material+1
no_borrow:
        clc
        lda _draughts_material
        adc lost
        sta _draughts_material
        bcc done
        inc _draughts_material+1
        rts
.endproc

; own_side: own = offset of the set of `side`. Clobbers A, Y.
.proc own_side
        lda #BLACK
        ldy _side
        beq set
        lda #WHITE
set:    sta own
        rts
.endproc

; save: saves board, counts and material, 16 consecutive bytes of zero page, for this ply. Clobbers A, X.
.proc save
        ldx _ply
    .repeat ::SAVED_BYTES, i
        lda _draughts_board + i
        sta _draughts_saved + i * PLIES,x
    .endrepeat
        rts
.endproc

; void draughts_find_crowns(void)
;   Out:       draughts_crowned
;   Clobbers:  A
.proc _draughts_find_crowns
        lda kings
        ora kings + 1
        ora kings + 2
        ora kings + 3
        beq none
        lda #1
none:   sta _draughts_crowned
        rts
.endproc
