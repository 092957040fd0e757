# memory.mk: the addresses on the Atari that are chosen by hand. tools/build/memory_layout.awk computes all others from
# the sizes of what is linked. Explained in disk/MEMORY.md.
# SPDX-License-Identifier: MIT
KERNEL_START = 0x0900
# The packed kernel is read to here, above the unpacked one and below the title (disk/title.inc).
KERNEL_LOAD  = 0x4000
KERNEL_LOAD_LIMIT = 0x6E00
# The last 3K of 48K: character set, screen memory, display list, players (asm/plat/atari/frame.s)
SCREEN_START = 0xB400
# The help page of the menu (src/shell/menu/guide.txt), after the menu and its list of games.
GUIDE_START = 0x6A00
# The texts of the lessons, after the overlay LESSONS, which is loaded in place of the help page. Both addresses have
# the same low byte (asm/plat/atari/overlay_store.s).
LESSON_START = 0x7400
