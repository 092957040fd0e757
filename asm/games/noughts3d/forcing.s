; forcing.s: twin of src/games/noughts3d/forcing.c. The forcing search calls it through GameInfo.forcing_step.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/forcing.inc"
.include "engine/unroll.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_force
.import _path_lo, _path_hi, _node_depth, _hash_key
.import twos, twos_a, twos_b, twos_end, masked_lines
.importzp tmp1, tmp2, tmp3, ptr1, ptr2, ptr3

.segment "GAME"

ones_of:
        .byte CROSSES_ONE, NOUGHTS_ONE
twos_of:
        .byte CROSSES_TWO, NOUGHTS_TWO
threes_of_other:
        .byte NOUGHTS_THREE, CROSSES_THREE

wanted  = tmp1                  ; state of the lines to find
cell    = tmp2
masked  = tmp3                  ; number of lines masked by next_line
top     = ptr1                  ; end of the log so far
kept    = ptr2                  ; number of moves kept
ordinal = ptr2+1

; uint8_t noughts3d_force(uint8_t step): one step of the forcing search (src/engine/game.h)
;   In:        A = FORCE_, side, ply
;   Out:       A = not 0: `side` can win at once; X = 0; list, leaf_count, double_threats_single_reply; FORCE_WIN:
;              move; FORCE_NULL_MOVE: side; FORCE_SINGLE_REPLY: path. A and X are undefined after FORCE_SINGLE_REPLY,
;              FORCE_KEY and FORCE_PLAY.
;   Clobbers:  Y, tmp1-tmp4, ptr1-ptr3
.proc _noughts3d_force
        cmp #FORCE_KEY
        beq find_key
        bcs play
        cmp #FORCE_SINGLE_REPLY
        beq answer
        force_steps _noughts3d_threes, _noughts3d_completes, list_reply, list_threats
play:   jmp play_pair
.endproc

; answer: puts the threat `move` and its only reply on the path: the other empty cell of its line of two
;   In:        move, ply, side
;   Clobbers:  A, X, Y
.proc answer
        ldy _side
        lda twos_of,y
        ldx _move
        jsr find
        tya
        tax
        ldy _noughts3d_first,x
along:  lda _noughts3d_cell,y
        bne taken
        cpy _move
        bne found
taken:  tya
        clc
        adc _noughts3d_step,x
        tay
        bcc along               ; always
found:  tya
        ldx _ply
        sta _path_lo + 1,x
        lda _move
        sta _path_lo,x
        lda #0
        sta _path_hi,x
        sta _path_hi + 1,x
        rts
.endproc

; find_key: computes the key of the position after the threat and its reply, which are on the path
;   In:        ply, side, path_lo, hash_key[ply]
;   Out:       hash_key[ply + 2]
;   Clobbers:  A, X, Y, ptr1-ptr3
bytes   = ptr1
        .assert ptr2 = ptr1 + 2 .and ptr3 = ptr1 + 4, lderror, "forcing.s: six bytes"
.proc find_key
        ldy _ply
        ldx _path_lo,y
        lda _path_lo + 1,y
        tay
        lda _side
        beq first
        txa                     ; features of noughts follow those of crosses
        ora #CELLS
        tax
        bne mix                 ; always
first:  tya
        ora #CELLS
        tay
mix:
    .repeat ::KEY_BYTES, i
        lda _noughts3d_random + i * ZOBRIST_STEP,x
        eor _noughts3d_random + i * ZOBRIST_STEP,y
        sta bytes + i
    .endrepeat
        ldx _ply
    .repeat ::KEY_BYTES, i
        lda bytes + i
        eor _hash_key + i * PLIES,x
        sta _hash_key + i * PLIES + 2,x
    .endrepeat
        rts
.endproc

; list_reply: lists the cell that blocks a three through the opponent's last mark, or any three if there is none
.proc list_reply
        jsr to_block
        force_append
        rts
.endproc

; to_block: finds the cell that list_reply lists.   Out: A = the cell     Clobbers: X, Y
.proc to_block
        ldy _ply
        beq any
        ldx _path_lo - 1,y
        ldy _side
        lda threes_of_other,y
        jsr find
        bne any
        tya
        jmp _noughts3d_hole
any:    lda _side
        eor #1
        jmp _noughts3d_completes
.endproc

; list_block: the opponent's three must be blocked, so only the blocking cell can be a threat. Lists it if it is on an
; own line of two.
.proc list_block
        jsr to_block
        sta cell
        tax
        lda wanted
        jsr find
        bne done
        lda cell
        force_append
done:   rts
.endproc

; list_threats: lists the cells that make a three, from the log
.proc list_threats
        jsr log_lines
        ldy _side
        txa
        ora rows_of_sides,y
        eor #PLIES
        tay
        lda _noughts3d_threes,y
        bne list_block
        ldx top
        beq listed
        stx last
        ldx #0
next:   ldy twos,x
        lda _noughts3d_line,y
        cmp wanted
        bne other
        ldy twos_a,x
        force_note_y
        ldy twos_b,x
        force_note_y
other:  inx
last    = * + 1
        cpx #0                  ; operand written above
        bne next
