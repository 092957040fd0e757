/* network_line.c: what the serial line to a FujiNet must leave alone, in chess against a scripted server, at 9,600 to
 * 57,600 baud: sounds are heard to their end, the line itself is silent, keys and cursor work at once, and nothing is
 * asked while a piece moves. tests/shell/network.c has the faults of the connection.
 *
 *   network_line DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "fujinet.h"
#include "kernel.inc"
#include "session.h"

#define PLAYER_BYTES 128
#define SOUND_ON 0x6F    /* in page 0: 0 if no sound plays */
#define SOUNDR 0x41      /* 0: SIO is silent */
#define SOON 150         /* frames until a move has come and is shown */
#define STEP_MOST 8      /* frames from a key to the cursor */
#define CURSOR_STEPS 24
#define TURN_SOUND "3C 2D "  /* of channel 3; of channel 1 at the end: */
#define END_SOUND "3C 2F 28 1E 28 1E "
#define END_FRAMES 200
#define CHATS 6
#define NOTES 1000

static const unsigned speeds[] = {9600, 19200, 38400, 57600};
static char position[HOST_TEXT];
static unsigned played;

/* ---- the server ---- */

static void say_turn(void) { fujinet_say("TURN %u %u MOVE\n", played + 1, played % 2 + 1); }

static void say_move(const char *text)
{
    char moves[HOST_MOVES][HOST_TEXT];

    host_moves(position, moves);
    game_read_move(text);
    fujinet_say("MOVE %u %u %04X %s\n", played + 1, played % 2 + 1, move, text);
    host_play(position, text, position);
    played++;
}

static void heard(const char *line)
{
    char text[8];
    unsigned number;

    if (strncmp(line, "HELLO ", 6) == 0) {
        fujinet_say("HELLO 1 anna\n");
    } else if (strncmp(line, "JOIN ", 5) == 0) {
        host_start(position);
        played = 0;
        fujinet_say("YOU KXWB 1 0123456789abcdef\nGAME KXWB chess 2 0\nCOMMIT 00\nSEAT 1 White HERE anna\n"
            "SEAT 2 Black HERE bob\nBOARD 0 %s\n", position);
        say_turn();
        fujinet_say("END\n");
    } else if (sscanf(line, "MOVE #%u %7s", &number, text) == 2) {
        check(number == played + 1, "move %u comes as %u", played + 1, number);
        say_move(text);
        say_turn();
    }
}

/* ---- what is seen and heard ---- */

static unsigned speed;
static unsigned looks, flights; /* statuses that were watched, frames in which a piece moved */
static char notes[4][NOTES]; /* AUDF of each channel */
static int last_note[4];

/* 1: player 0, the moving piece, has changed in this frame and in the one before */
static int is_flying(void)
{
    static uint8_t last[PLAYER_BYTES];
    static unsigned changes;
    const uint8_t *player = emu_memory() + PLAYERS_AT;

    changes = memcmp(last, player, PLAYER_BYTES) ? changes + 1 : 0;
    memcpy(last, player, PLAYER_BYTES);
    return changes > 1;
}

static void listen(void)
{
    EmuPokey pokey = emu_pokey();

    for (unsigned channel = 0; channel < 4; channel++) {
        int now = pokey.audc[channel] & 0x0F ? pokey.audf[channel] : -1;

        if (now != last_note[channel] && now >= 0 && strlen(notes[channel]) < NOTES - 4) {
            sprintf(notes[channel] + strlen(notes[channel]), "%02X ", now);
        }
        last_note[channel] = now;
    }
}

/* Lets a frame pass. */
static void watch(void)
{
    unsigned before = fujinet.statuses;
    int is_sounding = emu_page(0)[SOUND_ON];
    int flies;

    emu_frames(1);
    listen();
    flies = is_flying();
    flights += (unsigned)flies;
    if (fujinet.statuses != before) {
        looks++;
        check(!is_sounding, "%u baud: a look ends a sound", speed);
        check(!flies, "%u baud: a look while a piece moves", speed);
        check(emu_page(0)[SOUNDR] == 0, "%u baud: the line beeps", speed);
    }
}

static void forget_notes(void)
{
    memset(notes, 0, sizeof notes);
    memset(last_note, -1, sizeof last_note);
}

