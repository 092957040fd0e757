/* drive_off.c: the drive is switched off in the middle of a game, and on again: a message says that it does not answer,
 * the game continues as far as possible, nothing is lost, and everything can be tried again.
 *
 *   drive_off DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "disk_image.h"
#include "shell/shell.h"
#include "session.h"
#include "tools/build/bank.h"

#include <stdio.h>
#include <string.h>

#define FRAMES_OF_RETRIES 1500 /* until SIO gives up: it retries several times, with its own time-outs */
#define DESCRIPTION_MOST 4096 /* characters, of the list of saves */
#define LOADER LOADER_AT
#define LOADER_END (LOADER_AT + LOADER_BYTES)

static char name[64]; /* game and machine, for messages */

/* Switches the drive on or off. Off: makes the loader use drive 2, which does not exist. */
static void switch_drive(int is_on)
{
    static const uint8_t asks[] = {0x8D, 0x01, 0x03}; /* sta DUNIT */
    const uint8_t *memory = emu_memory();

    for (unsigned at = LOADER + 1; at < LOADER_END; at++) {
        if (memcmp(memory + at, asks, sizeof asks) == 0) {
            emu_put(at - 1, is_on ? 1 : 2);
            return;
        }
    }
    check(0, "%s: the loader does not set the drive number", name);
}

static int wait_for(const char *line, unsigned frames)
{
    for (unsigned end = emu_frame() + frames; emu_frame() < end; emu_frames(5)) {
        if (session_shows(line)) {
            return 1;
        }
    }
    return check(0, "%s: '%s' is not shown", name, line);
}

/* 1: the game is not over after the move, nor after any reply. */
static int goes_on(const char *board, const char *move)
{
    static char replies[HOST_MOVES][HOST_TEXT];
    char after[HOST_TEXT], then[HOST_TEXT];
    unsigned outcome = host_play(board, move, after);

    for (unsigned n = outcome == OUTCOME_NONE ? host_moves(after, replies) : 0; n; n--) {
        if (host_play(after, replies[n - 1], then) != OUTCOME_NONE) {
            return 0;
        }
    }
    return outcome == OUTCOME_NONE;
}

/* Types a move that does not end the game. */
static void play_any(void)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    char board[HOST_TEXT];
    unsigned count;

    strcpy(board, probe_whole_board());
    for (count = host_moves(board, moves); count && !goes_on(board, moves[count - 1]); count--) {
    }
    if (check(count > 0, "%s: there is no move", name)) {
        session_type(moves[count - 1]);
    }
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
}

/* The drive is off before the computer's first move, for which the engine overlay must be read; then on. */
static void before_a_reply(void)
{
    switch_drive(0);
    play_any();
    wait_for("FIRE: try again", FRAMES_OF_RETRIES);
    check(session_shows("does not answer") && probe_word(PROBE_PLY) == 1,
        "%s: no message why, or the move is lost", name);
    emu_key(KEY_SPACE);
    emu_frames(20);
    wait_for("FIRE: try again", FRAMES_OF_RETRIES);
    switch_drive(1);
    emu_fire();
    check(wait_turns(probe_word(PROBE_TURNS), WAIT_LOAD) && wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2,
        "%s: no reply after the drive is on again", name);
}

/* Star Chess: when FIRE opens the order window, the message about the drive disappears. */
static void while_it_asks(void)
{
    control('l');
    wait_for("does not answer", FRAMES_OF_RETRIES);
    wait_settled(FRAMES_OF_RETRIES);
    emu_fire();
    emu_frames(20);
    /* if computers began, their moves are reported first */
    for (unsigned reports = 0; reports < 12 && !session_shows("FIRE: choose"); reports++) {
        emu_fire();
        emu_frames(20);
    }
    check(session_shows("FIRE: choose") && !session_shows("does not answer"),
        "%s: no orders, or the drive's message is still shown", name);
    emu_key(KEY_ESC);
    emu_frames(20);
}

#define READ_AHEAD 900 /* frames from the first board until nothing more is read */

