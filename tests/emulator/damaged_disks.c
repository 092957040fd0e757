/* damaged_disks.c: damaged, truncated and write-protected disks: one clear message, and the program continues. Wrong
 * sector links: damaged_links.c. RESET at a bad moment: reset_while_loading.c.
 *
 *   damaged_disks DISK.atr
 */
/* SPDX-License-Identifier: MIT */
#include "check.h"
#include "disk_image.h"
#include "engine/game.h"
#include "kernel.inc"
#include "session.h"
#include "tools/build/atr.h"
#include "tools/build/bank.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECTOR 128
#define FRAMES_TO_LOAD 200   /* instant disk: long enough for a kernel or a game */
#define FRAMES_OF_RETRIES 1500 /* SIO itself retries a bad sector for some seconds */
#define KEYS_WAIT 4 /* frames from the message to its key row */

static Image original, image;
static const char *whole; /* the disk without damage */

static void pristine(void) { image = original; }

/* The directory entry of a file such as "KERNEL     ". */
static uint8_t *entry_of(const char *name)
{
    uint8_t *entry = image_file(&image, name);

    if (!entry) {
        fprintf(stderr, "damaged_disks: no %s on the disk\n", name);
        exit(2);
    }
    return entry;
}

/* A sector of a file whose sectors are consecutive. */
static uint8_t *sector_of(const char *name, unsigned number)
{
    const uint8_t *entry = entry_of(name);

    return image_sector(&image, entry[3] + 256u * entry[4] + number);
}

static uint8_t *first_sector(const char *name) { return sector_of(name, 0); }

static void start(Machine machine)
{
    emu_start(&(EmuOptions){.machine = machine, .disk = image_path(&image), .random = 1});
}

/* ---- the kernel: messages of the boot loader ---- */

static void check_line(const char *line, const char *what)
{
    check(session_shows(line), "%s: '%s' is not shown", what, line);
    check(!probe_is_up(), "%s: the kernel is started", what);
}

static void damaged_kernel(void)
{
    pristine();
    first_sector("KERNEL     ")[60] ^= 0x10;
    start(MACHINE_XL);
    emu_frames(FRAMES_TO_LOAD);
    check_line("Disk error 200. FIRE: try again", "a wrong byte in the kernel");
    emu_fire();
    emu_frames(FRAMES_TO_LOAD);
    check_line("Disk error 200. FIRE: try again", "a wrong byte in the kernel, second try");
}

static void missing_kernel(void)
{
    pristine();
    entry_of("KERNEL     ")[5] = 'X';
    start(MACHINE_800_48K);
    emu_frames(FRAMES_TO_LOAD);
    check_line("Disk error 170.", "no kernel");
}

/* The boot sectors check themselves first: they must find a wrong byte, an empty sector and a sector of another file.
 * Only the header, the jump and the code of the check itself cannot be checked (disk/boot.s). The packed title is part
 * of them. */
#define BOOT_BYTES (BOOT_SECTORS * SECTOR_BYTES)
#define CHECK_FROM 0x200
#define CHECK_TO 0x23B
#define JUMP_TO 0x009
#define BOOT_STEP 37

static void check_damaged(int number, const char *what)
{
    start(number & 1 ? MACHINE_XL : MACHINE_800_48K);
    emu_frames(FRAMES_TO_LOAD);
    check_line("This disk is damaged", what);
}

/* The sum of the boot sectors as boot.s computes it: eight bits, so one in 256 sectors of another file has the same. */
static unsigned boot_sum(void)
{
    const uint8_t *boot = image_sector(&image, 1);
    unsigned sum = 0;

    for (int at = 0; at < BOOT_BYTES; at++) {
        sum = (sum * 2 + (sum >> 7) + boot[at]) & 0xFF;
    }
    return sum;
}

