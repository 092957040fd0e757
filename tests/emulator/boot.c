/* boot.c: the disk boots on every machine, and the engine there visits the
 * nodes it visits on the host.
 *
 *   boot DISK.atr TROG       TROG: the host's program
 *
 * For disk/try.c: it loads a game, thinks to depth 8, writes a sector.
 */
#include "disk/glassbox.h"
#include "driver.h"
#include "plat/atari/disk.h"
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAMES_MOST 4000
#define DEPTH 8

static const char *trog;
static int faults;

static const char *const games[] = {"hexapawn", "noughts", "connect4"};

static unsigned word_of(const uint8_t *at) { return at[0] | (unsigned)at[1] << 8; }

static int has_kernel(const uint8_t *glass) { return memcmp(glass + GLASS_MARK, "TROG", 4) == 0; }
static int has_game(const uint8_t *glass)
{
    return has_kernel(glass) && glass[GLASS_SCREEN] != GLASS_SCREEN_LOADING;
}
static int has_thought(const uint8_t *glass) { return has_game(glass) && glass[GLASS_SCREEN] == GLASS_SCREEN_PLAY; }

/* Frames from power-on until it is so; 0: never. */
static unsigned wait_until(int (*is_so)(const uint8_t *), unsigned step)
{
    while (!is_so(emu_page(GLASS_BOX >> 8))) {
        if (emu_frame() > FRAMES_MOST) {
            return 0;
        }
        emu_frames(step);
    }
    return emu_frame();
}

/* What the host's engine says: nodes. */
static unsigned long host_nodes(const char *game, unsigned table)
{
    char line[256];
    unsigned long nodes = 0;
    FILE *pipe;

    snprintf(line, sizeof line, "%s best %s --depth %d --without book --table %u", trog, game, DEPTH, table);
    pipe = popen(line, "r");
    if (!pipe || fscanf(pipe, "%*s %*s %*s %lu", &nodes) != 1) {
        fprintf(stderr, "boot: '%s' failed\n", line);
        exit(1);
    }
    pclose(pipe);
    return nodes;
}

static void check(int is_right, const char *what)
{
    if (!is_right) {
        printf("    FAULT: %s\n", what);
        faults++;
    }
}

static void print_screen(void)
{
    char text[SCREEN_TEXT];

    screen_text(emu_memory(), text);
    fputs(text, stdout);
}

static int saved_on(const char *path)
{
    static char bytes[200000];
    FILE *file = fopen(path, "rb");
    size_t count = file ? fread(bytes, 1, sizeof bytes, file) : 0;

    if (file) {
        fclose(file);
    }
    return count > 5 && memmem(bytes, count, "SAVED", 5) != NULL;
}

static void boot(EmuOptions options, uint8_t ram)
{
    const uint8_t *glass;
    unsigned kernel, game, thought;
    unsigned long nodes;

    printf("%-8s %-4s %-7s%s%s", machine_names[options.machine], options.is_pal ? "PAL" : "NTSC",
        options.is_slow ? "slow" : "instant", options.has_basic ? " basic" : "", options.is_protected ? " protected" : "");
    emu_start(&options);
    kernel = wait_until(has_kernel, 1);
    game = wait_until(has_game, 1);
    thought = wait_until(has_thought, 50);
    glass = emu_page(GLASS_BOX >> 8);
    nodes = word_of(glass + GLASS_NODES) | (unsigned long)word_of(glass + GLASS_NODES + 2) << 16;
    printf(" kernel %3u  game %3u  thought %4u  RAM $%02X  %-8s table %4u  nodes %lu  board %s  disk %u\n", kernel, game,
        thought, glass[GLASS_RAM], glass[GLASS_GAME] < 3 ? games[glass[GLASS_GAME]] : "-", word_of(glass + GLASS_TABLE),
        nodes, (const char *)glass + GLASS_BOARD, glass[GLASS_DISK]);
    check(thought != 0, "it never came so far");
    if (!thought) {
        print_screen();
        emu_stop();
        return;
    }
    check(glass[GLASS_RAM] == ram, "memory size");
    check(nodes == host_nodes(games[glass[GLASS_GAME]], word_of(glass + GLASS_TABLE)), "the host counts other nodes");
    check(glass[GLASS_DISK] == (options.is_protected ? DISK_PROTECTED : 0), "disk code");
    emu_reset();
    emu_frames(100);
    glass = emu_page(GLASS_BOX >> 8);
    check(has_kernel(glass) && word_of(glass + GLASS_TURNS) == 1, "RESET does not come back to the shell");
    emu_stop();
    check(saved_on(emu_disk()) != options.is_protected, "what was written is on the disk");
}

int main(int argument_count, char **arguments)
{
    static const uint8_t ram[MACHINES] = {0x40, 0x80, 0xA0, 0xC0, 0xC0, 0xC0};

    if (argument_count < 3) {
        fputs("usage: boot DISK.atr TROG\n", stderr);
        return 2;
    }
    trog = arguments[2];
    for (int machine = MACHINE_800_32K; machine < MACHINES; machine++) {
        for (int kind = 0; kind < 4; kind++) {
            boot((EmuOptions){.machine = (Machine)machine, .is_pal = kind & 1, .is_slow = kind >> 1,
                .disk = arguments[1], .random = 1}, ram[machine]);
        }
    }
    boot((EmuOptions){.machine = MACHINE_XL, .has_basic = 1, .is_slow = 1, .disk = arguments[1]}, 0xC0);
    boot((EmuOptions){.machine = MACHINE_XE, .is_protected = 1, .disk = arguments[1]}, 0xC0);
    printf("boot: %s\n", faults ? "FAULTS" : "all well");
    return faults != 0;
}
