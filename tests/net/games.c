/* games.c: whole games between scripted clients, with reconnects, spectators, undo, draws, clocks. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "net/net.h"

static Follower people[4];
static Follower spectator;

/* Opens a table with `wishes` and seats `count` people. */
static void open_table(const char *game, const char *wishes, int count)
{
    static const char *const names[] = { "anna", "bob", "carl", "dora" };
    int i;

    for (i = 0; i < count; ++i) {
        follow_begin(&people[i], names[i]);
        if (i == 0) {
            connection_send(&people[0].connection, "OPEN %s %s", game, wishes);
            FOLLOW_UNTIL(&people[0], people[0].code[0]);
        } else {
            connection_send(&people[i].connection, "JOIN %s", people[0].code);
        }
        FOLLOW_UNTIL(&people[i], people[i].dumps && !people[i].is_dump);
        check(people[i].side >= 0, "%s: %s has a seat", game, names[i]);
    }
}

static void close_table(int count)
{
    while (count--) {
        connection_close(&people[count].connection);
    }
}

/* Lets a client do something wrong, which must not change anything. */
static void do_wrong(Follower *person)
{
    unsigned refused = person->refused;

    switch (net_random(4)) {
    case 0:
        connection_send(&person->connection, "MOVE zz99");
        break;
    case 1:
        connection_send(&person->connection, "MOVE #%lu e2e4", person->base + person->count + 2);
        break;
    case 2:
        connection_send(&person->connection, "CLAIM");
        break;
    default:
        connection_send(&person->connection, "AGAIN");
    }
    FOLLOW_UNTIL(person, person->refused > refused);
    check(person->refused == refused + 1, "%s: nonsense is refused", person->game);
}

static void act(Follower *person, const char *favourite)
{
    char text[MOVE_SIZE];

    if (strcmp(person->turn_kind, "ROLL") == 0) {
        connection_send(&person->connection, net_random(2) ? "ROLL" : "ROLL w%u", net_random(10000));
    } else {
        follow_choose(person, favourite, text);
        connection_send(&person->connection, "MOVE #%lu %s", person->base + person->count + 1, text);
    }
    person->turn = -1;
}

/* Plays the game to its end. Client 0 comes back after `break_at` moves, the others later. */
static void play_to_end(int count, const char *favourite, unsigned break_at)
{
    int broken = 0;
    int idle = 0;
    int i;
    int over = 0;

    while (over < count && idle < WAIT_MS / 10) {
        follow_wait(people, count, 10);
        ++idle;
        over = 0;
        for (i = 0; i < count; ++i) {
            follow_all(&people[i], 0);
            over += people[i].is_over;
            if (!people[i].is_over && people[i].turn == people[i].side) {
                idle = 0;
                if (broken == i && people[i].count >= break_at * (unsigned)(i + 1)) {
                    ++broken;
                    do_wrong(&people[i]);
                    follow_reconnect(&people[i]);
                    continue; /* its turn came again with the whole game */
                }
                act(&people[i], favourite);
            }
        }
    }
    check(over == count, "%s: the game comes to its end for everyone", people[0].game);
    check(broken > 0, "%s: a client came back", people[0].game);
}

static void play_game(const char *game, const char *wishes, int count, const char *favourite, unsigned break_at)
{
    char first[TEXT_SIZE];
    char other[TEXT_SIZE];
    int i;

    open_table(game, wishes, count);
    follow_begin(&spectator, "eve");
    connection_send(&spectator.connection, "WATCH %s", people[0].code);
    play_to_end(count, favourite, break_at);
    FOLLOW_UNTIL(&spectator, spectator.is_over);
    check(spectator.is_over, "%s: the spectator sees the end", game);
    check(people[0].seed[0], "%s: the seed is published", game);
    follow_load(&people[0], first);
    for (i = 1; i < count; ++i) {
        follow_load(&people[i], other);
        check(strcmp(first, other) == 0, "%s: all see the same position", game);
        check(people[i].winner == people[0].winner, "%s: all see the same winner", game);
    }
    follow_load(&spectator, other);
    check(strcmp(first, other) == 0, "%s: the spectator sees the same position", game);
    printf("figure %s: %lu moves\n", game, people[0].base + people[0].count);
    connection_close(&spectator.connection);
    close_table(count);
}

/* Sends a line of one client and waits until another one is asked or told no. */
static void ask(Follower *from, Follower *to, const char *line)
{
    unsigned asks = to->asks;
    unsigned own = from->asks;

    connection_send(&from->connection, "%s", line);
    FOLLOW_UNTIL(to, to->asks > asks);
    FOLLOW_UNTIL(from, from->asks > own);
    check(to->asks == asks + 1 && from->asks == own + 1, "%s: everyone at the table is told", line);
}

