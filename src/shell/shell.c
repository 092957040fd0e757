/* shell.c: see shell.h. */
#include "engine/game.h"
#include "engine/level.h"
#include "shell/shell.h"

ShellGame shell_entry;
uint8_t shell_game;
uint8_t shell_level;
uint8_t shell_levels[SHELL_GAMES];
uint8_t shell_next;
int16_t shell_opinion;
uint16_t shell_seed = 1;
uint8_t shell_blank;
uint8_t shell_held;
uint8_t shell_goes_on;
uint8_t shell_end_told;
uint8_t shell_asked;
uint8_t shell_typing;
uint8_t shell_excluded;

uint8_t shell_save = SHELL_NO_SAVE;
uint8_t shell_unkept;
uint8_t shell_kept;
uint8_t shell_slot;
uint8_t shell_oldest;
uint8_t shell_gives_way;

uint8_t shell_school;
uint8_t shell_choice;

uint16_t shell_solved;
uint16_t shell_base;

#pragma bss-name ("BOTTOM") /* the menu sets it */
ShellBefore shell_before;
uint8_t shell_first;
#pragma bss-name ("LOW")
uint8_t shell_clocks[SIDES_MOST * 2];
#pragma bss-name ("BSS")

void shell_forget(void)
{
    shell_asked = 0;
    shell_goes_on = 0;
    shell_typing = 0;
    shell_excluded = 0;
}

uint8_t shell_alone(void)
{
    uint8_t who = game_info()->sides;

    do {
        --who;
        if (!record_computer[who]) {
            return 0;
        }
    } while (who);
    return 1;
}
