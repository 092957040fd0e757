/* view.c: backgammon on the screen. The board is 26 columns wide: six points of two columns, the bar, six points. A
 * point is 7 rows high and shows seven checkers; of more, the number is written on the last one. The dice are between
 * the two halves. Numbers are those of the side at the bottom; of the side to move if two people play. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "plat/machine.h"
#include "games/backgammon/text.h"
#include "games/backgammon/view.h"
#include "charsets/backgammon.h"
#include "info/backgammon.h"
#include "texts/backgammon.h"

#define WIDE 2           /* columns of a point */
#define POINT_ROWS 7
#define BAR_X 6          /* values of view_x: the bar, */
#define OFF_X 13         /* and beyond the points, in the panel */
#define ACROSS 14
#define LOWER 1          /* value of view_y */
#define UPPER_ROW (WINDOW_ROW + 1)
#define LOWER_ROW (WINDOW_ROW + 11)
#define NUMBERS_BELOW (WINDOW_ROW + 18) /* beside the name of the lower player, whose arrow is left of it */
#define BAR_ROW (WINDOW_ROW + 10) /* the first checker of the lower side on the bar; the upper one's are above it */
#define BAR_SHOWN 5
#define ROWS_IN_ALL 20
#define OFF_ROW (WINDOW_ROW + 13)
#define ALL_MOVABLE 255  /* value of view_x while the pieces that can use the roll would blink */

#define DICE_ROW (WINDOW_ROW + 8)
#define DIE_COLUMN 16
#define DIE_APART 5
#define DIE_SIZE 3

/* ---- squares ---- */

/* Returns the place at view_x, view_y as side `who` counts. */
static uint8_t place_of(uint8_t who)
{
    uint8_t place;

    if (view_x == BAR_X) {
        return BAR;
    }
    if (view_x == OFF_X) {
        return OFF;
    }
    place = view_x < BAR_X ? view_x : (uint8_t)(view_x - 1);
    place = view_y == LOWER ? (uint8_t)(12 - place) : (uint8_t)(13 + place);
    return who == BOTTOM ? place : (uint8_t)(25 - place);
}

/* Sets view_x and view_y to a place of side `who`. */
static void show_place(uint8_t place, uint8_t who)
{
    view_y = who == BOTTOM ? LOWER : 0;
    if (place == BAR) {
        view_x = BAR_X;
    } else if (place == OFF) {
        view_x = OFF_X;
    } else {
        if (who != BOTTOM) {
            place = (uint8_t)(25 - place);
        }
        view_y = place <= 12;
        view_x = view_y ? (uint8_t)(12 - place) : (uint8_t)(place - 13);
        if (view_x >= BAR_X) {
            ++view_x;
        }
    }
}

/* ---- drawing ---- */

static void put_tile(const uint8_t *codes)
{
    screen_width = WIDE;
    screen_height = 1;
    screen_column = (uint8_t)(WIDE * view_x);
    screen_tile(codes);
}

static void put_digit(uint8_t digit)
{
    screen_put((uint8_t)('0' - ' ' + digit));
}

/* Writes a number of up to two digits at screen_column. */
static void put_number(uint8_t number)
{
    screen_column = (uint8_t)(WIDE * view_x);
    if (number >= 20) {
        put_digit(2);
        number -= 20;
    } else if (number >= 10) {
        put_digit(1);
        number -= 10;
    }
    put_digit(number);
}

static void draw_point(void)
{
    uint8_t place = place_of(BOTTOM);
    uint8_t count = backgammon_at[PLACE(BOTTOM, place)];
    uint8_t owner = BOTTOM;
    uint8_t mark = view_mark == MARK_HINT;
    uint8_t i;
    const uint8_t *triangle;

    if (!count) {
        owner ^= 1;
        count = backgammon_at[PLACE(owner, 25 - place)];
    }
    if (turn_lifted != NOWHERE) {
        i = place_of(side);
        mark = turn_targets[i];
        if (i == turn_lifted) {
            --count;
            mark = 1;
        }
    }
    if (view_hide_pieces) {
        count = 0;
    }
    for (i = 0; i < POINT_ROWS; ++i) {
        if (view_y == LOWER) {
            screen_row = (uint8_t)(LOWER_ROW + POINT_ROWS - 1 - i);
            triangle = (place & 1 ? tile_up : tile_up_h) + (uint8_t)(WIDE * (POINT_ROWS - 1 - i));
        } else {
            screen_row = (uint8_t)(UPPER_ROW + i);
            triangle = (place & 1 ? tile_down : tile_down_h) + (uint8_t)(WIDE * i);
        }
        if (mark && (i == count || (i == POINT_ROWS - 1 && count > i))) {
            screen_colour_bit = side ? PAINT_SECOND : 0;
            triangle = tile_target;
        } else if (i < count) {
            screen_colour_bit = owner ? PAINT_SECOND : 0;
            triangle = tile_man;
            if (i == POINT_ROWS - 1 && count > POINT_ROWS) {
                triangle = 0;
            }
        }
        if (triangle) {
            put_tile(triangle);
        } else {
            screen_width = WIDE;
            screen_height = 1;
            screen_column = (uint8_t)(WIDE * view_x);
            screen_fill(0);
            put_number(count);
        }
        screen_colour_bit = 0;
    }
}

