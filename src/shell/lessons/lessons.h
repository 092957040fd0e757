/* lessons.h: the overlay LESSONS: the lessons on how the program thinks, with questions. It is loaded after the menu,
 * which stays in memory. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSONS_H
#define SHELL_LESSONS_H

#include <stdint.h>

/* Shows the list and the chosen lessons. Returns 0 when the user goes back; or a game of the menu, from 1, which must
 * be started, because a lesson shows an example in the workshop (lesson_example). The menu's frame must be open. */
uint8_t lessons_run(void);

#endif
