/* read_ahead.c: the overlays the computer needs are read while the player thinks, with true drive timing: its first
 * reply comes soon, keys are answered meanwhile, and a missing or bad disk is reported only when the data is needed.
 *
 *   read_ahead DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "disk_image.h"
#include "games/race/chance.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"

#define FIVE_SECONDS 300
#define REPLY_MOST 240  /* frames from the player's move to the first reply */
#define ANSWER_MOST 24  /* frames from a key to its letter on the screen: reading a sector, and drawing */
#define LETTERS 9
#define AFTER_RESET 30
#define LATER_MOST 600  /* frames until the later part of a game is in memory */
#define REDRAWS 20
#define REDRAW_STEP 30  /* one redraw takes some 20 frames */
#define IN_ENGINE 35    /* frames after which the engine overlay is being read; the emulator has 4K of it in a buffer */
#define IN_BOOK 220     /* frames after which the first section of the book is being read */
#define GONE 150        /* frames with another disk in the drive */
#define RETRIES 1200    /* frames until SIO gives up */
#define BAD_LINE "The disk cannot be read" /* the empty sectors of the other disk link to sector 0 */
#define NAMES_READ 1200 /* frames until the names of openings are in memory */
#define DIRECTORY 361
#define DIRECTORY_LAST 368

static const char *disk;

static int begin(Machine machine, int is_pal)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk, .is_slow = 1, .random = 1};

    return check(session_boot(&options) && session_choose(GAME_chess, BY_KEYS), "no chess");
}

static int wait_reply(void)
{
    for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) < 2; emu_frames(2)) {
        if (emu_frame() > end) {
            return 0;
        }
    }
    return wait_settled(WAIT_MOVE);
}

/* 1: the line below the status has the name of one of the answers to e2e4. */
static int is_named(void)
{
    static const char *const names[] = {
        "King's Pawn", "Sicilian", "French", "Caro", "Pirc", "Alekhine", "Scandinavian"
    };

    for (unsigned n = 0; n < sizeof names / sizeof *names; n++) {
        if (session_shows(names[n])) {
            return 1;
        }
    }
    return 0;
}

static void check_whole(void)
{
    check(session_code_is_whole() && probe_byte(PROBE_DISK) == 0, "disk error %u, or the kernel's code has changed",
        probe_byte(PROBE_DISK));
}

static void first_reply(Machine machine, int is_pal)
{
    unsigned before;

    if (begin(machine, is_pal)) {
        emu_frames(is_pal ? FIVE_SECONDS * 5 / 6 : FIVE_SECONDS);
        before = emu_frame();
        session_type("e2e4");
        check(wait_reply(), "no reply");
        figure("chess: %s %s, %u frames to the first reply after five seconds  (at most %u)", machine_names[machine],
            is_pal ? "PAL" : "NTSC", emu_frame() - before, REPLY_MOST);
        check(emu_frame() - before <= REPLY_MOST, "%u frames to the first reply", emu_frame() - before);
        check_whole();
    }
}

/* Types a letter and deletes it; returns the frames until it appeared. */
static unsigned letter(void)
{
    unsigned before = emu_frame(), took;

    emu_hold_key(emu_key_code('e'));
    while (!session_shows("Your move: e") && emu_frame() - before < 2 * ANSWER_MOST) {
        emu_frames(1);
    }
    took = emu_frame() - before;
    emu_hold_key(KEY_NONE);
    emu_frames(PRESS_FRAMES);
    emu_key(KEY_BACKSPACE);
    return took;
}

/* While the disk is read, all input is answered, and pieces can be lifted and moved. RESET discards what was read. */
static void disturbed(void)
{
    unsigned slowest = 0;

    if (!begin(MACHINE_XL, 0)) {
        return;
    }
    for (int n = 0; n < LETTERS; n++) {
        unsigned took = letter();

        slowest = took > slowest ? took : slowest;
        emu_stick(STICK_UP);
        emu_frames(20 + 31 * n);
    }
    figure("chess: at most %u frames to a letter while the disk is read  (at most %u)", slowest, ANSWER_MOST);
    check(slowest <= ANSWER_MOST, "%u frames to a letter while the disk is read", slowest);
    emu_reset();
    emu_frames(AFTER_RESET);
    session_type("e2e4");
    check(wait_reply() && strstr(probe_board(), "/4P3/"), "no reply");
    check_whole();
}

