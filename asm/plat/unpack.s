; unpack.s: unpacks a stream of tools/build/pack.c, which describes the format. Part of the resident loader; called by
; disk/title.s and file_load.s for the kernel and by asm/plat/atari/disk.s and overlay_store.s for everything else.
;
; A stream is a sequence of literals (bytes to copy from the stream) and matches (bytes to copy from earlier output). A
; bit before each says which it is: after a match 0 = literals, 1 = match; after literals 0 = match with the same offset
; as the last one, 1 = match with a new offset. Lengths are Elias gamma numbers of at most eight bits.
;
; unpack: unpacks one stream
; void unpack(void)
;   In:        unpack_to = where the output goes, unpack_source = the stream
;   Out:       unpack_to = first byte after the output, unpack_source = first byte after the stream; C = 1
;   Clobbers:  A, X, Y, unpack_from, unpack_length, unpack_back, unpack_bits
;   Cycles:    for each byte of output 50 to 57 on 6502 code, 22 on long matches, 29 on literals alone.
;              tools/build/pack_parse.c has the cycles of each piece.
;   Bytes:     215, and 9 of zero page (tests/tools/tools.sh prints bytes and cycles)
;   It trusts the stream: a damaged one could write anywhere, so the caller verifies a checksum first.
;   It copies only from its own output, or from memory before it that pack -p was told of. The output may be anywhere
;   in RAM, across pages too.
;
; The low byte of the output address is in Y, and the low byte of the pointer unpack_to is 0. unpack_from is shifted by
; the same amount, so one index serves both. For an offset d, stored as d - 1 = (high low):
;   unpack_from = unpack_to - d = (to_high - (high + 1), 255 - low), as unpack_to has low byte 0
; The low byte of the stream's address is in X, its high byte in the three instructions that read the stream.
;
; A bit byte is fetched only before every second bit, at `pair`: a piece starts with an even bit, and its parts that are
; made of bits have an even number of them.
; SPDX-License-Identifier: MIT

        .include        "constants/tools/build/stream.inc"
        .export         _unpack
        .importzp       unpack_to               ; 2 bytes
        .importzp       unpack_from             ; 2 bytes
        .importzp       unpack_source           ; 2 bytes
        .importzp       unpack_length           ; 1 byte
        .importzp       unpack_back             ; 1 byte: high + 1, of the offset of the last match
        .importzp       unpack_bits             ; 1 byte: unused bits, then a 1 as sentinel

; C = next bit of the stream, the first of a pair. The second bit of a pair is there, so a shift is enough for it.
.macro  pair
        .local  done
        asl     unpack_bits
        bne     done
        jsr     fetch_bits
done:
.endmacro

; A = next byte of the stream. Keeps C. `page` is the address of its high byte.
.macro  get_byte page
        .local  done
        lda     $FF00,x
page    = * - 1
        inx
        bne     done
        jsr     next_page
done:
.endmacro

        .code

_unpack:
        ldy     unpack_to
        ldx     unpack_source
        lda     unpack_source+1
        sta     page_of_bits
        sta     page_of_literals
        sta     page_of_offsets
        lda     #$80                            ; the sentinel alone: the first pair is fetched
        sta     unpack_bits
        asl                                     ; A = 0, C = 1
        sta     unpack_to
        bcs     after_match                     ; always

special:
        beq     after_match                     ; NULL_HIGH: the next piece may be literals
        sty     unpack_to
        stx     unpack_source
        rts

high_bit:
        pair                                    ; a gamma number, as in `gamma`: inline, as it is rarely 1
        rol
match:
        asl     unpack_bits
        bcc     high_bit
        cmp     #NULL_HIGH                      ; A = number of the 128 bytes that the offset is in, from 1
        bcs     special
        adc     #1                              ; d - 1 + 256 = 128 * A + low
        lsr
        sta     unpack_back
        get_byte page_of_offsets                ; low in bits 7-1, first bit of the length in bit 0
        ror
        eor     #$FF
        sta     unpack_from
        lda     #1
        bcs     length_ends
length_bit:
        pair                                    ; inline as well, as matches are the commonest pieces
        rol
        asl     unpack_bits
        bcc     length_bit
length_ends:
        stx     unpack_source
        tax
        inx                                     ; length = number + 1; 256 is 0
copy:
        lda     unpack_to+1                     ; C = 1: gamma numbers end with a 1 bit
        sbc     unpack_back
        sta     unpack_from+1
copy_byte:
        lda     (unpack_from),y
        sta     (unpack_to),y
        iny
        beq     next_output
counted:
        dex
        bne     copy_byte
        ldx     unpack_source

after_match:
        lda     #1                              ; a gamma number starts with 1
        pair
        bcs     match
        asl     unpack_bits
        bcs     :+
        jsr     gamma
:       sta     unpack_length
literal:
        get_byte page_of_literals
        sta     (unpack_to),y
        iny
        beq     next_literals
counted_literal:
        dec     unpack_length
        bne     literal

        lda     #1
        pair
        bcs     match
        asl     unpack_bits                     ; the same offset: unpack_back and the low byte of unpack_from are valid
        bcs     :+
        jsr     gamma
:       stx     unpack_source
        tax
        bcs     copy                            ; always

next_output:
        inc     unpack_from+1
        inc     unpack_to+1
        bne     counted                         ; always

next_literals:
        inc     unpack_to+1
        bne     counted_literal                 ; always

; A = a gamma number.   In: A = 1; its first bit was 0      Out: C = 1
gamma:
        pair
        rol
        asl     unpack_bits
        bcc     gamma
        rts

; C = first bit of the next bit byte; the others and the sentinel go to unpack_bits. Keeps A.   In: C = 1
fetch_bits:
        pha
        get_byte page_of_bits
        rol
        sta     unpack_bits
        pla
        rts

; The stream continues in the next page. Keeps A and C.
next_page:
        inc     unpack_source+1
        inc     page_of_bits
        inc     page_of_literals
        inc     page_of_offsets
        rts
