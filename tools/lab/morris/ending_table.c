/* ending_table.c: the proven endings of morris as the table of the game, and its check; see ending_table.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "games/morris/ending_table.h"
#include "ending_table.h"

enum { KEYS = BUCKETS * SETS, BITS = 8 * LATE_BYTES, WORDS = BITS / 64, TRIES = 100 };

void mm_set_board(Set crosses, Set noughts)
{
    char text[TEXT_SIZE];
    int point;

    for (point = 0; point < POINTS; ++point) {
        text[point] = crosses >> point & 1 ? 'X' : noughts >> point & 1 ? 'O' : '-';
    }
    strcpy(text + POINTS, " X 0 0");
    game_read_position(text);
}

static int is_lost(int value)
{
    return value != UNKNOWN && value % 2 == 0;
}

/* Sets up each position of three against three and calls `see` with its value. */
static void each_position(int symmetries, void (*see)(int value))
{
    unsigned own;
    unsigned other;

    for (own = 0; own < mm_set_count[3]; ++own) {
        for (other = 0; other < mm_set_count[3]; ++other) {
            Set a = mm_sets[3][own];
            Set b = mm_sets[3][other];
            if (!(a & b) && (symmetries == 1 || mm_comes_first(a, b, symmetries))) {
                mm_set_board(a, b);
                see(mm_look_up(a, b));
            }
        }
    }
}

/* ---- writing ---- */

static uint8_t against[KEYS];
static uint16_t lost[KEYS];  /* keys */
static uint8_t lost_late[KEYS]; /* 1: lost late; the sum modulo 2 of the key's three bits must give this */
static unsigned lost_count;

static void note(int value)
{
    int rule = morris_threes_rule();

    if (morris_threes_key == NO_KEY) {
        return;
    }
    against[morris_threes_key] = is_lost(value) != (rule != NOT_LOST);
    if (is_lost(value)) {
        lost[lost_count] = morris_threes_key;
        lost_late[lost_count++] = value > LATE_PLIES;
    }
}

static void write_bytes(const char *head, const uint8_t *bytes, unsigned count)
{
    unsigned i;

    printf("\n%s = {", head);
    for (i = 0; i < count; ++i) {
        printf(i % 20 ? " %u," : "\n    %u,", bytes[i]);
    }
    printf("\n};\n");
}

static void write_against(void)
{
    static uint8_t bytes[KEYS];
    unsigned count = 0;
    unsigned key;
    unsigned left = 0; /* distance from the entry before */
    unsigned numbers = 0;

    printf("\nconst uint16_t morris_bucket[BUCKETS + 1] = {");
    for (key = 0; key < KEYS; ++key) {
        if (key % SETS == 0) {
            printf(key / SETS % 20 ? " %u," : "\n    %u,", count);
            left = 0;
        }
        ++left;
        if (against[key]) {
            ++numbers;
            for (; left >= SKIP; left -= SKIP) { /* the rest may be 0 */
                bytes[count++] = SKIP;
            }
            bytes[count++] = (uint8_t)left;
            left = 0;
        }
    }
    printf(" %u\n};\n", count);
    write_bytes("const uint8_t morris_exceptions[]", bytes, count);
    fprintf(stderr, "%u positions against the rule, %u bytes; %u lost, %u bytes for when\n", numbers, count, lost_count,
        LATE_BYTES);
}

/* Finds bits so that three of them, which the factors `by` choose for each key, add up to its wanted value modulo 2: a
 * system of linear equations, solved by elimination. Returns 1 if there is a solution. */
static int find_bits(const uint8_t *by, uint8_t *bits)
{
    static uint64_t rows[KEYS][WORDS + 1];
    static int pivot[KEYS];
    unsigned i;
    unsigned k;
    int w;

    memset(rows, 0, lost_count * sizeof rows[0]);
    for (i = 0; i < lost_count; ++i) {
        unsigned at[3];
        at[0] = (uint16_t)(lost[i] * by[0]) >> (16 - LATE_BITS_0);
        at[1] = ((uint16_t)(lost[i] * by[1]) >> (16 - LATE_BITS_1)) + (1 << LATE_BITS_0);
        at[2] = ((uint16_t)(lost[i] * by[2]) >> (16 - LATE_BITS_2)) + (1 << LATE_BITS_0) + (1 << LATE_BITS_1);
        for (k = 0; k < 3; ++k) {
            rows[i][at[k] / 64] ^= 1ull << at[k] % 64;
        }
        rows[i][WORDS] = lost_late[i];
    }
    for (i = 0; i < lost_count; ++i) {
        for (w = 0; w < WORDS && !rows[i][w]; ++w) {
        }
        if (w == WORDS) {
            if (rows[i][WORDS]) {
                return 0;
            }
            pivot[i] = -1;
            continue;
        }
        pivot[i] = w * 64 + __builtin_ctzll(rows[i][w]);
        for (k = i + 1; k < lost_count; ++k) {
            if (rows[k][w] >> pivot[i] % 64 & 1) {
                int v;
                for (v = w; v <= WORDS; ++v) {
                    rows[k][v] ^= rows[i][v];
                }
            }
        }
    }
    memset(bits, 0, LATE_BYTES);
    for (i = lost_count; i--;) {
        uint64_t sum = rows[i][WORDS];
        if (pivot[i] < 0) {
            continue;
        }
        for (k = 0; k < BITS; ++k) {
            sum ^= rows[i][k / 64] >> k % 64 & 1 & (uint64_t)(bits[k / 8] >> k % 8);
        }
        bits[pivot[i] / 8] ^= (uint8_t)((sum & 1) << pivot[i] % 8);
    }
    return 1;
}

int mm_write_tables(void)
{
    static uint8_t bits[LATE_BYTES];
    uint8_t by[3];
    unsigned i;

    each_position(FLYING_SYMMETRIES, note);
    srand(1);
    for (i = 0; i < TRIES; ++i) {
        by[0] = (uint8_t)(rand() | 1);
        by[1] = (uint8_t)(rand() | 1);
        by[2] = (uint8_t)(rand() | 1);
        if (find_bits(by, bits)) {
            break;
        }
        fprintf(stderr, "no solution\n");
    }
    if (i == TRIES) {
        return 0;
    }
    printf("/* ending_table_data.c: the tables of ending_table.c; generated by tools/lab/morris/endings. */\n"
        "#include \"games/morris/ending_table.h\"\n");
    write_against();
    printf("\nconst uint8_t morris_late_by[3] = { %u, %u, %u };\n", by[0], by[1], by[2]);
    write_bytes("const uint8_t morris_late[LATE_BYTES]", bits, LATE_BYTES);
    return 1;
}

/* ---- checking ---- */

static unsigned long seen;
static unsigned long wrong;
static unsigned long missed; /* positions lost without a threat and without a mill, which the game does not look up */

static void compare(int value)
{
    int found = morris_threes();
    int wanted = !is_lost(value) ? NOT_LOST : value <= 2 ? LOST_AT_ONCE : value <= LATE_PLIES ? LOST_SOON : LOST_LATE;

    ++seen;
    if (found != wanted) {
        if (morris_threes_key == NO_KEY && found == NOT_LOST) {
            ++missed;
        } else {
            ++wrong;
        }
    }
}

int mm_check_tables(void)
{
    each_position(1, compare);
    printf("figure %lu positions, %lu wrong, %lu lost ones that no table has\n", seen, wrong, missed);
    printf("%d passed, %d failed\n", !wrong, wrong != 0);
    return !wrong;
}
