; eval.s: twin of src/games/chess/eval.c

.include "zp.inc"
.include "games/chess/chess.inc"
.export _game_eval, _chess_form, _chess_bishops, _chess_no_pawns
.import _chess_drive, _chess_passed_middle, _chess_passed_end, _chess_shelter
.importzp tmp1, tmp2, ptr1, ptr2, regsave

DOUBLED  = 3
ISOLATED = 4

; game_make keeps tmp1-tmp4, ptr3, ptr4 and sreg over these
middle  = ptr1                  ; form, white less black
end     = ptr1+1
guards  = ptr2
left    = ptr2+1

.segment "GAME"

; uint8_t chess_bishops(uint8_t of)
;   In:        A = side
;   Out:       A = number of its bishops; X = 0
;   Clobbers:  Y, ptr1
.proc _chess_bishops
        asl a
        asl a
        asl a
        asl a
        ora #SLOTS - 1
        tay
        lda #SLOTS
        sta left
        lda #0
        sta middle
each:   ldx where,y
        bmi next
        lda board,x
        and #MEN
        cmp #BISHOP
        bne next
        inc middle
next:   dey
        dec left
        bne each
        lda middle
        ldx #0
        rts
.endproc

; uint8_t chess_no_pawns(void)
;   Out:       A = 1 and Z = 0 when there are none, else 0; X = 0
.proc _chess_no_pawns
        ldx #7
each:   lda white_files,x
        ora black_files,x
        bne some
        dex
        bpl each
        ldx #0
        lda #1
        rts
some:   ldx #0
        txa
        rts
.endproc

; void chess_form(void)
;   In:        the pawns, the kings, side, ply
;   Out:       rows of form at ply
;   Clobbers:  A, X, Y, ptr1, ptr2
;   Twin test: tests/twin/games.c, by game_make
.proc _chess_form
        jsr shelters
        lda #0
        sta end
        ldx #7
each:   lda white_files,x
        beq no_white
        jsr white_file
no_white:
        lda black_files,x
        beq no_black
        jsr black_file
no_black:
        dex
        bpl each
        ldx _ply
        lda _side
        bne black
        lda middle
        sta _chess_form_middle,x
        lda end
        sta _chess_form_end,x
        rts
black:  sec
        lda #0
        sbc middle
        sta _chess_form_middle,x
        sec
        lda #0
        sbc end
        sta _chess_form_end,x
        rts
.endproc

; A = the pawns of white on file X, not 0. Keeps X.
.proc white_file
        tay
        dey
        sty guards              ; pawns - 1
        and guards
        beq single
        lda #DOUBLED
        jsr fall
single: lda white_files - 1,x
        ora white_files + 1,x
        bne supported
        lda #ISOLATED
        jsr fall
supported:
        lda black_files - 1,x
        ora black_files,x
        ora black_files + 1,x
        sta guards
        lda white_files,x
        cmp guards
        bcs passed
        eor guards              ; pawns >= (pawns ^ guards): the top bits are the same
        sta guards
        lda white_files,x
        cmp guards
        bcs passed
        rts
passed: ldy #7
top:    asl a
        bcs found
        dey
        bne top
found:  clc
        lda middle
        adc _chess_passed_middle,y
        sta middle
        clc
        lda end
        adc _chess_passed_end,y
        sta end
        rts
.endproc

; White loses A of its form; X is kept.
.proc fall
        eor #$FF
        sec
        tay
        adc middle
        sta middle
        tya
        sec
        adc end
        sta end
        rts
.endproc

.proc rise
        tay
        clc
        adc middle
        sta middle
        tya
        clc
        adc end
        sta end
        rts
.endproc

; A = the pawns of black on file X, not 0. Keeps X.
.proc black_file
        tay
        dey
        sty guards
        and guards
        beq single
        lda #DOUBLED
        jsr rise
single: lda black_files - 1,x
        ora black_files + 1,x
        bne supported
        lda #ISOLATED
        jsr rise
supported:
        lda white_files - 1,x
        ora white_files,x
        ora white_files + 1,x
        sta guards
        ldy black_files,x
        dey
        tya
        eor black_files,x       ; the lowest bit and all below it
        lsr a
        and guards
        bne done
        lda black_files,x
        ldy #7
low:    lsr a
        bcs found
        dey
        bne low
found:  sec
        lda middle
        sbc _chess_passed_middle,y
        sta middle
        sec
        lda end
        sbc _chess_passed_end,y
        sta end
done:   rts
.endproc

; middle = shelter of white's king less that of black's. Clobbers A, X, Y.
.proc shelters
        lda #0
        sta middle
        lda where
        cmp #$20
        bcs black
        jsr three_files
white:  lda white_files,x
        lsr a
        and #3
        tay
        clc
        lda middle
        adc _chess_shelter,y
        sta middle
        inx
        dec left
        bne white
black:  lda where + SLOTS
        cmp #$60
        bcc done
        jsr three_files
each:   lda black_files,x
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        and #3
        tay
        sec
        lda middle
        sbc _chess_shelter,y
        sta middle
        inx
        dec left
        bne each
done:   rts
.endproc

; A = a king's square. X = the first of three files, left = 3.
.proc three_files
        and #7
        tax
        bne not_first
        inx
not_first:
        cpx #7
        bne not_last
        dex
not_last:
        dex
        lda #3
        sta left
        rts
.endproc

; void game_eval(void)
;   In:        the rows of ply
;   Out:       score
;   Clobbers:  A, X, Y, ptr1, tmp1, tmp2; what chess_drive does
;   Cycles:    60 in the middle game
;   Twin test: tests/twin/games.c
other   = ptr1
.proc _game_eval
        ldx _ply
        lda _chess_phase,x
        cmp #20
        bcc blend
        ldy #0
        lda _chess_form_middle,x
        bpl plus
        dey
plus:   clc
        adc _chess_middle_lo,x
        sta _score
        tya
        adc _chess_middle_hi,x
        sta _score+1
        rts
blend:  tay
        lda #0
        sta tmp1
        lda _chess_form_end,x
        bpl end_plus
        dec tmp1
end_plus:
        clc
        adc _chess_end_lo,x
        sta _score
        lda tmp1
        adc _chess_end_hi,x
        sta _score+1
        cpy #5
        bcs with_middle
        jsr _chess_no_pawns
        bne drive
        rts
drive:  jmp _chess_drive
with_middle:
        lda #0
        sta tmp1
        lda _chess_form_middle,x
        bpl middle_plus
        dec tmp1
middle_plus:
        clc
        adc _chess_middle_lo,x
        sta other
        lda tmp1
        adc _chess_middle_hi,x
        sta other+1
        cpy #15
        bcs mostly_middle
        cpy #10
        bcs half
        jsr halve               ; A = (hi), other = (lo) of half the sum
        sta other+1
        stx other
half:   jsr halve
        sta _score+1
        stx _score
        rts
mostly_middle:
        jsr halve
        sta _score+1
        stx _score
        jmp half
.endproc

; (A X) = (score + other) / 2, rounded down.
.proc halve
        clc
        lda _score
        adc other
        tax
        lda _score+1
        adc other+1
        cmp #$80
        ror a
        tay
        txa
        ror a
        tax
        tya
        rts
.endproc
