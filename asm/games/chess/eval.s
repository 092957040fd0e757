; eval.s: the evaluation. Twin of src/games/chess/eval.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.export bits, distance, _chess_flip_pawn, _game_eval, _chess_eval_lazy, _chess_structure
.import _chess_mop_up, _score_margin
.import popa
.importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, regsave

middle  = ptr1                  ; structure of one side in the middle game
end     = ptr1+1                ; half of the structure in the endgame
open    = ptr2                  ; files on which a pawn would be passed, as bits
files   = ptr2+1
left    = regsave
own_files = regsave+1
other_files = regsave+2
span    = regsave+3             ; distance of files
own_king = tmp1
enemy_king = tmp2
ahead   = tmp3                  ; square ahead of a passed pawn
other   = tmp4

.segment "GAME"

; Adds or removes a pawn of White (`of` = 0) or Black (1). Ends with RTS.
;   In:        A = square
;   Clobbers:  A, X, Y
;   Cycles:    48 or 49 with RTS
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
; flip_own, flip_other: add or remove a pawn of the side to move, or of the other side.
;   In:        A = square
;   Clobbers:  A, X, Y
.proc flip_own
        ldx _side
        beq flip_white
        bne flip_black          ; always
.endproc
.proc flip_other
        ldx _side
        bne flip_white
        beq flip_black          ; always
.endproc
bits:   .byte 1, 2, 4, 8, 16, 32, 64, 128

; void chess_flip_pawn(uint8_t of, uint8_t square): flip_white or flip_black, for C.
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

; Computes the structure of White (`of` = 0) or Black (1). Ends with RTS.
;   In:        own_files, other_files: files with pawns of that side and of the other side, as bits
;   Out:       middle, end
;   Clobbers:  A, X, Y, open, files, left
.macro structure_of of
        .local own, other, doubled, single, passed, two, no_more
        own = _chess_ranks + 8 * (of)
        other = _chess_ranks + 8 * (1 - (of))
        ldx own_files
        lda _chess_files,x
        tay                             ; number of files, plus 16 for each isolated one
        and #15
        eor #$FF
        sec
        adc _chess_pawns + (of)         ; pawns minus files = doubled pawns
        tax
        tya
        and #$F0
        lsr a
        lsr a
        lsr a                           ; 16 / 8 = ISOLATED
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
        cmp #$80
        ror a
        sta end
        lda where + SLOTS * (of)
        and #7
        tay                             ; the king's file
        eor where + SLOTS * (of)
        lsr a
        lsr a
        lsr a
        lsr a
        .if of
        eor #7
        .endif
        tax                             ; its rank
        clc
        lda _chess_king_end,x
        adc _chess_king_end,y
        adc end
        sta end
        clc
        lda _chess_king_rank,x
        adc middle
        sta middle
        cpx #2
        bcs passed
        .if of
        lda own + 6
        ora own + 5
        .else
        lda own + 1
        ora own + 2
        .endif
        and _chess_zone,y
        tax
        lda _chess_files,x
        and #15
        sta left
        asl a
        asl a
        adc left                        ; * 5 = SHELTER; C = 0
        adc _chess_king_file,y
        adc middle
        sta middle
passed: lda _chess_more_rooks
        beq two
        ldy #SLOTS * (of) + SLOTS - 1
        jsr add_all_rooks
        beq no_more             ; always
two:    ldx _chess_rooks + (of)
        jsr add_rook
        ldx _chess_rooks + (of) + 2
        jsr add_rook
no_more:
        lda #$FF
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
        .if 6 - i >= ::RUNNER
        .if of
        ldx #(rank - 1) * 16 + 7
        jsr add_black_runners
        .else
        ldx #(rank + 1) * 16 + 7
        jsr add_white_runners
        .endif
        .else
        jsr add_passed
        .endif
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

.proc structure_of_white
        structure_of 0
.endproc
.proc structure_of_black
        structure_of 1
.endproc

; Adds the bonus for the rook in slot X, if it is on a half-open or open file. Clobbers A, X.
.proc add_rook
        lda where,x
        bmi done
        and #7
        tax
        lda bits,x
        bit own_files
        bne done
        bit other_files
        bne half
        lda #HALF_OPEN + FULLY_OPEN
        bne add                 ; always
half:   lda #HALF_OPEN
add:    clc
        adc middle
        sta middle
done:   rts
.endproc

; Calls add_rook for all rooks from slot Y down to the slot after the king. Out: Z = 1. Clobbers A, X, Y.
.proc add_all_rooks
        ldx where,y
        bmi next
        lda board,x
        and #PIECES
        cmp #ROOK
        bne next
        tya
        tax
        jsr add_rook
next:   dey
        tya
        and #SLOTS - 1
        bne add_all_rooks
        rts
.endproc

; Adds the bonus for passed pawns. In: A = their files as bits, Y = their rank, seen from their side. Clobbers A, X,
; left.
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
        stx left                ; clear the lowest bit of X
        dex
        txa
        and left
        tax
        bne each
        rts
.endproc

; The same from the rank RUNNER on, where the distance of the kings from the square ahead counts, too.
;   In:        A = files of the pawns as bits, Y = their rank, seen from their side, X = the h-file's square ahead of it
;   Clobbers:  A, X, left, files, own_king, enemy_king, ahead, other, span
;   Cycles:    220 a pawn, 15 a file
.proc add_black_runners
        sta left
        stx ahead
        ldx where + SLOTS
        lda where
        jmp add_runners
