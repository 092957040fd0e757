/* position.c: start position, and positions as text. The fields are the pawns in FEN style and the side to move; the
 * beads left, a hexadecimal digit for each box; the bead drawn last in this round, as box a to s and bead 0 to 3, or
 * --; and the rounds so far, + for those the boxes have won. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/matchbox/menace.h"
#include "engine/board_text.h"
#include "engine/text.h"
#include "texts/matchbox.h"

static const BoardText rows = { "Pp", "wb", FILES, FILES, FILES };

static uint8_t pawns[SQUARES]; /* of the position being read */
static uint8_t beads[BOXES];
static uint8_t last;

/* The beads each box starts with, as bits. Computed once, because a position is read after every move of a course. */
static uint8_t all_beads[BOXES];

static void find_beads(void)
{
    const Box *box = matchbox_box;
    uint8_t bit;
    uint8_t i;
    uint8_t n;

    if (all_beads[0]) {
        return;
    }
    for (n = 0; n < BOXES; ++n) {
        bit = 1;
        for (i = 0; i < BEADS; ++i) {
            if (box->move[i] != NO_BEAD) {
                all_beads[n] |= bit;
            }
            bit <<= 1;
        }
        ++box;
    }
}

static uint8_t digit_of(char character)
{
    uint8_t digit = (uint8_t)(character - '0');

    if (digit > 9) {
        digit = (uint8_t)(character - 'a' + 10);
        if (digit < 10) {
            return 255;
        }
    }
    return digit;
}

static const char *read_beads(const char *text)
{
    uint8_t box;

    if (text[text_error_place] != ' ') {
        return TEXT_NO_BEADS;
    }
    find_beads();
    for (box = 0; box < BOXES; ++box) {
        beads[box] = digit_of(text[++text_error_place]);
        if (beads[box] & ~all_beads[box]) {
            return TEXT_BAD_BEADS;
        }
    }
    ++text_error_place;
    return 0;
}

static const char *read_last(const char *text)
{
    uint8_t box;
    uint8_t bead;

    if (text[text_error_place] != ' ') {
        return TEXT_NO_LAST_BEAD;
    }
    ++text_error_place;
    last = NO_BEAD;
    box = (uint8_t)(text[text_error_place] - 'a');
    bead = box < BOXES ? (uint8_t)(text[text_error_place + 1] - '0') : BEADS;
    if (bead < BEADS && all_beads[box] >> bead & 1) {
        last = (uint8_t)(box << 2 | bead);
    } else if (text[text_error_place] != '-' || text[text_error_place + 1] != '-') {
        return TEXT_BAD_BEAD;
    }
    text_error_place += 2;
    return 0;
}

static void set_up(void)
{
    memcpy(matchbox_square, pawns, SQUARES);
    memcpy(matchbox_beads, beads, BOXES);
    memcpy(matchbox_won, matchbox_won_read, ROUNDS);
    matchbox_last = last;
    matchbox_rounds = matchbox_rounds_read;
    ply = 0;
    side = board_text_side;
    reversible_plies[0] = 0;
    matchbox_find_outcome();
    matchbox_key();
}

/* Returns the error message for too many pawns, or for a side to move that has already won; 0 if all is well. */
static const char *pawn_error(void)
{
    uint8_t number[BLACK + 1];
    uint8_t i;

    memset(number, 0, sizeof number);
    for (i = 0; i < SQUARES; ++i) {
        if (pawns[i] && ++number[pawns[i]] > FILES) {
            return TEXT_MANY_PAWNS;
        }
        if (pawns[i] == board_text_side + 1 && (board_text_side ? i < FILES : i >= 2 * FILES)) {
            return TEXT_WON_ALREADY;
        }
    }
    return 0;
}

/* Returns 1 if the pawns are set up for a new round. After the last round only this position is possible. */
static uint8_t is_new(void)
{
    static const uint8_t start[SQUARES] = { WHITE, WHITE, WHITE, EMPTY, EMPTY, EMPTY, BLACK, BLACK, BLACK };

    return !memcmp(pawns, start, SQUARES) && !board_text_side && last == NO_BEAD;
}

const char *game_read_position(const char *text)
{
    const char *error;
    uint16_t place;

    if (rules) {
        return menace_read(text);
    }
    error = board_text_read(&rows, text, pawns);
    place = text_error_place;
    if (!error) {
        error = read_beads(text);
    }
    if (!error) {
        error = read_last(text);
    }
    if (!error) {
        error = matchbox_read_rounds(text);
    }
    if (error) {
        return error;
    }
    error = pawn_error();
    if (!error && matchbox_rounds_read == ROUNDS && !is_new()) {
        error = TEXT_COURSE_OVER;
    }
    if (error) {
        text_error_place = place - 1;
        return error;
    }
    set_up();
    return 0;
}

void game_reset(void)
{
    find_beads();
    memcpy(matchbox_beads, all_beads, BOXES);
    memset(matchbox_won, 0, ROUNDS);
    matchbox_rounds = 0;
    ply = 0;
    reversible_plies[0] = 0;
    if (rules) {
        menace_reset();
    }
    matchbox_new_round();
    matchbox_find_outcome();
    matchbox_key();
}

void game_write_position(char *text)
{
    uint8_t i;

    if (rules) {
        menace_write(text);
        return;
    }
    board_text_write(&rows, text, matchbox_square);
    text += text_error_place;
    *text++ = ' ';
    for (i = 0; i < BOXES; ++i) {
        *text++ = "0123456789abcdef"[matchbox_beads[i]];
    }
    text[0] = ' ';
    text[1] = '-';
    text[2] = '-';
    if (matchbox_last != NO_BEAD) {
        text[1] = (char)('a' + (matchbox_last >> 2));
        text[2] = (char)('0' + (matchbox_last & 3));
    }
    matchbox_write_rounds(text + 3);
}
