# lessons.awk: src/shell/lessons/lessons.txt as the part LESSONS reads it (src/shell/lessons/lessons.c), with new lines
# for end marks.
#   awk -v file=N -f lessons.awk      the texts of file N, from 1: four lessons
#   awk -v titles=1 -f lessons.awk    the titles, as lines of C
# A lesson is pages, then a point. A page is a letter for the number of its rows, A for one, then these; one that can be
# chosen begins with <, or > where it is right, and behind it is what is said then.
function fail(what) { print FILENAME ": line " FNR ": " what > "/dev/stderr"; failed = 1; exit 1 }
function end_page() {
    if (!rows) return
    if (rows > 12) fail("a page of more than twelve rows")
    if (choices && !right) fail("a task that cannot be solved")
    if (wanted) printf "%c%s", 64 + rows, page
    page = ""; task = choices > 0; rows = choices = right = 0
}
function end_lesson() {
    end_page()
    if (lessons && !task) fail("a lesson that does not end in a task")
    if (wanted) printf "."
}
function add(row) { page = page row "\n" }
/^#/ { next }
/^= / {
    end_lesson()
    title = substr($0, 3)
    if (length(title) > 22) fail("too long a title")
    if (titles) printf "    \"%s\",\n", title
    wanted = file && int(lessons / 4) == file - 1
    ++lessons
    next
}
/^--$/ { end_page(); next }
/^\[[ x]\] / {
    cut = index($0, "|")
    row = substr($0, 4, cut - 4)
    said = substr($0, cut + 1)
    if (!cut || length(row) > 30 || length(said) > 31) fail("a choice that is too long, or says nothing")
    right += /^\[x/; ++choices; ++rows
    add((/^\[x/ ? ">" : "<") row)
    add(said)
    next
}
{
    if (length($0) > 31) fail("a row that is too long")
    ++rows
    add($0)
}
END { if (!failed) { end_lesson() } }
