/* saves.c: games on the disk: saved, loaded, resumed after power-off; a torn
 * write, a damaged copy, a protected disk. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "table.h"
#include "shell/store/store.h"

#define HEADER 16     /* of an ATR */
#define SECTOR 128
#define DIRECTORY 361
#define ENTRY 16
#define HEXAPAWN 0
#define WAIT_DISK 400 /* frames, the disk being instant */
#define PLIES_SAVED 4 /* of every game */

static char kept[] = "/tmp/trog-saves-XXXXXX"; /* the disk as power-off left it */

static int control(char letter)
{
    return KEY_CTRL + emu_key_code(letter);
}

/* ---- the disk between two lives ---- */

static unsigned char *read_disk(const char *path, long *bytes)
{
    FILE *file = fopen(path, "rb");
    unsigned char *image = malloc(200000);

    *bytes = (long)fread(image, 1, 200000, file);
    fclose(file);
    return image;
}

static void write_disk(const unsigned char *image, long bytes)
{
    FILE *file = fopen(kept, "wb");

    fwrite(image, 1, (size_t)bytes, file);
    fclose(file);
}

/* Power off: the emulator's disk becomes ours. */
static void power_off(void)
{
    long bytes;
    unsigned char *image;

    emu_stop();
    image = read_disk(emu_disk(), &bytes);
    write_disk(image, bytes);
    free(image);
}

static unsigned char *sector_of(unsigned char *image, unsigned sector)
{
    return image + HEADER + (sector - 1) * SECTOR;
}

static unsigned first_of_saves(unsigned char *image)
{
    for (unsigned n = 0; n < 64; ++n) {
        unsigned char *entry = sector_of(image, DIRECTORY + n / 8) + n % 8 * ENTRY;

        if (memcmp(entry + 5, "SAVES   DAT", 11) == 0) {
            return entry[3] + 256u * entry[4];
        }
    }
    return 0;
}

/* Spoils a byte of a copy: of its first sector, or of the one behind it. */
static void spoil(unsigned slot, unsigned copy, unsigned at)
{
    long bytes;
    unsigned char *image = read_disk(kept, &bytes);

    sector_of(image, first_of_saves(image) + (slot * 2 + copy) * STORE_COPY)[at] ^= 0x41;
    write_disk(image, bytes);
    free(image);
}

/* ---- at the table ---- */

static int start(const char *disk, int is_protected)
{
    return check(table_boot(&(EmuOptions){.machine = MACHINE_XL, .disk = disk, .is_protected = is_protected}), "no menu")
        && check(table_choose(HEXAPAWN, BY_KEYS), "no game");
}

static void wait_for(const char *text)
{
    for (unsigned end = emu_frame() + WAIT_DISK; !table_shows(text) && emu_frame() < end;) {
        emu_frames(5);
    }
    check(table_shows(text), "'%s' is not said", text);
}

/* Two people, so that nothing moves by itself; and a new game, because the
 * computer may have moved on the way there. */
static void two_people(void)
{
    check(table_two_people(), "the computer goes on playing");
    emu_console(CONSOLE_START);
    emu_frames(60);
    wait_settled(WAIT_MOVE);
}

static void play(const char *move)
{
    table_type(move);
    emu_frames(40);
    wait_settled(WAIT_MOVE);
}

static void save(const char *answer)
{
    emu_key(control('s'));
    wait_for("Save to");
    emu_key(KEY_RETURN);
    wait_for(answer);
    emu_frames(100);
}

static void load(const char *position, const char *answer)
{
    emu_key(control('l'));
    wait_for("Load from");
    emu_key(KEY_RETURN);
    if (answer) {
        wait_for(answer);
    }
    emu_frames(150);
    wait_settled(WAIT_MOVE);
    check(strcmp(glass_board(), position) == 0, "the board is '%s', not '%s'", glass_board(), position);
}

#define AFTER_ONE "ppp/1P1/P1P b"
#define AFTER_TWO "1pp/1p1/P1P w"
#define START "ppp/3/PPP w"

/* Saved twice into one slot: the second counts, and the first is still there
 * when the second is spoilt. */
