/* overlay.c: see overlay.h. */
#include <string.h>

#include "engine/book.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/record.h"
#include "plat/disk.h"
#include "plat/atari/overlay.h"
#include "plat/plat.h"

#define LONG_PAGES 7 /* behind the lists of a great game: disk/kernel.cfg */

/* disk/verbs.s: where verbs are called; behind them: */
extern uint8_t overlay_verbs[];
extern const uint8_t overlay_verb_count;
extern const uint8_t overlay_head_bytes;
extern struct {
    uint8_t verb_count;
    uint8_t *bss;
    uint16_t bss_bytes;
    uint8_t *end;
} overlay_head;

static uint8_t *floor; /* first free byte behind overlay and book */

/* The first page that is free for the table. */
static uint8_t table_page(void)
{
    return (uint8_t)(((uint16_t)floor + 255) >> 8);
}

uint8_t overlay_load(const char *file, uint8_t pages)
{
    state_cut(pages);
    record_cut();
    floor = list_pool + (uint16_t)((pages * 3 + (pages == LIST_PAGES ? LONG_PAGES : 1)) << 8);
    disk_to = floor;
    disk_top = plat_memory_page() - SCREEN_PAGES;
    if (disk_load(file, DISK_OVERLAY)) {
        return disk_fault;
    }
    memcpy(overlay_verbs, floor, overlay_head_bytes);
    if (overlay_head.verb_count != overlay_verb_count) {
        disk_fault = DISK_DAMAGED; /* an overlay of another kernel */
    } else {
        floor = overlay_head.end;
        if (table_page() >= disk_top) {
            disk_fault = DISK_TOO_LONG;
        } else {
            memset(overlay_head.bss, 0, overlay_head.bss_bytes);
        }
    }
    return disk_fault;
}

uint16_t overlay_load_book(const char *file)
{
    book_data = floor;
    disk_to = floor;
    disk_top = plat_memory_page() - SCREEN_PAGES;
    if (disk_load(file, DISK_BOOK)) {
        return 0;
    }
    floor = disk_to;
    return (uint16_t)(floor - book_data);
}

void overlay_drop_book(void)
{
    floor = overlay_head.end;
}

uint8_t *plat_table(void)
{
    return (uint8_t *)(table_page() << 8);
}

/* A power of two, 32 entries to a page. */
uint32_t plat_table_most(void)
{
    uint8_t pages = plat_memory_page() - SCREEN_PAGES - table_page();
    uint8_t most;

    for (most = 128; most > pages; most >>= 1) {
    }
    return (uint16_t)most * (256 / HASH_ENTRY);
}
