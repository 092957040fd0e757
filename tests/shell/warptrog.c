/* warptrog.c: whole games of warp trog by stick alone and by keys alone, with warps. The host, given the seed of the
 * target squares (PROBE_MOVE), gets the same board after every move. A warp that is undone and redone has the same
 * target squares, also after power-off. The computer plays the host's moves with the same seed, and so does the player
 * of 1983. make test runs it on the host machine and in the emulator.
 *
 *   warptrog DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/games.h"
#include "kernel.inc"
#include "session.h"

#define GUARD 18 /* frames after the computer's move in which FIRE is ignored */

#define SIZE 6
#define WARP 0xC0       /* the low byte of a warp move is at least this */
#define FIRST_WARP 4    /* the ply at which the player certainly warps; with the second side one ply later */
#define PLIES_MOST 400
#define WAIT_DISK 400

typedef struct {
    unsigned level;
    Input input;
    EmuOptions options;
    int is_second;
} Setting;

static const Setting *setting;
static int cursor_x, cursor_y;
static unsigned warps[2];                      /* number of warps in this game, by side */
static unsigned book_is_gone;
static char saved_disk[] = "/tmp/trog-warps-XXXXXX"; /* the disk as power-off left it */

static const char *name(void)
{
    static char text[80];

    snprintf(text, sizeof text, "by %s, %s %s level %u", setting->input == BY_STICK ? "stick" : "keys",
        machine_names[setting->options.machine], setting->options.is_pal ? "PAL" : "NTSC", setting->level);
    return text;
}

/* ---- the host's own record of the game ---- */

static const char *position(void)
{
    static char text[HOST_TEXT];

    game_write_position(text);
    return text;
}

/* Plays the Atari's last move on the host; the boards must then be equal. */
static int follow(void)
{
    unsigned played = probe_word(PROBE_MOVE);
    unsigned which = side;
    uint8_t n;
    char before[HOST_TEXT];

    strcpy(before, position());
    list_moves();
    for (n = 1; n <= move_count; n++) {
        list_choose(n);
        if ((played & 0xFF) >= WARP ? move >= WARP : move == played) {
            break;
        }
    }
    if (!check(n <= move_count, "%s: %04x is not a legal move in '%s'", name(), played, before)) {
        return 0;
    }
    if (move == WARP) {
        check(played != WARP, "%s: the warp has no target squares", name());
        warps[which]++;
    }
    move = (uint16_t)played;
    record_play();
    record_update_outcome();
    return check(strcmp(position(), probe_board()) == 0,
        "%s: %04x leads from '%s' to '%s' on the host, on the Atari to '%s'", name(),
        played, before, position(), probe_board());
}

/* Gives the host's move in the current position, and its number of nodes. 0: the host does not answer. */
static int best(const char *limits, char *text, unsigned long *nodes)
{
    char line[HOST_TEXT + 256];
    FILE *pipe;
    int count;

    snprintf(line, sizeof line, "%s best warptrog '%s' %s", host_trog, position(), limits);
    pipe = popen(line, "r");
    count = pipe ? fscanf(pipe, "%20s %*s %*s %lu", text, nodes) : 0;
    if (pipe) {
        pclose(pipe);
    }
    return check(count == 2, "no answer to %s", line);
}

/* Checks that the move of the player of 1983 is the host's. It knows the moves before, so the game here is asked. */
static void check_classic(void)
{
    think_defaults();
    think_depth = DEPTH_CLASSIC;
    root_seed = (uint16_t)probe_word(PROBE_SEED);
    think();
    check((uint8_t)think_move == (probe_word(PROBE_MOVE) & (think_move == WARP ? WARP : 0xFF)),
        "%s: in '%s' the player of 1983 plays %04x on the host, %04x on the Atari", name(), position(), think_move,
        probe_word(PROBE_MOVE));
}

/* Checks that the computer's move is the host's. Where earlier positions count as repetitions nothing is checked,
 * because `trog best` does not know them. */
static void check_choice(void)
{
    char limits[80], text[32];
    unsigned long nodes;
    const char *error;

    if (setting->level == LEVEL_CLASSIC) {
        check_classic();
        return;
    }
    snprintf(limits, sizeof limits, "--level %u --seed %u --table %u%s", setting->level, probe_word(PROBE_SEED),
        probe_word(PROBE_TABLE), book_is_gone ? " --without book" : "");
    if (!best(limits, text, &nodes)) {
        return;
    }
    book_is_gone |= nodes > 0;
    if (repetition_count) {
        return;
    }
    error = game_read_move(text);
    check(!error && (uint8_t)move == (probe_word(PROBE_MOVE) & (move == WARP ? WARP : 0xFF)) && nodes == probe_nodes(),
        "%s: in '%s' the host plays %s with %lu nodes, the Atari %04x with %lu", name(), position(), text, nodes,
        probe_word(PROBE_MOVE), probe_nodes());
}

