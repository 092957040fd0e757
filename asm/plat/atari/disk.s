; disk.s: the disk for the kernel: src/plat/disk.h (files and single sectors, for saves) and disk_load, which reads and
; unpacks a file (for overlay_store.s and free_memory.s). Everything goes through the resident loader (disk/loader.s),
; which calls SIO, the serial I/O routine of the operating system. No C twin: there is nothing here but SIO calls.
;
; A file on our disk is one packed stream, or two, followed by four bytes: the memory needed to unpack it (lo hi), and
; two bytes chosen so that the checksum of the whole file equals the kernel's stamp (kernel_stamp). So a file of another
; build is rejected as well. tools/build/pack and tools/build/checksum write this format.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.exportzp disk_error, disk_ahead, disk_to, disk_top
.export _disk_first, _disk_sectors, _disk_most, _disk_hook
.export _disk_mark: absolute, _disk_error: absolute, _disk_ahead: absolute ; as C accesses them
.export _disk_find, disk_find, disk_load, disk_load_piece, load_piece, disk_place, disk_unpack
.export load_found, read_verified, is_read ; for game_overlay_load.s
.export loaded, set_loaded
.export disk_set_sector := set_sector, disk_finish := finish, disk_wanted := wanted ; for a game that writes sectors
.export _disk_read_sector, _disk_write_sector, _disk_write_result, _disk_write_network
.import sector_call, sector_read, sector_sized, sector_buffer
.import device, file_find, file_read, file_next, _unpack
.import file_first, file_sectors, link_most, load_hook, kernel_stamp, _sound_off
.import store_device, store_forget, under_rom_page
.import popax
.importzp load_name, load_to, load_limit, sum_low, sum_high, file_mark, unpack_to, unpack_source, ptr1, tmp1, tmp2
.exportzp piece, piece_end

piece  := tmp1                  ; for disk_load_piece: first sector of the piece, counted from the start of the file,
piece_end := tmp2               ; and the first sector after it; it goes to the end of the file if that comes first

_disk_first   := file_first
_disk_sectors := file_sectors
_disk_mark    := file_mark
_disk_most    := link_most
_disk_hook    := load_hook

STATUS_BYTES   = 4
TRAILER        = CHECKSUM_BYTES ; bytes after the packed stream
PROTECTED_BIT  = $08            ; in the first status byte of the drive: disk is write-protected

.segment "FMS": zeropage
disk_error:     .res 1          ; error code of the last call
disk_ahead:     .res 1          ; bit 0: read ahead, one sector a call; bit 7: a file is begun and can be continued;
                                ; bit 6: a sector is being read that an event stops (input.s)
disk_to:        .res 2          ; address to which a file is unpacked
disk_top:       .res 1          ; page below which the packed file and the unpacked result must fit
_disk_error     := disk_error
_disk_ahead     := disk_ahead

.segment "BSS"
name:           .res FILE_LETTERS

.segment "SPARE"
loaded:         .res 2          ; address of the name of the game in memory
wanted:         .res 2          ; address of the caller's sector data

.segment "RODATA"
kinds:          .byte "OVLSYSDAT" ; extensions, by KIND_ of loader.inc

.segment "CODE"

; disk_find jumps here to continue a file that is being read ahead. The file was found by an earlier call, so this
; drops the return address into disk_load or disk_load_piece, and returns to their caller with the result.
go_on:  pla                     ; the kind, pushed by disk_find
        pla
        pla
        jsr _sound_off
        ldx #DISK_AHEAD
        lda file_sectors
        beq :+
        ldx #DISK_STOPS
        stx disk_ahead
        jsr file_next           ; it pauses, or there is an error,
        bit disk_ahead
        bpl finish
        lda #ERROR_PAUSED       ; or an event has stopped it
        bne finish              ; always
:       stx disk_ahead
        jsr verify              ; A = 0
        jmp is_read

; disk_find: looks a file up in the directory
; uint8_t disk_find(const char *file, uint8_t kind)
;   In:        A = kind (KIND_ in loader.inc); on the C stack: file name, at most eight characters
;   Out:       A = 0, or the error code; X = 0; disk_first, disk_sectors, disk_mark, disk_most
;   Clobbers:  Y, ptr1; stops any sound
_disk_find:
        pha
        jsr popax
        sta ptr1
        stx ptr1+1
        pla
; The same with the file name at ptr1
disk_find:
        pha
        lda disk_ahead
        cmp #DISK_AHEAD | DISK_BEGUN
        beq go_on
        and #1                  ; a file that was begun is lost: this call reads another one
        sta disk_ahead
        lda device+2
        cmp #>store_device      ; which does this itself, if it calls SIO
        beq :+
        jsr _sound_off          ; SIO needs the POKEY channels
:
        lda #<name
        sta load_name
        lda #>name
        sta load_name+1
        ldy #0
letter: lda (ptr1),y
        beq pad
        sta name,y
        iny
        bne letter              ; always
:       sta name,y
        iny
pad:    cpy #NAME_LETTERS
        lda #' '
        bcc :-
        pla                     ; extensions have three characters: X = 3 * kind
        sta ptr1
        asl a
        adc ptr1
        tax
:       lda kinds,x
        sta name,y
        inx
        iny
        cpy #FILE_LETTERS
        bne :-
        jsr file_find
; Every call ends here: A = error code, or 0
finish: sta disk_error
        ldx #0
        cmp #0
        rts

; disk_place: computes where to read the file just found so that its last sector ends at disk_top
;   In:        file_sectors, disk_to, disk_top
;   Out:       A = 0 and Z set, load_to = that address, load_limit = disk_top; or A = error code
;   Clobbers:  X
disk_place:
        lda #0                  ; ptr1 = disk_top - 125 * file_sectors
        sta ptr1
        lda disk_top
        sta ptr1+1
        sta load_limit
        ldx file_sectors
