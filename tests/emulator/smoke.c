/* smoke.c: a short test of every game without dice: its line in the menu, its first screen, a move by keys, a reply
 * equal to the host's, save, undo, load, rules, list of moves. dice.c tests games with dice.
 *
 *   smoke DISK.atr TROG [GAME...]      all games of the disk if none is named; also a cartridge.car, or a file.xex
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "engine/game.h"
#include "engine/level.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"

#define AFTER 60      /* frames until a command is carried out */
#define WRITE_FRAMES 3 /* in the probe page the board is written this long after the ply number */
#define WAIT_DISK 400 /* frames, with an instant disk */
#define BOOK_SEEDS 60 /* with this many seeds all but the rarest book moves are played */
#define HELP_LOOKED_AT 12 /* characters: a word or two at the top of the page */

/* The machines, in turn. An XE is tried with a cartridge only, because it switches cartridges off in its own way. */
#define TURNS 3
#define TURNS_ON_DISK 2
static const struct {
    Machine machine;
    int is_pal;
} turns[TURNS] = {{MACHINE_XL, 0}, {MACHINE_800_48K, 1}, {MACHINE_XE, 0}};

static const char *game_name;
static int is_brief;   /* 1: only a move and its reply are tested */
static int has_saves;  /* there is a disk for saves */
static int has_menu;   /* 0: an executable file on a machine with 64K, which has no menu once the game is loaded */
static unsigned begun; /* plies played before the player's first move */
static unsigned plies; /* plies played */
static char start[HOST_TEXT], moved[HOST_TEXT], replied[HOST_TEXT];

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_DISK), "%s: '%s' is not shown", game_name, text);
}

/* Compares in capitals, because titles are in capitals and lines of the menu are not. */
static int shows_title(void)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    for (char *character = text; *character; character++) {
        *character = (char)toupper((unsigned char)*character);
    }
    return strstr(text, game_info()->title) != NULL;
}

static int first_screen(unsigned game)
{
    session_reach(game);
    check(shows_title(), "%s: the menu does not list %s", game_name, game_info()->title);
    if (!check(session_choose(game, BY_KEYS), "%s: no first screen", game_name)) {
        return 0;
    }
    if (game_info()->sides > 2) { /* a random start, and a computer may begin; contract and shell tests see starts */
        check(wait_settled(WAIT_MOVE) && host_accepts(probe_board()) && side == 0, "%s: starts with '%s'", game_name,
            probe_board());
        strcpy(start, probe_board());
        begun = probe_word(PROBE_PLY);
    } else {
        host_start(start);
        begun = 0;
    }
    check(shows_title(), "%s: its screen does not show its name", game_name);
    return check(probe_byte(PROBE_GAME) == session_place(game) && strcmp(probe_board(), start) == 0,
        "%s: starts with '%s', not '%s'", game_name, probe_board(), start);
}

/* Makes a legal move whose result is not random. */
static void player_moves(void)
{
    char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(start, moves), n = check_random(count);

    for (; host_is_drawn(start, moves[n % count]);) {
        n++;
    }
    host_play(start, moves[n % count], moved);
    session_type(moves[n % count]);
}

/* 1: the reply on the board is some book move of the host. An 800 has memory for only one section of the book, so it
 * chooses among fewer moves than the host. */
static int is_in_book(const char *before, HostLimits limits)
{
    char move[HOST_TEXT], after[HOST_TEXT];

    for (limits.seed = 1; limits.seed <= BOOK_SEEDS; limits.seed++) {
        if (host_best(before, &limits, move) == 0) {
            host_play(before, move, after);
            if (strcmp(probe_board(), after) == 0) {
                strcpy(replied, after);
                return 1;
            }
        }
    }
    return 0;
}

/* Waits for a move of the computer in the position `replied`. It must be the host's move, with the same number of
 * nodes. */
static int computer_moves(unsigned ply)
{
    HostLimits limits = {.level = LEVEL_DEFAULT};
    char before[HOST_TEXT], move[HOST_TEXT];
    unsigned long nodes;

    for (unsigned end = emu_frame() + 2 * WAIT_MOVE; probe_word(PROBE_PLY) < ply;) {
        if (emu_frame() > end) {
            return check(0, "%s: no reply to '%s'", game_name, replied);
        }
        emu_frames(1);
    }
    emu_frames(WRITE_FRAMES);
    limits.seed = probe_word(PROBE_SEED);
    limits.table = probe_word(PROBE_TABLE);
    /* with 64K there is no room for a long book; and only its first section is there if the player moves at once */
    limits.without_book = probe_nodes() && (!has_menu
        || (strcmp(game_name, "chess") == 0 && session_book_bytes() != CHESS_BOOK_BYTES));
    strcpy(before, replied);
    nodes = host_best(before, &limits, move);
    host_play(before, move, replied);
    check(nodes == probe_nodes(), "%s: %lu nodes in '%s', on the host %lu", game_name, probe_nodes(), before, nodes);
    return check(strcmp(probe_board(), replied) == 0 || (nodes == 0 && is_in_book(before, limits)),
        "%s: the reply is '%s', the host's %s leads to '%s'", game_name, probe_board(), move, replied);
}

/* Waits until all other sides have moved and it is the first side's turn again. */
static int computer_replies(void)
{
    host_outcome(moved);
    if (game_info()->sides > 2 && side != 0) { /* their turns have several orders: starchess_play compares them */
        unsigned end = emu_frame() + 6 * WAIT_MOVE;

        while ((probe_word(PROBE_PLY) < begun + game_info()->sides || probe_byte(PROBE_SIDE) != 0)
            && emu_frame() < end) {
            emu_frames(1);
        }
        wait_settled(WAIT_MOVE);
        strcpy(replied, probe_board());
        plies = probe_word(PROBE_PLY);
        return check(emu_frame() < end && strcmp(replied, moved) != 0, "%s: no reply to '%s'", game_name, moved);
    }
    strcpy(replied, moved);
    for (plies = begun + 1; host_outcome(replied) == OUTCOME_NONE && side != 0;) {
        if (!computer_moves(++plies)) {
            return 0;
        }
    }
    return wait_settled(WAIT_MOVE);
}

