/* saves.c: see saves.h.
 *
 *   trog saves DISK.atr                          what is saved: slots 1 to 3, then the unfinished games
 *   trog saves DISK.atr get SLOT                 that game as PGN, PDN or the like (notes.h)
 *   trog saves DISK.atr put SLOT GAME FILE [NAME]  the first game of such a file, into slot 1 to 3
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "host/convert.h"
#include "host/fault.h"
#include "host/games.h"
#include "host/notes.h"
#include "host/options.h"
#include "host/saves.h"
#include "plat/plat.h"
#include "shell/index.h"
#include "shell/open/open.h"
#include "shell/show.h"
#include "shell/store/store.h"
#include "shell/turn.h"

/* The name of a game's files. */
static void file_of(const char *game, char *file)
{
    unsigned i;

    memset(file, 0, SHELL_FILE + 1);
    for (i = 0; i < SHELL_FILE && game[i]; ++i) {
        file[i] = (char)toupper((unsigned char)game[i]);
    }
}

/* The game whose files are called so is on the board. 0: there is none. */
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
        fault(disk_fault == DISK_VERSION ? "saves of a later version" : "no saves that could be read",
            plat_fault_line());
    }
}

/* ---- the list ---- */

static void print_name(uint8_t entry)
{
    char name[STORE_NAME + 1] = "";

    number = entry < STORE_NAMED ? saves.first[entry] : STORE_TOTAL;
    if (number < STORE_TOTAL && !read_sector()) {
        memcpy(name, SECTOR + STORE_NAME_AT, STORE_NAME);
    }
    printf(" %-8s", name);
}

static int list_saves(void)
{
    uint8_t entry;

    read_saves();
    for (entry = 0; entry < STORE_ENTRIES; ++entry) {
        if (saves.sides[entry]) {
            printf("%u %-8.8s", entry + 1u, saves.game[entry]);
            print_name(entry);
            printf(" move %u, %s\n", saves.turn[entry],
                saves.sides[entry] & STORE_OVER ? "over" : entry < STORE_NAMED ? "saved" : "unfinished");
        }
    }
    return 0;
}

/* ---- from the disk ---- */

/* How it ended without the rules. */
static void note_end(void)
{
    notes_clear();
    if (record_resigned & RECORD_AGREED) {
        notes.result = "1/2-1/2";
    } else if (record_resigned & RECORD_RESIGNED) {
        notes.result = notes_won(side ^ 1);
    }
}

static int get_save(const char *slot)
{
    uint8_t entry = (uint8_t)(options_number("a slot is 1 to 8", slot, 1, STORE_ENTRIES) - 1);
    char file[SHELL_FILE + 1] = "";

    read_saves();
    memcpy(file, saves.game[entry], SHELL_FILE);
    if (!saves.sides[entry]) {
        fault("nothing is saved in this slot", slot);
    }
    if (!choose(saves.game[entry])) {
        fault("there is no such game here", file);
    }
    if (game_info()->roll) {
        fault("what fell in a game of chance has no text in", game_info()->name);
    }
    open_save(entry);
    if (saves_said) {
        fault(saves_said, file);
    }
    note_end();
    notes_write(stdout);
    return 0;
}

/* ---- to the disk ---- */

/* The result of a game that its board does not show: given up by who is on turn, or a draw by agreement. */
static void keep_end(void)
{
    record_judge();
    record_resigned = 0;
    if (outcome == OUTCOME_NONE) {
        record_resigned = strcmp(notes.result, "1/2-1/2") == 0 ? RECORD_AGREED
            : strcmp(notes.result, notes_won(side ^ 1)) == 0 ? RECORD_RESIGNED : 0;
    }
}

static int put_save(uint8_t slot, const char *game, const char *file, const char *name)
{
    char files[SHELL_FILE + 1];
    const char *why;
    char *text;
    size_t length;
    int found;

    file_of(game, files);
    if (!choose(files)) {
        fault("there is no such game", game);
    }
    if (strlen(name) > STORE_NAME || name[strspn(name,
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ")]) {
        fault("a name has up to eight letters and digits", name);
    }
    text = convert_load(file, &length);
    notes_open(text, length);
    why = notes_read(&found);
    if (why) {
        convert_refuse(file, why);
    }
    if (!found) {
        fault("there is no game in", file);
    }
    keep_end();
    shell_level = LEVEL_USUAL;
    record_computer[1] = 1;
    shell_slot = slot;
    strcpy(show_typed, name);
    store_save();
    if (saves_said) {
        fault(saves_said, file);
    }
    saves_write_disk();
    return 0;
}

int saves_run(int count, char **words)
{
    if (!count) {
        fault("saves DISK.atr [get SLOT | put SLOT GAME FILE [NAME]]", "");
    }
    saves_open_disk(words[0]);
    if (count == 1) {
        return list_saves();
    }
    if (strcmp(words[1], "get") == 0 && count == 3) {
        return get_save(words[2]);
    }
    if (strcmp(words[1], "put") == 0 && (count == 5 || count == 6)) {
        return put_save((uint8_t)(options_number("a slot to write is 1 to 3", words[2], 1, STORE_NAMED) - 1), words[3],
            words[4], count == 6 ? words[5] : "");
    }
    fault("saves DISK.atr [get SLOT | put SLOT GAME FILE [NAME]], not", words[1]);
    return 2;
}
