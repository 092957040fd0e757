/* starchess.h: the state of a game of Star Chess, four empires in a galaxy of 4 by 4 sectors, and the functions its
 * files share.
 *
 * A player's turn is any number of orders and `end`; each of them is a move of the game contract. Sectors are numbered
 * rank by rank from A1 (0) to D4 (15).
 *
 * The one idea that makes it fast: the computer player does not search moves. It generates a whole turn by rules and
 * plays it at once, on `galaxy`, one block of bytes that is copied to try a turn and copied back afterwards (plan.h). A
 * node is such a turn. Playing a turn multiplies and divides only when ships must be scrapped in proportion.
 *
 * A move is a 16-bit number. The high seven bits are:
 *   0 to 83     ships move along a lane, from a sector to a neighbouring one
 *   84 to 99    ships of a sector are scrapped
 *   100 to 103  build: low eleven bits, sector * 128 + ships
 *   104         colonize (sector), terraform (16 + sector), end (32)
 *   108 to 125  512 ships or more: nine codes for each of two great fleets; 0 to 7 is its nth lane, 8 scraps it
 * Except in 100 to 104, the low nine bits are the number of ships (less 512 for a great fleet). So the move of a great
 * fleet (SHIPS_GREAT or more) names no sectors; they follow from the board. A player has at most two great fleets,
 * because SHIPS_ALL, three times what sixteen planets support, limits the ships of a player.
 */
/* SPDX-License-Identifier: MIT */
#ifndef STARCHESS_H
#define STARCHESS_H

#include "engine/game.h"

/* A node is a player's turn, as `make cycles` prints it. */
#define STARS_CYCLES_PER_NODE 15200

#define SECTORS 16
#define PLAYERS 4
#define NO_PLAYER 4
#define SHIPS_MOST 999  /* in one fleet */
#define SHIPS_ALL 1535  /* of one player */
#define SHIPS_GREAT 512
#define SETTLERS 20     /* ships that become a colony, and its first people */
#define PEOPLE_LEAST 20
#define BARREN_MOST 200
#define TERRAN_MOST 1000
#define RESERVE_MOST 65000U
#define SHIP_CREDITS 40
#define SHIP_MATERIALS 20
#define SHIP_PEOPLE 10
#define UPKEEP_CREDITS 20 /* upkeep of a ship for one turn */
#define UPKEEP_MATERIALS 10
#define TERRAFORMING 1000
#define TURNS 150

/* The whole state of a game, apart from `side`, the player to move. */
typedef struct {
    /* Marks of the ships of `side`: all 0 between two turns (plan_snapshot.s). */
    uint8_t built[SECTORS];   /* ships that the people of a colony have built this turn */
    uint8_t fresh[SECTORS];   /* ships of a fleet that were built this turn */
    uint16_t moved[SECTORS];  /* ships of a fleet that moved this turn */

    uint8_t terran[SECTORS];
    uint8_t owner[SECTORS];   /* owner of the colony, or NO_PLAYER */
    uint8_t fleet[SECTORS];   /* owner of the fleet, or NO_PLAYER */
    uint16_t people[SECTORS];
    uint16_t ships[SECTORS];
    uint16_t credits[PLAYERS];
    uint16_t materials[PLAYERS];
    uint8_t alive[PLAYERS];
    uint8_t turn;             /* the full turn, from 1 */
    uint8_t over;             /* 1: a player has won, or the last turn is over */

    /* Derived from the members above. */
    uint8_t colonies[PLAYERS];
    uint16_t total[PLAYERS];  /* number of ships */
    uint16_t reach[PLAYERS];  /* sectors with an own colony in them or next to them, as bits */
} Galaxy;

extern Galaxy galaxy;
/* A copy of the galaxy: of ply 0 (make.c), or of the old position while a new one is read (position_read.c). */
extern Galaxy stars_saved;

/* ---- the map (tables.c) ---- */

#define LANES 84
extern const uint8_t stars_first_lane[SECTORS + 1]; /* the lanes of a sector are consecutive */
extern const uint8_t stars_lane_to[LANES];
/* Distance of two sectors in king's moves. The index of stars_apart is rank * 7 + file of one sector plus the same of
 * the other, seen from the opposite corner. */
