/* messages_key_row.c: the key row offers undo only if there is something to undo; see messages.h. */
/* SPDX-License-Identifier: MIT */
#include "messages.h"
#include "check.h"
#include "engine/game.h"
#include "host_rules.h"

#include <stdio.h>
#include <string.h>

#define REPORTS_MOST 60

/* ---- undo ---- */

/* Presses CTRL+U. If is_offered is 1, the key row must offer undo before, and undo must work; otherwise neither. After
 * the end of a game the key row shows other keys, but undo works. */
static void check_undo(int is_offered, const char *where)
{
    unsigned ply = probe_word(PROBE_PLY);
    int offers = session_shows("^U: undo") || probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER;
    int refuses = 0, n;

    messages_control('u');
    for (n = 0; n < REST; ++n) { /* the message stands for a second */
        emu_frames(1);
        refuses |= session_shows("Nothing to undo");
    }
    if (game_info()->chance) { /* the dice decide: only compare the key row with what undo does */
        is_offered = offers && !refuses;
        refuses = !is_offered;
    }
    check(offers == is_offered && refuses == !is_offered, "%s, %s, ply %u: undo is %s and %s", host_games[session_game],
        where, ply, offers ? "offered" : "not offered", refuses ? "refused" : "carried out");
}

static void start_new_game(void)
{
    emu_console(CONSOLE_START);
    emu_frames(AFTER);
    emu_fire();
    emu_frames(REST);
    wait_settled(WAIT_MOVE);
}

/* Tests undo at the player's first turn, after a move, and after START. is_second: the computer has the first side. */
static void undo_of(unsigned game, int is_second)
{
    if (!check(session_boot(&messages_options) && session_choose(game, BY_KEYS), "%s does not start",
        host_games[game])) {
        return;
    }
    if (is_second) {
        messages_option(1);
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
    }
    emu_frames(REST);
    check_undo(0, "at the start");
    if (is_second) {
        start_new_game();
        messages_control('u');
        emu_frames(REST);
        check_undo(0, "after an undone START, before a move");
    }
    if (!messages_random_move()) {
        return;
    }
    check_undo(1, "after a move");
    check_undo(0, "after an undo");
    messages_random_move();
    start_new_game();
    messages_control('u'); /* START is undone, although the key row offers the rules at the start of a game */
    emu_frames(REST);
    check_undo(1, "after an undone START");
    messages_random_move();
    start_new_game();
    messages_random_move();
    check_undo(1, "after START and a move");
    check_undo(0, "after START, a move and an undo");
}

/* The first side is drawn: the others may have had their turns before the player. */
static void read_reports(void)
{
    emu_frames(REST);
    for (int n = 0; session_shows("FIRE: continue") && n < REPORTS_MOST; n++) {
        emu_fire();
        emu_frames(AFTER);
    }
}

/* A side can undo its own orders, but not the others'. */
static void undo_in_star_chess(void)
{
    char legal[HOST_MOVES][HOST_TEXT];

    if (!messages_begin("starchess")) {
        return;
    }
    read_reports();
    check_undo(0, "at the start");
    session_type(legal[host_moves(probe_board(), legal) - 1]); /* the last legal order; the first one ends the turn */
    emu_frames(2 * REST);
    check_undo(1, "after an order");
    check_undo(0, "after an undo");
    session_type(legal[host_moves(probe_board(), legal) - 1]);
    emu_frames(2 * REST);
    start_new_game();
    read_reports();
    messages_control('u'); /* undoes START, as in all games */
    emu_frames(REST);
    check_undo(1, "after an undone START");
}

static void undo_in_all_games(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (game != host_game("starchess")) { /* which has its own key row */
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
