/* matchbox.c: a whole course of the matchboxes, sixty rounds of the computer against them: its duration, what the boxes
 * have learnt, the tally. It is saved in the middle, loaded after power-off, and continued. Also the beads in the
 * drawers, and the messages to a player after each round.
 *
 *   matchbox DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "disk_image.h"
#include "session.h"
#include "kernel.inc"

#include <stdio.h>
#include <string.h>

#define ROUNDS 60
#define HALF 30
#define LATE_ROUNDS 10               /* the last rounds of a course, all of which the boxes win */
#define COURSE_FRAMES 6000    /* at most */
#define STEP 20
#define REST 60

static Image disk;

/* The results of the rounds so far, a character each: + if the boxes won, - if they lost. They follow the fourth space
 * of the position. */
static const char *rounds(void)
{
    const char *text = probe_board();

    for (unsigned spaces = 0; spaces < 4; spaces++) {
        text = strchr(text, ' ');
        if (!text) {
            return "";
        }
        text++;
    }
    return text;
}

static unsigned lost(const char *from, unsigned count)
{
    unsigned number = 0;

    for (; *from && count--; from++) {
        number += *from == '-';
    }
    return number;
}

static int wait_rounds(unsigned count)
{
    for (unsigned end = emu_frame() + COURSE_FRAMES; strlen(rounds()) < count && emu_frame() < end;) {
        emu_frames(STEP);
    }
    return check(strlen(rounds()) >= count, "%u rounds take too long: '%s'", count, probe_board());
}

/* The computer gets both sides: by OPTION, or by stick in the command menu. */
static int begin(const EmuOptions *options, Input input)
{
    if (!check(session_boot(options) && session_choose(host_game("matchbox"), input), "no game")) {
        return 0;
    }
    for (int n = 0; n < 2; n++) {
        if (input == BY_STICK) {
            session_command("Sides", input);
            if (n == 0) {
                emu_fire(); /* takes "computer v person": the person has the boxes then */
                emu_frames(60);
            }
        } else {
            emu_console(CONSOLE_OPTION);
        }
    }
    return 1;
}

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_LOAD), "'%s' is not shown", text);
}

/* Checks that sixty rounds are over, and that the boxes have learnt the game. */
static void check_end_of_course(void)
{
    char tally[20];
    const char *all = rounds();
    unsigned losses = lost(all, ROUNDS);

    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5), "the course does not end");
    check(strlen(all) == ROUNDS, "the course has %u rounds", (unsigned)strlen(all));
    check(losses > 0 && lost(all, ROUNDS / 2) > lost(all + ROUNDS / 2, ROUNDS / 2),
        "the boxes do not lose early rounds: %s", all);
    check(lost(all + ROUNDS - LATE_ROUNDS, LATE_ROUNDS) == 0, "the boxes lose late rounds: %s", all);
    snprintf(tally, sizeof tally, "BOXES LOST %u", losses);
    check(session_shows("ROUNDS     60") && session_shows(tally), "the tally does not show %u lost rounds", losses);
}

/* The columns of the list of moves have no side names, because the sides change between rounds. */
static void check_list(void)
{
    emu_key(KEY_CTRL + emu_key_code('g'));
    check(session_waits("FIRE: show", WAIT_LOAD) && session_waits("again", WAIT_LOAD)
        && !session_shows("White v"), "the list of moves names the sides of its columns");
    emu_key(KEY_ESC);
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 5), "no way back from the list");
}

static void course(const EmuOptions *options, Input input)
{
    unsigned from;

    if (!begin(options, input)) {
        return;
    }
    from = emu_frame();
    if (wait_rounds(ROUNDS)) {
        printf("figure %s: %u frames for a course of 60 rounds, %u plies, lost %u\n", options->is_pal ? "PAL" : "NTSC",
            emu_frame() - from, probe_word(PROBE_PLY), lost(rounds(), ROUNDS));
        check_end_of_course();
        check_list();
    }
}

/* Saves (command 's') or loads ('l') with the first slot. */
static void use_slot(char command)
{
    emu_key(KEY_CTRL + emu_key_code(command));
    wait_for("< 1: ");
    emu_key(KEY_RETURN);
}