static void draw_bar(void)
{
    uint8_t i;
    uint8_t upper = backgammon_at[PLACE(BOTTOM ^ 1, BAR)];
    uint8_t lower = backgammon_at[PLACE(BOTTOM, BAR)];
    const uint8_t *codes;

    view_x = BAR_X;
    if (turn_lifted == BAR) {
        if (side == BOTTOM) {
            --lower;
        } else {
            --upper;
        }
    }
    for (i = 0; i < ROWS_IN_ALL; ++i) {
        screen_row = (uint8_t)(WINDOW_ROW + i);
        codes = tile_bar;
        if (screen_row < BAR_ROW) {
            if (BAR_ROW - screen_row <= upper) {
                codes = tile_man;
                screen_colour_bit = BOTTOM ? 0 : PAINT_SECOND;
            }
        } else if (screen_row - BAR_ROW < lower) {
            codes = tile_man;
            screen_colour_bit = BOTTOM ? PAINT_SECOND : 0;
        }
        put_tile(codes);
        screen_colour_bit = 0;
    }
}

static void draw_one(void)
{
    if (view_x == BAR_X) {
        draw_bar();
    } else if (view_x < OFF_X) {
        draw_point();
    }
}

/* Draws a face of a die, or nothing. The dice are white for both sides: black ones could not be read. */
static void draw_die(uint8_t n, const uint8_t *codes)
{
    screen_row = DICE_ROW;
    screen_column = n ? DIE_COLUMN + DIE_APART : DIE_COLUMN;
    screen_width = DIE_SIZE;
    screen_height = DIE_SIZE;
    if (codes) {
        screen_tile(codes);
    } else {
        screen_fill(0);
    }
}

static const uint8_t *face_of(uint8_t face)
{
    --face;
    return face & 8 ? 0 : tile_faces + (uint8_t)((face << 3) + face);
}

/* Draws a roll; for view_roll, also dice that tumble: on their edge, or with one face. view_roll then names the side
 * that has rolled: of the opening roll the one that begins. */
static void draw_roll(uint8_t roll)
{
    uint8_t first = roll >> 3;
    uint8_t second = roll & 7;

    if (first & VIEW_ON_EDGE >> 3) {
        draw_die(0, tile_tumble);
        draw_die(1, tile_tumble);
        return;
    }
    if (!first) {
        first = second;
        second = 7 - second;
    } else if (first < second) { /* an opening roll that Black has won */
        side = 1;
    }
    draw_die(0, face_of(first));
    draw_die(1, face_of(second));
}

/* A person's roll is put off until FIRE: it is in the record at once, so that a command finds a usual turn, but is not
 * shown. */
static uint8_t hidden_at; /* the low byte of record_count after such a roll, plus 1; if it was shown, not plus 1 */

/* Returns the prompt to roll, or 0 if the roll on the board is shown. */
static const char *asks_roll(void)
{
    return hidden_at == (uint8_t)(record_count + 1) ? view_roll_waits() : 0;
}

static void draw_dice(void)
{
    uint8_t is_shown = asks_roll() == 0;

    draw_die(0, is_shown && turn_has_die(0) ? face_of(backgammon_large) : 0);
    draw_die(1, is_shown && turn_has_die(1) ? face_of(backgammon_small) : 0);
}

/* Only odd numbers are written: two digits are as wide as a point. */
static void draw_numbers(void)
{
    uint8_t who = record_computer[0] == record_computer[1] ? side : BOTTOM;
    uint8_t place;

    for (view_y = 0; view_y <= LOWER; ++view_y) {
        screen_row = view_y ? NUMBERS_BELOW : WINDOW_ROW;
        for (view_x = 0; view_x < OFF_X; ++view_x) {
            place = place_of(who);
            if (view_x != BAR_X) {
                screen_width = WIDE;
                if (view_x == OFF_X - 1) { /* the arrow may be in the last column */
                    screen_width = 1;
                }
                screen_height = 1;
                screen_column = (uint8_t)(WIDE * view_x);
                screen_fill(0);
                if (place & 1) {
                    put_number(place);
                }
            }
        }
    }
}

