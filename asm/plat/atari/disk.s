; disk.s: src/plat/disk.h over the resident loader. There is no C twin:
; there is nothing here but calls of SIO.

.include "atari.inc"
.include "loader.inc"
.export _disk_fault, _disk_first, _disk_sectors, _disk_hook, _disk_end
.export _disk_find, _disk_read_file, _disk_read_sealed, _disk_load
.export _disk_read_sector, _disk_write_sector, _disk_next
.import sector_call, sector_read, sector_sized, sector_buffer
.import file_find, file_read, unpack_get_byte, _unpack
.import file_first, file_sectors, load_hook
.import popax, __ROWS_START__, __OVERLAY_START__
.importzp load_name, load_to, load_limit, sum_low, sum_high, unpack_to, ptr1, ptr2

_disk_first   := file_first
_disk_sectors := file_sectors
_disk_hook    := load_hook

NAME_FIELD     = 8              ; letters before the point
STATUS_BYTES   = 4
SEAL           = 4              ; bytes behind a packed stream
PROTECTED_BIT  = $08            ; of the first status byte

.segment "BSS"
_disk_fault:    .res 1
_disk_end:      .res 2
name:           .res NAME_LETTERS
wanted:         .res 2          ; the caller's sector

.segment "CODE"

; uint8_t disk_find(const char *name)
;   In:        A/X = name, letters and one point
;   Out:       A = 0 or the fault, X = 0; disk_first, disk_sectors
;   Clobbers:  Y, ptr1
_disk_find:
        jsr set_name
        jsr file_find
; The way out of every call: A = fault
finish: sta _disk_fault
        ldx #0
        cmp #0
        rts

; `name` = the eleven letters of the name at A/X; load_name points there.
set_name:
        sta ptr1
        stx ptr1+1
        lda #<name
        sta load_name
        lda #>name
        sta load_name+1
        ldx #NAME_LETTERS - 1
        lda #' '
:       sta name,x
        dex
        bpl :-
        inx
        ldy #0
letter: lda (ptr1),y
        beq named
        iny
        cmp #'.'
        bne plain
        ldx #NAME_FIELD
        bne letter              ; always
plain:  sta name,x
        inx
        bne letter              ; always
named:  rts

; uint8_t disk_read_file(const char *name, uint8_t *to, uint16_t most)
;   In:        A/X = most; to, name on the C stack
;   Out:       A = 0 or the fault, X = 0; disk_end
;   Clobbers:  Y, ptr1, ptr2
_disk_read_file:
        sta ptr2
        stx ptr2+1
        jsr popax
        sta load_to
        stx load_to+1
        jsr popax
        jsr _disk_find
        bne out
        ldx file_sectors        ; room for all of them?
room:   lda ptr2
        sec
        sbc #SECTOR_DATA
        sta ptr2
        bcs :+
        dec ptr2+1
        bmi long                ; no area has 32K
:       dex
        bne room
        stx load_limit          ; checked already:
        dec load_limit          ; page $FF
        jsr file_read
        ldx load_to
        ldy load_to+1
finish_file:
        stx _disk_end
        sty _disk_end+1
        jmp finish
long:   lda #FAULT_TOO_LONG
        bne finish              ; always
out:    rts

; uint8_t disk_read_sealed(const char *name, uint8_t *to, uint16_t most)
;   The same, for a file with a seal: a wrong sum is a fault.
_disk_read_sealed:
        jsr _disk_read_file
        bne out
        lda sum_low
        ora sum_high
        beq sealed
        lda #FAULT_DAMAGED
sealed: jmp finish

; uint8_t disk_load(const char *name, uint8_t *to, uint16_t most)
;   In:        A/X = most; to, name on the C stack
;   Out:       A = 0 or the fault, X = 0; disk_end
;   Clobbers:  Y, ptr1, ptr2; the rows, from __ROWS_START__ to the overlay
; The four bytes behind the stream are its plain length and the seal.
_disk_load:
        sta ptr2
        stx ptr2+1
        jsr popax
        sta unpack_to
        stx unpack_to+1
        jsr popax
        jsr _disk_find
        bne out
        lda #<__ROWS_START__
        sta load_to
        sta unpack_get_byte+1
        lda #>__ROWS_START__
        sta load_to+1
        sta unpack_get_byte+2
        lda #>(__OVERLAY_START__ - 128) ; the last sector may run on into this page
        sta load_limit
        jsr file_read
        bne finish_load
        lda sum_low
        ora sum_high
        bne damaged
        lda load_to
        sec
        sbc #SEAL
        sta ptr1
        lda load_to+1
        sbc #0
        sta ptr1+1
        ldy #0
        lda ptr2                ; most - length
        cmp (ptr1),y
        iny
        lda ptr2+1
        sbc (ptr1),y
        bcc long
        jsr _unpack
        lda #0
finish_load:
        ldx unpack_to
        ldy unpack_to+1
        jmp finish_file
damaged:
        lda #FAULT_DAMAGED
        bne finish_load         ; always

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

; uint16_t disk_next(const uint8_t *sector)
;   In:        A/X = a whole sector
;   Out:       A/X = the sector that follows in its file, 0 for none
;   Clobbers:  Y, ptr1
_disk_next:
        sta ptr1
        stx ptr1+1
        ldy #LINK_HIGH
        lda (ptr1),y
        and #3
        tax
        iny
        lda (ptr1),y
        rts
