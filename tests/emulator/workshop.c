/* workshop.c: the nodes that the workshop shows are those of the host, whatever is switched off; its ways in and out,
 * by stick alone and by keys alone, on every kind of machine.
 *
 *   workshop DISK.atr TROG
 */
#include "check.h"
#include "engine/game.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "screen.h"
#include "session.h"
#include "workshop_host.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONG_FIRE 45 /* frames */
#define AFTER 40           /* frames until a page stands */
#define THINK_MOST 60000   /* frames a run may take */
#define RUNS 6             /* pairs of settings a game */
#define MIDDLE 14          /* columns */
#define RIGHT 18
#define MANY 40            /* moves at the start of a game */
#define FIRST_ITEM 2       /* line of the first technique */

static EmuOptions options;
static unsigned pairs, counts, books;

/* ---- the screen ---- */

static char screen[SCREEN_TEXT];

/* Line n of the screen, or "". */
static const char *line(int n)
{
    static char copy[64];
    const char *at = screen;

    while (n-- > 0 && *at) {
        at += strcspn(at, "\n");
        at += *at != 0;
    }
    snprintf(copy, sizeof copy, "%.*s", (int)strcspn(at, "\n"), at);
    return copy;
}

static void look(void) { screen_text(emu_memory(), screen); }

/* Techniques that the page has: lines before the depth. */
static unsigned techniques(void)
{
    unsigned n = 0;

    look();
    while (!strstr(line((int)(FIRST_ITEM + n)), "Depth") && n < 20) {
        n++;
    }
    return n;
}

static int is_settings(void) { return session_shows("Left A"); }

/* What it shows of that depth: "      232 3  79". 0: not on the screen, or no number. */
static unsigned long shown(unsigned depth, int who)
{
    for (int n = 0; n < 30; n++) {
        const char *row = line(n);

        if (strlen(row) > MIDDLE + 1 && row[MIDDLE] == '=' && row[MIDDLE + 1] == (char)('0' + depth)) {
            char left[MIDDLE + 1];

            snprintf(left, sizeof left, "%.*s", MIDDLE, row);
            return who == 0 ? strtoul(left, NULL, 10) : strlen(row) > RIGHT ? strtoul(row + RIGHT, NULL, 10) : 0;
        }
    }
    return 0;
}

static unsigned table_entries(void) { return probe_word(PROBE_TABLE); }

/* The share of cut-offs at the first move, -1 for none; -2: it is not there. */
static int shown_share(int who)
{
    for (int n = 0; n < 30; n++) {
        const char *row = line(n);
        const char *name = strstr(row, "CUT1");

        if (name) {
            char left[32];

            snprintf(left, sizeof left, "%.*s", (int)(name - row), row);
            name = who ? name + 4 : left;
            return strchr(name, '-') ? -1 : atoi(name);
        }
    }
    return -2;
}

/* ---- a run ---- */

static int open_settings(Hand hand)
{
    int is_there = hand == BY_KEYS ? (emu_key(KEY_CTRL + emu_key_code('t')), 1) : session_command("Workshop", hand);

    emu_frames(AFTER);
    return is_there && is_settings();
}

/* From the first line: the technique of line n is switched on the left or on the right, and back up. */
static void toggle(unsigned n, int who, Hand hand)
{
    for (unsigned i = 0; i < n; i++) {
        session_arrow(STICK_DOWN, KEY_DOWN, hand);
    }
    session_arrow(who ? STICK_RIGHT : STICK_LEFT, who ? KEY_RIGHT : KEY_LEFT, hand);
    for (unsigned i = 0; i < n; i++) {
        session_arrow(STICK_UP, KEY_UP, hand);
    }
}

/* The settings at work, and every number compared. */
static void run(unsigned game, const char *position, Hand hand)
{
    unsigned depths = probe_byte(PROBE_WORKSHOP_DEPTH);
    unsigned turns = probe_word(PROBE_TURNS);
    unsigned done[2] = {0, 0};
    char best[32];

    session_take(hand);
    if (!check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20), "%s: it never ends",
        host_games[game])) {
        return;
    }
    emu_frames(AFTER);
    look();
    for (int who = 0; who < 2; who++) {
        unsigned bits = probe_word(PROBE_WORKSHOP_WITHOUT + 2 * (unsigned)who);
        unsigned at = PROBE_WORKSHOP_NODES + 4 * (unsigned)who;

        for (unsigned depth = 1; depth <= depths && shown(depth, who); depth++) {
            /* it was not in the book */
            unsigned long nodes = workshop_nodes(game, position, depth, bits | WITHOUT_BOOK, table_entries());

            counts += check(shown(depth, who) == nodes, "%s, depth %u, without %04X: %lu nodes, on the host %lu",
                host_games[game], depth, bits, shown(depth, who), nodes);
            done[who] = depth;
        }
        if (!(bits & WITHOUT_BOOK) && !done[who]) {
            books += check(session_shows("BOOK") && workshop_nodes(game, position, 1, bits, table_entries()) == 0,
                "%s: no book", host_games[game]);
            continue;
        }
        check(done[who] && probe_word(at) + (probe_word(at + 2) << 16) == shown(done[who], who),
            "%s: the box has other nodes", host_games[game]);
        workshop_line(game, position, done[who], bits | WITHOUT_BOOK, table_entries(), best);
        check(session_shows(best), "%s: not the best line: %s", host_games[game], best);
        check(shown_share(who) == workshop_share(position, done[who], bits | WITHOUT_BOOK, table_entries()),
            "%s, without %04X: share of first cut-offs %d, on the host %d",
            host_games[game], bits, shown_share(who),
            workshop_share(position, done[who], bits | WITHOUT_BOOK, table_entries()));
    }
    pairs++;
}

