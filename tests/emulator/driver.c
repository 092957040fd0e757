/* driver.c: see driver.h.
 *
 * Three channels lead to the emulator. Input comes from a FIFO, which the emulator takes for a recording (-playback).
 * It reads what a writer put there until the writer closes the FIFO, and reads again only when a frame needs more.
 * So the tests can decide the input frame by frame. Commands to the monitor go to standard input. Memory comes back
 * through a second FIFO, into which the monitor dumps it; waiting for the dump also waits for the frames. */
/* SPDX-License-Identifier: MIT */
#include "driver.h"
#include "fujinet.h"
#include "kernel.inc"
#include "disk/probe_page.h"
#include "tools/build/atr.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TIME_LIMIT_MS 20000 /* for one answer; the longest wait of a test takes 3 s */
#define FRAMES_AT_ONCE 200  /* as many as fit into a pipe with their commands and input */
#define ATR_PROTECT_AT 15   /* offset in an ATR header; 1 there: atari800 write-protects the disk */
#define LINE_BYTES 256
#define POKEY_BYTES 600     /* the end of the log that contains what the monitor printed last */

const char *const machine_names[MACHINES] = {"800 16K", "800 32K", "800 40K", "800 48K", "XL", "XE"};

static char folder[64];
static char input_path[96], memory_path[96], log_path[96], disk_path[96], config_path[96];
static char boot_path[PATH_MAX]; /* path of a cartridge or an executable file */
static pid_t emulator;
static int commands = -1; /* the monitor's standard input */
static unsigned frame;
static uint8_t memory[MEMORY_BYTES];

static struct {
    int key, console, stick, fire;
} held;

static void fail(const char *format, ...)
{
    va_list arguments;
    char line[LINE_BYTES];
    FILE *log = fopen(log_path, "r");

    if (log) {
        fseek(log, -1500, SEEK_END);
        while (fgets(line, sizeof line, log)) {
            fprintf(stderr, "  | %s", line);
        }
        fclose(log);
    }
    va_start(arguments, format);
    fprintf(stderr, "\nemulator, frame %u: ", frame); /* tests/run looks for this line */
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    if (emulator > 0) {
        kill(emulator, SIGKILL);
    }
    exit(1);
}

/* Writes all bytes, or ends the program. */
static void write_all(int to, const char *text, size_t bytes)
{
    while (bytes) {
        ssize_t done = write(to, text, bytes);

        if (done < 0 && errno != EINTR) {
            fail("accepts no more input: %s", strerror(errno));
        }
        if (done > 0) {
            text += done;
            bytes -= (size_t)done;
        }
    }
}

static void command(const char *format, ...)
{
    char line[LINE_BYTES];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    write_all(commands, line, strlen(line));
}

/* ---- starting ---- */

static int ends_with(const char *path, const char *end)
{
    size_t bytes = path ? strlen(path) : 0;

    return bytes > strlen(end) && strcmp(path + bytes - strlen(end), end) == 0;
}

int emu_is_cartridge(const char *path) { return ends_with(path, ".car"); }
int emu_is_file(const char *path) { return ends_with(path, ".xex"); }

const char *emu_contents(const char *path)
{
    static char contents[LINE_BYTES];

    snprintf(contents, sizeof contents, "%s", path);
    if (emu_is_cartridge(path) || emu_is_file(path)) {
        strcpy(contents + strlen(contents) - 3, "atr");
    }
    return contents;
}

/* The disk in the drive; 0: there is none */
static const char *disk_in_drive(const EmuOptions *options)
{
    if (options->drive) {
        return options->drive;
    }
    return options->disk && !options->has_no_disk && !emu_is_file(options->disk) ? emu_contents(options->disk) : NULL;
}

static void copy_disk(const char *from, int is_protected)
{
    static uint8_t bytes[ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES];
    FILE *in = fopen(from, "rb");
    FILE *out = fopen(disk_path, "wb");
    size_t count;

    if (!in || !out) {
        fail("%s: %s", from, strerror(errno));
    }
    count = fread(bytes, 1, sizeof bytes, in);
    bytes[ATR_PROTECT_AT] = (uint8_t)is_protected;
    if (fwrite(bytes, 1, count, out) != count || fclose(out) != 0) {
        fail("%s cannot be copied", from);
    }
    fclose(in);
}

