; small.s: reads the files of an XEX file on a machine with 64K, for the resident loader. Like bank.s it replaces SIO.
; There is no disk image here: the files lie packed in the RAM under the OS ROM, one after the other, without links.
; tools/build/mkbank_small.c decides which files, and where. The game and the menu lie below the screen, until the game
; has been loaded.
;
; A file is known by one byte, computed from its name. Its sectors have that byte as the high byte of their numbers, and
; are counted from 0. A file consists of pieces of whole sectors; only the last sector of a piece may be shorter.
; A file that is not here needs 128K. SAVES.DAT and everything that is written go to SIO.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "loader.inc"
.include "bank.inc"
.export small_table, small_seed
.import sector_buffer, link_most
.importzp load_name, unpack_from, unpack_length

source  := unpack_from          ; nothing is unpacked while sectors are read
index   := unpack_length        ; sector within its piece

; Called in place of SIOV; at SMALL_ENTRY, in place of the first bytes of the loader.   In, out: as bank_on of bank.s
.segment "HEAD"
        sei
        dec PORTB               ; the ROM off
        jsr small_find
        inc PORTB
        cli
        bcc :+                  ; C = 1: not here
        jmp SIOV
:       rts

; Reads a sector of a file, or of the directory: there, the only entry is the file that is looked for.
;   In:        the parameters of SIO, load_name
;   Out:       C = 0, sector_buffer, Y = 1 or an error code; or C = 1: a command for SIO
.segment "SMALL"
small_find:
        lda DCOMND
        cmp #'R'
        bne elsewhere
        lda DBUFHI
        cmp #>sector_buffer
        bne elsewhere
        ldy #0                  ; SAVES.DAT is the only file whose name starts with SA (mkbank checks that)
        lda (load_name),y
        cmp #'S'
        bne here
        iny
        lda (load_name),y
        cmp #'A'
        bne here
elsewhere:
        sec
        rts

here:   ldx #$FF
        stx link_most           ; the loader accepts all sector numbers
        inx
        lda DAUX2
        cmp #>DIRECTORY         ; not the number of any file
        bne entry
        stx sector_buffer+ENTRY_COUNT
        stx sector_buffer+ENTRY_COUNT+1
        stx sector_buffer+ENTRY_FIRST
        lda #FLAG_FILE | FLAG_LARGE
        sta sector_buffer
        ldy #FILE_LETTERS - 1
        txa
letter: asl a
        adc (load_name),y
small_seed := * + 1
        eor #0                  ; mkbank changes this value if two names have the same number
        pha
        lda (load_name),y
        sta sector_buffer+ENTRY_NAME,y
        pla
        dey
        bpl letter
        sta sector_buffer+ENTRY_FIRST+1
piece:  lda small_table,x
        beq last
        cmp sector_buffer+ENTRY_FIRST+1
        bne :+
        lda small_table+SMALL_FIRST,x
        clc
        adc small_table+SMALL_COUNT,x
        sta sector_buffer+ENTRY_COUNT
:       jsr next
        bne piece               ; always
last:   lda sector_buffer+ENTRY_COUNT
        beq absent
        bne done                ; always

; The piece with the sector DAUX1 of the file DAUX2
next_entry:
        jsr next
entry:  lda small_table,x
        beq absent
        cmp DAUX2
        bne next_entry
        lda DAUX1
        sec
        sbc small_table+SMALL_FIRST,x
        bcc next_entry
        cmp small_table+SMALL_COUNT,x
        bcs next_entry
        sta index
        tay
        lda small_table+SMALL_AT,x
        sta source
        lda small_table+SMALL_AT+1,x
        sta source+1
        iny
        bne ready               ; always
:       lda source              ; source = start of the piece + index * SECTOR_DATA
        clc
        adc #SECTOR_DATA
        sta source
        bcc ready
        inc source+1
ready:  dey
        bne :-
        ldy DAUX1
        iny
        sty sector_buffer+LINK_LOW
        lda DAUX2
        sta sector_buffer+LINK_HIGH
        lda #SECTOR_DATA
        ldy index
        iny
        sty index
        ldy small_table+SMALL_COUNT,x
        cpy index
        bne count
        lda small_table+SMALL_TAIL,x
        bpl count
        and #$7F                ; the end of the file, or of a part of a DAT file: there is no next sector
        ldy #0
        sty sector_buffer+LINK_LOW
        sty sector_buffer+LINK_HIGH
count:  sta sector_buffer+LINK_COUNT
        ldy #SECTOR_DATA - 1
:       lda (source),y
        sta sector_buffer,y
        dey
        bpl :-
done:   ldy #1
        .byte $2C               ; bit abs: skips the next instruction
absent: ldy #ERROR_SMALL
        clc
        rts
next:   txa
        clc
        adc #SMALL_BYTES
        tax
        rts

; The pieces, written by mkbank, and a 0 after the last
small_table:
