/* driver.h: a headless Atari: the stock atari800, stepped frame by frame.
 *
 * One emulator at a time, in a clean folder of its own that goes with it, on a
 * copy of the disk. Everything is deterministic: the same calls give the same
 * memory. A fault of the emulator (it dies, or gives no answer in time) ends
 * the program with a line that says so; the log is printed.
 */
#ifndef EMULATOR_DRIVER_H
#define EMULATOR_DRIVER_H

#include <stdint.h>

#define MEMORY_BYTES 0x10000

typedef enum {
    MACHINE_800_16K, MACHINE_800_32K, MACHINE_800_40K, MACHINE_800_48K, MACHINE_XL, MACHINE_XE, MACHINES
} Machine;

typedef struct {
    Machine machine;    /* 40K: 48K with a BASIC cartridge in it */
    int is_pal;
    int is_slow;        /* true serial timing (-nopatch), else the disk is instant */
    int has_basic;      /* XL, XE: booted without OPTION */
    int is_protected;   /* the disk is write-protected */
    int has_no_disk;    /* a cartridge alone */
    const char *disk;   /* path of the image; 0: an empty drive. A cartridge NAME.car has NAME.atr in the drive, a file
                           NAME.xex is loaded without one */
    unsigned random;    /* seed of the machine's random numbers */
} EmuOptions;

extern const char *const machine_names[MACHINES];

void emu_start(const EmuOptions *options);
void emu_stop(void);
int emu_is_running(void);

/* Runs so many frames with the input as it is set. */
void emu_frames(unsigned frames);
unsigned emu_frame(void); /* since power-on */

/* Input, held until it is changed. Keys are internal codes (KEY_), -1: none. */
void emu_hold_key(int code);
void emu_hold_stick(int directions); /* STICK_ bits, 0: centre */
void emu_hold_fire(int is_pressed);
void emu_hold_console(int keys);     /* CONSOLE_ bits */

/* Pressed for a while, then let go for a while: PRESS_FRAMES each. */
#define PRESS_FRAMES 4
void emu_key(int code);
void emu_stick(int directions);
void emu_fire(void);
void emu_console(int keys);

/* SYSTEM RESET: the emulator's monitor does it, at once. */
void emu_reset(void);

/* Writes a byte into the machine's memory. */
void emu_put(unsigned at, uint8_t byte);

/* What the machine's memory holds now: all of it, or one page into the same place. */
const uint8_t *emu_memory(void);
const uint8_t *emu_page(uint8_t page);

/* What is on what is booted: the disk that a cartridge or a file was made of. Good until the next call. */
const char *emu_contents(const char *path);
int emu_is_cartridge(const char *path);
int emu_is_file(const char *path);

/* The copy of the disk the emulator works on; whole after emu_stop. Gone with the next start. */
const char *emu_disk(void);

#define STICK_UP 1
#define STICK_DOWN 2
#define STICK_LEFT 4
#define STICK_RIGHT 8
#define CONSOLE_START 1
#define CONSOLE_SELECT 2
#define CONSOLE_OPTION 4

/* Key codes of POKEY; + KEY_CTRL, KEY_SHIFT */
#define KEY_NONE (-1)
#define KEY_BREAK (-5)
#define KEY_RETURN 0x0C
#define KEY_SPACE 0x21
#define KEY_ESC 0x1C
#define KEY_TAB 0x2C
#define KEY_BACKSPACE 0x34
#define KEY_HELP 0x11
#define KEY_UP (KEY_CTRL + 0x0E)
#define KEY_DOWN (KEY_CTRL + 0x0F)
#define KEY_LEFT (KEY_CTRL + 0x06)
#define KEY_RIGHT (KEY_CTRL + 0x07)
#define KEY_CTRL 0x80
#define KEY_SHIFT 0x40

/* The code of a letter, digit or sign of the keyboard; KEY_NONE: there is none. */
int emu_key_code(char sign);

#endif