/* Commands that need the disk, and leaving the game. */
static void in_the_middle(unsigned game)
{
    char board[HOST_TEXT];

    if (game_info()->sides > 2) {
        emu_frames(READ_AHEAD); /* the overlay with the orders is in memory then */
    }
    switch_drive(0);
    strcpy(board, probe_whole_board());
    for (const char *command = "slog"; *command; command++) { /* CTRL+O and CTRL+G are not in every game */
        control(*command);
        check(session_waits("does not answer", FRAMES_OF_RETRIES) || strchr("og", *command),
            "%s: CTRL+%c shows no message", name, *command);
        emu_frames(FRAMES_OF_RETRIES / 4);
        if (session_shows("ESC: back")) { /* the list of moves was in memory */
            emu_key(KEY_ESC);
        }
        wait_settled(FRAMES_OF_RETRIES);
        check(strcmp(board, probe_whole_board()) == 0, "%s: CTRL+%c changes the board", name, *command);
    }
    if (game_info()->sides > 2) {
        while_it_asks();
    }
    play_any();
    emu_frames(40);
    check(wait_settled(2 * FRAMES_OF_RETRIES) && strcmp(board, probe_whole_board()) != 0,
        "%s: the game does not continue", name);
    strcpy(board, probe_whole_board());
    control('x');
    wait_for("Could not save. Leave anyway?", 2 * FRAMES_OF_RETRIES);
    emu_key(KEY_ESC);
    emu_frames(40);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && strcmp(board, probe_whole_board()) == 0,
        "%s: the game is lost", name);
    switch_drive(1);
    control('s');
    wait_for("< 1: ", FRAMES_OF_RETRIES);
    emu_key(KEY_RETURN);
    wait_for("Saved", FRAMES_OF_RETRIES);
    check(session_menu() && wait_for("FIRE: resume", WAIT_LOAD),
        "%s: the game is not saved after the drive is on again", name);
    emu_key(session_letter(game));
    emu_frames(20);
    check(wait_settled(2 * WAIT_LOAD) && strcmp(board, probe_whole_board()) == 0, "%s: another board comes back", name);
}

static void switch_off_and_on(unsigned game, Machine machine, int is_pal, const char *disk)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .is_slow = 1, .disk = disk, .random = 1};

    snprintf(name, sizeof name, "%s, %s %s", host_games[game], machine_names[machine], is_pal ? "PAL" : "NTSC");
    if (!check(session_boot(&options) && session_choose(game, BY_KEYS), "%s: no game", name)) {
        return;
    }
    if (game_info()->sides == 2) {
        session_level(1, BY_KEYS);
        before_a_reply();
    }
    in_the_middle(game);
}

/* Plays a ply and waits. */
static void play_one(void)
{
    unsigned ply = probe_word(PROBE_PLY) + 1;

    play_any();
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) != ply && emu_frame() < end;) {
        emu_frames(5);
    }
    emu_frames(20);
    wait_settled(FRAMES_OF_RETRIES);
}

/* Two people play ten plies with the drive off, so that the autosave fails. With the drive on again the game is saved
 * within ten more plies, without leaving it. */
static void saved_later(const char *path)
{
    static Image disk;
    static char before[DESCRIPTION_MOST];
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    snprintf(name, sizeof name, "two people");
    image_read(&disk, path);
    snprintf(before, sizeof before, "%s", image_describe(&disk));
    options.disk = image_path(&disk);
    if (!check(session_boot(&options) && session_choose(GAME_draughts, BY_KEYS), "%s: no game", name)) {
        return;
    }
    check(session_two_people(), "%s: the computer still plays", name);
    session_start_again();
    emu_frames(60);
    wait_settled(WAIT_MOVE);
    switch_drive(0);
    for (unsigned ply = 1; ply <= AUTOSAVE_MOVES; ply++) {
        play_one();
    }
    check(probe_word(PROBE_PLY) == AUTOSAVE_MOVES, "%s: %u plies while the drive is off", name, probe_word(PROBE_PLY));
    switch_drive(1);
    for (unsigned ply = 1; ply <= AUTOSAVE_MOVES; ply++) {
        play_one();
    }
    emu_frames(WAIT_LOAD);
    check(probe_word(PROBE_PLY) == 2 * AUTOSAVE_MOVES, "%s: %u plies", name, probe_word(PROBE_PLY));
    image_power_off(&disk);
    check(strcmp(image_describe(&disk), before) != 0, "%s: nothing was saved after the drive was on again", name);
}

int main(int argument_count, char **arguments)
{
    static const unsigned games[] = {GAME_noughts, GAME_chess, GAME_draughts, GAME_starchess};

    if (argument_count < 3) {
        fputs("usage: drive_off DISK.atr TROG\n", stderr);
        return 2;
    }
    host_trog = arguments[2];
    for (unsigned n = 0; n < sizeof games / sizeof *games; n++) {
        switch_off_and_on(games[n], MACHINE_XL, 0, arguments[1]);
        switch_off_and_on(games[n], MACHINE_800_48K, 1, arguments[1]);
    }
    saved_later(arguments[1]);
    return check_end();
}
