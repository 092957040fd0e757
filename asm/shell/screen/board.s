; board.s: twin of src/shell/screen/board.c: what a game shows on the screen: board, panel, clocks, status line, key
; row. src/shell/screen/board.h explains the functions.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "sounds.inc"
.include "plat/atari/screen.inc"
.include "texts/shell.inc"
.include "constants/view.inc"
.include "constants/shell.inc"
.include "constants/shell/screen/board.inc"
.exportzp _show_more, _show_passing
.export _show_keys_for, _status_reading_disk, _status_retry
.export say_reading, _status_say, _status_refuse, _show_line, _show_row, show_row_y
.export _show_side_name, _show_is_you, _status_side_or_you
.export _show_paint, _view_player, _show_panel, _show_clock, _show_turn, _show_keys
.export _line_level, _show_level, _show_heading, _board_without_panel, _show_board, _board_redraw
.import info_byte, view_byte, _view_text, _view_moves, _game_view, _game_draw, _rules
.import _record_computer, _record_count, _shell_first_choice, _shell_level, _entry_text, _view_flip
.import _screen_status, _screen_thinking, _screen_text, _screen_panel, _screen_panel_lines, _screen_put, _screen_arrow
.import _screen_keys, _screen_level, _screen_title, _screen_open, _sound_play
.import _line_start, _line_text, _line_char, line_space, _line_number, _clock_write, _clock_tick, _text_buffer
.import pusha, popa, call_plain, word_at_y
.importzp ptr1, ptr2

.segment "DEVICES": zeropage
_show_more:     .res 1
_show_passing:  .res 1

.segment "BOTTOM"
player:         .res 1          ; the side whose lines of the panel are written
at:             .res 1          ; the first of these lines

.segment "BSS"
_show_keys_for: .res 1

.segment "CODE"

; ---- the whole screen ----

; board_redraw: shows everything, for a command that has shown a page
; uint8_t board_redraw(void)
;   Out:       A = COMMAND_NEW_TURN; X = 0
.proc _board_redraw
        jsr _show_board
        lda #COMMAND_NEW_TURN
        ldx #0
        rts
.endproc

; show_board: shows everything: frame, board, panel, keys
; void show_board(void)
.proc _show_board
        jsr _board_without_panel
        jsr _show_panel
        ; fall into show_keys
.endproc

; show_keys: shows the key row. After the stick was used it names FIRE, in the computer's turn only to hold it. After a
; key it names keys: undo if there is a choice to take back, else the rules.
; void show_keys(void)
;   Out:       show_keys_for
.proc _show_keys
        ldx _input_by_stick
        stx _show_keys_for
        jsr _line_start         ; keeps X
        txa
        bne stick
        lda #<key_hint
        ldx #>key_hint
        jsr _line_text
        lda _shell_first_choice
        cmp _record_count       ; shell_can_undo of src/shell/shell.h
        lda #<key_undo
        ldx #>key_undo
        bcc :+
        lda #<key_rules
        ldx #>key_rules
:       jsr _line_text
        lda #<key_commands
        ldx #>key_commands
        bne last                ; always
stick:  lda #<key_stick
        ldx _side
        ldy _record_computer,x
        beq :+
        lda #<key_hold          ; FIRE moves no piece in the computer's turn
:       ldx #>key_stick
last:   jsr _line_text
        lda #<_text_buffer
        ldx #>_text_buffer
        jmp _screen_keys
.endproc

; board_without_panel: shows everything except panel and keys
; void board_without_panel(void)
.proc _board_without_panel
        jsr _game_view
        jsr _screen_open
        jsr _show_heading
        jmp _game_draw
.endproc

; show_heading: shows title, level, and the rules if they are not the standard ones
; void show_heading(void)
.proc _show_heading
        ldy #INFO_TITLE
        jsr info_text
        jsr _screen_title
        jsr _show_level
        ; fall into show_rules
.endproc

