; position.s: sets up the board; reads and writes positions as text. Twin of src/games/draughts/position.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "texts/draughts.inc"
.include "constants/games/draughts/position.inc"
.export _game_reset, _game_read_position, _game_write_position
.export _draughts_read_square, _draughts_write_square
.import _draughts_prepare, _draughts_find_crowns, _draughts_must_jump, _draughts_must, _draughts_king_square
.import byte_of, upper_bit, change, hash_square
.import _reversible_plies, _hash_key, _text_error_place
.importzp _draughts_count, _draughts_material, _draughts_out, _draughts_place
.importzp tmp1, tmp2, ptr4

NEITHER   = 1                   ; colour: neither BLACK nor WHITE

place   = _draughts_place
text    = ptr4
number  = tmp1
digit   = tmp2

.bss
board:  .res BOARD_BYTES        ; the board as read so far
code:                           ; set_up: code of random bytes (draughts.h) of the current square
own:    .res 1                  ; reading and writing: BLACK or WHITE
turn:   .res 1                  ; side to move
sides:  .res 1                  ; sides still to read
pieces: .res 1
first:  .res 1                  ; start of the current piece in the text
crowned: .res 1
comma:  .res 1                  ; 0 before the first piece, then ','
named:  .res 28                 ; an error text with its square

.segment "CODE"

; ---- setting up ----

start:  .byte $FF, $0F, 0, 0, 0, 0, $F0, $FF, 0, 0, 0, 0

; void game_reset(void): the start position.
.proc _game_reset
        ldx #BOARD_BYTES - 1
copy:   lda start,x
        sta board,x
        dex
        bpl copy
        lda #0
        ; fall into set_up
.endproc

; Makes the board that was read the position at ply 0 and computes everything that depends on it.
;   In:        board, A = the side to move
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2
;   Cycles:    about 8,000
.proc set_up
        sta turn
        jsr _draughts_prepare
        ldx #BOARD_BYTES - 1
copy:   lda board,x
        sta _draughts_board,x
        dex
        bpl copy
        jsr _draughts_find_crowns
        inx
        stx _ply
        stx _reversible_plies
        stx _draughts_count
        stx _draughts_count+1
        stx _draughts_material
        stx _draughts_material+1
    .repeat ::KEY_BYTES, i
        stx _hash_key + i * PLIES
    .endrepeat
        stx code
next:   lda code
        and #MOVE_SQUARE
        tax
        lda code
        lsr a
        lsr a
        lsr a
        tay
        lda upper_bit,x
        and _draughts_board,y
        beq none
        lda code
        cmp #CODE_CROWN
        bcs hash
        cmp #CODE_WHITE         ; C = 1: a white piece
        lda #0
        sta tmp2                ; lost: 0
        rol a
        sta _side
        ldy byte_of,x
        lda upper_bit,x
        and kings,y
        beq man
        lda _draughts_king_square,x
        bne worth               ; always
man:    lda #WORTH_MAN
worth:  sta tmp1                ; gained
        jsr change
        ldx _side
        inc _draughts_count,x
hash:   jsr hash_code
none:   inc code
        lda code
        cmp #CODE_SIDE
        bne next
        lda turn
        sta _side
        beq ready
        jsr hash_code
ready:  ldx turn
        ldy #OUTCOME_NONE
        lda _draughts_count,x
        bne running
        iny                     ; OUTCOME_LOSS
running:
        sty _outcome
        jsr _draughts_must_jump
        sta _draughts_must
        rts

hash_code:
        ldy code
        ldx #0
        jmp hash_square
.endproc

; ---- reading ----

; uint8_t draughts_read_square(const char *text)
;   In:        A/X = text, draughts_place
;   Out:       A = the square, SQUARES if there is none; X = 0; draughts_place after it
;   Clobbers:  Y, tmp1, tmp2, ptr4
.proc _draughts_read_square
        sta text
        stx text+1
        ; fall into read_square
.endproc

.proc read_square
        lda #0
        sta number
next:   ldy place
        lda (text),y
        sec
        sbc #'0'
        cmp #10
        bcs end
        sta digit
        lda number
        cmp #SQUARES / 10 + 1
        bcs end
        inc place
        asl a                   ; 10 times; C = 0
        asl a
        adc number
        asl a
        adc digit
        sta number
        bcc next                ; always
end:    ldx #0
        lda number
        beq none
        cmp #SQUARES + 1
        bcs none
        sbc #0                  ; C = 0: subtracts 1
        rts
none:   lda #SQUARES
        rts
.endproc

; A = the colour that character Y of the text names, or NEITHER with Z = 1. Keeps Y.
.proc colour
        lda (text),y
        and #$DF                ; to a capital letter
        cmp #'B'
        beq black
        cmp #'W'
        beq white
        lda #NEITHER
        bne done                ; always
white:  lda #WHITE
        .byte $2C               ; BIT abs: skips the next instruction
black:  lda #BLACK
done:   cmp #NEITHER
        rts
.endproc

; const char *game_read_position(const char *text)
;   In:        A/X = text
;   Out:       A/X = 0, or the error text
;   Clobbers:  Y, tmp1-tmp4, ptr1, ptr2, ptr4
.proc _game_read_position
        sta text
        stx text+1
        ldy #BOARD_BYTES - 1
        lda #0
clear:  sta board,y
        dey
        bpl clear
        iny
        jsr colour
        beq no_mover
        sta turn
        lda #1
        sta place
        sta own                 ; no colour yet
        lda #2
        sta sides
