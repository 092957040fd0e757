# lessons.awk: converts src/shell/lessons/lessons.txt into the format that the overlay LESSONS reads
# (src/shell/lessons/lessons.c). Each row ends with a newline, which disk/disk.mk replaces by a 0.
#   awk -f lessons.awk               the texts
#   awk -v titles=1 -f lessons.awk   the titles, as lines of C
# A lesson is its pages, then a full stop. A page is a letter for the number of its rows (A: one), then the rows. A row
# that can be chosen starts with <, or with > if it is the right answer; the reply to that choice follows it.
# SPDX-License-Identifier: MIT
function fail(what) { print FILENAME ": line " FNR ": " what > "/dev/stderr"; failed = 1; exit 1 }
function end_page() {
    if (!rows) return
    if (rows > 12) fail("this page has more than twelve rows")
    if (choices && !right) fail("this task has no right answer")
    if (!titles) printf "%c%s", 64 + rows, page
    page = ""; task = choices > 0; rows = choices = right = 0
}
function end_lesson() {
    end_page()
    if (lessons && !task) fail("this lesson does not end with a task")
    if (lessons && !titles) printf "."
}
function add(row) { page = page row "\n" }
/^#/ { next }
/^= / {
    end_lesson()
    title = substr($0, 3)
    if (length(title) > 22) fail("this title has more than 22 characters")
    if (titles) printf "    \"%s\",\n", title
    ++lessons
    next
}
/^--$/ { end_page(); next }
/^\[[ x]\] / {
    cut = index($0, "|")
    row = substr($0, 4, cut - 4)
    said = substr($0, cut + 1)
    if (!cut || length(row) > 30 || length(said) > 31) fail("this choice is too long or has no reply")
    right += /^\[x/; ++choices; ++rows
    add((/^\[x/ ? ">" : "<") row)
    add(said)
    next
}
{
    if (length($0) > 31) fail("this row has more than 31 characters")
    ++rows
    add($0)
}
END { if (!failed) { end_lesson() } }