static void compare(unsigned game, Hand hand)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    char position[HOST_TEXT];
    unsigned count;

    snprintf(position, sizeof position, "%s", probe_whole_board());
    if (!check(open_settings(hand), "%s: no workshop", host_games[game])) {
        return;
    }
    count = techniques();
    if (host_moves(position, moves) > MANY) { /* a ply less */
        toggle(count, 0, hand);
    }
    for (unsigned n = 0; n < RUNS; n++) {
        if (n) {
            toggle((2 * n - 1) % count, 0, hand);
            toggle((2 * n) % count, 1, hand);
        }
        run(game, position, hand);
        session_take(hand);
        emu_frames(AFTER);
        if (!check(is_settings(), "%s: no way back to the settings", host_games[game])) {
            return;
        }
    }
    if (hand == BY_KEYS) {
        emu_key(KEY_ESC);
    } else {
        session_arrow(STICK_UP, KEY_UP, hand); /* back to the game */
        session_take(hand);
    }
    emu_frames(AFTER);
    check(session_shows("move:") || session_shows("threw"), "%s: no way back to the game", host_games[game]);
    check(session_code_is_whole(), "%s: the kernel is another", host_games[game]);
}

static int begin(unsigned game)
{
    return check(session_boot(&options) && session_choose(game, BY_KEYS), "%s: no game", host_games[game]);
}

static void all_games(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        options.machine = host_kilobytes[game] == 32
            ? MACHINE_800_32K : host_kilobytes[game] == 40 ? MACHINE_800_40K : game & 1 ? MACHINE_800_48K : MACHINE_XL;
        options.is_pal = game & 1;
        host_choose(game);
        if (game_info()->sides == 2 && begin(game)) {
            compare(game, game & 1 ? BY_STICK : BY_KEYS);
        }
        emu_stop();
    }
    figure("%u pairs of settings, %u numbers of nodes as on the host, %u times the book", pairs, counts, books);
}

/* ---- the tree ---- */

static unsigned walked;

/* What the list says of a score: "+0.5", or a win. */
static void write_score(int score, char *text)
{
    int unit = game_info()->score_of_piece;
    int size = abs(score);

    if (size >= SCORE_WON) {
        strcpy(text, score < 0 ? "LOSS" : "WIN");
    } else {
        sprintf(text, "%c%d.%d", score < 0 && size > unit / 16 ? '-' : '+', size / unit, size % unit * 10 / unit);
    }
}

/* Every move of the list is worth what the host thinks of the position behind it, with the other sign; they stand in
 * order, and each is legal. */
static void check_list(unsigned game, const char *position, unsigned depth, unsigned bits)
{
    char behind[HOST_TEXT];
    char expected[16];
    char move[16], score[16];
    int best = SCORE_INFINITE;
    unsigned long nodes;
    unsigned count = 0;

    look();
    for (int n = FIRST_ITEM; n < FIRST_ITEM + 14; n++) {
        if (sscanf(line(n), " %15s %15s", move, score) != 2) {
            break;
        }
        if (depth > 1 && host_play(position, move, behind) == OUTCOME_NONE) {
            int worth = -workshop_score(game, behind, depth - 1, bits);

            write_score(worth, expected);
            walked += check(strncmp(score, expected, strlen(expected)) == 0 && worth <= best,
                "%s, depth %u: %s is worth %s, on the host %s", host_games[game], depth, move, score, expected);
            best = worth;
        }
        check(sscanf(line(n), " %*s %*s %lu", &nodes) == 1 || !strcmp(score, "WIN") || !strcmp(score, "LOSS"),
            "%s: %s has no nodes", host_games[game], move);
        count++;
    }
    check(count > 1, "%s: no moves in the tree", host_games[game]);
}

/* A level up, or out: by a long FIRE, or ESC. */
static void go_back(Hand hand)
{
    if (hand == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
    } else {
        emu_key(KEY_ESC);
    }
}