; Shows the rules in the thinking line, unless they are the standard ones.   Out: show_more = 0
.proc show_rules
        lda #0
        sta _show_more
        lda #<nothing           ; the standard rules are not named
        ldx #>nothing
        ldy _rules
        beq show
        ldy #INFO_RULES
        jsr info_text
        sta ptr1
        stx ptr1+1
        lda _rules
        asl a
        tay
        jsr text_at_y
show:   jmp _screen_thinking
.endproc

; show_level: shows the level, right of the title
; void show_level(void)
.proc _show_level
        jsr _line_start
        jsr _line_level
        lda #<_text_buffer
        ldx #>_text_buffer
        jmp _screen_level
.endproc

; line_level: appends the level to the line: " L4", " D2", "RND", "BEG" or "'83"
; void line_level(void)
;   Clobbers:  A, X, Y, and what line_number does
.proc _line_level
        lda _shell_level
        cmp #LEVEL_RANDOM
        bcc number
        beq first
        lda #<beginner
        ldx #>beginner
        bne :+                  ; always
first:  ldy #INFO_OTHER_LEVELS
        jsr info_byte
        lsr a                   ; one or two: one is the player of an older program
        lda #<at_random
        ldx #>at_random
        bcc :+
        lda #<classic
        ldx #>classic
:       jmp _line_text
number: pha
        jsr line_space
        pla
        ldx #'L'
        cmp #LEVEL_MOST + 1
        bcc :+
        sbc #LEVEL_MOST
        ldx #'D'                ; a fixed depth
:       pha
        txa
        jsr _line_char
        pla
        ldx #0
        jmp _line_number
.endproc

; ---- the status line ----

; say_reading: says that the disk is being read.   Out: as show_line
say_reading:
        lda #<_status_reading_disk
        ldx #>_status_reading_disk
        bne _status_say         ; always

; show_turn: shows the side to move, and what was entered so far
; uint8_t show_turn(void)
;   Out:       A = COMMAND_DONE; X = 0
.proc _show_turn
word    := ptr2
        lda #VIEW_TEXT_THREAT
        jsr _view_text
        cpx #0                  ; no text is in page 0
        bne known
        lda _side
        jsr kind_of
        cmp #1
        lda #<your_move         ; makes "Your move: "
        ldx #>your_move
        bcc known
        lda #<to_move
        ldx #>to_move
known:  sta word
        stx word+1
        jsr _line_start
        ldy #0
        lda (word),y
        and #$60
        cmp #$40                ; a capital: it replaces the whole line
        beq alone
        lda _side
        jsr _status_side_or_you
        jsr _line_text
        lda word
        ldx word+1
        jsr _line_text
        lda #<_entry_text
        ldx #>_entry_text
        bne last                ; always
alone:  lda word
        ldx word+1
last:   jsr _line_text
        jsr _show_line
        sta _show_passing       ; 0: it is no message
        rts
.endproc

; show_line: shows text_buffer on the status line
; uint8_t show_line(void)
;   Out:       A = COMMAND_DONE; X = 0
.proc _show_line
        lda #<_text_buffer
        ldx #>_text_buffer
        ; fall into status_say
.endproc

; status_say: shows a text on the status line. If the line below belonged to the previous status, show_rules writes it.
; uint8_t status_say(const char *text)
;   In:        A/X = text        Out: A = COMMAND_DONE; X = 0; show_passing; show_more = 0
.proc _status_say
        ldy #PASSING
        sty _show_passing
        jsr _screen_status
        lda _show_more
        beq done
        jsr show_rules
done:   lda #COMMAND_DONE
        tax
        rts
.endproc

; status_refuse: status_say with the sound of a refusal
; uint8_t status_refuse(const char *text)
;   In, Out:   as status_say
.proc _status_refuse
        jsr _status_say
        lda #SOUND_REFUSE
        jsr _sound_play
        jmp _status_say::done
.endproc

; show_row: writes a row of the menu, from its fourth column
; void show_row(uint8_t row, const char *text)
;   In:        A/X = text; on the C stack: row
_show_row:
        pha
        jsr popa                ; keeps X
        tay
        pla
; show_row_y: the same for callers in assembly
;   In:        A/X = text; Y = row
.proc show_row_y
        sty _screen_row
        sta ptr1
        stx ptr1+1
        jsr _line_start
        jsr line_space
        jsr line_space
        jsr line_space
        lda ptr1
        ldx ptr1+1
        jsr _line_text
        lda #<_text_buffer
        ldx #>_text_buffer
        jmp _screen_text
.endproc

; ---- names of the sides ----

; Tells who plays a side.
;   In:        A = side
;   Out:       A = 0: "You"; 1: "Atari"; 2: not one human against one computer, so that sides have their names. X = side
;   Clobbers:  Y, ptr1
.proc kind_of
        pha
        ldy #INFO_SIDES
        jsr info_byte
        tay
        pla
        tax
        lda #2
        dey
        dey
        bne done                ; not two sides
        ldy _record_computer
        cpy _record_computer+1
        beq done
        lda _record_computer,x
done:   rts
.endproc

; show_is_you: tells whether a side is called "You"
; uint8_t show_is_you(uint8_t who)
;   In:        A = side          Out: A = 1: yes; 0: no; X = 0        Clobbers: Y, ptr1
.proc _show_is_you
        jsr kind_of
        cmp #1
        lda #0
        tax
        bcs :+
        lda #1
:       rts
.endproc

; status_side_or_you: "You" or "Atari" in a game of human against computer, else the name of a side
; const char *status_side_or_you(uint8_t who)
;   In:        A = side          Out: A/X = text                      Clobbers: Y, ptr1
.proc _status_side_or_you
        jsr kind_of
        tay
        beq human
        dey
        bne named
        lda #<atari
        ldx #>atari
        rts
human:  lda #<you
        ldx #>you
        rts
named:  txa
        ; fall into show_side_name
.endproc

; show_side_name: the name of a side
; const char *show_side_name(uint8_t who)
;   In:        A = side          Out: A/X = text                      Clobbers: Y, ptr1
.proc _show_side_name
        asl a
        adc #INFO_SIDE_NAMES    ; C = 0
        tay
        ; fall into info_text
.endproc

; info_text: a text of GameInfo.   In: Y = its offset      Out: A/X = text      Clobbers: Y, ptr1
.proc info_text
        jsr info_byte
        ; fall into text_at_y
.endproc

; text_at_y: A/X = (ptr1),y        Clobbers: Y
.proc text_at_y
        iny
        jmp word_at_y
.endproc

; ---- the panel and the clocks ----

; show_panel: draws the panel
; void show_panel(void)
;   Out:       screen_colour_bit = 0
.proc _show_panel
        jsr own_panel
        bne done
        jsr _view_player        ; A = 0: the first side
        lda #1
        jsr _view_player
        jsr _show_paint
        jsr _view_moves
        jmp plain
done:   rts
.endproc

; view_player: writes the name and the clock of a side, with the arrow if it is to move
; void view_player(uint8_t side_number)
;   In:        A = side          Out: screen_colour_bit = 0
.proc _view_player
        jsr choose_player
        jsr _show_paint
        jsr _line_start
        lda player
        jsr kind_of
        cmp #2
        php                     ; C = 0: one human plays against one computer
        bcs :+
        jsr line_space
:       lda player
        jsr _status_side_or_you
        jsr _line_text
        lda at
        jsr panel_line
        plp
        bcs :+
        jsr show_symbol
:       lda player
        cmp _side
        bne show_time
        jsr _show_paint
        lda at
        jsr _screen_arrow
        jmp show_time
.endproc

; show_clock: charges the time to the clock of `side`, and shows every new second; only with a panel
; void show_clock(void)
.proc _show_clock
        lda _screen_panel_lines
        beq done
        jsr _clock_tick
        tax
        beq done
        jsr own_panel
        bne done
        lda _side
        jsr choose_player
        ; fall into show_time
