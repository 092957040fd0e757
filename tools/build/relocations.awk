# relocations.awk: makes a relocation table from the output of `cmp -l`, which lists the differences of two links of the
# same code. Prints the distance from each place to the next as escapes for the shell's printf, with a final 0. 255
# means: no place within the next 254 bytes. asm/plat/atari/relocate.inc reads the table.
# SPDX-License-Identifier: MIT
{
    far = $1 - at
    at = $1
    for (; far > 254; far -= 254)
        printf "\\377"
    printf "\\%03o", far
}
END { printf "\\000" }
