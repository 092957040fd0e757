/* command_common.c: what the commands share: rules, positions, dice, and the result of a search (game_commands.h). */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/game_commands.h"
#include "host/bad_input.h"
#include "host/print.h"

const char *(*command_position_name)(void);

static uint16_t rolled; /* the roll before the search whose result is printed next, or 0 */

void command_rule(const char *value)
{
    const char *const *variant = game_info()->rules;

    for (rules = 0; variant && variant[rules]; ++rules) {
        if (strcmp(variant[rules] + strlen(variant[rules]) + 1, value) == 0) { /* variant_name, shorter for sim65 */
            return;
        }
    }
    rules = 0;
    bad_input("no such rule", value);
}

void command_set(const char *text)
{
    const char *why;

    game_reset();
    if (text) {
        why = game_read_position(text);
        if (why) {
            bad_text("position", why);
        }
    }
}

void command_print_score(int16_t value)
{
    if (value >= SCORE_WON) {
        print_text("win-in-");
        print_number((uint32_t)(SCORE_WIN - value));
    } else if (value <= -SCORE_WON) {
        print_text("loss-in-");
        print_number((uint32_t)(SCORE_WIN + value));
    } else {
        print_signed(value);
    }
}

static void print_move(void)
{
    static char text[MOVE_SIZE];

    game_write_move(text);
    print_text(text);
}

uint8_t command_roll(void)
{
    record_update_outcome();
    if (outcome != OUTCOME_CHANCE) {
        return 0;
    }
    record_draw_forced();
    rolled = move;
    record_play();
    return 1;
}

void command_print_thought(void)
{
    uint8_t i;

    move = think_move;
    print_move();
    print_char(' ');
    command_print_score(think_score);
    print_char(' ');
    print_number(think_reached);
    print_char(' ');
    print_number(budget_counted);
    if (rolled) {
        print_char(' ');
        move = rolled;
        print_move();
        rolled = 0;
    }
    for (i = 0; i < think_line_length(); ++i) {
        think_line_move(i);
        print_char(' ');
        print_move();
        list_play(); /* the next move of the principal variation is written on the position after this one */
    }
    while (ply) {
        game_unmake();
    }
    outcome = OUTCOME_NONE;
    print_char('\n');
}
