/* opponents.c: the computer player of the 1983 game, for matches: `classic`, and `classic-nowarp` without its warps.
 * It looks two plies ahead and scores moves instead of positions. The code follows the known facts about the original.
 * It is made for the top side, which moves down: if it plays the bottom side, the board is turned round here. Host
 * only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/warptrog/warptrog.h"
#include "engine/think.h"
#include "host/opponent.h"

#define WIDE 10           /* two rows and columns of '#', which is no piece, around files and ranks 1 to 6 */
#define BEYOND 2
#define MOVES_MOST 24     /* five Trogs have 20 moves */
#define WARP_BELOW -0.9   /* it warps if its best value is between these */
#define WARP_ABOVE -7.0
#define WARPS 5           /* of a side at the start */

typedef char Board[WIDE][WIDE]; /* indexed by place(); the 1983 player's pieces are v and t, its opponent's V and T */

/* The side that moves: the 1983 player or its opponent. */
typedef struct {
    char valg, trog;
    char enemy_valg, enemy_trog;
    int ahead; /* ranks that a step ahead adds */
    int last;  /* the rank that its Valgs move towards */
} Mover;
static const Mover it = { 'v', 't', 'V', 'T', -1, 1 };
static const Mover other = { 'V', 'T', 'v', 't', 1, 6 };

typedef struct {
    int from_file, from_rank, to_file, to_rank;
    double score;
} Step;

static int target_file; /* where the opponent's last move went; 0: unknown */
static int target_rank;

static char *place(Board board, int file, int rank)
{
    return &board[rank + BEYOND - 1][file + BEYOND - 1];
}

static char at(Board board, int file, int rank)
{
    return *place(board, file, rank);
}

static int is_own(const Mover *mover, char c)
{
    return c == mover->valg || c == mover->trog;
}

static int is_enemy(const Mover *mover, char c)
{
    return c == mover->enemy_valg || c == mover->enemy_trog;
}

static double worth(char c)
{
    return c == 'T' || c == 't' ? 3 : c == 'V' || c == 'v' ? 1 : 0;
}

/* ---- the score of a move ---- */

static int edges(int file, int rank)
{
    return (file == 1 || file == 6) + (rank == 1 || rank == 6);
}

static int in_centre(int file, int rank)
{
    return (file == 3 || file == 4) && (rank == 3 || rank == 4);
}

static double near(int a, int b)
{
    return 1.0 / ((a > b ? a - b : b - a) + 8);
}

/* Returns how many of the squares left and right of a square have this piece. */
static int beside(Board board, int file, int rank, char piece)
{
    return (at(board, file - 1, rank) == piece) + (at(board, file + 1, rank) == piece);
}

static double value_of_enemy(const Mover *mover, char c)
{
    return is_enemy(mover, c) ? worth(c) : 0;
}

static double score_valg(Board board, const Mover *mover, const Step *step)
{
    static const double row_bonus[] = { 0.5, 0.3, 0.2, 0, 0, 0 }; /* by rows left to the last rank */
    int file = step->to_file;
    int rank = step->to_rank;
    double sum = row_bonus[rank > mover->last ? rank - mover->last : mover->last - rank];
    double men = 0;

    sum += 0.2 * (beside(board, file, rank, mover->valg) + beside(board, file, rank, mover->trog));
    for (; rank >= 1 && rank <= 6; rank += mover->ahead) {
        char c = at(board, file, rank);

        men += is_own(mover, c) ? worth(c) : -value_of_enemy(mover, c);
    }
    return men >= 0 ? sum + 0.15 : sum;
}

static double far_enemies(Board board, const Mover *mover, int file, int rank)
{
    double sum = value_of_enemy(mover, at(board, file - 2, rank)) + value_of_enemy(mover, at(board, file + 2, rank))
        + value_of_enemy(mover, at(board, file, rank + 2));

    if (file > 2) { /* a slip of the original: it tests the file, not the rank */
        sum += value_of_enemy(mover, at(board, file, rank - 2));
    }
    return sum;
}

static double score_trog(Board board, const Mover *mover, const Step *step)
{
    int file = step->to_file;
    int rank = step->to_rank;
    double sum = (file + rank) / 100.0;
    int i;

    sum += near(file, target_file) + near(rank, target_rank);
    sum -= in_centre(step->from_file, step->from_rank) ? 0.1 : 0;
    sum -= edges(file, rank) / 18.0;
    sum += 0.1 * edges(step->from_file, step->from_rank);
    sum += at(board, file, rank - mover->ahead) == mover->enemy_valg ? 0.3 : 0;
    sum += 0.075 * far_enemies(board, mover, file, rank);
    for (i = -1; i <= 1; i += 2) {
        if (at(board, step->from_file + i, step->from_rank - 1) == mover->enemy_trog
            || at(board, step->from_file + i, step->from_rank + 1) == mover->enemy_trog) {
            sum -= 0.22;
        }
    }
    for (i = 0; i < 4; ++i) {
        char c = at(board, file + (i & 2 ? 1 : -1), rank + (i & 1 ? 1 : -1));

        sum += is_enemy(mover, c) ? 0.1 + 0.1 * worth(c) : 0;
    }
    sum += 0.3 * beside(board, file, rank, mover->enemy_valg);
    sum += 0.1 * beside(board, file, rank, mover->valg);
    return sum;
}

