/* tree.c: the visible tree of the workshop: what it counts equals the host's node counts, with and without alpha-beta;
 * every step forwards and backwards; what it says about a cut.
 *
 *   tree DISK.atr TROG [GAME]      GAME: shows every screen of the tree of this game instead
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "engine/search_state.h"
#include "engine/think.h"
#include "screen.h"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AFTER 40        /* frames until a page is shown */
#define SEARCH 20000    /* frames the searches may take */
#define STEP 20         /* frames after a step */
#define STEPS_MOST 1000
#define HELD 60         /* frames of a long press of FIRE */

static char screen[SCREEN_TEXT];
static int shows_tree; /* 1: the tree is on the screen */

#define WINDOW 0xB810 /* 20 rows of 32 characters; the dark characters are read as the others */
#define WINDOW_BYTES 640
#define DARK 0x40

static void look(void)
{
    static uint8_t memory[0x10000];

    memcpy(memory, emu_memory(), sizeof memory);
    for (unsigned n = WINDOW; shows_tree && n < WINDOW + WINDOW_BYTES; n++) {
        memory[n] &= (uint8_t)~(DARK | 0x80);
    }
    screen_text(memory, screen);
}

/* The number in the row below this word of the panel. */
static unsigned number_below(const char *word)
{
    const char *at = strstr(screen, word);

    if (!at || !(at = strchr(at, '\n'))) {
        return 0;
    }
    return (unsigned)atoi(at + 1);
}

static int shows(const char *text)
{
    look();
    return strstr(screen, text) != 0;
}

static int is_over(void) { return shows("Best: "); }

static void step(int key)
{
    emu_key(key);
    emu_frames(STEP);
}

/* The workshop begins with the depth of this game, not with that of the game before. */
static void own_depth(const char *game)
{
    const char *at = strstr(screen, " Depth ");
    int depth;

    host_choose(host_game(game));
    depth = game_info()->compare_depth;
    check(!at || !depth || atoi(at + 7) == depth, "%s: the workshop begins with depth %d, not %d", game,
        at ? atoi(at + 7) : 0, depth);
}

static int open_tree(const char *game)
{
    if (!check(session_menu() && session_choose(host_game(game), BY_KEYS), "%s: no first screen", game)) {
        return 0;
    }
    shows_tree = 0;
    emu_key(KEY_CTRL + emu_key_code('t'));
    emu_frames(AFTER);
    if (!check(shows("Watch the tree grow"), "%s: the workshop has no tree", game)) {
        return 0;
    }
    own_depth(game);
    emu_key(KEY_RETURN);
    shows_tree = 1;
    return check(wait_screen(PROBE_SCREEN_THINKING, SEARCH, 1) && wait_screen(PROBE_SCREEN_MESSAGE, SEARCH, 10),
        "%s: the tree does not begin", game);
}

static unsigned long count(const char *game, unsigned depth, const char *without)
{
    char command[512];
    unsigned long nodes = 0;
    FILE *pipe;

    snprintf(command, sizeof command,
        "%s best %s --depth %u --without hash,pvs,deepening,haste,book,solver,forcing,pass,late%s", host_trog, game,
        depth, without);
    pipe = popen(command, "r");
    check(pipe && fscanf(pipe, "%*s %*s %*s %lu", &nodes) == 1, "%s says nothing", command);
    if (pipe) {
        pclose(pipe);
    }
    return nodes;
}

/* If a branch was cut, the screen says after which move, and what each side can have. Returns 1 if one was. */
static int says_why(const char *game)
{
    const char *after = strstr(screen, "After ");
    char move[16] = "";

    if (!strstr(screen, "skipped")) {
        return 0;
    }
    if (strstr(screen, "Nothing can be better")) {
        return 1;
    }
    check(after && sscanf(after, "After %15s", move) == 1 && (strstr(after, " gets ") || strstr(after, " holds it to "))
        && (strstr(screen, " elsewhere") || strstr(screen, " can hold ")), "%s: why is '%s' cut?\n%s", game, move,
        screen);
    return 1;
}

