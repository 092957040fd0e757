/* soak.c: random keys, stick movements, console keys and RESET, in all games and on all machines. The board stays
 * legal, the screen number valid, and there is always a way back to the menu.
 *
 *   soak DISK.atr TROG [EVENTS [SEED [PART OF]]]
 *
 * Uses ten machines, or every OFth one from PART on, so that several programs can share the work. */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "host/progress.h"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define EVENTS_USUAL 1500
#define STRETCH 60       /* events before returning to the menu is tried */
#define LESSONS_EVERY 10 /* stretches, on average */
#define LESSON_EVENTS 20
#define WAYS_BACK 25     /* keys that leaving pages and lists may take */
#define LEAP_MOST 2      /* a larger change of the ply number is a loaded game, not moves */

static char board[HOST_TEXT]; /* the last legal board */
static unsigned board_game, board_ply;
static unsigned long moves_seen, thoughts_disturbed;
static unsigned long done, done_most; /* events */
static char tail[400];        /* the last input, for messages */

static void note(const char *text)
{
    size_t length = strlen(text);

    if (strlen(tail) + length + 2 > sizeof tail) {
        memmove(tail, tail + 100, strlen(tail + 100) + 1);
    }
    strcat(tail, " ");
    strcat(tail, text);
}

/* ---- events ---- */

static void press_key(int code, const char *name)
{
    note(name);
    emu_hold_key(code);
    emu_frames(3);
    emu_hold_key(KEY_NONE);
    emu_frames(3);
}

static void press_letter(void)
{
    static const char characters[] = "abcabc123123456789?-xyr ";
    char name[2] = {characters[check_random(sizeof characters - 1)], 0};

    press_key(emu_key_code(name[0]), name);
}

static void press_control(void)
{
    static const char letters[] = "hhuuurrnfmbglsqepttvwdok";
    char name[3] = {'^', letters[check_random(sizeof letters - 1)], 0};

    press_key(KEY_CTRL + emu_key_code(name[1]), name);
}

static void push_stick(void)
{
    static const int directions[] = {STICK_UP, STICK_DOWN, STICK_LEFT, STICK_RIGHT, STICK_UP | STICK_RIGHT};
    static const char *const names[] = {"up", "down", "left", "right", "slant"};
    unsigned n = check_random(5);

    note(names[n]);
    emu_hold_stick(directions[n]);
    emu_frames(check_random(8) ? 3 : 30);
    emu_hold_stick(0);
    emu_frames(2);
}

static void pull_trigger(void)
{
    int is_long = check_random(12) == 0;

    note(is_long ? "FIRE!" : "fire");
    emu_hold_fire(1);
    emu_frames(is_long ? 45 : 3);
    emu_hold_fire(0);
    emu_frames(3);
}

static void press_console(void)
{
    unsigned n = check_random(3);
    static const char *const names[] = {"START", "SELECT", "OPTION"};

    note(names[n]);
    emu_hold_console(1 << n);
    emu_frames(3);
    emu_hold_console(0);
    emu_frames(3);
}

/* Types a legal move: random keys alone rarely make one. */
static void type_move(void)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = board_game < HOST_GAMES ? host_moves(board, moves) : 0;

    if (count) {
        const char *move = moves[check_random(count)];

        note(move);
        session_type(move);
    }
}

static void reset(void)
{
    note("RESET");
    emu_reset();
    emu_frames(check_random(2) ? 60 : 5);
}

/* Input of impatient people while the computer thinks: stick, letters, whole moves, settings. */
static void fidget(void)
{
    static const char settings[] = "mbfk";
    char name[3] = {'^', settings[check_random(sizeof settings - 1)], 0};

    switch (check_random(5)) {
    case 0:
        push_stick();
        break;
    case 1:
        press_letter();
        break;
    case 2:
        type_move();
        break;
    case 3:
        press_key(KEY_CTRL + emu_key_code(name[1]), name);
        break;
    default:
        note("SELECT");
        emu_console(CONSOLE_SELECT);
        break;
    }
}

