/* game.h: the contract. A game is a folder that implements the verbs of verbs.h by
 * name; the engine and the shell know nothing else of it.
 *
 * Verbs take no arguments and work on the globals of state.h. A game may read
 * `ply`, `side`, `move`, `path_lo/hi` and `history`, and writes only what its
 * verb is said to write, and its own state. What unmake needs lives in byte
 * arrays indexed by ply. The sign of a score follows `side`, not the parity
 * of the ply, so a pass or an extra turn is just a move that leaves `side`.
 *
 * Two to four sides play. The search is for two; a game of more brings its own
 * GameInfo.find_move. A side that is out of the game is passed over by make itself: the
 * side to move always has a move while the game runs, and it is the winner who is on
 * turn when somebody has won (state.h).
 */
#ifndef ENGINE_GAME_H
#define ENGINE_GAME_H

#include "engine/state.h"

/* Scores. A win at ply p counts SCORE_WIN - p, so a near win is better than a
 * far one; every won score has $30 in its high byte and every lost one $CF,
 * which is how the assembly tells them. An evaluation stays within
 * SCORE_MOST either way. The difference of two scores fits 16 bits, so that
 * comparing them needs no look at the overflow. */
#define SCORE_INFINITE 0x3FFF
#define SCORE_WIN 0x3030
#define SCORE_WON 0x3000 /* a score of at least this is a won game */
#define SCORE_MOST 0x2FFF

/* Room for any text with its end mark. A game says in its menu.txt what its positions
 * take of that (`text`, disk/MEMORY.md). */
#define MOVE_SIZE 64
#define TEXT_SIZE 512 /* of a position */

typedef struct {
    const char *name;         /* the word on the command line */
    const char *title;        /* what the screen calls it: at most 12 signs, before a blank and the level */
    uint8_t sides;            /* how many play: 2 to SIDES_MOST */
    const char *side_names[SIDES_MOST]; /* the first player's first */
    const char *const *rules; /* "name=value" a variant, standard first, then 0 */
    const char *help;         /* the rules, for the help pages; in the segment HELP */
    uint8_t quiescence_kind;        /* NOISY_: what game_generate_noisy is for */
    uint16_t score_of_piece;            /* the score of one man, for showing scores; with dice of one per cent */
    uint16_t nodes_per_time;            /* NODES_PER_TIME of the cycles a node takes, without its toll */
    uint8_t bench_depth;      /* what the bench searches its positions to */

    /* What most games do without: 0, or a function. */
    void (*gen_quiet)(void);    /* appends the moves game_generate_noisy leaves out (node.c) */
    uint8_t (*prune)(void); /* PRUNE_: what to do instead of a list, see below */
    void (*draw_random)(void);     /* draws the chance in `move` (record.h) */
    uint8_t (*find_move)(void); /* thinks for itself, see below; a must with more than two sides */
    uint8_t counts_ends;    /* 1: perft counts a finished game at any depth left */
    uint8_t draws_go_on;    /* 1: perft counts on behind a draw, as published counts do */
    uint8_t contempt;       /* what who thinks would give to avoid a draw */
    void (*eval_lazy)(void);    /* game_eval in haste: score, and score_margin, how far that may be off */
    void (*gen_captures_ranked)(void);     /* game_generate_noisy and game_rank at once for quiescence, without the moves of rank 0 */
    uint8_t lmr_depth;           /* late moves are searched a ply less with so many to go, 2 or 3; 0: never */

    /* A game with dice (below): chance_step of chance.h; its throws; what a won game counts in a mean. */
    uint8_t (*chance)(uint8_t step);
    void (*gen_rolls)(void);
    int16_t chance_score_limit;

    void (*gen_candidates)(void);   /* what the search lists in place of game_generate, see below */
    uint8_t (*forcing_step)(uint8_t step); /* what forces, for forcing.h, see below */
    /* not 0: its brain is weak_players_find_move, and the two opponents of weak_players.h can be chosen */
    uint8_t has_weak_players;
    uint16_t (*extra_cost)(void); /* 0, or what nodes take beyond `pace`, see below */
    uint8_t has_quiet_threats;        /* 1: it knows FORCE_QUIET */
    const char *(*level_name)(uint8_t level); /* what it is, where it is no time but a kind of play: 19 signs at most; or 0 */
} GameInfo;

/* Cycles an NTSC Atari has left for thinking in a second, with the board on
 * screen: 60 frames of 26,360 cycles, three quarters of them ours. */
#define LEVEL_CYCLES_A_SECOND 1186200UL

/* GameInfo.nodes_per_time: nodes of so many cycles, 232 and more, in 2^LEVEL_PACE_BITS tenths of a second. */
#define LEVEL_PACE_BITS 7
#define NODES_PER_TIME(cycles) ((uint16_t)((LEVEL_CYCLES_A_SECOND / 10 << LEVEL_PACE_BITS) / (cycles)))