static void undo(void)
{
    emu_key(KEY_CTRL + emu_key_code('u'));
    for (unsigned end = emu_frame() + WAIT_DISK; strcmp(probe_board(), start) != 0 && emu_frame() < end;) {
        emu_frames(5); /* reading a sector in the background, then the animation of two moves */
    }
    emu_frames(AFTER);
    check(strcmp(probe_board(), start) == 0, "%s: undo of move and reply leads to '%s'", game_name, probe_board());
}

static void undo_redo(void)
{
    undo();
    emu_key(KEY_CTRL + emu_key_code('r'));
    emu_frames(3 * AFTER);
    check(wait_settled(WAIT_MOVE) && strcmp(probe_board(), replied) == 0, "%s: redo of move and reply leads to '%s'",
        game_name, probe_board());
}

static void save_undo_load(void)
{
    emu_key(KEY_CTRL + emu_key_code('s'));
    wait_for("Save <");
    emu_frames(AFTER); /* the contents of the slot are shown later: in games of more than two sides turns are counted */
    if (!session_shows("1: empty")) {
        emu_key(KEY_RETURN); /* chooses the used slot */
        wait_for("Replace it?");
    }
    emu_key(KEY_RETURN);
    wait_for("Saved");
    emu_frames(2 * AFTER);
    undo();
    emu_key(KEY_CTRL + emu_key_code('l'));
    wait_for("Load <");
    emu_key(KEY_RETURN);
    session_replace();
    for (unsigned end = emu_frame() + WAIT_DISK; strcmp(probe_board(), replied) != 0 && emu_frame() < end;) {
        emu_frames(5);
    }
    emu_frames(AFTER);
    wait_settled(WAIT_MOVE);
    check(strcmp(probe_board(), replied) == 0 && probe_word(PROBE_PLY) == plies, "%s: after loading the board is '%s'",
        game_name, probe_board());
}

static void read_rules(void)
{
    char words[HELP_LOOKED_AT + 1];

    snprintf(words, sizeof words, "%s", game_info()->help);
    emu_key(emu_key_code('?'));
    wait_for(words);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && strcmp(probe_board(), replied) == 0, "%s: no way back from the rules", game_name);
}

/* The list has nothing but text: no drawing of the game is left in it. */
static void list_moves(void)
{
    char text[SCREEN_TEXT];

    emu_key(KEY_CTRL + emu_key_code('g'));
    if (!has_menu && session_waits("This needs 128K", AFTER)) { /* cartridge_xex checks which file has no list */
        emu_frames(AFTER);
        return;
    }
    wait_for("After ");
    screen_text(emu_memory(), text);
    check(strstr(text, "MOVES") && !strchr(text, '#'), "%s: the list of moves: %s", game_name, text);
    check(game_info()->sides != 2 || session_shows("You v Atari") == (strcmp(game_name, "matchbox") != 0),
        "%s: the list does not name the players above their columns", game_name);
    emu_key(KEY_ESC);
    emu_frames(AFTER);
    check(wait_settled(WAIT_MOVE) && strcmp(probe_board(), replied) == 0, "%s: no way back from the list", game_name);
}

/* Goes back to the menu. Without a drive the game cannot be saved, and the shell asks first. */
static int leave(void)
{
    if (!has_menu) {
        emu_key(KEY_CTRL + emu_key_code('x'));
        return session_waits("This needs 128K", WAIT_LOAD) && wait_settled(WAIT_MOVE);
    }
    if (has_saves) {
        return session_menu();
    }
    emu_key(KEY_CTRL + emu_key_code('x'));
    check(session_waits("Could not save. Leave anyway?", WAIT_LOAD), "%s: the game is given up without a question",
        game_name);
    emu_key(KEY_RETURN);
    return wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5);
}

static void smoke(unsigned game)
{
    game_name = host_games[game];
    host_choose(game);
    if (game_info()->chance) {
        return;
    }
    if (first_screen(game)) {
        player_moves();
        if (computer_replies() && !is_brief) {
            (has_saves ? save_undo_load : undo_redo)();
            read_rules();
            list_moves();
        }
    }
    check(session_code_is_whole(), "%s: the kernel's code has changed", game_name);
    check(leave(), "%s: no way back to the menu", game_name);
}

static int is_wanted(unsigned game, int count, char **words)
{
    int wanted = count == 0 && session_place(game) < HOST_GAMES;

    while (count--) {
        wanted |= strcmp(words[count], host_games[game]) == 0;
    }
    return wanted;
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG [GAME...]");
    has_saves = !emu_is_file(words[1]);
    for (unsigned n = 0; n < (emu_is_cartridge(words[1]) ? TURNS : TURNS_ON_DISK); n++) {
        EmuOptions options = {.machine = turns[n].machine, .is_pal = turns[n].is_pal, .disk = words[1], .random = 1};

        is_brief = n >= TURNS_ON_DISK;
        has_menu = 1;
        if (emu_is_file(words[1])) { /* an 800 has not enough memory for it */
            options.machine = n ? MACHINE_XE : MACHINE_XL;
            has_menu = n;
        }
        if (check(session_boot(&options), "no menu")) {
            for (unsigned game = 0; game < HOST_GAMES; game++) {
                if (is_wanted(game, count - 3, words + 3)) {
                    smoke(game);
                }
            }
        }
    }
    return check_end();
}
