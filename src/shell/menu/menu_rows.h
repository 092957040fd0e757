/* menu_rows.h: what the menu shows: the rows of the list, the bar, and the rows below. In the overlay MENU.
 *
 * The rows of the list have places: 0 is the lessons, 1 the first game. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_ROWS_H
#define SHELL_MENU_ROWS_H

#include <stdint.h>

extern uint8_t menu_game;        /* the current game, from 0 */
extern uint8_t menu_first;       /* place of the first row: a disk may have more games than rows */
extern uint8_t menu_bar;         /* place under the bar */
extern uint8_t menu_entry;       /* entry of the save of an unfinished game, set by menu_waits */
extern const char *menu_message; /* why the last attempt failed; 0: nothing to show */
extern uint16_t menu_results;    /* sector of the results on the disk; 0: none */
extern uint8_t menu_has_guide;   /* 1: the overlay GUIDE is in memory */
extern uint8_t menu_cards;       /* 1: the overlay CARDS is in memory, too; MENU_CARDS_FAILED: it cannot be read */
#define MENU_CARDS_FAILED 2

/* Reads from the disk which games are unfinished, and finds the sector of the results. */
void menu_read_saves(void);

/* 1: the current game has an unfinished game, in menu_entry. */
uint8_t menu_waits(void);

/* Opens the menu's frame, with the list; or shows the list alone. Both change menu_game. */
void menu_show(void);
void menu_show_items(void);

/* Puts the bar over its place; scrolls the list first if the place is not visible. Sets menu_game. */
void menu_show_bar(void);

/* The same, and writes the rows below the list. */
void menu_show_chosen(void);

/* Begins text_buffer with the text; shows text_buffer in a row below the list; or both, in the second row. */
void menu_start_text(const char *text);
void menu_show_text(uint8_t row);
void menu_note(const char *text);

/* Sets shell_level to the level of the current game: the one played or chosen last, or a default, which is easy for a
 * newcomer. The level of an unfinished game is in its save: then shell_level is 0. */
void menu_find_level(void);

#endif
