/* form.c: see form.h. In the overlay REMOTE. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"
#include "plat/disk.h"
#include "plat/machine.h"
#include "plat/network.h"
#include "view/line.h"
#include "shell/input/entry.h"
#include "shell/input/confirm.h"
#include "shell/input/prompt.h"
#include "shell/network/form.h"
#include "shell/network/link.h"
#include "shell/screen/board.h"
#include "shell/shell.h"
#include "texts/shell.h"

#define VERSION 2
#define SHOWN 24 /* characters of a field that fit beside its name */

/* ---- the disk ---- */

/* Reads the sector. Returns 0 if there is none. */
static uint8_t read(void)
{
    if (disk_find(NETWORK_FILE, DISK_DATA_FILE) || disk_read_sector(disk_first, NETWORK_SECTOR)) {
        return 0;
    }
    return 1;
}

static void load(void)
{
    memset(&network_settings, 0, sizeof network_settings);
    if (read() && *NETWORK_SECTOR == VERSION) {
        memcpy(&network_settings, NETWORK_SECTOR, sizeof network_settings);
        network_settings.host[HOST_MOST + PORT_MOST] = 0;
        network_settings.name[NAME_MOST] = 0;
        network_settings.code[CODE_MOST] = 0;
        network_settings.key[KEY_MOST] = 0;
    }
    network_settings.version = VERSION;
}

uint8_t network_keep(void)
{
    if (read() && memcmp(NETWORK_SECTOR, &network_settings, sizeof network_settings)) {
        memcpy(NETWORK_SECTOR, &network_settings, sizeof network_settings);
        disk_write_network(disk_first, NETWORK_SECTOR);
    }
    return 0;
}

/* ---- questions ---- */

static uint8_t is_in_word(uint8_t c)
{
    if (c == '-' || c == '_' || (uint8_t)(c - '0') < 10) {
        return 1;
    }
    c |= 0x20;
    if ((uint8_t)(c - 'a') < 26) {
        return 1;
    }
    return 0;
}

/* Lets the player change a field of `most` characters. A host may have . and : as well. Returns 0 after ESC. */
static uint8_t ask(const char *name, char *text, uint8_t most)
{
    static uint8_t length;
    static uint8_t c;
    static const char *shown;

    length = (uint8_t)strlen(text);
    screen_keys(TEXT_REMOTE_KEYS);
    for (;;) {
        line_begin(name);
        shown = text;
        if (length > SHOWN) {
            shown += length - SHOWN;
        }
        line_text(shown);
        line_char('_');
        show_line();
        wait_for_input();
        c = input_next();
        if (c == EVENT_ESC) {
            return 0;
        }
        if (c == EVENT_RETURN || c == EVENT_FIRE) {
            sound_play(SOUND_STEP);
            return 1;
        }
        if (c == EVENT_BACK && length) {
            text[--length] = 0;
        }
        if (length < most && (is_in_word(c) || (most == HOST_MOST && (c == '.' || c == ':')))) {
            text[length] = (char)c;
            text[++length] = 0;
        }
    }
}

/* Takes the name of the user from the FujiNet, if there is one. */
static void find_name(void)
{
    static uint8_t n;
    static uint8_t left;
    static const uint8_t *from;

    from = NETWORK_SECTOR + 1;
    if (!network_app_key()) {
        n = 0;
        for (left = NETWORK_SECTOR[0]; left && n != NAME_MOST; --left) {
            if (is_in_word(*++from)) {
                network_settings.name[n++] = (char)*from;
            }
        }
    }
}

/* Asks for the side to play, or for the number of computers. */
static uint8_t ask_wish(void)
{
    static uint8_t count;

    network_wish = 0;
    count = game_info()->sides;
    for (;;) {
        strcpy(entry_text, TEXT_REMOTE_SIDE);
        if (count == 2) {
            strcpy(entry_text + strlen(entry_text), show_side_name(network_wish));
        } else {
            strcpy(entry_text, TEXT_REMOTE_COMPUTERS);
            entry_text[sizeof TEXT_REMOTE_COMPUTERS - 1] = (char)('0' + network_wish);
            entry_text[sizeof TEXT_REMOTE_COMPUTERS] = 0;
        }
        ask_choice(entry_text);
        entry_text[0] = 0;
        if (entry_event == EVENT_ESC) {
            return 0;
        }
        if (entry_event == EVENT_RETURN || entry_event == EVENT_FIRE) {
            return 1;
        }
        if (EVENT_KIND(entry_event) == EVENT_UP) {
            network_wish = show_next(network_wish, count);
        }
    }
}

/* Appends the usual port to a host without one. */
static void add_port(void)
{
    static char *c;

    for (c = network_settings.host; *c; ++c) {
        if (*c == ':') {
            return;
        }
    }
    strcpy(c, PORT);
}

uint8_t network_ask(void)
{
    static char code[CODE_MOST + 1];

    load();
    screen_thinking("");
    memcpy(code, network_settings.code, sizeof code);
    do {
        if (!ask(TEXT_REMOTE_HOST, network_settings.host, HOST_MOST)) {
            return 0;
        }
    } while (!network_settings.host[0]);
    add_port();
    if (!network_settings.name[0]) {
        find_name();
    }
    do {
        if (!ask(TEXT_REMOTE_NAME, network_settings.name, NAME_MOST)) {
            return 0;
        }
    } while (!network_settings.name[0]);
    screen_thinking(TEXT_REMOTE_EMPTY);
    if (!ask(TEXT_REMOTE_TABLE, network_settings.code, CODE_MOST)) {
        return 0;
    }
    screen_thinking("");
    if (memcmp(code, network_settings.code, sizeof code)) {
        network_settings.key[0] = 0; /* it belongs to the other table */
    }
    if (network_settings.code[0]) {
        return 1;
    }
    return ask_wish();
}

/* ---- during the game ---- */

uint8_t network_talk(void)
{
    static const char *const phrases[8] = {
        TEXT_REMOTE_HELLO, TEXT_REMOTE_LUCK, TEXT_REMOTE_GOOD, TEXT_REMOTE_THINKS,
        TEXT_REMOTE_MOMENT, TEXT_REMOTE_THANKS, TEXT_REMOTE_SORRY, TEXT_REMOTE_BYE,
    };
    static uint8_t n;

    n = 0;
    entry_text[0] = 0;
    shell_is_typing = 0;
    for (;;) {
        ask_choice(phrases[n]);
        if (entry_event == EVENT_RETURN || entry_event == EVENT_FIRE) {
            line_begin("CHAT ");
            line_text(phrases[n]);
            return 1;
        }
        if (EVENT_KIND(entry_event) != EVENT_UP) {
            return 0;
        }
        n = show_next(n, sizeof phrases / sizeof *phrases);
    }
}

uint8_t network_sure(void)
{
    line_start();
    return ask_yes(TEXT_ASK_RESIGN);
}

uint8_t network_leaves(void)
{
    line_start();
    return ask_yes(TEXT_REMOTE_ASK_LEAVE);
}
