/* growbook.c: grows an opening book by search, to standard output.
 *
 *   growbook GAME [-d DEPTH] [-c COARSE] [-l HUNDREDTHS] [-g GIVEN] [-m MANY] [-p PLIES] [-j JOBS] [-k FILE]
 *
 * From the start on, for either side: what the book plays, and what it expects of the other side. Every move is judged by
 * the mean of two searches, of an even and of an odd number of plies, as an evaluation leans to whoever moved last: of
 * COARSE (9) plies and one more behind it. The other side is expected to play what costs no more than GIVEN (200)
 * hundredths of a man. Own moves that may be the best are searched to DEPTH (13) and one more. The book plays those that are
 * no more than HUNDREDTHS (40) of a man below the best of them, and that tools/measure/chkbook does not fault at
 * DEPTH. Then values are taken back from where the lines end: a move whose line turns out worse than another by
 * more than that is taken out again.
 * A line ends where fewer than one game in MANY (400) comes, if the book draws by lot and the other side prefers what costs
 * it less, and behind PLIES (40). JOBS (1) searches go on at a time; what they find is kept in FILE, and not looked for again.
 */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "plat/plat.h"

#define NODES_MOST 65536
#define EDGES_MOST (8L * NODES_MOST)
#define WORK_MOST (4L * NODES_MOST)
#define DEPTHS 32
#define TABLE (1UL << 20) /* as in chkbook: the same searches */
#define UNSEARCHED 0x7FFF
#define LINE_SIZE 256
#define PLIES_DEEP 40
#define KEPT_MOST (4L * NODES_MOST)
#define HOPEFUL 150       /* hundredths of a man: what a coarse look may be wrong by */

enum { OURS, THEIRS, TURNS }; /* who is on turn, the book or the other side */

typedef struct {
    uint8_t key[BOOK_KEY];
    char text[TEXT_SIZE];
    char line[LINE_SIZE];   /* the moves that lead to it, by the book */
    double share[TURNS];    /* of the games, by turn */
    int first_edge;
    int edge_count;
    int value;              /* taken back, for the side to move: of a search twice */
    uint8_t plies;
    uint8_t is_open;        /* has edges */
    uint8_t is_reached[TURNS];
} Node;

typedef struct {
    int to;
    char move[MOVE_SIZE];
    uint8_t is_ours;     /* the book plays it */
    uint8_t is_expected;
} Edge;

typedef struct {
    int node;
    int depth;
} Work;

typedef struct {
    unsigned long key;
    int depth;
    int value;
} Kept;

static Node nodes[NODES_MOST];
static int node_count;
static Edge edges[EDGES_MOST];
static int edge_count;
static Work work[WORK_MOST];
static int work_count;
static int16_t (*values)[DEPTHS]; /* by node and depth, for the side to move; all processes see it */
static int *work_next;
static int depth = 13;
static int coarse = 9;
static int most_lost = 40;
static int given = 200;
static double least_share = 1.0 / 400;
static int jobs = 1;
static int plies_most = PLIES_DEEP;
static FILE *keeper;
static Kept kept[KEPT_MOST]; /* of earlier runs */
static int kept_count;

/* ---- searches, several at a time ---- */

static int search(const Work *what)
{
    game_read_position(nodes[what->node].text);
    record_start();
    record_judge();
    if (outcome != OUTCOME_NONE) {
        score_outcome();
        return score;
    }
    think_defaults();
    think_depth = (uint8_t)what->depth;
    think_without = WITHOUT_BOOK | WITHOUT_HASTE | WITHOUT_LATE;
    think();
    return think_score;
}

static unsigned long key_of(const uint8_t *key)
{
    return (unsigned long)key[0] << 24 | (unsigned long)key[1] << 16 | (unsigned long)key[2] << 8 | key[3];
}

/* A line is one write, whole among those of others. */
static void keep(const Work *what, int value)
{
    if (keeper) {
        fprintf(keeper, "%08lx %d %d\n", key_of(nodes[what->node].key), what->depth, value);
        fflush(keeper);
    }
}

static void read_kept(const char *name)
{
    keeper = fopen(name, "a+");
    if (!keeper) {
        perror(name);
        exit(1);
    }
    while (kept_count < KEPT_MOST && fscanf(keeper, "%lx %d %d", &kept[kept_count].key, &kept[kept_count].depth,
        &kept[kept_count].value) == 3) {
        ++kept_count;
    }
}

