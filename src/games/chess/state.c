/* state.c: the variables of chess (chess.h); asm/games/chess/state.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

uint8_t chess_page[256];
uint8_t chess_moved[PLIES];
uint8_t chess_taken[PLIES];
uint8_t chess_taken_slot[PLIES];
uint8_t chess_flags[PLIES];
uint8_t chess_checker[PLIES];
uint8_t chess_attacker;
uint8_t chess_en_passant[PLIES];
uint8_t chess_phase[PLIES];
uint8_t chess_material_lo[PLIES];
uint8_t chess_material_hi[PLIES];
uint8_t chess_structure_middle[PLIES];
uint8_t chess_structure_end[PLIES];
uint8_t chess_structure_stale[PLIES];
uint16_t chess_number;
uint8_t chess_first_side;
uint8_t chess_ranks[2][8];
uint8_t chess_pawns[2];
uint8_t chess_bishops[2];
uint8_t chess_rooks[4];
uint8_t chess_more_rooks;
uint8_t chess_reach[256];
uint8_t chess_step[256];
uint8_t chess_random[256];
uint8_t chess_files[256];
uint8_t chess_worth_end;
