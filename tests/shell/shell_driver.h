/* shell_driver.h: what the driver of the host machine can do beyond tests/emulator/driver.h. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_DRIVER_H
#define SHELL_DRIVER_H

/* is_on 0: the drive does not answer. is_protected 1: the disk cannot be written. */
void drive_set(int is_on, int is_protected);

/* The file with this name and extension, "CHESS   OVL", cannot be loaded; "": all can. */
void drive_damage(const char *file);

#endif
