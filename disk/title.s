; title.s: the title: Trog's head, a tune, and a bar that grows while kernel and menu are read. Its packed image is part
; of the boot sectors (boot.s) and of the cartridge (cart.s), and is unpacked to memory that nothing needs until the
; menu is there (title.inc).
;
; The picture is in ANTIC mode E. A display list interrupt (DLI) every four lines sets its colours. SIO needs a byte
; every eight lines and loses it if interrupts take longer: DLIs every two lines would be too many, and the vertical
; blank interrupt (VBI) allows other interrupts at once. While SIO runs, the OS copies no shadow registers, so the
; title writes to the hardware itself.
;
; The tune has two voices, because SIO needs channels 3 and 4. SIO also silences channels 1 and 2, several times a
; sector; so every eighth DLI sets their volumes again.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "title.inc"
.macpack atari
.export title_run, title_show, title_end, title_progress, title_list_bar
.exportzp title_muted, title_bar, title_sectors
.import sector_read, sector_call, file_find, file_read, file_first, file_sectors, load_hook, sector_buffer, device
.import _unpack
.importzp load_name, load_to, load_limit, sum_low, sum_high, unpack_to, unpack_from, unpack_source
.import __KERNEL_START__, __KERNEL_LOAD__, __KERNEL_LOAD_LIMIT__

LINE            = 32            ; bytes of a line: the narrow playfield
HEAD_LINES      = 112
HEAD_COLUMNS    = 16            ; stored columns; the others are mirrored
LETTER_LINES    = 36
HEAD_GROUPS     = HEAD_LINES / 4
TITLE_DMA       = $2D           ; DMACTL: narrow playfield, players in double lines
BEHIND          = 2             ; PRIOR: players 0 and 1, then the playfield, then players 2 and 3
LEFT_EYE        = $66           ; horizontal positions
RIGHT_EYE       = $8A
EYE             = (20 + 46) / 2 ; first double line of the eyes
EYE_ROWS        = 8
BAR_PIXELS      = 64
ENVELOPE_END    = 31            ; last frame of the lead's envelope: silent
VIBRATO         = 12            ; first frame with vibrato
CACHED_MOST     = (TITLE_HEAD - TITLE_BUFFER) / SECTOR_BYTES - 1

.segment "TITLE_ZP": zeropage   ; free until the kernel starts
variables:
frame:          .res 1
group:          .res 1          ; of four lines: index of the next colours
phase:          .res 1          ; of the sky
gaze:           .res 1          ; where the eyes look: index of `pupils`
lids:           .res 1          ; double lines of the eyes that the lids cover
script_at:      .res 1
title_muted:    .res 1          ; 1: a key has ended the tune
step:           .res 1          ; of the bar, 16 of them
title_bar:      .res 1          ; of the tune
lead_at:        .res 1          ; next note
lead_pitch:     .res 1
lead_age:       .res 1          ; frames since its start
bass_pitch:     .res 1
bass_age:       .res 1          ; kind of the note * 8 + frame
volume_1:       .res 1          ; AUDC1, AUDC2
volume_2:       .res 1
bar_share:      .res 1          ; of a pixel of the progress bar
bar_pixel:      .res 1          ; next pixel
CLEARED         = * - variables ; these start with 0
tick:           .res 1          ; frames left of this step of the tune
lead_left:      .res 1          ; steps left of the note
speed:          .res 1          ; frames of a step
title_sectors:  .res 1          ; sectors that will be read
from:           .res 2
to:             .res 2
left:           .res 1
column:         .res 1
columns:        .res 1
lines:          .res 1
mirror:         .res 1          ; offset of the mirrored byte
mask:           .res 1
star:           .res 2

.segment "TITLE_DATA"
.include "title_colours.inc"

list:   .byte $70, $B0, $4E, <TITLE_HEAD, >TITLE_HEAD, $0E, $0E, $8E
.repeat HEAD_GROUPS - 1
        .byte $0E, $0E, $0E, $8E
.endrepeat
        .byte $30, $4E, <TITLE_LETTERS, >TITLE_LETTERS, $0E, $0E, $8E
.repeat LETTER_LINES / 4 - 1
        .byte $0E, $0E, $0E, $8E
.endrepeat
        .byte $30, $46, <text, >text, $30
list_text:
        .byte $82, $70
title_list_bar:
        .byte $0A, $41, <list, >list
