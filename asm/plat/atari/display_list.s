; display_list.s: builds a display list, and the table that says where in memory each row of the screen is.
; Called by frame.s, help_page.s and text_page.inc. No C twin: there is nothing here but the hardware.
;
; A display list is the program of ANTIC, the video chip: one byte for each mode line from top to bottom of the screen.
;   $n0        n + 1 blank scan lines (n = 0 to 7)
;   $02        32 characters of 8 scan lines, one colour: text
;   $04        32 characters of 8 scan lines in four colours, the fifth with the inverse bit: boards
;   $06        16 wide characters, 8 scan lines, one of four colours each: titles
;   $0A        64 pixels in four colours, 4 scan lines, 16 bytes: a marker row
;   $0D        128 pixels in four colours, 2 scan lines, 32 bytes: a marker row
;   $41        jump to the start of the list after the next vertical blank; two bytes of address follow
;   + $40      the two bytes that follow are the address of screen memory (ANTIC counts on by itself)
;   + $80      a display list interrupt (DLI) in the last scan line of this mode line: dli in frame.s
; Widths are those of the narrow playfield (32 columns), which leaves more cycles to the 6502 than the usual 40.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export emit, emit_many, emit_head, emit_window, emit_keys, frame_begin
.export row_lo, row_hi, row_count, panel_row, panel_lines, keys_at
.export _screen_panel_lines
.import screen_dark

TITLE           = $06
DLI             = $80

.segment "IOCB"                 ; in CIO's memory: RESET overwrites it, and the next frame builds it again
row_lo:         .res ROWS_MOST  ; address of each row in screen memory
row_hi:         .res ROWS_MOST
row_count:      .res 1
panel_row:      .res PANEL_MOST ; numbers of the rows in mode 4: the panel beside the board uses these
_screen_panel_lines:
panel_lines:    .res 1          ; how many these are
keys_at:        .res 1          ; offset of the key row in the display list, 0: none

.segment "RODATA"
; 12 blank lines, the title, 2 blank lines; the DLI for the colours of the board in a blank line, and another one, so
; that the colours have changed before the board starts at scan line 32
head:           .byte $70, $30, TITLE, $10, DLI, $00
HEAD            = * - head
keys:           .byte DLI, $02, $41
KEYS_BYTES      = * - keys

.segment "CODE"

; frame_begin: makes the screen dark and empty, and starts a display list
;   Out:       spot = start of screen memory; list, list_at, row_count, panel_lines, keys_at
;   Clobbers:  A, X, Y
; Players 1 to 3 are filled with 1 bits from top to bottom: they are the vertical strips that cover the board colour
; left of the board and in the panel.
.proc frame_begin
        jsr screen_dark
        ldx #>SCREEN
        stx spot+1
        ldy #0
        sty spot
        tya
        ldx #7                  ; 4 pages of screen; 3 of the block: display list, missiles, players 0 and 1
:       sta (spot),y
        iny
        bne :-
        inc spot+1
        dex
        bne :-
        dec spot+1
        lda #$FF
        ldy #$80                ; player 1, then players 2 and 3 in the last page
:       sta (spot),y
        iny
        bne :-
        inc spot+1
:       sta (spot),y
        iny
        bne :-
        lda #>PM_BLOCK
        sta PMBASE              ; ANTIC fetches players from this page on (a 1K boundary)
        sta list+1              ; the display list is in the first bytes of the block, which no player uses
        lda #>SCREEN
        sta spot+1
        lda #<DISPLAY_LIST
        sta list
        sty list_at             ; 0
        sty row_count
        sty panel_lines
        sty keys_at
        sty _screen_colour_bit
        rts
.endproc

; emit: appends one byte to the display list
;   A mode line also gets a row number and an address in row_lo, row_hi. The first mode line gets the address of screen
;   memory ($40); all others follow it in memory, so no other mode line needs an address.
;   In:        A = byte, without the address bit
;   Clobbers:  A, X, Y
.proc emit
        ldy list_at
        sta (list),y
        inc list_at
        and #$0F
        cmp #2
        bcc done                ; blank lines and the jump show no memory
        ldx row_count
        bne later
        pha
        ora #$40                ; with address of screen memory
        sta (list),y
        iny
        lda spot
        sta (list),y
        iny
        lda spot+1
        sta (list),y
        iny
        sty list_at
        pla
later:  cmp #4                  ; rows in mode 4 are panel lines
        bne :+
        pha
        ldy panel_lines
        inc panel_lines
        txa
        sta panel_row,y
        pla
:       tay
        lda spot
        sta row_lo,x
        lda spot+1
        sta row_hi,x
        inc row_count
        ldx #32                 ; bytes of a row; modes 6 and $A have 16
        cpy #$06
        beq half
        cpy #$0A
        bne :+
half:   ldx #16
:       txa
        clc
        adc spot
        sta spot
        bcc done
        inc spot+1
done:   rts
.endproc

; emit_many: appends Y bytes from A/X to the display list.   Clobbers: A, X, Y, from, count, mask
.proc emit_many
        sta from
        stx from+1
        sty count
        ldy #0
:       sty mask
        lda (from),y
        jsr emit
        ldy mask
        iny
        cpy count
        bne :-
        rts
.endproc

; emit_head: appends the title row and the first DLI.   Clobbers: as emit_many
.proc emit_head
        lda #<head
        ldx #>head
        ldy #HEAD
        bne emit_many           ; always
.endproc

; emit_keys: appends the last DLI, the key row and the jump.   Clobbers: as emit_many
.proc emit_keys
        lda list_at
        sta keys_at
        lda #<keys
        ldx #>keys
        ldy #KEYS_BYTES
        bne emit_many           ; always
.endproc

; emit_window: appends the first A bytes of the layout's window and the second DLI.   Clobbers: as emit_many
.proc emit_window
        pha
        ldy #LAYOUT_WINDOW + 1
        lda (layout),y
        tax
        dey
        lda (layout),y
        sta from
        pla
        tay
        lda from
        jsr emit_many
        lda #DLI
        jmp emit
.endproc