static void remove_folder(void)
{
    char line[LINE_BYTES];

    if (folder[0]) {
        snprintf(line, sizeof line, "rm -rf '%s'", folder);
        if (system(line) != 0) {
            fprintf(stderr, "emulator: %s stays behind\n", folder);
        }
        folder[0] = 0;
    }
}

static void make_folder(const EmuOptions *options)
{
    static int is_at_exit;
    FILE *config;
    char path[96];

    remove_folder();
    if (!is_at_exit++) {
        atexit(remove_folder);
    }
    snprintf(folder, sizeof folder, "%s/trog.XXXXXX", P_tmpdir);
    if (!mkdtemp(folder)) {
        fail("its folder cannot be created: %s", strerror(errno));
    }
    snprintf(path, sizeof path, "%s/empty", folder); /* the emulator looks for ROMs in its current folder */
    mkdir(path, 0700);
    snprintf(input_path, sizeof input_path, "%s/input", folder);
    snprintf(memory_path, sizeof memory_path, "%s/memory", folder);
    snprintf(log_path, sizeof log_path, "%s/log", folder);
    snprintf(disk_path, sizeof disk_path, "%s/disk.atr", folder);
    snprintf(config_path, sizeof config_path, "%s/config", folder);
    if (mkfifo(input_path, 0600) != 0 || mkfifo(memory_path, 0600) != 0) {
        fail("no FIFO: %s", strerror(errno));
    }
    config = fopen(config_path, "w");
    if (!config) {
        fail("%s: %s", config_path, strerror(errno));
    }
    fputs("Atari 800 Emulator, Version 5.0.0\n", config);
    if (options->machine <= MACHINE_800_32K) { /* only a configuration file can set this */
        fprintf(config, "MACHINE_TYPE=Atari 400/800\nRAM_SIZE=%d\nOS_400/800_VERSION=ALTIRRA\n",
            options->machine == MACHINE_800_16K ? 16 : 32);
    }
    fclose(config);
    if (disk_in_drive(options)) {
        copy_disk(disk_in_drive(options), options->is_protected);
    }
    if (options->disk && !realpath(options->disk, boot_path)) {
        fail("%s: %s", options->disk, strerror(errno));
    }
}

/* Options that make drawing cheap, because no one looks at the window and drawing takes three quarters of the
 * emulator's time: the smallest window, drawn rarely, in the screen's own format. */
static const char *const unseen[] = {"-refresh", "1000", "-bpp", "32", "-win-width", "100", "-win-height", "100",
    "-horiz-area", "160",
    "-vert-area", "100", "-stretch", "none"};

static void add(char **words, int *count, const char *text)
{
    words[(*count)++] = (char *)text;
}

