; store_device.s: reads sectors of the overlay store (store_memory.s), in place of SIO. Called by the resident loader
; and by disk.s. No C twin: there is nothing here but hardware.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.export store_device, store_forget, store_direct, store_files, store_wanted
.import rom_on, device, _sound_off
.import __STORE_RUN__
.importzp load_to, sum_low, sum_high, unpack_from

; In the probe page; store_memory.s has more variables after them:
store_files     := PROBE_PAGE + PROBE_STORE ; files that are in the store: those with smaller numbers
store_wanted    := store_files + 1 ; files that are to be stored; 0 if there is no room for the next one, or if the code
                                ; of store_fill is gone (RESET, workshop)

.segment "CODE"

; store_device: reads a sector from the store; passes all other commands on to SIO. Called in place of SIOV.
;   In:        the parameters of SIO, load_name
;   Out:       Y = 1, or an error code (128 or more)
;   Clobbers:  A, X, unpack_from, unpack_length, unpack_back
; (NMIs while the ROM is off: under_rom.s)
.proc store_device
        sei
        dec PORTB
        jsr __STORE_RUN__
        jsr rom_on              ; keeps C
        bcc :+
        jsr _sound_off          ; SIO needs the POKEY channels
        jmp SIOV
:       rts
.endproc

; store_forget: gives the store up, until the menu is opened.   Clobbers: A
.proc store_forget
        lda #<SIOV
        sta device+1
        lda #>SIOV
        sta device+2
        lda #0
        sta store_files
        sta store_wanted
        rts
.endproc

; store_direct: does for the code of the store what file_read of the loader does with a sector
;   In:        unpack_from, load_to, sum_low, sum_high
;   Out:       load_to and the sums          Clobbers: A, Y
.proc store_direct
        ldy #0
:       lda (unpack_from),y
        sta (load_to),y
        clc
        adc sum_low
        sta sum_low
        clc
        adc sum_high
        sta sum_high
        iny
        cpy #SECTOR_DATA
        bne :-
        tya
        clc
        adc load_to
        sta load_to
        bcc :+
        inc load_to+1
:       rts
.endproc
