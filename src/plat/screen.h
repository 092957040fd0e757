/* screen.h: screen, input and sound of the machine, for the shell and for the views of the games. Implemented by
 * asm/plat/atari.
 *
 * A frame is a screen of 32 columns. Its rows count from 0 in the order of the display, whatever their height: in a
 * game, row 0 is the title and row 1 the first row of the board's window. In the window, characters are codes of the
 * game's own character set; text is ASCII. */
/* SPDX-License-Identifier: MIT */
#ifndef PLAT_SCREEN_H
#define PLAT_SCREEN_H

#include <stdint.h>

/* ---- frames ---- */

/* The look of a game's frame. The window consists of display list bytes:
 * 4 is a row of characters (8 scan lines), 10 a marker row of 4 scan lines and 16 bytes, 13 a marker row of 2 scan
 * lines and 32 bytes, 0x10 * (n - 1) is n blank lines. The window and the blank lines of `below` are 162 scan lines
 * together. A double line is two scan lines. */
typedef struct {
    uint8_t colours[2][6];   /* NTSC, PAL: ground field ink first second (COLBK, COLPF0 to COLPF3), cursor */
    uint8_t cursor_size;     /* width of a bit in colour clocks: 0 is 1, 1 is 2, 3 is 4 */
    uint8_t cursor_shape[4]; /* bits of the cursor: outermost, second, third, all other double lines */
    uint8_t cursor_high;     /* height of the cursor in double lines; with CURSOR_SLANTS, at most 4: each has the bits
                              * of its own place in cursor_shape, from the top */
    uint8_t select_x;        /* the mark of a picked-up piece: colour clocks from the left edge of its square, */
    uint8_t select_y;        /* and scan lines from the upper edge */
    uint8_t below;           /* a display list byte: 0x10 (two blank lines), or more below a shorter window */
    uint8_t piece_row_bytes; /* number of window bytes that are the row of pieces on a help page */
    uint8_t piece_row_lines; /* number of scan lines of these bytes */
    uint8_t length;          /* number of bytes of the window */
    const uint8_t *window;
} Layout; /* LAYOUT_: offsets for the assembly (tools/build/constants) */

#define CURSOR_SLANTS 0x80

/* Indices of Layout.colours: pieces of the first and of the second side */
#define COLOUR_FIRST 3
#define COLOUR_SECOND 4

/* Takes over the hardware; at start, and again after RESET. */
void screen_start(void);

/* Open an empty frame, in the state SCREEN_PLAY: of a game, and of the main menu. */
void screen_open(const Layout *layout);
void screen_menu(void);  /* rows 0-5 are the title picture, 6-19 the entries, 20-21 dim text */

/* In the overlay MENU. */
void screen_art(void);   /* draws the title picture, from charsets/menu.txt */
void screen_light(void); /* brightens the text in rows 20-21 */
/* The same, and the list ends with row 15: rows 16-19 are a card in four colours, as the title picture. */
void screen_card(void);
void screen_card_off(void); /* the card has the drawings of the menu's set, until screen_card_drawing */
/* In the overlay CARDS. The card has a character set of its own: letters and digits, a comma, and the board of a game.
 * begin: makes the set; call it once. drawing: takes the board, and the colours COLPF0 to COLPF3. */
#define SCREEN_COLUMNS 32
#define SCREEN_CARD_ROWS 4
#define SCREEN_CARD_COLUMNS 8   /* of the board, */
#define SCREEN_CARD_FIRST 0x40  /* whose codes follow each other, row by row */
typedef struct {
    uint8_t glyphs[8 * SCREEN_CARD_ROWS * SCREEN_CARD_COLUMNS];
    uint8_t colours[2][4]; /* NTSC, PAL */
} ScreenCard;
void screen_card_begin(void);
void screen_card_drawing(const ScreenCard *card);
/* In the overlay LESSONS: the small board of a page. begin: makes its character set, from the drawings before the
 * texts of the lessons (charsets/lessons.h has their codes) and with digits on both squares; call it once. board: after
 * screen_menu and screen_light, makes screen_height rows of text, from screen_row on, rows of the board, and sets
 * screen_line to its first scan line. frame: frames the square at screen_column, screen_line, for the cursor or for a
 * piece that was picked; none if screen_line is 0. */
void screen_small_board_begin(void);
void screen_small_board(uint8_t is_paper);
void screen_small_board_frame(uint8_t is_picked);
#define BOARD_DARK 0x3F  /* codes of the squares */
#define BOARD_LIGHT 0x3E
#define BOARD_DIGITS_DARK 0x20 /* of a 0; the other digits follow */
#define BOARD_DIGITS_LIGHT 0x30
/* In the file TUNE (machine_load_guide): plays the tune of the title softly, once, until an event comes, which stays in
 * the queue. */
