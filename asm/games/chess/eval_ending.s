; eval_ending.s: mop-up evaluation against a lone king. Twin of src/games/chess/eval_ending.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_mop_up, gain_score
.import _chess_edge, _chess_corner, _chess_corner_row
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, regsave

pieces  = tmp1                  ; codes of one side's pieces without its king, ORed together
number  = tmp2                  ; number of these pieces
bishop  = tmp3                  ; square of the last bishop found
knight  = tmp4                  ; square of the last other piece found
king    = ptr1                  ; the lone king
apart   = ptr1+1                ; distance between the kings
file    = ptr2                  ; the lone king's file
row     = ptr2+1                ; its rank, later the rank's distance from the centre; `distance` uses it, too
gain    = regsave
strong  = regsave+1             ; side whose king is not alone
left    = regsave+2             ; slots left
there   = regsave+3             ; the other square of `distance`

.segment "GAME"

; Counts the pieces of a side without its king.
;   In:        X = its last slot
;   Out:       pieces, bishop, knight; number, also in A and Z
;   Clobbers:  X, Y, left
;   Cycles:    17 for a slot without a piece, 41 or 43 with one
.proc count
        lda #SLOTS - 1
        sta left
        lda #0
        sta pieces
        sta number
next:   ldy where,x
        bmi gone
        inc number
        lda board,y
        and #PIECES
        cmp #BISHOP
        bne other
        sty bishop
        beq add                 ; always
other:  sty knight
add:    ora pieces
        sta pieces
gone:   dex
        dec left
        bne next
        lda number
        rts
.endproc

; A = the distance of the lone king from square Y: files plus ranks. Clobbers X, row, there.
.proc distance
        sty there
        lda king
        and #7
        sta row
        tya
        and #7
        sec
        sbc row
        bcs :+
        eor #$FF
        adc #1                  ; C = 0
:       tax
        lda king
        and #$70
        sta row
        lda there
        and #$70
        sec
        sbc row
        bcs :+
        eor #$FF
        adc #1
:       lsr a
        lsr a
        lsr a
        lsr a
        stx row
        adc row                ; C = 0
        rts
.endproc

; void chess_mop_up(void)
;   In:        score, side, the board
;   Out:       score; it changes only if one side has only its king
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2, regsave
.proc _chess_mop_up
        ldx #2 * SLOTS - 1
        jsr count
        beq first
        ldx #SLOTS - 1
        jsr count
        bne done                ; both sides have pieces
        lda #1
        ldx #2 * SLOTS - 1
        bne lone                ; always
first:  ldx #SLOTS - 1
lone:   sta strong
        jsr count
        lda pieces
        cmp #KNIGHT
        bne mop_up
        ldx #3                  ; two knights cannot force mate: score / 8
eighth: lda _score+1
        cmp #$80
        ror _score+1
        ror _score
        dex
        bne eighth
done:   rts

mop_up: ldx where + SLOTS
        ldy where
        lda strong
        beq :+
        ldx where
        ldy where + SLOTS
:       stx king
        jsr distance
        sta apart
        lda king
        and #7
        sta file
        eor king
        lsr a
        lsr a
        lsr a
        lsr a
        sta row
        lda pieces
        cmp #BISHOP | KNIGHT
        bne to_edge
        lda number
        cmp #2
        beq to_corner

to_edge:                        ; 28 - 2 * apart + 10 * (1 + f + r) + 8 * max(f, r); f, r: distance from the centre
        ldx file
        ldy row
        lda _chess_edge,y
        sta row
        clc
        adc _chess_edge,x
        tay
        lda _chess_edge,x
        cmp row
        bcs :+
        lda row
:       asl a
        asl a
        asl a
        adc #38                 ; C = 0
        sec
        sbc apart
        sbc apart
        clc
tens:   dey
        bmi add
        adc #10
        bne tens                ; always

to_corner:
        lda bishop
        lsr a
        lsr a
        lsr a
        lsr a
        clc
        adc bishop
        lsr a                   ; on a dark square file + rank is even; for a light one mirror the files
        bcc :+
        lda #7
        sbc file                ; C = 1
        sta file
:       ldx row
        ldy file
        cpy row
        bcs :+
        stx file
        sty row
:       lda file
        clc
        adc row
        cmp #8
        bcc :+
        lda #7
        sbc row                ; C = 1
        tay
        lda #7
        sbc file                ; C = 1
        sta row
        sty file
:       ldx row
        lda _chess_corner_row,x
        clc
        adc file
        tax
        lda #80
        adc _chess_corner,x            ; C = 0
        sec
        sbc apart
        sbc apart
        sbc apart
        sbc apart
        sta gain
        ldy knight
        jsr less
        ldy bishop
        jsr less
        lda gain
add:    sta gain
        ldx strong
        jsr once                ; three times
        jsr once
once:   lda gain
        jmp gain_score          ; keeps X

; Subtracts the distance from the lone king to square Y from gain.
less:   jsr distance
        eor #$FF
        sec
        adc gain
        sta gain
        rts
.endproc

; gain_score: adds A to score, or subtracts it. In: X = the side that gains. Clobbers A, regsave. Keeps X, Y.
.proc gain_score
        cpx _side
        bne lose
        clc
        adc _score
        sta _score
        bcc done
        inc _score+1
done:   rts
lose:   sta gain
        lda _score
        sec
        sbc gain
        sta _score
        bcs done
        dec _score+1
        rts
.endproc
