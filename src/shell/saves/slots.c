/* slots.c: lets the player choose one of the three named saves for CTRL+S and CTRL+L. The status line shows one of them
 * at a time. In the overlay SLOTS. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/text.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/saves/save_index.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "shell/saves/slots.h"
#include "shell/input/yes_no.h"
#include "texts/shell.h"

static uint8_t slot; /* entry of the index */

/* Returns the name of the files of the save's game: SHELL_FILE characters without a terminating 0. */
static const char *game(void)
{
    return saves.game[slot];
}

/* ---- what is shown ---- */

/* Writes a field of this many letters, which a 0 may end earlier. */
static void line_field(const char *text, uint8_t letters)
{
    while (letters-- && *text) {
        line_char(*text++);
    }
}

/* Reads the first sector of the save into SECTOR. Returns 0 or the disk error. */
static uint8_t read_first(void)
{
    number = saves.first[slot];
    return read_sector();
}

/* Names of the games as in the menu (disk/disk.mk). */
#define NAME_SIZE 18
typedef struct {
    char file[SHELL_FILE];
    char name[NAME_SIZE];
} Name;
static const Name names[] = {
#define NAME(file, name) { file, name },
#include "names.inc"
};
#define NAMES (sizeof names / sizeof names[0])

/* Writes the name of the save's game; for a game of another disk, the name of its files. */
static void line_game(void)
{
    const Name *of = names;
    uint8_t n = NAMES;

    do {
        if (memcmp(of->file, game(), SHELL_FILE) == 0) {
            line_text(of->name);
            return;
        }
        ++of;
    } while (--n);
    line_field(game(), SHELL_FILE);
}

/* Writes how far the game is: "move 12" or "finished". */
static void line_turn(void)
{
    if (saves.sides[slot] & SAVE_OVER) {
        line_text(TEXT_SLOT_OVER);
    } else {
        line_text(saves.sides[slot] > 2 ? TEXT_TURN_NUMBER : TEXT_MOVE_NUMBER);
        line_number(saves.turn[slot]);
    }
}

/* Shows move number, name and variant of the save, or the name that is being typed for a new one. */
static void show_name(void)
{
    static char name[SAVE_NAME];
    static char variant[SAVE_RULES];
    uint8_t n;

    if (!entry_text[0] && saves.sides[slot] && !read_first()) {
        memcpy(name, SECTOR + SAVE_NAME_AT, SAVE_NAME);
        memcpy(variant, SECTOR + SAVE_RULES_AT, SAVE_RULES);
        line_start();
        line_turn();
        line_char(' ');
        line_field(name, SAVE_NAME);
        line_char(' ');
        for (n = 0; n < SAVE_RULES; ++n) { /* "stalemate=draw": the words of the variant are in its game */
            if (variant[n] == '=') {
                variant[n] = ' ';
            }
        }
        line_field(variant, SAVE_RULES);
    } else {
        line_start();
        line_text(entry_text);
    }
    screen_thinking(text_buffer);
}

/* Shows "Save < 1: Hexapawn >". */
static void show_slot(const char *what)
{
    line_start();
    line_text(what);
    line_text(" < ");
    if (slot == SAVE_NAMED) { /* the way back for the stick */
        line_text(TEXT_SLOT_BACK);
        show_line();
        screen_thinking("");
        return;
    }
    line_number(slot + 1);
    line_text(": ");
    if (saves.sides[slot]) {
        line_game();
        line_char(' ');
    } else {
        line_text(TEXT_SLOT_EMPTY);
    }
    line_char('>');
    show_line();
    show_name();
}

static void refuse(const char *why)
{
    status_refuse(why);
    input_wait_frames(90);
}

/* ---- choosing ---- */

