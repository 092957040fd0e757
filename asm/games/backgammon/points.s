; points.s: twin of src/games/backgammon/points.c: what a finished game counts.
; SPDX-License-Identifier: MIT

.include "games/backgammon/backgammon.inc"
.export _backgammon_points

.segment "CODE"

; uint8_t backgammon_points(void)
;   Out:       A = 1 to 3, X = 0
;   Clobbers:  Y
.proc _backgammon_points
        ldx #0                  ; the loser
        lda _backgammon_at + OFF
        cmp #CHECKERS
        bne :+
        ldx #SIDE_PLACES
:       ldy #1
        lda _backgammon_at + OFF,x
        bne done
        ldy #3
each:   lda _backgammon_at + 19,x
        bne done
        inx
        txa
        and #SIDE_PLACES - 1
        cmp #BAR - 19 + 1
        bne each
        dey
done:   tya
        ldx #0
        rts
.endproc
