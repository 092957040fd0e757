/* plan.h: the computer player. It plays a turn by rules: sectors request ships, fleets answer the requests, then it
 * builds ships and founds colonies. Every order is executed at once. A "mask" is the set of requests that may be
 * answered; plan.c tries many masks and keeps the one with the best score.
 *
 * plan.c chooses a mask, plan_masks.c lists masks, plan_turn.c plays a turn with the requests of plan_requests.c, and
 * plan_threats.c, plan_fleets.c, plan_build.c and plan_colonies.c are the steps of a turn; plan_capacity.c counts the
 * ships that the income supports. plan_orders.c hands out the orders of the chosen plan one by one.
 */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_STARCHESS_PLAN_H
#define GAMES_STARCHESS_PLAN_H

#include "games/starchess/starchess.h"

/* Plays a whole turn of `side`, with its end, without requests for the sectors in `off`. Sets stars_full to the set of
 * all possible requests (the full mask), and stars_used to the requests that got ships or a colony. Leaving out any
 * other request would change nothing. */
void stars_play_turn(uint16_t off);
extern uint16_t stars_full;
extern uint16_t stars_used;

/* ---- income (plan_capacity.c) ---- */

/* Returns the number of ships that the income of `side` supports. */
uint16_t stars_capacity(void);

/* Income, and for the new kinds of computer player a tenth of the reserves. stars_count_income sets them and clears
 * stars_is_stale; stars_supported returns the number of ships that they support. */
extern int16_t stars_net_credits;
extern int16_t stars_net_materials;
void stars_count_income(void);
uint16_t stars_supported(void);
extern uint8_t stars_is_stale; /* 1: the income must be counted again */
uint8_t stars_needs_credits(void); /* 1: credits income is below materials income and a tenth of their reserve */

/* While stars_noting is 1, stars_give stores orders in stars_plan as moves, up to PLAN_MOST. */
#define PLAN_MOST 64
extern uint8_t stars_noting;
extern uint8_t stars_plan_count;
extern uint16_t stars_plan[PLAN_MOST];

/* ---- a plan, order by order (plan_orders.c) ---- */

void stars_keep_plan(void);    /* makes the orders in stars_plan the plan, and its first order the current one */
uint8_t stars_next_planned(void);   /* 1: an order of the plan fits this board and is now the current one */
extern uint16_t stars_kept[PLAN_MOST]; /* the plan; its length and the place of the current order, both in bytes */
extern uint8_t stars_kept_end;
extern uint8_t stars_kept_at;
extern uint8_t stars_hint; /* HINT_: stars_give_order sets it, game_show_move clears it if a computer plays the order */
#define HINT_NONE 0
#define HINT_FOUND 1
#define HINT_SHOWN 2 /* its first order is shown */
void stars_give_order(void);   /* sets `move` to the current order, and pv_lo, pv_hi to the rest of the plan */

/* ---- masks (plan_masks.c); `turn` is 0 for the own first turn, 1 for the own second turn ---- */

#define AHEAD 2
extern uint8_t stars_thinker;      /* the computer player that is choosing its turn */
extern uint16_t stars_off[AHEAD];  /* requests that the current mask leaves out */
extern uint8_t stars_ends[AHEAD];  /* end of the turn's requests in plan_masks.c; for turn 0 also their number */
void stars_open_masks(uint8_t turn); /* makes the full mask current */
void stars_note_mask(uint8_t turn);  /* stores stars_full and stars_used; call it after playing the current mask */
uint8_t stars_next_mask(uint8_t turn); /* makes the next mask current; 0: there is none */

/* Snapshots of the board (snapshot.c). */
void stars_save_board(uint8_t turn);
void stars_restore_board(uint8_t turn);

/* ---- shared by the files of the computer player ---- */

/* stars_threat, by sector in reach of `side`: number of enemy ships that are in it or can reach it in one turn.
 * stars_find_threats sets it. It also sets stars_full: all sectors in reach of `side` except its own colonies without a
 * threat. */
extern uint16_t stars_threat[SECTORS];
void stars_find_threats(void);

extern uint8_t stars_requests;                /* number of requests */
extern uint8_t stars_request[SECTORS];        /* their sectors, by priority, then in the player's order */
#define PRIORITIES 5
extern uint8_t stars_group_end[PRIORITIES + 1]; /* index in stars_request where each priority starts;
                                                   0 is the highest priority; [0] is 0 */
/* By sector: the least and the most ships that its request still wants. */
extern uint16_t stars_least[SECTORS];
extern uint16_t stars_most[SECTORS];
extern uint16_t stars_settling[SECTORS];      /* ships that must be there to colonize the sector; 0: never colonize */
extern uint16_t stars_assigned[SECTORS];      /* ships of `side` there that already answer a request */

uint8_t stars_can_kill(uint8_t home); /* 1: ships can destroy this enemy home now; sets stars_least and stars_most */
void stars_give(uint8_t kind); /* executes `order` and stores it if stars_noting */
void stars_send_fleets(void);  /* sends the fleets, the largest first (plan_fleets.c) */
void stars_build_all(void);    /* the second half of a turn: builds, colonizes, terraforms, scraps (plan_build.c) */
void stars_settle(void);       /* founds colonies (plan_colonies.c) */
void stars_terraform(void);    /* terraforms at most one colony (plan_colonies.c) */

#endif
