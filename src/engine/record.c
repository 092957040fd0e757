/* record.c: see record.h. */
#include <string.h>

#include "engine/game.h"
#include "engine/hash.h"
#include "engine/list.h"
#include "engine/record.h"

uint16_t record_count;
uint16_t record_last;
char record_begin[TEXT_SIZE];

static uint8_t start_quiet;
static uint8_t moves_lo[RECORD_MOST];
static uint8_t moves_hi[RECORD_MOST];

void record_start(void)
{
    game_write_position(record_begin);
    start_quiet = quiet_plies[0];
    past_count = 0;
    record_count = 0;
    record_last = 0;
}

/* The position at the root joins the past, as far as it can ever come back. */
static void keep_key(void)
{
    uint8_t i;

    if (past_count == PAST_MOST) {
        --past_count;
        for (i = 0; i < KEY_BYTES; ++i) {
            memmove(past_key[i], past_key[i] + 1, PAST_MOST - 1);
        }
    }
    for (i = 0; i < KEY_BYTES; ++i) {
        past_key[i][past_count] = hash_key[i][0];
    }
    ++past_count;
}

/* Plays `move` and brings the board back to ply 0. */
static void advance(void)
{
    static char text[TEXT_SIZE];
    uint8_t quiet;
    uint8_t ended;

    keep_key();
    list_play();
    ended = outcome;
    quiet = quiet_plies[ply];
    game_write_position(text);
    game_read_position(text);
    quiet_plies[0] = quiet;
    if (ended == OUTCOME_DRAW) {
        outcome = OUTCOME_DRAW; /* by the number of quiet plies: no text tells */
    }
    if (quiet == 0) {
        past_count = 0;
    }
}

void record_play(void)
{
    if (record_count == RECORD_MOST) {
        return;
    }
    if (game_info()->roll) {
        game_info()->roll();
    }
    moves_lo[record_count] = (uint8_t)move;
    moves_hi[record_count] = (uint8_t)(move >> 8);
    record_last = ++record_count;
    advance();
}

void record_move(uint16_t n)
{
    move = (uint16_t)(moves_lo[n] | moves_hi[n] << 8);
}

uint8_t record_redo(void)
{
    if (record_count == record_last) {
        return 0;
    }
    record_move(record_count++);
    advance();
    return 1;
}

void record_restore(void)
{
    uint16_t target = record_count;

    game_reset(); /* ply 0, where a position can be read */
    game_read_position(record_begin);
    quiet_plies[0] = start_quiet;
    past_count = 0;
    for (record_count = 0; record_count < target;) {
        record_move(record_count++);
        advance();
    }
}

uint8_t record_undo(void)
{
    if (record_count == 0) {
        return 0;
    }
    --record_count;
    record_restore();
    return 1;
}

/* How often the position on the board stood there before. */
static uint8_t times_seen(void)
{
    uint8_t row;
    uint8_t i;
    uint8_t times = 0;

    for (row = 0; row < past_count; ++row) {
        for (i = 0; i < KEY_BYTES && past_key[i][row] == hash_key[i][0]; ++i) {
        }
        times += i == KEY_BYTES;
    }
    return times;
}

static uint8_t can_move(void)
{
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        if (list_is_legal()) {
            return 1;
        }
    }
    return 0;
}

void record_judge(void)
{
    if (outcome != OUTCOME_NONE) {
        return;
    }
    if (!can_move()) {
        game_settle();
    } else if (times_seen() >= 2 || record_count == RECORD_MOST) {
        outcome = OUTCOME_DRAW;
    }
}
