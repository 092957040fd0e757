/* grow_book.c: grows an opening book by search and prints it as text.
 *
 *   lab/common/grow_book GAME [-d DEPTH] [-c COARSE] [-l HUNDREDTHS] [-g GIVEN] [-m MANY] [-p PLIES] [-j JOBS]
 *            [-e LINES] [-k FILE]
 *
 * It starts from the first position, for either side: the moves of the book, and the replies expected from the other
 * side. Every move is valued by two searches, of an even and of an odd number of plies, because an evaluation favours
 * the side that moved last; without late-move reductions. The first searches have COARSE (9) plies and one more after
 * the move. The other side is expected to play moves that cost no more than GIVEN (200) hundredths of a pawn by the
 * mean of both, and moves that lead to a position of LINES: known openings, as moves from the start, a line each, up to
 * ">" or the end. Moves of the book that may be the best are searched to DEPTH (13) and one more. The book plays those
 * that are at most HUNDREDTHS (40) of a pawn below the best by one of the two searches, as lab/common/check_book
 * checks: with weight 9 if the mean of both agrees, otherwise with weight 3, and not at all if the mean says more than
 * three times as much.
 *
 * A line ends where fewer than one game in MANY (400) would come, if the book plays by its weights and the other side
 * prefers cheaper moves, and after PLIES (40). JOBS (1) searches run at a time; their results are stored in FILE and
 * not searched again. A position has one weight, however it is reached: lab/common/check_book finds moves that are good
 * in one line and bad in another.
 */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/list.h"
#include "grow_book.h"
#include "host/games.h"

#define EDGES_MOST (8L * NODES_MOST)
#define PLIES_DEEP 40
#define HOPEFUL 300 /* hundredths of a pawn: the largest error of a coarse search */
#define DOUBTED 3   /* factor: the loss that the mean may show if one search finds the move good */
#define NAMED_MOST 4096
#define NAMED_LIKELY 0.25 /* share of a named move: like a move that costs three pawns */
#define LINE_MOST 1024

typedef struct {
    int to;
    char move[MOVE_SIZE];
    uint8_t is_ours; /* the book plays it */
    uint8_t is_expected;
} Edge;

static Edge edges[EDGES_MOST];
static int edge_count;
static int depth = 13;
static int coarse = 9;
static int most_lost = 40;
static int given = 200;
static double least_share = 1.0 / 400;
static int jobs = 1;
static int plies_most = PLIES_DEEP;
static const char *keeper;
static const char *lines;
static uint8_t named[NAMED_MOST][BOOK_KEY];
static int named_count;

/* Returns twice the mean of the values at depth `deep` and one ply deeper. */
static int mean(int node, int deep)
{
    return values[node][deep] + values[node][deep + 1];
}

/* Converts hundredths of a pawn into twice the points of a search. */
static int twice(int hundredths)
{
    return 2 * hundredths * game_info()->score_of_piece / 100;
}

/* ---- the tree ---- */

static int add(int plies)
{
    Node *added = &nodes[nodes_met];
    int i;

    for (i = 0; i < nodes_met; ++i) {
        if (memcmp(nodes[i].key, book_key, BOOK_KEY) == 0) {
            return i;
        }
    }
    if (nodes_met == NODES_MOST) {
        fprintf(stderr, "lab/common/grow_book: too many positions\n");
        exit(1);
    }
    memcpy(added->key, book_key, BOOK_KEY);
    game_write_position(added->text);
    added->plies = (uint8_t)plies;
    values_take(nodes_met);
    return nodes_met++;
}

static int has_edge(const Node *node, int to)
{
    int i;

    for (i = 0; i < node->edge_count && edges[node->first_edge + i].to != to; ++i) {
    }
    return i < node->edge_count;
}

/* Lists the moves of a node, one of each set of symmetric moves. */
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

/* Returns twice the value of a move by two searches, for the side that makes it. best_of returns the best one. */
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

/* Returns the value of the best move by one search. */
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

/* Returns 1 if the move costs no more than allowed by one of the two searches, as in lab/common/check_book. */
static int is_passed(const Node *node, const Edge *edge)
{
    int deep;

    for (deep = depth; deep <= depth + 1; ++deep) {
        if (100 * (values[edge->to][deep] + best_at(node, deep)) <= most_lost * game_info()->score_of_piece) {
            return 1;
        }
    }
    return 0;
}

static int is_answered(const Node *node)
{
    return node->share[OURS] >= least_share && node->edge_count;
}

/* ---- one ply of the book ---- */

static void look_coarsely(int plies)
{
    int count = nodes_met;
    int i;
    int j;

    for (i = 0; i < count; ++i) {
        if (nodes[i].plies == plies && (nodes[i].share[OURS] >= least_share || nodes[i].share[THEIRS] >= least_share)) {
            open_node(i);
            for (j = 0; j < nodes[i].edge_count; ++j) {
                values_want(edges[nodes[i].first_edge + j].to, coarse);
            }
        }
    }
    values_search();
}

static void look_deeply(int plies)
{
    int i;
    int j;

    for (i = 0; i < nodes_met; ++i) {
        if (nodes[i].plies == plies && nodes[i].is_open && is_answered(&nodes[i])) {
            for (j = 0; j < nodes[i].edge_count; ++j) {
                if (is_hopeful(&nodes[i], &edges[nodes[i].first_edge + j])) {
                    values_want(edges[nodes[i].first_edge + j].to, depth);
                }
            }
        }
    }
    values_search();
}

