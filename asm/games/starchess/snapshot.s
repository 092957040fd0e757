; snapshot.s: saves and restores the board. Twin of src/games/starchess/snapshot.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export _stars_save_board, _stars_restore_board, _stars_save, _stars_restore

MARKS           = terran - _galaxy      ; size of built, fresh and moved. The board of turn 1 is saved between two
                                        ; turns, when they are all 0, so they need not be copied
REST            = GALAXY_BYTES - MARKS

.segment "SCREENEND"    ; no frame is opened between stars_save and stars_restore
saved:          .res GALAXY_BYTES       ; of stars_save

.segment "SCRATCH"
snapshot:       .res GALAXY_BYTES       ; the board at the start of the plan
later_snapshot: .res REST               ; the board at the computer player's second turn

.segment "GAME"

; Copies four bytes in each pass, one of each quarter, and returns. The last quarter ends with the last byte; it may
; overlap the third.
.macro copy source, target, bytes
    .local next
        ldx #(bytes + 3) / 4
next:   lda source - 1,x
        sta target - 1,x
        lda source + (bytes + 3) / 4 - 1,x
        sta target + (bytes + 3) / 4 - 1,x
        lda source + (bytes + 3) / 4 * 2 - 1,x
        sta target + (bytes + 3) / 4 * 2 - 1,x
        lda source + bytes - (bytes + 3) / 4 - 1,x
        sta target + bytes - (bytes + 3) / 4 - 1,x
        dex
        bne next
        rts
.endmacro

; void stars_save_board(uint8_t turn): copies galaxy to a snapshot.
; void stars_restore_board(uint8_t turn): copies a snapshot to galaxy.
;   In:        A = 0 or 1
;   Clobbers:  A, X
;   Cycles:    2,260 for turn 0; 1,610 for turn 1
;   Twin test: bench, of C and of assembly (tests/text/bench.sh)
.proc _stars_save_board
        tax
        bne second
        copy _galaxy, snapshot, GALAXY_BYTES
second: copy _galaxy + MARKS, later_snapshot, REST
.endproc

.proc _stars_restore_board
        tax
        bne second
        copy snapshot, _galaxy, GALAXY_BYTES
second: copy later_snapshot, _galaxy + MARKS, REST
.endproc

; void stars_save(void): copies galaxy to a buffer.
; void stars_restore(void): copies that buffer to galaxy.
;   Clobbers:  A, X
;   Cycles:    2,260
.proc _stars_save
        copy _galaxy, saved, GALAXY_BYTES
.endproc

.proc _stars_restore
        copy saved, _galaxy, GALAXY_BYTES
.endproc
