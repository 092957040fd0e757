/* view.h: how a game is shown: the second half of the contract of a game (the first is engine/game.h). A view is
 * src/games/GAME/view.c; it uses its game's state and plat/screen.h. A board of squares is mostly data (view/grid.h).
 * The shell moves a cursor over the squares of a view and knows no game. What a view asks of the shell: view/hooks.h.
 *
 * A square has two names: view_x and view_y, its place on the screen from the left and from the top; and the text by
 * which a move names it. The text of a move entered with the cursor consists of the names of its squares, one after
 * the other. So the shell can show where a piece can go: it writes all legal moves as text, selects those that start
 * with the squares chosen so far, and finds the square that the next letters name. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_VIEW_H
#define VIEW_VIEW_H

#include "engine/state.h"
#include "plat/screen.h"
#include "view/hooks.h"
#include "view/line.h"

/* Marks of a square: a marker below the piece, or another drawing of the piece. */
#define MARK_NONE 0
#define MARK_TARGET 1
#define MARK_LAST 2
#define MARK_HINT 3
#define MARK_THREAT 4
#define MARK_WIN 5
#define MARK_LIFTED 6 /* the square without its piece, while the piece moves */

/* Arguments of View.say: the text or fact that the game is asked for. View.say returns 0 if the game has none.
 *   THREAT  replaces " to move: " after the name of the side to move, because a piece is threatened or a die was
 *           rolled. A text that starts with a capital replaces the whole line. The pieces at view_x, view_y blink.
 *   ENDING  why the game is over: "Checkmate", with a capital for a win; "third repetition" for a draw
 *   WIN     replaces "win in "
 *   SCORE   for games whose scores are not counted in pieces: not a text, but not 0 after the game itself has appended
 *           think_score and its side to the line
 *   LEVEL   name of view_level, if the level is a kind of play and not a time: GameInfo.level_name
 *   TURN    for games with several moves per turn: not a text, but a pointer to a byte, the number of the turn
 *   SPACES  not a text, but not 0 if moves are written with spaces. Also asked in the middle of a search.
 *   ROUNDS  not a text, but not 0 if the two sides do not alternate move by move, because something is played between
 *           rounds
 *   FACE    no text: calls view_face (view/hooks.h), if the game has the face
 *   GIFT    what the computer says when it has won much: "Your queen?"
 *   LIFTED  not a text, but not 0 while a piece is picked up that the view itself has lifted (game_write_square without
 *           a name)
 *   BACK    not a text, but not 0 if undo has taken back a part of the turn that the view itself keeps
 *   OVER    no text: the end of the game has been shown, and no overlay is in use. The view may take its time, but must
 *           end it at any event */
#define VIEW_TEXT_THREAT 0
#define VIEW_TEXT_ENDING 1
#define VIEW_TEXT_WIN 2
#define VIEW_TEXT_SCORE 3
#define VIEW_TEXT_LEVEL 4
#define VIEW_TEXT_TURN 5
#define VIEW_TEXT_SPACES 6
#define VIEW_TEXT_ROUNDS 7
#define VIEW_TEXT_FACE 8
#define VIEW_TEXT_GIFT 9
#define VIEW_TEXT_LIFTED 10
#define VIEW_TEXT_BACK 11
#define VIEW_TEXT_OVER 12

#define FACE_LINES 4 /* lines of the computer's face */

typedef struct {
    Layout layout;
    uint8_t across;    /* squares that the cursor can reach, from left to right */
    uint8_t down;      /* and from top to bottom */

    /* 0, or changes the square at view_x, view_y while a position is set up: replaces its piece by the next one allowed
     * there, in a cycle that includes "empty". With MARK_LIFTED in view_mark it empties the square instead. It need
     * only update what game_draw and game_write_position read: when all pieces are placed, the shell writes the
     * position as text and reads it back. */
    void (*edit)(void);

    /* Fields that most views leave 0. */
    uint8_t panel_kept; /* lines of the panel that the game uses itself next to each player's name and clock */

    /* 0, or the game's own texts (VIEW_TEXT_) */
    const char *(*say)(uint8_t what);

    /* 0, or draws the whole panel. Called every second and whenever anything may have changed, also when `move` is
     * about to be played; it must not change `move`. Games with more than two sides must have it; view_sides helps
     * them. */
    void (*panel)(void);

    uint8_t numbers; /* 1: squares show their names, unless view_without_names is set */
    uint8_t second_begins; /* 1: the pieces of the first side have COLOUR_SECOND */
    uint8_t panel_wider; /* columns that moves in the panel have besides seven. 1: the one beside the board is free,
                          * too; 255: they have six, because the numbers of the ranks have two digits */
    uint8_t face; /* the first line of the panel with the computer's face, if one person plays against it; 0: none */
    uint8_t (*ponder)(uint8_t step); /* 0, or view_ponder (view/hooks.h) */
} View; /* VIEW_: offsets for the assembly (tools/build/constants) */

