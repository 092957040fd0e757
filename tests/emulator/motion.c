/* motion.c: pieces move. In every frame between the old and the new board the piece is a player, so it is never
 * missing; a motion takes at most 24 frames, and 12 for each further step; a key or FIRE skips it, and nothing else
 * happens; with the setting off, and in a fast game of the computer alone, nothing moves. Board and side to move are
 * right afterwards.
 *
 *   motion DISK.atr TROG [GAME...]
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "engine/game.h"
#include "screen.h"
#include "session.h"

#include "kernel.inc"

#include <stdio.h>
#include <string.h>

#define PLAYER_BYTES 128
#define ONE_MOST 24    /* frames of one motion */
#define STEP_MOST 12   /* of each further step */
#define AROUND 3       /* frames to lift, to land, and to see it */
#define WATCHED 240    /* longest watch */
#define AFTER 30
#define TRIES 40

static const char *place; /* machine and game, for messages */
static unsigned seen;     /* frames with a moving piece */
static unsigned longest;

/* A number for the shape of player 0, wherever it is; 0: it shows nothing. The cursor is off while a move is shown. */
static unsigned shape_shown(void)
{
    const uint8_t *player = emu_memory() + PLAYERS_AT;
    unsigned shape = 0;

    for (unsigned n = 0; n < PLAYER_BYTES; n++) {
        if (player[n]) {
            shape = 257 * shape + player[n];
        }
    }
    return shape;
}

static int is_flying(void)
{
    return shape_shown() != 0;
}

typedef struct {
    uint8_t codes[SCREEN_TEXT];
    int is_flying;
    unsigned shape;
} Picture;

static Picture pictures[WATCHED];
static unsigned picture_count;

/* Holds a key for three frames and takes pictures of all frames until the number of moves played changes. `press` is
 * called in every frame. */
static int watch_key(int key, void (*press)(unsigned frame))
{
    unsigned ply = probe_word(PROBE_PLY);
    unsigned cells = 0;

    emu_hold_key(key);
    picture_count = 0;
    do {
        emu_frames(1);
        if (picture_count == 2) {
            emu_hold_key(KEY_NONE);
        }
        if (press) {
            press(picture_count);
        }
        pictures[picture_count].is_flying = is_flying();
        pictures[picture_count].shape = shape_shown();
        memset(pictures[picture_count].codes, 0, SCREEN_TEXT);
        cells = screen_board(emu_memory(), pictures[picture_count].codes);
        picture_count++;
    } while (probe_word(PROBE_PLY) == ply && picture_count < WATCHED);
    emu_hold_key(KEY_NONE);
    return cells && picture_count < WATCHED;
}

/* Types a move and watches it. */
static int watch(const char *move, void (*press)(unsigned frame))
{
    session_press(move);
    return watch_key(KEY_RETURN, press);
}

/* Returns how many of the characters that the move changes are as before (old) or as after it. */
static unsigned equal_cells(const Picture *picture, const Picture *with, const Picture *other)
{
    unsigned count = 0;

    for (unsigned n = 0; n < SCREEN_TEXT; n++) {
        count += with->codes[n] != other->codes[n] && picture->codes[n] == with->codes[n];
    }
    return count;
}

/* The first pictures may have the cursor, which has gone when the move begins: they do not count. */
static unsigned first_picture(void)
{
    unsigned first = 0;

    while (first < picture_count && pictures[first].is_flying
        && memcmp(pictures[first].codes, pictures[0].codes, SCREEN_TEXT) == 0) {
        first++;
    }
    return first;
}

/* Looks at the pictures of a move from square to square. Returns the frames in which the piece was a player. After that
 * it is on its square: the board is as after the move, but for a man that is removed, or a number that is drawn just
 * then. */
static unsigned look_at_slide(const char *move)
{
    const Picture *old = &pictures[0];
    const Picture *new = &pictures[picture_count - 1];
    unsigned changed = equal_cells(old, old, new);
    unsigned flying = 0;
    unsigned last = 0;

    for (unsigned n = first_picture(); n < picture_count; n++) {
        if (pictures[n].is_flying) {
            last = n;
        }
    }
    for (unsigned n = first_picture(); n < picture_count; n++) {
        unsigned as_new = equal_cells(&pictures[n], new, old);
        int is_between = equal_cells(&pictures[n], old, new) < changed && as_new < changed;

        flying += (unsigned)pictures[n].is_flying;
        check(!is_between || pictures[n].is_flying || (n > last && 2 * as_new >= changed),
            "%s: %s: frame %u of %u is without the piece", place, move, n,
            picture_count);
    }
    return flying;
}

