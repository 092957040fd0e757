/* probe.c: writes the probe page, page 6 (disk/PROBE-PAGE.md). asm/shell/probe.s is its twin. */
/* SPDX-License-Identifier: MIT */
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

#define BYTE(at) (*(uint8_t *)(PROBE_PAGE + (at)))
#define WORD(at) (*(uint16_t *)(PROBE_PAGE + (at)))

void probe_start(void)
{
    memset((void *)PROBE_PAGE, 0, PROBE_BYTES);
    BYTE(PROBE_VERSION_AT) = PROBE_VERSION;
    BYTE(PROBE_GAME) = PROBE_NO_GAME;
    BYTE(PROBE_RAM) = machine_memory_page;
    memcpy((void *)PROBE_PAGE, "TROG", 4);
}

void probe_screen(uint8_t screen)
{
    BYTE(PROBE_SCREEN) = screen;
    BYTE(PROBE_COMPUTER) = record_computer[side];
    BYTE(PROBE_DISK) = disk_error;
    ++WORD(PROBE_TURNS);
}

void probe_position(void)
{
    BYTE(PROBE_GAME) = shell_game;
    BYTE(PROBE_SIDE) = side;
    BYTE(PROBE_RESULT) = outcome;
    BYTE(PROBE_LEVEL) = shell_level;
    WORD(PROBE_PLY) = record_count;
    if (record_count) {
        record_move((uint16_t)(record_count - 1));
        WORD(PROBE_MOVE) = move;
    }
    WORD(PROBE_TABLE) = (uint16_t)tt_entries;
    WORD(PROBE_TEXT) = (uint16_t)text_position;
    game_write_position(text_position);
    memcpy((void *)(PROBE_PAGE + PROBE_BOARD), text_position, PROBE_BYTES - PROBE_BOARD);
    ++WORD(PROBE_TURNS);
}

void probe_search(void)
{
    memcpy((void *)(PROBE_PAGE + PROBE_NODES), &budget_counted, sizeof budget_counted);
    BYTE(PROBE_DEPTH) = think_reached;
    WORD(PROBE_SCORE) = (uint16_t)think_score;
    WORD(PROBE_SEED) = root_seed;
}
