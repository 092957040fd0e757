/* form.h: the questions about a game over a network, and its settings on the disk. The functions are in the overlay
 * REMOTE. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_NETWORK_FORM_H
#define SHELL_NETWORK_FORM_H

#include <stdint.h>

/* Reads the settings from the disk, and asks for them. Returns 0 if the player cancels. */
uint8_t network_ask(void);

/* Writes them to the disk, if there is one. */
uint8_t network_keep(void);

/* Lets the player choose one of eight phrases; it is in text_buffer then, as the line for the server. Returns 0 if the
 * player cancels. */
uint8_t network_talk(void);

uint8_t network_sure(void); /* "Resign?"; returns 1 for yes */
uint8_t network_leaves(void); /* "Leave table?" */

#endif
