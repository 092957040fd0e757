/* workshop.c: the node counts that the workshop shows equal the host's, with any techniques switched off; its ways in
 * and out, by stick alone and by keys alone, on every kind of machine.
 *
 *   workshop DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/techniques.h"
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
#define AFTER 40           /* frames until a page is shown */
#define THINK_MOST 60000   /* frames a comparison may take */
#define RUNS 6             /* pairs of settings per game */
#define WALK_MOST 3        /* plies of a walk through the tree: further down there may be only one move */
#define MIDDLE 14          /* column before the depth, between the node counts */
#define RIGHT 18           /* column of the right node count */
#define MANY 40            /* if a game has more legal moves at the start than this, a ply less is searched */
#define FIRST_MOVE 2       /* line of the first move of the list of replies */
#define FIRST_ITEM 3       /* line of the first technique: after the tree's */

#define ITEMS_MOST 30 /* rows of the settings */
#define ROWS_MOST 13 /* of techniques: others are below the page */

static EmuOptions options;
static unsigned pairs, counts, books, classics, extra_pairs;

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

/* Number of techniques on the page: lines before the depth. */
static unsigned techniques(void)
{
    unsigned n = 0;

    look();
    while (!strstr(line((int)(FIRST_ITEM + n)), "Depth") && n < ROWS_MOST) {
        n++;
    }
    return n;
}

static int is_settings(void) { return session_shows("Left A"); }

/* The node count shown for that depth, left (which = 0) or right: 232 or 79 in "      232 3  79". 0: it is not on the
 * screen, or not a number. */
static unsigned long shown(unsigned depth, int which)
{
    for (int n = 0; n < 30; n++) {
        const char *row = line(n);

        if (strlen(row) > MIDDLE + 1 && row[MIDDLE] == '=' && row[MIDDLE + 1] == (char)('0' + depth)) {
            char left[MIDDLE + 1];

            snprintf(left, sizeof left, "%.*s", MIDDLE, row);
            return which == 0 ? strtoul(left, NULL, 10) : strlen(row) > RIGHT ? strtoul(row + RIGHT, NULL, 10) : 0;
        }
    }
    return 0;
}

static unsigned table_entries(void) { return probe_word(PROBE_TABLE); }

/* The percentage of cut-offs at the first move as shown; -1: there were no cut-offs; -2: the line is not shown. */
static int shown_share(int which)
{
    for (int n = 0; n < 30; n++) {
        const char *row = line(n);
        const char *name = strstr(row, "CUT1");

        if (name) {
            char left[32];

            snprintf(left, sizeof left, "%.*s", (int)(name - row), row);
            name = which ? name + 4 : left;
            return strchr(name, '-') ? -1 : atoi(name);
        }
    }
    return -2;
}

/* ---- a comparison ---- */

static int open_settings(Input input)
{
    int is_there = input == BY_KEYS ? (emu_key(KEY_CTRL + emu_key_code('t')), 1) : session_command("Workshop", input);

    emu_frames(AFTER);
    if (!is_there || !session_shows("FIRE: watch")) {
        return 0;
    }
    session_arrow(STICK_DOWN, KEY_DOWN, input); /* to the first technique */
    return is_settings();
}

/* What the page says about techniques that do not play by default, in the order of the page, and their WITH_ bits */
static const struct {
    const char *about;
    unsigned bit;
} extras[] = {
    { "A window around", WITH_ASPIRATION }, { "No more than six", WITH_HARD_PRUNING },
    { "Begins with its last", WITH_KEPT_LINE }, { "Hopeless", WITH_RAZORING }
};
static unsigned with[2]; /* for each setting: those that are switched on */

/* Goes from the first line down to line n, switches its technique on the left or (which = 1) on the right, and goes
 * back up. */
