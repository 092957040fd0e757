/* view.c: the matchboxes on the screen: nineteen boxes with their beads, eight a row, and the results in the space
 * left. Below them are the pawns and the curve of rounds the boxes won minus rounds they lost. In a round of MENACE the
 * boxes that were opened are shown instead (view_menace.c). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "view/grid.h"
#include "games/matchbox/view.h"
#include "charsets/matchbox.h"
#include "info/matchbox.h"
#include "texts/matchbox.h"

#define BOX_WIDE 4       /* columns of a box, including the one to its left */
#define BOX_ROWS 4       /* rows of a box, including its beads */
#define BOXES_A_ROW 8
#define TALLY_COLUMN 16
#define TALLY_ROW (WINDOW_ROW + 2 * BOX_ROWS)

#define WIDE 3           /* columns of a square */
#define HIGH 2
#define BOARD_ROW (WINDOW_ROW + 3 * BOX_ROWS)
#define BOARD_LINE (WINDOW_LINE + 112)
#define SQUARE_LINES 16

#define CURVE_COLUMN 12
#define CURVE_COLUMNS 20
#define ROUNDS_A_COLUMN (ROUNDS / CURVE_COLUMNS)
#define LAST_ROW (BOARD_ROW + 5)
#define TOP_LINE 47        /* lines of the curve count from its bottom; */
#define ZERO 8             /* the zero line, */
#define MENACE_ZERO 24     /* and that of MENACE, which may lose more rounds than it wins */
#define ZERO_LINE (rules ? MENACE_ZERO : ZERO)

#define ROUNDS_KEPT 10 /* after so many rounds the boxes of MENACE are written to the disk */

#define MARK_FRAMES 24 /* the square of a bead stays lit */

/* ---- squares ---- */

const Grid game_grid = {
    FILES, FILES, 0, 0, { 0, FILES }, { 0, WIDE }, { BOARD_ROW, HIGH }, { BOARD_LINE, SQUARE_LINES }, WIDE, HIGH,
    0, 0, 0, 0, 0, 1, "            " TEXT_CURVE
};

/* ---- boxes ---- */

static void place_box(uint8_t box, uint8_t row)
{
    screen_column = (uint8_t)((box & (BOXES_A_ROW - 1)) * BOX_WIDE + 1);
    screen_row = (uint8_t)(WINDOW_ROW + row);
    for (; box >= BOXES_A_ROW; box -= BOXES_A_ROW) {
        screen_row += BOX_ROWS;
    }
}

/* Beads are red, green, white, gold. Four beads are wider than their box and start one column to its left; to its right
 * they would touch the beads of the next box. */
static void draw_bead(uint8_t box, uint8_t bead, uint8_t is_there)
{
    static const uint8_t *const beads[2][BEADS] = {
        { tile_gone_a, tile_gone_b, tile_gone_b, tile_gone_d }, { tile_bead_a, tile_bead_b, tile_bead_b, tile_bead_d }
    };

    place_box(box, BOX_ROWS - 1);
    screen_column += bead;
    if (matchbox_box[box].move[BEADS - 1] != NO_BEAD) {
        --screen_column;
    }
    screen_colour_bit = bead == 1 ? PAINT_SECOND : 0;
    screen_put((is_there ? beads[1] : beads[0])[bead][0]);
    screen_colour_bit = 0;
}

/* The pawns of each box, from its code. Computed once, because it takes a second. */
static uint8_t box_pawns[BOXES][SQUARES];

static void find_pawns(void)
{
    uint16_t code;
    uint8_t box;
    uint8_t i;

    if (box_pawns[0][SQUARES - 1]) {
        return;
    }
    for (box = 0; box < BOXES; ++box) {
        code = matchbox_box[box].code;
        for (i = 0; i < SQUARES; ++i) {
            box_pawns[box][i] = (uint8_t)(code % 3);
            code /= 3;
        }
    }
}

/* Returns 1 if the round has cost this bead: it falls before the next round begins. */
static uint8_t is_taken(uint8_t bead)
{
    return matchbox_over == OVER_WHITE && bead == matchbox_last;
}