static void damaged_boot(void)
{
    pristine();
    unsigned right = boot_sum();
    for (int at = JUMP_TO; at < BOOT_BYTES; at += BOOT_STEP) {
        if (at < CHECK_FROM || at >= CHECK_TO) {
            pristine();
            image_sector(&image, 1)[at] ^= (uint8_t)(1 << (at & 7));
            check_damaged(at, "a wrong byte in the boot sectors");
        }
    }
    for (unsigned sector = 2; sector <= BOOT_BYTES / SECTOR; sector++) {
        if (sector != CHECK_FROM / SECTOR + 1) {
            pristine();
            memset(image_sector(&image, sector), 0, SECTOR);
            check_damaged((int)sector, "an empty boot sector");
            memcpy(image_sector(&image, sector), first_sector("MENU    SYS"), SECTOR);
            if (boot_sum() != right) {
                check_damaged((int)sector, "a swapped boot sector");
            }
        }
    }
}

/* Makes a file start at the sector after the last one of the disk. */
static void cut_off(const char *name)
{
    unsigned after = (unsigned)(image.size - IMAGE_HEADER) / SECTOR + 1;

    entry_of(name)[3] = (uint8_t)after;
    entry_of(name)[4] = (uint8_t)(after >> 8);
}

static void unreadable_kernel(void)
{
    pristine();
    cut_off("KERNEL     ");
    start(MACHINE_800_48K);
    emu_frames(FRAMES_OF_RETRIES);
    check_line("Disk error 1", "an unreadable kernel");
}

/* ---- games: the menu shows a message and stays ---- */

typedef enum { WRONG_BYTE, MISSING, UNREADABLE, DAMAGES } Damage;
static const char *const damage_names[DAMAGES] = {"a wrong byte", "missing", "unreadable"};
static const char *const damage_lines[DAMAGES] = {"The file is damaged", "Not on this disk", "cannot be read"};

/* Damages a fresh copy of the disk: WRONG_BYTE changes a byte of sector `number` of the file; the other kinds make the
 * whole file missing or unreadable. */
static void damage_piece(const char *name, unsigned number, Damage damage_kind)
{
    pristine();
    switch (damage_kind) {
    case WRONG_BYTE:
        sector_of(name, number)[5] ^= 1;
        break;
    case MISSING:
        entry_of(name)[5] = '?';
        break;
    default:
        cut_off(name);
        break;
    }
}

/* The same for a shell overlay, a piece of SHELL.DAT that starts with this sector. MISSING: the file ends before it, as
 * on a disk without the workshop. */
static void damage_overlay(unsigned at, Damage damage_kind)
{
    static const char shell[] = "SHELL   DAT";
    unsigned after = (unsigned)(image.size - IMAGE_HEADER) / SECTOR + 1;

    pristine();
    switch (damage_kind) {
    case WRONG_BYTE:
        sector_of(shell, at)[5] ^= 1;
        break;
    case MISSING:
        entry_of(shell)[1] = (uint8_t)at;
        break;
    default: /* the first sector leads off the disk */
        sector_of(shell, at)[LINK_HIGH_AT] = (uint8_t)(after >> 8);
        sector_of(shell, at)[LINK_LOW_AT] = (uint8_t)after;
        break;
    }
}

static const struct {
    const char *name;
    unsigned at;
} overlays[] = {{"HELP", SHELL_HELP_AT}, {"OPENINGS", SHELL_OPENINGS_AT}, {"TRAINER", SHELL_TRAINER_AT},
    {"GAMESAVE", SHELL_GAMESAVE_AT}};

/* Damages a file, or a shell overlay. */
static void damage(const char *name, Damage damage_kind)
{
    for (unsigned n = 0; n < sizeof overlays / sizeof *overlays; n++) {
        if (strcmp(overlays[n].name, name) == 0) {
            damage_overlay(overlays[n].at, damage_kind);
            return;
        }
    }
    damage_piece(name, 0, damage_kind);
}

