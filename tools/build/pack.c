/* pack.c: packs a file for asm/plat/unpack.s, which unpacks it byte by byte. disk/disk.mk calls it.

     pack [-t CYCLES] [-p FILE@ADDRESS ...] [-a ADDRESS] IN OUT
                                                          packs IN, which is unpacked to ADDRESS, or to any address
     pack -d [-p FILE@ADDRESS ...] [-a ADDRESS] IN OUT    unpacks

   The stream is the shortest, and among these the one that is unpacked fastest. With -t a bit more is worth CYCLES: the
   page of commands with -t 30 was 22 bytes longer, 1.4%, and unpacked in 6% fewer cycles.

   With -p the stream may copy from data that is already in memory below the file: FILE, at ADDRESS. The data must be
   there unchanged when the stream is unpacked: constant code and tables. With the kernel's 13K as such data, game
   overlays are 1 to 3% shorter, shell overlays 7 to 13%. The checksum (tools/build/checksum.c) ensures that they are
   loaded with the kernel that they were packed for.

   The packed stream is one sequence of bytes. Single bits are taken, highest first, from a bit byte, which is fetched
   from the stream when no bit is left. Whole bytes are in between, in the order in which they are needed.

     gamma     a number from 1 to 255 (Elias gamma, interleaved): the value starts at 1; a 1 bit ends it, a 0 bit is
               followed by one more bit of the value
     literals  gamma length, then that many bytes
     repeat    gamma length: copy from the offset of the last match
     match     gamma high (1 to 253); byte: low seven bits of the offset, then the first bit of what follows;
               gamma length - 1. Offset = (high - 1) * 128 + low + 1, at most 32,384.
     special   a match with high = 254 copies nothing and has no byte and no length: literals can follow literals, so
               that there may be more than 255. High = 255 ends the stream.

   Bits come in pairs: between two whole bytes of the stream there is an even number of them. So the unpacker need not
   look for a new bit byte before every bit.

   A stream can be unpacked over itself if it ends STREAM_MARGIN bytes after the data it unpacks to; pack checks that.

   At the start, and after a repeat or a match: bit 0 literals, bit 1 match. After literals: bit 0 repeat, bit 1 match.
   Measured on 100 KB of 6502 code: a flag for each literal instead of runs makes streams 0.2% longer, a class table for
   offsets 0.5% shorter at best, a table of the 32 commonest literals 1%: not worth the bytes in the unpacker. */
/* SPDX-License-Identifier: MIT */
#include "pack.h"
#include "stream.h"
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAIN_LIMIT (MEMORY - 1)
#define PACKED_LIMIT (PLAIN_LIMIT + PLAIN_LIMIT / 50) /* 255 literals take at most 4 bytes more */

uint8_t memory[MEMORY];
uint8_t is_known[MEMORY];
int32_t start, end_address;
uint32_t cycle_cost = 1;
static uint8_t packed[PACKED_LIMIT];
static long packed_bytes;

