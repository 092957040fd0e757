; trainer_call.s: twin of src/shell/openings/trainer_call.c: loads and calls the opening trainer
; SPDX-License-Identifier: MIT

.include "overlays.inc"
.include "constants/shell/openings.inc"
.include "constants/shell/openings/trainer_call.inc"
.export _trainer_call
.import _trainer_state, _overlay_trainer_loaded, _overlay_open, _input_wait_frames
.import _trainer_run            ; of the overlay TRAINER

.segment "CODE"

; trainer_call: asks the trainer, if there is an opening to train or to name
; uint8_t trainer_call(uint8_t what)
;   In:        A = OPENINGS_     Out: A = what trainer_run returns, or 0; X = 0
.proc _trainer_call
        cmp _trainer_state
        bcs none
        ldx _overlay_trainer_loaded
        bne run
        ldx _trainer_state
        cpx #OPENINGS_NAMING
        beq none                ; loader_read_ahead will load it
        pha
        lda #OVERLAY_TRAINER
        jsr _overlay_open
        sta _overlay_trainer_loaded ; 1, or 0 as it was
        tax
        pla
        dex
        beq run
        inx
        stx _trainer_state      ; TRAINER_OFF
        lda #ERROR_FRAMES
        jsr _input_wait_frames
none:   lda #0
        tax
        rts
run:    jmp _trainer_run
.endproc
.assert TRAINER_OFF = 0, error, "TRAINER_OFF is not 0"