/* Looks at the pictures of a disc that falls: it is over the board (the first two rows), or a part of it is seen. */
static void look_at_fall(const char *move)
{
    static const uint8_t none[2 * SCREEN_BOARD];
    size_t above = sizeof none;

    for (unsigned n = 0; n < picture_count; n++) {
        check(memcmp(pictures[n].codes, none, above) != 0
            || memcmp(pictures[n].codes + above, pictures[0].codes + above, SCREEN_TEXT - above) != 0,
            "%s: %s: frame %u of %u is without the disc", place, move, n, picture_count);
    }
}

/* Returns a legal move, if possible one that is not random, and the position after it; 0: none. */
static const char *choose(char *after)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(probe_board(), moves);

    for (unsigned tries = TRIES; count && tries--;) {
        const char *move = moves[check_random(count)];

        if (move[0] != 'w' && move[0] != 'p' && host_play(probe_board(), move, after) == OUTCOME_NONE) {
            return move;
        }
    }
    return 0;
}

/* Steps of a move: of a jump in draughts its jumps, and one more for a man that is removed in morris or for a second
 * piece. */
static unsigned steps(const char *move)
{
    unsigned count = 1;

    for (const char *at = move; *at; at++) {
        count += *at == 'x' || *at == '-';
    }
    return count + 1;
}

static void check_move(const char *move, const char *after)
{
    emu_frames(AFTER);
    check(strcmp(probe_board(), after) == 0, "%s: %s leads to '%s', not '%s'", place, move, probe_board(), after);
}

static const char *const sliding[] = {
    "hexapawn", "chess", "minichess", "quevedo", "breakthrough", "warptrog", "draughts", "morris"
};

static int slides(const char *game)
{
    for (unsigned n = 0; n < sizeof sliding / sizeof *sliding; n++) {
        if (strcmp(game, sliding[n]) == 0) {
            return 1;
        }
    }
    return 0;
}

/* Frames in which player 0 is a piece, not the cursor that the first picture may show. */
static unsigned piece_frames(void)
{
    unsigned count = 0;

    for (unsigned n = 0; n < picture_count; n++) {
        count += pictures[n].is_flying && pictures[n].shape != pictures[0].shape;
    }
    return count;
}

/* Takes a move back and looks at it: the piece goes back, and the position is the one before the move. */
static void take_back(const char *game, const char *move, const char *before)
{
    unsigned shown;

    if (!check(watch_key(KEY_CTRL + emu_key_code('u'), 0), "%s: %s is not taken back", place, move)) {
        return;
    }
    if (slides(game)) {
        look_at_slide(move);
        shown = piece_frames();
        check(shown > 0, "%s: %s does not move when it is taken back", place, move);
        check(shown <= (ONE_MOST + steps(move) * STEP_MOST) / 2 + AROUND, "%s: %s goes back for %u frames", place,
            move, shown);
    }
    check_move("undo", before);
}

/* Plays some moves of a game of two people and looks at each. Every second one is taken back. */
static void play(const char *game, unsigned plies)
{
    static char after[HOST_TEXT];
    static char before[HOST_TEXT];
    unsigned shown = 0;

    seen = longest = 0;
    while (plies--) {
        const char *move = choose(after);
        unsigned most, ply = probe_word(PROBE_PLY);

        strcpy(before, probe_board());
        if (!move || !check(watch(move, 0), "%s: %s is not played at ply %u", place, move, ply)) {
            break;
        }
        most = ONE_MOST + (steps(move) - 1) * STEP_MOST + AROUND;
        if (slides(game)) {
            shown = look_at_slide(move);
            check(shown > 0, "%s: %s does not move", place, move);
        } else {
            if (strcmp(game, "connect4") == 0) {
                look_at_fall(move);
            }
            shown = 0;
            for (unsigned n = 1; n < picture_count; n++) {
                shown += memcmp(pictures[n].codes, pictures[n - 1].codes, SCREEN_TEXT) != 0;
            }
        }
        check(shown <= most, "%s: %s moves for %u frames", place, move, shown);
        seen += shown;
        longest = shown > longest ? shown : longest;
        check_move(move, after);
        if (plies & 1) {
            take_back(game, move, before);
        }
    }
    figure("%s: longest motion %u frames", place, longest);
}

/* ---- skipping ---- */

#define PRESSED_AT 12 /* frames after RETURN: the piece is on its way */

