/* text.c: notation of noughts and crosses: nine squares and the side to
 * move; a move is a digit. */
#include <string.h>

#include "games/noughts/noughts.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/text.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Crosses and noughts are put down in turn, crosses first. Three of a kind"
    " in a row, across, down or slanting, win. A full board is a draw.\n"
    "A move is the number of a square, 1 to 9, from the top left.\n"
    "Nobody wins against a player who knows the game.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "noughts", "NOUGHTS", { "Cross", "Nought" }, 0, help, 0, 4,
    NOUGHTS_CYCLES_PER_NODE, 9
};

static const char letters[] = "-XO";

const GameInfo *game_info(void)
{
    return &info;
}

/* The board as `men` has it, played into an empty one; `mover` is next. */
static void set_up(const uint8_t *men, uint8_t mover)
{
    uint8_t i;
    uint8_t placed = 0;

    memset(noughts_square, EMPTY, SQUARES);
    memset(noughts_line, LINE_EMPTY, LINES + 1);
    hash_fill(noughts_random, sizeof noughts_random);
    noughts_last_ply = SQUARES + 1; /* not full while we put men down */
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
    for (move = 0; move < SQUARES; ++move) {
        if (men[move] == EMPTY) {
            continue;
        }
        ply = 0;
        side = men[move] - 1;
        list_play();
        game_hash();
        for (i = 0; i < KEY_BYTES; ++i) {
            hash_key[i][0] = hash_key[i][1];
        }
        ++placed;
    }
    ply = 0;
    side = mover;
    noughts_last_ply = SQUARES - placed;
    quiet_plies[0] = 0;
    outcome = placed == SQUARES ? OUTCOME_DRAW : OUTCOME_NONE;
    for (i = 0; i < LINES; ++i) {
        if (noughts_line[i] == (mover ? CROSSES_WON : NOUGHTS_WON)) {
            outcome = OUTCOME_LOSS;
        }
    }
}

void game_reset(void)
{
    static const uint8_t nobody[SQUARES] = { 0, 0, 0, 0, 0, 0, 0, 0, 0 };

    set_up(nobody, 0);
}

const char *game_read_move(const char *text)
{
    uint8_t square = (uint8_t)(text[0] - '1');

    text_place = 0;
    if (square >= SQUARES) {
        return "a square is 1 to 9";
    }
    if (text[1]) {
        text_place = 1;
        return "one square is a whole move";
    }
    if (outcome != OUTCOME_NONE) {
        return "the game is over";
    }
    if (noughts_square[square] != EMPTY) {
        return "that square is taken";
    }
    move = square;
    return 0;
}

/* 1: `man` has three in a line of `men`. */
static uint8_t has_three(const uint8_t *men, uint8_t man)
{
    static const uint8_t firsts[LINES] = { 0, 3, 6, 0, 1, 2, 0, 2 };
    static const uint8_t steps[LINES] = { 1, 1, 1, 3, 3, 3, 4, 2 };
    uint8_t i;
    uint8_t at;
    uint8_t left;

    for (i = 0; i < LINES; ++i) {
        at = firsts[i];
        for (left = 3; left && men[at] == man; --left) {
            at += steps[i];
        }
        if (!left) {
            return 1;
        }
    }
    return 0;
}

/* The man of a sign, or one too many. */
static uint8_t man_of(char sign)
{
    uint8_t man = EMPTY;

    sign = text_lower(sign);
    if (sign != '.') {
        while (man <= NOUGHT && text_lower(letters[man]) != sign) {
            ++man;
        }
    }
    return man;
}

const char *game_read_position(const char *text)
{
    static uint8_t men[SQUARES];
    static uint8_t number[NOUGHT + 1];
    uint8_t man;

    memset(number, 0, sizeof number);
    for (text_place = 0; text_place < SQUARES; ++text_place) {
        man = man_of(text[text_place]);
        if (man > NOUGHT) {
            return text[text_place] ? "a square is X, O or -" : "nine squares are needed";
        }
        men[text_place] = man;
        ++number[man];
    }
    if (text[SQUARES] != ' ') {
        return "a blank and the side must follow";
    }
    man = man_of(text[++text_place]);
    if (man == EMPTY || man > NOUGHT) {
        return "the side to move is X or O";
    }
    if (text[text_place + 1]) {
        ++text_place;
        return "nothing may follow the side";
    }
    if (number[CROSS] != number[NOUGHT] + man - 1) {
        return man == CROSS ? "X to move: as many O as X"
            : "O to move: one X more than O";
    }
    if (has_three(men, man)) {
        return "the side to move has won already";
    }
    set_up(men, man - 1);
    return 0;
}

void game_write_move(char *text)
{
    text[0] = (char)('1' + move);
    text[1] = 0;
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        *text++ = letters[noughts_square[i]];
    }
    *text++ = ' ';
    *text++ = letters[side + 1];
    *text = 0;
}

/* The smallest key of the eight ways to turn and mirror the board. */
void game_book_key(void)
{
    static const uint8_t ways[8][SQUARES] = {
        { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, { 2, 1, 0, 5, 4, 3, 8, 7, 6 },
        { 6, 7, 8, 3, 4, 5, 0, 1, 2 }, { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
        { 0, 3, 6, 1, 4, 7, 2, 5, 8 }, { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
        { 6, 3, 0, 7, 4, 1, 8, 5, 2 }, { 8, 5, 2, 7, 4, 1, 6, 3, 0 },
    };
    static uint8_t turned[BOOK_KEY];
    const uint8_t *bytes;
    uint8_t way;
    uint8_t square;
    uint8_t i;

    book_key_from_hash();
    for (way = 1; way < 8; ++way) {
        memset(turned, 0, sizeof turned);
        for (square = 0; square < SQUARES; ++square) {
            if (noughts_square[square] == EMPTY) {
                continue;
            }
            bytes = noughts_random + ways[way][square];
            if (noughts_square[square] == NOUGHT) {
                bytes += SQUARES;
            }
            for (i = 0; i < BOOK_KEY; ++i) {
                turned[i] ^= *bytes;
                bytes += HASH_STEP;
            }
        }
        if (memcmp(turned, book_key, BOOK_KEY) < 0) {
            memcpy(book_key, turned, BOOK_KEY);
        }
    }
}
