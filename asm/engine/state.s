; state.s: twin of src/engine/state.c: storage for src/engine/state.h, the scalars in zero page (zp.inc).
; SPDX-License-Identifier: MIT

.segment "ZEROPAGE": zeropage
ZP_STORAGE = 1
.include "zp.inc"

.export _history, _path_lo, _path_hi, _reversible_plies, _hash_key, _rules, _draw_worth
.export _extend_ply, _score_margin, _rank_from
.export _list_clear, _state_clear
.importzp ptr1

.segment "STATE"
.import _list_pool, _list_pages ; imported here, outside the zero-page segment, so that they are absolute addresses
_path_lo:       .res PLIES
_path_hi:       .res PLIES
_reversible_plies: .res PLIES
_hash_key:      .res KEY_BYTES * PLIES

.bss
_rules:         .res 1
_draw_worth:    .res 2 * SIDES_MOST
_extend_ply:    .res 1
_score_margin:  .res 1
_rank_from:     .res 1

; page-aligned: an indexed access to 256 bytes never crosses a page
.segment "PAGES"
_history:       .res 256

.segment "CODE"

; void state_clear(void): clears list_pool and reversible_plies.
;   Clobbers:  A, X, Y, ptr1
.proc _state_clear
        ldx #PLIES - 1
        lda #0
rows:   sta _reversible_plies,x
        dex
        bpl rows
        ; fall into list_clear
.endproc

; void list_clear(void): clears list_pool.
;   Clobbers:  A, X, Y, ptr1
.proc _list_clear
        lda #<_list_pool
        sta ptr1
        lda #>_list_pool
        sta ptr1+1
        lda _list_pages
        asl a
        adc _list_pages         ; C = 0
        tax
        ldy #0
        tya
pool:   sta (ptr1),y
        iny
        bne pool
        inc ptr1+1
        dex
        bne pool
        rts
.endproc
