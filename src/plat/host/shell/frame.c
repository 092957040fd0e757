/* frame.c: the frames of a game and of the main menu, in the memory of an Atari: display list, screen memory, players.
 * It does what asm/plat/atari/frame.s, display_list.s and player_missile.s do, as far as a test can see it: colours and
 * the shape of the cursor are left out. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "plat/host/shell/host.h"
#include "plat/host/shell/probe_memory.h"

#define SDMCTL 0x022F
#define SDLST 0x0230
#define SCREEN 0xB800
#define SCREEN_BYTES 0x0400
#define DISPLAY_LIST 0xBC80
#define PLAYERS 0xBE00
#define PLAYER_BYTES 0x80
#define NARROW 0x21
#define NARROW_PM 0x2D
#define DLI 0x80
#define ITEMS 14
#define BAR_FIRST 35
#define BAR_HIGH 5

uint8_t screen_row, screen_column, screen_width, screen_height, screen_colour_bit, screen_line, screen_ground;
uint8_t screen_panel_lines;

uint16_t frame_row[FRAME_ROWS];
uint8_t frame_row_count;
uint8_t frame_text_row;
uint8_t frame_panel_row[24];
uint8_t frame_has_keys;
const Layout *frame_layout;

static uint16_t spot; /* screen memory of the next row */
static uint8_t list_at;
static uint8_t keys_at;

static void set_dma(uint8_t dma)
{
    host_memory[SDMCTL] = dma;
}

/* ---- display lists ---- */

extern uint8_t __start_workshop_kept[], __stop_workshop_kept[];

/* The variables that the workshop keeps during a search are in screen memory (shell.mk). */
__attribute__((no_sanitize("address")))
static void clear_workshop(void)
{
    uint8_t *at;

    for (at = __start_workshop_kept; at < __stop_workshop_kept; ++at) {
        *at = 0;
    }
}

void frame_begin(void)
{
    clear_workshop();
    set_dma(0);
    host_frame();
    memset(host_memory + SCREEN, 0, SCREEN_BYTES + 0x300);
    spot = SCREEN;
    list_at = frame_row_count = screen_panel_lines = keys_at = frame_has_keys = screen_colour_bit = 0;
}

static void add(uint8_t byte)
{
    host_memory[DISPLAY_LIST + list_at++] = byte;
}

void frame_emit(uint8_t byte)
{
    uint8_t mode = byte & 15;

    if (mode < 2) {
        add(byte);
        return;
    }
    if (frame_row_count == FRAME_ROWS) {
        host_fail("too many", "rows");
    }
    add(frame_row_count ? byte : byte | 0x40);
    if (!frame_row_count) {
        add((uint8_t)spot);
        add((uint8_t)(spot >> 8));
    }
    if (mode == 4) {
        frame_panel_row[screen_panel_lines++] = frame_row_count;
    }
    frame_row[frame_row_count++] = spot;
    spot += mode == 6 || mode == 10 ? 16 : 32;
    if (spot > DISPLAY_LIST) {
        host_fail("the frame is longer than", "screen memory");
    }
}

void frame_emit_many(const uint8_t *bytes, uint8_t count)
{
    while (count--) {
        frame_emit(*bytes++);
    }
}

void frame_head(void)
{
    static const uint8_t head[] = { 0x70, 0x30, DISPLAY_ROW_TITLE, 0x10, DLI, 0x00 };

    frame_emit_many(head, sizeof head);
}

void frame_window(uint8_t length)
{
    frame_emit_many(frame_layout->window, length);
    frame_emit(DLI);
}

void frame_keys(void)
{
    static const uint8_t keys[] = { DLI, DISPLAY_ROW_TEXT, 0x41 };

    keys_at = list_at;
    frame_has_keys = 1;
    frame_emit_many(keys, sizeof keys);
}

void frame_show(void)
{
    add((uint8_t)DISPLAY_LIST);
    add((uint8_t)(DISPLAY_LIST >> 8));
    host_memory[SDLST] = (uint8_t)DISPLAY_LIST;
    host_memory[SDLST + 1] = (uint8_t)(DISPLAY_LIST >> 8);
    screen_state(SCREEN_PLAY);
}

uint16_t frame_place(void)
{
    if (screen_row >= frame_row_count) {
        host_fail("text or a drawing below", "the last row");
    }
    return (uint16_t)(frame_row[screen_row] + screen_column);
}

/* ---- frames ---- */

void screen_start(void)
{
    input_start();
    host_frame();
}

