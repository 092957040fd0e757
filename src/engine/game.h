/* game.h: the contract between a game and the engine. Read it first when you add a game, then verbs.h.
 *
 * A game is a folder src/games/GAME. It implements the verbs (functions game_NAME, listed in verbs.h) and describes
 * itself in one GameInfo. The engine and the shell know nothing else about it.
 *
 * - Verbs take almost no arguments: they work on the globals of state.h, which are in zero page on the 6502.
 * - A game may read `ply`, `side`, `move`, `path_lo/hi` and `history`. It writes only its own state and what the
 *   comment of the verb names as its result.
 * - A move is a number of 16 bits that only the game understands. Every position lists its moves in one fixed order,
 *   the canonical order; a move is then known by its place in the list, its ordinal, which counts from 1.
 * - Make and unmake work on one board. What unmake needs is stored in byte arrays indexed by ply.
 * - The sign of a score follows `side`, not the parity of the ply. A pass or an extra turn is therefore a normal move
 *   that leaves `side` as it is, and needs no special case in the search.
 *
 * Two to four sides play. The search is for two sides; a game for more must find its moves itself
 * (GameInfo.find_move). Make skips a side that is out of the game: while the game runs, the side to move always has a
 * move. When a side of more than two has won, that side is the side to move (state.h).
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_GAME_H
#define ENGINE_GAME_H

#include "engine/state.h"

/* Scores, for the side to move. A win at ply p counts SCORE_WIN - p, so a shorter win is better. Every won score has
 * $30 in its high byte and every lost one $CF: the assembly tests only that byte. An evaluation stays between
 * -SCORE_MOST and SCORE_MOST. The difference of two scores fits 16 bits, so a comparison needs no overflow test. */
#define SCORE_INFINITE 0x3FFF
#define SCORE_WIN 0x3030
#define SCORE_WON 0x3000 /* a score of at least this is a won game */
#define SCORE_MOST 0x2FFF

/* Bytes for the longest text, with its terminating 0. A game asks for less memory for positions with the line `text`
 * of its game.txt (disk/MEMORY.md). */
#define MOVE_SIZE 64
#define TEXT_SIZE 512 /* of a position */

/* What a game says about itself; game_info returns it. Members that most games do not need come last and are 0.
 * tools/build/game.awk fills it in from the game's game.txt, where a member is a word with a value. It reads
 * this struct, one member a line; so does tools/build/constants, which makes the offsets for the assembly. */
