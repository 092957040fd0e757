/* exact.c: all arrangements of Race! and their moves, for the proof of its value (solve.c); see exact.h. */
/* SPDX-License-Identifier: MIT */
#include "exact.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

uint16_t race_first[RACE_PIECES + 2];
Set race_set[SETS];
static uint16_t index_of[SQUARES * SQUARES * SQUARES * SQUARES];

static unsigned code_of(const uint8_t *pieces)
{
    return ((pieces[0] * SQUARES + pieces[1]) * SQUARES + pieces[2]) * SQUARES + pieces[3];
}

static void sort(uint8_t *pieces)
{
    for (int i = 1; i < RACE_PIECES; i++) {
        for (int n = i; n && pieces[n - 1] > pieces[n]; n--) {
            uint8_t man = pieces[n];

            pieces[n] = pieces[n - 1];
            pieces[n - 1] = man;
        }
    }
}

uint16_t race_pieces_index(const uint8_t *pieces)
{
    uint8_t sorted[RACE_PIECES];

    memcpy(sorted, pieces, RACE_PIECES);
    sort(sorted);
    return index_of[code_of(sorted)];
}

static int home_of(const Set *set) { return (set->at[0] == HOME) + (set->at[1] == HOME) + (set->at[2] == HOME)
    + (set->at[3] == HOME); }
static int way_of(const Set *set) { return set->at[0] + set->at[1] + set->at[2] + set->at[3]; }

static int compare(const void *one, const void *other)
{
    int first = home_of(one) - home_of(other);

    return first ? first : way_of(other) - way_of(one);
}

static void list_sets(void)
{
    int n = 0;

    for (int a = 0; a < SQUARES; a++) {
        for (int b = a; b < SQUARES; b++) {
            for (int c = b; c < SQUARES; c++) {
                for (int d = c; d < SQUARES; d++) {
                    race_set[n++] = (Set){.at = {(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d}};
                }
            }
        }
    }
    qsort(race_set, SETS, sizeof race_set[0], compare);
    for (n = 0; n < SETS; n++) {
        index_of[code_of(race_set[n].at)] = (uint16_t)n;
        race_first[home_of(race_set + n) + 1] = (uint16_t)(n + 1);
    }
}

/* Returns the set after the nth piece has moved to this square. */
static uint16_t moved(const Set *set, int n, int square)
{
    uint8_t pieces[RACE_PIECES];

    memcpy(pieces, set->at, RACE_PIECES);
    pieces[n] = (uint8_t)square;
    return race_pieces_index(pieces);
}

static void add_go(Set *set, int n, int face)
{
    Go *go = &set->go[face][set->goes[face]];
    int from = set->at[n], square = from ? from + face : 1;

    if ((n && set->at[n - 1] == from) || from == HOME || square > HOME || (from == 0 && face != FACES)) {
        return;
    }
    go->from = (uint8_t)from;
    go->square = (uint8_t)square;
    go->to = moved(set, n, square);
    go->pieces = set->count[from];
    for (int on = from + 1; on <= square && on < HOME; on++) {
        go->way |= 1u << on;
    }
    go->classic = square;
    go->classic += square == HOME ? 40 : set->count[square] == 1 ? 20 : 0;
    go->classic += square == 1 ? 5 : 0;
    go->classic -= from && set->count[from] == 1 ? 10 : 0;
    set->goes[face]++;
}

static void fill(Set *set)
{
    for (int n = 0; n < RACE_PIECES; n++) {
        set->count[set->at[n]]++;
    }
    for (int square = 1; square < HOME; square++) {
        if (set->count[square] > 1) {
            set->blocks |= 1u << square;
        }
        if (set->count[square] == 1) {
            set->singles |= 1u << square;
        }
    }
    for (int n = 0; n < RACE_PIECES; n++) {
        if (set->at[n] < HOME) {
            set->sent[set->at[n]] = moved(set, n, 0);
        }
    }
    for (int face = 1; face <= FACES; face++) {
        for (int n = 0; n < RACE_PIECES; n++) {
            add_go(set, n, face);
        }
    }
}

void race_pieces_start(void)
{
    list_sets();
    for (int n = 0; n < SETS; n++) {
        fill(race_set + n);
    }
}

int race_pieces_legal(const Go *go, const Set *other) { return (go->way & other->blocks) == 0; }

uint16_t race_pieces_other(const Go *go, uint16_t other)
{
    return race_set[other].singles >> go->square & 1 ? race_set[other].sent[go->square] : other;
}

float *race_pieces_read(const char *path)
{
    int file = open(path, O_RDONLY);
    struct stat status;
    float *table = MAP_FAILED;

    if (file >= 0 && fstat(file, &status) == 0 && status.st_size == (off_t)(sizeof(float) * SETS * SETS)) {
        table = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_SHARED, file, 0);
    }
    if (table == MAP_FAILED) {
        fprintf(stderr, "%s is not a table of race; build/lab/race/solve %s makes one\n", path, path);
        exit(2);
    }
    return table;
}

double race_pieces_worth(const float *table, const Go *go, uint16_t other, int face)
{
    uint16_t theirs = race_pieces_other(go, other);

    if (go->to == ALL_HOME) {
        return 1;
    }
    return face == FACES ? table[(size_t)go->to * SETS + theirs] : 1 - table[(size_t)theirs * SETS + go->to];
}

uint64_t race_seed = 88172645463325252ULL;

unsigned race_draw(unsigned below)
{
    race_seed ^= race_seed << 13;
    race_seed ^= race_seed >> 7;
    race_seed ^= race_seed << 17;
    return (unsigned)((race_seed * 0x2545F4914F6CDD1DULL >> 33) % below);
}

int race_pieces_roll(const float *table, uint16_t *mine, uint16_t *theirs, unsigned erring,
    void (*each)(const Go *go, uint16_t theirs, int face))
{
    int face = (int)race_draw(FACES) + 1, any = race_draw(erring) == 0;
    const Go *chosen = NULL;
    double best = -1;

    for (int n = 0; n < race_set[*mine].goes[face]; n++) {
        const Go *go = &race_set[*mine].go[face][n];
        double worth;

        if (!race_pieces_legal(go, race_set + *theirs)) {
            continue;
        }
        worth = any ? race_draw(1000) : race_pieces_worth(table, go, *theirs, face);
        if (each) {
            each(go, *theirs, face);
        }
        if (worth > best) {
            best = worth;
            chosen = go;
        }
    }
    if (chosen) {
        *theirs = race_pieces_other(chosen, *theirs);
        *mine = chosen->to;
    }
    if (*mine == ALL_HOME) {
        return 0;
    }
    if (face != FACES) {
        uint16_t other = *theirs;

        *theirs = *mine;
        *mine = other;
    }
    return 1;
}
