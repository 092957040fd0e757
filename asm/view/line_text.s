; line_text.s: composes a line of text in text_buffer, and keeps the clocks of the players (src/view/line.h). Called by
; shell and views. No C twin: C would need strcpy, strcat and sprintf, and five times the bytes.
;
; line_at is the write position. Each routine appends at line_at, writes a terminating 0 and moves line_at to it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "plat/atari/screen.inc"
.include "sounds.inc"
.export _line_start, _line_begin, _line_text, _line_char, _line_number, _line_move, _line_piece_score, _line_cut
.export line_space
.export _clock_digits, _clock_reset, _clock_start, _clock_tick, _clock_write
.import _text_buffer, _game_write_move, _game_info, _machine_frames, _machine_frames_a_second, pal, _sound_play
.importzp ptr1

LINE            = 32            ; columns of the screen

.segment "CODE"

; line_start: starts an empty line
; void line_start(void)
;   Out:       A = 0             Clobbers: Y
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

; line_begin: starts a line with a text
; void line_begin(const char *text)
;   In:        A/X = text        Clobbers: A, Y, from
.proc _line_begin
        pha
        jsr _line_start         ; keeps X
        pla
        jmp _line_text
.endproc

; line_move: appends the text of `move`
; void line_move(void)
;   Clobbers:  A, X, Y, from, and what game_write_move clobbers
.proc _line_move
        lda line_at
        ldx line_at+1
        jsr _game_write_move
        lda line_at
        ldx line_at+1
        ; fall into line_text, which copies it onto itself and so finds its end
.endproc

; line_text: appends a text
; void line_text(const char *text)
;   In:        A/X = text        Clobbers: A, Y, from
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

; line_at = line_at + Y
.proc forward
        tya
        clc
        adc line_at
        sta line_at
        bcc :+
        inc line_at+1
:       rts
.endproc

; line_cut: cuts a line that is too long for the screen after the last word that fits
; void line_cut(void)
;   In:        text_buffer[LINE] = 0: the line fits. So the caller sets this byte to 0 before it writes the line.
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

; line_space: appends a space. For callers in assembly
;   Clobbers: A, Y
line_space:
        lda #' '
; line_char: appends a character
; void line_char(char character)
;   In:        A = character     Clobbers: A, Y
.proc _line_char
        ldy #0
        sta (line_at),y
        iny
        lda #0
        sta (line_at),y
        beq forward             ; always
.endproc

; line_number: appends a number in decimal, without leading zeros
; void line_number(uint16_t number)
;   In:        A/X = number      Clobbers: A, X, Y, from, count, mask
.proc _line_number
        sta from
        stx from+1
        lda #0
        sta mask                ; bit 7: a digit was written
        ldx #4
digit:  ldy #'0'
less:   sec                     ; (A count) = number - power
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
        cpx #0                  ; the last digit is always written
        beq put
        cmp #'0'
        bne put
        bit mask
        bpl skip
put:    ror mask                ; C = 1 after either compare: sets bit 7
        jsr _line_char
skip:   dex
        bpl digit
        rts
.endproc

; line_piece_score: appends a score in units of one piece with one decimal: "1.2"
; void line_piece_score(uint16_t score)
;   In:        A/X = score; GameInfo.score_of_piece
;   Clobbers:  A, X, Y, ptr1, from, count, mask, spot
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
        asl spot                ; remainder * 10 = (remainder * 2) * 4 + remainder * 2
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

; A/X = spot / score_of_piece, spot = remainder. By repeated subtraction: a score is a few pieces at most.
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
;
; machine_frames counts every vertical blank, also while SIO runs.

CLOCK           = 4             ; digits of a clock

.segment "CLOCKS"
_clock_digits:
clocks:         .res SIDES_MOST * CLOCK
second_frames:  .res SIDES_MOST ; frames of each side's current second that have passed
CLOCKS          = * - clocks
leap:           .res 1          ; seconds until the next second that is one frame shorter
clock_frame:    .res 3          ; frame of the last call of clock_start or clock_tick (lo mid hi)

.segment "CODE"

; clock_reset: sets all clocks to 00:00
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

; clock_start: the time until now counts for no side
; void clock_start(void)
;   Out:       clock_frame = (Y X A) = frames since power-on, 24 bits: they wrap around after three days
.proc _clock_start
        jsr _machine_frames
        sta clock_frame
        stx clock_frame+1
        sty clock_frame+2
        rts
.endproc

; clock_tick: adds the time since the last call (of clock_start or clock_tick) to the clock of `side`
; uint8_t clock_tick(void)
;   A second has 59.9227 frames, or 49.8607 on PAL machines. So every 13th or 7th second is counted with 59 or 49 frames
;   instead of 60 or 50; the error is a quarter of a second an hour.
;   Out:       A = 1: at least one more second is full, else 0; X = 0
;   Clobbers:  Y, from, spot, count, mask
.proc _clock_tick
rest    := from                 ; with rest_high, 24 bits: frames that are not counted as seconds yet
rest_high := spot
        ldy _side
        sec
        lda second_frames,y
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
        cpy #1                  ; leap = 0: C = 0, and one frame less is subtracted
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
        tax                     ; X = last digit of this side's clock
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
        sta second_frames,y
        lda mask
        beq none
        tya                     ; the last ten seconds before 00:00 tick
        asl a
        asl a
        tax
        lda clocks,x
        and clocks+1,x
        cmp #9
        bne full
        lda clocks+2,x
        cmp #5
        bne full
        lda #SOUND_TICK
        jsr _sound_play
full:   lda #1
none:   ldx #0
        rts
.endproc

; clock_write: appends a clock to the line: "01:23"
; void clock_write(uint8_t side_number)
;   In:        A = side          Clobbers: A, X, Y
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
; A digit that reaches this becomes 0: tens of minutes, minutes, tens of seconds, seconds
tops:           .byte 10, 10, 6, 10
leaps:          .byte 12, 6     ; new value of `leap`: NTSC, PAL
powers_lo:      .byte 1, 10, 100, <1000, <10000
powers_hi:      .byte 0, 0, 0, >1000, >10000
