/* give.c: giving a game up: for a new one, and back; to the other side; as a draw. In the part GIVE. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "shell/duel.h"
#include "shell/give/give.h"
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

/* It ends so, and nothing is marked any more: no hint, no legal move. */
static uint8_t end(uint8_t how)
{
    record_resigned = how;
    game_draw();
    return OBEY_TURN;
}

/* A draw by agreement. The computer agrees when it found itself worse at its last move, a person is asked. */
uint8_t give_draw(void)
{
    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    if (!shell_computer[side ^ 1]) {
        line_start();
        line_text(show_side_name(side ^ 1));
        if (!is_yes(": draw")) {
            return OBEY_TURN;
        }
    } else if (record_count < OFFER_FROM || shell_opinion >= 0) {
        show_refuse("No, let us play on");
        return OBEY_NOTHING;
    }
    return end(RECORD_AGREED);
}

uint8_t give_resign(void)
{
    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    line_start();
    return is_yes("Resign") ? end(RECORD_RESIGNED) : OBEY_TURN;
}

/* ---- a new game, and back ---- */

/* The clocks to shell_clocks, or back. */
#define DIGITS ((uint8_t *)clock_digits)
static uint8_t at;

static void keep_clocks(void)
{
    uint8_t n;
    uint8_t pair;

    at = 0;
    for (n = 0; n < sizeof shell_clocks; ++n) {
        pair = DIGITS[at];
        pair <<= 4;
        ++at;
        pair |= DIGITS[at];
        ++at;
        shell_clocks[n] = pair;
    }
}

static void put_clocks_back(void)
{
    uint8_t n;
    uint8_t pair;

    at = 0;
    for (n = 0; n < sizeof shell_clocks; ++n) {
        pair = shell_clocks[n];
        pair >>= 4;
        DIGITS[at] = pair;
        ++at;
        pair = shell_clocks[n];
        pair &= 15;
        DIGITS[at] = pair;
        ++at;
    }
}

/* Where the text of a position that was set up is kept: behind so many moves, and where two of the new game may be. */
static char *behind(uint16_t count)
{
    return (char *)(record_moves + 2 + count);
}

/* What undo needs of the game that is given up; the new one must not begin before. 0: there is no way back, as there
 * was no move, or the record has no room for the text. */
static uint8_t put_aside(void)
{
    uint16_t size = strlen(record_begin) + 1;
    char *text = behind(record_count);

    memcpy(shell_before.first, record_moves, sizeof shell_before.first);
    shell_before.seed = record_seed;
    shell_before.count = record_count;
    keep_clocks();
    game_reset();
    game_write_position(text_position);
    if (memcmp(text_position, record_begin, size) == 0) {
        return record_count != 0;
    }
    if ((int16_t)(record_begin - text) < (int16_t)size) { /* which is behind the moves */
        return 0;
    }
    shell_before.count |= SHELL_SET_UP;
    memcpy(text, record_begin, size);
    return 1;
}

/* Asks first, unless nothing is lost. */
uint8_t give_new(void)
{
    uint8_t is_aside;

    line_start();
    if (record_count && outcome == OUTCOME_NONE && !record_resigned && !is_yes("New game")) {
        return OBEY_TURN;
    }
    is_aside = put_aside();
    turn_new_game();
    record_aside = is_aside;
    record_moves[1] = SHELL_UNTOUCHED;
    show_board();
    return OBEY_TURN;
}

/* Undo, and there is no move to undo: the game that START ended stands again. Nobody has ever made more
 * than one move since, which the computer may have begun the new game with: a second one is written over the mark. */
uint8_t give_back(void)
{
    uint16_t count = shell_before.count;

    if (!record_aside || record_moves[1] != SHELL_UNTOUCHED) {
        show_refuse("Nothing to undo");
        return OBEY_NOTHING;
    }
    record_aside = 0;
    if (count & SHELL_SET_UP) {
        count &= ~SHELL_SET_UP;
        strcpy(record_begin, behind(count));
    }
    memcpy(record_moves, shell_before.first, sizeof shell_before.first);
    record_seed = shell_before.seed;
    record_count = count;
    record_last = count;
    record_restore();
    put_clocks_back();
    shell_kept = 1; /* as far as anybody knows */
    shell_unkept = 1;
    show_board();
    return OBEY_TURN;
}