listed: ldx _ply
        lda _node_depth,x
        cmp #3
        bne :+
        jsr drop_useless
:       jsr _double_threats_list
        bne several
        ldx _ply
        inx
        inx
        cpx _noughts3d_last_ply
        bcs several
        inc _double_threats_single_reply
several:
        rts
.endproc

; add_line: logs line X, which has reached two.   Keeps: X     Clobbers: A, Y
.proc add_line
        ldy top
        txa
        sta twos,y
        lda _noughts3d_first,x
        jsr empty
        pha
        tya
        ldy top
        sta twos_a,y
        pla
        jsr empty
        tya
        ldy top
        sta twos_b,y
        inc top
        rts
; empty: Y = first empty cell of the line from cell A on; A = the cell after it
empty:  tay
        clc
        adc _noughts3d_step,x
        pha
        lda _noughts3d_cell,y
        beq found
        pla
        bcc empty               ; always
found:  pla
        rts
.endproc

; next_line: finds the next line with state `wanted` through the cell of seek_lines. Masks it by setting its top bit, so
; that it is not found again.
;   Out:       Z = 1: X = the line; Z = 0: no more
;   Clobbers:  A, Y
.proc next_line
        lda wanted
call:   jsr $FFFF               ; operand written by seek_lines
        bne none
        tya
        tax
        ldy masked
        sta masked_lines,y
        inc masked
        lda _noughts3d_line,x
        ora #$80
        sta _noughts3d_line,x
        lda #0
none:   rts
.endproc

; seek_lines: makes next_line look at lines through `cell`.   Clobbers: A, X
.macro seek_lines
        ldx cell
        unroll_set_call find, next_line::call
.endmacro

; log_lines: logs the lines of two that are new at this ply
;   In:        side, ply
;   Out:       X = ply; wanted = state of a line of two; top, twos_end; masked = 0
;   Clobbers:  A, Y, cell
.proc log_lines
        ldy _side
        lda twos_of,y
        sta wanted
        ldy #0
        sty masked
        sty top
        ldx _ply
        cpx #2
        bcs before
        ldx #<-LINES
all:    cmp <(_noughts3d_line + LINES),x ; wraps around in zero page
        beq two
next:   inx
        bne all
        beq done                ; always
two:    txa
        pha
        clc
        adc #LINES
        tax
        jsr add_line
        pla
        tax
        lda wanted
        bne next                ; always

before: lda twos_end - 2,x      ; continue the log of the side's last ply with new lines through its last move
        sta top
        lda _path_lo - 2,x
        sta cell
        seek_lines
more:   jsr next_line
        bne last
        jsr add_line
        jmp more
last:   jsr unmask
done:   ldx _ply
        lda top
        sta twos_end,x
        rts
.endproc

; unmask: restores the lines masked by next_line.   Keeps: C     Clobbers: A, X, Y
.proc unmask
        ldy masked
        beq done
next:   ldx masked_lines - 1,y
        lda _noughts3d_line,x
        and #$7F
        sta _noughts3d_line,x
        dey
        bne next
        sty masked
done:   rts
.endproc

; drop_useless: with three moves left, and nothing to block, keeps only threats that may lead to a double three
;   In:        masked = 0
;   Out:       list, move_count, leaf_count = moves dropped
;   Clobbers:  A, X, Y, wanted, cell, kept, ordinal
.proc drop_useless
        ldy _side
        lda ones_of,y
        sta wanted
        lda #0
        sta kept
        ldy _move_count
        cpy #3                  ; fewer than three moves: at most one line of two, so no double three
        bcc drop
        tay
        beq check               ; always
next:   iny
        sty ordinal
        lda (_list_lo),y
        sta cell
        tax
        lda _game_force_seen,x
        cmp #2
        bcs keep
        jsr may_lead_to_double
        ldy ordinal
        bcc check
keep:   inc kept                ; exchange with the first dropped one
        ldy kept
        lda (_list_lo),y
        ldy ordinal
        sta (_list_lo),y
        ldy kept
        lda cell
        sta (_list_lo),y
        ldy ordinal
check:  cpy _move_count
        bne next
drop:   tya
        sec
        sbc kept
        sta _leaf_count
        beq done
clear:  lda (_list_lo),y
        tax
        lda #0
        sta _game_force_seen,x
        dey
        cpy kept
        bne clear
        sty _move_count
done:   rts
.endproc

; may_lead_to_double: checks whether a three made in `cell` may lead to a double three one move later. For that, a line
; through this cell with one mark must contain an empty cell of another line of two.
;   In:        cell, wanted = state of a line of one, masked = 0
;   Out:       C = 1: it may
;   Clobbers:  A, X, Y
.proc may_lead_to_double
        seek_lines
more:   jsr next_line
        bne useless
        ldy _noughts3d_first,x
    .repeat ::WIDE, i
        .scope
        lda _game_force_seen,y
        beq other
        cpy cell
        bne use
other:
    .if i < ::WIDE - 1
        tya
        clc
        adc _noughts3d_step,x
        tay
    .endif
        .endscope
    .endrepeat
        jmp more
useless:
        clc
        jmp unmask
use:    sec
        jmp unmask
.endproc
