/* plat.c: plat.h on the Atari, beside overlay.c. */
#include "engine/book.h"
#include "plat/disk.h"
#include "plat/atari/overlay.h"
#include "plat/plat.h"
#include "plat/screen.h"

#define RAMTOP (*(uint8_t *)0x006A)
#define PAL (*(volatile uint8_t *)0xD014)
#define PROGRESS_COLUMN 11
#define FONT_PAGES 5 /* and what it is unpacked over: it may run on into the screen */

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

extern uint8_t _PART_START__[]; /* disk/memory.mk */
extern uint8_t _HELP_START__[];
extern uint8_t _LISTS_START__[];
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

/* A plain file, to where parts of the shell run: as far as the smallest game's
 * lists go. */
static const char *read_part(const char *file, uint8_t kind)
{
    disk_top = (uint8_t)((uint16_t)_LISTS_START__ >> 8) + 3;
    return disk_read(file, kind) ? plat_fault_line() : 0;
}

const char *plat_load_part(const char *part)
{
    disk_to = _PART_START__;
    return read_part(part, DISK_PART);
}

const char *plat_load_help(void)
{
    disk_to = _HELP_START__;
    return read_part(loaded, DISK_RULES);
}

const char *plat_load_engine(uint8_t *was_read)
{
    static uint8_t is_there;

    *was_read = !is_there;
    if (!is_there) {
        disk_to = _ENGINE_START__;
        disk_top = (uint8_t)((uint16_t)_LISTS_START__ >> 8) + 3;
        if (disk_load("ENGINE", DISK_PART)) {
            return plat_fault_line();
        }
        is_there = 1;
    }
    return 0;
}

const char *plat_load_font(const char *file)
{
    screen_state(SCREEN_BLANK); /* the letters on it are about to change */
    disk_top = plat_memory_page() - SCREEN_PAGES;
    disk_to = (uint8_t *)(disk_top << 8);
    disk_top += FONT_PAGES;
    return disk_load(file, DISK_FONT) ? plat_fault_line() : 0;
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

const char *plat_load_game(const char *file, uint8_t pages)
{
    book_entries = 0;
    loaded = file;
    screen_column = PROGRESS_COLUMN;
    disk_hook = show_progress;
    overlay_load(file, pages);
    disk_hook = no_progress;
    return disk_fault ? plat_fault_line() : plat_load_font(file);
}

void plat_load_book(void)
{
    book_entries = overlay_load_book(loaded) / BOOK_ENTRY;
    disk_fault = DISK_OK; /* a game without a book is none the worse */
}

void plat_drop_book(void)
{
    book_entries = 0;
    overlay_drop_book();
}
