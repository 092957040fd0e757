/* mkbank_small.c: what an XEX file stores on a machine with 64K, and where. Kernel and engine are unpacked when the
   file has been loaded. The menu and the game lie below the screen, where the kernel would read them to. Everything
   else that is needed to play goes to the overlay store, in the RAM under the OS ROM: the overlays, the rules, and as
   many parts of the book as there is room for.

   disk/xex.s stores the sectors, by a list of steps; asm/plat/atari/store_code.inc finds them, by a table of pieces.
   bank.h has the formats. Places are counted as in the store: from 0 under the ROM; from STORE_APART on they are
   addresses in main memory. */
/* SPDX-License-Identifier: MIT */
#include "mkbank.h"
#include "store_key.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_SECTORS 256
#define MOST 64
#define NAME (NAME_LETTERS + EXTENSION_LETTERS)

/* The numbers of disk/xex.s, in its order */
enum { VARIABLES, SCREEN, SEARCH, LISTS, SMALL_RUN, SMALL_LOAD, KEY, STEPS, KERNEL_AT, ENGINE_AT, SEARCH_AT };

typedef struct {
    const char *name;
    int sectors, sector[FILE_SECTORS];
    int is_kept;
} File;

/* Sectors of a file that are kept together: an overlay, or a part of a DAT file */
typedef struct {
    File *file;
    int from, to;
} Item;

typedef struct {
    File *file;
    int from, count, tail, at;
} Piece;

typedef struct {
    int sector, count, at;
} Step;

/* Overlays that are left off if there is no room, these first */
static const char *const left_off[] = {"SETUP", "MOVELIST"};
#define LEFT_OFF (int)(sizeof left_off / sizeof *left_off)

static uint8_t *xex;
static File files[ENTRIES];
static int files_count;
static Item items[MOST];
static int items_count;
static Piece pieces[MOST];
static int pieces_count;
static Step steps[MOST];
static int steps_count;

static int number_at(int n) { return word_at(xex + SMALL_WORDS_AT + 2 * n); }

static void put(uint8_t *at, int value)
{
    at[0] = (uint8_t)value;
    at[1] = (uint8_t)(value >> 8);
}

static void read_files(void)
{
    for (files_count = 0; entry_of(files_count); files_count++) {
        const uint8_t *entry = entry_of(files_count);
        File *file = &files[files_count];

        file->name = (const char *)entry + ENTRY_NAME_AT;
        for (int at = word_at(entry + ENTRY_FIRST_AT); at; at = next_sector(entry, at)) {
            file->sector[file->sectors++] = at;
        }
    }
}

/* The file NAME.EXT; a name of 0 is any name. */
static File *find(const char *name, const char *extension)
{
    char letters[NAME + 1];

    snprintf(letters, sizeof letters, "%-8s%-3s", name ? name : "", extension);
    for (int n = 0; n < files_count; n++) {
        if ((!name || memcmp(files[n].name, letters, NAME_LETTERS) == 0)
            && memcmp(files[n].name + NAME_LETTERS, letters + NAME_LETTERS, EXTENSION_LETTERS) == 0) {
            return &files[n];
        }
    }
    return NULL;
}

static File *must_find(const char *name, const char *extension)
{
    File *file = find(name, extension);

    if (!file) {
        fail("the disk has no file %s.%s", name ? name : "*", extension);
    }
    return file;
}

static int bytes_of(const File *file, int from, int to)
{
    int bytes = 0;

    while (from < to) {
        bytes += disk[file->sector[from++]][LINK_COUNT_AT];
    }
    return bytes;
}

/* The sectors of a file go to this address while the XEX file is loaded. */
static void add_steps(const File *file, int from, int to, int at)
{
    for (; from < to; from++) {
        Step *last = &steps[steps_count - 1];

        if (steps_count && from && last->sector + last->count == file->sector[from]
            && last->at + last->count * DATA_BYTES == at) {
            last->count++;
        } else {
            if (steps_count == MOST) {
                fail("too many steps");
            }
            steps[steps_count++] = (Step){file->sector[from], 1, at};
        }
        at += disk[file->sector[from]][LINK_COUNT_AT];
    }
}

static void add_piece(File *file, int from, int to, int end, int at)
{
    int tail = disk[file->sector[to - 1]][LINK_COUNT_AT];

    if (pieces_count == MOST) {
        fail("too many pieces");
    }
    file->is_kept = 1;
    pieces[pieces_count++] = (Piece){file, from, to - from, to == end ? tail | PIECE_ENDS : tail, at};
}

