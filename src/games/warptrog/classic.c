/* classic.c: the computer player of the game of 1983, move for move: the level "Trog of 1983", and `eval=classic`
 * of the host. On the Atari it is an overlay of the game (game.txt), because the search needs the memory otherwise.
 *
 * It looks two plies ahead and scores moves instead of positions. The code follows the known facts about the original.
 * It is made for the top side, which moves down: if it plays the bottom side, the board is turned round here. A score
 * is an integer of 32 bits: UNIT is a multiple of the denominators of all weights, so nothing is rounded, and host and
 * Atari find the same move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/warptrog/classic.h"
#include "games/warptrog/warptrog.h"

/* The score of a Valg. UNIT / n has no remainder for 10,000, 18 and 8 to 14. */
#define UNIT 90090000L
#define PERCENT (UNIT / 100)
#define RANDOM_UNIT (UNIT / 10000) /* the random part of a score is a number of these */
#define RANDOM_BELOW 251

/* The board has two rows and columns of RIM around files and ranks 1 to 6; a place is WIDE * (rank + 1) + file + 1. */
#define WIDE 10
#define PLACE(file, rank) (WIDE * ((rank) + 1) + (file) + 1)
#define ITS 1        /* bits of a piece: of the player of 1983, */
#define OTHERS 2     /* of its opponent, */
#define IS_TROG 4    /* a Trog; 0 is no piece */
#define OUTSIDE 8    /* RIM, no piece */
#define STEPS_MOST 24 /* five Trogs have 20 moves */
#define NONE 255

static uint8_t board[WIDE * WIDE];

/* the side that moves */
static uint8_t own;
static uint8_t enemy;
static uint8_t enemy_trog;
static int8_t ahead; /* what a step ahead adds to a place */

/* the step that is scored */
static uint8_t from;
static uint8_t to;
static uint8_t piece;
static uint8_t to_file;
static uint8_t to_rank;
static int32_t sum;

static uint8_t target_file; /* where the opponent's last move went; 0: unknown */
static uint8_t target_rank;

static uint8_t file; /* of the place that find_place was called for, */
static uint8_t rank; /* both from 1 */

/* Subtracts: it would be the only division in this game, and need cc65's routine. */
static void find_place(uint8_t place)
{
    rank = 0;
    for (file = place - WIDE - 1; file >= WIDE; file -= WIDE) {
        ++rank;
    }
}

static void set_mover(uint8_t who)
{
    own = who;
    enemy = who ^ (ITS | OTHERS);
    enemy_trog = enemy | IS_TROG;
    ahead = who == ITS ? -WIDE : WIDE;
}

/* ---- the score of a step ---- */

/* Returns how many of the squares left and right of a place have this piece. */
static uint8_t beside(uint8_t place, uint8_t what)
{
    uint8_t count = 0;

    if (board[(uint8_t)(place - 1)] == what) {
        ++count;
    }
    if (board[(uint8_t)(place + 1)] == what) {
        ++count;
    }
    return count;
}

static void add(int16_t percents)
{
    sum += percents * PERCENT;
}

/* The number of edges that the place of find_place is on */
static uint8_t edges(void)
{
    uint8_t count = 0;

    if (file == 1 || file == 6) {
        ++count;
    }
    if (rank == 1 || rank == 6) {
        ++count;
    }
    return count;
}

static uint8_t worth(uint8_t what)
{
    return what & IS_TROG ? 3 : 1;
}

static void score_valg(void)
{
    static const uint8_t row_bonus[] = { 50, 30, 20, 0, 0, 0 }; /* by ranks left to the last one */
    uint8_t place = to;
    int8_t men = 0;
    uint8_t there;

    add(row_bonus[own == ITS ? to_rank - 1 : 6 - to_rank]);
    add(20 * (beside(to, own) + beside(to, own | IS_TROG)));
    for (; (there = board[place]) != OUTSIDE; place += ahead) {
        if (there & own) {
            men += worth(there);
        } else if (there) {
            men -= worth(there);
        }
    }
    if (men >= 0) {
        add(15);
    }
}

