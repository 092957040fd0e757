/* orders.c: what a player may do in a turn: refused or carried out. */
#include "engine/text.h"
#include "games/starchess/starchess.h"

/* ---- carried out ---- */

static void clear_fleet(uint8_t sector)
{
    galaxy.fleet[sector] = NOBODY;
    galaxy.ships[sector] = 0;
    galaxy.moved[sector] = 0;
    galaxy.fresh[sector] = 0;
}

/* What a fleet loses that beats `less` ships. */
static uint16_t losses(uint16_t more, uint16_t less)
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

/* So many ships of `side` reach the sector; returns how many are there then. */
static uint16_t arrive(uint8_t sector, uint16_t ships)
{
    static uint16_t enemy;
    static uint16_t lost;
    static uint8_t foe;

    foe = galaxy.fleet[sector];
    if (foe == NOBODY || foe == side) {
        galaxy.fleet[sector] = side;
        galaxy.ships[sector] += ships;
        return ships;
    }
    enemy = galaxy.ships[sector];
    if (ships > enemy) {
        lost = losses(ships, enemy);
        galaxy.total[side] -= lost;
        galaxy.total[foe] -= enemy;
        ships -= lost;
        galaxy.fleet[sector] = side;
        galaxy.ships[sector] = ships;
        return ships;
    }
    galaxy.total[side] -= ships;
    lost = ships == enemy ? enemy : losses(enemy, ships);
    galaxy.total[foe] -= lost;
    galaxy.ships[sector] -= lost;
    if (ships == enemy) {
        clear_fleet(sector);
    }
    return 0;
}

static void leave(uint8_t sector, uint16_t ships)
{
    galaxy.ships[sector] -= ships;
    if (!galaxy.ships[sector]) {
        clear_fleet(sector);
    }
}

static void move_ships(void)
{
    leave(order.from, order.ships);
    galaxy.moved[order.to] += arrive(order.to, order.ships);
}

/* Those that moved go first, then new ones. */
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
    galaxy.held[side] |= stars_bit[order.from];
    ++galaxy.colonies[side];
}

void stars_obey(void)
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

/* ---- refused ---- */

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

static const char *refuse(uint8_t part, const char *words)
{
    return text_fault(part, stars_fault(part == WRONG_TO ? order.to : order.from, words));
}

static const char *refuse_fleet(void)
{
    if (galaxy.fleet[order.from] != side) {
        return refuse(WRONG_FROM, "no ships of yours");
    }
    if (!order.ships) {
        return text_fault(WRONG_SHIPS, "at least one ship");
    }
    if (order.ships > galaxy.ships[order.from]) {
        return refuse(WRONG_SHIPS, "not so many ships");
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
        return refuse(WRONG_TO, "not next to that sector");
    }
    if (order.ships > MOVABLE(order.from)) {
        return refuse(WRONG_SHIPS, "ships have moved or are new");
    }
    if (!IN_REACH(order.to)) {
        return refuse(WRONG_TO, "no colony of yours near");
    }
    if (galaxy.fleet[order.to] == side && order.ships > SHIPS_MOST - galaxy.ships[order.to]) {
        return refuse(WRONG_SHIPS, "more than 999 ships there");
    }
    return 0;
}

static const char *refuse_build(void)
{
    if (galaxy.owner[order.from] != side) {
        return refuse(WRONG_FROM, "no colony of yours");
    }
    if (!order.ships) {
        return text_fault(WRONG_SHIPS, "at least one ship");
    }
    if (order.ships > TERRAN_MOST / SHIP_PEOPLE
        || (order.ships + galaxy.built[order.from]) * SHIP_PEOPLE > galaxy.people[order.from]) {
        return refuse(WRONG_SHIPS, "ten people a ship are needed");
    }
    if (order.ships * SHIP_CREDITS > galaxy.credits[side]) {
        return text_fault(WRONG_SHIPS, "40 credits a ship are needed");
    }
    if (order.ships * SHIP_MATERIALS > galaxy.materials[side]) {
        return text_fault(WRONG_SHIPS, "20 materials a ship are needed");
    }
    if (galaxy.fleet[order.from] == side && order.ships > SHIPS_MOST - galaxy.ships[order.from]) {
        return refuse(WRONG_SHIPS, "more than 999 ships there");
    }
    if (order.ships > SHIPS_ALL - galaxy.total[side]) {
        return text_fault(WRONG_SHIPS, "nobody has more than 1535 ships");
    }
    return 0;
}

static const char *refuse_colony(void)
{
    if (galaxy.fleet[order.from] != side) {
        return refuse(WRONG_FROM, "no ships of yours");
    }
    if (galaxy.owner[order.from] != NOBODY) {
        return refuse(WRONG_FROM, "has a colony");
    }
    if (galaxy.ships[order.from] - galaxy.moved[order.from] < SETTLERS) {
        return refuse(WRONG_FROM, "20 ships that did not move");
    }
    return 0;
}

static const char *refuse_terraforming(void)
{
    if (galaxy.owner[order.from] != side) {
        return refuse(WRONG_FROM, "no colony of yours");
    }
    if (galaxy.terran[order.from]) {
        return refuse(WRONG_FROM, "is terran already");
    }
    if (galaxy.materials[side] < TERRAFORMING) {
        return text_fault(WRONG_FROM, "1000 materials are needed");
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
