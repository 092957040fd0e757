; bench.s: what the workshop asks of the hardware while it thinks: in the part BENCH. No C twin: there is nothing here but
; addresses and the screen.
;
; STAY is what must be there while the search runs (moved.inc).

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/lead.inc"
.include "plat/atari/moved.inc"
.include "glassbox.inc"
.export bench_open, _bench_take, _bench_score, _bench_frames, _bench_compare, _bench_tenths
.export _stay_stop, _stay_start, _stay_keep, _bench_percent
.import _shop_run, walk_open, _bench_show, _stay_think, _stay_who, _stay_row
.import _stay_reached, _stay_length, _stay_line_lo, _stay_line_hi
.import row_lo, row_hi, vbi_later, _budget_counted, _plat_frames, _search_cuts, _search_firsts
        .assert _search_firsts = _search_cuts + 4, lderror, "stay_keep takes both together"
.import _think_score, _think_reached, _think_line_length, _think_line_move
.import __BENCH_BSS_RUN__, __STAY_LOAD__, __STAY_RUN__, __STAY_SIZE__
.importzp _move

LATER           = 7             ; the deferred VBI
LEFT_END        = 14            ; columns: what the left setting has ends before it,
RIGHT           = 18            ; the right one begins here
LINE_MOST       = 8
NODES           = GLASS_BOX + GLASS_SHOP_NODES

.segment "BENCH_BSS"
_bench_score:   .res 2
_bench_frames:  .res 2
_bench_tenths:  .res 2
big:            .res 4
small:          .res 4
twice:          .res 4

.segment "BENCH_CODE"

; From the part SHOP, with the frame open.
.proc bench_open
        be_still
        jsr find_stay
        move_piece __STAY_LOAD__, __STAY_RUN__, __STAY_SIZE__
        jmp stay_enter
.endproc

; From STAY, when the part is there again.
.proc bench_again
        jsr find_stay
        jsr _bench_show
        tay
        bmi tree
        bne other
        jmp _obey_board
other:  lead_to "SHOP", _shop_run
tree:   lead_to "WALK", walk_open
.endproc

; void bench_take(uint8_t who)
;   In:        A                 Clobbers: A, X
.proc _bench_take
        tax
        lda score_lo,x
        sta _bench_score
        lda score_hi,x
        sta _bench_score+1
        lda frames_lo,x
        sta _bench_frames
        lda frames_hi,x
        sta _bench_frames+1
        rts
.endproc

; uint8_t bench_compare(void)
;   bench_tenths = ten times the greater number of nodes by the smaller one.
;   Out:       A = 0: A has more, 1: B, $80: one of them is 0; X = 0
;   Clobbers:  Y, tmp1
.proc _bench_compare
        ldx #0
        stx tmp1
        lda NODES
        ora NODES+1
        ora NODES+2
        beq none
        lda NODES+4
        ora NODES+5
        ora NODES+6
        beq none
        lda NODES
        cmp NODES+4
        lda NODES+1
        sbc NODES+5
        lda NODES+2
        sbc NODES+6
        bcs :+
        inc tmp1
        ldx #4
:       jsr take                ; the greater
        jsr ratio
        lda tmp1
        ldx #0
        rts
none:   lda #$80
        ldx #0
        rts
take:   ldy #0                  ; big = nodes at X, small = the others
:       lda NODES,x
        sta big,y
        txa
        eor #4
        tax
        lda NODES,x
        sta small,y
        txa
        eor #4
        tax
        inx
        iny
        cpy #4
        bne :-
        rts
.endproc

; uint8_t bench_percent(uint8_t who)
;   The share of its cut-offs that the first move made; $FF: there were none.
;   In:        A                 Clobbers: X, Y
.proc _bench_percent
        asl a
        asl a
        asl a
        tax
        ldy #0
:       lda cuts,x
        sta small,y
        lda cuts+4,x
        sta big,y
        inx
        iny
        cpy #4
        bne :-
        lda #$FF
        ldx small
        bne some
        ldx small+1
        bne some
        ldx small+2
        beq none