#define PUSHES 60
#define PLAYER_BYTES 128
#define CURSOR_MOST 3   /* frames from the stick to the cursor */
#define LATE_MOST 12    /* pushes that may take longer: a file is found, or unpacked */

/* The cursor follows the stick at once while the disk is read: input stops the sector that is being read. */
static void cursor(Machine machine, int is_pal)
{
    uint8_t before[PLAYER_BYTES];
    unsigned late = 0;

    if (!begin(machine, is_pal)) {
        return;
    }
    for (unsigned n = 0; n < PUSHES; n++) {
        unsigned took = 0;

        emu_frames(20 + 7 * n % 23);
        memcpy(before, emu_memory() + PLAYERS_AT, PLAYER_BYTES);
        emu_hold_stick(n & 1 ? STICK_DOWN : STICK_UP);
        do {
            emu_frames(1);
            ++took;
        } while (took < ANSWER_MOST && memcmp(before, emu_memory() + PLAYERS_AT, PLAYER_BYTES) == 0);
        emu_hold_stick(0);
        late += took > CURSOR_MOST;
    }
    figure("chess: %s %s, %u of %u pushes of the stick move the cursor after more than %u frames  (at most %u)",
        machine_names[machine], is_pal ? "PAL" : "NTSC", late, PUSHES, CURSOR_MOST, LATE_MOST);
    check(late <= LATE_MOST, "%u of %u pushes take more than %u frames", late, PUSHES, CURSOR_MOST);
    session_type("e2e4");
    check(wait_reply() && strstr(probe_board(), "/4P3/"), "no reply");
    check_whole();
}

/* Changes the disk in the running emulator's drive: to one with the same directory but empty sectors, or back. */
static void swap_disk(const Image *image, int is_empty)
{
    static uint8_t nothing[IMAGE_MOST];
    FILE *file = fopen(emu_disk(), "r+b");
    const uint8_t *bytes = is_empty ? nothing : image->bytes;

    for (size_t at = IMAGE_HEADER; file && at < image->size; at += DISK_SECTOR) {
        unsigned sector = (unsigned)((at - IMAGE_HEADER) / DISK_SECTOR) + 1;

        if ((sector < DIRECTORY || sector > DIRECTORY_LAST) && fseek(file, (long)at, SEEK_SET) == 0) {
            fwrite(bytes + at, 1, DISK_SECTOR, file);
        }
    }
    check(file && fclose(file) == 0, "the disk cannot be changed");
}

/* Another disk is in the drive while the overlays are read. No message comes before the computer has to move. If the
 * right disk is still missing then, a message comes, and with the right disk everything works again. */
static void other_disk(unsigned when, int comes_back)
{
    Image image;

    if (!begin(MACHINE_XL, 0)) {
        return;
    }
    emu_frames(when);
    image_read(&image, disk);
    swap_disk(&image, 1);
    emu_frames(GONE);
    check(session_shows("Your move:") && letter() <= ANSWER_MOST,
        "frame %u: the other disk is reported too early, or a letter is not answered", when);
    if (comes_back) {
        swap_disk(&image, 0);
    }
    session_type("e2e4");
    if (!comes_back) {
        check(session_waits(BAD_LINE, RETRIES) && probe_word(PROBE_PLY) == 1,
            "frame %u: no message that the disk is bad", when);
        swap_disk(&image, 0);
        emu_key(KEY_SPACE);
    }
    check(wait_reply() && probe_nodes() == 0 && session_book_bytes() >= BOOK_PART_BYTES,
        "frame %u: no reply by the book", when);
    check_whole();
}

/* A bad sector in the first section of the book: no message, and a reply by searching. */
static void bad_book(void)
{
    Image image;
    uint8_t *entry;
    const char *whole = disk;

    image_read(&image, disk);
    entry = image_file(&image, "CHESS   DAT");
    image_sector(&image, (entry[3] | (unsigned)entry[4] << 8) + BOOK_SECTORS / 2)[9] ^= 1;
    disk = image_path(&image);
    if (begin(MACHINE_XL, 0)) {
        session_level(1, BY_KEYS);
        emu_frames(3 * IN_BOOK);
        check(letter() <= ANSWER_MOST && session_shows("Your move:"), "a bad sector of the book is reported");
        session_type("e2e4");
        check(wait_reply() && probe_nodes() > 0 && session_book_bytes() == 0, "a bad book: no reply by searching");
        check_whole();
    }
    disk = whole;
}