static unsigned wait_ply(unsigned ply)
{
    unsigned start = emu_frame();

    while (probe_word(PROBE_PLY) != ply && emu_frame() - start < SOON) {
        watch();
    }
    check(probe_word(PROBE_PLY) == ply, "%u baud: no move %u after %u frames", speed, ply, SOON);
    return emu_frame() - start;
}

/* ---- cases ---- */

static void field(const char *text)
{
    for (unsigned n = 0; n < 25; n++) {
        emu_key(KEY_BACKSPACE);
    }
    session_press(text);
    emu_key(KEY_RETURN);
    emu_frames(20);
}

static void sit_down(void)
{
    emu_key(KEY_CTRL + emu_key_code('j'));
    check(session_waits("Host:", WAIT_LOAD), "%u baud: no form", speed);
    field("games.example");
    field("anna");
    field("kxwb");
    check(session_waits("Black: bob", SOON), "%u baud: no game", speed);
}

/* Their move: the sound of our turn is heard to its end. Returns the frames until the move is on the board. */
static unsigned their_move(const char *text)
{
    unsigned took;

    forget_notes();
    say_move(text);
    say_turn();
    took = wait_ply(played);
    for (unsigned n = 0; n < 30; n++) {
        watch();
    }
    check(strstr(notes[2], TURN_SOUND) != NULL, "%u baud: our turn sounds as '%s'", speed, notes[2]);
    return took;
}

/* The cursor follows keys at any moment between two looks. Returns the most frames it took. */
static unsigned move_cursor(void)
{
    unsigned longest = 0;

    for (unsigned n = 0; n < CURSOR_STEPS; n++) {
        uint8_t at = emu_memory()[CURSOR_AT];
        unsigned start = emu_frame();

        emu_hold_key(n & 1 ? KEY_LEFT : KEY_RIGHT);
        while (emu_memory()[CURSOR_AT] == at && emu_frame() - start < 30) {
            watch();
        }
        longest = emu_frame() - start > longest ? emu_frame() - start : longest;
        emu_hold_key(KEY_NONE);
        for (unsigned k = 0; k < 7 + n % 3; k++) {
            watch();
        }
    }
    check(longest <= STEP_MOST, "%u baud: the cursor takes %u frames for a step", speed, longest);
    return longest;
}

static void play(unsigned baud)
{
    unsigned took, step;

    fujinet_reset();
    fujinet.heard = heard;
    fujinet.baud = speed = baud;
    looks = flights = 0;
    if (!check(session_choose(host_game("chess"), BY_KEYS), "%u baud: no chess", speed)) {
        return;
    }
    sit_down();
    session_type("f2f3");
    wait_ply(1);
    took = their_move("e7e5");
    step = move_cursor();
    /* what comes from the others does not disturb a move that is being typed */
    for (unsigned n = 0; n < CHATS; n++) {
        fujinet_say("CHAT 2 bob %060u\n", n);
    }
    session_type("g2g4");
    wait_ply(3);
    check(strcmp(fujinet.sent, "MOVE #3 g2g4") == 0, "%u baud: sent '%s'", speed, fujinet.sent);
    say_move("d8h4");
    fujinet_say("SEED 00\nOVER 2 RULES\n");
    wait_ply(4);
    forget_notes();
    for (unsigned n = 0; n < END_FRAMES; n++) {
        emu_hold_key(n / 4 == 3 ? KEY_LEFT : KEY_NONE); /* it stops the gold on the board, and the wait for it */
        watch();
    }
    check(strstr(notes[0], END_SOUND) != NULL, "%u baud: the end sounds as '%s'", speed, notes[0]);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_OVER, "%u baud: the game is not over", speed);
    check(fujinet.least_frames >= 15, "%u baud: two looks within %u frames", speed, fujinet.least_frames);
    check(looks > 3 && flights > 10, "%u baud: %u looks, %u frames of motion", speed, looks, flights);
    figure("%u baud: a move is on the board after %u frames, the cursor takes %u for a step", speed, took, step);
    emu_key(KEY_CTRL + emu_key_code('x'));
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 10), "%u baud: no menu", speed);
}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(argument_count, arguments, "DISK.atr TROG");
    host_want("chess");
    for (unsigned n = 0; n < sizeof speeds / sizeof *speeds; n++) {
        options.disk = arguments[1];
        options.is_pal = n & 1;
        if (check(session_boot(&options), "no menu")) {
            play(speeds[n]);
        }
    }
    return check_end();
}
