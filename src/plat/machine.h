/* machine.h: what engine and shell need of the machine: memory, clock, loading of files. Each platform implements it in
 * its folder: src/plat/host, src/plat/sim; on the Atari asm/plat/atari. The hook_ functions are calls from the engine
 * up to whatever runs it. */
/* SPDX-License-Identifier: MIT */
#ifndef PLAT_MACHINE_H
#define PLAT_MACHINE_H

#include <stdint.h>

/* Memory for the transposition table, and how many entries fit. */
uint8_t *machine_tt_memory(void);
uint32_t machine_tt_entries(void);

/* The clock: a frame counter that wraps around. */
uint16_t machine_frames(void);

/* Starts (1) and stops (0) the cycle count of the profiler under sim65; does nothing elsewhere. */
void machine_count(uint8_t on);

/* ---- for the shell (Atari only) ---- */

uint8_t machine_frames_a_second(void);

/* 16 random bits from hardware. */
uint16_t machine_random(void);

extern uint8_t machine_memory_page; /* page where RAM ends (RAMTOP) */
#pragma zpsym ("machine_memory_page")

/* The text for the error code of the last disk operation. */
const char *machine_error_text(void);

/* Loads a game and its character set to `to`, after the memory it asks for (tools/build/game_memory.awk). Returns 0, or
 * an error text; then no game is loaded. */
const char *machine_load_game(const char *file, uint8_t *to);

/* Loads the engine overlay (ENGINE.SYS), once. This overwrites the move lists. Returns 0, or an error text. */
const char *machine_load_engine(void);
extern uint8_t machine_has_engine; /* 1: it is loaded */

/* The opening book of the loaded game. load: loads the next part; returns 1 if there may be another one. drop: gives
 * its memory to the transposition table. open, close: the book may be in the RAM under the OS ROM, which must be
 * switched in to read it; meanwhile there is no input, and no disk may be read. */
uint8_t machine_load_book(void);
void machine_drop_book(void);
void machine_open_book(void);
void machine_close_book(void);
uint8_t machine_book_is_away(void); /* not 0: the book is in that RAM, not after the game */
extern const uint8_t machine_book_plies; /* a book with gaps is asked before this ply of the game (menu.txt) */

/* Looks for RAM under the OS ROM, which only a book can use. Called once, from the overlay MENU. */
void under_rom_find(void);

/* Loads the shell overlay MENU and its character set, over the game in memory. Returns 0, or an error text. */
const char *machine_load_menu(void);

/* Loads another shell overlay (disk/kernel.cfg): CHOICE, COMMANDS, END, GIVE, HELP, TOOLS, MOVES, STORE, OPEN, SLOTS,
 * SHOP, BENCH, GROW, WALK, LINES, SCHOOL. It stays until moves are generated or searched. SCHOOL (the opening trainer)
 * stays until another overlay is loaded or a search begins; both clear overlay_trainer_loaded. Returns 0, or an error
 * text. */
const char *overlay_load(const char *name);
extern uint8_t overlay_trainer_loaded; /* 1: SCHOOL is loaded; the caller sets it */

/* Loading shows a dot for every second sector that is not read ahead: for overlays and rules at the right end of the
 * status line, for the openings at screen_row and screen_column: */
#define MACHINE_DOTS 17 /* after "Reading the disk" */

/* The openings of the loaded game (shell/openings/openings_format.h). load: loads them to the memory of the
 * transposition table; the book must have been dropped. Returns 0, or an error text. machine_openings: their
 * address. */
extern const uint8_t machine_openings_kind; /* MACHINE_BALLOTS, MACHINE_NAMES, or 0: there are none */
#define MACHINE_BALLOTS 1
#define MACHINE_NAMES 2
const char *machine_load_openings(void);
const uint8_t *machine_openings(void);

/* In the overlay HELP: loads the rules of the game in memory, after HELP; of long rules a bit more than a page, and
 * then the rest. Returns 0, or an error text. */
const char *machine_load_help(void);
const char *machine_load_help_rest(void);

/* In the overlay MENU: loads a file to machine_guide, after the menu: GUIDE, its help page (the lines of
 * src/shell/menu/guide.txt, each with a terminating 0), or the overlay LESSONS. load_lesson: loads the texts of LESSONS
 * (LESSON1 to LESSON3) to machine_lesson. Returns 0, or an error text. */
const char *machine_load_guide(const char *name);
const char *machine_load_lesson(const char *name);
extern const char machine_guide[];
extern const char machine_lesson[];

#endif
