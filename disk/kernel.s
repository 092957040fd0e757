; kernel.s: the kernel's first bytes: how the boot loader enters it, cold and
; after RESET. The shell is C: void shell_main(void), void shell_reset(void).

.export start_again, kernel_stamp, _menu_list
.import _shell_main, _shell_reset, load_hook, screen_dark
.import __BSS_RUN__, __LISTS_START__
.import __STACK_START__, __STACK_SIZE__, __MENU_BSS_RUN__, __MENU_BSS_SIZE__
.importzp sp, ptr1
.forceimport mulax3, aslax3      ; of cc65's library: half of the games want them

_menu_list := __MENU_BSS_RUN__ + __MENU_BSS_SIZE__ ; the part MENU of each disk has its list of games behind it
                                                   ; (disk.mk)

.segment "STARTUP"
        jmp cold                ; __KERNEL_START__
        jmp warm                ; __KERNEL_START__ + 3
kernel_stamp:
        .res 2                  ; its sums, by tools/build/checksum: every file of its disk has them

; All zeros of the kernel, its rows and those of the search included, then the shell.
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
        jsr set_stacks
        jsr _shell_main
start_again:
        jmp cold                ; a shell that ends is started anew

; RESET: variables are as they were, the stacks are not.
warm:   jsr screen_dark         ; the operating system has opened a screen of its own
        jsr set_stacks
        jsr _shell_reset
        jmp cold

; Both stacks empty, no hook, interrupts on; returns by its own address.
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
        lda #<(__STACK_START__ + __STACK_SIZE__)
        sta sp
        lda #>(__STACK_START__ + __STACK_SIZE__)
        sta sp+1
        lda #<no_hook
        sta load_hook
        lda #>no_hook
        sta load_hook+1
no_hook:
        rts
