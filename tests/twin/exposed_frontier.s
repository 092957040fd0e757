; exposed_frontier.s: asm/engine/frontier.s with its scratch bytes exported: these are local variables in C and are not
; compared.
; SPDX-License-Identifier: MIT
.include "engine/frontier.s"
.export _frontier_scratch, _frontier_scratch_end
_frontier_scratch     = best_lo
_frontier_scratch_end = ended + 1

; uint8_t node_has_room(void) for the C twin; and the operands that search_tree, which is not run here, would write.
.export _node_has_room, _twin_list_end, _twin_to_hi, _twin_to_rank
.import node_list_end
_twin_list_end := node_list_end
.import node_to_hi, node_to_rank
_twin_to_hi   := node_to_hi
_twin_to_rank := node_to_rank
.proc _node_has_room
        ldx _ply
        jsr node_has_room
        lda #0
        tax
        rol a
        eor #1
        rts
.endproc
