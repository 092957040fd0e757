; draw.s: characters, tiles, lamps and text into the rows of a frame.
;
; The place is screen_row and screen_column, the size screen_width and
; screen_height, the colour of the men screen_colour_bit: bytes of zero page, because
; a C caller sets one in four bytes and pushes an argument in eight.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_put, _screen_tile, _screen_fill, _screen_marker, _screen_ground
.export _screen_title, _screen_level, _screen_files, _screen_status
.export _screen_thinking, _screen_keys, _screen_text, _screen_panel, _screen_panel_wide, _screen_arrow, _screen_no_arrow
.export place, write, caps
.import row_lo, row_hi, panel_row, panel_lines, text_row, popa

ARROW_COLUMN    = 25
ARROW           = '>' - 32

.segment "IOCB"
line:           .res 32         ; one row of a fill
step:           .res 1          ; bytes from one row of a tile to the next
caps:           .res 1          ; bit 7: capitals only
width:          .res 1
.segment "BSS"
_screen_ground: .res 1          ; colour beside a lamp: 0 ground, 1 field

.segment "CODE"

; spot = address of screen_row, screen_column.   Clobbers: A, Y
.proc place
        ldy _screen_row
        lda row_lo,y
        clc
        adc _screen_column
        sta spot
        lda row_hi,y
        adc #0
        sta spot+1
        rts
.endproc

; void screen_put(uint8_t code)
;   One character; the column moves on.
;   In:        A                 Clobbers: A, X, Y
.proc _screen_put
        ora _screen_colour_bit
        tax
        jsr place
        ldy #0
        txa
        sta (spot),y
        inc _screen_column
        rts
.endproc

; void screen_fill(uint8_t code)
;   screen_width by screen_height of one code (or byte, in a band).
;   In:        A                 Clobbers: A, X, Y; column moves on
.proc _screen_fill
        ldx #31
:       sta line,x
        dex
        bpl :-
        lda #<line
        sta from
        lda #>line
        sta from+1
        ldy #0
        beq rows                ; always
.endproc

; void screen_tile(const uint8_t *codes)
;   screen_width by screen_height codes, row by row.
;   In:        A/X               Clobbers: A, X, Y; column moves on
.proc _screen_tile
        sta from
        stx from+1
        ldy _screen_width
        ; fall into rows
.endproc
.proc rows
        sty step
        lda _screen_row
        pha
        ldx _screen_height
row:    jsr place
        ldy #0
cell:   lda (from),y
        ora _screen_colour_bit
        sta (spot),y
        iny
        cpy _screen_width
        bne cell
        lda step
        clc
        adc from
        sta from
        bcc :+
        inc from+1
:       inc _screen_row
        dex
        bne row
        pla
        sta _screen_row
        lda _screen_column
        clc
        adc _screen_width
        sta _screen_column
        rts
.endproc

; void screen_marker(uint8_t pixels)
;   Six pixels in a band: one of screen_ground, the four of A from the left, one
;   of screen_ground. screen_column counts pixels here, four to a byte.
;   In:        A                 Clobbers: A, X, Y; column moves on
.proc _screen_marker
        sta mask
        jsr edge
        ldy #4
inner:  sty count
        lda #0
        asl mask
        rol a
        asl mask
        rol a
        jsr pixel
        ldy count
        dey
        bne inner
edge:   lda _screen_ground
pixel:  pha                     ; A = colour
        lda _screen_column
        pha
        lsr a
        lsr a
        sta _screen_column
        jsr place
        pla
        sta _screen_column
        inc _screen_column
        and #3
        tax
        pla
        tay
        lda spread,y
        ldy #0
        eor (spot),y            ; old ^ ((old ^ new) & its bits)
        and bits,x
        eor (spot),y
        sta (spot),y
        rts

bits:   .byte $C0, $30, $0C, $03
spread: .byte $00, $55, $AA, $FF
.endproc

; ---- text ----

; void screen_title(const char *text) and its like: A/X = text, padded
_screen_title:
        jsr text_at
        ldx #0
        ldy #13
        lda #0
        beq mode_6              ; always