static void toggle(unsigned n, int which, Input input)
{
    for (unsigned i = 0; i < n; i++) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    session_arrow(which ? STICK_RIGHT : STICK_LEFT, which ? KEY_RIGHT : KEY_LEFT, input);
    for (unsigned i = 0; i < sizeof extras / sizeof extras[0]; i++) {
        if (session_shows(extras[i].about)) {
            with[which] ^= extras[i].bit;
        }
    }
    for (unsigned i = 0; i < n; i++) {
        session_arrow(STICK_UP, KEY_UP, input);
    }
}

/* Checks the sentence about the work of both. The title tells whether the moves are the same. */
static void check_verdict(unsigned game, unsigned long a, unsigned long b)
{
    unsigned long tenths = 10 * (a > b ? a : b) / (a > b ? b : a);
    char wanted[60];

    snprintf(wanted, sizeof wanted, "%c did %lu.%lu times the work of %c", a < b ? 'B' : 'A', tenths / 10, tenths % 10,
        a < b ? 'A' : 'B');
    check(session_shows(tenths == 10 ? "Both did the same work" : wanted), "%s: no sentence '%s'", host_games[game],
        wanted);
    check(session_shows("SAME MOVE") != session_shows("OTHER MOVE"), "%s: the title does not name the move",
        host_games[game]);
}

static unsigned took; /* frames of the last comparison */

/* Runs the comparison and checks every number. */
static void run(unsigned game, const char *position, Input input)
{
    unsigned depths = probe_byte(PROBE_WORKSHOP_DEPTH);
    unsigned turns = probe_word(PROBE_TURNS);
    unsigned before = emu_frame();
    unsigned done[2] = {0, 0};
    char best[32];

    session_take(input);
    if (!check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20), "%s: it does not end",
        host_games[game])) {
        return;
    }
    took = emu_frame() - before;
    emu_frames(AFTER);
    look();
    for (int which = 0; which < 2; which++) {
        unsigned bits = probe_word(PROBE_WORKSHOP_WITHOUT + 2 * (unsigned)which);
        unsigned at = PROBE_WORKSHOP_NODES + 4 * (unsigned)which;

        workshop_host_with = 0;
        if (game_info()->other_levels == 1 && !(bits & WITHOUT_SINGLE_REPLY)) {
            char wanted[40];

            workshop_classic(position, best);
            snprintf(wanted, sizeof wanted, "%c  %s", which ? 'B' : 'A', best);
            classics += check(session_shows(wanted) && session_shows("1983") && !shown(1, which),
                "%s: not the move of 1983: %s", host_games[game], best);
            check(session_shows("SAME MOVE") != session_shows("OTHER MOVE"), "%s: is it the same move?",
                host_games[game]);
            continue;
        }
        bits |= WITHOUT_SINGLE_REPLY;
        workshop_host_with = with[which];
        extra_pairs += with[which] != 0;
        for (unsigned depth = 1; depth <= depths && shown(depth, which); depth++) {
            /* nodes are shown, so the position was not in the book */
            unsigned long nodes = workshop_nodes(game, position, depth, bits | WITHOUT_BOOK, table_entries());

            counts += check(shown(depth, which) == nodes, "%s, depth %u, without %04X: %lu nodes, on the host %lu",
                host_games[game], depth, bits, shown(depth, which), nodes);
            done[which] = depth;
        }
        if (!(bits & WITHOUT_BOOK) && !done[which]) {
            books += check(session_shows("BOOK") && workshop_nodes(game, position, 1, bits, table_entries()) == 0,
                "%s: no book", host_games[game]);
            continue;
        }
        check(done[which] && probe_word(at) + (probe_word(at + 2) << 16) == shown(done[which], which),
            "%s: the probe page has other node counts", host_games[game]);
        workshop_line(game, position, done[which], bits | WITHOUT_BOOK, table_entries(), best);
        check(session_shows(best), "%s: not the principal variation: %s", host_games[game], best);
        check(shown_share(which) == workshop_share(position, done[which], bits | WITHOUT_BOOK, table_entries()),
            "%s, without %04X: %d percent of the cut-offs at the first move, on the host %d",
            host_games[game], bits, shown_share(which),
            workshop_share(position, done[which], bits | WITHOUT_BOOK, table_entries()));
    }
    pairs++;
    if (done[0] && done[1]) {
        check_verdict(game, shown(done[0], 0), shown(done[1], 1));
    }
}

