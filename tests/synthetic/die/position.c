/* position.c: positions as text. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "synthetic/die/die.h"

static char *write_pieces(char *text, uint8_t of)
{
    uint8_t square;
    uint8_t i;

    for (square = 0; square <= HOME; ++square) {
        for (i = die_pieces[of][square]; i; --i) {
            *text++ = (char)('0' + square);
        }
    }
    return text;
}

void game_write_position(char *text)
{
    text = write_pieces(text, 0);
    *text++ = '/';
    text = write_pieces(text, 1);
    *text++ = ' ';
    *text++ = (char)('a' + side);
    if (die_rolled) {
        *text++ = ' ';
        *text++ = (char)('0' + die_rolled);
    }
    *text = 0;
}

const char *game_read_position(const char *text)
{
    static uint8_t read[2][HOME + 1];
    uint8_t i;
    uint8_t of;
    uint8_t square;

    memset(read, 0, sizeof read);
    for (i = 0; i < 5; ++i) {
        if (i == PIECES_EACH) {
            if (text[i] != '/') {
                return text_error(i, "a / must follow two pieces");
            }
            continue;
        }
        of = i > PIECES_EACH;
        if (text[i] < '0' || text[i] > '0' + HOME) {
            return text_error(i, "a piece is on 0 to 8");
        }
        square = (uint8_t)(text[i] - '0');
        if (square && square < HOME && (read[0][square] || read[1][square])) {
            return text_error(i, "Two pieces on a square");
        }
        ++read[of][square];
    }
    if (text[5] != ' ' || (text[6] != 'a' && text[6] != 'b')) {
        return text_error(5, "A space and the side must follow");
    }
    if (text[7] && (text[7] != ' ' || text[8] < '1' || text[8] > '0' + FACES || text[9])) {
        return text_error(7, "A space and a roll of 1 to 3 may follow");
    }
    if (read[0][HOME] == PIECES_EACH && read[1][HOME] == PIECES_EACH) {
        return text_error(0, "only one side can be home");
    }
    memcpy(die_pieces, read, sizeof read);
    side = (uint8_t)(text[6] - 'a');
    die_rolled = text[7] ? (uint8_t)(text[8] - '0') : 0;
    ply = 0;
    reversible_plies[0] = 0;
    die_find_outcome();
    die_count_key();
    return 0;
}

void game_reset(void)
{
    ply = 0;
    game_read_position("00/00 a");
}
