; overlay.s: calls functions in overlays of the shell. Twin of src/shell/overlay.c.
; SPDX-License-Identifier: MIT

.include "overlays.inc"
.export _overlay_open, _overlay_call, overlay_call_y, overlay_go_y, overlay_failed
.import _ponder_drop, _overlay_load, _list_clear, _status_refuse, _input_wait, _record_restore, _board_redraw, popa

.segment "BOTTOM"
function:       .res 2          ; in the overlay that is loaded next

.segment "CODE"

; overlay_open: loads an overlay, or shows the error
; uint8_t overlay_open(uint8_t overlay)
;   In:        A = overlay       Out: A = 1: loaded; 0: not; X = 0
.proc _overlay_open
        pha
        jsr _ponder_drop        ; overlays are loaded over the arrays of the search
        pla
        jsr _overlay_load
        cpx #0                  ; no text is in page 0
        beq :+
        jmp _status_refuse
:       lda #1
        rts
.endproc

; overlay_call: loads an overlay, calls a function in it, clears the lists
; uint8_t overlay_call(uint8_t overlay, uint8_t (*run)(void))
;   In:        A/X = function; on the C stack: overlay
;   Out:       A = its result, or 0; X = 0
.segment "NETWORK_CODE"          ; the only C that calls it is there
.proc _overlay_call
        pha
        jsr popa                ; keeps X
        tay
        pla
        jmp overlay_call_y
.endproc
.segment "CODE"

; overlay_call_y: the same for callers in assembly
;   In:        A/X = function; Y = overlay
;   Out:       A = its result, or 0; X = 0
.proc overlay_call_y
        jsr open_next
        beq failed
        jsr call_next
        pha
        jsr _list_clear
        pla
        ldx #0
failed: rts
.endproc

; overlay_go_y: loads an overlay and calls a function in it, for the workshop
; uint8_t overlay_go(uint8_t overlay, uint8_t (*run)(void)) for callers in assembly: there are no others
;   In:        A/X = function; Y = overlay
;   Out:       A = its result
.proc overlay_go_y
        jsr open_next
        bne call_next
        ; fall into overlay_failed
.endproc

; overlay_failed: leaves time to read the error, then shows the position of the record
;   Out:       A = COMMAND_NEW_TURN; X = 0
.proc overlay_failed
        jsr _input_wait
        jsr _record_restore
        jmp _board_redraw
.endproc
.proc call_next
        jmp (function)
.endproc

; Loads an overlay.   In: A/X = function; Y = overlay        Out: A, Z as overlay_open; function
.proc open_next
        sta function
        stx function+1
        tya
        cmp #OVERLAYS           ; IN_KERNEL: not 0
        beq :+
        jsr _overlay_open
:       tay
        rts
.endproc
