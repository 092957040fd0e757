/* starchess_seen.c: what only the Atari can show of Star Chess: the map of players and missiles, a blank screen, the
 * sounds of a fight and a bombardment, and with true drive timing how fast a fight is on the screen: its code is an
 * overlay of the game. tests/shell/starchess_play.c tests everything else.
 *
 *   starchess_seen DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "kernel.inc"
#include "listen.h"
#include "session.h"

#define GAME_WANTED "starchess"
#define AFTER 40 /* frames until a command is carried out */

static const char place[] = "XL";
/* a position in which every order is possible somewhere */
static const char rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

static void settle(void)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    emu_frames(5);
}

static void set_up(const char *position)
{
    session_set_up(position);
    settle();
    check(strcmp(probe_whole_board(), position) == 0, "'%s' is set up as '%s'", position, probe_whole_board());
}

/* ---- sounds ---- */

static void sounds(void)
{
    const char *heard;

    set_up("t2:500+2x30,b,b,t3:20/b2:100+1x40,b,b,b/b1:100,b,b,b/t1:1000+1x60,b+2x40,b,t4:20 "
        "9000/9000,900/900,400/200,400/200 1 9");
    session_type("a1-b1 60");
    heard = listen_notes(110);
    check(strstr(heard, "03 18") != NULL && strstr(heard, "3C 2F") != NULL, "%s: a won fight plays '%s'",
        place, heard);
    settle();
    check(strstr(probe_whole_board(), "b+1x20m20,") != NULL, "%s: after the fight the board is '%s'", place,
        probe_whole_board());
    session_type("e");
    heard = listen_notes(110);
    check(strstr(heard, "03 18") != NULL && strstr(strstr(heard, "18"), "03 18") != NULL,
        "%s: a bombardment plays '%s'", place, heard);
    settle();
}

/* ---- the map ---- */

/* Player/missile graphics of the map: missiles, then players 0 to 3; the first player is the cursor and left out. */
#define SKY_FROM 0x980 /* offset of the missiles from SCREEN_START */
#define SKY_BYTES 0x280
#define SKY_CURSOR 0x80
#define CURSOR_BYTES 0x80
#define SDMCTL 0x022F
#define PLAYERS_SHOWN 0x0C /* DMA of players and missiles */

static void see_sky(uint8_t *sky)
{
    memcpy(sky, emu_memory() + SCREEN_START + SKY_FROM, SKY_BYTES);
    memset(sky + SKY_CURSOR, 0, CURSOR_BYTES);
}

static void control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    settle();
}

/* The order window covers the map; ESC brings it back. */
static void window_closes(void)
{
    uint8_t before[SKY_BYTES], after[SKY_BYTES];

    set_up(rich);
    session_type("s b1 1");
    settle();
    emu_stick(STICK_DOWN);
    emu_stick(STICK_LEFT);
    emu_frames(AFTER);
    see_sky(before);
    emu_fire();
    emu_frames(AFTER);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    see_sky(after);
    check(memcmp(before, after, sizeof after) == 0, "after FIRE and ESC the map differs");
}

/* The squares of the map are shown at the player's and at a computer's turn, unless the player wants a blank screen. */
static void sky_stays(void)
{
    uint8_t before[SKY_BYTES], after[SKY_BYTES];

    see_sky(before);
    check(session_sides(14), "no three computers");
    settle();
    set_up(rich);
    session_type("e");
    check(session_waits("plan ", WAIT_MOVE), "no computer thinks");
    see_sky(after);
    check((emu_memory()[SDMCTL] & PLAYERS_SHOWN) == PLAYERS_SHOWN && memcmp(before, after, sizeof after) == 0,
        "the map disappears while a computer thinks: %02X", emu_memory()[SDMCTL]);
    settle();
    control('b');
    session_type("e");
    emu_frames(AFTER);
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_memory()[SDMCTL] && emu_frame() < end;) {
        emu_frames(1);
    }
    check(emu_memory()[SDMCTL] == 0, "the screen is not blank while a computer thinks");
    settle();
}

/* A command interrupts a computer that thinks. Overlays replace the program that plans, but the line about the plan
 * stays, and nothing else is overwritten when the thinking goes on. */
static void thinking_goes_on(void)
{
    static const char commands[] = "?g"; /* the rules, the list of moves */

    for (unsigned level = 4; level < 7; level++) {
        emu_console(CONSOLE_SELECT);
        settle();
    }
    for (const char *letter = commands; *letter; letter++) {
        set_up(rich);
        session_type("e");
        check(session_waits("plan ", WAIT_MOVE), "no computer thinks");
        emu_key(emu_key_code(*letter) + (*letter == 'g' ? KEY_CTRL : 0));
        check(session_waits("ESC: back", WAIT_LOAD), "no page after '%c'", *letter);
        emu_key(KEY_ESC);
        check(session_waits("Thinking", WAIT_LOAD) && session_shows("plan ") && probe_is_up(),
            "after '%c' the line about the plan is wrong, or the probe page is damaged", *letter);
        settle();
    }
}

/* ---- the overlay that shows losses ---- */

#define READ_AHEAD 900  /* frames from the first board until nothing more is read: 15 seconds */
#define FIGHT_MOST 20   /* frames from RETURN to the fight in the panel, when the overlay is in memory, */
#define FIGHT_READ 190  /* and when it is read from the disk */
#define FIGHT_WAIT 600
#define BEGINNINGS 20   /* a person begins one of four games */
#define FIGHT_SHOWN 120 /* frames that a fight is shown */
#define DAUX 0x030A     /* the operating system's parameters of the last sector that was read: two bytes */
#define NO_SECTOR 0xEE  /* no sector of the disk has this number in both bytes */

