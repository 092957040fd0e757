/* pages.h: the workshop as a command: leads from page to page. Each page is a function in an overlay. It returns the
 * next page (PAGE_ of settings.h), or COMMAND_ (shell.h) to leave the workshop. No page knows the others' functions.
 *
 *   settings -> trace -> visible tree -> settings
 *            -> search -> results -> settings
 *                                 -> tree -> children -> list -> children
 *                                                             -> settings
 */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_PAGES_H
#define SHELL_WORKSHOP_PAGES_H

#include <stdint.h>

/* Called with the overlay WORKSHOP in memory. Returns COMMAND_. */
uint8_t workshop_run(void);

#endif
