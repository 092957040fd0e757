/* starchess.h: Star Chess, four empires in a galaxy of 4x4 sectors.
 *
 * A player's turn is any number of orders and `end`; each of them is a move. Sectors are numbered rank by rank from
 * A1 (0) to D4 (15). All that the rules know is in `galaxy`, one block of bytes: the brain copies it to try a turn, and
 * unmake copies it back. Nothing is multiplied or divided where it is played out, but where ships must be scrapped in
 * proportion.
 *
 * As a number a move is, in its high seven bits:
 *   0 to 83     ships along a lane, from a sector to one next to it
 *   84 to 99    ships of a sector are scrapped
 *   100 to 103  build: low eleven bits, sector * 128 + ships
 *   104         colonize (sector), terraform (16 + sector), end (32)
 *   108 to 125  512 ships and more: the nth lane of the first or second great fleet, or its scrapping (8)
 * and the number of ships below. So it does not say by itself which sectors a great fleet goes between: there can be
 * two of them, as nobody has more than SHIPS_ALL ships, three times what sixteen planets carry.
 */
#ifndef STARCHESS_H
#define STARCHESS_H

#include "engine/game.h"

/* A node is a player's turn, as `make cycles` has it. */
#define STARS_CYCLES_PER_NODE 15200

#define SECTORS 16
#define PLAYERS 4
#define NO_PLAYER 4
#define SHIPS_MOST 999  /* in a fleet */
#define SHIPS_ALL 1535  /* of a player */
#define SHIPS_GREAT 512
#define SETTLERS 20     /* ships that become a colony, and its people */
#define PEOPLE_LEAST 20
#define BARREN_MOST 200
#define TERRAN_MOST 1000
#define RESERVE_MOST 65000U
#define SHIP_CREDITS 40
#define SHIP_MATERIALS 20
#define SHIP_PEOPLE 10
#define UPKEEP_CREDITS 20 /* a turn */
#define UPKEEP_MATERIALS 10
#define TERRAFORMING 1000
#define TURNS 150

/* Everything there is; `side` is on turn. */
typedef struct {
    /* Marks, of `side` alone: all 0 between two turns (plan_snapshot.s). */
    uint8_t built[SECTORS];   /* ships that the people of a colony have built this turn */
    uint8_t fresh[SECTORS];   /* ships of a fleet that were built this turn */
    uint16_t moved[SECTORS];  /* and those that moved */

    uint8_t terran[SECTORS];
    uint8_t owner[SECTORS];   /* of the colony, or NO_PLAYER */
    uint8_t fleet[SECTORS];   /* whose, or NO_PLAYER */
    uint16_t people[SECTORS];
    uint16_t ships[SECTORS];
    uint16_t credits[PLAYERS];
    uint16_t materials[PLAYERS];
    uint8_t alive[PLAYERS];
    uint8_t turn;             /* the full turn, from 1 */
    uint8_t over;             /* 1: somebody has won, or nobody will */

    /* What follows from the above. */
    uint8_t colonies[PLAYERS];
    uint16_t total[PLAYERS];  /* ships */
    uint16_t reach[PLAYERS];  /* sectors with a colony of theirs in them or next to them, as bits */
} Galaxy;

extern Galaxy galaxy;
/* the board of ply 0 below it (make.c), or the one that stands while another is read (position.c) */
extern Galaxy stars_saved;

/* ---- the map (tables.c) ---- */

#define LANES 84
extern const uint8_t stars_first_lane[SECTORS + 1]; /* those of a sector lie together */
extern const uint8_t stars_lane_to[LANES];
/* How far two sectors are apart, in moves of a king: rank * 7 + file of one, added to that of the other seen from the
 * opposite corner, is a place in the second table. */
