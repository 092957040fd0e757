/* mkbank.c: converts a disk into a cartridge (SIC!, 512K, or AtariMax, 128K), or into one executable file. With 128K it
   keeps the disk in its second 64K; with 64K it keeps the files that fit (mkbank_small.c). disk/bank.mk calls it.

     mkbank car OUT.car DISK.atr BOOT.bin DEVICE CODE     a SIC! cartridge
     mkbank max OUT.car DISK.atr BOOT.bin DEVICE CODE     an AtariMax cartridge
     mkbank xex OUT.xex DISK.atr BOOT.bin DEVICE CODE PARTS OVERLAYS LARGE OWN GAMES TITLE

   BOOT.bin has the boot sectors. Their first two pages, the resident loader, replace the first bytes of CODE. The start
   of the loader is replaced by CODE.loader, and its call of SIO at the address DEVICE by a call of that code. CODE.bank
   replaces the boot sectors of the disk (disk/bank.s, cart.s, xex.s); in an AtariMax cartridge CODE does.

   PARTS are six numbers: the sectors of a part of a book; the sectors of the game's DAT file where openings, rules and
   their second piece start; the address of the game, and the first one after it.
   OVERLAYS is a file with the sectors of SHELL.DAT where the shell overlays start (shell.pieces in disk.mk). LARGE are
   the overlays that need 128K, OWN is an overlay of the game that 64K must have, or empty, GAMES the file names
   of all games, TITLE the code that shows the title (disk/xex_title.s). */
/* SPDX-License-Identifier: MIT */
#include "mkbank.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CODE_MOST 0x2000

/* SIC!: 32 banks of 16K. The disk is in the lower halves; what they do not hold goes to the end of the upper halves,
   which are read slower (find_upper in disk/bank.s). The code is in the upper half of every bank: RESET does not switch
   the cartridge, so any bank may be there when the operating system looks for its header. */
#define CAR_TYPE 56

/* AtariMax, 128K: 16 banks of 8K with the sectors of the disk one after another. In place of the boot sectors the first
   bank has the code; the last 128 bytes of the code end every bank, because RESET does not switch the cartridge. */
#define MAX_TYPE 41

/* disk/xex.s: its three entry points */
#define XEX_LOOK (XEX_CODE + ENTRIES_AT)
#define XEX_STORE (XEX_LOOK + 3)
#define XEX_RUN (XEX_STORE + 3)
#define XEX_SECTORS 512
#define INITAD 0x02E2
#define RUNAD 0x02E0

uint8_t disk[LARGE_SECTORS + 1][SECTOR_BYTES];
static uint8_t code[CODE_MOST];
static long code_bytes;

