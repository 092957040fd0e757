/* matchbox.c: a whole course of the matchboxes at speed, sixty rounds of the computer against them: how long it takes,
 * what they have learnt, the curve; saved in the middle, loaded on a machine that was off, and gone on with.
 *
 *   matchbox DISK.atr TROG
 */
#include "check.h"
#include "image.h"
#include "table.h"

#include <stdio.h>
#include <string.h>

#define ROUNDS 60
#define HALF 30
#define LATE 10               /* rounds at the end: the boxes win all of them */
#define COURSE_FRAMES 6000    /* at most */
#define STEP 20

static Image disk;

/* The rounds so far, behind the fourth blank of the position: + won by the boxes, - lost. */
static const char *rounds(void)
{
    const char *text = glass_board();

    for (unsigned blanks = 0; blanks < 4; blanks++) {
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
    return check(strlen(rounds()) >= count, "%u rounds take too long: '%s'", count, glass_board());
}

/* The computer has both sides: by OPTION, or by stick on the page of commands. */
static int begin(const EmuOptions *options, Hand hand)
{
    if (!check(table_boot(options) && table_choose(host_game("matchbox"), hand), "no game")) {
        return 0;
    }
    for (int n = 0; n < 2; n++) {
        if (hand == BY_STICK) {
            table_command("Sides", hand);
            if (n == 0) {
                emu_fire(); /* taken: Computer v person, who has the boxes then */
                emu_frames(30);
            }
        } else {
            emu_console(CONSOLE_OPTION);
        }
    }
    return 1;
}

static void wait_for(const char *text)
{
    for (unsigned end = emu_frame() + WAIT_LOAD; !table_shows(text) && emu_frame() < end;) {
        emu_frames(5);
    }
    check(table_shows(text), "'%s' is not said", text);
}

/* Sixty rounds are over, and the boxes know the game. */
static void check_end_of_course(void)
{
    char tally[16];
    const char *all = rounds();
    unsigned losses = lost(all, ROUNDS);

    check(wait_screen(GLASS_SCREEN_OVER, WAIT_MOVE, 5), "the course does not end");
    check(strlen(all) == ROUNDS, "%u rounds", (unsigned)strlen(all));
    check(losses > 0 && lost(all, ROUNDS / 2) > lost(all + ROUNDS / 2, ROUNDS / 2), "they do not lose early: %s", all);
    check(lost(all + ROUNDS - LATE, LATE) == 0, "they lose late: %s", all);
    snprintf(tally, sizeof tally, "LOST   %u", losses);
    check(table_shows("ROUNDS 60") && table_shows(tally), "the tally is not %u lost", losses);
}

static void course(const EmuOptions *options, Hand hand)
{
    unsigned from;

    if (!begin(options, hand)) {
        return;
    }
    from = emu_frame();
    if (wait_rounds(ROUNDS)) {
        printf("figure %s: %u frames for a course of 60 rounds, %u plies, lost %u\n", options->is_pal ? "PAL" : "NTSC",
            emu_frame() - from, glass_word(GLASS_PLY), lost(rounds(), ROUNDS));
        check_end_of_course();
    }
}

/* CTRL+S or L, first slot. */
static void use_slot(char command)
{
    emu_key(KEY_CTRL + emu_key_code(command));
    wait_for("< 1: ");
    emu_key(KEY_RETURN);
}

static void save_and_load(EmuOptions options)
{
    char kept[ROUNDS + 1];

    if (!begin(&options, BY_KEYS) || !wait_rounds(HALF)) {
        return;
    }
    use_slot('s');
    wait_for("Saved"); /* nobody moves, and no position is being written */
    snprintf(kept, sizeof kept, "%s", rounds());
    image_power_off(&disk);
    options.disk = image_path(&disk);
    if (!check(table_boot(&options) && table_choose(host_game("matchbox"), BY_KEYS), "no game")) {
        return;
    }
    use_slot('l');
    for (unsigned end = emu_frame() + COURSE_FRAMES; strlen(rounds()) < HALF && emu_frame() < end;) {
        emu_frames(1);
    }
    check(strlen(kept) >= HALF && strncmp(rounds(), kept, strlen(kept)) == 0, "'%s' becomes '%s'", kept, rounds());
    wait_rounds(ROUNDS); /* whoever played goes on */
    check(strncmp(rounds(), kept, strlen(kept)) == 0, "'%s' becomes '%s'", kept, rounds());
    check_end_of_course();
    use_slot('s');
    wait_for("Write over it?");
    emu_key(KEY_RETURN);
    wait_for("Saved");
}

int main(int argument_count, char **arguments)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 5};

    host_words(argument_count, arguments, "DISK.atr TROG");
    options.disk = arguments[1];
    course(&options, BY_KEYS);
    course(&(EmuOptions){.machine = MACHINE_800_48K, .is_pal = 1, .random = 7, .disk = arguments[1]}, BY_STICK);
    save_and_load(options);
    return check_end();
}
