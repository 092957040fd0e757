/* plat.c: plat.h on the Atari, beside overlay.c. */
#include <string.h>

#include "engine/book.h"
#include "plat/disk.h"
#include "plat/atari/overlay.h"
#include "plat/plat.h"
#include "plat/screen.h"

#define RAMTOP (*(uint8_t *)0x006A)
#define PAL (*(volatile uint8_t *)0xD014)
#define PART_BYTES 0x0E80 /* of the lists: disk/kernel.cfg */
#define PROGRESS_COLUMN 11
#define NAME_SIZE 13 /* 8.3 and its end mark */

uint8_t plat_frames_a_second(void)
{
    return PAL & 0x0E ? 60 : 50;
}

uint8_t plat_memory_page(void)
{
    return RAMTOP;
}

uint8_t plat_disk_fault(void)
{
    return disk_fault;
}

void plat_count(uint8_t on)
{
    (void)on;
}

extern uint8_t _ROWS_START__[]; /* disk/memory.mk: where parts run */
extern uint8_t _ENGINE_START__[];
static const char *loaded; /* name of the game in memory */

const char *plat_fault_line(void)
{
    switch (disk_fault) {
    case DISK_TOO_LONG:
        return "This game needs more memory";
    case DISK_NO_FILE:
        return "This disk has no such file";
    case DISK_DAMAGED:
    case DISK_LINK:
        return "The file is damaged";
    case DISK_NO_ANSWER:
        return "The disk drive does not answer";
    case DISK_PROTECTED:
        return "The disk is write-protected";
    default:
        return "The disk cannot be read";
    }
}

/* "CONNECT4" and ".OVL" */
static const char *file_name(const char *file, const char *end)
{
    static char name[NAME_SIZE];

    strcpy(name, file);
    strcat(name, end);
    return name;
}

const char *plat_load_part(const char *part)
{
    sound_off();
    return disk_read_sealed(file_name(part, ".SYS"), _ROWS_START__, PART_BYTES) ? plat_fault_line() : 0;
}

const char *plat_load_engine(uint8_t *was_read)
{
    static uint8_t is_there;

    *was_read = !is_there;
    if (!is_there) {
        sound_off();
        if (disk_load("ENGINE.SYS", _ENGINE_START__, (uint16_t)(_ROWS_START__ - _ENGINE_START__))) {
            return plat_fault_line();
        }
        is_there = 1;
    }
    return 0;
}

void plat_unload_game(void)
{
    book_entries = 0;
    overlay_unload();
}

/* The font is read to where the table will be, and copied from there. */
const char *plat_load_font(const char *file)
{
    sound_off();
    if (disk_load(file_name(file, ".FNT"), overlay_free(), 1024)) {
        return plat_fault_line();
    }
    screen_charset(overlay_free());
    return 0;
}

/* A dot for every second sector, behind what the menu says. */
static void show_progress(void)
{
    static uint8_t odd;

    odd ^= 1;
    if (odd && screen_column < 31) {
        screen_put('.' - ' ');
    }
}

static void no_progress(void)
{
}

static const char *load_overlay(const char *file)
{
    const char *why;

    sound_off();
    book_entries = 0;
    if (overlay_load(file_name(file, ".OVL"))) {
        return plat_fault_line();
    }
    screen_state(SCREEN_BLANK); /* the letters on it are about to change */
    why = plat_load_font(file);
    if (why) {
        return why;
    }
    loaded = file;
    return 0;
}

const char *plat_load_game(const char *file)
{
    const char *why;

    screen_column = PROGRESS_COLUMN;
    disk_hook = show_progress;
    why = load_overlay(file);
    disk_hook = no_progress;
    return why;
}

void plat_load_book(void)
{
    sound_off();
    book_entries = overlay_load_book(file_name(loaded, ".BOK")) / BOOK_ENTRY;
    book_data = overlay_book;
    disk_fault = DISK_OK; /* a game without a book is none the worse */
}

void plat_drop_book(void)
{
    book_entries = 0;
    overlay_drop_book();
}
