/* faults.c: disks that are damaged, cut off or write-protected, machines that
 * are too small, RESET at a bad moment: one clear line, and on when it is
 * mended.
 *
 *   faults DISK.atr
 */
#include "disk/glassbox.h"
#include "driver.h"
#include "plat/disk.h"
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEADER 16
#define SECTOR 128
#define DIRECTORY 361
#define ENTRIES 64
#define FRAMES_TO_LOAD 200   /* instant disk: long enough for a kernel or a game */
#define FRAMES_OF_RETRIES 1500 /* SIO itself tries a bad sector for some seconds */

static uint8_t original[200000], image[200000];
static size_t image_bytes;
static char damaged_path[] = P_tmpdir "/trog_faults.XXXXXX";
static int faults;

static void read_image(const char *path)
{
    FILE *file = fopen(path, "rb");

    image_bytes = file ? fread(original, 1, sizeof original, file) : 0;
    if (image_bytes < HEADER + 720 * SECTOR) {
        fprintf(stderr, "faults: %s is no disk\n", path);
        exit(2);
    }
    fclose(file);
}

static void write_image(size_t bytes)
{
    FILE *file = fopen(damaged_path, "wb");

    if (!file || fwrite(image, 1, bytes, file) != bytes || fclose(file) != 0) {
        fprintf(stderr, "faults: %s cannot be written\n", damaged_path);
        exit(2);
    }
}

static uint8_t *sector_at(int sector) { return image + HEADER + (sector - 1) * SECTOR; }

/* The directory entry of a file, "KERNEL     ". */
static uint8_t *entry_of(const char *name)
{
    for (int n = 0; n < ENTRIES; n++) {
        uint8_t *entry = sector_at(DIRECTORY) + n * 16;

        if (memcmp(entry + 5, name, 11) == 0) {
            return entry;
        }
    }
    fprintf(stderr, "faults: no %s on the disk\n", name);
    exit(2);
}

static uint8_t *first_sector(const char *name)
{
    const uint8_t *entry = entry_of(name);

    return sector_at(entry[3] | entry[4] << 8);
}

static void check(int is_right, const char *what)
{
    printf("%-60s %s\n", what, is_right ? "ok" : "FAULT");
    faults += !is_right;
}

static int shows(const char *wanted)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    if (!strstr(text, wanted)) {
        printf("%s(wanted: %s)\n", text, wanted);
        return 0;
    }
    return 1;
}

static void start(Machine machine)
{
    emu_start(&(EmuOptions){.machine = machine, .disk = damaged_path});
}

static void pristine(void) { memcpy(image, original, sizeof image); }

static int has_kernel(void) { return memcmp(emu_page(GLASS_BOX >> 8), "TROG", 4) == 0; }

static void damaged_kernel(void)
{
    pristine();
    first_sector("KERNEL     ")[60] ^= 0x10;
    write_image(image_bytes);
    start(MACHINE_XL);
    emu_frames(FRAMES_TO_LOAD);
    check(shows("Disk fault 200. FIRE: once more"), "a wrong byte in the kernel is noticed");
    emu_fire();
    emu_frames(3);
    check(!has_kernel(), "it is not started");
    emu_frames(FRAMES_TO_LOAD);
    check(shows("Disk fault 200. FIRE: once more"), "tried once more, still wrong");
}

static void missing_kernel(void)
{
    pristine();
    entry_of("KERNEL     ")[5] = 'X';
    write_image(image_bytes);
    start(MACHINE_800_48K);
    emu_frames(FRAMES_TO_LOAD);
    check(shows("Disk fault 170."), "no kernel on the disk");
}

static void stray_link(void)
{
    pristine();
    first_sector("KERNEL     ")[125] += 4;
    write_image(image_bytes);
    start(MACHINE_800_48K);
    emu_frames(FRAMES_TO_LOAD);
    check(shows("Disk fault 164."), "a sector of another file");
}

static void cut_off(void)
{
    pristine();
    entry_of("KERNEL     ")[3] = 0xF0; /* sector 752 of 720: no drive has it */
    entry_of("KERNEL     ")[4] = 0x02;
    write_image(image_bytes);
    start(MACHINE_800_48K);
    emu_frames(FRAMES_OF_RETRIES);
    check(shows("Disk fault 1"), "a sector that cannot be read");
}

static void damaged_game(const char *name, Machine machine)
{
    char line[80];

    pristine();
    first_sector(name)[50] ^= 1;
    write_image(image_bytes);
    start(machine);
    emu_frames(2 * FRAMES_TO_LOAD);
    snprintf(line, sizeof line, "a wrong byte in %.8s is noticed", name);
    check(has_kernel() && emu_page(GLASS_BOX >> 8)[GLASS_DISK] == DISK_DAMAGED, line);
}

/* disk/try.c reads and writes the first sector of the save file. */
static void unreadable_saves(void)
{
    uint8_t code;

    pristine();
    entry_of("SAVES   DAT")[3] = 0xF0;
    entry_of("SAVES   DAT")[4] = 0x02;
    write_image(image_bytes);
    start(MACHINE_XL);
    emu_frames(FRAMES_OF_RETRIES);
    code = emu_page(GLASS_BOX >> 8)[GLASS_DISK];
    printf("(code %u) ", code);
    check(code == DISK_REFUSED || code == DISK_UNREADABLE, "saves that cannot be read are told");
}

static void small_machine(void)
{
    pristine();
    write_image(image_bytes);
    start(MACHINE_800_16K);
    emu_frames(FRAMES_TO_LOAD);
    check(shows("This needs 32K of memory or more"), "16K is too little");
}

/* RESET while the kernel is loading, at many moments: it boots in the end.
 * Before frame 90 the machine is the operating system's. */
static void early_reset(Machine machine)
{
    char line[80];
    int came = 0;

    pristine();
    write_image(image_bytes);
    for (unsigned when = 90; when < 338; when += 31) {
        emu_start(&(EmuOptions){.machine = machine, .is_slow = 1, .disk = damaged_path});
        emu_frames(when);
        emu_reset();
        emu_frames(450);
        came += has_kernel();
    }
    snprintf(line, sizeof line, "RESET while loading, %s: came up %d times of 8", machine_names[machine], came);
    check(came == 8, line);
}

int main(int argument_count, char **arguments)
{
    if (argument_count < 2 || mkstemp(damaged_path) < 0) {
        fputs("usage: faults DISK.atr\n", stderr);
        return 2;
    }
    read_image(arguments[1]);
    damaged_kernel();
    missing_kernel();
    stray_link();
    cut_off();
    damaged_game("CONNECT4OVL", MACHINE_XL);
    damaged_game("HEXAPAWNOVL", MACHINE_800_32K);
    unreadable_saves();
    small_machine();
    early_reset(MACHINE_800_48K);
    early_reset(MACHINE_XL);
    emu_stop();
    remove(damaged_path);
    printf("faults: %s\n", faults ? "FAULTS" : "all well");
    return faults != 0;
}
