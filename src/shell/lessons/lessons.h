/* lessons.h: the part LESSONS: how the machine thinks, told in ten lessons that end in tasks. It lies behind the menu,
 * which stays. */
#ifndef SHELL_LESSONS_H
#define SHELL_LESSONS_H

/* Shows their list and those that are chosen; returns when the user goes back. The menu's frame is open. */
void lessons_run(void);

#endif
