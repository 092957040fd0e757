; budget.s: twin of src/engine/budget.c

.include "zp.inc"
.export _budget_nodes, _budget_frames, _budget_counted, _poll_over
.export _budget_start, _budget_open, _budget_poll, _budget_settle
.import _plat_frames, _plat_hurry

.bss
_budget_nodes:  .res 4          ; think.s clears both limits at once
_budget_frames: .res 2
_budget_counted: .res 4
_poll_over:     .res 1
first_frame:    .res 2
chunk:          .res 1          ; nodes the running poll interval began with
left:           .res 4          ; nodes of the budget

.segment "SEARCH"

; void budget_start(void)
;   Clobbers:  A, X
.proc _budget_start
        ldx #3
        lda #0
clear:  sta _budget_counted,x
        dex
        bpl clear
        jsr _plat_frames
        sta first_frame
        stx first_frame+1
        rts
.endproc

; uint8_t budget_poll(void)
;   Out:       A = 1 to stop the search, else 0; X = 0
;   Clobbers:  Y
.proc _budget_poll
        ldx #0
        lda chunk
        clc
        adc _poll_over
        bcc :+
        inx
:       jsr add
        jsr _budget_open
        beq stop                ; the nodes are spent
        lda _budget_frames
        ora _budget_frames+1
        beq hurry
        jsr _plat_frames        ; (A Y) = frames since the start
        sec
        sbc first_frame
        tay
        txa
        sbc first_frame+1
        cpy _budget_frames
        sbc _budget_frames+1
        bcs stop
hurry:  jmp _plat_hurry
stop:   lda #1
        ldx #0
        rts
.endproc

; void budget_open(void)
;   The next poll comes after 255 nodes, or when the node budget ends.
;   Out:       A = as many; Z: none are left          Clobbers: X
.proc _budget_open
        ldx #<-4                ; left = budget_nodes - budget_counted
        sec
minus:  lda _budget_nodes - $FC,x
        sbc _budget_counted - $FC,x
        sta left - $FC,x
        inx
        bne minus
        bcc set                 ; none, where there is a limit
        dex                     ; X = 255
        lda left+1
        ora left+2
        ora left+3
        bne set
        ldx left
set:    lda _budget_nodes
        ora _budget_nodes+1
        ora _budget_nodes+2
        ora _budget_nodes+3
        bne :+
        ldx #255
:       lda #0
        sta _poll_over
        stx _poll_left
        stx chunk
        txa
        rts
.endproc

; void budget_settle(void)
;   Clobbers:  A, X
.proc _budget_settle
        lda chunk
        ldx _poll_left
        stx chunk
        sec
        sbc _poll_left
        ldx #0
        ; fall into add
.endproc
; budget_counted += (X A)        Clobbers: A
.proc add
        clc
        adc _budget_counted
        sta _budget_counted
        txa
        adc _budget_counted+1
        sta _budget_counted+1
        bcc done
        inc _budget_counted+2
        bne done
        inc _budget_counted+3
done:   rts
.endproc
