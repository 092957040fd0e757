/* hooks.h: the calls that go up from a view to the program that shows it: the shell (shell/screen, asm/shell),
 * or a test. view.h includes it, so a view need not. No other call goes up from a game: tests/text/layers.sh reads the
 * names from here. Functions "in the overlay library" are linked into the games that call them. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_HOOKS_H
#define VIEW_HOOKS_H

#include <stdint.h>

/* ---- what a view may ask ---- */

uint8_t view_level(void); /* the chosen level (engine/level.h) */
const char *view_entered(void); /* the move entered so far: names of chosen squares, or typed characters */
uint8_t view_can_undo(void); /* not 0: there is a choice that undo can take back */
uint8_t shell_computer_plays_all(void); /* 1: the computer plays all sides */
uint8_t show_is_you(uint8_t who); /* 1: side `who` is called "You": a person plays it against the computer */

/* ---- what the shell does for a view ---- */

/* Takes an event that a view did not use while it waited: the shell handles it later. */
void view_leave_event(uint8_t event);

/* Writes the name of one of two sides ("You" or "Atari" if these play) with arrow and clock, at the top or bottom of
 * the panel, as in games without View.panel. For games that have View.panel. */
void view_player(uint8_t side_number);

/* Reports what the side that is not to move has done: shows its name ("You" or "Atari" if these play) and `what` until
 * FIRE is pressed. Any other key ends it as well and is then handled. Says nothing if the computer plays all sides, or
 * if a person is to move and is prompted anyway. For game_show_move; in the overlay library. */
void view_message(const char *what);

/* Draws the computer's face in the panel from the line View.face on, if one person plays against it, and now and then
 * makes a remark; for VIEW_TEXT_FACE. `codes` is tile_face (charsets/face.txt), or 0: only remarks. Returns 0. In the
 * overlay library. */
const char *view_face(const uint8_t *codes);

/* For View.ponder: thinking on the player's time (shell/ponder.h), in the overlay library. The game tells the memory
 * that two of its positions have at the same place (asm/shell/pondering.s): game_swap, in its state.s, lists the bytes
 * that differ while the shell lists, makes and unmakes moves of the position on the screen at ply 0, and plays one of
 * them; game_swap_prepare prepares the tables of the game for a search of a position that has just been read. */
uint8_t view_ponder(uint8_t step);

/* Dice (engine/game.h), for View.say and game_show_move; in the overlay library.
 * view_chance: appends " 62% White", the winning chance of the side that thinks, to the line; for VIEW_TEXT_SCORE.
 * view_rolled: returns " rolled 3: ", the text after a name while the roll is on the board, for VIEW_TEXT_THREAT; with
 *   two dice, the larger times 8 plus the smaller, " rolled 4-2: ". The
 * view also sets view_x to the value for which its game_draw_square draws all pieces that can use the roll: they blink.
 * view_roll: rolls a die of `faces` faces on the screen, stops at the roll in `move` and names it; `draw` draws one
 * face, or VIEW_ON_EDGE while it tumbles.
 * A person rolls with FIRE, unless `faces` has VIEW_ROLL_NOW.
 * view_roll_waits: returns ": FIRE rolls" if a person at this machine rolls for the side to move, else 0. Then a view
 * may put the roll off: game_show_move shows nothing, VIEW_TEXT_THREAT is this text, and game_write_square shows the
 * roll.
 * view_pass: says that a side cannot use its roll, for a moment or until a key is pressed.
 * view_roll_reason: sets a text that follows the name of the side, in place of " rolled 3: no move" when it passes, and
 * before the prompt to roll; 0: none. */
const char *view_rolled(uint8_t face);
#define VIEW_ON_EDGE 0x80
void view_roll(uint8_t faces, void (*draw)(uint8_t face));
#define VIEW_ROLL_NOW 0x80
#define VIEW_FACES 7 /* mask of the number */
const char *view_roll_waits(void);
void view_pass(void);
void view_roll_reason(const char *text);
const char *view_chance(void);

/* Loads an overlay of the game (`overlay` in its game.txt; GAME_OVERLAY_ numbers in info/GAME.h), calls `run`, which is
 * in that overlay, and clears the lists of moves, whose memory the overlay may have used. Returns the result of `run`.
 * After a disk error it shows the error until a key is pressed, and returns 0. Not for a function that an overlay of
 * the shell or of the game calls. In the overlay library. */
uint8_t view_call_overlay(uint8_t overlay, uint8_t (*run)(void));

#endif
