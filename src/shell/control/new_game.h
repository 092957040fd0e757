/* new_game.h: the overlay CONTROL: ends and replaces games. Every function that returns a value returns COMMAND_
 * (shell.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_CONTROL_NEW_GAME_H
#define SHELL_CONTROL_NEW_GAME_H

#include <stdint.h>

/* These replace the game on the board. They ask first if moves would be lost. */
uint8_t new_game_start(void);     /* by a new game */
uint8_t new_game_again(void); /* FIRE after the end: the same with sides changed */
uint8_t replace_by_opening(void); /* by a game with the opening shell_choice and the sides of shell_next_sides */
uint8_t replace_by_variant(void); /* by a game with the variant shell_choice of the rules */
uint8_t replace_by_load(void);    /* by the save of shell_slot, which the overlay LOADGAME then loads (EVENT_OPEN) */
uint8_t replace_by_set_up(void);  /* by a game that begins with text_position */
uint8_t new_game_undo(void);      /* brings the replaced game back if there is no move to undo */
uint8_t offer_draw(void);
uint8_t resign_game(void);

#endif
