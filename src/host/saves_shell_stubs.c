/* saves_shell_stubs.c: stubs for the variables and functions of the shell that shell/saves/ needs. Used by `trog saves`
 * and by tests/unit/saves.c, on the host and on the 6502. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "host/saves.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"

uint8_t disk_error;
uint16_t disk_first;
uint8_t disk_sectors;
uint8_t disk_mark;
uint8_t disk_most;

ShellGame shell_entry;
uint8_t shell_level;
uint8_t shell_game;
uint8_t shell_player;
uint8_t shell_levels[SHELL_GAMES];
uint8_t autosave_moves_since;
uint8_t shell_first_choice;
uint8_t shell_next_sides;
uint8_t autosave_exists;
uint8_t shell_slot;
uint8_t shell_pending_event;
uint16_t shell_base;
uint8_t shell_oldest;
uint8_t shell_replaceable;
uint8_t shell_is_saving;
uint8_t shell_results[SHELL_RESULTS];
uint16_t shell_counted_seed;
uint8_t view_flip;
char entry_text[TYPED_ROOM];
uint8_t clock_digits[SIDES_MOST][4];

const char *saves_said;

void shell_clear_pending(void)
{
}

uint8_t shell_computer_plays_all(void)
{
    return 0;
}

uint8_t status_say(const char *text)
{
    (void)text;
    return COMMAND_DONE;
}

/* The text line is not shown. */
void line_start(void)
{
}

void line_text(const char *text)
{
    (void)text;
}

void line_char(char character)
{
    (void)character;
}

uint8_t show_line(void)
{
    return COMMAND_DONE;
}

/* No game has a view here. */
const char *view_text(uint8_t what)
{
    (void)what;
    return 0;
}

uint8_t status_refuse(const char *text)
{
    saves_said = text;
    return COMMAND_DONE;
}

void show_board(void)
{
}

void sound_play(uint8_t sound)
{
    (void)sound;
}

uint8_t input_wait_frames(uint8_t frames)
{
    return frames & 0;
}

void clock_reset(void)
{
    memset(clock_digits, 0, sizeof clock_digits);
}

void turn_new_game(void)
{
    game_reset();
    record_start();
}
