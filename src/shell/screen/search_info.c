/* search_info.c: the line that shows the result of the search so far. thinking.c calls it after each iteration. It is
 * part of the engine overlay (segment THINK), because it is needed only with the search.
 *
 * The Atari uses the twin asm/shell/screen/search_info.s, which is shorter. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"
#include "texts/shell.h"

/* Scores of at least this are added by evaluations that see a win of a few moves (WORTH_WON of go-moku, nine men's
 * morris, noughts in space). No game reaches it by pieces. */
#define SCORE_SURE 0x600

/* Writes the score and its side: "Atari +1.2" in pieces; "White wins in 3", or "White wins" if the evaluation sees a
 * win that the search has not reached. An eighth of a piece or less is shown as +0.0. */
static void write_score(void)
{
    uint16_t size = (uint16_t)think_score;
    uint8_t who = side;
    uint8_t nothing = (uint8_t)game_info()->score_of_piece >> 3;
    char sign = '+';

    if (think_score < 0) {
        size = -size;
        sign = '-';
    }
    line_char(' ');
    if (HIGH_BYTE(size) >= HIGH_BYTE(SCORE_SURE)) { /* the low bytes of SCORE_SURE and SCORE_WON are 0 */
        if (sign == '-') {
            who ^= 1; /* a loss is a win of the other side */
        }
        line_text(show_side_name(who));
        line_text(TEXT_WINS);
        if (HIGH_BYTE(size) >= HIGH_BYTE(SCORE_WON)) {
            line_text(TEXT_IN);
            line_number((uint8_t)((uint8_t)(SCORE_WIN + 1) - (uint8_t)size) >> 1);
        }
        return;
    }
    if (!HIGH_BYTE(size) && (uint8_t)size <= nothing) {
        size = 0;
        sign = '+';
    }
    line_text(status_side_or_you(who));
    line_char(' ');
    line_char(sign);
    line_piece_score(size);
}

/* Shows "depth 8 Atari +0.3  5 6 2 2 6": depth, score, principal variation. */
void search_info_show(void)
{
    uint8_t length;
    uint8_t i;

    line_start();
    text_buffer[LINE_SIZE - 1] = 0; /* so that the loop below sees when the line is full */
    if (think_from_book) {
        line_text(TEXT_FROM_THE_BOOK);
    } else if (think_report_text) {
        line_text(think_report_text);
    } else if (think_reached) {
        line_text(TEXT_DEPTH);
        line_number(think_reached);
        if (!view_text(VIEW_TEXT_SCORE)) {
            write_score();
        }
        line_char(' ');
        ++text_other_board;
        length = think_line_length();
        for (i = 0; i < length && !text_buffer[LINE_SIZE - 1]; ++i) {
            line_char(' ');
            think_line_move(i);
            line_move();
        }
        --text_other_board;
        line_cut();
    }
    screen_thinking(text_buffer);
}

void search_info_keep_score(void)
{
    if (think_reached) {
        if (!shell_turned_move) {
            shell_turned_move = 1; /* the first score: shell_last_score was that of the game before */
        } else if ((HIGH_BYTE((uint16_t)think_score) ^ HIGH_BYTE((uint16_t)shell_last_score)) & 0x80) {
            shell_turned_from = shell_last_score;
            shell_turned_to = think_score;
            shell_turned_move = (uint8_t)(record_count >> 1);
            ++shell_turned_move;
        }
    }
    shell_last_score = think_score;
}
