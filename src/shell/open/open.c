/* open.c: a save comes back as a game; see open.h and saves.h. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/index.h"
#include "shell/open/open.h"
#include "shell/show.h"
#include "shell/turn.h"

#define NO_RULES 0xFF

static StoreEnd end;

/* ---- byte by byte ---- */

static uint8_t entry; /* of the index, that is read */
static uint8_t at;    /* byte of the sector in hand that comes next */

/* The next sector of the save. */
static void next_block(void)
{
    at = 0;
    do {
        if (++number == STORE_TOTAL) {
            disk_fault = DISK_DAMAGED;
            return;
        }
    } while (OWNER != entry + 1);
    read_sector();
}

/* Zeros, when the disk cannot be read. */
static uint8_t next(void)
{
    uint8_t byte;

    if (at == DISK_DATA && !disk_fault) {
        next_block();
    }
    if (disk_fault) {
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

/* 1: all of the save was read, and it is one of this game. */
static uint8_t is_whole(void)
{
    return IS_GAME(entry, shell_entry.file) && saves.sum_low[entry] == sum_low && saves.sum_high[entry] == sum_high;
}

/* ---- what it says ---- */

/* The name of the game, and the variant of the rules: its number. */
static uint8_t next_rules(void)
{
    static char names[STORE_NAME + STORE_RULES + 1];
    const char *const *variants = game_info()->rules;
    uint8_t n;

    for (n = 0; n < STORE_NAME + STORE_RULES; ++n) {
        names[n] = (char)next();
    }
    n = 0;
    if (names[STORE_NAME]) {
        while (!text_rest(names + STORE_NAME, variants[n])) {
            ++n;
            if (!variants[n]) {
                return NO_RULES;
            }
        }
    }
    return n;
}

/* The position the game began with. 1: it is on the board. */
static uint8_t next_position(void)
{
    uint16_t i = 0;

    do {
        text_position[i] = (char)next();
    } while (text_position[i] && ++i < text_size);
    game_reset();
    return game_read_position(text_position) == 0;
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

/* What is not on the board. */
static void set_table(void)
{
    uint8_t i;

    shell_kept = end.is_kept;
    if (!shell_kept || !shell_levels[shell_game]) { /* else the menu knows a later one */
        shell_level = end.level;
    }
    for (i = 0; i < sizeof record_computer; ++i) {
        record_computer[i] = end.computers & 1;
        end.computers >>= 1;
    }
    shell_turn_board();
    record_resigned = end.resigned;
    shell_unkept = SHELL_TIME; /* and what comes from a slot waits, too, when it is left */
    shell_forget();
    shell_next = 0;
    record_seed = end.seed;
    clock_reset();
    memcpy(clock_digits, end.clocks, sizeof clock_digits);
}

/* 0, or what is wrong. */
static const char *read_save(void)
{
    uint8_t old_rules = rules;
    uint16_t count;
    uint8_t i;

    read_index();
    start_sum();
    at = DISK_DATA;
    number = STORE_FIRST - 1;
    i = next();
    if (disk_fault) {
        return plat_fault_line();
    }
    if (i != STORE_VERSION) {
        return "A save of another version";
    }
    rules = next_rules();
    count = next_word();
    if (rules == NO_RULES || !next_position()) {
        rules = old_rules;
        record_restore();
        return disk_fault ? plat_fault_line() : (const char *)"A save of other rules";
    }
    read_moves(count);
    read_end();
    if (disk_fault || !is_whole()) { /* what was there before is gone */
        rules = old_rules;
        turn_new_game();
        shell_kept = 0; /* nobody has given it up: what the disk has of it still waits */
        return disk_fault ? plat_fault_line() : (const char *)"This save is damaged";
    }
    set_table();
    record_restore();
    shell_find_first();
    return 0;
}

void open_save(uint8_t wanted)
{
    const char *why;

    entry = wanted;
    why = read_save();

    if (why) {
        show_board();
        show_refuse(why);
        hands_wait(90);
    }
}
