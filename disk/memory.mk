# memory.mk: where things lie on the Atari. The linker gets these numbers by -D,
# so that boot loader, kernel and overlays cannot disagree. disk/MEMORY.md draws them.
#
# The kernel's rows and lists (STATE, PAGES) stand between kernel and overlay: an
# overlay, its book and the table are then one piece up to the screen, whatever
# the machine. Rows are also where packed files are read to before they are
# unpacked, as no search runs then.
KERNEL_START  = 0x0900
ROWS_START    = 0x5D00
# The part of the kernel that thinks: it is read when it is first wanted.
ENGINE_START  = 0x4C00
OVERLAY_START = 0x7600