static void random_event(void)
{
    unsigned n = check_random(100);

    if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_THINKING && check_random(2)) {
        thoughts_disturbed++;
        fidget();
        return;
    }
    if (n < 22) {
        push_stick();
    } else if (n < 42) {
        pull_trigger();
    } else if (n < 54) {
        press_letter();
    } else if (n < 60) {
        press_key(KEY_RETURN, "return");
    } else if (n < 78) {
        type_move();
    } else if (n < 86) {
        press_control();
    } else if (n < 89) {
        press_console();
    } else if (n < 91) {
        press_key(check_random(2) ? KEY_ESC : KEY_HELP, "esc");
    } else if (n < 92) {
        press_key(check_random(2) ? KEY_BREAK : KEY_BACKSPACE, "break");
    } else if (n < 93 && check_random(4) == 0) {
        reset();
    } else {
        note("wait");
        emu_frames(check_random(40));
    }
}

/* ---- looking ---- */

/* 1: the position is longer than the probe page, and its text has been replaced by another one since. */
static int is_text_elsewhere(void)
{
    const uint8_t *page = emu_page(PROBE_PAGE >> 8) + PROBE_BOARD;
    size_t bytes = PROBE_BYTES - PROBE_BOARD;

    return !memchr(page, 0, bytes) && memcmp(page, probe_whole_board(), bytes) != 0;
}

/* 1: the probe page holds a legal position. A 0 may also mean that the position was just being written. */
static int look(void)
{
    unsigned game = probe_byte(PROBE_GAME), ply = probe_word(PROBE_PLY);

    if (game == PROBE_NO_GAME) {
        board_game = game;
        return 1;
    }
    if (game >= HOST_GAMES) {
        return 0;
    }
    host_choose(game);
    session_use_variant();
    if (!host_accepts(probe_board())) {
        return is_text_elsewhere();
    }
    if (game == board_game && ply > board_ply && ply - board_ply <= LEAP_MOST) {
        moves_seen += ply - board_ply;
    }
    board_game = game;
    board_ply = ply;
    strcpy(board, probe_board());
    return 1;
}

/* 1: a legal position comes soon. When a variant is chosen, the board of the old rules stays until a shell overlay is
 * loaded. */
static int is_legal(void)
{
    for (int tries = 0; tries < 30; tries++) {
        if (look()) {
            return 1;
        }
        emu_frames(2);
    }
    /* a position that is being typed need not be legal: that of Star Chess is read where it is typed */
    return session_shows("RETURN: done  ESC: cancel") || session_shows("BACKSPACE: delete")
        || session_shows("Lose changes?");
}

/* 0: a player is asked for a move although the side to move is the computer's. */
static int is_fair(void)
{
    for (int tries = 0; tries < 2; tries++) { /* twice, because the machine may be between writing the two bytes */
        if (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_PLAY || !probe_byte(PROBE_COMPUTER)) {
            return 1;
        }
        emu_frames(2);
    }
    return 0;
}

/* 1: a question is shown about losing a game that cannot be saved, the oldest unfinished game, or a set-up. FIRE
 * and RETURN mean yes. */
static int is_asked_to_lose(void)
{
    return session_shows("Could not save. Leave anyway?") || session_shows("Replace\n")
        || session_shows("Lose changes?");
}

/* Finds the way back to the menu from anywhere: the program is alive. */
static int find_menu(void)
{
    for (int n = 0; n < WAYS_BACK; n++) {
        if (probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU) {
            return 1;
        }
        if (is_asked_to_lose()) {
            emu_fire();
        } else {
            emu_key(n % 3 == 2 ? KEY_ESC : KEY_CTRL + emu_key_code('x'));
        }
        emu_frames(40);
    }
    return wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 10);
}

static int stretch(unsigned events, const char *machine)
{
    for (unsigned n = 0; n < events; n++) {
        random_event();
        if (!is_legal()) {
            return check(0, "%s: game %u has the board '%s' after:%s", machine, probe_byte(PROBE_GAME), probe_board(),
                tail);
        }
        if (!is_fair()) {
            return check(0, "%s: game %u asks a player for the computer's move after:%s", machine,
                probe_byte(PROBE_GAME), tail);
        }
        if (!probe_is_up() || probe_byte(PROBE_SCREEN) > PROBE_SCREEN_LOADING) {
            return check(0, "%s: the probe page is damaged after:%s", machine, tail);
        }
    }
    if (!session_code_is_whole()) {
        return check(0, "%s: the kernel's code has changed after:%s", machine, tail);
    }
    return check(find_menu(), "%s: no way back to the menu after:%s", machine, tail);
}

/* 1: the menu is on the screen. The probe page has the same screen number for the lessons. Rows of the menu may be out
 * of sight, those of the keys never are. */
