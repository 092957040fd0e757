/* boot.c: a disk boots on every machine, to the menu and from there to every game on it, within a time limit; RESET
 * returns to the current screen.
 *
 *   boot DISK.atr [quick]      or a cartridge.car; quick: instant drive, no times measured
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "screen.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

/* tenths of a second */
#define TENTHS_TO_MENU 100
#define TENTHS_TO_GAME 84
#define TENTHS_TO_LARGEST 120 /* Star Chess: 109 sectors, the last file of the disk */
#define REFUSED 60 /* frames until the refusal is shown */
#define CLOCK_AT 0x14 /* low byte of RTCLOK */
#define PICTURE_AT 0x022F /* SDMCTL; 0: the screen is dark */
#define DARK_MOST 20 /* frames: only while a character set is unpacked */
#define DARK_GAME 40 /* the same for a game whose board is opened twice: at its start, and while a save is read */
#define MENU_ROWS 10
#define ANSWER_MOST 48 /* frames from a key to the answer while the disk is read, or what was read is unpacked */
#define ARROW_ROW 6

static const char *disk;
static int is_quick;

static const char *name_of(const EmuOptions *options)
{
    static char name[64];

    snprintf(name, sizeof name, "%s %s%s%s", machine_names[options->machine], options->is_pal ? "PAL" : "NTSC",
        options->is_slow ? " -nopatch" : "", options->has_basic ? " with BASIC" : "");
    return name;
}

static int clock_runs(void)
{
    uint8_t before = emu_page(0)[CLOCK_AT];

    emu_frames(3);
    return emu_page(0)[CLOCK_AT] != before;
}

/* Frames from the key to the first screen of the game; 0: it did not come. */
static unsigned time_game(unsigned game)
{
    unsigned before = emu_frame();

    emu_hold_key(session_letter(game));
    emu_frames(PRESS_FRAMES);
    emu_hold_key(KEY_NONE);
    host_choose(game);
    if (game_info()->sides > 2) { /* any side may begin */
        while (probe_byte(PROBE_SCREEN) != PROBE_SCREEN_PLAY && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_THINKING) {
            if (emu_frame() - before > WAIT_LOAD) {
                return 0;
            }
            emu_frames(1);
        }
        return emu_frame() - before;
    }
    return wait_screen(game_info()->chance || host_second[game] ? PROBE_SCREEN_THINKING : PROBE_SCREEN_PLAY, WAIT_LOAD,
        1) ? emu_frame() - before : 0;
}

/* 1: the game is on the disk. */
static int can_play(unsigned game)
{
    return session_place(game) < HOST_GAMES;
}

static void time_games(const EmuOptions *options)
{
    const char *name = name_of(options);
    unsigned frames[HOST_GAMES];
    char line[240] = "";

    for (unsigned game = 0; game < HOST_GAMES; game++) {
        char start[HOST_TEXT];

        if (!can_play(game)) {
            continue;
        }
        frames[game] = time_game(game);
        host_start(start);
        unsigned most = (strcmp(host_games[game], "starchess") == 0 || strcmp(host_games[game], "backgammon") == 0
            ? TENTHS_TO_LARGEST : TENTHS_TO_GAME)
            * (options->is_pal ? 5 : 6);
        check(frames[game] && frames[game] <= most, "%s: %s after %u frames, more than %u", name, host_games[game],
            frames[game], most);
        if (game_info()->sides > 2) { /* a random start */
            strcpy(start, probe_whole_board());
            check(host_accepts(start), "%s: %s starts with '%s'", name, host_games[game], start);
        }
        check(strcmp(probe_board(), start) == 0 && strcmp(probe_whole_board(), start) == 0
            && probe_byte(PROBE_GAME) == session_place(game), "%s: %s starts with '%s'", name,
            host_games[game], probe_board());
        check(session_menu(), "%s: no way back to the menu from %s", name, host_games[game]);
        snprintf(line + strlen(line), sizeof line - strlen(line), "%s %u  ", host_games[game], frames[game]);
    }
    if (options->is_slow) {
        figure("%-24s frames to %s(most %u)", name, line, TENTHS_TO_GAME * (options->is_pal ? 5 : 6));
    }
}

