; forcing_search.s: twin of src/engine/forcing_search.c: the forcing search. Linked into the overlays of games that name
; forcing_find_move. X = ply unless stated otherwise.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.include "engine/forcing.inc"
.include "constants/engine/forcing_search.inc"
.export _forcing_search_force, _forcing_search_hint, _forcing_search_hints, _forcing_search_first
.export _forcing_search_without, _forcing_search_too_short, _forcing_search_stopped, _forcing_search_count
.export _forcing_search_wins, forcing_step
.import node_update_pv
.import _game_make, _game_unmake, _game_hash, _budget_poll, _poll_overrun, _poll_moves_made, _tt_find, _hash_key
.import _list_pool, _list_full, _path_lo, _path_hi

.bss
_forcing_search_hint: .res PV_MAX
_forcing_search_hints: .res 1
_forcing_search_first: .res 1
_forcing_search_without: .res 1
_forcing_search_too_short: .res 1
_forcing_search_stopped: .res 1
_forcing_search_count: .res PLIES ; moves on the list of each ply
list_lo:         .res PLIES     ; where the list of each ply starts in list_pool
list_hi:         .res PLIES
current:         .res PLIES     ; ordinal of the current move
single_reply:    .res PLIES     ; double_threats_single_reply of the list
slot_lo:         .res PLIES     ; entry of the transposition table
slot_hi:         .res PLIES
first_ply:       .res 1         ; the ply where the attack starts

.segment "GAME"

side_marks:      .byte $A5, $5A

; forcing_step: calls GameInfo.forcing_step. The operand is forcing_search_force, set by forcing.s: a separate vector
; could cross a page.
;   In:        A = FORCE_        Out: A, X = 0
forcing_step:
        jmp $FFFF
_forcing_search_force = forcing_step + 1

; place_list: sets where the list of this ply starts: after the list of the ply before.
;   In:        X = ply, not 0
;   Out:       C = 1: there is no room for it
;   Clobbers:  A
.proc place_list
        clc
        lda list_lo - 1,x
        adc _forcing_search_count - 1,x
        sta list_lo,x
        lda list_hi - 1,x
        adc #0
        sta list_hi,x
        cmp _list_full
        rts
.endproc

; set_list: makes the list of this ply the current one; only list_lo, as moves fit one byte.   In: X = ply   Clobbers: A
.proc set_list
        lda list_lo,x
        sta _list_lo
        lda list_hi,x
        clc
        adc #>_list_pool
        sta _list_lo+1
        rts
.endproc

; list_forcing: lists threats or replies.
;   In:        X = ply, Y = FORCE_
;   Out:       A = number of moves, 0 also if the defender can win at once; Z; X = ply
;   Clobbers:  Y, and what GameInfo.forcing_step does
.proc list_forcing
        jsr set_list
        lda #0
        sta _move_count
        sta _leaf_count
        sta _double_threats_single_reply
        sta current,x
        txa
        sta _pv_end,x
        tya
        jsr forcing_step
        ldx _ply
        tay                     ; not 0: the defender can win at once
        lda _double_threats_single_reply
        sta single_reply,x
        tya
        beq listed
        lda #0
        beq set                 ; always
listed: lda _move_count
set:    sta _forcing_search_count,x
        cmp #0
        rts
.endproc

; put_hint_first: if the hint for this ply is on the list, swaps it with the first move.   In: X = ply   Clobbers: A, Y
.proc put_hint_first
        txa
        sec
        sbc first_ply
        cmp _forcing_search_hints
        bcs done
        tay
        lda _forcing_search_hint,y
        ldy _move_count
        cpy #2
        bcc done
next:   cmp (_list_lo),y
        beq found
        dey
        cpy #1
        bne next
done:   rts
found:  pha
        tya
        pha
        ldy #1
        lda (_list_lo),y
        tax
        pla
        tay
        txa
        sta (_list_lo),y
        ldy #1
        pla
        sta (_list_lo),y
        ldx _ply
        rts
.endproc

; count: counts A nodes against the budget.   Out: forcing_search_stopped, if it polls   Clobbers: A, X, Y
.proc count
        cmp _poll_left
        bcs poll
        eor #$FF                ; poll_left - A
        sec
        adc _poll_left
        sta _poll_left
        rts