/* ---- input ---- */

static void go(int *at, int to, int less, int more)
{
    for (; *at > to; --*at) {
        emu_stick(less);
    }
    for (; *at < to; ++*at) {
        emu_stick(more);
    }
}

static void give_move(const char *text)
{
    if (setting->input == BY_KEYS) {
        session_type(text);
        return;
    }
    emu_frames(GUARD);
    cursor_x = emu_memory()[POINT_x_AT];
    cursor_y = emu_memory()[POINT_y_AT];
    if (text[0] == 'w') {
        go(&cursor_x, SIZE, STICK_LEFT, STICK_RIGHT);
        emu_fire();
        return;
    }
    for (; *text; text += 2) {
        /* the board is flipped for a player with the second side */
        go(&cursor_x, setting->is_second ? 'f' - text[0] : text[0] - 'a', STICK_LEFT, STICK_RIGHT);
        go(&cursor_y, setting->is_second ? text[1] - '1' : '6' - text[1], STICK_UP, STICK_DOWN);
        emu_fire();
    }
}

static int wait_for_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_word(PROBE_PLY) < ply;) {
        if (emu_frame() > end) {
            return check(0, "%s: nothing happens in '%s'", name(), position());
        }
        emu_frames(1);
    }
    emu_frames(2); /* the board is written after the ply number */
    return 1;
}

static void wait_until_ply(unsigned ply)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) != ply && emu_frame() < end;) {
        emu_frames(1);
    }
    emu_frames(10);
    wait_settled(WAIT_MOVE);
}

static int play_player(void)
{
    char text[32];

    wait_settled(WAIT_MOVE);
    list_moves();
    list_choose((uint8_t)(1 + check_random(move_count)));
    if (record_count / 2 == FIRST_WARP / 2) {
        list_choose(move_count);
    }
    game_write_move(text);
    give_move(text);
    return wait_for_ply(record_count + 1u) && follow();
}

static int play_computer(void)
{
    if (!wait_for_ply(record_count + 1u)) {
        return 0;
    }
    wait_settled(WAIT_MOVE);
    check_choice();
    return follow();
}

static void command(const char *named, char key)
{
    check(session_do_command(named, key, setting->input), "%s: no command %s", name(), named);
}

static int check_board(const char *expected, const char *when)
{
    return check(strcmp(probe_board(), expected) == 0, "%s: %s the board is '%s', not '%s'", name(), when,
        probe_board(), expected);
}

/* Call at the player's turn: undo takes back two plies, to the player's previous turn; redo plays them again. */
static void undo_and_redo(const char *when)
{
    char now[HOST_TEXT], before[HOST_TEXT];

    strcpy(now, position());
    record_undo();
    record_undo();
    strcpy(before, position());
    record_redo();
    record_redo();
    command("Undo", 'u');
    wait_until_ply(record_count - 2u);
    check_board(before, when);
    command("Redo", 'r');
    wait_until_ply(record_count);
    check_board(now, when);
}

static int start_machine(const EmuOptions *options)
{
    if (!check(session_boot(options), "%s: no menu", name())) {
        return 0;
    }
    book_is_gone = 0;
    warps[0] = 0;
    warps[1] = 0;
    return 1;
}

static int begin(void)
{
    if (!start_machine(&setting->options)) {
        return 0;
    }
    if (setting->input == BY_KEYS) {
        emu_key(session_letter(GAME_warptrog));
    } else {
        emu_fire(); /* on a new disk the bar begins on it */
    }
    games_choose("warptrog");
    state_clear();
    game_reset();
    record_start();
    record_update_outcome();
    if (!check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: no game", name())
        || !check_board(position(), "at the start")) {
        return 0;
    }
    session_level(setting->level, setting->input);
    if (setting->is_second) {
        if (setting->input == BY_STICK) {
            session_command("Sides", BY_STICK);
        } else {
            emu_console(CONSOLE_OPTION);
        }
    }
    return 1;
}

