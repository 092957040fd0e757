; file_load.s: reads and unpacks the kernel, for XEX files (xex.s). Nothing needs it after
; that, so it is not part of the resident loader, and the kernel overwrites it.
; SPDX-License-Identifier: MIT

.include "loader.inc"
.export file_load
.import file_find, file_read, _unpack
.importzp load_to, sum_low, sum_high, unpack_source

.segment "ONCE"

; file_load: reads and unpacks the kernel (tools/build/pack, then tools/build/checksum); the caller provides memory
;   In:        load_name; load_to, load_limit = buffer for the packed file; unpack_to = where the result goes
;   Out:       C = 1, unpack_to = first byte after the result; or C = 0, A = error code and nothing is unpacked
;   Clobbers:  X, Y, sector_buffer
file_load:
        lda load_to
        sta unpack_source
        lda load_to+1
        sta unpack_source+1
        jsr file_find
        bne leave
        jsr file_read
        bne leave
        lda sum_low             ; both sums of the kernel file are 0
        ora sum_high
        bne damaged
        jmp _unpack             ; ends with C = 1
damaged:
        lda #ERROR_DAMAGED
leave:  clc
        rts
