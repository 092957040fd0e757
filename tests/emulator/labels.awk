# labels.awk: addresses of labels from a label file of ld65, as C: `wanted` is a list of LABEL=NAME. A label that is
# missing ends the build.
# SPDX-License-Identifier: MIT
BEGIN {
    n = split(wanted, part, " ")
    for (i = 1; i <= n; i++) {
        split(part[i], pair, "=")
        label[i] = pair[1]
        name[i] = pair[2]
    }
}
$1 == "al" {
    sub(/^\./, "", $3)
    if (!($3 in at))
        at[$3] = substr($2, 3)
}
END {
    for (i = 1; i <= n; i++) {
        if (!(label[i] in at)) {
            print FILENAME ": there is no label " label[i] > "/dev/stderr"
            exit 1
        }
        printf "#define %s 0x%s\n", name[i], at[label[i]]
    }
}
