/* rules.c: making moves, checks; asm/games/chess/rules.s is its twin. */
#include "games/chess/chess.h"

static uint8_t from;
static uint8_t to;
static uint8_t victim; /* the square of what is taken */

/* ---- attacks ---- */

/* 1: nothing stands between a slider and its target. */
static uint8_t open_between(uint8_t slider, uint8_t target)
{
    uint8_t step = chess_step[(uint8_t)(target - slider)];

    for (;;) {
        slider += step;
        if (slider == target) {
            return 1;
        }
        if (AT(slider)) {
            return 0;
        }
    }
}

/* 1: the man of this code on `square` attacks the target. */
static uint8_t reaches(uint8_t man, uint8_t square, uint8_t target)
{
    uint8_t how = chess_reach[(uint8_t)(target - square)] & man & MEN;

    if (how & SLIDERS) {
        return open_between(square, target);
    }
    return how != 0;
}

uint8_t chess_attacked(uint8_t square)
{
    uint8_t slot = side ? SLOTS : 2 * SLOTS;
    uint8_t left = SLOTS;
    uint8_t at;

    while (left--) {
        at = WHERE(--slot);
        if (at & GONE) {
            continue;
        }
        chess_attacker = at;
        if (reaches(AT(at), at, square)) {
            return 1;
        }
    }
    return 0;
}

/* 1: a slider of this colour looks at the king along the line that leads over
 * `from`, which is now open. */
static uint8_t uncovered(uint8_t king, uint8_t colour)
{
    uint8_t between = from - king;
    uint8_t step = chess_step[between];
    uint8_t how = (chess_reach[between] & SLIDERS) | colour;
    uint8_t square = king;

    if (!step) {
        return 0;
    }
    do {
        square += step;
    } while (!AT(square));
    chess_attacker = square;
    how &= AT(square);
    return how > colour; /* colour, and a way to slide */
}

/* 1: another man moved than the king in check, and did not help. Most do not, and
 * then the man who gave check is found to do so still. */
static uint8_t still_in_check(uint8_t king)
{
    uint8_t checker = chess_checker[ply];

    if (to != checker && reaches(AT(checker), checker, king)) {
        return 1;
    }
    return chess_attacked(king);
}

/* ---- make ---- */

/* A man's worth on a square, seen by his side: black's board is turned. */
static uint8_t worth(uint8_t man, uint8_t square)
{
    if (man & KING) {
        return 0;
    }
    return chess_worth[chess_worth_at[chess_type[man & MEN]]
        + (man & BLACK ? square ^ 0x70 : square)];
}

static void move_man(uint8_t start, uint8_t goal, uint8_t man)
{
    SLOT(goal) = SLOT(start);
    AT(goal) = man;
    AT(start) = 0;
    WHERE(SLOT(goal) & 0x1F) = goal;
}

/* The board without the taken man. */
static void lift(uint8_t man)
{
    if (man) {
        chess_taken_slot[ply] = SLOT(victim) & 0x1F;
        WHERE(chess_taken_slot[ply]) = victim | GONE;
        AT(victim) = 0;
    }
}

static void put_back(uint8_t man)
{
    if (man) {
        AT(victim) = man;
        SLOT(victim) = chess_taken_slot[ply] | SLOT_MARK;
        WHERE(chess_taken_slot[ply]) = victim;
    }
}

static uint8_t rights_kept(uint8_t square)
{
    switch (square) {
    case 0x00:
        return (uint8_t)~RIGHT_WHITE_LONG;
    case 0x04:
        return (uint8_t)~(RIGHT_WHITE_LONG | RIGHT_WHITE_SHORT);
    case 0x07:
        return (uint8_t)~RIGHT_WHITE_SHORT;
    case 0x70:
        return (uint8_t)~RIGHT_BLACK_LONG;
    case 0x74:
        return (uint8_t)~(RIGHT_BLACK_LONG | RIGHT_BLACK_SHORT);
    case 0x77:
        return (uint8_t)~RIGHT_BLACK_SHORT;
    }
    return 0xFF;
}

/* The square a pawn of `side` has just passed, if it can be taken there. */
static uint8_t passed_square(void)
{
    uint8_t pawn = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;

    if ((from ^ to) & 0x20 && !((from ^ to) & 0x17)
        && (AT(to - 1) == pawn || AT(to + 1) == pawn)) {
        return (uint8_t)(from + to) >> 1;
    }
    return GONE;
}

static uint8_t is_castling(uint8_t man)
{
    return man & KING && TWO_FILES(from, to);
}

/* Rows of the evaluation at ply + 1: what the mover gained, seen by the other
 * side. */
static void note_worth(uint8_t man, uint8_t placed, uint8_t taken)
{
    int16_t value = (int16_t)(chess_men_lo[ply] | chess_men_hi[ply] << 8);
    uint8_t phase = chess_phase[ply];

    value += worth(placed, to);
    value -= worth(man, from);
    if (taken) {
        value += worth(taken, victim);
        phase -= chess_officer[chess_type[taken & MEN]];
        if ((taken & MEN) == BISHOP && --chess_bishops[side ^ 1] == 1) {
            value += PAIR;
        }
    }
    if (placed != man) {
        phase += chess_officer[chess_type[placed & MEN]];
        if ((placed & MEN) == ROOK) {
            ++chess_more_rooks;
        }
        if ((placed & MEN) == BISHOP && ++chess_bishops[side] == 2) {
            value += PAIR;
        }
    }
    if (is_castling(man)) {
        man = man ^ KING ^ ROOK;
        value += worth(man, ROOK_TO(to));
        value -= worth(man, ROOK_FROM(to));
    }
    value = -value;
    chess_men_lo[ply + 1] = (uint8_t)value;
    chess_men_hi[ply + 1] = (uint8_t)((uint16_t)value >> 8);
    chess_phase[ply + 1] = phase;
}

