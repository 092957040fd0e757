/* new_game.h: the overlay GIVE: giving a game up. All answer OBEY_ (shell.h). */
#ifndef SHELL_CONTROL_NEW_GAME_H
#define SHELL_CONTROL_NEW_GAME_H

#include <stdint.h>

uint8_t new_game_start(void);     /* for a new one */
uint8_t replace_by_opening(void); /* for one with the opening shell_choice and the sides of shell_next_sides */
uint8_t replace_by_variant(void); /* for one by the variant shell_choice of the rules */
uint8_t replace_by_load(void);    /* for the save of the entry shell_slot, which OPEN has checked, and reads next */
void replace_by_set_up(void);     /* for one that begins with text_position */
uint8_t new_game_undo(void);    /* and the old one after all, where there is no move to undo */
uint8_t offer_draw(void);
uint8_t resign_game(void);

#endif
