/* text.c: moves as text: two squares, or `warp`. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "engine/text.h"
#include "texts/warptrog.h"

static char *write_square(char *text, uint8_t cell)
{
    cell -= FIRST_CELL;
    text[1] = '1';
    for (; cell >= ROW; cell -= ROW) {
        ++text[1];
    }
    text[0] = (char)('a' + cell);
    return text + 2;
}

void game_write_move(char *text)
{
    uint8_t from = (uint8_t)move >> 2;

    if ((uint8_t)move >= WARP) {
        strcpy(text, "warp");
        return;
    }
    text = write_square(text, from);
    text = write_square(text, (uint8_t)(from + warptrog_step[move & 3]));
    *text = 0;
}

/* Cell at the start of a text, or 0. */
static uint8_t cell_at(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < SIZE ? text[1] - '1' : SIZE);

    return rank < SIZE ? (uint8_t)(FIRST_CELL + ROW * rank + file) : 0;
}

const char *game_read_move(const char *text)
{
    uint8_t from = cell_at(text);
    uint8_t second = 2;

    if (outcome != OUTCOME_NONE) {
        return text_error(0, TEXT_OVER);
    }
    if (!from) {
        if (text_find_move(text)) {
            return 0;
        }
        return text_error(0, text_lower(text[0]) == 'w' && !warptrog_warps[side] ? TEXT_NO_WARPS : TEXT_NO_SQUARES);
    }
    if (!(warptrog_board[from] & (side ? TOP : BOTTOM))) {
        return text_error(0, TEXT_NO_PIECE);
    }
    if (text[2] == '-' || text[2] == 'x' || text[2] == 'X') {
        second = 3;
    }
    if (!cell_at(text + second)) {
        return text_error(second, TEXT_NO_TARGET);
    }
    if (text[second + 2]) {
        return text_error(second + 2, TEXT_TWO_SQUARES);
    }
    if (!text_find_move(text)) {
        return text_error(second, warptrog_board[from] & TROG
            ? TEXT_TROG_STEPS
            : TEXT_VALG_STEPS);
    }
    return 0;
}