static void test_undo_and_draw(void)
{
    Follower *white = &people[0];
    Follower *black = &people[1];

    open_table("chess", "private", 2);
    connection_send(&white->connection, "MOVE e2e4");
    FOLLOW_UNTIL(black, black->turn == 1);
    connection_send(&black->connection, "MOVE e7e5");
    FOLLOW_UNTIL(white, white->count == 2);
    ask(white, black, "UNDO");
    ask(black, white, "UNDO NO");
    ask(black, white, "UNDO");
    connection_send(&white->connection, "UNDO YES");
    FOLLOW_UNTIL(white, white->count == 1);
    FOLLOW_UNTIL(black, black->count == 1);
    check(white->count == 1 && black->count == 1, "the second asker's move is taken back");
    ask(white, black, "UNDO");
    connection_send(&black->connection, "UNDO YES");
    FOLLOW_UNTIL(white, white->count == 0 && white->turn == 0);
    check(white->count == 0 && white->turn == 0, "White's move is taken back");
    ask(white, black, "DRAW");
    connection_send(&black->connection, "DRAW");
    FOLLOW_UNTIL(white, white->is_over);
    check(white->is_over && white->winner == 0 && strcmp(white->reason, "AGREED") == 0, "a draw is agreed");
    FOLLOW_UNTIL(black, black->is_over);
    ask(white, black, "AGAIN");
    connection_send(&black->connection, "AGAIN");
    FOLLOW_UNTIL(black, !black->is_over && !black->is_dump);
    FOLLOW_UNTIL(white, !white->is_over && !white->is_dump);
    check(white->turn == 0 && white->count == 0, "another game begins");
    connection_send(&black->connection, "RESIGN");
    FOLLOW_UNTIL(white, white->is_over);
    check(white->winner == 1 && strcmp(white->reason, "RESIGNED") == 0, "Black resigns");
    close_table(2);
}

static void test_clock(void)
{
    open_table("reversi", "clock=1+0", 2);
    FOLLOW_UNTIL(&people[0], people[0].is_over);
    check(people[0].is_over && people[0].winner == 2 && strcmp(people[0].reason, "TIME") == 0,
        "a side without time loses");
    close_table(2);
}

/* With dice an undo leaves the roll as it was, and a roll that was seen stays. */
static void test_undo_dice(void)
{
    uint16_t rolls[RECORD_MOST];
    unsigned number;
    unsigned chosen = 0;
    unsigned i;
    char text[MOVE_SIZE];

    open_table("race", "computers=1 level=1", 1);
    while (!people[0].is_over && chosen < 2) {
        FOLLOW_UNTIL(&people[0], people[0].turn == 0);
        if (strcmp(people[0].turn_kind, "ROLL") == 0) {
            connection_send(&people[0].connection, "ROLL one");
        } else {
            ++chosen;
            follow_choose(&people[0], 0, text);
            connection_send(&people[0].connection, "MOVE %s", text);
        }
        people[0].turn = -1;
    }
    FOLLOW_UNTIL(&people[0], people[0].turn == 0);
    number = people[0].rolls;
    for (i = 0; i < number; ++i) {
        rolls[i] = people[0].roll[i].move;
    }
    connection_send(&people[0].connection, "UNDO");
    people[0].turn = -1;
    FOLLOW_UNTIL(&people[0], people[0].turn == 0);
    check(strcmp(people[0].turn_kind, "MOVE") == 0, "after an undo the roll is still there");
    check(people[0].rolls && people[0].rolls <= number && people[0].roll[people[0].rolls - 1].move
        == rolls[people[0].rolls - 1], "it is the same roll");
    connection_send(&people[0].connection, "RESIGN");
    FOLLOW_UNTIL(&people[0], people[0].is_over);
    close_table(1);
}

/* The side to move is away: after a time the other one may claim the game. */
static void test_claim(void)
{
    open_table("connect4", "", 2);
    connection_close(&people[0].connection);
    poll(0, 0, 2000);
    connection_send(&people[1].connection, "CLAIM");
    FOLLOW_UNTIL(&people[1], people[1].is_over);
    check(people[1].winner == 2 && strcmp(people[1].reason, "ABANDONED") == 0, "an abandoned game can be claimed");
    close_table(2);
    open_table("starchess", "level=1 computers=1 rule=planets=random", 3);
    connection_send(&people[0].connection, "RESIGN");
    FOLLOW_UNTIL(&people[1], people[1].turn == 1);
    check(people[1].turn == 1 && !people[1].is_over, "of more than two sides one resigns, and the game goes on");
    close_table(3);
}

/* The engine has one board: a game of two sides begins while the fourth side of another game is to move. */
static void test_fourth_side(void)
{
    static Follower other;
    int i;

    open_table("starchess", "", 4);
    for (i = 0; i < 3; ++i) {
        FOLLOW_UNTIL(&people[i], people[i].turn == i);
        connection_send(&people[i].connection, "MOVE end");
    }
    FOLLOW_UNTIL(&people[0], people[0].turn == 3);
    check(people[0].turn == 3, "the fourth side is to move");
    follow_begin(&other, "dora");
    connection_send(&other.connection, "OPEN chess");
    FOLLOW_UNTIL(&other, other.dumps && !other.is_dump);
    check(other.dumps == 1, "chess begins while the fourth side of another game is to move");
    connection_close(&other.connection);
    close_table(4);
}

void suite_games(const char *trog)
{
    static const char *const words[] = { "--claim", "1", "--level", "1", 0 };

    server_start(trog, words);
    play_game("chess", "", 2, 0, 7);
    play_game("race", "clock=600+1", 2, 0, 9);
    play_game("reversi", "side=2", 2, 0, 5);
    play_game("connect4", "computers=1 level=2", 1, 0, 4);
    play_game("starchess", "computers=1 level=1", 3, "end", 11);
    play_game("warptrog", "", 2, "warp", 6);
    test_undo_and_draw();
    test_undo_dice();
    test_clock();
    test_claim();
    test_fourth_side();
    server_stop();
}
