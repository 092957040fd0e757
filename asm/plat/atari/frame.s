; frame.s: display lists, colours by region, the three states of the screen.
;
; 3K under RAMTOP: character set, screen, player-missile block; the display
; list stands in the block's unused part at +$80. The set comes first because
; RESET clears the last kilobyte (the operating system opens its own screen
; there), and a game's drawings should outlive that.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_start, _screen_open, _screen_menu, _screen_state, regions
.export frame_game, frame_bars, text_region, set_top, wait_frame, screen_dark, text_row, pal
.exportzp _screen_row, _screen_column, _screen_width, _screen_height, _screen_colour_bit
.exportzp _screen_line
.import input_start, input_look, vbi_later, bar_draw
.import emit, emit_many, emit_head, emit_window, emit_keys, frame_begin
.import row_count, keys_at

NARROW          = $21           ; SDMCTL: display list, 32 columns
NARROW_PM       = $2D           ; and players, missiles in double lines
DLI             = $80

.segment "BSS"
text_row:       .res 1          ; the row of the file letters
pal:            .res 1          ; 0 NTSC, 1 PAL
.segment "IOCB"                ; RESET spoils them; the next frame makes them anew
regions:        .res 4 * REGION ; a game's frame has three

.segment "RODATA"
; night, gold, menu bar, green: NTSC then PAL, at offsets that are a multiple of two
night:          .byte $A0, $90
gold:           .byte $2C, $EC
bar:            .byte $34, $14
green:          .byte $C6, $B6
GREY            = $08
BONE            = $0E

tail:           .byte $02, $30, $02, $02
TAIL            = * - tail
; 18-65 art, 71 on fourteen lines at a pitch of ten, 214 on two dim lines; the
; last DLI leaves the art's colours for the next frame, also while SIO keeps
; the operating system from doing so
menu:           .byte $70, $10, $04, $04, $04, $04, $04, $04, DLI, $30
MENU            = * - menu
below:          .byte DLI, $10, $02, $02, DLI, $41
BELOW           = * - below
ITEMS           = 14
places:         .byte $00, $20, $A0, $C0        ; HPOSP: cursor away, strips
bars:           .byte $40, $60, $80, $A0        ; the menu's bar is all four

.segment "CODE"

; void screen_start(void)
;   The hardware to itself, when the program starts and after RESET. What is seen is as it was until a frame is opened.
;   Clobbers:  A, X, Y
.proc _screen_start
        lda RAMTOP
        sec
        sbc #12
        sta home
        ldx #0
        lda PAL
        and #$0E
        bne :+
        inx
:       stx pal
        stx region              ; any legal row
        lda #<dli
        sta VDSLST
        lda #>dli
        sta VDSLST+1
        jsr input_start
        lda #6
        ldx #>vbi_now
        ldy #<vbi_now
        jsr SETVBV
        lda #7
        ldx #>vbi_later
        ldy #<vbi_later
        jsr SETVBV
        lda #$C0
        sta NMIEN
        bne wait_frame          ; always
.endproc

; Everything dark, from the next frame on. Players and missiles go when it has begun: before that they would stand as
; they are on the line that is drawn, down through all that follows.
;   Clobbers:  A, X
.proc screen_dark
        lda #0
        sta SDMCTL
        jsr wait_frame
        ldx #4                  ; players, then missiles
        lda #0
        sta GRACTL
:       sta GRAFP0,x
        dex
        bpl :-
        rts
.endproc

; Waits for the next frame.   Clobbers: A
.proc wait_frame
        lda RTCLOK+2
:       cmp RTCLOK+2
        beq :-
        rts
.endproc

; Immediate VBI: the deferred one does not come while SIO runs, but the next
; frame's first DLI does, and so do keys.
.proc vbi_now
        lda #0
        sta region
        sta ATRACT
        jsr input_look
        jmp SYSVBV
.endproc

; Colours and character set of the next region. It begins on a blank line, and
; the first visible line is the one after next, so one WSYNC is enough.
;   Cycles:    about 95, with the wait
.proc dli
        pha
        txa
        pha
        ldx region
        lda regions,x
        sta WSYNC
        sta COLBK
        lda regions+1,x
        sta COLPF0
        lda regions+2,x
        sta COLPF1
        lda regions+3,x
        sta COLPF2
        lda regions+4,x
        sta COLPF3
        lda regions+5,x
        sta CHBASE
        txa
        clc
        adc #REGION
        sta region
        pla
        tax
        pla
        rti
.endproc

; ---- frames ----

; void screen_open(const Layout *layout)
;   In:        A/X               Clobbers: A, X, Y, zero page of the screen
.proc _screen_open
        sta layout
        stx layout+1
        jsr frame_begin
        jsr emit_head
        ldy #LAYOUT_LENGTH
        lda (layout),y
        jsr emit_window
        ldy #LAYOUT_BELOW
        lda (layout),y
        jsr emit
        lda row_count
        sta text_row
        lda #<tail
        ldx #>tail
        ldy #TAIL
        jsr emit_many
        jsr emit_keys
        ; fall into frame_game