static int bytes_of_items(void)
{
    int bytes = 0;

    for (int n = 0; n < items_count; n++) {
        bytes += bytes_of(items[n].file, items[n].from, items[n].to);
    }
    return bytes;
}

static void add_item(File *file, int from, int to)
{
    if (from < to) {
        items[items_count++] = (Item){file, from, to};
    }
}

/* Checks that no other file, and no game of another XEX file, has the key of a file that is kept. */
static void check_keys(const char *games)
{
    for (int n = 0; n < files_count; n++) {
        for (int other = 0; files[n].is_kept && other < files_count; other++) {
            if (other != n && store_key(files[other].name) == store_key(files[n].name)) {
                fail("%.11s and %.11s have the same key", files[n].name, files[other].name);
            }
        }
        for (const char *game = games; files[n].is_kept && *game; game += strcspn(game, " "), game += *game == ' ') {
            char name[NAME + 1];

            snprintf(name, sizeof name, "%-8.*sOVL", (int)strcspn(game, " "), game);
            if (memcmp(name, files[n].name, NAME) != 0 && store_key(name) == store_key(files[n].name)) {
                fail("%.11s and %.11s have the same key", files[n].name, name);
            }
        }
    }
}

static int by_place_in_file(const void *left, const void *right)
{
    const Piece *a = left, *b = right;

    return a->file != b->file ? (a->file < b->file ? -1 : 1) : a->from - b->from;
}

static int by_sector(const void *left, const void *right)
{
    return ((const Step *)left)->sector - ((const Step *)right)->sector;
}

/* Menu, game, kernel and engine, in main memory */
static void place_below_screen(void)
{
    int screen = number_at(SCREEN), at;
    File *menu = must_find("MENU", "SYS"), *game = must_find(NULL, "OVL"), *kernel = must_find("KERNEL", "");
    File *engine = must_find("ENGINE", "SYS"), *search;
    char name[NAME_LETTERS + 1];
    int apart = game->sectors - menu->sectors; /* the menu lies where these last sectors of the game would be */
    int game_at = screen - game->sectors * DATA_BYTES, apart_at = game_at - menu->sectors * DATA_BYTES;

    add_piece(menu, 0, menu->sectors, menu->sectors, screen - menu->sectors * DATA_BYTES);
    add_steps(menu, 0, menu->sectors, screen - menu->sectors * DATA_BYTES);
    add_piece(game, 0, apart, game->sectors, game_at);
    add_steps(game, 0, apart, game_at);
    add_piece(game, apart, game->sectors, game->sectors, apart_at);
    add_steps(game, apart, game->sectors, apart_at);

    at = number_at(VARIABLES);
    at = at > XEX_PIECE + XEX_PIECE_BYTES ? at : XEX_PIECE + XEX_PIECE_BYTES;
    put(xex + SMALL_WORDS_AT + 2 * KERNEL_AT, at);
    add_steps(kernel, 0, kernel->sectors, at);
    at += bytes_of(kernel, 0, kernel->sectors);
    at = at > number_at(LISTS) + 0x100 ? at : number_at(LISTS) + 0x100; /* what is below is cleared */
    put(xex + SMALL_WORDS_AT + 2 * ENGINE_AT, at);
    engine->is_kept = 1; /* it is never looked for */
    add_steps(engine, 0, engine->sectors, at);
    at += bytes_of(engine, 0, engine->sectors);
    snprintf(name, sizeof name, "%.8s", game->name);
    search = find(name, "SYS");
    if (search) { /* it lies packed where the search would be, until it is loaded; before that partly in the screen */
        int in_screen = search->sectors < SEARCH_SECTORS ? search->sectors : SEARCH_SECTORS;

        put(xex + SMALL_WORDS_AT + 2 * SEARCH_AT, at);
        add_piece(search, 0, search->sectors, search->sectors, number_at(SEARCH));
        add_steps(search, 0, in_screen, screen);
        add_steps(search, in_screen, search->sectors, at);
        at += bytes_of(search, in_screen, search->sectors);
    }
    if (at > apart_at) {
        fail("%.8s: %d bytes too many in main memory of a machine with 64K", game->name, at - apart_at);
    }
}

/* 1: the name of the file is one of these. */
static int is_among(const File *file, const char *names)
{
    for (; *names; names += strcspn(names, " "), names += *names == ' ') {
        char name[NAME_LETTERS + 1];

        snprintf(name, sizeof name, "%-8.*s", (int)strcspn(names, " "), names);
        if (memcmp(name, file->name, NAME_LETTERS) == 0) {
            return 1;
        }
    }
    return 0;
}

