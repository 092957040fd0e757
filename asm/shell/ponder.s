; ponder.s: thinking on the player's time, the part in the kernel. Twin of src/shell/ponder.c.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/view.inc"
.include "constants/shell.inc"
.export _ponder_state, _ponder_off, _ponder_idle, _ponder_step, _ponder_drop, _ponder_reset, _ponder_think
.export game_make_jump := _game_make ; in the jump table
.import _game_make
.import _think, _list_from, view_byte, call_pushed

.bss
_ponder_state:  .res 1
_ponder_off:    .res 1
_ponder_idle:   .res 1

.segment "CODE"

; uint8_t ponder_step(uint8_t step): carries out a step, if the game has them.
;   In:        A = PONDER_ step          Out: A = its result, or 0
.proc _ponder_step
        pha
        ldy #VIEW_PONDER + 1
        jsr view_byte
        beq none
        jmp call_pushed
none:   pla
        lda #0
        rts
.endproc

; void ponder_reset(void): after RESET, before record_restore.
.proc _ponder_reset
        lda _ponder_state
        bpl :+                  ; not PONDER_RUNS
        lda #PONDER_LEAVE
        jsr _ponder_step
:       lda #PONDER_NONE
        sta _ponder_state
        ; fall into ponder_drop
.endproc

; void ponder_drop(void): gives a search and its answer up.
;   Out:       A = 0
.proc _ponder_drop
        lda _ponder_state
        cmp #PONDER_READY + 1
        bcc :+
        lda #PONDER_READY
        sta _ponder_state
:       lda #0
        sta _list_from
        sta _list_from+1
        rts
.endproc

.segment "THINK"

; uint8_t ponder_think(void): as think, or goes on with the search, or has its answer already.
;   Out:       as think
.proc _ponder_think
        lda _ponder_state
        cmp #PONDER_PAUSED
        bcc :+
        lda #PONDER_THINK
        jmp _ponder_step
:       lda #PONDER_NONE
        sta _ponder_state
        jmp _think
.endproc
