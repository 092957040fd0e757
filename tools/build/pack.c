/* pack: packs a file for asm/plat/unpack.s, which unpacks it byte by byte while the sectors come in.

     pack IN OUT       packs IN (at most 65,535 bytes)
     pack -d IN OUT    unpacks

   The packed stream is one sequence of bytes. Single bits are taken, highest first, from a bit byte that is fetched
   from the stream when a bit is needed and none is left; whole bytes lie between in the order in which they are needed.

     gamma     a number of 1 or more: the value starts at 1; a 1 bit ends it, a 0 bit is followed by one more
               bit of the value
     literals  gamma length, then that many bytes
     repeat    gamma length: copy from the offset of the last match
     match     gamma high (1 to 255); byte: low seven bits of the offset, then the first bit of what follows;
               gamma length - 1. Offset = (high - 1) * 128 + low + 1, at most 32,640. High = 256 ends the stream.

   A stream may be unpacked over itself when it ends MARGIN bytes behind what it unpacks to: pack makes sure of that.

   At the start, and after a repeat or a match: bit 0 literals, bit 1 match. After literals: bit 0 repeat, bit 1 match.
   Measured on 100 KB of 6502 code: a flag for each literal instead of runs is 0.2% longer, a class table for offsets
   0.5% shorter at best, a table of the 32 commonest literals 1%: not worth their bytes in the unpacker. */
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAIN_LIMIT 65535
#define PACKED_LIMIT (PLAIN_LIMIT + 16) /* one run of literals and the end take 7 more at most */
#define OFFSET_LIMIT (255 * 128)
#define END_HIGH 256
#define MARGIN 64 /* tools/build/seal.c */

/* One way to reach `end`: its last piece begins at before->end. Ways share their beginnings, so users are counted. */
typedef struct Step {
    struct Step *before;
    uint32_t bits;
    int32_t end;
    int32_t offset; /* of the last match, 0 before the first */
    uint32_t users;
    int is_literal;
} Step;

static uint8_t plain[PLAIN_LIMIT + 1];
static long plain_bytes;
static uint8_t packed[PACKED_LIMIT];
static long packed_bytes;

