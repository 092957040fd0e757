/* mkbank_small.c: what an XEX file stores on a machine with 64K, and where. Kernel and engine are unpacked when the
   file has been loaded. The menu and the game lie below the screen, where the kernel would read them to. Everything
   else that is needed to play goes to the overlay store: the overlays, the rules, and as many parts of the book as
   there is room for. The store is the RAM under the OS ROM, and pages below the screen for what does not fit there: the
   game has a smaller transposition table then.

   disk/xex.s stores the sectors, by a list of steps; asm/plat/atari/store_code.inc finds them, by a table of pieces.
   bank.h has the formats. Places are counted as in the store: from 0 under the ROM; from STORE_APART on they are
   addresses in main memory. */
/* SPDX-License-Identifier: MIT */
#include "mkbank.h"
#include "store_key.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_SECTORS 256
#define MOST 64
#define NAME (NAME_LETTERS + EXTENSION_LETTERS)

/* The numbers of disk/xex.s, in its order */
enum {
    VARIABLES, SCREEN, SEARCH, LISTS, SMALL_RUN, SMALL_LOAD, KEY, STEPS, KERNEL_AT, ENGINE_AT, SEARCH_AT, LATER_AT,
    TOP_AT, PIECES
};

typedef struct {
    const char *name;
    int sectors, sector[FILE_SECTORS];
    int is_kept;
} File;

