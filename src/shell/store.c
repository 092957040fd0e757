/* store.c: see store.h. */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "plat/disk.h"
#include "plat/plat.h"
#include "plat/screen.h"
#include "shell/shell.h"
#include "shell/store.h"

#pragma code-name ("STORE_CODE")
#pragma rodata-name ("STORE_DATA")

#define COPY_BYTES (STORE_COPY * DISK_DATA)

/* These outlive the loading of a game; all else goes with the part. */
uint16_t store_count;
uint8_t store_game;
static uint16_t found_sector;

#pragma bss-name ("STORE_BSS")

static uint8_t sector[DISK_SECTOR];
static uint16_t first_sector; /* of the copy in hand */
static uint8_t loaded;        /* sector of it that is in the buffer; 255: none */
static uint16_t sum;
static uint8_t text_bytes; /* of the first position, with its end mark */

/* ---- reading a copy byte by byte ---- */

static uint8_t byte_at(uint16_t n)
{
    uint8_t wanted = (uint8_t)(n / DISK_DATA);

    if (wanted != loaded) {
        loaded = wanted;
        if (disk_read_sector((uint16_t)(first_sector + wanted), sector)) {
            loaded = 255;
            return 0;
        }
    }
    return sector[n % DISK_DATA];
}

static uint16_t word_at(uint16_t n)
{
    return (uint16_t)(byte_at(n) | byte_at((uint16_t)(n + 1)) << 8);
}

static void add_to_sum(uint8_t byte)
{
    sum = (uint16_t)(sum * 3 + byte + 1);
}

/* The sequence number of the copy at first_sector; 0: it is no good. */
static uint16_t sequence_of_copy(void)
{
    uint16_t bytes;
    uint16_t n;

    loaded = 255;
    disk_fault = 0;
    if (byte_at(0) != STORE_MARK && byte_at(0) != STORE_ENDED) {
        return 0;
    }
    bytes = (uint16_t)(STORE_HEAD + byte_at(STORE_AT_TEXT) + 2 * word_at(STORE_AT_COUNT));
    if (bytes > COPY_BYTES || word_at(STORE_AT_COUNT) > COPY_BYTES
        || byte_at(STORE_AT_GAME) >= shell_games) {
        return 0;
    }
    sum = 0;
    for (n = 0; n < bytes; ++n) {
        if (n != STORE_AT_SUM && n != STORE_AT_SUM + 1) {
            add_to_sum(byte_at(n));
        }
    }
    return disk_fault || sum != word_at(STORE_AT_SUM) ? 0 : word_at(STORE_AT_SEQUENCE);
}

static uint16_t copy_sector(uint8_t slot, uint8_t copy)
{
    return (uint16_t)(disk_first + (slot * 2 + copy) * STORE_COPY);
}

/* Sequence numbers turn over: b is newer when it is a little ahead of a. */
static uint8_t is_newer(uint16_t a, uint16_t b)
{
    return b && (!a || (uint16_t)(b - a) < 0x8000);
}

/* ---- finding ---- */

const char *store_find(uint8_t slot)
{
    uint16_t first;
    uint16_t second;

    if (disk_find(STORE_FILE, DISK_DATA_FILE)) {
        return plat_fault_line();
    }
    first_sector = copy_sector(slot, 0);
    first = sequence_of_copy();
    first_sector = copy_sector(slot, 1);
    second = sequence_of_copy();
    if (!first && !second) {
        if (disk_fault) {
            return plat_fault_line();
        }
        return "This slot is empty";
    }
    if (!is_newer(first, second)) {
        first_sector = copy_sector(slot, 0);
        loaded = 255;
    }
    store_count = word_at(STORE_AT_COUNT);
    store_game = byte_at(STORE_AT_GAME);
    found_sector = first_sector;
    return 0;
}

const char *store_apply(void)
{
    uint8_t players;
    uint8_t text;
    uint16_t n;

    first_sector = found_sector;
    loaded = 255;
    disk_fault = 0;
    players = byte_at(STORE_AT_PLAYERS);
    shell_level = players & 15;
    shell_computer[0] = players >> 4 & 1;
    shell_computer[1] = players >> 5 & 1;
    rules = byte_at(STORE_AT_RULES);
    shell_resigned = 0;
    text = byte_at(STORE_AT_TEXT);
    for (n = 0; n < text; ++n) {
        text_buffer[n] = (char)byte_at((uint16_t)(STORE_HEAD + n));
    }
    game_reset();
    if (game_read_position(text_buffer)) {
        return "That is no position of this game";
    }
    record_start();
    show_reset_clocks();
    for (n = 0; n < store_count && !disk_fault; ++n) {
        move = word_at((uint16_t)(STORE_HEAD + text + 2 * n));
        record_play();
    }
    return disk_fault ? plat_fault_line() : 0;
}

