/* write.c: writes the loaded game as a save, byte by byte through blocks.c. In the overlay GAMESAVE, which autosave.c
 * loads. The format is in save_format.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/variant_name.h"
#include "view/view.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/saves/save_format.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/saves/blocks.h"
#include "shell/saves/write.h"
#include "texts/shell.h"

static uint8_t is_autosave; /* 1: the save is an autosave */

static const char *text; /* the text that is written next */

/* Writes `text` as a field of this many letters, padded with zeros. */
static void put_field(uint8_t letters)
{
    uint8_t left = letters;

    do {
        blocks_put((uint8_t)*text);
        if (*text) {
            ++text;
        }
    } while (--left);
}

static void put_game(void)
{
    uint16_t n;

    blocks_put((uint8_t)record_count);
    blocks_put((uint8_t)(record_count >> 8));
    text = record_begin;
    do {
        blocks_put((uint8_t)*text);
    } while (*text++);
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        blocks_put((uint8_t)move);
        blocks_put((uint8_t)(move >> 8));
    }
}

/* Writes a SaveEnd. */
static void put_end(void)
{
    uint8_t i;
    uint8_t computers = 0;

    for (i = sizeof record_computer; i--;) {
        computers <<= 1;
        computers |= record_computer[i];
    }
    blocks_put(shell_level);
    blocks_put(computers);
    blocks_put(record_resigned);
    blocks_put(is_autosave);
    blocks_put((uint8_t)record_seed);
    blocks_put((uint8_t)(record_seed >> 8));
    for (i = 0; i < sizeof clock_digits; ++i) {
        blocks_put(((uint8_t *)clock_digits)[i]);
    }
}

static uint8_t is_over(void)
{
    return (uint8_t)(outcome - OUTCOME_LOSS) <= OUTCOME_WIN - OUTCOME_LOSS || record_resigned;
}

/* Returns the move number as players and the list of moves count it, at most 255. A roll and its move count as one. */
static uint8_t turn(void)
{
    uint8_t sides = game_info()->sides;
    uint16_t left = record_count;
    uint8_t n = 1;
    const uint8_t *own = (const uint8_t *)view_text(VIEW_TEXT_TURN);

    if (own) {
        return *own;
    }
    while (left >= sides && n != 255) {
        left -= sides;
        ++n;
    }
    return n;
}

/* Writes the whole save to the entry shell_slot. Returns 0 or an error text. */
static const char *write_save(void)
{
    uint16_t bytes;
    uint8_t sides;

    bytes = strlen(record_begin);
    bytes += record_count;
    bytes += record_count;
    blocks_begin(bytes + SAVE_FRAME, is_autosave);
    blocks_put(SAVE_VERSION);
    text = "";
    if (!is_autosave) {
        text = entry_text;
    }
    put_field(SAVE_NAME);
    text = "";
    if (rules) {
        text = variant_name(game_info()->rules[rules]);
    }
    put_field(SAVE_RULES);
    put_game();
    put_end();
    sides = game_info()->sides;
    if (is_over()) {
        sides |= SAVE_OVER;
    }
    return blocks_end(shell_slot, sides, turn());
}

const char *saves_write(void)
{
    const char *why;

    is_autosave = 0;
    if (shell_slot == SAVE_ENTRIES) {
        is_autosave = 1;
    }
    why = write_save();
    if (!why && !is_autosave) {
        shell_is_saving = 0;
        status_say(TEXT_SAVED);
        sound_play(SOUND_SAVED);
        input_wait_frames(90);
    }
    return why;
}