/* Returns the score of a step without its random part. */
static double score_step(Board board, const Mover *mover, const Step *step)
{
    int file = step->to_file;
    int rank = step->to_rank;
    char piece = at(board, step->from_file, step->from_rank);
    char front = at(board, file, rank + mover->ahead);
    int from_rank = step->from_rank;
    double sum = worth(at(board, file, rank));

    if (front == mover->enemy_trog) {
        sum -= 2;
    } else if (front == mover->enemy_valg && !(step->from_file == file
        && (beside(board, file, rank, mover->valg) || beside(board, file, rank, mover->trog)))) {
        sum -= 0.75;
    }
    sum -= at(board, file, rank - mover->ahead) == mover->enemy_trog ? 0.6 * worth(piece) : 0;
    sum -= beside(board, file, rank, mover->enemy_trog) ? 0.6 * worth(piece) : 0;
    if (at(board, step->from_file, from_rank - mover->ahead) == mover->enemy_trog
        || beside(board, step->from_file, from_rank, mover->enemy_trog)) {
        sum += 0.35;
    }
    return sum + (piece == mover->trog ? score_trog(board, mover, step) : score_valg(board, mover, step));
}

/* ---- moves ---- */

static void add_step(Board board, const Mover *mover, Step *list, int *count, int file, int rank, int across, int up)
{
    Step *step = list + *count;
    char there = at(board, file + across, rank + up);

    if (there == '#' || is_own(mover, there)) {
        return;
    }
    if (at(board, file, rank) == mover->valg && is_enemy(mover, there)
        && (is_enemy(mover, at(board, file - 1, rank + up)) || is_enemy(mover, at(board, file + 1, rank + up)))) {
        return;
    }
    step->from_file = file;
    step->from_rank = rank;
    step->to_file = file + across;
    step->to_rank = rank + up;
    step->score = score_step(board, mover, step) + random_below(251) / 10000.0;
    ++*count;
}

static int list_steps(Board board, const Mover *mover, Step *list)
{
    int file;
    int rank;
    int count = 0;

    for (rank = 1; rank <= 6; ++rank) {
        for (file = 1; file <= 6; ++file) {
            if (is_own(mover, at(board, file, rank))) {
                add_step(board, mover, list, &count, file, rank, 0, mover->ahead);
            }
            if (at(board, file, rank) == mover->trog) {
                add_step(board, mover, list, &count, file, rank, 0, -mover->ahead);
                add_step(board, mover, list, &count, file, rank, -1, 0);
                add_step(board, mover, list, &count, file, rank, 1, 0);
            }
        }
    }
    return count;
}

/* Sets `next` to the board after a step of the 1983 player. */
static void after_step(Board board, const Step *step, Board next)
{
    char piece = at(board, step->from_file, step->from_rank);

    memcpy(next, board, sizeof(Board));
    *place(next, step->from_file, step->from_rank) = '.';
    *place(next, step->to_file, step->to_rank) = step->to_rank == it.last ? it.trog : piece;
}

/* Sets *value to the score of a step minus that of the best reply. Returns the number of replies. */
static int value_step(Board board, const Step *step, double *value)
{
    Board next;
    Step replies[MOVES_MOST];
    int count;
    int i;
    double best = 0;

    after_step(board, step, next);
    count = list_steps(next, &other, replies);
    for (i = 0; i < count; ++i) {
        best = i == 0 || replies[i].score > best ? replies[i].score : best;
    }
    *value = step->score - best;
    return count;
}

static void sort_steps(Step *steps, int count)
{
    Step step;
    int i;
    int n;

    for (i = 1; i < count; ++i) { /* the first of equal steps stays first */
        step = steps[i];
        for (n = i; n && steps[n - 1].score < step.score; --n) {
            steps[n] = steps[n - 1];
        }
        steps[n] = step;
    }
}

/* Returns the index of the best step and sets *best to its value. A step without any reply is taken at once. */
static int find_step(Step *steps, int count, Board board, double *best)
{
    int found = 0;
    int i;

    *best = steps[0].score;
    if (count == 1) {
        return 0;
    }
    sort_steps(steps, count);
    for (i = 0; i < count; ++i) {
        double value;

        if (!value_step(board, steps + i, &value)) {
            *best = value;
            return i;
        }
        if (i == 0 || value > *best) {
            *best = value;
            found = i;
        }
    }
    return found;
}

/* ---- moves on our board ---- */

/* Returns the cell of a file and a rank as the 1983 player sees them. */
static uint8_t cell_of(int file, int rank)
{
    int cell = FIRST_CELL + ROW * (rank - 1) + file - 1;

    return (uint8_t)(side ? cell : FIRST_CELL + LAST_CELL - cell);
}