static int boot_menu(Machine machine)
{
    EmuOptions options = {.machine = machine, .disk = image_path(&image), .random = 1};

    if (!session_boot(&options)) { /* not for a newcomer, who has another level */
        return 0;
    }
    session_insert(whole); /* the menu also lists a game whose file is missing */
    return 1;
}

/* 1: something is on the screen (playfield DMA is on). */
static int has_picture(void) { return (emu_page(0x02)[0x2F] & 3) != 0; }

/* Chooses a game, and waits for the message in the menu. */
static void choose(unsigned game, Damage damage_kind)
{
    emu_key(emu_key_code((char)('a' + game)));
    session_waits(damage_lines[damage_kind], FRAMES_OF_RETRIES);
    wait_screen(PROBE_SCREEN_MENU, FRAMES_OF_RETRIES, 20);
    emu_frames(20);
}

static void damaged_game(const char *name, unsigned game, Machine machine, Damage damage_kind)
{
    damage(name, damage_kind);
    if (!check(boot_menu(machine), "%.11s %s: no menu", name, damage_names[damage_kind])) {
        return;
    }
    choose(game, damage_kind);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU && session_shows(damage_lines[damage_kind]) && has_picture(),
        "%.11s %s: '%s' is not shown in the menu", name, damage_names[damage_kind], damage_lines[damage_kind]);
    check(session_choose(game == 0 ? 1 : 0, BY_KEYS), "%.11s %s: another game cannot be played", name,
        damage_names[damage_kind]);
}

/* Returns the last two bytes of a file, which make its checksum right: 0 for the kernel, otherwise the kernel's stamp
 * (tools/build/checksum.c). */
static uint8_t *last_bytes(const char *name)
{
    uint8_t *sector = first_sector(name);
    unsigned next;

    while ((next = 256u * sector[125] + sector[126]) != 0) {
        sector = image_sector(&image, next);
    }
    return sector + sector[127] - 2;
}

/* The kernel with a wrong checksum: in its high byte only, or in its low byte only. */
static void wrong_checksum(void)
{
    for (unsigned is_low = 0; is_low < 2; ++is_low) {
        pristine();
        last_bytes("KERNEL     ")[0] += 1;
        last_bytes("KERNEL     ")[1] -= 1 + is_low;
        start(MACHINE_XL);
        emu_frames(FRAMES_TO_LOAD);
        check_line("Disk error 200. FIRE: try again",
            is_low ? "a wrong low byte of the kernel's checksum" : "a wrong high byte of the kernel's checksum");
    }
}

/* A game overlay made for another kernel: undamaged, but the low or the high byte of its checksum differs from this
 * kernel's. */
static void strange_game(const char *name, unsigned game)
{
    for (unsigned is_high = 0; is_high < 2; ++is_high) {
        pristine();
        last_bytes(name)[0] += is_high;
        last_bytes(name)[1] -= 1;
        if (check(boot_menu(MACHINE_XL), "%.11s of another kernel: no menu", name)) {
            choose(game, WRONG_BYTE);
            check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU && session_shows(damage_lines[WRONG_BYTE]),
                "%.11s of another kernel: not refused", name);
        }
    }
}

/* A game without its book plays by searching. */
static void damaged_book(const char *name, unsigned game, Damage damage_kind)
{
    damage(name, damage_kind);
    if (!check(boot_menu(MACHINE_XL) && session_choose(game, BY_KEYS), "%.11s %s: no game", name,
        damage_names[damage_kind])) {
        return;
    }
    session_level(1, BY_KEYS);
    session_type(game == 2 ? "4" : "1");
    emu_frames(60);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2 && probe_nodes() > 0, "%.11s %s: no reply by searching",
        name, damage_names[damage_kind]);
}

/* If the second section of the book is bad (a wrong byte, or a sector of another file), the computer plays by the first
 * section. */
