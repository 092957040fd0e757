; double_threats.s: twin of src/engine/double_threats.c. Linked into the overlays of games that use it. The game itself
; reserves game_force_seen, one byte for each of its cells.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _double_threats_single_reply, _double_threats_list
.import _node_depth, _game_force_seen
.importzp tmp1, tmp2

doubles = tmp1
place   = tmp2

.bss
_double_threats_single_reply:
        .res 1

.segment "GAME"

; uint8_t double_threats_list(void): puts double threats first and clears game_force_seen (double_threats.h).
;   In:        the list, game_force_seen, node_depth[ply]
;   Out:       A = number of cells that make two or more threats, Z; X = 0; the list, move_count, leaf_count
;   Clobbers:  Y, tmp1, tmp2
.proc _double_threats_list
        ldy #0
        sty doubles
        beq check               ; always
next:   iny
        lda (_list_lo),y
        tax
        lda _game_force_seen,x
        cmp #2
        lda #0
        sta _game_force_seen,x
        bcc check
        inc doubles             ; swap with the first cell that is no double threat
        sty place
        ldy doubles
        lda (_list_lo),y
        pha
        txa
        sta (_list_lo),y
        pla
        ldy place
        sta (_list_lo),y
check:  cpy _move_count
        bne next
        ldx _ply
        lda _node_depth,x
        cmp #2
        bne done
        lda _move_count
        sec
        sbc doubles
        sta _leaf_count
        lda doubles
        sta _move_count
done:   ldx #0
        lda doubles
        rts
.endproc
