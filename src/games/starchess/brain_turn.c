/* brain_turn.c: requests, and the fleets that answer them. */
#include <string.h>

#include "games/starchess/brain.h"

#define COLONIES_WAR 50 /* ships that an attack may take, at least */

uint16_t stars_used;
uint8_t stars_focus;
uint8_t stars_noting;
uint8_t stars_plan_count;
uint16_t stars_plan[PLAN_MOST];

uint8_t stars_requests;
uint8_t stars_request[SECTORS];
uint16_t stars_least[SECTORS];
uint16_t stars_most[SECTORS];
uint16_t stars_settling[SECTORS];
uint16_t stars_assigned[SECTORS];

/* Requests of each priority, 1 to 4, end here in stars_request. */
#define PRIORITIES 4
static uint8_t group_end[PRIORITIES + 1];

void stars_give(uint8_t kind)
{
    order.kind = kind;
    if (stars_noting && stars_plan_count < PLAN_MOST) {
        stars_write_code();
        stars_plan[stars_plan_count++] = move;
    }
    stars_obey();
}

/* ---- requests ---- */

/* Sets what the sector wants; returns the priority. */
static uint8_t request_for(uint8_t sector)
{
    static uint16_t danger;
    static uint8_t who;

    danger = stars_threat[sector];
    who = galaxy.owner[sector];
    stars_least[sector] = danger;
    stars_most[sector] = (uint16_t)(danger + danger + danger);
    stars_settling[sector] = 0;
    if (who == side) {
        stars_least[sector] = (uint16_t)(danger / 3 + 1);
        if (!HAS_ENEMY(sector, side)) {
            return 4;
        }
        return sector == stars_home[side] ? 1 : 2;
    }
    if (who == NOBODY) {
        stars_least[sector] += SETTLERS;
        stars_most[sector] += SETTLERS;
        stars_settling[sector] = stars_least[sector];
        return 4;
    }
    ++stars_least[sector];
    if (stars_most[sector] < COLONIES_WAR) {
        stars_most[sector] = COLONIES_WAR;
    }
    return sector == stars_home[who] ? 2 : 3;
}

/* Makes the requests of a mask, sorted by priority and by the player's own order. */
static void make_requests(uint16_t mask)
{
    static uint8_t priority[SECTORS];
    static uint8_t wanted[SECTORS];
    static const uint8_t *snake;
    static uint8_t low;
    static uint8_t high;
    static uint8_t count;
    static uint8_t i;
    static uint8_t level;
    static uint8_t sector;

    snake = stars_order + (uint8_t)(side << 4);
    low = (uint8_t)mask;
    high = (uint8_t)(mask >> 8);
    count = 0;
    for (i = 0; i < SECTORS; ++i) {
        sector = snake[i];
        if (stars_byte_bit[sector] & (sector < 8 ? low : high)) {
            wanted[count] = sector;
            priority[count] = request_for(sector);
            if ((uint8_t)(sector + 1) == stars_focus) {
                priority[count] = 1;
                stars_most[sector] = SHIPS_MOST;
            }
            ++count;
        }
    }
    stars_requests = 0;
    group_end[0] = 0;
    for (level = 1; level <= PRIORITIES; ++level) {
        for (i = 0; i < count; ++i) {
            if (priority[i] == level) {
                stars_request[stars_requests++] = wanted[i];
            }
        }
        group_end[level] = stars_requests;
    }
}

/* ---- fleets ---- */

/* Ships of the fleet for a request of that sector. */
static uint16_t available(uint8_t fleet, uint8_t sector)
{
    static uint16_t free;
    static uint16_t able;

    free = (uint16_t)(galaxy.ships[fleet] - stars_assigned[fleet]);
    if (sector != fleet) {
        able = MOVABLE(fleet);
    } else if (stars_settling[sector]) {
        able = (uint16_t)(galaxy.ships[fleet] - galaxy.moved[fleet]);
    } else {
        return free;
    }
    return able < free ? able : free;
}