:       sec
        lda ptr1
        sbc #SECTOR_DATA
        sta ptr1
        bcs :+
        dec ptr1+1
:       dex
        bne :--
        lda ptr1                ; below disk_to: it does not fit
        cmp disk_to
        lda ptr1+1
        sbc disk_to+1
        bcc long
        lda ptr1                ; the file starts with the packed stream
        sta load_to
        sta unpack_source
        lda ptr1+1
        sta load_to+1
        sta unpack_source+1
        txa                     ; 0
out:    rts
long:   lda #ERROR_TOO_LONG
        rts

; Reads the file just found to load_to and verifies its checksum.   Out: A = 0 and Z set, or A = error code
read_verified:
        jsr file_read
verify: bne out
        lda sum_low             ; both sums must equal the stamp of this kernel; those of another build differ
        eor kernel_stamp
        bne :+
        lda sum_high
        eor kernel_stamp+1
        beq out
:       lda #ERROR_DAMAGED
        rts

; disk_load: reads a packed file, verifies its checksum and unpacks it
;   In:        A = kind, ptr1 = name; disk_to = where the result starts, disk_top = page where the memory ends
;   Out:       A = 0 and Z set, or A = error code; X = 0; disk_to = first byte after the result. If the file has a
;              second stream (a character set), another call of _unpack unpacks it.
;   Clobbers:  Y, ptr1
; The packed file is read to the end of the memory up to disk_top and unpacked to disk_to, over itself. The word after
; the stream says how many bytes above disk_to the packed data must end so that writing never overtakes reading. A file
; with a wrong checksum is not unpacked: a damaged stream could write anywhere.
disk_load:
        ldx #0
        stx piece
        dex
        stx piece_end
        bne load                ; always

; set_loaded: ptr1 = name of the game in memory.   Clobbers: A
set_loaded:
        lda loaded
        sta ptr1
        lda loaded+1
        sta ptr1+1
        rts

; disk_load_piece: the same for a piece of the game's DAT file (book, openings or rules)
;   In:        piece, piece_end; disk_to, disk_top
; load_piece: the same for a piece of another DAT file
;   In:        ptr1 = name; piece, piece_end; disk_to, disk_top
; The sectors of a DAT file are consecutive, so the piece starts at a known sector. Each piece has its own checksum.
disk_load_piece:
        jsr set_loaded
load_piece:
        lda #KIND_DATA
load:   jsr disk_find
        bne out
again:  lda piece_end
        cmp file_sectors
        bcc :+
        lda file_sectors
:       sec
        sbc piece
        bcc none                ; the file is shorter on this disk
        sta file_sectors
        beq none
        clc
        lda file_first
        adc piece
        sta file_first
        bcc load_found
        inc file_first+1
load_found:
        jsr disk_place
        bne done
        jsr read_verified
is_read:
        beq disk_unpack
        cmp #ERROR_DAMAGED
        bne done
        ldx file_first+1        ; not from a disk?
        cpx #STORE_FIRST
        bcc done
        ldx under_rom_page
        beq done                ; an XEX file has no disk
        jsr store_forget
        jsr file_find
        beq again
        bne done                ; always
; disk_unpack: unpacks a file that was copied to disk_place.   In: load_to = its end       Out: as disk_load
disk_unpack:
        lda load_to             ; ptr1 = the four bytes after the stream
        sec
        sbc #TRAILER
        sta ptr1
        lda load_to+1
        sbc #0
        sta ptr1+1
        ldy #0
        lda disk_to
        sta unpack_to
        clc
        adc (ptr1),y            ; disk_to + memory needed must be below the end of the packed file
        tax
        lda disk_to+1
        sta unpack_to+1
        iny
        adc (ptr1),y
        bcs long_after_all
        cpx load_to
        sbc load_to+1
        bcs long_after_all
        jsr _unpack
        lda unpack_to
        sta disk_to
        lda unpack_to+1
        sta disk_to+1
        lda #0
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #ERROR_NO_FILE
        .byte $2C
long_after_all:
        lda #ERROR_TOO_LONG
done:   jmp finish

; disk_read_sector: reads one sector
; uint8_t disk_read_sector(uint16_t sector, uint8_t *to)
;   In:        A/X = to; on the C stack: sector number
;   Out:       A = 0, or the error code; X = 0
;   Clobbers:  Y
_disk_read_sector:
        jsr set_sector
        lda #'R'                ; SIO command "read sector";
        ldy #$40                ; DSTATS $40: the computer receives data
        jsr sector_call
        jmp finish

; Sets the parameters of SIO: DBUF = A/X (also stored in `wanted`), DAUX = the sector number on the C stack.
set_sector:
        sta wanted
        sta DBUFLO
        stx wanted+1
        stx DBUFHI
        jsr popax
        sta DAUX1
        stx DAUX2
        rts

; Only the shell overlays GAMESAVE and RESULTS, and REMOTE, write to the disk, so each of them has this code.

; disk_write_sector: writes one sector, reads it back and compares; disk_write_result: the same in RESULTS
; uint8_t disk_write_sector(uint16_t sector, const uint8_t *from)
.segment "GAMESAVE_CODE"
.proc _disk_write_sector
.include "plat/atari/disk_write.inc"
.endproc
.segment "REMOTE_CODE"
.proc _disk_write_network
.include "plat/atari/disk_write.inc"
.endproc
.segment "RESULTS_CODE"
.proc _disk_write_result
.include "plat/atari/disk_write.inc"
.endproc
