; view_write.s: twin of src/games/matchbox/view_write.c: writes a sector of the boxes. The shell's overlays that write
; sectors are not in memory while a game is played.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.export _menace_write_sector
.import sector_call, sector_read, sector_sized, sector_buffer
.import disk_set_sector, disk_finish, disk_wanted

set_sector := disk_set_sector
finish := disk_finish
wanted := disk_wanted
.importzp ptr1

STATUS_BYTES   = 4
PROTECTED_BIT  = $08            ; in the first status byte of the drive: disk is write-protected

.code

; menace_write_sector: writes one sector, reads it back and compares
; uint8_t menace_write_sector(uint16_t sector, const uint8_t *from)
.proc _menace_write_sector
.include "plat/atari/disk_write.inc"
.endproc
