/* give.h: the part GIVE: giving a game up; and the level. All answer OBEY_ (shell.h). */
#ifndef SHELL_GIVE_H
#define SHELL_GIVE_H

#include <stdint.h>

uint8_t give_new(void);  /* for a new one */
uint8_t give_back(void); /* and the old one after all, where there is no move to undo */
uint8_t give_draw(void);
uint8_t give_resign(void);
uint8_t give_level(void); /* level.c: the next one */

#endif
