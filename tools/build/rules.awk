# rules.awk: converts the rules of a game, a rules.txt, into C string literals for its help pages.
#
# A paragraph is a number of lines up to an empty one; they become one line, which the screen wraps. `# TITLE` is a
# heading. A line that begins with `| ` stands alone, as it is: 32 characters at most. Lines that begin with `% ` are
# comments; those that begin with `+ ` are for the manual only, until the disk has room for them.
# SPDX-License-Identifier: MIT
function flush() {
    if (paragraph != "") {
        gsub(/["\\]/, "\\\\&", paragraph)
        printf "    \"%s\\n\"\n", paragraph
    }
    paragraph = ""
}
/^[%+]( |$)/ { next }
/^[ \t]*$/ { flush(); next }
/^# / {
    flush()
    paragraph = "#" substr($0, 3)
    flush()
    next
}
/^\| / {
    flush()
    if (length($0) > 34) {
        print FILENAME ":" FNR ": longer than the 32 columns of the screen" > "/dev/stderr"
        exit 1
    }
    paragraph = substr($0, 3)
    flush()
    next
}
{ paragraph = paragraph (paragraph == "" ? "" : " ") $0 }
END { flush() }
