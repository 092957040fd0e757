/* prof65.c: a profiler: runs an image made for cc65's sim65 and reports where its cycles are spent.
 *
 * prof65 [-e] [-x MAXCYCLES] [-m MAPFILE [-M]] [-l LABELFILE] [-r NAME=LO-HI ...] IMAGE [args...]
 *   -e  exact cycles of a real 6502: sim65 miscounts branches at the end of a page
 *   -x  stop after MAXCYCLES            -m  cycles by segment of ld65's map file
 *   -M  also by module and segment      -l  cycles and calls by routine of ld65's label file (-Ln)
 *   -r  cycles between two addresses, in hexadecimal, both ends included
 *
 * The report goes to stderr; without -e the total is what "sim65 -c" prints. Cycles belong to the address
 * of the instruction that took them, never to its caller. A program narrows the count by writing to
 * COUNT_SWITCH, which is plain memory for sim65: 1 starts the count, 0 stops it, and the first 1 drops
 * what came before it. The writing instructions themselves stay out of the count.
 */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "prof65_cpu.h"

enum {
    COUNT_SWITCH = 0xFFF0, HOOK_OPEN = 0xFFF4, HOOK_CLOSE, HOOK_READ, HOOK_WRITE, HOOK_ARGS, HOOK_EXIT,
    STATUS_LIMIT = 126, STATUS_ERROR = 127, /* the exit statuses of sim65 */
    HEADER_SIZE = 12, HEADER_VERSION = 2, TOP_ROUTINES = 40, MAX_ROWS = 16384
};
struct tally { uint64_t cycles, arrivals; }; /* arrivals: by JSR or JMP */
struct row { char name[168]; unsigned low, high; uint64_t cycles; }; /* low up to, but without, high */
struct list { struct row rows[MAX_ROWS]; unsigned count; };

static struct tally counted[0x10000], uncounted[0x10000], *tallies = counted;
static uint64_t total_cycles;
static uint8_t last_switch;
static bool count_started;
static uint8_t c_stack; /* zero-page address of cc65's C stack pointer */
static char **program_arguments;
static struct list segments, modules, labels, regions;

static void fail(const char *name, const char *what)
{
    fprintf(stderr, "prof65: %s: %s\n", name, what);
    exit(STATUS_ERROR);
}

static unsigned pop_parameter(void)
{
    unsigned pointer = zero_page_word(c_stack);
    put_word(c_stack, pointer + 2);
    return word_at(pointer);
}

/* Places argv below the C stack as sim65 does: the vector, then the strings below it. */
static unsigned hook_args(unsigned argv_address)
{
    unsigned count = 0, strings, index;
    while (program_arguments[count])
        count++;
    strings = zero_page_word(c_stack) - (count + 1) * 2;
    put_word(argv_address, strings);
    for (index = 0, argv_address = strings; index < count; index++) {
        size_t size = strlen(program_arguments[index]) + 1;
        if (size >= strings)
            fail(program_arguments[index], "the argument is too long");
        strings -= size;
        memcpy(memory + strings, program_arguments[index], size);
        put_word(argv_address + 2 * index, strings);
    }
    put_word(argv_address + 2 * count, 0);
    put_word(c_stack, strings);
    return count;
}

static unsigned hook_transfer(unsigned hook, unsigned size)
{
    unsigned buffer = pop_parameter(), file = pop_parameter();
    if (buffer + size > sizeof memory)
        size = sizeof memory - buffer;
    return hook == HOOK_READ ? read(file, memory + buffer, size) : write(file, memory + buffer, size);
}

/* Files cannot be opened or closed: measured programs do not use files. */
static void call_hook(unsigned hook)
{
    unsigned result = reg_a | reg_x << 8;
    if (hook == HOOK_OPEN) /* a variadic call: Y holds the size of its parameters */
        put_word(c_stack, zero_page_word(c_stack) + reg_y);
    if (hook == HOOK_ARGS)
        result = hook_args(result);
    else
        result = hook == HOOK_READ || hook == HOOK_WRITE ? hook_transfer(hook, result) : 0xFFFF;
    reg_a = result;
    reg_x = result >> 8;
    pull_program_counter(1);
}

static void watch_switch(void)
{
    last_switch = memory[COUNT_SWITCH];
    if (last_switch == 1 && !count_started) {
        memset(counted, 0, sizeof counted);
        count_started = true;
    }
    if (last_switch <= 1)
        tallies = last_switch ? counted : uncounted;
}