static void fail(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fputs("pack: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* Choosing the pieces. */
static Step *free_steps;
static Step *best_way[PLAIN_LIMIT + 1];       /* the cheapest way to each end */
static Step *after_match[OFFSET_LIMIT + 1];   /* newest way that ends in a match of this offset */
static Step *after_literal[OFFSET_LIMIT + 1]; /* newest way that ends in literals, last offset this */
static int32_t run_bytes[OFFSET_LIMIT + 1];   /* how many bytes up to here equal those `offset` before */
static int32_t best_length[PLAIN_LIMIT + 2];  /* [longest]: length of the cheapest new match that ends here */
static uint8_t gamma_bits[PLAIN_LIMIT + 1];

static void release(Step *step)
{
    while (step && --step->users == 0) {
        Step *before = step->before;

        step->before = free_steps;
        free_steps = step;
        step = before;
    }
}

static void assign(Step **slot, Step *step)
{
    step->users++;
    release(*slot);
    *slot = step;
}

static Step *new_step(Step *before, uint32_t bits, int32_t end, int32_t offset, int is_literal)
{
    Step *step = free_steps;

    if (step) {
        free_steps = step->before;
    } else if (!(step = malloc(sizeof *step))) {
        fail("out of memory");
    }
    *step = (Step){before, bits, end, offset, 0, is_literal};
    before->users++;
    return step;
}

static void offer(Step *step)
{
    if (!best_way[step->end] || step->bits < best_way[step->end]->bits) {
        assign(&best_way[step->end], step);
    }
}

static uint32_t new_match_bits(int32_t end, int32_t length)
{
    return best_way[end - length]->bits + gamma_bits[length - 1];
}

/* The best length does not depend on the offset, so it is found once for each `end` and all longest runs up to `known`. */
static int32_t find_best_length(int32_t end, int32_t longest, int32_t *known)
{
    for (; *known < longest; ++*known) {
        int32_t length = *known + 1, shorter = best_length[*known];

        best_length[length] =
            length == 2 || new_match_bits(end, length) < new_match_bits(end, shorter) ? length : shorter;
    }
    return best_length[longest];
}

static void extend_match(int32_t end, int32_t offset, int32_t *known)
{
    Step *literal = after_literal[offset];
    uint32_t bits;

    run_bytes[offset]++;
    if (literal) {
        bits = literal->bits + 1 + gamma_bits[end - literal->end];
        assign(&after_match[offset], new_step(literal, bits, end, offset, 0));
        offer(after_match[offset]);
    }
    if (run_bytes[offset] > 1) {
        int32_t length = find_best_length(end, run_bytes[offset], known);

        bits = new_match_bits(end, length) + 1 + gamma_bits[((offset - 1) >> 7) + 1] + 7;
        if (!after_match[offset] || after_match[offset]->end != end || bits < after_match[offset]->bits) {
            assign(&after_match[offset], new_step(best_way[end - length], bits, end, offset, 0));
            offer(after_match[offset]);
        }
    }
}

static void extend_literals(int32_t end, int32_t offset)
{
    Step *match = after_match[offset];

    run_bytes[offset] = 0;
    if (match) {
        int32_t length = end - match->end;
        uint32_t bits = match->bits + 1 + gamma_bits[length] + 8 * (uint32_t)length;

        assign(&after_literal[offset], new_step(match, bits, end, offset, 1));
        offer(after_literal[offset]);
    }
}

/* Keeps, for every offset, the way on which that offset is the last one: a repeat is then a choice like any other. */
static Step *choose_pieces(void)
{
    static Step start = {.users = 1}; /* never freed */

    for (int32_t value = 1; value <= PLAIN_LIMIT; value++) {
        gamma_bits[value] = value == 1 ? 1 : (uint8_t)(gamma_bits[value / 2] + 2);
    }
    assign(&best_way[0], &start);
    assign(&after_match[0], &start);
    for (int32_t end = 1; end <= plain_bytes; end++) {
        int32_t farthest = end - 1 < OFFSET_LIMIT ? end - 1 : OFFSET_LIMIT;
        int32_t known = 1;

        extend_literals(end, 0);
        for (int32_t offset = 1; offset <= farthest; offset++) {
            if (plain[end - 1] == plain[end - 1 - offset]) {
                extend_match(end, offset, &known);
            } else {
                extend_literals(end, offset);
            }
        }
    }
    return best_way[plain_bytes];
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

/* A gamma number whose first bit is already written. */
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

static void put_step(const Step *step)
{
    const Step *before = step->before;
    unsigned length = (unsigned)(step->end - before->end);
    unsigned offset = (unsigned)step->offset - 1;

    if (step->is_literal || (before->is_literal && before->offset == step->offset)) {
        put_bit(0);
        put_gamma(length);
        for (int32_t index = before->end; step->is_literal && index < step->end; index++) {
            put_byte(plain[index]);
        }
    } else {
        put_bit(1);
        put_gamma((offset >> 7) + 1);
        put_byte((offset & 127) << 1 | (length == 2));
        put_gamma_tail(length - 1);
    }
}

static void pack(void)
{
    Step *after = NULL;

    for (Step *step = choose_pieces(); step; step = step->before) {
        best_way[step->end] = after; /* from here on: the step that begins where this one ends */
        after = step;
    }
    for (Step *step = best_way[0]; step; step = best_way[step->end]) {
        put_step(step);
    }
    put_bit(1);
    put_gamma(END_HIGH);
}

/* Unpacking; it trusts nothing. */
static long read_at;
static long lead; /* how far writing was ahead of reading, at most */
static unsigned bits_left;

static unsigned get_byte(void)
{
    if (read_at == packed_bytes) {
        fail("the packed file ends in the middle");
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
        if (value > PLAIN_LIMIT) {
            fail("byte %ld: a number above %d", read_at, PLAIN_LIMIT);
        }
        first_bit = get_bit();
    }
    return value;
}

/* Copies from `offset` before, or from the stream if it is 0. */
static void unpack_piece(long length, long offset)
{
    if (plain_bytes + length > PLAIN_LIMIT) {
        fail("byte %ld: unpacks to more than %d bytes", read_at, PLAIN_LIMIT);
    }
    if (offset > plain_bytes) {
        fail("byte %ld: a match from before the start", read_at);
    }
    while (length-- > 0) {
        plain[plain_bytes] = offset ? plain[plain_bytes - offset] : (uint8_t)get_byte();
        plain_bytes++;
        lead = plain_bytes - read_at > lead ? plain_bytes - read_at : lead;
    }
}

static void unpack(void)
{
    long offset = 0;
    int is_after_literal = 0;

    plain_bytes = read_at = lead = bits_left = 0;
    for (;;) {
        if (get_bit()) {
            long high = get_gamma(get_bit());
            unsigned low;

            if (high == END_HIGH) {
                break;
            }
            if (high > END_HIGH) {
                fail("byte %ld: offset too big", read_at);
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
        fail("%s: cannot be read, or is longer than %ld bytes", path, limit);
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

int main(int argument_count, char **arguments)
{
    static uint8_t original[PLAIN_LIMIT];
    long original_bytes;

    if (argument_count == 4 && strcmp(arguments[1], "-d") == 0) {
        packed_bytes = read_file(arguments[2], packed, PACKED_LIMIT);
        unpack();
        write_file(arguments[3], plain, plain_bytes);
        return 0;
    }
    if (argument_count != 3) {
        fail("usage: pack IN OUT   or   pack -d IN OUT");
    }
    plain_bytes = original_bytes = read_file(arguments[1], original, PLAIN_LIMIT);
    memcpy(plain, original, sizeof original);
    pack();
    unpack(); /* a packer that lies must not get as far as a disk */
    if (plain_bytes != original_bytes || memcmp(plain, original, (size_t)original_bytes) != 0) {
        fail("%s: does not unpack to itself", arguments[1]);
    }
    if (lead + packed_bytes - plain_bytes > MARGIN) {
        fail("%s: cannot be unpacked over itself", arguments[1]);
    }
    write_file(arguments[2], packed, packed_bytes);
    printf("%ld to %ld bytes\n", original_bytes, packed_bytes);
    return 0;
}
