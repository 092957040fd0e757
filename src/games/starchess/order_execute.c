/* order_execute.c: executes orders; asm/games/starchess/order_execute.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

/* The larger fleet loses as many ships as the smaller one had; half of them, rounded up, if it is at least twice as
 * large; none if at least three times. */
uint16_t stars_losses(uint16_t more, uint16_t less)
{
    uint16_t twice = (uint16_t)(less << 1);

    if (more < twice) {
        return less;
    }
    if (more < (uint16_t)(twice + less)) {
        return (uint16_t)(less + 1) >> 1;
    }
    return 0;
}

/* Ships of `side` arrive in the sector. They join an own fleet or fight an enemy one. Returns how many of them are
 * left. */
static uint16_t arrive(uint8_t sector, uint16_t ships)
{
    static uint16_t enemy;
    static uint16_t lost;
    static uint8_t foe;

    foe = galaxy.fleet[sector];
    if (foe == NO_PLAYER || foe == side) {
        galaxy.fleet[sector] = side;
        galaxy.ships[sector] += ships;
        return ships;
    }
    enemy = galaxy.ships[sector];
    if (ships > enemy) {
        lost = stars_losses(ships, enemy);
        galaxy.total[side] -= lost;
        galaxy.total[foe] -= enemy;
        ships -= lost;
        galaxy.fleet[sector] = side;
        galaxy.ships[sector] = ships;
        return ships;
    }
    galaxy.total[side] -= ships;
    lost = ships == enemy ? enemy : stars_losses(enemy, ships);
    galaxy.total[foe] -= lost;
    galaxy.ships[sector] -= lost;
    if (ships == enemy) {
        stars_clear_fleet(sector);
    }
    return 0;
}

static void leave(uint8_t sector, uint16_t ships)
{
    galaxy.ships[sector] -= ships;
    if (!galaxy.ships[sector]) {
        stars_clear_fleet(sector);
    }
}

static void move_ships(void)
{
    leave(order.from, order.ships);
    galaxy.moved[order.to] += arrive(order.to, order.ships);
}

/* Scraps ships of order.from: first those that have moved this turn, then new ones, then the others. */
static void scrap_ships(void)
{
    static uint16_t left;

    left = order.ships;
    galaxy.total[side] -= left;
    if (left <= galaxy.moved[order.from]) {
        galaxy.moved[order.from] -= left;
    } else {
        left -= galaxy.moved[order.from];
        galaxy.moved[order.from] = 0;
        galaxy.fresh[order.from] = left < galaxy.fresh[order.from] ? (uint8_t)(galaxy.fresh[order.from] - left) : 0;
    }
    leave(order.from, order.ships);
}

static void build_ships(void)
{
    galaxy.credits[side] -= order.ships * SHIP_CREDITS;
    galaxy.materials[side] -= order.ships * SHIP_MATERIALS;
    galaxy.built[order.from] += (uint8_t)order.ships;
    galaxy.total[side] += order.ships;
    galaxy.fresh[order.from] += (uint8_t)arrive(order.from, order.ships);
}

static void colonize(void)
{
    galaxy.total[side] -= SETTLERS;
    leave(order.from, SETTLERS);
    galaxy.owner[order.from] = side;
    galaxy.people[order.from] = SETTLERS;
    galaxy.built[order.from] = 0;
    galaxy.reach[side] |= stars_around[order.from];
    ++galaxy.colonies[side];
}

void stars_execute_order(void)
{
    switch (order.kind) {
    case ORDER_MOVE:
        move_ships();
        break;
    case ORDER_SCRAP:
        scrap_ships();
        break;
    case ORDER_BUILD:
        build_ships();
        break;
    case ORDER_COLONIZE:
        colonize();
        break;
    case ORDER_TERRAFORM:
        galaxy.terran[order.from] = 1;
        galaxy.materials[side] -= TERRAFORMING;
        break;
    default:
        stars_end_turn();
        break;
    }
}

uint16_t stars_buildable(uint8_t sector, uint16_t ships)
{
    static uint16_t most;

    most = (uint16_t)(galaxy.people[sector] / SHIP_PEOPLE - galaxy.built[sector]);
    if (ships > most) {
        ships = most;
    }
    if (ships * SHIP_CREDITS > galaxy.credits[side]) {
        ships = galaxy.credits[side] / SHIP_CREDITS;
    }
    if (ships * SHIP_MATERIALS > galaxy.materials[side]) {
        ships = galaxy.materials[side] / SHIP_MATERIALS;
    }
    if (galaxy.fleet[sector] == side) {
        most = (uint16_t)(SHIPS_MOST - galaxy.ships[sector]);
        if (ships > most) {
            ships = most;
        }
    }
    most = (uint16_t)(SHIPS_ALL - galaxy.total[side]);
    return ships > most ? most : ships;
}
