# constants.awk: prints the numbers that C files #define, for the assembler. Files after the argument known=1 are only
# read, because numbers of other files are made of theirs; those after known=0 are printed. A value is a number or an
# expression of numbers and names that are known; other macros are left out. The output is a shell script that computes
# the values: awk has no operators like those of C. Used together with struct.awk, which reads structs: the offsets of a
# struct are printed if the line that ends it has a comment such as VIEW_: this is the beginning of their names.
# SPDX-License-Identifier: MIT
function expand(name,   rest, result, token, bytes) {
    if (name in expanded)
        return expanded[name]
    expanded[name] = "" # a name that is defined by itself is no number
    rest = value[name]
    while (rest != "") {
        # every match is remembered in `bytes`, because expand changes RLENGTH
        if (match(rest, /^0[xX][0-9A-Fa-f]+[UL]*/) || match(rest, /^[0-9]+[UL]*/)) {
            token = substr(rest, 1, RLENGTH)
            sub(/[UL]+$/, "", token)
            bytes = RLENGTH
        } else if (match(rest, /^[A-Z][A-Z0-9_]*/)) {
            token = substr(rest, 1, RLENGTH)
            bytes = RLENGTH
            token = (token in value) ? expand(token) : ""
            if (token == "")
                return ""
            token = "(" token ")"
        } else if (match(rest, /^([-+*\/%&|^~()]|<<|>>| )/)) {
            token = substr(rest, 1, RLENGTH)
            bytes = RLENGTH
        } else
            return ""
        result = result token
        rest = substr(rest, bytes + 1)
    }
    return expanded[name] = result
}
function define(name, line) {
    if ((name in value) && value[name] != line && !known) {
        printf "%s:%d: another value of %s\n", FILENAME, FNR, name > "/dev/stderr"
        exit failed = 1
    }
    value[name] = line
    number[name] = line
    if (!known && !(name in printed)) {
        printed[name] = 1
        order[++count] = name
    }
}
{ struct_line($0) }
# } View; /* VIEW_: ... */ at the end of a struct: its offsets are VIEW_ACROSS and so on
/^\} [A-Za-z]+; \/\* [A-Z_]+_:/ {
    name = substr($2, 1, length($2) - 1)
    if (!known && !struct_size[name]) {
        printf "%s:%d: the size of a member of %s is not known\n", FILENAME, FNR, name > "/dev/stderr"
        exit failed = 1
    }
    for (i = 1; i <= struct_members[name] && !known; i++)
        define(substr($4, 1, length($4) - 1) toupper(struct_member[name, i]),
            struct_offset[name, struct_member[name, i]] "")
}
/^#define [A-Z][A-Z0-9_]* +[-0-9A-Z(~]/ {
    name = $2
    line = $0
    sub(/^#define [^ ]+ +/, "", line)
    sub(/ *(\/\*.*|\/\/.*)?$/, "", line)
    if (line ~ /\\$/)
        next
    define(name, line)
}
END {
    if (failed)
        exit 1
    for (i = 1; i <= count; i++)
        if (expand(order[i]) != "")
            printf "echo \"%s = $((%s))\"\n", order[i], expanded[order[i]]
}