/* On the 6502, for assembly: offsets of some of these. */
#define INFO_SIDES 4
#define INFO_QUIESCENCE 17
#define INFO_SCORE_OF_PIECE 18
#define INFO_NODES_PER_TIME 20
#define INFO_GEN_QUIET 23
#define INFO_PRUNE 25
#define INFO_DRAW_RANDOM 27
#define INFO_FIND_MOVE 29
#define INFO_CONTEMPT 33
#define INFO_EVAL_LAZY 34
#define INFO_GEN_CAPTURES 36
#define INFO_LMR_DEPTH 38
#define INFO_CHANCE 39
#define INFO_GEN_ROLLS 41
#define INFO_CHANCE_LIMIT 43
#define INFO_GEN_CANDIDATES 45
#define INFO_EXTRA_COST 50

/* GameInfo.prune, asked before the moves of a node are listed, with the plies to go in node_depth[ply] and the window,
 * of which beta is no decided game, in node_alpha and node_beta (search_state.h):
 *   PRUNE_NOTHING  list them
 *   PRUNE_NULL_MOVE     the position is so good that a free move for the other side may leave it at beta: make is given
 *                  MOVE_PASS, and if that is so nobody looks at the moves. Not behind a pass, and with NULL_MOVE_DEPTH
 *                  plies
 *   PRUNE_SCORE    `score` will do for the node
 *   PRUNE_QUIET    `score` is so bad that only noisy moves could reach alpha, and a few of the quiet ones:
 *                  GameInfo.gen_quiet is called with STAGED_PRUNED in node_staged[ply] and lists no others. With one ply to
 *                  go */
#define PRUNE_NOTHING 0
#define PRUNE_NULL_MOVE 1
#define PRUNE_SCORE 2
#define PRUNE_QUIET 3
#define MOVE_NULL 0 /* what make gets for PRUNE_NULL_MOVE: never a move of such a game */
#define MOVE_PASS 0 /* a game with dice: the forced pass, see below */

/* has_noisy: at depth 0 the side to move takes eval's score; or it takes that
 * or goes on with a noisy move; or noisy moves are compulsory where there are
 * any, and eval is asked where there are none. The even ones have a game_frontier for one ply to go; with _OWN it plays
 * noisy moves out itself. Noisy moves must come to an end, as captures do: a circle of them goes on to the last row,
 * and the table then has values that depend on how many rows were left. */
#define NOISY_NONE 0
#define NOISY_MAY 1
#define NOISY_MAY_OWN 2
#define NOISY_MUST 3
#define NOISY_MUST_OWN 4

/* GameInfo.find_move: 1: the game has found a move itself, in `move`, and what it is worth for
 * `side`, in `score`; 2: a whole line, as the search leaves it in pv_lo, pv_hi, pv_end[0], search_score and
 * search_depth; 0: the search is to find one, which only a game of two sides may say. The search's budget is its budget
 * (budget.h): it counts what it calls its nodes, of which level.h makes seconds, with
 *     if (!--poll_left && budget_poll()) { stop here }
 * and then answers with the best it has. think_depth, the WITHOUT_ bits, margin, seed and excluded moves of
 * root.h are there for it; with WITHOUT_FIND_MOVE a game of two sides is not asked. think_report shows how
 * far it is. The board and ply are afterwards as they were. A brain whose nodes take long counts them with
 * budget_slow_node
 * (budget_slow.h) instead. Where a turn has many moves it is asked for each of them, and may keep its plan: with the
 * key of
 * the board that the next move belongs to, so that an undo, a save or somebody else's move in between makes it think
 * anew. */

/* GameInfo.gen_candidates, for boards on which most moves are not worth a look: appends the moves the search looks at, at the
 * root and everywhere else, while `moves`, perft, the record and people go by game_generate. They are some of
 * generate's, in its order, a legal one among them where there is any, and follow from the position alone, not
 * from history or killers: the table knows a move by its ordinal. (Where node_depth says that the search could take a
 * position for lost, more may be listed: a stale ordinal is only a bad guess.) More than one, where there are more: the
 * next best move is asked for, too. How many there are is what the pool of lists must hold: a path of depth d has d
 * lists (state.h), and where there is no room for another the position is judged as it is. A problem (think_find_win)
 * is
 * solved over all moves, so that such a game has `lists 2` or 3 in its menu.txt. list_best_keep (list_best.h) keeps
 * the best
 * of a
 * list that is ranked. */

