/* verbs.h: the one list of the verbs: the functions that every game implements. Each line declares game_NAME; the
 * comment above it is its contract. GameInfo, scores and the optional functions are explained in game.h.
 *
 *   SEARCH_VERB  called by the search: void game_NAME(void). A game may also have it in assembly, to be fast;
 *                tests/twin then compares it with the C
 *   VERB         called by the engine and the shell outside the search
 *   HOST_VERB    called by commands and tests only; not on the disk
 *   VIEW_VERB    called by the screen only (view/view.h); only on the disk
 *
 * The build makes from these lines: the prototypes (game.h, view/view.h), the function table of a game on the host
 * (host/verb_table.c) and the dispatcher that calls through it (host/games.c), the jump table at the start of a game
 * overlay (disk/game_overlay.s), and the twin tests. A new verb is one line here and one function in every game.
 *
 * A file that includes this one defines VERB, and may define the other kinds, to say what a line becomes. SEARCH_VERB
 * and HOST_VERB become VERB unless they are defined; VIEW_VERB becomes nothing.
 *
 * "Canonical order", "ordinal" and "noisy move" are defined in game.h.
 */
/* SPDX-License-Identifier: MIT */
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

/* Returns the description of the game (game.h). It never changes. */
VERB(const GameInfo *, info, (void), ())

/* Sets up the start position at ply 0.
 * Out: side, outcome, hash_key row 0, reversible_plies[0]. A variant may choose its start position at random
 * (random.h). */
VERB(void, reset, (void), ())

/* Appends the moves of `side` to the list, in canonical order, without ranks. Called only while `outcome` is
 * OUTCOME_NONE. With GameInfo.gen_quiet the list is game_generate_noisy's moves, then gen_quiet's.
 * A move may turn out to be illegal when it is made (OUTCOME_ILLEGAL), as in chess. A game whose moves fit one byte
 * need not write list_hi: it holds zeros.
 * A game that always uses its own move finder may have more moves than a list holds (LIST_MOST). It then lists some of
 * them: at least one of every kind and from every square that has one. read_move must accept all. */
SEARCH_VERB(generate)

/* Appends the moves that quiescence looks at (captures, promotions ...), a part of game_generate's moves. A game with
 * NOISY_NONE appends nothing. */
SEARCH_VERB(generate_noisy)

/* Move ordering: writes list_rank for the ordinals after rank_from, 1 (last) to 254 (first). rank_from is 0 except in
 * games with GameInfo.gen_quiet. Called at nodes whose moves the search makes itself (two plies or more to go; one ply
 * with NOISY_MAY and NOISY_MUST) and in quiescence, and only if the move of the transposition table caused no cut-off:
 * a good order is worth some time.
 * In quiescence (node_depth[ply] is 0, search_state.h) rank 0 leaves a move out; score_limit is the gain a move needs
 * to reach alpha. */
SEARCH_VERB(rank)

/* Plays `move`, which game_generate listed, for `side`. The caller has written it to path_lo/hi[ply].
 * Out: ply grows by one; `side` is the side to move next; `outcome` says whether the game has ended;
 * reversible_plies[ply], if positions can repeat; extend_ply, if the game ever asks for an extension (only in games
 * with noisy moves; a frontier ignores it). OUTCOME_ILLEGAL: nothing has changed, ply included. */
SEARCH_VERB(make)

/* Takes the last move back: ply falls by one, path_lo/hi[ply] is then that move. `outcome` is left undefined: the game
 * was running before any move. */
SEARCH_VERB(unmake)

/* A frontier node: one ply to go. The search spends most of its time here, so a game may do better than make, eval and
 * unmake for each move. A game that has nothing faster calls frontier_generic.
 * In:  score = alpha, score_limit = beta.
 * Out: score: the best score `side` can reach with one move, each move scored by eval or as the end of the game. If
 *      it is no better than alpha, alpha may be returned. Without a legal move: the score of game_no_moves.
 *      move: that move. leaf_count: the number of moves looked at.
 *      outcome: OUTCOME_NONE if any of these moves leads to a position that is not the end of the game, otherwise
 *      another value.
 * Moves are looked at in the order of game_generate; the loop may stop at a score of score_limit or more, or at a win.
 * The board and the list stay as they are; arrays indexed by ply may change beyond ply. A game that lists moves itself
 * first asks node_has_room (node.h); without room it returns eval's score and leaf_count 0, as frontier_generic does.
 *
 * With NOISY_MAY_OWN and NOISY_MUST_OWN, while search_noisy (search_state.h) is not 0, it plays noisy moves out: the
 * score of a position with noisy moves is the best score of these moves, with NOISY_MAY_OWN at least eval, and so on
 * down. These positions count as leaves, too, 255 at most. */
