/* shell.h: the state of the shell. The shell knows no game and no hardware: it speaks to games by
 * game.h and view.h, to the machine by screen.h, fake_machine.h and disk.h.
 *
 * A file includes and calls only what stands before it here (tests/text/layers.sh sees to it); the
 * overlays among them (disk/overlays.txt) are read when they are wanted and gone when moves are listed:
 *   openings/openings_format shell probe screen/board input/wait_key input/prompt input/yes_no input/confirm
 *   input/promotion screen/dice screen/message screen/search_info input/move_entry thinking turn control/level_text
 *   control/two_players input/command_menu control/set_up screen/game_over control/new_game screen/help
 *   screen/move_list control/sides_variants control/change_level openings/openings_tree openings/picker
 *   openings/trainer workshop/settings workshop/comparison_data workshop/comparison_run workshop/score_text
 *   workshop/comparison workshop/children workshop/tree_browser saves/save_format saves/save_index saves/slots
 *   saves/load saves/blocks saves/write menu/game_list menu/title_art lessons/lessons menu/menu saves/autosave
 *   openings/trainer_call input/command_table input/command input/while_thinking play main
 */
#ifndef SHELL_SHELL_H
#define SHELL_SHELL_H

#include <stdint.h>

#include "engine/record.h"
#include "engine/state.h"

/* ---- the game that is played ---- */

/* What the list of the disk says of a game (menu/game_list.h), and must be known while it is played. */
#define SHELL_FILE 8
typedef struct {
    char file[SHELL_FILE + 1]; /* the name of its files, and its word in saves */
    uint16_t bytes;            /* of its lists and more, before it (tools/build/game_memory.awk) */
} ShellGame;
extern ShellGame shell_entry;

extern uint8_t shell_game;        /* number in the menu */
/* 1 to 8 by time; then fixed depths 1 to 7; then those of weak_players.h, LEVEL_RANDOM and LEVEL_WIN_OR_BLOCK */
extern uint8_t shell_level;
#define SHELL_LEVELS 15
#define SHELL_GAMES 16            /* a menu may have */
extern uint8_t shell_levels[SHELL_GAMES]; /* of the games, when they were left; 0: never played */
extern uint8_t shell_next_sides;         /* who plays the next game of two, where that was asked for behind the end of one: */
#define SHELL_NEXT 4              /* with the second side's bit, and the first's above it; 0: as now */
uint8_t shell_computer_plays_all(void);        /* 1: it has all of them */
/* The board to the one person who plays the second side; code of parts. */
#define shell_turn_board() (view_flip = game_info()->sides == 2 && record_computer[0] && !record_computer[1])

extern int16_t shell_opinion;     /* the computer's, of its last move */
extern uint16_t shell_seed;       /* of the next search; 0: no chance in it */
extern uint8_t shell_blank;       /* 1: no picture while the computer thinks */
extern uint8_t shell_pending_event;        /* an event to be obeyed before others: it ended a search, or was chosen; or 0 */
extern uint8_t shell_end_told;    /* 1: this game is over, and its tune was played */
extern uint8_t shell_search_resumes;     /* not 0: it ended a search of the computer's, which goes on at its next turn */
extern uint8_t shell_queued_events;       /* events that wait for a person's turn (input/while_thinking.h) */
extern uint8_t shell_is_typing;      /* not 0: entry_text comes from the keyboard, for this position, and is not empty */
extern uint8_t shell_excluded;    /* moves of root_excluded: the computer's, that were taken back for the next best */
/* Another position is put on the board: what waits, what would go on and what was taken back was for the last one. */
void shell_clear_pending(void);

/* moves before a person's first choice in this record, behind which undo has something to take back; 255: none yet */
extern uint8_t shell_first_choice;
#define SHELL_NO_CHOICE 0xFF
#define shell_find_first() (shell_first_choice = record_chosen || shell_computer_plays_all() ? 0 : SHELL_NO_CHOICE) /* restored */

/* ---- saves (saves/save_format.h) ---- */

extern uint8_t shell_save;        /* the entry of a save to be read, SHELL_NO_SAVE: none */
#define SHELL_NO_SAVE 0xFF
extern uint8_t autosave_moves_since;      /* what was done since the game was kept: moves that somebody chose, mostly, */
#define SHELL_TIME 0x80           /* and that its clock has run; else nothing was kept of it yet */
#define SHELL_KEEP 10             /* so much, and it is kept */
#define SHELL_KEEP_ALONE 100      /* by the computer against itself, which nobody wants to wait for */
extern uint8_t autosave_is_current;        /* 1: the disk has this game as unfinished, or the one that was given up for it */
extern uint8_t shell_slot;        /* the entry that is written or read next */
extern uint8_t shell_oldest;      /* the unfinished game that would have to give way to a save: its entry */
extern uint8_t shell_gives_way;   /* how many the player has agreed to */

/* ---- openings (openings/openings_format.h) ---- */

extern uint8_t trainer_state;         /* SCHOOL_: whether they are in memory, and what for */
extern uint16_t lessons_solved; /* lessons of the workshop, a bit each */
extern uint8_t shell_choice; /* the opening of a lesson, by the number of its name; or the variant that is chosen */

/* ---- the game that was replaced (control/new_game.c): with record_has_backup its moves are in the record, last byte
 * first
 * ---- */

typedef struct {
    uint16_t count;    /* of its moves */
    uint16_t first[2]; /* places of the record, so that the new one has as many, however long this was */
    uint16_t seed;     /* record_seed */
} ShellBefore;
extern ShellBefore shell_previous_game;
extern uint8_t shell_clocks[SIDES_MOST * 2]; /* and its clocks, two digits a byte */
extern uint16_t shell_base; /* moves the present game began with: those of a save or a ballot, else 0 */
#define SHELL_NO_PREVIOUS_GAME 0xFFFF /* no move: where the new game never was, and the old one is not */
#define SHELL_SET_UP 0x8000 /* in count: it began with a position that was set up, whose text is behind its moves */

/* ---- what several files do ---- */

#define HIGH_BYTE(word) ((uint8_t)((word) >> 8)) /* where a look at one byte is enough */

/* ---- what a command answers ---- */

#define COMMAND_DONE 0
#define COMMAND_NEW_TURN 1 /* the position, or whose turn it is, may have changed */
#define COMMAND_MENU 2 /* the user wants another game */

#endif