/* Adds a share of the value of an enemy two squares away: 0.075 of it. */
static void add_far(uint8_t place)
{
    uint8_t there = board[place];

    if (there & enemy) {
        sum += worth(there) * (UNIT / 1000 * 75);
    }
}

/* Adds 1 / (distance + 8). */
static void add_near(uint8_t a, uint8_t b)
{
    static const int32_t shares[] = { UNIT / 8, UNIT / 9, UNIT / 10, UNIT / 11, UNIT / 12, UNIT / 13, UNIT / 14 };

    sum += shares[a > b ? a - b : b - a];
}

static void add_diagonal(uint8_t place)
{
    uint8_t there = board[place];

    if (there & enemy) {
        add(10 + 10 * worth(there));
    }
}

static void score_trog(void)
{
    add(to_file + to_rank);
    add_near(to_file, target_file);
    add_near(to_rank, target_rank);
    sum -= edges() * (UNIT / 18);
    find_place(from);
    if (from == PLACE(3, 3) || from == PLACE(4, 3) || from == PLACE(3, 4) || from == PLACE(4, 4)) {
        add(-10);
    }
    add(10 * edges());
    if (board[(uint8_t)(to - ahead)] == enemy) {
        add(30);
    }
    add_far(to - 2);
    add_far(to + 2);
    add_far(to + 2 * WIDE);
    if (to_file > 2) { /* a slip of the original: it tests the file, not the rank */
        add_far(to - 2 * WIDE);
    }
    if (board[(uint8_t)(from - 1 - WIDE)] == enemy_trog || board[(uint8_t)(from - 1 + WIDE)] == enemy_trog) {
        add(-22);
    }
    if (board[(uint8_t)(from + 1 - WIDE)] == enemy_trog || board[(uint8_t)(from + 1 + WIDE)] == enemy_trog) {
        add(-22);
    }
    add_diagonal(to - 1 - WIDE);
    add_diagonal(to - 1 + WIDE);
    add_diagonal(to + 1 - WIDE);
    add_diagonal(to + 1 + WIDE);
    add(30 * beside(to, enemy));
    add(10 * beside(to, own));
}

/* Sets `sum` to the score of the step, without its random part. */
static void score_step(void)
{
    uint8_t there = board[to];
    uint8_t front = board[(uint8_t)(to + ahead)];
    uint8_t back = from - ahead;
    uint8_t value = worth(piece);

    find_place(to);
    to_file = file;
    to_rank = rank;
    sum = 0;
    if (there) {
        add(100 * worth(there));
    }
    if (front == enemy_trog) {
        add(-200);
    } else if (front == enemy
        && (((uint8_t)(from + ahead) != to && (uint8_t)(from - ahead) != to)
            || !(beside(to, own) || beside(to, own | IS_TROG)))) {
        add(-75);
    }
    if (board[(uint8_t)(to - ahead)] == enemy_trog) {
        add(-60 * value);
    }
    if (beside(to, enemy_trog)) {
        add(-60 * value);
    }
    if (board[back] == enemy_trog || beside(from, enemy_trog)) {
        add(35);
    }
    if (piece & IS_TROG) {
        score_trog();
    } else {
        score_valg();
    }
}

/* ---- the steps of a side ---- */

static uint8_t count;  /* steps so far, */
static int32_t best;   /* and the highest score of them */
static uint8_t keeps;  /* 1: they are stored, */
static uint8_t steps_from[STEPS_MOST];
static uint8_t steps_to[STEPS_MOST];
#pragma bss-name (push, "LISTEND") /* on the Atari: the overlay is full */
static int32_t scores[STEPS_MOST];
#pragma bss-name (pop)
static int32_t *score_at; /* of the next stored step */

