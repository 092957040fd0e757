/* loader.c: loads games, books, texts and overlays (plat/machine.h). All code is already in the program; overlays.c
 * does what loading does to memory. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/book.h"
#include "engine/tt.h"
#include "host/books.h"
#include "plat/disk.h"
#include "plat/host/shell/host.h"
#include "plat/machine.h"
#include "../../../../tools/build/bank.h"
#include "shell/puzzles/puzzle_format.h"
#include "shell/workshop/settings.h"

#define PROGRESS_COLUMN 9 /* of a game's dots: after "Loading" */
#define OPENINGS_SECTORS 20
#define HELP_SECTORS 4
#define BOOK_FRAMES 3     /* time of a look into the book */
#define TABLE_ENTRIES 512 /* about what a large game leaves on an Atari */

uint8_t machine_has_engine;
uint8_t machine_has_kernel = 1;
uint8_t overlay_trainer_loaded;

void texts_set_game(uint8_t openings_kind, uint8_t book_plies);
char *texts_lesson(void);

/* ---- errors ---- */

const char *machine_error_text(void)
{
    switch (disk_error) {
    case DISK_TOO_LONG:
        return "The file is too long";
    case DISK_NO_FILE:
        return "Not on this disk";
    case DISK_DAMAGED:
    case DISK_LINK:
        return "The file is damaged";
    case DISK_NO_ANSWER:
        return "The drive does not answer";
    default:
        return "The disk cannot be read";
    }
}

static const char *why(void)
{
    return disk_error ? machine_error_text() : 0;
}

/* ---- overlays ---- */

#define DOTS_COLUMN 27 /* the right end of the status line */
#define NO_DOTS 255

/* Prepares loading of a shell overlay: the one in memory will be overwritten. Dots go to the end of the status line. */
static void begin_overlay(uint8_t column)
{
    overlay_trainer_loaded = 0;
    screen_row = (uint8_t)(frame_text_row + 1);
    screen_column = frame_has_keys ? column : NO_DOTS;
}

#define OVERLAY(name) #name,
static const char *const overlay_names[] = {
#include "plat/overlay_list.h"
};
#undef OVERLAY

const char *overlay_load(uint8_t overlay)
{
    const char *name = overlay == OVERLAY_PUZZLES ? "PUZZLES" : overlay == OVERLAY_WATCH ? "WATCH"
        : overlay_names[overlay];

    begin_overlay(DOTS_COLUMN);
    if (overlay > OVERLAYS ? disk_read_file(name, DISK_SHELL_FILE) : disk_read_overlay(name)) {
        return why();
    }
    if (overlay == OVERLAY_WATCH) {
        machine_has_engine = 0;
    }
    overlay_take(name);
    return 0;
}

#define GAME_OVERLAY(game, name) { #game, #name },
static const struct {
    const char *game, *name;
} game_overlays[] = {
#include "game_overlays.inc"
    { 0, 0 }
};
static uint8_t game_overlay_kept; /* 1: the packed file of the first overlay of the game stays in memory */

const char *machine_load_game_overlay(uint8_t overlay)
{
    unsigned n = 0;

    while (strcmp(game_overlays[n].game, games_folder())) {
        ++n;
    }
    begin_overlay(DOTS_COLUMN);
    disk_error = 0;
    if (overlay || !game_overlay_kept) {
        disk_read_file(game_overlays[n + overlay].name, DISK_GAME_FILE);
    }
    if (!disk_error) {
        game_overlay_kept |= !overlay;
        overlay_take(game_overlays[n + overlay].name);
    }
    return why();
}

void overlay_load_rest(void)
{
}

/* The later part of a game is in memory with the game. */
uint8_t machine_later_is_read = 1;

uint8_t machine_game_ahead(void)
{
    return 0;
}

/* There is no overlay store; as with a cartridge, an overlay can be loaded again at any time. */
uint8_t overlay_is_near(uint8_t overlay)
{
    (void)overlay;
    return 1;
}

uint8_t store_data_wanted;

void store_load(void)
{
}

void store_find(void)
{
}

uint8_t store_fill(void)
{
    disk_error = 0;
    return 0;
}

const char *machine_load_kernel(void)
{
    return 0; /* it is always there */
}

const char *machine_load_menu(void)
{
    begin_overlay(DOTS_COLUMN);
    if (!disk_read_file("MENU", DISK_SHELL_FILE)) {
        overlay_take("MENU");
    }
    return why();
}

/* ---- texts after the menu ---- */

/* Reads a file of the build folder. */
static void read_built(const char *path, char *to)
{
    char name[200];
    FILE *file;
    size_t bytes;

    snprintf(name, sizeof name, "%s/%s", BUILD_FOLDER, path);
    file = fopen(name, "rb");
    if (!file) {
        host_fail("cannot open", name);
    }
    bytes = fread(to, 1, HOST_TEXT_MOST - 1, file);
    to[bytes] = 0;
    fclose(file);
}

const char *machine_load_lessons(void)
{
    begin_overlay(NO_DOTS);
    machine_has_engine = 0;
    if (!disk_read_file("LESSONS", DISK_SHELL_FILE)) {
        overlay_take("LESSONS");
    }
    return why();
}

