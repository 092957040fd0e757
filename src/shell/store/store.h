/* store.h: the part STORE: the game in memory goes to the disk (saves.h). */
#ifndef SHELL_STORE_H
#define SHELL_STORE_H

/* The game in memory to shell_slot, by the name in show_typed, and says how that went. */
void store_save(void);

/* The game in memory as its unfinished game; one that is over is no longer unfinished. 0, or what is wrong. */
const char *store_keep(void);

#endif
