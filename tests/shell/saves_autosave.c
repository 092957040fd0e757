/* saves_autosave.c: unfinished games; see saves.h. */
/* SPDX-License-Identifier: MIT */
#include "saves.h"
#include "check.h"
#include "engine/game.h"
#include "disk_image.h"

#include <string.h>

#define AFTER_LEAVING 60 /* frames in which a question would come */

static Image disk; /* as power-off left it */

/* The menu's text for a game of two or three plies, some of which may be rolls. With more than two sides the
 * first one is drawn, so a turn of all may be over. */
static const char *second_move(unsigned game)
{
    host_choose(game);
    return game_info()->chance ? "move " : game_info()->sides > 2 ? "turn " : "move 2";
}

/* Every game is begun and left; the menu shows the last five as unfinished. FIRE continues an unfinished game, START
 * starts a new one, and a game that has ended is removed from the list. */
static void unfinished(const char *path)
{
    static char positions[HOST_GAMES][HOST_TEXT];

    if (!saves_boot(path, MACHINE_800_48K)) {
        return;
    }
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        check(session_choose(game, BY_STICK), "%s does not start", host_games[game]);
        saves_two_people();
        saves_play_some(game, 2 + game % 2, positions[game]);
        emu_key(KEY_CTRL + emu_key_code('x'));
        if (game >= SAVE_UNFINISHED) {
            saves_wait_for("Replace\n");
            emu_frames(10);
            emu_key(KEY_RETURN);
        }
        check(wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5), "no way back to the menu");
        saves_wait_for("FIRE");
        saves_waits_at(game, second_move(game));
    }
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        saves_waits_at(game, game + SAVE_UNFINISHED < HOST_GAMES ? NULL : second_move(game));
    }
    for (unsigned game = HOST_GAMES - SAVE_UNFINISHED; game < HOST_GAMES; game++) {
        saves_continue(game, positions[game]);
        saves_leave(); /* no move was made */
    }
    check(session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
    saves_two_people();
    saves_play_some(GAME_hexapawn, 2, positions[GAME_hexapawn]);
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
    saves_waits_at(HOST_GAMES - SAVE_UNFINISHED, NULL); /* the oldest was replaced */
    saves_continue(GAME_hexapawn, positions[GAME_hexapawn]);
    saves_resign();
    saves_leave();
    saves_waits_at(GAME_hexapawn, NULL);
    check(session_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
    emu_key(saves_key('u')); /* no move was made, so nothing is saved, and no other game is replaced */
    saves_wait_for("Nothing to undo");
    saves_leave();
    saves_waits_at(GAME_hexapawn, NULL);
    saves_waits_at(HOST_GAMES - 2, second_move(HOST_GAMES - 2)); /* the last one has dice */
    check(session_choose(HOST_GAMES - 2, BY_KEYS) && probe_word(PROBE_PLY) == 0, "START continues the game");
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, NULL);
    saves_waits_at(HOST_GAMES - 2, second_move(HOST_GAMES - 2));
}

/* A game in which only the computer has moved is not saved: five other games wait, and none of them is replaced. */
static void only_computer_moved(const char *path)
{
    char position[HOST_TEXT];

    if (!saves_boot(path, MACHINE_XL)) {
        return;
    }
    for (unsigned game = 1; game <= SAVE_UNFINISHED; game++) {
        check(session_choose(game, BY_STICK), "%s does not start", host_games[game]);
        saves_two_people();
        saves_play_some(game, 2, position);
        saves_leave();
    }
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL); /* session_choose has changed the list of games */
    saves_wait_for("FIRE");
    emu_key(session_letter(GAME_hexapawn)); /* the computer moves first */
    check(wait_settled(WAIT_LOAD) && probe_word(PROBE_PLY) == 1, "the computer does not move first");
    emu_key(saves_key('x'));
    check(!session_waits("Replace\n", AFTER_LEAVING) && wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5),
        "a game without a move of a person is saved");
    emu_frames(20);
    saves_waits_at(GAME_hexapawn, NULL);
    saves_waits_at(1, second_move(1));
}

/* An unfinished game that is then won or drawn on the board is removed. */
static void played_out(const char *path, const char *moves)
{
    char position[HOST_TEXT], move[2] = "";

    if (!saves_start(path, GAME_noughts)) {
        return;
    }
    saves_two_people();
    host_start(position);
    for (unsigned ply = 0; moves[ply]; ply++) {
        if (ply == 2) {
            saves_leave();
            saves_waits_at(GAME_noughts, "move 2");
            saves_continue(GAME_noughts, position);
        }
        move[0] = moves[ply];
        saves_play(move);
        host_play(position, move, position);
    }
    check(wait_screen(PROBE_SCREEN_OVER, WAIT_LOAD, 5), "the game is not over after %s", moves);
    emu_frames(200);
    saves_leave();
    saves_waits_at(GAME_noughts, NULL);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_noughts, NULL);
}

