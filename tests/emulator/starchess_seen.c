/* starchess_seen.c: what only the Atari can show of Star Chess: the map of players and missiles, a blank screen, the
 * sounds of a fight and a bombardment. tests/shell/starchess_play.c tests everything else.
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
    check(strstr(heard, "B6") != NULL && strstr(heard, "3C 2F") != NULL, "%s: a won fight plays '%s'",
        place, heard);
    settle();
    check(strstr(probe_whole_board(), "b+1x20m20,") != NULL, "%s: after the fight the board is '%s'", place,
        probe_whole_board());
    session_type("e");
    heard = listen_notes(110);
    check(strstr(heard, "18 B6") != NULL && strstr(strstr(heard, "B6"), "08 18 B6") != NULL,
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
        check(session_code_is_whole(), "the kernel's code has changed");
    }
    return check_end();
}
