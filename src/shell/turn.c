/* turn.c: see turn.h. */
#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/thinking.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/turn.h"

void turn_new_game(void)
{
    mind_new_game();
    record_resigned = 0;
    shell_base = 0;
    shell_unkept = 0;
    shell_forget();
    shell_first = SHELL_NO_CHOICE;
    record_seed = plat_chance() | 1;
    random_seed = record_seed; /* the start may be by chance, too */
    game_reset();
    record_start();
    clock_reset();
}

/* Not from a seed of the search, which a person could play again. */
void turn_roll(void)
{
    if (game_info()->roll) {
        random_seed = plat_chance() | 1;
        game_info()->roll();
    }
}

void turn_perform(void)
{
    uint16_t performed;

    screen_cursor_off();
    turn_roll();
    performed = move;
    if (view_blind && !(SHELL_HIGH(performed) & SHELL_HIGH(MOVE_THROW))) {
        sound_play(SOUND_DOWN);
    } else {
        game_show_move();
    }
    move = performed;
    show_clock(); /* the rest is another's time */
    record_play();
    ++shell_unkept;
    game_draw();
}