side:   ldy place
        lda (text),y
        cmp #':'
        bne no_pieces
        iny
        jsr colour
        beq no_pieces
        cmp own
        beq no_pieces
        sta own
        inc place
        inc place
        jsr read_side
        bcs error
        dec sides
        bne side
        ldy place
        lda (text),y
        bne more
        lda turn                ; the other side needs pieces, too
        eor #WHITE
        tax
        lda board,x
        ora board + 1,x
        ora board + 2,x
        ora board + 3,x
        beq won
        lda turn
        beq first_player
        lda #1
first_player:
        jsr set_up
        lda #0
        tax
        rts

no_mover:
        ldy #text_no_mover - texts
        bne at_start            ; always
won:    ldy #text_won - texts
at_start:
        lda #0
        sta place
        beq error               ; always
no_pieces:
        ldy #text_no_pieces - texts
        .byte $2C               ; BIT abs: skips the next instruction
more:   ldy #text_more - texts
error:  lda place               ; Y = which text, `place` = where
        sta _text_error_place
        lda #0
        sta _text_error_place+1
        cpy #text_taken - texts
        bcs name
        tya
        ldx #>texts
        clc
        adc #<texts
        bcc low
        inx
low:    rts

name:   ldx #0                  ; these name a square: the last one that was read
copy:   lda texts,y
        beq copied
        sta named,x
        iny
        inx
        bne copy                ; always
copied: txa
        clc
        adc #<named
        sta _draughts_out
        lda #>named
        adc #0
        sta _draughts_out+1
        ldx number
        dex
        txa
        jsr _draughts_write_square
        tya                     ; 0, from put
        sta (_draughts_out),y
        lda #<named
        ldx #>named
        rts
.endproc

; Reads the pieces of one side, for example K1,2,3.
;   In:        place, own
;   Out:       C = 0: no error. C = 1: an error at `place`, Y = offset of its text in `texts`
.proc read_side
        ldy #0
        sty pieces
        ldy place
        lda (text),y
        beq good
        cmp #':'
        beq good
piece:  ldy place
        sty first
        ldx #0
        lda (text),y
        and #$DF
        cmp #'K'
        bne plain
        inx
        inc place
plain:  stx crowned
        jsr read_square
        ldy #text_square - texts
        cmp #SQUARES
        beq error
        tax
        ldy byte_of,x
        lda board + BLACK,y
        ora board + WHITE,y
        and upper_bit,x
        bne taken
        lda crowned
        bne set
        lda own
        beq is_black
        cpx #CROWN_ROW
        bcc far
        bcs set                 ; always
is_black:
        cpx #SQUARES - CROWN_ROW
        bcs far
set:    inc pieces
        lda pieces
        cmp #SIDE_MOST + 1
        bcs many
        lda crowned
        beq man
        lda board + KINGS,y
        ora upper_bit,x
        sta board + KINGS,y
man:    tya
        ora own
        tay
        lda board,y
        ora upper_bit,x
        sta board,y
        ldy place
        lda (text),y
        cmp #','
        bne good
        inc place
        bne piece               ; always
good:   clc
        rts
taken:  ldy #text_taken - texts
        .byte $2C               ; BIT abs: skips the next instruction
far:    ldy #text_far - texts
        .byte $2C
many:   ldy #text_many - texts
error:  lda first
        sta place
        sec
        rts
.endproc

texts:
text_square:    .asciiz TEXT_BAD_PIECE
text_no_mover:  .asciiz TEXT_NO_MOVER
text_won:       .asciiz TEXT_OTHER_SIDE
text_no_pieces: .asciiz TEXT_NO_PIECES
text_more:      .asciiz TEXT_AFTER_PIECES
text_taken:     .asciiz TEXT_TWO_PIECES
text_far:       .asciiz TEXT_MUST_BE_KING
text_many:      .asciiz TEXT_MANY_PIECES
.assert text_many - texts < 256, error, "position.s: too many words"

; ---- writing ----

; void draughts_write_square(uint8_t square)
;   In:        A, draughts_out
;   Out:       draughts_out, after the number
;   Clobbers:  A, Y
.proc _draughts_write_square
        clc
        adc #1
        ldy #'0'
tens:   cmp #10
        bcc ones
        sbc #10
        iny
        bne tens                ; always
ones:   pha
        tya
        cmp #'0'
        beq small
        jsr put
small:  pla
        ora #'0'
        ; fall into put
.endproc

; Writes character A. Keeps A, X.
.proc put
        ldy #0
        sta (_draughts_out),y
        inc _draughts_out
        bne done
        inc _draughts_out+1
done:   rts
.endproc

; void game_write_position(char *text)
;   In:        A/X = text
;   Clobbers:  A, X, Y
;   Cycles:    about 4,000
.proc _game_write_position
        sta _draughts_out
        stx _draughts_out+1
        lda #'B'
        ldx _side
        beq first
        lda #'W'
first:  jsr put
        lda #'W'
        ldx #WHITE
        jsr write_side
        lda #'B'
        ldx #BLACK
        jsr write_side
        tya                     ; Y = 0
        sta (_draughts_out),y
        rts
.endproc

; Writes the pieces of one side. In: A = the letter of the side, X = its set. Out: Y = 0.
.proc write_side
        stx own
        pha
        lda #':'
        jsr put
        pla
        jsr put
        ldx #0
        stx comma
next:   lda byte_of,x
        ora own
        tay
        lda _draughts_board,y
        and upper_bit,x
        beq none
        lda comma
        beq first
        jsr put
first:  lda #','
        sta comma
        ldy byte_of,x
        lda kings,y
        and upper_bit,x
        beq man
        lda #'K'
        jsr put
man:    txa
        jsr _draughts_write_square
none:   inx
        cpx #SQUARES
        bne next
        ldy #0
        rts
.endproc