static void take_kept(int node)
{
    int i;

    for (i = 0; i < kept_count; ++i) {
        if (kept[i].key == key_of(nodes[node].key) && kept[i].depth < DEPTHS) {
            values[node][kept[i].depth] = (int16_t)kept[i].value;
        }
    }
}

static int deepest_first(const void *a, const void *b)
{
    return ((const Work *)b)->depth - ((const Work *)a)->depth;
}

static void do_work(void)
{
    int job;
    int next;

    qsort(work, (size_t)work_count, sizeof *work, deepest_first);
    *work_next = 0;
    fflush(stdout);
    for (job = 0; job < jobs; ++job) {
        if (fork() == 0) {
            while ((next = __atomic_fetch_add(work_next, 1, __ATOMIC_RELAXED)) < work_count) {
                values[work[next].node][work[next].depth] = (int16_t)search(&work[next]);
                keep(&work[next], values[work[next].node][work[next].depth]);
            }
            _exit(0);
        }
    }
    while (wait(0) > 0) {
    }
    work_count = 0;
}

static void want(int node, int deep)
{
    if (values[node][deep] == UNSEARCHED) {
        values[node][deep] = UNSEARCHED - 1; /* wanted once */
        work[work_count].node = node;
        work[work_count++].depth = deep;
    }
}

static void want_both(int node, int deep)
{
    want(node, deep);
    want(node, deep + 1);
}

/* Twice the mean of two depths. */
static int mean(int node, int deep)
{
    return values[node][deep] + values[node][deep + 1];
}

/* In points of a search twice, of hundredths of a man. */
static int twice(int hundredths)
{
    return 2 * hundredths * game_info()->unit / 100;
}

/* ---- the tree ---- */

static int add(int plies)
{
    Node *added = &nodes[node_count];
    int i;

    for (i = 0; i < node_count; ++i) {
        if (memcmp(nodes[i].key, book_key, BOOK_KEY) == 0) {
            return i;
        }
    }
    if (node_count == NODES_MOST) {
        fprintf(stderr, "growbook: too many positions\n");
        exit(1);
    }
    memcpy(added->key, book_key, BOOK_KEY);
    game_write_position(added->text);
    added->plies = (uint8_t)plies;
    take_kept(node_count);
    return node_count++;
}

static int has_edge(const Node *node, int to)
{
    int i;

    for (i = 0; i < node->edge_count && edges[node->first_edge + i].to != to; ++i) {
    }
    return i < node->edge_count;
}

/* Lists the moves of a node, one of those that look the same. */
static void open_node(int from)
{
    Node *node = &nodes[from];
    uint8_t i;
    int to;

    if (node->is_open) {
        return;
    }
    node->is_open = 1;
    node->first_edge = edge_count;
    game_read_position(node->text);
    list_moves();
    for (i = 1; outcome == OUTCOME_NONE && i <= move_count; ++i) {
        list_choose(i);
        game_write_move(edges[edge_count].move);
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            to = add(node->plies + 1);
            if (!has_edge(node, to)) {
                edges[edge_count++].to = to;
                ++node->edge_count;
            }
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
}

/* What a move is worth by two searches, and the best of all. */
static int worth(const Edge *edge, int deep)
{
    return -mean(edge->to, deep);
}

static int best_of(const Node *node, int deep)
{
    int best = -2 * UNSEARCHED;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        const Edge *edge = &edges[node->first_edge + i];

        if (values[edge->to][deep] != UNSEARCHED && worth(edge, deep) > best) {
            best = worth(edge, deep);
        }
    }
    return best;
}

/* The best move by one search. */
static int best_at(const Node *node, int deep)
{
    int best = -UNSEARCHED;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        int value = values[edges[node->first_edge + i].to][deep];

        if (value != UNSEARCHED && -value > best) {
            best = -value;
        }
    }
    return best;
}

static int is_hopeful(const Node *node, const Edge *edge)
{
    return worth(edge, coarse) >= best_of(node, coarse) - twice(HOPEFUL);
}

/* As chkbook has it: by one look or a deeper one it costs no more. */
static int is_passed(const Node *node, const Edge *edge)
{
    int deep;

    for (deep = depth; deep <= depth + 1; ++deep) {
        if (100 * (values[edge->to][deep] + best_at(node, deep)) <= most_lost * game_info()->unit) {
            return 1;
        }
    }
    return 0;
}

