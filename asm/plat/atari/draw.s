; draw.s: writes characters, tiles, markers and text into the rows of a frame. Called by shell and views
; (src/plat/screen.h). No C twin: there is nothing here but screen memory.
;
; The position is screen_row and screen_column, the size screen_width and screen_height, the colour of the pieces
; screen_colour_bit. They are zero-page variables rather than arguments: a C caller sets one in four bytes of code,
; which is less than pushing an argument and popping it.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_put, _screen_tile, _screen_fill, _screen_marker, _screen_ground
.export _screen_title, _screen_level, _screen_files, _screen_status
.export _screen_thinking, _screen_keys, _screen_text, _screen_panel, _screen_panel_wide, _screen_arrow, _screen_no_arrow
.export place, write, caps
.import row_lo, row_hi, panel_row, text_row, popa
.importzp panel_lines

ARROW_COLUMN    = 25
ARROW           = '>' - 32

.segment "IOCB"
line:           .res 32         ; one row of screen_fill: 32 times the same code
step:           .res 1          ; bytes from one row of the source to the next; 0: repeat the same row (screen_fill)
caps:           .res 1          ; bit 7: write capitals only

.segment "FMS": zeropage
width:          .res 1          ; columns of the text field

.segment "IOCB"
_screen_ground: .res 1          ; colour at both ends of a marker: 0 on a dark square, 1 on a light one

.segment "CODE"

; place: spot = address of screen_row, screen_column.   Clobbers: A, Y
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

; screen_put: writes one character and moves to the next column
; void screen_put(uint8_t code)
;   In:        A = screen code   Clobbers: A, X, Y, spot
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

; screen_fill: fills a rectangle of screen_width by screen_height with one code (or byte, in a marker row)
; void screen_fill(uint8_t code)
;   In:        A = code          Out: screen_column after the rectangle          Clobbers: A, X, Y, spot, from
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

; screen_tile: draws screen_width by screen_height codes, row by row
; void screen_tile(const uint8_t *codes)
;   In:        A/X = codes       Out: screen_column after the tile               Clobbers: A, X, Y, spot, from
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

; screen_marker: draws a marker in a marker row (ANTIC mode $A or $D: two bits a pixel)
; void screen_marker(uint8_t pixels)
;   A marker is six pixels: one in the colour screen_ground, the four in A from the left, one in screen_ground.
;   screen_column counts pixels here, four to a byte.
;   In:        A = four pixels   Out: screen_column after the marker     Clobbers: A, X, Y, spot, count, mask
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
pixel:  pha                     ; A = colour, 0 to 3
        lda _screen_column
        pha
        lsr a                   ; byte = pixel / 4
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
        eor (spot),y            ; old ^ ((old ^ new) & mask of the pixel)
        and bits,x
        eor (spot),y
        sta (spot),y
        rts

bits:   .byte $C0, $30, $0C, $03 ; mask of each pixel of a byte
spread: .byte $00, $55, $AA, $FF ; four pixels of one colour
.endproc

; ---- text ----

; screen_title, screen_level, screen_files, screen_status, screen_thinking, screen_keys: write a text field
; void screen_title(const char *text), and the others alike
;   Each text is padded with spaces, or cut, to the width of its field (src/plat/screen.h). They also set screen_row and
;   screen_column.
;   In:        A/X = text        Clobbers: A, X, Y, from, spot, mask
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
        lda #$C0                ; COLPF3, grey: in mode 6 the top two bits of a code choose the colour
mode_6: sta mask
        lda #0
        sta _screen_row
        stx _screen_column
        lda #$80                ; capitals only: mode 6 has no others
        bne write_at            ; always
_screen_files:
        ldy #0
        beq say                 ; always
_screen_status:
        ldy #1
        jsr say
        ldy #0
        lda (spot),y
        and #$FF - $40          ; a small letter becomes a capital: in screen codes only small letters have $40
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
; screen_text: writes a whole row of text.   In: A/X = text, screen_row
_screen_text:
        jsr text_at
whole_row:
        lda #0
        sta _screen_column
        sta mask
        ldy #32
        ; fall into write_at; A = 0: small letters stay small

CAPITALS        = $80           ; bit of caps: small letters become capitals

; Writes the text at `from` to screen_row and screen_column.   In: A = caps, Y = width; from, mask
.proc write_at
        sta caps
        sty width
        jsr place
        ; fall into write
.endproc

; write: writes text from `from` to `spot`, at most `width` characters, padded with spaces
;   ASCII becomes screen codes: $20-$5F become $00-$3F, $60-$7F stay, or become capitals (caps).
;   In:        from, spot, width, caps; mask = colour or inverse bit, which every code but the padding gets
;   Out:       Y = width         Clobbers: A
.proc write
        ldy #0
next:   lda (from),y
        beq pad
        cmp #$60
        bcc upper
        bit caps
        bpl keep
        sbc #$20                ; C = 1
        clc
upper:  sbc #$1F                ; C = 0: subtracts 32
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
.exportzp width

; from = A/X
.proc text_at
        sta from
        stx from+1
        rts
.endproc

; screen_panel: writes a line of the panel beside the board
; void screen_panel(uint8_t line, const char *text)
;   Six columns at the right edge, in capitals, in screen_colour_bit. Lines count from 0 at the top; 255, 254 ... count
;   from the bottom.
;   In:        A/X = text; on the C stack: line
; screen_panel_wide: the same with screen_width columns, and small letters stay small
; void screen_panel_wide(uint8_t line, const char *text)
;   Clobbers:  A, X, Y, zero page of the screen
_screen_panel_wide:
        ldy _screen_width
        .byte $2C               ; bit abs: skips the next instruction
_screen_panel:
        ldy #CAPITALS | 6
        sty width
        jsr text_at
        jsr popa
        jsr panel_place
        lda _screen_colour_bit
        sta mask
        lda width
        and #<~CAPITALS
        tay
        eor #$FF
        sec
        adc #32                 ; 32 - width
        sta _screen_column
        lda width
        jmp write_at

; screen_row = row of panel line A; numbers beyond the last line mean the last line.   Clobbers: A, Y
.proc panel_place
        cmp #$80
        bcc :+
        clc                     ; from the bottom
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

; screen_arrow: shows the arrow of the side to move at a panel line, and removes it from all others
; void screen_arrow(uint8_t line)
;   In:        A = line          Clobbers: A, X, Y, count, spot, screen_row, screen_column
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

; spot = position of an arrow in screen_row, Y = 0.   Clobbers: A
.proc arrow_place
        lda #ARROW_COLUMN
        sta _screen_column
        jsr place
        ldy #0
        rts
.endproc

; screen_no_arrow: removes the arrow
; void screen_no_arrow(void)
;   Clobbers:  A, X, Y, count, spot, screen_row, screen_column
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
        bne :+                  ; no arrow here, but a space or the number of a move
        tya
        sta (spot),y
:       lda count
        bne clear
        rts
.endproc
