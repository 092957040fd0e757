/* glass.c: page 6 shows what the program is doing (disk/GLASSBOX.md). */
#include <string.h>

#include "../disk/glassbox.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "engine/record.h"
#include "engine/think.h"
#include "plat/plat.h"
#include "shell/shell.h"

static uint8_t *const glass = (uint8_t *)GLASS_BOX;

static void put_word(uint8_t at, uint16_t value)
{
    glass[at] = (uint8_t)value;
    glass[at + 1] = (uint8_t)(value >> 8);
}

static void count_turn(void)
{
    if (++glass[GLASS_TURNS] == 0) {
        ++glass[GLASS_TURNS + 1];
    }
}

void glass_start(void)
{
    memset(glass, 0, GLASS_BYTES);
    glass[GLASS_VERSION_AT] = GLASS_VERSION;
    glass[GLASS_GAME] = GLASS_NO_GAME;
    glass[GLASS_RAM] = plat_memory_page();
    memcpy(glass, "TROG", 4);
}

void glass_screen(uint8_t screen)
{
    glass[GLASS_SCREEN] = screen;
    glass[GLASS_DISK] = plat_disk_fault();
    count_turn();
}

/* The position on the board, and what there is to say of it. */
void glass_game(void)
{
    glass[GLASS_GAME] = shell_game;
    glass[GLASS_SIDE] = side;
    glass[GLASS_RESULT] = outcome;
    glass[GLASS_LEVEL] = shell_level;
    put_word(GLASS_PLY, record_count);
    if (record_count) {
        record_move((uint16_t)(record_count - 1));
        put_word(GLASS_MOVE, move);
    }
    put_word(GLASS_TABLE, (uint16_t)hash_size);
    game_write_position((char *)glass + GLASS_BOARD);
    count_turn();
}

void glass_search(void)
{
    put_word(GLASS_NODES, (uint16_t)think_counted);
    put_word(GLASS_NODES + 2, (uint16_t)(think_counted >> 16));
    glass[GLASS_DEPTH] = think_reached;
    put_word(GLASS_SCORE, (uint16_t)think_score);
    put_word(GLASS_SEED, think_seed);
}
