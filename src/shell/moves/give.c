/* give.c: giving a game up: for a new one, and back; to the other side; as a draw. In the part MOVES. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "shell/duel.h"
#include "shell/moves/moves.h"
#include "shell/shell.h"
#include "shell/show.h"
#include "shell/turn.h"

#define OFFER_FROM 20 /* plies before the computer thinks of a draw */

/* The question of the line; FIRE, RETURN and Y are yes, a nudge is nothing. */
static uint8_t is_yes(const char *question)
{
    line_text(question);
    line_text("? FIRE yes  ESC no");
    show_line();
    sound_play(SOUND_STEP);
    do {
        show_event = hands_get();
    } while (show_event >= HAND_UP && show_event <= HAND_RIGHT);
    return show_event == HAND_FIRE || show_event == HAND_RETURN || text_lower((char)show_event) == 'y';
}

/* A draw by agreement. The computer agrees when it found itself worse at its last move, a person is asked. */
uint8_t give_draw(void)
{
    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    if (!shell_computer[side ^ 1]) {
        line_start();
        line_text(game_info()->side_names[side ^ 1]);
        if (!is_yes(": draw")) {
            return OBEY_TURN;
        }
    } else if (record_count < OFFER_FROM || shell_opinion >= 0) {
        show_refuse("No, let us play on");
        return OBEY_NOTHING;
    }
    shell_resigned = SHELL_AGREED;
    return OBEY_TURN;
}

uint8_t give_resign(void)
{
    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    line_start();
    if (is_yes("Resign")) {
        shell_resigned = SHELL_RESIGNED;
    }
    return OBEY_TURN;
}

/* ---- a new game, and back ---- */

#define BEHIND(count) ((char *)(record_moves + (count)))

/* Packed into shell_clocks, or out of it. */
static void put_clocks(uint8_t is_out)
{
    uint8_t *digits = clock_digits[0];
    uint8_t n;

    for (n = 0; n < sizeof shell_clocks; ++n) {
        if (is_out) {
            digits[0] = shell_clocks[n] >> 4;
            digits[1] = shell_clocks[n] & 15;
        } else {
            shell_clocks[n] = (uint8_t)(digits[0] << 4 | digits[1]);
        }
        digits += 2;
    }
}

/* What undo needs of the game that is given up; the new one must not begin before. Where the record has no room
 * for the text of a position that was set up, the way back is lost. */
static void put_aside(void)
{
    shell_before.first = record_moves[0];
    shell_before.seed = record_seed;
    shell_before.count = record_count;
    put_clocks(0);
    game_reset();
    game_write_position(text_position);
    if (memcmp(text_position, record_begin, strlen(record_begin) + 1) != 0) {
        shell_before.count |= SHELL_SET_UP;
        if (strlen(record_begin) >= 2 * (record_most - record_count)) {
            shell_before.count = 0;
        } else {
            strcpy(BEHIND(record_count), record_begin);
        }
    }
}

/* Asks first, unless nothing is lost. */
uint8_t give_new(void)
{
    line_start();
    if (record_count && outcome == OUTCOME_NONE && !shell_resigned && !is_yes("New game")) {
        return OBEY_TURN;
    }
    put_aside();
    turn_new_game();
    show_board();
    return OBEY_TURN;
}

/* Undo, and there is no move to undo: the game that START ended stands again. Nobody has made more
 * than one move since, which the computer may have begun the new game with. */
uint8_t give_back(void)
{
    uint16_t count = shell_before.count;

    if (!count || record_last > 1) {
        show_refuse("Nothing to undo");
        return OBEY_NOTHING;
    }
    shell_before.count = 0;
    if (count & SHELL_SET_UP) {
        count &= ~SHELL_SET_UP;
        strcpy(record_begin, BEHIND(count));
    }
    record_moves[0] = shell_before.first;
    record_seed = shell_before.seed;
    record_count = count;
    record_last = count;
    record_restore();
    put_clocks(1);
    shell_kept = 1; /* as far as anybody knows */
    shell_unkept = 1;
    show_board();
    return OBEY_TURN;
}

