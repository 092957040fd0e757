/* keep.h: unfinished games go to the disk by themselves, so that the menu can offer to go on. */
#ifndef SHELL_KEEP_H
#define SHELL_KEEP_H

void keep_game(void); /* what was not kept yet */
void keep_end(void);  /* the game is over: what was kept is not to be offered */

#endif