static void run_emulator(const EmuOptions *options, int commands_from)
{
    char *words[64];
    int count = 0;
    int log = open(log_path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    char path[96];

    snprintf(path, sizeof path, "%s/empty", folder);
    setenv("HOME", path, 1);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    dup2(commands_from, 0);
    dup2(log, 1);
    dup2(log, 2);
    if (chdir(path) != 0) {
        _exit(126);
    }
    add(words, &count, "atari800");
    add(words, &count, "-config");
    add(words, &count, config_path);
    switch (options->machine) {
    case MACHINE_800_16K:
    case MACHINE_800_32K:
        break;
    case MACHINE_800_40K:
    case MACHINE_800_48K:
        add(words, &count, "-atari");
        add(words, &count, "-800-rev");
        add(words, &count, "altirra");
        break;
    default:
        add(words, &count, options->machine == MACHINE_XL ? "-xl" : "-xe");
        add(words, &count, "-xl-rev");
        add(words, &count, "altirra");
        break;
    }
    if (options->machine == MACHINE_800_40K || options->has_basic) {
        add(words, &count, "-basic");
        add(words, &count, "-basic-rev");
        add(words, &count, "altirra");
    } else {
        add(words, &count, "-nobasic");
    }
    add(words, &count, options->is_pal ? "-pal" : "-ntsc");
    if (options->is_slow) {
        add(words, &count, "-nopatch");
    }
    add(words, &count, "-nosound");
    add(words, &count, "-turbo");
    for (unsigned n = 0; n < sizeof unseen / sizeof unseen[0]; n++) {
        add(words, &count, unseen[n]);
    }
    add(words, &count, "-playback");
    add(words, &count, input_path);
    add(words, &count, "-monitor");
    if (emu_is_cartridge(options->disk)) {
        add(words, &count, "-cart");
        add(words, &count, boot_path);
    } else if (emu_is_file(options->disk)) {
        add(words, &count, "-run");
        add(words, &count, boot_path);
    }
    if (disk_in_drive(options)) {
        add(words, &count, disk_path);
    }
    words[count] = NULL;
    execvp(words[0], words);
    fprintf(stderr, "atari800 cannot be started: %s\n", strerror(errno));
    _exit(127);
}

/* Writes text to the FIFO from which the emulator reads its input, and closes the FIFO: see the head of this file. */
static void send_input(const char *text, size_t bytes)
{
    int to;
    int waited = 0;

    while ((to = open(input_path, O_WRONLY | O_NONBLOCK)) < 0) {
        if (waitpid(emulator, NULL, WNOHANG) == emulator || ++waited > TIME_LIMIT_MS) {
            fail("does not read its input");
        }
        usleep(1000);
    }
    fcntl(to, F_SETFL, 0);
    write_all(to, text, bytes);
    close(to);
}

void emu_start(const EmuOptions *options)
{
    int ends[2];
    char head[LINE_BYTES];

    emu_stop();
    make_folder(options);
    signal(SIGPIPE, SIG_IGN);
    fflush(NULL);
    if (pipe(ends) != 0) {
        fail("no pipe: %s", strerror(errno));
    }
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    emulator = fork();
    if (emulator == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* a killed test takes its emulator with it */
        run_emulator(options, ends[0]);
    }
    close(ends[0]);
    commands = ends[1];
    frame = 0;
    memset(memory, 0, sizeof memory);
    held.key = KEY_NONE;
    held.stick = held.console = 0;
    held.fire = 0;
    snprintf(head, sizeof head, "Atari800 event recording, version: 1\n%u\n", options->random);
    send_input(head, strlen(head));
}

void emu_stop(void)
{
    if (commands >= 0) {
        command("QUIT\n");
        close(commands);
        commands = -1;
        waitpid(emulator, NULL, 0);
        emulator = 0;
    }
}

int emu_is_running(void) { return commands >= 0; }

/* ---- running ---- */

static long now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000L + now.tv_nsec / 1000000L;
}

static void wait_for_memory(unsigned first, unsigned last)
{
    int from = open(memory_path, O_RDONLY | O_NONBLOCK);
    size_t got = 0, wanted = last - first + 1;

    command("WRITE %X %X %s\n", first, last, memory_path);
    for (long start = now_ms(); got < wanted;) {
        struct pollfd ready = {from, POLLIN, 0};
        ssize_t count;

        poll(&ready, 1, TIME_LIMIT_MS);
        if (now_ms() - start > TIME_LIMIT_MS) {
            fail("does not answer");
        }
        count = read(from, memory + first + got, wanted - got);
        if (count > 0) {
            got += (size_t)count;
        } else if (waitpid(emulator, NULL, WNOHANG) == emulator) {
            fail("has ended");
        } else if (count == 0) {
            usleep(100); /* the monitor has not opened the FIFO yet, or has closed it between two parts of the dump */
        }
    }
    close(from);
}

