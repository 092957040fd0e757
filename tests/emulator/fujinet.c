/* fujinet.c: see fujinet.h. */
/* SPDX-License-Identifier: MIT */
#include "fujinet.h"
#include "plat/network.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define QUEUE_BYTES 65536
#define WAIT_MS 4        /* a status waits this long for the server, so that a test does not race ahead of it, */
#define ANSWER_MS 1000   /* and this long if the Atari has asked for something */
#define REFUSED 144      /* errors of SIO: the device reports an error, */
#define NO_ANSWER 138    /* or there is none */

Fujinet fujinet;

static char queue[QUEUE_BYTES]; /* bytes for the Atari */
static unsigned length;
static int connection = -1;
static int is_open;
static char line[FUJINET_DATA]; /* the line that the Atari is sending */
static unsigned line_length;
static char told_line[FUJINET_DATA]; /* the line that is coming for the Atari */
static unsigned told_length;
static unsigned last_status;
static int is_coming; /* 1: the bytes of a command are on the serial line */
static const char *due; /* how the line begins that the Atari waits for, or 0 */

int fujinet_is_open(void) { return is_open; }

void fujinet_hang_up(void)
{
    if (connection >= 0) {
        close(connection);
        connection = -1;
    }
    is_open = 0;
}

void fujinet_reset(void)
{
    fujinet_hang_up();
    length = line_length = 0;
    is_coming = 0;
    memset(&fujinet, 0, sizeof fujinet);
    fujinet.is_there = 1;
    fujinet.least_frames = 1000;
}

static int begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

/* Sees what comes for the Atari, line by line, and tells the test. */
static void tell(const char *bytes, unsigned count)
{
    for (unsigned n = 0; n < count; n++) {
        if (bytes[n] != '\n') {
            told_line[told_length] = bytes[n];
            told_length += told_length < sizeof told_line - 1;
            continue;
        }
        told_line[told_length] = 0;
        told_length = 0;
        if (due && (begins(told_line, due) || begins(told_line, "NO ") || begins(told_line, "ERROR"))) {
            due = NULL;
        }
        if (fujinet.told) {
            fujinet.told(told_line);
        }
    }
}

static void queue_bytes(const char *bytes, unsigned count)
{
    tell(bytes, count);
    if (count > QUEUE_BYTES - length) {
        fprintf(stderr, "fujinet: the Atari does not read\n");
        exit(1);
    }
    memcpy(queue + length, bytes, count);
    length += count;
}

void fujinet_say(const char *format, ...)
{
    char text[1024];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    queue_bytes(text, (unsigned)strlen(text));
}

/* Takes what the server has sent. */
static void receive(int wait)
{
    struct pollfd ready = {connection, POLLIN, 0};
    char bytes[4096];
    ssize_t count;

    if (connection < 0 || poll(&ready, 1, wait) <= 0) {
        return;
    }
    count = recv(connection, bytes, sizeof bytes, 0);
    if (count <= 0) {
        fujinet_hang_up();
    } else {
        queue_bytes(bytes, (unsigned)count);
    }
}

static uint8_t open_connection(const char *address)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int yes = 1;

    fujinet.opens++;
    fujinet_hang_up();
    length = line_length = told_length = 0;
    due = NULL;
    snprintf(fujinet.address, sizeof fujinet.address, "%.*s", (int)strcspn(address, "\x9B"), address);
    if (fujinet.refuses || !begins(address, "N:TCP://")) {
        return REFUSED;
    }
    if (fujinet.port) {
        to.sin_port = htons((uint16_t)fujinet.port);
        connection = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(connection, (struct sockaddr *)&to, sizeof to) != 0) {
            fujinet_hang_up();
            return REFUSED;
        }
        setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    }
    is_open = 1;
    return 0;
}

static uint8_t send_bytes(const char *bytes, unsigned count)
{
    fujinet.writes++;
    if (!is_open) {
        return REFUSED;
    }
    if (connection >= 0 && send(connection, bytes, count, MSG_NOSIGNAL) != (ssize_t)count) {
        fujinet_hang_up();
        return REFUSED;
    }
    for (unsigned n = 0; n < count; n++) {
        if (bytes[n] != '\n') {
            line[line_length] = bytes[n];
            line_length += line_length < sizeof line - 1;
            continue;
        }
        line[line_length] = 0;
        line_length = 0;
        strcpy(fujinet.sent, line);
        due = begins(line, "SYNC") || begins(line, "JOIN") ? "END" : "";
        if (fujinet.heard && !fujinet.port) {
            fujinet.heard(line);
        }
    }
    return 0;
}

