/* make.c: plays a move. asm/games/chess/make.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/search_state.h"
#include "games/chess/make.h"

/* The side is in check and moves a piece other than its king: returns 1 if the move captures the checker or may block
 * the check. Most moves do neither; they are refused before the board changes. */
static uint8_t may_help(uint8_t king)
{
    uint8_t checker = chess_checker[ply];
    uint8_t step = chess_step[(uint8_t)(king - checker)];

    return chess_current.to == checker || (step && chess_step[(uint8_t)(king - chess_current.to)] == step);
}

/* Takes the captured piece off the board. */
static void lift(void)
{
    uint8_t victim = chess_current.victim;

    if (chess_current.taken) {
        chess_taken_slot[ply] = SLOT_ON(victim) & 0x1F;
        WHERE(chess_taken_slot[ply]) = victim | GONE;
        ON(victim) = 0;
    }
}

/* Fills the arrays of ply + 1 for a null move. */
static void make_null_move(void)
{
    int16_t value = -(int16_t)(chess_material_lo[ply] | chess_material_hi[ply] << 8);

    chess_moved[ply] = 0;
    ++ply;
    side ^= 1;
    chess_material_lo[ply] = (uint8_t)value;
    chess_material_hi[ply] = (uint8_t)((uint16_t)value >> 8);
    chess_structure_stale[ply] = chess_structure_stale[ply - 1];
    chess_structure_middle[ply] = (uint8_t)-chess_structure_middle[ply - 1];
    chess_structure_end[ply] = (uint8_t)-chess_structure_end[ply - 1];
    chess_phase[ply] = chess_phase[ply - 1];
    chess_flags[ply] = chess_flags[ply - 1];
    chess_en_passant[ply] = GONE;
    reversible_plies[ply] = 0;
    outcome = OUTCOME_NONE;
    extend_ply = 0;
}

void game_make(void)
{
    uint8_t from = (uint8_t)(move >> 8) & SQUARE_BITS;
    uint8_t to = (uint8_t)move & SQUARE_BITS;
    uint8_t piece;
    uint8_t special = 0; /* 1: en passant or castling, where more than two squares change */
    uint8_t illegal;
    uint8_t own_king = side ? SLOTS : 0;
    uint8_t own = side ? BLACK : WHITE;

    if (move == MOVE_NULL) {
        make_null_move();
        return;
    }
    piece = ON(from);
    chess_current.from = from;
    chess_current.to = to;
    chess_current.victim = to;
    chess_current.piece = piece;
    chess_current.placed = piece;
    if (piece & PAWNS) {
        if (to == chess_en_passant[ply]) {
            chess_current.victim = to ^ 0x10;
            special = 1;
        } else if ((to & 0x70) == 0x70 || to < 0x10) {
            chess_current.placed = own | chess_promoted[(uint8_t)(move >> 11) & 0x11];
        }
    }
    if (chess_flags[ply] & IN_CHECK && !special && !(piece & KING) && !may_help(WHERE(own_king))) {
        outcome = OUTCOME_ILLEGAL;
        return;
    }
    chess_current.taken = ON(chess_current.victim);
    lift();
    chess_move_piece(from, to);
    ON(to) = chess_current.placed;
    if (special || piece & KING || chess_flags[ply] & IN_CHECK) {
        illegal = chess_attacked(WHERE(own_king));
    } else {
        illegal = chess_uncovered(WHERE(own_king), own ^ COLOURS);
    }
    if (illegal) {
        chess_move_piece(to, from);
        ON(from) = piece;
        chess_put_back();
        outcome = OUTCOME_ILLEGAL;
        return;
    }
    chess_moved[ply] = piece;
    chess_taken[ply] = chess_current.taken;
    if (IS_CASTLING) {
        chess_move_piece(ROOK_FROM(to), ROOK_TO(to));
        special = 1;
    }
    chess_note_worth();
    chess_note_rights();
    chess_note_pawns();
    reversible_plies[ply + 1] = piece & PAWNS || chess_current.taken ? 0 : reversible_plies[ply] + 1;
    chess_structure_middle[ply + 1] = (uint8_t)-chess_structure_middle[ply];
    chess_structure_end[ply + 1] = (uint8_t)-chess_structure_end[ply];
    chess_structure_stale[ply + 1] = chess_structure_stale[ply] | ((piece | chess_current.taken) & STRUCTURE_PIECES);
    ++ply;
    side ^= 1;
    own_king ^= SLOTS;
    if (special) {
        extend_ply = chess_attacked(WHERE(own_king));
    } else if (chess_reaches(to, WHERE(own_king))) {
        extend_ply = 1;
        chess_attacker = to;
    } else {
        extend_ply = chess_uncovered(WHERE(own_king), own);
    }
    if (extend_ply) {
        chess_flags[ply] |= IN_CHECK;
        chess_checker[ply] = chess_attacker;
    }
    outcome = OUTCOME_NONE;
    if (((chess_current.taken || chess_current.placed != piece) && chess_insufficient_material())
        || (reversible_plies[ply] >= 100 && !(chess_flags[ply] & IN_CHECK))) {
        outcome = OUTCOME_DRAW;
    }
}

void game_frontier(void)
{
    frontier_generic();
}
