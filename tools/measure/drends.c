/* drends.c: endings of kings in draughts: what is won, and does the program win it?
 *
 *   drends choose            positions for tests/text/draughts_ends.txt, with the plies to win
 *   drends hardest           the same for draughts_hard.txt: the longest wins, against double corners
 *   drends play FILE [SECONDS [exact]]
 *   drends draws             after how many plies kings that step to and fro, or wander, have drawn
 *
 * `choose` works every ending of up to three kings against two out backwards. `play` lets
 * the program play the side to move with so many seconds of an Atari a move (15), against itself
 * with four times as much or, with the word exact, against the longest defence there is. A line of
 * FILE is a position; "#" begins a comment. It prints what was won within fifty moves; the exit status is 1
 * when something was not.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/hash.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/draughts/draughts.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/plat.h"

enum { OWN_MOST = 3, MOVES_MOST = 50, DEFENCE_TIMES = 4, CHOSEN = 10, SHORTEST = 15 };

typedef uint32_t Set; /* of squares */

/* ---- exact: kings only, so a position is own kings, other kings, own side to move ---- */

static unsigned char *exact[OWN_MOST + 1][OWN_MOST + 1]; /* 0: drawn; 1 + plies to the end */
static int neighbour[SQUARES][4];
static unsigned choose_of[SQUARES + 1][OWN_MOST + 1];

static void find_neighbours(void)
{
    int square;

    for (square = 0; square < SQUARES; ++square) {
        int row = square / 4;
        int column = square % 4 * 2 + (row & 1 ? 0 : 1);
        int d;

        for (d = 0; d < 4; ++d) {
            int r = row + (d & 2 ? -1 : 1);
            int c = column + (d & 1 ? 1 : -1);

            neighbour[square][d] = r < 0 || r > 7 || c < 0 || c > 7 ? -1 : r * 4 + c / 2;
        }
    }
}

static unsigned index_of(Set set)
{
    unsigned index = 0;
    unsigned n = 0;

    for (; set; set &= set - 1) {
        index += choose_of[__builtin_ctz(set)][++n];
    }
    return index;
}

static unsigned sets_of(int kings)
{
    return choose_of[SQUARES][kings];
}

static unsigned char value_of(Set own, Set other)
{
    int a = __builtin_popcount(own);
    int b = __builtin_popcount(other);

    if (!own) {
        return 1;
    }
    return exact[a][b][index_of(own) * sets_of(b) + index_of(other)];
}

/* Positions after the moves of `own`, seen from the other side: own and other change places. */
static struct {
    Set own;
    Set other;
} after[128];
static int after_count;

static void jump_on(Set own, Set other, int from, int start)
{
    int d;
    int any = 0;

    for (d = 0; d < 4; ++d) {
        int over = neighbour[from][d];
        int to = over < 0 ? -1 : neighbour[over][d];

        if (to < 0 || !(other >> over & 1) || ((own | other) >> to & 1)) {
            continue;
        }
        any = 1;
        jump_on(own, other & ~((Set)1 << over), to, start);
    }
    if (!any && from != start) {
        after[after_count].own = other;
        after[after_count++].other = own | (Set)1 << from;
    }
}

/* Nobody jumps back to where he started: that would take four. */
static void list_after(Set own, Set other)
{
    Set left;
    int d;

    after_count = 0;
    for (left = own; left; left &= left - 1) {
        int from = __builtin_ctz(left);

        jump_on(own & ~((Set)1 << from), other, from, from);
    }
    if (after_count) {
        return;
    }
    for (left = own; left; left &= left - 1) {
        int from = __builtin_ctz(left);

        for (d = 0; d < 4; ++d) {
            int to = neighbour[from][d];

            if (to >= 0 && !((own | other) >> to & 1)) {
                after[after_count].own = other;
                after[after_count++].other = (own & ~((Set)1 << from)) | (Set)1 << to;
            }
        }
    }
}

/* 1 + plies to the end, if what is known tells; else 0. */
static unsigned char settle(Set own, Set other)
{
    unsigned char soonest = 255;
    unsigned char latest = 0;
    int all_won = 1;
    int i;

    list_after(own, other);
    for (i = 0; i < after_count; ++i) {
        unsigned char value = value_of(after[i].own, after[i].other);

        if (value & 1) { /* lost for the other side */
            soonest = value < soonest ? value : soonest;
        } else if (value == 0) {
            all_won = 0;
        } else {
            latest = value > latest ? value : latest;
        }
    }
    return soonest < 255 ? soonest + 1 : all_won ? latest + 1 : 0;
}

typedef Set Sets[4960];
static Sets sets[OWN_MOST + 1];

