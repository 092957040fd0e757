; write.s: a line of text, written bit by bit into text_buffer: what a C caller
; would do with strcpy, strcat and sprintf in five times the bytes.

.include "plat/atari/screen.inc"
.export _line_start, _line_text, _line_sign, _line_number, _line_move
.import _text_buffer, _game_write_move

.segment "CODE"

; void line_start(void)
;   An empty line.
;   Clobbers:  A, Y
.proc _line_start
        lda #<_text_buffer
        sta line_at
        lda #>_text_buffer
        sta line_at+1
        ldy #0
        tya
        sta (line_at),y
        rts
.endproc

; void line_move(void)
;   The text of `move`.
;   Clobbers:  A, X, Y
.proc _line_move
        lda line_at
        ldx line_at+1
        jsr _game_write_move
        lda line_at
        ldx line_at+1
        ; fall into line_text, which copies it to where it is
.endproc

; void line_text(const char *text)
;   In:        A/X               Clobbers: A, Y
.proc _line_text
        sta from
        stx from+1
        ldy #0
next:   lda (from),y
        sta (line_at),y
        beq forward
        iny
        bne next                ; always
.endproc

; line_at moves on by Y
.proc forward
        tya
        clc
        adc line_at
        sta line_at
        bcc :+
        inc line_at+1
:       rts
.endproc

; void line_sign(char sign)
;   In:        A                 Clobbers: A, Y
.proc _line_sign
        ldy #0
        sta (line_at),y
        iny
        lda #0
        sta (line_at),y
        beq forward             ; always
.endproc

; void line_number(uint16_t number)
;   In:        A/X               Clobbers: A, X, Y, from, count, mask
.proc _line_number
        sta from
        stx from+1
        lda #0
        sta mask                ; nothing but zeros so far
        ldx #4
digit:  ldy #'0'
less:   sec                     ; (A from) = number - power
        lda from
        sbc powers_lo,x
        sta count
        lda from+1
        sbc powers_hi,x
        bcc known
        sta from+1
        lda count
        sta from
        iny
        bne less                ; always
known:  tya
        cpx #0                  ; the last one counts
        beq put
        cmp #'0'
        bne put
        bit mask
        bpl skip
put:    ror mask                ; C = 1 by both compares: bit 7
        jsr _line_sign
skip:   dex
        bpl digit
        rts
.endproc

.segment "RODATA"
powers_lo:      .byte 1, 10, 100, <1000, <10000
powers_hi:      .byte 0, 0, 0, >1000, >10000
