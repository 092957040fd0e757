/* screen.h: screen, hands and sound of the machine, for the shell and for the
 * views of the games. src/plat/atari and asm/plat/atari implement it.
 *
 * A frame is a screen of 32 columns; its rows count from 0 in the order of the
 * display, whatever their height: in a game row 0 is the title and row 1 the
 * first of the board's window. Characters are codes of the game's own set in
 * the window and ASCII in every text.
 */
#ifndef PLAT_SCREEN_H
#define PLAT_SCREEN_H

#include <stdint.h>

#include "engine/state.h"

/* ---- frames ---- */

/* What a game's frame looks like. asm/plat/atari/screen.inc knows the offsets. The
 * window is display-list bytes: 4 a row of characters (8 lines), 10 a band of 4
 * lines and 16 bytes, 13 a band of 2 lines and 32 bytes, 0x10 * (n - 1) n blank
 * lines; 160 lines together with those that `below` has more than two. */
typedef struct {
    uint8_t colours[2][6];   /* NTSC, PAL: ground field ink first second cursor */
    uint8_t cursor_size;     /* width of a bit: 0 is 1, 1 is 2, 3 is 4 colour clocks */
    uint8_t cursor_shape[4]; /* outermost, next, third, all other double lines */
    uint8_t cursor_high;     /* double lines */
    uint8_t select_x;        /* the mark of a lifted man, from the square's corner: */
    uint8_t select_y;        /* colour clocks, scan lines */
    uint8_t below;           /* 0x10, or more blank lines for a shorter window */
    uint8_t strip;           /* bytes of the window that head a page of help */
    uint8_t strip_lines;     /* and their scan lines */
    uint8_t length;          /* bytes of the window */
    const uint8_t *window;
} Layout;

#define COLOUR_FIRST 3
#define COLOUR_SECOND 4

/* Takes the hardware; once, and again after RESET. */
void screen_start(void);

/* Opens an empty frame, in the state SCREEN_PLAY. */
void screen_open(const Layout *layout);
void screen_menu(void);  /* rows 0-5 art, 6-19 items, 20-21 text, dim */

/* In the part MENU: the art, from the set of charsets/menu.txt; items that are dim, from this one on; text that
 * matters. */
void screen_art(void);
void screen_dim(uint8_t item);
void screen_light(void);

/* In the part LINES, behind screen_menu: the top has the colours of the game that was on the screen. */
void screen_own_colours(void);

/* In the part COMMANDS: its page. Rows 1, 5, 10 and 14 are headings of 16 columns, 2-4, 6-9, 11-13 and 15-16 have two
 * items each; then status, thinking and keys. The bar is over half a row. */
void screen_commands(void);
void screen_half_bar(uint8_t item);

/* In the part MOVES: its page. Row 1 is text, 2-15 are items; then status, thinking and keys. The bar is over
 * screen_width columns of an item, 6 or 12, from screen_column on; 255: nowhere. */
void screen_list(void);
void screen_word_bar(uint8_t item);

/* A page of help: row 1 begins a strip of the window for some men; then the
 * text, wrapped. Paragraphs end with a new line; one that begins with # is a
 * heading. Returns what did not fit, or 0. Title, level and keys may follow. */
const char *screen_page(const Layout *layout, const char *text);

#define SCREEN_BLANK 0    /* nothing shown: full speed */
#define SCREEN_THINKING 1 /* no cursor, no key row */
#define SCREEN_PLAY 2
void screen_state(uint8_t state);

/* ---- drawing ---- */

/* Where and how big, for everything below; columns and rows. */
extern uint8_t screen_row, screen_column, screen_width, screen_height;
extern uint8_t screen_colour_bit; /* 0: men of the first player, PAINT_SECOND */
extern uint8_t screen_line;  /* scan line of the cursor; the window begins at 32 */
#pragma zpsym ("screen_row")
#pragma zpsym ("screen_column")
#pragma zpsym ("screen_width")
#pragma zpsym ("screen_height")
#pragma zpsym ("screen_colour_bit")
#pragma zpsym ("screen_line")

#define PAINT_SECOND 0x80
#define WINDOW_ROW 1
#define WINDOW_LINE 32

/* These leave screen_column behind what they drew. In a band of 16 bytes a
 * byte is two columns wide. */
void screen_put(uint8_t code);
void screen_tile(const uint8_t *codes); /* screen_width by screen_height codes */
void screen_fill(uint8_t code);         /* the same, all alike */

/* A lamp in a band: six pixels at pixel screen_column (four to a byte), its
 * ends in screen_ground: 0 for a dark square, 1 for a light one. */
extern uint8_t screen_ground;
#define MARKER_TARGET 0xBE
#define MARKER_LAST 0xAA
#define MARKER_HINT 0xFF
#define MARKER_THREAT 0xEB
#define MARKER_OFF(ground) ((ground) ? 0x55 : 0)
void screen_marker(uint8_t pixels);

/* ---- a line, written bit by bit into text_buffer (engine/text.h) ---- */

void line_start(void);
void line_text(const char *text);
void line_char(char sign);
void line_number(uint16_t number);
void line_move(void); /* `move`, as the game writes it */
void line_cut(void);  /* a line longer than 32 ends with a whole word; text_buffer[32] is 0 where it is not longer */

void line_piece_score(uint16_t score); /* "1.2": in units of one man (game.h) */

/* ---- clocks of all sides ---- */

extern uint8_t clock_digits[SIDES_MOST][4]; /* minutes and seconds, for saves; the running second is not in it */

void clock_reset(void);
void clock_start(void);         /* the time until now was nobody's */
uint8_t clock_tick(void);       /* it was that of `side`. 1: another second of it is full */
void clock_write(uint8_t who);  /* "01:23" to the line */

