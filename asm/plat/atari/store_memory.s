; store_memory.s: the memory of the overlay store: packed shell overlays in RAM that nothing else uses, so that they
; need not be read from the disk again. store_fill reads them in the background, one sector a call, in the order of
; src/plat/overlay_list.h; overlay_store.s loads from here what is here. No C twin: there is nothing here but hardware.
;
; The memory is the RAM under the OS ROM of XL and XE: $C000-$CFFF, $D800-$DFFF and $E400-$E67F. It is divided into
; slots of one sector each. The book follows. An 800 has no slots. A cartridge and an XEX file need none.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "overlays.inc"
.include "constants/disk/probe_page.inc"
.export _store_fill, _store_find, _overlay_is_near, store_files, store_read, store_wanted
.import overlay_name, disk_find, disk_place, disk_unpack, _disk_ahead, _disk_error, _sound_off, kernel_stamp, device
.import sector_buffer, sector_read, file_first, file_sectors
.import under_rom_page, _machine_open_book, _machine_close_book, __UNDER_ROM_SLOTS__
.import __STORE_FILL_LOAD__, __STORE_FILL_RUN__, __STORE_FILL_SIZE__
.importzp unpack_from, load_to, file_mark, ptr1

UNDER_ROM_SLOTS = <__UNDER_ROM_SLOTS__ ; disk/kernel.cfg

source          := unpack_from  ; nothing is unpacked while sectors are read

; In the probe page, which is clear at the start:
store_files     := PROBE_PAGE + PROBE_STORE ; overlays that are here: those with smaller numbers
store_wanted    := store_files + 1 ; overlays that are to be stored; fewer if there is no slot left for the next one, 0
                                ; if the code of store_fill is gone (RESET, workshop)
; the overlay that is being read, in the order of file_sectors (two bytes) and file_first
left            := store_wanted + 1 ; sectors left; 0: none is begun
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
        lsr a
        tax                     ; slot / 2
        lda #0
        ror a
        sta source
        txa
        adc #>$C000             ; C = 0
        cmp #>$D000
        bcc :+
        adc #7                  ; C = 1: $D000-$D7FF is hardware
        cmp #>$E000
        bcc :+
        adc #3                  ; $E000-$E3FF is the copy of the font
:       sta source+1
        jmp _machine_open_book
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
        ldy #LINK_COUNT
        lda (source),y
        tax
        ldy #0
:       lda (source),y
        sta (load_to),y
        iny
        dex
        bne :-
        jsr _machine_close_book
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
        cmp #UNDER_ROM_SLOTS + 1
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
        jsr _machine_close_book
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

; store_find: prepares store_fill where there is RAM under the ROM. Call it after under_rom_find, whenever the menu is
; opened.
; void store_find(void)
;   Clobbers:  A, X
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
        lda #OVERLAY_TRAINER    ; those before it fit under the ROM (disk.mk)
        sta store_wanted
done:   rts
.endproc
