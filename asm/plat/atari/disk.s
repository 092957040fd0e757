; disk.s: src/plat/disk.h over the resident loader, and files for overlay_store.s. There is no C twin:
; there is nothing here but calls of SIO.

.include "atari.inc"
.include "loader.inc"
.export _disk_error, _disk_first, _disk_sectors, _disk_most, _disk_hook, _disk_to, _disk_top
.export _disk_mark: absolute    ; as C takes it
.export _disk_find, disk_load, disk_load_piece, _disk_ahead
.export _disk_read_sector, _disk_write_sector
.import sector_call, sector_read, sector_sized, sector_buffer
.import file_find, file_read, file_go_on, unpack_get_byte, _unpack, set_loaded
.import file_first, file_sectors, link_most, load_hook, kernel_stamp, _sound_off
.import popax
.importzp load_name, load_to, load_limit, sum_low, sum_high, file_mark, unpack_to, ptr1, tmp1, tmp2
.exportzp piece, behind

piece  := tmp1                  ; for disk_load_piece: its first sector, counted from the file's,
behind := tmp2                  ; and the first behind it; $80 and more: to the end of the file

_disk_first   := file_first
_disk_sectors := file_sectors
_disk_mark    := file_mark
_disk_most    := link_most
_disk_hook    := load_hook

NAME_FIELD     = 8              ; letters before the point
STATUS_BYTES   = 4
SEAL           = 4              ; bytes behind a stream
PROTECTED_BIT  = $08            ; of the first status byte

.segment "BSS"
_disk_error:    .res 1
_disk_ahead:    .res 1          ; 1: reading ends behind each sector; bit 7: it has, and nothing was read since
name:           .res NAME_LETTERS

.segment "SPARE"
_disk_to:       .res 2
_disk_top:      .res 1
wanted:         .res 2          ; the caller's sector

.segment "RODATA"
kinds:          .byte "OVLSYSDAT"

.segment "CODE"

; A file that is read ahead and was begun: back to who has called disk_load or disk_load_piece.
go_on:  pla                     ; kind
        pla
        pla
        jsr _sound_off
        lda #1
        sta _disk_ahead
        jsr file_go_on
        jsr sums
        jmp is_read

; uint8_t disk_find(const char *file, uint8_t kind)
;   In:        A = kind, file on the C stack: at most eight letters
;   Out:       A = 0 or the fault, X = 0; disk_first, disk_sectors
;   Clobbers:  Y, ptr1, sound
_disk_find:
        pha
        jsr popax
        sta ptr1
        stx ptr1+1
        pla
; the same with the file's name at ptr1
disk_find:
        pha
        lda _disk_ahead
        cmp #$81
        beq go_on
        and #1                  ; what was begun is lost
        sta _disk_ahead
        jsr _sound_off
        lda #<name
        sta load_name
        lda #>name
        sta load_name+1
        ldy #0
letter: lda (ptr1),y
        beq blank
        sta name,y
        iny
        bne letter              ; always
:       sta name,y
        iny
blank:  cpy #NAME_FIELD
        lda #' '
        bcc :-
        pla                     ; three letters a kind
        sta ptr1
        asl a
        adc ptr1
        tax
:       lda kinds,x
        sta name,y
        inx
        iny
        cpy #NAME_LETTERS
        bne :-
        jsr file_find
; The way out of every call: A = fault
finish: sta _disk_error
        ldx #0
        cmp #0
        rts

; Where the file found begins so that it ends at disk_top at the latest.
;   Out:       A = 0 and Z, ptr1 = there; or the fault
find_room:
        lda #0
        sta ptr1
        lda _disk_top
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
        lda ptr1
        cmp _disk_to
        lda ptr1+1
        sbc _disk_to+1
        bcc long
        txa                     ; 0
out:    rts
long:   lda #FAULT_TOO_LONG
        rts

; The file found, to A/X: A = 0 and Z, or the fault
read_sealed:
        sta load_to
        stx load_to+1
        jsr file_read
sums:   bne out
        lda sum_low             ; seal makes both sums end so; those for another kernel do not
        eor kernel_stamp
        bne :+
        lda sum_high
        eor kernel_stamp+1
        beq out