static void draw_box(uint8_t box)
{
    static const uint8_t *const cells[] = { tile_square, tile_white, tile_black };
    uint8_t *pawns = box_pawns[box];
    uint8_t row = FILES;
    uint8_t bead;
    uint8_t i;

    while (row) { /* from the bottom: a1 is the first of `pawns` */
        --row;
        place_box(box, row);
        for (i = 0; i < FILES; ++i) {
            screen_put(cells[*pawns++][0]);
        }
    }
    for (bead = 0; bead < BEADS; ++bead) {
        if (matchbox_box[box].move[bead] != NO_BEAD) {
            draw_bead(box, bead, matchbox_beads[box] >> bead & 1 && !is_taken((uint8_t)(box << 2 | bead)));
        }
    }
}

/* Draws a character to the left of a box: an arrow if the box was opened, a space to erase the arrow. */
static void draw_arrow(uint8_t box, char character)
{
    place_box(box, 1);
    --screen_column;
    screen_put((uint8_t)(character - ' '));
}

/* ---- the board ---- */

static void draw_pawn(uint8_t pawn)
{
    static const uint8_t *const pawns[] = { tile_field, tile_pawn_white, tile_pawn_black };
    static const uint8_t *const marks[] = { tile_field, tile_ring, tile_cross };
    const uint8_t *tile = rules ? marks[pawn] : pawns[pawn];

    if (view_mark == MARK_TARGET || view_mark == MARK_HINT) {
        if (pawn == EMPTY) {
            tile = tile_target;
        } else if (pawn == BLACK && !rules) {
            tile = tile_pawn_taken;
        }
        screen_colour_bit = view_mark == MARK_HINT ? PAINT_SECOND : 0;
    } else if (view_mark == MARK_LAST) {
        screen_colour_bit = PAINT_SECOND;
    }
    grid_at();
    screen_tile(tile);
    screen_colour_bit = 0;
}

void game_draw_square(void)
{
    draw_pawn(view_drawn_piece(matchbox_square[grid_cell()]));
}

/* ---- the curve ---- */

static int8_t sum; /* rounds the boxes won minus rounds they lost, up to and including this column */

/* Returns the scan line of the curve for `sum`: two thirds of a line for each round. */
static uint8_t height(void)
{
    uint8_t zero = ZERO_LINE;
    uint8_t size;

    if (sum < 0) {
        size = (uint8_t)(-sum - sum) / 3;
        return size > zero ? 0 : (uint8_t)(zero - size);
    }
    size = (uint8_t)(sum + sum) / 3;
    return size + zero > TOP_LINE ? TOP_LINE : (uint8_t)(zero + size);
}

static void add_round(uint8_t n)
{
    if (matchbox_won[n] == ROUND_WON) {
        ++sum;
    } else if (matchbox_won[n] == ROUND_LOST) {
        --sum;
    }
}

static void draw_column(uint8_t n)
{
    uint8_t zero_row = (uint8_t)(LAST_ROW - (ZERO_LINE >> 3));
    uint8_t rounds = (uint8_t)(n * ROUNDS_A_COLUMN);
    uint8_t end = rounds + ROUNDS_A_COLUMN;
    uint8_t row = 0;
    uint8_t line = 0;
    uint8_t i;

    for (i = rounds; i < end && i < matchbox_rounds; ++i) {
        add_round(i);
    }
    if (rounds < matchbox_rounds) {
        line = height();
        row = (uint8_t)(LAST_ROW - (line >> 3));
        line &= 7;
    }
    for (i = BOARD_ROW; i <= LAST_ROW; ++i) {
        screen_row = i;
        screen_column = (uint8_t)(CURVE_COLUMN + n);
        screen_put(i == row ? tile_curve[line] : i == zero_row ? tile_nought[0] : 0);
    }
}

/* ---- what a bead does ---- */

static void blink_bead(uint8_t is_left, uint8_t times)
{
    uint8_t box = matchbox_last >> 2;
    uint8_t bead = matchbox_last & 3;

    if (matchbox_fast) {
        draw_bead(box, bead, is_left);
        return;
    }
    do {
        draw_bead(box, bead, 0);
        if (motion_wait(BLINK_FRAMES)) {
            times = 1;
        }
        draw_bead(box, bead, 1);
        motion_wait(times == 1 ? 1 : BLINK_FRAMES);
    } while (--times);
    draw_bead(box, bead, is_left);
}