_Noreturn void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("mkbank: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static long read_file(const char *path, const char *end, uint8_t *to, size_t most)
{
    char name[1000];
    FILE *file;
    size_t bytes;

    snprintf(name, sizeof name, "%s%s", path, end);
    file = fopen(name, "rb");
    if (!file) {
        fail("cannot read %s", name);
    }
    bytes = fread(to, 1, most, file);
    if (ferror(file) || fgetc(file) != EOF) {
        fail("%s is longer than %lu bytes", name, (unsigned long)most);
    }
    fclose(file);
    return (long)bytes;
}

static void read_disk(const char *path)
{
    static uint8_t bytes[ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES];
    long count = read_file(path, "", bytes, sizeof bytes);

    memcpy(disk[1], bytes + ATR_HEADER_BYTES, (size_t)(count - ATR_HEADER_BYTES));
}

int word_at(const uint8_t *at) { return at[0] | at[1] << 8; }

const uint8_t *entry_of(int n)
{
    const uint8_t *entry = disk[DIRECTORY_SECTOR + n / ENTRIES_A_SECTOR] + n % ENTRIES_A_SECTOR * ENTRY_BYTES;

    return n < ENTRIES && entry[ENTRY_FLAG_AT] != FLAG_NEVER_USED ? entry : NULL;
}

int next_sector(const uint8_t *entry, int sector)
{
    int high = disk[sector][LINK_HIGH_AT];

    return disk[sector][LINK_LOW_AT] | (entry[ENTRY_FLAG_AT] & FLAG_LARGE ? high : high & 3) << 8;
}

/* Checks that only SAVES.DAT and SAVEBOX.DAT start with SA, because disk/bank.s recognizes them by these letters.
 * Returns the last sector in use plus 1. */
static int check_disk(void)
{
    int sectors_used = DIRECTORY_SECTOR + DIRECTORY_SECTORS;

    for (int n = 0; entry_of(n); n++) {
        const uint8_t *entry = entry_of(n);
        const char *name = (const char *)entry + ENTRY_NAME_AT;

        if (memcmp(name, "SA", 2) == 0 && memcmp(name, "SAVES   DAT", NAME_LETTERS + EXTENSION_LETTERS) != 0
            && memcmp(name, "SAVEBOX DAT", NAME_LETTERS + EXTENSION_LETTERS) != 0) {
            fail("%.11s would be taken for SAVES.DAT", name);
        }
        for (int sector = word_at(entry + ENTRY_FIRST_AT); sector; sector = next_sector(entry, sector)) {
            sectors_used = sector < sectors_used ? sectors_used : sector + 1;
        }
    }
    return sectors_used;
}

static void plug_in(const char *boot_path, unsigned device, const char *code_path)
{
    uint8_t boot[BOOT_SECTORS * SECTOR_BYTES];
    long bytes = read_file(boot_path, "", boot, sizeof boot);
    unsigned call = device - LOADER_AT;

    if (bytes < LOADER_BYTES || call + 2 >= LOADER_BYTES || boot[call] != 0x20) {
        fail("%s has no JSR at %04X", boot_path, device);
    }
    read_file(code_path, ".loader", boot, LOADER_BYTES);
    boot[call + 1] = LOADER_AT & 255;
    boot[call + 2] = LOADER_AT >> 8;
    memcpy(code, boot, LOADER_BYTES);
}

static void put_long(FILE *out, unsigned long value)
{
    for (int shift = 24; shift >= 0; shift -= 8) {
        fputc((int)(value >> shift & 255), out);
    }
}

static void write_rom(FILE *out, unsigned type, const uint8_t *bytes, size_t count)
{
    unsigned long sum = 0;

    for (size_t n = 0; n < count; n++) {
        sum += bytes[n];
    }
    fputs("CART", out);
    put_long(out, type);
    put_long(out, sum);
    put_long(out, 0);
    fwrite(bytes, 1, count, out);
}

static void check_room(int sectors_used, int sectors)
{
    if (sectors_used > sectors) {
        fail("the disk uses %d sectors, the cartridge has %d", sectors_used, sectors);
    }
    printf("cartridge: %d of %d sectors\n", sectors_used, sectors);
}

static void write_car(FILE *out, int sectors_used)
{
    static uint8_t rom[CAR_BANKS][2][CAR_HALF];

    check_room(sectors_used, CAR_SECTORS);
    memset(rom, 0xFF, sizeof rom);
    for (int n = 0; n < CAR_BANKS; n++) {
        memcpy(rom[n][0], disk[n * CAR_HALF / SECTOR_BYTES], CAR_HALF);
        memcpy(rom[n][1], code, CAR_HALF);
        memcpy(rom[n][1] + CAR_UPPER_AT, disk[CAR_LOWER + n * CAR_UPPER_SECTORS], CAR_UPPER_SECTORS * SECTOR_BYTES);
    }
    write_rom(out, CAR_TYPE, &rom[0][0][0], sizeof rom);
}

static void write_max(FILE *out, int sectors_used)
{
    static uint8_t rom[MAX_BANKS][MAX_SECTORS + 1][SECTOR_BYTES];

    check_room(sectors_used, MAX_BANKS * MAX_SECTORS);
    memcpy(disk[0], code, (BOOT_SECTORS + 1) * SECTOR_BYTES);
    for (int n = 0; n < MAX_BANKS; n++) {
        memcpy(rom[n][0], disk[n * MAX_SECTORS], MAX_SECTORS * SECTOR_BYTES);
        memcpy(rom[n][MAX_SECTORS], code + MAX_SECTORS * SECTOR_BYTES, SECTOR_BYTES);
    }
    write_rom(out, MAX_TYPE, &rom[0][0][0], sizeof rom);
}

static void put_word(FILE *out, unsigned value)
{
    fputc((int)(value & 255), out);
    fputc((int)(value >> 8), out);
}

static void put_segment(FILE *out, unsigned at, const uint8_t *bytes, size_t count)
{
    put_word(out, at);
    put_word(out, at + (unsigned)count - 1);
    fwrite(bytes, 1, count, out);
}

static void put_call(FILE *out, unsigned vector, unsigned routine)
{
    put_segment(out, vector, (uint8_t[]){(uint8_t)routine, (uint8_t)(routine >> 8)}, 2);
}

static void write_xex(FILE *out, int sectors_used, const char *title_path)
{
    static uint8_t title[CODE_MOST];
    long title_bytes = read_file(title_path, "", title, sizeof title);

    if (sectors_used > XEX_SECTORS) {
        fail("the disk uses %d sectors, the second 64K of a 130XE has %d", sectors_used, XEX_SECTORS);
    }
    put_word(out, 0xFFFF);
    put_segment(out, XEX_CODE, code, (size_t)code_bytes);
    put_segment(out, XEX_TITLE, title, (size_t)title_bytes);
    put_call(out, INITAD, XEX_LOOK);
    for (int sector = 0; sector < sectors_used; sector += XEX_PIECE_BYTES / SECTOR_BYTES) {
        put_segment(out, XEX_PIECE, disk[sector], XEX_PIECE_BYTES);
        put_call(out, INITAD, XEX_STORE);
    }
    put_call(out, RUNAD, XEX_RUN);
}

int main(int count, char **words)
{
    FILE *out;
    int sectors_used, is_car, is_max;

    is_car = count == 7 && strcmp(words[1], "car") == 0;
    is_max = count == 7 && strcmp(words[1], "max") == 0;
    if (!is_car && !is_max && (count != 13 || strcmp(words[1], "xex") != 0)) {
        fail("usage: mkbank car|max|xex OUT DISK.atr BOOT.bin DEVICE CODE [PARTS OVERLAYS LARGE GAMES TITLE]");
    }
    read_disk(words[3]);
    code_bytes = read_file(words[6], "", code, sizeof code);
    plug_in(words[4], (unsigned)strtoul(words[5], NULL, 0), words[6]);
    sectors_used = check_disk();
    if (!is_car && !is_max) {
        Parts parts;

        if (sscanf(words[7], "%d %d %d %d %d %d", &parts.book, &parts.openings, &parts.rules, &parts.rest, &parts.game,
            &parts.game_end) != 6) {
            fail("PARTS are six numbers");
        }
        code_bytes = small_plan(words[2], code, sectors_used, &parts, words[8], words[9], words[10], words[11]);
    }
    if (!is_max) {
        read_file(words[6], ".bank", disk[0], (BOOT_SECTORS + 1) * SECTOR_BYTES);
    }
    out = fopen(words[2], "wb");
    if (!out) {
        fail("cannot write %s", words[2]);
    }
    if (is_car) {
        write_car(out, sectors_used);
    } else if (is_max) {
        write_max(out, sectors_used);
    } else {
        write_xex(out, sectors_used, words[12]);
    }
    if (fclose(out) != 0) {
        fail("cannot write %s", words[2]);
    }
    return 0;
}
