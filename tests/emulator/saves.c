/* saves.c: games on the disk: named, loaded, going on after power-off; which give way; what a person is told when
 * it cannot be done. cuts.c has what a power cut does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "engine/level.h"
#include "engine/game.h"
#include "image.h"
#include "saves.h"

#define MOVES_SAVED 4 /* of every game */

static Image disk; /* as power-off left it */

/* ---- slots ---- */

#define START_TEXT "ppp/3/PPP w"
#define AFTER_THREE "1pp/1P1/2P b"

/* Three slots with their names, moves, settings and clocks; one is asked for before it is written over. */
static void test_slots(const char *path)
{
    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    table_level(LEVEL_DIRECTED, BY_KEYS);
    emu_frames(200);
    saves_play("b1b2");
    saves_save(1, "anna1", "Saved");
    saves_play("a3b2");
    saves_save(2, "", "Saved");
    saves_play("a1b2");
    saves_save(3, "otto", "Saved");
    saves_go_to_slot('s', 1);
    check(table_shows("< 1: Hexapawn >") && table_shows("move 1 ANNA1"), "slot 1 is not told");
    emu_key(KEY_RETURN);
    saves_wait_for("Write over it?");
    emu_key(KEY_ESC);
    emu_frames(60);
    image_power_off(&disk);
    check(strstr(image_tell_entry(&disk, 0), "'ANNA1' '' 1 moves") != NULL, "%s", image_tell_entry(&disk, 0));
    check(strstr(image_tell_entry(&disk, 2), "HEXAPAWN 2 'OTTO' '' 3 moves") != NULL, "%s", image_tell_entry(&disk, 2));
    saves_start(image_path(&disk), GAME_hexapawn);
    saves_go_to_slot('l', 3);
    check(table_shows("< 3: Hexapawn >") && table_shows("move 2 OTTO"), "slot 3 is not told");
    emu_key(KEY_ESC);
    emu_frames(60);
    saves_load(2, AFTER_TWO, 0);
    check(glass_byte(GLASS_LEVEL) == LEVEL_DIRECTED && table_shows("DIR"), "the level is %u", glass_byte(GLASS_LEVEL));
    check(!table_shows("00:00"), "the clocks do not come back");
    saves_play("a1b2");
    saves_stands(AFTER_THREE);
    saves_save_over(1, "");
    saves_load(1, AFTER_THREE, 0);
    saves_load(3, AFTER_THREE, 0);
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
}

static void resign(void)
{
    emu_key(saves_key('q'));
    saves_wait_for("Resign?");
    emu_key(emu_key_code('y'));
    check(wait_screen(GLASS_SCREEN_OVER, WAIT_LOAD, 5), "resigned, and not over");
    emu_frames(200);
}

/* A save that is damaged, or of another version, or of a game that is not on the disk: a line, and the board as
 * before. */
static void test_strange_saves(const char *path)
{
    StoreIndex *index;

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
    image_saves(&disk, image_block(&disk, 0, STORE_FIRST))[40] ^= 1; /* of its move */
    image_saves(&disk, image_block(&disk, 1, STORE_FIRST))[0] = STORE_VERSION + 1;
    memcpy(index->game[2], "GO\0\0\0\0\0", SHELL_FILE);
    image_seal(index);
    saves_start(image_path(&disk), GAME_hexapawn);
    saves_two_people();
    saves_play("b1b2");
    saves_play("a3b2");
    saves_leave();
    saves_go_on(GAME_hexapawn, AFTER_TWO);
    saves_load(2, AFTER_TWO, "A save of another version");
    saves_load(3, AFTER_TWO, "Its game is not on this disk");
    saves_go_to_slot('l', 1);
    emu_key(KEY_RETURN);
    emu_frames(250);
    wait_settled(WAIT_MOVE);
    saves_stands(START_TEXT);
    resign();
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2"); /* that was kept, and was not given up */
    image_power_off(&disk);
    image_index(&disk)->version = STORE_VERSION + 1;
    saves_start(image_path(&disk), GAME_hexapawn);
    emu_key(saves_key('l'));
    saves_wait_for("Saves of another version");
}

