/* plan.h: a computer's turn, generated and carried out at once: requests, fleets that answer them, building,
 * colonies. */
#ifndef GAMES_STARCHESS_PLAN_H
#define GAMES_STARCHESS_PLAN_H

#include "games/starchess/starchess.h"

/* Plays a whole turn of `side`, its end included, without requests for these sectors. Afterwards stars_full has all
 * that could have some, the full mask, and stars_used those that got a ship, a building or a colony: to leave another
 * one out as well would change nothing. */
void stars_play_turn(uint16_t off);
extern uint16_t stars_full;
extern uint16_t stars_used;

/* The sector whose request comes first, and may take all ships, and one more; 0: none. It is no part of the rules of
 * the computer player. */
extern uint8_t stars_focus;

/* Ships that the income of `side` carries. While stars_thrifty is 1 a player also counts on a sixth of its reserves, in
 * the last turn on all of them; 0: so it is in the rules of the computer player. */
uint16_t stars_capacity(void);
extern uint8_t stars_thrifty;

/* Where orders are noted as moves while stars_noting is 1; what does not fit any more is left out. */
#define PLAN_MOST 64
extern uint8_t stars_noting;
extern uint8_t stars_plan_count;
extern uint16_t stars_plan[PLAN_MOST];

/* ---- a plan, order by order (plan_orders.c) ---- */

void stars_keep_plan(void);    /* what was noted is the plan from now on, and its first order in hand */
uint8_t stars_goes_on(void);   /* 1: there is a plan whose next order belongs to the board: it is in hand */
void stars_give_order(void);   /* answers with it, and with the rest of the turn as its line */

/* ---- masks (plan_masks.c): of the own first turn, 0, and of the second, 1 ---- */

#define AHEAD 2
#define MASKS_PAIRS 1 /* what is tried besides all requests and all but one: all but two, */
#define MASKS_FOCUS 2 /* and all with one of them first */
extern uint8_t stars_thinker;      /* whose */
extern uint16_t stars_off[AHEAD];  /* requests that the mask in hand leaves out */
extern uint8_t stars_first[AHEAD]; /* and the one that comes first, as stars_focus */
extern uint8_t stars_ends[AHEAD];  /* requests, of the first turn; when the full mask has been played */
void stars_open_masks(uint8_t turn); /* the full mask is in hand */
void stars_note_mask(uint8_t turn);  /* it has been played */
uint8_t stars_next_mask(uint8_t turn, uint8_t masks); /* 0: there is no other */
uint16_t stars_any_request(void); /* one of the first turn's that got something, by chance; 0: none did */

/* Boards to come back to (plan_snapshot.c). */
void stars_save_board(uint8_t turn);
void stars_restore_board(uint8_t turn);

/* ---- between the files of the computer player ---- */

/* By sector in reach of `side`: enemy ships in it or able to get there in a turn. And stars_full: what is in reach of
 * `side` and not safe. */
extern uint16_t stars_threat[SECTORS];
void stars_find_threats(void);

extern uint8_t stars_requests;                /* how many */
extern uint8_t stars_request[SECTORS];        /* their sectors, by priority and order */
#define PRIORITIES 4
extern uint8_t stars_group_end[PRIORITIES + 1]; /* where those of each, 1 to 4, end there */
extern uint16_t stars_least[SECTORS];         /* by sector: what is still wanted, at least and at most */
extern uint16_t stars_most[SECTORS];
extern uint16_t stars_settling[SECTORS];      /* ships that a sector to be colonized must have; 0: not to be */
extern uint16_t stars_assigned[SECTORS];      /* ships of `side` there that answer a request */

void stars_give(uint8_t kind); /* carries `order` out, and notes it */
void stars_send_fleets(void);  /* as they stand at the start, the largest first (plan_fleets.c) */
void stars_build_all(void);    /* the second half of a turn, but for its end (plan_build.c) */
extern uint8_t stars_is_stale; /* 1: something has changed since it was output_is_current what income carries */
void stars_settle(void);       /* in plan_colonies.c, as */
void stars_terraform(void);

#endif