/* Adds a letter or digit to the name in entry_text; BACKSPACE removes the last one. */
static void type(uint8_t event)
{
    uint8_t length = (uint8_t)strlen(entry_text);

    if (event == EVENT_BACK && length) {
        entry_text[--length] = 0;
    }
    if (event >= 'a' && event <= 'z') {
        event -= 'a' - 'A';
    }
    if (length < SAVE_NAME && ((event >= 'A' && event <= 'Z') || (event >= '0' && event <= '9'))) {
        entry_text[length++] = (char)event;
        entry_text[length] = 0;
    }
}

/* Returns 1 if the user has chosen `slot`. With is_named, the name typed for it is in entry_text. */
static uint8_t choose_slot(const char *what, uint8_t is_named)
{
    shell_is_typing = 0; /* entry_text is used for the name */
    memset(entry_text, 0, SAVE_NAME + 1);
    slot = 0;
    if (read_index()) {
        refuse(disk_error == DISK_VERSION ? (const char *)TEXT_SAVES_VERSION : machine_error_text());
        return 0;
    }
    screen_keys(is_named ? TEXT_SLOTS_KEYS_NAME : TEXT_SLOTS_KEYS);
    for (;;) {
        show_slot(what);
        wait_for_input();
        entry_event = input_wait_answer();
        switch (entry_event) {
        case EVENT_UP:
        case EVENT_DOWN:
        case EVENT_LEFT:
        case EVENT_RIGHT:
            slot = show_next(slot, SAVE_NAMED + 1);
            sound_play(SOUND_MENU);
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            screen_keys(""); /* removes the keys of this choice */
            if (slot == SAVE_NAMED) {
                return 0;
            }
            return 1;
        case EVENT_ESC:
            return 0;
        default:
            if (is_named) {
                type(entry_event);
            }
            break;
        }
    }
}

/* 1: the slot is free, or the user agrees to overwrite it. */
static uint8_t may_write(void)
{
    if (!saves.sides[slot]) {
        return 1;
    }
    status_say(TEXT_ASK_OVERWRITE);
    return is_yes();
}

uint8_t slots_replace(void)
{
    const char *question = TEXT_ASK_ALL_USED;
    uint8_t agrees;

    read_index(); /* no error check: it was read a moment ago */
    for (EVERY_UNFINISHED(slot)) {
        if (!saves.sides[slot]) { /* there is a place for a game, but no space */
            question = TEXT_ASK_NO_ROOM;
        }
    }
    slot = shell_oldest;
    status_say(question);
    line_start();
    line_char('"');
    line_game();
    line_text(", ");
    line_turn();
    line_text("\"?");
    screen_thinking(text_buffer);
    agrees = is_yes();
    screen_thinking("");
    screen_keys("");
    shell_replaceable += agrees;
    return agrees;
}

uint8_t slots_save(void)
{
    uint8_t is_chosen = choose_slot(TEXT_SLOTS_SAVE, 1) && may_write();

    screen_thinking("");
    if (is_chosen) {
        screen_keys("");
        status_say(TEXT_SAVING);
    }
    shell_slot = slot;
    return is_chosen;
}

/* For a save of another game. Returns 1 if that game is on this disk, with the name of its files in entry_text; else
 * shows why it cannot be loaded. */
static uint8_t is_on_disk(void)
{
    memcpy(entry_text, game(), SHELL_FILE);
    if (!disk_find(entry_text, DISK_GAME_FILE)) {
        return 1;
    }
    refuse(disk_error == DISK_NO_FILE ? (const char *)TEXT_SLOTS_NO_GAME : machine_error_text());
    return 0;
}

uint8_t slots_load(void)
{
    uint8_t is_chosen = choose_slot(TEXT_SLOTS_LOAD, 0);

    screen_thinking("");
    if (is_chosen) {
        if (!saves.sides[slot]) {
            refuse(TEXT_SLOT_IS_EMPTY);
        } else if (!memcmp(game(), shell_entry.file, SHELL_FILE)) {
            shell_slot = slot;
            shell_pending_event = EVENT_OPEN;
        } else if (is_on_disk()) {
            return slot;
        }
    }
    return SHELL_NO_SAVE;
}
