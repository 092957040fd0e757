; make.s: twin of src/games/warptrog/make.c: make and unmake, called by search and shell.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/warptrog/warptrog.inc"
.export _game_make, _game_unmake, _game_no_moves
.import split

.segment "GAME"

; By cell - FIRST_CELL: bit 0 is the parity of the rank, bit 4 (as TROG) of file + rank.
colours:
        .repeat KIND, i
        .byte (i / ROW & 1) | ((i / ROW + i .mod ROW) & 1) << 4
        .endrepeat

; add_to_value: value[ply + 1] = value[ply] + A; C = 0: A is negative
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

; gain: A = gain for the bottom side if a piece goes from X to Y; C = 0: it is negative. kind: 0 Valg, 1 Trog.
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

; Zero page of game_make.
from  = tmp2
to    = tmp3
piece = tmp4

; make_of: body of game_make for a step of one side. Jumps to `takes` at a capture, to `promotes` at a promotion.
.macro make_of owner
        .local trog, counted, goes_on, no_promotion, plain
        lda board,x
        sta piece
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
        lda piece
        sta _warptrog_mover,x
        lda board,y
        sta _warptrog_taken,x
        beq plain
        jmp takes
plain:
.endmacro

; void game_make(void): plays `move`
;   In:        move, ply, side
;   Out:       board, at, taken, mover, value, reversible_plies, mix, parity, material, warps; then ply, side, outcome
;   Clobbers:  A, X, Y, tmp1-tmp4; with a warp that warp.c makes, all that C may clobber
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
        cmp #WARP               ; below the root the squares of a warp are not drawn: the search goes no further
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

put:    lda piece               ; Y = to
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

; A Valg on its far rank becomes a Trog, with or without a capture.
promotes:
        lda piece
        sta _warptrog_mover,x
        ora #TROG
        sta piece
        jsr promote
        ldx _ply
        lda board,y
        sta _warptrog_taken,x
        beq counts
        jsr take
        jmp counts

takes:  jsr take
counts: jsr change_material
        ldy to
        jmp put
.endproc

; promote: updates value, mix and parity for a Valg of `side` that becomes a Trog on Y
;   Clobbers:  A, X.  Keeps: Y
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
        ; falls into add_next
.endproc

; add_next: adds A to value[ply + 1]; C = 0: A is negative
;   In:        X = ply           Clobbers: A.  Keeps: X, Y
.proc add_next
        php
        clc
        adc _warptrog_value_lo + 1,x
        sta _warptrog_value_lo + 1,x
        lda #0
        adc _warptrog_value_hi + 1,x
        plp
        bcs plus
        sbc #0                  ; C = 0: subtracts one
plus:   sta _warptrog_value_hi + 1,x
        rts
.endproc

; count_promotion: updates mix and parity for a Valg of `side` that becomes a Trog on Y
;   Clobbers:  A, X.  Keeps: Y
.proc count_promotion
        ldx _side
        lda _warptrog_mix,x
        clc
        adc #MIX_TROG - 1
        sta _warptrog_mix,x
        ; falls into turn_parity
.endproc

; turn_parity: changes parity if a Valg and a Trog on Y count different colours.   Clobbers: A.  Keeps: X, Y
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

; take: `side` captures the piece on Y: updates value, mix, parity, at, reversible_plies and outcome
;   In:        X = ply, A = the piece, not EMPTY
;   Clobbers:  A, X, tmp1.  Keeps: Y
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

; colour_of: adds the colour of the piece in tmp1, which is captured or comes back on Y, to parity
;   Out:       C = 0             Clobbers: A.  Keeps: X, Y
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

; change_material: computes the material again and adds the difference to value[ply + 1]
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
        jsr find_material
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

; find_material: warptrog_find_material of recount.c, for make and unmake
;   In:        mix, parity, warpers
;   Out:       material
;   Clobbers:  A, X, Y, tmp1
.proc find_material
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
        bcs done                ; not exactly one Trog
        sta tmp1
        txa
        eor #MIX_TROG
        cmp #MIX_TROG
        bcs done
        adc tmp1                ; Valgs of both sides
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

; void game_unmake(void): takes the last move back
;   In:        ply, side, path_lo, path_hi, mover, taken
;   Out:       ply, side, board, at, mix, parity, material, warps
;   Clobbers:  A, X, Y, tmp1, tmp3, tmp4; with a warp that warp.c made, all that C may clobber
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
        stx piece               ; `piece` holds `from` here
        ldy _ply
        lda _warptrog_mover,y
        sta board,x
        and #NUMBER
        tax
        lda piece
        sta at,x
        lda _warptrog_taken,y
        bne taken
        ldx to
        lda board,x             ; differs from the mover only if a Valg was promoted
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
        jmp find_material

taken:  sta tmp1                ; the captured piece comes back
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
done:   jmp find_material
.endproc

; demote: the reverse of count_promotion.   Clobbers: A, X
.proc demote
        ldx _side
        sec
        lda _warptrog_mix,x
        sbc #MIX_TROG - 1
        sta _warptrog_mix,x
        jmp turn_parity
.endproc

; A side that cannot step has lost.
        game_no_moves_is OUTCOME_LOSS