static void compare(unsigned game, Input input)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    char position[HOST_TEXT];
    unsigned count;

    snprintf(position, sizeof position, "%s", probe_whole_board());
    if (!check(open_settings(input), "%s: no workshop", host_games[game])) {
        return;
    }
    count = techniques();
    with[0] = with[1] = 0;
    if (host_moves(position, moves) > MANY) { /* a ply less */
        toggle(count, 0, input);
    }
    for (unsigned n = 0; n < RUNS; n++) {
        if (n) {
            toggle((2 * n - 1) % count, 0, input);
            toggle((2 * n) % count, 1, input);
        }
        run(game, position, input);
        if (!n) {
            figure("%s: a comparison of %u frames", host_games[game], took);
        }
        session_take(input);
        emu_frames(AFTER);
        if (!check(is_settings(), "%s: no way back to the settings", host_games[game])) {
            return;
        }
    }
    if (input == BY_KEYS) {
        emu_key(KEY_ESC);
    } else {
        session_arrow(STICK_UP, KEY_UP, input); /* over the tree to the entry that leads back to the game */
        session_arrow(STICK_UP, KEY_UP, input);
        session_take(input);
    }
    emu_frames(AFTER);
    check(session_shows("move:") || session_shows("rolled"), "%s: no way back to the game", host_games[game]);
    check(session_code_is_whole(), "%s: the kernel's code has changed", host_games[game]);
}

static int begin(unsigned game)
{
    with[0] = with[1] = 0;
    return check(session_boot(&options) && session_choose(game, BY_KEYS), "%s: no game", host_games[game]);
}

/* A game that finds its moves in place of the search: neither the workshop nor a search for a win begins, and a move is
 * still found. The search would run in the memory of the move finder. */
static void without_search(unsigned game)
{
    unsigned ply;

    wait_settled(WAIT_MOVE);
    ply = probe_word(PROBE_PLY);
    for (const char *command = "tw"; *command; command++) {
        emu_key(KEY_CTRL + emu_key_code(*command));
        check(session_waits("Not in this game", AFTER), "%s: CTRL+%c is not refused", host_games[game], *command);
        emu_frames(AFTER);
        check(probe_word(PROBE_PLY) == ply && !is_settings(), "%s: CTRL+%c does something", host_games[game], *command);
    }
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
    check(session_shows("Resign") == (game_info()->sides == 2) && !session_shows("Workshop"),
        "%s: the page of commands has the workshop", host_games[game]);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
}

static void all_games(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        options.machine = game & 1 ? MACHINE_800_48K : MACHINE_XL;
        options.is_pal = game & 1;
        host_choose(game);
        if (game_info()->compare_depth == COMPARE_NEVER) {
            if (begin(game)) {
                without_search(game);
            }
        } else if (begin(game)) {
            compare(game, game & 1 ? BY_STICK : BY_KEYS);
        }
        emu_stop();
    }
    figure("%u pairs of settings, %u node counts equal to the host's, %u times the book, %u times the player of 1983, "
        "%u times with an extra technique", pairs, counts, books, classics, extra_pairs);
}

/* ---- the kept line ---- */

/* After the two moves that the search expects, B with the kept line: it begins with what the search two plies earlier
 * has found. Returns the number of depths at which that changes the nodes. */
