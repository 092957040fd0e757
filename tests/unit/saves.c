/* saves.c: SAVES.DAT on a fake disk, with random saves, finished games and loads. The power fails in any written
 * sector, sectors become unreadable, the drive disappears. The disk always holds the old saves or the new ones. Tests
 * the code of the overlays that write and load saves (src/shell/saves/save_format.h), on the host and on the 6502. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/saves.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/saves/save_index.h"
#include "shell/saves/load.h"
#include "shell/saves/results_write.h"
#include "shell/screen/board.h"
#include "shell/saves/write.h"
#include "shell/turn.h"
#include "unit/fake_disk.h"
#include "unit/write_overlay.h"
#include "unit/saves.h"
#include "unity.h"

#define ROUNDS 700 /* the index number wraps around twice */
#define GAMES 8

const char *machine_error_text(void) { return "some error"; }

void power_on(void)
{
    fake_power_on();
    saves_said = 0;
}

/* ---- the model: what should be on the disk ---- */

typedef struct {
    uint8_t game;    /* 1 to GAMES, 0: no save */
    uint8_t stamp;   /* stored in its clocks */
    uint8_t plies;
    uint16_t when;
} Model;

static Model now[SAVE_ENTRIES], then[SAVE_ENTRIES]; /* now: before the operation, then: after it */
static uint16_t dice;
static uint16_t round_number;

void setUp(void)
{
    state_clear();
    rules = 0;
    dice = 4711;
    power_on();
    fake_place = &fake_small;
    fake_format();
    memset(now, 0, sizeof now);
}

void tearDown(void)
{
}

static uint8_t roll(uint8_t sides)
{
    dice = dice * 25173u + 13849u;
    return (uint8_t)((dice >> 8) % sides);
}

void name_game(uint8_t game)
{
    memset(shell_entry.file, 0, sizeof shell_entry.file);
    shell_entry.file[0] = (char)('A' + game);
    if (game & 1) {
        memcpy(shell_entry.file + 1, "BCDEFGH", 7);
    }
}

/* Plays a random game of at most this many plies. */
void play_game(uint8_t plies)
{
    turn_new_game();
    record_resigned = 0;
    while (plies--) {
        list_moves();
        if (outcome != OUTCOME_NONE || !move_count) {
            break;
        }
        list_choose((uint8_t)(1 + roll(move_count)));
        record_play();
    }
    if (outcome != OUTCOME_NONE) {
        record_undo();
    }
}

/* Returns the model's entry for an unfinished game: the entry it already has, a free one, or the oldest. */
static uint8_t model_entry(uint8_t game)
{
    uint8_t entry;
    uint8_t oldest = SAVE_NAMED;

    for (entry = SAVE_NAMED; entry < SAVE_ENTRIES; ++entry) {
        if (then[entry].game == game) {
            return entry;
        }
    }
    for (entry = SAVE_NAMED; entry < SAVE_ENTRIES; ++entry) {
        if (!then[entry].game) {
            return entry;
        }
        if (then[entry].when < then[oldest].when) {
            oldest = entry;
        }
    }
    return oldest;
}

/* ---- the overlay ---- */

static uint8_t junk; /* different every time: the overlay is loaded again for each save */
#define JUNK_STEP 37

const char *keep(void)
{
    junk += JUNK_STEP;
    overlay_fill(junk);
    shell_replaceable = SAVE_UNFINISHED; /* as if the player agreed to every replacement */
    shell_slot = SAVE_ENTRIES;
    return saves_write();
}

/* Counts the result of the finished game and removes its autosave. */
static void end_game(void)
{
    junk += JUNK_STEP;
    results_overlay_fill(junk);
    results_write();
}

void save(void)
{
    junk += JUNK_STEP;
    overlay_fill(junk);
    shell_replaceable = SAVE_UNFINISHED;
    saves_said = saves_write();
}

/* ---- checking the disk ---- */

/* Returns 1 if the disk has this save, in an entry from `first` to before `end`, and it can be loaded. */
static uint8_t has(const Model *model, uint8_t first, uint8_t end)
{
    uint8_t entry;

    name_game(model->game);
    for (entry = first; entry < end; ++entry) {
        if (IS_GAME(entry, shell_entry.file)) {
            record_count = 0; /* otherwise the game on the board would have to be saved first */
            load_run(entry);
            if (saves_said) {
                return 0;
            }
            return clock_digits[0][0] == model->stamp && clock_digits[SIDES_MOST - 1][3] == 255 - model->stamp
                && record_count == model->plies && autosave_exists == (first >= SAVE_NAMED ? 1 : AUTOSAVE_RESULT);
        }
    }
    return 0;
}