static void add_step(int8_t by)
{
    uint8_t there;

    to = from + by;
    there = board[to];
    if (there == OUTSIDE || there & own) {
        return;
    }
    if (there && !(piece & IS_TROG)
        && (board[(uint8_t)(to - 1)] & enemy || board[(uint8_t)(to + 1)] & enemy)) {
        return;
    }
    score_step();
    sum += random_below(RANDOM_BELOW) * RANDOM_UNIT;
    if (!count || sum > best) {
        best = sum;
    }
    if (keeps) {
        steps_from[count] = from;
        steps_to[count] = to;
        *score_at++ = sum;
    }
    ++count;
}

/* Scores all steps of `own`, and draws their random parts, in the order of ranks and files. */
static void list_steps(void)
{
    count = 0;
    for (from = PLACE(1, 1); from <= PLACE(6, 6); ++from) {
        piece = board[from];
        if (piece & own) {
            add_step(ahead);
            if (piece & IS_TROG) {
                add_step(-ahead);
                add_step(-1);
                add_step(1);
            }
        }
    }
}

static uint8_t steps; /* number of stored steps */

static int32_t value; /* of the step that was found: its score minus that of the best reply */

/* Returns the index of the best stored step. The one with the highest score is tried first, of equal ones the first.
 * A step without any reply is taken at once. */
static uint8_t find_step(void)
{
    static uint8_t done[STEPS_MOST];
    static int32_t top;
    uint8_t found = NONE;
    uint8_t left;
    uint8_t i;
    uint8_t next;
    uint8_t was;
    uint8_t taken;

    value = scores[0];
    if (steps == 1) {
        return 0;
    }
    memset(done, 0, sizeof done);
    keeps = 0;
    for (left = steps; left; --left) {
        score_at = scores;
        next = NONE;
        for (i = 0; i < steps; ++i) {
            if (!done[i] && (next == NONE || *score_at > top)) {
                top = *score_at;
                next = i;
            }
            ++score_at;
        }
        done[next] = 1;
        from = steps_from[next];
        to = steps_to[next];
        was = board[from];
        taken = board[to];
        board[from] = 0;
        board[to] = to < PLACE(0, 2) ? ITS | IS_TROG : was;
        set_mover(OTHERS);
        list_steps();
        board[steps_from[next]] = was;
        board[steps_to[next]] = taken;
        if (!count) {
            value = top;
            return next;
        }
        top -= best;
        if (found == NONE || top > value) {
            value = top;
            found = next;
        }
    }
    return found;
}

/* ---- on our board ---- */

/* Returns our cell of a place. */
static uint8_t cell_of(uint8_t place)
{
    uint8_t cell = FIRST_CELL - ROW - 1;

    find_place(place);
    cell += file;
    do {
        cell += ROW;
    } while (--rank);
    return side ? cell : FIRST_CELL + LAST_CELL - cell;
}

static void read_board(void)
{
    uint8_t mine = side ? TOP : BOTTOM;
    uint8_t place;
    uint8_t there;

    memset(board, OUTSIDE, sizeof board);
    for (place = PLACE(1, 1); place <= PLACE(6, 6); ++place) {
        find_place(place);
        if (file >= 1 && file <= 6) {
            there = warptrog_board[cell_of(place)];
            board[place] = 0;
            if (there != EMPTY) {
                board[place] = there & mine ? ITS : OTHERS;
                if (there & TROG) {
                    board[place] |= IS_TROG;
                }
            }
        }
    }
}

/* Sets `move` to the step from one place to another. */
static void set_move(uint8_t a, uint8_t b)
{
    uint8_t start = cell_of(a);
    uint8_t end = cell_of(b);
    uint8_t direction = 0;

    while ((uint8_t)(start + warptrog_step[direction]) != end) {
        ++direction;
    }
    move = (uint16_t)(start << 2 | direction);
}

/* Sets target_file and target_rank to where the opponent's last move went; to 0 before the first move and after a
 * warp. */
