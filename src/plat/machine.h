/* machine.h: what a machine offers to engine and shell: memory, clock, loading of files. Each platform implements it in
 * its folder: on the Atari asm/plat/atari; src/plat/host for the command `trog`, src/plat/sim for sim65, and
 * src/plat/host/shell for the host machine, which runs the whole shell in tests. What the engine calls upwards is not
 * here but in engine/hooks.h. */
/* SPDX-License-Identifier: MIT */
#ifndef PLAT_MACHINE_H
#define PLAT_MACHINE_H

#include <stdint.h>

/* The opening book in memory (engine/book.h). */
extern const uint8_t *book_data;
extern uint16_t book_size; /* bytes; 0: no book */

/* Address of the transposition table, and number of entries that fit. */
uint8_t *machine_tt_memory(void);
uint32_t machine_tt_entries(void);

/* The clock: a frame counter that wraps around. */
uint16_t machine_frames(void);

/* Starts (1) and stops (0) the cycle count of the profiler under sim65; does nothing elsewhere. */
void machine_count(uint8_t on);

/* ---- for the shell: the Atari and the host machine ---- */

uint8_t machine_frames_a_second(void);

/* 16 random bits from hardware. */
uint16_t machine_random(void);

extern uint8_t machine_memory_page; /* page where RAM ends: RAMTOP, always 0xC0 (48K); for the probe page */
#pragma zpsym ("machine_memory_page")

/* The text for the error code of the last disk operation. */
const char *machine_error_text(void);

/* Loads a game and its character set. `to` is the first byte after the memory that the game asks for
 * (tools/build/game.awk). Returns 0, or an error text; then no game is loaded. */
const char *machine_load_game(const char *file, uint8_t *to);

/* Loads the engine overlay (ENGINE.SYS), once. This overwrites the move lists. Returns 0, or an error text. */
const char *machine_load_engine(void);
void machine_restore_verbs(void); /* after RESET, which may have interrupted the visible tree (trace_on) */
extern uint8_t machine_has_engine; /* 1: the engine overlay is loaded */

/* Loads the client for games over a network (NETWORK.SYS) in place of the engine overlay. This overwrites the move
 * lists. Returns 0, or an error text; machine_has_engine is 0 in both cases. */
const char *machine_load_network(void);

/* The opening book of the loaded game. load: loads the next part; returns 1 if it must be called again. drop: gives its
 * memory to the transposition table. open, close: the book may be in the RAM under the OS ROM. open switches that RAM
 * in so that the book can be read, close switches it out. In between no key is noticed, and no disk may be read. */
uint8_t machine_load_book(void);
void machine_drop_book(void);
void machine_open_book(void);
void machine_close_book(void);
uint8_t machine_book_is_away(void); /* not 0: the book is in the RAM under the OS ROM, not after the game */
extern const uint8_t machine_book_plies; /* a book with gaps is asked only before this ply of the game (game.txt) */

/* Called from the overlay MENU, in this order. under_rom_find looks for RAM under the OS ROM, for books and the overlay
 * store; store_find forgets what belongs to the game before; store_load loads the code of the store, if it is not
 * there, over the help page of the menu. */
void under_rom_find(void);
void store_find(void);
void store_load(void);

/* Reads one sector of the next overlay for the overlay store. Returns 0 when the store is full, or after a disk error,
 * which is then in disk_error. Not while a file is being read ahead (disk.h). */
uint8_t store_fill(void);
extern uint8_t store_data_wanted; /* not 0: the next file for the store is the game's DAT file, with the book */

/* Loads the shell overlay MENU and its character set, over the game in memory. Returns 0, or an error text. */
const char *machine_load_menu(void);

/* Loads the second part of the kernel, which only games need, if it is not in memory. From the overlay MENU, before a
 * game is loaded. Returns 0, or an error text. */
const char *machine_load_kernel(void);
extern uint8_t machine_has_kernel; /* 1: it is in memory */

/* Loads another shell overlay: OVERLAY_NAME, from the overlay store or from the disk. It stays until moves are
 * generated or searched. TRAINER (the opening trainer) stays until another overlay is loaded or a search begins; both
 * clear overlay_trainer_loaded. Returns 0, or an error text. The shell calls overlays through shell/overlay.h. */
#define OVERLAY(name) OVERLAY_##name,
enum {
#include "plat/overlay_list.h"
    OVERLAYS
};
#undef OVERLAY
const char *overlay_load(uint8_t overlay);
/* PUZZLES has a file of its own, PUZZLES.SYS: SHELL.DAT is full, and so is the overlay store. */
#define OVERLAY_PUZZLES (OVERLAYS + 1)
void overlay_load_rest(void); /* unpacks the second part of COMMANDS, which has drawn its page by then */
uint8_t overlay_is_near(uint8_t overlay); /* not 0: it is in the overlay store, or no drive has to be waited for */
extern uint8_t overlay_trainer_loaded; /* 1: TRAINER is loaded; the caller of overlay_load sets it */

/* Loads an overlay of the game in memory (`overlay` in its game.txt), counted from 0, to the place of the shell
 * overlays. The first one of a game that replaces the search is read ahead, after the engine, and its packed file stays
 * in the memory that the game leaves free, if there is enough. Returns 0, or an error text. */
const char *machine_load_game_overlay(uint8_t overlay);

/* Reads one sector of what the game reads ahead: its first overlay, or its later part (`later` in its game.txt).
 * Returns 0 when nothing is left to read, or after an error: the game goes on without it. Only while DISK_AHEAD is
 * set. */
#define MACHINE_AHEAD 1       /* there is more to read */
#define MACHINE_AHEAD_LISTS 2 /* the same, and something was unpacked over the lists */
uint8_t machine_game_ahead(void);
extern uint8_t machine_later_is_read; /* 1: the later part of the game is in memory; only games that have one ask */

/* Loading shows a dot for every second sector, unless the file is read ahead. The dots of overlays and rules are at the
 * right end of the status line, those of the openings at screen_row and screen_column, which the caller sets: */
#define MACHINE_DOTS 17 /* column after "Reading the disk" */

/* The openings of the loaded game (shell/openings/openings_format.h). load: loads them to the memory of the
 * transposition table; the book must have been dropped. Returns 0, or an error text. machine_openings: their
 * address. */
extern const uint8_t machine_openings_kind; /* MACHINE_BALLOTS, MACHINE_NAMES, or 0: there are none */
#define MACHINE_BALLOTS 1
#define MACHINE_NAMES 2
const char *machine_load_openings(void);
const uint8_t *machine_openings(void);

/* In the overlay HELP: loads the rules of the game in memory, to the memory after HELP. Long rules come in two pieces:
 * load_help loads a bit more than a page, load_help_rest the rest. Both return 0, or an error text. */
const char *machine_load_help(void);
const char *machine_load_help_rest(void);

/* In the overlay PUZZLES: loads the puzzles of the game in memory, its file GAME.SYS. Returns 0, or an error text. */
const char *machine_load_puzzles(uint8_t *to);

/* In the overlay MENU. load_lessons: loads the overlay LESSONS, in place of the engine overlay; machine_has_engine is 0
 * then. load_guide: loads TUNE (sound_tune), after the menu. load_lesson: loads the overlay GUIDE (what the menu shows
 * below its list, and its help page) or the texts of LESSONS (file LESSON), to machine_lesson after that. load_cards:
 * loads the overlay CARDS, after GUIDE. All return 0, or an error text. */
const char *machine_load_lessons(void);
const char *machine_load_guide(const char *name);
const char *machine_load_lesson(const char *name);
const char *machine_load_cards(void);
extern const char machine_lesson[];

#endif
