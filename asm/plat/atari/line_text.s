; line_text.s: a line of text, written bit by bit into text_buffer: what a C caller
; would do with strcpy, strcat and sprintf in five times the bytes.

.include "atari.inc"
.include "zp.inc"
.include "plat/atari/screen.inc"
.export _line_start, _line_text, _line_char, _line_number, _line_move, _line_piece_score, _line_cut
.export _clock_digits, _clock_reset, _clock_start, _clock_tick, _clock_write
.import _text_buffer, _game_write_move, _game_info, _machine_frames_a_second, pal
.importzp ptr1

LINE            = 32            ; columns

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

; void line_cut(void)
;   A line that is too long for the screen ends before the word that does not fit.
;   In:        text_buffer[LINE] = 0 where it is not too long
;   Clobbers:  A, Y
.proc _line_cut
        ldy #LINE + 1
back:   dey
        lda _text_buffer,y
        beq done
        cmp #' '
        bne back
        lda #0
        sta _text_buffer,y
done:   rts
.endproc

; void line_char(char sign)
;   In:        A                 Clobbers: A, Y
.proc _line_char
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
        jsr _line_char
skip:   dex
        bpl digit
        rts
.endproc

; void line_piece_score(uint16_t score)
;   In:        A/X, GameInfo.score_of_piece               Clobbers: A, X, Y, ptr1, from, count, mask, spot
.proc _line_piece_score
        sta spot
        stx spot+1
        jsr _game_info
        sta ptr1
        stx ptr1+1
        jsr divide
        jsr _line_number
        lda #'.'
        jsr _line_char
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
less:   ldy #INFO_SCORE_OF_PIECE
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
parts:          .res SIDES_MOST ; frames of the running second, a side each
CLOCKS          = * - clocks
leap:           .res 1          ; seconds before the next that is a frame shorter
clock_frame:    .res 3          ; when a clock was last looked at (low mid high)

.segment "CODE"

; void clock_reset(void)
;   Clobbers:  A, X, Y
.proc _clock_reset
        lda #0
        ldx #CLOCKS - 1
:       sta clocks,x
        dex
        bpl :-
        ; fall into clock_start
.endproc

; void clock_start(void)
;   The time until now was nobody's.
;   Out:       (Y X A) = frames, 24 bits: three days
.proc _clock_start
:       ldy RTCLOK
        ldx RTCLOK+1
        lda RTCLOK+2
        cpx RTCLOK+1            ; no frame came in between
        bne :-
        sta clock_frame
        stx clock_frame+1
        sty clock_frame+2
        rts
.endproc

; uint8_t clock_tick(void)
;   The time until now is that of `side`. A second has 59.9227 frames, or 49.8607 with PAL: each 13th or 7th is one
;   shorter than 60 or 50, which is right to a quarter of a second in an hour.
;   Out:       A = 1 when a second or more was full, else 0; X = 0
;   Clobbers:  Y, from, spot, count, mask
.proc _clock_tick
rest    := from                 ; with spot: 24 bits
rest_high := spot
        ldy _side
        sec
        lda parts,y
        sbc clock_frame
        sta rest
        lda #0
        sbc clock_frame+1
        sta rest+1
        lda #0
        sbc clock_frame+2
        sta rest_high
        jsr _clock_start
        clc
        adc rest
        sta rest
        txa
        adc rest+1
        sta rest+1
        tya
        adc rest_high
        sta rest_high
        ldx #0
        stx mask
second: jsr _machine_frames_a_second
        ldy leap
        cpy #1                  ; 0: C = 0
        sbc #0
        sta count
        sec
        lda rest
        sbc count
        tay
        lda rest+1
        sbc #0
        tax
        lda rest_high
        sbc #0
        bcc done
        sta rest_high
        stx rest+1
        sty rest
        dec leap
        bpl :+
        ldx pal
        lda leaps,x
        sta leap
:       lda #1
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
done:   ldy _side
        lda rest
        sta parts,y
        lda mask
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
        jsr _line_char
two:    jsr one
one:    lda clocks,x
        inx
        ora #'0'
        jmp _line_char
.endproc

.segment "RODATA"
tops:           .byte 10, 10, 6, 10
leaps:          .byte 12, 6     ; NTSC, PAL
powers_lo:      .byte 1, 10, 100, <1000, <10000
powers_hi:      .byte 0, 0, 0, >1000, >10000
