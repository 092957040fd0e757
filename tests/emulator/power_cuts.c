/* power_cuts.c: the power fails while a game is saved: before, during and after every sector that is written, for every
 * kind of save. Nothing that was on the disk is lost or damaged, and the new save is there as soon as its last sector
 * is written.
 *
 *   power_cuts DISK.atr TROG
 *
 * A drive with true timing writes one sector at a time. Reading the image frame by frame shows what was written in
 * which order. Each cut is then made on a copy of the image and booted. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "check.h"
#include "disk_image.h"
#include "session.h"

#define WRITES_MOST 20
#define WAIT_WRITES 1500 /* frames */
#define QUIET 120        /* frames without a write: saving is finished */
#define SECTOR 128
#define HALF (SECTOR / 2)
#define DESCRIPTION_MOST 2000

static Image before; /* the disk at the start */
static Image steps[WRITES_MOST + 1]; /* after each write; the first is `before` */
static unsigned sectors[WRITES_MOST + 1];
static unsigned cuts;

static int control(char letter)
{
    return KEY_CTRL + emu_key_code(letter);
}

static void wait_for(const char *text)
{
    check(session_waits(text, WAIT_LOAD), "'%s' is not shown", text);
}

static void play(const char *moves)
{
    char move[HOST_TEXT];

    for (; sscanf(moves, "%s", move) == 1; moves += strlen(move), moves += *moves == ' ') {
        session_type(move);
        emu_frames(40);
        wait_settled(WAIT_MOVE);
    }
}

static void two_people(void)
{
    check(session_two_people(), "the computer still plays");
    session_start_again();
    emu_frames(60);
    wait_settled(WAIT_MOVE);
}

/* ---- the kinds of saves ---- */

typedef struct {
    const char *name;
    unsigned game;
    const char *moves;
    unsigned goes_on; /* 1: continues an unfinished game */
    const char *keys; /* the last key saves; ^ is CTRL, > the arrow to the second slot, / RETURN */
    int is_over;      /* 1: the player resigns first, and that result is written */
} Save;

/* Made in this order, each on the disk as the previous one has left it. */
static const Save saves[] = {
    {"an empty slot", GAME_hexapawn, "b1b2", 0, "^s/", 0},
    {"a second slot", GAME_hexapawn, "b1b2 a3b2", 0, "^s>/", 0},
    {"a used slot", GAME_reversi, "d3 c3 c4 e3 c2 b3", 0, "^s//", 0},
    {"the first unfinished game", GAME_hexapawn, "b1b2", 0, "^x", 0},
    {"a second", GAME_noughts, "5 1", 0, "^x", 0},
    {"a third", GAME_connect4, "4 4 4", 0, "^x", 0},
    {"the same game, gone on with", GAME_noughts, "2", 1, "^x", 0},
    {"a tenth ply", GAME_connect4, "4 4 4 4 4 3 3 3 3", 0, "5/", 0},
    {"a fourth", GAME_reversi, "d3 c3", 0, "^x", 0},
    {"a fifth", GAME_draughts, "11-15", 0, "^x", 0},
    {"a sixth: the oldest gives way", GAME_warptrog, "", 0, "^x/", 0},
    {"a game that ends", GAME_connect4, "", 1, "^q/", 1},
    {"a free place among the unfinished", GAME_hexapawn, "a1a2", 0, "^x", 0},
};
#define SAVES (sizeof saves / sizeof saves[0])

/* Presses one key after the other and waits for the result of each, except the last. */
static void press(const char *keys)
{
    int is_control = 0;

    for (; *keys; keys++) {
        const char *then = *keys == '/' ? "Replace it?" : *keys == '>' ? "< 2: " : *keys == 's' ? "< 1: "
            : *keys == 'q' ? "Resign?" : *keys == 'x' ? "\"Hexapawn, move 1\"?" : NULL;

        if (*keys == '^') {
            is_control = 1;
            continue;
        }
        emu_key(*keys == '>' ? KEY_RIGHT
            : *keys == '/' ? KEY_RETURN : is_control ? control(*keys) : emu_key_code(*keys));
        is_control = 0;
        if (keys[1] && then) {
            wait_for(then);
        }
    }
}

/* Boots `before` and plays the moves, up to the keys that save. */
static int prepare(const Save *save)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    char start[HOST_TEXT];

    if (!check(session_boot(&(EmuOptions){.machine = MACHINE_XL, .is_slow = 1, .disk = image_path(&before)}),
        "%s: no menu", save->name)) {
        return 0;
    }
    if (save->goes_on) {
        wait_for("FIRE");
        check(strstr(session_line(save->game), "move ") != NULL, "%s: %s is not unfinished", save->name,
            host_games[save->game]);
        emu_key(session_letter(save->game));
        host_choose(save->game);
        check(wait_screen(PROBE_SCREEN_PLAY, WAIT_LOAD, 5), "%s: the game does not continue", save->name);
        emu_frames(60);
    } else {
        check(session_choose(save->game, BY_KEYS), "%s: no game", save->name);
        two_people();
    }
    if (save->moves[0] || save->is_over) {
        play(save->moves);
    } else { /* any move */
        host_start(start);
        host_moves(start, moves);
        play(moves[0]);
    }
    return 1;
}

