/* sha256.c: see sha256.h. Twin: asm/shell/network/sha256.s. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "shell/network/sha256.h"

#define ROUNDS 64
#define WORDS (SHA256_STATE / 4)
#define SCHEDULE 16 /* words of the block, which is overwritten by those of later rounds */

uint8_t sha256_block[SHA256_BLOCK];
uint8_t sha256_state[SHA256_STATE];

const uint32_t sha256_start[WORDS] = { /* fractions of the square roots of the first eight primes */
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static const uint32_t constants[ROUNDS] = { /* fractions of the cube roots of the first 64 primes */
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t schedule[SCHEDULE];
static uint32_t v[WORDS]; /* a to h */

static uint32_t rotated(uint32_t word, uint8_t bits)
{
    return word >> bits | word << (32 - bits);
}

static void take_block(void)
{
    static uint8_t n;

    for (n = 0; n != SHA256_BLOCK; ++n) {
        schedule[n / 4] = schedule[n / 4] << 8 | sha256_block[n];
    }
}

/* Computes the word of round n from those of 16, 15, 7 and 2 rounds before. */
static void next_word(uint8_t n)
{
    uint32_t early = schedule[(n + 1) % SCHEDULE];
    uint32_t late = schedule[(n + 14) % SCHEDULE];

    schedule[n % SCHEDULE] += schedule[(n + 9) % SCHEDULE]
        + (rotated(early ^ rotated(early, 11), 7) ^ early >> 3)
        + (rotated(late ^ rotated(late, 2), 17) ^ late >> 10);
}

void sha256_mix(void)
{
    static uint8_t n;
    static uint8_t i;
    uint32_t sum;

    take_block();
    memcpy(v, sha256_state, sizeof v);
    for (n = 0; n != ROUNDS; ++n) {
        if (n >= SCHEDULE) {
            next_word(n);
        }
        sum = v[7] + schedule[n % SCHEDULE] + constants[n];
        sum += rotated(v[4] ^ rotated(v[4] ^ rotated(v[4], 14), 5), 6);
        sum += v[6] ^ (v[4] & (v[5] ^ v[6]));
        for (i = WORDS - 1; i; --i) {
            v[i] = v[i - 1];
        }
        v[4] += sum;
        sum += rotated(v[1] ^ rotated(v[1] ^ rotated(v[1], 9), 11), 2);
        v[0] = sum + ((v[1] & v[2]) | (v[3] & (v[1] | v[2])));
    }
    for (i = 0; i != WORDS; ++i) {
        memcpy(&sum, sha256_state + 4 * i, sizeof sum);
        sum += v[i];
        memcpy(sha256_state + 4 * i, &sum, sizeof sum);
    }
}
