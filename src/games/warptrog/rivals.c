/* rivals.c: the player of 1983, to measure ours against: `classic`, and without
 * its warps `classic-nowarp`: two plies,
 * moves scored instead of positions. Written from a description of what it did;
 * host only. Everything is seen by the side to move, which moves up the board:
 * its own men are upper case. */
#include <string.h>

#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/warptrog/warptrog.h"
#include "engine/think.h"
#include "host/rival.h"

#define WIDE 8            /* a rim of '#' around files and ranks 1 to 6 */
#define MOVES_MOST 24     /* five Trogs have 20 moves */
#define WARP_BELOW -0.9   /* it warped when its best value lay in here */
#define WARP_ABOVE -7.0
#define NO_REPLY -8.0     /* the enemy cannot move: below any reply's score */

typedef char Board[WIDE][WIDE]; /* [rank][file] */

typedef struct {
    int from_file, from_rank, to_file, to_rank;
    double score;
} Step;

static int target_file; /* where the enemy's last move went; 0: not known */
static int target_rank;

static int is_own(char c)
{
    return c == 'V' || c == 'T';
}

static int is_enemy(char c)
{
    return c == 'v' || c == 't';
}

static double worth(char c)
{
    return c == 'T' || c == 't' ? 3 : is_own(c) || is_enemy(c) ? 1 : 0;
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

/* Enemies behind and beside a square. */
static int around(Board board, int file, int rank, char man)
{
    return (board[rank - 1][file] == man) + (board[rank][file - 1] == man)
        + (board[rank][file + 1] == man);
}

static double diagonal_enemies(Board board, int file, int rank)
{
    double sum = 0;
    int i;

    for (i = 0; i < 4; ++i) {
        char c = board[rank + (i & 1 ? 1 : -1)][file + (i & 2 ? 1 : -1)];

        sum += is_enemy(c) ? 0.1 + 0.1 * worth(c) : 0;
    }
    return sum;
}

static int diagonal_trogs(Board board, int file, int rank)
{
    return (board[rank - 1][file - 1] == 't') + (board[rank - 1][file + 1] == 't')
        + (board[rank + 1][file - 1] == 't') + (board[rank + 1][file + 1] == 't');
}

static double distant_enemies(Board board, int file, int rank)
{
    double sum = 0;

    sum += rank >= 3 && is_enemy(board[rank - 2][file]) ? worth(board[rank - 2][file]) : 0;
    sum += rank <= 4 && is_enemy(board[rank + 2][file]) ? worth(board[rank + 2][file]) : 0;
    sum += file >= 3 && is_enemy(board[rank][file - 2]) ? worth(board[rank][file - 2]) : 0;
    sum += file <= 4 && is_enemy(board[rank][file + 2]) ? worth(board[rank][file + 2]) : 0;
    return 0.075 * sum;
}

static double score_valg(Board board, const Step *step)
{
    static const double rank_bonus[] = { 0, 0, 0, 0, 0.2, 0.3, 0.5 };
    double sum = rank_bonus[step->to_rank];
    int rank;

    sum += is_own(board[step->to_rank][step->to_file - 1]) ? 0.2 : 0;
    sum += is_own(board[step->to_rank][step->to_file + 1]) ? 0.2 : 0;
    for (rank = step->to_rank + 1; rank <= 6; ++rank) {
        if (is_enemy(board[rank][step->to_file])) {
            return sum;
        }
    }
    return sum + 0.15;
}

static double score_trog(Board board, const Step *step)
{
    int file = step->to_file;
    int rank = step->to_rank;
    double sum = (file + rank) / 100.0;

    if (target_file) {
        sum += near(file, target_file) + near(rank, target_rank);
    }
    if (in_centre(step->from_file, step->from_rank) && !in_centre(file, rank)) {
        sum -= 0.1;
    }
    sum -= edges(file, rank) / 18.0;
    if (edges(step->from_file, step->from_rank) > edges(file, rank)) {
        sum += 0.1 * (edges(step->from_file, step->from_rank) - edges(file, rank));
    }
    sum += 0.3 * around(board, file, rank, 'v');
    sum += 0.1 * ((board[rank][file - 1] == 'V') + (board[rank][file + 1] == 'V'));
    sum += distant_enemies(board, file, rank);
    sum += diagonal_enemies(board, file, rank);
    sum -= 0.22 * diagonal_trogs(board, step->from_file, step->from_rank);
    return sum;
}

/* The man has left his square when the neighbours of his target are looked at. */
static double score_step(Board board, const Step *step)
{
    char man = board[step->from_rank][step->from_file];
    char ahead = board[step->to_rank + 1][step->to_file];
    double sum = worth(board[step->to_rank][step->to_file]);

    board[step->from_rank][step->from_file] = '.';
    if (ahead == 't') {
        sum -= 2;
    } else if (ahead == 'v') {
        sum -= 0.75;
        if (step->from_file == step->to_file && (is_own(board[step->to_rank][step->to_file - 1])
            || is_own(board[step->to_rank][step->to_file + 1]))) {
            sum += 0.75;
        }
    }
    sum -= 0.6 * worth(man) * around(board, step->to_file, step->to_rank, 't');
    sum += 0.35 * around(board, step->from_file, step->from_rank, 't');
    sum += man == 'T' ? score_trog(board, step) : score_valg(board, step);
    board[step->from_rank][step->from_file] = man;
    return sum;
}

/* ---- moves ---- */

static void add_step(Board board, Step *list, int *count, int file, int rank, int across, int up)
{
    Step *step = list + *count;
    char there = board[rank + up][file + across];

    if (there == '#' || is_own(there)) {
        return;
    }
    if (board[rank][file] == 'V' && is_enemy(there)
        && (is_enemy(board[rank + up][file - 1]) || is_enemy(board[rank + up][file + 1]))) {
        return;
    }
    step->from_file = file;
    step->from_rank = rank;
    step->to_file = file + across;
    step->to_rank = rank + up;
    step->score = score_step(board, step);
    ++*count;
}

static int list_steps(Board board, Step *list)
{
    int file;
    int rank;
    int count = 0;

    for (rank = 1; rank <= 6; ++rank) {
        for (file = 1; file <= 6; ++file) {
            if (is_own(board[rank][file])) {
                add_step(board, list, &count, file, rank, 0, 1);
            }
            if (board[rank][file] == 'T') {
                add_step(board, list, &count, file, rank, 0, -1);
                add_step(board, list, &count, file, rank, -1, 0);
                add_step(board, list, &count, file, rank, 1, 0);
            }
        }
    }
    return count;
}

/* The board after a step, as the other side sees it: turned round. Nobody is
 * promoted in the tree. */
static void after_step(Board board, const Step *step, Board next)
{
    int file;
    int rank;
    char c;

    memset(next, '#', sizeof(Board));
    for (rank = 1; rank <= 6; ++rank) {
        for (file = 1; file <= 6; ++file) {
            c = board[rank][file];
            if (rank == step->from_rank && file == step->from_file) {
                c = '.';
            } else if (rank == step->to_rank && file == step->to_file) {
                c = board[step->from_rank][step->from_file];
            }
            next[7 - rank][7 - file] = (char)(is_own(c) || is_enemy(c) ? c ^ 0x20 : c);
        }
    }
}

static double best_reply(Board board, const Step *step)
{
    Board next;
    Step replies[MOVES_MOST];
    double best = NO_REPLY;
    int kept_file = target_file;
    int kept_rank = target_rank;
    int count;
    int i;

    after_step(board, step, next);
    target_file = 7 - step->to_file;
    target_rank = 7 - step->to_rank;
    count = list_steps(next, replies);
    target_file = kept_file;
    target_rank = kept_rank;
    for (i = 0; i < count; ++i) {
        best = replies[i].score > best ? replies[i].score : best;
    }
    return best;
}

/* ---- a move on our board ---- */

/* The cell of a file and a rank as the side to move sees them, and back. */
static uint8_t cell_of(int file, int rank)
{
    int cell = FIRST_CELL + ROW * (rank - 1) + file - 1;

    return (uint8_t)(side ? FIRST_CELL + LAST_CELL - cell : cell);
}

static void read_board(Board board)
{
    uint8_t own = side ? TOP : BOTTOM;
    int file;
    int rank;

    memset(board, '#', sizeof(Board));
    for (rank = 1; rank <= 6; ++rank) {
        for (file = 1; file <= 6; ++file) {
            uint8_t man = warptrog_board[cell_of(file, rank)];
            char c = man & TROG ? 'T' : 'V';

            board[rank][file] = (char)(man == EMPTY ? '.' : man & own ? c : c | 0x20);
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

/* Where the enemy's last move went, and nowhere after a warp. */
static void find_target(void)
{
    int cell;

    target_file = 0;
    if (!record_count) {
        return;
    }
    record_move((uint16_t)(record_count - 1));
    if ((uint8_t)move < WARP) {
        cell = (move >> 2 & 0x3F) + (int8_t)warptrog_step[move & 3];
        cell = side ? LAST_CELL - cell : cell - FIRST_CELL;
        target_file = cell % ROW + 1;
        target_rank = cell / ROW + 1;
    }
}

/* The opening, turned round from the top side's: the Trog steps ahead from c2;
 * then by where the enemy's Trog stands. 1: `move` is set. */
static int open_game(Board board)
{
    static const int valg_files[] = { 0, 2, 1, 2, 5, 6, 5 }; /* by the file of his move */
    int file;

    if (record_count < 2) {
        set_move(3, 2, 3, 3);
        return board[2][3] == 'T' && board[3][3] == '.';
    }
    if (record_count > 3 || board[3][3] != 'T') {
        return 0;
    }
    if (board[3][4] == 't') {
        set_move(3, 3, 4, 3);
        return 1;
    }
    if (board[5][3] != 't' && board[4][4] != 't') {
        set_move(3, 3, 3, 4);
        return !is_own(board[4][3]);
    }
    file = valg_files[target_file];
    set_move(file, 2, file, 3);
    return file && board[2][file] == 'V' && board[3][file] == '.';
}

static void think_classic(int warps)
{
    Board board;
    Step steps[MOVES_MOST];
    double best = 0;
    int found = -1;
    int count;
    int i;

    find_target();
    read_board(board);
    if (open_game(board)) {
        return;
    }
    count = list_steps(board, steps);
    for (i = 0; i < count; ++i) {
        double value = steps[i].score - best_reply(board, steps + i)
            + random_below(250) / 10000.0;

        if (found < 0 || value > best) {
            best = value;
            found = i;
        }
    }
    if (count > 1 && warps && warptrog_warps[side] && best > WARP_ABOVE && best < WARP_BELOW) {
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

/* Our own search, for which a warp is the last resort: what are warps worth to us? */
static void eval_warps_badly(void)
{
    if (outcome == OUTCOME_GUESS) {
        score = SCORE_MOST;
    } else {
        game_eval();
    }
}

const Rival game_rivals[] = {
    { "never-warps", eval_warps_badly, 0 },
    { "classic", 0, with_warps }, { "classic-nowarp", 0, without_warps }, { 0, 0, 0 }
};
