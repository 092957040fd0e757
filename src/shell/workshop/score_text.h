/* score_text.h: a score as text. Static code: the overlays COMPARE and TREE are never in memory together, so each one
 * has its own copy. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_SCORE_TEXT_H
#define SHELL_WORKSHOP_SCORE_TEXT_H

#include "engine/game.h"
#include "plat/screen.h"
#include "view/line.h"
#include "texts/shell.h"

/* Writes "+1.2" in pieces, or "WIN 3": the result and the number of moves to it. A score of at most a sixteenth of a
 * piece has no minus sign. */
static void write_score(int16_t score)
{
    uint16_t size = (uint16_t)score;
    uint8_t nothing = (uint8_t)game_info()->score_of_piece;
    char sign = '+';

    if (score < 0) {
        size = -size;
        sign = '-';
    }
    nothing >>= 4;
    if (size <= nothing) {
        sign = '+';
    }
    if (size >= SCORE_WON) {
        line_text(score < 0 ? TEXT_LOSS : TEXT_WIN);
        line_number((uint8_t)((uint8_t)(SCORE_WIN + 1) - (uint8_t)size) >> 1);
    } else {
        line_char(sign);
        line_piece_score(size);
    }
}

#endif
