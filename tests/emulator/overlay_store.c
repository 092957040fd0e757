/* overlay_store.c: what the overlay store saves a player, with true drive timing. From 15 seconds after the first board
 * an XL or XE reads nothing from the disk, saves apart, while a player changes level and sides, opens the commands,
 * takes hints, undoes, promotes, ends the game and starts again, even if the menu was left at once. It answers at once.
 * An XE has the rules then, too. If the menu has stood for 13 seconds, it has everything but the overlays of saves, of
 * games over a network and of the visible tree. After the menu was opened a second time, it reads only the visible
 * tree. An 800 announces the end in a second.
 *
 *   overlay_store DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "kernel.inc"
#include "plat/machine.h"
#include "session.h"
#include "tools/build/bank.h"

#define MENU_STANDS 90    /* frames: somebody who knows what to play needs one and a half seconds */
#define MENU_STANDS_XE 840 /* for an XE to have its store filled in time: 14 seconds */
#define FILLED 900        /* frames from the first board until nothing more is read: 15 seconds */
#define WATCHED 1500      /* frames after the first board, for a look at when that is: 25 seconds */
#define IN_MENU 900       /* frames in which an XE stores everything while the menu stands: 15 seconds */
#define STORED (OVERLAY_TRACE - 3) /* overlays that an XE stores: all but GAMESAVE, REMOTE, DICE, TRACE */
#define NEAR_OVERLAYS (STORED - (OVERLAY_GAMESAVE - OVERLAY_LOADGAME)) /* without those of saves */
#define FRAMES_A_SECTOR 5
#define SELECT_MOST 6     /* frames from a key to the answer on the screen */
#define COMMANDS_MOST 12
#define ITEM_MOST 18      /* the same, with the text for the item under the bar */
#define END_MOST 30       /* frames from the last move on the board to the announcement, on an XL */
#define END_MOST_800 60
#define ANSWER_WAIT 600
#define RESET_SCREEN 30   /* frames after RESET: the operating system has opened its screen */
#define DAUX 0x030A       /* the operating system's parameters of the last sector that was read: two bytes */
#define BUFR 0x32         /* the address to which it has read the last sector: two bytes */
#define NO_BUFFER 0xEE    /* nothing is read to this page */
#define PORTB 0xD301      /* shows banks of extended memory in the window */
#define BANK_0 0xE3
#define BANK_1 0xE7
#define WINDOW 0x4000
#define WINDOW_END 0x8000

static const char *name;

#define SECONDS(frames, is_pal) ((is_pal) ? (frames) * 5 / 6 : (frames)) /* frames of NTSC, in those of the machine */

static void mark_sector(void)
{
    emu_put(BUFR, NO_BUFFER);
    emu_put(BUFR + 1, NO_BUFFER);
}

/* Nothing was read since mark_sector. */
static void check_nothing_read(const char *what)
{
    const uint8_t *memory = emu_memory();

    check(memory[BUFR] == NO_BUFFER && memory[BUFR + 1] == NO_BUFFER, "%s, %s: sector %u was read", name, what,
        memory[DAUX] + 256 * memory[DAUX + 1]);
}

static unsigned frames_to(const char *text)
{
    unsigned before = emu_frame();

    while (!session_shows(text) && emu_frame() - before < ANSWER_WAIT) {
        emu_frames(1);
    }
    return emu_frame() - before;
}

/* Holds a console key, or a key, until the text is on the screen; then presses ESC if the command waits for it. */
static void answers(const char *what, int console, int key, const char *text, unsigned most, int has_escape)
{
    unsigned took;

    mark_sector();
    if (console) {
        emu_hold_console(console);
    } else {
        emu_hold_key(key);
    }
    took = frames_to(text);
    emu_hold_console(0);
    emu_hold_key(KEY_NONE);
    if (most) {
        figure("%s: %u frames to the answer: %s  (at most %u)", name, took, what, most);
    }
    check(took <= (most ? most : ANSWER_WAIT - 1), "%s, %s: %u frames to '%s'", name, what, took, text);
    check_nothing_read(what);
    emu_frames(10);
    if (has_escape) {
        emu_key(KEY_ESC);
        emu_frames(10);
    }
    emu_frames(150); /* a choice that is only looked at ends by itself */
    check(wait_settled(WAIT_MOVE), "%s, %s: no way back", name, what);
    check_nothing_read(what);
}

/* From "person v computer" to "two people": three presses in a row, so that the computer does not begin to play. */
static void two_people(void)
{
    for (int presses = 0; presses < 3; presses++) {
        emu_console(CONSOLE_OPTION);
        emu_frames(10);
    }
    check(session_waits("Two people", 60), "%s: no game for two people", name);
    emu_frames(80);
}

