/* fuzz.c: random input in random games, thousands of sessions under sanitizers. The machine never fails; the moves in
 * its record are legal and lead to the position on the board; a game that is left can be continued. The disk goes from
 * session to session, so that saves pile up; sometimes the drive is off or the disk is write-protected.
 *
 *   fuzz DISK.atr TROG [SESSIONS [SEED]]
 *
 * A failure names its session; `fuzz DISK.atr TROG 1 SEED` repeats one with an empty disk.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "disk_image.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "plat/host/shell/protocol.h"
#include "session.h"
#include "shell_driver.h"

#define SESSIONS_USUAL 60
#define SEED_USUAL 1
#define EVENTS 120   /* of a session */
#define RESTART 8    /* sessions with one disk */
#define WAYS_BACK 40 /* keys that leaving pages and answering questions may take */

static Image disk;
static unsigned session_number;
static unsigned long events_sent, moves_checked, games_continued;
static char tail[600]; /* the last input, for messages */

static void note(const char *text)
{
    if (strlen(tail) + strlen(text) + 2 > sizeof tail) {
        memmove(tail, tail + 150, strlen(tail + 150) + 1);
    }
    strcat(strcat(tail, " "), text);
}

static unsigned word_at(unsigned at) { return emu_memory()[at] | (unsigned)emu_memory()[at + 1] << 8; }

/* ---- the record ---- */

/* 1: `move` is on the list of the position, and legal. */
static int is_listed(void)
{
    uint16_t wanted = move;

    list_moves();
    for (unsigned n = 1; n <= move_count; n++) {
        list_choose((uint8_t)n);
        if (move == wanted && list_is_legal()) {
            move = wanted;
            return 1;
        }
    }
    return 0;
}

/* 1: moves of this game contain something random, or not all of them are listed. */
static int is_special(void)
{
    return game_info()->draw_random || game_info()->chance || game_info()->sides > 2;
}

#define BETWEEN 200 /* frames from a new game to its first turn */

/* 1: the probe page shows this position. */
static int is_on_board(const char *position)
{
    return strncmp(position, (const char *)emu_page(PROBE_PAGE >> 8) + PROBE_BOARD, PROBE_BYTES - PROBE_BOARD) == 0;
}

/* Plays the record of the machine with the rules of the host. */
static int is_record_legal(unsigned game)
{
    unsigned count = word_at(RECORD_AT);
    char now[HOST_TEXT];

    host_choose(game);
    session_use_variant();
    if (!host_accepts((const char *)emu_memory() + BEGIN_TEXT_AT)) {
        return check(0, "session %u: the start position is '%s' after:%s", session_number,
            (const char *)emu_memory() + BEGIN_TEXT_AT, tail);
    }
    record_start();
    for (unsigned n = 0; n < count; n++) {
        move = (uint16_t)word_at(RECORD_AT + 4 + 2 * n);
        if (!is_special() && !is_listed()) {
            return check(0, "session %u: move %u of %u of %s is illegal after:%s", session_number, n + 1, count,
                host_games[game], tail);
        }
        moves_checked++;
        if (is_special()) {
            record_append();
        } else {
            record_play();
        }
    }
    if (is_special()) {
        record_restore();
    }
    game_write_position(now);
    if (!is_on_board(now)) {
        wait_turns(probe_word(PROBE_TURNS), BETWEEN); /* another game was just put on the board */
    }
    return word_at(RECORD_AT) != count || check(is_on_board(now),
        "session %u: the record of %s leads to '%s', the board is '%s' after:%s", session_number, host_games[game], now,
        probe_board(), tail);
}

/* The probe page is written when a turn begins: the record is compared if nothing has changed since. */
static int is_sound(void)
{
    unsigned game = probe_byte(PROBE_GAME);

    if (!check(probe_is_up() && probe_byte(PROBE_SCREEN) <= PROBE_SCREEN_LOADING, "session %u: no probe page after:%s",
        session_number, tail)) {
        return 0;
    }
    if (game >= HOST_GAMES || probe_byte(PROBE_SCREEN) != PROBE_SCREEN_PLAY
        || probe_word(PROBE_PLY) != word_at(RECORD_AT) || session_shows("Set up:") || session_shows("RETURN: done")
        || session_shows("After ")) {
        return 1;
    }
    return is_record_legal(game);
}

/* ---- events ---- */

static void press(int code, const char *name)
{
    note(name);
    emu_hold_key(code);
    emu_frames(1 + check_random(4));
    emu_hold_key(KEY_NONE);
    emu_frames(1 + check_random(3));
}

static void type_move(void)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    unsigned game = probe_byte(PROBE_GAME);
    unsigned count = 0;

    if (game < HOST_GAMES) {
        host_choose(game);
        session_use_variant();
        count = host_moves(probe_board(), moves);
    }
    if (count) {
        const char *text = moves[check_random(count)];

        note(text);
        session_type(text);
    }
}

