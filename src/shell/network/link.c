/* link.c: see link.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "plat/machine.h"
#include "plat/network.h"
#include "view/line.h"
#include "shell/network/link.h"

#define BUFFER 64
#define ERRORS_MOST 3 /* looks in a row that fail: the connection is lost */
#define LINE_END 0x0A /* not '\n', which is $9B for an Atari */

NetworkSettings network_settings;
uint8_t network_wish;
char link_line[LINK_LINE + 1];
uint8_t link_is_open;
uint8_t link_silence;

static uint8_t buffer[BUFFER];
static uint8_t at;     /* the next byte in the buffer, */
static uint8_t filled; /* and the number of bytes in it */
static uint16_t waiting; /* bytes that FujiNet has for us */
static uint8_t length; /* of the line so far */
static uint16_t looked_at; /* frame of the last look */
static uint8_t errors;
static uint8_t status[NETWORK_STATUS_BYTES];

/* One command with `count` bytes of data; aux is `aux`. */
static uint8_t call(uint8_t command, uint16_t aux)
{
    network_aux = aux;
    return network_call(command);
}

uint8_t link_open(void)
{
    static uint8_t error;

    at = filled = length = errors = link_silence = 0;
    link_is_open = 0;
    waiting = 0;
    line_begin("N:TCP://");
    line_text(network_settings.host);
    line_char('/');
    line_char((char)NETWORK_END);
    network_data = (uint8_t *)text_buffer;
    network_bytes = NETWORK_OPEN_BYTES;
    error = call(NETWORK_OPEN, NETWORK_BOTH_WAYS);
    if (!error) {
        link_is_open = 1;
    }
    looked_at = machine_frames();
    return error;
}

void link_close(void)
{
    if (link_is_open) {
        link_is_open = 0;
        network_bytes = 0;
        call(NETWORK_CLOSE, 0);
    }
}

void link_send(void)
{
    line_char(LINE_END);
    if (link_is_open) {
        network_data = (uint8_t *)text_buffer;
        network_bytes = strlen(text_buffer);
        if (call(NETWORK_WRITE, network_bytes)) {
            link_is_open = 0; /* no one knows whether it was sent: the server will say */
        }
        looked_at = machine_frames();
    }
}

void link_say(const char *what)
{
    line_begin(what);
    link_send();
}

uint8_t link_poll(void)
{
    if (!link_is_open || at != filled || waiting || network_sound
        || (uint16_t)(machine_frames() - looked_at) < LINK_POLL_FRAMES) {
        return 0;
    }
    network_data = status;
    network_bytes = NETWORK_STATUS_BYTES;
    if (call(NETWORK_STATUS, 0)) {
        if (++errors == ERRORS_MOST) {
            link_is_open = 0;
        }
    } else {
        errors = 0;
        waiting = (uint16_t)(status[1] << 8 | status[0]);
        if (!waiting && !status[NETWORK_CONNECTED]) {
            link_is_open = 0;
        }
    }
    if (link_silence != 255) {
        ++link_silence;
    }
    if (waiting) {
        link_silence = 0;
    }
    looked_at = machine_frames();
    return 1;
}

/* Reads what waits into the empty buffer. Returns 0 if nothing does. */
static uint8_t fill(void)
{
    at = filled = 0;
    if (!waiting || !link_is_open) {
        return 0;
    }
    network_data = buffer;
    network_bytes = BUFFER;
    if (waiting < BUFFER) {
        network_bytes = waiting;
    }
    if (call(NETWORK_READ, network_bytes)) {
        link_is_open = 0; /* these bytes are lost */
        waiting = 0;
        return 0;
    }
    waiting -= network_bytes;
    filled = (uint8_t)network_bytes;
    return 1;
}

uint8_t link_next(void)
{
    static uint8_t byte;

    while (at != filled || fill()) {
        byte = buffer[at++];
        if (byte == LINE_END) {
            link_line[length] = 0;
            length = 0;
            return 1;
        }
        if (byte >= ' ' && byte < 0x7F && length < LINK_LINE) {
            link_line[length++] = (char)byte;
        }
    }
    return 0;
}