some:   jsr by_ten
        jsr ratio
        lda _bench_tenths
none:   ldx #0
        rts
.endproc

; bench_tenths = ten times big by small, which is not 0.
;   Clobbers:  A, X, Y
.proc ratio
        lda #0
        sta _bench_tenths
        sta _bench_tenths+1
        jsr by_ten
less:   sec
        ldx #0
        ldy #4
:       lda big,x
        sbc small,x
        sta big,x
        inx
        dey
        bne :-
        bcc done
        inc _bench_tenths
        bne less
        inc _bench_tenths+1
        bne less
        dec _bench_tenths       ; more than can be said
        dec _bench_tenths+1
done:   rts
.endproc

; big, ten times.
.proc by_ten
        jsr double
        ldx #3
:       lda big,x
        sta twice,x
        dex
        bpl :-
        jsr double
        jsr double
        clc
        ldx #0
        ldy #4
:       lda big,x               ; 8 + 2
        adc twice,x
        sta big,x
        inx
        dey
        bne :-
        rts
double: asl big
        rol big+1
        rol big+2
        rol big+3
        rts
.endproc

.proc find_stay
        find_piece __BENCH_BSS_RUN__
.endproc

; ---- what stays ----

.segment "STAY_BSS"
score_lo:       .res 2          ; what each setting has found
score_hi:       .res 2
frames_lo:      .res 2
frames_hi:      .res 2
started:        .res 2          ; frame
cuts:           .res 16         ; search_cuts and search_firsts of both, four bytes each
seen:           .res 4          ; nodes (low to high)
is_new:         .res 1          ; 1: they are not shown yet
number:         .res 3          ; what is left of them to be written
sign:           .res 1          ; the digit in hand
at:             .res 1          ; column
is_begun:       .res 1          ; bit 7: a digit was written
length:         .res 1          ; of the bar, in pixels
left:           .res 1          ; bytes of it to go

.segment "STAY"
powers_0:       .byte <1, <10, <100, <1000, <10000, <100000, <1000000, <10000000
powers_1:       .byte 0, 0, 0, >1000, >10000, >100000, >1000000, >10000000
powers_2:       .byte 0, 0, 0, 0, 0, ^100000, ^1000000, ^10000000
DIGITS          = * - powers_2
lengths:        .byte 0, 1, 1, 2, 2, 3, 3, 3, 4, 4 ; 4 log10 of the first digit, and one so that 1 is seen
shapes:         .byte $00, $01, $05, $15, $55 ; to the left, COLPF0
                .byte $00, $80, $A0, $A8, $AA ; to the right, COLPF1
SHAPES          = 5
WHOLE           = 4             ; pixels a byte
beside:         .byte 7, 8     ; the bytes in the middle
BAR_BYTES       = 7
columns:        .byte LEFT_END - DIGITS, RIGHT

; Thinks; then what comes of it, or the board, which is jumped to: with its frame this is gone.
.proc stay_enter
        jsr _stay_think
        tay
        bne leave
        lda #<name
        ldx #>name
        jsr _show_need
        tay
        beq fault
        jmp bench_again
fault:  jsr _hands_get
leave:  jmp _obey_board
name:   .asciiz "BENCH"
.endproc

; Every frame: the nodes of the search that runs. It counts them byte by byte, so two frames must have seen the same.
.proc vbi
        ldy #0
        ldx #3
:       lda _budget_counted,x
        cmp seen,x
        beq same
        sta seen,x
        iny
same:   dex
        bpl :-
        tya
        bne changed
        lsr is_new
        bcc done
        jsr draw
        jmp vbi_later
changed:
        lda #1
        sta is_new
done:   jmp vbi_later
.endproc

; void stay_stop(void)
;   What was counted, to the node.
.proc _stay_stop
        ldx #>vbi_later
        ldy #<vbi_later
        lda #LATER
        jsr SETVBV
        ldx #3
