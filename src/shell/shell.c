/* shell.c: the variables of shell.h, which the kernel always keeps in memory. */
/* SPDX-License-Identifier: MIT */
#include "engine/level.h"
#include "shell/shell.h"

ShellGame shell_entry;
uint8_t shell_game;
uint8_t shell_level;
uint8_t shell_levels[SHELL_GAMES];
uint8_t shell_is_started;
uint8_t shell_player;
uint8_t shell_bubble;
uint8_t shell_network;
uint8_t shell_next_sides;
int16_t shell_last_score;
uint8_t shell_turned_move;
int16_t shell_turned_from;
int16_t shell_turned_to;
uint16_t shell_seed = 1;
uint8_t shell_blank;
uint8_t shell_pending_event;
uint8_t shell_search_resumes;
uint8_t shell_end_told;
uint8_t shell_queued_events;
uint8_t shell_is_typing;
uint8_t shell_excluded;

uint8_t shell_save = SHELL_NO_SAVE;
uint8_t autosave_moves_since;
uint8_t autosave_exists;
uint8_t shell_slot;
uint8_t shell_oldest;
uint8_t shell_replaceable;
uint8_t shell_is_saving;
uint8_t shell_results[SHELL_RESULTS];
uint16_t shell_counted_seed;

uint8_t trainer_state;
uint8_t shell_choice;
uint8_t shell_puzzle;
uint8_t shell_puzzle_next;
uint8_t shell_puzzle_kind;
uint8_t shell_puzzle_right;

uint16_t lessons_solved;
uint16_t shell_base;

#pragma bss-name ("BOTTOM") /* BOTTOM and LOW are not cleared at the start: these variables are set before use */
ShellBefore shell_previous_game;
uint8_t shell_first_choice;
#pragma bss-name ("LOW")
uint8_t shell_clocks[SIDES_MOST * 2];
#pragma bss-name ("BSS")

void shell_clear_pending(void)
{
    shell_queued_events = 0;
    shell_search_resumes = 0;
    shell_is_typing = 0;
    shell_excluded = 0;
}
