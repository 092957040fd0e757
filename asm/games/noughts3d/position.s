; position.s: twin of src/games/noughts3d/position.c: start position, and positions as text. Written to be small.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.include "texts/noughts3d.inc"
.export _game_reset, _game_read_position, _game_write_position
.import _noughts3d_prepare, _zobrist_fill, _list_play, _game_hash, pushax
.import _list_pool, _hash_key, _reversible_plies, _text_error_place
.importzp ptr1, regsave, tmp1, tmp2

RANDOM_BYTES    = 2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP

; The cells of the position that is read. Scratch memory: the ranks of the move lists, unused meanwhile.
cells           = _list_pool + 2 * LIST_POOL

text            = ptr1
cell            = tmp1
mark            = tmp1          ; has it four? Later than `cell`
left            = tmp2          ; cells left of a line
; These must survive the setting up, which clobbers all other zero-page bytes of cc65.
number          = regsave       ; number of cells, by mark
ended           = regsave + CROSS ; later than `number`: outcome of the marks placed so far
turn            = regsave + 3   ; side to move

.segment "RODATA"

texts:                          ; errors, addressed by their offset from here
level_end:      .asciiz TEXT_LEVEL_END
bad_cell:       .asciiz TEXT_BAD_CELL
no_side:        .asciiz TEXT_NO_SIDE
bad_side:       .asciiz TEXT_BAD_SIDE
after_side:     .asciiz TEXT_AFTER_SIDE
cross_to_move:  .asciiz TEXT_CROSS_TO_MOVE
nought_to_move: .asciiz TEXT_NOUGHT_TO_MOVE
won_already:    .asciiz TEXT_WON_ALREADY
        .assert won_already - texts < $D0, error, "position.s: BIT must not read hardware registers, from $D000 on"

letters:        .byte "-XO"

.segment "CODE"

; void game_reset(void): sets up the start position.
;   Out:       all of the position
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc _game_reset
        jsr clear
        dec _noughts3d_last_ply ; CELLS
        rts
.endproc

; clear: sets up the empty board at ply 0.
;   Out:       as game_reset, but last_ply = CELLS + 1: not full while marks are placed; move = 0
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc clear
        jsr _noughts3d_prepare
        lda #<_noughts3d_random
        ldx #>_noughts3d_random
        jsr pushax
        lda #<RANDOM_BYTES
        ldx #>RANDOM_BYTES
        jsr _zobrist_fill
        lda #LINE_EMPTY
        ldx #LINES - 1
line:   sta _noughts3d_line,x
        dex
        bpl line
        lda #0
        ldx #KEY_BYTES * PLIES
row:    sta _hash_key - 1,x
        sta _noughts3d_cell - 1,x ; cells, value_lo, value_hi, threes
        dex
        bne row
        stx _reversible_plies
        stx _ply
        stx _side
        stx _outcome
        stx _move
        stx _move+1
        lda #CELLS + 1
        sta _noughts3d_last_ply
        rts
.endproc
        .assert KEY_BYTES * PLIES = CELLS + 4 * PLIES, error, "position.s: both are cleared together"
        .assert _noughts3d_value_lo = _noughts3d_cell + CELLS, lderror, "position.s: cleared from noughts3d_cell on"
        .assert _noughts3d_value_hi = _noughts3d_value_lo + PLIES, lderror, "position.s: four rows, one after the other"
        .assert _noughts3d_threes = _noughts3d_value_lo + 2 * PLIES, lderror, "position.s: four rows"

; turn_to: changes the side to move to A, and the sign of the value with it.   Clobbers: A
.proc turn_to
        cmp _side
        beq done
        sta _side
        lda #0
        sec
        sbc _noughts3d_value_lo
        sta _noughts3d_value_lo
        lda #0
        sbc _noughts3d_value_hi
        sta _noughts3d_value_hi
done:   rts
.endproc

; mark_at: finds the mark that a character stands for.
;   In:        text, Y
;   Out:       X = the mark, EMPTY included; NOUGHT + 1 if there is none
;   Clobbers:  A                 Keeps: Y
.proc mark_at
        ldx #EMPTY
        lda (text),y
        cmp #'-'
        beq done
        cmp #'.'
        beq done
        inx
        ora #$20                ; as a small letter
        cmp #'x'
        beq done
        inx
        cmp #'o'
        beq done
        inx
done:   rts
.endproc

