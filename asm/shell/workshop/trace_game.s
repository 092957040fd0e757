; trace_game.s: code of the shell overlay TRACE that stays in memory while the search runs (search_start.s): calls the
; verbs of the game that trace_verbs.s has changed in the jump table. No C twin: there is nothing here but addresses.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _trace_game_make, _trace_game_unmake, _trace_game_frontier, _trace_listed
.import node_count

.segment "TRACE_RUN"

; trace_verbs.s writes the addresses.
_trace_game_make:
        jmp $FFFF
_trace_game_unmake:
        jmp $FFFF
_trace_game_frontier:
        jmp $FFFF

; trace_listed: returns the number of moves on the list of node ply.   Out: A; X = 0
; uint8_t trace_listed(void)
_trace_listed:
        ldx _ply
        lda node_count,x
        ldx #0
        rts