/* Numbers of the index turn over: 255 is older than 0. */
static void test_turnover(const char *path)
{
    static const char *const moves[] = {"b1b2", "a3b2", "a1b2"};

    StoreIndex *index;

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
        check(strstr(image_tell_entry(&disk, 0), "moves")
            && image_tell_entry(&disk, 0)[strlen("HEXAPAWN 1 '' '' ")] == (char)('1' + n),
            "%s", image_tell_entry(&disk, 0));
        if (!n) {
            index->sequence = 254;
            image_seal(index);
        }
    }
    saves_start(image_path(&disk), GAME_hexapawn);
    saves_load(1, AFTER_THREE, 0);
}

/* ---- games that wait ---- */

/* A move that is no warp, whose square is chance. */
static const char *plain_move(const char *position, unsigned ply)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(position, moves);

    for (unsigned n = 0; n < count; n++) {
        const char *move = moves[(ply * 5 + n) % count];

        if (move[0] != 'w') {
            return move;
        }
    }
    return moves[0];
}

/* Where a game begins, or where its first throws have led. */
static void begins(unsigned game, char *position)
{
    host_choose(game);
    host_start(position);
    if (game_info()->chance) {
        wait_settled(WAIT_PASSES);
        strcpy(position, glass_board());
    }
}

/* So many moves of two people in a game that was just begun; where they lead. Throws fall by themselves (dice.c follows
 * them). */
static void play_some(unsigned game, unsigned moves, char *position)
{
    begins(game, position);
    for (unsigned n = 0; n < moves; n++) {
        const char *move = plain_move(position, n);

        saves_play(move);
        host_play(position, move, position);
        if (game_info()->chance) {
            wait_settled(WAIT_PASSES);
            strcpy(position, glass_board());
        }
        check(strcmp(glass_board(), position) == 0, "%s: after %s '%s'", host_games[game], move, glass_board());
    }
}

/* What the menu says of a game of two or three plies; of which throws are some. */
static const char *second_move(unsigned game)
{
    host_choose(game);
    return game_info()->chance ? "move " : game_info()->sides > 2 ? "turn 1" : "move 2";
}

/* All games are left; five of them wait, by their lines in the menu. FIRE goes on with one, START begins anew, and
 * one that ends does not wait. */
static void test_unfinished(const char *path)
{
    static char positions[HOST_GAMES][HOST_TEXT];

    if (!saves_boot(path, MACHINE_800_48K)) {
        return;
    }
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        check(table_choose(game, BY_STICK), "no %s", host_games[game]);
        saves_two_people();
        play_some(game, 2 + game % 2, positions[game]);
        emu_key(KEY_CTRL + emu_key_code('x'));
        if (game >= STORE_UNFINISHED) {
            saves_wait_for("Oldest game goes: ");
        }
        check(wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 5), "no way back to the menu");
        saves_wait_for("FIRE");
        saves_waits_at(game, second_move(game));
    }
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        saves_waits_at(game, game + STORE_UNFINISHED < HOST_GAMES ? NULL : second_move(game));
    }
    for (unsigned game = HOST_GAMES - STORE_UNFINISHED; game < HOST_GAMES; game++) {
        saves_go_on(game, positions[game]);
        saves_leave(); /* nothing was done */
    }
    check(table_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
    saves_two_people();
    play_some(GAME_hexapawn, 2, positions[GAME_hexapawn]);
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
    saves_waits_at(HOST_GAMES - STORE_UNFINISHED, NULL); /* the oldest gave way */
    saves_go_on(GAME_hexapawn, positions[GAME_hexapawn]);
    resign();
    saves_leave();
    saves_waits_at(GAME_hexapawn, NULL);
    check(table_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
    emu_key(saves_key('u')); /* nothing was played, so nothing waits, and no other gives way to it */
    saves_wait_for("Nothing to undo");
    saves_leave();
    saves_waits_at(GAME_hexapawn, NULL);
    saves_waits_at(HOST_GAMES - 1, second_move(HOST_GAMES - 1));
    check(table_choose(HOST_GAMES - 1, BY_KEYS) && glass_word(GLASS_PLY) == 0, "START goes on");
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, NULL);
    saves_waits_at(HOST_GAMES - 1, second_move(HOST_GAMES - 1));
}