SEARCH_VERB(frontier)

/* Evaluation: sets `score` for `side`, between -SCORE_MOST and SCORE_MOST. */
SEARCH_VERB(eval)

/* The side to move has no legal move: sets `outcome` (loss, draw ...). */
SEARCH_VERB(no_moves)

/* Writes row `ply` of hash_key from row ply - 1 and the move just made. */
SEARCH_VERB(hash)

/* Writes a key of the position to book_key (book.h), the same for positions that are mirror images of each other. Row
 * `ply` of hash_key is right when it is called. A game without symmetry calls book_key_from_hash. */
VERB(void, book_key, (void), ())

/* ---- text ---- */

/* Moves and positions as text, in the notation of the rules. The write_ verbs write one line; write_board draws the
 * position in several lines for a terminal. A read_ verb returns 0, or a message that says what is wrong; then
 * text_error_place (text.h) is the place of the wrong character and nothing has changed. read_move accepts legal moves
 * only.
 * read_position is called at ply 0 and sets up the position there.
 *
 * write_move gets a move that is legal on the current board. While text_other_board is set it gets any move of the
 * same game instead, from the record or from a principal variation. Then it writes the same text as on the move's own
 * board, or with TEXT_FOR_LIST perhaps O-O; where the move alone does not say enough, it writes the beginning, with the
 * first two squares, and a `+`. It changes nothing.
 *
 * The text of a move fits MOVE_SIZE; the text of a position fits what the game asks for in its game.txt
 * (disk/MEMORY.md). No moves are listed while a position is read or written: a shell overlay may be in the first
 * LIST_OVERLAY_SIZE bytes of list_pool. The rest of the pool, list_pages * 768 bytes in all, is then scratch memory
 * for the game; with `lists 1` and `lists 2` there is none. All other memory between kernel and game overlay belongs
 * to the engine. */
VERB(void, write_move, (char *text), (text))
VERB(const char *, read_move, (const char *text), (text))
VERB(void, write_position, (char *text), (text))
VERB(const char *, read_position, (const char *text), (text))
HOST_VERB(void, write_board, (char *text), (text))

/* Returns the text of the nth position of the bench, from 0; after the last, 0. */
HOST_VERB(const char *, bench, (uint8_t n), (n))

/* ---- the view ---- */

/* Describes the view to the shell (view/view.h). */
VIEW_VERB(const View *, view, (void), ())

/* Draws the whole board window and the file letters, without marks. */
VIEW_VERB(void, draw, (void), ())

/* Draws square view_x, view_y with the mark view_mark; must not change these three variables. */
VIEW_VERB(void, draw_square, (void), ())

/* Draws examples of the pieces in the row of pieces on a help page. */
VIEW_VERB(void, draw_strip, (void), ())

/* Sets screen_column and screen_line to the corner of square view_x, view_y. screen_line is 0 where the board has no
 * square: the cursor then moves on to the next place and wraps around. Which squares exist does not change during a
 * game, and the middle row has at least one. */
VIEW_VERB(void, place, (void), ())

/* Writes the name of square view_x, view_y as it is written in moves. Called only for FIRE. An empty text means that
 * the view has handled FIRE itself: squares that are entered already stay entered. */
VIEW_VERB(void, write_square, (char *text), (text))

/* Sets view_x and view_y to the square whose name the text starts with. Returns the length of the name, or 0 if there
 * is none. */
VIEW_VERB(uint8_t, find_square, (const char *text), (text))

/* Sets view_x and view_y to the nth square of the winning line, from 0. Returns 0 after the last. */
VIEW_VERB(uint8_t, won_square, (uint8_t n), (n))

/* Animates `move` of `side`, with its sound, in at most 24 frames. Called before the move is made. A key ends the
 * animation. The shell draws the new board afterwards. */
VIEW_VERB(void, show_move, (void), ())

/* Animates how the move at record_count is taken back: undo has restored the position before it, and the screen still
 * shows the position after it. The shell draws the board afterwards. VIEW_UNDO and VIEW_WITHOUT_UNDO (view/view.h) are
 * the two ways to have it. */
VIEW_VERB(void, show_undo, (void), ())

#undef VERB
#undef SEARCH_VERB
#undef HOST_VERB
#undef VIEW_VERB
