; make.s: twin of src/games/warptrog/make.c

.include "games/warptrog/warptrog.inc"
.export _game_make, _game_unmake, _game_no_moves
.import split

.segment "GAME"

; By cell - FIRST_CELL: bit 0 the rank, TROG's bit 4 file + rank, odd or even.
colours:
        .repeat KIND, i
        .byte (i / ROW & 1) | ((i / ROW + i .mod ROW) & 1) << 4
        .endrepeat

; Row ply + 1 of the value is row ply and A; C = 0: A is negative.
;   In:        X = ply           Clobbers: A
.macro add_to_value
        .local minus, done
        bcc minus
        clc
        adc _warptrog_value_lo,x
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi,x
        adc #0
        sta _warptrog_value_hi + 1,x
        jmp done
minus:  adc _warptrog_value_lo,x
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi,x
        adc #$FF
        sta _warptrog_value_hi + 1,x
done:
.endmacro

; A = what a man gains for the bottom side from X to Y, C = 0: it is negative.
.macro gain kind, owner
        .if owner = ::BOTTOM
        lda _warptrog_worth + (kind) * KIND - FIRST_CELL,y
        sec
        sbc _warptrog_worth + (kind) * KIND - FIRST_CELL,x
        .else
        lda _warptrog_worth + ((kind) + 2) * KIND - FIRST_CELL,x
        sec
        sbc _warptrog_worth + ((kind) + 2) * KIND - FIRST_CELL,y
        .endif
.endmacro

; void game_make(void)
;   In:        move, ply, side
;   Out:       board, at, taken, mover, value, reversible_plies, mix, parity, material, warps;
;              then ply, side, outcome
;   Clobbers:  A, X, Y, tmp1-tmp4
from = tmp2
to   = tmp3
man  = tmp4

.macro make_of owner
        .local trog, counted, goes_on, no_promotion, plain
        lda board,x
        sta man
        and #TROG
        bne trog
        gain 0, owner
        ldx _ply
        add_to_value
        lda #0
        sta _reversible_plies + 1,x
        sta _outcome
        .if owner = ::BOTTOM
        cpy #LAST_CELL - ROW + 1
        bcc no_promotion
        .else
        cpy #FIRST_CELL + ROW
        bcs no_promotion
        .endif
        jmp promotes
trog:   gain 1, owner
        ldx _ply
        add_to_value
        ldy _reversible_plies,x
        iny
        tya
        sta _reversible_plies + 1,x
        ldy #OUTCOME_NONE
        cmp #QUIET_MOST
        bcc goes_on
        ldy #OUTCOME_DRAW
goes_on:
        sty _outcome
        ldy to
no_promotion:
        lda man
        sta _warptrog_mover,x
        lda board,y
        sta _warptrog_taken,x
        beq plain
        jmp takes
plain:
.endmacro

.proc _game_make
        lda _move
        cmp #WARP
        bcs warp
        jsr split
        stx from
        sty to
        lda _side
        beq bottom
        jmp top
warp:   ldx _ply
        beq real
        cmp #WARP               ; below the root, no squares drawn: the search goes no further
        bne real
        lda _move+1
        bne real
        sta _reversible_plies + 1,x
        ldx _side
        dec _warptrog_warps,x
        lda #OUTCOME_ESTIMATE
        sta _outcome
        jmp turn
real:   jsr _warptrog_warp
        jmp turn

bottom: make_of ::BOTTOM
        jmp put
top:    make_of ::TOP

put:    lda man                 ; Y = to
        sta board,y
        and #NUMBER
        tax
        sty at,x
        ldx from
        lda #EMPTY
        sta board,x
turn:   inc _ply
        lda _side
        eor #1
        sta _side
        rts

; a Valg on its far rank: a Trog, with or without a capture
promotes:
        lda man
        sta _warptrog_mover,x
        ora #TROG
        sta man
        jsr promote
        ldx _ply
        lda board,y
        sta _warptrog_taken,x
        beq weighs
        jsr take
        jmp weighs

