/* seal: puts four bytes behind a packed file: the room it needs to be unpacked in, from the first plain byte to
   behind the seal (asm/plat/atari/disk.s unpacks it over itself), and two by which disk/loader.s knows that it has
   read what was written.

     seal PACKED PLAIN OUT

   Low is the sum of all bytes, from SUM_SEED; high is the sum of all values low takes; both modulo 256. The two
   bytes make both end at 0. The seed keeps a file of zeros from being good. Any single wrong byte, and any two
   bytes changed places at a distance that is no multiple of 256, are noticed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define SUM_SEED 0x54 /* disk/loader.inc */
#define MARGIN 64     /* a stream ends so many bytes behind what it unpacks to: tools/build/pack.c */
#define SEAL 4

static _Noreturn void fail(const char *path, const char *what)
{
    fprintf(stderr, "seal: %s: %s\n", path, what);
    exit(1);
}

static uint8_t low = SUM_SEED, high;

static void put_byte(FILE *out, uint8_t byte)
{
    low = (uint8_t)(low + byte);
    high = (uint8_t)(high + low);
    fputc(byte, out);
}

static long length_of(const char *path)
{
    FILE *file = fopen(path, "rb");
    long bytes;

    if (!file || fseek(file, 0, SEEK_END) != 0 || (bytes = ftell(file)) < 0 || bytes > 0xFFFF - MARGIN - SEAL) {
        fail(path, "cannot be read, or is longer than 65,467 bytes");
    }
    fclose(file);
    return bytes;
}

int main(int argument_count, char **arguments)
{
    FILE *in, *out;
    long room_bytes;
    int byte;

    if (argument_count != 4) {
        fputs("seal: usage: seal PACKED PLAIN OUT\n", stderr);
        return 1;
    }
    room_bytes = length_of(arguments[2]) + MARGIN + SEAL;
    in = fopen(arguments[1], "rb");
    if (!in) {
        fail(arguments[1], "cannot be opened");
    }
    out = fopen(arguments[3], "wb");
    if (!out) {
        fail(arguments[3], "cannot be written");
    }
    while ((byte = fgetc(in)) != EOF) {
        put_byte(out, (uint8_t)byte);
    }
    put_byte(out, (uint8_t)room_bytes);
    put_byte(out, (uint8_t)(room_bytes >> 8));
    /* low + a + b = 0 and high + (low + a) + (low + a + b) = 0 */
    fputc((uint8_t)-(low + high), out);
    fputc(high, out);
    if (ferror(in) || ferror(out) || fclose(out) != 0) {
        remove(arguments[3]);
        fail(arguments[3], "cannot be written");
    }
    return 0;
}
