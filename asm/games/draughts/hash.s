; hash.s: the Zobrist key of a position. Twin of src/games/draughts/hash.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/hash.inc"
.include "games/draughts/draughts.inc"
.export _game_hash, hash_square
.import below_of, first_bit, other_bits, _draughts_is_saved, _draughts_saved, _draughts_random
.import _path_lo, _path_hi, _hash_key
.importzp tmp1, tmp2, tmp4, ptr1, ptr2

lo      = tmp4                  ; low byte of the move
number  = ptr2                  ; index of a byte of the board

.segment "GAME"

; void game_hash(void)
;   In:        ply, side, path_lo, path_hi, draughts_saved, hash_key of ply - 1
;   Out:       hash_key of ply
;   Clobbers:  A, X, Y, tmp1, tmp2, tmp4, ptr1, ptr2
;   Cycles:    200 for a man's step
upper   = tmp1
lower   = tmp2
.proc _game_hash
        ldx _ply
        ldy _path_lo - 1,x
        sty lo
        lda _path_hi - 1,x
        bne jump
        tya
        bmi king
        cmp #MOVE_UP
        and #MOVE_SQUARE
        bcs white_man
        cmp #24                 ; onto the far row?
        bcc step
changes:
        jmp hash_changes
jump:   lda _draughts_is_saved - 1,x
        bne changes
        jmp hash_jump
white_man:
        cmp #4
        bcs step
        bcc changes             ; always
king:   jsr step
        lda lo
        and #MOVE_SQUARE
        clc
        adc #CODE_CROWN
        tay
        jsr hash_square
        lda lo
        and #MOVE_EDGE
        tay
        lda below_of,y
        adc #CODE_CROWN
        tay
        jmp hash_square

step:   jsr hash_ends
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        ldy upper
        eor _draughts_random + i * ZOBRIST_STEP,y
        ldy lower
        eor _draughts_random + i * ZOBRIST_STEP,y
        eor _draughts_random + CODE_SIDE + i * ZOBRIST_STEP
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts

.endproc

; Copies the key and XORs all squares that a jump or a crowning changed. In: X = ply.
.proc hash_changes
        jsr copy_key
        clc                     ; ptr1 = address of the first board byte that was saved at ply - 1
        txa
        adc #<(_draughts_saved - 1)
        sta ptr1
        lda #>(_draughts_saved - 1)
        adc #0
        sta ptr1+1
        ldy #0
each:   sty number
        ldx number
        lda _draughts_board,x
        ldy #0
        eor (ptr1),y
        beq same
        tay
        txa                     ; 8 codes for each byte
        asl a
        asl a
        asl a
        ldx _ply
        jsr hash_bits
same:   clc
        lda ptr1
        adc #PLIES
        sta ptr1
        bcc next
        inc ptr1+1
next:   ldy number
        iny
        cpy #BOARD_BYTES
        bne each
        rts
.endproc

; One man captured one man: copies the key and XORs both ends of the jump and the square between. In: X = ply, Y = lo.
.proc hash_jump
        jsr copy_key
        tya
        and #MOVE_EDGE
        tay
        lda below_of,y
        ldy _side
        beq enemy_first
        clc
        adc #CODE_WHITE
enemy_first:
        tay
        jsr hash_square
        lda lo
        and #MOVE_SQUARE
        ldy _side
        bne first
        clc
        adc #CODE_WHITE
first:  sta upper
        tay
        jsr hash_square
        lda lo
        and #MOVE_RIGHT
        cmp #1                  ; C = right
        lda upper
        bcs right
        adc #7
        tay
        jmp hash_square
right:  adc #8
        tay
        jmp hash_square
.endproc

; upper, lower = codes of both ends of the step `lo` of the side that is not to move.
.proc hash_ends
        lda lo
        and #MOVE_EDGE
        tax
        and #MOVE_SQUARE
        ldy _side
        bne first
        clc
        adc #CODE_WHITE
        sta upper
        lda below_of,x
        adc #CODE_WHITE
        sta lower
        rts
first:  sta upper
        lda below_of,x
        sta lower
        rts
.endproc

; hash_key of ply = that of ply - 1 with the other side to move. In: X = ply. Keeps X, Y.
.proc copy_key
    .repeat ::KEY_BYTES, i
        lda _hash_key + i * PLIES - 1,x
        eor _draughts_random + CODE_SIDE + i * ZOBRIST_STEP
        sta _hash_key + i * PLIES,x
    .endrepeat
        rts
.endproc

; XORs one code for each bit that is set in byte Y into the key; bit 0 has code A. In: X = ply. Keeps X.
.proc hash_bits
        sta upper
        sty lower
next:   ldy lower
        lda other_bits,y
        sta lower
        lda first_bit,y
        ora upper
        tay
        jsr hash_square
        lda lower
        bne next
        rts
.endproc

; hash_square: XORs code Y into the key. In: X = ply. Keeps X, C.
.proc hash_square
        hash_mix _draughts_random
        rts
.endproc
