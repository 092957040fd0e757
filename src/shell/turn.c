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
    loader_new_game();
    record_resigned = 0;
    shell_base = 0;
    autosave_moves_since = 0;
    shell_clear_pending();
    shell_first_choice = SHELL_NO_CHOICE;
    record_seed = machine_random() | 1;
    random_seed = record_seed; /* the start may be by chance, too */
    game_reset();
    record_start();
    clock_reset();
}

/* Not from a seed of the search, which a person could play again. */
void turn_draw_random(void)
{
    if (game_info()->draw_random) {
        random_seed = machine_random() | 1;
        game_info()->draw_random();
    }
}

void turn_perform(void)
{
    uint16_t performed;

    screen_cursor_off();
    turn_draw_random();
    performed = move;
    if (view_hide_pieces && !(HIGH_BYTE(performed) & HIGH_BYTE(MOVE_ROLL))) {
        sound_play(SOUND_DOWN);
    } else {
        game_show_move();
    }
    move = performed;
    show_clock(); /* the rest is another's time */
    record_play();
    ++autosave_moves_since;
    game_draw();
}
