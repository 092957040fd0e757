/* saves.c: see saves.h.
 *
 *   trog saves DISK.atr                          lists the saves: slots 1 to 3, then the autosaved unfinished games
 *   trog saves DISK.atr get SLOT                 prints that game as PGN or PDN (pgn.h)
 *   trog saves DISK.atr put SLOT GAME FILE [NAME] [--replace]
 *                                                writes the first game of a file (PGN, PDN, or a position and moves)
 *                                                into slot 1 to 3, under NAME; with --replace even if that removes
 *                                                unfinished games
 *   trog saves DISK.atr put unfinished GAME FILE [--replace]
 *                                                makes it the unfinished game of that kind, which the Atari opens when
 *                                                it is chosen in the menu
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "host/convert.h"
#include "host/bad_input.h"
#include "host/games.h"
#include "host/pgn.h"
#include "host/options.h"
#include "host/printable.h"
#include "host/saves.h"
#include "plat/machine.h"
#include "shell/saves/save_index.h"
#include "shell/saves/results.h"
#include "shell/saves/load.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/saves/write.h"
#include "shell/turn.h"

/* Writes the file name of a game: its name in capitals, at most SHELL_FILE letters. */
static void file_of(const char *game, char *file)
{
    unsigned i;

    memset(file, 0, SHELL_FILE + 1);
    for (i = 0; i < SHELL_FILE && game[i]; ++i) {
        file[i] = (char)toupper((unsigned char)game[i]);
    }
}

/* Chooses the game with this file name and sets up its start position. Returns 0 if there is no such game. */
static int choose(const char *wanted)
{
    char file[SHELL_FILE + 1];
    unsigned i;

    for (i = 0; games_name(i); ++i) {
        file_of(games_name(i), file);
        if (memcmp(file, wanted, SHELL_FILE) == 0) {
            games_choose(games_name(i));
            memcpy(shell_entry.file, file, sizeof file);
            state_clear();
            rules = 0;
            turn_new_game();
            return 1;
        }
    }
    return 0;
}

static void read_saves(void)
{
    if (read_index()) {
        bad_input(disk_error == DISK_VERSION ? "the saves are of a later version" : "cannot read the saves",
            machine_error_text());
    }
}

/* ---- the list ---- */

static void print_name(uint8_t entry)
{
    char name[SAVE_NAME + 1] = "";

    number = entry < SAVE_NAMED ? saves.first[entry] : SAVE_TOTAL;
    if (number < SAVE_TOTAL && !read_sector()) {
        memcpy(name, SECTOR + SAVE_NAME_AT, SAVE_NAME);
    }
    printf(" %-8s", printable(name));
}

static unsigned bits(uint8_t byte)
{
    unsigned count = 0;

    for (; byte; byte &= (uint8_t)(byte - 1)) {
        ++count;
    }
    return count;
}

/* Prints the results of games against the computer, by game and level, and the number of puzzles that are solved.
 * Those of unknown games are left out. */
static void list_results(void)
{
    char file[SHELL_FILE + 1];
    unsigned i, at;

    for (number = SAVE_FIRST; number < SAVE_TOTAL && OWNER != SAVE_RESULTS; ++number) {
    }
    if (number == SAVE_TOTAL || read_sector() || !is_sum_right()) {
        return;
    }
    for (i = 0; games_name(i); ++i) {
        file_of(games_name(i), file);
        for (at = 0; at < RESULTS_BYTES; at += RESULT_BYTES) {
            shell_level = BYTE(at + 1) & RESULT_LEVEL;
            if (shell_level > SHELL_LEVELS) {
                shell_level += LEVEL_RANDOM - 16;
            }
            results_key(file);
            if (BYTE(at) != sum_low || BYTE(at + 1) != sum_high) {
                continue;
            }
            printf("%s, ", file);
            if ((BYTE(at + 1) & RESULT_LEVEL) == RESULT_PUZZLES) {
                printf("puzzles solved: %u\n", bits(BYTE(at + RESULT_WON)) + bits(BYTE(at + RESULT_LOST)));
                continue;
            }
            if (shell_level >= LEVEL_RANDOM) {
                games_choose(games_name(i));
                printf(shell_level != LEVEL_RANDOM ? "beginner"
                    : game_info()->other_levels == 1 ? "of 1983" : "random moves");
            } else {
                printf(shell_level > LEVEL_MOST ? "depth %u" : "level %u",
                    shell_level > LEVEL_MOST ? shell_level - LEVEL_MOST : shell_level);
            }
            printf(": %u won, %u lost, %u drawn\n", BYTE(at + RESULT_WON), BYTE(at + RESULT_LOST),
                BYTE(at + RESULT_DRAWN));
        }
    }
}

static int list_saves(void)
{
    char game[SHELL_FILE + 1] = "";
    uint8_t entry;

    read_saves();
    for (entry = 0; entry < SAVE_ENTRIES; ++entry) {
        if (saves.sides[entry]) {
            memcpy(game, saves.game[entry], SHELL_FILE);
            printf("%u %-8s", entry + 1u, printable(game));
            print_name(entry);
            printf(" move %u, %s\n", saves.turn[entry],
                saves.sides[entry] & SAVE_OVER ? "over" : entry < SAVE_NAMED ? "saved" : "unfinished");
        }
    }
    list_results();
    return 0;
}

/* ---- from the disk ---- */

/* Sets pgn_header.result if the game was resigned or agreed drawn. */
static void note_end(void)
{
    pgn_clear();
    if (record_resigned & RECORD_AGREED) {
        pgn_header.result = "1/2-1/2";
    } else if (record_resigned & RECORD_RESIGNED) {
        pgn_header.result = pgn_won(side ^ 1);
    }
}

