/* store.c: see store.h. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/disk.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/store/store.h"

#define COPY_BYTES (STORE_COPY * DISK_DATA)

static uint8_t sector[DISK_SECTOR];
static uint16_t next_sector; /* of the copy in hand */
static uint8_t at;           /* byte of the one in the buffer that comes next */
static uint16_t sum;
static uint8_t head[STORE_HEAD];

#define HEAD_WORD(n) (*(uint16_t *)(head + (n)))

/* ---- reading a copy, byte by byte ---- */

static void start_copy(uint16_t first)
{
    next_sector = first;
    at = DISK_DATA;
    disk_fault = 0;
}

/* Zeros, when the disk cannot be read: disk_fault is set then. */
static uint8_t next_byte(void)
{
    if (at == DISK_DATA) {
        at = 0;
        if (disk_fault || disk_read_sector(next_sector++, sector)) {
            memset(sector, 0, sizeof sector);
        }
    }
    return sector[at++];
}

static void add_to_sum(uint8_t byte)
{
    sum += sum << 1;
    sum += byte;
    ++sum;
}

static void read_head(void)
{
    uint8_t i;

    sum = 0;
    for (i = 0; i < STORE_HEAD; ++i) {
        head[i] = next_byte();
        if (i < STORE_AT_SUM || i > STORE_AT_SUM + 1) {
            add_to_sum(head[i]);
        }
    }
}

/* Bytes behind the head. */
static uint16_t bytes_of_game(void)
{
    return HEAD_WORD(STORE_AT_COUNT) * 2 + head[STORE_AT_TEXT];
}

/* The sequence number of the copy; 0: it is no good. */
static uint16_t sequence_of_copy(uint16_t first)
{
    uint16_t bytes;

    start_copy(first);
    read_head();
    if ((head[0] != STORE_MARK && head[0] != STORE_ENDED) || head[STORE_AT_GAME] >= shell_games
        || HEAD_WORD(STORE_AT_COUNT) > COPY_BYTES) {
        return 0;
    }
    bytes = bytes_of_game();
    if (bytes > COPY_BYTES - STORE_HEAD) {
        return 0;
    }
    while (bytes--) {
        add_to_sum(next_byte());
    }
    return disk_fault || sum != HEAD_WORD(STORE_AT_SUM) ? 0 : HEAD_WORD(STORE_AT_SEQUENCE);
}

/* ---- finding ---- */

static uint16_t sequences[2];
static uint16_t firsts[2]; /* sectors of both copies */
static uint8_t newer;      /* the copy that counts */

/* Looks at both copies of a slot. 0: neither is any good. */
static uint16_t look_at_slot(uint8_t slot)
{
    uint16_t first;
    uint8_t copy;

    if (disk_find(STORE_FILE, DISK_DATA_FILE)) {
        return 0;
    }
    first = disk_first;
    while (slot--) {
        first += 2 * STORE_COPY;
    }
    for (copy = 0; copy < 2; ++copy) {
        firsts[copy] = first;
        sequences[copy] = sequence_of_copy(first);
        first += STORE_COPY;
    }
    /* sequence numbers turn over: the second is newer when it is a little ahead */
    newer = sequences[1] && (!sequences[0] || (uint16_t)(sequences[1] - sequences[0]) < 0x8000);
    return sequences[newer];
}

const char *store_find(uint8_t slot)
{
    if (!look_at_slot(slot)) {
        if (disk_fault) {
            return plat_fault_line();
        }
        return "This slot is empty";
    }
    store_sector = firsts[newer];
    start_copy(store_sector);
    read_head();
    store_count = HEAD_WORD(STORE_AT_COUNT);
    store_game = head[STORE_AT_GAME];
    return 0;
}

const char *store_apply(void)
{
    uint8_t players;
    uint8_t i;

    start_copy(store_sector);
    read_head();
    players = head[STORE_AT_PLAYERS];
    shell_level = players & 15;
    players >>= 4;
    for (i = 0; i < SIDES_MOST; ++i) {
        shell_computer[i] = players & 1;
        players >>= 1;
    }
    rules = head[STORE_AT_RULES];
    shell_resigned = 0;
    for (i = 0; i < head[STORE_AT_TEXT]; ++i) {
        text_position[i] = (char)next_byte();
    }
    game_reset();
    if (game_read_position(text_position)) {
        return "That is no position of this game";
    }
    record_start();
    clock_reset();
    while (record_count < HEAD_WORD(STORE_AT_COUNT) && !disk_fault) {
        i = next_byte();
        move = (uint16_t)(next_byte() << 8 | i);
        record_append();
    }
    record_restore();
    return disk_fault ? plat_fault_line() : 0;
}

/* ---- saving ---- */