static void list_sets(void)
{
    int kings;
    int n;
    Set set;

    for (n = 0; n <= SQUARES; ++n) {
        choose_of[n][0] = 1;
        for (kings = 1; kings <= OWN_MOST; ++kings) {
            choose_of[n][kings] = n ? choose_of[n - 1][kings] + choose_of[n - 1][kings - 1] : 0;
        }
    }
    for (kings = 1; kings <= OWN_MOST; ++kings) {
        Set first = ((Set)1 << kings) - 1;
        unsigned count;

        for (set = first, count = 0; count < sets_of(kings); ++count) {
            Set low = set & -set;
            Set ripple = set + low;

            sets[kings][index_of(set)] = set;
            set = ripple ? (((ripple ^ set) >> 2) / low) | ripple : 0;
        }
    }
}

static unsigned pass_over(int a, int b, unsigned plies)
{
    unsigned changed = 0;
    unsigned i;
    unsigned k;

    for (i = 0; i < sets_of(a); ++i) {
        for (k = 0; k < sets_of(b); ++k) {
            unsigned char *entry = exact[a][b] + i * sets_of(b) + k;
            unsigned char value;

            if (*entry || sets[a][i] & sets[b][k]) {
                continue;
            }
            value = settle(sets[a][i], sets[b][k]);
            if (value && value <= plies + 1) {
                *entry = value;
                ++changed;
            }
        }
    }
    return changed;
}

#define PASSES_MOST 250

static void work_out(void)
{
    static const int pairs[][2] = { { 1, 1 }, { 2, 1 }, { 2, 2 }, { 3, 1 }, { 3, 2 } };
    unsigned i;

    find_neighbours();
    list_sets();
    for (i = 0; i < sizeof pairs / sizeof pairs[0]; ++i) {
        int a = pairs[i][0];
        int b = pairs[i][1];
        unsigned plies;
        unsigned idle = 0;

        exact[a][b] = calloc(sets_of(a), sets_of(b));
        if (a != b) {
            exact[b][a] = calloc(sets_of(a), sets_of(b));
        }
        for (plies = 0; plies < PASSES_MOST && idle < 8; ++plies) { /* jumps lead to longer wins, now and then */
            unsigned changed;

            progress_show("passes", plies, PASSES_MOST, "at the most");
            changed = pass_over(a, b, plies);

            if (a != b) {
                changed += pass_over(b, a, plies);
            }
            idle = changed ? 0 : idle + 1;
        }
        progress_show("passes", 1, 1, "");
        fprintf(stderr, "%d kings against %d: %u plies\n", a, b, plies - idle - 1);
    }
}

static void print_set(Set set)
{
    const char *comma = "";

    for (; set; set &= set - 1) {
        printf("%sK%d", comma, __builtin_ctz(set) + 1);
        comma = ",";
    }
}

static int can_jump(Set own, Set other)
{
    Set left;

    for (left = own; left; left &= left - 1) {
        int from = __builtin_ctz(left);
        int d;

        for (d = 0; d < 4; ++d) {
            int over = neighbour[from][d];
            int to = over < 0 ? -1 : neighbour[over][d];

            if (to >= 0 && other >> over & 1 && !((own | other) >> to & 1)) {
                return 1;
            }
        }
    }
    return 0;
}

#define DOUBLE_CORNERS ((Set)1 << 0 | (Set)1 << 4 | (Set)1 << 27 | (Set)1 << 31)

/* Positions drawn by lot: won, and nobody can jump. The hardest: all defenders in double corners, and their
 * length goes up from half the longest to the longest. The others: as they come, but not won at once. */
static void choose(int a, int b, int hardest)
{
    unsigned n = 0;
    unsigned longest = 0;
    unsigned i;
    unsigned tries;

    for (i = 0; i < sets_of(a) * sets_of(b); ++i) {
        unsigned char value = exact[a][b][i];

        if (value && !(value & 1) && (sets[b][i % sets_of(b)] & ~DOUBLE_CORNERS) == 0 && value > longest) {
            longest = value;
        }
    }
    printf("# %d kings against %d: the longest win takes %u plies\n", a, b, longest - 1);
    for (tries = 0; n < CHOSEN && tries < 20000000; ++tries) {
        Set own = sets[a][(random_below(250) * 250 + random_below(250)) % sets_of(a)];
        Set other = sets[b][(random_below(250) * 250 + random_below(250)) % sets_of(b)];
        unsigned value = own & other ? 0 : value_of(own, other);

        unsigned least = hardest ? longest / 2 + longest * n / 2 / CHOSEN : SHORTEST + 1;

        if (!value || value & 1 || value < least
            || (hardest ? other & ~DOUBLE_CORNERS : can_jump(own, other) || can_jump(other, own))) {
            continue;
        }
        printf("%s:W", n & 1 ? "W" : "B");
        print_set(n & 1 ? own : other);
        printf(":B");
        print_set(n & 1 ? other : own);
        printf(" # %u plies\n", value - 1);
        ++n;
    }
}