static void start_again(void)
{
    session_start_again();
    emu_frames(60);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 0, "%s: no new game", name);
    check_nothing_read("a new game");
}

/* Two people play these moves; none of them is saved, as every tenth is. */
static void play(const char *const *moves)
{
    for (unsigned ply = probe_word(PROBE_PLY); *moves; ++moves, ++ply) {
        session_type(*moves);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) == ply && emu_frame() < end;) {
            emu_frames(1);
        }
        check(probe_word(PROBE_PLY) == ply + 1, "%s: no move %s", name, *moves);
        emu_frames(20); /* the piece moves */
    }
}

/* Starts a new game for two people, and plays up to checkmate. Measures the frames from the last move on the board to
 * the announcement. */
static void checkmate(unsigned most)
{
    static const char *const moves[] = {"e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", 0};
    unsigned before;

    play(moves);
    session_type("h5f7");
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 1), "%s: the game does not end", name);
    before = emu_frame();
    frames_to("Checkmate");
    figure("%s: checkmate is announced after %u frames  (at most %u)", name, emu_frame() - before, most);
    check(emu_frame() - before <= most, "%s: checkmate is announced after %u frames", name, emu_frame() - before);
}

static char rules_begin[12]; /* the first words of the rules */

/* An XL reads this from the disk, and an XE stores it in every game, */
static void rules_are_near(void)
{
    answers("rules", 0, emu_key_code('?'), rules_begin, 0, 1);
}

/* and all of these. */
static void everything_is_near(void)
{
    rules_are_near();
    answers("set up", 0, KEY_CTRL + emu_key_code('e'), "ESC", 0, 1);
    answers("openings", 0, KEY_CTRL + emu_key_code('o'), "Pick one at random", 0, 1);
    answers("workshop", 0, KEY_CTRL + emu_key_code('t'), "WORKSHOP", 0, 1);
}

/* Boots, chooses chess after this many frames, and waits this many frames after the first board. */
static int begin(Machine machine, int is_pal, const char *disk, unsigned menu, unsigned wait)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk, .is_slow = 1, .random = 1};

    name = machine_names[machine];
    host_choose(GAME_chess);
    snprintf(rules_begin, sizeof rules_begin, "%s", game_info()->help);
    if (!check(session_boot(&options), "%s: no menu", name)) {
        return 0;
    }
    emu_frames(menu);
    if (!check(session_choose(GAME_chess, BY_KEYS), "%s: no chess", name)) {
        return 0;
    }
    emu_frames(wait);
    return 1;
}

/* Opens the menu, waits until everything is stored, and returns to chess. */
static int through_menu(void)
{
    if (!check(session_menu(), "%s: no menu again", name)) {
        return 0;
    }
    emu_frames(IN_MENU);
    if (!check(session_choose(GAME_chess, BY_KEYS), "%s: no chess again", name)) {
        return 0;
    }
    emu_frames(FILLED);
    return 1;
}

/* How long an XL or XE reads when the menu is left at once: until the number of the last sector of the disk changes;
 * sectors of the store have higher numbers */
static void left_at_once(Machine machine, int is_pal, const char *disk)
{
    unsigned most = SECONDS(FILLED, is_pal);
    unsigned sector = 0;
    unsigned last = 0;

    if (!begin(machine, is_pal, disk, 0, 0)) {
        return;
    }
    for (unsigned took = 1; took <= WATCHED; took++) {
        const uint8_t *parameters;

        emu_frames(1);
        parameters = emu_page(DAUX >> 8) + (DAUX & 0xFF);
        if (parameters[1] < STORE_FIRST && parameters[0] + 256u * parameters[1] != sector) {
            sector = parameters[0] + 256u * parameters[1];
            last = took;
        }
    }
    figure("%s, %s: %u frames until nothing more is read, if the menu was left at once  (at most %u)", name,
        is_pal ? "PAL" : "NTSC", last, most);
    check(last + FRAMES_A_SECTOR <= most, "%s: %u frames until nothing more is read", name, last);
    if (machine == MACHINE_XL) {
        check(probe_byte(PROBE_STORE) == OVERLAY_TRAINER, "XL: %u overlays are stored", probe_byte(PROBE_STORE));
    } else {
        check(probe_byte(PROBE_STORE) >= OVERLAY_SETUP && !probe_byte(PROBE_STORE_DATA),
            "XE: %u overlays are stored", probe_byte(PROBE_STORE));
    }
}

