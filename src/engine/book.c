/* book.c: see book.h; asm/engine/book.s is its twin. */
#include "engine/game.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/random.h"

const uint8_t *book_data;
uint16_t book_size;
uint8_t book_key[BOOK_KEY];
const uint8_t book_weights[BOOK_CLASS + 1] = { 0, 1, 3, 9 };

void book_key_from_hash(void)
{
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        book_key[i] = hash_key[i][ply];
    }
}

/* The same for a shelf of `count` entries. */
static uint8_t weight_on_shelf(const uint8_t *entry, uint8_t count)
{
    while (count--) {
        if (entry[0] == book_key[1] && (uint8_t)(entry[1] ^ book_key[2]) <= BOOK_CLASS) {
            return book_weights[entry[1] & BOOK_CLASS];
        }
        entry += BOOK_ENTRY;
    }
    return BOOK_UNKNOWN;
}

uint8_t book_weight(void)
{
    const uint8_t *part = book_data;
    const uint8_t *entry;
    uint8_t shelf;
    uint8_t weight;
    uint8_t i;

    book_key[2] &= (uint8_t)~BOOK_CLASS;
    while (part != book_data + book_size) {
        shelf = book_key[0] ^ (book_key[3] & *part);
        entry = part + BOOK_HEAD;
        ++part;
        i = 0;
        do {
            if (i == shelf) {
                weight = weight_on_shelf(entry, part[i]);
                if (weight != BOOK_UNKNOWN) {
                    return weight;
                }
            }
            entry += (uint16_t)(part[i] * BOOK_ENTRY);
        } while (++i);
        part = entry;
    }
    return BOOK_UNKNOWN;
}

/* The weight of the position that `move` leads to; 0: none. */
static uint8_t weight_of_move(void)
{
    uint8_t weight;

    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        outcome = OUTCOME_NONE;
        return 0;
    }
    game_hash();
    game_book_key();
    weight = book_weight();
    game_unmake();
    outcome = OUTCOME_NONE;
    return weight == BOOK_UNKNOWN ? 0 : weight;
}

/* One pass: every move has its weight in the lottery, so a move stays chosen
 * with the chance weight / total. */
uint8_t book_find(uint16_t seed)
{
    uint8_t i;
    uint8_t weight;
    uint8_t total = 0;
    uint8_t heaviest = 0;
    uint8_t found = 0;

    if (!book_size) {
        return 0;
    }
    game_book_key();
    if (book_weight() == BOOK_UNKNOWN) {
        return 0;
    }
    if (seed) {
        random_seed = seed;
    }
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        weight = weight_of_move();
        if (!weight) {
            continue;
        }
        total += weight;
        if (seed ? random_below(total) < weight : weight > heaviest) {
            heaviest = weight;
            found = i;
        }
    }
    if (found) {
        list_choose(found);
    }
    return found != 0;
}