/* One that waited and then comes to its end on the board, won or drawn, waits no more. */
static void test_played_out(const char *path, const char *moves)
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
            saves_go_on(GAME_noughts, position);
        }
        move[0] = moves[ply];
        saves_play(move);
        host_play(position, move, position);
    }
    check(wait_screen(GLASS_SCREEN_OVER, WAIT_LOAD, 5), "%s are moved, and it is not over", moves);
    emu_frames(200);
    saves_leave();
    saves_waits_at(GAME_noughts, NULL);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_noughts, NULL);
}

/* One that was given up for a new one, by START in the menu or on the board, waits no more when that has ended; as long
 * as nobody has moved in the new one, it does; and START on the board can still be undone. */
static void test_given_up(const char *path, int in_menu)
{
    char position[HOST_TEXT];

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    play_some(GAME_hexapawn, 2, position);
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
    check(table_choose(GAME_hexapawn, BY_KEYS) && glass_word(GLASS_PLY) == 0, "START goes on");
    saves_leave();
    saves_waits_at(GAME_hexapawn, "move 2");
    if (in_menu) {
        check(table_choose(GAME_hexapawn, BY_KEYS) && glass_word(GLASS_PLY) == 0, "START goes on");
    } else {
        saves_go_on(GAME_hexapawn, position);
        table_start_again();
        emu_frames(100);
        emu_key(saves_key('u'));
        emu_frames(100);
        saves_stands(position);
        table_start_again();
        emu_frames(100);
    }
    saves_stands(START_TEXT);
    resign();
    saves_leave();
    saves_waits_at(GAME_hexapawn, NULL);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, NULL);
}

/* Power fails in a game of two people that nobody left: what they played is there, but for nine plies. */
static void test_tenth_ply(const char *path)
{
    char position[HOST_TEXT];

    if (!saves_start(path, GAME_draughts)) {
        return;
    }
    saves_two_people();
    play_some(GAME_draughts, 10, position);
    emu_frames(60);
    saves_play("?"); /* refused: only time passes */
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_draughts, "move 6");
    saves_go_on(GAME_draughts, position);
    check(glass_word(GLASS_PLY) == 10, "%u plies", glass_word(GLASS_PLY));
}

/* Throws, and passes of who has no use for them, are nobody's moves: a game with dice is kept every tenth move, too,
 * whatever fell between; and one in which nobody has moved is not kept at all. */
static void test_tenth_choice(const char *path, unsigned moves)
{
    char position[HOST_TEXT];
    unsigned plies;

    for (unsigned later = 0;; later += 7) { /* until the computer has had no time to be kept */
        if (!saves_boot(path, MACHINE_XL)) {
            return;
        }
        emu_frames(later);
        if (!check(table_choose(GAME_race, BY_KEYS), "no race")) {
            return;
        }
        if (glass_word(GLASS_PLY) < 10) {
            break;
        }
    }
    for (int n = 0; n < 3; n++) { /* to two people, so quickly that it never plays alone */
        emu_console(CONSOLE_OPTION);
    }
    saves_wait_for("Two people");
    emu_frames(80);
    table_start_again();
    emu_frames(60);
    play_some(GAME_race, moves, position);
    plies = glass_word(GLASS_PLY);
    check(plies >= 2 * moves, "race: %u moves are %u plies", moves, plies);
    emu_frames(60);
    if (!moves) {
        saves_leave();
    }
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_race, moves < 10 ? NULL : "move ");
    figure("race: %u moves, %u plies, %s", moves, plies, moves < 10 ? "not kept" : "kept");
}

/* A position that was set up is kept as well. */
static void test_set_up(const char *path)
{
    static const char position[] = "p1p/1P1/P1P b";

    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    table_set_up(position);
    emu_frames(200);
    saves_stands(position);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_waits_at(GAME_hexapawn, "move 1");
    saves_go_on(GAME_hexapawn, position);
}

/* ---- other rules ---- */

#define BLOCKED "1p1/1P1/3 w" /* White cannot move: lost, or drawn by the other rules */
#define VARIANT "stalemate=draw"

/* The other rules of hexapawn, from the usual ones or from themselves. */
static void choose_variant(int is_usual, Hand hand)
{
    check(table_obey("Variant", 'v', hand), "no command for the rules");
    if (is_usual) {
        saves_wait_for("< stalemate=loss >");
        table_arrow(STICK_RIGHT, KEY_RIGHT, hand);
    }
    saves_wait_for("< " VARIANT " >");
    table_take(hand);
    emu_frames(60);
    wait_settled(WAIT_MOVE);
}

