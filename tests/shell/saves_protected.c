/* saves_protected.c: nothing can be written; see saves.h. */
/* SPDX-License-Identifier: MIT */
#include "saves.h"
#include "check.h"
#include "disk_image.h"

/* CTRL+X when nothing can be written: each time the reason is shown; ESC stays in the game, FIRE gives it up. */
static void leave_unsaved(const char *why, const char *position)
{
    emu_key(saves_key('x'));
    saves_wait_for(why);
    emu_key(KEY_RETURN); /* too early: not an answer */
    saves_wait_for("Could not save. Leave anyway?");
    emu_key(KEY_ESC);
    saves_wait_for("move:");
    saves_board_is(position);
    emu_key(saves_key('x'));
    saves_wait_for(why);
    saves_wait_for("Could not save. Leave anyway?");
    emu_fire();
    check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "no menu");
}

static int begin_game(void)
{
    if (!check(session_choose(GAME_hexapawn, BY_KEYS), "no game")) {
        return 0;
    }
    saves_two_people();
    saves_play("b1b2");
    return 1;
}

/* On a write-protected disk only saving fails, with a message; the game is unchanged. */
static void protected_disk(const char *path)
{
    if (!check(session_boot(&(EmuOptions){.machine = MACHINE_XL, .disk = path, .is_protected = 1}), "no menu")
        || !begin_game()) {
        return;
    }
    saves_save(1, "", "write-protected");
    saves_board_is(AFTER_ONE);
    leave_unsaved("write-protected", AFTER_ONE);
    if (begin_game()) {
        saves_play("a3b2");
        leave_unsaved("write-protected", AFTER_TWO);
    }
}

/* One save owns all blocks of the disk, so no other game can be saved. The text of that message is in the write
 * overlay, which is about to be replaced. */
static void full_disk(const char *path)
{
    static Image disk;
    SaveIndex *index;

    if (!saves_boot(path, MACHINE_XL) || !begin_game()) {
        return;
    }
    saves_save(1, "", "Saved");
    image_power_off(&disk);
    index = image_index(&disk);
    for (unsigned n = SAVE_FIRST; n < SAVE_TOTAL; n++) {
        index->owners[n % SAVE_HALF] |= (uint8_t)(n < SAVE_HALF ? 1 : 1 << 4);
    }
    image_checksum(index);
    if (saves_boot(image_path(&disk), MACHINE_XL) && begin_game()) {
        leave_unsaved("No room left for saves", AFTER_ONE);
    }
}

void saves_refused(const char *path)
{
    protected_disk(path);
    full_disk(path);
}
