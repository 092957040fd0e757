; fleet.s: removes a fleet. Twin of src/games/starchess/fleet.c
; SPDX-License-Identifier: MIT

.include "games/starchess/starchess.inc"
.export lose_fleet, clear_fleet

.segment "GAME"

; lose_fleet: removes the fleet in sector X. In: Y = 2 * X. Clobbers A, number, lost. Keeps X, Y.
.proc lose_fleet
        sty number
        lda ships,y
        sta lost
        lda ships+1,y
        sta lost+1
        lda fleet,x
        asl
        tay
        sec
        lda total,y
        sbc lost
        sta total,y
        lda total+1,y
        sbc lost+1
        sta total+1,y
        ldy number
        ; fall into clear_fleet
.endproc

; clear_fleet: no fleet is left in sector X. In: Y = 2 * X. Clobbers A. Keeps X, Y.
.proc clear_fleet
        lda #NO_PLAYER
        sta fleet,x
        lda #0
        sta fresh,x
        sta ships,y
        sta ships+1,y
        sta moved,y
        sta moved+1,y
        rts
.endproc
