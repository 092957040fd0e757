/* view_galaxy.c: the galaxy of Star Chess on the screen: sixteen sectors of 6 by 4 characters, each with its planet and
 * people above and its fleet and ships below. The four colours are the four empires; numbers are always white. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/starchess/view.h"
#include "charsets/starchess.h"
#include "texts/starchess.h"

#define WIDE 6          /* columns of a sector */
#define HIGH 4
#define TILE_WIDE 3
#define TILE_HIGH 2
#define RANK_COLUMN 24
#define CODE_ONE ('1' - ' ')
#define THOUSAND 1000

/* ---- sectors ---- */

/* Converts a sector to its place on the screen, view_y * 4 + view_x, and back. Rank 4 is at the top; with view_flip,
 * rank 4 is at the bottom and file D is on the left. */
static uint8_t turn(uint8_t place)
{
    return view_flip ? place ^ 3 : place ^ 12;
}

uint8_t stars_shown(void)
{
    return turn((uint8_t)(view_y << 2 | view_x));
}

void stars_look_at(uint8_t sector)
{
    sector = turn(sector);
    view_x = sector & 3;
    view_y = sector >> 2;
}

uint8_t game_find_square(const char *text)
{
    uint8_t file = (uint8_t)(text[0] - 'A');
    uint8_t rank = (uint8_t)(text[1] - '1');

    if (file > 3 || rank > 3) {
        return 0;
    }
    stars_look_at((uint8_t)(rank << 2 | file));
    return 2;
}

/* ---- drawing ---- */

/* Columns and scan lines of the sectors, as tables, because a multiplication takes more code. */
static const uint8_t columns[ACROSS] = { 0, WIDE, 2 * WIDE, 3 * WIDE };
static const uint8_t lines[ACROSS] = {
    WINDOW_LINE, WINDOW_LINE + LINES, WINDOW_LINE + 2 * LINES, WINDOW_LINE + 3 * LINES
};

static const uint8_t *const planets[2][PLAYERS + 1] = {
    { tile_barren1, tile_barren2, tile_barren3, tile_barren3, tile_barren0 },
    { tile_terran1, tile_terran2, tile_terran3, tile_terran3, tile_terran0 }
};
static const uint8_t *const fleets[PLAYERS] = { tile_ship1, tile_ship2, tile_ship3, tile_ship4 };
static const uint8_t symbols[PLAYERS] = { 0x3B, 0x3C, 0x3D, 0x3F };
/* The character at the right of a fleet, by view_mark (MARK_). */
static const uint8_t marks[] = { 0, '>' - ' ', '*' - ' ', '>' - ' ', '!' - ' ', 0, 0 };

/* Sets screen_colour_bit for a player: the fourth empire is drawn with the second colour of the character set. */
static void paint(uint8_t player)
{
    screen_colour_bit = player == PLAYERS - 1 ? PAINT_SECOND : 0;
}

void stars_draw_symbol(uint8_t player)
{
    paint(player);
    screen_put(symbols[player]);
    screen_colour_bit = 0;
}

void stars_go_to(uint8_t row)
{
    screen_row = (uint8_t)(WINDOW_ROW + HIGH * view_y + row);
    screen_column = columns[view_x];
}

static void draw_tile(const uint8_t *tile)
{
    screen_width = TILE_WIDE;
    screen_height = TILE_HIGH;
    screen_tile(tile);
    screen_colour_bit = 0;
}

/* Draws a number up to 1000 with at most three characters: 1000 as 1K. */
static void draw_number(uint16_t number)
{
    const char *digit;

    line_start();
    if (number == THOUSAND) {
        line_text("1K");
    } else {
        line_number(number);
    }
    for (digit = text_buffer; *digit; ++digit) {
        screen_put((uint8_t)(*digit - ' '));
    }
}

static uint8_t sector; /* the sector that is drawn or described */