#define APART 49
extern const uint8_t stars_grid[SECTORS];
extern const uint8_t stars_apart[APART];
extern const uint16_t stars_around[SECTORS];            /* a sector and those next to it */
extern const uint16_t stars_bit[SECTORS];
extern const uint8_t stars_byte_bit[SECTORS];           /* the same in its byte */
extern const uint8_t stars_order[PLAYERS * SECTORS];    /* each player's: a snake from its home */
extern const uint8_t stars_home[PLAYERS];
#define DISTANCE(from, to) (stars_apart[(uint8_t)(stars_grid[to] + stars_grid[(from) ^ (SECTORS - 1)])])

/* ---- orders: `side` gives them; `order` says what ---- */

#define ORDER_MOVE 0
#define ORDER_SCRAP 1
#define ORDER_BUILD 2
#define ORDER_COLONIZE 3
#define ORDER_TERRAFORM 4
#define ORDER_END 5

typedef struct {
    uint8_t kind;
    uint8_t from;   /* the sector, of all but end */
    uint8_t to;     /* of ORDER_MOVE, next to it */
    uint16_t ships; /* of the first three */
} Order;

extern Order order;

/* Carries it out, without a look whether it is legal (order_execute.c). */
void stars_obey(void);

/* What is against it, 0 when it is legal (order_rules.c); text_error_place then says which part is wrong, one of
 * these. */
#define WRONG_FROM 0
#define WRONG_TO 1
#define WRONG_SHIPS 2
const char *stars_refuse(void);

/* For an order whose number is not known yet, one of the first three, which a ship at least can obey: how many can. */
uint16_t stars_available(void);
/* Asks for the number, and names the most; or says what is against any. As stars_refuse. */
const char *stars_ask_ships(void);

/* Of so many ships, those that `side` can build on its colony there. */
uint16_t stars_buildable(uint8_t sector, uint16_t ships);

/* Ships of a fleet that may still move. */
#define MOVABLE(sector) ((uint16_t)(galaxy.ships[sector] - galaxy.moved[sector] - galaxy.fresh[sector]))

/* 1: `side` has a colony in the sector or next to it. */
#define IN_REACH(sector) ((galaxy.reach[side] & stars_bit[sector]) != 0)

/* 1: ships of somebody else than `who` stand there. */
#define HAS_ENEMY(sector, who) (galaxy.fleet[sector] != NO_PLAYER && galaxy.fleet[sector] != (who))

/* The end of the turn of `side` (turn_end.c): passes it on, and sets `over`. */
void stars_end_turn(void);
void stars_take_income(void);          /* its third part (income.c) */
void stars_lose_fleet(uint8_t sector); /* for that */

/* Reckons what follows from the rest, and `over`, from scratch (recount.c); or that part of it: where a player may go,
 * and `over`, when nobody else is left or after so many turns. */
void stars_count(void);
void stars_find_reach(uint8_t who);
void stars_find_end(void);

/* A position is there, by position.c or position_read.c: what follows from it is output_is_current. */
void stars_begin(void);

/* Sets `outcome`, and `side` where the game is over. */
void stars_judge(void);

/* What a player's colonies make and eat now, each less than 20,000; a blockaded one does neither. */
extern uint16_t stars_made_credits, stars_made_materials, stars_eaten;
void stars_sum_output(void);

/* `order` as a move, and back. A great fleet must stand on the board. */
void stars_write_code(void); /* sets `move` */
void stars_read_code(void);

/* ---- scores ---- */

/* What `who` is worth: its ships, and so much for each colony. */
#define STARS_COLONY 10
extern uint8_t stars_colony_worth;
/* 1, for the computer player: the strongest of the others counts three times, instead of those ahead twice */
extern uint8_t stars_rivalry;
int16_t stars_score(uint8_t who);

/* ---- text ---- */

char *stars_write_number(char *text, uint16_t number); /* returns its end */
char *stars_write_sector(char *text, uint8_t sector);
const char *stars_error(uint8_t sector, const char *words); /* "A4: words" */
const char *stars_error_number(uint16_t number); /* list_end the words of the last one */

/* Reads digits at stars_text: 0 when there are none, or more than fit. */
extern const char *stars_text;
uint8_t stars_read_number(uint16_t *number);

/* ---- the computer player ---- */

/* GameInfo.find_move */
uint8_t stars_brain(void);

#endif
