/* menu_files.h: the files that the menu reads: at once, or ahead, while it waits for input. In the overlay MENU. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_FILES_H
#define SHELL_MENU_FILES_H

#include <stdint.h>

/* Call before all others: nothing clears the variables of an overlay. */
void menu_files_begin(void);

/* Another file is read in between: what was read of the second part of the kernel is lost. */
void menu_files_interrupt(void);

/* A game has been chosen, or the guide. Returns 1 if the kernel is complete; or 0 after a disk error, which is then in
 * menu_message. */
uint8_t menu_is_kernel_there(void);

/* Loads the overlay GUIDE, if it is not in memory. Returns 1; or 0 after a disk error, which is then in
 * menu_message. */
uint8_t menu_load_guide(void);

/* Removes the card: what is read now overwrites its drawings. */
void menu_hide_card(void);

/* Reads files until there is input: the second part of the kernel, at once; then the overlays GUIDE and CARDS, and what
 * the overlay store keeps. Plays the tune once, when everything is there. */
void menu_read_ahead(void);

#endif