/* Functions, because cc65 takes 20 bytes for each index. */
static uint16_t people(void)
{
    return galaxy.people[sector];
}

static uint16_t ships(void)
{
    return galaxy.ships[sector];
}

static void draw_planet(void)
{
    uint8_t player = galaxy.owner[sector];

    stars_go_to(PLANET_ROW);
    paint(player);
    draw_tile(planets[galaxy.terran[sector]][player]);
    if (player != NO_PLAYER) {
        stars_draw_symbol(player);
        stars_go_to(1);
        screen_column += TILE_WIDE;
        draw_number(people());
    }
}

static void draw_fleet(void)
{
    uint8_t player = galaxy.fleet[sector];

    if (player == NO_PLAYER) {
        return;
    }
    stars_go_to(FLEET_ROW);
    paint(player);
    draw_tile(fleets[player]);
    stars_go_to(HIGH - 1);
    screen_column += TILE_WIDE;
    draw_number(ships());
}

void stars_draw_boom(void)
{
    screen_colour_bit = PAINT_SECOND;
    draw_tile(tile_boom);
}

void game_draw_square(void)
{
    sector = stars_shown();
    stars_go_to(PLANET_ROW);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_fill(0);
    draw_planet();
    if (view_mark != MARK_LIFTED && !view_hide_pieces) {
        draw_fleet();
    }
    stars_go_to(FLEET_ROW);
    screen_column += TILE_WIDE;
    screen_put(marks[view_mark]);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ACROSS; ++view_y) {
        for (view_x = 0; view_x < ACROSS; ++view_x) {
            game_draw_square();
        }
        screen_column = RANK_COLUMN; /* screen_row is still the row of the marks */
        screen_put((uint8_t)(CODE_ONE + (sector >> 2)));
    }
    screen_files(view_flip ? TEXT_FILES_TURNED : TEXT_FILES);
    screen_checkerboard();
}

void game_draw_strip(void)
{
    uint8_t player;

    screen_row = WINDOW_ROW;
    screen_column = 0;
    for (player = 0; player < PLAYERS; ++player) {
        paint(player);
        draw_tile(planets[1][player]);
        paint(player);
        draw_tile(fleets[player]);
    }
}

/* ---- text line ---- */

void stars_line_sector(uint8_t sector)
{
    line_char((char)('A' + (sector & 3)));
    line_char((char)('1' + (sector >> 2)));
}

void stars_line_name(uint8_t player)
{
    line_text(game_info()->side_names[player]);
}

void stars_line_ships(uint16_t ships)
{
    line_number(ships);
    line_text(ships == 1 ? TEXT_SHIP : TEXT_SHIPS);
}

/* Describes the sector in the line below the status line: "B2 barren, free, Gold 25 ships", "A4 terran, Green 1000, 38
 * ships", "A4 terran, Green 1000, Gold 38". */
static void say_sector(void)
{
    static uint8_t owner;
    static uint8_t fleet;

    owner = galaxy.owner[sector];
    fleet = galaxy.fleet[sector];
    line_start();
    stars_line_sector(sector);
    line_text(galaxy.terran[sector] ? TEXT_TERRAN : TEXT_BARREN);
    if (owner == NO_PLAYER) {
        line_text(TEXT_FREE);
    } else {
        stars_line_name(owner);
        line_char(' ');
        line_number(people());
    }
    if (fleet != NO_PLAYER) {
        line_text(", ");
        if (fleet != owner) {
            stars_line_name(fleet);
            line_char(' ');
        }
        if (fleet == owner || owner == NO_PLAYER) {
            stars_line_ships(ships());
        } else { /* there is no room for the word */
            line_number(ships());
        }
    }
    screen_thinking(text_buffer);
}

void stars_place_cursor(void)
{
    screen_column = columns[view_x];
    screen_line = lines[view_y];
}

void stars_place(void)
{
    sector = stars_shown();
    say_sector();
    stars_place_cursor();
}