static void damaged_book_section(int is_stray)
{
    const char *what = is_stray ? "a stray sector" : "a wrong byte";

    damage_piece("CHESS   DAT", BOOK_SECTORS, WRONG_BYTE);
    sector_of("CHESS   DAT", BOOK_SECTORS)[125] += is_stray ? 8 : 0;
    if (!check(boot_menu(MACHINE_XL) && session_choose(GAME_chess, BY_KEYS), "second book section, %s: no game",
        what)) {
        return;
    }
    session_type("e2e4");
    emu_frames(FRAMES_OF_RETRIES);
    wait_settled(WAIT_MOVE);
    check(session_book_bytes() == BOOK_PART_BYTES,
        "second book section, %s: not exactly the first section is in memory", what);
    check(probe_word(PROBE_PLY) == 2 && probe_nodes() == 0, "second book section, %s: no reply by the book", what);
}

/* ---- overlays of the shell ---- */

/* An overlay started from the menu by a key: a message, and then a game can be played. */
static void damaged_guide(const char *name, char key, Damage damage_kind)
{
    damage(name, damage_kind);
    if (!check(boot_menu(MACHINE_XL), "%.11s %s: no menu", name, damage_names[damage_kind])) {
        return;
    }
    emu_frames(60);
    emu_key(emu_key_code(key));
    emu_frames(FRAMES_OF_RETRIES);
    check(session_shows(damage_lines[damage_kind]) && session_shows("Hexapawn") && has_picture(),
        "%.11s %s: '%s' is not shown in the menu", name, damage_names[damage_kind], damage_lines[damage_kind]);
    emu_key(KEY_DOWN);
    check(session_shows(": help"), "%.11s %s: the message does not go away", name, damage_names[damage_kind]);
    emu_key(KEY_UP);
    check(session_choose(0, BY_KEYS), "%.11s %s: no game", name, damage_names[damage_kind]);
}

/* The menu overlay: a message, and another try at every FIRE. */
static void damaged_menu(const char *name, Damage damage_kind)
{
    damage(name, damage_kind);
    start(MACHINE_800_48K);
    emu_frames(FRAMES_OF_RETRIES);
    check(probe_is_up() && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_MENU && session_shows(damage_lines[damage_kind])
        && has_picture(),
        "%.11s %s: '%s' is not shown", name, damage_names[damage_kind], damage_lines[damage_kind]);
    emu_fire();
    emu_frames(FRAMES_OF_RETRIES);
    check(session_shows(damage_lines[damage_kind]), "%.11s %s: not shown a second time", name,
        damage_names[damage_kind]);
}

/* The engine overlay: a message says why the computer does not move, and how to try again. */
static void damaged_engine(const char *name, unsigned game, const char *move_text, Damage damage_kind)
{
    int is_asked; /* with more than two sides a computer may begin: it needs the file at once */

    damage(name, damage_kind);
    if (!check(boot_menu(MACHINE_XL), "%.11s %s: no menu", name, damage_names[damage_kind])) {
        return;
    }
    is_asked = session_choose(game, BY_KEYS);
    if (!check(is_asked || game_info()->sides > 2, "%.11s %s: no game", name, damage_names[damage_kind])) {
        return;
    }
    for (unsigned tries = 0; tries < 2; ++tries) {
        if (tries == 0 && is_asked) {
            session_type(move_text);
        } else if (tries) {
            emu_key(KEY_SPACE);
        }
        check(session_waits(damage_lines[damage_kind], FRAMES_OF_RETRIES)
            && session_waits("FIRE: try again", KEYS_WAIT),
            "%.11s %s: '%s' is not shown, or no key to try again", name, damage_names[damage_kind],
            damage_lines[damage_kind]);
    }
    check((int)probe_word(PROBE_PLY) == is_asked, "%.11s %s: the move is lost", name, damage_names[damage_kind]);
}