void sound_tune(void);

/* In the overlay OPENINGS, after screen_menu: gives the top of the screen the colours of the game that was shown. */
void screen_own_colours(void);
/* The same in the overlay PUZZLES. */
void screen_puzzle_colours(void);

/* In the overlay COMMANDS: opens its page. Rows 1, 5, 10 and 14 are headings of 16 columns; each of rows 2-4, 6-9,
 * 11-13 and 15-16 has two items; then status, thinking and keys. The bar covers one item, half a row. */
void screen_commands(void);
#define SCREEN_ITEM_COLUMNS 14
void screen_item(const char *name); /* writes SCREEN_ITEM_COLUMNS characters of `name` to item number `screen_row` */
void screen_half_bar(uint8_t item);

/* In the overlay MOVELIST: opens its page. Row 1 is text, 2-15 are items; then status, thinking and keys. The bar
 * covers screen_width columns of an item, 6 or 12, from screen_column on; item 255 removes the bar. */
void screen_list(void);
void screen_word_bar(uint8_t item);

/* Shows a page of help: from row 1 on the part of the window for a row of pieces, then the text, wrapped. Paragraphs
 * end with a newline; one that starts with # is a heading. Returns the text that did not fit, or 0. The caller then
 * draws the pieces and writes title, level and keys. */
const char *screen_page(const Layout *layout, const char *text);

#define SCREEN_BLANK 0    /* display off: full speed */
#define SCREEN_THINKING 1 /* no cursor and no key row: faster */
#define SCREEN_PLAY 2     /* everything is shown */
void screen_state(uint8_t state);

/* ---- drawing ---- */

/* Position and size for everything below, in columns and rows */
extern uint8_t screen_row, screen_column, screen_width, screen_height;
extern uint8_t screen_colour_bit; /* 0: draw in the colour of the first side, PAINT_SECOND: of the second */
extern uint8_t screen_line;  /* scan line of cursor and mark; the window starts at WINDOW_LINE */
#pragma zpsym ("screen_row")
#pragma zpsym ("screen_column")
#pragma zpsym ("screen_width")
#pragma zpsym ("screen_height")
#pragma zpsym ("screen_colour_bit")
#pragma zpsym ("screen_line")

#define PAINT_SECOND 0x80
#define WINDOW_ROW 1
#define WINDOW_LINE 32

/* These move screen_column past what they drew. In a marker row of 16 bytes screen_column counts bytes, which are two
 * columns wide. */
void screen_put(uint8_t code);          /* draws one code */
void screen_tile(const uint8_t *codes); /* draws screen_width by screen_height codes, row by row */
void screen_fill(uint8_t code);         /* the same with one code everywhere */

/* Draws a marker in a marker row: six pixels from pixel screen_column on (four to a byte). `pixels` are the inner four,
 * two bits each (MARKER_). Both ends have the colour screen_ground: 0 for a dark square, 1 for a light one. */
extern uint8_t screen_ground;
#define MARKER_TARGET 0xBE
#define MARKER_LAST 0xAA
#define MARKER_HINT 0xEE
#define MARKER_THREAT 0xEB
#define MARKER_OFF(ground) ((ground) ? 0x55 : 0)
void screen_marker(uint8_t pixels);

/* A board of 26 columns: moves the right edge of the board colour until the next frame is opened. In the overlay
 * library. */
void screen_wide_board(void);

/* ---- text, cut or padded to the width of its field ---- */

void screen_title(const char *text);    /* 13 columns, capitals */
void screen_level(const char *text);    /* 3, right of the title */
void screen_files(const char *text);    /* 32, below the window: the file letters */
void screen_status(const char *text);   /* 32; the first letter becomes a capital */
void screen_thinking(const char *text); /* 32 */
void screen_keys(const char *text);     /* 32, dim */
void screen_text(const char *text);     /* 32 in row screen_row */

/* The panel right of the board: 6 columns, capitals, in screen_colour_bit. Lines count from 0 at the top; from the
 * bottom they are 255, 254 and so on. A frame without marker rows has more lines, and leaves some of them free between
 * the sections of the panel. Only moves have small letters: those in the line `small` of the game's game.txt. */
extern uint8_t screen_panel_lines; /* number of panel lines of this frame: 12 to 20 */
#define PANEL_TOP 0 /* name of the upper player; the clock is on the next line */
#define PANEL_DEPTH (screen_panel_lines > 16 ? 250 : 252) /* first of two lines of figures above the lower player */
#define PANEL_BOTTOM 254 /* name of the lower player, with the clock on the next line */
#define PANEL_DIGIT_1 (0x31 - 0x20) /* character of 1 in every set; the other digits follow */
void screen_panel(uint8_t line, const char *text);
/* The same with screen_width columns, up to the same right edge; small letters stay small. */
void screen_panel_wide(uint8_t line, const char *text);
/* Draws PANEL_CODES codes in a line of the panel, from column PANEL_CODES_AT on; lines count from the top. In the
 * overlay library. */
