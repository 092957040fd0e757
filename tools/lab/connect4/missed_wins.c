/* missed_wins.c: 4 in a Row: finds the positions in which the first player misses its win, and how often they occur.
 *
 *   lab/connect4/missed_wins LEVELS SEEDS LEAST SEED
 *
 * For each of the levels (68: 6 and 8) it follows all games of `lab/connect4/play_exact games` at once: each position
 * with the player to move, with the share of games that reach it, in millionths (below LEAST it is ignored). In a
 * position without a book move the player is asked with SEEDS seeds, from SEED on. Prints the positions of DISCS_FIRST
 * discs or more in which the win was missed: share, moves, answer. Games continue after that answer.
 *
 * The opponent plays exactly from EXACT_FROM discs on; before, where that takes long, at random. One process for each
 * processor shares the work. */
/* SPDX-License-Identifier: MIT */

#define C4_NAME "lab/connect4/missed_wins"
#include "player.h"

enum { DISCS_FIRST = 8, DISCS_LAST = 22, EXACT_FROM = 7, NODES_MOST = 2000000, CHANCES = 5 };

/* The opponent plays at random up to one of these numbers of discs, each as likely. After that a move is random with
 * chance CHANCE_AFTER, otherwise exact. */
static const int chance_until[CHANCES] = { 4, 6, 8, 10, 12 };
#define CHANCE_AFTER 0.25

#define SEED_STEP 7919u /* distance of the seeds */

static struct node {
    bits key;
    char moves[DISCS_LAST + 4];
    double share[CHANCES];              /* share of all games */
    float played[COLUMNS];              /* share of the seeds that play each move; for a bad move the answer */
    float lost;                         /* share of the seeds that miss the win */
    char answer;
    uint8_t safe[COLUMNS], exact[COLUMNS]; /* replies to each move, a bit for each column */
} *nodes_now, *nodes_next;
static int now_count, next_count;
static unsigned level, seeds, first_seed;
static double least;

static double share_of(const struct node *node)
{
    double sum = 0;
    for (int i = 0; i < CHANCES; i++) sum += node->share[i];
    return sum;
}

static void ask_all(struct node *node, struct position at)
{
    int answered = 0;
    node->lost = 0;
    for (unsigned seed = first_seed; seed < first_seed + seeds; seed++) {
        int column = ask(node->moves, level, seed * SEED_STEP, 0);
        unsigned count = think_from_book ? seeds : 1;
        if (at.placed >= DISCS_FIRST && !think_from_book && -outcome_of(after(at, column)) <= 0) {
            node->lost += (float)count / (float)seeds;
            if (!answered) answered = node->answer = answer_in(at, 1);
            column = node->answer - '1';
        }
        node->played[column] += (float)count / (float)seeds;
        if (think_from_book) break;
    }
}

static void examine(int i)
{
    struct node *node = nodes_now + i;
    struct position at = position_of(node->moves);
    memset(node->played, 0, sizeof node->played);
    memset(node->safe, 0, sizeof node->safe);
    if (winning_moves(at)) return;
    if (at.placed >= DISCS_FIRST && outcome_of(at) <= 0) return;  /* the book has missed the win, by a collision */
    ask_all(node, at);
    for (int column = 0; column < COLUMNS; column++) {
        if (!node->played[column]) continue;
        struct position replied = after(at, column);
        bits safe = safe_moves(replied);
        for (int reply = 0; reply < COLUMNS; reply++)
            if (in_column(safe, reply)) node->safe[column] |= (uint8_t)(1u << reply);
        node->exact[column] = (uint8_t)(safe && replied.placed >= EXACT_FROM ? exact_moves(replied) : 0);
    }
}

static void add_reply(const struct node *node, int column, int reply)
{
    struct node *to = nodes_next + next_count;
    int discs = (int)strlen(node->moves) + 1;
    int safe = __builtin_popcount(node->safe[column]), exact = __builtin_popcount(node->exact[column]);
    memset(to, 0, sizeof *to);
    for (int i = 0; i < CHANCES; i++) {
        double by_chance = (node->safe[column] >> reply & 1) / (double)safe;
        double exactly = (node->exact[column] >> reply & 1) / (double)exact;
        double chance = discs < chance_until[i] || !exact ? 1 : CHANCE_AFTER;
        double share_here = node->share[i] * node->played[column];
        to->share[i] = share_here * (chance < 1 ? chance * by_chance + (1 - chance) * exactly : by_chance);
    }
    if (share_of(to) == 0) return;
    if (++next_count == NODES_MOST) fail("over %d positions", NODES_MOST);
    snprintf(to->moves, sizeof to->moves, "%s%c%c", node->moves, '1' + column, '1' + reply);
    to->key = key_of(position_of(to->moves), true);
}

static int compare_keys(const void *one, const void *other)
{
    const struct node *a = one, *b = other;
    return a->key != b->key ? (a->key < b->key ? -1 : 1) : strcmp(a->moves, b->moves);
}

/* Merges equal positions and drops rare ones. Returns the share of games that were dropped. */
static double gather(void)
{
    double left_out = 0;
    qsort(nodes_next, (size_t)next_count, sizeof *nodes_next, compare_keys);
    now_count = 0;
    for (int i = 0; i < next_count;) {
        struct node node = nodes_next[i];
        while (++i < next_count && nodes_next[i].key == node.key)
            for (int j = 0; j < CHANCES; j++) node.share[j] += nodes_next[i].share[j];
        if (share_of(&node) >= least) nodes_now[now_count++] = node;
        else left_out += share_of(&node);
    }
    return left_out;
}

static void step(int discs)
{
    double sum = 0, went = 0;
    int count = 0;
    share(now_count, examine);
    next_count = 0;
    for (struct node *node = nodes_now; node < nodes_now + now_count; node++) {
        sum += share_of(node);
        if (node->lost > 0) {
            went += share_of(node) * node->lost;
            count++;
            printf("%8.2f  ", 1e6 * share_of(node) * node->lost);
            print_answer(node->moves, node->answer);
        }
        for (int column = 0; column < COLUMNS; column++)
            for (int reply = 0; reply < COLUMNS && node->played[column] > 0; reply++)
                if ((node->safe[column] | node->exact[column]) >> reply & 1) add_reply(node, column, reply);
    }
    fflush(stdout);
    int looked_at = now_count;
    double left_out = gather();
    fprintf(stderr, "%2d discs: %d positions of %.2f%% of the games; the win missed in %d, %.3f%%; %.3f%% ignored\n",
        discs, looked_at, 100 * sum, count, 100 * went, 100 * left_out);
}

/* Follows all games of a level, from the empty board. */
static void walk(void)
{
    memset(nodes_now, 0, sizeof *nodes_now);
    for (int i = 0; i < CHANCES; i++) nodes_now->share[i] = 1.0 / CHANCES;
    now_count = 1;
    for (int discs = 0; discs <= DISCS_LAST && now_count; discs += 2) step(discs);
}

int main(int argc, char **argv)
{
    if (argc != 5) fail("usage: lab/connect4/missed_wins LEVELS SEEDS LEAST SEED");
    seeds = (unsigned)atoi(argv[2]);
    least = atof(argv[3]) / 1e6;
    first_seed = (unsigned)atoi(argv[4]);
    player_begin();
    nodes_now = shared_memory(sizeof *nodes_now * NODES_MOST);
    nodes_next = shared_memory(sizeof *nodes_next * NODES_MOST);
    for (const char *digit = argv[1]; *digit; digit++) {
        level = (unsigned)(*digit - '0');
        fprintf(stderr, "level %u\n", level);
        walk();
    }
    return 0;
}
