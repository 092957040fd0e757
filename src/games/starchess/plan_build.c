/* plan_build.c: the second half of a computer player's turn: builds ships up to its capacity, founds and terraforms
 * colonies (plan_colonies.c), and scraps ships above the capacity. asm/games/starchess/plan_build.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

#define SHIP_TENTHS 4 /* a ship takes this many tenths of ten credits from the reserve, and half as many of materials */
#if SHIP_TENTHS * 10 != SHIP_CREDITS || SHIP_TENTHS * 10 != 2 * SHIP_MATERIALS
#error the reserves fall by whole tenths
#endif

/* Returns 1 if credits and materials suffice for a ship. */
static uint8_t can_pay(void)
{
    return galaxy.materials[side] >= SHIP_MATERIALS && galaxy.credits[side] >= SHIP_CREDITS;
}

/* Returns how many ships are missing to the capacity. */
static uint16_t spare(void)
{
    static uint16_t most;

    most = stars_supported();
    return most > galaxy.total[side] ? (uint16_t)(most - galaxy.total[side]) : 0;
}

/* Builds up to `ships` ships in the sector; returns how many were built. */
static uint16_t build(uint8_t sector, uint16_t ships)
{
    static uint16_t before;

    ships = stars_buildable(sector, ships);
    if (ships) {
        before = galaxy.fleet[sector] == side ? galaxy.ships[sector] : 0;
        stars_is_stale |= HAS_ENEMY(sector, side); /* the new ships may beat the enemy; the colony then has income */
        order.from = sector;
        order.ships = ships;
        stars_give(ORDER_BUILD);
        if (galaxy.letters[side] & LETTER_KIND) {
            stars_net_credits -= ships * SHIP_TENTHS;
            stars_net_materials -= ships * (SHIP_TENTHS / 2);
        }
        if (galaxy.fleet[sector] == side) {
            stars_assigned[sector] += galaxy.ships[sector] - before;
        }
    }
    return ships;
}

static void build_for(uint8_t target, uint8_t sector)
{
    static uint16_t ships;

    ships = stars_most[target];
    if (target != sector || !HAS_ENEMY(target, side)) {
        if (ships > spare()) {
            ships = spare();
        }
    }
    if (ships) {
        ships = build(sector, ships);
    }
    if (ships) {
        stars_most[target] -= ships;
        stars_used |= stars_bit[target];
    }
}

/* Builds for the request of `target` on own colonies without enemy ships, the nearest first. */
static void build_near(uint8_t target)
{
    static const uint8_t *snake;
    static uint8_t distance;
    static uint8_t i;
    static uint8_t sector;

    snake = stars_order + ORDER_OF(side);
    for (distance = 1; distance < 4; ++distance) {
        for (i = 0; i < SECTORS; ++i) {
            sector = snake[i];
            if (galaxy.owner[sector] == side && DISTANCE(sector, target) == distance && !HAS_ENEMY(sector, side)) {
                build_for(target, sector);
                if (!stars_most[target] || !spare() || !can_pay()) {
                    return;
                }
            }
        }
    }
}

static void build_for_requests(void)
{
    static uint8_t i;
    static uint8_t target;

    for (i = stars_group_end[1]; i < stars_requests && can_pay(); ++i) {
        target = stars_request[i];
        if (!stars_most[target]) {
            continue;
        }
        if (galaxy.owner[target] == side) {
            build_for(target, target);
        } else if (spare()) {
            build_near(target);
        }
    }
}

/* Returns what a colony makes in a turn, materials and credits added up. */
static uint16_t product(uint8_t sector)
{
    static uint16_t people;

    people = galaxy.people[sector];
    if (!galaxy.terran[sector]) {
        return (uint16_t)((people << 2) + people);
    }
    return (uint16_t)(people + (people > TERRAN_MATERIALS ? TERRAN_MATERIALS : people));
}

/* Builds ships up to the capacity, on the most productive colony first. */
static void build_rest(void)
{
    static uint16_t makes[SECTORS];
    static const uint8_t *snake;
    static uint16_t most;
    static uint8_t i;
    static uint8_t best;

    if (!spare() || !can_pay()) {
        return;
    }
    for (i = 0; i < SECTORS; ++i) {
        makes[i] = galaxy.owner[i] == side && !HAS_ENEMY(i, side) ? product(i) : 0;
    }
    snake = stars_order + ORDER_OF(side);
    while (spare() && can_pay()) {
        most = 0;
        for (i = 0; i < SECTORS; ++i) {
            if (makes[snake[i]] > most) {
                most = makes[snake[i]];
                best = snake[i];
            }
        }
        if (!most) {
            return;
        }
        makes[best] = 0;
        build(best, spare());
    }
}

/* Scraps ships that answer no request until the capacity is reached. */
static void scrap_rest(void)
{
    static const uint8_t *snake;
    static uint16_t over;
    static uint16_t free;
    static uint8_t i;
    static uint8_t sector;

    over = (uint16_t)(galaxy.total[side] - stars_supported());
    snake = stars_order + ORDER_OF(side);
    for (i = 0; i < SECTORS && over; ++i) {
        sector = snake[i];
        if (galaxy.fleet[sector] != side) {
            continue;
        }
        free = (uint16_t)(galaxy.ships[sector] - stars_assigned[sector]);
        if (free > over) {
            free = over;
        }
        if (free) {
            order.from = sector;
            order.ships = free;
            stars_give(ORDER_SCRAP);
            over -= free;
        }
    }
}

void stars_build_all(void)
{
    stars_count_income();
    build_for_requests();
    stars_settle();
    stars_terraform();
    if (stars_is_stale) {
        stars_count_income();
    }
    if (galaxy.total[side] > stars_supported()) {
        scrap_rest();
    } else {
        build_rest();
    }
}
