/* view.h: how a game shows itself; the second half of the contract. A view is
 * src/games/GAME/view.c and knows its game's state and plat/screen.h; the shell
 * moves a cursor over its squares and knows no game.
 *
 * Squares are named twice: by view_x and view_y as the screen has them, from
 * the left and from the top, and by the text that stands for them in a move.
 * A move is then typed by pointing: the texts of its squares, one behind the
 * other. So the shell can show where a man may go: it writes out the legal
 * moves, keeps those that begin with what was pointed at, and looks for the
 * square that the next letters name.
 */
#ifndef VIEW_VIEW_H
#define VIEW_VIEW_H

#include "plat/screen.h"

/* Marks: lamps under the man, or another drawing of him. */
#define MARK_NONE 0
#define MARK_TARGET 1
#define MARK_LAST 2
#define MARK_HINT 3
#define MARK_THREAT 4
#define MARK_WIN 5
#define MARK_LIFTED 6 /* the square without its man, while he moves */

/* View.say: what stands behind the name of the side to move in place of " to
 * move: ", because a man is threatened, or because of a throw, or, with a capital, in place of the whole line; he, or
 * they, are then at view_x, view_y and blink; what
 * it is over for: "Checkmate", of a win with a capital; "third repetition", of a draw; what stands for "win in "; and,
 * where scores are not in men, think_score: it is written to the line, with whose it is, and the word is not 0; what
 * the level is, where it is a kind of play and not so much time: GameInfo.level_name of shell_level; where a
 * turn has many moves, not a word but a byte: which turn it is; whether moves are written with blanks, not 0, which
 * is asked in the middle of a search; and whether two sides do not take turns move by move, as something is played
 * between rounds, not 0. */
#define VIEW_TEXT_THREAT 0
#define VIEW_TEXT_ENDING 1
#define VIEW_TEXT_WIN 2
#define VIEW_TEXT_SCORE 3
#define VIEW_TEXT_LEVEL 4
#define VIEW_TEXT_TURN 5
#define SAY_BLANKS 6
#define VIEW_TEXT_ROUNDS 7

typedef struct {
    Layout layout;
    uint8_t across;    /* squares the cursor goes over */
    uint8_t down;

    /* 0, or for setting up a position: the next of the men that may stand on
     * view_x, view_y, nobody among them, is put there; with MARK_LIFTED in view_mark it is nobody. Only the board needs
     * to be right then, as game_draw and game_write_position see it: the text is read back when all are placed. */
    void (*edit)(void);

    /* What most views do without. */
    uint8_t panel_kept; /* lines of the panel that are the game's, behind each player's */

    /* 0, or the game's own words (SAY_); 0 where it has none. */
    const char *(*say)(uint8_t what);

    /* 0, or the whole panel is the game's: draws it, when anything may have changed and every
     * second, also when `move` is about to be played, which must stay. A must with more than two sides, for whom
     * there is view_sides. */
    void (*panel)(void);

    uint8_t numbers; /* 1: squares have their names on them, which view_without_names leaves out */
    uint8_t second_begins; /* 1: the first side's men have COLOUR_SECOND */
    uint8_t panel_wider; /* 1: nothing stands right beside the board: the moves in the panel have a column more */
} View; /* asm/plat/atari/panel_moves.s knows where panel_kept and panel_wider are */

/* What the verbs below are about. */
extern uint8_t view_x;
extern uint8_t view_y;
extern uint8_t view_mark;
extern uint8_t view_flip; /* 1: the first player sits at the top */
extern uint8_t view_without_names; /* 1: squares without their names, in a game that writes them there */
extern uint8_t view_hide_pieces; /* 1: no men are shown, but all else is */
extern uint8_t shell_level; /* that was chosen (engine/level.h) */
extern uint8_t shell_pending_event; /* what a view that asks for something has no use for: the shell obeys it behind that */
extern char entry_text[]; /* the move so far: names of squares that were pointed at, or what was typed */
uint8_t shell_computer_plays_all(void); /* 1: the computer plays all sides */
extern uint8_t shell_first_choice; /* moves before a person's first choice in this record: undo goes back no further */

/* The pixels of a lamp in a band, by mark; MARK_NONE is not looked up. */
extern const uint8_t view_lamp[];

/* ---- what a view implements: the VIEW_VERBs of engine/verbs.h ---- */

#define VIEW_VERB(type, name, parameters, arguments) type game_##name parameters;
#include "engine/verbs.h"

/* ---- what helps it ---- */

/* What to draw of a man on a square: 0, which is nobody, for MARK_LIFTED and for who plays blind; else himself. For
 * game_draw and game_draw_square; game_show_move is not asked then, but for a throw. */
uint8_t view_drawn_piece(uint8_t man);

/* The game's own word (SAY_), or 0. */
const char *view_text(uint8_t what);

/* The man on view_x, view_y blinks twice: for game_show_move. */
void view_blink(void);

/* The name of one of two sides, "You" and "Atari" where these play, with arrow and clock, at the top or the bottom of
 * the panel as in games without View.panel: for those with one. */
void view_player(uint8_t who);

/* Names and clocks of all sides with the arrow, from the top of the panel: for View.panel. It
 * goes with those games that use it. */
void view_sides(void);

/* Dice (engine/game.h), for View.say and game_show_move; they go with those games that use them. view_chance:
 * VIEW_TEXT_SCORE.
 * view_rolled: " threw 3: ", what stands behind a name as long as the throw is on the board: VIEW_TEXT_THREAT, with
 * view_x as
 * game_draw_square wants it to make all men blink who can use it. view_roll: the throw in `move`, one of so many faces,
 * rolls, is there and is named; `draw` draws the die. view_pass: who can do nothing with it says so, for a second or
 * until a key. */
const char *view_rolled(uint8_t face);
void view_roll(uint8_t faces, void (*draw)(uint8_t face));
void view_pass(void);
const char *view_chance(void);

/* The other of two sides has done something: its name, "You" and "Atari" where these play, and `what`, until FIRE; any
 * other key goes on as well, and is obeyed then. Where the computer plays alone, and where a person is on turn, who is
 * asked anyway, nothing is said. For game_show_move; it goes with those games that use it. */
void view_message(const char *what);

/* Looks for equal men in line, so many or more, in any of four directions. Then the nth cell of
 * the line, or VIEW_NO_CELL. */
typedef struct {
    const uint8_t *cells; /* men, rank by rank; 0 is nobody */
    uint8_t count;        /* of cells, at most 250 */
    uint8_t wide;         /* cells a rank, of which the last is always empty: no line goes round a corner */
    uint8_t length;       /* of a line */
} ViewLines;

#define VIEW_NO_CELL 255
void view_find_line(const ViewLines *lines);
uint8_t view_line_cell(uint8_t n);

#endif
