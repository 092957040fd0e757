/* results.c: wins, losses and draws against the computer are kept on the disk by game and level, and the menu shows
 * them. A game counts once, whatever is undone; games of two people, set-up positions and loaded finished games do not
 * count. Damaged results are forgotten; a disk that cannot be written changes nothing, and the result is written when
 * the next game ends. No save is lost.
 *
 *   results DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "disk_image.h"
#include "engine/level.h"
#include "session.h"

#define REST 90
#define END 900 /* frames after which the result of a game is on the disk */
#define GAMES 4

static Image disk;
static EmuOptions options;

static int begin(const char *path)
{
    options.disk = path;
    if (!check(session_boot(&options), "no menu")) {
        return 0;
    }
    emu_frames(REST); /* the results are read after the overlay GUIDE */
    return 1;
}

/* Puts the bar of the menu over a game, and checks what is said about its results; 0: nothing. */
static void check_menu(unsigned game, const char *results)
{
    emu_frames(REST);
    session_bar(game);
    emu_frames(REST);
    if (results) {
        check(session_shows(results), "%s: the menu does not show '%s'", host_games[game], results);
    } else {
        check(!session_shows(" won "), "%s: the menu shows results", host_games[game]);
    }
}

static void leave(void)
{
    check(session_menu(), "no menu");
}

static void resign(void)
{
    emu_key(KEY_CTRL + emu_key_code('q'));
    check(session_waits("Resign?", WAIT_LOAD), "no question");
    emu_fire();
    check(session_waits("Atari wins by resignation", WAIT_LOAD), "not resigned");
}

/* Resigns at once, and waits until the result is on the disk. */
static void lose(unsigned game)
{
    if (check(session_choose(game, BY_KEYS), "no %s", host_games[game])) {
        resign();
        emu_frames(END);
        check(session_shows("Atari wins by resignation"), "the result does not stay");
        leave();
    }
}

/* Drops discs into one column after the other against random moves. Returns 1 if the person has won. */
static int four_in_a_row(void)
{
    for (unsigned n = 0; probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER && n < 60; n++) {
        session_type((char[]){"1234567"[n / 4 % 7], 0});
        wait_settled(WAIT_MOVE);
        emu_frames(20);
    }
    emu_frames(REST);
    check(session_shows("win"), "no result");
    return session_shows("you win");
}

/* Returns the cell, from 0, with which X wins, prevents a line, or the first free one in a good order. */
static unsigned noughts_cell(const char *board)
{
    static const uint8_t lines[][3] = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    static const uint8_t order[] = {4, 0, 8, 2, 6, 1, 3, 5, 7};

    for (const char *who = "XO"; *who; who++) {
        for (unsigned n = 0; n < sizeof lines / sizeof *lines; n++) {
            for (unsigned i = 0; i < 3; i++) {
                const uint8_t *line = lines[n];

                if (board[line[i]] == '-' && board[line[(i + 1) % 3]] == *who && board[line[(i + 2) % 3]] == *who) {
                    return line[i];
                }
            }
        }
    }
    for (unsigned n = 0; n < sizeof order; n++) {
        if (board[order[n]] == '-') {
            return order[n];
        }
    }
    return 0;
}

/* Plays noughts and crosses. Returns 1 if it was a draw. */
static int draw_noughts(void)
{
    for (unsigned n = 0; probe_byte(PROBE_SCREEN) != PROBE_SCREEN_OVER && n < 9; n++) {
        session_type((char[]){(char)('1' + noughts_cell(probe_board())), 0});
        wait_settled(WAIT_MOVE);
        emu_frames(20);
    }
    emu_frames(REST);
    return session_shows("Draw");
}

/* The host program reads the same results. */
static void check_host(const char *trog, const char *line)
{
    char command[400], output[2000] = "";
    FILE *pipe;

    snprintf(command, sizeof command, "%s saves %s", trog, image_path(&disk));
    pipe = popen(command, "r");
    if (check(pipe != NULL, "cannot run trog")) {
        output[fread(output, 1, sizeof output - 1, pipe)] = 0;
        pclose(pipe);
        check(strstr(output, line) != NULL, "trog saves: no '%s' in '%s'", line, output);
    }
}

