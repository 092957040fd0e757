/* machine.h: the machine, by name. Each platform implements it in a folder. */
#ifndef PLAT_MACHINE_H
#define PLAT_MACHINE_H

#include <stdint.h>

/* Memory for the transposition table, and how many entries fit. */
uint8_t *machine_tt_memory(void);
uint32_t machine_tt_entries(void);

/* The clock: frames since some moment, turning over. */
uint16_t machine_frames(void);

/* 1: cycles count from here, 0: no more. For the profiler; elsewhere nothing. */
void machine_count(uint8_t on);

/* ---- for the shell, where there is one ---- */

uint8_t machine_frames_a_second(void);

/* Chance itself: 16 bits that nobody can foresee. */
uint16_t machine_random(void);

extern uint8_t machine_memory_page; /* where memory ends */
#pragma zpsym ("machine_memory_page")

/* What the last disk operation's code means to somebody at the machine. */
const char *machine_error_text(void);
extern const char machine_too_long[]; /* what it says of too little memory */

/* Loads a game, with its font, to behind the memory it asks for (tools/build/game_memory.awk). 0,
 * or a line that says what is wrong; then no game is loaded. */
const char *machine_load_game(const char *file, uint8_t *to);

/* Loads the part of the kernel that thinks, once: what the lists held is lost. 0, or what is wrong. */
const char *machine_load_engine(void);
extern uint8_t machine_has_engine; /* 1: it is there */

/* The book of the loaded game: read its next part, or give its memory to the table. 1: there may be another part. It
 * may lie where it must be opened to be read: no key comes and no disk is read meanwhile. */
uint8_t machine_load_book(void);
void machine_drop_book(void);
void machine_open_book(void);
void machine_close_book(void);
uint8_t machine_book_is_away(void); /* not 0: it lies there, not behind the game */
extern const uint8_t machine_book_plies; /* of a game, before which it may speak again where it was silent (menu.txt) */

/* Looks for memory that only a book can use. Once; in the part MENU. */
void under_rom_find(void);

/* Loads the part MENU, with its letters, over whatever game there is. 0, or what is wrong. */
const char *machine_load_menu(void);

/* Loads another part of the shell (disk/kernel.cfg): CHOICE, COMMANDS, END, GIVE, HELP, TOOLS, MOVES, STORE, OPEN,
 * SLOTS, SHOP, BENCH, GROW, WALK, LINES, SCHOOL. It stays until moves are listed or searched; SCHOOL until another is
 * read or a search begins, which then say so. 0, or what is wrong. */
const char *overlay_load(const char *part);
extern uint8_t overlay_trainer_loaded; /* the caller sets it, too */

/* A dot for every second sector that is not read ahead: of a part or the rules at the right end of the status line, of
 * the openings at screen_row and screen_column: */
#define MACHINE_DOTS 17 /* behind "Reading the disk" */

/* The openings of the loaded game (shell/openings/openings_format.h): reads them to where the table is, and
 * where its book is not any more; where they are. 0, or what is wrong. */
extern const uint8_t machine_openings_kind; /* 0 when there are none */
#define MACHINE_BALLOTS 1
#define MACHINE_NAMES 2
const char *machine_load_openings(void);
const uint8_t *machine_openings(void);

/* In the part HELP: loads the rules of the game in memory, behind it; of long ones more than a page, and when that has
 * been read the rest. 0, or what is wrong. */
const char *machine_load_help(void);
const char *machine_load_help_rest(void);

/* In the part MENU: loads what lies behind it, to machine_guide: GUIDE, the page that says what this is and how it is
 * played, src/shell/menu/guide.txt, its lines, each with an end mark, as many as the menu has for its games; or the
 * part LESSONS;
 * and the texts of that, LESSON1 to LESSON3, to machine_lesson. 0, or what is wrong. */
const char *machine_load_guide(const char *part);
const char *machine_load_lesson(const char *part);
extern const char machine_guide[];
extern const char machine_lesson[];

#endif