/* How long an XE reads until only overlays of saves are missing in its store */
static void filled_in_time(int is_pal, const char *disk)
{
    unsigned most = SECONDS(FILLED, is_pal);
    unsigned took = 0;

    if (!begin(MACHINE_XE, is_pal, disk, SECONDS(MENU_STANDS_XE, is_pal), 0)) {
        return;
    }
    while ((probe_byte(PROBE_STORE_DATA) || probe_byte(PROBE_STORE) < NEAR_OVERLAYS) && took < WATCHED) {
        emu_frames(1);
        ++took;
    }
    figure("XE, %s: %u frames until everything but saves is stored, after %u in the menu  (at most %u)",
        is_pal ? "PAL" : "NTSC", took, SECONDS(MENU_STANDS_XE, is_pal), most);
    check(took <= most, "XE: %u frames until everything but saves is stored: %u overlays of %u, data %u", took,
        probe_byte(PROBE_STORE), NEAR_OVERLAYS, probe_byte(PROBE_STORE_DATA));
}

static void quiet_session(Machine machine, int is_pal, const char *disk)
{
    static const char *const kings_pawn[] = {"e2e4", "e7e5", 0};
    static const char *const to_promotion[] = {"h2h4", "g7g5", "h4g5", "h7h6", "g5h6", "g8f6", "h6h7", "f6g8", 0};

    if (!begin(machine, is_pal, disk, machine == MACHINE_XE ? 0 : MENU_STANDS, SECONDS(FILLED, is_pal))) {
        return;
    }
    mark_sector();
    emu_frames(60);
    check_nothing_read("the store is filled");
    answers("level", CONSOLE_SELECT, 0, "Level 5", SELECT_MOST, 0);
    answers("commands", 0, KEY_ESC, "ESC: back", COMMANDS_MOST, 1);
    answers("the first command", 0, KEY_ESC, "A good move", ITEM_MOST, 1);
    two_people();
    check_nothing_read("sides");
    if (machine == MACHINE_XE) { /* on an XL the commands before have overwritten what shows the names of openings */
        play(kings_pawn);
        check(session_waits("King's Pawn", ANSWER_WAIT), "%s: the opening has no name", name);
        check_nothing_read("the name of an opening");
        start_again();
    }
    play(to_promotion);
    session_point(7, 1);
    session_take(BY_KEYS);
    session_point(6, 0);
    session_take(BY_KEYS);
    check(frames_to("Queen >") < ANSWER_WAIT, "%s: no choice of pieces", name);
    emu_key(KEY_ESC);
    emu_frames(30);
    check_nothing_read("promotion");
    start_again();
    emu_console(CONSOLE_OPTION); /* person v remote, which waits, */
    emu_frames(10);
    emu_console(CONSOLE_OPTION); /* and person v computer */
    emu_frames(100);
    answers("hint", 0, KEY_CTRL + emu_key_code('h'), "Hint", 0, 0);
    session_type("e2e4");
    check(wait_turns(2, WAIT_MOVE) && wait_settled(WAIT_MOVE), "%s: no reply", name);
    check_nothing_read("a move");
    answers("list of moves", 0, KEY_CTRL + emu_key_code('g'), "After ", 0, 1);
    emu_key(KEY_CTRL + emu_key_code('u'));
    emu_frames(60);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 0, "%s: no undo", name);
    check_nothing_read("undo");
    start_again();
    two_people();
    checkmate(END_MOST);
    check_nothing_read("the end of the game");
    emu_frames(600);
    mark_sector(); /* meanwhile the result has been written to SAVES.DAT */
    start_again();
    emu_frames(300);
    answers("hint of the book", 0, KEY_CTRL + emu_key_code('h'), "Hint", 0, 0);
    check(probe_nodes() == 0, "%s: the book is gone in the next game", name);
    if (machine == MACHINE_XE) {
        rules_are_near();
        if (!through_menu()) {
            return;
        }
        everything_is_near();
    }
    check(probe_byte(PROBE_DISK) == 0 && session_code_is_whole(), "%s: a disk error", name);
}

/* RESET while the store is being filled. The operating system opens its screen over the code of store_fill, so nothing
 * more is stored until the menu has brought it again. The game goes on; the next one finds the store filled. */