; const char *game_read_position(const char *text): sets up the position of a text.
;   In:        A/X = text
;   Out:       A/X = 0, all of the position; or A/X = the error, and the position is unchanged; text_error_place
;   Clobbers:  Y, move, the ranks of the lists, ptr1-ptr4, sreg, regsave, tmp1-tmp4
.proc _game_read_position
        sta text
        stx text+1
        ldy #0
        sty _text_error_place+1
        sty number + EMPTY
        sty number + CROSS
        sty number + NOUGHT
        sty cell
        beq read                ; always
next:   and #15
        bne read
        lda (text),y            ; after each level
        cmp #'/'
        bne error_level
        iny
read:   jsr mark_at
        cpx #NOUGHT + 1
        beq error_cell
        inc number,x
        txa
        ldx cell
        sta cells,x
        iny
        inc cell
        lda cell
        cmp #CELLS
        bne next
        lda (text),y
        cmp #' '
        bne error_no_side
        iny
        jsr mark_at
        dex
        cpx #2
        bcs error_side
        stx turn
        iny
        lda (text),y
        bne error_after
        dey
        txa                     ; one cross more if Nought is to move
        clc
        adc number + NOUGHT
        cmp number + CROSS
        beq counted
        txa
        beq error_cross
        bne error_nought        ; always

error_level:
        lda #level_end - texts
        .byte $2C               ; BIT abs: skips the next instruction
error_cell:
        lda #bad_cell - texts
        .byte $2C
error_no_side:
        lda #no_side - texts
        .byte $2C
error_side:
        lda #bad_side - texts
        .byte $2C
error_after:
        lda #after_side - texts
        .byte $2C
error_cross:
        lda #cross_to_move - texts
        .byte $2C
error_nought:
        lda #nought_to_move - texts
        sty _text_error_place
error:  ldx #>texts
        clc
        adc #<texts
        bcc :+
        inx
:       rts

counted:
        sty _text_error_place
        inx
        stx mark
        ldx #LINES - 1          ; the side to move must not have four in a line
line:   ldy _noughts3d_first,x
        lda #WIDE
        sta left
along:  lda cells,y
        cmp mark
        bne other
        tya
        clc
        adc _noughts3d_step,x
        tay
        dec left
        bne along
        lda #won_already - texts
        bne error               ; always
other:  dex
        bpl line
        ; fall into set_up
.endproc

; set_up: sets up the board from `cells`.
;   In:        cells, turn, number
;   Out:       A = X = 0; all of the position
;   Clobbers:  Y, move, ptr1-ptr4, sreg, tmp1-tmp4
.proc set_up
        jsr clear
        stx ended               ; X = 0
each:   ldx _move               ; the cell
        ldy cells,x
        beq empty
        dey
        tya
        jsr turn_to
        jsr _list_play
        jsr _game_hash
        dec _ply                ; the new position becomes the root: row 1 becomes row 0
        ldx #3 * PLIES
row:    lda _noughts3d_value_lo + 1,x ; value_lo, value_hi, threes
        sta _noughts3d_value_lo,x
        lda _hash_key + 1,x     ; six rows: the first four, the last four
        sta _hash_key,x
        lda _hash_key + 2 * PLIES + 1,x
        sta _hash_key + 2 * PLIES,x
        txa
        sec
        sbc #PLIES
        tax
        bcs row
        lda _outcome
        ora ended
        sta ended
empty:  inc _move
        lda _move
        cmp #CELLS
        bne each
        lda turn
        jsr turn_to
        ldx #0
        lda number + EMPTY
        sta _noughts3d_last_ply
        bne :+
        ldx #OUTCOME_DRAW
:       lda ended
        beq running
        tax
        lda #0                  ; make does not count threes after a four
        sta _noughts3d_threes
        sta _noughts3d_threes + PLIES
running:
        stx _outcome
        lda #0
        tax
        rts
.endproc
        .assert OUTCOME_NONE = 0, error, "position.s: an outcome is set by 0"

; void game_write_position(char *text): writes the position: four levels and the side to move.
;   In:        A/X = text
;   Clobbers:  A, X, Y, ptr1, tmp1
.proc _game_write_position
        sta text
        stx text+1
        ldx #0
        ldy #0
        beq write               ; always
next:   txa
        and #15
        bne write
        lda #'/'
        sta (text),y
        iny
write:  stx cell
        lda _noughts3d_cell,x
        tax
        lda letters,x
        sta (text),y
        iny
        ldx cell
        inx
        cpx #CELLS
        bne next
        lda #' '
        sta (text),y
        iny
        ldx _side
        lda letters + CROSS,x
        sta (text),y
        iny
        lda #0
        sta (text),y
        rts
.endproc
