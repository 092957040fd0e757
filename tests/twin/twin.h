/* twin.h: assembly against its C twin, in one image under sim65.
 *
 * A verb is run twice from the same state, once as assembly, once as C
 * (twin_NAME: the same source with other names, twin.mk). All memory that
 * either may write is watched: our zero page, and STATE, PAGES and BSS whole.
 * What changed must be the same byte for byte, except where game.h or the
 * header of the assembly leaves a byte undefined: those are forgiven, one by one.
 */
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

/* Runs both and fails the test where they differ; the state is afterwards as
 * it was before. The assembly's result is returned. */
uint8_t twin_compare(Verb assembly, Verb c, Forgiver forgiven);

/* The same for verbs that return nothing: A is then no result. */
void twin_compare_void(Verb assembly, Verb c, Forgiver forgiven);

uint8_t forgive_nothing(uint16_t at);
uint8_t forgive_move(uint16_t at);
uint8_t forgive_frontier(uint16_t at);

/* Random numbers, the same in every run. */
void dice_seed(uint16_t seed);
uint8_t dice_byte(void);
uint8_t dice_below(uint8_t n);
void dice_fill(uint8_t *bytes, uint16_t count);

/* A random game: goes one ply on, or starts anew. Afterwards the game is
 * running and its moves are on the list. It is played with the C twins, so
 * that a byte the assembly writes astray has not been written before. */
extern uint8_t twin_list_end; /* the page at which no further list begins */
extern uint8_t twin_to_hi;    /* pages from one part of a list to the next */
extern uint8_t twin_to_rank;
void tree_start(uint16_t seed);
void walk(void);

/* Chooses a random move of the list and notes it on the path. */
void tree_choose(void);

/* The list of this node, as the search opens it. */
void tree_open_list(void);

void pick_limit(void);

extern uint8_t search_count[PLIES];
extern uint8_t search_list_at_lo[PLIES];
extern uint8_t search_list_at_hi[PLIES];
extern uint8_t order_first_ordinal[PLIES], order_first_lo[PLIES], order_first_hi[PLIES];
extern uint8_t order_second_ordinal[PLIES], order_second_lo[PLIES], order_second_hi[PLIES];

/* memory_watch.s */
#ifndef CHANGES_MOST
#define CHANGES_MOST 600
#endif
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
extern uint8_t twin_repetition_count;

/* The suites. */
#define PLIES_TESTED 1000
void at_positions(uint16_t plies, void (*check)(void)); /* runs a check at so many positions of random games */
void run_game_tests(void);
void run_prune_tests(void);
void run_quiet_tests(void);
void run_engine_tests(void);

#endif
