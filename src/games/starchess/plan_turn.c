/* plan_turn.c: plays a turn of the computer player and makes the requests for it. asm/games/starchess/plan_turn.s is
 * its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

#define COLONIES_WAR 50 /* a request to attack a colony may always take up to this many ships */

static uint8_t kind; /* the kind of computer player of `side` */
static uint16_t kills; /* the sectors of certain kills */

/* Sets stars_least, stars_most and stars_settling of the sector; returns the priority of its request, 1 to 4. */
static uint8_t request_for(uint8_t sector)
{
    static uint16_t danger;
    static uint16_t foe;
    static uint8_t player;

    danger = stars_threat[sector];
    foe = HAS_ENEMY(sector, side) ? galaxy.ships[sector] : 0;
    player = galaxy.owner[sector];
    stars_least[sector] = danger;
    stars_most[sector] = (uint16_t)(danger + danger + danger);
    stars_settling[sector] = 0;
    if (player == side) {
        stars_least[sector] = (uint16_t)(danger / 3 + 1);
        if (!foe) {
            if (kind) {
                stars_most[sector] = danger >> 1;
                if (stars_most[sector] < stars_least[sector]) {
                    stars_most[sector] = stars_least[sector];
                }
            }
            return 4;
        }
        return sector == stars_home[side] ? 1 : 2;
    }
    if (player == NO_PLAYER) {
        if (kind) {
            stars_least[sector] = foe;
        }
        stars_least[sector] += SETTLERS;
        stars_most[sector] += SETTLERS;
        stars_settling[sector] = stars_least[sector];
        return 4;
    }
    if (kind) {
        stars_least[sector] = foe;
        if (kind != KIND_RAIDER) {
            stars_least[sector] += (uint16_t)(danger - foe) >> 1;
        }
    }
    ++stars_least[sector];
    if (stars_most[sector] < COLONIES_WAR) {
        stars_most[sector] = COLONIES_WAR;
    }
    return sector == stars_home[player] ? 2 : 3;
}

/* Makes the requests of a mask, sorted by priority, then by the player's order. Certain kills are requests of any mask.
 */
static void make_requests(uint16_t mask)
{
    static uint8_t priority[SECTORS];
    static uint8_t wanted[SECTORS];
    static const uint8_t *snake;
    static uint8_t count;
    static uint8_t i;
    static uint8_t level;
    static uint8_t sector;

    snake = stars_order + ORDER_OF(side);
    count = 0;
    kills = 0;
    for (i = 0; i < SECTORS; ++i) {
        sector = snake[i];
        if (stars_bit[sector] & stars_full) {
            level = request_for(sector);
            if (level == 2 && kind && galaxy.owner[sector] != side && stars_can_kill(sector)) {
                level = 0;
                kills |= stars_bit[sector];
            } else if (!(stars_bit[sector] & mask)) {
                continue;
            }
            wanted[count] = sector;
            priority[count] = level;
            ++count;
        }
    }
    stars_requests = 0;
    stars_group_end[0] = 0;
    for (level = 0; level < PRIORITIES; ++level) {
        for (i = 0; i < count; ++i) {
            if (priority[i] == level) {
                stars_request[stars_requests++] = wanted[i];
            }
        }
        stars_group_end[level + 1] = stars_requests;
    }
}

void stars_play_turn(uint16_t off)
{
    kind = galaxy.letters[side] & LETTER_KIND;
    stars_used = 0;
    stars_find_threats();
    make_requests(stars_full & ~off);
    stars_send_fleets();
    stars_build_all();
    stars_used &= ~kills; /* no mask can leave them out */
    stars_give(ORDER_END);
}