static void reset_while_filled(Machine machine, int is_pal, const char *disk)
{
    static const uint8_t loop[] = {0x4C, STORE_FILL_AT & 0xFF, STORE_FILL_AT >> 8}; /* JMP to itself */
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk, .is_slow = 1, .random = 1};

    name = machine_names[machine];
    for (unsigned when = 1; when < 200; when += 90) {
        if (!check(session_boot(&options), "%s: no menu", name)
            || !check(session_choose(GAME_hexapawn, BY_KEYS), "%s: no hexapawn", name)) {
            return;
        }
        emu_frames(when);
        emu_reset();
        emu_frames(RESET_SCREEN);
        for (unsigned byte = 0; byte < sizeof loop; byte++) { /* what was code is now whatever the screen shows */
            emu_put(STORE_FILL_AT + byte, loop[byte]);
        }
        emu_frames(FILLED);
        check(wait_settled(WAIT_MOVE) && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_PLAY && session_code_is_whole(),
            "%s: no game after RESET %u frames after the board", name, when);
        session_type("a2a3");
        check(wait_turns(2, WAIT_MOVE) && wait_settled(WAIT_MOVE), "%s: no reply after RESET", name);
        if (!check(session_menu() && session_choose(GAME_chess, BY_KEYS), "%s: no chess after RESET", name)) {
            return;
        }
        emu_frames(FILLED);
        answers("commands after RESET and the menu", 0, KEY_ESC, "ESC: back", COMMANDS_MOST, 1);
        check(session_code_is_whole(), "%s: the kernel has changed after RESET %u frames after the board", name, when);
    }
}

/* Extended memory changes: a browser does not keep it when its page is loaded again. What comes from it is rejected,
 * and is read from the disk; nothing else happens. The store is filled again after the menu. */
static void banks_are_lost(int is_pal, const char *disk)
{
    if (!begin(MACHINE_XE, is_pal, disk, MENU_STANDS, WATCHED)) { /* nothing is copied any more */
        return;
    }
    for (unsigned bank = BANK_0; bank <= BANK_1; bank += BANK_1 - BANK_0) {
        emu_put(PORTB, (uint8_t)bank);
        for (unsigned at = WINDOW; at < WINDOW_END; at += 64) {
            emu_put(at, 0x5A);
        }
        emu_put(PORTB, 0xFF);
    }
    mark_sector();
    emu_key(emu_key_code('?'));
    check(frames_to(rules_begin) < ANSWER_WAIT, "no rules after extended memory is lost");
    check(emu_memory()[BUFR] != NO_BUFFER, "what extended memory had is not rejected");
    emu_key(KEY_ESC);
    emu_frames(60);
    check(wait_settled(WAIT_MOVE), "no game after extended memory is lost");
    session_type("e2e4");
    check(wait_turns(2, WAIT_MOVE) && wait_settled(WAIT_MOVE), "no reply after extended memory is lost");
    if (through_menu()) {
        everything_is_near();
        check(probe_byte(PROBE_DISK) == 0 && session_code_is_whole(), "a disk error after extended memory was lost");
    }
}

/* A small disk, whose links contain file numbers, and which has no workshop: an XE passes over the overlays that are
 * not there, and stores all others. */
static void small_disk(const char *disk)
{
    char small[256];
    EmuOptions options = {.machine = MACHINE_XE, .disk = small, .is_slow = 1, .random = 1};

    name = "XE with a small disk";
    snprintf(small, sizeof small, "%.*s-2.atr", (int)(strlen(disk) - strlen(".atr")), disk);
    if (!check(session_boot(&options), "%s: no menu", name)) {
        return;
    }
    emu_frames(IN_MENU);
    if (!check(session_choose(GAME_draughts, BY_KEYS), "%s: no draughts", name)) {
        return;
    }
    emu_frames(FILLED);
    check(probe_byte(PROBE_STORE) == STORED && !probe_byte(PROBE_STORE_DATA), "%s: %u overlays are stored", name,
        probe_byte(PROBE_STORE));
    answers("rules", 0, emu_key_code('?'), "ESC", 0, 1);
    answers("set up", 0, KEY_CTRL + emu_key_code('e'), "ESC", 0, 1);
    answers("commands", 0, KEY_ESC, "ESC: back", COMMANDS_MOST, 1);
    emu_key(KEY_CTRL + emu_key_code('t'));
    check(session_waits("Not on this disk", ANSWER_WAIT), "%s: the workshop is there", name);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    quiet_session(MACHINE_XL, 0, arguments[1]);
    quiet_session(MACHINE_XL, 1, arguments[1]);
    quiet_session(MACHINE_XE, 0, arguments[1]);
    for (int is_pal = 0; is_pal < 2; is_pal++) {
        left_at_once(MACHINE_XL, is_pal, arguments[1]);
        left_at_once(MACHINE_XE, is_pal, arguments[1]);
        filled_in_time(is_pal, arguments[1]);
    }
    reset_while_filled(MACHINE_XL, 0, arguments[1]);
    reset_while_filled(MACHINE_XE, 1, arguments[1]);
    banks_are_lost(0, arguments[1]);
    small_disk(arguments[1]);
    if (begin(MACHINE_800_48K, 0, arguments[1], MENU_STANDS, FILLED)) {
        two_people();
        checkmate(END_MOST_800);
    }
    emu_stop();
    return check_end();
}