static unsigned kept_line(unsigned game)
{
    char position[HOST_TEXT], best[32], first[16], second[16];
    unsigned changed = 0;
    unsigned turns;

    host_choose(game);
    if (!begin(game) || !check(session_two_people(), "%s: no two people", host_games[game])) {
        return 0;
    }
    snprintf(position, sizeof position, "%s", probe_whole_board());
    workshop_host_with = 0;
    workshop_line(game, position, game_info()->compare_depth, WITHOUT_BOOK | WITHOUT_SINGLE_REPLY, 512, best);
    if (!check(sscanf(best, "%15s %15s", first, second) == 2, "%s: no line: %s", host_games[game], best)) {
        return 0;
    }
    for (int n = 0; n < 2; n++) {
        turns = probe_word(PROBE_TURNS);
        session_move(n ? second : first, BY_KEYS);
        check(wait_turns(turns, WAIT_MOVE) && wait_settled(WAIT_MOVE), "%s: %s is not played",
            host_games[game], n ? second : first);
    }
    check(open_settings(BY_KEYS), "%s: no workshop", host_games[game]);
    emu_key(KEY_LEFT); /* A, too, has alpha-beta */
    for (unsigned row = 0; !session_shows("Begins with its last") && row < ITEMS_MOST; row++) {
        emu_key(KEY_DOWN);
    }
    emu_key(KEY_RIGHT);
    turns = probe_word(PROBE_TURNS);
    emu_key(KEY_RETURN);
    if (!check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20),
        "%s: no result with the kept line", host_games[game])) {
        return 0;
    }
    emu_frames(AFTER);
    look();
    check(session_shows("KEPT LINE"), "%s: B does not say what it has", host_games[game]);
    workshop_host_with = WITH_KEPT_LINE;
    for (unsigned depth = 1; depth <= probe_byte(PROBE_WORKSHOP_DEPTH) && shown(depth, 1); depth++) {
        unsigned long nodes = workshop_kept(position, first, second, depth,
            probe_word(PROBE_WORKSHOP_WITHOUT + 2) | WITHOUT_BOOK | WITHOUT_SINGLE_REPLY, table_entries());

        counts += check(shown(depth, 1) == nodes, "%s, depth %u, kept line: %lu nodes, on the host %lu",
            host_games[game], depth, shown(depth, 1), nodes);
        changed += shown(depth, 1) != shown(depth, 0);
    }
    workshop_host_with = 0;
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(session_code_is_whole(), "%s: the kernel's code has changed", host_games[game]);
    return changed;
}

static void kept_lines(void)
{
    static const unsigned games[] = { GAME_noughts, GAME_connect4, GAME_draughts, GAME_reversi, GAME_chess };
    unsigned changed = 0;

    counts = 0;
    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        options.machine = n & 1 ? MACHINE_800_48K : MACHINE_XL;
        options.is_pal = n & 1;
        changed += kept_line(games[n]);
        emu_stop();
    }
    check(changed > 2, "the kept line changes only %u searches", changed);
    figure("%u node counts with the kept line equal to the host's, %u of them other than without it", counts, changed);
}

/* ---- the tree ---- */

static unsigned walked;

/* Writes a score as the list shows it: "+0.5", "WIN" or "LOSS". */
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

static int side_to_move(const char *position)
{
    host_outcome(position);
    return side;
}

/* Checks the list of moves, the best first: the score of every move is the host's score of the position after it,
 * negated. */
static void check_list(unsigned game, const char *position, unsigned depth, unsigned bits, int viewer)
{
    char after[HOST_TEXT];
    char expected[16];
    char move[16], score[16];
    int best = SCORE_INFINITE;
    unsigned long nodes;
    unsigned count = 0;

    look();
    for (int n = FIRST_MOVE; n < FIRST_MOVE + 14; n++) {
        if (sscanf(line(n), " %15s %15s", move, score) != 2) {
            break;
        }
        if (depth > 1 && host_play(position, move, after) == OUTCOME_NONE) {
            int worth = -workshop_score(game, after, depth - 1, bits);

            write_score(side_to_move(position) == viewer ? worth : -worth, expected);
            walked += check(strncmp(score, expected, strlen(expected)) == 0 && worth <= best,
                "%s, depth %u: %s scores %s, on the host %s", host_games[game], depth, move, score, expected);
            best = worth;
        }
        check(sscanf(line(n), " %*s %*s %lu", &nodes) == 1 || !strcmp(score, "WIN") || !strcmp(score, "LOSS"),
            "%s: %s has no nodes", host_games[game], move);
        count++;
    }
    /* one move if it must jump */
    check(count > (game != GAME_draughts), "%s: no moves in the tree", host_games[game]);
}