/* Ships of A1 fight at B1. Returns the number of frames until the panel shows it. */
static unsigned frames_to_fight(const char *order)
{
    unsigned before;

    session_press(order);
    emu_put(DAUX, NO_SECTOR);
    emu_put(DAUX + 1, NO_SECTOR);
    emu_hold_key(KEY_RETURN);
    for (before = emu_frame(); !session_shows(" FIGHT") && emu_frame() - before < FIGHT_WAIT;) {
        emu_frames(1);
    }
    emu_hold_key(KEY_NONE);
    return emu_frame() - before;
}

/* Boots and chooses the game until a person begins: while a computer thinks, the overlay would be read ahead. */
static int begins_early(EmuOptions *options)
{
    for (options->random = 1; options->random < BEGINNINGS; options->random++) {
        if (!session_boot(options) || !session_choose(host_game(GAME_WANTED), BY_KEYS)) {
            return 0;
        }
        if (!probe_word(PROBE_PLY)) {
            return 1;
        }
    }
    return 0;
}

/* Two fights each: the first one before the overlay has been read ahead, and the second one from memory; both from
 * memory; both from the disk, as if the game were so long that no packed file fits below the screen. */
enum { EARLY, LATE, NO_MEMORY, WAYS };
static void fights(Machine machine, int is_pal, const char *disk)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk, .is_slow = 1};
    const char *name = machine_names[machine];

    for (int way = EARLY; way < WAYS; way++) {
        if (!check(begins_early(&options), "%s: no game that a person begins", name)) {
            return;
        }
        if (way == NO_MEMORY) {
            emu_put(GAME_END_AT + 1, SCREEN_START >> 8);
        }
        check(session_sides(0), "%s: the computer still plays", name);
        set_up("t2:500+2x30,b,b,t3:20/b2:100,b,b,b/b1:100,b+2x20,b,b/t1:1000+1x60,b+2x10,b,t4:20 "
            "9000/9000,900/900,400/200,400/200 1 9");
        if (way != EARLY) {
            emu_frames(READ_AHEAD); /* the game that the position replaces is saved */
        }
        for (int fight = 0; fight < 2; fight++) {
            unsigned took = frames_to_fight(fight ? "a1-b2 30" : "a1-b1 30");
            int is_read = emu_memory()[DAUX] != NO_SECTOR || emu_memory()[DAUX + 1] != NO_SECTOR;
            int may_read = way == NO_MEMORY || (way == EARLY && !fight);

            figure("%s: a fight is shown after %u frames%s", name, took, is_read ? ", from the disk" : "");
            check(took <= (may_read ? FIGHT_READ : FIGHT_MOST), "%s: a fight is shown after %u frames", name, took);
            check(is_read == may_read, "%s: the disk is%s read for a fight", name, is_read ? "" : " not");
            emu_frames(FIGHT_SHOWN);
            settle();
        }
        check(strstr(probe_whole_board(), "+1x10m10,") != NULL && strstr(probe_whole_board(), "+1x30m30,") != NULL,
            "%s: after the fights the board is '%s'", name, probe_whole_board());
        check(session_code_is_whole(), "%s: the kernel's code has changed", name);
    }
}

/* ---- four people ---- */

#define PORT_BITS 4 /* bits of a stick */

/* Pushes the stick of this port. Returns 1 if the cursor has moved. */
static int moves(unsigned port)
{
    unsigned x = emu_memory()[POINT_x_AT], y = emu_memory()[POINT_y_AT];

    emu_stick(STICK_RIGHT << PORT_BITS * port);
    emu_frames(5);
    return emu_memory()[POINT_x_AT] != x || emu_memory()[POINT_y_AT] != y;
}

/* On a 400/800 every player has a stick. An XL has two: the third player uses the first one, the fourth the second. */
static void sticks(Machine machine, unsigned ports, const char *disk)
{
    EmuOptions options = {.machine = machine, .random = 1, .disk = disk};
    unsigned seen = 0;

    if (!check(session_boot(&options) && session_choose(host_game(GAME_WANTED), BY_KEYS) && session_sides(0),
        "%s: no game of four people", machine_names[machine])) {
        return;
    }
    settle();
    session_start_again();
    settle();
    for (unsigned n = 0; n < 4; n++) {
        unsigned player = probe_byte(PROBE_SIDE); /* any player may begin */

        check(!(seen & 1U << player), "%s: it is the turn of player %u again", machine_names[machine], player + 1);
        seen |= 1U << player;
        for (unsigned port = 0; port < 4; port++) {
            int is_own = port == 0 || port == player % ports;

            check(moves(port) == is_own, "%s: stick %u %s the cursor of player %u", machine_names[machine], port + 1,
                is_own ? "does not move" : "moves", player + 1);
        }
        session_type("e");
        settle();
    }
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want(GAME_WANTED);
    if (check(session_boot(&options) && session_choose(host_game(GAME_WANTED), BY_KEYS), "no game")) {
        check(session_sides(0), "the computer still plays");
        settle();
        sounds();
        window_closes();
        session_start_again();
        settle();
        sky_stays();
        control('b');
        thinking_goes_on();
        check(session_code_is_whole(), "the kernel's code has changed");
    }
    fights(MACHINE_XL, 0, words[1]);
    fights(MACHINE_800_48K, 1, words[1]);
    sticks(MACHINE_800_48K, 4, words[1]);
    sticks(MACHINE_XL, 2, words[1]);
    return check_end();
}
