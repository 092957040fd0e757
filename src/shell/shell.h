/* shell.h: what the parts of the shell share. The shell knows no game and no
 * hardware: it speaks to games by game.h and view.h, to the machine by
 * screen.h, plat.h and store.h. */
#ifndef SHELL_SHELL_H
#define SHELL_SHELL_H

#include <stdint.h>

#include "engine/state.h"

#define LINE_SIZE 33 /* a line of the screen and its end mark */

/* ---- the game that is played ---- */

/* What the list of the disk says of a game (menu/list.h), and must be known while it is played. */
#define SHELL_FILE 8
typedef struct {
    char file[SHELL_FILE + 1]; /* the name of its files, and its word in saves */
    uint16_t bytes;            /* of its lists and more, before it (disk/room.awk) */
} ShellGame;
extern ShellGame shell_entry;

extern uint8_t shell_game;        /* number in the menu */
extern uint8_t shell_level;       /* 1 to 8 by time; then fixed depths 1 to 7 */
#define SHELL_LEVELS 15
extern uint8_t shell_computer[SIDES_MOST]; /* 1: the computer has this side */
/* How a game ended without the rules: 0, the side to move has given up, or both agreed to a draw. */
#define SHELL_RESIGNED 1
#define SHELL_AGREED 2
extern uint8_t shell_resigned;
extern int16_t shell_opinion;     /* the computer's, of its last move */
extern uint8_t shell_blank;       /* 1: no picture while the computer thinks */
extern uint8_t shell_area;        /* a save to be read (store/store.h), SHELL_NO_AREA: none */
#define SHELL_NO_AREA 0xFF
extern uint8_t shell_unkept;      /* what was done since the game was kept: plies, mostly */
#define SHELL_KEEP 10             /* so much, and it is kept */
extern uint8_t shell_kept;        /* 1: the disk has this game as unfinished */
extern uint16_t shell_seed;       /* of the next search; 0: no chance in it */

/* ---- menu/menu.c: in the part MENU ---- */

/* Shows the games, and a message from the last try; sets shell_game, shell_entry, and shell_area where the game is
 * to go on. A save that waits in shell_area is loaded at once, if its game is in the list. The frame is open. */
void menu_run(const char *message);

/* ---- main.c ---- */

void main_say(uint8_t row, const char *text);

/* ---- play.c ---- */

/* Plays the game that is loaded; returns when the user wants the menu. */
void play_run(void);

void play_ready(void);
void play_say_disk(void);
void play_limits(uint8_t level);

/* Another game is in memory, without its book. */
void play_loaded(void);

/* think, with the book or the table in memory. */
void play_think(void);

uint8_t play_alone(void); /* 1: the computer has all sides */

/* Begins a new game. */
void play_new(void);

/* Draws the chance in `move`, before it is shown and played for good. */
void play_roll(void);

/* ---- point.c ---- */

#define POINT_NOTHING 0 /* the event was dealt with */
#define POINT_MOVE 1    /* `move` is what the user wants to play */
#define POINT_OTHER 2   /* the event is none of pointing and typing */

/* The cursor at the start of a turn, nothing typed. */
void point_new_board(void);
void point_start(void);
uint8_t point_take(uint8_t event);
void point_hide(void);

/* The cursor: where it is, shown there, moved by an arrow (then 1). */
extern uint8_t point_x;
extern uint8_t point_y;
void point_cursor(void);
uint8_t point_step(uint8_t event);

/* Marks the squares of `move`. */
void point_mark_move(uint8_t mark);

/* ---- obey.c ---- */

#define OBEY_NOTHING 0
#define OBEY_TURN 1 /* the position, or whose turn it is, may have changed */
#define OBEY_MENU 2 /* the user wants another game */
#define OBEY_NONE 3 /* that is no command */
uint8_t obey(uint8_t event);

/* Reads a part of the shell. 0: it cannot be had, and that was said. */
uint8_t shell_need(const char *part);

/* Keeps the game on the disk, to go on with it later: what was not kept yet. */
void obey_keep_game(void);
void obey_game_over(void); /* what was kept is not to be resumed */

/* ---- slots/slots.c: in the part SLOTS ---- */

uint8_t slots_save(void); /* 1: the user wants the game saved, in shell_slot, by the name in show_typed */
uint8_t slots_load(void); /* the area of a save, or SHELL_NO_AREA; of another game, whose files show_typed names then */
extern uint8_t shell_slot;

/* ---- help/help.c: in the part HELP ---- */

void help_show(void);

/* ---- tools/pages.c: in the part TOOLS ---- */

void pages_moves(void);

/* ---- tools/ask.c: in the part TOOLS ---- */

uint8_t ask_draw(void); /* 1: agreed */
uint8_t ask_win(void);  /* 1: the search is to look for one */
void ask_sides(void);   /* who plays */

/* ---- tools/edit.c: in the part TOOLS ---- */

uint8_t edit_run(void); /* 1: there is a new position */

/* ---- show.c ---- */

void show_board(void);  /* frame, board, panel: everything */
void show_keys(void);   /* the reminder of a game under way */
void show_level(void);
void show_panel(void);
void show_clock(void);  /* if a second has passed */
void show_turn(void);   /* whose move it is, and what was typed */
void show_result(void);
void show_thought(void);
#define show_say screen_status      /* the status line */
uint8_t show_choice(const char *name);
extern uint8_t show_event; /* that ended the last of them */
uint8_t show_next(uint8_t at, uint8_t count); /* one of several; returns the event that follows */
const char *show_word(uint8_t what, const char *otherwise); /* the game's (SAY_), or this */
void show_line(void);               /* the same, with what was written by line_ */
void show_refuse(const char *text); /* the same, with its sound */
#define TYPED_MOST 24
#define TYPED_ROOM 36 /* with a square more and an end mark */
extern char show_typed[]; /* what the user has typed or pointed at so far */

/* ---- glass.c: page 6, for tests (disk/GLASSBOX.md) ---- */

void glass_start(void);
void glass_game(void);
void glass_search(void);
void glass_screen(uint8_t screen);

#endif
