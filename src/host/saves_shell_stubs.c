/* saves_shell_stubs.c: what the parts STORE and OPEN of the shell want of it where there is none: for `trog saves`,
 * and for
 * tests/unit/saves.c on the host and on the 6502. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "host/saves.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

uint8_t disk_fault;
uint16_t disk_first;
uint8_t disk_sectors;
uint8_t disk_mark;
uint8_t disk_most;

ShellGame shell_entry;
uint8_t shell_level;
uint8_t shell_game;
uint8_t shell_levels[SHELL_GAMES];
uint8_t shell_unkept;
uint8_t shell_first;
uint8_t shell_next;
uint8_t shell_kept;
uint8_t shell_slot;
uint8_t shell_held;
uint16_t shell_base;
uint8_t shell_oldest;
uint8_t shell_gives_way;
uint8_t view_flip;
char show_typed[TYPED_ROOM];
uint8_t clock_digits[SIDES_MOST][4];

const char *saves_said;

void shell_forget(void)
{
}

uint8_t shell_alone(void)
{
    return 0;
}

uint8_t show_say(const char *text)
{
    (void)text;
    return OBEY_NOTHING;
}

/* A line is written for nobody. */
void line_start(void)
{
}

void line_text(const char *text)
{
    (void)text;
}

void line_sign(char sign)
{
    (void)sign;
}

void show_line(void)
{
}

/* No view is here to be asked. */
const char *view_word(uint8_t what)
{
    (void)what;
    return 0;
}

uint8_t show_refuse(const char *text)
{
    saves_said = text;
    return OBEY_NOTHING;
}

void show_board(void)
{
}

void sound_play(uint8_t sound)
{
    (void)sound;
}

uint8_t hands_wait(uint8_t frames)
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