/* ---- playing ---- */

/* The move that loses latest, or draws. */
static void defend(void)
{
    unsigned best = 0;
    uint16_t best_move = 0;
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        Set black = 0;
        Set white = 0;
        unsigned value;
        int k;

        list_choose(i);
        list_play();
        for (k = 0; k < SET_BYTES; ++k) {
            black |= (Set)draughts_board[BLACK + k] << 8 * k;
            white |= (Set)draughts_board[WHITE + k] << 8 * k;
        }
        value = side ? value_of(white, black) : value_of(black, white);
        value = value == 0 || value & 1 ? 1000 : value;
        game_unmake();
        outcome = OUTCOME_NONE;
        if (value > best) {
            best = value;
            best_move = move;
        }
    }
    move = best_move;
}

/* Moves of the winner; 0: not won. */
static unsigned play(unsigned seconds, int exactly)
{
    uint8_t winner = side;
    unsigned plies;

    for (plies = 0; plies < 2 * MOVES_MOST; ++plies) {
        if (side != winner && exactly) {
            defend();
        } else {
            think_defaults();
            think_without = WITHOUT_BOOK;
            level_limit((uint16_t)(seconds * (side == winner ? 10 : 10 * DEFENCE_TIMES)));
            hash_size = HASH_DEFAULT;
            hash_base = plat_table();
            think();
            move = think_move;
        }
        record_play();
        record_judge();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_LOSS && side != winner ? (plies + 2) / 2 : 0;
        }
    }
    return 0;
}

static int play_file(const char *name, unsigned seconds, int exactly)
{
    FILE *file = fopen(name, "r");
    char line[TEXT_SIZE];
    unsigned positions = 0;
    unsigned won = 0;

    if (!file) {
        perror(name);
        return 2;
    }
    while (fgets(line, sizeof line, file)) {
        unsigned moves;
        const char *why;

        line[strcspn(line, " #\n")] = 0;
        if (!line[0]) {
            continue;
        }
        game_reset();
        why = game_read_position(line);
        if (why) {
            fprintf(stderr, "drends: %s: %s\n", line, why);
            return 2;
        }
        record_start();
        moves = play(seconds, exactly);
        ++positions;
        won += moves != 0;
        if (moves) {
            printf("%-28s %u moves\n", line, moves);
        } else {
            printf("%-28s not won\n", line);
        }
        fflush(stdout);
    }
    fclose(file);
    printf("%u of %u won\n", won, positions);
    return won != positions;
}

/* ---- draws ---- */

static void begin(const char *position)
{
    game_reset();
    game_read_position(position);
    record_start();
}

/* Two kings that step to and fro. */
static unsigned repeat(void)
{
    static const char *const steps[4] = { "1-6", "32-27", "6-1", "27-32" };
    unsigned plies;

    begin("W:WK1:BK32");
    for (plies = 0; outcome == OUTCOME_NONE && plies < 200; ++plies) {
        game_read_move(steps[plies % 4]);
        record_play();
        record_judge();
    }
    return outcome == OUTCOME_DRAW ? plies : 0;
}

/* Two against two in their corners, by lot, without a jump or a third repetition. */
static unsigned wander(void)
{
    unsigned tries;

    begin("W:WK1,K5:BK28,K32");
    for (tries = 0; tries < 100000 && record_count < QUIET_MOST; ++tries) {
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        record_play();
        record_judge();
        if (outcome != OUTCOME_NONE && quiet_plies[0] >= QUIET_MOST) {
            break;
        }
        if (outcome != OUTCOME_NONE || draughts_must[0]) {
            record_undo();
        }
        if (tries % 64 == 0) { /* out of where there is no other way */
            record_undo();
            record_undo();
            record_undo();
        }
    }
    return outcome == OUTCOME_DRAW ? record_count : 0;
}

int main(int count, char **words)
{
    int exactly = count > 4 && strcmp(words[4], "exact") == 0;

    games_choose("draughts");
    state_clear();
    random_seed = 1990;
    if (count == 2 && (strcmp(words[1], "choose") == 0 || strcmp(words[1], "hardest") == 0)) {
        int hardest = words[1][0] == 'h';

        work_out();
        choose(2, 1, hardest);
        choose(3, 2, hardest);
        return 0;
    }
    if (count == 2 && strcmp(words[1], "draws") == 0) {
        printf("%u %u\n", repeat(), wander());
        return 0;
    }
    if (count < 3 || strcmp(words[1], "play") != 0) {
        fprintf(stderr, "usage: drends choose | drends hardest | drends draws | drends play FILE [SECONDS [exact]]\n");
        return 2;
    }
    if (exactly) {
        work_out();
    }
    return play_file(words[2], count > 3 ? (unsigned)atoi(words[3]) : 15, exactly);
}