static void draw_board(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y <= LOWER; ++view_y) {
        for (view_x = 0; view_x < OFF_X; ++view_x) {
            draw_one();
        }
    }
    draw_dice();
}

/* Shows the roll at once: letters were typed, or a hint is shown. */
static void reveal(void)
{
    hidden_at = (uint8_t)record_count;
    draw_dice();
}

void game_draw_square(void)
{
    if (view_mark != MARK_LAST) {
        turn_put();
        if (view_mark == MARK_HINT && asks_roll()) {
            reveal();
        }
        draw_one();
        turn_take();
    }
}

static uint8_t half_turn(void)
{
    static uint8_t steps;

    turn_put();
    steps = turn_steps;
    turn_lifted = NOWHERE;
    turn_fire(text_way[0]);
    if (turn_targets[backgammon_place]) {
        turn_fire(backgammon_place);
    }
    turn_lifted = NOWHERE;
    draw_board();
    turn_take();
    return turn_steps - steps;
}

void game_draw(void)
{
    text_half_turn = half_turn;
    screen_wide_board();
    turn_put();
    draw_board();
    turn_take();
    draw_numbers();
    backgammon_panel();
    screen_files("");
}

void game_draw_strip(void)
{
    screen_row = WINDOW_ROW;
    for (view_x = 0; view_x < BAR_X; ++view_x) {
        screen_colour_bit = view_x & 1 ? PAINT_SECOND : 0;
        put_tile(tile_man);
    }
    screen_colour_bit = 0;
}

/* ---- the cursor ---- */

/* On the bar the cursor surrounds the checkers there, the first of which is beside the middle. */
void game_place(void)
{
    uint8_t row = view_y == LOWER ? LOWER_ROW : UPPER_ROW;

    if (view_x == BAR_X) {
        row = view_y == LOWER ? BAR_ROW : BAR_ROW - POINT_ROWS;
    }
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = (uint8_t)(WINDOW_LINE - 8 * WINDOW_ROW + 8 * row);
}

static uint8_t now; /* VIEW_ROLL_NOW, or 0 */

static void roll(void)
{
    view_roll(now | 6, draw_roll);
    now = 0;
}

/* Rolls what is on the board already. */
static void roll_again(void)
{
    hidden_at = (uint8_t)record_count;
    move = (uint16_t)(MOVE_ROLL | (uint8_t)(backgammon_large << 3) | backgammon_small);
    roll();
}

/* FIRE picks checkers up and puts them down, until all dice are used; the text is then the whole play. */
void game_write_square(char *text)
{
    uint8_t place = place_of(side);

    *text = 0;
    if (asks_roll()) {
        now = VIEW_ROLL_NOW;
        roll_again();
        return;
    }
    turn_put();
    if (turn_fire(place)) {
        draw_board();
    } else {
        text_to = text;
        if (turn_lifted != NOWHERE) { /* the game is asked why no move is written like this */
            text_put('/');
        } else { /* a space first, so that it is not the beginning of a longer text */
            text_put(' ');
            text_put_place(place);
        }
        text_end();
    }
    turn_take();
}

uint8_t game_find_square(const char *text)
{
    uint8_t length = backgammon_read_place(text);

    if (!length || text[length] == ')') { /* the 2 of 6/5(2) is no point */
        return 0;
    }
    show_place(backgammon_place, side);
    return length;
}

/* ---- texts ---- */

/* Returns how a game ended: "Gammon"; in a match with the points of the winner first: "Gammon, 2-3 to 5", or
 * "Match 5-3 to 5" at its end. */
static const char *ending(void)
{
    static const char *const kinds[] = { TEXT_SINGLE, TEXT_GAMMON, TEXT_BACKGAMMON };
    static uint8_t winner;
    static uint8_t points;
    const char *kind = kinds[backgammon_points() - 1];

    if (!rules) {
        return kind;
    }
    winner = side;
    if (outcome == OUTCOME_LOSS) {
        winner ^= 1;
    }
    points = backgammon_score(winner);
    line_start();
    if (points < MATCH_POINTS) {
        line_text(kind);
        line_text(TEXT_IN_MATCH);
    } else {
        line_text(TEXT_MATCH);
    }
    line_number(points);
    line_char('-');
    line_number(backgammon_score(winner ^ 1));
    line_text(TEXT_OF_POINTS);
    line_number(MATCH_POINTS);
    strcpy((char *)backgammon_buffer, text_buffer);
    return (const char *)backgammon_buffer;
}

/* When the game is over: counts luck and moves for the panel. It takes some seconds, so any event ends it. */
static void count(void)
{
    if (!(panel_is_counted | record_resigned) && machine_has_engine) {
        panel_is_counted = backgammon_count(input_wait_frames);
        backgammon_panel();
    }
}