/* Goes up one level of the tree, or leaves a page, by a long FIRE or ESC. */
static void go_back(Input input)
{
    if (input == BY_STICK) {
        emu_hold_fire(1);
        emu_frames(LONG_FIRE);
        emu_hold_fire(0);
        emu_frames(PRESS_FRAMES);
    } else {
        emu_key(KEY_ESC);
    }
}

/* Sets the depth to WALK_MOST, and returns to the first technique. Its row may be below the page at first. */
static void make_less_deep(Input input)
{
    unsigned rows = 0;

    for (; !session_shows("Plies ahead") && rows < ITEMS_MOST; rows++) {
        session_arrow(STICK_DOWN, KEY_DOWN, input);
    }
    for (unsigned n = probe_byte(PROBE_WORKSHOP_DEPTH); n > WALK_MOST; n--) {
        session_arrow(STICK_LEFT, KEY_LEFT, input);
    }
    check(probe_byte(PROBE_WORKSHOP_DEPTH) <= WALK_MOST, "the depth is %u", probe_byte(PROBE_WORKSHOP_DEPTH));
    while (rows--) {
        session_arrow(STICK_UP, KEY_UP, input);
    }
}

/* Goes down to the end of the search by the second move of every list, and up again. */
static void walk(unsigned game, Input input)
{
    char position[HOST_TEXT], first[HOST_TEXT], after[HOST_TEXT], move[16];
    unsigned turns;
    unsigned depth, bits;
    int viewer;

    host_choose(game);
    if (!begin(game)) {
        return;
    }
    snprintf(position, sizeof position, "%s", probe_whole_board());
    viewer = side_to_move(position);
    snprintf(first, sizeof first, "%s", position);
    if (!check(open_settings(input), "%s: no workshop", host_games[game])) {
        return;
    }
    make_less_deep(input);
    run(game, position, input);
    bits = probe_word(PROBE_WORKSHOP_WITHOUT);
    for (depth = probe_byte(PROBE_WORKSHOP_DEPTH); depth; depth--) {
        turns = probe_word(PROBE_TURNS);
        if (depth == probe_byte(PROBE_WORKSHOP_DEPTH)) {
            session_arrow(STICK_LEFT, KEY_LEFT, input);
        } else {
            session_arrow(STICK_DOWN, KEY_DOWN, input);
            check(session_shows("Second best"), "%s: the second move is not the second-best one", host_games[game]);
            look();
            sscanf(line(FIRST_MOVE + 1), " %15s", move);
            host_play(position, move, after);
            strcpy(position, after);
            session_take(input);
        }
        if (!check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20), "%s: no tree",
            host_games[game])) {
            return;
        }
        emu_frames(AFTER);
        check_list(game, position, depth, bits, viewer);
    }
    session_take(input);
    emu_frames(AFTER);
    check(session_shows("search ends here"), "%s: it continues after the end", host_games[game]);
    session_take(input);
    for (depth = 1; depth < probe_byte(PROBE_WORKSHOP_DEPTH); depth++) {
        turns = probe_word(PROBE_TURNS);
        go_back(input);
        check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MESSAGE, THINK_MOST, 20), "%s: no way up",
            host_games[game]);
        emu_frames(AFTER);
    }
    check_list(game, first, depth, bits, viewer);
    go_back(input);
    emu_frames(AFTER + AFTER);
    check(is_settings(), "%s: no way back from the tree", host_games[game]);
    go_back(input);
    emu_frames(AFTER);
    check(session_shows("move:") && strcmp(probe_whole_board(), first) == 0, "%s: the board has changed",
        host_games[game]);
    check(session_code_is_whole(), "%s: the kernel's code has changed", host_games[game]);
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
    figure("%u moves of trees have the host's scores", walked);
}