typedef struct {
    const char *name;         /* the word on the command line */
    const char *title;        /* on the screen: at most 12 characters, a space and the level follow */
    uint8_t sides;            /* number of players, 2 to SIDES_MOST */
    const char *side_names[SIDES_MOST]; /* the side that moves first comes first */
    const char *const *rules; /* variants, the standard rules first, then 0 (engine/variant_name.h); or 0: none */
    const char *help;         /* text of the rules for the help pages; in the segment HELP */
    uint8_t quiescence_kind;  /* NOISY_: how the search uses game_generate_noisy */
    uint16_t score_of_piece;  /* score that is shown as 1.0; in a game with dice as one per cent */
    uint16_t nodes_per_time;  /* NODES_PER_TIME(cycles of the cheapest node) */
    uint8_t bench_depth;      /* depth of the bench, the node signature (game_bench) */

    /* Optional: 0, or a function. */
    void (*gen_quiet)(void);    /* appends the moves that game_generate_noisy leaves out; the search then lists noisy
                                   and quiet moves in two stages (node.c) */
    uint8_t (*prune)(void);     /* PRUNE_: can this node do without a full list of moves? See below */
    void (*draw_random)(void);  /* draws the random part of `move` before it is played (record_play); the low byte of
                                   a move with a random part, and of no other, is at least MOVE_RANDOM */
    uint8_t (*find_move)(void); /* the game's own move finder, see below; required for more than two sides */
    uint8_t counts_ends;        /* 1: perft counts a finished game as a leaf at any depth */
    uint8_t draws_go_on;        /* 1: perft continues after a draw, as published counts do */
    uint8_t contempt;           /* how much worse than 0 a draw counts for the engine's side */
    void (*eval_lazy)(void);    /* lazy evaluation: sets a cheap `score`, and score_margin to its largest error */
    void (*gen_captures_ranked)(void); /* for quiescence: game_generate_noisy and game_rank in one, without moves of
                                          rank 0 */
    uint8_t lmr_depth;      /* late-move reductions at nodes with at least this depth, 2 or 3; 0: none */

    /* A game with dice, see below. */
    uint8_t (*chance)(uint8_t step); /* chance_step of chance.h */
    void (*gen_rolls)(void);         /* appends the possible rolls */
    int16_t chance_score_limit;      /* scores are limited to +- this before they are averaged over rolls */

    void (*gen_candidates)(void);          /* lists only the moves that the search looks at; see below */
    uint8_t (*forcing_step)(uint8_t step); /* threats and replies for the forcing search; see below */
    /* Not 0: find_move is weak_players_find_move and the player can choose the two weak opponents (weak_players.h). The
     * value is added to the search depth of the two lowest levels, so that they are stronger than the weak ones. */
    uint8_t has_weak_players;
    uint16_t (*extra_cost)(void);             /* time of slow nodes beyond nodes_per_time; see below */
    uint8_t fall;                             /* when levels are extended, see below; follows extra_cost */
    uint8_t has_quiet_threats;                /* 1: forcing_step knows FORCE_QUIET */
    const char *(*level_name)(uint8_t level); /* name of a level that is no time limit, 19 characters at most; or 0 */
    /* Depth at which the comparison of the workshop begins: about five seconds; 0: 3. COMPARE_NEVER, by `no_search`:
     * the search is not in memory, so there is no workshop, and no search for a win. */
    uint8_t compare_depth;
    uint8_t other_levels;  /* opponents after the levels by time and depth: 2 with has_weak_players; 1: find_move knows
                              DEPTH_CLASSIC, the player of an older program; else 0 */
    uint8_t puzzles;       /* number of its puzzles (shell/puzzles/puzzles.h) */
    /* Called after the search, with its move in think_move. Returns 1 if the search must look for another one. */
    uint8_t (*check_move)(void);
    uint8_t tt_group;      /* other entries of the transposition table that may hold a position (tt.h) */
} GameInfo; /* INFO_: offsets for the assembly */
#define COMPARE_NEVER 255

/* Cycles per second that an NTSC Atari has for the search while the board is on the screen: 60 frames of 26,360
 * cycles, of which the program gets three quarters. */
#define LEVEL_CYCLES_A_SECOND 1186200UL

/* For GameInfo.nodes_per_time: the number of nodes that fit into 2^LEVEL_PACE_BITS tenths of a second, if one takes
 * `cycles` cycles. From 232 cycles on the result fits 16 bits. */
#define LEVEL_PACE_BITS 7
#define NODES_PER_TIME(cycles) ((uint16_t)((LEVEL_CYCLES_A_SECOND / 10 << LEVEL_PACE_BITS) / (cycles)))

/* ---- GameInfo.quiescence_kind: depth 0 ----
 *
 *   NOISY_NONE   the evaluation is the score
 *   NOISY_MAY    quiescence: the side to move stands pat, or plays one of its noisy moves (captures, promotions ...)
 *   NOISY_MUST   noisy moves are compulsory (draughts): if there are any, one is played; otherwise eval is the score
 *
 * With NOISY_MAY and NOISY_MUST the search plays the noisy moves. NOISY_MAY_OWN and NOISY_MUST_OWN are the same, but
 * game_frontier plays them itself. The search calls game_frontier for nodes with one ply to go with the kinds that are
 * even numbers: NOISY_NONE and the _OWN kinds.
 *
 * A series of noisy moves must come to an end, as captures do. If they could go round in a circle, quiescence would
 * run to the last ply, and scores in the transposition table would depend on the number of plies that were left. */
#define NOISY_NONE 0
#define NOISY_MAY 1
#define NOISY_MAY_OWN 2
#define NOISY_MUST 3
#define NOISY_MUST_OWN 4

/* ---- GameInfo.prune: before the moves of a node are listed ----
 *
 * In: node_depth[ply], the plies to go; node_alpha[ply] and node_beta[ply], the window (search_state.h). It is not
 * called when beta is the score of a decided game. It returns:
 *   PRUNE_NOTHING    list and search the moves
 *   PRUNE_NULL_MOVE  the position is so good that the side may stay at or above beta even if it gives up its turn. The
 *                    search plays a null move: make gets MOVE_NULL. If the score is still beta or more, the node is
 *                    cut off without a list. The game must not answer this directly after a null move, nor with fewer
 *                    than NULL_MOVE_DEPTH plies to go
 *   PRUNE_SCORE      `score` is good enough as the score of this node
 *   PRUNE_QUIET      `score` is so low that only noisy moves, and a few quiet ones, can reach alpha. gen_quiet is then
 *                    called with STAGED_PRUNED in node_staged[ply] and lists only those few. Only for one ply to go */
