/* position.c: start position, and positions as text: nine squares and the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/noughts/noughts.h"
#include "engine/keys.h"
#include "engine/list.h"
#include "engine/marks.h"
#include "engine/text.h"
#include "texts/noughts.h"

/* Sets up the board by playing `marks` into an empty one; `mover` is to move next. */
static void set_up(const uint8_t *marks, uint8_t mover)
{
    uint8_t i;
    uint8_t placed = 0;
    uint8_t won = mover ? CROSSES_WON : NOUGHTS_WON;

    memset(noughts_square, EMPTY, SQUARES);
    memset(noughts_line, LINE_EMPTY, LINES + 1);
    zobrist_fill(noughts_random, sizeof noughts_random);
    noughts_last_ply = SQUARES + 1; /* not full while marks are placed */
    memset(hash_key, 0, sizeof hash_key);
    for (move = 0; move < SQUARES; ++move) {
        if (marks[move] == EMPTY) {
            continue;
        }
        ply = 0;
        side = marks[move] - 1;
        list_play();
        game_hash();
        key_to_root();
        ++placed;
    }
    ply = 0;
    side = mover;
    noughts_last_ply = SQUARES - placed;
    reversible_plies[0] = 0;
    outcome = placed == SQUARES ? OUTCOME_DRAW : OUTCOME_NONE;
    for (i = 0; i < LINES; ++i) {
        if (noughts_line[i] == won) {
            outcome = OUTCOME_LOSS;
        }
    }
}

void game_reset(void)
{
    static const uint8_t empty[SQUARES] = { 0, 0, 0, 0, 0, 0, 0, 0, 0 };

    set_up(empty, 0);
}

/* Returns 1 if `mark` has three in a line of `marks`. */
static uint8_t has_three(const uint8_t *marks, uint8_t mark)
{
    static const uint8_t lines[3 * LINES] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6 };
    uint8_t i;

    for (i = 0; i < 3 * LINES; i += 3) {
        if (marks[lines[i]] == mark && marks[lines[i + 1]] == mark && marks[lines[i + 2]] == mark) {
            return 1;
        }
    }
    return 0;
}

static const MarkTexts texts = {
    TEXT_NO_SIDE, TEXT_BAD_SIDE, TEXT_AFTER_SIDE, TEXT_CROSS_TO_MOVE, TEXT_NOUGHT_TO_MOVE
};

const char *game_read_position(const char *text)
{
    static uint8_t marks[SQUARES];
    const char *error;
    uint8_t mark;

    memset(mark_number, 0, sizeof mark_number);
    for (text_error_place = 0; text_error_place < SQUARES; ++text_error_place) {
        mark = mark_read(text[text_error_place]);
        if (mark > NOUGHT) {
            return text[text_error_place] ? TEXT_BAD_SQUARE : TEXT_FEW_SQUARES;
        }
        marks[text_error_place] = mark;
        ++mark_number[mark];
    }
    error = mark_read_side(&texts, text);
    if (error) {
        return error;
    }
    if (has_three(marks, mark_to_move)) {
        return TEXT_WON_ALREADY;
    }
    set_up(marks, mark_to_move - 1);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        *text++ = MARK_LETTERS[noughts_square[i]];
    }
    *text++ = ' ';
    *text++ = MARK_LETTERS[side + 1];
    *text = 0;
}
