/* order_codes.c: orders as 16-bit moves; starchess.h explains the numbers. asm/games/starchess/order_codes.s is its
 * twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

#define SHIPS_BITS 9 /* the low bits of a move, the number of ships */
#define SHIPS_MASK 0x1FF
#define SCRAP_CODES 84
#define BUILD_CODES 100
#define OTHER_CODES 104
#define GREAT_CODES 108
#define GREAT_STEP 9
#define GREAT_SCRAP 8
#define OTHER_TERRAFORM 16
#define OTHER_END 32

/* Returns how many great fleets of `side` are in sectors before order.from: 0 or 1. */
static uint8_t great_number(void)
{
    uint8_t sector;
    uint8_t number = 0;

    for (sector = 0; sector < order.from; ++sector) {
        number += galaxy.fleet[sector] == side && galaxy.ships[sector] >= SHIPS_GREAT;
    }
    return number;
}

/* Returns the sector of the great fleet of `side` with this number, counted from sector 0 on. */
static uint8_t find_great(uint8_t number)
{
    uint8_t sector;

    for (sector = 0; sector < SECTORS - 1; ++sector) {
        if (galaxy.fleet[sector] == side && galaxy.ships[sector] >= SHIPS_GREAT && !number--) {
            break;
        }
    }
    return sector;
}

/* Returns the lane from order.from to order.to, counted from 0 among the lanes of order.from. */
static uint8_t own_lane(void)
{
    uint8_t lane = stars_first_lane[order.from];

    while (stars_lane_to[lane] != order.to) {
        ++lane;
    }
    return (uint8_t)(lane - stars_first_lane[order.from]);
}

static uint8_t code_of_fleet(void)
{
    uint8_t lane = order.kind == ORDER_MOVE ? own_lane() : GREAT_SCRAP;

    if (order.ships >= SHIPS_GREAT) {
        return (uint8_t)(GREAT_CODES + lane + (great_number() ? GREAT_STEP : 0));
    }
    if (lane == GREAT_SCRAP) {
        return (uint8_t)(SCRAP_CODES + order.from);
    }
    return (uint8_t)(stars_first_lane[order.from] + lane);
}

void stars_write_code(void)
{
    switch (order.kind) {
    case ORDER_MOVE:
    case ORDER_SCRAP:
        move = (uint16_t)(code_of_fleet() << SHIPS_BITS | (order.ships & SHIPS_MASK));
        break;
    case ORDER_BUILD:
        move = (uint16_t)((BUILD_CODES << SHIPS_BITS) + (order.from << 7) + order.ships);
        break;
    case ORDER_COLONIZE:
        move = (uint16_t)((OTHER_CODES << SHIPS_BITS) + order.from);
        break;
    case ORDER_TERRAFORM:
        move = (uint16_t)((OTHER_CODES << SHIPS_BITS) + OTHER_TERRAFORM + order.from);
        break;
    default:
        move = (uint16_t)((OTHER_CODES << SHIPS_BITS) + OTHER_END);
        break;
    }
}

static void read_other(uint8_t what)
{
    order.kind = what < OTHER_TERRAFORM ? ORDER_COLONIZE : what < OTHER_END ? ORDER_TERRAFORM : ORDER_END;
    order.from = what & (SECTORS - 1);
}

static void read_great(uint8_t code)
{
    uint8_t number = 0;

    order.ships += SHIPS_GREAT;
    code -= GREAT_CODES;
    if (code >= GREAT_STEP) {
        code -= GREAT_STEP;
        number = 1;
    }
    order.from = find_great(number);
    order.kind = ORDER_SCRAP;
    if (code != GREAT_SCRAP) {
        order.kind = ORDER_MOVE;
        order.to = stars_lane_to[stars_first_lane[order.from] + code];
    }
}

void stars_read_code(void)
{
    uint8_t code = (uint8_t)(move >> SHIPS_BITS);

    order.ships = move & SHIPS_MASK;
    if (code < SCRAP_CODES) {
        order.kind = ORDER_MOVE;
        order.to = stars_lane_to[code];
        order.from = SECTORS - 1;
        while (code < stars_first_lane[order.from]) {
            --order.from;
        }
    } else if (code < BUILD_CODES) {
        order.kind = ORDER_SCRAP;
        order.from = (uint8_t)(code - SCRAP_CODES);
    } else if (code < OTHER_CODES) {
        order.kind = ORDER_BUILD;
        order.from = (uint8_t)(((uint8_t)(code - BUILD_CODES) << 2) + (order.ships >> 7));
        order.ships &= 0x7F;
    } else if (code < GREAT_CODES) {
        read_other((uint8_t)order.ships);
    } else {
        read_great(code);
    }
}
