/* starchess_play.c: Star Chess at the table: who plays and on which planets, by stick and by keys; that nobody ends a
 * turn by
 * accident; how far back undo goes, after a power cut, too; what is seen and said while a computer thinks; what a fight
 * and a bombardment sound like; positions that are refused.
 *
 *   empires DISK.atr TROG
 */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "starchess_play.h"
#include "engine/game.h"

char empires_place[40];
Hand empires_hand;

void empires_settle(void)
{
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    emu_frames(5);
}

void empires_wait_for(const char *words)
{
    check(table_waits(words, WAIT_MOVE), "%s: '%s' does not come", empires_place, words);
}

void empires_control(char letter)
{
    emu_key(KEY_CTRL + emu_key_code(letter));
    empires_settle();
}

const char empires_rich[] =
    "t2:200+2x30,b,b,t3:20+3x20/b,b,b,b/b+1x45,b1:100,b3:20+3x9,b/t1:1000+1x60,b1:150+1x8,b,t4:20+4x20 9000/9000,400/200,400/200,400/200 1 9";

void empires_set_up(const char *position)
{
    table_set_up(position);
    empires_settle();
    check(strcmp(glass_whole_board(), position) == 0, "%s: '%s' is set up as '%s'", empires_place, position,
        glass_whole_board());
}

#define HOME_AT 0x68   /* asm/plat/atari/screen.inc */
#define SKY_FROM 0x980 /* from there: the missiles */

void empires_see_sky(uint8_t *sky)
{
    const uint8_t *memory = emu_memory();

    memcpy(sky, memory + (memory[HOME_AT] << 8) + SKY_FROM, SKY_BYTES);
    memset(sky + SKY_CURSOR, 0, CURSOR_BYTES);
}

static int begin(const EmuOptions *options, Hand with)
{
    empires_hand = with;
    snprintf(empires_place, sizeof empires_place, "%s %s by %s", machine_names[options->machine],
        options->is_pal ? "PAL" : "NTSC", with == BY_STICK ? "stick" : "keys");
    return check(table_boot(options) && table_choose(host_game(GAME_WANTED), BY_KEYS), "%s: no game", empires_place);
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    host_want(GAME_WANTED);
    if (begin(&options, BY_KEYS)) {
        empires_choose_people(SIDES_MOST);
        empires_planets();
        for (unsigned people = 1; people <= SIDES_MOST; people++) {
            empires_some_people(people);
        }
        empires_no_accident();
        empires_cursor_stays();
        empires_left_alone();
        empires_too_many();
        empires_bad_positions();
        empires_shown();
        empires_sounds();
        empires_power_cut(&options);
        empires_plans();
        empires_typed_ahead();
        empires_sky_stays();
        empires_taken_back();
        empires_news();
        empires_far_back();
        options.disk = words[1];
        check(table_code_is_whole(), "%s: the kernel's code is changed", empires_place);
    }
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    if (begin(&options, BY_STICK)) {
        empires_choose_people(SIDES_MOST);
        empires_planets();
        empires_some_people(3);
        empires_some_people(4);
        empires_no_accident();
        empires_cursor_stays();
        empires_left_alone();
        empires_shown();
        check(table_code_is_whole(), "%s: the kernel's code is changed", empires_place);
    }
    options.is_slow = 1;
    if (begin(&options, BY_KEYS)) {
        empires_dots();
    }
    return check_end();
}