LIST            = * - list

text:
.repeat 16, n                   ; mode 6: bits 6 and 7 choose COLPF3
        .byte .strat("  AND FRIENDS   ", n) - ' ' | $C0
.endrepeat
        scrcode "    strategy games that think   "
progress_bar:
        .res BAR_PIXELS / 4, $FF

; What the eyes do, four frames each: the high digit is where they look, the low digit how far the lids cover them.
script: .res 10, $00
        .byte $03, $08, $08, $03
        .res 8, $00
        .byte $10
        .res 10, $20
        .byte $10, $00, $50
        .res 11, $60
        .byte $63, $68, $63, $60, $50
        .res 6, $00
        .res 12, $03
SCRIPT          = * - script

.segment "TITLE_LETTERS"
        .res LETTER_LINES * LINE ; turned from columns to lines by `draw`

.segment "TITLE_PICTURES"
.include "title/head.inc"
.include "title/letters.inc"

.segment "TITLE_LOAD"
; title_run: shows the title, reads kernel and menu, and starts the kernel
;   Out:       returns only after an error: A = its code. The screen of the operating system is there again.
title_run:
        jsr title_show
        jsr load
        pha
        jsr stop
        lda #0
        sta GRACTL
        ldx #3
:       sta HPOSP0,x
        dex
        bpl :-
        lda old_list
        sta SDLSTL
        lda old_list+1
        sta SDLSTH
        lda #$22                ; the text screen
        sta SDMCTL
        pla
        rts

; Reads the directory and notes where the menu is; reads the kernel; reads the sectors of the menu ahead, so that the
; title stays until everything is read; starts the kernel.   Out: A = error code
load:   lda #<DIRECTORY
        sta DAUX1
        lda #>DIRECTORY
        sta DAUX2
        jsr sector_read
        bne failed
        ldx #SECTOR_BYTES - 1
:       lda sector_buffer,x
        sta TITLE_BUFFER,x
        dex
        bpl :-
        inx
        stx cached
        jsr use_cache
        lda #<menu_name
        ldx #>menu_name
        jsr find
        bne :+                  ; the kernel will say that there is no menu
        lda file_first
        sta menu_first
        lda file_first+1
        sta menu_first+1
        lda file_sectors
:       sta menu_sectors
        lda #<kernel_name
        ldx #>kernel_name
        jsr find
        bne failed
        jsr use_sio
        lda file_sectors
        clc
        adc menu_sectors
        sta title_sectors
        lda #<title_progress
        sta load_hook
        lda #>title_progress
        sta load_hook+1
        lda #0
        .assert <__KERNEL_LOAD__ = 0 && <__KERNEL_START__ = 0, lderror, "not the start of a page"
        sta load_to
        sta unpack_source
        sta unpack_to
        lda #>__KERNEL_LOAD__
        sta load_to+1
        sta unpack_source+1
        lda #>__KERNEL_START__
        sta unpack_to+1
        lda #>__KERNEL_LOAD_LIMIT__
        sta load_limit
        jsr file_read
        bne failed
        lda sum_low             ; both sums of the kernel file are 0
        ora sum_high
        beq :+
        lda #ERROR_DAMAGED
failed: rts
:       lda menu_first
        sta DAUX1
        lda menu_first+1
        sta DAUX2
        lda #<(TITLE_BUFFER + SECTOR_BYTES)
        sta DBUFLO
        lda #>(TITLE_BUFFER + SECTOR_BYTES)
        sta DBUFHI
next_sector:
        lda cached
        cmp menu_sectors
        bcs all_read
        cmp #CACHED_MOST
        bcs all_read
        lda #'R'
        ldy #$40
        jsr sector_call
        bne all_read            ; the kernel will try again
        jsr title_progress
        inc cached
        lda DBUFLO
        eor #SECTOR_BYTES
        sta DBUFLO
        bne :+
        inc DBUFHI
:       inc DAUX1
        bne next_sector
        inc DAUX2
        bne next_sector         ; always
all_read:
        jsr use_cache
        jsr _unpack
:       lda title_muted
        bne :+
        lda title_bar
        cmp #TITLE_BARS
        bcc :-
:       jsr title_end
        jmp __KERNEL_START__

; A = error code: looks for the file with the name A/X.
find:   sta load_name
        stx load_name+1
        jmp file_find

