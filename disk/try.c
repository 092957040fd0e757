/* try.c: a shell that proves the disk: it loads a game, thinks once, and shows
 * the outcome in the glass box. The real shell takes its place. */
#include <string.h>

#include "../disk/glassbox.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/level.h"
#include "plat/plat.h"
#include "plat/atari/disk.h"
#include "plat/atari/overlay.h"

#define TRY_DEPTH 8

static uint8_t *const glass = (uint8_t *)GLASS_BOX;

static void put_word(uint8_t at, uint16_t value)
{
    glass[at] = (uint8_t)value;
    glass[at + 1] = (uint8_t)(value >> 8);
}

static void start_glass(void)
{
    memset(glass, 0, GLASS_BYTES);
    glass[GLASS_VERSION_AT] = GLASS_VERSION;
    glass[GLASS_GAME] = GLASS_NO_GAME;
    glass[GLASS_SCREEN] = GLASS_SCREEN_LOADING;
    glass[GLASS_RAM] = *(uint8_t *)0x6A;
    memcpy(glass, "TROG", 4);
}

/* Leaves a word in the save file, so that a test can see it on the disk. */
static void try_writing(void)
{
    static uint8_t sector[DISK_SECTOR];
    uint16_t first;

    if (disk_find("SAVES.DAT")) {
        return;
    }
    first = disk_first;
    if (disk_read_sector(first, sector)) {
        return;
    }
    memcpy(sector, "SAVED", 5);
    disk_write_sector(first, sector);
}

void shell_main(void)
{
    start_glass();
    glass[GLASS_GAME] = 2;
    if (overlay_load("CONNECT4.OVL") == DISK_TOO_LONG) {
        glass[GLASS_GAME] = 0;
        overlay_load("HEXAPAWN.OVL");
    }
    glass[GLASS_DISK] = disk_fault;
    if (disk_fault) {
        for (;;) {
        }
    }
    state_clear();
    game_reset();
    record_start();
    hash_base = plat_table();
    hash_size = plat_table_most();
    put_word(GLASS_TABLE, (uint16_t)hash_size);
    glass[GLASS_SCREEN] = GLASS_SCREEN_THINKING;
    level_set(LEVEL_USUAL);
    think_defaults();
    think_without = WITHOUT_BOOK;
    think_depth = TRY_DEPTH;
    think();
    put_word(GLASS_MOVE, think_move);
    put_word(GLASS_NODES, (uint16_t)think_counted);
    put_word(GLASS_NODES + 2, (uint16_t)(think_counted >> 16));
    put_word(GLASS_SCORE, (uint16_t)think_score);
    glass[GLASS_DEPTH] = think_reached;
    move = think_move;
    record_play();
    game_write_position((char *)glass + GLASS_BOARD);
    put_word(GLASS_PLY, record_count);
    try_writing();
    glass[GLASS_DISK] = disk_fault;
    glass[GLASS_SCREEN] = GLASS_SCREEN_PLAY;
    for (;;) {
    }
}

void shell_reset(void)
{
    ++glass[GLASS_TURNS];
    for (;;) {
    }
}