static void find_target(void)
{
    uint8_t cell;

    target_file = 0;
    target_rank = 0;
    if (!record_count) {
        return;
    }
    record_move((uint16_t)(record_count - 1));
    if ((uint8_t)move < WARP) {
        cell = (uint8_t)((uint8_t)move >> 2) + warptrog_step[(uint8_t)move & 3];
        cell = side ? cell - FIRST_CELL : LAST_CELL - cell;
        for (target_rank = 1; cell >= ROW; ++target_rank) {
            cell -= ROW;
        }
        target_file = cell + 1;
    }
}

/* ---- the opening library ---- */

/* Sets `move` to a step ahead on a file, of the Trog on rank 4 or the Valg on rank 5. The square must not have an own
 * piece; for a Valg it must be empty. Returns 0 if this is not possible. */
static uint8_t step_down(uint8_t on, uint8_t what)
{
    uint8_t place = what == ITS ? PLACE(0, 5) : PLACE(0, 4);
    uint8_t there;

    place += on;
    there = board[(uint8_t)(place - WIDE)];
    if (board[place] != what || there & ITS || (what == ITS && there)) {
        return 0;
    }
    set_move(place, (uint8_t)(place - WIDE));
    return 1;
}

static uint8_t first_move(void)
{
    if (board[PLACE(4, 5)] != (ITS | IS_TROG) || board[PLACE(4, 4)]) {
        return 0;
    }
    set_move(PLACE(4, 5), PLACE(4, 4));
    return 1;
}

static uint8_t second_move(void)
{
    uint8_t on;
    uint8_t is_near = board[PLACE(4, 2)] == (OTHERS | IS_TROG) || board[PLACE(3, 3)] == (OTHERS | IS_TROG);

    if (board[PLACE(4, 4)] == (ITS | IS_TROG)) {
        if (board[PLACE(3, 4)] == (OTHERS | IS_TROG)) {
            set_move(PLACE(4, 4), PLACE(3, 4));
            return 1;
        }
        if (!is_near) {
            return step_down(4, ITS | IS_TROG);
        }
    }
    if (!is_near) {
        return 0;
    }
    switch (target_file) {
    case 1:
        return step_down(2, ITS);
    case 2:
    case 6:
        return step_down(1, ITS);
    case 3:
        on = random_below(2) ? 6 : 5;
        break;
    case 4:
    case 5:
        on = 6;
        break;
    default:
        return 0;
    }
    return board[PLACE(0, 3) + on] ? 0 : step_down(on, ITS);
}

static uint8_t third_move(void)
{
    return target_file && board[PLACE(target_file, target_rank)] == (OTHERS | IS_TROG) && board[PLACE(5, 3)] == OTHERS
        ? step_down(5, ITS) : 0;
}

/* Sets `move` to one of the first three moves and returns 1. Returns 0 for the rest of the game once a side has warped,
 * no move of the library fits, or the player has missed a turn. */
static uint8_t open_game(void)
{
    uint16_t last = warptrog_classic_turn[side];
    uint8_t turn;
    uint8_t fits = 0;

    warptrog_classic_turn[side] = record_count;
    if (record_count < 2) {
        warptrog_classic_missed[side] = 0;
    } else if (record_count != last + 2) {
        warptrog_classic_missed[side] = 1;
    }
    if (record_count < 6 && warptrog_warps[0] == WARPS && warptrog_warps[1] == WARPS
        && !warptrog_classic_missed[side]) {
        turn = (uint8_t)record_count >> 1;
        fits = turn == 0 ? first_move() : turn == 1 ? second_move() : third_move();
    }
    if (!fits) {
        warptrog_classic_missed[side] = 1;
    }
    return fits;
}

uint8_t warptrog_classic(void)
{
    uint8_t found;

    find_target();
    read_board();
    if (open_game()) {
        return 1;
    }
    set_mover(ITS);
    keeps = 1;
    score_at = scores;
    list_steps();
    steps = count;
    found = find_step();
    if (warptrog_classic_warps && warptrog_warps[side] && value > -7 * UNIT && value < -UNIT / 10 * 9) {
        move = WARP;
        return 1;
    }
    set_move(steps_from[found], steps_to[found]);
    return 1;
}