_screen_level:
        jsr text_at
        ldx #13
        ldy #3
        lda #$C0                ; COLPF3
mode_6: sta mask
        lda #0
        sta _screen_row
        stx _screen_column
        lda #$80
        bne write_at            ; always
_screen_files:
        ldy #0
        beq say                 ; always
_screen_status:
        ldy #1
        jsr say
        ldy #0
        lda (spot),y
        and #$FF - $40          ; of a small letter; all else has not got it
        sta (spot),y
        rts
_screen_thinking:
        ldy #2
        bne say                 ; always
_screen_keys:
        ldy #3
say:    jsr text_at
        tya
        clc
        adc text_row
        sta _screen_row
        bne whole_row           ; always
; void screen_text(const char *text): the row screen_row
_screen_text:
        jsr text_at
whole_row:
        lda #0
        sta _screen_column
        sta mask
        ldy #32
        ; fall into write_at, which A = 0 tells to keep small letters

; Text at screen_row and screen_column. A = caps, Y = width; from, mask set
.proc write_at
        sta caps
        sty width
        jsr place
        ; fall into write
.endproc

; Text from `from` to `spot`, at most `width`, padded with blanks.
;   Out:       Y = width         Clobbers: A
.proc write
        ldy #0
next:   lda (from),y
        beq pad
        cmp #$60
        bcc upper
        bit caps
        bpl keep
        sbc #$20
        clc
upper:  sbc #$1F                ; carry clear: 32 less
keep:   ora mask
        sta (spot),y
        iny
        cpy width
        bne next
        rts
pad:    lda #0
:       sta (spot),y
        iny
        cpy width
        bne :-
        rts
.endproc
.export width

.proc text_at
        sta from
        stx from+1
        rts
.endproc

; void screen_panel(uint8_t line, const char *text)
;   Six columns in the panel's font, in screen_colour_bit. Lines count from the top;
;   255, 254 ... from the bottom.
;   In:        A/X = text, line on the C stack
; void screen_panel_wide(uint8_t line, const char *text)
;   The same with screen_width columns, more than six, and small letters as they are.
_screen_panel_wide:
        ldy _screen_width
        .byte $2C               ; bit abs: skips the next instruction
_screen_panel:
        ldy #6
        sty width
        jsr text_at
        jsr popa
        jsr panel_place
        sec
        lda #32
        sbc width
        sta _screen_column
        lda _screen_colour_bit
        sta mask
        ldy width
        tya
        sbc #7                  ; C = 1. Six columns are capitals
        jmp write_at

; Panel line A to screen_row; a line too many is the last one.   Clobbers: A, Y
.proc panel_place
        cmp #$80
        bcc :+
        clc
        adc panel_lines
:       cmp panel_lines
        bcc :+
        lda panel_lines
        sbc #1
:       tay
        lda panel_row,y
        sta _screen_row
        rts
.endproc

; void screen_arrow(uint8_t line)
;   The side to move: an arrow at that panel line, none at the others.
;   In:        A                 Clobbers: A, X, Y, count
.proc _screen_arrow
        pha
        jsr _screen_no_arrow
        pla
        jsr panel_place
        lda #ARROW
        ora _screen_colour_bit
        ; fall into put_arrow
.endproc
.proc put_arrow
        tax
        jsr arrow_place
        txa
        sta (spot),y
        rts
.endproc

; spot = where an arrow is in the line of now, Y = 0.   Clobbers: A
.proc arrow_place
        lda #ARROW_COLUMN
        sta _screen_column
        jsr place
        ldy #0
        rts
.endproc

; void screen_no_arrow(void)
;   Clobbers:  A, X, Y, count
.proc _screen_no_arrow
        lda panel_lines
        sta count
clear:  dec count
        lda count
        jsr panel_place
        jsr arrow_place
        lda (spot),y
        and #$7F
        cmp #ARROW
        bne :+                  ; nothing, or a number of a move
        tya
        sta (spot),y
:       lda count
        bne clear
        rts
.endproc