static void fail_at(uint16_t address)
{
    char where[16];
    snprintf(where, sizeof where, "$%04X", address);
    fail(where, "illegal opcode");
}

static bool is_jump(uint8_t code)
{
    return opcodes[code].operation == JSR || opcodes[code].operation == JMP;
}

/* Runs the program and returns its exit status. The jump that ends it costs nothing, as in sim65. */
static int run(uint64_t limit)
{
    while (total_cycles < limit) {
        uint16_t address = program_counter;
        uint8_t code = memory[address];
        unsigned cycles = execute();
        if (!cycles)
            fail_at(address);
        if (program_counter == HOOK_EXIT)
            return reg_a;
        total_cycles += cycles;
        if (memory[COUNT_SWITCH] != last_switch)
            watch_switch();
        else
            tallies[address].cycles += cycles;
        if (is_jump(code))
            tallies[program_counter].arrivals++;
        if (program_counter >= HOOK_OPEN && program_counter < HOOK_EXIT)
            call_hook(program_counter);
    }
    fputs("prof65: cycle limit reached\n", stderr);
    return STATUS_LIMIT;
}

static FILE *open_or_fail(const char *name)
{
    FILE *file = fopen(name, "rb");
    if (!file)
        fail(name, "cannot read it");
    return file;
}

/* Header: "sim65", version, CPU type, zero-page address of the C stack pointer, load address, start address. */
static void load_image(const char *name)
{
    uint8_t header[HEADER_SIZE];
    FILE *file = open_or_fail(name);
    unsigned load;
    if (fread(header, 1, HEADER_SIZE, file) != HEADER_SIZE || memcmp(header, "sim65", 5) != 0
        || header[5] != HEADER_VERSION || header[6] != 0)
        fail(name, "not a sim6502 image of cc65 2.19");
    memset(memory, 0xFF, sizeof memory);
    c_stack = header[7];
    load = header[8] | header[9] << 8;
    program_counter = header[10] | header[11] << 8;
    if (fread(memory + load, 1, sizeof memory - load, file) == 0)
        fail(name, "contains no program");
    put_word(0xFFFC, program_counter);
    last_switch = memory[COUNT_SWITCH];
    fclose(file);
}

static void add_row(struct list *list, const char *name, unsigned low, unsigned high)
{
    struct row *row = &list->rows[list->count];
    if (low >= high || high > sizeof memory)
        return;
    if (++list->count > MAX_ROWS)
        fail(name, "too many names");
    snprintf(row->name, sizeof row->name, "%s", name);
    row->low = low;
    row->high = high;
}

static void add_region(const char *text)
{
    char name[100];
    unsigned low, high;
    if (sscanf(text, "%99[^=]=%x-%x", name, &low, &high) != 3 || low > high || high > 0xFFFF)
        fail(text, "a region is NAME=LO-HI, in hexadecimal");
    add_row(&regions, name, low, high + 1);
}

/* A line of the segment list; the image's header is listed at address 0, but is never in memory. */
static void read_segment(const char *line)
{
    char name[100];
    unsigned low, last, size;
    if (sscanf(line, "%99s %x %x %x", name, &low, &last, &size) == 4 && strcmp(name, "EXEHDR") != 0)
        add_row(&segments, name, low, low + size);
}

static void read_module_part(const char *line, const char *module)
{
    char segment[64], name[200];
    unsigned offset, size, index;
    if (sscanf(line, " %63s Offs=%x Size=%x", segment, &offset, &size) != 3)
        return;
    snprintf(name, sizeof name, "%s %s", module, segment);
    for (index = 0; index < segments.count; index++)
        if (strcmp(segments.rows[index].name, segment) == 0) {
            offset += segments.rows[index].low;
            add_row(&modules, name, offset, offset + size);
        }
}

/* Reads the file twice: the modules come first, and need the addresses of the segments. */
static void read_map(const char *file_name, bool want_modules)
{
    char line[512], module[100] = "", *slash;
    bool in_segments = false;
    FILE *file = open_or_fail(file_name);
    while (fgets(line, sizeof line, file)) {
        size_t length = strcspn(line, "\r\n");
        line[length] = 0;
        if (length && line[length - 1] == ':') {
            line[length - 1] = 0;
            slash = strrchr(line, '/');
            snprintf(module, sizeof module, "%.99s", slash ? slash + 1 : line);
            in_segments = strcmp(module, "Segment list") == 0;
        } else if (want_modules)
            read_module_part(line, module);
        else if (in_segments)
            read_segment(line);
    }
    fclose(file);
}

