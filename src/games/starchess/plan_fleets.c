/* plan_fleets.c: sends fleets to the sectors that request ships; asm/games/starchess/plan_fleets.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/starchess/plan.h"

/* Returns how many ships of the fleet in sector `fleet` can answer the request of `sector`. */
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

/* Returns the next sector on the way from sector `fleet` to `sector`, which is not a neighbour. Returns SECTORS if all
 * such sectors are out of reach or held by enemies. */
static uint8_t step_towards(uint8_t fleet, uint8_t sector)
{
    static const uint8_t *snake;
    static uint8_t nearer;
    static uint8_t i;
    static uint8_t step;

    snake = stars_order + ORDER_OF(side);
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

/* Sends up to `ships` ships to order.to, fewer if the fleet there would exceed SHIPS_MOST. Returns how many went. */
static uint16_t send(uint8_t fleet, uint16_t ships)
{
    static uint16_t spare;
    static uint16_t before;

    before = 0;
    if (galaxy.fleet[order.to] == side) {
        before = galaxy.ships[order.to];
        spare = (uint16_t)(SHIPS_MOST - before);
        if (spare < ships) {
            ships = spare;
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

/* The fleet answers the request of the sector, if it can. */
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
        least = galaxy.ships[sector]; /* enough ships are assigned, but each fleet must be as strong as the enemy */
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

/* The fleet answers requests by priority, then distance, then the player's order of sectors. */
static void answer_all(uint8_t fleet)
{
    static uint8_t away[SECTORS]; /* distance of each request */
    static uint8_t level;
    static uint8_t distance;
    static uint8_t most;
    static uint8_t end;
    static uint8_t i;

    for (i = 0; i < stars_requests; ++i) {
        away[i] = DISTANCE(fleet, stars_request[i]);
    }
    for (level = 0; level < PRIORITIES; ++level) {
        end = stars_group_end[level + 1];
        if (stars_group_end[level] == end) {
            continue;
        }
        most = level ? 4 : 2; /* only ships in the sector or next to it serve a certain kill */
        for (distance = 0; distance < most; ++distance) {
            for (i = stars_group_end[level]; i < end; ++i) {
                if (away[i] == distance && stars_most[stars_request[i]]) {
                    answer(fleet, stars_request[i]);
                    if (galaxy.ships[fleet] == stars_assigned[fleet]) {
                        return; /* every ship that is still here answers a request */
                    }
                }
            }
        }
    }
}

void stars_send_fleets(void)
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
    snake = stars_order + ORDER_OF(side);
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
