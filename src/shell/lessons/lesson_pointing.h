/* lesson_pointing.h: see lesson_pointing.c. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSON_POINTING_H
#define SHELL_LESSON_POINTING_H

#include <stdint.h>

uint8_t lesson_aim(uint8_t event); /* moves lesson_cursor to the next target in this direction; 0: there is none */
uint8_t lesson_point(void);        /* the player points at lesson_cursor; 1: that is right, and lesson_picks is 0 */

#endif