static void test_two_copies(const char *disk)
{
    if (!start(disk, 0)) {
        return;
    }
    two_people();
    play("b1b2");
    save("Saved");
    play("a3b2");
    save("Saved");
    power_off();
    start(kept, 0);
    load(AFTER_TWO, 0);
    emu_stop();
    spoil(1, 0, 12); /* the second save went to the other copy of the slot */
    start(kept, 0);
    load(AFTER_ONE, 0);
    emu_stop();
    spoil(1, 1, 12);
    start(kept, 0);
    load(START, "slot is empty");
}

static void test_protected_disk(const char *disk)
{
    if (!start(disk, 1)) {
        return;
    }
    two_people();
    play("b1b2");
    save("write-protected");
    check(strcmp(glass_board(), AFTER_ONE) == 0, "the board is '%s'", glass_board());
    play("a3b2");
    check(strcmp(glass_board(), AFTER_TWO) == 0, "the game does not go on: '%s'", glass_board());
}

/* Back in the menu the game is kept; after power-off it goes on. */
static void test_resume(const char *disk)
{
    if (!start(disk, 0)) {
        return;
    }
    two_people();
    play("b1b2");
    emu_key(control('x'));
    check(wait_screen(GLASS_SCREEN_MENU, WAIT_LOAD, 5), "no menu");
    wait_for("Resume");
    power_off();
    if (!check(table_boot(&(EmuOptions){.machine = MACHINE_800_48K, .disk = kept}), "no menu")) {
        return;
    }
    wait_for("Resume");
    emu_key(emu_key_code('r'));
    check(wait_screen(GLASS_SCREEN_PLAY, WAIT_LOAD, 5), "the game does not come back");
    emu_frames(60);
    check(strcmp(glass_board(), AFTER_ONE) == 0, "the board is '%s'", glass_board());
    play("a3b2");
    check(strcmp(glass_board(), AFTER_TWO) == 0, "the game does not go on: '%s'", glass_board());
}

/* A move that is no warp, whose square is chance. */
static const char *plain_move(const char *position, unsigned ply)
{
    static char moves[HOST_MOVES][HOST_TEXT];
    unsigned count = host_moves(position, moves);

    for (unsigned n = 0; n < count; n++) {
        const char *move = moves[(ply * 5 + n) % count];

        if (move[0] != 'w') {
            return move;
        }
    }
    return moves[0];
}

/* A game of each kind comes back with all its moves. */
static void test_every_game(const char *disk, Machine machine)
{
    char begun[HOST_TEXT], position[HOST_TEXT];

    if (!check(table_boot(&(EmuOptions){.machine = machine, .disk = disk}), "no menu")) {
        return;
    }
    for (unsigned game = 0; game < HOST_GAMES; game++) {
        check(table_choose(game, BY_KEYS), "no %s", host_games[game]);
        two_people();
        host_choose(game);
        host_start(begun);
        strcpy(position, begun);
        for (unsigned ply = 0; ply < PLIES_SAVED; ply++) {
            const char *move = plain_move(position, ply);

            play(move);
            host_play(position, move, position);
            check(strcmp(glass_board(), position) == 0, "%s: after %s '%s'", host_games[game], move, glass_board());
        }
        save("Saved");
        emu_console(CONSOLE_START);
        emu_frames(60);
        check(strcmp(glass_board(), begun) == 0, "%s: no new game", host_games[game]);
        load(position, 0);
        check(glass_word(GLASS_PLY) == PLIES_SAVED, "%s: %u plies came back", host_games[game], glass_word(GLASS_PLY));
        for (unsigned ply = 0; ply < PLIES_SAVED; ply++) {
            emu_key(control('u'));
            emu_frames(60);
            wait_settled(WAIT_MOVE);
        }
        check(strcmp(glass_board(), begun) == 0, "%s: taken back it is '%s'", host_games[game], glass_board());
        check(table_code_is_whole() && table_menu(), "%s: no way back to the menu", host_games[game]);
    }
}

int main(int count, char **words)
{
    if (count < 3) {
        fputs("usage: saves DISK.atr TROG\n", stderr);
        return 2;
    }
    close(mkstemp(kept));
    host_trog = words[2];
    test_two_copies(words[1]);
    test_protected_disk(words[1]);
    test_resume(words[1]);
    test_every_game(words[1], MACHINE_800_48K);
    test_every_game(words[1], MACHINE_XE);
    emu_stop();
    unlink(kept);
    return check_end();
}