static int is_answered(const Node *node)
{
    return node->share[OURS] >= least_share && node->edge_count;
}

/* ---- a ply of it ---- */

static void look_coarsely(int plies)
{
    int count = node_count;
    int i;
    int j;

    for (i = 0; i < count; ++i) {
        if (nodes[i].plies == plies && (nodes[i].share[OURS] >= least_share || nodes[i].share[THEIRS] >= least_share)) {
            open_node(i);
            for (j = 0; j < nodes[i].edge_count; ++j) {
                want_both(edges[nodes[i].first_edge + j].to, coarse);
            }
        }
    }
    do_work();
}

static void look_deeply(int plies)
{
    int i;
    int j;

    for (i = 0; i < node_count; ++i) {
        if (nodes[i].plies == plies && nodes[i].is_open && is_answered(&nodes[i])) {
            for (j = 0; j < nodes[i].edge_count; ++j) {
                if (is_hopeful(&nodes[i], &edges[nodes[i].first_edge + j])) {
                    want_both(edges[nodes[i].first_edge + j].to, depth);
                }
            }
        }
    }
    do_work();
}

static void choose_answers(const Node *node)
{
    Edge *edge = &edges[node->first_edge];
    int best = best_of(node, depth);
    int number = 0;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        if (values[edge[i].to][depth] != UNSEARCHED && worth(&edge[i], depth) >= best - twice(most_lost)
            && is_passed(node, &edge[i])) {
            edge[i].is_ours = 1;
            ++number;
        }
    }
    for (i = 0; i < node->edge_count; ++i) {
        if (edge[i].is_ours) {
            nodes[edge[i].to].share[THEIRS] += node->share[OURS] / number;
        }
    }
}

/* A reply that costs a man is half as likely as one that costs nothing. */
static double likely(const Node *node, const Edge *edge)
{
    int lost = best_of(node, coarse) - worth(edge, coarse);

    return lost > twice(given) ? 0 : 1.0 / (1 + (double)lost / twice(100));
}

static void choose_replies(Node *node)
{
    Edge *edge = &edges[node->first_edge];
    double sum = 0;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        sum += likely(node, &edge[i]);
    }
    for (i = 0; i < node->edge_count; ++i) {
        if (likely(node, &edge[i]) > 0) {
            edge[i].is_expected = 1;
            nodes[edge[i].to].share[OURS] += node->share[THEIRS] * likely(node, &edge[i]) / sum;
        }
    }
}

static void grow(int plies)
{
    int i;

    look_coarsely(plies);
    look_deeply(plies);
    for (i = 0; i < node_count; ++i) {
        if (nodes[i].plies == plies && nodes[i].is_open && is_answered(&nodes[i])) {
            choose_answers(&nodes[i]);
        }
        if (nodes[i].plies == plies && nodes[i].is_open && nodes[i].share[THEIRS] >= least_share) {
            choose_replies(&nodes[i]);
        }
    }
}

/* ---- taken back ---- */

/* What it is worth by what it leads to, or by its deepest look. */
static void take_back(int at)
{
    Node *node = &nodes[at];
    int i;

    node->value = values[at][depth] != UNSEARCHED ? mean(at, depth) : mean(at, coarse);
    if (node->is_open && node->edge_count) {
        node->value = -2 * UNSEARCHED;
        for (i = 0; i < node->edge_count; ++i) {
            if (-nodes[edges[node->first_edge + i].to].value > node->value) {
                node->value = -nodes[edges[node->first_edge + i].to].value;
            }
        }
    }
}

/* Keeps what is still good when all is known; one move in any case. */
static void sift_answers(Node *node)
{
    Edge *edge = &edges[node->first_edge];
    int best = -2 * UNSEARCHED;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        if (edge[i].is_ours && -nodes[edge[i].to].value > best) {
            best = -nodes[edge[i].to].value;
        }
    }
    for (i = 0; i < node->edge_count; ++i) {
        if (edge[i].is_ours && -nodes[edge[i].to].value < best - twice(most_lost)) {
            edge[i].is_ours = 0;
        }
    }
}

