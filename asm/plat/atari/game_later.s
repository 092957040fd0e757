; game_later.s: reads the later part of a game (`later` in its game.txt), while the player thinks, to its place after
; the game. In the overlay library: only games that have such a part contain it. No C twin: there is nothing here but
; addresses.
; SPDX-License-Identifier: MIT

.include "loader.inc"
.export game_later_ahead, _machine_later_is_read
.import game_later_name ; tools/build/game.awk
.import top, disk_load, __LATER_RUN__
.importzp ptr1, disk_to, disk_error

.segment "BSS"
_machine_later_is_read: .res 1  ; 1: it is in memory
has_failed:     .res 1          ; not 0: it cannot be read

.segment "CODE"

; game_later_ahead: reads the next sector (machine_game_ahead in src/plat/machine.h). After an error the game goes on
; without this part.
;   Out:       A = 0: nothing more to read; 1: call again
;   Clobbers:  X, Y, ptr1
.proc game_later_ahead
        lda _machine_later_is_read
        ora has_failed
        bne none
        lda #<__LATER_RUN__
        sta disk_to
        lda #>__LATER_RUN__
        sta disk_to+1
        jsr top
        lda #<game_later_name
        sta ptr1
        lda #>game_later_name
        sta ptr1+1
        lda #KIND_OVERLAY
        jsr disk_load
        tax
        beq is_read
        eor #ERROR_PAUSED
        beq more
        sta has_failed
none:   lda #0
        sta disk_error
        rts
is_read:
        inc _machine_later_is_read
        bne none                ; always
more:   lda #1
        rts
.endproc
