/* sha.c: see sha.h. Both functions cut the text into blocks of 64 bytes. The text is followed by the byte $80, zeros,
 * and its length in bits as eight bytes, high byte first, at the end of a block. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "host/serve/sha.h"

#define BLOCK 64
#define WORDS 8 /* 32-bit words of the state; SHA-1 uses five */

typedef void Mix(uint32_t *state, const uint8_t *block);

static uint32_t rotate_left(uint32_t word, unsigned bits)
{
    return word << bits | word >> (32 - bits);
}

static uint32_t rotate_right(uint32_t word, unsigned bits)
{
    return word >> bits | word << (32 - bits);
}

static uint32_t read_word(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static const uint32_t round_constants[BLOCK] = { /* fractions of the cube roots of the first 64 primes */
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static void mix256(uint32_t *state, const uint8_t *block)
{
    uint32_t w[BLOCK];
    uint32_t v[WORDS];
    uint32_t first;
    uint32_t second;
    unsigned i;

    for (i = 0; i < 16; ++i) {
        w[i] = read_word(block + 4 * i);
    }
    for (; i < BLOCK; ++i) {
        first = rotate_right(w[i - 15], 7) ^ rotate_right(w[i - 15], 18) ^ w[i - 15] >> 3;
        second = rotate_right(w[i - 2], 17) ^ rotate_right(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + first + w[i - 7] + second;
    }
    memcpy(v, state, sizeof v);
    for (i = 0; i < BLOCK; ++i) {
        first = v[7] + (rotate_right(v[4], 6) ^ rotate_right(v[4], 11) ^ rotate_right(v[4], 25))
            + ((v[4] & v[5]) ^ (~v[4] & v[6])) + round_constants[i] + w[i];
        second = (rotate_right(v[0], 2) ^ rotate_right(v[0], 13) ^ rotate_right(v[0], 22))
            + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, (WORDS - 1) * sizeof v[0]);
        v[4] += first;
        v[0] = first + second;
    }
    for (i = 0; i < WORDS; ++i) {
        state[i] += v[i];
    }
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
    uint32_t state[WORDS] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab,
        0x5be0cd19 };

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