static int is_menu(void)
{
    static const char *const keys[] = {"FIRE: open  ", "FIRE: play  ", "FIRE: resume "};

    for (unsigned n = 0; n < sizeof keys / sizeof keys[0]; n++) {
        if (session_shows(keys[n]) && (session_shows("?: help") || session_shows("Hold FIRE: help"))) {
            return 1;
        }
    }
    return 0;
}

static void leave_lessons(void)
{
    for (int n = 0; n < WAYS_BACK && !is_menu(); n++) {
        emu_key(KEY_ESC);
        emu_frames(40);
        find_menu(); /* the lessons were left earlier, and a game was started */
    }
}

/* Opens the lessons from the menu and finds the way back. */
static int read_lessons(const char *machine)
{
    note("lessons");
    emu_key(emu_key_code('0'));
    for (int n = 0; n < LESSON_EVENTS; n++) {
        if (check_random(4)) {
            push_stick();
        } else if (check_random(3)) {
            pull_trigger();
        } else {
            press_key(KEY_ESC, "esc");
        }
    }
    leave_lessons();
    return check(is_menu() && session_code_is_whole(), "%s: no way out of the lessons after:%s",
        machine, tail);
}

/* 1: a game has started, maybe another one: an earlier key press is kept while the disk is read, and chooses a game. */
static int has_begun(void)
{
    for (unsigned end = emu_frame() + WAIT_LOAD; emu_frame() < end; emu_frames(5)) {
        unsigned screen = probe_byte(PROBE_SCREEN);

        if (screen == PROBE_SCREEN_PLAY || screen == PROBE_SCREEN_THINKING || screen == PROBE_SCREEN_OVER) {
            return 1;
        }
    }
    return 0;
}

/* Presses a game's letter in the menu, a second time if an earlier key (W) opened the lessons. The sides stay as they
 * were: the computer may start, or play alone. */
static int choose(unsigned game)
{
    note(host_games[game]);
    for (int tries = 2; tries; tries--) {
        emu_key(session_letter(game));
        if (has_begun()) {
            return 1;
        }
        leave_lessons();
    }
    return 0;
}

static void soak(const EmuOptions *options, unsigned events)
{
    const char *machine = machine_names[options->machine];
    int is_first = 1;

    board_game = PROBE_NO_GAME;
    tail[0] = 0;
    if (!check(session_boot(options), "%s: no menu", machine)) {
        return;
    }
    while (events) {
        unsigned some = events < STRETCH ? events : STRETCH;
        unsigned game = check_random(HOST_GAMES);

        if (!check(choose(game), "%s: %s does not start after:%s", machine, host_games[game], tail)) {
            return;
        }
        if (is_first) {
            host_choose(probe_byte(PROBE_GAME));
            session_level(1 + check_random(3), BY_KEYS); /* a low level, so that few events come during a deep search */
            is_first = 0;
        }
        if (!stretch(some, machine) || (!check_random(LESSONS_EVERY) && !read_lessons(machine))) {
            return;
        }
        events -= some;
        done += some;
        progress_show("soak", done, done_most, "");
    }
}

int main(int argument_count, char **arguments)
{
    static const Machine machines[] = {MACHINE_800_48K, MACHINE_XL, MACHINE_XE};
    unsigned events, seed, part, of, kinds = 6;
    time_t start = time(NULL);

    host_words(argument_count, arguments, "DISK.atr TROG [EVENTS [SEED [PART OF]]]");
    events = argument_count > 3 ? (unsigned)atoi(arguments[3]) : EVENTS_USUAL;
    seed = argument_count > 4 ? (unsigned)atoi(arguments[4]) : 1;
    part = argument_count > 6 ? (unsigned)atoi(arguments[5]) : 0;
    of = argument_count > 6 ? (unsigned)atoi(arguments[6]) : 1;
    done_most = events / kinds * ((kinds - part + of - 1) / of);
    for (unsigned n = part; n < kinds; n += of) {
        check_seed = seed * kinds + n;
        soak(&(EmuOptions){.machine = machines[n % 3], .is_pal = n / 3, .disk = arguments[1], .random = n + 1},
            events / kinds);
    }
    figure("%lu events in %ld s, %lu moves seen, %lu searches disturbed", done_most, (long)(time(NULL) - start),
        moves_seen, thoughts_disturbed);
    return check_end();
}
