/* starchess.h: the state of a game of Star Chess, four empires in a galaxy of 4 by 4 sectors, and the functions its
 * files share.
 *
 * A player's turn is any number of orders and `end`; each of them is a move of the game contract. Sectors are numbered
 * rank by rank from A1 (0) to D4 (15).
 *
 * The one idea that makes it fast: the computer player does not search moves. It generates a whole turn by rules and
 * plays it at once on `galaxy`. This is one block of bytes, which is copied before a turn is tried and copied back
 * afterwards (plan.h). A node is such a turn. The assembly multiplies two variables only to bombard a colony and to
 * scrap ships in proportion.
 *
 * A move is a 16-bit number. The high seven bits are:
 *   0 to 83     ships move along a lane, from a sector to a neighbouring one
 *   84 to 99    ships of a sector are scrapped
 *   100 to 103  build: low eleven bits, sector * 128 + ships
 *   104         the low nine bits say which order: colonize (sector), terraform (16 + sector), end (32)
 *   108 to 125  SHIPS_GREAT ships or more of a great fleet, a fleet of at least that size. A player has at most two
 *               such fleets, because SHIPS_ALL is less than 3 * SHIPS_GREAT. Each of them has nine codes: the first
 *               eight move ships along the lanes of its sector, the ninth scraps ships
 * Except in 100 to 104, the low nine bits are the number of ships, less SHIPS_GREAT in 108 to 125. A move of 108 to 125
 * names no sector; it can be decoded only on the board where the great fleet is.
 */
/* SPDX-License-Identifier: MIT */
#ifndef STARCHESS_H
#define STARCHESS_H

#include "engine/game.h"

/* Cycles of a node, a player's whole turn, as `make cycles` prints them. */
#define STARS_CYCLES_PER_NODE 15800

#define SECTORS 16
#define PLAYERS 4
#define NO_PLAYER 4
#define SHIPS_MOST 999  /* largest fleet */
#define SHIPS_ALL 1535  /* most ships of one player */
#define SHIPS_GREAT 512 /* from this size on, a fleet is a great fleet */
#define SETTLERS 20     /* ships that become a colony, and its first people */
#define PEOPLE_LEAST 20
#define BARREN_MOST 200
#define TERRAN_MOST 1000
#define TERRAN_MATERIALS 200 /* most that a terran colony makes in a turn */
#define RESERVE_MOST 65000U
#define SHIP_CREDITS 40
#define SHIP_MATERIALS 20
#define SHIP_PEOPLE 10
#define UPKEEP_CREDITS 20 /* upkeep of a ship for one turn */
#define UPKEEP_MATERIALS 10
#define TERRAFORMING 1000
#define TURNS 150 /* the longest game; Galaxy.length is that of this game */

/* A side's letter says which computer player it has: the kind in the low bits, and LETTER_MIRRORED. */
#define LETTERS 8
extern const char stars_letters[LETTERS]; /* by value, as positions write them */
#define LETTER_KIND 3
#define KINDS (LETTER_KIND + 1)
#define KIND_PUBLISHED 0
#define KIND_NEW 1
#define KIND_RAIDER 2  /* as KIND_NEW, but it attacks with fewer ships */
#define KIND_BUILDER 3 /* as KIND_NEW, but colonies are worth more to it */
#define LETTER_MIRRORED 4 /* its order of sectors is mirrored along the diagonal through its home */

/* A variant of the rules (game.txt) is a start and a galaxy: start * GALAXIES + galaxy. */
#define GALAXIES 4
#define GALAXY_SYMMETRIC 0
#define GALAXY_RANDOM 1
#define GALAXY_BARREN 2
#define GALAXY_TERRAN 3
#define START_PUBLISHED 2

/* The whole state of a game, apart from `side`, the player to move. */
typedef struct {
    /* What `side` has done in this turn. These members are all 0 between two turns (used by snapshot.s). */
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
    uint8_t over;             /* 1: only one player is left, or `length` turns have been played */
    uint8_t length;           /* number of full turns of this game */
    uint8_t letters[PLAYERS]; /* their computer players; the rules do not depend on them */

    /* Derived from the members above. */
    uint8_t colonies[PLAYERS];
    uint16_t total[PLAYERS];  /* number of ships */
    uint16_t reach[PLAYERS];  /* sectors with an own colony in them or next to them, as bits */
} Galaxy;

extern Galaxy galaxy;
/* Copy `galaxy` to a buffer and back (snapshot.c). The buffer has the board at ply 0 (make.c), or the old position
 * while a new one is read (position_read.c). */
void stars_save(void);
void stars_restore(void);

/* ---- the map (tables.c) ---- */

#define LANES 84
extern const uint8_t stars_first_lane[SECTORS + 1]; /* the lanes of a sector are consecutive */
#define LANES_END(sector) ((stars_first_lane + 1)[sector]) /* cc65: a byte index is 20 bytes shorter than sector + 1 */
extern const uint8_t stars_lane_to[LANES];
/* For DISTANCE, the distance of two sectors in king's moves. stars_grid is rank * 7 + file of a sector. Its value for
 * one sector, plus its value for 15 minus the other sector, is the index in stars_apart. */
