/* new_game.h: the overlay GIVE: giving a game up. All answer OBEY_ (shell.h). */
#ifndef SHELL_CONTROL_NEW_GAME_H
#define SHELL_CONTROL_NEW_GAME_H

#include <stdint.h>

uint8_t give_new(void);     /* for a new one */
uint8_t give_opening(void); /* for one with the opening shell_choice and the sides of shell_next */
uint8_t give_variant(void); /* for one by the variant shell_choice of the rules */
uint8_t give_load(void);    /* for the save of the entry shell_slot, which OPEN has checked, and reads next */
void give_set_up(void);     /* for one that begins with text_position */
uint8_t give_back(void);    /* and the old one after all, where there is no move to undo */
uint8_t give_draw(void);
uint8_t give_resign(void);

#endif