/* ---- text, cut or padded to its field ---- */

void screen_title(const char *text);    /* 13, capitals */
void screen_level(const char *text);    /* 3, right of the title */
void screen_files(const char *text);    /* 32 below the window */
void screen_status(const char *text);   /* 32, begins with a capital */
void screen_thinking(const char *text); /* 32 */
void screen_keys(const char *text);     /* 32, dim */
void screen_text(const char *text);     /* 32 in row screen_row: menu */

/* The panel: 6 columns, capitals, in screen_colour_bit; moves in small letters, those of `small` in the game's menu.txt.
 * Lines count from the top; from the bottom they are 255, 254 and so on. A frame without bands has more lines, and
 * needs them to keep its parts apart. */
extern uint8_t screen_panel_lines; /* of this frame: 12 to 20 */
#define PANEL_TOP 0
#define PANEL_DEPTH (screen_panel_lines > 16 ? 250 : 252)
#define PANEL_BOTTOM 254
void screen_panel(uint8_t line, const char *text);
/* screen_width columns, up to the same right end; with more than 6 small letters stay */
void screen_panel_wide(uint8_t line, const char *text);

/* The last moves of the game, as many as there are lines for between the players: asm/plat/atari/panel_moves.s. */
void screen_moves(void);

/* The arrow at the side to move: at this line of the panel and no other. */
void screen_arrow(uint8_t line);
void screen_no_arrow(void);

/* ---- what moves over the board ---- */

/* Upper left corner at screen_column and scan line screen_line. */
void screen_cursor(void);
void screen_cursor_off(void);
void screen_select(void); /* marks the man there as lifted */
void screen_select_off(void);
void screen_bar(uint8_t item);    /* in the menu: 0 to 13, 255 none */

/* In the library of the overlays, for a board of three squares across, 8 columns each, whose ground is the table's: a
 * line through the square at screen_column, screen_line; more squares make more of it. The way is the step from cell to
 * cell, with four cells a rank (ViewLines): 1 lies, 4 stands, 5 and 3 slant. STRIKE_NONE: it is gone. */
#define STRIKE_NONE 0
void screen_winning_stroke(uint8_t way);

/* In the library of the overlays, for a board of four by four sectors of 6 columns and 40 lines, whose ground is the
 * table's: light and dark squares under it, as long as the frame is there; for game_draw. And the cursor as a bar at
 * scan line screen_line, under six columns of the panel. */
void screen_checkerboard(void);
void screen_under(void);

/* ---- hands ---- */

/* Events: 0 none, ASCII for characters (capitals with SHIFT), and these. Arrows are
 * the stick, too, and their keys without CTRL, of which one is a -. Fire is told when it is let go, a long one after 36
 * frames. */
#define EVENT_OPENING 0x01 /* these five never come from a hand: an overlay asks for another one with them */
#define EVENT_BALLOT 0x02
#define EVENT_VARIANT 0x03
#define EVENT_LOAD 0x04
#define EVENT_OPEN 0x07
#define EVENT_BACK 0x08
#define EVENT_TAB 0x09
#define EVENT_RETURN 0x0D
#define EVENT_FIRE 0x0E
#define EVENT_FIRE_LONG 0x0F
#define EVENT_START 0x10
#define EVENT_EARLY 0x08 /* the bit that RETURN and FIRE lack while they do not count (input_guard) */
#define EVENT_IS_EARLY(event) ((uint8_t)((event) - (EVENT_RETURN ^ EVENT_EARLY)) <= EVENT_FIRE - EVENT_RETURN)
#define EVENT_SELECT 0x11
#define EVENT_OPTION 0x12
#define EVENT_HELP 0x13
#define EVENT_ESC 0x1B
#define EVENT_UP 0x1C
#define EVENT_DOWN 0x1D
#define EVENT_LEFT 0x1E
#define EVENT_RIGHT 0x1F
#define EVENT_CTRL(letter) (((letter) & 0x1F) | 0xC0)
#define EVENT_KIND(event) ((event) & 0xFC) /* EVENT_UP for the four arrows, which differ in the other bits */

uint8_t input_next(void);    /* the oldest event, or 0 */
uint8_t input_pending(void); /* 1: there is one */
void input_unread(void);       /* what input_next gave is the next one again: in the overlay TOOLS */
uint8_t input_wait(void);     /* waited for; a - is the arrow on its key */
uint8_t input_wait_answer(void);  /* the same, and a long fire is one like others */
void input_ignore_fire(void);     /* a fire that is down says nothing more */
void input_clear(void);      /* the same, and what came before is forgotten */

/* The computer has moved: FIRE and RETURN count again after 15 frames; if FIRE is down, or one of them was pressed
 * while it thought (is_hurried), after 45 frames without a press. The stick or any other key ends that at once. */
void input_guard(uint8_t is_hurried);

/* Waits so many frames, or until there is an event: then 1. */
uint8_t input_wait_frames(uint8_t frames);

/* ---- sound ---- */

enum {
    SOUND_STEP, SOUND_LIFT, SOUND_DOWN, SOUND_TAKE, SOUND_TURN, SOUND_REFUSE,
    SOUND_CHECK, SOUND_HINT, SOUND_FALL, SOUND_LAND, SOUND_FLIP, SOUND_WARP,
    SOUND_CROWN, SOUND_WIN, SOUND_LOSE, SOUND_DRAW, SOUND_SAVED
};

extern uint8_t sound_shift; /* added to every AUDF: 8 a row for FALL; then 0 again */
extern uint8_t sound_mute;  /* 1: nothing is played */
#pragma zpsym ("sound_shift")
void sound_play(uint8_t sound);
void sound_off(void); /* before every disk access */

#endif