static void ends_with(const char *result)
{
    table_set_up(BLOCKED);
    saves_wait_for(result);
}

/* Chosen, shown, obeyed, saved and told in the list of saves; the unfinished game has it, too; another game does
 * not. */
static void test_variant(const char *path, Hand hand)
{
    if (!saves_start(path, GAME_hexapawn)) {
        return;
    }
    saves_two_people();
    saves_play("b1b2");
    choose_variant(1, hand);
    saves_stands(START_TEXT);
    check(table_shows(VARIANT), "the rules are not shown");
    ends_with("Draw");
    table_start_again();
    emu_frames(60);
    check(table_shows(VARIANT), "a new game has other rules");
    saves_play("b1b2");
    saves_save(1, "", "Saved");
    saves_leave();
    check(table_choose(GAME_noughts, BY_KEYS) && !table_shows(VARIANT), "noughts has the rules of hexapawn");
    emu_key(saves_key('v'));
    saves_wait_for("no other rules");
    saves_go_to_slot('l', 1);
    check(table_shows("< 1: Hexapawn >") && table_shows("move 1 ") && table_shows(VARIANT),
        "the list does not tell the rules");
    emu_key(KEY_ESC);
    emu_frames(60);
    image_power_off(&disk);
    saves_boot(image_path(&disk), MACHINE_XL);
    saves_wait_for("FIRE");
    saves_go_on(GAME_hexapawn, AFTER_ONE);
    check(table_shows(VARIANT), "the unfinished game has other rules");
    choose_variant(0, hand);
    check(glass_word(GLASS_PLY) == 1, "the same rules, a new game");
}

/* ---- every game ---- */

/* A game of each kind comes back with all its moves; from another game, too. */
static void test_every_game(const char *path, Machine machine)
{
    char begun[HOST_TEXT], position[HOST_TEXT];
    unsigned plies;

    if (!saves_boot(path, machine)) {
        return;
    }
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        check(table_choose(game, BY_KEYS), "no %s", host_games[game]);
        saves_two_people();
        begins(game, begun);
        play_some(game, MOVES_SAVED, position);
        plies = glass_word(GLASS_PLY);
        check(game_info()->chance || plies == MOVES_SAVED, "%s: %u plies", host_games[game], plies);
        if (game) {
            saves_save_over(1, "");
        } else {
            saves_save(1, "", "Saved");
        }
        table_start_again();
        emu_frames(60);
        if (!game_info()->chance) { /* another throw falls */
            saves_stands(begun);
        }
        if (game & 1) {
            check(table_menu() && table_choose(GAME_hexapawn, BY_KEYS), "no hexapawn");
        }
        saves_load(1, position, 0);
        check(glass_byte(GLASS_GAME) == game, "game %u, not %s", glass_byte(GLASS_GAME), host_games[game]);
        check(glass_word(GLASS_PLY) == plies, "%s: %u plies came back", host_games[game], glass_word(GLASS_PLY));
        for (unsigned n = 0; n < MOVES_SAVED; n++) {
            emu_key(saves_key('u'));
            emu_frames(60);
            wait_settled(WAIT_MOVE);
        }
        saves_stands(begun);
        check(table_code_is_whole() && table_menu(), "%s: no way back to the menu", host_games[game]);
    }
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG");
    test_slots(words[1]);
    saves_refused(words[1]);
    test_strange_saves(words[1]);
    test_turnover(words[1]);
    test_unfinished(words[1]);
    test_played_out(words[1], "14253");
    test_played_out(words[1], "123546879");
    test_given_up(words[1], 1);
    test_given_up(words[1], 0);
    test_tenth_ply(words[1]);
    test_tenth_choice(words[1], 0);
    test_tenth_choice(words[1], 9);
    test_tenth_choice(words[1], 10);
    test_set_up(words[1]);
    saves_carried(words[1]);
    test_variant(words[1], BY_STICK);
    test_variant(words[1], BY_KEYS);
    test_every_game(words[1], MACHINE_800_48K);
    test_every_game(words[1], MACHINE_XE);
    return check_end();
}
