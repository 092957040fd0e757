/* search_info.c: see search_info.h. Nobody thinks before the part of the kernel that does is there, so this comes with
 * it. */
#pragma code-name ("SEARCH")
#pragma rodata-name ("SEARCH")

#include "engine/game.h"
#include "engine/text.h"
#include "engine/think.h"
#include "view/view.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/screen/search_info.h"

/* The score for a reader, and whose it is: "Black +1.2" men, or who wins in how many moves. Less than an eighth of
 * a man is nothing, and has no minus. */
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
    if (HIGH_BYTE(size) >= HIGH_BYTE(SCORE_WON) && sign == '-') {
        who ^= 1; /* two play */
    }
    line_char(' ');
    line_text(show_side_name(who));
    if (HIGH_BYTE(size) >= HIGH_BYTE(SCORE_WON)) { /* whose low byte is 0 */
        line_text(" wins in ");
        line_number((uint8_t)((uint8_t)(SCORE_WIN + 1) - (uint8_t)size) >> 1);
        return;
    }
    if (!HIGH_BYTE(size) && (uint8_t)size <= nothing) {
        size = 0;
        sign = '+';
    }
    line_char(' ');
    line_char(sign);
    line_piece_score(size);
}

/* "d8 White +0.3  5 6 2 2 6 1": depth, score, best line. */
void search_info_show(void)
{
    uint8_t length;
    uint8_t i;

    line_start();
    text_buffer[LINE_SIZE - 1] = 0; /* told apart from what is written below */
    if (think_from_book) {
        line_text("From the book");
    } else if (think_report_text) {
        line_text(think_report_text);
    } else if (think_reached) {
        line_char('d');
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