/* The overlay or the text of the rules: a message, and the game continues. */
static void damaged_tools(const char *name, Damage damage_kind)
{
    damage(name, damage_kind);
    if (!check(boot_menu(MACHINE_XL) && session_choose(0, BY_KEYS), "%.11s %s: no game", name,
        damage_names[damage_kind])) {
        return;
    }
    emu_key(emu_key_code('?'));
    emu_frames(30);
    check(session_waits(damage_lines[damage_kind], FRAMES_OF_RETRIES), "%.11s %s: '%s' is not shown", name,
        damage_names[damage_kind], damage_lines[damage_kind]);
    session_level(1, BY_KEYS);
    session_type("b1b2");
    emu_frames(60);
    check(wait_settled(FRAMES_OF_RETRIES) && probe_word(PROBE_PLY) == 2, "%.11s %s: the game does not continue", name,
        damage_names[damage_kind]);
}

/* Long rules whose second part is damaged: the first page is shown, each FIRE tries to read the rest and shows a
 * message, and ESC leads back to the game. */
static void damaged_rest(void)
{
    damage_piece("STARCHESDAT", HELP_SECTORS, WRONG_BYTE);
    if (!check(boot_menu(MACHINE_XL) && session_choose(GAME_starchess, BY_KEYS), "rest of the rules: no game")) {
        return;
    }
    emu_key(emu_key_code('?'));
    emu_frames(FRAMES_TO_LOAD);
    check(session_shows("FIRE: next page"), "rest of the rules: no first page");
    for (int times = 0; times < 2; times++) {
        emu_fire();
        emu_frames(FRAMES_TO_LOAD);
        check(session_shows("The file is damaged"), "rest of the rules: no message");
    }
    emu_key(KEY_ESC);
    emu_frames(FRAMES_TO_LOAD);
    check(session_shows("score"), "rest of the rules: no way back");
}

/* The openings, or the overlays that list and teach them: a message, and the game continues. */
static void damaged_openings(const char *name, Damage damage_kind)
{
    int is_data = strstr(name, "DAT") != 0;
    const char *line = damage_kind == MISSING && is_data ? "This game has no openings" : damage_lines[damage_kind];

    if (is_data) {
        damage_piece(name, CHESS_OPENINGS_AT, damage_kind);
    } else {
        damage(name, damage_kind);
    }
    if (!check(boot_menu(MACHINE_800_48K) && session_choose(GAME_chess, BY_KEYS), "%.11s %s: no game", name,
        damage_names[damage_kind])) {
        return;
    }
    session_level(1, BY_KEYS);
    emu_key(KEY_CTRL + emu_key_code('o'));
    /* TRAINER is loaded only when the trainer starts; without it the file does not have OPENINGS either */
    if (strstr(name, "TRAINER") && damage_kind != MISSING) {
        emu_frames(FRAMES_TO_LOAD);
        emu_key(KEY_RETURN);
        emu_frames(60);
        emu_key(KEY_RETURN);
    }
    check(session_waits(line, FRAMES_OF_RETRIES), "%.11s %s: '%s' is not shown", name, damage_names[damage_kind], line);
    emu_frames(60);
    session_type("e2e4");
    emu_frames(60);
    check(wait_settled(FRAMES_OF_RETRIES) && probe_word(PROBE_PLY) == 2, "%.11s %s: the game does not continue", name,
        damage_names[damage_kind]);
}

/* Opening names in an ordinary game: no message, the game continues without them. */
static void damaged_names(Damage damage_kind)
{
    damage_piece("CHESS   DAT", CHESS_OPENINGS_AT, damage_kind);
    if (check(boot_menu(MACHINE_XL) && session_choose(GAME_chess, BY_KEYS), "names %s: no game",
        damage_names[damage_kind])) {
        session_level(1, BY_KEYS);
        session_type("e2e4");
        emu_frames(60);
        check(wait_settled(2 * FRAMES_OF_RETRIES) && probe_word(PROBE_PLY) == 2, "names %s: no reply",
            damage_names[damage_kind]);
    }
}