/* Returns 1 if the disk has exactly the saves of the model. */
static uint8_t is_model(const Model *models)
{
    uint8_t entry;
    uint8_t count = 0;

    TEST_ASSERT_EQUAL(0, read_index());
    for (entry = 0; entry < SAVE_ENTRIES; ++entry) {
        count += saves.sides[entry] != 0;
        if (models[entry].game) {
            --count;
            if (!has(&models[entry], entry < SAVE_NAMED ? entry : SAVE_NAMED,
                entry < SAVE_NAMED ? (uint8_t)(entry + 1) : SAVE_ENTRIES)) {
                return 0;
            }
        }
    }
    return count == 0;
}

void check_links(void)
{
    uint8_t n;
    uint16_t next;

    for (n = 0; n < SAVE_TOTAL; ++n) {
        next = n == SAVE_TOTAL - 1 ? 0 : FAKE_FIRST + n + 1;
        if (!fake_is_bad[n]) {
            TEST_ASSERT_EQUAL(fake_place->mark | next >> 8, fake_disk[n][DISK_DATA]);
            TEST_ASSERT_EQUAL(next & 0xFF, fake_disk[n][DISK_DATA + 1]);
            TEST_ASSERT_EQUAL(DISK_DATA, fake_disk[n][DISK_DATA + 2]);
        }
    }
}

/* ---- random operations ---- */

/* Performs a random operation and updates the model. */
static void do_something(void)
{
    uint8_t what = roll(8);
    uint8_t game = (uint8_t)(1 + roll(GAMES));
    uint8_t entry;

    memcpy(then, now, sizeof then);
    name_game(game);
    play_game((uint8_t)(1 + roll(6)));
    clock_digits[0][0] = (uint8_t)round_number;
    clock_digits[SIDES_MOST - 1][3] = (uint8_t)(255 - (uint8_t)round_number);
    autosave_moves_since = 1;
    if (what == 0) {
        record_resigned = RECORD_RESIGNED;
        entry = model_entry(game);
        if (then[entry].game == game) {
            then[entry].game = 0;
        }
        autosave_exists = 1;
        end_game();
        return;
    }
    entry = what < 4 ? what - 1 : model_entry(game);
    then[entry].game = game;
    then[entry].stamp = (uint8_t)round_number;
    then[entry].plies = (uint8_t)record_count;
    then[entry].when = round_number;
    if (what < 4) {
        shell_slot = entry;
        save();
    } else {
        keep();
    }
}

static void test_power_cuts(void)
{
    uint16_t lost = 0;

    for (round_number = 1; round_number <= ROUNDS; ++round_number) {
        fake_cut_at = roll(2) ? (uint8_t)(1 + roll(4)) : 0;
        fake_cut_how = roll(CUT_KINDS);
        fake_lost_at = roll(8) ? 0 : (uint8_t)(1 + roll(8));
        do_something();
        if (fake_is_gone && !fake_cut_at) {
            TEST_ASSERT_TRUE_MESSAGE(fake_writes < 4, "it keeps writing without a drive");
        }
        {
            uint8_t was_cut = fake_is_gone;

            power_on();
            if (is_model(then)) {
                memcpy(now, then, sizeof now);
            } else {
                TEST_ASSERT_TRUE_MESSAGE(was_cut, "a save differs from the model");
                saves_said = 0;
                TEST_ASSERT_TRUE_MESSAGE(is_model(now), "more than the last save is lost");
                ++lost;
            }
        }
        check_links();
    }
    TEST_ASSERT_TRUE_MESSAGE(lost > ROUNDS / 8 && lost < ROUNDS / 2, "the power cuts lost too few saves or too many");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_power_cuts);
    RUN_TEST(test_lengths);
    RUN_TEST(test_refusals);
    RUN_TEST(test_room);
    RUN_TEST(test_cuts_in_room);
    RUN_TEST(test_unreadable_index);
    RUN_TEST(test_no_index);
    RUN_TEST(test_stray_sectors);
    RUN_TEST(test_torn_sectors);
    RUN_TEST(test_large_disk);
    return UNITY_END();
}
