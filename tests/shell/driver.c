/* driver.c: implements tests/emulator/driver.h with the host machine (src/plat/host/shell) in place of an emulator. So
 * a suite can be linked with either.
 *
 * The machine is a program of its own, because the test has its own copy of the games as a reference. Both share a
 * block of memory (protocol.h); commands and answers go through two pipes. */
/* SPDX-License-Identifier: MIT */
#include "emulator/driver.h"
#include "emulator/fujinet.h"
#include "plat/host/shell/protocol.h"
#include "shell_driver.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define TIME_LIMIT_MS 60000
#define LOG_LINES 14 /* of a report of the sanitizer: what and where */

const char *const machine_names[MACHINES] = {"800 16K", "800 32K", "800 40K", "800 48K", "XL", "XE"};

static char folder[64], disk_path[96], log_path[96];
static HostShared *shared;
static pid_t machine;
static int commands = -1, answers = -1;

static void print_log(void)
{
    FILE *log = fopen(log_path, "r");
    char line[256];
    int lines = 0;

    while (log && lines++ < LOG_LINES && fgets(line, sizeof line, log)) {
        fprintf(stderr, "  | %s", line);
    }
    if (log) {
        fclose(log);
    }
}

static void fail(const char *what)
{
    fprintf(stderr, "host machine, frame %u: %s\n", shared ? shared->frame : 0, what);
    print_log();
    if (machine > 0) {
        kill(machine, SIGKILL);
    }
    exit(1);
}

int emu_is_cartridge(const char *path) { (void)path; return 0; }
int emu_is_file(const char *path) { (void)path; return 0; }
const char *emu_contents(const char *path) { return path; }

/* ---- starting ---- */

static void remove_folder(void)
{
    if (folder[0]) {
        unlink(disk_path);
        unlink(log_path);
        rmdir(folder);
        folder[0] = 0;
    }
}

static void make_folder(void)
{
    static int is_at_exit;

    remove_folder();
    if (!is_at_exit++) {
        atexit(remove_folder);
    }
    snprintf(folder, sizeof folder, "%s/trog.XXXXXX", P_tmpdir);
    if (!mkdtemp(folder)) {
        fail("its folder cannot be created");
    }
    snprintf(disk_path, sizeof disk_path, "%s/disk.atr", folder);
    snprintf(log_path, sizeof log_path, "%s/log", folder);
}

/* Maps the shared memory and returns its file. */
static int share(void)
{
    int file = memfd_create("host machine", 0);

    if (file < 0 || ftruncate(file, sizeof *shared) != 0) {
        fail("no shared memory");
    }
    if (shared) {
        munmap(shared, sizeof *shared);
    }
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (shared == MAP_FAILED) {
        fail("no shared memory");
    }
    return file;
}

static void insert_disk(const EmuOptions *options)
{
    FILE *file = options->disk && !options->has_no_disk ? fopen(options->disk, "rb") : NULL;

    if (file) {
        shared->disk_bytes = (uint32_t)fread(shared->disk, 1, HOST_DISK, file);
        fclose(file);
    } else if (options->disk && !options->has_no_disk) {
        fail("the disk cannot be read");
    }
    shared->is_protected = (uint8_t)options->is_protected;
}

static void run_machine(int memory, int from, int to)
{
    int log = open(log_path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    char number[12];

    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a killed test takes its machine with it */
    snprintf(number, sizeof number, "%d", memory);
    dup2(from, 0);
    dup2(to, 1);
    dup2(log, 2);
    execl(MACHINE, "machine", number, (char *)NULL);
    _exit(127);
}

static void order(char command)
{
    struct pollfd ready = {answers, POLLIN, 0};
    char answer;

    if (command && write(commands, &command, 1) != 1) {
        fail("has ended");
    }
    if (poll(&ready, 1, TIME_LIMIT_MS) <= 0) {
        fail("does not answer");
    }
    if (read(answers, &answer, 1) != 1) {
        fail("has ended");
    }
}

void emu_start(const EmuOptions *options)
{
    int there[2], back[2], memory;

    emu_stop();
    make_folder();
    signal(SIGPIPE, SIG_IGN);
    memory = share();
    insert_disk(options);
    shared->key = HOST_NO_KEY;
    shared->random = options->random;
    shared->is_pal = (uint8_t)options->is_pal;
    shared->is_slow = (uint8_t)options->is_slow;
    shared->has_under_rom = options->machine >= MACHINE_XL;
    if (pipe2(there, O_CLOEXEC) != 0 || pipe2(back, O_CLOEXEC) != 0) {
        fail("no pipe");
    }
    fflush(NULL);
    machine = fork();
    if (machine == 0) {
        run_machine(memory, there[0], back[1]);
    }
    close(memory);
    close(there[0]);
    close(back[1]);
    commands = there[1];
    answers = back[0];
    order(0);
}

void emu_stop(void)
{
    FILE *file;
    char quit = HOST_QUIT;

    if (commands < 0) {
        return;
    }
    if (write(commands, &quit, 1) != 1) {
        fail("has ended");
    }
    close(commands);
    close(answers);
    commands = -1;
    waitpid(machine, NULL, 0);
    machine = 0;
    file = fopen(disk_path, "wb");
    if (!file || fwrite(shared->disk, 1, shared->disk_bytes, file) != shared->disk_bytes || fclose(file) != 0) {
        fail("its disk cannot be written");
    }
}

int emu_is_running(void) { return commands >= 0; }

/* ---- running ---- */

static void run(unsigned frames)
{
    shared->run_to = shared->frame + frames;
    order(HOST_RUN);
}

static void answer_network(void)
{
    if (shared->network_command && fujinet_has_heard(shared->network_bytes, shared->frame)) {
        shared->network_result = fujinet_answer(shared->network_command, shared->network_aux, shared->network_bytes,
            shared->network_data, shared->frame);
        shared->network_command = 0;
    }
}

void emu_frames(unsigned frames)
{
    if (frames && !fujinet.is_there) {
        run(frames);
        return;
    }
    while (frames--) {
        run(1);
        answer_network();
    }
}

unsigned emu_frame(void) { return shared ? shared->frame : 0; }
void emu_reset(void) { order(HOST_RESET); }
void emu_put(unsigned at, uint8_t byte) { shared->memory[at & 0xFFFF] = byte; }
const uint8_t *emu_memory(void) { return shared->memory; }
const uint8_t *emu_page(uint8_t page) { return shared->memory + page * 256u; }
const char *emu_disk(void) { return disk_path; }

void drive_set(int is_on, int is_protected)
{
    shared->is_drive_off = !is_on;
    shared->is_protected = (uint8_t)is_protected;
}

void drive_damage(const char *file)
{
    snprintf(shared->bad_file, sizeof shared->bad_file, "%s", file);
}

/* ---- input ---- */

void emu_hold_key(int code) { shared->key = code; }
void emu_hold_stick(int directions) { shared->stick = (uint32_t)directions; }
void emu_hold_fire(int is_pressed) { shared->fire = (uint32_t)is_pressed; }
void emu_hold_console(int keys) { shared->console = (uint32_t)keys; }
