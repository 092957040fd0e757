/* plan.h: the computer player. A turn is made by rules: sectors request ships, fleets answer the requests, then it
 * builds ships and founds colonies. Every order is executed at once. Which requests are answered is a "mask"; plan.c
 * tries many masks and keeps the one with the best score.
 *
 * plan.c chooses a mask, plan_masks.c lists masks, plan_turn.c plays a turn, and plan_threats.c, plan_fleets.c,
 * plan_build.c and plan_colonies.c are its steps. plan_orders.c hands out the orders of the chosen plan one by one.
 */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_STARCHESS_PLAN_H
#define GAMES_STARCHESS_PLAN_H

#include "games/starchess/starchess.h"

/* Plays a whole turn of `side`, with its end, without requests for the sectors in `off`. Afterwards stars_full is the
 * set of all possible requests (the full mask). stars_used is the set of requests that got a ship, a building or a
 * colony. Leaving out any other request would change nothing. */
void stars_play_turn(uint16_t off);
extern uint16_t stars_full;
extern uint16_t stars_used;

/* 1 + the sector whose request comes first and may take all ships; 0: none. The rules of the computer player do not
 * have this. */
extern uint8_t stars_focus;

/* stars_capacity: number of ships that the income of `side` supports. If stars_thrifty is 1, plan_build.c adds a sixth
 * of the ships that the reserves support, in the last turn all of them. 0: only income counts, as in the rules of the
 * computer player. */
uint16_t stars_capacity(void);
extern uint8_t stars_thrifty;

/* While stars_noting is 1, orders are stored here as moves, up to PLAN_MOST. */
#define PLAN_MOST 64
extern uint8_t stars_noting;
extern uint8_t stars_plan_count;
extern uint16_t stars_plan[PLAN_MOST];

/* ---- a plan, order by order (plan_orders.c) ---- */

void stars_keep_plan(void);    /* makes the stored orders the plan, and its first order the current one */
uint8_t stars_next_planned(void);   /* 1: the next order of the plan fits this board and is now the current one */
void stars_give_order(void);   /* answers with the current order, and the rest of the turn as principal variation */

/* ---- masks (plan_masks.c); `turn` is 0 for the own first turn, 1 for the own second turn ---- */

#define AHEAD 2
#define MASKS_PAIRS 1 /* also masks without two requests; the full mask and those without one are always tried */
#define MASKS_FOCUS 2 /* also full masks with one request first (stars_focus) */
extern uint8_t stars_thinker;      /* the player whose masks these are */
extern uint16_t stars_off[AHEAD];  /* requests that the current mask leaves out */
extern uint8_t stars_first[AHEAD]; /* the request that comes first, as in stars_focus */
extern uint8_t stars_ends[AHEAD];  /* number of requests, once the full mask has been played */
void stars_open_masks(uint8_t turn); /* makes the full mask current */
void stars_note_mask(uint8_t turn);  /* call it after a turn with the current mask */
uint8_t stars_next_mask(uint8_t turn, uint8_t masks); /* makes the next mask current; 0: there is none */
uint16_t stars_any_request(void); /* a random request of the first turn that was used; 0: none */

/* Snapshots of the board (plan_snapshot.c). */
void stars_save_board(uint8_t turn);
void stars_restore_board(uint8_t turn);

/* ---- shared by the files of the computer player ---- */

/* By sector in reach of `side`: enemy ships in it, or able to reach it in one turn. Also sets stars_full: all
 * sectors in reach of `side` but its own safe colonies. */
extern uint16_t stars_threat[SECTORS];
void stars_find_threats(void);

extern uint8_t stars_requests;                /* number of requests */
extern uint8_t stars_request[SECTORS];        /* their sectors, by priority, then in the player's order */
#define PRIORITIES 4
extern uint8_t stars_group_end[PRIORITIES + 1]; /* end of the requests of each priority, 1 to 4 */
extern uint16_t stars_least[SECTORS];           /* by sector: ships still wanted, at least; stars_most: at most */
extern uint16_t stars_most[SECTORS];
extern uint16_t stars_settling[SECTORS];      /* ships needed before the sector is colonized; 0: not to be colonized */
extern uint16_t stars_assigned[SECTORS];      /* ships of `side` there that already answer a request */

void stars_give(uint8_t kind); /* executes `order` and stores it if stars_noting */
void stars_send_fleets(void);  /* sends the fleets, the largest first (plan_fleets.c) */
void stars_build_all(void);    /* the second half of a turn: builds and scraps ships (plan_build.c) */
extern uint8_t stars_is_stale; /* 1: the capacity must be computed again */
void stars_settle(void);       /* founds colonies (plan_colonies.c, also stars_terraform) */
void stars_terraform(void);

#endif
