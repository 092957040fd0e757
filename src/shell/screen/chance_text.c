/* chance_text.c: the winning chance in the line of the search, for the views of games with dice (view/hooks.h). It is
 * linked into the overlays of those games, not into the kernel. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

/* Appends " 62% White" to the line: the winning chance of the side that thinks. */
const char *view_chance(void)
{
    const GameInfo *info = game_info();
    int16_t value = think_score;

    if (value > info->chance_score_limit) {
        value = info->chance_score_limit;
    } else if (value < -info->chance_score_limit) {
        value = -info->chance_score_limit;
    }
    line_char(' ');
    line_number((uint16_t)(value + info->chance_score_limit + (info->score_of_piece >> 1)) / info->score_of_piece);
    line_text("% ");
    line_text(show_side_name(side));
    return text_buffer;
}