/* The nth byte of the game as it is saved. */
static uint8_t byte_of_game(uint16_t n)
{
    if (n < STORE_HEAD) {
        return head[n];
    }
    n -= STORE_HEAD;
    if (n < head[STORE_AT_TEXT]) {
        return (uint8_t)record_begin[n];
    }
    n -= head[STORE_AT_TEXT];
    if (n >> 1 >= record_count) {
        return 0;
    }
    record_move(n >> 1);
    return n & 1 ? (uint8_t)(move >> 8) : (uint8_t)move;
}

static void make_head(uint16_t sequence)
{
    uint16_t n;
    uint16_t bytes;
    uint8_t players;
    uint8_t i;

    head[0] = outcome == OUTCOME_NONE && !shell_resigned ? STORE_MARK : STORE_ENDED;
    head[1] = 1;
    HEAD_WORD(STORE_AT_SEQUENCE) = sequence;
    head[STORE_AT_GAME] = shell_game;
    players = 0;
    for (i = SIDES_MOST; i--;) {
        players = (uint8_t)(players << 1 | shell_computer[i]);
    }
    head[STORE_AT_PLAYERS] = (uint8_t)(players << 4 | shell_level);
    head[STORE_AT_RULES] = rules;
    HEAD_WORD(STORE_AT_COUNT) = record_count;
    head[STORE_AT_TEXT] = (uint8_t)(strlen(record_begin) + 1);
    bytes = bytes_of_game() + STORE_HEAD;
    sum = 0;
    for (n = 0; n < bytes; ++n) {
        if (n < STORE_AT_SUM || n > STORE_AT_SUM + 1) {
            add_to_sum(byte_of_game(n));
        }
    }
    HEAD_WORD(STORE_AT_SUM) = sum;
}

/* The sectors of a copy that have something to say, the first one last: until
 * then the copy is no good. */
static const char *write_copy(uint16_t first)
{
    uint16_t base = 0;
    uint16_t bytes = bytes_of_game() + STORE_HEAD;
    uint8_t i;

    while (base + DISK_DATA < bytes) {
        base += DISK_DATA;
        ++first;
    }
    for (;;) {
        if (disk_read_sector(first, sector)) {
            break;
        }
        for (i = 0; i < DISK_DATA; ++i) {
            sector[i] = byte_of_game(base + i);
        }
        if (disk_write_sector(first, sector)) {
            break;
        }
        if (!base) {
            return 0;
        }
        base -= DISK_DATA;
        --first;
    }
    return plat_fault_line();
}

const char *store_save(uint8_t slot)
{
    uint16_t sequence = look_at_slot(slot);

    if (disk_fault == DISK_NO_FILE) {
        return plat_fault_line();
    }
    if (!++sequence) {
        sequence = 1;
    }
    make_head(sequence);
    if (bytes_of_game() > COPY_BYTES - STORE_HEAD) {
        return "This game is too long to be saved";
    }
    return write_copy(firsts[newer ^ 1]);
}

/* ---- choosing ---- */

/* "Save to < 1: HEXAPAWN 12 >" */
static void show_slot(const char *what, uint8_t slot)
{
    const char *why = store_find(slot);

    line_start();
    line_text(what);
    line_text(" < ");
    line_number(slot);
    line_text(": ");
    if (why) {
        line_text("empty");
    } else {
        line_text(shell_files[store_game]);
        line_sign(' ');
        line_number(store_count);
    }
    line_text(" >");
    show_line();
}

static uint8_t choose_slot(const char *what)
{
    uint8_t slot = 0; /* less one: the first is the machine's own */

    for (;;) {
        show_slot(what, (uint8_t)(slot + 1));
        show_event = hands_get();
        switch (show_event) {
        case HAND_LEFT:
        case HAND_RIGHT:
            slot = show_next(slot, STORE_SLOTS - 1);
            break;
        case HAND_FIRE:
        case HAND_RETURN:
            return (uint8_t)(slot + 1);
        case HAND_ESC:
            return STORE_SLOTS;
        default:
            break;
        }
    }
}

uint8_t store_ask_save(void)
{
    uint8_t slot = choose_slot("Save to");
    const char *why;

    if (slot != STORE_SLOTS) {
        show_say("Saving");
        why = store_save(slot);
        if (why) {
            show_refuse(why);
        } else {
            show_say("Saved");
            sound_play(SOUND_SAVED);
        }
        hands_wait(90);
    }
    return OBEY_TURN;
}

/* Another game's save is read by main.c, which can load that game. */
uint8_t store_ask_load(void)
{
    uint8_t slot = choose_slot("Load from");
    const char *why;

    if (slot == STORE_SLOTS) {
        return OBEY_TURN;
    }
    why = store_find(slot);
    if (!why) {
        if (store_game != shell_game) {
            shell_load_slot = slot;
            return OBEY_MENU;
        }
        why = store_apply();
    }
    show_board();
    if (why) {
        show_refuse(why);
        hands_wait(90);
    }
    return OBEY_TURN;
}
