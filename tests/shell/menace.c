/* menace.c: MENACE on the screen, the second set of boxes of the matchboxes (CTRL+V). A course of the computer against
 * the boxes, begun with "Watch it learn", has the results of a simulation with the same seed, which is written
 * independently here. The boxes learn from course to course, are on the disk after power-off, and can be new.
 *
 *   menace DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "disk_image.h"
#include "session.h"
#include "kernel.inc"

#include <stdio.h>
#include <string.h>

#define ROUNDS 50
#define COURSE_FRAMES 9000 /* at most */
#define STEP 20

static Image disk;

/* ---- the simulation ---- */

static const unsigned lines[8][3] = { {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8},
    {2, 4, 6} };
static unsigned board[9];        /* 1 a nought, 2 a cross */
static unsigned beads[19683][9]; /* by the smallest code of a position, and by square in it; 0 as well: no box yet */
static unsigned char is_made[19683];
static uint16_t random_state;

static unsigned next_random(void)
{
    random_state ^= (uint16_t)(random_state << 7);
    random_state ^= random_state >> 9;
    random_state ^= (uint16_t)(random_state << 8);
    return random_state;
}

/* The square that `square` becomes in one of eight images: its mirror image if bit 0 is set, turned upside down with
 * bit 1, turned about the diagonal with bit 2. */
static unsigned seen(unsigned image, unsigned square)
{
    unsigned row = square / 3, column = square % 3;

    if (image & 1) {
        column = 2 - column;
    }
    if (image & 2) {
        row = 2 - row;
    }
    return image & 4 ? 3 * column + row : 3 * row + column;
}

static unsigned code_of(unsigned image)
{
    static const unsigned powers[9] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};
    unsigned code = 0;

    for (unsigned i = 0; i < 9; i++) {
        code += board[i] * powers[seen(image, i)];
    }
    return code;
}

/* Returns the code of the box, and the place of a square in it: the first one that any of its images gives. */
static unsigned box_of(unsigned square, unsigned *place)
{
    unsigned least = 19683;

    for (unsigned image = 0; image < 8; image++) {
        least = code_of(image) < least ? code_of(image) : least;
    }
    *place = 9;
    for (unsigned image = 0; image < 8; image++) {
        if (code_of(image) == least && seen(image, square) < *place) {
            *place = seen(image, square);
        }
    }
    return least;
}

static int has_three(unsigned mark)
{
    for (unsigned i = 0; i < 8; i++) {
        if (board[lines[i][0]] == mark && board[lines[i][1]] == mark && board[lines[i][2]] == mark) {
            return 1;
        }
    }
    return 0;
}

static unsigned draws, draw_box[5], draw_place[5];

/* Draws a bead. Returns its square, or 9: the box is empty. `marks` are on the board. */
static unsigned draw(unsigned marks)
{
    unsigned place, box = 0, total = 0, drawn;
    unsigned number[9] = {0};

    for (unsigned i = 0; i < 9; i++) {
        if (!board[i]) {
            box = box_of(i, &place);
            if (!is_made[box]) {
                beads[box][place] = 4 - marks / 2;
            }
            number[place] = 1;
        }
    }
    is_made[box] = 1;
    for (unsigned i = 0; i < 9; i++) {
        total += number[i] ? beads[box][i] : 0;
    }
    if (!total) {
        return 9;
    }
    drawn = next_random() % total;
    for (place = 0; !number[place] || beads[box][place] <= drawn; place++) {
        drawn -= number[place] ? beads[box][place] : 0;
    }
    draw_box[draws] = box;
    draw_place[draws++] = place;
    for (unsigned i = 0; i < 9; i++) {
        unsigned at;

        if (!board[i] && box_of(i, &at) == box && at == place) {
            return i;
        }
    }
    return 9;
}

/* The noughts of level 2: a square that wins, else any one. */
static unsigned choose_nought(void)
{
    unsigned squares[9], count = 0, wins = 0;

    for (unsigned i = 0; i < 9; i++) {
        if (!board[i]) {
            board[i] = 1;
            if (has_three(1) && !wins) {
                wins = 1;
                count = 0;
            }
            if (has_three(1) == (int)wins) {
                squares[count++] = i;
            }
            board[i] = 0;
        }
    }
    return squares[(next_random() * count) >> 16];
}

/* Plays a course with new boxes; the search of move n begins with seed + 257 n. */
static void simulate(unsigned seed, char *results)
{
    unsigned move = 0;

    memset(is_made, 0, sizeof is_made);
    memset(beads, 0, sizeof beads);
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned marks = 0, square;
        char result = '=';

        memset(board, 0, sizeof board);
        draws = 0;
        for (; marks < 9 && result == '='; marks++, move++) {
            random_state = (uint16_t)(seed + 257 * move);
            random_state = random_state ? random_state : 1;
            next_random();
            next_random();
            if (marks == 8) { /* the last square needs no box */
                for (square = 0; board[square]; square++) {
                }
            } else {
                square = marks & 1 ? choose_nought() : draw(marks);
            }
            if (square == 9) {
                result = '-';
                break;
            }
            board[square] = marks & 1 ? 1 : 2;
            result = !has_three(board[square]) ? '=' : marks & 1 ? '-' : '+';
        }
        move++; /* between two rounds */
        for (unsigned n = 0; n < draws; n++) {
            unsigned *number = &beads[draw_box[n]][draw_place[n]];

            if (result == '-') {
                *number -= *number > 0;
            } else if (*number + (result == '+' ? 3 : 1) <= 99) {
                *number += result == '+' ? 3 : 1;
            }
        }
        results[round] = result;
    }
    results[ROUNDS] = 0;
}