/* ---- what is written ---- */

/* The sector in which two images differ; 0: none. If more than one differs, the check fails. */
static unsigned difference(Image *a, Image *b)
{
    unsigned found = 0;

    for (unsigned sector = 1; sector <= (a->size - IMAGE_HEADER) / SECTOR; sector++) {
        if (memcmp(image_sector(a, sector), image_sector(b, sector), SECTOR) != 0) {
            check(!found, "sectors %u and %u are written at the same time", found, sector);
            found = sector;
        }
    }
    return found;
}

/* Runs until nothing is written any more, and stores the image after each write; returns the number of writes. */
static unsigned watch(void)
{
    static Image now;
    unsigned writes = 0;
    unsigned last = emu_frame();

    image_read(&steps[0], emu_disk());
    for (unsigned end = emu_frame() + WAIT_WRITES; emu_frame() < end && (!writes || emu_frame() < last + QUIET);) {
        unsigned sector;

        emu_frames(1);
        image_read(&now, emu_disk());
        sector = difference(&steps[writes], &now);
        if (sector && check(writes < WRITES_MOST, "more than %u writes", WRITES_MOST)) {
            steps[++writes] = now;
            sectors[writes] = sector;
            last = emu_frame();
        }
    }
    return writes;
}

/* ---- what is on the disk after a cut ---- */

/* Checks an image after a power cut: its saves are those of `wanted`, none is damaged, and after booting the menu shows
 * the same unfinished games. */
static void look(Image *image, Image *wanted, const char *name, const char *when, unsigned write)
{
    static char shown_texts[DESCRIPTION_MOST], found[DESCRIPTION_MOST];

    cuts++;
    strcpy(shown_texts, image_describe(wanted));
    strcpy(found, image_describe(image));
    check(strcmp(shown_texts, found) == 0, "%s, cut %s write %u: the disk has\n%sand should have\n%s", name, when,
        write, found, shown_texts);
    check(strstr(shown_texts, "damaged") == NULL, "%s: damaged\n%s", name, shown_texts);
    if (!check(session_boot(&(EmuOptions){.machine = MACHINE_XL, .disk = image_path(image)}), "%s: no menu", name)) {
        return;
    }
    wait_for("FIRE");
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        char mark[20] = "";

        for (unsigned entry = SAVE_NAMED; entry < SAVE_ENTRIES; entry++) {
            const char *text = image_describe_entry(image, entry);

            if (strncasecmp(text, host_games[game], strlen(host_games[game])) == 0) {
                snprintf(mark, sizeof mark, "move %d", atoi(text + strlen(host_games[game])));
            }
        }
        check(mark[0] ? strstr(session_line(game), mark) != NULL : strstr(session_line(game), "move") == NULL,
            "%s, cut %s write %u: the menu shows '%s', not '%s'", name, when, write, session_line(game), mark);
    }
}

/* Checks a cut in the middle of a write: only half of the sector is new, from byte `first_new` on. The saves must be
 * the old ones. */
static void look_at_half(unsigned write, unsigned first_new, const char *name)
{
    static Image torn;

    torn = steps[write - 1];
    memcpy(image_sector(&torn, sectors[write]) + first_new, image_sector(&steps[write], sectors[write]) + first_new,
        HALF);
    look(&torn, &steps[0], name, first_new ? "in (second half)" : "in (first half)", write);
}

static void test(const Save *save)
{
    static char shown_texts[DESCRIPTION_MOST];
    unsigned writes;

    if (!prepare(save)) {
        return;
    }
    press(save->keys);
    writes = watch(); /* starts before the first sector is written */
    check(writes >= (save->is_over ? 1u : 2u), "%s: %u sectors are written", save->name, writes);
    for (unsigned write = 1; write <= writes; write++) {
        look_at_half(write, 0, save->name);
        look_at_half(write, HALF, save->name);
        look(&steps[write], write == writes ? &steps[writes] : &steps[0], save->name, "after", write);
    }
    strcpy(shown_texts, image_describe(&steps[0]));
    check(strcmp(shown_texts, image_describe(&steps[writes])) != 0, "%s: nothing has changed", save->name);
    before = steps[writes];
}

int main(int count, char **words)
{
    host_words(count, words, "DISK.atr TROG");
    image_read(&before, words[1]);
    for (unsigned n = 0; n < SAVES; n++) {
        test(&saves[n]);
    }
    figure("%u power cuts in %u kinds of saves", cuts, (unsigned)SAVES);
    return check_end();
}
