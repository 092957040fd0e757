; text.s: reads and writes orders. Twin of src/games/starchess/text.c
; SPDX-License-Identifier: MIT

.include "games/starchess/text_tokens.inc"
.include "texts/starchess.inc"
.export _game_write_move, _game_read_move
.import _stars_read_code, _stars_write_code, _stars_refuse, _stars_ask_ships, _text_other_board, _text_error_place

.segment "BSS"
places:         .res 3                  ; by WRONG_: where that part of the order starts in the text

.segment "RODATA"
; The words of the orders; a word that a sector follows ends with a space. starts: by kind, the offset of its word.
names:          .byte "scrap ", 0, "build ", 0, "colonize ", 0, "terraform ", 0, "end", 0, "great fleet+", 0
starts:         .byte 0, 0, 7, 14, 24, 35
GREAT           = 39

say_order:      .byte TEXT_BAD_ORDER, 0
say_sector:     .byte TEXT_BAD_SECTOR, 0
say_to:         .byte TEXT_NO_TARGET, 0
say_more:       .byte TEXT_AFTER_ORDER, 0
say_over:       .byte TEXT_OVER, 0

.segment "CODE"

; ---- writing ----

; void game_write_move(char *text)
;   In:        A/X = text, move
;   Clobbers:  A, X, Y, order, _zp_game 0-15
.proc _game_write_move
        pha
        txa
        pha
        jsr _stars_read_code
        pla
        sta in+1
        pla
        sta in
        ldx order_kind
        lda _text_other_board
        beq plain
        cpx #ORDER_BUILD
        bcs plain
        lda order_ships+1
        cmp #>SHIPS_GREAT
        bcc plain
        ldx #GREAT              ; the sectors of a great fleet are known only on the board where it moves
        jsr put_name
        beq done                ; always
plain:  txa
        beq sectors
        lda starts,x
        tax
        jsr put_name
        lda order_kind
        cmp #ORDER_END
        beq done
sectors:
        lda order_from
        jsr put_sector
        lda order_kind
        bne :+
        lda #'-'
        jsr put
        lda order_to
        jsr put_sector
:       lda order_kind
        cmp #ORDER_COLONIZE
        bcs done
        lda #' '
        jsr put
        lda order_ships
        ldx order_ships+1
        jsr put_number
done:   lda #0
        jmp put

put_name:
        lda names,x
        beq :+
        jsr put
        inx
        bne put_name            ; always
:       rts
.endproc

; ---- reading ----

; Skips spaces. Clobbers A, Y.
.proc skip_spaces
        lda #' '
        jsr read_character
        bcs skip_spaces
        rts
.endproc

; Converts a capital letter in A to a small one.
.proc lower
        cmp #'A'
        bcc :+
        cmp #'Z' + 1
        bcs :+
        adc #'a' - 'A'          ; C = 0
:       rts
.endproc

; Reads a sector at `in`. Out: C = 1 and A = the sector; C = 0 if there is none. Clobbers Y, times.
.proc read_sector
        ldy #0
        lda (in),y
        jsr lower
        sec
        sbc #'a'
        cmp #4
        bcs no
        sta times
        iny
        lda (in),y
        sec
        sbc #'1'
        cmp #4
        bcs no
        asl a
        asl a
        ora times
        jsr next_character
        jmp next_character
no:     clc
        rts
.endproc

; Reads the word at names + X, or its first letters, and the spaces after it. Out: C = 0 if another word is at `in`.
;   Clobbers:  A, X, Y, times
.proc read_word
        ldy #0
next:   lda names,x
        beq end
        cmp #' '
        beq end
        sta times
        lda (in),y
        jsr lower
        cmp times
        bne end
        inx
        iny
        bne next                ; always
end:    tya
        beq no
        lda (in),y
        beq yes
        cmp #' '
        bne no
yes:    tya
        clc
        adc in
        sta in
        bcc :+
        inc in+1
:       jsr skip_spaces
        sec
        rts
no:     clc
        rts
.endproc

; places + X = offset of `in` in the text. Clobbers A.
.proc note_place
        sec
        lda in
        sbc first
        sta places,x
        rts
.endproc

; const char *game_read_move(const char *text)
;   In:        A/X = text
;   Out:       A/X = 0 and move; or the error text, and text_error_place
;   Clobbers:  Y, order, _zp_game 0-15
.proc _game_read_move
        sta in
        sta first
        stx in+1
        stx first+1
        ldx #ORDER_MOVE
        ldy #0
        lda (in),y
        beq word
        iny
        lda (in),y
        sec
        sbc #'0'
        cmp #10
        bcc known
word:   inx
        stx order_kind
        cpx #ORDER_END + 1
        bcc :+
        jmp unknown
:       lda starts,x
        tax
        jsr read_word
        ldx order_kind
        bcc word
        cpx #ORDER_END
        beq last
known:  stx order_kind
        ldx #WRONG_FROM
        jsr note_place
        jsr read_sector
        bcc no_sector
        sta order_from
        lda order_kind
        bne number
        jsr skip_spaces
        lda #'-'
        jsr read_character
        jsr skip_spaces
        ldx #WRONG_TO
        jsr note_place
        jsr read_sector
        bcc no_target
        sta order_to
number: lda order_kind
        cmp #ORDER_COLONIZE
        bcs last
        jsr skip_spaces
        ldx #WRONG_SHIPS
        jsr note_place
        jsr read_number
        beq no_ships
        lda num
        sta order_ships
        lda num+1
        sta order_ships+1
last:   jsr skip_spaces
        ldy #0
        lda (in),y
        bne too_long
        lda _outcome
        bne game_over           ; OUTCOME_NONE is 0
        jsr _stars_refuse
        cpx #0
        beq :+
there:  pha
        ldy _text_error_place         ; which part is wrong
        lda places,y
        sta _text_error_place
        pla
        rts
:       jsr _stars_write_code
        lda #0
        tax
        rts

unknown:
        lda #<say_order
        ldx #>say_order
        bne error               ; always
no_sector:
        lda #<say_sector
        ldx #>say_sector
        bne error
no_target:
        lda #<say_to
        ldx #>say_to
        bne error
no_ships:
        jsr _stars_ask_ships
        jmp there
too_long:
        lda #<say_more
        ldx #>say_more
error:  pha
        jsr place_here
        pla
        rts
game_over:
        lda #0
        sta _text_error_place
        sta _text_error_place+1
        lda #<say_over
        ldx #>say_over
        rts
.endproc
