/* twin.h: tests of assembly against its C twin, both in one image under sim65.
 *
 * A verb is run twice from the same state, as assembly and as C (twin_NAME: the same source compiled with other names,
 * twin.mk). All memory that either may write is watched: the zero page of engine and game, and the segments from PAGES
 * to BSS (twin.cfg). Both must write the same bytes, except bytes that verbs.h or the header of the assembly leaves
 * undefined: a Forgiver lists those.
 */
/* SPDX-License-Identifier: MIT */
#ifndef TWIN_H
#define TWIN_H

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/history.h"
#include "engine/node.h"
#include "engine/search.h"
#include "unity.h"

typedef void (*Verb)(void);
typedef uint8_t (*Forgiver)(uint16_t at); /* 1: this byte may differ */

/* Runs both verbs and fails the test if they write different bytes. Restores the state. Returns the result of the
 * assembly. */
uint8_t twin_compare(Verb assembly, Verb c, Forgiver forgiven);

/* The same for verbs that return nothing: A is ignored. */
void twin_compare_void(Verb assembly, Verb c, Forgiver forgiven);

uint8_t forgive_nothing(uint16_t at);
uint8_t forgive_move(uint16_t at);
uint8_t forgive_frontier(uint16_t at);

/* Random numbers for the tests; the same in every run. */
void dice_seed(uint16_t seed);
uint8_t dice_byte(void);
uint8_t dice_below(uint8_t n);
void dice_fill(uint8_t *bytes, uint16_t count);

extern uint8_t twin_list_end; /* the page from which no further list may start */
extern uint8_t twin_to_hi;    /* pages from one part of a list to the next */
extern uint8_t twin_to_rank;

/* A random game. random_game_step plays one ply, or starts a new game; afterwards the game is running and its moves are
 * listed. It uses the C twins, so that a wrong write of the assembly shows up when the assembly is tested. */
void random_game_start(uint16_t seed);
void random_game_step(void);

/* Chooses a random move of the list and writes it to the path. */
void random_game_choose(void);

/* Opens the list of this node as the search does. */
void random_game_open_list(void);

void pick_score_limit(void);

extern uint8_t twin_node_count[PLIES];
extern uint8_t twin_node_list_lo[PLIES];
extern uint8_t twin_node_list_hi[PLIES];
extern uint8_t killer_first_ordinal[PLIES], killer_first_lo[PLIES], killer_first_hi[PLIES];
extern uint8_t killer_second_ordinal[PLIES], killer_second_lo[PLIES], killer_second_hi[PLIES];

/* memory_watch.s */
typedef struct {
    uint16_t at;
    uint8_t byte;
} Change;
void watch_snapshot(void);
void watch_scan(void);
void watch_run(void);
extern uint8_t watch_copy[];
extern uint8_t watch_copy_zp[256];
extern Verb watch_verb;
extern uint8_t watch_result;
extern uint8_t watch_kept;
extern Change *watch_list;
extern uint16_t watch_count;
extern const uint16_t watch_most; /* changes that fit a list; compare.c defines it */

/* The C twins. */
#define SEARCH_VERB(name) void twin_game_##name(void);
#include "engine/verbs.h"
void twin_frontier_generic(void);
void twin_tt_clear(void);
void twin_zobrist_fill(uint8_t *table, uint16_t bytes);
uint8_t twin_tt_find(void);
uint8_t twin_repetition_found(void);
void twin_history_clear(void);
void twin_history_rank_killers(void);
void twin_history_raise_killers(void);
void twin_history_lower_killers(void);
void twin_history_reward(void);
void twin_list_open(uint16_t at);
void twin_list_choose(uint8_t ordinal);
void twin_score_outcome(void);
uint8_t twin_random_below(uint8_t most);
extern uint16_t twin_random_seed;
extern uint8_t *twin_tt_base;
extern uint32_t twin_tt_entries;
extern uint8_t twin_tt_group;
extern uint8_t twin_repetition_count;

/* The suites. */
#ifndef PLIES_TESTED
#define PLIES_TESTED 333 /* 1000 in `make test-deep` (twin.mk) */
#endif
void at_positions(uint16_t plies, void (*check)(void)); /* runs a check at this many positions */
void run_game_tests(void);
void run_prune_tests(void);
void run_quiet_tests(void);
void run_own_tests(void); /* tests/twin/GAME.c: what only this game has */
void run_engine_tests(void);

#endif