static void counts(const char *path, const char *trog)
{
    unsigned won = 0, lost = 0;
    char line[40], other[60];

    if (!begin(path)) {
        return;
    }
    check_menu(GAME_noughts, NULL);
    check(session_choose(GAME_noughts, BY_KEYS), "no noughts");
    session_type("5");
    check(wait_turns(2, WAIT_MOVE) && wait_settled(WAIT_MOVE), "no reply");
    emu_frames(REST);
    resign();
    emu_frames(END);
    check(session_shows("Atari wins by resignation"), "the result does not stay");
    emu_key(KEY_CTRL + emu_key_code('u')); /* a game counts once */
    emu_frames(REST);
    resign();
    emu_frames(END);
    emu_console(CONSOLE_START);
    emu_frames(REST);
    emu_key(KEY_CTRL + emu_key_code('u')); /* the finished game comes back */
    check(session_waits("Atari wins by resignation", WAIT_LOAD), "the finished game does not come back");
    emu_frames(END);
    leave();
    check_menu(GAME_noughts, "< Level 4 > won 0 lost 1");
    check_menu(GAME_hexapawn, NULL);

    check(session_choose(GAME_connect4, BY_KEYS), "no four in a row");
    session_level(LEVEL_RANDOM, BY_KEYS);
    emu_frames(2 * REST);
    while (won + lost < GAMES) {
        if (four_in_a_row()) {
            won++;
        } else {
            lost++;
        }
        emu_frames(END);
        emu_console(CONSOLE_START);
        emu_frames(REST);
        wait_settled(WAIT_MOVE);
    }
    check(won > 0, "no game won against random moves");
    leave();
    snprintf(line, sizeof line, "< Random moves > won %u lost %u", won, lost);
    check_menu(GAME_connect4, line);
    emu_frames(REST);
    image_power_off(&disk);
    if (begin(image_path(&disk))) {
        check_menu(GAME_noughts, "< Level 4 > won 0 lost 1");
        check_menu(GAME_connect4, NULL); /* the default level */
    }
    image_power_off(&disk);
    snprintf(other, sizeof other, "CONNECT4, random moves: %u won, %u lost, 0 drawn\n", won, lost);
    check_host(trog, other);
    check_host(trog, "NOUGHTS, level 4: 0 won, 1 lost, 0 drawn\n");
}

static void draws(const char *trog)
{
    unsigned drawn = 0, games = 0;

    if (!begin(image_path(&disk)) || !check(session_choose(GAME_noughts, BY_KEYS), "no noughts")) {
        return;
    }
    for (; games < 8 && !drawn; games++) {
        drawn = (unsigned)draw_noughts();
        emu_frames(END);
        if (!drawn) {
            emu_console(CONSOLE_START);
            emu_frames(REST);
        }
    }
    leave();
    if (check(drawn, "no draw in %u games", games)) {
        check_menu(GAME_noughts, " drew 1");
        emu_frames(REST);
        image_power_off(&disk);
        check_host(trog, ", 1 drawn\n");
    }
}

/* Two people, a set-up position, a finished game that is loaded: nothing changes. */
static void uncounted(const char *path)
{
    if (!begin(path)) {
        return;
    }
    lose(GAME_noughts);
    check(session_choose(GAME_noughts, BY_KEYS), "no noughts");
    session_set_up("XX-OO---- X");
    emu_frames(REST);
    session_type("3");
    check(session_waits("you win", WAIT_LOAD), "no winner");
    emu_frames(END);
    emu_key(KEY_CTRL + emu_key_code('s'));
    check(session_waits("Save <", WAIT_LOAD), "no slots");
    emu_key(KEY_RETURN);
    check(session_waits("Saved", WAIT_LOAD), "not saved");
    emu_frames(2 * REST);
    emu_console(CONSOLE_START);
    emu_frames(REST);
    wait_settled(WAIT_MOVE);
    emu_key(KEY_CTRL + emu_key_code('l'));
    check(session_waits("Load <", WAIT_LOAD), "no slots");
    emu_key(KEY_RETURN);
    check(session_waits("you win", WAIT_LOAD), "the finished game is not loaded");
    emu_frames(END);
    emu_console(CONSOLE_START);
    emu_frames(REST);
    check(session_two_people(), "no two people");
    session_start_again();
    emu_frames(REST);
    for (const char *move = "14253"; *move; move++) {
        session_type((char[]){*move, 0});
        emu_frames(40);
    }
    check(session_waits("Cross wins", WAIT_LOAD), "no winner of two people");
    emu_frames(END);
    leave();
    check_menu(GAME_noughts, "< Level 4 > won 0 lost 1");
}