static void press_key(unsigned at)
{
    if (at == PRESSED_AT) {
        emu_hold_key(emu_key_code('e'));
    }
}

static void press_fire(unsigned at)
{
    if (at == PRESSED_AT) {
        emu_hold_fire(1);
    }
}

/* Frames with a player from a picture on. */
static unsigned flying_from(unsigned first)
{
    unsigned count = 0;

    for (; first < picture_count; first++) {
        count += (unsigned)pictures[first].is_flying;
    }
    return count;
}

static void skip(const char *move, const char *text, void (*press)(unsigned), const char *how)
{
    static char after[HOST_TEXT];

    host_play(probe_board(), move, after);
    check(watch(move, press), "%s: %s is not played", place, move);
    check(flying_from(PRESSED_AT) <= 3, "%s: %s skips after %u frames", place, how, flying_from(PRESSED_AT));
    emu_frames(2);
    emu_hold_key(KEY_NONE);
    emu_hold_fire(0);
    check_move(move, after);
    check(session_shows(text), "%s: after %s the screen does not show '%s'", place, how, text);
}

static void skipping(void)
{
    skip("e2e4", "Black to move: e", press_key, "a key");
    emu_key(KEY_BACKSPACE);
    emu_frames(AFTER);
    skip("e7e5", "White to move: ", press_fire, "FIRE");
    check(!session_shows("White to move: e"), "%s: FIRE that skips a motion lifts a piece", place);
    emu_frames(AFTER);
}

static void without_motion(void)
{
    emu_key(KEY_CTRL + emu_key_code('a'));
    check(session_waits("Motion off", AFTER), "%s: motion cannot be switched off", place);
    emu_frames(AFTER);
    check(watch("g1f3", 0), "%s: g1f3 is not played", place);
    check(look_at_slide("g1f3") == 0, "%s: g1f3 moves with the motion off", place);
    emu_frames(AFTER);
    emu_key(KEY_CTRL + emu_key_code('a'));
    check(session_waits("Motion on", AFTER), "%s: motion cannot be switched on", place);
    emu_frames(AFTER);
    check(watch("b8c6", 0) && look_at_slide("b8c6") > 0, "%s: b8c6 does not move", place);
    emu_frames(AFTER);
}

/* The computer plays itself at level 1 without motion. */
static void fast(void)
{
    unsigned end;

    if (!check(session_menu() && session_choose(host_game("breakthrough"), BY_KEYS), "%s: no breakthrough", place)) {
        return;
    }
    session_level(1, BY_KEYS);
    emu_console(CONSOLE_OPTION);
    emu_console(CONSOLE_OPTION);
    for (end = emu_frame() + 2 * WAIT_MOVE; probe_word(PROBE_PLY) == 0 && emu_frame() < end;) {
        emu_frames(1);
    }
    check(probe_word(PROBE_PLY) > 0, "%s: the computer does not move", place);
    for (end = probe_word(PROBE_PLY) + 3; probe_word(PROBE_PLY) < end; emu_frames(1)) {
        if (!check(!is_flying(), "%s: a piece moves while the computer plays itself at level 1", place)) {
            return;
        }
    }
}

static void all(EmuOptions *options, unsigned plies)
{
    static const char *const games[] = {
        "hexapawn", "connect4", "warptrog", "draughts", "reversi", "chess", "morris", "minichess", "quevedo",
        "breakthrough", "noughts", "gomoku", "noughts3d"
    };
    static char name[64];

    place = name;
    for (unsigned n = 0; n < sizeof games / sizeof *games; n++) {
        unsigned game = host_game(games[n]);

        snprintf(name, sizeof name, "%s %s", options->is_pal ? "PAL" : "NTSC", games[n]);
        if (game == HOST_GAMES || !check(session_boot(options) && session_choose(game, BY_KEYS) && session_two_people(),
            "%s does not start", name)) {
            continue;
        }
        emu_frames(AFTER);
        if (probe_word(PROBE_PLY)) { /* the computer has moved on the way to two people */
            session_start_again();
            emu_frames(2 * AFTER);
            check(probe_word(PROBE_PLY) == 0, "%s: no new game", name);
        }
        if (strcmp(games[n], "chess") == 0) {
            skipping();
            without_motion();
        }
        play(games[n], plies);
    }
    fast();
}

int main(int count, char **words)
{
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};

    host_words(count, words, "DISK.atr TROG");
    options.disk = words[1];
    all(&options, 8);
    options.machine = MACHINE_800_48K;
    options.is_pal = 1;
    all(&options, 4);
    return check_end();
}
