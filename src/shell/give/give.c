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
#include "shell/yes.h"

#define OFFER_FROM 20 /* plies before the computer thinks of a draw */

/* The question of the line. */
static uint8_t ask(const char *question)
{
    line_text(question);
    line_text("? FIRE yes  ESC no");
    show_line();
    screen_thinking("");
    return is_yes();
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
    if (!record_computer[side ^ 1]) {
        line_start();
        line_text(show_side_name(side ^ 1));
        if (!ask(": draw")) {
            return OBEY_TURN;
        }
    } else if (record_count < OFFER_FROM || shell_opinion >= 0) {
        return show_refuse("No, let us play on");
    }
    return end(RECORD_AGREED);
}

uint8_t give_resign(void)
{
    if (!is_duel()) {
        return OBEY_NOTHING;
    }
    line_start();
    return ask("Resign") ? end(RECORD_RESIGNED) : OBEY_TURN;
}

/* ---- a new game, and back ---- */

/* The clocks to shell_clocks, or back. */
#define DIGITS ((uint8_t *)clock_digits)
static uint8_t at;
static uint8_t pair;

static void keep_clocks(void)
{
    at = sizeof clock_digits;
    do {
        --at;
        pair = DIGITS[at];
        --at;
        pair |= (uint8_t)(DIGITS[at] << 4);
        shell_clocks[at >> 1] = pair;
    } while (at);
}

static void put_clocks_back(void)
{
    at = sizeof clock_digits;
    do {
        --at;
        pair = shell_clocks[at >> 1];
        DIGITS[at] = pair & 15;
        pair >>= 4;
        --at;
        DIGITS[at] = pair;
    } while (at);
}

#define UNTOUCHED (SHELL_UNTOUCHED >> 8) /* both bytes of it */

/* The record from its end to its beginning, byte by byte; once more, and it is as it was. */
static void turn_over(void)
{
    static uint8_t *low;
    static uint8_t *high;
    uint8_t byte;

    low = (uint8_t *)record_moves;
    high = (uint8_t *)record_begin; /* which is behind it */
    while (low < --high) {
        byte = *high;
        *high = *low;
        *low = byte;
        ++low;
    }
}

/* RESET plays the record again, whatever is in it: nothing, until it is whole. */
static void begin_nothing(void)
{
    record_count = 0;
    record_last = 0;
    record_aside = 0;
}

static uint16_t from; /* a place in the record */

/* 0, 1, or 2 for more: moves of the new game from there on, up to where none ever was, that were somebody's choice: no
 * throw, and not the pass of who cannot use it. Where it has had all of its room the bytes of the old one count. */
static uint8_t count_chosen(void)
{
    uint8_t chosen = 0;

    while (chosen < 2) {
        record_move(from++);
        if (move == SHELL_UNTOUCHED) {
            break;
        }
        if (!SHELL_HIGH((uint16_t)game_info()->throws) || (move && !(SHELL_HIGH(move) & SHELL_HIGH(MOVE_THROW)))) {
            ++chosen;
        }
    }
    return chosen;
}

/* Who plays, as shell_next has it. */
static uint8_t sides_now(void)
{
    return SHELL_NEXT | (uint8_t)(record_computer[0] << 1) | record_computer[1];
}

static uint8_t sides; /* the same of a game before or to come */

static void set_sides(void)
{
    if (sides_now() != sides) {
        record_computer[1] = sides & 1;
        sides >>= 1;
        record_computer[0] = sides & 1;
        view_flip = record_computer[0] & (record_computer[1] ^ 1); /* shell_turn_board, for two */
    }
}

#define ASIDE_SIDES 7 /* in record_aside: who plays, */
#define ASIDE_ENDED 3 /* and so many bits above it record_resigned */

/* What undo needs of the game that is given up; the new one must not begin before. Its moves, and behind them the text
 * of a position that was set up, go to the end of the record: the room before them is the new game's, in which much may
 * fall before somebody moves. 0: there is no way back, as there was no move, or no room for the text. Where nobody has
 * moved since the last START, that can still be undone. */
static uint8_t put_aside(void)
{
    uint16_t size = strlen(record_begin) + 1;
    char *behind = (char *)(record_moves + record_count);

    from = 0;
    sides = record_aside;
    if (sides && !count_chosen()) {
        return sides;
    }
    sides = (uint8_t)(record_resigned << ASIDE_ENDED) | sides_now();
    shell_before.seed = record_seed;
    shell_before.count = record_count;
    keep_clocks();
    game_reset();
    game_write_position(text_position);
    if (memcmp(text_position, record_begin, size) != 0) {
        if ((uint16_t)(record_begin - behind) < size) {
            return 0;
        }
        shell_before.count |= SHELL_SET_UP;
        memcpy(behind, record_begin, size);
        behind += size;
    }
    begin_nothing();
    turn_over();
    memcpy(shell_before.first, record_moves, sizeof shell_before.first);
    size = record_begin - behind;
    if (size < sizeof shell_before.first) {
        size = sizeof shell_before.first;
    }
    memset(record_moves, UNTOUCHED, size);
    if (!(SHELL_HIGH(shell_before.count) | (uint8_t)shell_before.count)) {
        return 0;
    }
    return sides;
}

/* Asks first, unless nothing is lost. */
uint8_t give_new(void)
{
    uint8_t is_aside;

    line_start();
    if (record_count && !RECORD_IS_OVER && !ask("New game")) {
        return OBEY_TURN;
    }
    is_aside = put_aside();
    if (shell_next) {
        sides = shell_next;
        set_sides();
        shell_next = 0;
    }
    turn_new_game();
    record_aside = is_aside;
    show_board();
    return OBEY_TURN;
}

/* Undo, and there is no move to undo: the game that START ended stands again, as long as not more than one move would
 * be lost with the new one, undone or not (what the computer and chance began it with does not count). */
uint8_t give_back(void)
{
    from = record_count;
    sides = record_aside;
    if (!sides || count_chosen() == 2) {
        return show_refuse("Nothing to undo");
    }
    begin_nothing();
    shell_forget();
    memcpy(record_moves, shell_before.first, sizeof shell_before.first);
    turn_over();
    record_seed = shell_before.seed;
    record_count = shell_before.count & ~SHELL_SET_UP;
    record_last = record_count;
    if (SHELL_HIGH(shell_before.count) & SHELL_HIGH(SHELL_SET_UP)) {
        strcpy(record_begin, (char *)(record_moves + record_count));
    }
    record_resigned = sides >> ASIDE_ENDED;
    if (game_info()->sides == 2) {
        sides &= ASIDE_SIDES;
        set_sides();
    }
    record_restore();
    shell_find_first();
    put_clocks_back();
    shell_unkept = 1;
    show_board();
    return OBEY_TURN;
}