static void take_all_back(void)
{
    int plies;
    int i;

    for (plies = PLIES_DEEP; plies >= 0; --plies) {
        for (i = 0; i < node_count; ++i) {
            if (nodes[i].plies == plies) {
                take_back(i);
                sift_answers(&nodes[i]);
            }
        }
    }
}

/* ---- the text ---- */

static void reach(const Node *from, const Edge *edge, int turn)
{
    Node *node = &nodes[edge->to];

    if (!node->is_reached[OURS] && !node->is_reached[THEIRS]) {
        snprintf(node->line, sizeof node->line, "%.200s%s%s", from->line, *from->line ? " " : "", edge->move);
    }
    node->is_reached[turn] = 1;
}

static void write_answers(const Node *node)
{
    const Edge *edge = &edges[node->first_edge];
    int number = 0;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        if (edge[i].is_ours) {
            if (!number++) {
                printf("%s >", *node->line ? node->line : "-");
            }
            printf(" %s", edge[i].move);
            reach(node, &edge[i], THEIRS);
        }
    }
    if (number) {
        printf("\n");
    }
}

static void write_book(void)
{
    int plies;
    int i;
    int j;

    nodes[0].is_reached[OURS] = 1;
    nodes[0].is_reached[THEIRS] = 1;
    for (plies = 0; plies <= PLIES_DEEP; ++plies) {
        for (i = 0; i < node_count; ++i) {
            if (nodes[i].plies != plies) {
                continue;
            }
            if (nodes[i].is_reached[OURS]) {
                write_answers(&nodes[i]);
            }
            for (j = 0; nodes[i].is_reached[THEIRS] && j < nodes[i].edge_count; ++j) {
                if (edges[nodes[i].first_edge + j].is_expected) {
                    reach(&nodes[i], &edges[nodes[i].first_edge + j], OURS);
                }
            }
        }
    }
}

/* ---- the command ---- */

static void usage(void)
{
    fprintf(stderr, "usage: growbook GAME [-d DEPTH] [-c COARSE] [-l HUNDREDTHS] [-g GIVEN] [-m MANY] [-p PLIES] [-j JOBS] [-k FILE]\n");
    exit(2);
}

static void read_options(int argc, char **argv)
{
    int option;

    while ((option = getopt(argc, argv, "d:c:l:g:m:p:j:k:")) != -1) {
        switch (option) {
        case 'd': depth = atoi(optarg); break;
        case 'c': coarse = atoi(optarg); break;
        case 'l': most_lost = atoi(optarg); break;
        case 'g': given = atoi(optarg); break;
        case 'm': least_share = 1.0 / atoi(optarg); break;
        case 'p': plies_most = atoi(optarg); break;
        case 'j': jobs = atoi(optarg); break;
        case 'k': read_kept(optarg); break;
        default: usage();
        }
    }
    if (optind != argc || depth + 1 >= DEPTHS || coarse < 1 || coarse > depth || jobs < 1 || plies_most > PLIES_DEEP) {
        usage();
    }
}

/* Memory that the processes of the searches write to. */
static void *share_memory(size_t size)
{
    void *at = mmap(0, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (at == MAP_FAILED) {
        perror("growbook");
        exit(1);
    }
    return at;
}

int main(int argc, char **argv)
{
    int plies;
    int before = 0;
    int i;

    if (argc < 2 || !games_choose(argv[1])) {
        usage();
    }
    read_options(argc - 1, argv + 1);
    work_next = share_memory(sizeof *work_next);
    values = share_memory(NODES_MOST * sizeof *values);
    for (i = 0; i < NODES_MOST * DEPTHS; ++i) {
        values[i / DEPTHS][i % DEPTHS] = UNSEARCHED;
    }
    state_clear();
    hash_base = plat_table();
    hash_size = TABLE;
    game_reset();
    game_book_key();
    add(0);
    nodes[0].share[OURS] = 1;
    nodes[0].share[THEIRS] = 1;
    want_both(0, coarse);
    do_work();
    for (plies = 0; plies < plies_most && before != node_count; ++plies) {
        before = node_count;
        grow(plies);
        fprintf(stderr, "growbook: %d plies, %d positions\n", plies + 1, node_count);
    }
    take_all_back();
    printf("# Opening book for %s, made by: growbook %s -d %d -c %d -l %d -g %d -m %.0f -p %d\n", argv[1], argv[1], depth, coarse,
        most_lost, given, 1 / least_share, plies_most);
    write_book();
    return 0;
}