/* With some officers left, to pass is hardly ever better than to move. */
uint8_t chess_may_pass(void)
{
    return !(chess_flags[ply] & IN_CHECK) && chess_phase[ply] > 6;
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
    quiet_plies[ply] = 0;
    outcome = OUTCOME_NONE;
    extend = 0;
}

void game_make(void)
{
    uint8_t man;
    uint8_t placed;
    uint8_t taken;
    uint8_t flags = chess_flags[ply];
    uint8_t special = 0; /* more than two squares change */
    uint8_t illegal;
    uint8_t own_king = side ? SLOTS : 0;
    uint8_t own = side ? BLACK : WHITE;

    if (move == MOVE_PASS) {
        make_pass();
        return;
    }
    from = (uint8_t)(move >> 8) & SQUARE_BITS;
    to = (uint8_t)move & SQUARE_BITS;
    victim = to;
    man = AT(from);
    placed = man;
    if (man & PAWNS) {
        if (to == chess_passing[ply]) {
            victim = to ^ 0x10;
            special = 1;
        } else if ((to & 0x70) == 0x70 || to < 0x10) {
            placed = own | chess_becomes[(uint8_t)(move >> 11) & 0x11];
        }
    }
    taken = AT(victim);
    lift(taken);
    move_man(from, to, placed);
    if (special || man & KING) {
        illegal = chess_attacked(WHERE(own_king));
    } else if (flags & IN_CHECK) {
        illegal = still_in_check(WHERE(own_king));
    } else {
        illegal = uncovered(WHERE(own_king), own ^ COLOURS);
    }
    if (illegal) {
        move_man(to, from, man);
        put_back(taken);
        outcome = OUTCOME_ILLEGAL;
        return;
    }
    chess_moved[ply] = man;
    chess_taken[ply] = taken;
    if (is_castling(man)) {
        move_man(ROOK_FROM(to), ROOK_TO(to), own | ROOK);
        special = 1;
    }
    note_worth(man, placed, taken);
    flags &= RIGHTS;
    if (flags) {
        flags &= rights_kept(from) & rights_kept(to);
    }
    chess_passing[ply + 1] = man & PAWNS ? passed_square() : GONE;
    quiet_plies[ply + 1] = man & PAWNS || taken ? 0 : quiet_plies[ply] + 1;
    if (man & PAWNS) {
        chess_flip_pawn(side, from);
        if (placed == man) {
            chess_flip_pawn(side, to);
        }
    }
    if (taken & PAWNS) {
        chess_flip_pawn(side ^ 1, victim);
    }
    chess_form_middle[ply + 1] = (uint8_t)-chess_form_middle[ply];
    chess_form_end[ply + 1] = (uint8_t)-chess_form_end[ply];
    chess_form_old[ply + 1] = chess_form_old[ply] | ((man | taken) & FORM_MEN);
    ++ply;
    side ^= 1;
    own_king ^= SLOTS;
    if (special) {
        extend = chess_attacked(WHERE(own_king));
    } else if (reaches(placed, to, WHERE(own_king))) {
        extend = 1;
        chess_attacker = to;
    } else {
        extend = uncovered(WHERE(own_king), own);
    }
    if (extend) {
        flags |= IN_CHECK;
        chess_checker[ply] = chess_attacker;
    }
    chess_flags[ply] = flags;
    outcome = OUTCOME_NONE;
    if (((taken || placed != man) && chess_nothing_left()) || (quiet_plies[ply] >= 100 && !(flags & IN_CHECK))) {
        outcome = OUTCOME_DRAW;
    }
}

void game_unmake(void)
{
    uint8_t man;
    uint8_t taken;

    --ply;
    side ^= 1;
    man = chess_moved[ply];
    if (!man) {
        return; /* a pass */
    }
    from = path_hi[ply] & SQUARE_BITS;
    to = path_lo[ply] & SQUARE_BITS;
    victim = to;
    taken = chess_taken[ply];
    if (man & PAWNS) {
        if (to == chess_passing[ply]) {
            victim = to ^ 0x10;
        }
        chess_flip_pawn(side, from);
        if (AT(to) == man) {
            chess_flip_pawn(side, to);
        } else if ((AT(to) & MEN) == BISHOP) {
            --chess_bishops[side];
        } else if ((AT(to) & MEN) == ROOK) {
            --chess_more_rooks;
        }
    } else if (is_castling(man)) {
        move_man(ROOK_TO(to), ROOK_FROM(to), man ^ KING ^ ROOK);
    }
    move_man(to, from, man);
    if (taken) {
        put_back(taken);
        if (taken & PAWNS) {
            chess_flip_pawn(side ^ 1, victim);
        } else if ((taken & MEN) == BISHOP) {
            ++chess_bishops[side ^ 1];
        }
    }
}

uint8_t chess_nothing_left(void)
{
    return chess_phase[ply] <= 1 && !(chess_pawns[0] | chess_pawns[1]);
}

void game_settle(void)
{
    outcome = chess_flags[ply] & IN_CHECK ? OUTCOME_LOSS : OUTCOME_DRAW;
}

void game_frontier(void)
{
    frontier_by_making();
}