; The loader calls SIO, or read_cached.
use_sio:
        lda #<SIOV
        ldx #>SIOV
        bne set_device          ; always
use_cache:
        lda #<read_cached
        ldx #>read_cached
set_device:
        sta device+1
        stx device+2
        rts

; Called in place of SIO: copies a sector that was read ahead, the directory or one of the menu, to sector_buffer. After
; the last of them, and for any other sector, SIO takes over again. The kernel calls this, so it uses no zero page but
; the loader's.
;   Out:       Y = 1, or the status of SIO
read_cached:
        ldx DAUX2
        lda DAUX1
        cpx #>DIRECTORY
        bne :+
        cmp #<DIRECTORY
        bne :+
        lda #0
        beq copy                ; always
:       sec
        sbc menu_first
        tay
        txa
        sbc menu_first+1
        bne other
        cpy cached
        bcs other
        iny
        tya
        cpy cached
        bne copy
        jsr use_sio             ; the last one
        tya
copy:   lsr a                   ; two sectors a page
        ora #>TITLE_BUFFER
        sta unpack_from+1
        lda #0
        ror a
        sta unpack_from
        ldy #SECTOR_BYTES - 1
:       lda (unpack_from),y
        sta sector_buffer,y
        dey
        bpl :-
        ldy #1
        rts
other:  jsr use_sio
        jmp SIOV

cached:         .byte 0         ; sectors of the menu that were read ahead
menu_sectors:   .byte 0
menu_first:     .word 0
menu_name:      .byte "MENU    SYS"
kernel_name:    .byte "KERNEL     "

; Load hook, called after each sector: the bar grows by 64 / title_sectors pixels.
title_progress:
        lda bar_share
        clc
        adc #BAR_PIXELS
:       cmp title_sectors
        bcc part
        sbc title_sectors
        pha
        lda bar_pixel
        inc bar_pixel
        tax
        lsr a
        lsr a
        tay
        txa
        and #3
        tax
        lda progress_bar,y
        eor full,x
        sta progress_bar,y
        pla
        jmp :-
part:   sta bar_share
        rts
full:   .byte $80, $20, $08, $02 ; a pixel 11 becomes 01

.segment "TITLE_CODE"
; ---- the picture ----

; Turns the pictures, which are stored column by column, into lines. Changes the colours for PAL.
draw:   lda #<TITLE_BUFFER
        sta from
        lda #>TITLE_BUFFER
        sta from+1
        lda #>TITLE_HEAD
        ldx #HEAD_COLUMNS
        ldy #HEAD_LINES
        jsr turn
        lda #>TITLE_LETTERS
        ldx #LINE
        ldy #LETTER_LINES
        jsr turn
        lda PAL
        and #$0E
        bne drawn
        ldx #COLOURS
hue:    ldy #$F0                ; hues of PAL: 2 is E, 3 is 1, from 4 on one less
        lda colours-1,x
        cmp #$20
        bcc same
        cmp #$40
        bcs :+
        ldy #$C0
        cmp #$30
        bcc :+
        ldy #$E0
:       tya
        clc
        adc colours-1,x
        sta colours-1,x
same:   dex
        bne hue
drawn:  rts

; Turns X columns of Y lines, from `from` on, to lines of 32 bytes at page A. With 16 columns, mirrors them.
turn:   sta page+1
        stx columns
        sty lines
        ldx #0
next_column:
        stx column
        stx to
        txa
        asl a
        eor #LINE - 1           ; LINE - 1 - 2 * column
        sta mirror
page:   lda #0
        sta to+1
        lda lines
        sta left
next_line:
        ldy #0
        lda (from),y
        sta (to),y
        inc from
        bne :+
        inc from+1
:       ldx columns
        cpx #LINE
        beq whole
        pha
        and #$0F
        tax
        lda reversed,x
        asl a
        asl a
        asl a
        asl a
        sta mask
        pla
        lsr a
        lsr a
        lsr a
        lsr a
        tax
        lda reversed,x
        ora mask
        ldy mirror
        sta (to),y
whole:  lda to
        clc
        adc #LINE
        sta to
        bcc :+
        inc to+1
:       dec left
        bne next_line
        ldx column
        inx
        cpx columns
        bne next_column
        rts
reversed:                       ; two pixels, exchanged
.repeat 16, n
        .byte (n & 3) << 2 | n >> 2
