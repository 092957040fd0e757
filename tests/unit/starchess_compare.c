/* starchess_compare.c: compares Star Chess with the independent rules of starchess_reference.c, order by order: whether
 * an order is legal, and every character of the position after it. Orders are anything that can be typed; many are
 * refused. Half of the turns are the computer's, so that there are wars; some games start with very large reserves or
 * fleets. Host only. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "games/starchess/plan.h"
#include "unit/starchess_reference.h"
#include "unity.h"

#define GAMES_USUAL 20

static int games = GAMES_USUAL;
static char text[TEXT_SIZE];
static char plain[TEXT_SIZE];
static char command[MOVE_SIZE];
static long legal, refused, fights, defeats, built_fights, ended, scrapped;

void setUp(void)
{
    state_clear();
    random_seed = 4711;
}

void tearDown(void)
{
}

static unsigned below(unsigned most)
{
    return random_next() % most;
}

static char *write_any(char *to)
{
    to[0] = (char)('A' + below(4));
    to[1] = (char)('1' + below(4));
    to[2] = 0;
    return to + 2;
}

/* Mostly small numbers, sometimes the largest possible. */
static unsigned any_ships(void)
{
    switch (below(8)) {
    case 0:
        return below(1000);
    case 1:
        return below(200);
    default:
        return below(30);
    }
}

static void draw_command(void)
{
    static const char *const words[] = { "build ", "scrap ", "colonize ", "terraform " };
    unsigned kind = below(12);
    char *end;

    if (kind == 0) {
        strcpy(command, "end");
    } else if (kind < 8) {
        end = write_any(command);
        *end++ = '-';
        sprintf(write_any(end), " %u", any_ships());
        if (below(4)) { /* to an adjacent sector */
            command[3] = (char)(command[0] + (int)below(3) - 1);
            command[4] = (char)(command[1] + (int)below(3) - 1);
        }
    } else {
        strcpy(command, words[kind - 8]);
        end = write_any(command + strlen(command));
        if (kind < 10) {
            sprintf(end, " %u", any_ships());
        }
    }
}

static void compare(void)
{
    game_write_position(text);
    plain_write(plain);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(plain, text, command);
}

/* Ships of all players together. */
static unsigned long all_ships(void)
{
    return (unsigned long)galaxy.total[0] + galaxy.total[1] + galaxy.total[2] + galaxy.total[3];
}

/* Gives the order to both implementations. */
static void give(void)
{
    const char *why = game_read_move(command);
    unsigned long before = all_ships();
    unsigned left = (unsigned)(galaxy.alive[0] + galaxy.alive[1] + galaxy.alive[2] + galaxy.alive[3]);

    TEST_ASSERT_EQUAL_INT_MESSAGE(why == 0, plain_play(command), command);
    if (why) {
        ++refused;
        return;
    }
    record_play();
    compare();
    ++legal;
    fights += command[2] == '-' && all_ships() != before;
    built_fights += command[0] == 'b' && all_ships() <= before;
    defeats += left != (unsigned)(galaxy.alive[0] + galaxy.alive[1] + galaxy.alive[2] + galaxy.alive[3]);
    scrapped += command[0] == 'e' && all_ships() < before;
}

/* Plays a full-mask turn of the computer, as text. */
static void play_turn_of_computer(void)
{
    static uint16_t plan[PLAN_MOST];
    uint8_t count;
    uint8_t n;

    game_write_position(text);
    stars_noting = 1;
    stars_plan_count = 0;
    stars_play_turn(below(3) ? 0 : random_next()); /* with some requests left out */
    stars_noting = 0;
    count = stars_plan_count;
    memcpy(plan, stars_plan, sizeof plan);
    TEST_ASSERT_NULL(game_read_position(text));
    for (n = 0; n < count; ++n) {
        move = plan[n];
        game_write_move(command);
        give();
    }
}

static void begin(int game)
{
    static const int lengths[] = { 80, 60, 150 }; /* by start */
    static const char *const rich[] = {
        "t2:1000+2x20,b2:200,b,t3:1000+3x20/b,b,b,b/b,b,b,b/t1:1000+1x999,b1:200+1x512,t1:1000,t4:20+4x20 "
        "65000/65000,40000/65000,65000/40000,400/200 1 120",
        "t2:1000+2x600,b2:200,b3:200+3x90,t3:1000+3x600/b,b,b4:200+2x7,b/b,b1:20+2x800,b,b/t1:1000+1x300,b1:200+1x512,t1:1000,t4:1000+1x700 "
        "9000/65000,65000/65000,65000/65000,65000/65000 1 100"
    };

    rules = (uint8_t)(game % 12);
    game_reset();
    if (game % 5 == 4) {
        TEST_ASSERT_NULL(game_read_position(rich[game / 5 % 2]));
    }
    record_start();
    game_write_position(text);
    plain_read(text, lengths[rules / GALAXIES]);
    command[0] = 0;
    compare();
}

static void play_game(int game)
{
    int computers = (int)below(16); /* as bits */
    int tries = 0;

    begin(game);
    while (outcome == OUTCOME_NONE) {
        if (computers >> side & 1 && below(8)) {
            play_turn_of_computer();
            continue;
        }
        draw_command();
        if (++tries % 40 == 0) {
            strcpy(command, "end");
        }
        give();
    }
    strcpy(command, "end");
    give(); /* refused by both */
    ++ended;
}

static void test_random_games(void)
{
    int game;

    for (game = 0; game < games; ++game) {
        play_game(game);
    }
    printf("%ld games, %ld orders, %ld refused; %ld fights, %ld of ships just built, "
        "%ld turns that cost ships, %ld defeats\n",
        ended, legal, refused, fights, built_fights, scrapped, defeats);
    TEST_ASSERT_TRUE(fights > games && scrapped > games && defeats > games / 3 && built_fights > 0);
}

/* The argument is the number of games. */
int main(int count, char **words)
{
    if (count > 1) {
        games = atoi(words[1]);
    }
    UNITY_BEGIN();
    RUN_TEST(test_random_games);
    return UNITY_END();
}
