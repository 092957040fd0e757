/* bind.h: included by force before every file of a game on the host, where
 * all games share one program: game_make becomes connect4_game_make, and so on.
 * GAME is the folder's name. The dispatcher is games.c. */
#ifndef HOST_BIND_H
#define HOST_BIND_H

#define BIND_NAMES(game, verb) game##_##verb
#define BIND_GAME(game, verb) BIND_NAMES(game, verb)

#define game_info BIND_GAME(GAME, game_info)
#define game_reset BIND_GAME(GAME, game_reset)
#define game_generate BIND_GAME(GAME, game_generate)
#define game_noisy BIND_GAME(GAME, game_noisy)
#define game_make BIND_GAME(GAME, game_make)
#define game_unmake BIND_GAME(GAME, game_unmake)
#define game_settle BIND_GAME(GAME, game_settle)
#define game_eval BIND_GAME(GAME, game_eval)
#define game_frontier BIND_GAME(GAME, game_frontier)
#define game_hash BIND_GAME(GAME, game_hash)
#define game_rank BIND_GAME(GAME, game_rank)
#define game_book_key BIND_GAME(GAME, game_book_key)
#define game_write_move BIND_GAME(GAME, game_write_move)
#define game_read_move BIND_GAME(GAME, game_read_move)
#define game_write_position BIND_GAME(GAME, game_write_position)
#define game_read_position BIND_GAME(GAME, game_read_position)
#define game_write_board BIND_GAME(GAME, game_write_board)
#define game_bench BIND_GAME(GAME, game_bench)
#define game_rivals BIND_GAME(GAME, game_rivals)
#define game_book BIND_GAME(GAME, game_book)
#define game_book_size BIND_GAME(GAME, game_book_size)
#define game_openings BIND_GAME(GAME, game_openings)
#define game_openings_size BIND_GAME(GAME, game_openings_size)

#endif