static void save_and_load(EmuOptions options)
{
    char saved[ROUNDS + 1];

    if (!begin(&options, BY_KEYS) || !wait_rounds(HALF)) {
        return;
    }
    use_slot('s');
    wait_for("Saved"); /* while this message is shown, no move is made */
    snprintf(saved, sizeof saved, "%s", rounds());
    image_power_off(&disk);
    options.disk = image_path(&disk);
    if (!check(session_boot(&options) && session_choose(host_game("matchbox"), BY_KEYS), "no game")) {
        return;
    }
    use_slot('l');
    for (unsigned end = emu_frame() + COURSE_FRAMES; strlen(rounds()) < HALF && emu_frame() < end;) {
        emu_frames(1);
    }
    check(strlen(saved) >= HALF && strncmp(rounds(), saved, strlen(saved)) == 0, "'%s' becomes '%s'", saved, rounds());
    wait_rounds(ROUNDS); /* the computer continues */
    check(strncmp(rounds(), saved, strlen(saved)) == 0, "'%s' becomes '%s'", saved, rounds());
    check_end_of_course();
    emu_frames(REST); /* FIRE and RETURN do not count right after the end */
    use_slot('s');
    wait_for("Replace it?");
    emu_key(KEY_RETURN);
    wait_for("Saved");
}

/* ---- the boxes ---- */

#define WIDE 32
#define TITLE_BYTES 16
#define BOX_ROWS 4      /* the last row is the drawer */

/* Writes the sizes of the groups of adjacent beads in a row of drawers, a digit for each group. */
static void read_drawers(unsigned row, char *groups)
{
    const uint8_t *memory = emu_memory();
    const uint8_t *codes = memory + SCREEN_AT + TITLE_BYTES + (BOX_ROWS * row + 3) * WIDE;
    unsigned beads = 0;

    for (unsigned n = 0; n <= WIDE; n++) {
        if (n < WIDE && codes[n]) {
            beads++;
        } else if (beads) {
            *groups++ = (char)('0' + beads);
            beads = 0;
        }
    }
    *groups = 0;
}

/* Beads of different boxes do not touch. */
static void drawers(const EmuOptions *options)
{
    static const char *const rows[] = { "32142323", "42233222", "122" };
    char groups[WIDE + 1];

    if (!check(session_boot(options) && session_choose(host_game("matchbox"), BY_KEYS), "no game")) {
        return;
    }
    for (unsigned row = 0; row < 3; row++) {
        read_drawers(row, groups);
        check(strcmp(groups, rows[row]) == 0, "row %u has groups of %s beads, not %s", row + 1, groups, rows[row]);
    }
}

/* ---- rounds of a person ---- */

#define PAUSE 300 /* frames in which no new round starts */

static int is_shown(const char *how)
{
    char line[40];

    snprintf(line, sizeof line, "You %s round %u. FIRE: next", how, (unsigned)strlen(rounds()) + 1);
    return session_shows(line);
}

/* Plays a random move and waits for the reply, or for the message that the player has won the round. */
static void random_move(void)
{
    char legal[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(probe_board(), legal);
    unsigned ply = probe_word(PROBE_PLY);

    if (!check(count > 0, "no move")) {
        return;
    }
    session_type(legal[check_random(count)]);
    for (unsigned end = emu_frame() + WAIT_MOVE; emu_frame() < end && !is_shown("won")
        && (probe_word(PROBE_PLY) < ply + 2 || probe_byte(PROBE_SCREEN) != PROBE_SCREEN_PLAY);) {
        emu_frames(2);
    }
}

/* A new round starts only when FIRE is pressed. */
static void check_round_waits(const char *how)
{
    size_t before = strlen(rounds());

    emu_stick(STICK_UP); /* the stick is not an answer */
    emu_frames(PAUSE);
    check(is_shown(how) && strlen(rounds()) == before, "a round that was %s does not wait for FIRE", how);
    emu_fire();
    wait_settled(WAIT_MOVE);
    emu_frames(STEP);
    check(strlen(rounds()) == before + 1, "FIRE starts no round after one that was %s: '%s'", how, probe_board());
}

/* Won or lost, each round has a message and waits for FIRE, whichever side the player has. */
static void rounds_of_player(const EmuOptions *options, int has_boxes)
{
    unsigned won = 0, lost_rounds = 0;

    if (!check(session_boot(options) && session_choose(host_game("matchbox"), BY_KEYS), "no game")) {
        return;
    }
    if (has_boxes) {
        emu_console(CONSOLE_OPTION);
        emu_frames(2 * PAUSE);
        wait_settled(WAIT_MOVE);
    }
    for (unsigned n = 0; n < 60 && !(won && lost_rounds); n++) {
        if (is_shown("won")) {
            check_round_waits("won");
            won++;
        } else if (is_shown("lost")) {
            check_round_waits("lost");
            lost_rounds++;
        } else {
            random_move();
        }
    }
    check(won && lost_rounds, "a player with %s sees %u rounds won, %u lost",
        has_boxes ? "the boxes" : "White", won, lost_rounds);
}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 5};

    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    drawers(&options);
    course(&options, BY_KEYS);
    course(&(EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .random = 7, .disk = arguments[1]}, BY_STICK);
    save_and_load(options);
    rounds_of_player(&options, 0);
    options.is_pal = 1;
    options.machine = MACHINE_800_48K;
    rounds_of_player(&options, 1);
    return check_end();
}