/* GameInfo.forcing_step, in a game decided by threats that must be met, for the search through forcing moves alone
 * (forcing.h). A win that it builds on these answers must be one, so they have to be exact. For `side`, by step:
 *   FORCE_WIN      1: it can win at once, and `move` does
 *   FORCE_THREATS  appends the moves that threaten to win at once or by force, whatever else they do; in any order,
 *                  each once. node_depth[ply] (search_state.h) is how many moves `side` has left, the winning one
 *                  among them:
 *                  what cannot be enough may be left out, counted in `leaves`. An attack begins at ply 0 or 1, and its
 *                  rows are listed along the path, the first one first
 *   FORCE_REPLIES  the move before was one of these: appends every reply after which `side` is not lost at once, or one
 *                  of the others where there is no such reply; 1: it can win at once instead
 *   FORCE_QUIET    the same as FORCE_THREATS, and moves that threaten to win in a move more: of a game that has
 *                  GameInfo.has_quiet_threats, at the first row of an attack, with FORCE_QUIET_LEAST moves, then in the same
 *                  position with more
 *   FORCE_SINGLE_REPLY   of a game that sets double_threats_single_reply (double_threats.h): the threat `move`, which
 *   is not made, and its
 *   only
 *                  reply come on the path, at ply and behind it
 *   FORCE_KEY      the key of the position behind these two, which nobody has made yet, comes where theirs will be in
 *                  hash_key
 *   FORCE_PLAY     makes these two; what only eval looks at need not be right behind them
 *   FORCE_NULL_MOVE     `side` is the other side now, as if it had passed; once more, and all is as before
 * Moves of such a game fit one byte, and a man more of its own never harms a side. */
#define FORCE_WIN 0
#define FORCE_THREATS 1
#define FORCE_REPLIES 2
#define FORCE_NULL_MOVE 3
#define FORCE_QUIET 4
#define FORCE_SINGLE_REPLY 5
#define FORCE_KEY 6
#define FORCE_PLAY 7
#define FORCE_QUIET_LEAST 3 /* moves that such a win takes */

/* GameInfo.extra_cost, asked at every poll of a search that has so many seconds (budget.h): what the nodes since the last one
 * took beyond `pace`, in nodes of that pace. It adds up what was counted (poll_moves_made, poll_cuts) and may look at
 * the
 * board in hand: kings, men that are still to come, an ending that is played exactly. It follows from these alone, so
 * that the host ends a search at the same node. `make tolls GAME=...` measures nodes, moves and cut-offs of its
 * positions and fits their cycles, `make spread` prints how well a game keeps its seconds with what it says. A game
 * without one has nodes that are all alike. */

/* Dice. Where chance has the next word, make, reset and read_position leave
 * OUTCOME_CHANCE in `outcome`; `side` is who will move then. GameInfo.gen_rolls appends what can
 * fall to the list, in canonical order, each with its weight in list_rank: 1 and more, 255 all
 * together. A throw is a move that has MOVE_ROLL in it, and moves have not. make plays it and
 * unmake takes it back: ply grows by one, `side` stays, reversible_plies[ply] is 0, `outcome` is
 * anything but OUTCOME_CHANCE. A throw that nobody can use leaves a position in which generate
 * lists MOVE_PASS and nothing else, which the shell plays by itself; it is no move otherwise. So the throw is a part of
 * the position: of its text, with which it is read or without (then it has not fallen yet), of its key, of the record
 * of a game, of undo, redo and saves. read_move and write_move know throws; generate, rank and noisy never see
 * OUTCOME_CHANCE, hash, eval and write_position do.
 *
 * In the search a throw takes no ply. A position before a throw is worth the mean of those
 * behind it by weight, rounded down for `side`, each of them cut to +-GameInfo.chance_score_limit: so a
 * game won sooner counts no more there than one won later, and eval had better stay within that. With no
 * ply left (also in game_frontier and in quiescence) it is worth what eval says of it. The table and
 * the killers know positions with their throw only, the best line ends at a throw, and
 * no repetition reaches across one. Such a game has no prune, no late and no roll.
 *
 * Backgammon would need nothing more: 21 throws of weight 1 and 2; the men of a throw as up to
 * four moves that keep `side`, of which all but the last leave OUTCOME_NONE with `extend` set, so that
 * a throw is one ply; and has_noisy NOISY_MUST, with game_generate_noisy listing the rest of a throw
 * that is half played, so that none is ever judged. */
#define MOVE_ROLL 0x8000

/* What to ask of GameInfo.chance; chance.h has more, for the search. */
#define CHANCE_LIST 0 /* at the bottom of the pool, a list of the throws; list_rank has their weights */
#define CHANCE_ROLL 1 /* what falls now in the game so far, or must be passed: record_draw_forced (record.h) */
#define CHANCE_SKIP 2 /* back over what nobody chose: record_undo_choice */

/* The verbs, with what each must do, stand in verbs.h. */
#define VERB(type, name, parameters, arguments) type game_##name parameters;
#include "engine/verbs.h"

/* game_frontier for games that have nothing faster: makes every move and asks eval. */
void frontier_generic(void);

#endif
