/* websocket.h: the frames and the handshake of WebSocket (RFC 6455), without any input or output. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_WEBSOCKET_H
#define HOST_SERVE_WEBSOCKET_H

#include <stddef.h>
#include <stdint.h>

#define FRAME_CONTINUED 0
#define FRAME_TEXT 1
#define FRAME_BINARY 2
#define FRAME_CLOSE 8
#define FRAME_PING 9
#define FRAME_PONG 10

#define FRAME_PAYLOAD_MOST 1024 /* bytes of a frame from a client */
#define FRAME_SHORT_MOST 125    /* bytes of a frame that we send */

/* Reasons to close a connection. */
#define FRAME_PROTOCOL_ERROR 1002
#define FRAME_TOO_LARGE 1009

typedef struct {
    uint8_t kind;     /* FRAME_ */
    uint8_t is_last;  /* 1: the message ends with this frame */
    uint8_t *payload; /* unmasked, inside the buffer */
    size_t length;
    size_t size;      /* bytes of the whole frame in the buffer */
} Frame;

/* Reads the frame of a client at the start of `bytes` and removes its mask. Returns 1 if it is complete, 0 if more
 * bytes must come, or the reason to close the connection. */
int frame_read(Frame *frame, uint8_t *bytes, size_t count);

/* Writes the head of a frame with `length` bytes, at most FRAME_SHORT_MOST; it has two bytes. */
void frame_write_head(uint8_t *head, uint8_t kind, size_t length);

/* Writes the answer to a client's key. `answer` has room for 29 characters. */
void websocket_answer(const char *key, size_t length, char *answer);

#endif