#define PRUNE_NOTHING 0
#define PRUNE_NULL_MOVE 1
#define PRUNE_SCORE 2
#define PRUNE_QUIET 3
#define MOVE_NULL 0 /* the null move; no real move of a game that returns PRUNE_NULL_MOVE may be 0 */
#define MOVE_PASS 0 /* in a game with dice: the forced pass, see below */
#define MOVE_RANDOM 0xC0 /* in a game with draw_random: the low byte of a move with a random part is at least this */

/* ---- GameInfo.find_move: the game's own move finder ----
 *
 * Called by think when the book has no move. It returns
 *   0  no move: the search is to find one (two sides only)
 *   1  `move` is the move and `score` its score for `side`
 *   2  a whole principal variation, as the search leaves it, in pv_lo, pv_hi, pv_end[0], search_score and search_depth
 *
 * It works within the search's budget (budget.h). The game decides what a node is, and counts each node
 * (level.h converts seconds into nodes) with
 *     if (!--poll_left && budget_poll()) { stop here }
 * and returns the best move so far when it must stop. If a node takes long, use budget_slow_node (budget_slow.h).
 * It can read think_depth, the WITHOUT_ bits, and the random margin, the seed and the excluded moves of root.h. With
 * WITHOUT_FIND_MOVE it is not called in a game of two sides. It shows its progress with think_report. It must leave the
 * board and `ply` as they were.
 *
 * If a turn has many moves, find_move is called for each of them and may store its plan between calls. It stores with
 * the plan the key of the position that the next move belongs to: after an undo, a load or a different move it must
 * plan again. */

/* ---- GameInfo.gen_candidates: large boards ----
 *
 * For boards on which most moves are not worth a search. It appends the moves that the search looks at, at the root
 * and at all other nodes. The list of legal moves, perft, the record and players still use game_generate.
 * - Candidates are a part of game_generate's moves, in the same order. If the position has a legal move, at least one
 *   candidate is legal. If it has several moves, there are several candidates, for "play its second-best move".
 * - They depend only on the position, never on history or killers: the transposition table stores a move as its
 *   ordinal. (More may be listed where node_depth[ply] shows that the search could otherwise take the position for
 *   lost. A stale ordinal is only a bad guess for the first move.)
 * - A path of depth d has d lists, which must fit the pool (list_pages in state.h). Where no further list fits, the
 *   search evaluates the position as it is.
 * - think_find_win uses all moves, so such a game asks for `lists 2` or `lists 3` in its game.txt.
 * list_best_keep (list_best.h) keeps the best moves of a ranked list. */

/* ---- GameInfo.forcing_step: games decided by threats ----
 *
 * For the forcing search (forcing.h), which plays only threats that must be answered. It builds proven wins from the
 * results of this function, so they must be exact. For `side`, by step:
 *   FORCE_WIN       returns 1 and sets `move` if `side` can win at once
 *   FORCE_THREATS   appends every move that threatens to win at once or by force, in any order, each once.
 *                   node_depth[ply] (search_state.h) is the number of moves that `side` has left, including the
 *                   winning one: a threat that needs more may be left out, and is counted in leaf_count. An attack
 *                   starts at ply 0 or 1; the plies of its path are listed in order, from the first
 *   FORCE_REPLIES   the last move was such a threat. Appends every reply after which `side` does not lose at once; if
 *                   there is none, appends any one reply. Returns 1 instead if `side` can win at once
 *   FORCE_QUIET     if GameInfo.has_quiet_threats: as FORCE_THREATS, with moves that threaten to win one move later.
 *                   Called only at the first ply of an attack, first with FORCE_QUIET_LEAST moves, then with more
 *   FORCE_SINGLE_REPLY  if the game sets double_threats_single_reply (double_threats.h): `move` is a threat that has
 *                   not been made. Writes it and its only reply to the path, at ply and ply + 1
 *   FORCE_KEY       writes the key of the position after these two moves to hash_key at ply + 2, without making them
 *   FORCE_PLAY      makes these two moves. State that only eval uses need not be right afterwards
 *   FORCE_NULL_MOVE changes `side` to the other side, as a null move; a second call changes it back
 * Moves of such a game fit one byte, and an extra piece on the board never harms its owner. */