static void drop_item(const File *file)
{
    for (int n = 0; n < items_count; n++) {
        if (items[n].file == file) {
            items[n] = items[--items_count];
        }
    }
}

/* Overlays and rules; then as many parts of the book as there is room for */
static void place_under_rom(const char *out, const Parts *parts, const char *large)
{
    File *data = must_find(NULL, "DAT");
    int book_parts = (parts->openings + parts->book - 1) / parts->book, books = 0, kept_overlays;
    int rules_end = parts->rest < data->sectors ? parts->rest : data->sectors, at, room;

    for (int n = 0; n < files_count; n++) {
        if (memcmp(files[n].name + NAME_LETTERS, "SYS", EXTENSION_LETTERS) == 0 && !files[n].is_kept
            && !is_among(&files[n], large)) {
            add_item(&files[n], 0, files[n].sectors);
        }
    }
    kept_overlays = items_count;
    add_item(data, parts->rules, rules_end);
    add_item(data, rules_end, data->sectors);
    at = number_at(KEY) + 3 + PIECE_BYTES * (pieces_count + items_count + book_parts) - number_at(SMALL_RUN);
    if (at > SMALL_MOST) {
        fail("%s: code and table of its store are too long", out);
    }
    room = UNDER_ROM_BYTES - at;
    printf("%s: with 64K", out);
    for (int n = 0; bytes_of_items() > room && n < LEFT_OFF; n++) {
        printf(" no %s,", left_off[n]);
        drop_item(must_find(left_off[n], "SYS"));
        kept_overlays--;
    }
    if (bytes_of_items() > room) {
        fail("%s: overlays and rules take %d bytes, a machine with 64K has %d", out, bytes_of_items(), room);
    }
    for (; books < book_parts; books++) {
        int end = (books + 1) * parts->book;

        add_item(data, books * parts->book, end < parts->openings ? end : parts->openings);
        if (bytes_of_items() > room) {
            items_count--;
            break;
        }
    }
    printf(" %d overlays, the rules,", kept_overlays);
    if (book_parts) {
        printf(" %d of %d parts of the book;", books, book_parts);
    }
    printf(" %d bytes left\n", room - bytes_of_items());
    for (int n = 0; n < items_count; n++) {
        add_piece(items[n].file, items[n].from, items[n].to, items[n].to, at);
        add_steps(items[n].file, items[n].from, items[n].to, at);
        at += bytes_of(items[n].file, items[n].from, items[n].to);
    }
}

long small_plan(const char *out, uint8_t *code, const Parts *parts, const char *large, const char *games)
{
    uint8_t *at;

    xex = code;
    read_files();
    place_below_screen();
    place_under_rom(out, parts, large);
    check_keys(games);
    qsort(pieces, (size_t)pieces_count, sizeof *pieces, by_place_in_file);
    at = code + number_at(KEY) + 2 - number_at(SMALL_RUN) + number_at(SMALL_LOAD) - XEX_CODE;
    *at++ = (uint8_t)(STORE_FIRST + pieces_count * PIECE_BYTES);
    for (int n = 0; n < pieces_count; n++, at += PIECE_BYTES) {
        put(at + PIECE_KEY, (int)store_key(pieces[n].file->name));
        at[PIECE_FIRST] = (uint8_t)pieces[n].from;
        at[PIECE_COUNT] = (uint8_t)pieces[n].count;
        at[PIECE_TAIL] = (uint8_t)pieces[n].tail;
        put(at + PIECE_AT, pieces[n].at);
    }
    if (at - code > XEX_CODE_BYTES || STORE_FIRST + pieces_count * PIECE_BYTES > 255) {
        fail("%s: its code is too long", out);
    }
    qsort(steps, (size_t)steps_count, sizeof *steps, by_sector);
    if ((steps_count + 1) * STEP_BYTES > STEPS_BYTES) {
        fail("%s: %d steps are too many", out, steps_count);
    }
    for (int n = 0; n < steps_count; n++) {
        uint8_t *step = code + number_at(STEPS) - XEX_CODE + n * STEP_BYTES;

        put(step, steps[n].sector);
        step[STEP_COUNT] = (uint8_t)steps[n].count;
        put(step + STEP_AT, steps[n].at);
    }
    return at - code;
}