/* Nothing can be saved: the computer still plays a whole game against itself. */
static void without_saves(int is_protected, Damage damage_kind)
{
    const char *what = is_protected ? "a write-protected disk" : damage_names[damage_kind];

    if (is_protected) {
        pristine();
    } else {
        damage("SAVES   DAT", damage_kind);
    }
    emu_start(&(EmuOptions){
        .machine = MACHINE_XE, .disk = image_path(&image), .is_protected = is_protected, .random = 1});
    if (!check(wait_screen(PROBE_SCREEN_MENU, 4 * FRAMES_OF_RETRIES, 5) && session_choose(2, BY_KEYS),
        "saves, %s: no game", what)) {
        return;
    }
    session_level(1, BY_KEYS);
    emu_console(CONSOLE_OPTION);
    emu_frames(70);
    emu_console(CONSOLE_OPTION);
    check(wait_screen(PROBE_SCREEN_OVER, 4 * FRAMES_OF_RETRIES, 20), "saves, %s: a game does not end",
        what);
    emu_frames(60);
    check(session_menu(), "saves, %s: no way to the menu", what);
}

/* The overlay that writes saves cannot be loaded, as without a disk: the game is not lost until the player agrees. */
static void damaged_write_overlay(Damage damage_kind)
{
    damage("GAMESAVE", damage_kind);
    if (!check(boot_menu(MACHINE_800_48K) && session_choose(GAME_hexapawn, BY_KEYS), "GAMESAVE %s: no game",
        damage_names[damage_kind])) {
        return;
    }
    session_level(1, BY_KEYS);
    session_type("b1b2");
    emu_frames(60);
    wait_settled(WAIT_MOVE);
    for (unsigned is_given_up = 0; is_given_up < 2; ++is_given_up) {
        emu_key(KEY_CTRL + emu_key_code('x'));
        check(session_waits("Could not save. Leave anyway?", FRAMES_OF_RETRIES), "write overlay %s: no question",
            damage_names[damage_kind]);
        emu_key(is_given_up ? KEY_RETURN : KEY_ESC);
        emu_frames(FRAMES_TO_LOAD);
        check(probe_byte(PROBE_SCREEN) == (is_given_up ? PROBE_SCREEN_MENU : PROBE_SCREEN_PLAY)
            && (is_given_up || probe_word(PROBE_PLY) == 2),
            "write overlay %s: %s", damage_names[damage_kind], is_given_up ? "no menu" : "the game is lost");
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr");
    whole = arguments[1];
    image_read(&original, whole);
    damaged_kernel();
    missing_kernel();
    unreadable_kernel();
    damaged_boot();
    wrong_checksum();
    strange_game("NOUGHTS OVL", GAME_noughts);
    for (Damage damage_kind = 0; damage_kind < DAMAGES; damage_kind++) {
        damaged_game("CONNECT4OVL", 2, MACHINE_XL, damage_kind);
        damaged_game("HEXAPAWNOVL", 0, MACHINE_800_48K, damage_kind);
        damaged_game("NOUGHTS OVL", 1, MACHINE_800_48K, damage_kind);
        damaged_book("CONNECT4DAT", 2, damage_kind);
        damaged_menu("MENU    SYS", damage_kind);
        damaged_guide("GUIDE   SYS", '?', damage_kind);
        damaged_guide("LESSONS SYS", '0', damage_kind);
        damaged_tools("HELP", damage_kind);
        damaged_tools("HEXAPAWNDAT", damage_kind);
        damaged_engine("ENGINE  SYS", GAME_hexapawn, "b1b2", damage_kind);
        damaged_engine("STARCHESSYS", GAME_starchess, "end", damage_kind);
        damaged_openings("CHESS   DAT", damage_kind);
        damaged_openings("OPENINGS", damage_kind);
        damaged_openings("TRAINER", damage_kind);
        damaged_names(damage_kind);
        without_saves(0, damage_kind);
        damaged_write_overlay(damage_kind);
    }
    damaged_book_section(0);
    damaged_book_section(1);
    damaged_rest();
    without_saves(1, 0);
    return check_end();
}
