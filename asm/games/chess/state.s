; state.s: the variables of chess, the hot ones in zero page. Twin of src/games/chess/state.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_number, _chess_first_side, _chess_worth_end
.exportzp _chess_ranks, _chess_pawns, _chess_attacker, _chess_bishops, _chess_rooks, _chess_more_rooks

_chess_ranks = _zp_game         ; White's, then Black's
_chess_pawns = _zp_game + 16
_chess_attacker = _zp_game + 18
_chess_bishops = _zp_game + 19
_chess_rooks = _zp_game + 21
_chess_more_rooks = _zp_game + 25

.bss
.align $100
_chess_page:            .res 256
_chess_reach:           .res 256
_chess_step:            .res 256
_chess_files:           .res 256
_chess_random:          .res 256

_chess_moved:           .res PLIES
_chess_taken:           .res PLIES
_chess_taken_slot:      .res PLIES
_chess_flags:           .res PLIES
_chess_checker:         .res PLIES
_chess_en_passant:      .res PLIES
_chess_phase:           .res PLIES
_chess_material_lo:     .res PLIES
_chess_material_hi:     .res PLIES
_chess_structure_middle: .res PLIES
_chess_structure_end:   .res PLIES
_chess_structure_stale: .res PLIES

.bss
_chess_number:          .res 2
_chess_first_side:      .res 1
_chess_worth_end:       .res 1

; game_swap (src/view/hooks.h). The first 128 bytes of the page are exchanged as two halves, the rest as well.
.export game_swap
.rodata
game_swap:    .byte 26
                .addr _zp_game
                .byte 127
                .addr _chess_page
                .byte 127
                .addr _chess_page + 127
                .byte 2
                .addr _chess_page + 254
                .byte $80 + 12
                .addr _chess_moved      ; and all arrays to chess_structure_stale
                .byte 3
                .addr _chess_number     ; and chess_first_side
                .byte 0
