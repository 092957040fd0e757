; write.s: a line of text, written bit by bit into text_buffer: what a C caller
; would do with strcpy, strcat and sprintf in five times the bytes.

.include "zp.inc"
.include "plat/atari/screen.inc"
.export _line_start, _line_text, _line_sign, _line_number, _line_move, _line_men
.export _clock_digits, _clock_reset, _clock_tick, _clock_write
.import _text_buffer, _game_write_move, _game_info, _plat_frames, _plat_frames_a_second
.importzp ptr1

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

; void line_men(uint16_t score)
;   In:        A/X, GameInfo.unit               Clobbers: A, X, Y, ptr1, from, count, mask, spot
.proc _line_men
        sta spot
        stx spot+1
        jsr _game_info
        sta ptr1
        stx ptr1+1
        jsr divide
        jsr _line_number
        lda #'.'
        jsr _line_sign
        asl spot                ; the rest * 10
        rol spot+1
        lda spot
        ldx spot+1
        asl a
        rol spot+1
        asl a
        rol spot+1
        clc
        adc spot
        sta spot
        txa
        adc spot+1
        sta spot+1
        jsr divide
        jmp _line_number

; A/X = spot / unit, spot = the rest; by subtraction, as men are few
divide: lda #0
        sta from
        sta from+1
less:   ldy #INFO_UNIT
        sec
        lda spot
        sbc (ptr1),y
        tax
        iny
        lda spot+1
        sbc (ptr1),y
        bcc done
        sta spot+1
        stx spot
        inc from
        bne less
        inc from+1
        bne less                ; always
done:   lda from
        ldx from+1
        rts
.endproc

; ---- clocks: four digits a side, minutes and seconds ----

CLOCK           = 4

.segment "BSS"
_clock_digits:
clocks:         .res SIDES_MOST * CLOCK
clock_frame:    .res 1          ; when the running second began

.segment "CODE"

; void clock_reset(void)
;   Clobbers:  A, X
.proc _clock_reset
        lda #0
        ldx #SIDES_MOST * CLOCK - 1
:       sta clocks,x
        dex
        bpl :-
        jsr _plat_frames
        sta clock_frame
        rts
.endproc

; uint8_t clock_tick(void)
;   In:        side
;   Out:       A = 1 when a second or more has passed for it, else 0; X = 0
;   Clobbers:  Y, count, mask
.proc _clock_tick
        jsr _plat_frames_a_second
        sta count
        lda #0
        sta mask
second: jsr _plat_frames
        sec
        sbc clock_frame
        cmp count
        bcc done
        lda clock_frame
        clc
        adc count
        sta clock_frame
        lda #1
        sta mask
        ldy #CLOCK - 1
        lda _side
        asl a
        asl a
        adc #CLOCK - 1          ; C = 0
        tax                     ; its last digit
digit:  inc clocks,x
        lda clocks,x
        cmp tops,y
        bne second
        lda #0
        sta clocks,x
        dex
        dey
        bpl digit
        bmi second              ; always
done:   lda mask
        ldx #0
        rts
.endproc

; void clock_write(uint8_t who)
;   In:        A                 Clobbers: A, X, Y
.proc _clock_write
        asl a
        asl a
        tax
        jsr two
        lda #':'
        jsr _line_sign
two:    jsr one
one:    lda clocks,x
        inx
        ora #'0'
        jmp _line_sign
.endproc

.segment "RODATA"
tops:           .byte 10, 10, 6, 10
powers_lo:      .byte 1, 10, 100, <1000, <10000
powers_hi:      .byte 0, 0, 0, >1000, >10000
