/* websocket.c: see websocket.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "host/serve/sha.h"
#include "host/serve/websocket.h"

#define KEY_MOST 64 /* characters of a key that we read; a key has 24 */

static const char name_space[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; /* RFC 6455, section 1.3 */

static void write_base64(const uint8_t *bytes, size_t count, char *text)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint32_t three;
    size_t i;
    size_t n;

    for (i = 0; i < count; i += 3) {
        three = 0;
        for (n = 0; n < 3; ++n) {
            three = three << 8 | (i + n < count ? bytes[i + n] : 0);
        }
        for (n = 0; n < 4; ++n) {
            *text++ = i + n <= count ? digits[three >> (18 - 6 * n) & 63] : '=';
        }
    }
    *text = 0;
}

void websocket_answer(const char *key, size_t length, char *answer)
{
    char text[KEY_MOST + sizeof name_space];
    uint8_t hash[SHA1_BYTES];

    length = length < KEY_MOST ? length : KEY_MOST;
    memcpy(text, key, length);
    memcpy(text + length, name_space, sizeof name_space - 1);
    sha1(text, length + sizeof name_space - 1, hash);
    write_base64(hash, sizeof hash, answer);
}

/* Checks the first two bytes. Returns 0 or the reason to close the connection. */
static int check_head(const uint8_t *bytes)
{
    uint8_t kind = bytes[0] & 15;
    uint8_t length = bytes[1] & 127;

    if (bytes[0] & 0x70 || !(bytes[1] & 0x80)) { /* an extension, or no mask */
        return FRAME_PROTOCOL_ERROR;
    }
    if (kind >= FRAME_CLOSE) {
        return kind > FRAME_PONG || !(bytes[0] & 0x80) || length > FRAME_SHORT_MOST ? FRAME_PROTOCOL_ERROR : 0;
    }
    return kind > FRAME_BINARY ? FRAME_PROTOCOL_ERROR : length == 127 ? FRAME_TOO_LARGE : 0;
}

int frame_read(Frame *frame, uint8_t *bytes, size_t count)
{
    size_t head = 2;
    size_t i;
    int why;

    if (count < 2) {
        return 0;
    }
    why = check_head(bytes);
    if (why) {
        return why;
    }
    frame->kind = bytes[0] & 15;
    frame->is_last = bytes[0] >> 7;
    frame->length = bytes[1] & 127;
    if (frame->length == 126) {
        head = 4;
        if (count < head) {
            return 0;
        }
        frame->length = (size_t)bytes[2] << 8 | bytes[3];
        if (frame->length > FRAME_PAYLOAD_MOST) {
            return FRAME_TOO_LARGE;
        }
    }
    frame->payload = bytes + head + 4;
    frame->size = head + 4 + frame->length;
    if (count < frame->size) {
        return 0;
    }
    for (i = 0; i < frame->length; ++i) {
        frame->payload[i] ^= bytes[head + i % 4];
    }
    return 1;
}

void frame_write_head(uint8_t *head, uint8_t kind, size_t length)
{
    head[0] = 0x80 | kind;
    head[1] = (uint8_t)length;
}
