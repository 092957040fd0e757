/* mkbook_collisions.c: a book must not take a position for another one.
 *
 * It knows a position by 20 bits, so among the moves of four thousand known positions there are
 * hundreds that look as if they led to a known one. Where the book would play such a move, either the
 * position that it looks like loses its weight, so that the book knows it but does not aim at it, or the
 * position that has the move is left out: whichever fewer lines go through. A move that only looks
 * known may be played by the other side, so the moves behind it are looked at in the same way; nor may one of
 * them lead back to a position that is aimed at: it would be played unseen (a rook that takes its move back). Then no
 * game that follows the book is led out of it by a move that is not in its text.
 */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "mkbook.h"

#define CHILDREN_MOST 1000000
#define LINES_FEW 4          /* the book can do without a move that no more lines have */
#define SALTS_MOST 16384     /* of the two bytes: BOOK_BUCKETS and 256 */
#define LOOKS_MOST 150000000 /* at moves, for a better salt: seconds */

uint8_t hits_salt[BOOK_SALTS];

typedef struct { /* what a legal move leads to */
    int parent;     /* the known position that has the move; or behind it, */
    int taken_for;  /* if not -1, the one that looks like this known position */
    uint16_t first; /* after this move */
    uint16_t move;
    int position;   /* or -1 */
    uint8_t is_followed;
    uint8_t key[BOOK_KEY];
} Child;

static Child children[CHILDREN_MOST];
static int child_count;
static int holder[IDENTITIES]; /* the position with this identity, or -1 */

unsigned long hits_identity(const uint8_t *key)
{
    unsigned long shelf = (key[0] ^ (key[3] & hits_salt[0])) & (BOOK_BUCKETS - 1);
    unsigned long place = (unsigned long)(key[1] ^ (key[3] & hits_salt[1])) << 6 | key[2] >> 2;

    return shelf << PLACE_BITS | place;
}

static void play(uint16_t what)
{
    move = what;
    list_play();
    game_hash();
}

/* The children of a known position, or of what a move of it leads to. */
static void add_children(int parent, int taken_for, uint16_t first)
{
    Child *child;
    uint8_t i;

    game_reset();
    for (i = 0; i < positions[parent].plies; ++i) {
        play(positions[parent].moves[i]);
    }
    if (taken_for >= 0) {
        play(first);
    }
    list_moves();
    for (i = 1; outcome == OUTCOME_NONE && i <= move_count; ++i) {
        list_choose(i);
        if (child_count == CHILDREN_MOST) {
            text_stop("too many moves", "");
        }
        child = &children[child_count];
        child->parent = parent;
        child->taken_for = taken_for;
        child->first = first;
        child->move = move;
        list_play();
        if (outcome != OUTCOME_ILLEGAL) {
            game_hash();
            game_book_key();
            child->position = text_find(book_key);
            memcpy(child->key, book_key, BOOK_KEY);
            ++child_count;
            game_unmake();
        }
        outcome = OUTCOME_NONE;
    }
}

static int is_lighter(int a, int b)
{
    return positions[a].lines != positions[b].lines ? positions[a].lines < positions[b].lines : a > b;
}

/* Who has which identity. Of two that have the same the lighter has none; the number of these. */
static int hold(void)
{
    unsigned long id;
    int doubles = 0;
    int i;

    memset(holder, -1, sizeof holder);
    for (i = 0; i < position_count; ++i) {
        id = hits_identity(positions[i].key);
        if (!positions[i].is_gone) {
            doubles += holder[id] >= 0;
            if (holder[id] < 0 || is_lighter(holder[id], i)) {
                holder[id] = i;
            }
        }
    }
    return doubles;
}

/* The known position that a child looks like and is not, or -1. */
static int false_hit(const Child *child)
{
    int held = holder[hits_identity(child->key)];

    if (held < 0 || positions[held].is_gone || positions[child->parent].is_gone
        || (child->position >= 0 && !positions[child->position].is_gone)
        || (child->taken_for >= 0 && positions[child->taken_for].is_gone)) {
        return -1;
    }
    return held;
}

static int count_hits(void)
{
    int hits = hold();
    int i;

    for (i = 0; i < child_count; ++i) {
        hits += false_hit(&children[i]) >= 0;
    }
    return hits;
}

/* 1: behind a move that only looks known one leads to this known position, which would be aimed at. Where there are
 * replies alone that is as good as the position is; in lines it is good after the moves before it. */