/* Number of bytes that the Atari is told about */
static unsigned offered(void)
{
    unsigned count = length;

    if (fujinet.most && count > fujinet.most) {
        count = fujinet.most;
    }
    if (fujinet.drop_after && count > fujinet.drop_after) {
        count = fujinet.drop_after;
    }
    return count;
}

static uint8_t report(uint8_t *data, unsigned frame)
{
    fujinet.statuses++;
    if (last_status && frame - last_status < fujinet.least_frames) {
        fujinet.least_frames = frame - last_status;
    }
    last_status = frame;
    receive(length ? 0 : due ? ANSWER_MS : WAIT_MS);
    data[0] = (uint8_t)offered();
    data[1] = (uint8_t)(offered() >> 8);
    data[2] = (uint8_t)is_open;
    data[3] = is_open ? 1 : 136;
    return 0;
}

static uint8_t give(uint8_t *data, unsigned count)
{
    fujinet.reads++;
    if (count > offered()) {
        return REFUSED;
    }
    memcpy(data, queue, count);
    length -= count;
    memmove(queue, queue + count, length);
    if (fujinet.drop_after) {
        fujinet.drop_after -= count;
        if (!fujinet.drop_after) {
            length = 0;
            fujinet_hang_up();
        }
    }
    return 0;
}

/* The app key of the user's name. */
static uint8_t answer_key(uint8_t command, uint16_t bytes, uint8_t *data)
{
    static const uint8_t key[] = {1, 0, 1, 0, 0, 0};

    if (command == NETWORK_KEY_OPEN) {
        fujinet.key_is_open = bytes == sizeof key && memcmp(data, key, sizeof key) == 0;
        return fujinet.key_is_open && fujinet.user ? 0 : REFUSED;
    }
    if (!fujinet.key_is_open || bytes != NETWORK_KEY_BYTES) {
        return REFUSED;
    }
    memset(data, 0, bytes);
    data[0] = (uint8_t)strlen(fujinet.user);
    memcpy(data + 2, fujinet.user, data[0]);
    return 0;
}

/* Frame of five bytes, ACK, ACK, COMPLETE; data with their sum. A byte has a start bit and a stop bit. The device takes
 * its time before ACK and COMPLETE. What is left of a frame goes to the next command. */
#define FRAMES_A_SECOND 60
#define COMMAND_BYTES 8
#define BITS 10
#define PAUSES_MS 2

int fujinet_has_heard(uint16_t bytes, unsigned frame)
{
    static unsigned rest, due_at;
    unsigned sent = COMMAND_BYTES + bytes + (bytes != 0);

    if (!fujinet.baud) {
        return 1;
    }
    if (!is_coming) {
        rest += FRAMES_A_SECOND * (sent * BITS + PAUSES_MS * fujinet.baud / 1000);
        due_at = frame + rest / fujinet.baud;
        rest %= fujinet.baud;
        is_coming = 1;
    }
    is_coming = frame < due_at;
    return !is_coming;
}

uint8_t fujinet_answer(uint8_t command, uint16_t aux, uint16_t bytes, uint8_t *data, unsigned frame)
{
    if (!fujinet.is_there) {
        return NO_ANSWER;
    }
    if (fujinet.fails_after) {
        fujinet.fails_after--;
    } else if (fujinet.fails) {
        fujinet.fails--;
        return fujinet.fail_code;
    }
    switch (command) {
    case NETWORK_KEY_OPEN:
    case NETWORK_KEY_READ:
        return answer_key(command, bytes, data);
    case NETWORK_OPEN:
        return open_connection((const char *)data);
    case NETWORK_CLOSE:
        fujinet.closes++;
        fujinet_hang_up();
        return 0;
    case NETWORK_STATUS:
        return bytes == NETWORK_STATUS_BYTES ? report(data, frame) : REFUSED;
    case NETWORK_READ:
        return bytes == aux && bytes <= FUJINET_DATA ? give(data, bytes) : REFUSED;
    case NETWORK_WRITE:
        return bytes == aux && bytes <= FUJINET_DATA ? send_bytes((const char *)data, bytes) : REFUSED;
    default:
        return REFUSED;
    }
}
