/* mkbook_collisions.c: removes hash collisions from a book, so that it takes no position for another one.
 *
 * The book identifies a position by 20 bits. So among the moves of four thousand known positions there are hundreds
 * that seem to lead to a known position: false hits. If the book would play such a move, either the position that it
 * seems to reach loses its weight, so that the book knows it but does not play to it, or the position before the move
 * is left out: the one with fewer lines. The other side may also play a move that only seems known, so the moves after
 * it are checked in the same way. None of them may lead back to a known position with a weight, because the book would
 * play it without knowing the game (a rook that undoes its move). As a result the book never plays a move that is not
 * in its text.
 */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "mkbook.h"

#define CHILDREN_MOST 1000000
#define LINES_FEW 4          /* a position with at most this many lines may lose its weight */
#define SALTS_MOST 16384     /* values of the two salt bytes: BOOK_BUCKETS * 256 */
#define LOOKS_MOST 150000000 /* moves checked while looking for a better salt: some seconds */

uint8_t hits_salt[BOOK_SALTS];

typedef struct { /* the position after a legal move */
    int parent;     /* the known position before the move */
    int taken_for;  /* -1: `move` starts at the parent. Else `first` precedes it, a false hit of this position */
    uint16_t first;
    uint16_t move;
    int position;   /* the known position that the move leads to, or -1 */
    uint8_t is_followed; /* 1: a false hit whose own moves are in the list, too */
    uint8_t key[BOOK_KEY];
} Child;

static Child children[CHILDREN_MOST];
static int child_count;
static int holder[IDENTITIES]; /* the position with these bits, or -1 */

unsigned long hits_identity(const uint8_t *key)
{
    unsigned long bucket = (key[0] ^ (key[3] & hits_salt[0])) & (BOOK_BUCKETS - 1);
    unsigned long place = (unsigned long)(key[1] ^ (key[3] & hits_salt[1])) << 6 | key[2] >> 2;

    return bucket << PLACE_BITS | place;
}

static void play(uint16_t what)
{
    move = what;
    list_play();
    game_hash();
}

/* Adds the children of a known position, or of the false hit after its move `first`. */
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
            text_stop("too many moves", 0);
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

/* Fills `holder`. Of two positions with the same bits the one with more lines is entered. Returns the number of such
 * pairs. */
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

/* Returns the known position that a child would be taken for by mistake, or -1. */
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

/* Returns 1 if the move leads from a false hit to a known position with a weight, so the book would play it. In a book
 * of replies this is harmless, because a reply is good however the position is reached. In lines it is good only after
 * the moves before it. */
static int is_led_back(const Child *child)
{
    return text_has_lines() && child->taken_for >= 0 && child->position >= 0 && !positions[child->parent].is_gone
        && !positions[child->taken_for].is_gone && !positions[child->position].is_gone
        && positions[child->position].weight;
}

/* Removes the false hit of a child. Returns 0 if there was nothing to do. */
static int fix(Child *child)
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

static void fix_all(void)
{
    int is_fixed;
    int i;

    do {
        hold();
        for (i = 0; i < position_count; ++i) {
            positions[i].is_gone |= holder[hits_identity(positions[i].key)] != i;
        }
        is_fixed = 0;
        for (i = 0; i < child_count; ++i) {
            is_fixed |= fix(&children[i]);
        }
    } while (is_fixed);
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

/* Marks the positions that can be reached from the start through known positions. */
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
    fix_all();
    reach(is_reached);
    for (i = 0; i < position_count; ++i) { /* leave out positions that can no longer be reached */
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
    static unsigned total[POSITIONS_MOST]; /* sum of the weights of the moves, which must fit into a byte */
    int i;

    for (i = 0; i < position_count; ++i) {
        if (!positions[i].is_gone && weight_of(positions[i].key) != positions[i].weight) {
            text_stop("book_weight does not find a position of the book", 0);
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
                text_stop("the weights of the moves of a position add up to more than 255", 0);
            }
        } else if (weight_of(child->key) && book_weight() != BOOK_UNKNOWN) {
            text_stop("book_weight finds a position that is not in the book", 0);
        }
    }
}
