/* entry.h: the input so far: the last event, and the text of the move that is being entered. Files that ask, choose or
 * enter moves use it; screen/board.c shows the text. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_ENTRY_H
#define SHELL_INPUT_ENTRY_H

#include <stdint.h>

#define TYPED_MOST 24
#define TYPED_ROOM 36 /* TYPED_MOST, the name of one more square and a terminating 0 */
extern char entry_text[]; /* the move so far, typed or pointed at; questions use it for their own text */

#define PROMOTION_MOST 6
extern char promotion_characters[]; /* last characters of moves that are otherwise equal (promotion.h) */

extern uint8_t entry_event; /* the last input event */
#ifndef ENTRY_EVENT_ANYWHERE
#pragma zpsym ("entry_event")
#endif
uint8_t show_next(uint8_t at, uint8_t count); /* the choice before or after `at`, by entry_event */

#endif
