/* overlay.h: a game in memory, its book behind it, and what is left for the
 * transposition table (disk/MEMORY.md). */
#ifndef PLAT_ATARI_OVERLAY_H
#define PLAT_ATARI_OVERLAY_H

#include <stdint.h>

/* Pages the screen takes below RAMTOP. */
#define SCREEN_PAGES 12

/* Loads a game; its verbs can be called afterwards. 0, or a DISK_ code; after
 * a fault no game is loaded. DISK_TOO_LONG: this machine is too small. */
uint8_t overlay_load(const char *file, uint8_t pages);

/* Loads a book behind the game, before the table is asked for. Bytes of it;
 * 0: there is none, or disk_fault says why, or no room. */
uint16_t overlay_load_book(const char *file);

/* The book's memory becomes the table's. */
void overlay_drop_book(void);

#endif
