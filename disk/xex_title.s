; xex_title.s: the title in an XEX file, shown while the file is loaded. Only with 128K: with 64K its memory is needed
; for files (mkbank_small.c). It has an unpacker of its own, because a DOS is still where the loader will be. xex.s
; calls it, at XEX_TITLE.
; SPDX-License-Identifier: MIT

.include "title.inc"
.import title_show, _unpack
.exportzp unpack_to, unpack_from, unpack_source, unpack_length, unpack_back, unpack_bits

.segment "LOADER_ZP": zeropage
unpack_to:      .res 2
unpack_from:    .res 2
unpack_source:  .res 2
unpack_length:  .res 1
unpack_back:    .res 1
unpack_bits:    .res 1

.segment "START"
        lda #<stream
        sta unpack_source
        lda #>stream
        sta unpack_source+1
        ldx #>TITLE_AT
        jsr unpack_page
        ldx #>TITLE_LOAD
        jsr unpack_page
        jmp title_show
unpack_page:
        lda #0
        sta unpack_to
        stx unpack_to+1
        jmp _unpack

stream: .incbin "title.stream"
