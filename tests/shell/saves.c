/* saves.c: games saved on the disk: named slots, loading, other versions. saves.h lists the other files of this suite;
 * power_cuts.c tests power cuts. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "engine/level.h"
#include "engine/game.h"
#include "disk_image.h"
#include "saves.h"

#define MOVES_SAVED 4 /* moves played in every game before it is saved */

static Image disk; /* as power-off left it */

/* ---- slots ---- */

#define AFTER_THREE "1pp/1P1/2P b"

/* Three slots with their names, moves, settings and clocks; overwriting one asks first. */
static void test_slots(const char *path)
{
    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    session_level(LEVEL_WIN_OR_BLOCK, BY_KEYS);
    emu_frames(200);
    saves_play("b1b2");
    saves_save(1, "anna1", "Saved");
    saves_play("a3b2");
    saves_save(2, "", "Saved");
    saves_play("a1b2");
    saves_save(3, "otto", "Saved");
    saves_go_to_slot('s', 1);
    check(session_shows("< 1: Hexapawn >") && session_shows("move 1 ANNA1"), "slot 1 is not shown");
    emu_key(KEY_RETURN);
    saves_wait_for("Replace it?");
    emu_key(KEY_ESC);
    emu_frames(60);
    image_power_off(&disk);
    check(strstr(image_describe_entry(&disk, 0), "'ANNA1' '' 1 moves") != NULL, "%s", image_describe_entry(&disk, 0));
    check(strstr(image_describe_entry(&disk, 2), "HEXAPAWN 2 'OTTO' '' 3 moves") != NULL, "%s",
        image_describe_entry(&disk, 2));
    saves_start(image_path(&disk), GAME_hexapawn);
    saves_go_to_slot('l', 3);
    check(session_shows("< 3: Hexapawn >") && session_shows("move 2 OTTO"), "slot 3 is not shown");
    emu_key(KEY_ESC);
    emu_frames(60);
    saves_load(2, AFTER_TWO, 0);
    check(probe_byte(PROBE_LEVEL) == LEVEL_WIN_OR_BLOCK && session_shows("BEG"), "the level is %u",
        probe_byte(PROBE_LEVEL));
    check(!session_shows("00:00"), "the clocks do not come back");
    saves_play("a1b2");
    saves_board_is(AFTER_THREE);
    saves_save_over(1, "");
    saves_load(1, AFTER_THREE, 0);
    saves_load(3, AFTER_THREE, 0);
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
}

/* The list of slots says that a game is finished. */
static void test_finished(const char *path)
{
    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    saves_play("b1b2");
    saves_resign();
    saves_save(1, "ab1", "Saved");
    saves_go_to_slot('l', 1);
    check(session_shows("finished AB1"), "slot 1 does not say that its game is finished");
}

