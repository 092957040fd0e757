/* sha.c: see sha.h. Both functions cut the text into blocks of 64 bytes. The text is followed by the byte $80, zeros,
 * and its length in bits as eight bytes, high byte first, at the end of a block. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "host/serve/sha.h"
#include "shell/network/sha256.h"

#define BLOCK 64
#define WORDS 8 /* 32-bit words of the state; SHA-1 uses five */

typedef void Mix(uint32_t *state, const uint8_t *block);

static uint32_t rotate_left(uint32_t word, unsigned bits)
{
    return word << bits | word >> (32 - bits);
}

static uint32_t read_word(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* The shell's SHA-256, the reference of the Atari's. Its state holds words, low byte first, as on this machine. */
static void mix256(uint32_t *state, const uint8_t *block)
{
    memcpy(sha256_state, state, sizeof sha256_state);
    memcpy(sha256_block, block, sizeof sha256_block);
    sha256_mix();
    memcpy(state, sha256_state, sizeof sha256_state);
}

/* Sets *constant for round i of SHA-1 and returns its mix of three words. */
static uint32_t mix_three(unsigned i, const uint32_t *v, uint32_t *constant)
{
    static const uint32_t constants[] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };

    *constant = constants[i / 20];
    if (i < 20) {
        return (v[1] & v[2]) | (~v[1] & v[3]);
    }
    if (i >= 40 && i < 60) {
        return (v[1] & v[2]) | (v[1] & v[3]) | (v[2] & v[3]);
    }
    return v[1] ^ v[2] ^ v[3];
}

static void mix1(uint32_t *state, const uint8_t *block)
{
    uint32_t w[80];
    uint32_t v[5];
    uint32_t constant;
    uint32_t next;
    unsigned i;

    for (i = 0; i < 16; ++i) {
        w[i] = read_word(block + 4 * i);
    }
    for (; i < 80; ++i) {
        w[i] = rotate_left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    }
    memcpy(v, state, sizeof v);
    for (i = 0; i < 80; ++i) {
        next = mix_three(i, v, &constant);
        next += rotate_left(v[0], 5) + v[4] + constant + w[i];
        memmove(v + 1, v, 4 * sizeof v[0]);
        v[2] = rotate_left(v[2], 30);
        v[0] = next;
    }
    for (i = 0; i < 5; ++i) {
        state[i] += v[i];
    }
}

static void run(Mix *mix, uint32_t *state, const uint8_t *text, size_t length, uint8_t *hash, unsigned bytes)
{
    uint8_t last[2 * BLOCK];
    size_t rest = length % BLOCK;
    size_t end = rest < BLOCK - 8 ? BLOCK : 2 * BLOCK;
    size_t at;
    unsigned i;

    for (at = 0; at + BLOCK <= length; at += BLOCK) {
        mix(state, text + at);
    }
    memset(last, 0, sizeof last);
    memcpy(last, text + at, rest);
    last[rest] = 0x80;
    for (i = 0; i < 8; ++i) {
        last[end - 1 - i] = (uint8_t)((uint64_t)length * 8 >> 8 * i);
    }
    for (at = 0; at < end; at += BLOCK) {
        mix(state, last + at);
    }
    for (i = 0; i < bytes; ++i) {
        hash[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
    }
}

void sha256(const void *text, size_t length, uint8_t *hash)
{
    uint32_t state[WORDS];

    memcpy(state, sha256_start, sizeof state);
    run(mix256, state, text, length, hash, SHA256_BYTES);
}

void sha1(const void *text, size_t length, uint8_t *hash)
{
    uint32_t state[WORDS] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0 };

    run(mix1, state, text, length, hash, SHA1_BYTES);
}

void sha_write_hex(const uint8_t *bytes, size_t count, char *text)
{
    static const char digits[] = "0123456789abcdef";
    size_t i;

    for (i = 0; i < count; ++i) {
        *text++ = digits[bytes[i] >> 4];
        *text++ = digits[bytes[i] & 15];
    }
    *text = 0;
}
