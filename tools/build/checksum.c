/* seal: makes a file of one or more packed streams, with four bytes behind them: the room it needs to be unpacked in,
   from the first plain byte to behind the seal (asm/plat/atari/disk.s unpacks the first stream, of PLAIN, over itself),
   and two by which the Atari knows that it has read what was written.

     seal [-k KERNEL] OUT PLAIN STREAM ...
     seal -s KERNEL                          stamps it
     seal -b BOOT                            sets its last byte

   Low is the sum of all bytes, from SUM_SEED; high is the sum of all values low takes; both modulo 256. The two
   bytes make both end at 0 (disk/loader.s), or with -k at the stamp of that kernel: what was linked to another kernel,
   or packed with another one in memory, is refused as if it were damaged. The seed keeps a file of zeros from being
   good. Any single wrong byte, and any two bytes changed places at a distance that is no multiple of 256, are noticed.

   The boot sectors check themselves in less: twice the sum, its carry and a byte, over all of them, must come to 0
   (disk/boot.s).

   The stamp of a kernel, the two bytes at STAMP_AT (disk/kernel.s), are the sums of all its other bytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SUM_SEED 0x54 /* disk/loader.inc */
#define MARGIN 64     /* a stream ends so many bytes behind what it unpacks to: tools/build/pack.c */
#define SEAL 4
#define STAMP_AT 6
#define STAMP 2
#define LIMIT 0xFFFF

static uint8_t low = SUM_SEED, high;
static uint8_t stamp[STAMP];

static _Noreturn void fail(const char *path, const char *what)
{
    fprintf(stderr, "seal: %s: %s\n", path, what);
    exit(1);
}

static long read_file(const char *path, uint8_t *buffer)
{
    FILE *file = fopen(path, "rb");
    size_t bytes = file ? fread(buffer, 1, LIMIT, file) : 0;

    if (!file || ferror(file) || fgetc(file) != EOF) {
        fail(path, "cannot be read, or is longer than 65,535 bytes");
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
        fail(path, "cannot be written");
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
        fail(path, "is no kernel");
    }
    memset(kernel + STAMP_AT, 0, STAMP);
    add(kernel, bytes);
    kernel[STAMP_AT] = low;
    kernel[STAMP_AT + 1] = high;
    write_file(path, kernel, bytes);
}

static void seal_boot(const char *path)
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
        fail(path, "is no kernel");
    }
    memcpy(stamp, kernel + STAMP_AT, STAMP);
}

static void seal(const char *out_path, const char *plain_path, char **stream_paths)
{
    static uint8_t plain[LIMIT], out[LIMIT + LIMIT + SEAL];
    long bytes = read_file(*stream_paths, out);
    long room_bytes = read_file(plain_path, plain) + MARGIN - bytes; /* and all that lies behind the first stream */

    while (*++stream_paths) {
        bytes += read_file(*stream_paths, out + bytes);
        if (bytes > LIMIT) {
            fail(*stream_paths, "is too much");
        }
    }
    room_bytes += bytes + SEAL;
    if (room_bytes > LIMIT) {
        fail(plain_path, "leaves no room for its stream");
    }
    out[bytes++] = (uint8_t)room_bytes;
    out[bytes++] = (uint8_t)(room_bytes >> 8);
    add(out, bytes);
    /* a and b so that low + a + b and high + (low + a) + (low + a + b) are the stamp */
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
        seal_boot(arguments[2]);
        return 0;
    }
    if (argument_count > 2 && strcmp(arguments[1], "-k") == 0) {
        read_stamp(arguments[2]);
        arguments += 2;
        argument_count -= 2;
    }
    if (argument_count < 4) {
        fputs("seal: usage: seal [-k KERNEL] OUT PLAIN STREAM ...   or   seal -s KERNEL   or   seal -b BOOT\n", stderr);
        return 1;
    }
    seal(arguments[1], arguments[2], arguments + 3);
    return 0;
}
