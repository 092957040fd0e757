/* order_rules.c: which orders are illegal, and why; asm/games/starchess/order_rules.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/starchess/starchess.h"
#include "texts/starchess.h"

static const char *refuse(uint8_t part, const char *words)
{
    return text_error(part, stars_error(part == WRONG_TO ? order.to : order.from, words));
}

/* Returns an error text that ends with a number of ships. */
static const char *refuse_number(const char *words, uint16_t ships)
{
    refuse(WRONG_SHIPS, words);
    return stars_error_number(ships);
}

static const char *refuse_fleet(void)
{
    if (galaxy.fleet[order.from] != side) {
        return refuse(WRONG_FROM, TEXT_NO_SHIPS);
    }
    if (!order.ships) {
        return text_error(WRONG_SHIPS, TEXT_ONE_SHIP);
    }
    if (order.ships > galaxy.ships[order.from]) {
        return refuse_number(TEXT_ONLY, galaxy.ships[order.from]);
    }
    return 0;
}

static const char *refuse_move(void)
{
    const char *why = refuse_fleet();

    if (why) {
        return why;
    }
    if (DISTANCE(order.from, order.to) != 1) {
        return refuse(WRONG_TO, TEXT_NOT_NEXT);
    }
    if (order.ships > MOVABLE(order.from)) {
        return refuse(WRONG_SHIPS, TEXT_CANNOT_MOVE);
    }
    if (!IN_REACH(order.to)) {
        return refuse(WRONG_TO, TEXT_TOO_FAR);
    }
    if (galaxy.fleet[order.to] == side && order.ships > SHIPS_MOST - galaxy.ships[order.to]) {
        return refuse(WRONG_SHIPS, TEXT_FLEET_FULL);
    }
    return 0;
}

static const char *refuse_build(void)
{
    if (galaxy.owner[order.from] != side) {
        return refuse(WRONG_FROM, TEXT_NO_COLONY);
    }
    if (!order.ships) {
        return text_error(WRONG_SHIPS, TEXT_ONE_SHIP);
    }
    if (order.ships > TERRAN_MOST / SHIP_PEOPLE
        || (order.ships + galaxy.built[order.from]) * SHIP_PEOPLE > galaxy.people[order.from]) {
        return refuse(WRONG_SHIPS, TEXT_NEEDS_PEOPLE);
    }
    if (order.ships * SHIP_CREDITS > galaxy.credits[side]) {
        return text_error(WRONG_SHIPS, TEXT_NEEDS_CREDITS);
    }
    if (order.ships * SHIP_MATERIALS > galaxy.materials[side]) {
        return text_error(WRONG_SHIPS, TEXT_NEEDS_MATERIALS);
    }
    if (galaxy.fleet[order.from] == side && order.ships > SHIPS_MOST - galaxy.ships[order.from]) {
        return refuse(WRONG_SHIPS, TEXT_FLEET_FULL);
    }
    if (order.ships > SHIPS_ALL - galaxy.total[side]) {
        return text_error(WRONG_SHIPS, TEXT_ALL_SHIPS);
    }
    return 0;
}

static const char *refuse_colony(void)
{
    if (galaxy.fleet[order.from] != side) {
        return refuse(WRONG_FROM, TEXT_NO_SHIPS);
    }
    if (galaxy.owner[order.from] != NO_PLAYER) {
        return refuse(WRONG_FROM, TEXT_HAS_COLONY);
    }
    if (galaxy.ships[order.from] - galaxy.moved[order.from] < SETTLERS) {
        return refuse(WRONG_FROM, TEXT_FEW_SHIPS);
    }
    return 0;
}

static const char *refuse_terraforming(void)
{
    if (galaxy.owner[order.from] != side) {
        return refuse(WRONG_FROM, TEXT_NO_COLONY);
    }
    if (galaxy.terran[order.from]) {
        return refuse(WRONG_FROM, TEXT_IS_TERRAN);
    }
    if (galaxy.materials[side] < TERRAFORMING) {
        return text_error(WRONG_FROM, TEXT_TERRAFORM_COST);
    }
    return 0;
}

const char *stars_refuse(void)
{
    switch (order.kind) {
    case ORDER_MOVE:
        return refuse_move();
    case ORDER_SCRAP:
        return refuse_fleet();
    case ORDER_BUILD:
        return refuse_build();
    case ORDER_COLONIZE:
        return refuse_colony();
    case ORDER_TERRAFORM:
        return refuse_terraforming();
    default:
        return 0;
    }
}

static uint16_t movable(void)
{
    uint16_t most = MOVABLE(order.from);
    uint16_t spare = SHIPS_MOST;

    if (galaxy.fleet[order.to] == side) {
        spare -= galaxy.ships[order.to];
    }
    return most > spare ? spare : most;
}

uint16_t stars_available(void)
{
    switch (order.kind) {
    case ORDER_MOVE:
        return movable();
    case ORDER_BUILD:
        return stars_buildable(order.from, TERRAN_MOST / SHIP_PEOPLE);
    default:
        return galaxy.ships[order.from];
    }
}

const char *stars_ask_ships(void)
{
    const char *why;

    order.ships = 1;
    why = stars_refuse();
    return why ? why : refuse_number(TEXT_HOW_MANY, stars_available());
}