#define PANEL_CODES 3
#define PANEL_CODES_AT 27
void screen_panel_codes(uint8_t line, const uint8_t *codes);
void screen_panel_join(uint8_t line); /* fills the marker row below such a line, if there is one */

/* Shows the arrow of the side to move at this line of the panel and at no other. */
void screen_arrow(uint8_t line);
void screen_no_arrow(void);

/* ---- cursor, mark and bar: player/missile graphics ---- */

/* The upper left corner of cursor and mark is at screen_column and scan line screen_line. */
void screen_cursor(void);
void screen_cursor_off(void);
void screen_select(void); /* marks the piece there as picked up */
void screen_select_off(void);
void screen_bar(uint8_t item);    /* moves the bar of the menu to entry 0 to 13; 255 removes it */

/* In the overlay library, for a board of three squares across, 8 columns each, whose ground equals the background:
 * draws the winning line through the square at screen_column, screen_line. Call it for each square of the line. `way`
 * is the direction of the line: 1 horizontal, 4 vertical, 5 falling to the right, 3 rising to the right. (It is the
 * step from square to square if a rank has four: ViewLines.) STRIKE_NONE removes the line. */
#define STRIKE_NONE 0
void screen_winning_stroke(uint8_t way);

/* In the overlay library, for a board of four by four sectors of 6 columns and 40 scan lines, whose ground equals the
 * background. */
void screen_checkerboard(void); /* draws light and dark squares under the board, until another frame is opened */
void screen_under(void); /* shows the cursor as a bar at scan line screen_line, under six columns of the panel */

/* In the overlay library: a piece on its way, a player in the colour of its side (screen_colour_bit). screen_lift shows
 * the shape of a tile (tile_NAME_shape) over the tile at screen_column, screen_line, which has screen_width by
 * screen_height codes and is 3, 4 or 8 columns wide. Then the caller empties the square. screen_aim sets where it
 * goes: screen_column, screen_line. screen_glide moves it by one frame, and returns 0 when it has arrived. Then the
 * caller draws the square, and aims again or calls screen_land, which removes the player. So the piece is in every
 * frame. After motion_skipped all of them do nothing. A pace is the share of the way in a frame, in 256ths; with an odd
 * one the piece jumps in an arc. */
#define PACE_SLIDE 26 /* 10 frames */
#define PACE_BACK 52  /* a slide that is taken back: 5 frames */
#define PACE_JUMP 17  /* 16 frames */
#define PACE_SECOND 27 /* the next jump of a row: 10 frames */
#define PACE_LATER 37 /* and all others: 7 frames */
extern uint8_t screen_shift; /* colour clocks added to screen_column, for screen_lift and screen_aim; else 0 */
#define PAINT_GROUND 0x40   /* screen_colour_bit for screen_lift: in the colour of the background */
void screen_lift(const uint8_t *shape);
void screen_aim(uint8_t pace);
uint8_t screen_glide(void);
void screen_land(void);

/* In the overlay library: adds hue and luminance to the colours of dark and light squares, until they are subtracted
 * again. */
void screen_swell(uint8_t more);

/* In the overlay library, for a board of `floors` floors, one below the other, `apart` double lines from one to the
 * next: missile 0 is a dot on the square at screen_column, screen_line of every floor but this one, at the place of the
 * mark of a picked-up piece. screen_select_off removes the dots. */
void screen_shaft(uint8_t apart, uint8_t floors);

/* In the overlay GAMEOVER. flash_begin: gold starts to run up the board, by display list interrupts; flash_step: it
 * moves a row up; flash_end: the board has its own colours again. No disk may be read in between. cup: shows a cup
 * beside the name of the player at the top or bottom of the panel, until a frame is opened or the cursor is shown. */
void screen_flash_begin(void);
void screen_flash_step(void);
void screen_flash_end(void);
void screen_cup(uint8_t is_top);

/* ---- input ---- */

/* Events: 0 none, ASCII for characters (capitals with SHIFT), and these. An arrow is the stick or an arrow key, with or
 * without CTRL; but the key of the up arrow without CTRL is the character -. FIRE is reported when it is released, a
 * long FIRE after 36 frames. */
