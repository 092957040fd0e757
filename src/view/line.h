/* line.h: a line of text, composed piece by piece in text_buffer (engine/text.h), and the clocks of the players, which
 * are part of such lines. For shell and views; view.h includes it. On the Atari it is assembly (asm/view/line_text.s),
 * on the host src/plat/host/shell/line.c. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_LINE_H
#define VIEW_LINE_H

#include <stdint.h>

#include "engine/state.h"

/* ---- the line ---- */

void line_start(void); /* starts an empty line; the others append to it */
void line_text(const char *text);
void line_begin(const char *text); /* line_start, then line_text */
void line_char(char character);
void line_number(uint16_t number);
void line_move(void); /* appends `move`, as the game writes it */
/* Cuts a line of more than 32 characters after the last word that fits. Set text_buffer[32] = 0 before writing it. */
void line_cut(void);

void line_piece_score(uint16_t score); /* appends "1.2": the score in units of one piece (GameInfo.score_of_piece) */

/* ---- clocks of all sides ---- */

extern uint8_t clock_digits[SIDES_MOST][4]; /* minutes and seconds, two digits each; saves store them */

void clock_reset(void);
void clock_start(void);         /* the time until now counts for no side */
uint8_t clock_tick(void);       /* the time until now counts for `side`; returns 1 if another second is full */
void clock_write(uint8_t side_number);  /* appends "01:23" to the line */

#endif