:       lda #FAULT_DAMAGED
        rts

; Reads a packed and sealed file and unpacks it. A file whose sums are wrong is
; not unpacked. There must be room for a page more than it has.
;   In:        A = kind, ptr1 = name; disk_to, disk_top
;   Out:       A = 0 and Z, or the fault; X = 0; disk_to = behind the last byte; where there is a
;              second stream in the file, another call of _unpack has it
;   Clobbers:  Y, ptr1
; The packed file lies at the end of the room and is unpacked to its beginning.
; Its seal says how far it must end behind that, so that the one does not
; overtake the other.
disk_load:
        jsr disk_find
        beq load_found
        rts

; The same with a piece of the game's DAT file, which has its sectors in one row and a seal for each piece.
;   In:        piece, behind; disk_to, disk_top
disk_load_piece:
        jsr set_loaded
        lda #KIND_DATA
        jsr disk_find
        bne out
        lda behind
        bpl :+
        lda file_sectors
:       sec
        sbc piece
        sta file_sectors
        beq none
        clc
        lda file_first
        adc piece
        sta file_first
        bcc load_found
        inc file_first+1
load_found:
        jsr find_room
        bne done
        lda ptr1
        sta unpack_get_byte+1
        ldx ptr1+1
        stx unpack_get_byte+2
        jsr read_sealed
is_read:
        bne done
        lda load_to
        sec
        sbc #SEAL
        sta ptr1
        lda load_to+1
        sbc #0
        sta ptr1+1
        ldy #0
        lda _disk_to
        sta unpack_to
        clc
        adc (ptr1),y            ; disk_to + room needed < end?
        tax
        lda _disk_to+1
        sta unpack_to+1
        iny
        adc (ptr1),y
        bcs long_after_all
        cpx load_to
        sbc load_to+1
        bcs long_after_all
        jsr _unpack
        lda unpack_to
        sta _disk_to
        lda unpack_to+1
        sta _disk_to+1
        lda #0
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #FAULT_NO_FILE
        .byte $2C
long_after_all:
        lda #FAULT_TOO_LONG
done:   jmp finish

; uint8_t disk_read_sector(uint16_t sector, uint8_t *to)
;   In:        A/X = to; sector on the C stack
;   Out:       A = 0 or the fault, X = 0
;   Clobbers:  Y
_disk_read_sector:
        jsr set_sector
        lda #'R'
        ldy #$40
        jsr sector_call
        jmp finish

; wanted, DBUF = A/X; DAUX = the word on the C stack
set_sector:
        sta wanted
        sta DBUFLO
        stx wanted+1
        stx DBUFHI
        jsr popax
        sta DAUX1
        stx DAUX2
        rts

; The part STORE alone writes.
.segment "STORE_CODE"

; uint8_t disk_write_sector(uint16_t sector, const uint8_t *from)
;   In:        A/X = from, not the loader's own buffer; sector on the C stack
;   Out:       A = 0 or the fault, X = 0; read back and compared
;   Clobbers:  Y, ptr1, sector_buffer
_disk_write_sector:
        jsr set_sector
        lda #'W'                ; the drive itself verifies too
        ldy #$80
        jsr sector_call
        bne refused
        jsr sector_read
        bne finish_write
        lda wanted
        sta ptr1
        lda wanted+1
        sta ptr1+1
        ldy #127
:       lda (ptr1),y
        cmp sector_buffer,y
        bne differs
        dey
        bpl :-
        lda #0
finish_write:
        jmp finish
differs:
        lda #FAULT_DIFFERS
        bne finish_write        ; always

; Why? A drive with a protected disk says no more than "144" until it is asked.
refused:
        pha
        lda #<DVSTAT
        sta DBUFLO
        lda #>DVSTAT
        sta DBUFHI
        lda #STATUS_BYTES
        sta DBYTLO
        lda #0
        sta DBYTHI
        sta DVSTAT
        lda #'S'
        ldy #$40
        jsr sector_sized
        bne unknown
        lda DVSTAT
        and #PROTECTED_BIT
        beq unknown
        pla
        lda #FAULT_PROTECTED
        bne finish_write        ; always
unknown:
        pla
        jmp finish