/* 1: the network of Race! is in memory. */
static int has_network(void)
{
    return memmem(emu_memory(), MEMORY_BYTES, race_chance_first, sizeof race_chance_first) != NULL;
}

/* The later part of a game (Race!: the network of its winning chance) is read after the first board. Until then the
 * panel shows what the evaluation says. The computer does not wait for it. Meanwhile the board is flipped `redraws`
 * times. */
static void later_part(Machine machine, int is_pal, unsigned redraws)
{
    EmuOptions options = {.machine = machine, .is_pal = is_pal, .disk = disk, .is_slow = 1, .random = 1};
    unsigned most = LATER_MOST + redraws * (REDRAW_STEP + 2 * PRESS_FRAMES), before;

    if (!check(session_boot(&options) && session_choose(GAME_race, BY_KEYS), "no race")) {
        return;
    }
    before = emu_frame();
    check(!has_network() && session_shows("WIN"), "the first board waits for the network, or has no winning chance");
    for (unsigned n = 0; n < redraws && !has_network(); n++) { /* the panel must not use what is only half there */
        emu_key(KEY_CTRL + emu_key_code('f'));
        emu_frames(REDRAW_STEP);
    }
    while (!has_network() && emu_frame() - before < most) {
        emu_frames(1);
    }
    figure("race: %s %s, %u frames from the first board to its network  (at most %u)", machine_names[machine],
        is_pal ? "PAL" : "NTSC", emu_frame() - before, most);
    check(has_network(), "no network after %u frames", most);
    check_whole();
}

/* The first section of a book is kept while the computer thinks. The part of the next section that was already read is
 * overwritten by the transposition table, and must not be unpacked. */
static void retained_book(unsigned pause)
{
    static const char *const columns[] = {"1", "7", "2", "6"};
    EmuOptions options = {.machine = MACHINE_XL, .disk = disk, .is_slow = 1, .random = 1};

    if (!check(session_boot(&options) && session_choose(GAME_connect4, BY_KEYS), "no four in a row")) {
        return;
    }
    session_level(1, BY_KEYS);
    for (unsigned n = 0; n < sizeof columns / sizeof columns[0]; n++) {
        emu_frames(pause); /* meanwhile some sectors of the next section are read */
        session_type(columns[n]);
        for (unsigned end = emu_frame() + WAIT_MOVE; probe_word(PROBE_PLY) < 2 * (n + 1) && emu_frame() < end;) {
            emu_frames(2);
        }
        check(probe_word(PROBE_PLY) == 2 * (n + 1) && wait_settled(WAIT_MOVE), "%u frames between: no reply to %s",
            pause, columns[n]);
    }
    emu_frames(FIVE_SECONDS);
    check_whole();
}

/* A newcomer's first game: the hints about the stick come first, then the name of the opening. The hints are in an
 * overlay, so the one that shows names is read after them. */
static void name_after_hints(void)
{
    EmuOptions options = {.machine = MACHINE_XL, .disk = disk, .is_slow = 1, .random = 1};

    session_newcomer = 1;
    check(session_boot(&options) && session_choose(GAME_chess, BY_STICK) && session_waits("Move the stick", WAIT_LOAD),
        "no hint in a first game of chess");
    session_newcomer = 0;
    emu_frames(NAMES_READ);
    session_find_cursor();
    session_point(4, 6);
    emu_fire();
    check(session_waits("FIRE puts it down", WAIT_MOVE), "no hint when a piece is lifted");
    session_point(4, 4);
    emu_fire();
    for (unsigned n = 0; n < NAMES_READ && !is_named(); n++) {
        emu_frames(1);
    }
    check(is_named(), "a newcomer does not see the name of the opening");
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr TROG");
    disk = arguments[1];
    first_reply(MACHINE_XL, 0);
    first_reply(MACHINE_800_48K, 1);
    disturbed();
    cursor(MACHINE_XL, 0);
    cursor(MACHINE_XL, 1);
    cursor(MACHINE_800_48K, 0);
    other_disk(IN_ENGINE, 0);
    other_disk(IN_ENGINE, 1);
    other_disk(IN_BOOK, 1);
    bad_book();
    for (unsigned pause = 20; pause <= 80; pause += 20) {
        retained_book(pause);
    }
    later_part(MACHINE_XL, 0, 0);
    later_part(MACHINE_800_48K, 1, 0);
    later_part(MACHINE_XL, 0, REDRAWS);
    name_after_hints();
    emu_stop();
    return check_end();
}