/* A key pressed while a game is loaded acts when its board is shown. */
static void type_ahead(const EmuOptions *options)
{
    emu_hold_key(session_letter(GAME_noughts));
    emu_frames(PRESS_FRAMES);
    emu_hold_key(KEY_NONE);
    emu_frames(60);
    emu_key(emu_key_code('5'));
    check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 1), "%s: the game does not start after a key press",
        name_of(options));
    emu_frames(20);
    check(session_shows("Your move: 5"), "%s: a key pressed while the disk is read is lost", name_of(options));
    check(session_menu(), "%s: no way back to the menu", name_of(options));
}

static unsigned dark; /* number of frames without a picture */
static int is_said;   /* 1: a message says that the disk is read */

/* Holds a key until this screen comes; counts dark frames. */
static void look_on(int key, unsigned screen)
{
    dark = 0;
    is_said = 0;
    emu_hold_key(key);
    for (unsigned end = emu_frame() + WAIT_LOAD; probe_byte(PROBE_SCREEN) != screen && emu_frame() < end;) {
        emu_frames(1);
        dark += emu_page(PICTURE_AT >> 8)[PICTURE_AT & 0xFF] == 0;
        is_said |= session_shows("Reading the disk") && session_shows("...");
    }
    emu_hold_key(KEY_NONE);
}

/* Leaving a game: the board stays visible until the menu comes, and a message says that the disk is read. The same on
 * the way from the menu to the saved game. */
static void way_back(const EmuOptions *options)
{
    check(time_game(GAME_noughts), "%s: no game to leave", name_of(options));
    session_type("5");
    wait_turns(probe_word(PROBE_TURNS), WAIT_MOVE);
    wait_settled(WAIT_MOVE);
    look_on(KEY_CTRL + emu_key_code('x'), PROBE_SCREEN_MENU);
    check(is_said && dark <= DARK_MOST, "%s: %u dark frames on the way to the menu%s", name_of(options), dark,
        is_said ? "" : ", and no message");
    figure("%-24s dark frames on the way back %u  (at most %u)", name_of(options), dark, DARK_MOST);
    emu_frames(60);
    look_on(session_letter(GAME_noughts), PROBE_SCREEN_PLAY);
    check(is_said && dark <= DARK_GAME, "%s: %u dark frames on the way to a saved game%s", name_of(options),
        dark, is_said ? "" : ", and no message");
    check(probe_word(PROBE_PLY) == 2, "%s: the saved game has %u plies", name_of(options), probe_word(PROBE_PLY));
    figure("%-24s dark frames on the way to a saved game %u  (at most %u)", name_of(options), dark, DARK_GAME);
    check(session_menu(), "%s: no way back from the saved game", name_of(options));
}

/* 1: this row of the menu has the arrow that means "more games". screen_text shows redefined characters as #. */
static int has_arrow(unsigned row)
{
    char text[SCREEN_TEXT];
    const char *line = text;

    screen_text(emu_memory(), text);
    while (row-- && line) {
        line = strchr(line, '\n');
        line += line != NULL;
    }
    return line && line[2] == '#';
}

/* A list longer than the screen has an arrow at the end where it continues. The lines below the list stay empty, also
 * before the disk index is read. */
