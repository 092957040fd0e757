; kernel.s: the first bytes of the kernel: its two entries, cold start and RESET. boot.s, cart.s, xex.s and bank.s jump
; to them. They call the shell, which is C: void shell_main(void), void shell_reset(void).
; SPDX-License-Identifier: MIT

.export kernel_stamp, kernel_begin, kernel_variables, _menu_list
.import _shell_main, _shell_reset, load_hook, pause, screen_dark, store_wanted
.import __BSS_RUN__, __LISTS_START__
.import __STACK_START__, __STACK_SIZE__, __MENU_BSS_RUN__, __MENU_BSS_SIZE__
.include "c_stack.inc"
.importzp ptr1, disk_ahead
.import __DEVICES_RUN__, __DEVICES_SIZE__

; The file of the shell overlay MENU has the list of the disk's games after its BSS (disk.mk).
_menu_list := __MENU_BSS_RUN__ + __MENU_BSS_SIZE__

kernel_variables := __BSS_RUN__

.segment "STARTUP"
        jmp cold                ; __KERNEL_START__
        jmp warm                ; __KERNEL_START__ + 3
kernel_stamp:
        .res 2                  ; checksum of the kernel, by tools/build/checksum; all files of the disk must match it

; RESET: the variables are intact, the stacks are not.
warm:   jsr screen_dark         ; the operating system has opened its own screen,
        sta store_wanted        ; over the code of store_fill; A = 0
        jsr set_stacks
        jsr _shell_reset
        ; if the shell returns, start again: fall into cold

; Clears all variables of the kernel and the arrays of the search, whole pages at a time; then starts the shell.
cold:   lda #<__BSS_RUN__
        sta ptr1
        lda #>__BSS_RUN__
        sta ptr1+1
        ldy #0
        ldx #>(__LISTS_START__ - __BSS_RUN__ + 255)
        tya
:       sta (ptr1),y
        iny
        bne :-
        inc ptr1+1
        dex
        bne :-
kernel_begin:                   ; an XEX file clears the variables itself (xex.s)
        jsr set_stacks
        jmp _shell_main         ; it never returns

; Empties both stacks (the 6502's and the C stack), sets the load hook, forgets a file that was being read, clears the
; segment DEVICES, allows interrupts. It pops its return
; address first and pushes it again, as the stack pointer changes.
set_stacks:
        pla
        tay
        pla
        ldx #$FF
        txs
        pha
        tya
        pha
        cld
        cli
        lda #<(__STACK_START__ + __STACK_SIZE__ - 1) ; one byte is left free: the pointer stays in its page
        sta sp
        lda #>(__STACK_START__ + __STACK_SIZE__ - 1)
        sta sp+1
        lda #<pause
        sta load_hook
        lda #>pause
        sta load_hook+1
        lda #0
        sta disk_ahead
        ldx #<__DEVICES_SIZE__ - 1
:       sta <__DEVICES_RUN__,x
        dex
        bpl :-
        rts
