/* damaged_disks.c: disks that are damaged, cut off or write-protected: one clear line, and a program that goes on.
 * Sectors
 * that lead astray: damaged_links.c. RESET at a bad moment: reset_while_loading.c.
 *
 *   faults DISK.atr
 */
#include "check.h"
#include "disk_image.h"
#include "kernel.inc"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECTOR 128
#define FRAMES_TO_LOAD 200   /* instant disk: long enough for a kernel or a game */
#define FRAMES_OF_RETRIES 1500 /* SIO itself tries a bad sector for some seconds */

static Image original, image;

static void pristine(void) { image = original; }

/* The directory entry of a file, "KERNEL     ". */
static uint8_t *entry_of(const char *name)
{
    uint8_t *entry = image_file(&image, name);

    if (!entry) {
        fprintf(stderr, "faults: no %s on the disk\n", name);
        exit(2);
    }
    return entry;
}

/* A sector of a file that has them in one row. */
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

/* ---- the kernel: the boot loader speaks ---- */

static void check_line(const char *line, const char *what)
{
    check(session_shows(line), "%s: '%s' is not said", what, line);
    check(!probe_is_up(), "%s: it is started", what);
}

static void damaged_kernel(void)
{
    pristine();
    first_sector("KERNEL     ")[60] ^= 0x10;
    start(MACHINE_XL);
    emu_frames(FRAMES_TO_LOAD);
    check_line("Disk fault 200. FIRE: once more", "a wrong byte in the kernel");
    emu_fire();
    emu_frames(FRAMES_TO_LOAD);
    check_line("Disk fault 200. FIRE: once more", "a wrong byte in the kernel, tried once more");
}

static void missing_kernel(void)
{
    pristine();
    entry_of("KERNEL     ")[5] = 'X';
    start(MACHINE_800_48K);
    emu_frames(FRAMES_TO_LOAD);
    check_line("Disk fault 170.", "no kernel");
}

/* The boot sectors: a wrong byte in any place, and a sector that is empty or another one. They check themselves first;
 * what leads there cannot be checked: header and jump, and the code of the check with its line (disk/boot.s). */
#define BOOT_BYTES 0x400
#define CHECK_FROM 0x200
#define CHECK_TO 0x23B
#define JUMP_TO 0x009
#define BOOT_STEP 19

static void check_damaged(int number, const char *what)
{
    start(number & 1 ? MACHINE_XL : MACHINE_800_48K);
    emu_frames(FRAMES_TO_LOAD);
    check_line("This disk is damaged", what);
}

static void damaged_boot(void)
{
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
            check_damaged((int)sector, "another boot sector");
        }
    }
}

/* A sector behind the last one: no drive has it. */
static void cut_off(const char *name)
{
    unsigned behind = (unsigned)(image.size - IMAGE_HEADER) / SECTOR + 1;

    entry_of(name)[3] = (uint8_t)behind;
    entry_of(name)[4] = (uint8_t)(behind >> 8);
}

static void unreadable_kernel(void)
{
    pristine();
    cut_off("KERNEL     ");
    start(MACHINE_800_48K);
    emu_frames(FRAMES_OF_RETRIES);
    check_line("Disk fault 1", "a kernel that cannot be read");
}

/* ---- games: the menu speaks, and stays ---- */

typedef enum { WRONG_BYTE, MISSING, UNREADABLE, FAULTS } Fault;
static const char *const fault_names[FAULTS] = {"a wrong byte", "missing", "unreadable"};
static const char *const fault_lines[FAULTS] = {"The file is damaged", "The file is missing", "cannot be read"};