/* Sectors of a file that are kept together: an overlay, or a part of a DAT file */
typedef struct {
    File *file;
    int from, to;
    char name[NAME_LETTERS + 1]; /* of an overlay */
    int is_apart;                /* it is below the screen */
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
#define TABLE_BESIDE_BOOK 2 /* pages: no part of the book is stored if fewer are left after it */
#define MOST_CHOICES 20     /* items of which the best choice is looked for */

static uint8_t *xex;
static File files[ENTRIES];
static int files_count;
static File *shell; /* SHELL.DAT */
static Item items[MOST];
static int items_count;
static Piece pieces[MOST];
static int pieces_count;
static int pages_apart; /* pages of the store below the screen */
static int missing_from; /* sector of the DAT file of the game: from here to its rules none is stored */
static int has_gap;      /* 1: it may have such sectors */
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

/* The DAT file of the game, which has its name */
static File *game_data(void)
{
    char name[NAME_LETTERS + 1];

    snprintf(name, sizeof name, "%.8s", must_find(NULL, "OVL")->name);
    return must_find(name, "DAT");
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
    int tail = from < to ? disk[file->sector[to - 1]][LINK_COUNT_AT] : 0;

    if (pieces_count == MOST) {
        fail("too many pieces");
    }
    file->is_kept = 1;
    pieces[pieces_count++] = (Piece){file, from, to - from, to == end ? tail | PIECE_ENDS : tail, at};
}

static int memory_top(void) { return number_at(SCREEN) - pages_apart * 0x100; }

/* Byte `at` of a file, counted from its end */
static int byte_before_end(const File *file, int at)
{
    int n = file->sectors - 1;

    for (; at > disk[file->sector[n]][LINK_COUNT_AT]; n--) {
        at -= disk[file->sector[n]][LINK_COUNT_AT];
    }
    return disk[file->sector[n]][disk[file->sector[n]][LINK_COUNT_AT] - at];
}

static File *search_file(void)
{
    char name[NAME_LETTERS + 1];

    snprintf(name, sizeof name, "%.8s", must_find(NULL, "OVL")->name);
    return find(name, "SYS");
}

/* Pages that are left while the file is loaded, or -1: then the packed kernel, engine and search lie below the menu and
   the game (place_below_screen). */
static int pages_beside_streams(void)
{
    const File *menu = must_find("MENU", "SYS"), *game = must_find(NULL, "OVL"), *kernel = must_find("KERNEL", "");
    const File *engine = must_find("ENGINE", "SYS"), *later = must_find("KERNEL", "SYS"), *search = search_file();
    int at = number_at(VARIABLES);

    at = at > XEX_PIECE + XEX_PIECE_BYTES ? at : XEX_PIECE + XEX_PIECE_BYTES;
    at += bytes_of(kernel, 0, kernel->sectors) + bytes_of(later, 0, later->sectors);
    at = at > number_at(LISTS) + 0x100 ? at : number_at(LISTS) + 0x100;
    at += bytes_of(engine, 0, engine->sectors);
    if (search && search->sectors > SEARCH_SECTORS) {
        at += bytes_of(search, SEARCH_SECTORS, search->sectors);
    }
    at = number_at(SCREEN) - game->sectors * DATA_BYTES - bytes_of(game, game->sectors - menu->sectors, game->sectors)
        - at;
    return at < 0 ? -1 : at / 0x100;
}

/* Pages that the game leaves below the screen. A page stays for its transposition table, if it is searched. Unpacked
   over itself, the game needs the bytes before its checksum, and the rest of its last sector (plat/atari/disk.s). */
static int pages_free(const Parts *parts)
{
    const File *game = must_find(NULL, "OVL");
    int end = parts->game_end + (search_file() ? 0 : 0x100);
    int unpacking = parts->game + byte_before_end(game, 4) + (byte_before_end(game, 3) << 8) + 1 + DATA_BYTES
        - disk[game->sector[game->sectors - 1]][LINK_COUNT_AT];

    int pages = (number_at(SCREEN) - (end > unpacking ? end : unpacking)) / 0x100, main = pages_beside_streams();

    return pages < main ? pages : main;
}

/* Pieces of place_below_screen */
static int pieces_below(void) { return search_file() ? 4 : 3; }

/* The code of the store and its table, with a piece for each item, one for a gap in the DAT file, and one for the
   length of SHELL.DAT */
static int store_bytes(void)
{
    return number_at(KEY) + 3 + PIECE_BYTES * (pieces_below() + items_count + has_gap + 1) - number_at(SMALL_RUN);
}

static int item_bytes(const Item *item) { return bytes_of(item->file, item->from, item->to); }

static int left_under_rom(void)
{
    int left = UNDER_ROM_BYTES - store_bytes();

    for (int n = 0; n < items_count; n++) {
        left -= items[n].is_apart ? 0 : item_bytes(&items[n]);
    }
    return left;
}

/* Chooses the items that go below the screen: as few bytes as possible. Returns the pages that they take. */
static int choose_apart(void)
{
    int best = 0x10000, chosen = 0, missing;

    if (items_count > MOST_CHOICES) {
        fail("too many items");
    }
    for (int n = 0; n < items_count; n++) {
        items[n].is_apart = 0;
    }
    missing = -left_under_rom();
    for (int set = 0; set < 1 << items_count; set++) {
        int bytes = 0;

        for (int n = 0; n < items_count; n++) {
            bytes += set >> n & 1 ? item_bytes(&items[n]) : 0;
        }
        if (bytes >= missing && bytes < best) {
            best = bytes;
            chosen = set;
        }
    }
    for (int n = 0; n < items_count; n++) {
        items[n].is_apart = chosen >> n & 1;
    }
    return (best + 0xFF) / 0x100;
}

/* 1: this is one of these names. */
static int is_among(const char *name, const char *names)
{
    for (; *names; names += strcspn(names, " "), names += *names == ' ') {
        size_t letters = strcspn(names, " ");

        if (strlen(name) == letters && memcmp(name, names, letters) == 0) {
            return 1;
        }
    }
    return 0;
}

static void add_item(File *file, int from, int to)
{
    if (from < to) {
        items[items_count++] = (Item){file, from, to, "", 0};
    }
}

/* The shell overlays but those in `large`: pieces of SHELL.DAT. The file `path` has their names, in small letters, and
   the sectors where they start; its last line is the end. */
static void add_overlays(const char *path, const char *large)
{
    FILE *list = fopen(path, "r");
    char name[NAME_LETTERS + 1], next[NAME_LETTERS + 1];
    int from, to;

    if (!list || fscanf(list, "%8s %d", name, &from) != 2) {
        fail("cannot read %s", path);
    }
    while (fscanf(list, "%8s %d", next, &to) == 2 && to <= shell->sectors) {
        for (char *letter = name; *letter; letter++) {
            *letter = (char)toupper((unsigned char)*letter);
        }
        if (from < to && !is_among(name, large)) {
            add_item(shell, from, to);
            strcpy(items[items_count - 1].name, name);
        }
        strcpy(name, next);
        from = to;
    }
    fclose(list);
}

/* Checks that no other file, and no game of another XEX file, has the key of a file that is kept. */
static void check_keys(const char *games)
{
    for (int n = 0; n < files_count; n++) {
        if (!files[n].is_kept && files[n].name[2] == 'V') { /* asm/plat/atari/store_code.inc */
            fail("%.11s would be taken for SAVES.DAT", files[n].name);
        }
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

/* SHELL.DAT comes last: where the search for a sector of it ends, the table ends. */
static int by_place_in_file(const void *left, const void *right)
{
    const Piece *a = left, *b = right;

    if ((a->file == shell) != (b->file == shell)) {
        return a->file == shell ? 1 : -1;
    }
    return a->file != b->file ? (a->file < b->file ? -1 : 1) : a->from - b->from;
}

static int by_sector(const void *left, const void *right)
{
    return ((const Step *)left)->sector - ((const Step *)right)->sector;
}

/* Menu, game, kernel and engine, in main memory; menu and game end where the kernel reads them to */
static void place_below_screen(void)
{
    int top = memory_top(), at;
    File *menu = must_find("MENU", "SYS"), *game = must_find(NULL, "OVL"), *kernel = must_find("KERNEL", "");
    File *engine = must_find("ENGINE", "SYS"), *later = must_find("KERNEL", "SYS"), *search = search_file();
    int apart = game->sectors - menu->sectors; /* the menu lies where these last sectors of the game would be */
    int game_at = top - game->sectors * DATA_BYTES, apart_at = game_at - bytes_of(game, apart, game->sectors);

    add_piece(menu, 0, menu->sectors, menu->sectors, top - menu->sectors * DATA_BYTES);
    add_steps(menu, 0, menu->sectors, top - menu->sectors * DATA_BYTES);
    add_piece(game, 0, apart, game->sectors, game_at);
    add_steps(game, 0, apart, game_at);
    add_piece(game, apart, game->sectors, game->sectors, apart_at);
    add_steps(game, apart, game->sectors, apart_at);

    put(xex + SMALL_WORDS_AT + 2 * TOP_AT, top);
    at = number_at(VARIABLES);
    at = at > XEX_PIECE + XEX_PIECE_BYTES ? at : XEX_PIECE + XEX_PIECE_BYTES;
    put(xex + SMALL_WORDS_AT + 2 * KERNEL_AT, at);
    add_steps(kernel, 0, kernel->sectors, at);
    at += bytes_of(kernel, 0, kernel->sectors);
    put(xex + SMALL_WORDS_AT + 2 * LATER_AT, at);
    later->is_kept = 1; /* it is never looked for */
    add_steps(later, 0, later->sectors, at);
    at += bytes_of(later, 0, later->sectors);
    at = at > number_at(LISTS) + 0x100 ? at : number_at(LISTS) + 0x100; /* what is below is cleared */
    put(xex + SMALL_WORDS_AT + 2 * ENGINE_AT, at);
    engine->is_kept = 1;
    add_steps(engine, 0, engine->sectors, at);
    at += bytes_of(engine, 0, engine->sectors);
    if (search) { /* it lies packed where the search would be, until it is loaded; before that partly in the screen */
        int in_screen = search->sectors < SEARCH_SECTORS ? search->sectors : SEARCH_SECTORS;

        put(xex + SMALL_WORDS_AT + 2 * SEARCH_AT, at);
        add_piece(search, 0, search->sectors, search->sectors, number_at(SEARCH));
        add_steps(search, 0, in_screen, number_at(SCREEN));
        add_steps(search, in_screen, search->sectors, at);
        at += bytes_of(search, in_screen, search->sectors);
    }
    if (at > apart_at) {
        fail("%.8s: %d bytes too many in main memory of a machine with 64K", game->name, at - apart_at);
    }
}

static Item drop_item(const char *name)
{
    for (int n = 0; n < items_count; n++) {
        if (strcmp(items[n].name, name) == 0) {
            Item item = items[n];

            items[n] = items[--items_count];
            return item;
        }
    }
    fail("there is no overlay %s", name);
}

/* Overlays, among them the game's own one `own`, and rules; then as many parts of the book as there is room for */
static void choose_items(const char *out, const Parts *parts, const char *overlays, const char *large, const char *own)
{
    File *data = game_data();
    int book_parts = (parts->openings + parts->book - 1) / parts->book, books = 0, book_bytes = 0, kept_overlays;
    int rules_end = parts->rest < data->sectors ? parts->rest : data->sectors, dropped = 0, most = pages_free(parts);
    Item off[LEFT_OFF];

    has_gap = parts->rules > 0;
    add_overlays(overlays, large);
    if (*own) {
        add_item(must_find(own, "OVL"), 0, must_find(own, "OVL")->sectors);
    }
    kept_overlays = items_count;
    add_item(data, parts->rules, rules_end);
    add_item(data, rules_end, data->sectors);
    printf("%s: with 64K", out);
    for (; choose_apart() > most && dropped < LEFT_OFF; dropped++) {
        off[dropped] = drop_item(left_off[dropped]);
    }
    for (int n = 0; n < dropped; n++) { /* one that was left off before may fit now */
        items[items_count++] = off[n];
        if (choose_apart() > most) {
            items_count--;
            kept_overlays--;
            printf(" no %s,", off[n].name);
        }
    }
    if (choose_apart() > most) {
        fail("%s: overlays and rules are too long for a machine with 64K", out);
    }
    pages_apart = choose_apart();
    for (; books < book_parts; books++) {
        int end = (books + 1) * parts->book, pages;

        add_item(data, books * parts->book, end < parts->openings ? end : parts->openings);
        book_bytes += item_bytes(&items[items_count - 1]);
        pages = choose_apart();
        if (pages > pages_apart && pages + TABLE_BESIDE_BOOK + (book_bytes + 0xFF) / 0x100 > most + 1) {
            items_count--;
            break;
        }
        pages_apart = pages;
    }
    choose_apart();
    missing_from = books < book_parts ? books * parts->book : parts->openings;
    printf(" %d overlays, the rules,", kept_overlays);
    if (book_parts) {
        printf(" %d of %d parts of the book;", books, book_parts);
    }
    printf(" %d of %d pages below the screen; %d bytes left\n", pages_apart, most, left_under_rom());
}

static void place_items(const char *out, const Parts *parts)
{
    int under_rom = store_bytes(), apart = memory_top();

    if (under_rom > SMALL_MOST) {
        fail("%s: code and table of its store are too long", out);
    }
    for (int n = 0; n < items_count; n++) {
        int *at = items[n].is_apart ? &apart : &under_rom;

        add_piece(items[n].file, items[n].from, items[n].to, items[n].to, *at);
        add_steps(items[n].file, items[n].from, items[n].to, *at);
        *at += item_bytes(&items[n]);
    }
    /* The search for sectors that are missing must not go on to SHELL.DAT. They have bytes of the engine instead, so
       the checksum is wrong, and the game plays without this part of its book. This piece may be longer than a part: it
       must not be under the ROM, where a piece is read as a whole (store_code.inc). */
    if (missing_from < parts->rules) {
        add_piece(game_data(), missing_from, parts->rules, -1, XEX_PIECE + XEX_PIECE_BYTES);
    }
    add_piece(shell, shell->sectors, shell->sectors, -1, 0); /* no sector: it tells how long the file is */
}

long small_plan(const char *out, uint8_t *code, int sectors, const Parts *parts, const char *overlays,
    const char *large, const char *own, const char *games)
{
    uint8_t *at;

    xex = code;
    put(xex + SMALL_WORDS_AT + 2 * PIECES, (sectors * SECTOR_BYTES + XEX_PIECE_BYTES - 1) / XEX_PIECE_BYTES);
    read_files();
    shell = must_find("SHELL", "DAT");
    choose_items(out, parts, overlays, large, own);
    place_below_screen();
    place_items(out, parts);
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
