; menu_frame.s: what the menu does with its frame (frame.s): items that are dim, text below that is not. In the part
; MENU.
; No C twin: there is nothing here but the hardware.

.include "plat/atari/screen.inc"
.export _screen_dim, _screen_light
.import regions

DLI             = $80
BEFORE_ITEMS    = 10            ; bytes of the display list before the blank lines above item 0; then three an item

.segment "MENU_BSS"            ; zeros, as the part is read
footer:         .res 1          ; the region of the text below is the second, or this far behind it

.segment "MENU_CODE"

; void screen_dim(uint8_t item)
;   Items from this one on are as dim as the text below, which has a region of its own then: the first of the blank
;   lines above the item gets a DLI.
;   In:        A                 Clobbers: A, X, Y
.proc _screen_dim
        tax
        beq all
        stx count
        asl a
        adc count
        adc #BEFORE_ITEMS
        tay
        lda (list),y
        ora #DLI
        sta (list),y
        ldx #2 * REGION - 1     ; the regions below move on by one
:       lda regions + REGION,x
        sta regions + 2 * REGION,x
        dex
        bpl :-
        lda #REGION
        sta footer
        rts
all:    lda #LUM_KEYS
        sta regions + 2
        rts
.endproc

; void screen_light(void)
;   The lines below the list are as bright as any.
;   Clobbers:  A, X
.proc _screen_light
        ldx footer
        lda #LUM_STATUS
        sta regions + REGION + 2,x
        rts
.endproc
