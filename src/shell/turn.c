/* turn.c: starts a game, and plays one move: steps 3 and 6 of the game loop (play.c). The Atari uses the twin
 * asm/shell/turn.s: it is shorter, and this code is always in memory. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/thinking.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/turn.h"

#define MOTION_LEVEL 3 /* below this level the computer plays itself without motion */

void turn_new_game(void)
{
    loader_new_game();
    record_resigned = 0;
    shell_base = 0;
    shell_turned_move = 0;
    shell_puzzle = shell_puzzle_next;
    shell_puzzle_next = 0;
    autosave_moves_since = 0;
    shell_clear_pending();
    shell_first_choice = SHELL_NO_CHOICE;
    record_seed = machine_random() | 1;
    random_seed = record_seed; /* the start position may be random */
    game_reset();
    record_start();
    clock_reset();
}

/* Takes the seed from the hardware. With the seed of the search a player could undo a move and get the same lucky
 * result again. */
void turn_draw_random(void)
{
    if (game_info()->draw_random) {
        random_seed = machine_random() | 1;
        game_info()->draw_random();
    }
}

/* The computer's moves sound a little lower: this is added to AUDF. */
#define COMPUTER_SHIFT 8

void turn_perform(void)
{
    uint16_t performed;

    screen_cursor_off();
    turn_draw_random();
    performed = move;
    sound_shift = (uint8_t)(record_computer[side] * COMPUTER_SHIFT);
    show_clock(); /* charges the mover's clock; the motion counts for no side */
    motion_skipped = motion_off;
    if (shell_level < MOTION_LEVEL && shell_computer_plays_all()) {
        motion_skipped = 1;
    }
    if (view_hide_pieces && game_info()->sides == 2 && !(HIGH_BYTE(performed) & HIGH_BYTE(MOVE_ROLL))) {
        sound_play(SOUND_DOWN);
    } else {
        game_show_move();
    }
    sound_shift = 0;
    move = performed;
    clock_start();
    record_play();
    ++autosave_moves_since;
    game_draw();
}