/* ---- courses ---- */

/* The rounds of the course so far, a character each: they follow the second space of the position. */
static const char *rounds(void)
{
    const char *text = probe_board();

    for (unsigned spaces = 0; spaces < 2 && text; spaces++) {
        text = strchr(text, ' ');
        text = text ? text + 1 : text;
    }
    return text ? text : "";
}

/* Chooses the variant with this name. */
static void choose(const char *name)
{
    emu_key(KEY_CTRL + emu_key_code('v'));
    for (unsigned n = 0; n < 3 && !session_waits(name, 60); n++) {
        emu_stick(STICK_RIGHT);
    }
    emu_fire();
    emu_frames(60);
    if (session_shows("Replace")) {
        emu_fire();
    }
    emu_frames(120);
}

static void wait_course(void)
{
    for (unsigned end = emu_frame() + COURSE_FRAMES; strlen(rounds()) < ROUNDS && emu_frame() < end;) {
        emu_frames(STEP);
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_MOVE, 5), "the course does not end: '%s'", probe_board());
}

static int begin(const EmuOptions *options, const char *variant)
{
    if (!check(session_boot(options) && session_choose(host_game("matchbox"), BY_KEYS), "no game")) {
        return 0;
    }
    choose(variant);
    session_level(2, BY_KEYS);
    return 1;
}

static void check_age(const char *age)
{
    char text[24];

    snprintf(text, sizeof text, "ALL ROUNDS %s", age);
    check(session_waits(text, WAIT_LOAD), "'%s' is not shown", text);
}

static void start_again(void)
{
    session_start_again();
    for (unsigned end = emu_frame() + WAIT_LOAD; strlen(rounds()) == ROUNDS && emu_frame() < end;) {
        emu_frames(2);
    }
}

static void watch(void)
{
    check(session_command("Watch it learn", BY_STICK), "no command to watch");
    wait_course();
}

/* The second course is played by the computer from its first move, so one seed is enough. */
static void course(const EmuOptions *options)
{
    char expected[ROUNDS + 1];
    unsigned seed, from;

    if (!begin(options, "MENACE: new boxes")) {
        return;
    }
    watch();
    check_age("50");
    start_again();
    from = emu_frame();
    wait_course();
    seed = (probe_word(PROBE_SEED) - 257 * (probe_word(PROBE_PLY) - 1)) & 0xFFFF;
    simulate(seed, expected);
    check(strcmp(rounds(), expected) == 0, "seed %u: '%s', the simulation has '%s'", seed, rounds(), expected);
    printf("figure %s: %u frames for a course of MENACE, seed %u: %s\n", options->is_pal ? "PAL" : "NTSC",
        emu_frame() - from, seed, expected);
    check_age("50"); /* the boxes were new again */
}

/* What the boxes have learnt is there after power-off, in the next course and in one that was left. */
static void kept(EmuOptions options)
{
    char saved[ROUNDS + 1];

    if (!begin(&options, "MENACE: boxes as they are")) {
        return;
    }
    check_age("0");
    watch();
    check_age("50");
    image_power_off(&disk);
    options.disk = image_path(&disk);
    if (!begin(&options, "MENACE: boxes as they are")) {
        return;
    }
    check_age("50");
    session_command("Watch it learn", BY_STICK);
    for (unsigned end = emu_frame() + COURSE_FRAMES; strlen(rounds()) < 25 && emu_frame() < end;) {
        emu_frames(STEP);
    }
    snprintf(saved, sizeof saved, "%s", rounds());
    check(session_menu(), "no way back to the menu"); /* with an autosave */
    image_power_off(&disk);
    options.disk = image_path(&disk);
    if (!check(session_boot(&options), "no menu")) {
        return;
    }
    emu_key(session_letter(host_game("matchbox")));
    wait_course();
    check(strlen(saved) >= 20 && strncmp(rounds(), saved, strlen(saved)) == 0, "'%s' becomes '%s'", saved, rounds());
    check_age("100");
    start_again();
    check_age("100");
    choose("Hexapawn: 19 boxes");
    check(session_waits("BOXES LOST", WAIT_LOAD) && !session_shows("ALL ROUNDS"), "no way back to hexapawn");

}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 5};

    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    course(&options);
    course(&(EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .random = 7, .disk = arguments[1]});
    kept(options);
    return check_end();
}
