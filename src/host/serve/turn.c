/* turn.c: see turn.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "host/serve/log.h"
#include "host/serve/announce.h"
#include "host/serve/thinker.h"
#include "host/serve/turn.h"
#include "host/wall_clock.h"

void turn_end(Table *table, int winner, const char *reason)
{
    thinker_stop(table);
    table->state = TABLE_OVER;
    table->winner = (uint8_t)winner;
    table->reason = reason;
    memset(table->asked, 0, sizeof table->asked);
    announce_clocks(table);
    announce_turn(table);
    log_line("table %s: %s is over, %s", table->code, table->board.game, reason);
}

/* Plays what needs no decision: passes, and the rolls of the computer. Returns 1 if it did. */
static int play_forced(Table *table)
{
    Board *board = &table->board;

    return board_pass(board) || (!table_is_person(table, board->side) && board_roll(board, ""));
}

void turn_go_on(Table *table)
{
    Board *board = &table->board;

    thinker_stop(table);
    while (play_forced(table)) {
        announce_last_move(table);
    }
    table->turn_began = timing_now();
    if (board->outcome != OUTCOME_NONE && board->outcome != OUTCOME_CHANCE) {
        turn_end(table, board_winner(board), "RULES");
        return;
    }
    table->wants_thinker = !table_is_person(table, board->side);
    announce_clocks(table);
    announce_turn(table);
}

void turn_moved(Table *table, uint8_t who)
{
    table_clock_stop(table, who, table->board.side != who);
    memset(table->asked, 0, sizeof table->asked);
    announce_last_move(table);
    turn_go_on(table);
}

void turn_take_thought(Table *table)
{
    Board *board = &table->board;
    uint8_t who = board->side;
    char *line = table->thought;
    char *end;
    unsigned played = 0;

    while (board->side == who && board->outcome == OUTCOME_NONE && (end = strchr(line, '\n')) != 0) {
        *end = 0;
        if (board_play(board, line)) {
            break;
        }
        ++played;
        announce_last_move(table);
        line = end + 1;
    }
    if (!played) {
        board_play_any(board);
        announce_last_move(table);
    }
    turn_go_on(table);
}

void turn_start_if_full(Table *table)
{
    uint8_t i;

    for (i = 0; i < table->sides; ++i) {
        if (table->seats[i].kind == SEAT_OPEN) {
            return;
        }
    }
    if (table->state == TABLE_WAITS) {
        table->state = TABLE_PLAYS;
        table_start_clocks(table);
        turn_go_on(table);
    }
}

void turn_start_again(Table *table)
{
    table->state = TABLE_PLAYS;
    table_start_game(table);
    announce_game_to_all(table);
    turn_go_on(table);
}

/* The computer takes the seat; the person who had it watches. */
static void give_to_computer(Table *table, uint8_t who)
{
    unsigned i;

    table->seats[who].kind = SEAT_COMPUTER;
    for (i = 0; i < CLIENTS_MOST; ++i) {
        if (clients[i] && clients[i]->table == table && clients[i]->seat == who) {
            clients[i]->seat = NO_SEAT;
        }
    }
}

void turn_give_up(Table *table, uint8_t who, const char *reason)
{
    if (table->sides == 2) {
        turn_end(table, (who ^ 1) + 1, reason);
        return;
    }
    give_to_computer(table, who);
    announce_all(table, "GONE %d %s", who + 1, reason);
    announce_seat(table, who);
    memset(table->asked, 0, sizeof table->asked);
    if (!table_people(table)) {
        turn_end(table, 0, "ABANDONED");
    } else if (table->board.side == who) {
        turn_go_on(table);
    }
}

void turn_undo(Table *table, uint16_t count)
{
    table_clock_stop(table, table->board.side, 0);
    board_undo(&table->board, count);
    memset(table->asked, 0, sizeof table->asked);
    announce_all(table, "UNDO %lu", (unsigned long)table->board.base + count);
    turn_go_on(table);
}

void turn_check_clock(Table *table)
{
    uint8_t who = table->board.side;

    if (table->state == TABLE_PLAYS && table->clock_first_ms && table_is_person(table, who)
        && table_clock_left(table, who) <= 0) {
        table->seats[who].clock_ms = 0;
        turn_give_up(table, who, "TIME");
    }
}
