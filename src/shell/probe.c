/* probe.c: page 6 shows what the program is doing (disk/PROBE-PAGE.md). */
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "shell/probe.h"
#include "shell/shell.h"

#define BYTE(at) (*(uint8_t *)(GLASS_BOX + (at)))
#define WORD(at) (*(uint16_t *)(GLASS_BOX + (at)))

void glass_start(void)
{
    memset((void *)GLASS_BOX, 0, GLASS_BYTES);
    BYTE(GLASS_VERSION_AT) = GLASS_VERSION;
    BYTE(GLASS_GAME) = GLASS_NO_GAME;
    BYTE(GLASS_RAM) = plat_memory_page;
    memcpy((void *)GLASS_BOX, "TROG", 4);
}

void glass_screen(uint8_t screen)
{
    BYTE(GLASS_SCREEN) = screen;
    BYTE(GLASS_COMPUTER) = record_computer[side];
    BYTE(GLASS_DISK) = disk_fault;
    ++WORD(GLASS_TURNS);
}

/* The position on the board, and what there is to say of it. */
void glass_game(void)
{
    BYTE(GLASS_GAME) = shell_game;
    BYTE(GLASS_SIDE) = side;
    BYTE(GLASS_RESULT) = outcome;
    BYTE(GLASS_LEVEL) = shell_level;
    WORD(GLASS_PLY) = record_count;
    if (record_count) {
        record_move((uint16_t)(record_count - 1));
        WORD(GLASS_MOVE) = move;
    }
    WORD(GLASS_TABLE) = (uint16_t)hash_size;
    WORD(GLASS_TEXT) = (uint16_t)text_position;
    game_write_position(text_position);
    memcpy((void *)(GLASS_BOX + GLASS_BOARD), text_position, GLASS_BYTES - GLASS_BOARD);
    ++WORD(GLASS_TURNS);
}

void glass_search(void)
{
    memcpy((void *)(GLASS_BOX + GLASS_NODES), &budget_counted, sizeof budget_counted);
    BYTE(GLASS_DEPTH) = think_reached;
    WORD(GLASS_SCORE) = (uint16_t)think_score;
    WORD(GLASS_SEED) = root_seed;
}