#define APART 49
extern const uint8_t stars_grid[SECTORS];
extern const uint8_t stars_apart[APART];
extern const uint16_t stars_around[SECTORS];            /* a sector and its neighbours, as bits */
extern const uint16_t stars_bit[SECTORS];
extern const uint8_t stars_byte_bit[SECTORS];           /* the bit of a sector within its byte of stars_bit */
/* Each player's order of sectors, a zigzag from its home: first those of the four players, then the mirrored ones. */
extern const uint8_t stars_order[2 * PLAYERS * SECTORS];
extern const uint8_t stars_home[PLAYERS];
/* The index in stars_order where the order of this player starts. */
#define ORDER_OF(player) ((uint8_t)(((player) | (galaxy.letters[player] & LETTER_MIRRORED)) << 4))
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

/* Returns how many ships a fleet of `more` ships loses when it beats `less` ships. */
uint16_t stars_losses(uint16_t more, uint16_t less);

/* Returns 0 if `order` is legal. Otherwise returns the reason as text and sets text_error_place to a WRONG_ constant,
 * the wrong part of the order (order_rules.c). */
#define WRONG_FROM 0
#define WRONG_TO 1
#define WRONG_SHIPS 2
const char *stars_refuse(void);

/* Returns the largest number of ships that `order` can move, scrap or build. Call it only if one ship is legal. */
uint16_t stars_available(void);
/* For an order to move, scrap or build without a number of ships: returns a text that asks for the number and names the
 * largest one, or the reason why no number is legal. Sets text_error_place like stars_refuse, and order.ships to 1. */
const char *stars_ask_ships(void);

/* Returns the number of ships, at most `ships`, that `side` can build now on its colony in the sector. */
uint16_t stars_buildable(uint8_t sector, uint16_t ships);

/* Ships of a fleet that may still move. */
#define MOVABLE(sector) ((uint16_t)(galaxy.ships[sector] - galaxy.moved[sector] - galaxy.fresh[sector]))

/* 1: `side` has a colony in the sector or next to it. */
#define IN_REACH(sector) ((galaxy.reach[side] & stars_bit[sector]) != 0)

/* 1: the sector has a fleet that does not belong to `player`. */
#define HAS_ENEMY(sector, player) (galaxy.fleet[sector] != NO_PLAYER && galaxy.fleet[sector] != (player))

/* Ends the turn of `side` (turn_end.c): sets `side` to the next player, and `over` to 1 if the game has ended. */
void stars_end_turn(void);
void stars_take_income(void);          /* third step of stars_end_turn (income.c) */

/* In fleet.c. stars_clear_fleet empties a sector of its fleet; stars_lose_fleet also takes the ships from the total of
 * their owner. */
void stars_clear_fleet(uint8_t sector);
void stars_lose_fleet(uint8_t sector);

/* In recount.c: stars_count computes all derived members of `galaxy` and `over` from scratch. stars_find_reach computes
 * galaxy.reach of one player. stars_find_end sets `over` to 1 if one player is left or all turns are over, else to
 * 0. */
void stars_count(void);
void stars_find_reach(uint8_t player);
void stars_find_end(void);

/* Called by position.c and position_read.c after a position is set: computes everything that depends on it. */
void stars_begin(void);
uint8_t stars_length_of(uint8_t start); /* the number of full turns of a start (position.c) */

/* Sets `outcome`; if the game is over, `side` becomes the winner. */
void stars_find_outcome(void);

/* Set by stars_sum_output: the credits and materials that the colonies of `side` make per turn, and the credits that
 * its barren colonies use up. Each is below 20,000. A colony with enemy ships in its sector counts nothing. */
extern uint16_t stars_made_credits, stars_made_materials, stars_eaten;
void stars_sum_output(void);

/* Convert between `order` and `move`. The board says where a great fleet is. */
void stars_write_code(void); /* sets `move` */
void stars_read_code(void);  /* sets `order` */

/* ---- scores ---- */

/* The value of a player is its number of ships, plus stars_colony_worth for each colony. That is STARS_COLONY, except
 * while the computer player (plan.c) compares turns. */
#define STARS_COLONY 10
extern uint8_t stars_colony_worth;
/* 1: a colony is worth 1 more for each 32 of its people; only the computer player sets this. */
extern uint8_t stars_people_count;
int16_t stars_score(uint8_t player);

/* ---- text ---- */

char *stars_write_number(char *text, uint16_t number); /* returns the place after it */
char *stars_write_sector(char *text, uint8_t sector);
const char *stars_error(uint8_t sector, const char *words); /* error text: "A4: words" */
const char *stars_error_number(uint16_t number); /* appends a number to the last error text */

/* Reads the number at stars_text and moves stars_text past it. Returns 0 if there is none or it exceeds 16 bits. */
extern const char *stars_text;
uint8_t stars_read_number(uint16_t *number);

/* ---- the computer player ---- */

/* By player: how far its computer looks ahead. 0: as the level says; 1: it plays the full mask; from 2 on: it tries its
 * masks and looks 0 to 3 full turns ahead. Not part of the game: it is 0 when the game is loaded. */
#define LOOKS 6
extern uint8_t stars_looks[PLAYERS];

/* GameInfo.find_move (plan.c). */
uint8_t stars_find_move(void);

#endif
