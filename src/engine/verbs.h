/* verbs.h: the verbs of the contract, the one list of them. A game is a folder that implements
 * each by its name, game_generate and so on; what the kinds are for:
 *
 *   SEARCH_VERB  what the search calls: void game_NAME(void), in assembly where a game wants
 *                to be fast; tests/twin compares it with the C then
 *   VERB         what else engine and shell ask of a game
 *   HOST_VERB    what only commands and tests ask; not on the disk
 *   VIEW_VERB    what only a screen asks (view/view.h); only on the disk
 *
 * From these lines are made: the prototypes (game.h, view/view.h), the table of a game on the host
 * (host/verb_table.c) and what calls through it (host/games.c), the jump table of an overlay
 * (disk/game_overlay.s), the tests of twins. So a new verb is a line here, and itself in every game.
 *
 * Who includes this says what a line becomes; a kind that is not told apart becomes VERB.
 */
#ifndef VERB
#define VERB(type, name, parameters, arguments)
#endif
#ifndef SEARCH_VERB
#define SEARCH_VERB(name) VERB(void, name, (void), ())
#endif
#ifndef HOST_VERB
#define HOST_VERB(type, name, parameters, arguments) VERB(type, name, parameters, arguments)
#endif
#ifndef VIEW_VERB
#define VIEW_VERB(type, name, parameters, arguments)
#endif

/* ---- the rules ---- */

/* What the game is: game.h. */
VERB(const GameInfo *, info, (void), ())

/* The start position, at ply 0; sets side, outcome, hash_key row 0 and
 * reversible_plies[0]. A variant of the rules may have it by chance, with random.h; the first one has not. */
VERB(void, reset, (void), ())

/* Appends the moves of `side` to the list, in canonical order, without
 * ranks. In a game with GameInfo.gen_quiet: game_generate_noisy's, then quiet's. Called only while outcome is
 * OUTCOME_NONE. A game
 * whose moves fit one byte may leave list_hi alone: it holds zeros.
 *
 * A game with a brain of its own may have more moves than a list holds (LIST_MOST): it lists a choice of them, of every
 * kind and from every square one where there is any, and read_move takes them all. */
SEARCH_VERB(generate)

/* The same for the moves quiescence looks at; they are among generate's. A
 * game without such moves has has_noisy 0 and appends nothing. */
SEARCH_VERB(generate_noisy)

/* Ranks the moves of the list, those behind ordinal rank_from (0 but in games
 * with GameInfo.gen_quiet): 1 (last) to 254 (first). Called where two
 * plies or more are to go, or in quiescence, so that a good order is worth
 * some work; but only when the move of the table was no cut-off. In quiescence (node_depth[ply] is
 * 0, search_state.h) a rank of 0 leaves a move out; `limit` is what a move must gain there to count. */
SEARCH_VERB(rank)

/* Plays `move`, which generate gave, for `side`: ply grows by one, `side`
 * becomes the side to move next, `outcome` says whether that ended the game,
 * reversible_plies[ply] is written if the game can repeat, `extend` if it ever asks
 * for another ply (a game with noisy moves: a frontier takes no notice). path_lo/hi hold the move. */
SEARCH_VERB(make)

/* Takes the last move back; path_lo/hi[ply - 1] name it. `outcome` is left
 * undefined: only a running game can have had a move. */
SEARCH_VERB(unmake)

/* A node with one ply to go, where the search spends most of its time: sets
 * `score` to the best that `side` can reach with one move, each judged by
 * eval or as the end of the game, and `move` to that move. Moves are looked at
 * in the order of generate; a score of `limit` or more, or a won game, is
 * enough. `leaves` says how many were looked at. `outcome` is OUTCOME_NONE
 * when any of them was a running game. Without a legal move, `score` is what
 * settle says. The board and the list stay as they are, rows beyond ply may
 * change. A game that has nothing faster calls frontier_generic, which takes eval's score and no leaf where
 * the pool has no room for another list (state.h); one that lists moves itself asks node_has_room (node.h) before.
 *
 * `score` is alpha before: what is no better may be told as just that.
 *
 * With NOISY_MAY_OWN and NOISY_MUST_OWN, while search_noisy (search_state.h) says so, a position with noisy
 * moves is judged by the best of them, or of them and eval, and so on; these positions count as
 * leaves too, 255 at most. */
