; eval.s: twin of src/games/chess/eval.c

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_flip_pawn, _game_eval, _chess_form
.import _chess_drive, _chess_passed_middle, _chess_passed_end, _chess_zone
.import popa
.importzp tmp1, tmp2, ptr1, ptr2, regsave

DOUBLED  = 3
ISOLATED = 4
SHELTER  = 5

; game_make keeps tmp1-tmp4, ptr3, ptr4 and sreg over these
middle  = ptr1                  ; form of one side
end     = ptr1+1
open    = ptr2                  ; files on which no pawn of the other side is ahead
files   = ptr2+1
left    = regsave

.segment "GAME"

; A = square. Flips a pawn of white, or of black.
;   Clobbers:  A, X, Y
;   Cycles:    51
.macro flip_pawn of
        .local less
        tax
        lsr a
        lsr a
        lsr a
        lsr a
        tay
        txa
        and #7
        tax
        lda _chess_ranks + 8 * (of),y
        eor bits,x
        sta _chess_ranks + 8 * (of),y
        and bits,x
        beq less
        inc _chess_pawns + (of)
        rts
less:   dec _chess_pawns + (of)
        rts
.endmacro

.proc flip_white
        flip_pawn 0
.endproc
.proc flip_black
        flip_pawn 1
.endproc
bits:   .byte 1, 2, 4, 8, 16, 32, 64, 128

; void chess_flip_pawn(uint8_t of, uint8_t square)
.proc _chess_flip_pawn
        sta ptr1
        jsr popa
        tax
        beq white
        lda ptr1
        jmp flip_black
white:  lda ptr1
        jmp flip_white
.endproc

; The form of one side: middle and end. `of` is 0 or 1.
.macro form_of of
        .local own, other, doubled, single, passed
        own = _chess_ranks + 8 * (of)
        other = _chess_ranks + 8 * (1 - (of))
        lda own + 1
        ora own + 2
        ora own + 3
        ora own + 4
        ora own + 5
        ora own + 6
        tax
        lda _chess_files,x
        tay                             ; files, and 16 times those without neighbours
        and #15
        eor #$FF
        sec
        adc _chess_pawns + (of)         ; pawns less files: doubled ones
        tax
        tya
        and #$F0
        lsr a
        lsr a                           ; ISOLATED
        eor #$FF
        clc
        adc #1
        cpx #0
        beq single
doubled:
        sec
        sbc #DOUBLED
        dex
        bne doubled
single: sta middle
        sta end
        lda where + SLOTS * (of)
        .if of
        cmp #$60
        bcc passed
        .else
        cmp #$20
        bcs passed
        .endif
        and #7
        tax
        .if of
        lda own + 6
        ora own + 5
        .else
        lda own + 1
        ora own + 2
        .endif
        and _chess_zone,x
        tax
        lda _chess_files,x
        and #15
        sta left
        asl a
        asl a
        adc left                        ; SHELTER; C = 0
        adc middle
        sta middle
passed: lda #$FF
        sta open
        .repeat 6, i
        .scope
        .if of
        rank = 1 + i
        .else
        rank = 6 - i
        .endif
        lda own + rank
        and open
        beq none
        ldy #6 - i
        jsr add_passed
none:
        .if i < 5
        lda other + rank
        beq same
        asl a
        ora other + rank
        sta files
        lda other + rank
        lsr a
        ora files
        eor #$FF
        and open
        sta open
        bne same
        rts
same:
        .endif
        .endscope
        .endrepeat
        rts
.endmacro

.proc form_of_white
        form_of 0
.endproc
.proc form_of_black
        form_of 1
.endproc

; A = passed pawns, Y = their rank as their side counts. Clobbers A, X.
.proc add_passed
        tax
each:   clc
        lda middle
        adc _chess_passed_middle,y
        sta middle
        clc
        lda end
        adc _chess_passed_end,y
        sta end
        stx left                ; without the lowest one
        dex
        txa
        and left
        tax
        bne each
        rts
.endproc

; void chess_form(void)
;   In:        the pawns, the kings, side, ply
;   Out:       rows of form at ply
;   Clobbers:  A, X, Y, ptr1, ptr2, regsave
;   Twin test: tests/twin/games.c, by game_make
.proc _chess_form
        lda _side
        bne black
        jsr form_of_black
        jsr keep
        jsr form_of_white
        jmp subtract
black:  jsr form_of_white
        jsr keep
        jsr form_of_black
subtract:
        ldx _ply
        sec
        lda middle
        sbc _chess_form_middle,x
        sta _chess_form_middle,x
        sec
        lda end
        sbc _chess_form_end,x
        sta _chess_form_end,x
        rts
keep:   ldx _ply
        lda middle
        sta _chess_form_middle,x
        lda end
        sta _chess_form_end,x
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
        lda _chess_pawns
        ora _chess_pawns + 1
        beq drive
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
