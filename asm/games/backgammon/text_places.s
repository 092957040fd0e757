; text_places.s: twin of src/games/backgammon/text_places.c: texts character by character, and places as text.
; SPDX-License-Identifier: MIT

.include "games/backgammon/backgammon.inc"
.export _text_to, _text_from, _text_at, _backgammon_place
.export _text_put, _text_end, _text_put_number, _text_put_place
.export _text_peek, _text_digit, _text_die, _text_wrong, _backgammon_read_place
.import _text_lower, _text_error_place

.bss
_text_to:          .res 2
_text_from:        .res 2
_text_at:          .res 1
_backgammon_place: .res 1

.rodata
names:  .byte "bar", 0
off:    .byte "off", 0

.segment "CODE"

; void text_end(void)           Clobbers: A, Y, ptr1
.proc _text_end
        lda #0
        jsr _text_put
        lda #0
        sta _text_to
        sta _text_to+1
        rts
.endproc

; void text_put_place(uint8_t place)
;   In:        A = place            Clobbers: X, Y, ptr1
.proc _text_put_place
        ldx #0
        cmp #BAR
        beq word
        ldx #off - names
        cmp #OFF
        bne _text_put_number
word:   lda names,x
        beq done
        jsr _text_put
        inx
        bne word                ; always
done:   rts
.endproc

; void text_put_number(uint8_t number)
;   In:        A = number, at most 99   Clobbers: X, Y, ptr1
.proc _text_put_number
        ldx #'0'
:       cmp #10
        bcc last
        sbc #10
        inx
        bne :-                  ; always
last:   cpx #'0'
        beq digit
        pha
        txa
        jsr _text_put
        pla
digit:  ora #'0'
        ; fall into text_put
.endproc
; void text_put(char c)
;   In:        A = c                Clobbers: Y, ptr1           Keeps: X
.proc _text_put
        ldy _text_to
        sty ptr1
        ldy _text_to+1
        sty ptr1+1
        ldy #0
        sta (ptr1),y
        inc _text_to
        bne done
        inc _text_to+1
done:   rts
.endproc

; char text_peek(void)
;   Out:       A, X = 0             Clobbers: Y, ptr1
.proc _text_peek
        jsr character
        jmp _text_lower
.endproc

; uint8_t text_digit(void)
;   Out:       A, X = 0             Clobbers: Y, ptr1
.proc _text_digit
        jsr character
        sec
        sbc #'0'
        ldx #0
        rts
.endproc

; character: A = the character in its place.   Clobbers: Y, ptr1
.proc character
        lda _text_from
        sta ptr1
        lda _text_from+1
        sta ptr1+1
        ldy _text_at
        lda (ptr1),y
        rts
.endproc

; uint8_t text_die(void)
;   Out:       A, X = 0             Clobbers: Y, ptr1
.proc _text_die
        jsr _text_digit
        cmp #7
        bcs none
        tay
        beq none
        inc _text_at
        rts
none:   txa
        rts
.endproc

; const char *text_wrong(const char *what)
;   Out:       A/X = what; text_error_place         Clobbers: Y
.proc _text_wrong
        ldy _text_at
        sty _text_error_place
        ldy #0
        sty _text_error_place+1
        rts
.endproc

; uint8_t backgammon_read_place(const char *text)
;   In:        A/X = text
;   Out:       A = length, X = 0; backgammon_place
;   Clobbers:  Y, ptr1, tmp1
.proc _backgammon_read_place
        sta ptr1
        stx ptr1+1
        ldy #0
        lda (ptr1),y
        jsr _text_lower         ; X = 0; keeps Y
        iny
        cmp #'b'
        beq bar
        cmp #'o'
        beq borne_off
        sec
        sbc #'0'
        beq none
        cmp #10
        bcs none
        sta _backgammon_place
        tax
        lda (ptr1),y
        sec
        sbc #'0'
        cmp #10
        bcs one
        cpx #3
        bcs one
        adc #10                 ; C = 0
        dex
        beq :+
        adc #10
:       sta _backgammon_place
        ldx #0
        cmp #BAR
        bcs none
        lda #2
        rts
one:    ldx #0
        tya
        rts

bar:    lda #BAR
        ldx #'r'
        bne word                ; always
borne_off:
        lda #OFF
        ldx #'f'
word:   sta _backgammon_place
        stx tmp1
        ldx #0
        lda (ptr1),y
        beq none
        iny
        lda (ptr1),y
        jsr _text_lower
        cmp tmp1
        bne none
        lda #3
        rts
none:   txa
        rts
.endproc
