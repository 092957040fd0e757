/* keys.c: how a game over a network begins, goes on and ends, and the player's commands in it; see network.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/machine.h"
#include "view/view.h"
#include "shell/input/entry.h"
#include "shell/network/link.h"
#include "shell/network/dice.h"
#include "shell/network/network.h"
#include "shell/network/form.h"
#include "shell/network/table.h"
#include "shell/overlay.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "shell/thinking.h"
#include "texts/shell.h"

#define AGAIN_FRAMES 300  /* between two tries to open a lost connection */
#define PING_LOOKS 240    /* looks without a word from the server, a minute: PING; */
#define SILENCE_LOOKS 250 /* and a few more: the connection is lost */
#define START_LOOKS 40    /* for the answer to a new connection: ten seconds */
#define MESSAGE_FRAMES 120

static uint8_t is_busy;      /* 1: network_turn runs. RESET may interrupt it: then the game must come again */
static uint8_t has_line;     /* 1: the line in link_line is not handled yet */
static uint8_t is_lost;      /* 1: the connection is lost, and is opened again */
static uint16_t tried_at;    /* frame of the last try */

/* ---- the connection ---- */

/* Says who we are and takes the seat: a new table, a seat at a table, or our own seat again. */
static void sit_down(void)
{
    static const char *variant;

    line_begin("HELLO ");
    line_text(network_settings.name);
    link_send();
    line_start();
    if (network_settings.code[0]) {
        line_text("JOIN ");
        line_text(network_settings.code);
        line_char(' ');
        line_text(network_settings.key);
    } else {
        line_text("OPEN ");
        line_text(game_info()->name);
        if (rules) {
            line_text(" rule=");
            variant = game_info()->rules[rules];
            variant += strlen(variant);
            line_text(++variant); /* engine/variant_name.h */
        }
        if (game_info()->sides == 2) {
            line_text(" side=");
            ++network_wish;
        } else {
            line_text(" computers=");
        }
        line_number(network_wish);
    }
    link_send();
    table_joins = 1;
    has_line = 0;
}

static void lose(void)
{
    is_lost = 1;
    link_is_open = 0;
    shell_network = SHELL_NETWORK_WAITS;
    tried_at = machine_frames();
    status_refuse(TEXT_REMOTE_LOST);
    show_passing = 0;
}

/* The connection is lost: tries to open it now and then. */
static void try_again(void)
{
    if ((uint16_t)(machine_frames() - tried_at) >= AGAIN_FRAMES) {
        status_say(TEXT_REMOTE_CONNECTS);
        show_passing = 0;
        if (!link_open()) {
            is_lost = 0;
            table_is_sent = 0;
            sit_down();
        }
        tried_at = machine_frames();
    }
}

/* Looks at the connection, and notes if it is lost. */
static void look(void)
{
    if (is_lost) {
        try_again();
        return;
    }
    if (link_poll() && link_silence == PING_LOOKS) {
        link_say("PING");
    }
    if (!link_is_open || link_silence > SILENCE_LOOKS || (table_joins && link_silence > START_LOOKS)) {
        lose();
    }
}

/* The game over the network ends; the board stays, for two people. */
static void leave(void)
{
    link_close();
    shell_network = SHELL_NETWORK_OFF;
    loader_loaded(); /* the engine is read again */
    autosave_moves_since = 0;
}

/* ---- lines ---- */

/* Handles the lines that have come, until one changes the turn. Returns TABLE_. */
static uint8_t take_lines(void)
{
    static uint8_t what;

    while (has_line || link_next()) {
        has_line = 0;
        what = table_line();
        if (what != TABLE_QUIET && !table_is_sent) {
            return what;
        }
    }
    return TABLE_QUIET;
}

/* Waits until the whole game has come. Returns TABLE_; TABLE_QUIET: the connection is lost, or ESC. */
static uint8_t take_game(void)
{
    static uint8_t what;

    do {
        what = take_lines();
        if (what != TABLE_QUIET) {
            return what;
        }
        if (input_wait_frames(1) && input_next() == EVENT_ESC) {
            lose();
        }
        look();
    } while (!is_lost && (table_is_sent || table_joins));
    return TABLE_QUIET;
}