/* START, in the menu or on the board, replaces an unfinished game: the old game is removed from the list when the new
 * one has ended. Until a move is made in the new game, the old one stays; START on the board can still be undone. */
static void given_up(const char *path, int in_menu)
{
    char position[HOST_TEXT];

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    saves_play_some(GAME_hexapawn, 2, position);
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
    check(session_choose(GAME_hexapawn, BY_KEYS) && probe_word(PROBE_PLY) == 0, "START continues the game");
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
    if (in_menu) {
        check(session_choose(GAME_hexapawn, BY_KEYS) && probe_word(PROBE_PLY) == 0, "START continues the game");
    } else {
        saves_continue(GAME_hexapawn, position);
        session_start_again();
        emu_frames(100);
        emu_key(saves_key('u'));
        emu_frames(100);
        saves_board_is(position);
        session_start_again();
        emu_frames(100);
    }
    saves_board_is(START_TEXT);
    saves_resign();
    saves_leave();
    saves_waits_at(GAME_hexapawn, NULL);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, NULL);
}

/* The power fails during a game of two people: at most the last nine plies are lost, because every tenth ply is saved.
 */
static void tenth_ply(const char *path)
{
    char position[HOST_TEXT];

    if (!saves_start(path, GAME_draughts)) {
        return;
    }
    saves_two_people();
    saves_play_some(GAME_draughts, 10, position);
    emu_frames(60);
    saves_play("?"); /* refused: it only takes time */
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_draughts, "move 6");
    saves_continue(GAME_draughts, position);
    check(probe_word(PROBE_PLY) == 10, "%u plies", probe_word(PROBE_PLY));
}

/* A game with dice is also saved every tenth move, where rolls and forced passes do not count. Without a move it is not
 * saved at all. */
static void tenth_choice(const char *path, unsigned moves)
{
    char position[HOST_TEXT];
    unsigned plies;

    for (unsigned later = 0;; later += 7) { /* until the player's turn comes before ply 10: nothing is saved yet */
        if (!saves_boot(path, MACHINE_XL)) {
            return;
        }
        emu_frames(later);
        if (!check(session_choose(GAME_race, BY_KEYS), "race does not start")) {
            return;
        }
        if (probe_word(PROBE_PLY) < 10) {
            break;
        }
    }
    for (int n = 0; n < 3; n++) { /* three presses to two people, so quick that the computer never plays alone */
        emu_console(CONSOLE_OPTION);
    }
    saves_wait_for("Two people");
    emu_frames(80);
    session_start_again();
    emu_frames(60);
    saves_play_some(GAME_race, moves, position);
    plies = probe_word(PROBE_PLY);
    check(plies >= 2 * moves, "race: %u moves are %u plies", moves, plies);
    emu_frames(60);
    if (!moves) {
        saves_leave();
    }
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_race, moves < 10 ? NULL : "move ");
    figure("race: %u moves, %u plies, %s", moves, plies, moves < 10 ? "not saved" : "saved");
}

/* A set-up position is saved, too, and the level with it. The menu shows that level before the game is continued. */
static void set_up(const char *path)
{
    static const char position[] = "p1p/1P1/P1P b";

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    session_level(6, BY_KEYS);
    session_set_up(position);
    emu_frames(200);
    saves_board_is(position);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, "move 1");
    check(!session_shows("< Level 4"), "the menu shows a wrong level for an unfinished game");
    saves_continue(GAME_hexapawn, position);
    check(session_shows("L6"), "the level of an unfinished game is lost");
}

/* If the end of a game that was saved as unfinished is undone, the game is saved again at once. */
static void end_taken_back(const char *path)
{
    static char position[HOST_TEXT];

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    saves_play_some(GAME_hexapawn, 2, position);
    saves_leave();
    saves_continue(GAME_hexapawn, position);
    saves_resign();
    emu_frames(200);
    emu_key(saves_key('u'));
    emu_frames(200);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, "move 2");
    saves_continue(GAME_hexapawn, position);
}

void saves_waiting(const char *path)
{
    unfinished(path);
    only_computer_moved(path);
    played_out(path, "14253");
    played_out(path, "123546879");
    given_up(path, 1);
    given_up(path, 0);
    tenth_ply(path);
    tenth_choice(path, 0);
    tenth_choice(path, 9);
    tenth_choice(path, 10);
    set_up(path);
    end_taken_back(path);
}