poll:   sec
        sbc _poll_left
        sta _poll_overrun
        lda #0
        sta _poll_left
        jsr _budget_poll
        sta _forcing_search_stopped
        rts
.endproc

; play_next: makes the next move of the list.
;   In:        X = ply, the list set
;   Out:       Z = 0: the budget is spent; X = ply
;   Clobbers:  A, Y, and what game_make does
.proc play_next
        inc current,x
        ldy current,x
        lda (_list_lo),y
        sta _move
        sta _path_lo,x
        lda #0
        sta _move+1
        sta _path_hi,x
        jsr _game_make
        ; fall into count_made
.endproc

; count_made: counts a move made.   Out: Z = 0: the budget is spent; X = ply   Clobbers: A, Y
.proc count_made
        inc _poll_moves_made
        lda #1
        cmp _poll_left
        bcc some
        jsr count
        jmp ended
some:   dec _poll_left
ended:  ldx _ply
        lda _forcing_search_stopped
        rts
.endproc

; unmake_to_list: unmakes a move.   Out: X = ply, the list set   Clobbers: A, Y, and what game_unmake does
.proc unmake_to_list
        jsr _game_unmake
        ldx _ply
        jmp set_list
.endproc

; is_known: has a search with at least node_depth moves failed to win this position? is_in_tt: the same if hash_key is
; already computed.
;   In:        ply
;   Out:       C = 1: yes; X = ply
;   Clobbers:  A, Y
.proc is_known
        jsr _game_hash
        ; fall into is_in_tt
.endproc

.proc is_in_tt
        ldx _ply
        lda _forcing_search_without
        bne unknown
        jsr _tt_find            ; X = ply
        tay
        lda _tt_slot
        sta slot_lo,x
        lda _tt_slot+1
        sta slot_hi,x
        tya
        beq unknown
        ldy #ENTRY_DEPTH
        lda (_tt_slot),y
        lsr a
        lsr a
        cmp _node_depth,x
        rts
unknown:
        clc
        rts
.endproc

; mark: mixes the side into the key of this ply, and so into all keys after it; a second call removes it.
;   In:        X = ply           Clobbers: A, Y
.proc mark
        ldy _side
        lda _hash_key + (KEY_BYTES - 1) * PLIES,x
        eor side_marks,y
        sta _hash_key + (KEY_BYTES - 1) * PLIES,x
        rts
.endproc

; store_failure: stores that this position is not won with node_depth moves.   In: X = ply   Clobbers: A, Y
.proc store_failure
        lda _forcing_search_without
        bne done
        lda slot_lo,x
        sta _tt_slot
        lda slot_hi,x
        sta _tt_slot+1
        lda _hash_key + 5 * PLIES,x
        ldy #3
        sta (_tt_slot),y
        dey
        lda _hash_key + 4 * PLIES,x
        sta (_tt_slot),y
        dey
        lda _hash_key + 3 * PLIES,x
        sta (_tt_slot),y
        dey
        lda _hash_key + 2 * PLIES,x
        sta (_tt_slot),y
        lda _node_depth,x
        asl a
        asl a
        ora #BOUND_UPPER
        ldy #ENTRY_DEPTH
        sta (_tt_slot),y
done:   rts
.endproc

; play_pair: makes the next threat and its single reply, unless the position after them is known not to be won. The key
; of that position is computed without making the moves.
;   In:        X = ply, the list set
;   Out:       A = 0: both are made; 1: does not win, or no room for a list; $FF: the budget is spent; Z, N; X = ply
;   Clobbers:  Y, and what the game does
.proc play_pair
        inc current,x
        ldy current,x
        lda (_list_lo),y
        sta _move
        lda #FORCE_SINGLE_REPLY
        jsr forcing_step
        jsr count_made
        bne stopped
        jsr count_made
        bne stopped
        ldy _node_depth,x
        dey
        tya
        sta _node_depth + 2,x
        cmp #TT_MIN_MOVES
        bcc unknown
        lda #FORCE_KEY
        jsr forcing_step
        inc _ply
        inc _ply
        jsr is_in_tt
        dec _ply
        dec _ply
        ldx _ply
        bcs nothing