:       lda _budget_counted,x
        sta seen,x
        dex
        bpl :-
        ; fall into draw
.endproc

; The nodes in `seen` to the row stay_row, and a bar below it: four pixels for a factor of ten. No zero page, as it
; comes between anything.
;   Clobbers:  A, X, Y           Cycles: 3,000
.proc draw
        ldy _stay_row
        lda row_lo,y
        sta put + 1
        lda row_hi,y
        sta put + 2
        lda row_lo + 1,y
        sta bar + 1
        lda row_hi + 1,y
        sta bar + 2
        ldx #2
:       lda seen,x
        sta number,x
        dex
        bpl :-
        ldx _stay_who
        lda columns,x
        sta at
        lda #0
        sta is_begun
        sta length
        ldx #DIGITS - 1
digit:  lda #'0' - 32 - 1
        sta sign
less:   inc sign
        sec                     ; number - power
        lda number
        sbc powers_0,x
        tay
        lda number + 1
        sbc powers_1,x
        pha
        lda number + 2
        sbc powers_2,x
        bcc known
        sta number + 2
        pla
        sta number + 1
        sty number
        bcs less                ; always
known:  pla
        lda sign
        bit is_begun
        bmi write_it
        cmp #'0' - 32
        bne begin
        txa
        beq begin               ; the last one counts
        lda _stay_who
        bne skip
        lda #0                  ; a blank
        beq write_it            ; always
begin:  sec
        ror is_begun
        txa
        asl a
        asl a
        sta length
        ldy sign
        lda lengths - ('0' - 32),y
        clc
        adc length
        sta length
        lda sign
write_it:
        ldy at
put:    sta $FFFF,y
        inc at
skip:   dex
        bpl digit

        ldx _stay_who
        ldy beside,x
        lda #BAR_BYTES
        sta left
bytes:  sec
        lda length
        sbc #WHOLE
        ldx #WHOLE
        bcs :+
        ldx length
        lda #0
:       sta length
        lda _stay_who
        beq leftwards
        lda shapes + SHAPES,x
        iny
        bne bar                 ; always
leftwards:
        lda shapes,x
        dey
bar:    sta $FFFF,y
        dec left
        bne bytes
        rts
.endproc

; void stay_start(void)
;   Clobbers:  A, X
.proc _stay_start
        jsr _plat_frames
        sta started
        stx started+1
        lda #0                  ; what is there is of the search before
        ldx #3
:       sta _budget_counted,x
        dex
        bpl :-
        ldx #>vbi
        ldy #<vbi
        lda #LATER
        jmp SETVBV              ; not while a disk is read: a window may be open where it is
.endproc

; void stay_keep(void)
;   What the setting stay_who has found, the time since stay_start, and its nodes to the glass box.
;   Clobbers:  A, X, Y
.proc _stay_keep
        jsr _plat_frames
        ldy _stay_who
        sec
        sbc started
        sta frames_lo,y
        txa
        sbc started+1
        sta frames_hi,y
        lda _think_score
        sta score_lo,y
        lda _think_score+1
        sta score_hi,y
        lda _think_reached
        sta _stay_reached,y
        jsr _think_line_length
        ldy _stay_who
        sta _stay_length,y
        tya
        beq :+
        ldy #4
:       ldx #0
:       lda _budget_counted,x
        sta NODES,y
        iny
        inx
        cpx #4
        bne :-
        tya                     ; 4 or 8
        and #8
        tay
        ldx #0
:       lda _search_cuts,x      ; and search_firsts
        sta cuts,y
        iny
        inx
        cpx #8
        bne :-
        ldx #LINE_MOST - 1
next:   stx left
        txa
        jsr _think_line_move
        ldx left
        lda _stay_who
        beq :+
        txa
        clc
        adc #LINE_MOST
        tax
:       lda _move
        sta _stay_line_lo,x
        lda _move+1
        sta _stay_line_hi,x
        ldx left
        dex
        bpl next
        rts
.endproc
