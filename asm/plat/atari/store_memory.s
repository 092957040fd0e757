; store_memory.s: the memory of the overlay store: packed shell overlays in RAM that nothing else uses, so that they need
; not be read from the disk again. store_fill reads them in the background, one sector a call, in the order of
; src/plat/overlay_list.h; overlay_store.s loads from here what is here. No C twin: there is nothing here but hardware.
;
; The memory is divided into slots of one sector each:
;   slots 0 to 51    XL and XE: RAM under the OS ROM, $C000-$CFFF, $D800-$DFFF and $E400-$E5FF. The book follows.
;   slots 52 to 254  130XE and larger: the first two banks of extended memory, in the window $4000-$7FFF, which hides
;                    engine and overlays while it is open. So these sectors are copied by way of the sector buffer.
; An 800 has no slots. A cartridge and an XEX file need none.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "overlays.inc"
.include "constants/disk/probe_page.inc"
.export _store_fill, _store_find, _overlay_is_near, store_files, store_read, store_wanted
.import overlay_name, disk_find, disk_place, disk_unpack, _disk_ahead, _disk_error, _sound_off, kernel_stamp, device
.import sector_buffer, sector_read, file_first, file_sectors, under_rom_page, __UNDER_ROM_SLOTS__
.import __STORE_FILL_LOAD__, __STORE_FILL_RUN__, __STORE_FILL_SIZE__
.importzp unpack_from, load_to, file_mark, ptr1

UNDER_ROM_SLOTS = <__UNDER_ROM_SLOTS__ ; disk/kernel.cfg
ALL_SLOTS       = 255           ; so that one more is 0
ROM_OFF         = $FE           ; bits of PORTB that stay: bit 0 = 0 switches the ROM off
BANK_0          = $E3           ; bit 4 = 0 shows the bank of bits 2 and 3 to the 6502
BANK_1          = $E7

WINDOW_END      = $7FFF         ; in main memory, free while the menu is shown
source          := unpack_from  ; nothing is unpacked while sectors are read

; In the probe page, which is clear at the start:
store_files     := PROBE_PAGE + PROBE_STORE ; overlays that are here: those with smaller numbers
store_wanted    := store_files + 1 ; overlays that are to be stored; fewer if there is no slot left for the next one, 0
                                ; if the code of store_fill is gone
slots           := store_wanted + 1 ; one more than the slots of this machine
portb           := slots + 1    ; PORTB while no slot is open
; the overlay that is being read, in the order of file_sectors (two bytes) and file_first
left            := portb + 1    ; sectors left; 0: none is begun
mark            := left + 1     ; file_mark of their links
next            := mark + 1     ; the next of them, two bytes
slot            := next + 2     ; where it goes

.segment "BSS"
store_at:       .res OVERLAYS + 1 ; for each of them: its first slot; the last entry is the first free slot

.segment "IOCB"
sum:            .res 2          ; the checksum so far; after RESET the overlay is read again

.segment "CODE"

; Opens a slot: switches its memory in. IRQs wait until it is closed. (NMIs: under_rom.s)
;   In:        A = slot
;   Out:       source            Clobbers: A, X, Y
.proc open
        tay
        lsr a
        tax                     ; slot / 2
        lda #0
        ror a
        sta source
        txa
        cpy #UNDER_ROM_SLOTS
        bcs bank
        adc #>$C000             ; C = 0
        cmp #>$D000
        bcc :+
        adc #7                  ; C = 1: $D000-$D7FF is hardware
        cmp #>$E000
        bcc :+
        adc #3                  ; $E000-$E3FF is the copy of the font
:       ldx #ROM_OFF
        bne switch              ; always
bank:   ldx #BANK_0
        cmp #$40
        bcc :+
        ldx #BANK_1
:       and #$3F
        ora #>$4000
switch: sta source+1
        txa
        and portb
        sei
        sta PORTB
        rts
.endproc
.proc close
        lda portb
        sta PORTB
        cli
        rts
.endproc

; store_fill: reads one sector for the store
; uint8_t store_fill(void)
;   Out:       A = 1: there may be more; 0: the store is full, or disk_error says what went wrong; X = 0
;   Clobbers:  Y, ptr1, source, sector_buffer; stops any sound
; The code for it is in memory that the display leaves free, until the workshop takes that memory.
.proc _store_fill
        lda store_files
        cmp store_wanted
        bcs full
        jmp fill
full:   lda #0
        tax
        rts
.endproc

; overlay_is_near: tells whether an overlay can be loaded without a disk drive
; uint8_t overlay_is_near(uint8_t overlay)
;   In:        A = overlay       Out: A = not 0: it can; X = 0
.proc _overlay_is_near
        ldx #0
        cmp store_files
        lda device+2            ; of a cartridge or an XEX file it is not SIOV
        bcc :+                  ; not 0
        eor #>SIOV
:       rts
.endproc

