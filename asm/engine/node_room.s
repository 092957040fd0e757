; node_room.s: twin of src/engine/node_room.c, for C that is linked with assembly (src/engine/frontier_gain.c). Assembly
; calls node_has_room of node.s itself.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _node_has_room
.import node_has_room

.segment "CODE"

; uint8_t node_has_room(void)
;   Out:       A = 1: there is room for a list; X = 0
.proc _node_has_room
        ldx _ply
        jsr node_has_room
        ldx #0
        txa
        bcs none
        lda #1
none:   rts
.endproc
