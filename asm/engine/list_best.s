; list_best.s: twin of src/engine/list_best.c: keeps the best moves of a list. Linked into the overlays of games that
; use it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _list_best_keep
.importzp tmp1, tmp2, tmp3, tmp4

most    = tmp1                  ; moves to keep; later: places left for moves of limit_rank
limit_rank = tmp2               ; the highest rank that more than `most` moves reach
half    = tmp3                  ; bit of the binary search; later: scratch
wanted  = tmp4                  ; rank that is tried

.segment "GAME"

; count_from: X = number of moves with rank A or more.   Clobbers: A, Y, tmp4
.proc count_from
        sta wanted
        ldx #0
        ldy _move_count
next:   lda (_list_rank),y
        cmp wanted
        bcc less
        inx
less:   dey
        bne next
        rts
.endproc

; void list_best_keep(uint8_t most): keeps the best moves of a ranked list, in their order.
;   In:        A = most, the list with its ranks
;   Out:       the list, move_count
;   Clobbers:  A, X, Y, tmp1-tmp4
.proc _list_best_keep
        cmp _move_count
        bcs done
        sta most
        lda #0
        sta limit_rank
        lda #$80
        sta half
each:   lda limit_rank
        ora half
        jsr count_from
        cpx most
        beq exact
        bcc too_few
        lda wanted
        sta limit_rank
too_few:
        lsr half
        bne each
        ldx limit_rank
        inx
        beq keep                ; 255: there is no higher rank
        txa
        jsr count_from
        txa
        eor #$FF                ; most - X
        sec
        adc most
        sta most
        jmp keep
exact:  dec wanted              ; exactly `most` moves reach `wanted`: lower ranks get no place
        lda wanted
        sta limit_rank
        lda #0
        sta most
keep:   ldx #0                  ; number of moves kept
        ldy #0
next:   cpy _move_count
        beq all
        iny
        lda (_list_rank),y
        cmp limit_rank
        bcc next
        bne take
        lda most
        beq next
        dec most
take:   inx
        lda (_list_hi),y
        pha
        lda (_list_lo),y
        sty half
        pha
        txa
        tay
        pla
        sta (_list_lo),y
        pla
        sta (_list_hi),y
        ldy half
        bne next                ; always
all:    stx _move_count
done:   rts
.endproc