/* Copies all blocks of a save to `bytes`, in order, and returns their length. */
static size_t load_save(uint8_t entry, uint8_t *bytes)
{
    size_t length = 0;

    for (number = SAVE_FIRST; number < SAVE_TOTAL; ++number) {
        if (OWNER == entry + 1) {
            if (read_sector()) {
                bad_input("cannot read a block of this save", machine_error_text());
            }
            memcpy(bytes + length, SECTOR, DISK_DATA);
            length += DISK_DATA;
        }
    }
    return length;
}

static void check_save(uint8_t entry, const char *file)
{
    static uint8_t bytes[SAVE_TOTAL * DISK_DATA];
    const char *why = saves_check(bytes, load_save(entry, bytes), saves.sum_low[entry], saves.sum_high[entry]);

    if (why) {
        bad_input(why, file);
    }
}

static int get_save(const char *slot)
{
    uint8_t entry = (uint8_t)(options_number("a slot is 1 to 8", slot, 1, SAVE_ENTRIES) - 1);
    char file[SHELL_FILE + 1] = "";

    read_saves();
    memcpy(file, saves.game[entry], SHELL_FILE);
    if (!saves.sides[entry]) {
        bad_input("this slot is empty", slot);
    }
    if (!choose(saves.game[entry])) {
        bad_input("this program does not have the game", file);
    }
    if (game_info()->draw_random) {
        bad_input("no text format has the random results of", game_info()->name);
    }
    check_save(entry, file);
    record_count = 0; /* no game is in progress, so load_run asks nothing */
    load_run(entry);
    if (saves_said) {
        bad_input(saves_said, file);
    }
    note_end();
    pgn_write(stdout);
    return 0;
}

/* ---- to the disk ---- */

/* Stores a result that the board does not show: the side to move has resigned, or the sides agreed to a draw. */
static void set_end(void)
{
    record_restore();
    record_update_outcome();
    record_resigned = 0;
    if (outcome == OUTCOME_NONE) {
        record_resigned = strcmp(pgn_header.result, "1/2-1/2") == 0 ? RECORD_AGREED
            : strcmp(pgn_header.result, pgn_won(side ^ 1)) == 0 ? RECORD_RESIGNED : 0;
    }
}

static SaveIndex before; /* the index before the new save was written */

/* Returns 1 if an unfinished game is still what it was. */
static int is_unchanged(uint8_t entry)
{
    return IS_GAME(entry, before.game[entry]) && saves.sum_low[entry] == before.sum_low[entry]
        && saves.sum_high[entry] == before.sum_high[entry];
}

/* If the new save has removed unfinished games from the index, ends the program with an error that names them. */
static void refuse_lost(const char *disk)
{
    char what[SAVE_ENTRIES * 40 + 80] = "no space without removing ";
    size_t length = strlen(what);
    unsigned lost = 0;
    uint8_t entry;

    read_saves();
    for (EVERY_UNFINISHED(entry)) {
        if (before.sides[entry] && !is_unchanged(entry)) {
            length += (size_t)snprintf(what + length, sizeof what - length, "%s%.*s, move %u", lost ? "; " : "",
                SHELL_FILE, before.game[entry], before.turn[entry]);
            ++lost;
        }
    }
    if (lost) {
        strcpy(what + length, lost > 1 ? ", which are unfinished (--replace removes them)"
            : ", which is unfinished (--replace removes it)");
        bad_input(printable(what), disk);
    }
}

static int put_save(uint8_t slot, const char *game, const char *file, const char *name, const char *disk)
{
    char files[SHELL_FILE + 1];
    const char *why;
    char *text;
    size_t length;
    int found;

    file_of(game, files);
    if (!choose(files)) {
        bad_input("no such game", game);
    }
    if (strlen(name) > SAVE_NAME || name[strspn(name,
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ")]) {
        bad_input("a name has up to eight letters and digits", name);
    }
    text = convert_load(file, &length);
    why = convert_first(text, length, &found);
    if (why) {
        convert_refuse(file, why);
    }
    if (!found) {
        bad_input("this file contains no game", file);
    }
    set_end();
    shell_level = LEVEL_DEFAULT;
    record_computer[side ^ 1] = 1; /* the person makes the next move */
    strcpy(entry_text, name);
    read_saves();
    before = saves;
    shell_replaceable = SAVE_UNFINISHED; /* all unfinished games; refuse_lost checks before the image file is written */
    shell_slot = slot;
    why = saves_write();
    if (why) {
        bad_input(why, file);
    }
    if (disk) {
        refuse_lost(disk);
    }
    saves_write_disk();
    return 0;
}

#define USAGE "saves DISK.atr [get SLOT | put SLOT|unfinished GAME FILE [NAME] [--replace]]"

/* Returns the entry to write: 0 to 2, or SAVE_ENTRIES for the unfinished game. */
static uint8_t slot_of(const char *word)
{
    return strcmp(word, "unfinished") == 0 ? SAVE_ENTRIES
        : (uint8_t)(options_number("a slot to write is 1 to 3, or unfinished", word, 1, SAVE_NAMED) - 1);
}

int saves_run(int count, char **words)
{
    int may_replace = count > 4 && strcmp(words[count - 1], "--replace") == 0;

    if (!count) {
        bad_input(USAGE ": missing disk", "");
    }
    saves_open_disk(words[0]);
    if (count == 1) {
        return list_saves();
    }
    if (strcmp(words[1], "get") == 0 && count == 3) {
        return get_save(words[2]);
    }
    count -= may_replace;
    if (strcmp(words[1], "put") == 0 && (count == 5 || count == 6)) {
        return put_save(slot_of(words[2]), words[3], words[4], count == 6 ? words[5] : "",
            may_replace ? 0 : words[0]);
    }
    bad_input(USAGE ", not", words[1]);
    return 2;
}