static void choose_answers(const Node *node)
{
    Edge *edge = &edges[node->first_edge];
    int best = best_of(node, depth);
    int number = 0;
    int i;

    for (i = 0; i < node->edge_count; ++i) {
        if (values[edge[i].to][depth] != UNSEARCHED && is_passed(node, &edge[i])
            && worth(&edge[i], depth) >= best - twice(DOUBTED * most_lost)) {
            edge[i].is_ours = 1;
            if (worth(&edge[i], depth) >= best - twice(most_lost)) {
                nodes[edge[i].to].is_best = 1;
            }
            ++number;
        }
    }
    for (i = 0; i < node->edge_count; ++i) {
        if (edge[i].is_ours) {
            nodes[edge[i].to].share[THEIRS] += node->share[OURS] / number;
        }
    }
}

static int is_named(const Node *node)
{
    int i;

    for (i = 0; i < named_count && memcmp(named[i], node->key, BOOK_KEY) != 0; ++i) {
    }
    return i < named_count;
}

/* Returns how likely a reply is: one that costs a pawn is half as likely as one that costs nothing. */
static double likely(const Node *node, const Edge *edge)
{
    int lost = best_of(node, coarse) - worth(edge, coarse);

    if (lost > twice(given)) {
        return is_named(&nodes[edge->to]) ? NAMED_LIKELY : 0;
    }
    return 1.0 / (1 + (double)lost / twice(100));
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
    for (i = 0; i < nodes_met; ++i) {
        if (nodes[i].plies == plies && nodes[i].is_open && is_answered(&nodes[i])) {
            choose_answers(&nodes[i]);
        }
        if (nodes[i].plies == plies && nodes[i].is_open && nodes[i].share[THEIRS] >= least_share) {
            choose_replies(&nodes[i]);
        }
    }
}

/* ---- the text ---- */

static void reach(const Node *from, const Edge *edge, int turn)
{
    Node *node = &nodes[edge->to];

    if (!node->is_reached[OURS] && !node->is_reached[THEIRS]) {
        snprintf(node->line, sizeof node->line, "%.500s%s%s", from->line, *from->line ? " " : "", edge->move);
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
            printf(nodes[edge[i].to].is_best ? " %s" : " %s=3", edge[i].move);
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
        for (i = 0; i < nodes_met; ++i) {
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

static void name_line(char *line)
{
    char *word;

    game_reset();
    for (word = strtok(line, " \n"); word && *word != '>'; word = strtok(0, " \n")) {
        if (outcome != OUTCOME_NONE || game_read_move(word) || named_count == NAMED_MOST) {
            fprintf(stderr, "lab/common/grow_book: not a move, or too many moves: '%s'\n", word);
            exit(1);
        }
        list_play();
        game_hash();
        game_book_key();
        memcpy(named[named_count++], book_key, BOOK_KEY);
    }
}

static void read_named(const char *name)
{
    char line[LINE_MOST];
    FILE *file = fopen(name, "r");

    if (!file) {
        perror(name);
        exit(1);
    }
    while (fgets(line, sizeof line, file)) {
        if (*line != '#' && *line != '-') {
            name_line(line);
        }
    }
    fclose(file);
}

static void usage(void)
{
    fprintf(stderr, "usage: lab/common/grow_book GAME [-d DEPTH] [-c COARSE] [-l HUNDREDTHS] [-g GIVEN] [-m MANY] "
        "[-p PLIES] [-j JOBS] [-e LINES] [-k FILE]\n");
    exit(2);
}

static void read_options(int argc, char **argv)
{
    int option;

    while ((option = getopt(argc, argv, "d:c:l:g:m:p:j:e:k:")) != -1) {
        switch (option) {
        case 'd': depth = atoi(optarg); break;
        case 'c': coarse = atoi(optarg); break;
        case 'l': most_lost = atoi(optarg); break;
        case 'g': given = atoi(optarg); break;
        case 'm': least_share = 1.0 / atoi(optarg); break;
        case 'p': plies_most = atoi(optarg); break;
        case 'j': jobs = atoi(optarg); break;
        case 'e': lines = optarg; break;
        case 'k': keeper = optarg; break;
        default: usage();
        }
    }
    if (optind != argc || depth + 1 >= DEPTHS || coarse < 1 || coarse > depth || jobs < 1 || plies_most > PLIES_DEEP) {
        usage();
    }
}

int main(int argc, char **argv)
{
    int plies;
    int before = 0;

    if (argc < 2 || !games_choose(argv[1])) {
        usage();
    }
    read_options(argc - 1, argv + 1);
    values_start(jobs);
    if (keeper) {
        values_keep(keeper);
    }
    if (lines) {
        read_named(lines);
    }
    game_reset();
    game_book_key();
    add(0);
    nodes[0].share[OURS] = 1;
    nodes[0].share[THEIRS] = 1;
    values_want(0, coarse);
    values_search();
    for (plies = 0; plies < plies_most && before != nodes_met; ++plies) {
        before = nodes_met;
        grow(plies);
        fprintf(stderr, "lab/common/grow_book: %d plies, %d positions\n", plies + 1, nodes_met);
    }
    printf("# Opening book for %s, made by: lab/common/grow_book %s -d %d -c %d -l %d -g %d -m %.0f -p %d\n", argv[1],
        argv[1], depth, coarse, most_lost, given, 1 / least_share, plies_most);
    write_book();
    return 0;
}
