/* panel.c: the moves in the panel, beside the board: numbered, and in the letters in which they are typed.
 *
 *   panel DISK.atr TROG
 */
#include "check.h"
#include "engine/game.h"
#include "table.h"

#include <stdio.h>

#define AFTER 40
#define PASSING 240 /* frames that it is said for */
#define REST 90 /* frames behind a position that was set up */

static EmuOptions options;

/* A new game that nobody but we move in. */
static int begin(unsigned game)
{
    if (!table_choose(game, BY_KEYS) || !table_two_people()) {
        return 0;
    }
    table_start_again();
    emu_frames(REST);
    return 1;
}

static void set_up(const char *position)
{
    table_set_up(position);
    emu_frames(REST);
}

/* Moves are numbered in pairs; men taken are counted. */
static void pairs(void)
{
    if (!check(table_boot(&options) && begin(GAME_chess), "no chess")) {
        return;
    }
    table_type("e2e4");
    emu_frames(AFTER);
    table_type("e7e5");
    emu_frames(AFTER);
    check(table_shows(" 1 e2e4") && table_shows("   e7e5") && !table_shows(" 2 "),
        "moves of the panel without numbers");
    table_type("g1f3");
    emu_frames(AFTER);
    check(table_shows(" 2 g1f3"), "the second move of the panel");
    check(!table_shows("  P2") && !table_shows("Q R"), "men are taken at the start");
    set_up("rnb1kbn1/pppppppp/8/8/8/8/PPPPPP2/RNBQKBNR w KQq - 0 1");
    check(table_shows("  P2") && table_shows("Q R"), "men taken are not counted");
}

/* Who is the computer, in every game of two but for the matchboxes, which leave no room for a panel; where two people
 * play there is none. */
static void names(void)
{
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        if (table_place(game) == HOST_GAMES || game == host_game("matchbox")
            || (host_choose(game), game_info()->sides != 2)) {
            continue;
        }
        check(table_menu() && table_choose(game, BY_KEYS), "%s: no first screen", host_games[game]);
        check(table_shows("YOU") && table_shows("ATARI"), "%s: the panel does not say who is the computer",
            host_games[game]);
        check(table_two_people() && !table_shows("YOU") && !table_shows("ATARI"),
            "%s: the panel has a computer where two people play", host_games[game]);
    }
}

/* A move of every game whose panel has moves: with its number, in the letters in which it is written below. Colours
 * differ: so are the blanks. */
static void letters(void)
{
    static const struct { const char *game, *position, *move, *shown; } moves[] = {
        {"hexapawn", 0, "c1c2", " 1 c1c2"}, {"noughts", 0, "5", " 1 5"}, {"connect4", 0, "4", " 1 4"},
        {"warptrog", 0, "f2f3", " 1 f2f3"}, {"warptrog", 0, "warp", " 1 warp"}, {"reversi", 0, "d3", " 1 d3"},
        {"reversi", "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOXXXXXX-- O", "pass", " 1 pass"},
        {"chess", 0, "h2h4", " 1 h2h4"}, {"chess", "8/P3k3/8/8/8/8/4K3/8 w - - 0 1", "a7a8q", " 1a7a8q"},
        {"chess", "8/P3k3/8/8/8/8/4K3/8 w - - 0 1", "a7a8r", " 1a7a8r"},
        {"chess", "8/P3k3/8/8/8/8/4K3/8 w - - 0 1", "a7a8n", " 1a7a8n"}, {"morris", 0, "g7", " 1 g7"},
        {"noughts3d", 0, "1d4", " 1 1d4"}, {"minichess", 0, "e2-e3", " 1e2-e3"}, {"gomoku", 0, "o15", " 1 o15"},
        {"race", "0,0,0,0/0,0,0,0 a 1", "pass", "pass"}, {"draughts", 0, "11-15", "=1=11-15"},
    };

    for (unsigned n = 0; n < sizeof moves / sizeof *moves; n++) {
        unsigned game = host_game(moves[n].game);

        if (game == HOST_GAMES || !check(table_menu() && begin(game), "%s: no first screen", moves[n].game)) {
            continue;
        }
        if (moves[n].position) {
            set_up(moves[n].position);
        }
        table_type(moves[n].move);
        for (unsigned end = emu_frame() + PASSING; emu_frame() < end && !table_shows(moves[n].shown); emu_frames(10)) {
        }
        check(table_shows(moves[n].shown), "%s: %s is not in the panel as it was typed", moves[n].game, moves[n].move);
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    options = (EmuOptions){.machine = MACHINE_XL, .disk = arguments[1], .random = 1};
    pairs();
    letters();
    names();
    return check_end();
}
