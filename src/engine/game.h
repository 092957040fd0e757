/* game.h: the contract. A game is a folder that implements these verbs by
 * name; the engine and the shell know nothing else of it.
 *
 * Verbs take no arguments and work on the globals of state.h. A game may read
 * `ply`, `side`, `move`, `path_lo/hi` and `history`, and writes only what its
 * verb is said to write, and its own state. What unmake needs lives in byte
 * arrays indexed by ply. The sign of a score follows `side`, not the parity
 * of the ply, so a pass or an extra turn is just a move that leaves `side`.
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

#define TEXT_SIZE 160 /* room for any position or move, with its end mark */

typedef struct {
    const char *name;         /* the word on the command line */
    const char *title;        /* what the screen calls it */
    const char *sides[2];     /* the players' names, first player first */
    const char *const *rules; /* "name=value" a variant, standard first, then 0 */
    const char *help;         /* the rules, for the help pages; in the segment HELP */
    uint8_t has_noisy;        /* NOISY_: what game_noisy is for */
    uint16_t unit;            /* the score of one man, for showing scores */
    uint16_t cycles_per_node; /* as `make cycles` measures it */
    uint8_t bench_depth;      /* what the bench searches its positions to */

    /* What most games do without: 0, or a function. */
    void (*quiet)(void);    /* appends the moves game_noisy leaves out (node.c) */
    uint8_t (*may_pass)(void); /* 1: to pass is worse than to move; then make plays MOVE_PASS */
    void (*roll)(void);     /* draws the chance in `move` (record.h) */
    uint8_t (*solve)(void); /* 1: the exact answer, in `move` and `score` (think.c) */
    uint8_t counts_ends;    /* 1: perft counts a finished game at any depth left */
    uint8_t draws_go_on;    /* 1: perft counts on behind a draw, as published counts do */
    uint8_t contempt;       /* what who thinks would give to avoid a draw */
    void (*rough)(void);    /* game_eval in haste: score, and score_margin, how far that may be off */
    void (*hunt)(void);     /* game_noisy and game_rank at once for quiescence, without the moves of rank 0 */
    uint8_t late;           /* late moves are searched a ply less with so many to go, 2 or 3; 0: never */
} GameInfo;

/* On the 6502, for assembly: offsets of some of these. */
#define INFO_UNIT 13
#define INFO_CYCLES 15
#define INFO_ROLL 22

/* has_noisy: at depth 0 the side to move takes eval's score; or it takes that
 * or goes on with a noisy move; or noisy moves are compulsory where there are
 * any, and eval is asked where there are none. */
#define MOVE_PASS 0 /* what make gets to try that; never a move of such a game */
#define NOISY_NONE 0
#define NOISY_MAY 1
#define NOISY_MUST 2
#define NOISY_OWN 3 /* as NOISY_MUST; and game_frontier plays noisy moves out itself */

const GameInfo *game_info(void);

/* The start position, at ply 0; sets side, outcome, hash_key row 0 and
 * quiet_plies[0]. */
void game_reset(void);

/* Appends the moves of `side` to the list, in canonical order, without
 * ranks. In a game with GameInfo.quiet: game_noisy's, then quiet's. Called only while outcome is OUTCOME_NONE. A game whose moves fit one
 * byte may leave list_hi alone: it holds zeros. */
void game_generate(void);

/* The same for the moves quiescence looks at; they are among generate's. A
 * game without such moves has has_noisy 0 and appends nothing. */
void game_noisy(void);

/* Plays `move`, which generate gave, for `side`: ply grows by one, `side`
 * becomes the side to move next, `outcome` says whether that ended the game,
 * quiet_plies[ply] is written if the game can repeat, `extend` if it ever asks
 * for another ply (a game with noisy moves: a frontier takes no notice). path_lo/hi hold the move. */
void game_make(void);

/* Takes the last move back; path_lo/hi[ply - 1] name it. `outcome` is left
 * undefined: only a running game can have had a move. */
void game_unmake(void);

/* The side to move has no legal move: sets `outcome`. */
void game_settle(void);

/* Sets `score`: what the position is worth for `side`. */
void game_eval(void);

/* A node with one ply to go, where the search spends most of its time: sets
 * `score` to the best that `side` can reach with one move, each judged by
 * eval or as the end of the game, and `move` to that move. Moves are looked at
 * in the order of generate; a score of `limit` or more, or a won game, is
 * enough. `leaves` says how many were looked at. `outcome` is OUTCOME_NONE
 * when any of them was a running game. Without a legal move, `score` is what
 * settle says. The board and the list stay as they are, rows beyond ply may
 * change. A game that has nothing faster calls frontier_by_making.
 *
 * With NOISY_OWN, while search_noisy (tree.h) says so, a position with noisy
 * moves is judged by the best of them, and so on; these positions count as
 * leaves too, 255 at most. */
void game_frontier(void);
void frontier_by_making(void);

/* Writes row `ply` of hash_key from row ply - 1 and the move just made. */
void game_hash(void);

/* Ranks the moves of the list, those behind ordinal rank_from (0 but in games
 * with GameInfo.quiet): 1 (last) to 254 (first). Called where two
 * plies or more are to go, or in quiescence, so that a good order is worth
 * some work; but only when the move of the table was no cut-off. In quiescence (node_depth[ply] is
 * 0, tree.h) a rank of 0 leaves a move out; `limit` is what a move must gain there to count. */
void game_rank(void);

/* For the book: writes a key of the position to book_key (book.h), the same
 * for all positions that are mirror images of each other. hash_key row ply is
 * right when it is called. */
void game_book_key(void);

/* Text. write_ verbs put a line, and read_ verbs take one, in the notation of
 * the rules. A read_ verb returns 0 when all is well; otherwise it returns
 * what is wrong, sets text_place (text.h) to the offending character,
 * and changes nothing. read_move takes legal moves only; read_position is
 * called at ply 0 and starts anew there. write_board draws
 * the position in several lines for a terminal. */
void game_write_move(char *text);
const char *game_read_move(const char *text);
void game_write_position(char *text);
const char *game_read_position(const char *text);
void game_write_board(char *text);

/* The nth position of the bench, 0 behind the last. Not on the disk. */
const char *game_bench(uint8_t n);

#endif