/* While a save is read, the board of its game is shown without a panel. */
static void test_bare_board(const char *path)
{
    int is_read = 0, has_panel = 0;

    if (!check(session_boot(&(EmuOptions){.machine = MACHINE_XL, .disk = path, .is_slow = 1})
        && session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn")) {
        return;
    }
    saves_two_people();
    saves_play("b1b2");
    saves_save(1, "", "Saved");
    check(session_menu() && session_choose(GAME_noughts, BY_KEYS), "no noughts");
    saves_go_to_slot('l', 1);
    emu_key(KEY_RETURN);
    for (unsigned end = emu_frame() + 2 * WAIT_LOAD; !session_shows("Black to move") && emu_frame() < end;
        emu_frames(1)) {
        if (session_shows("HEXAPAWN") && session_shows("Reading the disk")) {
            is_read = 1;
            has_panel |= session_shows(":0") || session_shows("YOU") || session_shows("WHITE");
        }
    }
    check(is_read && !has_panel, "the save is%s being read, a panel is%s there", is_read ? "" : " not",
        has_panel ? "" : " not");
}

/* A damaged save, one of another version, or of a game that is not on the disk: a message, and the board is unchanged.
 */
static void test_strange_saves(const char *path)
{
    SaveIndex *index;

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    saves_play("b1b2");
    saves_save(1, "", "Saved");
    saves_save(2, "", "Saved");
    saves_save(3, "", "Saved");
    image_power_off(&disk);
    index = image_index(&disk);
    image_saves(&disk, image_block(&disk, 0, SAVE_FIRST))[40] ^= 1; /* a byte of the recorded move */
    image_saves(&disk, image_block(&disk, 1, SAVE_FIRST))[0] = SAVE_VERSION + 1;
    memcpy(index->game[2], "GO\0\0\0\0\0", SHELL_FILE);
    image_checksum(index);
    saves_start(image_path(&disk), GAME_hexapawn);
    saves_two_people();
    saves_play("b1b2");
    saves_play("a3b2");
    saves_leave();
    saves_continue(GAME_hexapawn, AFTER_TWO);
    saves_load(2, AFTER_TWO, "Saved by another version");
    saves_load(3, AFTER_TWO, "Its game is not on this disk");
    saves_load(1, AFTER_TWO, "This save is damaged");
    check(probe_word(PROBE_PLY) == 2, "loading a damaged save loses the moves");
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2"); /* the game on the board was saved, and not given up */
    image_power_off(&disk);
    image_index(&disk)->version = SAVE_VERSION + 1;
    saves_start(image_path(&disk), GAME_hexapawn);
    emu_key(saves_key('l'));
    saves_wait_for("Saved by another version");
}

/* Index numbers wrap around: 255 is older than 0. */
static void test_turnover(const char *path)
{
    static const char *const moves[] = {"b1b2", "a3b2", "a1b2"};

    SaveIndex *index;

    image_read(&disk, path);
    for (unsigned n = 0; n < 3; n++) {
        if (!saves_start(image_path(&disk), GAME_hexapawn)) {
            return;
        }
        saves_two_people();
        for (unsigned i = 0; i <= n; i++) {
            saves_play(moves[i]);
        }
        if (n) {
            saves_save_over(1, "");
        } else {
            saves_save(1, "", "Saved");
        }
        image_power_off(&disk);
        index = image_index(&disk);
        check(index->sequence == (n ? (uint8_t)(254 + n) : 1), "index number %u", index->sequence);
        check(strstr(image_describe_entry(&disk, 0), "moves")
            && image_describe_entry(&disk, 0)[strlen("HEXAPAWN 1 '' '' ")] == (char)('1' + n),
            "%s", image_describe_entry(&disk, 0));
        if (!n) {
            index->sequence = 254;
            image_checksum(index);
        }
    }
    saves_start(image_path(&disk), GAME_hexapawn);
    saves_load(1, AFTER_THREE, 0);
}

/* ---- every game ---- */

/* A save of each game comes back with all its moves; also from within another game. */
static void test_every_game(const char *path, Machine machine)
{
    char begun[HOST_TEXT], fresh[HOST_TEXT], position[HOST_TEXT];
    unsigned plies;

    if (!saves_boot(path, machine)) {
        return;
    }
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        check(session_choose(game, BY_KEYS), "%s does not start", host_games[game]);
        saves_two_people();
        saves_begins(game, begun);
        saves_play_some(game, MOVES_SAVED, position);
        plies = probe_word(PROBE_PLY);
        check(game_info()->chance || plies == MOVES_SAVED, "%s: %u plies", host_games[game], plies);
        if (game) {
            saves_save_over(1, "");
        } else {
            saves_save(1, "", "Saved");
        }
        session_start_again();
        emu_frames(60);
        if (!game_info()->chance) { /* with dice another roll would come */
            saves_begins(game, fresh); /* of Star Chess, another one */
            saves_board_is(fresh);
        }
        if (game & 1) {
            check(session_menu() && session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
        }
        saves_load(1, position, 0);
        check(probe_byte(PROBE_GAME) == game, "game %u, not %s", probe_byte(PROBE_GAME), host_games[game]);
        check(probe_word(PROBE_PLY) == plies, "%s: %u plies came back", host_games[game], probe_word(PROBE_PLY));
        for (unsigned n = 0; n < MOVES_SAVED; n++) {
            emu_key(saves_key('u'));
            if (n == 0 && !(game & 1)) { /* undo offers the game that START replaced, but only once */
                saves_wait_for("Restore game?");
                emu_key(KEY_ESC);
            }
            emu_frames(60);
            check(!session_shows("Restore game?"), "%s: the old game is offered again", host_games[game]);
            wait_settled(WAIT_MOVE);
        }
        saves_board_is(begun);
        check(session_code_is_whole() && session_menu(), "%s: no way back to the menu", host_games[game]);
    }
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG");
    test_slots(words[1]);
    test_finished(words[1]);
    test_bare_board(words[1]);
    saves_refused(words[1]);
    test_strange_saves(words[1]);
    test_turnover(words[1]);
    saves_waiting(words[1]);
    saves_carried(words[1]);
    saves_rules(words[1]);
    test_every_game(words[1], MACHINE_800_48K);
    test_every_game(words[1], MACHINE_XE);
    return check_end();
}
