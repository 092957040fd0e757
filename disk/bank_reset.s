; bank_reset.s: RESET on a machine that has no boot disk, but a cartridge or an XEX file (vectors: bank.inc).
; SPDX-License-Identifier: MIT

.include "loader.inc"
.export bank_reset
.import __KERNEL_START__

; bank_reset: entry after RESET, as in boot.s. If the kernel has not marked the probe page yet, it starts from the
; beginning: it is already complete in memory.
.segment "RESET"
bank_reset:
        lda PROBE_MARK_END
        cmp #'G'
        beq :+
        jmp __KERNEL_START__
:       jmp __KERNEL_START__+3