/* Parameters of the verbs below, and settings of the screen. */
extern uint8_t view_x;
extern uint8_t view_y;
extern uint8_t view_mark;
extern uint8_t view_flip; /* 1: the first side plays from the top */
extern uint8_t view_without_names; /* 1: hide the names on the squares, in a game that shows them */
extern uint8_t view_hide_pieces; /* 1: hide the pieces (blindfold play) */
extern uint8_t view_blinking; /* 1: marked pieces blink, and game_draw_square need not draw a free square */

/* Pixels of the marker, indexed by MARK_; 0 for MARK_NONE and MARK_LIFTED. */
extern const uint8_t view_marker[];

/* ---- what a view implements: the VIEW_VERBs of engine/verbs.h ---- */

#define VIEW_VERB(type, name, parameters, arguments) type game_##name parameters;
#include "engine/verbs.h"

/* View.say of a game whose draws all have one reason, and whose wins have another: `return VIEW_ENDING(...)`. */
#define VIEW_ENDING(what, draw, win) ((what) != VIEW_TEXT_ENDING ? 0 : outcome == OUTCOME_DRAW ? (draw) : (win))

/* The verbs of a view that need no thought: game_view, and game_won_square of a game without a winning line */
#define VIEW_OF_GAME(view) const View *game_view(void) { return &view; }
#define VIEW_WITHOUT_LINE uint8_t game_won_square(uint8_t n) { (void)n; return 0; }
/* game_show_undo of a game whose game_show_move can show a move backwards (view_back), and of any other game */
#define VIEW_UNDO void game_show_undo(void) { view_undo(); }
#define VIEW_WITHOUT_UNDO void game_show_undo(void) {}

/* ---- helpers for views ---- */

/* Returns the piece to draw on a square: 0 (none) for MARK_LIFTED and while pieces are hidden, otherwise `piece`. For
 * game_draw and game_draw_square. While pieces are hidden, game_show_move is called only for a roll of dice,
 * and in games of more than two sides. */
uint8_t view_drawn_piece(uint8_t piece);

/* Returns the game's own text (VIEW_TEXT_), or 0. */
const char *view_text(uint8_t what);

/* Lists the last moves of the game in the panel, as many as there are lines for between the players. */
void view_moves(void);

/* Makes the piece on view_x, view_y disappear and reappear twice: for game_show_move. In the overlay library. */
void view_blink(void);

/* Shows how a move is taken back: calls game_show_move with `move` from the record and view_back set. The board is the
 * one before the move. game_show_move then shows the same motion from its end to its start, in half the time, and
 * captured pieces come back at its end. In the overlay library. */
void view_undo(void);
extern uint8_t view_back;
#define VIEW_SLIDE (view_back ? PACE_BACK : PACE_SLIDE) /* pace of a slide */

/* Writes names and clocks of all sides, with the arrow, from the top of the panel: for View.panel. In the overlay
 * library. */
void view_sides(void);

/* Makes the move `block`, which answers a threat, and calls `threat`; then takes the move back. Returns what `threat`
 * returned: the cell of another threat, which the move leaves. In the overlay library. */
uint8_t view_after_block(uint8_t block, uint8_t (*threat)(void));

/* view_find_line looks for `length` or more equal pieces in a row, in any of four directions. view_line_cell then
 * returns the nth cell of that row; VIEW_NO_CELL after its end, or if there is no such row. */
typedef struct {
    const uint8_t *cells; /* pieces, rank by rank; 0 is empty */
    uint8_t count;        /* number of cells, at most 250 */
    uint8_t wide;         /* cells per rank; the last one is always empty, so that no row wraps around the edge */
    uint8_t length;       /* number of equal pieces that wins */
} ViewLines;

#define VIEW_NO_CELL 255
void view_find_line(const ViewLines *lines);
uint8_t view_line_cell(uint8_t n);

#endif
