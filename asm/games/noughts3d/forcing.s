; forcing.s: twin of src/games/noughts3d/forcing.c

.include "zp.inc"
.include "engine/forcing.inc"
.include "engine/unroll.inc"
.include "games/noughts3d/noughts3d.inc"
.export _noughts3d_force
.import _path_lo, _path_hi, _node_depth, _hash_key, noughts3d_lists, noughts3d_lists_end
.importzp tmp1, tmp2, tmp3, ptr1, ptr2, ptr3

LINES_MOST      = 7             ; of a cell

; The log of lines lies where their lists were, which nobody reads again once noughts3d_prepare has written the code.
twos            = noughts3d_lists       ; those that came to two, row after row,
twos_a          = twos + LINES          ; with their empty cells
twos_b          = twos_a + LINES
twos_end        = twos_b + LINES        ; of a row
masked_lines    = twos_end + PLIES
book_keys       = masked_lines + LINES_MOST     ; book_key.s has these
_force_seen     = book_keys + 4 * WAYS          ; all 0 between lists: noughts3d_prepare begins with that
                .assert _force_seen + CELLS <= noughts3d_lists_end, lderror, "forcing.s: the log is too long"

.segment "GAME"

ones_of:
        .byte CROSSES_ONE, NOUGHTS_ONE
twos_of:
        .byte CROSSES_TWO, NOUGHTS_TWO
threes_of_other:
        .byte NOUGHTS_THREE, CROSSES_THREE

wanted  = tmp1                  ; state of lines
cell    = tmp2
masked  = tmp3                  ; lines of it that were found
top     = ptr1                  ; behind the log, so far
kept    = ptr2                  ; moves
ordinal = ptr2+1

; uint8_t noughts3d_force(uint8_t step)
;   In:        A = FORCE_, side, ply
;   Out:       A = 1 and more: `side` can win at once; X = 0; the list, leaves, double_threats_single_reply; move of
;   FORCE_WIN; side of
;              FORCE_NULL_MOVE; path of FORCE_SINGLE_REPLY. From FORCE_SINGLE_REPLY on A and X are anything
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

; In a row that is plain, `move` is in one line of two: the reply is its other empty cell.
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

; The key behind the threat and its reply, which are on the path.
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
        txa                     ; noughts have the codes behind
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

; The cell where the other side completes a line, one through its last man, comes on the list.
.proc list_reply
        jsr to_block
        force_append
        rts
.endproc

; The same cell: A.   Clobbers: X, Y
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

; Who must block can force only there, with a line of two of his own.
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
        cpx #0                  ; written above
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

; The line X, which has come to two, is logged.   Keeps X     Clobbers: A, Y
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
; The first empty cell from cell A on, along the line: Y; A is the one behind it.
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

; The next line whose state is `wanted`, through the cell of seek_lines. It is masked then, so that it is not found
; again.
;   Out:       Z = 1: X is the line
;   Clobbers:  A, Y
.proc next_line
        lda wanted
call:   jsr $FFFF               ; written by seek_lines
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

; next_line is for lines through `cell`.   Clobbers: A, X
.macro seek_lines
        ldx cell
        unroll_set_call find, next_line::call
.endmacro

; The lines of two that are new in this row.
;   In:        side, ply
;   Out:       X = ply; wanted = state of a line of two; top, twos_end; masked = 0
;   Clobbers:  A, Y
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
all:    cmp <(_noughts3d_line + LINES),x ; around the end of the zero page
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

before: lda twos_end - 2,x      ; those of his row before, and some through the cell where he moved
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

; Lines are as they were.   Keeps C      Clobbers: A, X, Y
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

; With three moves left, and nothing to block, only threats that may lead to two threes are played.
;   In:        masked = 0
;   Clobbers:  A, X, Y, wanted, cell, kept, ordinal
.proc drop_useless
        ldy _side
        lda ones_of,y
        sta wanted
        lda #0
        sta kept
        ldy _move_count
        cpy #3                  ; of a single line of two
        bcc drop
        tay
        beq check               ; always
next:   iny
        sty ordinal
        lda (_list_lo),y
        sta cell
        tax
        lda _force_seen,x
        cmp #2
        bcs keep
        jsr is_of_use
        ldy ordinal
        bcc check
keep:   inc kept                ; change places with the first that is none
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
forget: lda (_list_lo),y
        tax
        lda #0
        sta _force_seen,x
        dey
        cpy kept
        bne forget
        sty _move_count
done:   rts
.endproc

; A three made in `cell` may lead to two of them a move later, made in a cell of another line of two, which lies on a
; line with this one and one more man.
;   In:        cell, wanted = state of a line of one, masked = 0
;   Out:       C = 1: so it is
;   Clobbers:  A, X, Y
.proc is_of_use
        seek_lines
more:   jsr next_line
        bne useless
        ldy _noughts3d_first,x
    .repeat ::WIDE, i
        .scope
        lda _force_seen,y
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