/* Lights the square of the bead for a moment. */
static void light(uint8_t square)
{
    if (matchbox_fast) {
        return;
    }
    view_mark = MARK_TARGET;
    grid_show(square);
    draw_pawn(matchbox_square[square]);
    motion_wait(MARK_FRAMES);
    view_mark = MARK_NONE;
}

/* Shows how the bead that lost the round is taken away, or what the boxes of MENACE have learnt. */
static void show_end(void)
{
    if (matchbox_over == OVER_BOXES) {
        sound_play(SOUND_SAVED);
    }
    if (rules) {
        menace_show_end();
    } else if (matchbox_over == OVER_WHITE && matchbox_last != NO_BEAD) {
        sound_play(SOUND_REFUSE);
        blink_bead(0, 3);
    }
}

/* ---- everything ---- */

static uint8_t is_moved; /* 1: a move has just been shown, so game_draw draws only what it changed */
static uint8_t opened;   /* box with an arrow, or NO_BOX */

static void draw_opened(void)
{
    opened = NO_BOX;
    if (matchbox_last != NO_BEAD) {
        opened = matchbox_last >> 2;
        draw_arrow(opened, '>');
    }
}

static void draw_boxes(void)
{
    uint8_t i;

    find_pawns();
    for (i = 0; i < BOXES; ++i) {
        draw_box(i);
        draw_arrow(i, ' ');
    }
    draw_opened();
}

/* Draws the curve from a column on; after a move only that column. */
static void draw_curve(uint8_t n)
{
    uint8_t before = (uint8_t)(n * ROUNDS_A_COLUMN);
    uint8_t i;

    sum = 0;
    for (i = 0; i < before; ++i) {
        add_round(i);
    }
    do {
        draw_column(n);
    } while (++n < CURVE_COLUMNS && !is_moved);
}

/* After a move this draws only what the move changed. The end of a round is shown at once, before FIRE starts another
 * one. */
void game_draw(void)
{
    if (!is_moved) {
        if (rules) {
            menace_load();
            menace_draw();
        } else {
            draw_boxes();
        }
        draw_curve(0);
    } else {
        if (!rules) {
            if (opened != NO_BOX) {
                draw_arrow(opened, ' ');
            }
            draw_opened();
        } else if ((uint8_t)record_moves[record_count - 1] == MOVE_AGAIN) {
            menace_draw();
            if (matchbox_rounds % ROUNDS_KEPT == 0 && !menace_save()) {
                screen_thinking(TEXT_NOT_SAVED);
            }
        }
        if (matchbox_rounds) {
            draw_curve((uint8_t)(matchbox_rounds - 1) / ROUNDS_A_COLUMN);
        }
    }
    grid_draw();
    if (is_moved && matchbox_over) {
        show_end();
    }
    is_moved = 0;
}

void game_draw_strip(void)
{
    uint8_t i;

    find_pawns();
    for (i = 0; i < BOXES_A_ROW; ++i) {
        draw_box(i);
    }
}

static void draw_tally(uint8_t line, const char *word, uint16_t number)
{
    const char *character;

    line_start();
    line_text(word);
    line_number(number);
    line_char(' ');
    screen_row = (uint8_t)(TALLY_ROW + line);
    screen_column = TALLY_COLUMN;
    for (character = text_buffer; *character; ++character) {
        screen_put((uint8_t)(*character - ' '));
    }
}

static void panel(void)
{
    draw_tally(0, TEXT_ROUNDS, matchbox_rounds);
    draw_tally(1, TEXT_BOXES_WON, matchbox_count(ROUND_WON));
    draw_tally(2, TEXT_BOXES_LOST, matchbox_count(ROUND_LOST));
    if (rules) {
        draw_tally(3, TEXT_DRAWN, matchbox_count(ROUND_DRAWN));
        draw_tally(255, TEXT_LEARNT, menace_age());
    }
}

/* A cursor is shown, so a human plays White and beads blink when they are drawn. */
void game_place(void)
{
    matchbox_fast = 0;
    grid_place();
}

/* ---- names and words ---- */

/* After a round FIRE starts another, wherever the cursor is. */
void game_write_square(char *text)
{
    uint16_t kept = move;

    if (matchbox_over) {
        move = MOVE_AGAIN;
        game_write_move(text);
        move = kept;
        return;
    }
    grid_write_square(text);
}