takes:  jsr take
weighs: jsr change_material
        ldy to
        jmp put
.endproc

; The Valg of `side` on Y becomes a Trog: his worth, the counts.
;   Clobbers:  A, X.  Keeps Y
.proc promote
        jsr count_promotion
        ldx _ply
        lda _side
        bne top
        lda _warptrog_worth + KIND - FIRST_CELL,y
        sec
        sbc _warptrog_worth - FIRST_CELL,y
        jmp add_next
top:    lda _warptrog_worth + 2 * KIND - FIRST_CELL,y
        sec
        sbc _warptrog_worth + 3 * KIND - FIRST_CELL,y
        ; fall into add_next
.endproc

; Adds A to row ply + 1 of the value; C = 0: A is negative.
;   In:        X = ply           Clobbers: A, tmp1.  Keeps X, Y
.proc add_next
        php
        clc
        adc _warptrog_value_lo + 1,x
        sta _warptrog_value_lo + 1,x
        lda #0
        adc _warptrog_value_hi + 1,x
        plp
        bcs plus
        sbc #0                  ; C = 0: one less
plus:   sta _warptrog_value_hi + 1,x
        rts
.endproc

; mix and parity with a Valg of `side` turned into a Trog on Y.
;   Clobbers:  A, X.  Keeps Y
.proc count_promotion
        ldx _side
        lda _warptrog_mix,x
        clc
        adc #MIX_TROG - 1
        sta _warptrog_mix,x
        ; fall into turn_parity
.endproc

; A Valg and a Trog on Y differ in parity by the file.   Clobbers: A.  Keeps X, Y
.proc turn_parity
        lda colours - FIRST_CELL,y
        beq same
        cmp #TROG + 1
        beq same
        lda _warptrog_parity
        eor #1
        sta _warptrog_parity
same:   rts
.endproc

; The man A on Y is taken by `side`.
;   In:        X = ply, A = the man, not EMPTY
;   Clobbers:  A, X, tmp1.  Keeps Y
.proc take
        sta tmp1
        lda #0
        sta _reversible_plies + 1,x
        sta _outcome
        lda tmp1
        and #NUMBER
        tax
        lda #0
        sta at,x
        jsr colour_of
        ldx _ply
        lda tmp1
        and #TROG
        bne trog
        lda _side               ; the owner is the other side
        bne bottom_valg
        dec _warptrog_mix + 1
        lda _warptrog_worth + 2 * KIND - FIRST_CELL,y
        sec
        bcs add_next            ; always
bottom_valg:
        dec _warptrog_mix
        lda _warptrog_worth - FIRST_CELL,y
        jmp less
trog:   lda _side
        bne bottom_trog
        lda _warptrog_mix + 1
        sbc #MIX_TROG - 1       ; C = 0 from colour_of
        sta _warptrog_mix + 1
        lda _warptrog_worth + 3 * KIND - FIRST_CELL,y
        sec
        bcs add_next            ; always
bottom_trog:
        lda _warptrog_mix
        sbc #MIX_TROG - 1
        sta _warptrog_mix
        lda _warptrog_worth + KIND - FIRST_CELL,y
less:   eor #$FF                ; -A is negative
        clc
        adc #1
        clc
        jmp add_next
.endproc

; parity with the man tmp1 on Y gone or back.
;   Out:       C = 0             Clobbers: A.  Keeps X, Y
.proc colour_of
        lda tmp1
        and #TROG
        bne trog
        lda colours - FIRST_CELL,y
        and #1
        bpl mix                 ; always
trog:   lda colours - FIRST_CELL,y
        lsr a
        lsr a
        lsr a
        lsr a
mix:    eor _warptrog_parity
        sta _warptrog_parity
        clc
        rts
.endproc