static int play_on(unsigned plies)
{
    while (record_count < plies && outcome == OUTCOME_NONE) {
        if (!(side == (unsigned)setting->is_second ? play_player() : play_computer())) {
            return 0;
        }
    }
    return 1;
}

static void test_game(void)
{
    static uint16_t last_seed;

    if (!begin() || !play_on(FIRST_WARP + 2u + setting->is_second)) {
        return;
    }
    check(warps[setting->is_second] > 0, "%s: the player has not warped", name());
    if (outcome == OUTCOME_NONE) {
        undo_and_redo("around a warp");
    }
    record_move((uint16_t)(FIRST_WARP + setting->is_second));
    check(move != last_seed, "%s: the same squares twice, %04x", name(), move);
    last_seed = move;
    if (!play_on(PLIES_MOST)) {
        return;
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 3), "%s: the game does not end in '%s'", name(), position());
    check(probe_byte(PROBE_RESULT) == outcome, "%s: the result is %u, on the host %u", name(), probe_byte(PROBE_RESULT),
        outcome);
    printf("%-40s %3u plies, %u and %u warps, ends '%s'\n", name(), record_count, warps[setting->is_second],
        warps[!setting->is_second], position());
}

/* In a lost position the computer, at level 1, warps. */
static void test_warp_of_computer(void)
{
    static const char lost[] = "6/vv4/1t4/4v1/t5/5T w 5 3";

    if (!begin()) {
        return;
    }
    session_set_up(lost);
    check(!game_read_position(lost), "%s: the host refuses '%s'", name(), lost);
    record_start();
    record_update_outcome();
    if (play_computer()) {
        check(warps[0] == 1, "%s: the computer has not warped", name());
        play_on(2);
    }
}

/* ---- power-off ---- */

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_DISK), "%s: '%s' is not shown", name(), text);
}

static void copy_disk(const char *from)
{
    char bytes[4096];
    size_t count;
    FILE *in = fopen(from, "rb");
    FILE *out = fopen(saved_disk, "wb");

    while ((count = fread(bytes, 1, sizeof bytes, in)) > 0) {
        fwrite(bytes, 1, count, out);
    }
    fclose(in);
    fclose(out);
}

/* Leaves a game two plies after a warp, switches the machine off, and continues the game on an XE. */
static void test_resume(void)
{
    EmuOptions other = setting->options;

    if (!begin() || !play_on(FIRST_WARP + 2u + setting->is_second)
        || !check(outcome == OUTCOME_NONE, "%s: the game is over already", name())) {
        return;
    }
    wait_settled(WAIT_MOVE);
    command("Other game", 'x');
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "%s: no menu", name());
    wait_for("FIRE: resume");
    emu_stop();
    copy_disk(emu_disk());
    other.disk = saved_disk;
    other.machine = MACHINE_XE;
    if (!start_machine(&other)) {
        return;
    }
    wait_for("FIRE: play");
    check(strstr(session_line(GAME_warptrog), "move ") != NULL, "%s: the game is not saved", name());
    emu_key(session_letter(GAME_warptrog));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: the game does not come back", name());
    emu_frames(60);
    check_board(position(), "after power-off");
    undo_and_redo("resumed, around a warp");
    play_on(record_count + 2u);
}

int main(int count, char **words)
{
    static Setting settings[] = {
        {1, BY_STICK, {.machine = MACHINE_800_48K}, 0},
        {2, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 0},
        {3, BY_KEYS, {.machine = MACHINE_XE}, 1},
        {LEVEL_CLASSIC, BY_STICK, {.machine = MACHINE_800_48K}, 0},
        {LEVEL_CLASSIC, BY_KEYS, {.machine = MACHINE_XL, .is_pal = 1}, 1},
        {LEVEL_CLASSIC, BY_KEYS, {.machine = MACHINE_XE}, 0},
        {1, BY_STICK, {.machine = MACHINE_XL, .is_pal = 1}, 1},
        {1, BY_KEYS, {.machine = MACHINE_800_48K}, 1},
    };

    host_words(count, words, "DISK.atr TROG");
    close(mkstemp(saved_disk));
    for (unsigned n = 0; n < sizeof settings / sizeof settings[0]; n++) {
        setting = &settings[n];
        settings[n].options.disk = words[1];
        settings[n].options.random = n + 1;
        check_seed = n + 1;
        test_game();
    }
    test_warp_of_computer();
    setting = &settings[1];
    test_resume();
    emu_stop();
    unlink(saved_disk);
    return check_end();
}
