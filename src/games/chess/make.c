/* make.c: making moves; asm/games/chess/make.s is its twin. */
#include "engine/search_state.h"
#include "games/chess/make.h"

ChessMove chess_hand;

/* 1: a man who is not the king takes the man that gives check, or may come between. Most do
 * not, and are refused before they move. */
static uint8_t may_help(uint8_t king)
{
    uint8_t checker = chess_checker[ply];
    uint8_t step = chess_step[(uint8_t)(king - checker)];

    return chess_hand.to == checker || (step && chess_step[(uint8_t)(king - chess_hand.to)] == step);
}

/* The board without the taken man. */
static void lift(void)
{
    uint8_t victim = chess_hand.victim;

    if (chess_hand.taken) {
        chess_taken_slot[ply] = SLOT_ON(victim) & 0x1F;
        WHERE(chess_taken_slot[ply]) = victim | GONE;
        ON(victim) = 0;
    }
}

/* With some officers left, to pass is hardly ever better than to move. A ply before the last one a quiet move changes
 * little: who is far above beta need not move, who is far below alpha must take something or give check. */
uint8_t chess_prune(void)
{
    uint8_t left = node_depth[ply];

    if (chess_flags[ply] & IN_CHECK || left == 2 || chess_phase[ply] < DRIVE_PHASE
        || (left > 2 && (chess_phase[ply] < NULL_MOVE_PHASE || !chess_moved[ply - 1]))) {
        return PRUNE_NOTHING;
    }
    game_eval();
    if (left > 2) {
        return score < node_beta[ply] ? PRUNE_NOTHING : PRUNE_NULL_MOVE;
    }
    if (score - FAR >= node_beta[ply]) {
        return PRUNE_SCORE;
    }
    return score + FAR > node_alpha[ply] ? PRUNE_NOTHING : PRUNE_QUIET;
}

/* Rows of ply + 1 where nothing moved. */
static void make_pass(void)
{
    int16_t value = -(int16_t)(chess_men_lo[ply] | chess_men_hi[ply] << 8);

    chess_moved[ply] = 0;
    ++ply;
    side ^= 1;
    chess_men_lo[ply] = (uint8_t)value;
    chess_men_hi[ply] = (uint8_t)((uint16_t)value >> 8);
    chess_form_old[ply] = chess_form_old[ply - 1];
    chess_form_middle[ply] = (uint8_t)-chess_form_middle[ply - 1];
    chess_form_end[ply] = (uint8_t)-chess_form_end[ply - 1];
    chess_phase[ply] = chess_phase[ply - 1];
    chess_flags[ply] = chess_flags[ply - 1];
    chess_passing[ply] = GONE;
    reversible_plies[ply] = 0;
    outcome = OUTCOME_NONE;
    extend_ply = 0;
}

void game_make(void)
{
    uint8_t from = (uint8_t)(move >> 8) & SQUARE_BITS;
    uint8_t to = (uint8_t)move & SQUARE_BITS;
    uint8_t man;
    uint8_t special = 0; /* more than two squares change */
    uint8_t illegal;
    uint8_t own_king = side ? SLOTS : 0;
    uint8_t own = side ? BLACK : WHITE;

    if (move == MOVE_NULL) {
        make_pass();
        return;
    }
    man = ON(from);
    chess_hand.from = from;
    chess_hand.to = to;
    chess_hand.victim = to;
    chess_hand.man = man;
    chess_hand.placed = man;
    if (man & PAWNS) {
        if (to == chess_passing[ply]) {
            chess_hand.victim = to ^ 0x10;
            special = 1;
        } else if ((to & 0x70) == 0x70 || to < 0x10) {
            chess_hand.placed = own | chess_becomes[(uint8_t)(move >> 11) & 0x11];
        }
    }
    if (chess_flags[ply] & IN_CHECK && !special && !(man & KING) && !may_help(WHERE(own_king))) {
        outcome = OUTCOME_ILLEGAL;
        return;
    }
    chess_hand.taken = ON(chess_hand.victim);
    lift();
    chess_move_man(from, to);
    ON(to) = chess_hand.placed;
    if (special || man & KING || chess_flags[ply] & IN_CHECK) {
        illegal = chess_attacked(WHERE(own_king));
    } else {
        illegal = chess_uncovered(WHERE(own_king), own ^ COLOURS);
    }
    if (illegal) {
        chess_move_man(to, from);
        ON(from) = man;
        chess_put_back();
        outcome = OUTCOME_ILLEGAL;
        return;
    }
    chess_moved[ply] = man;
    chess_taken[ply] = chess_hand.taken;
    if (IS_CASTLING) {
        chess_move_man(ROOK_FROM(to), ROOK_TO(to));
        special = 1;
    }
    chess_note_worth();
    chess_note_rights();
    chess_note_pawns();
    reversible_plies[ply + 1] = man & PAWNS || chess_hand.taken ? 0 : reversible_plies[ply] + 1;
    chess_form_middle[ply + 1] = (uint8_t)-chess_form_middle[ply];
    chess_form_end[ply + 1] = (uint8_t)-chess_form_end[ply];
    chess_form_old[ply + 1] = chess_form_old[ply] | ((man | chess_hand.taken) & FORM_MEN);
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
    if (((chess_hand.taken || chess_hand.placed != man) && chess_nothing_left())
        || (reversible_plies[ply] >= 100 && !(chess_flags[ply] & IN_CHECK))) {
        outcome = OUTCOME_DRAW;
    }
}

void game_frontier(void)
{
    frontier_generic();
}