uint8_t network_turn(void)
{
    static uint8_t what;
    static uint8_t done;

    memset(record_computer, 0, sizeof record_computer);
    autosave_moves_since = 0;
    if (is_busy) { /* RESET has interrupted it */
        lose();
    }
    is_busy = 1;
    done = COMMAND_DONE;
    what = take_lines();
    if (what == TABLE_QUIET && table_is_sent) {
        what = take_game();
    }
    if (what != TABLE_QUIET) {
        done = COMMAND_NEW_TURN;
    }
    if (what == TABLE_GONE) {
        leave();
        input_wait_frames(MESSAGE_FRAMES);
    } else {
        table_show();
    }
    is_busy = 0;
    return done;
}

void network_poll(void)
{
    look();
    if (table_is_over && table_has_rolls && !has_line) {
        table_has_rolls = 0;
        overlay_call(OVERLAY_DICE, dice_check);
    }
    while (!has_line && link_next()) {
        if (!table_is_quiet()) {
            has_line = 1;
        } else if (table_line() == TABLE_GONE) {
            leave();
            break;
        } else {
            table_show();
        }
    }
    if (has_line) {
        input_wake();
    }
}

/* ---- the start ---- */

/* Opens the connection and waits for the game. Returns 0 if that fails; the status line says why. */
static uint8_t begin(void)
{
    static uint8_t error;

    status_say(TEXT_REMOTE_CONNECTS);
    screen_keys("");
    error = link_open();
    if (error) {
        status_refuse(error == LINK_NO_DEVICE ? TEXT_REMOTE_NO_DEVICE : TEXT_REMOTE_NO_HOST);
        return 0;
    }
    shell_network = SHELL_NETWORK_WAITS;
    sit_down();
    switch (take_game()) {
    case TABLE_CHANGED:
        return 1;
    case TABLE_QUIET:
        status_refuse(TEXT_REMOTE_NO_SERVER);
    }
    return 0;
}

uint8_t network_run(void)
{
    list_clear();
    is_busy = has_line = is_lost = link_is_open = 0;
    table_begin();
    if (!overlay_call(OVERLAY_REMOTE, network_ask)) {
        leave();
        return COMMAND_NEW_TURN;
    }
    if (!begin()) {
        leave();
        input_wait_frames(MESSAGE_FRAMES);
        return board_redraw();
    }
    autosave_exists = 0;
    overlay_call(OVERLAY_REMOTE, network_keep);
    return COMMAND_NEW_TURN;
}

/* ---- commands ---- */

uint8_t network_move(void)
{
    line_begin("MOVE #");
    line_number(table_next);
    line_char(' ');
    line_move();
    link_send();
    shell_network = SHELL_NETWORK_WAITS;
    status_say(TEXT_REMOTE_SENT);
    return COMMAND_NEW_TURN;
}

/* Commands that are the same as in other games */
static const uint8_t passes[] = {
    EVENT_ESC, EVENT_HELP, EVENT_FIRE_LONG, '?', EVENT_CTRL('g'), EVENT_CTRL('f'), EVENT_CTRL('m'), EVENT_CTRL('k'),
    EVENT_CTRL('p'), EVENT_CTRL('a'), EVENT_CTRL('s'),
};

uint8_t network_command(void)
{
    static uint8_t n;

    for (n = 0; n < sizeof passes; ++n) {
        if (passes[n] == entry_event) {
            return NETWORK_PASS;
        }
    }
    switch (entry_event) {
    case EVENT_NETWORK:
        break;
    case EVENT_CTRL('u'):
        link_say("UNDO");
        break;
    case EVENT_CTRL('d'):
        link_say("DRAW");
        break;
    case EVENT_CTRL('q'):
        if (overlay_call(OVERLAY_REMOTE, network_sure)) {
            link_say("RESIGN");
        }
        break;
    case EVENT_OPTION:
    case EVENT_TAB:
        if (overlay_call(OVERLAY_REMOTE, network_talk)) {
            link_send();
        }
        break;
    case EVENT_FIRE:
    case EVENT_START:
        if (table_is_over) {
            link_say("AGAIN");
        }
        return COMMAND_DONE;
    case EVENT_CTRL('x'):
        if (!table_is_over && !overlay_call(OVERLAY_REMOTE, network_leaves)) {
            break;
        }
        leave();
        entry_event = EVENT_CTRL('x'); /* not the answer */
        return NETWORK_PASS;
    default:
        if (entry_event >= EVENT_CTRL('a') || entry_event == EVENT_SELECT) {
            return status_refuse(TEXT_REMOTE_NOT_NOW);
        }
        return COMMAND_DONE;
    }
    return COMMAND_NEW_TURN;
}