SEARCH_VERB(frontier)

/* Sets `score`: what the position is worth for `side`. */
SEARCH_VERB(eval)

/* The side to move has no legal move: sets `outcome`. */
SEARCH_VERB(no_moves)

/* Writes row `ply` of hash_key from row ply - 1 and the move just made. */
SEARCH_VERB(hash)

/* For the book: writes a key of the position to book_key (book.h), the same
 * for all positions that are mirror images of each other. hash_key row ply is
 * right when it is called. */
VERB(void, book_key, (void), ())

/* ---- text ---- */

/* write_ verbs put a line, and read_ verbs take one, in the notation of
 * the rules. A read_ verb returns 0 when all is well; otherwise it returns
 * what is wrong, sets text_error_place (text.h) to the offending character,
 * and changes nothing. read_move takes legal moves only; read_position is
 * called at ply 0 and starts anew there. write_board draws
 * the position in several lines for a terminal.
 *
 * write_move is given a move that is legal on the board; or, while text_other_board is set, any move of the same game,
 * of the
 * record or of a line ahead: then the text is the same as on its own board, or, where a move does not say
 * enough of itself, the beginning of it, with the first two squares, and a `+`. Nothing changes by it.
 *
 * No text of a move is longer than MOVE_SIZE, none of a position than the game's menu.txt says (disk/MEMORY.md). While
 * a position is read or written no move is listed: a part of the shell may lie in the first LIST_PART bytes of
 * list_pool. The lists behind it are the game's scratch then: there are list_pages * 768 bytes in all, so with one page
 * nothing is left. All else between kernel and overlay is the engine's. */
VERB(void, write_move, (char *text), (text))
VERB(const char *, read_move, (const char *text), (text))
VERB(void, write_position, (char *text), (text))
VERB(const char *, read_position, (const char *text), (text))
HOST_VERB(void, write_board, (char *text), (text))

/* The nth position of the bench, 0 behind the last. */
HOST_VERB(const char *, bench, (uint8_t n), (n))

/* ---- the view ---- */

/* What the screen must know: view/view.h. */
VIEW_VERB(const View *, view, (void), ())

/* Everything in the window and the file letters, without marks. */
VIEW_VERB(void, draw, (void), ())

/* Square view_x, view_y, with view_mark, which stay as they are. */
VIEW_VERB(void, draw_square, (void), ())

/* Some men in the strip of a page of help. */
VIEW_VERB(void, draw_strip, (void), ())

/* Sets screen_column and screen_line to the square's corner; screen_line is 0 where there is no square: then the
 * stick goes on to the next one, round and round. That does not change while a game is played, and there is a square in
 * the middle row. */
VIEW_VERB(void, place, (void), ())

/* Writes the square's name as it stands in moves. */
VIEW_VERB(void, write_square, (char *text), (text))

/* Sets view_x and view_y to the square whose name stands at the start of the
 * text; returns its length, 0 when there is none. */
VIEW_VERB(uint8_t, find_square, (const char *text), (text))

/* The nth square of the line that won: sets view_x, view_y; 0: no more. */
VIEW_VERB(uint8_t, won_square, (uint8_t n), (n))

/* Shows `move` of `side` on the board before it, in at most 24 frames, with its
 * sound. A key ends it. The shell draws the new board afterwards. */
VIEW_VERB(void, show_move, (void), ())

#undef VERB
#undef SEARCH_VERB
#undef HOST_VERB
#undef VIEW_VERB
