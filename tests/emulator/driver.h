/* driver.h: drives a headless Atari: the stock atari800, stepped frame by frame.
 *
 * One emulator at a time, in a temporary folder, on a copy of the disk. Everything is deterministic: the same calls
 * give the same memory. If the emulator dies or does not answer in time, the program ends with a message and prints the
 * log. */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_DRIVER_H
#define EMULATOR_DRIVER_H

#include <stdint.h>

#define MEMORY_BYTES 0x10000

typedef enum {
    MACHINE_800_16K, MACHINE_800_32K, MACHINE_800_40K, MACHINE_800_48K, MACHINE_XL, MACHINE_XE, MACHINES
} Machine;

typedef struct {
    Machine machine;    /* 40K: 48K with a BASIC cartridge */
    int is_pal;
    int is_slow;        /* 1: true serial timing (-nopatch); 0: the disk is instant */
    int has_basic;      /* XL, XE: OPTION is not held at power-on, so that BASIC is present */
    int is_protected;   /* the disk is write-protected */
    int has_no_disk;    /* there is no drive; `disk` is a cartridge */
    /* path of the disk image; 0: no disk. With a cartridge NAME.car, the disk NAME.atr is in the drive. A file NAME.xex
     * is loaded without a drive */
    const char *disk;
    const char *drive;  /* path of a disk in the drive beside such a file; 0: none */
    unsigned random;    /* seed of the machine's random numbers */
} EmuOptions;

extern const char *const machine_names[MACHINES];

void emu_start(const EmuOptions *options);
void emu_stop(void);
int emu_is_running(void);

/* Runs this many frames with the current input. */
void emu_frames(unsigned frames);
unsigned emu_frame(void); /* number of frames since power-on */

/* Input, held until it is changed. Keys are the codes KEY_ below. */
void emu_hold_key(int code);
void emu_hold_stick(int directions); /* STICK_ bits, 0: centre; those of port n are shifted left by 4 (n - 1) */
void emu_hold_fire(int is_pressed);  /* bit n - 1: in port n */
void emu_hold_console(int keys);     /* CONSOLE_ bits */

/* Presses for PRESS_FRAMES, then releases for PRESS_FRAMES. */
#define PRESS_FRAMES 4
void emu_key(int code);
void emu_stick(int directions);
void emu_fire(void);
void emu_console(int keys);

/* Presses SYSTEM RESET, by the emulator's monitor; no frame passes. */
void emu_reset(void);

/* Writes a byte into the machine's memory. */
void emu_put(unsigned at, uint8_t byte);

/* The machine's current memory. emu_memory reads all of it into a buffer and returns the buffer. emu_page reads one
 * page into the same buffer, at the page's address, and returns a pointer to the page. */
const uint8_t *emu_memory(void);
const uint8_t *emu_page(uint8_t page);

/* What was last written to POKEY: four channels, AUDCTL, SKCTL. */
typedef struct {
    uint8_t audf[4], audc[4], audctl, skctl;
} EmuPokey;
EmuPokey emu_pokey(void);

/* Path of the disk image from which a cartridge or an executable file was made. Valid until the next call. */
const char *emu_contents(const char *path);
int emu_is_cartridge(const char *path);
int emu_is_file(const char *path);

/* The emulator's copy of the disk; complete after emu_stop, deleted at the next start. */
const char *emu_disk(void);

#define STICK_UP 1
#define STICK_DOWN 2
#define STICK_LEFT 4
#define STICK_RIGHT 8
#define CONSOLE_START 1
#define CONSOLE_SELECT 2
#define CONSOLE_OPTION 4

/* POKEY's key codes; add KEY_CTRL or KEY_SHIFT. KEY_NONE and KEY_BREAK are codes of atari800. */
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

/* The key code of a character; KEY_NONE: no key types it. */
int emu_key_code(char character);

#endif
