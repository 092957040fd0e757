# struct.awk: reads the structs of C headers, for game.awk and constants.awk: the offset of each member on the 6502.
# It knows the style of this project: `typedef struct {` starts a struct, one member a line, `} Name;` ends it.
#
# The caller gives every line of a header to struct_line, and the numbers that are used as sizes of arrays in number[].
# Then struct_size[Name] is the size, 0 if it is not known; the struct has struct_members[Name] members,
# struct_member[Name, 1] and so on; their offsets are struct_offset[Name, member]; struct_kind[Name, member] is the type
# of a number, `text` for pointers, or the declaration of a function with @ in place of its name.
# SPDX-License-Identifier: MIT
function struct_line(line,   name, kind, size, count, dimension) {
    if (line ~ /^typedef struct \{$/) {
        struct_inside = 1
        struct_at = struct_count = struct_unknown = 0
        return
    }
    if (!struct_inside)
        return
    if (line ~ /^\}/) {
        struct_inside = 0
        match(line, /[A-Za-z]+;/)
        name = substr(line, RSTART, RLENGTH - 1)
        struct_size[name] = struct_unknown ? 0 : struct_at
        struct_members[name] = struct_count
        for (count = 1; count <= struct_count; count++) {
            struct_member[name, count] = struct_new[count]
            struct_offset[name, struct_new[count]] = struct_new_at[count]
            struct_kind[name, struct_new[count]] = struct_new_kind[count]
        }
        return
    }
    if (line !~ /^    [A-Za-z][^;]*;/)
        return
    sub(/;.*/, "", line)
    sub(/^ +/, "", line)
    count = 1
    if (match(line, /\(\*[a-z0-9_]+\)/)) { # a pointer to a function
        name = substr(line, RSTART + 2, RLENGTH - 3)
        kind = substr(line, 1, RSTART - 1) "@" substr(line, RSTART + RLENGTH)
        size = 2
    } else {
        while (match(line, /\[[A-Z0-9_]+\]$/)) {
            dimension = substr(line, RSTART + 1, RLENGTH - 2)
            count *= dimension ~ /^[0-9]+$/ ? dimension : number[dimension]
            line = substr(line, 1, RSTART - 1)
        }
        match(line, /[a-z0-9_]+$/)
        name = substr(line, RSTART)
        kind = substr(line, 1, RSTART - 1)
        sub(/ +$/, "", kind)
        if (kind ~ /\*/) {
            kind = "text"
            size = 2
        } else if (kind ~ /^(uint8_t|int8_t|char)$/)
            size = 1
        else if (kind ~ /^u?int16_t$/)
            size = 2
        else
            size = struct_size[kind] + 0
    }
    struct_new[++struct_count] = name
    struct_new_kind[struct_count] = kind
    struct_new_at[struct_count] = struct_at
    struct_unknown = struct_unknown || !size || !count
    struct_at += size * count
}
