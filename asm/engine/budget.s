; budget.s: twin of src/engine/budget.c: counts nodes and says when to stop.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _budget_nodes, _budget_extra_cost, _budget_fall, _budget_counted, _budget_spent
.export _poll_overrun, _poll_moves_made, _poll_cuts, _poll_slow
.export _budget_start, _budget_open, _budget_poll, _budget_extend, _budget_close
.import _hook_should_stop

.segment "SIX"
        .align 2                ; so that no vector lies across the end of a page
_budget_nodes:  .res 4          ; think.s clears these three together
_budget_extra_cost: .res 2
        .assert <_budget_extra_cost <> $FF, lderror, "a vector must not lie across the end of a page"
_budget_fall:   .res 1
_budget_counted: .res 4
_budget_spent:  .res 4          ; must follow budget_counted: `add` relies on it
SPENT           = 4
COUNTS          = 4
_poll_overrun:  .res 1          ; budget_open clears these COUNTS bytes together
_poll_moves_made: .res 1
_poll_cuts:     .res 1
_poll_slow:     .res 1
chunk:          .res 1          ; poll_left at the start of the current poll interval
left:           .res 4          ; nodes left in the budget

.segment "THINK"

; void budget_start(void): clears the node counters.
;   Out:       budget_counted = budget_spent = 0
;   Clobbers:  A, X
.proc _budget_start
        ldx #SPENT + 3
        lda #0
clear:  sta _budget_counted,x
        dex
        bpl clear
        rts
.endproc

; uint8_t budget_poll(void): counts the nodes since the last poll and starts the next interval.
;   Out:       A = 1 to stop the search, else 0; X = 0
;   Clobbers:  Y, and what GameInfo.extra_cost and hook_should_stop do
.proc _budget_poll
        ldx #0
        lda chunk
        clc
        adc _poll_overrun
        bcc :+
        inx
:       jsr count
        lda _budget_extra_cost+1
        beq no_extra_cost
        jsr extra_cost
        ldy #SPENT
        jsr add
no_extra_cost:
        jsr _budget_open
        beq stop                ; the nodes are spent
        jmp _hook_should_stop
extra_cost:
        jmp (_budget_extra_cost)
stop:   lda #1
        inx                     ; 0
        rts
.endproc

; void budget_open(void): starts a poll interval of POLL_NODES or POLL_NODES_EXACT nodes, or fewer if the budget ends
; within it.
;   In:        budget_nodes, budget_extra_cost, budget_spent
;   Out:       A = poll_left; Z = 1: no nodes are left; X = $FF; the poll_ counters are 0
;   Clobbers:  Y
.proc _budget_open
        ldy #POLL_NODES
        lda _budget_extra_cost+1
        beq :+
        ldy #POLL_NODES_EXACT
:       lda _budget_nodes
        ora _budget_nodes+1
        ora _budget_nodes+2
        ora _budget_nodes+3
        beq set
        ldx #<-4                ; left = budget_nodes - budget_spent
        sec
minus:  lda _budget_nodes - $FC,x
        sbc _budget_spent - $FC,x
        sta left - $FC,x
        inx
        bne minus
        bcc none
        lda left+1
        ora left+2
        ora left+3
        bne set
        cpy left
        bcc set
        ldy left
        .byte $2C               ; BIT abs: skips the next instruction
none:   ldy #0
set:    lda #0
        ldx #COUNTS - 1
clear:  sta _poll_overrun,x
        dex
        bpl clear
        sty _poll_left
        sty chunk
        tya
        rts
.endproc

; uint8_t budget_extend(void): doubles a spent budget, once.
;   In:        budget_poll has just been called
;   Out:       Z = 0: the search can go on; A = poll_left, or 0
;   Clobbers:  X, Y
.proc _budget_extend
        lda chunk
        bne no                  ; not the budget has ended the search, but the player
        cmp _budget_fall
        beq no
        sta _budget_fall
        asl _budget_nodes
        rol _budget_nodes+1
        rol _budget_nodes+2
        rol _budget_nodes+3
        jmp _budget_open
no:     lda #0
        rts
.endproc

; void budget_close(void): counts the nodes since the last poll.
;   Out:       budget_counted, budget_spent
;   Clobbers:  A, X, Y
.proc _budget_close
        lda chunk
        ldx _poll_left
        stx chunk
        sec
        sbc _poll_left
        ldx #0
        ; fall into count
.endproc

; count: adds the number (X A) to budget_counted and budget_spent.   Clobbers: A, Y   Keeps: X
.proc count
        pha
        ldy #SPENT
        jsr add
        pla
        ldy #0
        ; fall into add
.endproc

; add: adds the number (X A) to the counter Y bytes after budget_counted.   Clobbers: A   Keeps: X, Y
.proc add
        clc
        adc _budget_counted,y
        sta _budget_counted,y
        txa
        adc _budget_counted+1,y
        sta _budget_counted+1,y
        bcc done
        lda _budget_counted+2,y
        adc #0
        sta _budget_counted+2,y
        lda _budget_counted+3,y
        adc #0
        sta _budget_counted+3,y
done:   rts
.endproc