static void send_frames(unsigned frames)
{
    static char text[FRAMES_AT_ONCE * 64];
    size_t bytes = 0;

    for (unsigned n = 0; n < frames; n++) {
        bytes += (size_t)sprintf(text + bytes, "%d %d %d \n%d \n%d \n%d \n%d \n%d \n%d \n00000000 \n", held.key,
            held.key >= 0 && (held.key & KEY_SHIFT) != 0, 7 ^ held.console, 0xFF ^ (held.stick & 0xFF),
            0xFF ^ (held.stick >> 8), !(held.fire & 1), !(held.fire & 2), !(held.fire & 4), !(held.fire & 8));
    }
    send_input(text, bytes);
}

static void run_some(unsigned frames)
{
    send_frames(frames);
    for (unsigned n = 0; n < frames; n++) {
        command("BLINE 20\nCONT\nBLINE 200\nCONT\n");
    }
    frame += frames;
    wait_for_memory(PROBE_PAGE, PROBE_PAGE + 255);
}

/* ---- the network device (fujinet.h) ---- */

/* The client jumps to SIO from NETWORK_SIO_AT (asm/plat/atari/network.s). This driver leads the jump to a stub, in the
 * bytes that NETWORK.SYS leaves free: it sets a flag and waits until the driver, between two frames, has answered the
 * command in the device control block. */
#define STUB_BYTES 16
#define STUB_AT (PART_START_AT - STUB_BYTES)
#define FLAG_AT (STUB_AT + 14)
#define RESULT_AT (STUB_AT + 9)
#define SIOV 0xE459
#define DCB 0x0300
#define DCB_COMMAND 2
#define DCB_RESULT 3
#define DCB_DIRECTION 3 /* before the command */
#define DIRECTION_RECEIVES 0x40
#define SIO_NO_DEVICE 138
#define DCB_BUFFER 4
#define DCB_BYTES 8
#define DCB_AUX 10
#define SIO_DONE 1
#define CRITIC 0x42

static void put_bytes(unsigned at, const uint8_t *bytes, unsigned count)
{
    for (unsigned n = 0; n < count; n += 16) {
        char line[LINE_BYTES];
        int used = snprintf(line, sizeof line, "C %X", at + n);

        for (unsigned k = n; k < count && k < n + 16; k++) {
            used += snprintf(line + used, sizeof line - (size_t)used, " %X", bytes[k]);
        }
        command("%s\n", line);
    }
}

static unsigned word_at(unsigned at) { return memory[at] | (unsigned)memory[at + 1] << 8; }

/* Leads the jump to the stub, if NETWORK.SYS is in memory and has just been loaded. */
static void plug_in(void)
{
    static const uint8_t stub[STUB_BYTES] = {
        0xEE, FLAG_AT & 0xFF, FLAG_AT >> 8, 0xAD, FLAG_AT & 0xFF, FLAG_AT >> 8, 0xD0, 0xFB, 0xA9, SIO_DONE,
        0x8D, DCB + DCB_RESULT - DCB, DCB >> 8, 0x60, 0, 0,
    };
    static const uint8_t jump[] = {0x4C, STUB_AT & 0xFF, STUB_AT >> 8};

    wait_for_memory(NETWORK_SIO_AT, NETWORK_SIO_AT + 2);
    if (memory[NETWORK_SIO_AT] == 0x4C && word_at(NETWORK_SIO_AT + 1) == SIOV) {
        put_bytes(STUB_AT, stub, sizeof stub);
        put_bytes(NETWORK_SIO_AT, jump, sizeof jump);
    }
}