/* The next sector on the way to one that is further away; SECTORS: there is none. */
static uint8_t step_towards(uint8_t fleet, uint8_t sector)
{
    static const uint8_t *snake;
    static uint8_t nearer;
    static uint8_t i;
    static uint8_t step;

    snake = stars_order + (uint8_t)(side << 4);
    nearer = (uint8_t)(DISTANCE(fleet, sector) - 1);
    for (i = 0; i < SECTORS; ++i) {
        step = snake[i];
        if (DISTANCE(fleet, step) == 1 && DISTANCE(step, sector) == nearer && IN_REACH(step)
            && !HAS_ENEMY(step, side)) {
            return step;
        }
    }
    return SECTORS;
}

/* Sends so many ships on their way; returns how many went. */
static uint16_t send(uint8_t fleet, uint16_t ships)
{
    static uint16_t room;
    static uint16_t before;

    before = 0;
    if (galaxy.fleet[order.to] == side) {
        before = galaxy.ships[order.to];
        room = (uint16_t)(SHIPS_MOST - before);
        if (room < ships) {
            ships = room;
        }
    }
    if (ships) {
        order.from = fleet;
        order.ships = ships;
        stars_give(ORDER_MOVE);
        if (galaxy.fleet[order.to] == side) {
            stars_assigned[order.to] += galaxy.ships[order.to] - before;
        }
    }
    return ships;
}

/* The fleet answers the request for the sector, if it can. */
static void answer(uint8_t fleet, uint8_t sector)
{
    static uint16_t ships;
    static uint16_t least;

    ships = available(fleet, sector);
    if (ships > stars_most[sector]) {
        ships = stars_most[sector];
    }
    least = stars_least[sector];
    if (!least && HAS_ENEMY(sector, side)) {
        least = galaxy.ships[sector]; /* a further part alone must stand up to them */
    }
    if (!ships || ships < least) {
        return;
    }
    if (fleet == sector) {
        stars_assigned[sector] += ships;
    } else {
        order.to = DISTANCE(fleet, sector) == 1 ? sector : step_towards(fleet, sector);
        if (order.to == SECTORS) {
            return;
        }
        ships = send(fleet, ships);
        if (!ships) {
            return;
        }
    }
    stars_used |= stars_bit[sector];
    stars_most[sector] -= ships;
    stars_least[sector] = stars_least[sector] > ships ? (uint16_t)(stars_least[sector] - ships) : 0;
}

/* All requests by priority, then distance, then order. */
static void answer_all(uint8_t fleet)
{
    static uint8_t away[SECTORS]; /* each request is */
    static uint8_t level;
    static uint8_t distance;
    static uint8_t end;
    static uint8_t i;

    for (i = 0; i < stars_requests; ++i) {
        away[i] = DISTANCE(fleet, stars_request[i]);
    }
    for (level = 0; level < PRIORITIES; ++level) {
        end = group_end[level + 1];
        if (group_end[level] == end) {
            continue;
        }
        for (distance = 0; distance < 4; ++distance) {
            for (i = group_end[level]; i < end; ++i) {
                if (away[i] == distance && stars_most[stars_request[i]]) {
                    answer(fleet, stars_request[i]);
                    if (galaxy.ships[fleet] == stars_assigned[fleet]) {
                        return; /* the others are on their way, or nobody is left */
                    }
                }
            }
        }
    }
}

/* Fleets as they stand at the start, the largest first. */
static void answer_with_fleets(void)
{
    static uint16_t size[SECTORS];
    static uint8_t where[SECTORS];
    static const uint8_t *snake;
    static uint8_t fleets;
    static uint8_t left;
    static uint8_t i;
    static uint8_t best;
    static uint16_t largest;

    memset(stars_assigned, 0, sizeof stars_assigned);
    snake = stars_order + (uint8_t)(side << 4);
    fleets = 0;
    for (i = 0; i < SECTORS; ++i) {
        if (galaxy.fleet[snake[i]] == side) {
            where[fleets] = snake[i];
            size[fleets++] = galaxy.ships[snake[i]];
        }
    }
    for (left = fleets; left; --left) {
        largest = 0;
        for (i = 0; i < fleets; ++i) {
            if (size[i] > largest) {
                largest = size[i];
                best = i;
            }
        }
        size[best] = 0;
        answer_all(where[best]);
    }
}

void stars_play_turn(uint16_t off)
{
    stars_used = 0;
    stars_find_threats();
    make_requests(stars_full & ~off);
    answer_with_fleets();
    stars_build_all();
    stars_give(ORDER_END);
}
