/* view_lines.c: lines of text in the panel of Race! */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/race/view.h"

uint8_t race_line;
int16_t race_percent;

void race_write_line(const char *text)
{
    screen_panel(race_line, text);
    ++race_line;
}

void race_write_percent(char sign)
{
    line_start();
    line_char(sign);
    line_number(race_percent);
    line_char('%');
    race_write_line(text_buffer);
}
