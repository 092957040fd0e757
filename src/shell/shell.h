/* shell.h: the state of the shell, and the order of its files. The shell runs the screen, the input and the saves for
 * every game. It knows no game and no hardware: it calls games through engine/game.h and view/view.h, the machine
 * through plat/screen.h, plat/machine.h and plat/disk.h.
 *
 * Most of the shell is in overlays: code that is loaded when wanted, into memory that lists of moves and the search
 * use as well (disk/overlays.txt). An overlay is gone as soon as moves are listed. Variables that must survive are
 * here, in the kernel.
 *
 * A file includes and calls only files that come before it in this list; tests/text/layers.sh checks that:
 *   openings/openings_format puzzles/puzzle_format shell players probe input/entry view_hooks screen/board ponder
 *   overlay
 *   view_entered game_overlay
 *   input/wait_key
 *   input/prompt input/yes_no input/confirm input/promotion input/bubbles screen/dice screen/message screen/face
 *   screen/chance_text screen/search_info input/marks input/move_entry thinking pondering turn control/level_text
 *   control/two_players input/command_menu input/command_page control/set_up screen/game_over control/new_game
 *   screen/help screen/move_list control/sides_variants control/change_level
 *   input/list_page
 *   openings/openings_tree openings/tree_code openings/picker_tree openings/trainer_tree openings/openings_choice
 *   openings/picker openings/trainer
 *   network/network network/link network/form network/table network/sha256 network/dice network/keys
 *   workshop/settings_page workshop/settings
 *   workshop/comparison_data workshop/comparison_with workshop/comparison_counts workshop/comparison_run
 *   workshop/comparison_figures workshop/score_text workshop/comparison workshop/children workshop/tree_page
 *   workshop/tree_browser
 *   workshop/trace_data workshop/trace_game workshop/trace_note workshop/trace_verbs workshop/trace
 *   workshop/watch_data workshop/watch_frame workshop/watch_state workshop/watch_tree workshop/watch_words
 *   workshop/watch
 *   workshop/search_start workshop/pages
 *   saves/save_format saves/save_sum saves/sector_sum saves/save_index saves/results saves/results_count
 *   saves/results_write saves/slots saves/load saves/blocks saves/write menu/game_list menu/title_art menu/guide
 *   menu/cards lessons/lesson_rows lessons/lesson_board lessons/lesson_page lessons/lesson_pointing lessons/lessons
 *   menu/menu_rows menu/menu_files menu/menu puzzles/puzzles
 *   saves/autosave openings/trainer_call input/command_table input/command
 *   input/while_thinking play main
 */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SHELL_H
#define SHELL_SHELL_H

#include <stdint.h>

#include "engine/record.h"
#include "engine/state.h"
#include "../disk/probe_page.h"

/* ---- the loaded game and its players ---- */

/* The entry of the loaded game in the list of games (menu/game_list.h). The menu copies it here. */
#define SHELL_FILE 8
typedef struct {
    char file[SHELL_FILE + 1]; /* the name of its files, which also identifies the game in saves */
    uint16_t bytes;            /* from list_pool to its overlay: lists and more (tools/build/game.awk) */
} ShellGame;
extern ShellGame shell_entry;

extern uint8_t shell_game; /* number of the loaded game in the menu, from 0 */

/* The level: 1 to 8 by time, then fixed depths 1 to 7; or LEVEL_RANDOM, LEVEL_WIN_OR_BLOCK (engine/level.h). */
extern uint8_t shell_level;
#define SHELL_LEVELS 15                   /* levels by time and fixed depths together */
#define SHELL_GAMES 24                    /* at least the number of games in a menu (MENU_MOST) */
extern uint8_t shell_levels[SHELL_GAMES]; /* by game: the level last played or chosen in the menu; 0: none yet */
extern uint8_t shell_is_started; /* 1: there was input in the menu since power-on, or the tune has been played */