/* Down to the end of the search by the second move of every list, and up again. */
static void walk(unsigned game, Hand hand)
{
    char position[HOST_TEXT], first[HOST_TEXT], behind[HOST_TEXT], move[16];
    unsigned turns;
    unsigned depth, bits;

    host_choose(game);
    if (!begin(game)) {
        return;
    }
    snprintf(position, sizeof position, "%s", probe_whole_board());
    snprintf(first, sizeof first, "%s", position);
    if (!check(open_settings(hand), "%s: no workshop", host_games[game])) {
        return;
    }
    run(game, position, hand);
    bits = probe_word(PROBE_WORKSHOP_WITHOUT);
    for (depth = probe_byte(PROBE_WORKSHOP_DEPTH); depth; depth--) {
        turns = probe_word(PROBE_TURNS);
        if (depth == probe_byte(PROBE_WORKSHOP_DEPTH)) {
            session_arrow(STICK_LEFT, KEY_LEFT, hand);
        } else {
            session_arrow(STICK_DOWN, KEY_DOWN, hand);
            check(session_shows("nearly"), "%s: the second move is not the one it nearly played", host_games[game]);
            look();
            sscanf(line(FIRST_ITEM + 1), " %15s", move);
            host_play(position, move, behind);
            strcpy(position, behind);
            session_take(hand);
        }
        if (!check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20), "%s: no tree",
            host_games[game])) {
            return;
        }
        emu_frames(AFTER);
        check_list(game, position, depth, bits);
    }
    session_take(hand);
    emu_frames(AFTER);
    check(session_shows("search ends here"), "%s: it goes on behind the end", host_games[game]);
    session_take(hand);
    for (depth = 1; depth < probe_byte(PROBE_WORKSHOP_DEPTH); depth++) {
        turns = probe_word(PROBE_TURNS);
        go_back(hand);
        check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20), "%s: no way up",
            host_games[game]);
        emu_frames(AFTER);
    }
    check_list(game, first, depth, bits);
    go_back(hand);
    emu_frames(AFTER + AFTER);
    check(is_settings(), "%s: no way back from the tree", host_games[game]);
    go_back(hand);
    emu_frames(AFTER);
    check(session_shows("move:") && strcmp(probe_whole_board(), first) == 0, "%s: another board", host_games[game]);
    check(session_code_is_whole(), "%s: the kernel is another", host_games[game]);
}

static void trees(void)
{
    static const unsigned games[] = {GAME_hexapawn, GAME_connect4, GAME_draughts, GAME_chess};

    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        options.machine = n & 1 ? MACHINE_800_48K : MACHINE_XL;
        options.is_pal = n & 1;
        walk(games[n], n & 1 ? BY_STICK : BY_KEYS);
        emu_stop();
    }
    figure("%u moves of trees are worth what they are on the host", walked);
}

/* ---- ways out of a search, and what it leaves ---- */

static void start_long(void)
{
    unsigned turns = probe_word(PROBE_TURNS);

    session_take(BY_KEYS);
    check(wait_turns(turns, WAIT_LOAD) && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING, "no search");
}

/* Numbers grow; FIRE stops it, ESC leaves, RESET comes back to the board; the time is nobody's. */
static void ways(void)
{
    unsigned long early;

    options.machine = MACHINE_XE;
    options.is_pal = 0;
    host_choose(GAME_chess);
    if (!begin(GAME_chess) || !check(open_settings(BY_KEYS), "no workshop")) {
        return;
    }
    emu_key(KEY_UP);
    emu_key(KEY_UP);
    for (int n = 0; n < 5; n++) {
        emu_key(KEY_RIGHT);
    }
    start_long();
    emu_frames(500);
    look();
    early = shown(3, 0);
    emu_frames(1500);
    look();
    check(early > 0 && shown(3, 0) > early, "the nodes do not grow: %lu, %lu", early, shown(3, 0));
    emu_fire();
    check(wait_screen(PROBE_SCREEN_MESSAGE, WAIT_LOAD, 10) && session_shows("FIRE again"), "FIRE does not stop it");
    session_take(BY_KEYS);
    emu_frames(AFTER);
    start_long();
    emu_frames(200);
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
    check(session_shows("move:") && session_shows("00:0"), "ESC does not leave it, or the clock has run");
    emu_key(KEY_CTRL + emu_key_code('t'));
    emu_frames(AFTER);
    start_long();
    emu_frames(200);
    emu_reset();
    emu_frames(3 * AFTER);
    check(session_shows("move:") && session_code_is_whole(), "RESET does not come back to the board");
    session_move("e2e4", BY_KEYS);
    check(wait_turns(probe_word(PROBE_TURNS), WAIT_MOVE) && wait_settled(WAIT_MOVE), "no game after the workshop");
    emu_stop();
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    all_games();
    trees();
    ways();
    return check_end();
}