#define FORCE_WIN 0
#define FORCE_THREATS 1
#define FORCE_REPLIES 2
#define FORCE_NULL_MOVE 3
#define FORCE_QUIET 4
#define FORCE_SINGLE_REPLY 5
#define FORCE_KEY 6
#define FORCE_PLAY 7
#define FORCE_QUIET_LEAST 3 /* moves that the shortest win with a quiet threat takes */

/* ---- GameInfo.extra_cost: nodes that take longer ----
 *
 * Levels are seconds, converted into nodes of the cheapest kind (nodes_per_time). budget_poll asks this function for
 * the extra time of the nodes since the last poll, in such nodes. It computes that from what was counted
 * (poll_moves_made, poll_cuts, poll_slow) and from the current board: kings, pieces still to place, an ending that is
 * played exactly. It must use nothing else, so that the host stops at the same node as the Atari.
 * `make extra-cost GAME=...` measures nodes, moves and cut-offs and fits their cycles; `make level-times` prints how
 * well a game keeps its seconds. Without this function all nodes count the same. */

/* ---- GameInfo.fall: a budget that is extended ----
 *
 * If the budget of a level is spent while the score of the best move is lower than that of the last iteration, by
 * `fall` or more, the search goes on, once, up to twice the budget (budget_extend). The line `cut` of game.txt makes
 * nodes_per_time smaller in exchange, so that the mean number of nodes stays the same. */

/* ---- Games with dice ----
 *
 * When dice are to be rolled next, make, reset and read_position leave OUTCOME_CHANCE in `outcome`; `side` is the side
 * that moves after the roll. GameInfo.gen_rolls appends the possible rolls in canonical order, with their weights in
 * list_rank: each 1 or more, at most 255 in all.
 *
 * A roll is a move with the bit MOVE_ROLL set; no other move has it. Make plays a roll and unmake takes it back: ply
 * grows by one, `side` stays, reversible_plies[ply] is 0, and `outcome` is anything but OUTCOME_CHANCE. Only the roll
 * of the start position, which no search meets, may change `side`: it says who begins. If no piece can use the roll,
 * game_generate lists only MOVE_PASS, which the shell plays by itself; otherwise passing is not legal.
 * So the roll is part of the position: of its hash key, of the record, of undo, redo and saves, and of its text (a
 * text without a roll is the position before it). read_move and write_move handle rolls. generate, rank and
 * generate_noisy are never called with OUTCOME_CHANCE; hash, eval and write_position are.
 *
 * In the search a roll takes no ply of depth. The score of a chance node is the mean of its rolls by weight, rounded
 * down for `side`. Each score is first limited to +-GameInfo.chance_score_limit, so below a chance node a quick win
 * counts the same as a slow one, and eval should stay within the limit. With no ply left, and in game_frontier and
 * quiescence, the score of a chance node is its evaluation. The transposition table and killers are used only for
 * positions with their roll. The principal variation ends at a roll, and no repetition reaches across one. Such a game
 * has no prune, no lmr_depth and no draw_random.
 *
 * This is enough for backgammon: 21 rolls of weight 1 and 2. The checkers of a roll would be up to four moves that keep
 * `side`; all but the last leave OUTCOME_NONE and set extend_ply, so that a roll is one ply. Its quiescence_kind is
 * NOISY_MUST, and game_generate_noisy lists the rest of a roll, so that no half-played roll is evaluated. */
#define MOVE_ROLL 0x8000

/* Steps of GameInfo.chance; chance.h has two more for the search. */
#define CHANCE_LIST 0 /* lists the rolls at the bottom of the pool, weights in list_rank */
#define CHANCE_ROLL 1 /* sets `move` to the next roll or forced pass: record_draw_forced (record.h) */
#define CHANCE_SKIP 2 /* moves record_count back over rolls and forced passes: record_undo_choice */

/* The prototypes of the verbs; verbs.h says what each must do. */
#define VERB(type, name, parameters, arguments) type game_##name parameters;
#include "engine/verbs.h"

/* game_frontier for games that have nothing faster: makes every move and evaluates (frontier.c). */
void frontier_generic(void);

#endif
