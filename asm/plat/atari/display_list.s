; display_list.s: builds a display list and the table of its rows.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export emit, emit_many, emit_head, emit_window, emit_keys, frame_begin
.export row_lo, row_hi, row_count, panel_row, panel_lines, keys_at
.export _screen_panel_lines
.import screen_dark

LIST_OFFSET     = $80           ; in the player-missile block
TITLE           = $06
DLI             = $80

.segment "IOCB"            ; RESET spoils it; the next frame makes it anew
row_lo:         .res ROWS_MOST
row_hi:         .res ROWS_MOST
row_count:      .res 1
panel_row:      .res PANEL_MOST ; the rows of characters among them
_screen_panel_lines:
panel_lines:    .res 1
keys_at:        .res 1          ; where the key row stands in the list, 0: none

.segment "RODATA"
head:           .byte $70, $30, TITLE, $10, DLI, $00
HEAD            = * - head
keys:           .byte DLI, $02, $41
KEYS_BYTES      = * - keys

.segment "CODE"

; A dark, empty screen and the start of a display list; players 1 to 3 are
; filled, the strips that hide border and panel ground.
;   Clobbers:  A, X, Y, spot     Out: spot = start of the screen
.proc frame_begin
        jsr screen_dark
        ldx home
        inx
        inx
        inx
        inx
        stx spot+1
        ldy #0
        sty spot
        tya
        ldx #7                  ; screen, and the block up to player 0
:       sta (spot),y
        iny
        bne :-
        inc spot+1
        dex
        bne :-
        dec spot+1
        lda #$FF
        ldy #$80                ; player 1, then the last page
:       sta (spot),y
        iny
        bne :-
        inc spot+1
:       sta (spot),y
        iny
        bne :-
        lda home
        clc
        adc #PM_PAGE
        sta list+1
        sta PMBASE
        sec
        sbc #PM_SCREEN
        sta spot+1
        lda #LIST_OFFSET
        sta list
        sty list_at             ; 0
        sty row_count
        sty panel_lines
        sty keys_at
        sty _screen_colour_bit
        rts
.endproc

; One byte of the display list. A mode line also gets its row number; the
; first one says where screen memory begins, and nothing else ever does.
;   In:        A                 Clobbers: A, X, Y
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
        ora #$40
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
later:  cmp #4
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
        ldx #32
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

; Y bytes from A/X to the list.   Clobbers: A, X, Y, from, count, mask
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

; Title and the first DLI.
.proc emit_head
        lda #<head
        ldx #>head
        ldy #HEAD
        bne emit_many           ; always
.endproc

; The last DLI, the key row, the end.
.proc emit_keys
        lda list_at
        sta keys_at
        lda #<keys
        ldx #>keys
        ldy #KEYS_BYTES
        bne emit_many           ; always
.endproc

; The first A bytes of the layout's window and the second DLI.
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
