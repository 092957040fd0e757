; display_list.s: builds a display list, and the table that says where in memory each row of the screen is.
; Called by frame.s, help_page.s and text_page.inc. No C twin: there is nothing here but the hardware.
;
; A display list is the program of ANTIC, the video chip: one instruction for each mode line from the top to the bottom
; of the screen. Its first mode line starts at scan line 8.
;   $n0        n + 1 blank scan lines (n = 0 to 7)
;   $02        32 characters of 8 scan lines, one colour: text
;   $04        32 characters of 8 scan lines in four colours; inverse characters have COLPF3 in place of COLPF2: boards
;   $06        16 wide characters, 8 scan lines, one of four colours each: titles
;   $0A        64 pixels in four colours, 4 scan lines, 16 bytes: a marker row
;   $0D        128 pixels in four colours, 2 scan lines, 32 bytes: a marker row
;   $41        wait for the vertical blank, then continue at the address in the next two bytes: the start of the list
;   + $40      in a mode line: take screen memory from the address in the next two bytes. Without this bit ANTIC reads
;              on after the previous mode line.
;   + $80      a display list interrupt (DLI) in the last scan line of this mode line: dli in frame.s
; Widths are those of the narrow playfield: 32 columns, for which ANTIC takes fewer cycles from the 6502 than for 40.
;
; ANTIC cannot count across every boundary: a display list must stay within 1K, and mode lines without an address
; within 4K of screen memory. The addresses in screen.inc fulfil both.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export emit, emit_many, emit_head, emit_window, emit_keys, frame_begin
.export row_lo, row_hi, row_count, panel_row, keys_at
.exportzp panel_lines
.export _screen_panel_lines: absolute ; as C accesses it
.import screen_dark

TITLE           = $06

.segment "IOCB"                 ; in CIO's memory: RESET overwrites it, and the next frame builds it again
row_lo:         .res ROWS_MOST  ; address of each row in screen memory
row_hi:         .res ROWS_MOST
row_count:      .res 1
panel_row:      .res PANEL_MOST ; row numbers of the lines of the panel beside the board: all rows in mode 4
keys_at:        .res 1          ; offset in the display list of the DLI above the key row; 0: no key row

.segment "FMS": zeropage        ; the same is true of it
panel_lines:    .res 1          ; number of lines of the panel
_screen_panel_lines := panel_lines

.segment "RODATA"
; Scan lines 8-19 are blank, 20-27 are the title, 28-29 blank. The DLI that sets the colours of the board is in a blank
; line, 30; line 31 is blank too, so that the colours have changed before the board starts at line 32.
head:           .byte $70, $30, TITLE, $10, DLI, $00
HEAD            = * - head
keys:           .byte DLI, $02, $41 ; a blank line with the DLI for the dim text, the key row, the jump
KEYS_BYTES      = * - keys

.segment "CODE"

; frame_begin: makes the screen dark and empty, and starts a display list
;   Out:       spot = start of screen memory, list = display list;
;              list_at, row_count, panel_lines, keys_at, screen_colour_bit = 0
;   Clobbers:  A, X, Y
; Players 1 to 3 are filled with 1 bits from top to bottom, as vertical strips. COLBK colours the ground of the board,
; but also the border and the panel; the strips cover it there (frame_game in frame.s).
.proc frame_begin
        jsr screen_dark
        ldy #0
        sty spot
clear:  lda #0
        sta SCREEN,y            ; screen memory
        sta SCREEN+$100,y
        sta SCREEN+$200,y
        sta SCREEN+$300,y
        sta DISPLAY_LIST-$100,y ; that of go-moku reaches up to the display list
        sta MISSILES,y          ; and player 0
        lda #$FF
        sta PLAYER_1,y          ; and player 2
        sta PLAYER_2,y          ; and player 3
        iny
        bne clear
        .assert PM_BLOCK - SCREEN = $400, lderror, "frame_begin clears four pages"
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
;   A mode line also gets the next row number, and its address is stored in row_lo, row_hi. The first mode line gets the
;   address of screen memory ($40); all others follow it in memory, so no other mode line needs an address.
;   In:        A = byte, without the address bit; spot = screen memory of this row
;   Out:       spot = screen memory of the next row; list_at, row_count, panel_lines
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

; emit_head: appends the title row and a blank line with the first DLI.   Clobbers: as emit_many
.proc emit_head
        lda #<head
        ldx #>head
        ldy #HEAD
        bne emit_many           ; always
.endproc

; emit_keys: appends the last DLI, the key row and the jump, whose address frame_show in frame.s adds
;   Out:       keys_at           Clobbers: as emit_many
.proc emit_keys
        lda list_at
        sta keys_at
        lda #<keys
        ldx #>keys
        ldy #KEYS_BYTES
        bne emit_many           ; always
.endproc

; emit_window: appends the first A bytes of the layout's window and a blank line with the second DLI
;   In:        A, layout         Clobbers: as emit_many
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