/* What is known of the player; kept on the disk with the saves (saves/save_format.h). */
extern uint8_t shell_player;
#define SHELL_LAST_GAME 0x1F /* the game played last, as its place in the menu, from 1; 0: none yet */
#define SHELL_ONE_GAME 0x20  /* the number of games that were played to their end, 0 to 3, */
#define SHELL_ENDS 0x60      /* in two bits */
#define SHELL_NO_REMARKS 0x80 /* the computer makes no remarks */
#define SHELL_IS_NEWCOMER ((shell_player & SHELL_ENDS) != SHELL_ENDS)
#define SHELL_HAS_ENDED (shell_player & SHELL_ENDS) /* not 0: at least one game has ended */

extern uint8_t shell_bubble; /* number of hints about the stick that the first game has shown (input/bubbles.h) */

/* Who plays the next game of two sides. 0: the same players; else SHELL_NEXT, + 2 if the computer plays the first side,
 * + 1 if it plays the second. The player may choose it after a game has ended, or with an opening. */
extern uint8_t shell_next_sides;
#define SHELL_NEXT 4
uint8_t shell_computer_plays_all(void); /* 1: no side is played by a human */
/* Flips the board if the only human plays second. A macro, because several overlays need it. */
#define shell_flip_board() (view_flip = game_info()->sides == 2 && record_computer[0] && !record_computer[1])

/* The state of a game over a network (network/network.h). SHELL_NETWORK_WAITS: no person at this machine is to move. */
extern uint8_t shell_network;
#define SHELL_NETWORK_OFF 0
#define SHELL_NETWORK_WAITS 1
#define SHELL_NETWORK_MOVES 2

/* ---- the turn ---- */

extern int16_t shell_last_score;        /* score of the computer's last move, for its answer to a draw offer */
/* The last move of the computer at which the sign of its score changed, for the end of the game (screen/search_info.h).
 * Only moves that the search has found count, none from the book. */
extern uint8_t shell_turned_move;    /* its number, counted as players do, from 2; 1: none; 0: no score yet */
extern int16_t shell_turned_from;    /* the score before it, for the computer, */
extern int16_t shell_turned_to;      /* and then */
extern uint16_t shell_seed;          /* random seed of the next search; 0: the search draws no random numbers */
extern uint8_t shell_blank;          /* 1: the screen is off while the computer thinks, which makes it faster */
extern uint8_t shell_pending_event;  /* event that a search or an overlay left, handled before new input; 0: none */
extern uint8_t shell_end_told;       /* 1: the game is over, and its final tune has been played */
extern uint8_t shell_search_resumes; /* not 0: an event interrupted the computer's search, which resumes next turn */
extern uint8_t shell_queued_events;  /* number of events kept for the human's turn (input/while_thinking.h) */
extern uint8_t shell_is_typing;      /* not 0: entry_text is not empty, and was typed for this position */
extern uint8_t shell_excluded;       /* number of moves in root_excluded, which "Next best" has taken back */
/* Clears the four variables above, which belong to the previous position. */
void shell_clear_pending(void);

/* Number of moves in the record before the human's first choice; undo can go back to there. */
extern uint8_t shell_first_choice;
#define SHELL_NO_CHOICE 0xFF /* no human has moved yet */
#define shell_can_undo() (shell_first_choice < (uint8_t)record_count) /* 1: there is a choice that undo takes back */
/* Sets shell_first_choice in a game that was loaded or brought back. */
#define shell_find_first() \
    (shell_first_choice = record_chosen || shell_computer_plays_all() ? 0 : SHELL_NO_CHOICE)
/* 1: the game on the board can be replaced without a question: it is over, or no human has moved. A game that the
 * computer plays alone counts from its first move. */
#define shell_nothing_lost() (RECORD_IS_OVER || !record_count \
    || (record_count <= shell_first_choice && !shell_computer_plays_all()))

/* ---- saves (saves/save_format.h) ---- */

extern uint8_t shell_save; /* entry of the save that main.c loads after the menu, or SHELL_NO_SAVE */
#define SHELL_NO_SAVE 0xFF
extern uint8_t autosave_moves_since; /* number of moves since the last autosave, + SHELL_TIME; 0: nothing to save */
#define SHELL_TIME 0x80              /* the game was saved, but the clock runs on: save it again when it is left */
#define AUTOSAVE_MOVES 10                /* after this many moves the game is autosaved, */
#define AUTOSAVE_MOVES_ALONE 100         /* or after this many if the computer plays all sides */
/* What the end of the game means for the disk. 1: it has an autosave of this game, or of the game that it replaced,
 * which is removed; the result is counted. AUTOSAVE_RESULT: only the result is counted. 0: nothing. */