void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("pack: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* Writing the stream. */
static long bit_byte_at;
static unsigned next_mask;

static void put_byte(unsigned value)
{
    packed[packed_bytes++] = (uint8_t)value;
}

static void put_bit(unsigned bit)
{
    if (next_mask == 0) {
        bit_byte_at = packed_bytes;
        put_byte(0);
        next_mask = 0x80;
    }
    if (bit) {
        packed[bit_byte_at] |= (uint8_t)next_mask;
    }
    next_mask >>= 1;
}

/* Writes the rest of a gamma number whose first bit is already written. */
static void put_gamma_tail(unsigned value)
{
    unsigned bit = 1;

    while (bit <= value / 2) {
        bit *= 2;
    }
    while (bit > 1) {
        bit /= 2;
        put_bit(value & bit);
        put_bit(bit == 1);
    }
}

static void put_gamma(unsigned value)
{
    put_bit(value == 1);
    put_gamma_tail(value);
}

/* A match that copies nothing, or that ends the stream. */
static void put_special(unsigned high)
{
    put_bit(1);
    put_gamma(high);
}

/* After literals only a match can follow. So long literals have a match that copies nothing after each NUMBER_LIMIT. */
static void put_literals(int32_t from, int32_t end)
{
    while (from < end) {
        int32_t length = end - from > NUMBER_LIMIT ? NUMBER_LIMIT : end - from;

        put_bit(0);
        put_gamma((unsigned)length);
        for (; length > 0; length--) {
            put_byte(memory[from++]);
        }
        if (from < end) {
            put_special(NULL_HIGH);
        }
    }
}

static void put_step(const Step *step)
{
    const Step *before = step->before;
    unsigned length = (unsigned)(step->end - before->end);
    unsigned offset = (unsigned)step->offset - 1;

    if (step->is_literal) {
        put_literals(before->end, step->end);
    } else if (before->is_literal && before->offset == step->offset && length <= NUMBER_LIMIT) {
        put_bit(0);
        put_gamma(length);
    } else {
        put_bit(1);
        put_gamma((offset >> 7) + 1);
        put_byte((offset & 127) << 1 | (length == 2));
        put_gamma_tail(length - 1);
    }
}

static void pack(void)
{
    choose_pieces(put_step);
    put_special(END_HIGH);
}

/* Unpacking, with a check of every step. */
static long read_at;
static long lead; /* the largest number of bytes by which writing was ahead of reading */
static unsigned bits_left;

static unsigned get_byte(void)
{
    if (read_at == packed_bytes) {
        fail("the packed file is incomplete");
    }
    return packed[read_at++];
}

static unsigned get_bit(void)
{
    static unsigned bit_byte;

    if (bits_left == 0) {
        bit_byte = get_byte();
        bits_left = 8;
    }
    return bit_byte >> --bits_left & 1;
}

static long get_gamma(unsigned first_bit)
{
    long value = 1;

    while (!first_bit) {
        value = value * 2 + get_bit();
        if (value > NUMBER_LIMIT) {
            fail("byte %ld: a number above %d", read_at, NUMBER_LIMIT);
        }
        first_bit = get_bit();
    }
    return value;
}

/* Unpacks `length` bytes: copies them from `offset` bytes before, or takes them from the stream if `offset` is 0. */
static void unpack_piece(long length, long offset)
{
    if (end_address + length > PLAIN_LIMIT) {
        fail("byte %ld: unpacks to more than %d bytes", read_at, PLAIN_LIMIT);
    }
    while (length-- > 0) {
        if (offset && (offset > end_address || !is_known[end_address - offset])) {
            fail("byte %ld: a match copies from unknown memory", read_at);
        }
        memory[end_address] = offset ? memory[end_address - offset] : (uint8_t)get_byte();
        is_known[end_address++] = 1;
        lead = end_address - start - read_at > lead ? end_address - start - read_at : lead;
    }
}

static void unpack(void)
{
    long offset = 0;
    int is_after_literal = 0;

    memset(is_known + start, 0, (size_t)(MEMORY - start));
    end_address = start;
    read_at = lead = bits_left = 0;
    for (;;) {
        if (get_bit()) {
            long high = get_gamma(get_bit());
            unsigned low;

            if (high == END_HIGH) {
                break;
            }
            if (high == NULL_HIGH) {
                is_after_literal = 0;
                continue;
            }
            low = get_byte();
            offset = (high - 1) * 128 + (low >> 1) + 1;
            unpack_piece(get_gamma(low & 1) + 1, offset);
            is_after_literal = 0;
        } else {
            if (is_after_literal && offset == 0) {
                fail("byte %ld: a repeat before the first match", read_at);
            }
            unpack_piece(get_gamma(get_bit()), is_after_literal ? offset : 0);
            is_after_literal = !is_after_literal;
        }
    }
    if (read_at != packed_bytes) {
        fail("%ld bytes follow the end of the stream", packed_bytes - read_at);
    }
}

static long read_file(const char *path, uint8_t *buffer, long limit)
{
    FILE *file = fopen(path, "rb");
    long bytes;

    if (!file) {
        fail("%s: %s", path, strerror(errno));
    }
    bytes = (long)fread(buffer, 1, (size_t)limit, file);
    if (ferror(file) || fgetc(file) != EOF) {
        fail("%s: cannot read it, or it is longer than %ld bytes", path, limit);
    }
    fclose(file);
    return bytes;
}

static void write_file(const char *path, const uint8_t *buffer, long bytes)
{
    FILE *file = fopen(path, "wb");
    int good = file && fwrite(buffer, 1, (size_t)bytes, file) == (size_t)bytes;

    if (!file || fclose(file) != 0 || !good) {
        fail("%s: cannot write it", path);
    }
}

static int32_t read_address(const char *text)
{
    char *end;
    long address = strtol(text, &end, 0);

    if (!*text || *end || address < 0 || address > PLAIN_LIMIT) {
        fail(*text ? "'%s' is not an address" : "missing address%s", text);
    }
    return (int32_t)address;
}

/* Reads the number of cycles that are worth one bit (option -t). Returns the cost of a cycle. */
static uint32_t read_cycles(const char *text)
{
    char *end;
    long cycles = strtol(text, &end, 10);

    if (!*text || *end || cycles < 1 || cycles > (long)BIT) {
        fail("'%s' is not a number of cycles from 1 to %u", text, BIT);
    }
    return BIT / (uint32_t)cycles;
}

/* Loads FILE@ADDRESS as known data. */
static void prime(char *argument)
{
    char *at = strrchr(argument, '@');
    int32_t address;
    long bytes;

    if (!at) {
        fail("'%s' is not FILE@ADDRESS", argument);
    }
    *at = '\0';
    address = read_address(at + 1);
    bytes = read_file(argument, memory + address, PLAIN_LIMIT - address);
    memset(is_known + address, 1, (size_t)bytes);
}

/* Known data may not reach `start`. */
static void check_primes(void)
{
    for (int32_t address = start; address < MEMORY; address++) {
        if (is_known[address]) {
            fail("the data of -p overlaps with the file");
        }
    }
}

int main(int argument_count, char **arguments)
{
    static uint8_t original[PLAIN_LIMIT];
    long bytes;
    int unpacks = 0;
    int next = 1;

    for (; next < argument_count && arguments[next][0] == '-'; next++) {
        if (strcmp(arguments[next], "-d") == 0) {
            unpacks = 1;
        } else if (strcmp(arguments[next], "-p") == 0 && next + 1 < argument_count) {
            prime(arguments[++next]);
        } else if (strcmp(arguments[next], "-a") == 0 && next + 1 < argument_count) {
            start = read_address(arguments[++next]);
        } else if (strcmp(arguments[next], "-t") == 0 && next + 1 < argument_count) {
            cycle_cost = read_cycles(arguments[++next]);
        } else {
            break;
        }
    }
    if (argument_count - next != 2) {
        fail("usage: pack [-d] [-t CYCLES] [-p FILE@ADDRESS ...] [-a ADDRESS] IN OUT");
    }
    check_primes();
    if (unpacks) {
        packed_bytes = read_file(arguments[next], packed, PACKED_LIMIT);
        unpack();
        write_file(arguments[next + 1], memory + start, end_address - start);
        return 0;
    }
    bytes = read_file(arguments[next], original, PLAIN_LIMIT - start);
    memcpy(memory + start, original, (size_t)bytes);
    memset(is_known + start, 1, (size_t)bytes);
    end_address = start + (int32_t)bytes;
    pack();
    unpack(); /* check the result */
    if (end_address - start != bytes || memcmp(memory + start, original, (size_t)bytes) != 0) {
        fail("%s: does not unpack to itself", arguments[next]);
    }
    if (lead + packed_bytes - bytes > STREAM_MARGIN) {
        fail("%s: cannot be unpacked over itself", arguments[next]);
    }
    write_file(arguments[next + 1], packed, packed_bytes);
    printf("%ld to %ld bytes\n", bytes, packed_bytes);
    return 0;
}
