/* lessons.h: the overlay LESSONS: ten lessons on how the program thinks, with questions. It is loaded after the menu,
 * which stays in memory. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSONS_H
#define SHELL_LESSONS_H

/* Shows the list and the chosen lessons; returns when the user goes back. The menu's frame must be open. */
void lessons_run(void);

#endif