extern uint8_t autosave_exists;
#define AUTOSAVE_RESULT 2
/* Whether the result of the game on the board is counted: one person must play against the computer. Code of overlays;
 * call it after the players have changed. */
#define shell_find_result() { if (!(autosave_exists & 1)) { \
    autosave_exists = (uint8_t)((record_computer[0] ^ record_computer[1]) << 1); } }
extern uint8_t shell_slot;           /* entry that is written or read next; SAVE_ENTRIES: the autosave */
extern uint8_t shell_oldest;         /* entry of the unfinished game that a new save would replace next */
extern uint8_t shell_replaceable;      /* number of unfinished games that the player has agreed to replace */
extern uint8_t shell_is_saving;        /* 1: the player saves the game in a slot, and it is not on the disk yet */
/* Results that are not on the disk yet, in the form of saves/save_format.h: records of five bytes, the latest first.
 * Without a disk they stay here. */
#define SHELL_RESULTS 40
extern uint8_t shell_results[SHELL_RESULTS];
extern uint16_t shell_counted_seed; /* record_seed of the last game whose result was counted: no game counts twice */

/* ---- openings (openings/openings_format.h) and lessons ---- */

extern uint8_t trainer_state;   /* TRAINER_OFF, OPENINGS_NAMING or TRAINER_ACTIVE */
extern uint16_t lessons_solved; /* one bit for each lesson. 1: solved. LESSONS_ALL: all are */
#define LESSONS_ALL 0x8000
/* The lesson whose example the game shows, from 1, with LESSON_OPENED as soon as the workshop has opened it; 0: none */
#define lesson_example (*(uint8_t *)(PROBE_PAGE + PROBE_LESSON))
#define LESSON_OPENED 0x80
extern uint8_t shell_choice;    /* the chosen opening, counted from 1; or the chosen variant of the rules, from 0 */

/* ---- puzzles (puzzles/puzzles.h) ---- */

extern uint8_t shell_puzzle;       /* the puzzle that is played, from 1; 0: none. SHELL_PUZZLE_SOLVED: it is solved */
#define SHELL_PUZZLE_SOLVED 0x80
extern uint8_t shell_puzzle_next;  /* the same for the game that turn_new_game starts next; then 0 */
extern uint8_t shell_puzzle_kind;  /* its first byte (puzzles/puzzle_format.h) */
extern uint8_t shell_puzzle_right; /* plies up to which its moves are known to be right; SHELL_PUZZLE_NEW: not begun */
#define SHELL_PUZZLE_NEW 0xFF

/* ---- the game that was replaced, which undo can bring back (control/new_game.c) ----
 *
 * While record_has_backup is not 0, the moves of that game are at the end of the record, last byte first. */

typedef struct {
    uint16_t count;    /* number of its moves, plus SHELL_SET_UP if it began with a set-up position */
    uint16_t first[2]; /* the first two moves of the reversed record: the new game always gets their places */
    uint16_t seed;     /* its record_seed */
} ShellBefore;
extern ShellBefore shell_previous_game;
extern uint8_t shell_clocks[SIDES_MOST * 2]; /* its clocks, two digits a byte */
extern uint16_t shell_base; /* number of moves that the game on the board began with, from a save or opening; else 0 */
#define SHELL_NO_PREVIOUS_GAME 0xFFFF /* fills the places of the record that neither game has used; it is no move */
#define SHELL_SET_UP 0x8000 /* bit of count: the text of the start position follows the moves */

/* ---- helpers ---- */

#define HIGH_BYTE(word) ((uint8_t)((word) >> 8)) /* for tests of one byte, for which cc65 makes shorter code */

/* ---- results of a command ---- */

#define COMMAND_DONE 0     /* the turn continues */
#define COMMAND_NEW_TURN 1 /* the position, the players or the screen may have changed: play.c starts the turn again */
#define COMMAND_MENU 2     /* the user wants another game */

#endif
