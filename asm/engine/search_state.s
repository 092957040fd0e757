; search_state.s: twin of src/engine/search_state.c: storage of the search; the most used bytes are in zero page
; (zp.inc).
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"

.bss
.align 2                        ; jmp (vector) fails if the vector crosses a page
_search_first:          .res 1
_search_lmr_depth:      .res 1  ; think.s sets all variables from here to the next empty line
_search_quiet:          .res 2
_search_prune:          .res 2
_search_eval_lazy:      .res 2
_search_gen_captures:   .res 2
_search_chance:         .res 2
_search_gen_moves:      .res 2  ; unlike in C, 0 means game_generate

_search_best:           .res 1
_search_score:          .res 2
_search_stopped:        .res 1
_search_hit_horizon:    .res 1
_search_tt_hits:        .res 4
_search_cuts:           .res 4
_search_first_move_cuts: .res 4
_search_depth:          .res 1

.data
_search_min_score:      .word -SCORE_INFINITE & $FFFF

.segment "SCRATCH"
_node_depth:            .res PLIES
_node_current:          .res PLIES
node_alpha_lo:          .res PLIES
node_alpha_hi:          .res PLIES
node_beta_lo:           .res PLIES
node_beta_hi:           .res PLIES
node_best_lo:           .res PLIES
node_best_hi:           .res PLIES
node_best_ordinal:      .res PLIES
node_scouting:          .res PLIES
node_bound:             .res PLIES
node_count:             .res PLIES
node_first:             .res PLIES
node_ranked:            .res PLIES
_node_staged:           .res PLIES
node_quiet_tried:       .res PLIES
node_list_lo:           .res PLIES ; address of the list in the pool
node_list_hi:           .res PLIES
node_slot_lo:           .res PLIES
node_slot_hi:           .res PLIES
_pv_end:                .res PLIES
_pv_lo:                 .res PV_MAX * PV_MAX
_pv_hi:                 .res PV_MAX * PV_MAX
search_fallen:          .res 2

.segment "PAGES"
_root_random_bonus:     .res 256