.endrepeat

; title_show: draws the title and starts it, with the display off until all is there
title_show:
        lda #0
        sta SOUNDR              ; no beeps of the drive
        sta SDMCTL
        sta DMACTL
is_drawn:
        ldx #0                  ; becomes 1
        bne :+
        inc is_drawn+1
        lda SDLSTL
        sta old_list
        lda SDLSTH
        sta old_list+1
        jsr draw
:       ldx #CLEARED
        lda #0
        sta AUDCTL
:       sta variables-1,x
        dex
        bne :-
:       sta TITLE_PLAYERS+$200,x
        sta TITLE_PLAYERS+$300,x
        inx
        bne :-
        ldx #BAR_PIXELS / 4 - 1
        lda #$FF
        sta CH                  ; no key
:       sta progress_bar,x
        dex
        bpl :-
        ldx #1
        stx tick
        stx lead_left
        ldx #6                  ; frames of a step: 6, PAL 5
        lda PAL
        and #$0E
        bne :+
        dex
:       stx speed
        lda #>TITLE_PLAYERS
        sta PMBASE
        ldx #3
:       lda #1                  ; double width
        sta SIZEP0,x
        lda eyes,x
        sta HPOSP0,x
        dex
        bpl :-
        lda yellow
        sta COLOR3
        sta COLPF3
        jsr draw_eyes
        lda #<dli
        sta VDSLST
        lda #>dli
        sta VDSLST+1
        ldy #<vbi
        ldx #>vbi
        jsr set_vbi
        lda RTCLOK+2
:       cmp RTCLOK+2
        beq :-
        lda #<list
        sta SDLSTL
        sta DLISTL
        lda #>list
        sta SDLSTH
        sta DLISTH
        lda #BEHIND
        sta GPRIOR
        sta PRIOR
        sta GRACTL              ; players, no missiles
        lda #TITLE_DMA
        sta SDMCTL
        sta DMACTL
        lda #$C0                ; VBI and DLI
        bne set_nmi             ; always

; title_end: the tune ends, and the picture stays without interrupts, in colours that need none, until the menu opens
; its own screen. Bar and text are hidden. A key that was pressed is forgotten.
title_end:
        ldx #list_text - list
:       lda list-1,x
        cmp #$8E                ; not $B0, $82, nor bytes of addresses
        bne :+
        lda #$0E
        sta list-1,x
:       dex
        bne :--
        lda #$70
        sta list_text
        sta title_list_bar
        lda #$30
        sta list+1
        ldx dark
        stx COLOR0
        stx COLPF0
        ldx #$0E
        stx COLOR2
        stx COLPF2
        ldx #$FF
        stx CH
        lda lid
        sta COLOR1
        sta COLPF1
        lda night
        sta COLOR4
        sta COLBK
; Stops interrupts and tune.
stop:   ldy #<SYSVBV
        ldx #>SYSVBV
        jsr set_vbi
        ldx #0
        stx AUDC1
        stx AUDC2
        lda #$40                ; VBI
set_nmi:
        sta NMIEN
        rts
set_vbi:
        lda #6
        jmp SETVBV

eyes:   .byte LEFT_EYE, RIGHT_EYE, LEFT_EYE, RIGHT_EYE
old_list:
        .word 0

; The DLI of a group of four lines. Colours of the sky and of the skin change before the line begins, the others while
; its first pixels are drawn, which are sky.
dli:    pha
        txa
        pha
        tya
        pha
        ldx group
        inc group
        lda night
        cpx #HEAD_GROUPS
        bcs :+
        txa
        adc phase
        and #SKY_BANDS - 1
        tay
        lda sky,y
:       ldy skin,x
        sta WSYNC
        sta COLBK
        sty COLPF1
        lda dark,x
        sta COLPF0
        lda bone,x
        sta COLPF2
        txa
        and #7
        bne :+
        lda volume_1            ; SIO may have silenced them
        sta AUDC1
        lda volume_2
        sta AUDC2
:       pla
        tay
        pla
        tax
        pla
        rti

; The immediate VBI: it comes while SIO runs, too.
vbi:    lda night
        sta COLBK
        sta COLOR4
        lda #0
        sta group
        sta ATRACT
        cli                     ; SIO must not wait for the rest
        jsr tune
        inc frame
        lda frame
        and #3
        bne vbi_done
        inc phase
        ; the eyes
        ldx script_at
        inx
        cpx #SCRIPT
        bcc :+
        ldx #0
