/* saves.h: shared by saves.c and saves_cases.c. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_SAVES_H
#define UNIT_SAVES_H

#include <stdint.h>

void power_on(void);
void name_game(uint8_t game);
void play_game(uint8_t plies); /* random moves, at most `plies` */

/* Calls saves_write in a freshly loaded overlay: keep saves the unfinished game, save writes to shell_slot. */
const char *keep(void);
void save(void);

void check_links(void); /* checks the links of all readable sectors */

/* ---- saves_cases.c ---- */

void test_lengths(void);
void test_refusals(void);
void test_room(void);
void test_cuts_in_room(void);
void test_unreadable_index(void);
void test_no_index(void);
void test_stray_sectors(void);
void test_torn_sectors(void);
void test_large_disk(void);

#endif
