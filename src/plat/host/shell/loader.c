/* loader.c: loads games, books and overlays (plat/machine.h). All code is already in the program; what loading does to
 * memory happens as on the Atari: a game starts with fresh variables, and an overlay overwrites the lists of moves and
 * the variables of the overlay before it. A function of an overlay that is not loaded must not be called. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/book.h"
#include "engine/list.h"
#include "engine/tt.h"
#include "host/books.h"
#include "plat/disk.h"
#include "plat/host/shell/host.h"
#include "plat/machine.h"
#include "shell/workshop/settings.h"

#define JUNK 0xA5
#define PROGRESS_COLUMN 9 /* of a game's dots: after "Loading" */
#define BOOK_SECTORS 23   /* a part of a book, on the disk, */
#define BOOK_PART 2816    /* and in bytes: tools/build/mkbook.c */
#define OPENINGS_SECTORS 20
#define HELP_SECTORS 4
#define BOOK_FRAMES 3     /* time of a look into the book */
#define TABLE_ENTRIES 512 /* about what a large game leaves on an Atari */

uint8_t machine_has_engine;
uint8_t overlay_trainer_loaded;

void texts_set_game(uint8_t openings_kind, uint8_t book_plies);
char *texts_guide(void);
char *texts_lesson(void);

/* ---- errors ---- */

const char *machine_error_text(void)
{
    switch (disk_error) {
    case DISK_TOO_LONG:
        return "The file is too long";
    case DISK_NO_FILE:
        return "The file is missing";
    case DISK_DAMAGED:
    case DISK_LINK:
        return "The file is damaged";
    case DISK_NO_ANSWER:
        return "The drive does not answer";
    case DISK_PROTECTED:
        return "The disk is write-protected";
    default:
        return "The disk cannot be read";
    }
}

static const char *why(void)
{
    return disk_error ? machine_error_text() : 0;
}

/* ---- variables of overlays and games ---- */

static uint8_t *initial[64]; /* the initial values of the data segments, in the order of both tables */

static const HostSegments *find(const HostSegments *table, const char *name)
{
    for (; table->name; ++table) {
        if (strcmp(table->name, name) == 0) {
            return table;
        }
    }
    host_fail("no segments of", name);
}

/* The sanitizer keeps guard areas between variables, which only it may write. */
__attribute__((no_sanitize("address")))
static void copy(uint8_t *to, const uint8_t *from, size_t bytes)
{
    while (bytes--) {
        *to++ = *from++;
    }
}

__attribute__((no_sanitize("address")))
static void fill(uint8_t *to, const uint8_t *end, uint8_t byte)
{
    while (to < end) {
        *to++ = byte;
    }
}

static void keep_data(const HostSegments *table, uint8_t **to)
{
    for (; table->name; ++table, ++to) {
        *to = malloc((size_t)(table->data_end - table->data) + 1);
        copy(*to, table->data, (size_t)(table->data_end - table->data));
    }
}

static unsigned overlay_count(void)
{
    unsigned n = 0;

    while (host_overlays[n].name) {
        ++n;
    }
    return n;
}

/* Sets the variables of an overlay or game to what they are when it has just been loaded. */
static void refresh(const HostSegments *part, const uint8_t *data, uint8_t bss)
{
    copy(part->data, data, (size_t)(part->data_end - part->data));
    fill(part->bss, part->bss_end, bss);
}

static void prepare(void)
{
    static uint8_t is_prepared;

    if (!is_prepared++) {
        keep_data(host_overlays, initial);
        keep_data(host_games, initial + overlay_count());
    }
}

/* ---- which overlay is loaded ---- */

static const HostSegments *loaded; /* the shell overlay in memory; */
static const HostSegments *after_menu; /* LESSONS may be in memory together with MENU */

static void take_overlay(const char *name, uint8_t junk)
{
    const HostSegments *part = find(host_overlays, name);

    prepare();
    if (strcmp(name, "LESSONS")) {
        loaded = part;
        after_menu = 0;
    } else {
        after_menu = part;
    }
    refresh(part, initial[part - host_overlays], junk);
}

/* 1: the overlay ends below the lists of moves. */
static uint8_t is_below_lists(const char *name)
{
    return !strcmp(name, "GAMEOVER") || !strcmp(name, "OPENINGS") || !strcmp(name, "TRAINER");
}

/* Lists of moves and the arrays of the search overwrite the overlay. The linker leads calls of list_moves and think
 * here (--wrap). */
