; kernel_later.s: loads the second part of the kernel, KERNEL.SYS. The boot loader reads only what the menu needs, so
; that the menu comes sooner; the menu reads the rest. No C twin: there is nothing here but addresses.
; SPDX-License-Identifier: MIT

.include "loader.inc"
.include "plat/atari/screen.inc"
.export _machine_load_kernel, _machine_has_kernel
.import below_game, disk_load, why, kernel_later
.importzp ptr1, disk_top

.segment "BSS"
_machine_has_kernel:
        .res 1                  ; 1: the second part is in memory

; machine_load_kernel: loads the second part of the kernel, if it is not there
; const char *machine_load_kernel(void)
;   Out:       A/X = 0, or an error text
.segment "MENU_CODE"
_machine_load_kernel:
        lda _machine_has_kernel
        bne loaded
        lda #<name
        sta ptr1
        lda #>name
        sta ptr1+1
        lda #<kernel_later
        ldx #>kernel_later
        jsr below_game
        lda #>__SCREEN_START__
        sta disk_top
        sta _screen_column      ; no dots, as the menu has no status line
        lda #KIND_SHELL
        jsr disk_load
        bne failed
        inc _machine_has_kernel
loaded: lda #0
        tax
        rts
failed: jmp why

.segment "MENU_DATA"
name:   .asciiz "KERNEL"
