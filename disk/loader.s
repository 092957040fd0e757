; loader.s: reads sectors and files; resident at $0700-$08FF, for the boot code and for the kernel (disk.s). It uses no
; DOS and no CIO: it finds a file in the directory of the disk, and follows the links of its sectors, which SIO reads.
;
; A file is read completely into a buffer and its checksum is verified. Only then is it unpacked, because a damaged
; stream could write anywhere. This costs no time: SIO and unpacking cannot overlap anyway.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.export sector_read, sector_call, file_find, file_read, file_next
.export file_first, file_sectors, link_most, load_hook, sector_buffer
.export device
.exportzp load_name, load_to, load_limit, sum_low, sum_high, file_mark
.exportzp unpack_to, unpack_from, unpack_source, unpack_length, unpack_back, unpack_bits

.segment "LOADER_ZP": zeropage
unpack_to:     .res 2
unpack_from:   .res 2
unpack_source: .res 2
unpack_length: .res 1
unpack_back:   .res 1
load_name:     .res 2           ; file name: eleven characters, padded with spaces
load_to:       .res 2           ; where the next byte of the file goes
load_limit:    .res 1           ; the file must end below this page
sum_low:       .res 1           ; checksum, two bytes: sum of the bytes read, starting from SUM_SEED,
sum_high:      .res 1           ; and sum of all values of sum_low
unpack_bits    := sum_low       ; the checksum has been verified when a file is unpacked
file_mark:     .res 1           ; file number * 4, expected in each link; 0 for large links (FLAG_LARGE)

.segment "SECTOR"
sector_buffer: .res 128

.segment "LOADER_BSS"
file_sectors:  .res 1           ; sectors left to read; no file has more than 255
link_most:     .res 1           ; highest allowed high byte of a sector number. It must follow file_sectors: file_find
                                ; copies both bytes of the count there, and then sets this one
file_first:    .res 2           ; first sector
load_hook:     .res 2           ; routine that is called after each sector of a file

.segment "CODE"

; sector_read: reads one sector into sector_buffer
;   In:        DAUX1, DAUX2 = sector number
;   Out:       as sector_call
; sector_call: sends one command to drive 1
;   In:        A = command, Y = $40 to read or $80 to write, DAUX, DBUFLO, DBUFHI
;   Out:       A = 0 and Z set, or the status of SIO
;   Clobbers:  X, Y
sector_read:
        lda #<sector_buffer
        sta DBUFLO
        lda #>sector_buffer
        sta DBUFHI
        lda #'R'
        ldy #$40
sector_call:
        ldx #128
        stx DBYTLO
        ldx #0
        stx DBYTHI
sector_sized:                   ; entry for commands with another length: DBYTLO, DBYTHI
        sta DCOMND
        sty DSTATS
        lda #$31                ; device: disk drive
        sta DDEVIC
        lda #1
        sta DUNIT
        lda #7                  ; timeout in seconds, as in the operating system
        sta DTIMLO
device: jsr SIOV                ; the only call that reads the disk; cartridge and XEX file call bank_on here (bank.s)
        tya
        bmi :+                  ; SIO returns 1 for success, 128 and more for errors
        lda #0
:       rts
.export sector_sized

; file_find: finds a file in the directory
;   In:        load_name
;   Out:       A = 0 and Z set, file_first, file_sectors, file_mark, link_most; or A = error code
;   Clobbers:  X, Y, sector_buffer
file_find:
        lda #<DIRECTORY
        sta DAUX1
        lda #>DIRECTORY
        sta DAUX2
        ldx #<-ENTRIES
        stx file_mark           ; number of the entry - 64, counted up to the right one; or to 0, if there is none
sector: jsr sector_read
        bne done
        tax                     ; X = offset of the entry
entry:  lda sector_buffer,x
        beq missing             ; flag 0: this entry was never used, the directory ends here
        bmi other               ; bit 7: deleted
        ldy #0
letter: lda sector_buffer+ENTRY_NAME,x
        cmp (load_name),y
        bne other
        inx
        iny
        cpy #FILE_LETTERS
        bne letter
copy:   lda sector_buffer+ENTRY_COUNT-FILE_LETTERS,x ; sector count and first sector
        sta file_sectors-FILE_LETTERS,y
        inx
        iny
        cpy #FILE_LETTERS+4
        bne copy
        lda sector_buffer-FILE_LETTERS-4,x
        and #FLAG_LINKS
        cmp #FLAG_LARGE
        bcc :+
        lda #0
        sta file_mark
        lda #LARGE_MOST
:       sta link_most
        asl file_mark           ; the 64 is lost here
        asl file_mark
        lda #0
        rts
other:  inc file_mark
        txa
        ora #ENTRY_BYTES - 1
        tax
        inx
        bpl entry
        inc DAUX1
        lda file_mark
        bne sector
missing:
        lda #ERROR_NO_FILE
done:   rts

; file_read: reads a file, or a piece of one, by the links of its sectors
;   In:        file_first, file_sectors, file_mark, link_most, load_to, load_limit
;   Out:       A = 0 and Z set, load_to = first byte after the file, sum_low, sum_high; or A = error code
;   Clobbers:  X, Y, sector_buffer
;   Cycles:    4,500 a sector besides SIO
; load_hook is called after each sector. It finds the high byte of the next sector in DAUX2 and must not change it.
; file_next: continues a file after load_hook has paused it (pause in overlay_store.s)
;   In:        DAUX1, DAUX2 = number of the next sector; all variables unchanged
file_read:
        lda #SUM_SEED
        sta sum_low
        lda #0
        sta sum_high
        lda file_first
        sta DAUX1
        lda file_first+1
        sta DAUX2
file_next:
        jsr sector_read
        bne leave
        lda sector_buffer+LINK_HIGH
        eor file_mark
        sta DAUX2
        lda link_most
        cmp DAUX2
        bcc stray               ; an impossible sector number: this link belongs to another file
        lda load_to+1
        cmp load_limit
        bcs long
        ldy #0
        lda sector_buffer+LINK_COUNT
        beq empty
byte:   lda sector_buffer,y
        sta (load_to),y
        clc
        adc sum_low
        sta sum_low
        clc
        adc sum_high
        sta sum_high
        iny
        cpy sector_buffer+LINK_COUNT
        bne byte
empty:  tya
        clc
        adc load_to
        sta load_to
        bcc :+
        inc load_to+1
:       jsr call_hook
        lda sector_buffer+LINK_LOW
        sta DAUX1
        dec file_sectors
        bne file_next
        lda #0
leave:  rts
stray:  lda #ERROR_LINK
        .byte $2C               ; bit abs: skips the next instruction
long:   lda #ERROR_TOO_LONG
        rts
call_hook:
        jmp (load_hook)