.endproc

; Writes the clock of `player`.   Out: screen_colour_bit = 0
.proc show_time
        jsr _show_paint
        jsr _line_start
        jsr line_space
        lda player
        jsr _clock_write
        ldx at
        inx
        txa
        jsr panel_line
        ; fall into plain
.endproc
.proc plain
        lda #0
        sta _screen_colour_bit
.endproc
done:   rts

; Writes text_buffer in the panel.   In: A = line
.proc panel_line
        jsr pusha
        lda #<_text_buffer
        ldx #>_text_buffer
        jmp _screen_panel
.endproc

; Chooses the side whose lines are written.   In: A = side    Out: player; at: view_flip is the side at the bottom
.proc choose_player
        sta player
        ldx #PANEL_TOP
        cmp _view_flip
        bne :+
        ldx #PANEL_BOTTOM
:       stx at
        rts
.endproc

; Draws a filled circle in the colour of the side's pieces before its name, or a ring if that colour is too dark. The
; screen position is that of the name.   In: player
.proc show_symbol
        ldy #VIEW_SECOND_BEGINS
        jsr view_byte
        eor player
        pha                     ; 1: the pieces have the second colour
        clc
        adc #COLOUR_FIRST
        tay
        jsr light_of
        cmp #LIGHT_LEAST
        pla
        ldx #RING
        bcc :+
        lsr a
        ror a                   ; 0 or PAINT_SECOND
        sta _screen_colour_bit
        ldx #BALL
:       txa
        jmp _screen_put
.endproc
.assert PAINT_SECOND = $80, error, "PAINT_SECOND is not bit 7"

; show_paint: sets screen_colour_bit to the lighter of the two sides' colours
; void show_paint(void)
;   Out:       screen_colour_bit              Clobbers: A, X, Y, ptr1, count
.proc _show_paint
        ldy #COLOUR_FIRST
        jsr light_of
        sta count
        iny                     ; COLOUR_SECOND
        jsr light_of
        clc
        sbc count               ; C = 1: the second one is lighter
        lda #0
        ror a
        sta _screen_colour_bit
        rts
.endproc

; Out: A = luminance of colour Y of the game      Keeps: Y      Clobbers: X, ptr1
.proc light_of
        jsr view_byte           ; View begins with its layout, which begins with its colours
        and #$0F
        rts
.endproc

; Draws the game's own panel, if it has one. During a search it is not redrawn, because the game's state is then that of
; another position.
;   Out:       A, Z = 0: the game has none
.proc own_panel
        ldy #VIEW_PANEL + 1
        jsr view_byte
        beq done                ; no code is in page 0
        ldx _ply
        bne done                ; A is not 0
        jsr call_plain
        lda #1
done:   rts
.endproc

; ---- texts ----

.segment "RODATA"
_status_reading_disk: .byte TEXT_READING_DISK, 0
_status_retry:  .byte TEXT_RETRY
nothing:        .byte 0
key_stick:      .byte TEXT_KEY_MOVE
key_hold:       .byte TEXT_KEY_HOLD, 0
.assert >key_stick = >key_hold, lderror, "key_stick is in two pages"
key_hint:       .byte TEXT_KEY_HINT, 0
key_undo:       .byte TEXT_KEY_UNDO, 0
key_rules:      .byte TEXT_KEY_RULES, 0
key_commands:   .byte TEXT_KEY_COMMANDS, 0
your_move:      .byte TEXT_YOUR_MOVE, 0
to_move:        .byte TEXT_TO_MOVE, 0
atari:          .byte TEXT_ATARI, 0
you:            .byte TEXT_YOU, 0
beginner:       .byte TEXT_FIELD_BEGINNER, 0
classic:        .byte TEXT_FIELD_CLASSIC, 0
at_random:      .byte TEXT_FIELD_RANDOM, 0
