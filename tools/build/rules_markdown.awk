# rules_markdown.awk: converts the rules of a game, a rules.txt, into Markdown for the manual. tools/build/rules.awk
# explains the form of rules.txt; here the lines that begin with `+ ` are part of the text.
# SPDX-License-Identifier: MIT
function flush() {
    if (paragraph == "")
        return
    was_item = paragraph ~ /^[0-9]+\. /
    print paragraph (was_item ? "" : "\n")
    paragraph = ""
}
function end_of_rows() {
    if (in_rows)
        print "```\n"
    in_rows = 0
}
/^%( |$)/ { next }
/^[ \t]*$/ { flush(); next }
/^# / {
    flush()
    end_of_rows()
    if (was_item)
        print ""
    was_item = 0
    print "### " substr($0, 3, 1) tolower(substr($0, 4)) "\n"
    next
}
/^\| / {
    flush()
    if (!in_rows)
        print "```"
    in_rows = 1
    print substr($0, 3)
    next
}
{
    sub(/^\+ /, "")
    if (paragraph == "") {
        end_of_rows()
        if (was_item && $0 !~ /^[0-9]+\. /)
            print ""
        was_item = 0
    }
    gsub(/[<>*_`]/, "\\\\&")
    paragraph = paragraph (paragraph == "" ? "" : "\n" (paragraph ~ /^[0-9]+\. / ? "   " : "")) $0
}
END {
    flush()
    end_of_rows()
    if (was_item)
        print ""
}
