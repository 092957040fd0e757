/* board_text_draw.c: draws a board for a terminal; see board_text.h. It has no twin: it is not on the disk. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/board_text.h"
#include "engine/game.h"

static char position[TEXT_SIZE];

/* Draws a rank at `to`, without its end; returns the place after it in `position`. */
static const char *draw_rank(char *to, const char *from)
{
    uint8_t count;

    for (; *from != '/' && *from != ' '; ++from) {
        count = (uint8_t)(*from - '0');
        if (count > 9) {
            *to++ = ' ';
            *to++ = *from;
        } else {
            for (; count; --count) {
                *to++ = ' ';
                *to++ = '.';
            }
        }
    }
    *to = 0;
    return from;
}

void board_text_draw(char *text)
{
    const char *from;
    char rank = '1';
    char file = 'a';

    game_write_position(position);
    for (from = position; *from != ' '; ++from) {
        rank += *from == '/';
    }
    for (from = position; rank >= '1'; ++from) {
        *text++ = rank--;
        from = draw_rank(text, from);
        text += strlen(text);
        *text++ = '\n';
    }
    *text++ = ' ';
    for (draw_rank(text, position); *text; text += 2) { /* a letter in place of each square */
        text[1] = file++;
    }
    strcpy(text, "\n");
}