; Weighs the material anew; the difference goes to row ply + 1 of the value.
;   Clobbers:  A, X, Y, tmp1
.proc change_material
        ldx _ply                ; value - material
        sec
        lda _warptrog_value_lo + 1,x
        sbc _warptrog_material
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi + 1,x
        sbc _warptrog_material+1
        sta _warptrog_value_hi + 1,x
        jsr weigh
        ldx _ply
        clc
        lda _warptrog_value_lo + 1,x
        adc _warptrog_material
        sta _warptrog_value_lo + 1,x
        lda _warptrog_value_hi + 1,x
        adc _warptrog_material+1
        sta _warptrog_value_hi + 1,x
        rts
.endproc

; warptrog_weigh of recount.c, for make and unmake
;   In:        mix, parity, warpers
;   Out:       material
;   Clobbers:  A, X, Y, tmp1
.proc weigh
        ldx _warptrog_mix
        ldy _warptrog_mix + 1
        lda _warptrog_mix_worth,x
        sec
        sbc _warptrog_mix_worth,y
        sta _warptrog_material
        lda #0
        sbc #0
        sta _warptrog_material+1
        tya
        eor #MIX_TROG
        cmp #MIX_TROG
        bcs done                ; not one Trog
        sta tmp1
        txa
        eor #MIX_TROG
        cmp #MIX_TROG
        bcs done
        adc tmp1                ; Valgs of both
        adc _warptrog_warpers
        tax
        lda _warptrog_parity
        beq minus
        clc
        lda _warptrog_material
        adc _warptrog_opposition,x
        sta _warptrog_material
        bcc done
        inc _warptrog_material+1
        rts
minus:  sec
        lda _warptrog_material
        sbc _warptrog_opposition,x
        sta _warptrog_material
        bcs done
        dec _warptrog_material+1
done:   rts
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo, path_hi, mover, taken
;   Out:       ply, side, board, at, mix, parity, material, warps
;   Clobbers:  A, X, Y, tmp1, tmp3, tmp4
.proc _game_unmake
        lda _side
        eor #1
        sta _side
        dec _ply
        ldx _ply
        lda _path_lo,x
        cmp #WARP
        bcs warp
        jsr split
        sty to
        stx man                 ; from, for once
        ldy _ply
        lda _warptrog_mover,y
        sta board,x
        and #NUMBER
        tax
        lda man
        sta at,x
        lda _warptrog_taken,y
        bne taken
        ldx to
        lda board,x             ; what he was is what he is, or a Valg promoted
        sta tmp1
        lda #EMPTY
        sta board,x
        lda tmp1
        cmp _warptrog_mover,y
        bne promoted
        rts
warp:   cpx #0
        beq real
        cmp #WARP
        bne real
        lda _path_hi,x
        bne real
        ldx _side
        inc _warptrog_warps,x
        rts
real:   jmp _warptrog_unwarp

promoted:
        ldy to
        jsr demote
        jmp weigh

taken:  sta tmp1                ; comes back
        and #NUMBER
        tax
        lda to
        sta at,x
        tax
        lda board,x
        pha
        lda tmp1
        sta board,x
        pla
        cmp _warptrog_mover,y
        php
        ldy to
        jsr colour_of           ; C = 0
        lda _side
        eor #1
        tax
        lda tmp1
        and #TROG
        beq valg
        lda #MIX_TROG - 1
valg:   sec
        adc _warptrog_mix,x
        sta _warptrog_mix,x
        plp
        beq done
        jsr demote
done:   jmp weigh
.endproc

; The reverse of count_promotion.
.proc demote
        ldx _side
        sec
        lda _warptrog_mix,x
        sbc #MIX_TROG - 1
        sta _warptrog_mix,x
        jmp turn_parity
.endproc

; void game_no_moves(void): who cannot step has lost
.proc _game_no_moves
        lda #OUTCOME_LOSS
        sta _outcome
        rts
.endproc