#define APART 49
extern const uint8_t stars_grid[SECTORS];
extern const uint8_t stars_apart[APART];
extern const uint16_t stars_around[SECTORS];            /* a sector and its neighbours, as bits */
extern const uint16_t stars_bit[SECTORS];
extern const uint8_t stars_byte_bit[SECTORS];           /* the same bit within its byte */
extern const uint8_t stars_order[PLAYERS * SECTORS];    /* each player's order of sectors: a zigzag from its home */
extern const uint8_t stars_home[PLAYERS];
#define DISTANCE(from, to) (stars_apart[(uint8_t)(stars_grid[to] + stars_grid[(from) ^ (SECTORS - 1)])])

/* ---- orders of `side`; `order` is the current one ---- */

#define ORDER_MOVE 0
#define ORDER_SCRAP 1
#define ORDER_BUILD 2
#define ORDER_COLONIZE 3
#define ORDER_TERRAFORM 4
#define ORDER_END 5

typedef struct {
    uint8_t kind;
    uint8_t from;   /* the sector; not for ORDER_END */
    uint8_t to;     /* target of ORDER_MOVE, a neighbour */
    uint16_t ships; /* of ORDER_MOVE, ORDER_SCRAP and ORDER_BUILD */
} Order;

extern Order order;

/* Executes `order` without checking that it is legal (order_execute.c). */
void stars_execute_order(void);

/* Returns the reason why `order` is illegal and sets text_error_place to the wrong part of it, one of these; returns 0
 * if it is legal (order_rules.c). */
#define WRONG_FROM 0
#define WRONG_TO 1
#define WRONG_SHIPS 2
const char *stars_refuse(void);

/* The largest legal number of ships for `order` to move, scrap or build. Call it only if one ship is legal. */
uint16_t stars_available(void);
/* For such an order without a number: returns a text that asks for it and names the largest one, or the reason why no
 * number is legal. Sets text_error_place like stars_refuse. */
const char *stars_ask_ships(void);

/* How many of `ships` ships `side` can build on its colony in the sector. */
uint16_t stars_buildable(uint8_t sector, uint16_t ships);

/* Ships of a fleet that may still move. */
#define MOVABLE(sector) ((uint16_t)(galaxy.ships[sector] - galaxy.moved[sector] - galaxy.fresh[sector]))

/* 1: `side` has a colony in the sector or next to it. */
#define IN_REACH(sector) ((galaxy.reach[side] & stars_bit[sector]) != 0)

/* 1: ships of another player than `player` are there. */
#define HAS_ENEMY(sector, player) (galaxy.fleet[sector] != NO_PLAYER && galaxy.fleet[sector] != (player))

/* Ends the turn of `side` (turn_end.c): the next player is to move, and `over` is set. */
void stars_end_turn(void);
void stars_take_income(void);          /* third step of stars_end_turn (income.c) */
void stars_lose_fleet(uint8_t sector); /* removes a fleet; shared by turn_end.c and income.c */

/* stars_count computes all derived members and `over` from scratch (recount.c). stars_find_reach computes where one
 * player may go; stars_find_end sets `over`, if one player is left or after TURNS turns. */
void stars_count(void);
void stars_find_reach(uint8_t player);
void stars_find_end(void);

/* Called by position.c and position_read.c after a position is set: computes everything that depends on it. */
void stars_begin(void);

/* Sets `outcome`; if the game is over, `side` becomes the winner. */
void stars_find_outcome(void);

/* What the colonies of `side` make and eat now, each below 20,000. A blockaded colony does neither. */
extern uint16_t stars_made_credits, stars_made_materials, stars_eaten;
void stars_sum_output(void);

/* Convert `order` to `move`, and `move` to `order`. The sectors of a great fleet are read from the board. */
void stars_write_code(void); /* sets `move` */
void stars_read_code(void);

/* ---- scores ---- */

/* The value of a player is its ships plus this for each colony. */
#define STARS_COLONY 10
extern uint8_t stars_colony_worth;
/* 1: the strongest opponent counts three times; 0: all opponents that are ahead count twice. For the computer
 * player. */
extern uint8_t stars_rivalry;
int16_t stars_score(uint8_t player);

/* ---- text ---- */

char *stars_write_number(char *text, uint16_t number); /* returns the place after it */
char *stars_write_sector(char *text, uint8_t sector);
const char *stars_error(uint8_t sector, const char *words); /* error text: "A4: words" */
const char *stars_error_number(uint16_t number); /* appends a number to the last error text */

/* Reads digits at stars_text; returns 0 if there are none or too many. */
extern const char *stars_text;
uint8_t stars_read_number(uint16_t *number);

/* ---- the computer player ---- */

/* GameInfo.find_move (plan.c). */
uint8_t stars_find_move(void);

#endif