void screen_open(const Layout *layout)
{
    static const uint8_t tail[] = { DISPLAY_ROW_TEXT, 0x30, DISPLAY_ROW_TEXT, DISPLAY_ROW_TEXT };

    frame_layout = layout;
    frame_begin();
    frame_head();
    frame_window(layout->length);
    frame_emit(layout->below);
    frame_text_row = frame_row_count;
    frame_emit_many(tail, sizeof tail);
    frame_keys();
    frame_show();
}

void screen_menu(void)
{
    static const uint8_t menu[] = { 0x70, 0x10, 4, 4, 4, 4, 4, 4, DLI, 0x30 };
    static const uint8_t below[] = { DLI, 0x10, DISPLAY_ROW_TEXT, DISPLAY_ROW_TEXT, DLI, 0x41 };
    unsigned n;

    frame_begin();
    frame_emit_many(menu, sizeof menu);
    for (n = 0; n < ITEMS; ++n) {
        frame_emit(DISPLAY_ROW_TEXT);
        frame_emit(0x10);
    }
    frame_emit_many(below, sizeof below);
    keys_at = frame_has_keys = 0;
    frame_bar(255);
    frame_show();
}

void screen_state(uint8_t state)
{
    static const uint8_t dma[] = { 0, NARROW, NARROW_PM };

    input_pass_search_time();
    host_frame();
    if (keys_at) {
        host_memory[DISPLAY_LIST + keys_at] = state == SCREEN_PLAY ? DLI : 0;
        host_memory[DISPLAY_LIST + keys_at + 1] = state == SCREEN_PLAY ? DISPLAY_ROW_TEXT : 0x70;
    }
    set_dma(dma[state]);
}

void screen_light(void)
{
}

#define CARD_AT 31 /* in the display list: after the tenth item */

void screen_card(void)
{
    static const uint8_t card[] = { 0x10, DLI, 0x20, 4, 4, 4, 4, DLI, 0x20, 0x00 };

    host_frame();
    memcpy(host_memory + DISPLAY_LIST + CARD_AT, card, sizeof card);
}

void screen_card_off(void)
{
}

void screen_card_begin(void)
{
}

void screen_card_drawing(const ScreenCard *card)
{
    (void)card;
    host_frame();
}

void screen_small_board_begin(void)
{
}

void screen_small_board(uint8_t is_paper)
{
    uint8_t *at = host_memory + DISPLAY_LIST + CARD_AT - 2 * (16 - screen_row);
    uint8_t blanks = (uint8_t)(screen_height - 3);
    uint8_t bits = DLI;
    uint8_t n;

    (void)is_paper;
    screen_line = (uint8_t)(71 + 10 * (screen_row - 6) - 2 + 1 + 2 * blanks);
    *at++ = 0;
    for (n = 0; n < blanks; ++n, bits = 0) {
        *at++ = 0x10 | bits;
    }
    for (n = 0; n < screen_height; ++n) {
        *at++ = 4;
    }
    *at++ = 0x10 | DLI;
    *at++ = 0x10;
    *at++ = 0x20;
    host_memory[DISPLAY_LIST + CARD_AT + 9] = 0;
}

void screen_small_board_frame(uint8_t is_picked)
{
    uint8_t *player = host_memory + PLAYERS + 2 * PLAYER_BYTES * is_picked;

    memset(player, 0, 2 * PLAYER_BYTES);
    if (screen_line) {
        memset(player + screen_line / 2, 0xFF, 8);
    }
}

void screen_own_colours(void)
{
}

void screen_puzzle_colours(void)
{
}

/* ---- cursor, mark and bar ---- */

void frame_bar(uint8_t item)
{
    unsigned player;

    memset(host_memory + PLAYERS, 0, 4 * PLAYER_BYTES);
    for (player = 0; player < 4 && item < ITEMS; ++player) {
        memset(host_memory + PLAYERS + player * PLAYER_BYTES + BAR_FIRST + BAR_HIGH * item, 0xFF, BAR_HIGH);
    }
}

void screen_bar(uint8_t item)
{
    host_frame();
    frame_bar(item);
}

void screen_cursor_off(void)
{
    host_frame();
}

void screen_cursor(void)
{
    screen_cursor_off();
}

void screen_select_off(void)
{
    host_frame();
}

void screen_select(void)
{
    screen_select_off();
}

void screen_winning_stroke(uint8_t way)
{
    (void)way;
}

void screen_flash_begin(void)
{
}

void screen_flash_step(void)
{
}

void screen_flash_end(void)
{
    host_frame();
}

void screen_cup(uint8_t is_top)
{
    (void)is_top;
    host_frame();
}

void screen_checkerboard(void)
{
}

void screen_wide_board(void)
{
}

void screen_shaft(uint8_t apart, uint8_t floors)
{
    (void)apart;
    (void)floors;
}

void screen_under(void)
{
    host_frame();
}
