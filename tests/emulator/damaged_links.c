/* damaged_links.c: files with wrong sector links, on a disk of each kind (disk/loader.inc): a message with the error
 * number, and nothing is started. Also checks the kind of each disk, and that a game can be saved there and continued.
 *
 *   damaged_links DISK.atr...
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "disk_image.h"
#include "session.h"

#include <stdio.h>
#include <string.h>

#define SECTOR 128
#define LINK_HIGH 125
#define LINK_LOW 126
#define LINK_COUNT 127
#define FLAG_MYDOS (FLAG_FILE | FLAG_LARGE)
#define FRAMES_TO_LOAD 200     /* instant disk: long enough for the kernel, or the saves */
#define FRAMES_OF_RETRIES 1500 /* SIO itself retries a bad sector for some seconds */
#define WRONG 5                /* the sector of the kernel with the wrong link, from 0 */

static Image original, image;
static unsigned first; /* first sector of the kernel, whose sectors are consecutive */

static unsigned kernel_sectors(void) { return image_file(&original, "KERNEL     ")[1]; }

static unsigned last_sector(void) { return (unsigned)(original.size - IMAGE_HEADER) / SECTOR; }

static int is_large(void) { return image_file(&original, "KERNEL     ")[0] == FLAG_MYDOS; }

/* Makes sector `number` of the kernel link to sector `next`, with a file number that differs by `difference`. On a
 * large disk links have no file number. */
static uint8_t *lead(unsigned number, unsigned next, unsigned difference)
{
    uint8_t *sector;

    image = original;
    sector = image_sector(&image, first + number);
    sector[LINK_HIGH] = (uint8_t)((is_large() ? 0u : sector[LINK_HIGH] & ~3u) ^ difference << 2 ^ next >> 8);
    sector[LINK_LOW] = (uint8_t)next;
    return sector;
}

static void check_error(const char *line, unsigned frames, const char *what)
{
    const char *kind = is_large() ? "large" : "small";

    emu_start(&(EmuOptions){.machine = MACHINE_XL, .disk = image_path(&image), .random = 1});
    emu_frames(frames);
    check(session_shows(line), "%s disk, %s: '%s' is not shown", kind, what, line);
    check(!probe_is_up(), "%s disk, %s: the kernel is started", kind, what);
}

/* On a large disk only the checksum reveals a sector of another file. A link to a sector that no disk has is found at
 * once. */
static void to_another_file(void)
{
    const uint8_t *other = image_file(&original, "MENU    SYS");

    lead(kernel_sectors() - 2, other[3] + 256u * other[4], 0);
    check_error(is_large() ? "Disk error 200." : "Disk error 164.", FRAMES_TO_LOAD, "a link into another file");
}

static void of_another_file(void)
{
    unsigned next = first + WRONG + 1;

    for (unsigned bit = 1; bit < 64; bit <<= 1) {
        if (!is_large() || (next >> 8 ^ bit << 2) > LARGE_MOST) {
            lead(WRONG, next, bit);
            check_error("Disk error 164.", FRAMES_TO_LOAD, "a sector of another file");
        }
    }
    lead(kernel_sectors() - 1, 0, 4);
    check_error("Disk error 164.", FRAMES_TO_LOAD, "a sector of another file at the end");
}

/* Links to sectors that no drive has: the one after the last, and 0. */
static void off_the_disk(void)
{
    lead(WRONG, last_sector() + 1, 0);
    check_error("Disk error 1", FRAMES_OF_RETRIES, "a link after the last sector");
    lead(WRONG, 0, 0);
    check_error("Disk error 1", FRAMES_OF_RETRIES, "a file that ends too early");
}

/* A sector linked to itself, with data and without: reading stops at the length of the file. */
static void circle(uint8_t count)
{
    lead(WRONG, first + WRONG, 0)[LINK_COUNT] = count;
    check_error("Disk error 200.", FRAMES_TO_LOAD, count ? "a loop of sectors" : "a loop of empty sectors");
}

/* A game is saved when the player leaves it, and can be continued. */
static void save_and_continue(const char *path)
{
    session_boot(&(EmuOptions){.machine = MACHINE_XL, .disk = path, .random = 1});
    if (check(session_choose(GAME_hexapawn, BY_KEYS), "%s: no game", path)) {
        session_type("b1b2");
        check(wait_settled(WAIT_MOVE) && session_menu(), "%s: no menu", path);
        image_power_off(&image);
        check(strncmp(image_describe_entry(&image, SAVE_NAMED), "HEXAPAWN", 8) == 0, "%s: the game is not saved", path);
        session_boot(&(EmuOptions){.machine = MACHINE_XL, .disk = image_path(&image), .random = 1});
        emu_frames(FRAMES_TO_LOAD);
        check(strstr(session_line(GAME_hexapawn), "move") != NULL, "%s: the game does not come back: %s", path,
            session_line(GAME_hexapawn));
    }
}

static void try_disk(const char *path)
{
    const uint8_t *kernel;

    image_read(&original, path);
    kernel = image_file(&original, "KERNEL     ");
    first = kernel[3] + 256u * kernel[4];
    check(kernel[0] == (last_sector() > 720 ? FLAG_MYDOS : FLAG_FILE), "%s: the kernel has the flag %02X", path,
        kernel[0]);
    to_another_file();
    of_another_file();
    off_the_disk();
    circle(0);
    circle(100);
    save_and_continue(path);
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr...");
    for (int n = 1; n < argument_count; n++) {
        try_disk(arguments[n]);
    }
    emu_stop();
    return check_end();
}
