; unpack.s: unpacks a stream of tools/build/pack.c, which describes the format. Part of the resident loader; called by
; disk/loader.s for the kernel and by asm/plat/atari/disk.s and overlay_store.s for everything else.
;
; A stream is a sequence of literals (bytes to copy from the stream) and matches (bytes to copy from earlier output). A
; bit before each says which it is: after a match 0 = literals, 1 = match; after literals 0 = match with the same offset
; as the last one, 1 = match with a new offset. Lengths are Elias gamma numbers.
;
; unpack: unpacks one stream
; void unpack(void)
;   In:        unpack_to = where the output goes; the stream comes from unpack_get_byte
;   Out:       unpack_to = first byte after the output; the stream is read up to its last byte, not beyond
;   Calls:     unpack_get_byte: next byte of the stream in A; must keep X and Y, may change the flags
;   Clobbers:  A, X, Y, unpack_from, unpack_length, unpack_back, unpack_bits
;   Cycles:    for each byte of output 76 to 89 on 6502 code, 22 on one long match, 41 on literals alone. This includes
;              unpack_get_byte, 25 with its jsr, once for each byte of the stream.
;   Bytes:     169, and 8 of zero page (tests/tools/tools.sh prints both figures)
;   It trusts the stream: a damaged one could write anywhere, so the caller verifies a checksum first.
;   It copies only from its own output, or from memory before it that pack -p was told of. The output may be anywhere
;   in RAM, across pages too.
;
; The low byte of the output address is in Y, and the low byte of the pointer unpack_to is 0. unpack_from is shifted by
; the same amount, so one index serves both. For an offset d, stored as d - 1 = (high low):
;   unpack_from = unpack_to - d = (to_high - high - 1, 255 - low), as unpack_to has low byte 0
; SPDX-License-Identifier: MIT

        .export         _unpack
        .import         unpack_get_byte
        .importzp       unpack_to               ; 2 bytes
        .importzp       unpack_from             ; 2 bytes
        .importzp       unpack_length           ; 2 bytes
        .importzp       unpack_back             ; 1 byte: 255 - high, of the offset of the last match
        .importzp       unpack_bits             ; 1 byte: unused bits, then a 1 as sentinel

; C = next bit of the stream. Changes A when it has to fetch.
.macro  get_bit
        .local  done
        asl     unpack_bits
        bne     done
        jsr     fetch_bits
done:
.endmacro

        .code

_unpack:
        ldy     unpack_to
        lda     #0
        sta     unpack_to
        lda     #$80                            ; the sentinel alone: the first get_bit fetches
        sta     unpack_bits

after_match:
        get_bit
        bcs     match

        jsr     get_gamma
literal:
        jsr     unpack_get_byte
        sta     (unpack_to),y
        iny
        bne     :+
        inc     unpack_to+1
:       dex
        bne     literal
        dec     unpack_length+1
        bne     literal

        get_bit
        bcs     match
        jsr     get_gamma                       ; the same offset: the low byte of unpack_from is still valid
copy:
        clc                                     ; from_high = to_high + 255 - high = to_high - high - 1
        lda     unpack_to+1
        adc     unpack_back
        sta     unpack_from+1
copy_byte:
        lda     (unpack_from),y
        sta     (unpack_to),y
        iny
        bne     :+
        inc     unpack_from+1
        inc     unpack_to+1
:       dex
        bne     copy_byte
        dec     unpack_length+1
        bne     copy_byte
        beq     after_match                     ; always

match:
        jsr     get_gamma                       ; X = high + 1, or 0 for 256: the end
        txa
        beq     finish
        dex
        stx     unpack_back
        jsr     unpack_get_byte                 ; low in bits 7-1, first bit of the length in bit 0
        lsr     unpack_back                     ; (back A) = 15 bits of d - 1, C = that first bit
        ror
        eor     #$FF
        sta     unpack_from
        lda     unpack_back
        eor     #$FF
        sta     unpack_back
        jsr     get_gamma_tail
        inx                                     ; length = number + 1; X = 1 now: the number was a multiple of 256,
        cpx     #1                              ; so the copy loop, which counts X down to 0, needs one more round
        bne     copy
        inc     unpack_length+1
        bcs     copy                            ; always: X was 1

finish:
        sty     unpack_to
        rts

; X = low byte of a gamma number, unpack_length+1 = how often a loop that counts X down to 0 has to run.
; get_gamma_tail: the same, with its first bit in C.
get_gamma:
        get_bit
get_gamma_tail:
        ldx     #1
        stx     unpack_length
        dex
        stx     unpack_length+1
        bcs     gamma_ends
gamma_bit:
        get_bit
        rol     unpack_length
        rol     unpack_length+1
        get_bit
        bcc     gamma_bit
gamma_ends:
        ldx     unpack_length
        beq     :+
        inc     unpack_length+1
:       rts

; C = first bit of the next bit byte; the others and the sentinel go to unpack_bits.
fetch_bits:
        jsr     unpack_get_byte
        sec
        rol
        sta     unpack_bits
        rts
