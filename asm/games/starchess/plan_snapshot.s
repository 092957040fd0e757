; plan_snapshot.s: twin of src/games/starchess/plan_snapshot.c

.include "games/starchess/starchess.inc"
.export _stars_save_board, _stars_restore_board

MARKS           = terran - _galaxy      ; all 0 in the second board: that is between two turns, and so is the galaxy it
                                        ; is brought back to
REST            = GALAXY_BYTES - MARKS

.segment "SCRATCH"
snapshot:       .res GALAXY_BYTES       ; the board of who thinks
later_snapshot: .res REST               ; and that of its second turn

.segment "GAME"

; Four pieces at a time; the last begins a little early.
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

; void stars_save_board(uint8_t turn)
; void stars_restore_board(uint8_t turn)
;   In:        A = 0 or 1
;   Out:       a copy of galaxy; galaxy
;   Clobbers:  A, X
;   Cycles:    2,260; 1,610 of the second
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
