# relocations.awk: of `cmp -l`, which prints the places where two files differ: the distance from each to the next, as
# bytes with a 0 behind them, for the shell's printf. 255: no place within the next 254 bytes
# (asm/plat/atari/workshop_comparison.s).
{
    far = $1 - at
    at = $1
    for (; far > 254; far -= 254)
        printf "\\377"
    printf "\\%03o", far
}
END { printf "\\000" }