static int is_led_back(const Child *child)
{
    return text_has_lines() && child->taken_for >= 0 && child->position >= 0 && !positions[child->parent].is_gone
        && !positions[child->taken_for].is_gone && !positions[child->position].is_gone
        && positions[child->position].weight;
}

/* Mends what a child does. 0: there was nothing to mend. */
static int mend(Child *child)
{
    int held = false_hit(child);
    int other = child->taken_for >= 0 ? child->taken_for : child->parent;

    if (is_led_back(child)) {
        positions[is_lighter(other, child->position) ? other : child->position].is_gone = 1;
        return 1;
    }
    if (held < 0) {
        return 0;
    }
    if (positions[held].weight) {
        if (positions[held].lines <= positions[other].lines || positions[held].lines <= LINES_FEW) {
            positions[held].weight = 0;
        } else {
            positions[other].is_gone = 1;
        }
        return 1;
    }
    if (child->taken_for >= 0 || child->is_followed) {
        return 0;
    }
    child->is_followed = 1;
    add_children(child->parent, held, child->move);
    return 1;
}

static void mend_all(void)
{
    int is_mended;
    int i;

    do {
        hold();
        for (i = 0; i < position_count; ++i) {
            positions[i].is_gone |= holder[hits_identity(positions[i].key)] != i;
        }
        is_mended = 0;
        for (i = 0; i < child_count; ++i) {
            is_mended |= mend(&children[i]);
        }
    } while (is_mended);
}

static void set_salt(unsigned number)
{
    hits_salt[0] = (uint8_t)(number % BOOK_BUCKETS);
    hits_salt[1] = (uint8_t)(number / BOOK_BUCKETS);
}

static void choose_salt(void)
{
    unsigned best = 0;
    unsigned tried;
    int least = 1;
    int hits;

    for (tried = 0; tried < SALTS_MOST && least && tried * (child_count + 1.0) < LOOKS_MOST; ++tried) {
        set_salt(tried);
        hits = count_hits();
        if (!tried || hits < least) {
            least = hits;
            best = tried;
        }
    }
    set_salt(best);
}

/* Which positions can be reached from the start, known position by known position. */
static void reach(uint8_t *is_reached)
{
    int is_more = position_count > 0;
    int i;

    is_reached[0] = 1;
    while (is_more) {
        is_more = 0;
        for (i = 0; i < child_count; ++i) {
            int to = children[i].position;

            if (to >= 0 && children[i].taken_for < 0 && !is_reached[to] && !positions[to].is_gone
                && is_reached[children[i].parent]) {
                is_reached[to] = 1;
                is_more = 1;
            }
        }
    }
}

void hits_leave_none(void)
{
    static uint8_t was_reached[POSITIONS_MOST];
    static uint8_t is_reached[POSITIONS_MOST];
    int i;

    for (i = 0; i < position_count; ++i) {
        add_children(i, -1, 0);
    }
    choose_salt();
    reach(was_reached);
    text_refuse();
    mend_all();
    reach(is_reached);
    for (i = 0; i < position_count; ++i) { /* nothing leads to it any more */
        positions[i].is_gone |= was_reached[i] && !is_reached[i];
    }
}

static uint8_t weight_of(const uint8_t *key)
{
    memcpy(book_key, key, BOOK_KEY);
    return book_weight();
}

void hits_verify(void)
{
    static unsigned total[POSITIONS_MOST]; /* weights of the moves: a byte */
    int i;

    for (i = 0; i < position_count; ++i) {
        if (!positions[i].is_gone && weight_of(positions[i].key) != positions[i].weight) {
            text_stop("the reader does not find what is written", "");
        }
    }
    for (i = 0; i < child_count; ++i) {
        const Child *child = &children[i];

        if (positions[child->parent].is_gone || (child->taken_for >= 0 && positions[child->taken_for].is_gone)) {
            continue;
        }
        if (child->position >= 0 && !positions[child->position].is_gone) {
            total[child->parent] += child->taken_for < 0 ? positions[child->position].weight : 0;
            if (total[child->parent] > 255) {
                text_stop("too many moves of a position have a weight", "");
            }
        } else if (weight_of(child->key) && book_weight() != BOOK_UNKNOWN) {
            text_stop("the reader finds what is not written", "");
        }
    }
}
