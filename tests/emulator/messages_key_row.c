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
    unsigned ply = probe_word(PROBE_PLY);
    int offers = session_shows("^U undo") || probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER;
    int refuses;

    messages_control('u');
    emu_frames(REST);
    refuses = session_shows("Nothing to undo");
    if (game_info()->chance) { /* who had a choice is chance as well */
        is_offered = offers && !refuses;
        refuses = !is_offered;
    }
    check(offers == is_offered && refuses == !is_offered, "%s, %s, ply %u: undo is %s and %s", host_games[session_game],
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
    if (!check(session_boot(&messages_options) && session_choose(game, BY_KEYS), "no %s", host_games[game])) {
        return;
    }
    if (is_second) {
        messages_option(1);
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
    }
    emu_frames(REST);
    check_undo(0, "at the beginning");
    if (is_second) {
        start_anew();
        messages_control('u');
        emu_frames(REST);
        check_undo(0, "behind a START that was undone, before a move");
    }
    if (!messages_move_by_lot()) {
        return;
    }
    check_undo(1, "behind a move");
    check_undo(0, "behind an undo");
    messages_move_by_lot();
    start_anew();
    messages_control('u'); /* START is taken back, though the row has the rules where a game begins */
    emu_frames(REST);
    check_undo(1, "behind a START that was undone");
    messages_move_by_lot();
    start_anew();
    messages_move_by_lot();
    check_undo(1, "behind START and a move");
    check_undo(0, "behind START, a move and an undo");
}

/* Orders of one's own can be taken back, those of others not. */
static void undo_in_star_chess(void)
{
    char legal[HOST_MOVES][HOST_TEXT];

    if (!messages_begin("starchess")) {
        return;
    }
    check_undo(0, "at the beginning");
    session_type(legal[host_moves(probe_board(), legal) - 1]); /* the first ends the turn */
    emu_frames(2 * REST);
    check_undo(1, "behind an order");
    check_undo(0, "behind an undo");
    session_type(legal[host_moves(probe_board(), legal) - 1]);
    emu_frames(2 * REST);
    start_anew();
    messages_control('u'); /* as in all games */
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

void messages_keys(void)
{
    undo_in_all_games();
}