.endproc
.proc add_white_runners
        sta left
        stx ahead
        ldx where
        lda where + SLOTS
        ; fall into add_runners
.endproc
.proc add_runners
        stx own_king
        sta enemy_king
each:   asl left
        bcc next
        clc
        lda middle
        adc _chess_passed_middle,y
        sta middle
        clc
        lda end
        adc _chess_passed_end,y
        sta end
        ldx own_king
        jsr distance
        sta files
        ldx enemy_king
        jsr distance
        sec
        sbc files
        cpy #RUNNER
        beq once
        asl a
once:   clc
        adc end
        sta end
next:   dec ahead
        lda left
        bne each
        rts
.endproc

; distance: the squares that a king needs from square X to `ahead`.
;   Out:       A
;   Clobbers:  other, span
;   Cycles:    75 to 85, with JSR
.proc distance
        txa
        and #7
        sta other
        lda ahead
        and #7
        sec
        sbc other
        bcs right
        eor #$FF
        adc #1                  ; C = 0
right:  sta span
        txa
        and #$70
        sta other
        lda ahead
        and #$70
        sec
        sbc other
        bcs above
        eor #$FF
        adc #1                  ; C = 0
above:  lsr a
        lsr a
        lsr a
        lsr a
        cmp span
        bcs farther
        lda span
farther:
        rts
.endproc

; A = the files on which side `of` has pawns, as bits.
.macro files_of of
        lda _chess_ranks + 8 * (of) + 1
        .repeat 5, i
        ora _chess_ranks + 8 * (of) + 2 + i
        .endrepeat
.endmacro

; void chess_structure(void)
;   In:        the pawns, kings and rooks, side, ply
;   Out:       chess_structure_middle, _end and _stale of this ply
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2, regsave
;   Twin test: tests/twin/games.c, by game_eval
.proc _chess_structure
        files_of 0
        sta own_files
        files_of 1
        sta other_files
        lda _side
        bne black
        jsr swap
        jsr structure_of_black
        jsr keep
        jsr structure_of_white
        jmp subtract
black:  jsr structure_of_white
        jsr keep
        jsr structure_of_black
subtract:
        ldx _ply
        sec
        lda middle
        sbc _chess_structure_middle,x
        sta _chess_structure_middle,x
        sec
        lda end
        sbc _chess_structure_end,x
        sta _chess_structure_end,x
        lda #0
        sta _chess_structure_stale,x
        rts
keep:   ldx _ply
        lda middle
        sta _chess_structure_middle,x
        lda end
        sta _chess_structure_end,x
swap:   lda own_files
        ldx other_files
        stx own_files
        sta other_files
        rts
.endproc

; void game_eval(void), void chess_eval_lazy(void)
;   In:        arrays of this ply
;   Out:       score; score_margin
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2, regsave; for a lone king all that chess_mop_up clobbers
;   Cycles:    60 in the middle game; 400 more if the structure is stale
;   Twin test: tests/twin/games.c
.proc _game_eval
        ldx _ply
        lda _chess_structure_stale,x
        beq _chess_eval_lazy
        jsr _chess_structure
        ; fall into chess_eval_lazy
.endproc

; Material is part of both values that are blended, so only the structure needs blending: m in the middle game, 2 e in
; the endgame. Their mean is e + (m >> 1), rounded down. After an addition that overflows the byte (V = 1), C is the
; sign of the sum.
.proc _chess_eval_lazy
        ldx _ply
        lda _chess_structure_stale,x
        beq exact
        lda #LAZY_MARGIN
exact:  sta _score_margin
        lda _chess_phase,x
        cmp #20
        bcc blend
        ldy #0
        lda _chess_structure_middle,x
        bpl plus
minus:  dey                     ; (Y A) = structure
plus:   clc
        adc _chess_material_lo,x
        sta _score
        tya
        adc _chess_material_hi,x
        sta _score+1
        rts
blend:  ldy #0
        cmp #5
        bcc end_game
        cmp #15
        bcs mostly_middle
        cmp #10
        bcs even
        jsr half
        bvs few_over
        cmp #$80
few_over:
        ror a                   ; e + (mean >> 1)
        clc
        adc _chess_structure_end,x
        jmp byte
even:   jsr half
byte:   bvs over
        bmi minus
        bpl plus                ; always
over:   bpl minus               ; overflow: the sign is the opposite one
        bmi plus                ; always
mostly_middle:
        lda _chess_structure_middle,x
        eor #$FF                ; m + ((e - m / 2) >> 1), m / 2 rounded up
        cmp #$80
        ror a
        adc _chess_structure_end,x
        bvs most_over
        cmp #$80
most_over:
        ror a
        clc
        adc _chess_structure_middle,x
        jmp byte
end_game:
        lda _chess_structure_end,x
        asl a
        bcc end_plus
        dey
end_plus:
        jsr plus
        lda _chess_pawns
        ora _chess_pawns + 1
        beq mop_up
        rts
mop_up: jmp _chess_mop_up
half:   lda _chess_structure_middle,x
        cmp #$80
        ror a
        clc
        adc _chess_structure_end,x
        rts
.endproc