static void answer_network(void)
{
    uint8_t data[FUJINET_DATA + 1] = {0};
    uint8_t done[1], result;
    unsigned buffer, bytes;

    plug_in();
    if (word_at(NETWORK_SIO_AT + 1) != STUB_AT) {
        return;
    }
    wait_for_memory(FLAG_AT, FLAG_AT);
    if (memory[FLAG_AT] != 1) {
        return;
    }
    wait_for_memory(DCB, DCB + 11);
    buffer = word_at(DCB + DCB_BUFFER);
    bytes = word_at(DCB + DCB_BYTES);
    if (!fujinet_has_heard((uint16_t)bytes, frame)) {
        emu_put(CRITIC, 1); /* as SIO does: no deferred VBI */
        return;
    }
    emu_put(CRITIC, 0);
    bytes = bytes > FUJINET_DATA ? FUJINET_DATA : bytes;
    if (bytes) {
        wait_for_memory(buffer, buffer + bytes - 1);
        memcpy(data, memory + buffer, bytes);
    }
    result = fujinet_answer(memory[DCB + DCB_COMMAND], (uint16_t)word_at(DCB + DCB_AUX), (uint16_t)bytes, data, frame);
    if (memory[DCB] != (memory[DCB + DCB_COMMAND] & 0x80 ? 0x70 : 0x71)) { /* the FujiNet itself, or its network */
        result = SIO_NO_DEVICE;
    }
    if (!result && memory[DCB + DCB_DIRECTION] == DIRECTION_RECEIVES) {
        put_bytes(buffer, data, bytes);
    }
    done[0] = result ? result : SIO_DONE;
    put_bytes(RESULT_AT, done, 1);
    done[0] = 0;
    put_bytes(FLAG_AT, done, 1);
}

void emu_frames(unsigned frames)
{
    while (frames && fujinet.is_there) {
        run_some(1);
        answer_network();
        frames--;
    }
    while (frames) {
        unsigned some = frames < FRAMES_AT_ONCE ? frames : FRAMES_AT_ONCE;

        run_some(some);
        frames -= some;
    }
}

unsigned emu_frame(void) { return frame; }

/* WARMSTART resumes the machine, which stops again at the monitor's breakpoint line of the same frame. So no input is
 * sent here: input for one frame too many would delay all later input by a frame. */
void emu_reset(void)
{
    command("WARMSTART\n");
    wait_for_memory(PROBE_PAGE, PROBE_PAGE + 255);
}

void emu_put(unsigned at, uint8_t byte)
{
    command("C %X %X\n", at, byte);
}

const uint8_t *emu_memory(void)
{
    wait_for_memory(0, MEMORY_BYTES - 1);
    return memory;
}

const uint8_t *emu_page(uint8_t page)
{
    if (page != PROBE_PAGE >> 8) { /* emu_frames and emu_reset have already read the probe page */
        wait_for_memory(page * 256u, page * 256u + 255);
    }
    return memory + page * 256u;
}

/* The monitor prints POKEY's registers to the log, which it flushes before it takes its next command. */
EmuPokey emu_pokey(void)
{
    EmuPokey pokey = {0};
    FILE *log;
    char line[LINE_BYTES];
    unsigned n[5];

    command("POKEY\n");
    wait_for_memory(PROBE_PAGE, PROBE_PAGE);
    log = fopen(log_path, "r");
    if (!log || fseek(log, -POKEY_BYTES, SEEK_END) != 0) {
        fail("prints no registers of POKEY");
    }
    while (fgets(line, sizeof line, log)) {
        if (sscanf(line, "AUDF1= %x AUDF2= %x AUDF3= %x AUDF4= %x AUDCTL=%x", n, n + 1, n + 2, n + 3, n + 4) == 5) {
            for (unsigned channel = 0; channel < 4; channel++) {
                pokey.audf[channel] = (uint8_t)n[channel];
            }
            pokey.audctl = (uint8_t)n[4];
        } else if (sscanf(line, "AUDC1= %x AUDC2= %x AUDC3= %x AUDC4= %x", n, n + 1, n + 2, n + 3) == 4) {
            for (unsigned channel = 0; channel < 4; channel++) {
                pokey.audc[channel] = (uint8_t)n[channel];
            }
        } else if (sscanf(line, "SKSTAT=%x SKCTL= %x", n, n + 1) == 2) {
            pokey.skctl = (uint8_t)n[1];
        }
    }
    fclose(log);
    return pokey;
}

const char *emu_disk(void) { return disk_path; }

/* ---- input ---- */

void emu_hold_key(int code) { held.key = code; }
void emu_hold_stick(int directions) { held.stick = directions; }
void emu_hold_fire(int is_pressed) { held.fire = is_pressed; }
void emu_hold_console(int keys) { held.console = keys; }
