/* make.c: making moves of draughts; asm/games/draughts/make.s is its twin. */
#include "games/draughts/squares.h"

static void save(void)
{
    uint8_t i;

    for (i = 0; i < BOARD_BYTES; ++i) {
        draughts_saved[i][ply] = draughts_board[i];
    }
    draughts_saved[BOARD_BYTES][ply] = draughts_count[0];
    draughts_saved[BOARD_BYTES + 1][ply] = draughts_count[1];
    draughts_saved[BOARD_BYTES + 2][ply] = draughts_material[0];
    draughts_saved[BOARD_BYTES + 3][ply] = draughts_material[1];
}

void draughts_find_crowns(void)
{
    draughts_crowned = (draughts_board[KINGS] | draughts_board[KINGS + 1] | draughts_board[KINGS + 2]
        | draughts_board[KINGS + 3]) != 0;
}

static void restore(void)
{
    uint8_t i;

    for (i = 0; i < BOARD_BYTES; ++i) {
        draughts_board[i] = draughts_saved[i][ply];
    }
    draughts_count[0] = draughts_saved[BOARD_BYTES][ply];
    draughts_count[1] = draughts_saved[BOARD_BYTES + 1][ply];
    draughts_material[0] = draughts_saved[BOARD_BYTES + 2][ply];
    draughts_material[1] = draughts_saved[BOARD_BYTES + 3][ply];
    draughts_find_crowns();
}

/* `side` gains one thing and loses another. */
static void change(uint8_t gained, uint8_t lost)
{
    uint16_t material = (uint16_t)(draughts_material[0] | draughts_material[1] << 8);

    material = side ? material + lost - gained : material + gained - lost;
    draughts_material[0] = (uint8_t)material;
    draughts_material[1] = (uint8_t)(material >> 8);
}

uint8_t draughts_crowns(uint8_t step)
{
    uint8_t row = step & MOVE_SQUARE & ~3;

    return !(step & MOVE_KING) && row == (step & MOVE_UP ? 0 : SQUARES - 8);
}

static void toggle(uint8_t set, uint8_t square)
{
    draughts_board[set + (square >> 3)] ^= draughts_bit(square);
}

/* A step, of a man or a king, there or back. */
static void toggle_step(uint8_t lo)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t upper = lo & MOVE_SQUARE;
    uint8_t lower = draughts_below(lo);

    toggle(own, upper);
    toggle(own, lower);
    if (lo & MOVE_KING) {
        toggle(KINGS, upper);
        toggle(KINGS, lower);
        if (draughts_in_set(draughts_board + own, upper)) {
            change(draughts_king_square[upper], draughts_king_square[lower]);
        } else {
            change(draughts_king_square[lower], draughts_king_square[upper]);
        }
    }
}

static void crown(uint8_t square)
{
    toggle(KINGS, square);
    draughts_crowned = 1;
    change(draughts_king_square[square], WORTH_MAN);
}

/* The far row of `side`. */
static uint8_t is_far(uint8_t square)
{
    return side ? square < CROWN_ROW : square >= SQUARES - CROWN_ROW;
}

/* A man takes a man: most jumps. There or back. */
static void toggle_plain(uint8_t step)
{
    uint8_t own = side ? WHITE : BLACK;

    toggle(own, draughts_start(step));
    toggle(own, draughts_landing(step));
    toggle(WHITE - own, draughts_below(step));
}

static void take(uint8_t over)
{
    toggle(side ? BLACK : WHITE, over);
    if (draughts_in_set(draughts_board + KINGS, over)) {
        toggle(KINGS, over);
        change(draughts_king_square[over], 0);
    } else {
        change(WORTH_MAN, 0);
    }
}

static void make_jump(void)
{
    uint8_t own = side ? WHITE : BLACK;
    uint8_t first = (uint8_t)move;
    uint8_t from = draughts_start(first);
    uint8_t to;
    uint8_t i;

    draughts_read_path();
    to = draughts_landing(draughts_step[draughts_steps - 1]);
    draughts_kept[ply] = move >> 8 != 1 || (first & MOVE_KING) || is_far(to)
        || draughts_in_set(draughts_board + KINGS, draughts_below(first));
    if (!draughts_kept[ply]) {
        toggle_plain(first);
        change(WORTH_MAN, 0);
        --draughts_count[side ^ 1];
        return;
    }
    save();
    draughts_count[side ^ 1] -= draughts_steps;
    for (i = 0; i < draughts_steps; ++i) {
        take(draughts_below(draughts_step[i]));
    }
    toggle(own, from);
    toggle(own, to);
    if (first & MOVE_KING) {
        toggle(KINGS, from);
        toggle(KINGS, to);
        change(draughts_king_square[to], draughts_king_square[from]);
    } else if (is_far(to)) {
        crown(to);
    }
    draughts_find_crowns();
}

static void make_step(void)
{
    uint8_t lo = (uint8_t)move;
    uint8_t upper = lo & MOVE_SQUARE;

    if (draughts_crowns(lo)) {
        save();
        toggle_step(lo);
        crown(lo & MOVE_UP ? upper : draughts_below(lo));
    } else {
        toggle_step(lo);
    }
}

void game_make(void)
{
    uint8_t quiet = 0;

    outcome = OUTCOME_NONE;
    if (move >> 8) {
        make_jump();
        if (!draughts_count[side ^ 1]) {
            outcome = OUTCOME_LOSS;
        }
    } else {
        make_step();
        if (move & MOVE_KING) {
            quiet = (uint8_t)(quiet_plies[ply] + 1);
            if (quiet >= QUIET_MOST) {
                outcome = OUTCOME_DRAW;
            }
        }
    }
    ++ply;
    side ^= 1;
    quiet_plies[ply] = quiet;
    draughts_must[ply] = draughts_must_jump();
    /* kings that offer an exchange: how endings are won */
    extend = (move & MOVE_KING) && draughts_must[ply]
        && draughts_count[0] + draughts_count[1] <= ENDING_PIECES;
}

void game_unmake(void)
{
    --ply;
    side ^= 1;
    if (path_hi[ply] && !draughts_kept[ply]) {
        toggle_plain(path_lo[ply]);
        change(0, WORTH_MAN);
        ++draughts_count[side ^ 1];
    } else if (path_hi[ply] || draughts_crowns(path_lo[ply])) {
        restore();
    } else {
        toggle_step(path_lo[ply]);
    }
}

void game_settle(void)
{
    outcome = OUTCOME_LOSS;
}
