/* sha.h: SHA-256, for the proof that dice were not chosen, and SHA-1, which a WebSocket handshake asks for. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_SHA_H
#define HOST_SERVE_SHA_H

#include <stddef.h>
#include <stdint.h>

#define SHA256_BYTES 32
#define SHA1_BYTES 20

void sha256(const void *text, size_t length, uint8_t *hash);
void sha1(const void *text, size_t length, uint8_t *hash);

/* Writes bytes as hexadecimal digits, small letters, with a terminating 0. */
void sha_write_hex(const uint8_t *bytes, size_t count, char *text);

#endif
