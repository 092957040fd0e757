; state.s: twin of src/engine/state.c: storage, the hot part in zero page.

.segment "ZEROPAGE": zeropage
ZP_STORAGE = 1
.include "zp.inc"

.export _history, _path_lo, _path_hi, _quiet_plies, _hash_key, _rules, _draw_worth
.export _extend, _score_margin, _rank_from
.export _list_pool, _list_pages, _list_full, _list_clear, _state_clear, _state_cut
.importzp ptr1

.segment "STATE"
_path_lo:       .res PLIES
_path_hi:       .res PLIES
_quiet_plies:   .res PLIES
_hash_key:      .res KEY_BYTES * PLIES

.bss
_rules:         .res 1
_draw_worth:    .res 2 * SIDES_MOST
_extend:        .res 1
_score_margin:  .res 1
_rank_from:     .res 1

; page-aligned: a list's pointers into its three parts share the low byte, and
; rows of 256 bytes never cross a page. The lists stand last, because of few
; games have all of them (disk/MEMORY.md).
.segment "PAGES"
_history:       .res 256
.segment "LISTS"
_list_pool:     .res 3 * LIST_POOL

.data
_list_pages:    .byte LIST_PAGES
_list_full:     .byte LIST_PAGES - 1

.segment "CODE"

; void state_cut(uint8_t pages)
;   In:        A = pages of one part of the pool
;   Clobbers:  A
.proc _state_cut
        sta _list_pages
        cmp #2
        bcc :+
        sbc #1
:       sta _list_full
        rts
.endproc

; void state_clear(void)
;   Out:       list_pool and quiet_plies all 0
;   Clobbers:  A, X, Y, ptr1
.proc _state_clear
        ldx #PLIES - 1
        lda #0
rows:   sta _quiet_plies,x
        dex
        bpl rows
        ; fall into list_clear
.endproc

; void list_clear(void)
;   Out:       list_pool all 0
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
