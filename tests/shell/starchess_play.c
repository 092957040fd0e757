/* starchess_play.c: playing Star Chess: choosing sides and planets, by stick and by keys; turns are not ended by
 * accident; how far undo goes, also after a power cut; the screen while a computer thinks; refused positions.
 *
 *   starchess_play DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "kernel.inc"
#include "starchess_play.h"
#include "engine/game.h"

char starchess_place[40];
Input starchess_input;

void starchess_settle(void)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    emu_frames(5);
}

void starchess_wait_for(const char *words)
{
    check(session_waits(words, WAIT_MOVE), "%s: '%s' is not shown", starchess_place, words);
}

void starchess_control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    starchess_settle();
}

const char starchess_rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

void starchess_set_up(const char *position)
{
    session_set_up(position);
    starchess_settle();
    check(strcmp(probe_whole_board(), position) == 0, "%s: '%s' is set up as '%s'", starchess_place, position,
        probe_whole_board());
}

static int begin(const EmuOptions *options, Input with)
{
    starchess_input = with;
    snprintf(starchess_place, sizeof starchess_place, "%s %s by %s", machine_names[options->machine],
        options->is_pal ? "PAL" : "NTSC", with == BY_STICK ? "stick" : "keys");
    return check(session_boot(options) && session_choose(host_game(GAME_WANTED), BY_KEYS), "%s: no game",
        starchess_place);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want(GAME_WANTED);
    if (begin(&options, BY_KEYS)) {
        starchess_choose_people(SIDES_MOST);
        starchess_planets();
        for (unsigned people = 1; people <= SIDES_MOST; people++) {
            starchess_some_people(people);
        }
        starchess_no_accident();
        starchess_cursor_stays();
        starchess_left_alone();
        starchess_too_many();
        starchess_bad_positions();
        starchess_shown();
        starchess_rivals();
        starchess_ruler();
        starchess_hint();
        starchess_power_cut(&options);
        starchess_plans();
        starchess_typed_ahead();
        starchess_taken_back();
        starchess_news();
        starchess_far_back();
        options.disk = words[1];
        check(session_code_is_whole(), "%s: the kernel's code has changed", starchess_place);
        starchess_report(&options);
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (begin(&options, BY_STICK)) {
        starchess_choose_people(SIDES_MOST);
        starchess_planets();
        starchess_some_people(3);
        starchess_some_people(4);
        starchess_no_accident();
        starchess_cursor_stays();
        starchess_left_alone();
        starchess_shown();
        starchess_hint();
        check(session_code_is_whole(), "%s: the kernel's code has changed", starchess_place);
        starchess_report(&options);
    }
    options.is_slow = 1;
    if (begin(&options, BY_KEYS)) {
        starchess_dots();
    }
    return check_end();
}