; store_read: unpacks an overlay from the store
;   In:        A = overlay, less than store_files; disk_to, disk_top (disk.s)
;   Out:       as disk_load
;   Clobbers:  Y, ptr1, source, sector_buffer
.proc store_read
        tax
        lda store_at,x
        pha                     ; its first slot
        lda store_at+1,x
        sec
        sbc store_at,x
        sta file_sectors
        lda _disk_ahead
        and #1                  ; a file that was begun is lost
        sta _disk_ahead
        jsr disk_place          ; load_to
        pla
next_slot:
        pha
        jsr open
        pla
        pha
        cmp #UNDER_ROM_SLOTS
        bcc copy
        ldy #127                ; the window may hide load_to
:       lda (source),y
        sta sector_buffer,y
        dey
        bpl :-
        jsr close
        lda #<sector_buffer
        sta source
        lda #>sector_buffer
        sta source+1
copy:   ldy #LINK_COUNT
        lda (source),y
        tax
        ldy #0
:       lda (source),y
        sta (load_to),y
        iny
        dex
        bne :-
        jsr close
        tya
        clc
        adc load_to
        sta load_to
        bcc :+
        inc load_to+1
        clc
:       pla
        adc #1
        dec file_sectors
        bne next_slot
        txa                     ; 0: no error
        jmp disk_unpack
.endproc

; In the shell overlay MENU, which copies it to where it runs
.segment "STORE_FILL"

.proc fill
        ldx left
        bne sector
        jsr overlay_name        ; A = store_files
        lda #KIND_SHELL
        jsr disk_find
        bne failed
        ldx store_files
        lda store_at,x
        sta slot
        clc
        adc file_sectors
        bcs no_room
        cmp slots
        bcs no_room
        ldx #3
:       lda file_sectors,x      ; and file_first; mark comes next
        sta left,x
        dex
        bpl :-
        lda file_mark
        sta mark
        lda #0
        sta sum+1
        lda #SUM_SEED
        sta sum
        bne said                ; always: the next call reads its first sector
no_room:
        lda #0
        sta store_wanted
said:   ldx #0
        stx _disk_error
        rts
failed: sta _disk_error
        lda #0                  ; next time the file is read from its start
        sta left
        tax
        rts
sector: jsr _sound_off          ; SIO needs the POKEY channels
        lda next
        sta DAUX1
        lda next+1
        sta DAUX2
        jsr sector_read
        bne failed
        lda slot
        jsr open
        ldy #0
byte:   lda sector_buffer,y
        sta (source),y
        cpy sector_buffer+LINK_COUNT
        bcs :+
        adc sum                 ; C = 0
        sta sum
        clc
        adc sum+1
        sta sum+1
:       iny
        bpl byte
        jsr close
        lda sector_buffer+LINK_LOW
        sta next
        lda sector_buffer+LINK_HIGH
        eor mark
        sta next+1
        inc slot
        dec left
        bne more
        lda sum
        cmp kernel_stamp
        bne damaged
        lda sum+1
        cmp kernel_stamp+1
        bne damaged
        inc store_files
        ldx store_files
        lda slot
        sta store_at,x
more:   lda #1
        bne said                ; always
damaged:
        lda #ERROR_DAMAGED
        bne failed              ; always
.endproc

; In the shell overlay MENU
.segment "MENU_CODE"

; store_find: looks for extended memory, before the first game is loaded; prepares store_fill. Call it after
; under_rom_find, whenever the menu is opened.
; void store_find(void)
;   Clobbers:  A, X, Y, sector_buffer
.proc _store_find
        lda under_rom_page
        beq done                ; an 800
        lda device+2
        cmp #>SIOV
        bne done                ; cartridge or XEX file
        ldx #<__STORE_FILL_SIZE__
:       lda __STORE_FILL_LOAD__ - 1,x
        sta __STORE_FILL_RUN__ - 1,x
        dex
        bne :-
        ldx slots
        bne known
        ldx #TRY_BYTES - 1
:       lda try,x
        sta sector_buffer,x
        dex
        bpl :-
        jsr sector_buffer
        ldx #UNDER_ROM_SLOTS + 1
        cmp #1
        bne :+
        ldx #ALL_SLOTS
:       stx slots
known:  ldy #OVERLAY_TRAINER    ; those before it fit under the ROM (disk.mk)
        inx
        bne :+
        ldy #OVERLAYS
:       sty store_wanted
done:   rts
.endproc

; Extended memory is there if a byte in bank 0 stays when the same address is written in bank 1 and in main memory. This
; code runs in the sector buffer: the window hides the overlay that it belongs to.
;   Out:       A = 1: there is extended memory; portb
try:
        ldx PORTB
        stx portb
        sei
        lda #BANK_0
        sta PORTB
        lda #1
        sta WINDOW_END
        lda #BANK_1
        sta PORTB
        lda #2
        sta WINDOW_END
        stx PORTB
        lda #3
        sta WINDOW_END
        lda #BANK_0
        sta PORTB
        lda WINDOW_END
        stx PORTB
        cli
        rts
TRY_BYTES       = * - try
