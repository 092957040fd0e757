; kernel_later.s: the place in the kernel where its second part starts, KERNEL.SYS. Linked before the sources of that
; part (KERNEL_LATER in disk.mk).
; SPDX-License-Identifier: MIT

.export kernel_later

.segment "CODE"
kernel_later:
