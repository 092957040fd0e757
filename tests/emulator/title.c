/* title.c: the title, with true drive timing on every machine: when the picture stands and when the menu does; what
 * moves; that the bar grows with the sectors that are read, and that no sector is read twice; that the tune plays until
 * a key is pressed, and that this key is not for the menu. The second part of the kernel is read while the menu stands,
 * also if the player chooses a game at once, and is reported if it is damaged.
 *
 *   title DISK.atr TROG
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "disk_image.h"
#include "kernel.inc"
#include "screen.h"
#include "session.h"

#include <string.h>

#define PICTURE_MOST 30      /* tenths of a second from power-on to the picture, */
#define MENU_MOST 100        /* and to the menu */
#define FRAMES_MOST 900
#define SDLST 0x0230         /* shadow of the address of the display list */
#define DAUX 0x030A
#define EYES_AT 0x9A21       /* the first double line of player 0 in an eye */
#define YELLOW_AT 0x9B21     /* the same of player 2, behind it */
#define EYE_ROWS 8
#define LEAST_NOTES 20       /* changes of the volume while the disk is read */
#define BAR_BYTES 16
#define HEAD_AT 0x8000       /* the picture of the head: 112 lines */
#define HEAD_BYTES 3584

static const char *disk;
static const char *name;

static int title_stands(void)
{
    const uint8_t *page = emu_page(SDLST >> 8);

    return page[SDLST & 0xFF] == (TITLE_LIST_AT & 0xFF) && page[(SDLST + 1) & 0xFF] == TITLE_LIST_AT >> 8;
}

/* The number of full pixels of the bar, from the left; -1: the bar has a gap or another pixel. */
static int bar_pixels(const uint8_t *memory)
{
    int pixels = 0, is_end = 0;

    for (int byte = 0; byte < BAR_BYTES; byte++) {
        for (int shift = 6; shift >= 0; shift -= 2) {
            int pixel = memory[TITLE_BAR_AT + (unsigned)byte] >> shift & 3;

            if ((pixel != 1 && pixel != 3) || (is_end && pixel == 1)) {
                return -1;
            }
            is_end |= pixel == 3;
            pixels += pixel == 1;
        }
    }
    return pixels;
}

/* Watches the title from power-on to the menu. */
static void watch(const EmuOptions *options)
{
    unsigned picture = 0, menu = 0, notes = 0, looks = 0, phases = 0, stars = 0, reads = 0, twice = 0, last_sector = 0;
    unsigned half = 0, holes = 0;
    int last_bar = 0, bar_steps = 0;
    uint8_t eyes[EYE_ROWS] = {0}, head[HEAD_BYTES], volume = 0, phase = 0;
    unsigned rate = options->is_pal ? 5 : 6;

    emu_start(options);
    while (emu_frame() < FRAMES_MOST && !menu) {
        const uint8_t *memory;

        emu_frames(1);
        if (!title_stands()) {
            menu = picture && probe_is_up() && probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU ? emu_frame() : 0;
            continue;
        }
        memory = emu_memory();
        if (!picture) {
            picture = emu_frame();
            memcpy(head, memory + HEAD_AT, HEAD_BYTES);
            memcpy(eyes, memory + EYES_AT, EYE_ROWS);
        }
        if (probe_is_up()) {
            continue; /* the kernel runs */
        }
        looks += memcmp(eyes, memory + EYES_AT, EYE_ROWS) != 0;
        if (memory[EYES_AT] == 0xFF) { /* lids in place of pupils */
            half += memory[EYES_AT + EYE_ROWS - 1] == 0;
            holes += memory[YELLOW_AT + EYE_ROWS / 2] != 0xFF;
        }
        phases += phase != memory[TITLE_PHASE_AT];
        notes += volume != memory[TITLE_VOLUME_AT];
        stars += memcmp(head, memory + HEAD_AT, HEAD_BYTES) != 0;
        memcpy(eyes, memory + EYES_AT, EYE_ROWS);
        memcpy(head, memory + HEAD_AT, HEAD_BYTES);
        phase = memory[TITLE_PHASE_AT];
        volume = memory[TITLE_VOLUME_AT];
        if (options->is_slow) {
            unsigned sector = memory[DAUX] | (unsigned)memory[DAUX + 1] << 8;
            int bar = bar_pixels(memory);

            check(bar >= last_bar && bar <= last_bar + 2, "%s: the bar goes from %d to %d", name, last_bar, bar);
            bar_steps += bar != last_bar;
            last_bar = bar;
            reads += sector != last_sector;
            twice += sector != last_sector && last_sector > sector && sector != 0 && reads > 2;
            last_sector = sector;
        }
    }
    figure("%-10s %s picture after %u frames (most %u), menu after %u (most %u)", name,
        options->is_pal ? "PAL" : "NTSC", picture, PICTURE_MOST * rate, menu, MENU_MOST * rate);
    check(picture && picture <= PICTURE_MOST * rate, "%s: the picture stands after %u frames", name, picture);
    check(menu && menu <= MENU_MOST * rate, "%s: the menu stands after %u frames", name, menu);
    check(looks > 8 && phases > 40 && stars > 20, "%s: the eyes move %u times, the sky %u, the stars %u", name, looks,
        phases, stars);
    check(half > 8 && holes == 0, "%s: the eyes are half closed in %u frames, with holes to the sky in %u", name, half,
        holes);
    check(notes > LEAST_NOTES, "%s: the volume of the tune changes %u times", name, notes);
    check(bar_steps > 40 && last_bar == 64, "%s: the bar has %d steps and ends at %d", name, bar_steps, last_bar);
    check(twice == 0, "%s: %u sectors are read again", name, twice);
}