const char *machine_load_guide(const char *name)
{
    begin_overlay(NO_DOTS);
    if (!disk_read_file(name, DISK_SHELL_FILE)) {
        if (strcmp(name, "TUNE")) {
            overlay_take(name);
        }
    }
    return why();
}

const char *machine_load_lesson(const char *name)
{
    begin_overlay(NO_DOTS);
    if (!disk_read_file(name, DISK_SHELL_FILE)) {
        if (!strcmp(name, "GUIDE")) {
            overlay_take(name);
        } else {
            read_built("atari/lesson_part.bin", texts_lesson());
        }
    }
    return why();
}

const char *machine_load_cards(void)
{
    begin_overlay(NO_DOTS);
    if (!disk_read_file("CARDS", DISK_SHELL_FILE)) {
        overlay_take("CARDS");
    }
    return why();
}

/* ---- a game ---- */

static char game_file[16];
const uint8_t *book_data;
uint16_t book_size;
static const uint8_t *book;
static uint16_t book_bytes;
static char openings[HOST_TEXT_MOST];
static uint8_t table[TABLE_ENTRIES * TT_ENTRY_BYTES];

#define GAME_DATA(name, kind, plies) { #name, kind, plies },
static const struct {
    const char *name;
    uint8_t openings_kind, book_plies;
} facts[] = {
#include "game_data.inc"
    { 0, 0, 0 }
};

static void take_facts(const char *name)
{
    unsigned n = 0;

    while (strcmp(facts[n].name, name)) {
        ++n;
    }
    texts_set_game(facts[n].openings_kind, facts[n].book_plies);
}

const char *machine_load_game(const char *file, uint8_t *to)
{
    (void)to;
    book_size = 0;
    machine_has_engine = 0;
    screen_column = PROGRESS_COLUMN;
    if (disk_read_file(file, DISK_GAME_FILE)) {
        return why();
    }
    if (!games_load(file)) {
        host_fail("no game has the file", file);
    }
    snprintf(game_file, sizeof game_file, "%s", file);
    overlay_refresh_game(games_folder());
    memory_take(games_folder());
    game_overlay_kept = 0;
    take_facts(games_folder());
    books_load(games_folder());
    book = book_data;
    book_bytes = book_size;
    book_size = 0;
    machine_drop_book();
    return 0;
}

const char *machine_load_engine(void)
{
    begin_overlay(DOTS_COLUMN);
    if (!disk_read_file("ENGINE", DISK_SHELL_FILE)) {
        overlay_overwrite();
        overlay_drop_network();
        ++machine_has_engine;
    }
    return why();
}

const char *machine_load_network(void)
{
    begin_overlay(DOTS_COLUMN);
    machine_has_engine = 0;
    if (!disk_read_file("NETWORK", DISK_SHELL_FILE)) {
        overlay_overwrite();
        overlay_take_network();
    }
    return why();
}

uint8_t machine_load_book(void)
{
    screen_column = NO_DOTS;
    if (!book_bytes) {
        disk_error = 0;
        return 0;
    }
    if (disk_read_piece(game_file, DISK_DATA_FILE, BOOK_SECTORS)) {
        return disk_ahead != 0;
    }
    book_data = book;
    book_size = book_bytes - book_size > PART_BYTES ? (uint16_t)(book_size + PART_BYTES) : book_bytes;
    return book_size != book_bytes;
}

void machine_drop_book(void)
{
    book_size = 0;
}

void machine_open_book(void)
{
    host_frames(BOOK_FRAMES);
}

void machine_close_book(void)
{
}

uint8_t machine_book_is_away(void)
{
    return host->has_under_rom;
}

void under_rom_find(void)
{
    host_frame();
}

const char *machine_load_openings(void)
{
    char path[60];

    if (!machine_openings_kind) {
        disk_error = DISK_NO_FILE;
    } else if (!disk_read_piece(game_file, DISK_DATA_FILE, OPENINGS_SECTORS)) {
        snprintf(path, sizeof path, "books/%s.opn", games_folder());
        read_built(path, openings);
    }
    return why();
}

const uint8_t *machine_openings(void)
{
    return (const uint8_t *)openings;
}

const char *machine_load_puzzles(uint8_t *to)
{
    char path[60];
    static char text[HOST_TEXT_MOST];

    begin_overlay(DOTS_COLUMN);
    if (!disk_read_file(game_file, DISK_SHELL_FILE)) {
        snprintf(path, sizeof path, "atari/%s_puzzles.bin", games_folder());
        read_built(path, text);
        memcpy(to, text, PUZZLES_BYTES);
    }
    return why();
}

const char *machine_load_help(void)
{
    begin_overlay(DOTS_COLUMN);
    disk_read_piece(game_file, DISK_DATA_FILE, HELP_SECTORS);
    return why();
}

const char *machine_load_help_rest(void)
{
    screen_column = NO_DOTS;
    disk_read_piece(game_file, DISK_DATA_FILE, HELP_SECTORS);
    return why();
}

uint8_t *machine_tt_memory(void)
{
    return table;
}

uint32_t machine_tt_entries(void)
{
    return TABLE_ENTRIES;
}

uint8_t workshop_has_book(void)
{
    return book_bytes != 0;
}