/* Returns the sector of SAVES.DAT with the results, or SAVE_TOTAL. */
static unsigned results_block(SaveIndex *index)
{
    unsigned block = SAVE_FIRST;

    while (block < SAVE_TOTAL && (block < SAVE_HALF ? index->owners[block] & 15 : index->owners[block - SAVE_HALF] >> 4)
        != SAVE_RESULTS) {
        block++;
    }
    return block;
}

/* A wrong byte in the results: the menu shows none, and new ones can be written. */
static void damaged(void)
{
    SaveIndex *index;
    unsigned block;

    image_power_off(&disk);
    index = image_index(&disk);
    if (!check(index != NULL, "no index")) {
        return;
    }
    block = results_block(index);
    if (!check(block < SAVE_TOTAL, "no block of results")) {
        return;
    }
    image_saves(&disk, block)[RESULT_WON] ^= 0x55;
    if (!begin(image_path(&disk))) {
        return;
    }
    check_menu(GAME_noughts, NULL);
    lose(GAME_noughts);
    check_menu(GAME_noughts, "< Level 4 > won 0 lost 1");
    check_menu(GAME_connect4, NULL);
}

/* All blocks belong to a save: the result cannot be written, and the save is not touched. */
static void full_disk(void)
{
    static char before[4000];
    SaveIndex *index;

    if (!begin(options.disk) || !check(session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn")) {
        return;
    }
    emu_key(KEY_CTRL + emu_key_code('s'));
    check(session_waits("Save <", WAIT_LOAD), "no slots");
    emu_key(KEY_RETURN);
    emu_frames(REST);
    emu_fire(); /* the slot may be used */
    check(session_waits("Saved", WAIT_LOAD), "not saved");
    emu_frames(2 * REST);
    image_power_off(&disk);
    index = image_index(&disk);
    for (unsigned n = SAVE_FIRST; n < SAVE_TOTAL; n++) {
        uint8_t *owners = &index->owners[n % SAVE_HALF];
        unsigned shift = n < SAVE_HALF ? 0 : 4;

        if (!(*owners >> shift & 15)) {
            *owners |= (uint8_t)((SAVE_ENTRIES + 2) << shift); /* the owner of no entry */
        }
    }
    image_checksum(index);
    snprintf(before, sizeof before, "%s", image_describe(&disk));
    if (!begin(image_path(&disk))) {
        return;
    }
    lose(GAME_noughts);
    check_menu(GAME_noughts, " lost "); /* from memory */
    image_power_off(&disk);
    check(!strcmp(before, image_describe(&disk)), "a result on a full disk changes a save");
}

/* A protected disk: the end of a game is shown as always, without a message about the disk. The menu shows the result
 * from memory. */
static void protected_disk(const char *path)
{
    options.is_protected = 1;
    if (begin(path) && check(session_choose(GAME_noughts, BY_KEYS), "no noughts")) {
        resign();
        for (unsigned n = 0; n < END; n++) {
            emu_frames(1);
            check(!session_shows("protected") && !session_shows("Cannot write"), "a message about the disk");
        }
        check(session_shows("Atari wins by resignation"), "the result does not stay");
        leave();
        check_menu(GAME_noughts, "< Level 4 > won 0 lost 1");
        lose(GAME_hexapawn);
        check_menu(GAME_hexapawn, "< Level 4 > won 0 lost 1");
        check_menu(GAME_noughts, "< Level 4 > won 0 lost 1");
        image_power_off(&disk);
        check(results_block(image_index(&disk) ? image_index(&disk) : &(SaveIndex){0}) == SAVE_TOTAL,
            "results on a protected disk");
    }
    options.is_protected = 0;
}

/* The key of a game in the results, without the level: the checksum of its file name. */
static unsigned key(const char *name)
{
    uint8_t low = 0x54, high = 0;

    for (unsigned n = 0; n < SHELL_FILE; n++) {
        low = (uint8_t)(low + (uint8_t)(*name ? toupper((unsigned char)*name) : 0));
        high = (uint8_t)(high + low);
        name += *name != 0;
    }
    return low | (high & ~RESULT_LEVEL & 0xFFu) << 8;
}

static void keys_differ(void)
{
    for (unsigned one = 0; one < HOST_GAMES; one++) {
        for (unsigned other = 0; other < one; other++) {
            check(key(host_games[one]) != key(host_games[other]), "%s and %s have the same key", host_games[one],
                host_games[other]);
        }
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .random = 1};
    keys_differ();
    counts(arguments[1], arguments[2]);
    draws(arguments[2]);
    uncounted(arguments[1]);
    damaged();
    full_disk();
    protected_disk(arguments[1]);
    emu_stop();
    return check_end();
}