void __real_list_moves(void);
void __wrap_list_moves(void);
uint8_t __real_think(void);
uint8_t __wrap_think(void);

void __wrap_list_moves(void)
{
    if (loaded && !is_below_lists(loaded->name)) {
        loaded = 0;
    }
    __real_list_moves();
}

uint8_t __wrap_think(void)
{
    if (loaded && strcmp(loaded->name, "TRAINER")) { /* it stays if the book has a move: overlay_trainer_loaded */
        loaded = 0;
    }
    return __real_think();
}

static void check_loaded(const void *function, const char *what)
{
    const HostSegments *part = host_overlays;

    for (; part->name; ++part) {
        if ((const uint8_t *)function >= part->code && (const uint8_t *)function < part->code_end) {
            break;
        }
    }
    if (part->name && part != loaded && part != after_menu) {
        host_fail(what, part->name);
    }
}

/* The compiler calls these at the start and at the end of every function of an overlay (-finstrument-functions). */
void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

void __cyg_profile_func_enter(void *function, void *caller)
{
    (void)caller;
    check_loaded(function, "a function is called of an overlay that is not loaded:");
}

void __cyg_profile_func_exit(void *function, void *caller)
{
    (void)caller;
    check_loaded(function, "moves were listed, or another overlay was loaded, over a running function of");
}

/* 1: variables of the overlay stay while the search runs and while other overlays of the workshop are loaded. */
static uint8_t is_resident(const char *name)
{
    return !strcmp(name, "COMPARE") || !strcmp(name, "CHILDREN") || !strcmp(name, "TREE");
}

#define DOTS_COLUMN 27 /* the right end of the status line */
#define NO_DOTS 255

/* Prepares loading of a shell overlay: the one in memory will be overwritten. Dots go to the end of the status line. */
static void begin_overlay(uint8_t column)
{
    overlay_trainer_loaded = 0;
    screen_row = (uint8_t)(frame_text_row + 1);
    screen_column = frame_has_keys ? column : NO_DOTS;
}

const char *overlay_load(const char *name)
{
    begin_overlay(DOTS_COLUMN);
    if (disk_read_file(name, DISK_SHELL_FILE)) {
        return why();
    }
    if (is_resident(name)) {
        prepare();
        loaded = find(host_overlays, name);
    } else {
        take_overlay(name, JUNK);
    }
    if (!is_below_lists(name)) {
        memset(list_pool, JUNK, LIST_OVERLAY_SIZE);
    }
    return 0;
}

const char *machine_load_menu(void)
{
    begin_overlay(DOTS_COLUMN);
    if (!disk_read_file("MENU", DISK_SHELL_FILE)) {
        take_overlay("MENU", JUNK);
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

const char *machine_load_guide(const char *name)
{
    begin_overlay(NO_DOTS);
    if (!disk_read_file(name, DISK_SHELL_FILE)) {
        if (!strcmp(name, "GUIDE")) {
            read_built("atari/guide_part.bin", texts_guide());
        } else {
            take_overlay(name, JUNK);
        }
    }
    return why();
}

const char *machine_load_lesson(const char *name)
{
    char path[40];

    begin_overlay(NO_DOTS);
    if (!disk_read_file(name, DISK_SHELL_FILE)) {
        snprintf(path, sizeof path, "atari/lesson%c_part.bin", name[6]);
        read_built(path, texts_lesson());
    }
    return why();
}

/* ---- a game ---- */

static char game_file[16];
static const HostSegments *game;
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
    prepare();
    snprintf(game_file, sizeof game_file, "%s", file);
    game = find(host_games, games_folder());
    refresh(game, initial[overlay_count() + (unsigned)(game - host_games)], 0);
    memory_take(games_folder());
    take_facts(games_folder());
    books_load(games_folder());
    book = book_data;
    book_bytes = book_size;
    book_size = 0;
    machine_drop_book();
    loaded = 0;
    after_menu = 0;
    return 0;
}

const char *machine_load_engine(void)
{
    begin_overlay(DOTS_COLUMN);
    if (!disk_read_file("ENGINE", DISK_SHELL_FILE)) {
        memset(list_pool, JUNK, LIST_OVERLAY_SIZE);
        loaded = 0;
        ++machine_has_engine;
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
    book_size = book_bytes - book_size > BOOK_PART ? (uint16_t)(book_size + BOOK_PART) : book_bytes;
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
