; small.s: an XEX file on a machine with 64K. Its files lie in the overlay store, in the RAM under the OS ROM, and are
; found there as those of a disk (asm/plat/atari/store_code.inc). tools/build/mkbank_small.c decides which files, and
; where. The game and the menu lie in main memory, until the game has been loaded. A file that is not there needs 128K.
; SAVES.DAT and everything that is written go to SIO.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.export store_key, store_map
.import sector_buffer, link_most, file_sectors, store_direct
.importzp load_name, unpack_from, unpack_length, unpack_back

IN_XEX = 1
.segment "SMALL"
.include "plat/atari/store_code.inc"

; Written by mkbank: the end of the table, and the pieces
store_key:      .word 0
store_end       := *
store_table     := * + 1 - STORE_FIRST