static void random_event(void)
{
    static const char letters[] = "abcdefgh12345678?-xyrw ";
    static const char controls[] = "huurnwgoedqfmpbktslvx";
    static const int others[] = {KEY_RETURN, KEY_RETURN, KEY_ESC, KEY_TAB, KEY_BACKSPACE, KEY_HELP, KEY_UP, KEY_DOWN,
        KEY_LEFT, KEY_RIGHT};
    char name[4];
    unsigned n;

    switch (check_random(12)) {
    case 0:
    case 1:
    case 2:
        type_move();
        break;
    case 3:
        snprintf(name, sizeof name, "%c", letters[check_random(sizeof letters - 1)]);
        press(emu_key_code(name[0]), name);
        break;
    case 4:
        snprintf(name, sizeof name, "^%c", controls[check_random(sizeof controls - 1)]);
        press(KEY_CTRL + emu_key_code(name[1]), name);
        break;
    case 5:
    case 6:
        n = check_random(sizeof others / sizeof others[0]);
        snprintf(name, sizeof name, "k%u", n);
        press(others[n], name);
        break;
    case 7:
        note("stick");
        emu_hold_stick(1 << check_random(4));
        emu_frames(check_random(8) ? 3 : 30);
        emu_hold_stick(0);
        emu_frames(2);
        break;
    case 8:
    case 9:
        note("fire");
        emu_hold_fire(1);
        emu_frames(check_random(10) ? 3 : 45);
        emu_hold_fire(0);
        emu_frames(3);
        break;
    case 10:
        note("console");
        emu_console(1 << check_random(3));
        break;
    default:
        if (check_random(6) == 0) {
            note("RESET");
            emu_reset();
            emu_frames(5);
        } else {
            note("wait");
            emu_frames(check_random(200));
        }
        break;
    }
    events_sent++;
}

/* ---- leaving and continuing ---- */

static int is_given_up; /* 1: the game could not be saved: the disk is full of named saves */

/* Leaves the game by CTRL+X; yes to all questions about saves. Returns 0 if the menu does not come. */
static int leave(void)
{
    is_given_up = 0;
    for (unsigned n = 0; n < WAYS_BACK && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_MENU; n++) {
        if (session_shows("Replace\n") || session_shows("Leave anyway?")) {
            is_given_up |= session_shows("Leave anyway?");
            emu_frames(50);
            emu_key(KEY_RETURN);
        } else {
            emu_key(n % 3 == 2 ? KEY_ESC : KEY_CTRL + emu_key_code('x'));
        }
        emu_frames(60);
    }
    return wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5);
}

#define REST 250 /* frames: reading the longest overlay from a slow disk */

/* Comes to the board: no page and no question is open, no search is running, and all input has been handled. */
static int come_to_rest(void)
{
    for (unsigned n = 0; n < WAYS_BACK; n++) {
        unsigned turns = probe_word(PROBE_TURNS);

        emu_frames(REST);
        if (probe_word(PROBE_TURNS) == turns && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY
            && (session_shows("hint ") || session_shows("Hold FIRE: commands") || session_shows("FIRE: orders"))) {
            return 1;
        }
        emu_key(KEY_ESC);
    }
    return 0;
}

/* A running game that is left waits in the menu, and comes back as it was. */
static void leave_and_continue(void)
{
    unsigned game, plies, ended;
    char before[HOST_TEXT];

    if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU || !come_to_rest()) {
        return;
    }
    game = probe_byte(PROBE_GAME);
    plies = word_at(RECORD_AT);
    ended = emu_memory()[ENDED_AT];
    strcpy(before, probe_whole_board());
    if (!check(leave(), "session %u: no way to the menu after:%s", session_number, tail) || ended || !plies
        || is_given_up || game >= HOST_GAMES) {
        return;
    }
    host_choose(game);
    session_waits("FIRE", WAIT_LOAD);
    emu_key(session_letter(game));
    for (unsigned end = emu_frame() + WAIT_LOAD; word_at(RECORD_AT) < plies && emu_frame() < end;) {
        emu_frames(5);
    }
    check(word_at(RECORD_AT) >= plies, "session %u: %s comes back with %u plies, not %u:%s",
        session_number, host_games[game], word_at(RECORD_AT), plies, tail);
    if (word_at(RECORD_AT) == plies) {
        check(strcmp(probe_whole_board(), before) == 0, "session %u: %s comes back as '%s', not '%s' after:%s",
            session_number, host_games[game], probe_whole_board(), before, tail);
    }
    games_continued++;
}

/* ---- sessions ---- */

static void run(unsigned number)
{
    static const Machine machines[] = {MACHINE_XL, MACHINE_800_48K, MACHINE_XE};
    EmuOptions options = {.machine = machines[number % 3], .is_pal = number % 2, .is_slow = number % 7 == 0};
    unsigned game;

    session_number = number;
    check_seed = number;
    check_random(2);
    options.random = number;
    options.disk = image_path(&disk);
    tail[0] = 0;
    if (!check(session_boot(&options), "session %u: no menu", number)) {
        return;
    }
    game = check_random(HOST_GAMES);
    note(host_games[game]);
    session_waits("FIRE", WAIT_LOAD);
    emu_key(session_letter(game));
    emu_frames(check_random(200));
    for (unsigned n = 0; n < EVENTS; n++) {
        if (check_random(40) == 0) {
            drive_set(check_random(3), check_random(5) == 0); /* 0: the drive is off */
            note("drive");
        }
        random_event();
        if (!is_sound()) {
            return;
        }
    }
    drive_set(1, 0);
    emu_frames(60);
    leave_and_continue();
}

int main(int count, char **words)
{
    unsigned sessions, seed;

    host_words(count, words, "DISK.atr TROG [SESSIONS [SEED]]");
    sessions = count > 3 ? (unsigned)atoi(words[3]) : SESSIONS_USUAL;
    seed = count > 4 ? (unsigned)atoi(words[4]) : SEED_USUAL;
    for (unsigned n = 0; n < sessions; n++) {
        if (n % RESTART == 0) {
            image_read(&disk, words[1]);
        }
        run(seed + n);
        image_power_off(&disk);
    }
    figure("%u sessions, %lu events, %lu moves of records played again, %lu games continued", sessions, events_sent,
        moves_checked, games_continued);
    return check_end();
}