/* A key ends the tune, not the loading, and the menu does not see it: the letter of a game is pressed and held. */
static void key_while_loading(const EmuOptions *options)
{
    emu_start(options);
    while (!title_stands() && emu_frame() < FRAMES_MOST) {
        emu_frames(1);
    }
    emu_frames(60);
    check(emu_page(0)[TITLE_MUTED_AT] == 0, "%s: no tune", name);
    emu_key(session_letter(GAME_noughts));
    check(emu_page(0)[TITLE_MUTED_AT] == 1 && emu_page(0)[TITLE_VOLUME_AT] == 0,
        "%s: a key does not end the tune", name);
    check(title_stands() && !probe_is_up(), "%s: a key ends the title", name);
    check(wait_screen(PROBE_SCREEN_MENU, FRAMES_MOST, 1), "%s: no menu after a key", name);
    check(emu_frame() <= MENU_MOST * (options->is_pal ? 5u : 6u), "%s: the menu is late after a key", name);
    emu_frames(120);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU, "%s: the key has chosen a game", name);
}

/* A game that is chosen at once: the second part of the kernel is read first. */
static void choose_at_once(const EmuOptions *options)
{
    if (!check(session_boot(options), "%s: no menu", name)) {
        return;
    }
    check(!emu_memory()[HAS_KERNEL_AT], "%s: the kernel is complete before the menu stands", name);
    host_choose(GAME_noughts);
    check(session_choose(GAME_noughts, BY_KEYS) && emu_memory()[HAS_KERNEL_AT], "%s: no game", name);
    check(session_menu() && emu_memory()[HAS_KERNEL_AT], "%s: no menu after the game", name);
}

/* Moving the bar does not start the file again. */
static void move_the_bar(const EmuOptions *options)
{
    if (!check(session_boot(options), "%s: no menu", name)) {
        return;
    }
    for (int n = 0; n < 12 && !emu_memory()[HAS_KERNEL_AT]; n++) {
        emu_key(KEY_DOWN);
        emu_frames(20);
    }
    check(emu_memory()[HAS_KERNEL_AT], "%s: the kernel is not read while the bar moves", name);
}

/* A damaged second part: the menu says so when a game is chosen, and stays. */
static void damaged_part(void)
{
    static Image image;
    EmuOptions options = {.machine = MACHINE_XL, .random = 1};
    uint8_t *entry;

    image_read(&image, disk);
    entry = image_file(&image, "KERNEL  SYS");
    if (!check(entry != NULL, "no KERNEL.SYS on the disk")) {
        return;
    }
    image_sector(&image, entry[3] + 256u * entry[4] + 3)[50] ^= 4;
    options.disk = image_path(&image);
    if (!check(session_boot(&options), "no menu with a damaged KERNEL.SYS")) {
        return;
    }
    emu_frames(100);
    emu_key(session_letter(GAME_noughts));
    check(session_waits("The file is damaged", 200), "a damaged KERNEL.SYS is not reported");
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU && !emu_memory()[HAS_KERNEL_AT],
        "a damaged KERNEL.SYS is used");
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr");
    disk = arguments[1];
    for (int machine = MACHINE_800_48K; machine < MACHINES; machine++) {
        for (int is_pal = 0; is_pal < 2; is_pal++) {
            EmuOptions options = {.machine = (Machine)machine, .is_pal = is_pal, .is_slow = 1, .disk = disk,
                .random = 1};

            name = machine_names[machine];
            watch(&options);
            key_while_loading(&options);
        }
    }
    for (int machine = MACHINE_800_48K; machine <= MACHINE_XL; machine++) {
        EmuOptions options = {.machine = (Machine)machine, .is_slow = 1, .disk = disk, .random = 1};

        name = machine_names[machine];
        choose_at_once(&options);
        move_the_bar(&options);
    }
    damaged_part();
    return check_end();
}