/* Returns false for labels that are no routines: those of the compiler (L and four hexadecimal digits), cheap local
 * labels (@) and symbols of the linker (__X__). */
static bool is_routine(const char *name)
{
    size_t length = strlen(name);
    if (length == 5 && name[0] == 'L' && strspn(name + 1, "0123456789ABCDEF") == 4)
        return false;
    return name[0] != '@' && !(length > 4 && strncmp(name, "__", 2) == 0 && strcmp(name + length - 2, "__") == 0);
}

static int by_address(const void *left, const void *right)
{
    const struct row *a = left, *b = right;
    return a->low != b->low ? (a->low > b->low) - (a->low < b->low) : strcmp(a->name, b->name);
}

static int by_cycles(const void *left, const void *right)
{
    const struct row *a = left, *b = right;
    return a->cycles != b->cycles ? (a->cycles < b->cycles) - (a->cycles > b->cycles) : by_address(a, b);
}

/* A routine ends at the next label. Of several names for one address the first is used. */
static void read_labels(const char *file_name)
{
    char line[512], name[100];
    unsigned address, index, kept = 0;
    FILE *file = open_or_fail(file_name);
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "al %x .%99s", &address, name) == 2 && is_routine(name))
            add_row(&labels, name, address, sizeof memory);
    fclose(file);
    qsort(labels.rows, labels.count, sizeof labels.rows[0], by_address);
    for (index = 0; index < labels.count; index++)
        if (!kept || labels.rows[index].low != labels.rows[kept - 1].low) {
            labels.rows[kept] = labels.rows[index];
            if (kept)
                labels.rows[kept - 1].high = labels.rows[kept].low;
            kept++;
        }
    labels.count = kept;
}

static uint64_t cycles_between(unsigned low, unsigned high)
{
    uint64_t sum = 0;
    for (; low < high; low++)
        sum += counted[low].cycles;
    return sum;
}

static void print_list(struct list *list, const char *kind)
{
    unsigned index, limit = list == &labels && list->count > TOP_ROUTINES ? TOP_ROUTINES : list->count;
    for (index = 0; index < list->count; index++)
        list->rows[index].cycles = cycles_between(list->rows[index].low, list->rows[index].high);
    qsort(list->rows, list->count, sizeof list->rows[0], by_cycles);
    for (index = 0; index < limit; index++) {
        const struct row *row = &list->rows[index];
        if (!row->cycles && list != &regions)
            break;
        fprintf(stderr, "%s %s %llu", kind, row->name, (unsigned long long)row->cycles);
        if (list == &labels)
            fprintf(stderr, " %llu", (unsigned long long)counted[row->low].arrivals);
        fputc('\n', stderr);
    }
}

static void print_report(void)
{
    fprintf(stderr, "cycles %llu\n", (unsigned long long)total_cycles);
    fprintf(stderr, "counted %llu\n", (unsigned long long)cycles_between(0, sizeof memory));
    print_list(&regions, "region");
    print_list(&segments, "segment");
    print_list(&modules, "module");
    print_list(&labels, "routine");
}

static void fail_usage(void)
{
    fputs("usage: prof65 [-e] [-x MAXCYCLES] [-m MAPFILE [-M]] [-l LABELFILE] [-r NAME=LO-HI ...] "
          "IMAGE [args...]\n", stderr);
    exit(STATUS_ERROR);
}

int main(int argc, char **argv)
{
    const char *map_name = NULL;
    uint64_t limit = UINT64_MAX;
    bool want_modules = false;
    int option, result;
    while ((option = getopt(argc, argv, "+ex:m:Ml:r:")) != -1)
        switch (option) {
        case 'e': like_the_part = true; break;
        case 'x': limit = strtoull(optarg, NULL, 10); break;
        case 'm': map_name = optarg; break;
        case 'M': want_modules = true; break;
        case 'l': read_labels(optarg); break;
        case 'r': add_region(optarg); break;
        default: fail_usage();
        }
    if (optind == argc || (want_modules && !map_name))
        fail_usage();
    if (map_name)
        read_map(map_name, false);
    if (want_modules)
        read_map(map_name, true);
    program_arguments = argv + optind;
    load_image(argv[optind]);
    result = run(limit);
    print_report();
    return result;
}