/* ---- ways out of a search ---- */

static void start_long(void)
{
    unsigned turns = probe_word(PROBE_TURNS);

    session_take(BY_KEYS);
    check(wait_turns(turns, WAIT_LOAD) && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING, "no search");
}

/* During a comparison the node counts grow; FIRE stops it, ESC and RESET return to the board; no clock runs. */
static void ways(void)
{
    unsigned long early;

    options.machine = MACHINE_XE;
    options.is_pal = 0;
    host_choose(GAME_chess);
    if (!begin(GAME_chess) || !check(open_settings(BY_KEYS), "no workshop")) {
        return;
    }
    check(session_shows("Left A, right B, FIRE: compare") && session_shows("Alpha-beta"), "no keys of a technique");
    emu_key(KEY_UP);
    emu_key(KEY_UP);
    emu_frames(AFTER);
    check(session_shows("FIRE: back to the game"), "the keys of the row that leaves are wrong");
    emu_key(KEY_UP);
    emu_frames(AFTER);
    check(session_shows("Left, right: depth"), "the keys of the depth are wrong");
    for (int n = 0; n < 5; n++) {
        emu_key(KEY_RIGHT);
    }
    start_long();
    emu_frames(500);
    look();
    early = shown(3, 0);
    emu_frames(1500);
    look();
    check(early > 0 && shown(3, 0) > early, "the node counts do not grow: %lu, %lu", early, shown(3, 0));
    emu_fire();
    check(wait_screen(PROBE_SCREEN_MESSAGE, WAIT_LOAD, 10) && session_shows("FIRE: settings"), "FIRE does not stop it");
    session_take(BY_KEYS);
    emu_frames(AFTER);
    start_long();
    emu_frames(200);
    emu_key(KEY_ESC);
    emu_frames(2 * AFTER);
    check(session_shows("move:") && session_shows("00:0"), "ESC does not leave it, or the clock has run");
    check(open_settings(BY_KEYS), "the workshop does not open again");
    start_long();
    emu_frames(200);
    emu_reset();
    emu_frames(3 * AFTER);
    check(session_shows("move:") && session_code_is_whole(), "RESET does not come back to the board");
    session_move("e2e4", BY_KEYS);
    check(wait_turns(probe_word(PROBE_TURNS), WAIT_MOVE) && wait_settled(WAIT_MOVE), "no game after the workshop");
    emu_stop();
}

/* RESET while the visible tree is searched and noted, in a game with moves, which are played again. */
static void reset_in_tree(void)
{
    static const char *const moves[] = { "d3", "c5", "d6" };
    unsigned turns;

    options.machine = MACHINE_XL;
    options.is_pal = 0;
    host_choose(GAME_reversi);
    if (!begin(GAME_reversi) || !check(session_two_people(), "no two people")) {
        return;
    }
    for (int n = 0; n < 3; n++) {
        turns = probe_word(PROBE_TURNS);
        session_move(moves[n], BY_KEYS);
        check(wait_turns(turns, WAIT_MOVE) && wait_settled(WAIT_MOVE), "%s is not played", moves[n]);
    }
    for (unsigned frames = 8; frames < 200; frames += 6) {
        emu_key(KEY_CTRL + emu_key_code('t'));
        emu_frames(AFTER);
        emu_key(KEY_RETURN);
        emu_frames(frames);
        emu_reset();
        emu_frames(3 * AFTER);
        if (!check(session_shows("move:") && session_code_is_whole(), "RESET %u frames after the tree began", frames)) {
            break;
        }
    }
    emu_stop();
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    all_games();
    kept_lines();
    trees();
    ways();
    reset_in_tree();
    return check_end();
}
