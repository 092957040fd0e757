/* book.c: see book.h. */
#include "engine/game.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/random.h"

const uint8_t *book_data;
uint16_t book_entries;
uint8_t book_key[BOOK_ENTRY];

void book_key_from_hash(void)
{
    uint8_t i;

    for (i = 0; i < BOOK_ENTRY; ++i) {
        book_key[i] = hash_key[i][ply];
    }
}

/* -1, 0 or 1 as the entry's key is below, at or above book_key. */
static int8_t compare_entry(const uint8_t *entry)
{
    uint8_t i;

    book_key[BOOK_ENTRY - 1] &= 0xF0;
    for (i = 0; i < BOOK_ENTRY - 1; ++i) {
        if (entry[i] != book_key[i]) {
            return entry[i] < book_key[i] ? -1 : 1;
        }
    }
    i = entry[BOOK_ENTRY - 1] & 0xF0;
    if (i == book_key[BOOK_ENTRY - 1]) {
        return 0;
    }
    return i < book_key[BOOK_ENTRY - 1] ? -1 : 1;
}

/* The weight of the position book_key names; 0: it is not there. */
static uint8_t weight_of_key(void)
{
    uint16_t low = 0;
    uint16_t high = book_entries;
    uint16_t middle;
    const uint8_t *entry;
    int8_t order;

    while (low < high) {
        middle = (uint16_t)(low + (high - low) / 2);
        entry = book_data + middle * BOOK_ENTRY;
        order = compare_entry(entry);
        if (order == 0) {
            return entry[BOOK_ENTRY - 1] & 0x0F;
        }
        if (order < 0) {
            low = (uint16_t)(middle + 1);
        } else {
            high = middle;
        }
    }
    return 0;
}

/* The weight of the position that `move` leads to. */
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
    weight = weight_of_key();
    game_unmake();
    outcome = OUTCOME_NONE;
    return weight;
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

    if (!book_entries) {
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
