; game_overlay_load.s: loads overlays of the game in memory (src/plat/machine.h). In the overlay library: only games
; that have overlays contain it. No C twin: there is nothing here but addresses.
;
; An overlay is unpacked to the place of the shell overlays. The first one of a game that replaces the search, and so
; has no transposition table, is read to the end of the memory between game and screen, and its packed file stays there:
; from then on it is loaded without the disk. If that memory is too small, every call reads the file.
; SPDX-License-Identifier: MIT

.include "loader.inc"
.export _machine_load_game_overlay, game_overlay_ahead
.import game_overlay_low, game_overlay_high ; addresses of the file names: tools/build/game.awk
.import below_game, top, why, replaces_search, game_end, __PART_START__
.import disk_find, disk_load, disk_place, load_found, read_verified, is_read, disk_unpack
.importzp ptr1, load_to, unpack_source, disk_to, disk_ahead, disk_error

.segment "BSS"
kept:           .res 1          ; not 0: the packed file of the first overlay is in memory,
kept_from:      .res 2          ; from here; the high byte is 0 if it is not to stay
kept_to:        .res 2          ; first byte after it
is_ahead:       .res 1          ; not 0: it has been read ahead, or cannot be read

.segment "CODE"

; machine_load_game_overlay: loads an overlay of the game
; const char *machine_load_game_overlay(uint8_t overlay)
;   In:        A = overlay, from 0             Out: A/X = 0, or an error text
;   Clobbers:  Y, ptr1
.proc _machine_load_game_overlay
        pha
        jsr to_part
        pla
        tay
        lda game_overlay_low,y
        sta ptr1
        lda game_overlay_high,y
        sta ptr1+1
        tya
        bne from_disk
        lda kept
        bne from_memory
        lda replaces_search
        beq from_disk
        jsr read                ; when the file was begun before, disk_find returns here as well (go_on in disk.s)
        bne done
        lda kept_from+1
        sta kept
        lda load_to
        sta kept_to
        lda load_to+1
        sta kept_to+1
done:   jmp why
from_disk:
        lda #KIND_OVERLAY
        jsr disk_load
        jmp why
from_memory:
        lda disk_ahead
        and #1                  ; a file that was begun is lost
        sta disk_ahead
        lda kept_from
        sta unpack_source
        lda kept_from+1
        sta unpack_source+1
        lda kept_to
        sta load_to
        lda kept_to+1
        sta load_to+1
        jsr disk_unpack
        jmp why
.endproc

; Reads the file to the end of the memory after the game, verifies it and unpacks it to disk_to; if that memory is too
; small, as disk_load.
;   In:        ptr1 = name       Out: as disk_load; kept_from, load_to = first byte after the file
.proc read
        lda #KIND_OVERLAY
        jsr disk_find
        bne failed
        lda game_end
        sta disk_to
        lda game_end+1
        sta disk_to+1
        jsr top
        jsr disk_place
        pha                     ; 0, or the error: too long
        jsr to_part
        pla
        bne small
        lda load_to
        sta kept_from
        lda load_to+1
        sta kept_from+1
        jsr read_verified
        jmp is_read
small:  lda #0
        sta kept_from+1
        jmp load_found
failed: rts
.endproc

; disk_to and disk_top are those of a shell overlay.
.proc to_part
        lda #<__PART_START__
        ldx #>__PART_START__
        jmp below_game
.endproc

; game_overlay_ahead: reads the next sector of the first overlay ahead (machine_game_ahead in src/plat/machine.h). An
; error is not shown here: the call of the overlay will read the file again.
;   Out:       A = 0: nothing more to read; 1: call again; 2: call again, it was unpacked over the lists
;   Clobbers:  X, Y, ptr1
.proc game_overlay_ahead
        lda is_ahead            ; 0 is the number of the first overlay, too
        bne none
        jsr _machine_load_game_overlay
        lda disk_error
        eor #ERROR_PAUSED
        beq more
        sta is_ahead
        ldx #0
        stx disk_error
        lda #2
        rts
more:   lda #1
        rts
none:   lda #0
        sta disk_error
        rts
.endproc
