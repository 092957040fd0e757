/* checksum.c: joins one or more packed streams into a file of the disk and appends four bytes: the memory that
   unpacking needs, and two checksum bytes by which the Atari detects read errors. disk/disk.mk calls it.

     checksum [-k KERNEL] [-r REST] OUT PLAIN STREAM ...
     checksum -s KERNEL                          writes the stamp of the kernel
     checksum -b BOOT                            sets the last byte of the boot sectors

   The memory is counted from the first plain byte to the end of the checksum, because asm/plat/atari/disk.s unpacks the
   first stream, which is PLAIN, over itself. With -r the second stream is REST, which is unpacked right after PLAIN.

   Low is the sum of all bytes, starting with SUM_SEED; high is the sum of all values that low takes; both modulo 256.
   The two checksum bytes make both sums 0 (disk/loader.s), or with -k equal to the stamp of that kernel. So a file that
   was linked or packed for another kernel is refused as damaged. Because of the seed a file of zeros is not valid. The
   sums detect any single wrong byte, and any two swapped bytes unless their distance is a multiple of 256.

   The boot sectors use a shorter check: for each byte the sum is doubled and the byte and the carry are added; the
   result must be 0 (disk/boot.s).

   The stamp of a kernel, the two bytes at STAMP_AT (disk/kernel.s), is the sums of all its other bytes. */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stream.h"

#define STAMP_AT 6
#define STAMP 2
#define LIMIT 0xFFFF

static uint8_t low = SUM_SEED, high;
static uint8_t stamp[STAMP];

static _Noreturn void fail(const char *path, const char *what)
{
    fprintf(stderr, "checksum: %s: %s\n", path, what);
    exit(1);
}

static long read_file(const char *path, uint8_t *buffer)
{
    FILE *file = fopen(path, "rb");
    size_t bytes = file ? fread(buffer, 1, LIMIT, file) : 0;

    if (!file || ferror(file) || fgetc(file) != EOF) {
        fail(path, "cannot read it, or it is longer than 65,535 bytes");
    }
    fclose(file);
    return (long)bytes;
}

static void write_file(const char *path, const uint8_t *buffer, long bytes)
{
    FILE *file = fopen(path, "wb");
    int good = file && fwrite(buffer, 1, (size_t)bytes, file) == (size_t)bytes;

    if (!file || fclose(file) != 0 || !good) {
        remove(path);
        fail(path, "cannot write it");
    }
}

static void add(const uint8_t *bytes, long count)
{
    while (count-- > 0) {
        low = (uint8_t)(low + *bytes++);
        high = (uint8_t)(high + low);
    }
}

static void stamp_kernel(const char *path)
{
    static uint8_t kernel[LIMIT];
    long bytes = read_file(path, kernel);

    if (bytes < STAMP_AT + STAMP) {
        fail(path, "is not a kernel");
    }
    memset(kernel + STAMP_AT, 0, STAMP);
    add(kernel, bytes);
    kernel[STAMP_AT] = low;
    kernel[STAMP_AT + 1] = high;
    write_file(path, kernel, bytes);
}

static void checksum_boot(const char *path)
{
    static uint8_t boot[LIMIT];
    long bytes = read_file(path, boot);
    unsigned sum = 0;

    if (bytes < 1) {
        fail(path, "is empty");
    }
    for (long n = 0; n < bytes; n++) {
        sum = (sum << 1 & 0xFF) + (sum >> 7);
        if (n == bytes - 1) {
            boot[n] = (uint8_t)-sum;
        }
        sum = (sum + boot[n]) & 0xFF;
    }
    write_file(path, boot, bytes);
}

static void read_stamp(const char *path)
{
    static uint8_t kernel[LIMIT];

    if (read_file(path, kernel) < STAMP_AT + STAMP) {
        fail(path, "is not a kernel");
    }
    memcpy(stamp, kernel + STAMP_AT, STAMP);
}

static const char *rest_path; /* -r */

static void checksum(const char *out_path, const char *plain_path, char **stream_paths)
{
    static uint8_t plain[LIMIT], out[LIMIT + LIMIT + CHECKSUM_BYTES];
    long bytes = read_file(*stream_paths, out);
    long plain_bytes = read_file(plain_path, plain) + STREAM_MARGIN;
    long room_bytes = plain_bytes - bytes; /* the rest of the file is added below */

    while (*++stream_paths) {
        bytes += read_file(*stream_paths, out + bytes);
        if (bytes > LIMIT) {
            fail(*stream_paths, "makes the file longer than 65,535 bytes");
        }
    }
    room_bytes += bytes + CHECKSUM_BYTES;
    if (rest_path) {
        plain_bytes += read_file(rest_path, plain) + CHECKSUM_BYTES;
        room_bytes = plain_bytes > room_bytes ? plain_bytes : room_bytes;
    }
    if (room_bytes > LIMIT) {
        fail(plain_path, "needs more than 65,535 bytes to be unpacked");
    }
    out[bytes++] = (uint8_t)room_bytes;
    out[bytes++] = (uint8_t)(room_bytes >> 8);
    add(out, bytes);
    /* bytes a and b, so that low + a + b and high + (low + a) + (low + a + b) equal the stamp */
    out[bytes] = (uint8_t)(stamp[1] - stamp[0] - low - high);
    out[bytes + 1] = (uint8_t)(stamp[0] - low - out[bytes]);
    write_file(out_path, out, bytes + 2);
}

int main(int argument_count, char **arguments)
{
    if (argument_count == 3 && strcmp(arguments[1], "-s") == 0) {
        stamp_kernel(arguments[2]);
        return 0;
    }
    if (argument_count == 3 && strcmp(arguments[1], "-b") == 0) {
        checksum_boot(arguments[2]);
        return 0;
    }
    if (argument_count > 2 && strcmp(arguments[1], "-k") == 0) {
        read_stamp(arguments[2]);
        arguments += 2;
        argument_count -= 2;
    }
    if (argument_count > 2 && strcmp(arguments[1], "-r") == 0) {
        rest_path = arguments[2];
        arguments += 2;
        argument_count -= 2;
    }
    if (argument_count < 4) {
        fputs("usage: checksum [-k KERNEL] [-r REST] OUT PLAIN STREAM ...   or   checksum -s KERNEL   "
            "or   checksum -b BOOT\n", stderr);
        return 1;
    }
    checksum(arguments[1], arguments[2], arguments + 3);
    return 0;
}