#define EVENT_OPENING 0x01 /* the first seven have no key: with them an overlay asks for a command of another */
#define EVENT_BALLOT 0x02
#define EVENT_VARIANT 0x03
#define EVENT_LOAD 0x04
#define EVENT_PUZZLE 0x05
#define EVENT_MARK 0x06
#define EVENT_OPEN 0x07
#define EVENT_BACK 0x08
#define EVENT_TAB 0x09
#define EVENT_RETURN 0x0D
#define EVENT_FIRE 0x0E
#define EVENT_FIRE_LONG 0x0F
#define EVENT_START 0x10
#define EVENT_EARLY 0x18 /* bits that change in RETURN and FIRE while they do not count (input_guard) */
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
#define EVENT_NETWORK 0xCA /* CTRL+J: join a game over a network; or something has come over it (input_wake) */
#define EVENT_KIND(event) ((event) & 0xFC) /* EVENT_UP for all four arrows, which differ in bits 0 and 1 */

/* Not 0: no one is there, and the computer plays the games of the menu against itself. The number of the current game,
 * from 1; or INPUT_DEMO_ENDS after any input, which then comes as FIRE, so that every wait ends. */
extern uint8_t input_demo;
#define INPUT_DEMO_ENDS 0x80

/* 1: the stick in port 2 counts as well, because the second person is to move. The one in port 1 always counts. With
 * more than two sides on a 400/800 (input_ports 3, else 1) 2 and 3 are the ports 3 and 4. */
extern uint8_t input_port;
extern uint8_t input_ports;

/* 0: the last input came from a key; else from the stick or FIRE, or there was none. Console keys do not change it. */
extern uint8_t input_by_stick;
#pragma zpsym ("input_by_stick")

uint8_t input_next(void);    /* takes the oldest event, or 0; does not wait */
uint8_t input_pending(void); /* not 0 if there is an event */
void input_unread(void);       /* puts the event that was taken last back; in the overlay LEVEL */
void input_wake(void);         /* puts EVENT_NETWORK before all others, if the queue is not full; in NETWORK */
uint8_t input_wait(void);     /* waits for an event and takes it; returns EVENT_UP for -, which is on the same key */
uint8_t input_wait_answer(void);  /* the same, but a long FIRE counts as FIRE */
void input_ignore_fire(void);     /* a FIRE button that is down now will not be reported */
void input_clear(void);      /* the same, and discards all events in the queue */

/* Called when the computer has moved, so that a late press makes no move: FIRE and RETURN do not count for 15 frames.
 * If FIRE is down, or one of them was pressed during the search (is_hurried), they count only after 45 frames without a
 * press. The stick or any other key makes them count at once. */
void input_guard(uint8_t is_hurried);
/* Frames until FIRE and RETURN count; bit 7: another press starts the 45 frames again. */
extern uint8_t input_guard_frames;
#pragma zpsym ("input_guard_frames")
#define INPUT_GUARD_FRAMES 0x7F

/* Waits until an event is in the queue (returns 1; it stays there) or this many frames have passed (returns 0). */
uint8_t input_wait_frames(uint8_t frames);

/* Motion. motion_wait waits between two pictures of a move: it returns 0 after this many frames. An event in the queue,
 * which stays there, or FIRE, which is reported only if it is held, skips the rest of the move: then it returns 1 at
 * once, until the shell clears motion_skipped before the next move. */
uint8_t motion_wait(uint8_t frames);
extern uint8_t motion_skipped;
#pragma zpsym ("motion_skipped")
extern uint8_t motion_off; /* the setting. 1: moves are shown without motion */

/* ---- sound ---- */

/* Events. src/sounds/sounds.txt has their sounds. Those from SOUND_GAME on are in the game's own table: `sounds` in its
 * game.txt names them, and without that they are silent. */
enum {
    SOUND_STEP, SOUND_LIFT, SOUND_TURN, SOUND_REFUSE, SOUND_CHECK, SOUND_HINT, SOUND_MENU, SOUND_TICK, SOUND_SAVED,
    SOUND_WIN, SOUND_LOSE, SOUND_DRAW,
    SOUND_GAME,
    SOUND_DOWN = SOUND_GAME, SOUND_TAKE, /* of the game's material */
    SOUND_CROWN, SOUND_FALL, SOUND_LAND, SOUND_FLIP, SOUND_WARP, SOUND_DICE,
    SOUNDS
};

extern uint8_t sound_shift; /* added to AUDF by sound_play: SOUND_FALL gets 8 for each row; set it back to 0 */
extern uint8_t sound_mute;  /* 1: no sound */
#pragma zpsym ("sound_shift")
/* Starts the sound of an event on the channels that it uses. A sound on other channels goes on. */
void sound_play(uint8_t sound);
void sound_off(void); /* needed before every disk access */

#endif
