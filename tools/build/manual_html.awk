# manual_html.awk: converts sections of a Markdown text into one HTML page, the manual of a release. It knows the
# Markdown that our README uses: headings, paragraphs, tables, lists, pictures and code.
#   awk -v sections='The disk|Levels' -v title=... -v intro=... -f manual_html.awk README.md
# Pictures lose the folder of their path. The intro comes before the sections.

function escape(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    return text
}

# ![name](path), `code`
function inline(text,   before, name, path, out) {
    text = escape(text)
    while (match(text, /!\[[^]]*\]\([^)]*\)/)) {
        before = substr(text, 1, RSTART - 1)
        name = path = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        sub(/^!\[/, "", name); sub(/\].*/, "", name)
        sub(/.*\(/, "", path); sub(/\)$/, "", path); sub(/.*\//, "", path)
        out = out before "<img src=\"pictures/" path "\" alt=\"" name "\" loading=\"lazy\">"
    }
    text = out text
    while (match(text, /`[^`]*`/))
        text = substr(text, 1, RSTART - 1) "<code>" substr(text, RSTART + 1, RLENGTH - 2) "</code>" \
            substr(text, RSTART + RLENGTH)
    return text
}

# A paragraph is converted as a whole, because code may start in one line and end in the next.
function flush() {
    if (held != "") print inline(held)
    held = ""
}

function hold(line) {
    held = held (held == "" ? "" : "\n") line
}

function close_block() {
    flush()
    if (block != "") print "</" block ">"
    block = ""
}

function open_block(name) {
    if (block != name) {
        close_block()
        print "<" name ">"
        block = name
    }
}

function row(line,   cells, n, i) {
    sub(/^\| */, "", line); sub(/ *\|$/, "", line)
    n = split(line, cells, / *\| */)
    printf "<tr>"
    for (i = 1; i <= n; i++) printf "<td>%s</td>", inline(cells[i])
    print "</tr>"
}

BEGIN {
    print "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"
    print "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" escape(title) "</title>"
    print "<style>body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem;"
    print "background: #00102c; color: #b8d4f0; font: 16px/1.5 Georgia, serif }"
    print "h1, h2 { color: #d0b050; font-weight: normal; letter-spacing: .08em }"
    print "code, pre { color: #ececec } img { max-width: 48%; margin: .3% }"
    print "table { border-collapse: collapse; width: 100% }"
    print "td { border-top: 1px solid #24446c; padding: .3rem .6rem; vertical-align: top }</style>"
    print "</head>\n<body>\n<h1>" escape(title) "</h1>"
    if (intro != "") print "<p>" inline(intro) "</p>"
}
/^## / {
    close_block()
    heading = substr($0, 4)
    inside = ("|" sections "|") ~ ("\\|" heading "\\|")
    if (inside) print "<h2>" inline(heading) "</h2>"
    next
}
!inside { next }
/^$/ { close_block(); next }
/^\|[-| :]*\|$/ { next }
/^\|[ |]*\|$/ { next }
/^\|/ { open_block("table"); row($0); next }
/^    / { open_block("pre"); print escape(substr($0, 5)); next }
/^- / { open_block("ul"); flush(); print "<li>"; hold(substr($0, 3)); next }
block == "ul" { hold($0); next }
{ open_block("p"); hold($0) }
END { close_block(); print "</body>\n</html>" }
