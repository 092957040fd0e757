# memory.mk: the addresses on the Atari that are chosen. All others follow from what is linked:
# tools/build/memory_layout.awk.
KERNEL_START = 0x0900
# The boot loader reads the packed kernel to here, behind itself and below the screen of 32K.
KERNEL_LOAD  = 0x5000
KERNEL_LOAD_LIMIT = 0x7B00
# The page of the menu (src/shell/menu/guide.txt), behind its list of games.
GUIDE_START = 0x5F20
# The texts of its lessons, after the overlay LESSONS, which is there instead of the page. Both have the same low byte.
LESSON_START = 0x6620
