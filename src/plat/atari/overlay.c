/* overlay.c: see overlay.h. */
#include <string.h>

#include "engine/hash.h"
#include "plat/disk.h"
#include "plat/atari/overlay.h"
#include "plat/plat.h"

/* disk/verbs.s: the address of an overlay's head, and what stands there. */
extern uint8_t overlay_start[];
extern const uint8_t overlay_verb_count;
extern struct {
    uint8_t verb_count;
    uint8_t *bss;
    uint16_t bss_bytes;
    uint8_t *end;
} overlay_head;

uint8_t *overlay_book;
static uint8_t *floor; /* first free byte behind overlay and book */

uint8_t overlay_screen_page(void)
{
    return (uint8_t)(plat_memory_page() - SCREEN_PAGES);
}

static uint8_t fault(uint8_t code)
{
    disk_fault = code;
    floor = overlay_start;
    return code;
}

/* Pages between floor and screen. */
static uint8_t free_pages(void)
{
    uint8_t first = (uint8_t)(((uint16_t)floor + 255) >> 8);
    uint8_t screen = overlay_screen_page();

    return first < screen ? (uint8_t)(screen - first) : 0;
}

/* Bytes from floor to the screen, less a page for the smallest table. */
static uint16_t room(void)
{
    return (uint16_t)((overlay_screen_page() - 1) << 8) - (uint16_t)floor;
}

void overlay_unload(void)
{
    floor = overlay_start;
}

uint8_t *overlay_free(void)
{
    return floor;
}

uint8_t overlay_load(const char *name)
{
    floor = overlay_start;
    if (disk_load(name, floor, room())) {
        return disk_fault;
    }
    if (overlay_head.verb_count != overlay_verb_count) {
        return fault(DISK_DAMAGED); /* an overlay of another kernel */
    }
    floor = overlay_head.end;
    if (free_pages() == 0) {
        return fault(DISK_TOO_LONG);
    }
    memset(overlay_head.bss, 0, overlay_head.bss_bytes);
    return DISK_OK;
}

uint16_t overlay_load_book(const char *name)
{
    overlay_book = floor;
    if (disk_load(name, floor, room())) {
        return 0;
    }
    floor = disk_end;
    return (uint16_t)(disk_end - overlay_book);
}

void overlay_drop_book(void)
{
    floor = overlay_head.end;
}

uint8_t *plat_table(void)
{
    return (uint8_t *)(((uint16_t)floor + 255) & 0xFF00);
}

/* A power of two, 32 entries to a page. */
uint32_t plat_table_most(void)
{
    uint8_t pages = free_pages();
    uint8_t most = 0;

    if (pages) {
        for (most = 128; most > pages; most >>= 1) {
        }
    }
    return (uint16_t)most * (256 / HASH_ENTRY);
}