static const char *say(uint8_t what)
{
    switch (what) {
    case VIEW_TEXT_OVER:
        count();
        break;
    case VIEW_TEXT_ENDING:
        return ending();
    case VIEW_TEXT_LIFTED:
        if (turn_lifted == NOWHERE) {
            break;
        }
        return "";
    case VIEW_TEXT_BACK:
        if (!turn_back()) {
            break;
        }
        /* fall through */
    case VIEW_TEXT_SPACES:
        return "";
    case VIEW_TEXT_THREAT:
        if (outcome == OUTCOME_NONE) {
            view_x = ALL_MOVABLE;
            if (asks_roll()) {
                if (!view_entered()[0]) {
                    input_guard_frames = 0; /* FIRE soon after the computer's play can do no harm */
                    return asks_roll();
                }
                reveal();
            }
            return view_rolled((uint8_t)(backgammon_large << 3 | backgammon_small));
        }
        break;
    }
    return 0;
}

/* ---- motion ---- */

#define PACE_MAN 44  /* a step takes 6 frames */
#define SHAPE_AT 254 /* the drawing is one colour clock further left than that of a piece of three columns */

/* Where checker number n, from 0, of side `who` is on a place. */
static void find_man(uint8_t place, uint8_t who, uint8_t n)
{
    show_place(place, who);
    if (n >= POINT_ROWS) {
        n = POINT_ROWS - 1;
    }
    screen_column = (uint8_t)(WIDE * view_x);
    if (place == BAR) {
        screen_row = (uint8_t)(view_y ? BAR_ROW + n : BAR_ROW - 1 - n);
    } else if (place == OFF) {
        screen_row = OFF_ROW;
    } else {
        screen_row = (uint8_t)(view_y ? LOWER_ROW + POINT_ROWS - 1 - n : UPPER_ROW + n);
    }
    screen_line = (uint8_t)(WINDOW_LINE + 8 * (screen_row - WINDOW_ROW));
}

/* Takes a step of the side to move on board and screen. */
static void show_step(uint8_t from, uint8_t die)
{
    static const uint8_t shape[] = { 0x3C, 0, 0x7E, 0, 0x7E, 0, 0x3C, 0 };
    uint8_t to = backgammon_landing(from, die);
    uint8_t hits;

    find_man(from, side, (uint8_t)(backgammon_at[PLACE(side, from)] - 1));
    screen_width = WIDE;
    screen_height = 1;
    screen_shift = SHAPE_AT;
    screen_colour_bit = side ? PAINT_SECOND : 0;
    screen_lift(shape);
    screen_colour_bit = 0;
    hits = to && backgammon_at[PLACE(side ^ 1, 25 - to)];
    backgammon_step(from, die);
    draw_one();
    find_man(to, side, (uint8_t)(backgammon_at[PLACE(side, to)] - 1));
    screen_aim(PACE_MAN);
    while (screen_glide()) {
    }
    draw_one();
    screen_land();
    sound_play(hits ? SOUND_TAKE : SOUND_DOWN);
    if (hits) {
        draw_bar();
    }
}

void game_show_move(void)
{
    static uint8_t from[STEPS];
    static uint8_t die[STEPS];
    static uint8_t count;
    static uint8_t i;
    uint8_t who = side;

    if (IS_ROLL(move)) {
        if (view_roll_waits() && !backgammon_is_start()) {
            hidden_at = (uint8_t)(record_count + 2);
        } else { /* the first roll may give the turn to the other side */
            roll();
            side = who;
        }
    } else if (move == MOVE_PASS) {
        if (asks_roll()) {
            roll_again();
        }
        view_pass();
    } else {
        backgammon_show_gain();
        if (!turn_is_whole || !turn_steps) {
            turn_lifted = NOWHERE;
            view_mark = MARK_NONE;
            backgammon_decode();
            count = backgammon_steps;
            memcpy(from, backgammon_from, STEPS);
            memcpy(die, backgammon_die, STEPS);
            memcpy(backgammon_buffer, backgammon_at, PLACES);
            for (i = 0; i < count; ++i) {
                show_step(from[i], die[i]);
            }
            memcpy(backgammon_at, backgammon_buffer, PLACES);
        }
    }
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
};
static const View view = {
    {
        FRAME_COLOURS,
        0, { 0xC3, 0x81, 0x81, 0x00 }, POINT_ROWS * 4,
        0, 0, 0x10, 1, 8, sizeof window, window
    },
    ACROSS, LOWER + 1, 0, 0, say, backgammon_panel
};
VIEW_OF_GAME(view)
VIEW_WITHOUT_UNDO
VIEW_WITHOUT_LINE
