/* load.c: reads a save back into a game. In the overlay LOADGAME: main.c calls it after the menu, command.c for CTRL+L.
 * The format is in save_format.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/variant_name.h"
#include "view/view.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/saves/save_index.h"
#include "shell/saves/load.h"
#include "shell/screen/board.h"
#include "shell/turn.h"
#include "texts/shell.h"

#define NO_RULES 0xFF   /* results of next_head: the game does not have this variant, */
#define NO_VERSION 0xFE /* or the save has another version */

static SaveEnd end;
static const char damaged[] = TEXT_SAVE_DAMAGED;

/* ---- reading byte by byte ---- */

static uint8_t entry; /* entry of the save in the index */
static uint8_t at;    /* next byte of the current sector */

/* Reads the next sector of the save. */
static void next_block(void)
{
    at = 0;
    do {
        if (++number == SAVE_TOTAL) {
            disk_error = DISK_DAMAGED;
            return;
        }
    } while (OWNER != entry + 1);
    read_sector();
}

/* Returns the next byte of the save; 0 after a disk error. */
static uint8_t next(void)
{
    uint8_t byte;

    if (at == DISK_DATA && !disk_error) {
        next_block();
    }
    if (disk_error) {
        return 0;
    }
    byte = BYTE(at);
    ++at;
    add_to_sum(byte);
    return byte;
}

static uint16_t next_word(void)
{
    uint8_t low = next();

    return (uint16_t)(next() << 8 | low);
}

/* Goes to the first byte of the save. */
static void rewind_save(void)
{
    start_sum();
    at = DISK_DATA;
    number = SAVE_FIRST - 1;
}

/* ---- the contents ---- */

/* Reads the head from the start: version, name, variant of the rules. Returns the number of the variant, NO_RULES or
 * NO_VERSION. */
static uint8_t next_head(void)
{
    static char names[SAVE_RULES_AT + SAVE_RULES + 1];
    const char *const *variants = game_info()->rules;
    uint8_t n;

    rewind_save();
    for (n = 0; n < SAVE_RULES_AT + SAVE_RULES; ++n) {
        names[n] = (char)next();
    }
    names[n] = 0;
    if (names[0] != SAVE_VERSION) {
        return NO_VERSION;
    }
    n = 0;
    if (names[SAVE_RULES_AT]) {
        if (!variants) {
            return NO_RULES;
        }
        while (!text_after_prefix(names + SAVE_RULES_AT, variant_name(variants[n]))) {
            ++n;
            if (!variants[n]) {
                return NO_RULES;
            }
        }
    }
    return n;
}

/* Reads the rest of the save without changing the game in memory. Returns 1 if it can be read, its checksum is right,
 * and it belongs to the loaded game. */
static uint8_t is_whole(void)
{
    uint16_t left = next_word();

    left += left + sizeof end;
    while (next()) { /* the start position */
    }
    while (left-- && !disk_error) {
        next();
    }
    return !disk_error && IS_GAME(entry, shell_entry.file) && saves.sum_low[entry] == sum_low
        && saves.sum_high[entry] == sum_high;
}

/* Reads the start position. Returns 1 if it is now on the board, 0 if the game refuses it. */
static uint8_t next_position(void)
{
    uint16_t i = 0;

    do {
        text_position[i] = (char)next();
    } while (text_position[i] && ++i < text_size);
    game_reset();
    if (game_read_position(text_position)) {
        return 0;
    }
    return 1;
}

static void read_moves(uint16_t count)
{
    record_start();
    while (count--) {
        move = next_word();
        record_append();
    }
}

static void read_end(void)
{
    uint8_t i;

    for (i = 0; i < sizeof end; ++i) {
        ((uint8_t *)&end)[i] = next();
    }
}

/* Sets everything but the board: players, level, clocks, result. */
static void set_players(void)
{
    uint8_t i;

    autosave_exists = end.is_kept ? 1 : AUTOSAVE_RESULT;
    if (!end.is_kept || !shell_levels[shell_game]) { /* else the level that the menu has set is newer */
        shell_level = end.level;
    }
    for (i = 0; i < sizeof record_computer; ++i) {
        record_computer[i] = end.computers & 1;
        end.computers >>= 1;
    }
    shell_flip_board();
    record_resigned = end.resigned;
    autosave_moves_since = SHELL_TIME; /* a game loaded from a slot is autosaved as well when it is left */
    shell_clear_pending();
    shell_next_sides = 0;
    record_seed = end.seed;
    if (saves.sides[entry] & SAVE_OVER) {
        shell_counted_seed = record_seed; /* its result was counted when it ended */
    }
    clock_reset();
    memcpy(clock_digits, end.clocks, sizeof clock_digits);
}

/* Loads the save `entry`. The whole save is checked before it replaces a game. Returns 0 or an error text. */
static const char *read_save(void)
{
    uint8_t old_rules = rules;
    uint8_t variant;
    uint8_t backup;
    uint16_t count;

    read_index();
    variant = next_head();
    if (disk_error) {
        return machine_error_text();
    }
    if (variant == NO_VERSION) {
        return TEXT_SAVES_VERSION;
    }
    if (!is_whole()) {
        return disk_error ? machine_error_text() : damaged;
    }
    if (variant == NO_RULES) {
        return TEXT_SAVE_OTHER_RULES;
    }
    /* A game with moves is on the board: the overlay CONTROL must back it up first. */
    if (record_count) {
        shell_pending_event = EVENT_LOAD;
        return 0;
    }
    next_head();
    count = next_word();
    backup = record_has_backup;
    rules = variant;
    if (next_position()) {
        read_moves(count);
        read_end();
        if (!disk_error) {
            set_players();
            shell_base = record_count;
            record_move(shell_base);
            if (move == SHELL_NO_PREVIOUS_GAME) { /* else the loaded moves have overwritten the replaced game */
                record_has_backup = backup;
            }
            record_restore();
            shell_find_first();
            return 0;
        }
    }
    /* The save was right when it was checked, so the disk has been changed since. */
    rules = old_rules;
    turn_new_game();
    record_has_backup = backup;
    return disk_error ? machine_error_text() : damaged;
}

void load_run(uint8_t wanted)
{
    const char *why;

    entry = wanted;
    why = read_save();
    if (why) {
        if (!record_count) {
            autosave_exists = AUTOSAVE_RESULT; /* the game on the board is new; the autosave stays on the disk */
        }
        show_board();
        status_refuse(why);
        input_wait_frames(90);
    }
}

uint8_t load_slot(void)
{
    load_run(shell_slot);
    show_board();
    return COMMAND_NEW_TURN;
}