static void read_board(Board board)
{
    uint8_t own = side ? TOP : BOTTOM;
    int file;
    int rank;

    memset(board, '#', sizeof(Board));
    for (rank = 1; rank <= 6; ++rank) {
        for (file = 1; file <= 6; ++file) {
            uint8_t piece = warptrog_board[cell_of(file, rank)];
            char c = piece & TROG ? 'T' : 'V';

            *place(board, file, rank) = (char)(piece == EMPTY ? '.' : piece & own ? c | 0x20 : c);
        }
    }
}

static void set_move(int from_file, int from_rank, int to_file, int to_rank)
{
    uint8_t from = cell_of(from_file, from_rank);
    uint8_t to = cell_of(to_file, to_rank);
    uint8_t direction = 0;

    while ((uint8_t)(from + warptrog_step[direction]) != to) {
        ++direction;
    }
    move = (uint16_t)(from << 2 | direction);
}

/* Sets target_file and target_rank to where the opponent's last move went; to 0 before the first move and after a
 * warp. */
static void find_target(void)
{
    int cell;

    target_file = 0;
    target_rank = 0;
    if (!record_count) {
        return;
    }
    record_move((uint16_t)(record_count - 1));
    if ((uint8_t)move < WARP) {
        cell = (move >> 2 & 0x3F) + (int8_t)warptrog_step[move & 3];
        cell = side ? cell - FIRST_CELL : LAST_CELL - cell;
        target_file = cell % ROW + 1;
        target_rank = cell / ROW + 1;
    }
}

/* ---- opening library ---- */

/* Sets `move` to a step ahead on a file, of the Trog on rank 4 or the Valg on rank 5. The square must not have an own
 * piece; for a Valg it must be empty. Returns 0 if this is not possible. */
static int step_down(Board board, int file, char piece)
{
    int rank = piece == it.trog ? 4 : 5;

    if (at(board, file, rank) != piece || is_own(&it, at(board, file, rank - 1))
        || (piece == it.valg && at(board, file, rank - 1) != '.')) {
        return 0;
    }
    set_move(file, rank, file, rank - 1);
    return 1;
}

static int first_move(Board board)
{
    if (at(board, 4, 5) != it.trog || at(board, 4, 4) != '.') {
        return 0;
    }
    set_move(4, 5, 4, 4);
    return 1;
}

static int second_move(Board board)
{
    int file;

    if (at(board, 4, 4) == it.trog) {
        if (at(board, 3, 4) == other.trog) {
            set_move(4, 4, 3, 4);
            return 1;
        }
        if (at(board, 4, 2) != other.trog && at(board, 3, 3) != other.trog) {
            return step_down(board, 4, it.trog);
        }
    }
    if (at(board, 4, 2) != other.trog && at(board, 3, 3) != other.trog) {
        return 0;
    }
    switch (target_file) {
    case 1:
        return step_down(board, 2, it.valg);
    case 2:
    case 6:
        return step_down(board, 1, it.valg);
    case 3:
        file = random_below(2) ? 6 : 5;
        break;
    case 4:
    case 5:
        file = 6;
        break;
    default:
        return 0;
    }
    return at(board, file, 3) == '.' && step_down(board, file, it.valg);
}

static int third_move(Board board)
{
    return target_file && at(board, target_file, target_rank) == other.trog && at(board, 5, 3) == other.valg
        && step_down(board, 5, it.valg);
}

/* Sets `move` to one of the first three moves of the 1983 player and returns 1. Returns 0 for the rest of the game once
 * a side has warped, no opening move fits, or it has missed a turn. */
static int open_game(Board board)
{
    static uint8_t missed[2];     /* 1: no more opening moves; by the side it plays */
    static uint16_t last_turn[2]; /* record_count at its previous turn */
    static int (*const moves[])(Board) = { first_move, second_move, third_move };
    uint16_t turn = record_count;

    missed[side] = turn >= 2 && (missed[side] || turn != last_turn[side] + 2);
    last_turn[side] = turn;
    if (turn >= 6 || warptrog_warps[0] != WARPS || warptrog_warps[1] != WARPS || missed[side]
        || !moves[turn / 2](board)) {
        missed[side] = 1;
        return 0;
    }
    return 1;
}

static void think_classic(int warps)
{
    Board board;
    Step steps[MOVES_MOST];
    double best;
    int found;

    find_target();
    read_board(board);
    if (open_game(board)) {
        return;
    }
    found = find_step(steps, list_steps(board, &it, steps), board, &best);
    if (warps && warptrog_warps[side] && best > WARP_ABOVE && best < WARP_BELOW) {
        move = WARP;
        return;
    }
    set_move(steps[found].from_file, steps[found].from_rank, steps[found].to_file, steps[found].to_rank);
}

static void with_warps(void)
{
    think_classic(1);
    think_move = move;
}

static void without_warps(void)
{
    think_classic(0);
    think_move = move;
}

/* Our own search, which warps only as a last resort: matches against it measure what warps are worth to us. */
static void eval_warps_badly(void)
{
    if (outcome == OUTCOME_ESTIMATE) {
        score = SCORE_MOST;
    } else {
        game_eval();
    }
}

const Opponent game_opponents[] = {
    { "never-warps", eval_warps_badly, 0 },
    { "classic", 0, with_warps }, { "classic-nowarp", 0, without_warps }, { 0, 0, 0 }
};
