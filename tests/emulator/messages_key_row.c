/* messages_key_row.c: see messages.h: the row of keys says what they do: undo only where it would do something, and
 * questions
 * what answers them. */
#include "messages.h"
#include "check.h"
#include "engine/game.h"
#include "host_rules.h"

#include <stdio.h>
#include <string.h>

/* ---- undo ---- */

/* What the row says of undo is what undo does. Behind the end of a game it has other things to say. */
static void check_undo(int is_offered, const char *where)
{
    unsigned ply = glass_word(GLASS_PLY);
    int offers = table_shows("^U undo") || glass_byte(GLASS_SCREEN) == GLASS_SCREEN_OVER;
    int refuses;

    words_control('u');
    emu_frames(REST);
    refuses = table_shows("Nothing to undo");
    if (game_info()->chance) { /* who had a choice is chance as well */
        is_offered = offers && !refuses;
        refuses = !is_offered;
    }
    check(offers == is_offered && refuses == !is_offered, "%s, %s, ply %u: undo is %s and %s", host_games[table_game],
        where, ply, offers ? "offered" : "not offered", refuses ? "refused" : "obeyed");
}

static void start_anew(void)
{
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_fire();
    emu_frames(REST);
    wait_settled(WAIT_MOVE);
}

/* At a person's first turn, which may be behind the computer's, behind a move, and behind START. */
static void undo_of(unsigned game, int is_second)
{
    if (!check(table_boot(&words_options) && table_choose(game, BY_KEYS), "no %s", host_games[game])) {
        return;
    }
    if (is_second) {
        words_option(1);
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
    }
    emu_frames(REST);
    check_undo(0, "at the beginning");
    if (is_second) {
        start_anew();
        words_control('u');
        emu_frames(REST);
        check_undo(0, "behind a START that was undone, before a move");
    }
    if (!words_move_by_lot()) {
        return;
    }
    check_undo(1, "behind a move");
    check_undo(0, "behind an undo");
    words_move_by_lot();
    start_anew();
    words_control('u'); /* START is taken back, though the row has the rules where a game begins */
    emu_frames(REST);
    check_undo(1, "behind a START that was undone");
    words_move_by_lot();
    start_anew();
    words_move_by_lot();
    check_undo(1, "behind START and a move");
    check_undo(0, "behind START, a move and an undo");
}

/* Orders of one's own can be taken back, those of others not. */
static void undo_in_star_chess(void)
{
    char legal[HOST_MOVES][HOST_TEXT];

    if (!words_begin("starchess")) {
        return;
    }
    check_undo(0, "at the beginning");
    table_type(legal[host_moves(glass_board(), legal) - 1]); /* the first ends the turn */
    emu_frames(2 * REST);
    check_undo(1, "behind an order");
    check_undo(0, "behind an undo");
    table_type(legal[host_moves(glass_board(), legal) - 1]);
    emu_frames(2 * REST);
    start_anew();
    words_control('u'); /* as in all games */
    emu_frames(REST);
    check_undo(1, "behind a START that was undone");
}

static void undo_in_all_games(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (game != host_game("starchess")) { /* whose row is its own */
            undo_of(game, 0);
        }
    }
    undo_of(host_game("hexapawn"), 1);
    undo_of(host_game("chess"), 1);
    undo_in_star_chess();
}

void words_keys(void)
{
    undo_in_all_games();
}