static void long_list(const EmuOptions *options)
{
    const char *name = name_of(options);
    unsigned last = 0;

    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (session_place(game) == MENU_ROWS - 1) {
            last = game;
        }
    }
    if (!last) {
        return;
    }
    check(!*session_line(last), "%s: a game is shown below the list", name);
    check(!has_arrow(ARROW_ROW) && has_arrow(ARROW_ROW + MENU_ROWS - 1), "%s: wrong arrows before the list scrolls",
        name);
    emu_frames(60);
    /* from the game where the bar begins up to the lessons, and around to the last game */
    for (unsigned n = session_place(host_game("warptrog")) % HOST_GAMES + 2; n; n--) {
        emu_key(KEY_UP);
        emu_frames(20);
    }
    for (unsigned end = emu_frame() + ANSWER_MOST; has_arrow(ARROW_ROW + MENU_ROWS - 1) && emu_frame() < end;) {
        emu_frames(1); /* the disk is being read */
    }
    check(has_arrow(ARROW_ROW) && !has_arrow(ARROW_ROW + MENU_ROWS - 1), "%s: no arrow up", name);
    emu_key(KEY_DOWN);
    for (unsigned end = emu_frame() + ANSWER_MOST; !has_arrow(ARROW_ROW + MENU_ROWS - 1) && emu_frame() < end;) {
        emu_frames(1);
    }
    check(!has_arrow(ARROW_ROW) && has_arrow(ARROW_ROW + MENU_ROWS - 1), "%s: the lessons do not follow the last game",
        name);
}

static void boot(EmuOptions options)
{
    const char *name = name_of(&options);
    unsigned most = TENTHS_TO_MENU * (options.is_pal ? 5 : 6);
    unsigned turns;

    emu_start(&options);
    if (!check(wait_screen(PROBE_SCREEN_MENU, 2 * most, 1), "%s: no menu", name)) {
        return;
    }
    check(emu_frame() <= most, "%s: menu after %u frames, more than %u", name, emu_frame(), most);
    if (options.is_slow) {
        figure("%-24s frames to menu %u  (most %u)", name, emu_frame(), most);
    }
    long_list(&options);
    check(probe_byte(PROBE_RAM) == 0xC0, "%s: memory ends at page $%02X", name, probe_byte(PROBE_RAM));
    check(probe_byte(PROBE_DISK) == 0 && probe_byte(PROBE_GAME) == PROBE_NO_GAME && clock_runs(), "%s: menu", name);
    time_games(&options);
    if (options.is_slow && can_play(GAME_noughts)) {
        type_ahead(&options);
        way_back(&options);
    }
    turns = probe_word(PROBE_TURNS);
    emu_reset();
    check(wait_turns(turns, WAIT_LOAD) && wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5)
        && clock_runs(), "%s: RESET does not come back", name);
}

static void too_small(Machine machine, int is_pal)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk};

    emu_start(&options);
    emu_frames(400);
    check(!probe_is_up() && session_shows(emu_is_cartridge(disk) ? "This needs 48K of memory"
        : "Needs 48K and no cartridge"), "%s: no message that the machine is too small",
        name_of(&options));
    check(clock_runs(), "%s: the machine has crashed after that", name_of(&options));
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr [quick]");
    disk = arguments[1];
    is_quick = strcmp(arguments[argument_count - 1], "quick") == 0;
    session_insert(disk);
    for (int machine = MACHINE_800_16K; machine < MACHINES; machine++) {
        if (machine == MACHINE_800_40K && emu_is_cartridge(disk)) {
            continue; /* this machine already has a BASIC cartridge (driver.h) */
        }
        if (machine < MACHINE_800_48K) {
            too_small((Machine)machine, 0);
            too_small((Machine)machine, 1);
            continue;
        }
        for (int kind = 0; kind < (is_quick ? 2 : 4); kind++) {
            boot((EmuOptions){.machine = (Machine)machine, .is_pal = kind & 1, .is_slow = kind >> 1, .disk = disk,
                .random = 1});
        }
    }
    boot((EmuOptions){.machine = MACHINE_XL, .has_basic = 1, .is_slow = !is_quick, .disk = disk});
    boot((EmuOptions){.machine = MACHINE_XE, .has_basic = 1, .is_pal = 1, .disk = disk});
    return check_end();
}
