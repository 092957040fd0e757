/* saves_variants.c: variants of the rules in saves; see saves.h. */
/* SPDX-License-Identifier: MIT */
#include "saves.h"
#include "check.h"
#include "disk_image.h"

#define BLOCKED "1p1/1P1/3 w" /* White cannot move and loses; with VARIANT it is a draw */
#define VARIANT "No move: a draw"

/* Chooses the variant of hexapawn. is_usual: the usual rules are set before; otherwise the variant is already set. */
static void choose_variant(int is_usual, Input input)
{
    check(session_do_command("Variant", 'v', input), "no command for the variant");
    if (is_usual) {
        saves_wait_for("< No move: you lose >");
        session_arrow(STICK_RIGHT, KEY_RIGHT, input);
    }
    saves_wait_for("< " VARIANT " >");
    session_take(input);
    if (is_usual) {
        check(session_replace(), "a variant replaces a game without a question");
    }
    emu_frames(60);
    wait_settled(WAIT_MOVE);
}

static void ends_with(const char *result)
{
    session_set_up(BLOCKED);
    saves_wait_for(result);
}

/* A variant is chosen, shown, applied, saved and shown in the list of saves. The unfinished game keeps it; another game
 * does not have it. */
static void variant(const char *path, Input input)
{
    static Image disk;

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    saves_play("b1b2");
    choose_variant(1, input);
    saves_board_is(START_TEXT);
    check(session_shows(VARIANT), "the variant is not shown");
    ends_with("Draw");
    session_start_again();
    emu_frames(60);
    check(session_shows(VARIANT), "a new game has other rules");
    saves_play("b1b2");
    saves_save(1, "", "Saved");
    saves_leave();
    check(session_choose(GAME_noughts, BY_KEYS) && !session_shows(VARIANT), "noughts has the variant of hexapawn");
    emu_key(saves_key('v'));
    saves_wait_for("has no variants");
    saves_go_to_slot('l', 1);
    check(session_shows("< 1: Hexapawn >") && session_shows("move 1 ") && session_shows("stalemate draw"),
        "the list does not show the variant");
    emu_key(KEY_ESC);
    emu_frames(60);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_continue(GAME_hexapawn, AFTER_ONE);
    check(session_shows(VARIANT), "the unfinished game has other rules");
    choose_variant(0, input);
    check(probe_word(PROBE_PLY) == 1, "choosing the same variant starts no new game");
}

void saves_rules(const char *path)
{
    variant(path, BY_STICK);
    variant(path, BY_KEYS);
}