:       stx script_at
        lda script,x
        pha
        and #$0F
        sta lids
        pla
        lsr a
        lsr a
        lsr a
        lsr a
        sta gaze
        jsr draw_eyes
        ; a star, every eight frames
        lda frame
        and #4
        bne vbi_done
        lda frame
        lsr a
        lsr a
        and #$0E
        tax
        lda stars,x
        sta star
        lda stars+1,x
        sta star+1
        ldy #0
        lda (star),y
        eor #$0C
        sta (star),y
vbi_done:
        jmp SYSVBV
stars:  .word $80A5, $812F, $88E4, $881B, $86C2, $8AC4, $85E1, $8D39

; The eyes are holes in the picture. Players 2 and 3, behind the picture, are the whites of the eyes; players 0 and 1,
; in front of it, are the black pupils, or the lids when he blinks.
draw_eyes:
        ldx #0
        lda lids
        beq :+
        ldx lid
:       stx PCOLR0
        stx COLPM0
        stx PCOLR1
        stx COLPM1
        lda yellow
        sta PCOLR2
        sta COLPM2
        sta PCOLR3
        sta COLPM3
        ldx #EYE_ROWS - 1
row:    lda #0
        ldy lids
        bne :+                  ; the lids need the players of the pupils
        cpx #2
        bcc :+
        cpx #7
        bcs :+
        ldy gaze
        lda pupils,y
:       tay
        eor #$FF
        sta TITLE_PLAYERS+$300+EYE,x
        sta TITLE_PLAYERS+$380+EYE,x
        lda lids
        beq open
        ldy #0
        cpx lids
        bcs open
        dey
open:   tya
        sta TITLE_PLAYERS+$200+EYE,x
        sta TITLE_PLAYERS+$280+EYE,x
        dex
        bpl row
        rts
pupils: .byte %00011000, %00110000, %01100000, %00110000, %00011000, %00001100, %00000110, %00001100

; ---- the tune ----

; A frame of the tune (src/title/tune.txt). A key, the trigger, START or SELECT ends it. (OPTION may still be held to
; switch BASIC off.)
tune:   lda CONSOL
        and #3
        eor #3
        bne mute
        lda SKSTAT
        and #4
        beq mute
        lda TRIG0
        bne :+
mute:   lda #1
        sta title_muted
:       dec tick
        bne sound
        lda speed
        sta tick
        dec lead_left
        bne bass
        ldx lead_at
        inc lead_at
        lda tune_lead,x
        cmp #$FF
        bne :+
        ldx #1
        stx lead_at
        lda tune_lead
:       pha
        and #7
        tax
        inx
        stx lead_left
        pla
        lsr a
        lsr a
        lsr a
        tax
        lda tune_pitch,x
        sta lead_pitch
        beq rest
        lda #0
        .byte $2C               ; bit abs: skips the next instruction
rest:   lda #ENVELOPE_END
        sta lead_age
bass:   ldx step
        ldy tune_steps,x
        beq no_note
        dey
        tya
        asl a
        asl a
        tax                     ; 4 * (kind - 1)
        asl a
        sta bass_age
        ldy title_bar
        txa
        ora tune_bars,y
        tax
        lda tune_bass,x
        sta bass_pitch
no_note:
        ldx step
        inx
        txa
        and #15
        sta step
        bne sound
        ldx title_bar
        inx
        cpx #TUNE_BARS
        bcc :+
        ldx #0
:       stx title_bar
sound:  ldx lead_age
        ldy #0                  ; vibrato
        cpx #VIBRATO
        bcc :+
        txa
        and #3
        tay
:       lda vibrato,y
        clc
        adc lead_pitch
        sta AUDF1
        lda bass_pitch
        sta AUDF2
        lda tune_envelope,x
        beq :+
        ora #$A0                ; a pure tone
        inc lead_age
:       ldx bass_age
        tay
        txa
        and #7
        cmp #7
        beq :+
        inc bass_age
:       lda tune_kinds,x
        ldx title_muted
        beq :+
        lda #0
        tay
:       sty volume_1
        sty AUDC1
        sta volume_2
        sta AUDC2
        rts
vibrato:
        .byte 0, 1, 0, $FF
.include "title/tune.inc"