.endproc

; Colours of a game's frame, players as strips; then it is shown.
.proc frame_game
        ldy #0
        ldx pal
        beq :+
        ldy #REGION
:       ldx #0
:       lda (layout),y
        sta regions,x
        iny
        inx
        cpx #LAYOUT_CURSOR
        bne :-
        lda (layout),y
        sta cursor_colour
        lda home
        sta regions,x
        inx
        lda #LUM_STATUS
        jsr text_region
        lda #LUM_KEYS
        jsr text_region
        ldx #REGION
        jsr set_top
        ldy pal
        jsr quads
        sta SIZEM
        ldy #LAYOUT_SIZE
        lda (layout),y
        sta SIZEP0
        ldx #3
:       lda places,x
        sta HPOSP0,x
        dex
        bpl :-
        stx checkerboard_state           ; $FF
        lda #2                  ; players 0-1, playfield, players 2-3
        sta GPRIOR
        inx                     ; from $FF
        stx cursor_rest
        ; fall into frame_show
.endproc

; The finished list goes to the hardware, the frame is shown for play.
.proc frame_show
        ldy list_at             ; behind the jump: where it leads
        lda list
        sta (list),y
        sta SDLSTL
        iny
        lda list+1
        sta (list),y
        sta SDLSTH
        lda #2
        ; fall into screen_state
.endproc

; void screen_state(uint8_t state)
;   0 blank, 1 thinking, 2 play (src/plat/screen.h). Thinking saves the key row,
;   its DLI and the DMA of the players, whose strips then stand by themselves;
;   squares of a sky would not.
;   In:        A                 Clobbers: A, X, Y
.proc _screen_state
        tax
        jsr wait_frame          ; ANTIC is far from the end of its list now
        ldy keys_at
        beq shown
        lda key_dli,x
        sta (list),y
        iny
        lda key_mode,x
        sta (list),y
shown:  cpx checkerboard_state
        bne :+
        inx
:       lda dma,x
        sta SDMCTL
        sta DMACTL              ; at once: what players read without it is no shape of theirs
        lda #0
        cpx #2
        bcs strips
        sta GRACTL
        sta GRAFP0
        sta GRAFM
        dex                     ; blank: 0, thinking: $FF
        txa
        eor #$FF
        sta GRAFP1
        sta GRAFP2
        sta GRAFP3
        rts
strips: lda #3
        sta GRACTL
        rts

dma:            .byte 0, NARROW, NARROW_PM
key_dli:        .byte $00, $00, DLI          ; nine lines either way
key_mode:       .byte $70, $70, $02
.endproc

; All players are four times as wide, in a colour of the night or one behind it.
;   In:        Y = its offset    Out: A = 3        Clobbers: X
.proc quads
        ldx #3
:       lda night,y
        sta PCOLR0,x
        lda #3
        sta SIZEP0,x
        dex
        bpl :-
        rts
.endproc

; A region of text: A = luminance, X = its offset.   Out: X behind it
.proc text_region
        sta regions+2,x
        ldy pal
        lda night,y
        sta regions,x
        sta regions+3,x
        lda gold,y
        sta regions+1,x
        lda #GREY
        sta regions+4,x
        lda #ROM_FONT
        sta regions+5,x
        txa
        clc
        adc #REGION
        tax
        rts
.endproc

; The region at X is the top of the screen too: the operating system's colours.
.proc set_top
        lda regions,x
        sta COLOR4
        lda regions+5,x
        sta CHBAS
        ldy #0
:       lda regions+1,x
        sta COLOR0,y
        inx
        iny
        cpy #4
        bne :-
        rts
.endproc

; void screen_menu(void)
;   Rows 0-5 are the art, 6-19 the list, 20-21 what is said below.
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_menu
        jsr frame_begin
        lda #<menu
        ldx #>menu
        ldy #MENU
        jsr emit_many
        lda #ITEMS
        sta count
:       lda #$02                ; two blank lines one by one: a DLI may come between (menu_frame.s)
        jsr emit
        lda #$00
        jsr emit
        jsr emit
        dec count
        bne :-
        lda #<below
        ldx #>below
        ldy #BELOW
        jsr emit_many
        lda #$FF
        jsr bar_draw
        ldx #0
        stx keys_at
        lda #LUM_ITEMS
        jsr text_region
        lda #LUM_KEYS
        jsr text_region
        lda #0                  ; ink
        jsr text_region
        ldy pal
        lda #BONE
        sta regions+2*REGION+3
        lda green,y
        sta regions+2*REGION+4
        lda home
        sta regions+2*REGION+5
        ldx #2 * REGION
        jsr set_top
        ; fall into frame_bars
.endproc

; The four players are one bar, or two; then the frame is shown.
.proc frame_bars
        lda pal
        ora #bar - night
        tay
        jsr quads
        ldx #3
:       lda bars,x
        sta HPOSP0,x
        dex
        bpl :-
        stx cursor_rest         ; $FF: it does not swing
        lda #1                  ; players over text, which shines through
        sta GPRIOR
        jmp frame_show
.endproc
