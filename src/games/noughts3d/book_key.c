/* book_key.c: the key of the book: the least of those of the twelve ways to look at the cube from its first corner,
 * where
 * the book begins: level, row and column in any order, and each of these with the planes in the middle exchanged, which
 * leaves lines lines. With many men there is no book, and one way will do. asm/games/noughts3d/book_key.s is its twin.
 * */
#include <string.h>

#include "games/noughts3d/noughts3d.h"
#include "engine/book.h"

#define BOOK_MEN 7
#define WAYS 12

/* Bytes of the keys, by way. */
static uint8_t first[WAYS];
static uint8_t second[WAYS];
static uint8_t third[WAYS];
static uint8_t fourth[WAYS];

static void add_code(uint8_t way, uint8_t code)
{
    const uint8_t *bytes = noughts3d_random + code;

    first[way] ^= bytes[0];
    second[way] ^= bytes[ZOBRIST_STEP];
    third[way] ^= bytes[2 * ZOBRIST_STEP];
    fourth[way] ^= bytes[3 * ZOBRIST_STEP];
}

/* The cell as every way has it: the numbers a, b, c of its planes change places in turn. */
static void add_man(uint8_t cell)
{
    uint8_t own = noughts3d_cell[cell] == CROSS ? 0 : CELLS;
    uint8_t a = cell >> 4;
    uint8_t b = cell >> 2 & 3;
    uint8_t c = cell & 3;
    uint8_t way;
    uint8_t kept;

    for (way = 0; way < WAYS;) {
        cell = (uint8_t)(a << 4 | b << 2 | c);
        add_code(way++, own | cell);
        add_code(way++, (uint8_t)(own | (cell << 1 & 0x2A) | (cell >> 1 & 0x15)));
        kept = a;
        a = b;
        if (way == WAYS / 2) { /* all three that go round are done: from here on the other way round */
            b = kept;
        } else {
            b = c;
            c = kept;
        }
    }
}

static void take_key(uint8_t way)
{
    book_key[0] = first[way];
    book_key[1] = second[way];
    book_key[2] = third[way];
    book_key[3] = fourth[way];
}

/* Ways that agree in three bytes are the same way to look at it. */
static uint8_t is_less(uint8_t way)
{
    return first[way] < book_key[0] || (first[way] == book_key[0] && (second[way] < book_key[1]
        || (second[way] == book_key[1] && third[way] < book_key[2])));
}

void game_book_key(void)
{
    uint8_t men = CELLS - noughts3d_last_ply + ply;
    uint8_t i;

    if (men > BOOK_MEN) {
        book_key_from_hash();
        return;
    }
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    memset(third, 0, sizeof third);
    memset(fourth, 0, sizeof fourth);
    for (i = 0; i < CELLS; ++i) {
        if (noughts3d_cell[i] != EMPTY) {
            add_man(i);
        }
    }
    take_key(0);
    for (i = 1; i < WAYS; ++i) {
        if (is_less(i)) {
            take_key(i);
        }
    }
}