/* A byte of that sector, or the whole file. */
static void harm_piece(const char *name, unsigned number, Fault fault)
{
    pristine();
    switch (fault) {
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

static void harm(const char *name, Fault fault) { harm_piece(name, 0, fault); }

static int boot_menu(Machine machine)
{
    start(machine);
    return wait_screen(PROBE_SCREEN_MENU, WAIT_LOAD, 5);
}

/* 1: something is on the screen (playfield DMA is on). */
static int has_picture(void) { return (emu_page(0x02)[0x2F] & 3) != 0; }

static void choose(unsigned game)
{
    emu_key(emu_key_code((char)('a' + game)));
    emu_frames(20);
    wait_screen(PROBE_SCREEN_MENU, FRAMES_OF_RETRIES, 20);
    emu_frames(20);
}

static void harmed_game(const char *name, unsigned game, Machine machine, Fault fault)
{
    harm(name, fault);
    if (!check(boot_menu(machine), "%.11s %s: no menu", name, fault_names[fault])) {
        return;
    }
    choose(game);
    check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU && session_shows(fault_lines[fault]) && has_picture(),
        "%.11s %s: '%s' is not said in the menu", name, fault_names[fault], fault_lines[fault]);
    check(session_choose(game == 0 ? 1 : 0, BY_KEYS), "%.11s %s: another game cannot be played", name,
        fault_names[fault]);
}

/* The last two bytes of a file make its sums end at the stamp of its kernel. */
static uint8_t *last_bytes(const char *name)
{
    uint8_t *sector = first_sector(name);
    unsigned next;

    while ((next = 256u * sector[125] + sector[126]) != 0) {
        sector = image_sector(&image, next);
    }
    return sector + sector[127] - 2;
}

/* The kernel with one of its two sums wrong: the higher one alone, or the lower one alone. */
static void wrong_sum(void)
{
    for (unsigned is_low = 0; is_low < 2; ++is_low) {
        pristine();
        last_bytes("KERNEL     ")[0] += 1;
        last_bytes("KERNEL     ")[1] -= 1 + is_low;
        start(MACHINE_XL);
        emu_frames(FRAMES_TO_LOAD);
        check_line("Disk fault 200. FIRE: once more", is_low ? "a kernel's lower sum" : "a kernel's higher sum");
    }
}

/* An overlay of another kernel: whole, but sealed with other sums: the lower one, or the higher one alone. */
static void strange_game(const char *name, unsigned game)
{
    for (unsigned is_high = 0; is_high < 2; ++is_high) {
        pristine();
        last_bytes(name)[0] += is_high;
        last_bytes(name)[1] -= 1;
        if (check(boot_menu(MACHINE_XL), "%.11s of another kernel: no menu", name)) {
            choose(game);
            check(probe_byte(PROBE_SCREEN) == PROBE_SCREEN_MENU && session_shows(fault_lines[WRONG_BYTE]),
                "%.11s of another kernel: not refused", name);
        }
    }
}

/* A game without its book plays on, by thinking. */
static void harmed_book(const char *name, unsigned game, Fault fault)
{
    harm(name, fault);
    if (!check(boot_menu(MACHINE_XL) && session_choose(game, BY_KEYS), "%.11s %s: no game", name, fault_names[fault])) {
        return;
    }
    session_level(1, BY_KEYS);
    session_type(game == 2 ? "4" : "1");
    emu_frames(60);
    check(wait_settled(WAIT_MOVE) && probe_word(PROBE_PLY) == 2 && probe_nodes() > 0, "%.11s %s: no reply by thinking",
        name, fault_names[fault]);
}

/* With a bad second part of its book (a wrong byte, a sector of another file) it has the first, and plays by that. */
static void harmed_part(int is_stray)
{
    const char *what = is_stray ? "a stray sector" : "a wrong byte";

    harm_piece("CHESS   DAT", BOOK_SECTORS, WRONG_BYTE);
    sector_of("CHESS   DAT", BOOK_SECTORS)[125] += is_stray ? 8 : 0;
    if (!check(boot_menu(MACHINE_XL) && session_choose(GAME_chess, BY_KEYS), "second part, %s: no game", what)) {
        return;
    }
    session_type("e2e4");
    emu_frames(FRAMES_OF_RETRIES);
    wait_settled(WAIT_MOVE);
    check(session_book_bytes() == BOOK_PART_BYTES, "second part, %s: the first is not there, or more", what);
    check(probe_word(PROBE_PLY) == 2 && probe_nodes() == 0, "second part, %s: no reply by the book", what);
}

/* ---- parts of the shell ---- */

/* What is read to behind the menu, by a key there: a line, and a game can be played. */
static void harmed_guide(const char *name, char key, Fault fault)
{
    harm(name, fault);
    if (!check(boot_menu(MACHINE_XL), "%.11s %s: no menu", name, fault_names[fault])) {
        return;
    }
    emu_frames(60);
    emu_key(emu_key_code(key));
    emu_frames(FRAMES_OF_RETRIES);
    check(session_shows(fault_lines[fault]) && session_shows("Hexapawn") && has_picture(),
        "%.11s %s: '%s' is not said in the menu", name, fault_names[fault], fault_lines[fault]);
    emu_key(KEY_DOWN);
    check(session_shows("? help"), "%.11s %s: the line stays", name, fault_names[fault]);
    emu_key(KEY_UP);
    check(session_choose(0, BY_KEYS), "%.11s %s: no game", name, fault_names[fault]);
}

/* The menu: a line, and a try at every FIRE. */
static void harmed_menu(const char *name, Fault fault)
{
    harm(name, fault);
    start(MACHINE_800_48K);
    emu_frames(FRAMES_OF_RETRIES);
    check(probe_is_up() && probe_byte(PROBE_SCREEN) != PROBE_SCREEN_MENU && session_shows(fault_lines[fault])
        && has_picture(),
        "%.11s %s: '%s' is not said", name, fault_names[fault], fault_lines[fault]);
    emu_fire();
    emu_frames(FRAMES_OF_RETRIES);
    check(session_shows(fault_lines[fault]), "%.11s %s: not said a second time", name, fault_names[fault]);
}

/* The part that thinks: the computer says why it does not move, and asks again. */
static void harmed_engine(const char *name, Fault fault)
{
    harm(name, fault);
    if (!check(boot_menu(MACHINE_XL) && session_choose(0, BY_KEYS), "%.11s %s: no game", name, fault_names[fault])) {
        return;
    }
    for (unsigned tries = 0; tries < 2; ++tries) {
        if (tries == 0) {
            session_type("b1b2");
        } else {
            emu_key(KEY_SPACE);
        }
        check(session_waits(fault_lines[fault], FRAMES_OF_RETRIES) && session_shows("FIRE retries"),
            "%.11s %s: '%s' is not said, or what to do", name, fault_names[fault], fault_lines[fault]);
    }
    check(probe_word(PROBE_PLY) == 1, "%.11s %s: the move is lost", name, fault_names[fault]);
}

/* Rules and saves: refused with a line, the game goes on. */
static void harmed_tools(const char *name, Fault fault)
{
    harm(name, fault);
    if (!check(boot_menu(MACHINE_XL) && session_choose(0, BY_KEYS), "%.11s %s: no game", name, fault_names[fault])) {
        return;
    }
    emu_key(emu_key_code('?'));
    emu_frames(30);
    check(session_waits(fault_lines[fault], FRAMES_OF_RETRIES), "%.11s %s: '%s' is not said", name,
        fault_names[fault], fault_lines[fault]);
    session_level(1, BY_KEYS);
    session_type("b1b2");
    emu_frames(60);
    check(wait_settled(FRAMES_OF_RETRIES) && probe_word(PROBE_PLY) == 2, "%.11s %s: the game does not go on", name,
        fault_names[fault]);
}

/* The first page of long rules is there without the rest, which is tried again, and the way back. */
static void harmed_rest(void)
{
    harm_piece("STARCHESDAT", HELP_SECTORS, WRONG_BYTE);
    if (!check(boot_menu(MACHINE_XL) && session_choose(GAME_starchess, BY_KEYS), "rest of the rules: no game")) {
        return;
    }
    emu_key(emu_key_code('?'));
    emu_frames(FRAMES_TO_LOAD);
    check(session_shows("FIRE next page"), "rest of the rules: no first page");
    for (int times = 0; times < 2; times++) {
        emu_fire();
        emu_frames(FRAMES_TO_LOAD);
        check(session_shows("The file is damaged"), "rest of the rules: not said");
    }
    emu_key(KEY_ESC);
    emu_frames(FRAMES_TO_LOAD);
    check(session_shows("Gold to move:"), "rest of the rules: no way back");
}

/* Openings, or a part that shows or teaches them: a line, and the game goes on. */
static void harmed_openings(const char *name, Fault fault)
{
    int is_data = strstr(name, "DAT") != 0;
    const char *line = fault == MISSING && is_data ? "There are no openings" : fault_lines[fault];

    harm_piece(name, is_data ? CHESS_OPENINGS_AT : 0, fault);
    if (!check(boot_menu(MACHINE_800_48K) && session_choose(GAME_chess, BY_KEYS), "%.11s %s: no game", name,
        fault_names[fault])) {
        return;
    }
    session_level(1, BY_KEYS);
    emu_key(KEY_CTRL + emu_key_code('o'));
    if (strstr(name, "SCHOOL")) { /* it is wanted when the lesson begins */
        emu_frames(FRAMES_TO_LOAD);
        emu_key(KEY_RETURN);
        emu_frames(60);
        emu_key(KEY_RETURN);
    }
    check(session_waits(line, FRAMES_OF_RETRIES), "%.11s %s: '%s' is not said", name, fault_names[fault], line);
    emu_frames(60);
    session_type("e2e4");
    emu_frames(60);
    check(wait_settled(FRAMES_OF_RETRIES) && probe_word(PROBE_PLY) == 2, "%.11s %s: the game does not go on", name,
        fault_names[fault]);
}

/* Names in a game like any other: nothing is said, it goes on without. */
static void harmed_names(Fault fault)
{
    harm_piece("CHESS   DAT", CHESS_OPENINGS_AT, fault);
    if (check(boot_menu(MACHINE_XL) && session_choose(GAME_chess, BY_KEYS), "names %s: no game", fault_names[fault])) {
        session_level(1, BY_KEYS);
        session_type("e2e4");
        emu_frames(60);
        check(wait_settled(2 * FRAMES_OF_RETRIES) && probe_word(PROBE_PLY) == 2, "names %s: no reply",
            fault_names[fault]);
    }
}

/* Nothing can be written: whole games all the same, by the computer alone. */
static void without_saves(int is_protected, Fault fault)
{
    const char *what = is_protected ? "a write-protected disk" : fault_names[fault];

    if (is_protected) {
        pristine();
    } else {
        harm("SAVES   DAT", fault);
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
    check(wait_screen(PROBE_SCREEN_OVER, 4 * FRAMES_OF_RETRIES, 20), "saves, %s: a game does not come to its end",
        what);
    emu_frames(60);
    check(session_menu(), "saves, %s: no way to the menu", what);
}

/* The part that writes games cannot be had, as with no disk in the drive: the game is not lost before its player says
 * so. */
static void harmed_store(Fault fault)
{
    harm("STORE   SYS", fault);
    if (!check(boot_menu(MACHINE_800_48K) && session_choose(GAME_hexapawn, BY_KEYS), "STORE %s: no game",
        fault_names[fault])) {
        return;
    }
    session_level(1, BY_KEYS);
    session_type("b1b2");
    emu_frames(60);
    wait_settled(WAIT_MOVE);
    for (unsigned is_given_up = 0; is_given_up < 2; ++is_given_up) {
        emu_key(KEY_CTRL + emu_key_code('x'));
        check(session_waits("Not kept. Leave?", FRAMES_OF_RETRIES), "STORE %s: nobody is asked", fault_names[fault]);
        emu_key(is_given_up ? KEY_RETURN : KEY_ESC);
        emu_frames(FRAMES_TO_LOAD);
        check(probe_byte(PROBE_SCREEN) == (is_given_up ? PROBE_SCREEN_MENU : PROBE_SCREEN_PLAY)
            && (is_given_up || probe_word(PROBE_PLY) == 2),
            "STORE %s: %s", fault_names[fault], is_given_up ? "no menu" : "the game is lost");
    }
}

int main(int argument_count, char **arguments)
{
    host_words(argument_count, arguments, "DISK.atr");
    image_read(&original, arguments[1]);
    damaged_kernel();
    missing_kernel();
    unreadable_kernel();
    damaged_boot();
    wrong_sum();
    strange_game("NOUGHTS OVL", GAME_noughts);
    for (Fault fault = 0; fault < FAULTS; fault++) {
        harmed_game("CONNECT4OVL", 2, MACHINE_XL, fault);
        harmed_game("HEXAPAWNOVL", 0, MACHINE_800_32K, fault);
        harmed_game("NOUGHTS OVL", 1, MACHINE_800_48K, fault);
        harmed_book("CONNECT4DAT", 2, fault);
        harmed_menu("MENU    SYS", fault);
        harmed_guide("GUIDE   SYS", '?', fault);
        harmed_guide("LESSONS SYS", 'w', fault);
        harmed_tools("HELP    SYS", fault);
        harmed_tools("HEXAPAWNDAT", fault);
        harmed_engine("ENGINE  SYS", fault);
        harmed_openings("CHESS   DAT", fault);
        harmed_openings("LINES   SYS", fault);
        harmed_openings("SCHOOL  SYS", fault);
        harmed_names(fault);
        without_saves(0, fault);
        harmed_store(fault);
    }
    harmed_part(0);
    harmed_part(1);
    harmed_rest();
    without_saves(1, 0);
    return check_end();
}