uint8_t game_find_square(const char *text)
{
    return grid_find_square(text);
}

#define SAID_ROOM 28
static char said[SAID_ROOM];

/* Returns a text such as " won round 44. FIRE: next ". */
static const char *say_round(const char *how)
{
    line_start();
    line_text(how);
    line_text(TEXT_ROUND);
    line_number(matchbox_rounds + 1);
    line_text(TEXT_AGAIN);
    strcpy(said, text_buffer); /* the caller uses text_buffer itself */
    return said;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_LEVEL || what == VIEW_TEXT_ROUNDS) { /* for VIEW_TEXT_ROUNDS any text will do */
        return matchbox_level_name(view_level());
    }
    if (what == VIEW_TEXT_ENDING) {
        return outcome == OUTCOME_DRAW ? TEXT_AS_MANY : rules ? TEXT_FIFTY_ROUNDS : TEXT_SIXTY_ROUNDS;
    }
    if (what != VIEW_TEXT_THREAT || outcome != OUTCOME_NONE || !matchbox_over) {
        return 0;
    }
    view_x = 0;
    view_y = 0;
    return say_round(matchbox_over == OVER_DRAW ? TEXT_DREW : TEXT_LOST);
}

/* ---- motion ---- */

/* Shows which box is opened and which bead is drawn, before the pawn moves. */
static void show_drawing(void)
{
    uint8_t found = matchbox_find();
    uint8_t kept = matchbox_last;

    if (found == NO_BOX) {
        return;
    }
    if (kept != NO_BEAD) {
        draw_arrow(kept >> 2, ' ');
    }
    matchbox_last = (uint8_t)((found & BOX_BITS) << 2 | matchbox_bead(found, (uint8_t)move));
    draw_arrow(found & BOX_BITS, '>');
    sound_play(SOUND_HINT);
    blink_bead(1, 3);
    matchbox_last = kept;
    light((uint8_t)move & 15);
}

void game_show_move(void)
{
    static const uint8_t shape[] = tile_pawn_white_shape;
    uint8_t to = (uint8_t)move & 15;
    uint8_t from = (uint8_t)move >> 4;
    uint8_t pawn;
    uint8_t taken;

    if ((uint8_t)move == MOVE_AGAIN) {
        if (!view_back) {
            is_moved = 1;
            view_message(say_round(matchbox_over == OVER_DRAW ? TEXT_DREW : TEXT_WON));
        }
        return;
    }
    if (rules) {
        if (!view_back) {
            is_moved = 1;
            if (side) {
                menace_show_drawing();
                light(to);
            }
        }
        grid_show(to);
        draw_pawn(view_back ? EMPTY : side + 1);
        sound_play(SOUND_DOWN);
        return;
    }
    pawn = matchbox_square[from];
    taken = matchbox_square[to];
    if (view_back) {
        to = from;
        from = (uint8_t)move & 15;
    } else {
        is_moved = 1;
        if (side) {
            show_drawing();
        }
    }
    view_mark = MARK_NONE;
    if (matchbox_fast) {
        motion_skipped = 1;
    }
    grid_show(from);
    grid_at();
    screen_colour_bit = pawn == BLACK ? PAINT_GROUND : 0;
    screen_lift(shape);
    screen_colour_bit = 0;
    draw_pawn(EMPTY);
    grid_show(to);
    grid_at();
    screen_aim(VIEW_SLIDE);
    while (screen_glide()) {
    }
    draw_pawn(pawn);
    screen_land();
    sound_play(taken == EMPTY ? SOUND_DOWN : SOUND_TAKE);
}

static const uint8_t window[] = {
    4, 4, 4, 4, 0x30, 4, 4, 4, 4, 0x30, 4, 4, 4, 4, 0x70, 4, 4, 4, 4, 4, 4
};
static const View view = {
    {
        FRAME_COLOURS,
        1, { 0xCC, 0x84, 0x84, 0x00 }, SQUARE_LINES / 2,
        2, 12, 0x10, BOX_ROWS, 8 * BOX_ROWS, sizeof window, window
    },
    FILES, FILES, 0, 0, say, panel
};
VIEW_OF_GAME(view)
VIEW_UNDO
VIEW_WITHOUT_LINE
