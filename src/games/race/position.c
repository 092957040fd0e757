/* position.c: start position, and positions as text: the squares of both sides' pieces, the side, the roll:
 * `0,0,3,7/0,0,0,12 a 6`. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/text.h"
#include "games/race/race.h"
#include "texts/race.h"

static char *write_pieces(char *text, uint8_t owner)
{
    uint8_t square;
    uint8_t n;

    for (square = 0; square <= HOME; ++square) {
        for (n = race_pieces[PLACE(owner, square)]; n; --n) {
            text = race_write_square(text, square);
            *text++ = ',';
        }
    }
    return text - 1;
}

void game_write_position(char *text)
{
    text = write_pieces(text, 0);
    *text++ = '/';
    text = write_pieces(text, 1);
    *text++ = ' ';
    *text++ = (char)('a' + side);
    if (race_rolled) {
        *text++ = ' ';
        *text++ = (char)('0' + race_rolled);
    }
    *text = 0;
}

static uint8_t read[PLACES]; /* pieces of the position being read */
static uint8_t at; /* place in the text */

/* Returns an error message: the words and a number after them. */
static const char *error_at(const char *words, uint8_t number)
{
    static char line[24];

    strcpy(line, words);
    *race_write_square(line + strlen(line), number) = 0;
    return text_error(at, line);
}

/* Reads the pieces of a side, from `at` on. Returns an error message, or 0. */
static const char *read_pieces(const char *text, uint8_t owner)
{
    uint8_t n;
    uint8_t square;
    uint8_t end;

    for (n = 0;; ++n) {
        square = HOME + 1;
        end = at;
        if ((uint8_t)(text[at] - '0') < 10) {
            square = (uint8_t)(text[end++] - '0');
            if (square < 2 && (uint8_t)(text[end] - '0') < 10) {
                square = (uint8_t)(square * 10 + text[end++] - '0');
            }
        }
        if (square > HOME) {
            return text_error(at, TEXT_BAD_PIECE);
        }
        if (n == PIECES) {
            return error_at(TEXT_FIFTH_PIECE, square);
        }
        if (square && square != HOME && read[PLACE(owner ^ 1, square)]) {
            return error_at(TEXT_BOTH_SIDES, square);
        }
        ++read[PLACE(owner, square)];
        at = end;
        if (text[at] != ',') {
            break;
        }
        ++at;
    }
    return n == PIECES - 1 ? 0 : text_error(at, TEXT_FOUR_PIECES);
}

const char *game_read_position(const char *text)
{
    const char *why;
    uint8_t face = 0;

    memset(read, 0, sizeof read);
    at = 0;
    why = read_pieces(text, 0);
    if (!why && text[at] != '/') {
        why = text_error(at, TEXT_SECOND_MISSING);
    }
    if (!why) {
        ++at;
        why = read_pieces(text, 1);
    }
    if (why) {
        return why;
    }
    if (text[at] != ' ') {
        return text_error(at, TEXT_NO_SIDE);
    }
    text += at + 1;
    if (*text != 'a' && *text != 'b') {
        return text_error((uint16_t)(at + 1), TEXT_BAD_SIDE);
    }
    if (text[1]) {
        at += 2;
        if (text[1] != ' ' || (uint8_t)(text[2] - '0') > 9 || text[3]) {
            return text_error(at, TEXT_BAD_ROLL);
        }
        face = (uint8_t)(text[2] - '0');
        if (face == 0 || face > FACES) {
            ++at;
            return error_at(TEXT_NO_FACE, face);
        }
    }
    if (read[PLACE(0, HOME)] == PIECES && read[PLACE(1, HOME)] == PIECES) {
        return text_error(0, TEXT_BOTH_HOME);
    }
    memcpy(race_pieces, read, sizeof read);
    side = (uint8_t)(*text - 'a');
    race_rolled = face;
    ply = 0;
    reversible_plies[0] = 0;
    zobrist_fill(race_random, sizeof race_random);
    race_find_outcome();
    race_count_key();
    return 0;
}

void game_book_key(void)
{
    book_key_from_hash();
}

void game_reset(void)
{
    ply = 0;
    game_read_position("0,0,0,0/0,0,0,0 a");
}