/* ---- saving ---- */

/* The nth byte of the game as it is saved. */
static uint8_t byte_of_game(uint16_t n, uint16_t sequence)
{
    switch (n) {
    case 0: return outcome == OUTCOME_NONE && !shell_resigned ? STORE_MARK : STORE_ENDED;
    case 1: return 1;
    case STORE_AT_SEQUENCE: return (uint8_t)sequence;
    case STORE_AT_SEQUENCE + 1: return (uint8_t)(sequence >> 8);
    case STORE_AT_GAME: return shell_game;
    case STORE_AT_PLAYERS:
        return (uint8_t)(shell_level | shell_computer[0] << 4 | shell_computer[1] << 5);
    case STORE_AT_RULES: return rules;
    case STORE_AT_COUNT: return (uint8_t)record_count;
    case STORE_AT_COUNT + 1: return (uint8_t)(record_count >> 8);
    case STORE_AT_SUM: return (uint8_t)sum;
    case STORE_AT_SUM + 1: return (uint8_t)(sum >> 8);
    case STORE_AT_TEXT: return text_bytes;
    default: break;
    }
    n -= STORE_HEAD;
    if (n < text_bytes) {
        return (uint8_t)record_begin[n];
    }
    n -= text_bytes;
    if (n >> 1 >= record_count) {
        return 0;
    }
    record_move(n >> 1);
    return (uint8_t)(n & 1 ? move >> 8 : move);
}

/* The sectors of a copy, the first one last: until then the copy is no good. */
static const char *write_copy(uint16_t sequence)
{
    uint8_t n = STORE_COPY;
    uint8_t i;

    while (n--) {
        if (disk_read_sector((uint16_t)(first_sector + n), sector)) {
            return plat_fault_line();
        }
        for (i = 0; i < DISK_DATA; ++i) {
            sector[i] = byte_of_game((uint16_t)(n * DISK_DATA + i), sequence);
        }
        if (disk_write_sector((uint16_t)(first_sector + n), sector)) {
            return plat_fault_line();
        }
    }
    return 0;
}

const char *store_save(uint8_t slot)
{
    uint16_t sequences[2];
    uint16_t next;
    uint16_t bytes;
    uint16_t n;
    uint8_t copy;

    text_bytes = (uint8_t)(strlen(record_begin) + 1);
    bytes = (uint16_t)(STORE_HEAD + text_bytes + 2 * record_count);
    if (bytes > COPY_BYTES) {
        return "This game is too long to be saved";
    }
    if (disk_find(STORE_FILE, DISK_DATA_FILE)) {
        return plat_fault_line();
    }
    for (copy = 0; copy < 2; ++copy) {
        first_sector = copy_sector(slot, copy);
        sequences[copy] = sequence_of_copy();
    }
    copy = is_newer(sequences[0], sequences[1]);
    next = (uint16_t)(sequences[copy] + 1);
    if (!next) {
        next = 1;
    }
    first_sector = copy_sector(slot, copy ^ 1);
    sum = 0;
    for (n = 0; n < bytes; ++n) {
        if (n != STORE_AT_SUM && n != STORE_AT_SUM + 1) {
            add_to_sum(byte_of_game(n, next));
        }
    }
    return write_copy(next);
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

uint8_t store_choose(const char *what)
{
    uint8_t slot = 1;

    for (;;) {
        show_slot(what, slot);
        switch (hands_get()) {
        case HAND_LEFT:
            slot = slot > 1 ? slot - 1 : STORE_SLOTS - 1;
            break;
        case HAND_RIGHT:
            slot = slot + 1 < STORE_SLOTS ? slot + 1 : 1;
            break;
        case HAND_FIRE:
        case HAND_RETURN:
            return slot;
        case HAND_ESC:
            return STORE_SLOTS;
        default:
            break;
        }
    }
}