/* Goes to the end, all the way back, and to the end again: the screens are the same. */
static void walk(const char *game)
{
    static char seen[STEPS_MOST][SCREEN_TEXT];
    unsigned steps = 0, n, differ = 0, cuts = 0;

    for (; steps < STEPS_MOST; steps++) {
        look();
        strcpy(seen[steps], screen);
        cuts += (unsigned)says_why(game);
        if (is_over()) {
            break;
        }
        step(KEY_RETURN);
    }
    check(steps < STEPS_MOST, "%s: the tree does not end", game);
    check(cuts > 0, "%s: no cut is explained", game);
    for (n = steps; n--;) {
        step(KEY_UP);
        look();
        differ += !strstr(screen, "MINIMAX");
    }
    look();
    check(strcmp(screen, seen[0]) == 0, "%s: going back does not lead to the beginning:\n%s%s", game, seen[0], screen);
    for (n = 1; n <= steps; n++) {
        step(KEY_RETURN);
    }
    look();
    check(strcmp(screen, seen[steps]) == 0, "%s: the second time the end is another", game);
    check(!differ, "%s: %u screens are no tree", game, differ);
}

/* At the end the row of keys names what is still possible; FIRE held leads to the settings, as ESC does. */
static void last_keys(const char *game)
{
    check(shows("Up: step back  Hold, ESC: back"), "%s: wrong keys at the end", game);
    step(KEY_UP);
    check(shows("FIRE: step  Hold: run  ESC: back"), "%s: wrong keys before the end", game);
    step(KEY_RETURN);
    check(is_over(), "%s: no end after a step back and one forwards", game);
    emu_hold_fire(1);
    emu_frames(HELD);
    emu_hold_fire(0);
    shows_tree = 0;
    emu_frames(AFTER);
    check(shows("Watch the tree grow"), "%s: FIRE held at the end does not lead to the settings", game);
}

static void one_game(const char *game)
{
    unsigned depth, boards, plain, n, unsigned_zeros = 0;

    if (!open_tree(game)) {
        return;
    }
    depth = shows("D3") ? 3 : 2;
    for (n = 0; n < STEPS_MOST && !is_over(); n++) {
        unsigned_zeros += strstr(screen, "worth 0") != 0;
        step(KEY_RETURN);
    }
    look();
    boards = number_below("BOARDS");
    plain = number_below("MINIMAX");
    check(!unsigned_zeros, "%s: a value of 0 has no sign, and stands behind a square as one more digit", game);
    check(boards == count(game, depth, ""), "%s: %u boards, the host has %lu", game, boards, count(game, depth, ""));
    check(plain == count(game, depth, ",alphabeta") || shows("+ boards"), "%s: minimax has %u boards, on the host %lu",
        game, plain, count(game, depth, ",alphabeta"));
    step(KEY_ESC);
    shows_tree = 0;
    emu_frames(AFTER);
    check(shows("Watch the tree grow"), "%s: ESC does not lead to the settings", game);
    step(KEY_ESC);
    emu_frames(AFTER);
    check(wait_settled(WAIT_LOAD), "%s: no board after the tree", game);
}

static void print_all(const char *game)
{
    if (open_tree(game)) {
        for (unsigned n = 0; n < STEPS_MOST; n++) {
            look();
            printf("---- %u\n%s", n, screen);
            if (is_over()) {
                break;
            }
            step(KEY_RETURN);
        }
    }
}

int main(int argument_count, char **arguments)
{
    static const char *const games[] = { "hexapawn", "noughts", "connect4", "warptrog", "draughts", "reversi", "chess",
        "morris", "noughts3d", "minichess", "gomoku", "quevedo", "breakthrough" };
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(argument_count > 3 ? 3 : argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    if (!check(session_boot(&options), "no menu")) {
        return check_end();
    }
    if (argument_count > 3) {
        print_all(arguments[3]);
        return check_end();
    }
    for (unsigned n = 0; n < sizeof games / sizeof games[0]; n++) {
        one_game(games[n]);
    }
    if (open_tree("hexapawn")) {
        walk("hexapawn");
        last_keys("hexapawn");
    }
    return check_end();
}
