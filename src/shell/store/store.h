/* store.h: games on the disk. SAVES.DAT has four slots of two copies each. A save goes to the older copy, so a write that breaks off
 * loses nothing: the copy's sum is wrong then, and the other one counts.
 *
 * A copy: mark, version, sequence (2), game, level + 16 * sides, rules, number
 * of moves (2), sum (2), length of the text of the first position; then that
 * text with its end mark, and two bytes a move. Slot 0 is the machine's own.
 */
#ifndef SHELL_STORE_H
#define SHELL_STORE_H

#include <stdint.h>

#define STORE_FILE "SAVES" /* a DISK_DATA_FILE */
#define STORE_SLOTS 4
#define STORE_COPY 7      /* sectors: some 400 moves */
#define STORE_MARK 0x54   /* a game that goes on */
#define STORE_ENDED 0x45  /* one that is over */

#define STORE_AT_SEQUENCE 2
#define STORE_AT_GAME 4
#define STORE_AT_PLAYERS 5
#define STORE_AT_RULES 6
#define STORE_AT_COUNT 7
#define STORE_AT_SUM 9
#define STORE_AT_TEXT 11
#define STORE_HEAD 12

/* These are in the part STORE. Both return 0, or a line that says what is
 * wrong; then nothing has changed. */
const char *store_save(uint8_t slot);

/* Finds the save: its game and the number of its moves are known
 * afterwards, the board is as before. */
const char *store_find(uint8_t slot);

/* These outlive the part, which goes when a game is loaded: they are main.c's. */
extern uint16_t store_count;
extern uint8_t store_game;
extern uint16_t store_sector; /* the first of the copy that counts */

/* Plays the moves of the save that store_find found; its game is loaded. */
const char *store_apply(void);

/* The user chooses a slot, and the game is saved or loaded. OBEY_ of shell.h. */
uint8_t store_ask_save(void);
uint8_t store_ask_load(void);

#endif