unknown:
        lda #1
        sta _forcing_search_count + 1,x
        sta current + 1,x
        txa
        sta _pv_end + 1,x
        inc _pv_end + 1,x
        sec                     ; C = 1: the reply is not listed, but takes one place
        lda list_lo,x
        adc _forcing_search_count,x
        sta list_lo + 2,x
        lda list_hi,x
        adc #0
        sta list_hi + 2,x
        cmp _list_full
        bcs nothing
        lda #FORCE_PLAY
        jsr forcing_step
        ldx _ply
        lda #0
        rts
nothing:
        lda #1
        rts
stopped:
        lda #$FF
        rts
.endproc

; uint8_t forcing_search_wins(void): does `side` win by force?
;   In:        side, ply, node_depth[ply]; forcing_search_force, forcing_search_hint, forcing_search_hints,
;              forcing_search_first, forcing_search_without
;   Out:       A = 1 if so; X = 0; the principal variation; forcing_search_too_short, forcing_search_stopped
;   Clobbers:  Y, outcome, and what the game does
.proc _forcing_search_wins
        ldx _ply
        stx first_ply
        jsr mark
        txa
        beq attack              ; at the root the list starts at the bottom of the pool
        jsr place_list
attack: lda #FORCE_WIN
        jsr forcing_step
        ldx _ply
        cmp #0
        beq no_win
        lda _move
        sta _path_lo,x
        lda _move+1
        sta _path_hi,x
        txa
        sta _pv_end,x           ; stays so beyond PV_MAX, where no moves are stored
        sta _pv_end+1,x
        inc _pv_end+1,x
        jmp won

no_win: lda _node_depth,x
        cmp #1
        beq no_more
        cpx #PLIES - 3
        bcs no_more
        cmp #TT_MIN_MOVES
        bcc list
        cpx first_ply
        beq first
        jsr is_known
        bcs lost
list:   ldy #FORCE_THREATS
open:   jsr list_forcing
        lda _forcing_search_hints
        beq :+
        jsr put_hint_first
:       lda _leaf_count
        beq threat
        ldy #1
        sty _forcing_search_too_short
        jsr count
        ldx _ply
        bpl threat              ; always

first:  ldy _forcing_search_first ; never 0: FORCE_THREATS or FORCE_QUIET
        bne open                ; always

no_more:
        lda #1
        sta _forcing_search_too_short
lost:   cpx first_ply
        beq stop                ; nothing to unmake
        jsr _game_unmake
held:   jsr unmake_to_list      ; unmake the threat, which does not win

threat: lda current,x
        cmp _forcing_search_count,x
        beq all_tried
        lda single_reply,x
        beq play_single
        jsr play_pair
        bmi stop
        bne threat
        cpx #PLIES - 3
        bcc list
        bcs no_more             ; always
play_single:
        jsr play_next
        bne stop
        lda _outcome
        bne held
        jsr place_list
        bcs held
        lda _node_depth - 1,x
        cmp #TT_MIN_MOVES + 1
        bcc :+
        jsr _game_hash
        ldx _ply
:       ldy #FORCE_REPLIES
        jsr list_forcing
        beq held

reply:  lda current,x
        cmp _forcing_search_count,x
        beq no_reply
        jsr play_next
        bne stop
        lda _outcome
        bne lost
        jsr place_list
        bcs lost
        lda _node_depth - 2,x
        sbc #0                  ; C = 0: one less
        sta _node_depth,x
        jmp attack

all_tried:
        lda _node_depth,x
        cmp #TT_MIN_MOVES
        bcc lost
        cpx first_ply
        beq no
        jsr store_failure
        jmp lost

stop:   cpx first_ply
        beq no
        jsr _game_unmake
        ldx _ply
        bpl stop                ; always
no:     jsr mark
        lda #0
        tax
        rts

no_reply:
        jsr unmake_to_list
won:    jsr node_update_pv      ; the winning move is on the path; the next ply has its principal variation
        ldx _ply
        cpx first_ply
        beq yes
        jsr unmake_to_list
        lda current,x
        cmp #1
        beq longest
        lda _pv_end,x
        cmp _pv_end+1,x
        bcs reply
longest:
        jsr node_update_pv
        ldx _ply
        bpl reply               ; always
yes:    jsr mark
        lda #1
        ldx #0
        rts
.endproc
