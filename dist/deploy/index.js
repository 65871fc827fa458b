import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 298:
/***/ ((module) => {

// A simple implementation of make-array
function makeArray (subject) {
  return Array.isArray(subject)
    ? subject
    : [subject]
}

const UNDEFINED = undefined
const EMPTY = ''
const SPACE = ' '
const ESCAPE = '\\'

// The characters that carry a meaning of their own inside a regular
//   expression, so a literal one has to be escaped before it is emitted.
const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/
const BOM = '\uFEFF'
// A run of two or more asterisks is a globstar (#175)
const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/
const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/
const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/
const REGEX_SPLITALL_CRLF = /\r?\n/g

// Invalid:
// - /foo,
// - ./foo,
// - ../foo,
// - .
// - ..
// Valid:
// - .foo
const DOUBLE_SLASH = '//'
const SLASH_CODE = 47
const DOT_CODE = 46


const SLASH = '/'

// Do not use ternary expression here, since "istanbul ignore next" is buggy
let TMP_KEY_IGNORE = 'node-ignore'
/* istanbul ignore else */
if (typeof Symbol !== 'undefined') {
  TMP_KEY_IGNORE = Symbol.for('node-ignore')
}
const KEY_IGNORE = TMP_KEY_IGNORE

const define = (object, key, value) => {
  Object.defineProperty(object, key, {value})
  return value
}

const RETURN_FALSE = () => false

// > The range notation, e.g. [a-zA-Z],
// > can be used to match one of the characters in a range.
//
// gitignore(5) defers to fnmatch(3) for this, and git implements it in
//   `wildmatch.c`.  A bracket expression has a sub-grammar of its own, which
//   is neither the surrounding pattern grammar nor the JavaScript one:
//
//   - a `]` right after `[` or `[!` is a literal member, not the terminator
//   - `[:alpha:]` names one of twelve POSIX classes
//   - `\` escapes the next member, `]` included
//   - `*`, `?` and `.` are plain literal members
//   - an unterminated expression makes the whole pattern match nothing
//
// which means the expression can not be located -- let alone translated -- by
//   a regular expression.  It is scanned out of the pattern before the
//   replacers below run, and put back once they are done, so that neither the
//   metacharacter escaper nor the `?` / `*` replacers ever see its body.

// git classifies with its own ASCII-only ctype macros (`wildmatch.c`), never
//   with the C library ones, so these must not be mapped onto `\d` / `\w` /
//   `\s`, which are wider.  `/` is left out of every expansion, because a
//   bracket expression never matches a path separator.
const POSIX_CLASSES = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-.0-~',
  lower: 'a-z',
  print: ' -.0-~',
  punct: '!-.:-@\\[-`{-~',
  // git's `sane-ctype.h` classifies \v and \f as control, not space,
  //   unlike C's `isspace`
  space: ' \\t\\n\\r',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f'
}

const CLASS_MEMBERS_TO_ESCAPE = '\\]^-['

const escapeMember = char => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0
  ? char
  : ESCAPE + char

// > if (matched == negated || ((flags & WM_PATHNAME) && text_ch == '/'))
// >   return WM_ABORT_TO_STARSTAR;                     (git, `wildmatch.c`)
// A bracket expression never matches a path separator, whatever its members
//   say, so a negated class gets `/` as one more excluded character, while a
//   plain one -- where a literal member or a range could still let `/` in --
//   is guarded with a lookahead, `/` being impossible to subtract from a
//   JavaScript character class.
const NON_SLASH = '(?!\\/)'

const classSource = (negated, body) => {
  if (negated) {
    return `[^\\/${body}]`
  }

  const source = `[${body}]`

  return new RegExp(source).test('/')
    ? NON_SLASH + source
    : source
}

// Scan the bracket expression that starts at `pattern[start] === '['`,
//   mirroring the member loop of git's `wildmatch.c`.
// @returns {{end: number, source: string} | null} `null` if the expression is
//   never terminated, which makes the whole pattern match nothing.
const scanBracket = (pattern, start) => {
  const {length} = pattern
  let index = start + 1
  let negated = EMPTY

  const lead = pattern[index]
  if (lead === '!' || lead === '^') {
    negated = '^'
    index ++
  }

  let body = EMPTY

  // The member a `-` could start a range from, or EMPTY when the previous
  //   member can not open one (start of the body, or a range / POSIX class
  //   that has just closed)
  let prev = EMPTY

  // git scans the members with a do-while, so the first one is consumed
  //   unconditionally.  That is the whole reason a leading `]` is a member
  //   and not the terminator.
  for (;;) {
    const char = pattern[index]

    if (char === UNDEFINED) {
      return null
    }

    if (char === ESCAPE) {
      // A pattern can not end on a lone backslash -- `createRule` has
      //   already thrown it away -- so there is a character to read.
      const escaped = pattern[++ index]
      body += escapeMember(escaped)
      prev = escaped
    } else if (
      char === '-'
      && prev
      && index + 1 < length
      && pattern[index + 1] !== ']'
    ) {
      index ++
      let to = pattern[index]
      if (to === ESCAPE) {
        to = pattern[index += 1]
      }
      // An out-of-order range matches nothing in git but is a syntax error in
      //   JavaScript, so it is dropped.  Its lower bound stays: git tests it
      //   as a plain member before it ever looks at the `-`, so `[c-a]` does
      //   match `c`.
      if (prev <= to) {
        body += `-${escapeMember(to)}`
      }
      prev = EMPTY
    } else if (char === '[' && pattern[index + 1] === ':') {
      const nameStart = index + 2
      let end = nameStart
      while (end < length && pattern[end] !== ']') {
        end ++
      }

      if (end === length) {
        return null
      }

      if (end > nameStart && pattern[end - 1] === ':') {
        const name = pattern.slice(nameStart, end - 1)

        // An unknown class name makes the whole pattern match nothing
        if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
          return null
        }

        body += POSIX_CLASSES[name]
        prev = EMPTY
        index = end
      } else {
        // No `:]` to close it, so the `[` is a plain member and scanning
        //   resumes right after it.
        body += escapeMember('[')
        prev = '['
        index = nameStart - 2
      }
    } else {
      body += escapeMember(char)
      prev = char
    }

    index ++

    if (pattern[index] === ']') {
      return {
        end: index,
        source: classSource(negated, body)
      }
    }
  }
}

// An empty JavaScript class can never match, which is how a pattern that git
//   gives up on (`WM_ABORT_ALL`) is expressed here.
const NEVER_MATCH = '[]'

// A NUL can appear in neither a `.gitignore` line nor a path, which makes it
//   the one safe placeholder character.  A literal one in the pattern is
//   held aside all the same, so a collision is impossible by construction.
const PLACEHOLDER = '\u0000'
const REGEX_RESTORE_PLACEHOLDER = new RegExp(
  `${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, 'g'
)

// The one wildcard the chain does not expand for itself is a trailing `*`. How
//   it expands depends on the mode (`regex` vs `checkRegex`), so `_make` is
//   left to do it, and until then the pending wildcard travels as this marker.
//   That is what keeps it apart from a user-escaped literal `\*`: the unescape
//   steps collapse the escaped one to the exact `\*` a wildcard would leave
//   behind, so by the time `_make` runs the two are otherwise the same string
//   and a literal star gets wrongly rewritten into a wildcard. The marker is a
//   private-use character, and `extractBrackets` keeps one that came out of the
//   pattern apart from it, so the only marker `_make` ever turns back into a
//   real wildcard is the one this chain put there itself.
const TRAILING_WILDCARD = '\uE000'

// A trailing "/**" is deferred the same way, because `checkRegex` has to tell
//   it apart from a trailing "/*" (see `checkSourceOf`). For `.ignores()` it
//   still never matches the folder itself (#21).
const TRAILING_DOUBLESTAR = '\uE001'

// The three characters above mean something to the chain that builds the
//   source rather than to the path, so one that came out of the pattern is
//   held aside like a bracket expression instead of going straight out. Being
//   held is what makes it safe: the restore runs after the step that anchors
//   the source, so the character comes back in the middle of the source and
//   not at its end, which is the one place `_make` and `checkSourceOf` look
//   for a marker. Without it a pattern's own character lands where a pending
//   marker sits, and `_make` turns it into a real trailing wildcard.
//
// It is held as a one-member class rather than bare, in both of the branches
//   a reserved character can reach, so that the property can be
//   read off this function alone -- a reserved character never goes out on
//   its own -- rather than depending on where in the chain the restore
//   happens to run. In the expression built here `[x]` matches exactly what
//   `x` matches, none of the three being special to a regular expression or
//   inside a class, so no test can tell the two apart: the class is insurance,
//   and the paragraph above is the reason it is not needed.
const isReserved = char =>
  char === PLACEHOLDER
  || char === TRAILING_WILDCARD
  || char === TRAILING_DOUBLESTAR

// Replace every bracket expression with a placeholder the replacers below
//   leave alone, and translate it separately.
const extractBrackets = pattern => {
  const sources = []
  const hold = source =>
    `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`

  const {length} = pattern
  let out = EMPTY
  let index = 0

  while (index < length) {
    const char = pattern[index]

    if (char === ESCAPE) {
      // > Put a backslash ("\") in front of ... a character to make it literal.
      //                                            (gitignore(5) -> fnmatch(3))
      // A backslash quotes the next character, whatever it is, so `\d` is a
      //   literal `d`, not the regex digit class, and `\?` is a literal `?`,
      //   not a wildcard. Held aside as its literal here, the escape never
      //   reaches the replacers below, which would otherwise let `\d`, `\b`,
      //   `\1`, `\/` keep their regular-expression meaning, and would turn a
      //   `\?` into `[^\/]`.
      //
      // Three escapes are still left for the chain: `\*` (a literal star,
      //   told apart from a wildcard by `TRAILING_WILDCARD` and the wildcard
      //   replacers), `\[` (a literal bracket, the one `[` the bracket
      //   replacer still expects), and `\ ` (a quoted space, which one pass
      //   below rewrites in bulk -- holding each one aside instead costs more
      //   on a pattern built out of them).
      //
      // A quoted backslash is not among them. The chain doubles every
      //   backslash, then takes the doubling back out again, and a quoted one
      //   standing next to a character the chain also escapes left the two
      //   counts sharing a run, so one of the escapes was lost. Held here as
      //   the literal it means, it never joins that run.
      const escaped = pattern[index + 1]

      if (escaped === SLASH && index + 2 === length) {
        // Git removes a final directory slash before matching. An escape
        //   without a character after that removal makes the pattern invalid.
        out += hold(NEVER_MATCH)
      } else if (
        escaped === '*'
        || escaped === '['
        || escaped === SPACE
      ) {
        out += pattern.slice(index, index + 2)
      } else {
        out += hold(
          REGEX_LITERAL_SPECIAL.test(escaped)
            ? ESCAPE + escaped
            : isReserved(escaped)
              ? `[${escaped}]`
              : escaped
        )
      }

      index += 2
    } else if (isReserved(char)) {
      out += hold(`[${char}]`)
      index ++
    } else if (char === '[') {
      const scanned = scanBracket(pattern, index)

      if (scanned === null) {
        // git gives up on the whole pattern (`WM_ABORT_ALL`), so whatever
        //   follows can not make it match either.
        out += hold(NEVER_MATCH)
        index = length
      } else {
        out += hold(scanned.source)
        index = scanned.end + 1
      }
    } else {
      out += char
      index ++
    }
  }

  return {
    source: out,
    sources
  }
}

// A step of the chain below is normally a `[matcher, replacer]` pair handed
//   to `String.replace`. `DIRECT` marks the ones that are plain string work
//   instead, and take `(source, pattern)`.
//
// Anchoring the two ends is exactly that -- a test of one character and a
//   concatenation -- and putting it through the regular expression engine
//   cost a third of this chain for nothing: 167ns where 10ns does the same
//   job. The two are still steps in the same list, in the same places,
//   because their position in the order is part of what they mean.
const DIRECT = null

// A separator at the beginning or in the middle of a pattern, as opposed to
//   one at the very end.
const REGEX_INNER_SLASH = /\/(?!$)/
const WILDCARD = '[^\\/]*'

// > If the pattern ends with a slash,
// > it is removed for the purpose of the following description,
// > but it would only find a match with a directory.
// > In other words, foo/ will match a directory foo and paths underneath it,
// > but will not match a regular file or a symbolic link foo
// >  (this is consistent with the way how pathspec works in general in Git).
// '`foo/`' will not match regular file '`foo`' or symbolic link '`foo`'
// -> ignore-rules will not deal with it, because it costs extra `fs.stat` call
//      you could use option `mark: true` with `glob`

// '`foo/`' should not continue with the '`..`'
// The chain that turns one gitignore pattern into a regular expression
//   source, in order. A step is either
//
//   [matcher, replacer]            handed to `String.replace`
//   [matcher, replacer, required]  the same, but skipped outright unless
//                                    `required` appears in the string, which
//                                    the matcher cannot match without
//   [DIRECT, transform]            plain string work, taking (source, pattern)
//
// The `required` character is only ever a shortcut: finding it does not mean
//   the matcher will match, and not finding it means it cannot. It is there
//   because scanning for one character costs a fraction of running a matcher
//   that then finds nothing -- for the wildcard step, whose `[^\\]+`
//   backtracks its way through the whole string before giving up, 11ns
//   against 400ns.
const REPLACERS = [

  // Replace (\ ) with ' '
  // Only a space: an escaped tab or other whitespace is already a literal by
  //   the time it reaches here, and a bare tab must be left as one, not turned
  //   into a space.
  // (\ ) -> ' '
  // (\\ ) -> '\\ '
  // (\\\ ) -> '\\ '
  [
    // A run of backslashes is taken whole, from its first one, so no match
    //   ever starts again inside it -- `(\\+?) ` did, which made a long run
    //   quadratic.
    /(\\+)( ?)/g,
    (_, run, space) => space
      ? run.slice(0, run.length - run.length % 2) + SPACE
      : run,
    ESCAPE + SPACE
  ],

  // git's wildmatch() reads a run of two or more asterisks as one globstar
  //   whenever the run fills a path segment: it starts the pattern or follows
  //   a `/`, and it ends the pattern or comes before a `/`. A run of two is
  //   already `**`; a longer one is folded into `**` here, so the steps
  //   below only ever have to know `**`.
  // `***/foo` -> `**/foo`, `a/***/b` -> `a/**/b`, `a/***` -> `a/**`
  // git also takes a run beside a literal prefix (`a***/b`) or beside an
  //   escaped slash (`***\/b`) as a globstar, and this does not; the README
  //   lists both, under "A run of asterisks".
  [
    /(^|\/)\*{3,}(?=\/|$)/g,
    (_, start) => `${start}**`,
    '*'
  ],

  // Escape metacharacters
  // which is written down by users but means special for regular expressions.

  // > There are 12 characters with special meanings:
  // > - the backslash \,
  // > - the caret ^,
  // > - the dollar sign $,
  // > - the period or dot .,
  // > - the vertical bar or pipe symbol |,
  // > - the question mark ?,
  // > - the asterisk or star *,
  // > - the plus sign +,
  // > - the opening parenthesis (,
  // > - the closing parenthesis ),
  // > - and the opening square bracket [,
  // > - the opening curly brace {,
  // > These special characters are often called "metacharacters".
  [
    /[\\$.|*+(){^]/g,
    match => `\\${match}`
  ],

  [
    // > a question mark (?) matches a single character
    /(?!\\)\?/g,
    () => '[^/]',
    '?'
  ],

  // leading slash
  [

    // > A leading slash matches the beginning of the pathname.
    // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
    // A leading slash matches the beginning of the pathname
    /^\//,
    () => '^',
    SLASH
  ],

  // replace special metacharacter slash after the leading slash
  [
    /\//g,
    () => '\\/',
    SLASH
  ],

  [
    // > A leading "**" followed by a slash means match in all directories.
    // > For example, "**/foo" matches file or directory "foo" anywhere,
    // > the same as pattern "foo".
    // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
    // >   under directory "foo".
    // Notice that the '*'s have been replaced as '\\*'
    /^\^*(?:\\\*\\\*\\\/)+/,

    // '**/foo' <-> 'foo'
    () => '(?:^|\\/)',
    '*'
  ],

  // starting
  [
    // there will be no leading '/'
    //   (which has been replaced by section "leading slash")
    // If starts with '**', adding a '^' to the regular expression also works
    DIRECT,
    (source, pattern) => {
      // Nothing to anchor to, or already anchored (`^` or `(?:^|\/)`)
      if (!source || source[0] === '^' || source[0] === '(') {
        return source
      }

      // If has a slash `/` at the beginning or middle
      const anchor = !REGEX_INNER_SLASH.test(pattern)
        // > Prior to 2.22.1
        // > If the pattern does not contain a slash /,
        // >   Git treats it as a shell glob pattern
        // Actually, if there is only a trailing slash,
        //   git also treats it as a shell glob pattern

        // After 2.22.1 (compatible but clearer)
        // > If there is a separator at the beginning or middle (or both)
        // > of the pattern, then the pattern is relative to the directory
        // > level of the particular .gitignore file itself.
        // > Otherwise the pattern may also match at any level below
        // > the .gitignore level.
        ? '(?:^|\\/)'

        // > Otherwise, Git treats the pattern as a shell glob suitable for
        // >   consumption by fnmatch(3)
        : '^'

      return anchor + source
    }
  ],

  // two globstars
  [
    // Use lookahead assertions so that we could match more than one `'/**'`
    /\\\/\\\*\\\*(?=\\\/|$)/g,

    // Zero, one or several directories
    // should not use '*', or it will be replaced by the next replacer

    // Check if it is not the last `'/**'`
    (_, index, str) => index + 6 < str.length

      // case: /**/ at the end of the pattern, i.e. a trailing `'/**/'`
      // > A trailing `"/**/"` (a trailing `"/**"` restricted to directories)
      // >   matches everything inside, but it should not match the current
      // >   folder itself, so it requires at least one directory segment.
      // 'a/**/' matches 'a/b/', 'a/x/y/' but not 'a/'
      ? str.slice(index + 6) === '\\/'
        ? '(?:\\/[^\\/]+)+'

        // case: /**/
        // > A slash followed by two consecutive asterisks then a slash matches
        // >   zero or more directories.
        // > For example, "a/**/b" matches "a/b", "a/x/b", "a/x/y/b" and so on.
        // '/**/'
        : '(?:\\/[^\\/]+)*'

      // case: /**
      // > A trailing `"/**"` matches everything inside.

      // #21: everything inside but it should not include the current folder,
      //   resolved by `_make`
      : `\\/${TRAILING_DOUBLESTAR}`,
    '*'
  ],

  // normal intermediate wildcards
  [
    // Never replace escaped '*'
    // ignore rule '\*' will match the path '*'

    // 'abc.*/' -> go
    // 'abc.*'  -> skip this rule,
    //    coz trailing single wildcard will be handed by [trailing wildcard]
    /(^|[^\\])(?:\\\*)+(?!$)/g,

    // '*.js' matches '.js'
    // '*.js' doesn't match 'abc'
    // 1. An asterisk "*" matches anything except a slash.
    // 2. Other consecutive asterisks are considered regular asterisks
    //    and collapse into one non-slash wildcard run.
    (_, p1) => p1 + WILDCARD,
    '*'
  ],

  // trailing wildcard, held apart from a literal star
  [
    // The step above leaves a trailing `*` alone, so a single `\*` is all that
    //   can be left at the end here, and what stands in front of it says which
    //   kind it is. A wildcard arrives as the escaper wrote it, `\*` with
    //   nothing before it; a literal arrives as the user's own escape, which
    //   the escaper doubled, and then the star's own -- `\\` and then `\*`.
    //   There is no third case: every backslash still reaching the chain is
    //   one `\*`, `\[` or `\ ` carries itself, and each is followed by its
    //   own character, so a longer run can never form. This runs while the
    //   two are still distinct, before the unescape steps below collapse the
    //   literal onto the very `\*` a wildcard leaves behind.
    /(^|[^\\])((?:\\\\)*)\\\*$/,

    (match, p1, p2) =>
      p2 === EMPTY
        // A real wildcard: carry it to `_make` as the marker, so the unescape
        //   steps and the trailing-wildcard rewrite can never mistake it for a
        //   literal `\*` (nor the reverse).
        ? p1 + TRAILING_WILDCARD
        // A literal star: leave it exactly as it stands for the unescape steps.
        : match,
    '*'
  ],

  [
    // unescape, revert step 3 except for back slash
    // For example, if a user escape a '\\*',
    // after step 3, the result will be '\\\\\\*'
    /\\\\\\(?=[$.|*+(){^])/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // '\\\\' -> '\\'
    /\\\\/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // Every real bracket expression -- POSIX classes included -- has already
    //   been held aside by `extractBrackets`, so the only `[` left in the
    //   pattern is an escaped, literal one.

    // A backslash could only stand at the end of the range if it quoted the
    //   `]`, and `\]` is held aside long before this.
    /\\\[([^\]/]*?)($|\])/g,

    // '\\[bar]' -> '\\\\[bar]'
    (match, range, close) => `\\[${range}${close}`,
    '['
  ],

  // ending
  [
    // 'js' will not match 'js.'
    // 'ab' will not match 'abc'
    DIRECT,

    // WTF!
    // https://git-scm.com/docs/gitignore
    // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
    // which re-fixes #24, #38

    // > If there is a separator at the end of the pattern then the pattern
    // > will only match directories, otherwise the pattern can match both
    // > files and directories.

    // 'js*' will not match 'a.js'
    // 'js/' will not match 'a.js'
    // 'js' will match 'a.js' and 'a.js/'
    source => {
      const last = source[source.length - 1]

      // The pattern is empty, or ends in a pending marker `_make` owns --
      //   the trailing wildcard, or a trailing "/**". A trailing `*` that is
      //   not the marker is a literal star, which anchors like any other
      //   final character.
      if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
        return source
      }

      return last === SLASH
        // foo/ will not match 'foo'
        ? `${source}$`
        // foo matches 'foo' and 'foo/'
        : `${source}(?=$|\\/$)`
    }
  ]
]

const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/
const MODE_IGNORE = 'regex'
const MODE_CHECK_IGNORE = 'checkRegex'
const UNDERSCORE = '_'

const replaceTrailingWildcard = (_, p1) => {
  const prefix = p1
    // '\^':
    // '/*' does not match EMPTY
    // '/*' does not match everything

    // '\\\/':
    // 'abc/*' does not match 'abc/'
    ? `${p1}[^/]+`

    // 'a*' matches 'a'
    // 'a*' matches 'aa'
    : '[^/]*'

  return `${prefix}(?=$|\\/$)`
}

const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/

// 'abc/**' matches everything under 'abc', but not 'abc/' itself (#21):
//   requiring one arbitrary character (line terminators included, #176)
//   after 'abc/' is necessary and sufficient for `.test(path)`.
const replaceTrailingDoublestar = () => '[\\s\\S]'

// The fixed piece between the wildcard at `at` and the next wildcard of the
//   run: the tokens that separate them, joined as they appear in the source.
//   A run never holds two wildcards in a row, so there is always at least one
//   token.
const separatorAfter = (run, at) => {
  let separator = EMPTY

  for (let index = at + 1; index < run.length && !run[index].wildcard; index ++) {
    separator += run[index].single
  }

  return separator
}

// Where a run of non-slash wildcards is split by fixed pieces --
//   `[^/]*ab[^/]*cd...` -- the engine has many equivalent ways to lay the
//   input across the wildcards, and on input that does not match it works
//   through all of them, so the time grows with the number of wildcards
//   rather than the length of the path. Every wildcard but the last in such a
//   run can be pinned to stop where the piece after it begins, which leaves
//   one way to lay out the input and no rewinding, without changing which
//   paths match: the fixed pieces still bound the count, and the last
//   wildcard still absorbs the rest.
//
// A wildcard is pinned to the whole piece, never to the piece's first
//   character. The pin leaves no way back, so a wildcard that stopped at that
//   first character would hand over wherever the character happens to turn
//   up, including the places the rest of the piece cannot follow -- which is
//   how `f*o/*/*` came to miss `foo/b/c`, the first `o` of `foo` not being
//   the one the `o/` after it needs. Every token of a piece matches exactly
//   one character, so the first place the whole piece fits is the leftmost
//   place it can sit, and whatever is left over goes to the wildcards that
//   follow.
//
// The source is read one token at a time -- a wildcard, a single-character
//   piece (a literal, an escape, a class), or a parenthesised group or anchor
//   that ends the run -- so only a genuine wildcard is touched.
const pinWildcards = source => {
  if (source.indexOf(WILDCARD) < 0) {
    return source
  }

  const tokens = []
  const {length} = source
  let index = 0

  while (index < length) {
    const char = source[index]

    if (source.startsWith(WILDCARD, index)) {
      tokens.push({wildcard: true})
      index += WILDCARD.length
    } else if (char === '[') {
      let end = index + 1

      if (source[end] === '^') {
        end ++
      }

      if (source[end] === ']') {
        end ++
      }

      while (end < length && source[end] !== ']') {
        end += source[end] === ESCAPE
          ? 2
          : 1
      }

      end ++
      tokens.push({single: source.slice(index, end)})
      index = end
    } else if (char === ESCAPE) {
      tokens.push({single: source.slice(index, index + 2)})
      index += 2
    } else if (char === '(') {
      let depth = 0
      let end = index

      do {
        if (source[end] === ESCAPE) {
          end ++
        } else if (source[end] === '(') {
          depth ++
        } else if (source[end] === ')') {
          depth --
        }

        end ++
      } while (end < length && depth > 0)

      if ('*+?'.indexOf(source[end]) >= 0) {
        end ++
      }

      tokens.push({boundary: source.slice(index, end)})
      index = end
    } else if (char === '^' || char === '$') {
      tokens.push({boundary: char})
      index ++
    } else {
      tokens.push({single: char})
      index ++
    }
  }

  let out = EMPTY
  let run = []

  const flush = () => {
    let lastWildcard

    run.forEach((token, at) => {
      if (token.wildcard) {
        lastWildcard = at
      }
    })

    run.forEach((token, at) => {
      if (!token.wildcard) {
        out += token.single
        return
      }

      // Every wildcard but the last is pinned to the whole piece that
      //   follows it, for the reason set out above this function. The last
      //   one stays as it is and takes up the rest.
      out += at === lastWildcard
        ? WILDCARD
        : `(?:(?!${separatorAfter(run, at)})[^\\/])*`
    })

    run = []
  }

  tokens.forEach(token => {
    if (token.boundary === undefined) {
      run.push(token)
      return
    }

    flush()
    out += token.boundary
  })

  flush()

  return out
}

// @param {pattern}
const makeRegexPrefix = pattern => {
  // `/**` matches every path, as `**` does. The translation below only finds
  //   a globstar beside a slash it keeps, and the leading one is turned into
  //   an anchor, so `/**` would come out as `/*` and match one level only.
  //   Here rather than in `createRule`, so that `checkSourceOf`, which
  //   compiles `/**/` again without its trailing slash, gets it too.
  if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
    pattern = '**'
  }

  const {source, sources} = extractBrackets(pattern)

  const replaced = REPLACERS.reduce(
    // A pass whose matcher finds nothing hands back the very string it was
    //   given, so asking first costs a search and saves a rewrite. Ten of the
    //   fifteen passes never fire for a typical .gitignore line, and between
    //   them they were 45% of this chain.
    (prev, [matcher, replacer, required]) => {
      if (matcher === DIRECT) {
        return replacer(prev, pattern)
      }

      if (required !== UNDEFINED && prev.indexOf(required) < 0) {
        return prev
      }

      // A pass whose matcher finds nothing hands back the very string it was
      //   given, so asking first costs a search and saves a rewrite.
      return matcher.test(prev)
        ? prev.replace(matcher, replacer.bind(pattern))
        : prev
    },
    source
  )

  // Most patterns hold no bracket expression at all, and then there is
  //   nothing to put back.
  return sources.length
    ? replaced.replace(
      REGEX_RESTORE_PLACEHOLDER,
      (match, index) => sources[index]
    )
    : replaced
}

// `checkRegex` tests a path with a trailing slash, 'abc/', the way
//   `git check-ignore` matches that literal string once the directory itself
//   is known not to be excluded (see `checkIgnore`): a trailing '/' of the
//   pattern is dropped, a basename pattern sees an empty basename, and only a
//   pattern whose last segment is a pending wildcard can match what is left
//   after the final slash -- 'abc/*' and 'abc/**' match 'abc/', and 'abc/**'
//   also matches 'abc/d/' (#77, #169).
const checkSourceOf = (body, prefix) => {
  if (body[body.length - 1] === SLASH) {
    prefix = makeRegexPrefix(body.slice(0, - 1))
  }

  const head = prefix.slice(0, - 1)
  const last = prefix[prefix.length - 1]

  return last === TRAILING_WILDCARD
    ? `${head}$`
    : last === TRAILING_DOUBLESTAR
      ? head
      : NEVER_MATCH
}

// A trailing slash does not stop a pattern being basename-only: it restricts
//   the match to a directory, it does not let the pattern reach across one.
//   Everything else a pattern can hold -- a wildcard, a character class, an
//   escape -- stays inside a single path segment too, so a pattern with no
//   separator in it can only ever describe the last one.
const matchesBasename = body => {
  const index = body.indexOf(SLASH)

  return index < 0 || index === body.length - 1
}

// The last segment of a path, keeping a trailing slash, because a pattern that
//   ends in one matches only a directory.
// 'a/b/c.js' -> 'c.js';  'a/b/' -> 'b/';  'c.js' -> 'c.js' (no copy made)
const basenameOf = path => {
  const end = path.length - 1

  const index = path.lastIndexOf(
    SLASH,
    path[end] === SLASH
      ? end - 1
      : end
  )

  return index < 0
    ? path
    : path.slice(index + 1)
}

// The parent directory of a path, with its trailing separator, or EMPTY when
//   the path has none.
// 'a/b/c' -> 'a/b/';  'a/b/' -> 'a/';  'a' -> EMPTY;  'a/' -> EMPTY
//
// A path holding an empty segment has to be taken apart, because its
//   ancestors are not prefixes of it: the parent of 'a//b' is 'a/', not
//   'a//', and the parent of '/a/' is nothing at all. Both shapes reach here
//   -- 'a//b' is accepted outright, and `checkIgnore` does not put the path
//   it is given through the relative-path check.
//
// Every other path is a prefix of itself, and cutting one costs a fraction of
//   splitting it into an array and joining that back at every level: 73ns
//   against 207ns.
const parentOf = path => {
  if (
    path.charCodeAt(0) === SLASH_CODE
    || path.indexOf(DOUBLE_SLASH) >= 0
  ) {
    const slices = path.split(SLASH).filter(Boolean)

    slices.pop()

    return slices.length
      ? slices.join(SLASH) + SLASH
      : EMPTY
  }

  const end = path.length - 1

  // Look back from before a trailing separator, since that one belongs to the
  //   path itself.
  //
  // A negative place to start would be a trap here: `lastIndexOf` clamps one
  //   to 0 and searches there rather than reporting no match, so '/' would
  //   come back as its own parent and the walk would never end. It cannot
  //   happen -- that is the only path short enough to produce one, and the
  //   test above has already sent it the other way.
  const cut = path.lastIndexOf(
    SLASH,
    path.charCodeAt(end) === SLASH_CODE
      ? end - 1
      : end
  )

  return cut < 0
    ? EMPTY
    : path.slice(0, cut + 1)
}

const isString = subject => typeof subject === 'string'

// Blank lines, comments and trailing lone backslashes are told by
//   `createRule`, once the pattern is normalized.
const checkPattern = pattern => pattern
  && isString(pattern)

// Git drops one CR before each LF, and one at the end of a final line that
//   has no LF after it.
const splitPattern = pattern => (
  pattern[pattern.length - 1] === '\r'
    ? pattern.slice(0, - 1)
    : pattern
)
.split(REGEX_SPLITALL_CRLF)
.filter(Boolean)

class IgnoreRule {
  constructor (
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    prefix
  ) {
    this.pattern = pattern
    this.mark = mark
    this.negative = negative

    define(this, 'body', body)
    define(this, 'ignoreCase', ignoreCase)
    define(this, 'regexPrefix', prefix)
  }

  // Worked out on first use and kept behind an own property, the way `regex`
  //   caches itself in `_regex`. Deciding it in the constructor instead would
  //   add a fourth `defineProperty` to every rule ever built, which cost 4% of
  //   every compile -- including the compiles of rules that are never matched
  //   against anything.
  get _basenameOnly () {
    return define(this, '_basenameOnly', matchesBasename(this.body))
  }

  get regex () {
    const key = UNDERSCORE + MODE_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_IGNORE, key)
  }

  get checkRegex () {
    const key = UNDERSCORE + MODE_CHECK_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_CHECK_IGNORE, key)
  }

  _make (mode, key) {
    const str = pinWildcards(
      mode === MODE_IGNORE
        ? this.regexPrefix
        .replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard)
        .replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar)
        : checkSourceOf(this.body, this.regexPrefix)
    )

    const regex = this.ignoreCase
      ? new RegExp(str, 'i')
      : new RegExp(str)

    return define(this, key, regex)
  }
}

const hasTrailingBackslash = str => {
  let count = 0

  while (str[str.length - count - 1] === ESCAPE) {
    count ++
  }

  return count % 2 === 1
}

// Read a line the way git does: when `stripLineEnd` is set (an unsplit array
//   or object pattern), drop any trailing blank lines along with the LF
//   before each and at most one CR at the end of the line; then trim trailing
//   spaces in the same backward pass. Git trims spaces only, and a space
//   escaped by an odd run of backslashes stays, unescaped, as the last one.
// Scanned from the end: a regular expression can only try each start in
//   turn, which is quadratic over a long run of spaces or backslashes.
// 'a  ' -> 'a';  'a\ ' -> 'a ';  'a\\ ' -> 'a\\';  'a\t' -> 'a\t'
// 'a\r\n' -> 'a';  'a\r\r' -> 'a\r';  'a\n\r' -> 'a'
const trimEnd = (body, stripLineEnd) => {
  let lineEnd = body.length
  let end

  for (;;) {
    if (stripLineEnd && body[lineEnd - 1] === '\r') {
      lineEnd --
    }

    end = lineEnd

    while (body[end - 1] === SPACE) {
      end --
    }

    if (!stripLineEnd || body[end - 1] !== '\n') {
      break
    }

    lineEnd = end - 1
  }

  if (end === lineEnd) {
    return body.slice(0, lineEnd)
  }

  let backslashes = 0

  while (body[end - backslashes - 1] === ESCAPE) {
    backslashes ++
  }

  return backslashes % 2
    ? body.slice(0, end - 1) + SPACE
    : body.slice(0, end)
}

const createRule = (
  pattern,
  mark,
  ignoreCase,
  stripLineEnd,
  stripBOM
) => {
  // Git drops a BOM before it reads the first line, so before anything else.
  let body = stripBOM && pattern[0] === BOM
    ? pattern.slice(1)
    : pattern

  // > A line starting with # serves as a comment.
  if (body[0] === '#') {
    return
  }

  let negative = false

  // > An optional prefix "!" which negates the pattern;
  if (body[0] === '!') {
    negative = true
    body = body.slice(1)
  }

  // Normalize the body before checking which slashes anchor the pattern.
  //   Otherwise `bar/ ` is mistaken for a pattern containing an inner slash.
  //   A line from `splitPattern` has already lost its line ending, so only a
  //   trailing space remains to trim there.
  const last = body[body.length - 1]

  if (
    last === SPACE
    || stripLineEnd && (last === '\r' || last === '\n')
  ) {
    body = trimEnd(body, stripLineEnd)
  }

  // > A blank line matches no files, so it can serve as a separator for
  // >   readability.
  // Nor does a lone "!", a pattern ending on an unpaired backslash, or
  //   anything else left empty here: an empty pattern would compile to a
  //   regex matching every path.
  if (!body || hasTrailingBackslash(body)) {
    return
  }

  body = body
  // > Put a backslash ("\") in front of the first "!" for patterns that
  // >   begin with a literal "!", for example, `"\!important!.txt"`.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, '!')
  // > Put a backslash ("\") in front of the first hash for patterns that
  // >   begin with a hash.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, '#')

  const regexPrefix = makeRegexPrefix(body)

  return new IgnoreRule(
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    regexPrefix
  )
}

class RuleManager {
  constructor (ignoreCase) {
    this._ignoreCase = ignoreCase
    this._rules = []

    // How many of the rules git would tag `EXC_FLAG_NODIR`.
    //
    // The scan uses it to decide, once for the whole set, whether handing
    //   those rules the basename is worth what it costs the others. The
    //   shortcut saves a full-path scan on every rule it applies to and costs
    //   a check on every rule it does not, so a set where almost nothing is
    //   basename-only comes out behind -- a 955 pattern set with 44 of them
    //   measured 19% slower with the shortcut always on.
    //
    // Deciding this by measurement rather than by meaning is safe: a
    //   basename-only pattern gives the very same answer against the whole
    //   path, it just takes longer to say so. The choice can only change how
    //   fast the scan runs, never what it returns.
    this._basenameCount = 0
  }

  _add (pattern, index) {
    // #32
    if (pattern && pattern[KEY_IGNORE]) {
      this._rules = this._rules.concat(pattern._rules._rules)
      this._basenameCount += pattern._rules._basenameCount
      this._added = true
      return
    }

    const isStr = isString(pattern)
    const raw = isStr
      ? pattern
      : pattern.pattern

    const rule = checkPattern(raw)
      && createRule(
        raw,
        isStr ? UNDEFINED : pattern.mark,
        this._ignoreCase,
        !this._split,
        this._stripBOM && !index
      )

    if (rule) {
      this._added = true
      this._rules.push(rule)

      // Deliberately not `rule._basenameOnly`: reading that would materialise
      //   the rule's own copy, and the whole point of leaving it lazy is that
      //   a rule which is compiled and never matched never pays for it.
      if (matchesBasename(rule.body)) {
        this._basenameCount ++
      }
    }
  }

  // @param {Array<string> | string | Ignore} pattern
  add (pattern) {
    this._added = false
    this._split = isString(pattern)
    this._stripBOM = !this._split || pattern[0] === BOM

    makeArray(
      this._split
        ? splitPattern(pattern)
        : pattern
    ).forEach(this._add, this)

    if (this._added) {
      this._literalRules = UNDEFINED
    }

    return this._added
  }

  // Match the literal 'abc/' for `checkIgnore`, last rule wins. Only a rule
  //   ending in a wildcard can match it (see `checkSourceOf`), so the rest
  //   are left out once, rather than tested or compiled for every path.
  testLiteral (path) {
    const rules = this._literalRules || (
      this._literalRules = this._rules.filter(
        ({body}) => body[body.length - (
          body[body.length - 1] === SLASH ? 2 : 1
        )] === '*'
      )
    )

    let ignored = false
    let unignored = false
    let matchedRule

    for (let index = rules.length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule.checkRegex.test(path)) {
        ignored = !rule.negative
        unignored = rule.negative
        matchedRule = rule.negative
          ? UNDEFINED
          : rule
        break
      }
    }

    const ret = {
      ignored,
      unignored
    }

    if (matchedRule) {
      ret.rule = matchedRule
    }

    return ret
  }

  // Test one single path without recursively checking parent directories
  //
  // - mode `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`

  // @returns {TestResult}
  test (path, mode) {
    // Most of a .gitignore is patterns with no slash in them, and running
    //   those against the whole path makes the regular expression engine walk
    //   every directory name on the way to the only segment that could match.
    //   Handing them the basename instead is what git does, and it is where
    //   the time in a directory walk goes: the rule scan was two thirds of it.
    const rules = this._rules
    const {length} = rules

    const shortcut = this._basenameCount * 2 >= length

    const basename = shortcut
      ? basenameOf(path)
      : path

    // The last rule to match decides, as in git, and it is the rule
    //   `git check-ignore -v` reports, so the scan runs from the end and stops
    //   at the first match.
    // A plain loop rather than `forEach`, so that `path`, `basename` and
    //   `shortcut` are locals. As a callback they became closure variables,
    //   and reaching for one of those once per rule cost 10% of a scan over a
    //   large rule set -- more than the shortcut they were there to serve.
    for (let index = length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule[mode].test(
        shortcut && rule._basenameOnly
          ? basename
          : path
      )) {
        const {negative} = rule

        const ret = {
          ignored: !negative,
          unignored: negative
        }

        if (!negative) {
          ret.rule = rule
        }

        return ret
      }
    }

    return {
      ignored: false,
      unignored: false
    }
  }
}

const throwError = (message, Ctor) => {
  throw new Ctor(message)
}

const checkPath = (path, originalPath, doThrow) => {
  if (!isString(path)) {
    return doThrow(
      `path must be a string, but got \`${originalPath}\``,
      TypeError
    )
  }

  // We don't know if we should ignore EMPTY, so throw
  if (!path) {
    return doThrow(`path must not be empty`, TypeError)
  }

  // Check if it is a relative path
  if (checkPath.isNotRelative(path)) {
    const r = '`path.relative()`d'
    return doThrow(
      `path should be a ${r} string, but got "${originalPath}"`,
      RangeError
    )
  }

  return true
}

// > pathname should be a `path.relative()`d one
//
// The same thing `REGEX_TEST_INVALID_PATH` says, spelled out: a path is not
//   relative if it begins with a separator, or with `./` or `../`, or is
//   nothing but `.` or `..`. Every match is decided by the first three
//   characters, and this runs on every path handed to the library -- where it
//   was 55% of a cached lookup, more than the cache lookup itself.
const isNotRelative = path => {
  const first = path.charCodeAt(0)

  if (first === SLASH_CODE) {
    return true
  }

  if (first !== DOT_CODE) {
    return false
  }

  // '.'
  if (path.length === 1) {
    return true
  }

  const second = path.charCodeAt(1)

  // './'
  if (second === SLASH_CODE) {
    return true
  }

  if (second !== DOT_CODE) {
    return false
  }

  // '..' or '../'
  return path.length === 2 || path.charCodeAt(2) === SLASH_CODE
}

checkPath.isNotRelative = isNotRelative

// On windows, the following function will be replaced
/* istanbul ignore next */
checkPath.convert = p => p


const convertPath = target =>
  isString(target) && checkPath.convert(target)


class Ignore {
  constructor ({
    ignorecase = true,
    ignoreCase = ignorecase,
    allowRelativePaths = false
  } = {}) {
    define(this, KEY_IGNORE, true)

    this._rules = new RuleManager(ignoreCase)
    this._strictPathCheck = !allowRelativePaths
    this._initCache()
  }

  _initCache () {
    // A cache for the result of `.ignores()`
    this._ignoreCache = Object.create(null)

    // A cache for the result of `.test()`
    this._testCache = Object.create(null)
  }

  add (pattern) {
    if (this._rules.add(pattern)) {
      // Some rules have just added to the ignore,
      //   making the behavior changed,
      //   so we need to re-initialize the result cache
      this._initCache()
    }

    return this
  }

  // legacy
  addPattern (pattern) {
    return this.add(pattern)
  }

  // @returns {TestResult}
  _test (originalPath, cache, path) {
    checkPath(
      path,
      originalPath,
      this._strictPathCheck
        ? throwError
        : RETURN_FALSE
    )

    return path
      ? this._t(path, cache)
      : {
        ignored: false,
        unignored: false
      }
  }

  checkIgnore (target) {
    // A Windows path is converted first, so that a directory given with a
    //   trailing separator, `\` or `/`, is told the same way
    const path = convertPath(target)

    // If the path does not end with a slash, `.ignores()` is much equivalent
    //   to `git check-ignore`
    if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) {
      return this._test(target, this._testCache, path)
    }

    // Like `git check-ignore`: a directory excluded by itself or by an
    //   ancestor settles it, and only then is the literal 'abc/' matched
    //   against the rules (see `checkSourceOf`).
    const dir = this._t(path, this._testCache)

    if (dir.ignored) {
      return dir
    }

    const literal = this._rules.testLiteral(path)

    return literal.ignored || literal.unignored
      ? literal
      : dir
  }

  _t (
    // The path to be tested
    path,

    // The cache for the result of a certain checking
    cache
  ) {
    if (path in cache) {
      return cache[path]
    }

    const parentPath = parentOf(path)

    // If the path contains a parent directory, check the parent first
    const parent = parentPath
      ? this._t(parentPath, cache)
      : UNDEFINED

    return cache[path] = parent && parent.ignored
      // > It is not possible to re-include a file if a parent directory of
      // >   that file is excluded.
      ? parent
      : this._rules.test(path, MODE_IGNORE)
  }

  ignores (path) {
    return this._test(path, this._ignoreCache, convertPath(path)).ignored
  }

  createFilter () {
    return path => !this.ignores(path)
  }

  filter (paths) {
    return makeArray(paths).filter(this.createFilter())
  }

  // @returns {TestResult}
  test (path) {
    return this._test(path, this._testCache, convertPath(path))
  }
}

const factory = options => new Ignore(options)

const isPathValid = path =>
  checkPath(convertPath(path), path, RETURN_FALSE)

/* istanbul ignore next */
const setupWindows = () => {
  /* eslint no-control-regex: "off" */
  const makePosix = str => /^\\\\\?\\/.test(str)
  || /["<>|\u0000-\u001F]+/u.test(str)
    ? str
    : str.replace(/\\/g, '/')

  checkPath.convert = makePosix

  // 'C:\\foo'     <- 'C:\\foo' has been converted to 'C:/'
  // 'd:\\foo'
  const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i
  checkPath.isNotRelative = path =>
    REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)
    || isNotRelative(path)
}


// Windows
// --------------------------------------------------------------
/* istanbul ignore next */
if (
  // Detect `process` so that it can run in browsers.
  typeof process !== 'undefined'
  && process.platform === 'win32'
) {
  setupWindows()
}

// COMMONJS_EXPORTS ////////////////////////////////////////////////////////////

module.exports = factory

// Although it is an anti-pattern,
//   it is still widely misused by a lot of libraries in github
// Ref: https://github.com/search?q=ignore.default%28%29&type=code
factory.default = factory

module.exports.isPathValid = isPathValid

// For testing purposes
define(module.exports, Symbol.for('setupWindows'), setupWindows)


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5675:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http2");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 2018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

/** Time and chance as they are. */
const systemClock = {
    now: () => Date.now(),
    sleep: async (milliseconds, signal) => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
    },
    random: () => Math.random(),
};


/***/ }),

/***/ 2757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __nccwpck_require__(452);
;// CONCATENATED MODULE: external "node:stream"
const external_node_stream_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
;// CONCATENATED MODULE: ./lib/platform/last-words.js
/** How long a host may take to end what it says on a connection that no longer takes a byte, in milliseconds. */
const GRACE = 1000;
/**
 * Lets a host have its say. One that refuses in the middle of a body answers, and may then reset the connection. Node
 * gives a socket up as soon as a write fails, with the answer still unread in the kernel. Here the failure of a write
 * is held back until reading has come to an end of its own: with the answer, with the end of the connection, or with
 * an error.
 */
function hearLastWords(socket) {
    const { _write: write, _writev: writev } = socket;
    const held = (done) => (error) => {
        if (!isClosedThere(error) || socket.readableEnded || socket.destroyed)
            return done(error);
        const timer = setTimeout(() => done(error), GRACE);
        socket.once('close', () => clearTimeout(timer));
    };
    const patient = {
        _write: (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done)),
        _writev: (chunks, done) => writev.call(socket, chunks, held(done)),
    };
    Object.assign(socket, patient);
}
/** The other side takes no more. Other failures, as those of a handshake, have no words to wait for. */
function isClosedThere(error) {
    const { code } = (error ?? {});
    return code === 'EPIPE' || code === 'ECONNRESET';
}

;// CONCATENATED MODULE: ./lib/platform/phases.js

const PHASE_LIMITS = {
    connect: 10_000,
    tls: 10_000,
    progress: 60_000,
    reply: 300_000,
    expect: 1000,
};
/** Follows one request from the first lookup to the reply, and ends it when a phase takes too long. */
class Phases {
    client;
    secure;
    limits;
    expectContinue;
    phase = 'connect';
    /** The last byte of the request was handed to the operating system. */
    sent = false;
    /** The proxy's own refusal of the tunnel, as an HTTP status. */
    proxyRefusal;
    /** The phase that ran out of time. */
    expired;
    expiry = new AbortController();
    timer;
    release = () => undefined;
    current;
    /** Resolves when the body may be sent: on `100 Continue`, or when the host does not answer `Expect` in time. */
    bodyAllowed;
    /** @param client node's own for the scheme, and whether a TLS handshake belongs to it */
    constructor(client, secure, limits, expectContinue) {
        this.client = client;
        this.secure = secure;
        this.limits = limits;
        this.expectContinue = expectContinue;
        this.bodyAllowed = expectContinue ? new Promise((resolve) => (this.release = resolve)) : Promise.resolve();
        this.arm(limits.connect);
    }
    /** Aborted when a phase takes too long. */
    get signal() {
        return this.expiry.signal;
    }
    /** axios `transport`: makes the request with node's own client, so that its events can be followed. */
    request(options, onReply) {
        const request = this.client.request(options, onReply);
        this.current = request;
        request.on('socket', (socket) => this.follow(socket));
        // Without this the proxy's refusal would pass for an answer of the host (https-proxy-agent hands it on as one).
        request.on('proxyConnect', ({ statusCode }) => {
            if (statusCode === 200)
                return;
            this.proxyRefusal = statusCode;
            request.destroy();
        });
        request.on('continue', () => this.release());
        request.on('finish', () => {
            // node says so as well of a request whose connection failed before one byte of it could leave.
            if (this.phase === 'connect' || this.phase === 'tls')
                return;
            this.sent = true;
            this.enter('reply', this.limits.reply);
        });
        request.on('response', () => this.enter('reply', this.limits.reply));
        request.on('close', () => this.release());
        // With Expect the head goes out now and the body later; node would hold the head back until the first write.
        if (this.expectContinue)
            request.flushHeaders();
        return request;
    }
    /** The socket took, or the host sent, another piece. Before there is a connection, it only waits in memory. */
    advanced() {
        if (this.phase === 'body')
            this.arm(this.limits.progress);
        else if (this.phase === 'reply')
            this.arm(this.limits.reply);
    }
    /** Lets go of the socket: a reply that came early leaves a request behind that is not finished. */
    end() {
        clearTimeout(this.timer);
        this.release();
        this.current?.destroy();
    }
    follow(socket) {
        hearLastWords(socket);
        const ready = () => {
            if (this.phase === 'reply')
                return;
            this.enter('body', this.limits.progress);
            if (this.expectContinue)
                setTimeout(() => this.release(), this.limits.expect).unref();
        };
        const connected = () => {
            if (!this.secure)
                return ready();
            this.enter('tls', this.limits.tls);
            socket.once('secureConnect', ready);
        };
        if (socket.connecting)
            socket.once('connect', connected);
        else
            connected();
    }
    enter(phase, limit) {
        this.phase = phase;
        this.arm(limit);
    }
    arm(limit) {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
            this.expired = this.phase;
            this.expiry.abort();
        }, limit);
    }
}

// EXTERNAL MODULE: ./node_modules/proxy-from-env/index.js
var proxy_from_env = __nccwpck_require__(8182);
;// CONCATENATED MODULE: ./lib/platform/address.js
/** One name in a resource path: what can stand in a URL path unescaped, and is neither `.` nor `..`. */
const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,128}$/;
/**
 * Checks one path segment (account, app, environment).
 * @throws {RangeError} whose message ends a sentence that begins with the value.
 */
function parseSegment(text) {
    if (!SEGMENT.test(text))
        throw new RangeError('must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."');
    return text;
}
/**
 * The environment ID, from the ID itself or from a full resource name
 * `accounts/<account>/apps/<app>/environments/<id>` (specification section 2.3).
 * @throws {RangeError} when it is neither, or names another account or app.
 */
function parseEnvironment(text, account, app) {
    const match = /^accounts\/([^/]+)\/apps\/([^/]+)\/environments\/([^/]+)$/.exec(text);
    if (match === null && text.includes('/'))
        throw new RangeError('must be the environment ID, or accounts/<account>/apps/<app>/environments/<ID> and no more');
    if (match === null)
        return parseSegment(text);
    const [, ofAccount, ofApp, id] = match;
    if (account !== '' && ofAccount !== account)
        throw new RangeError('names another account than the input "account"');
    if (app !== '' && ofApp !== app)
        throw new RangeError('names another app than the input "app"');
    return parseSegment(id);
}
/**
 * An API root: https, or http on loopback; no credentials, query or fragment; not yet the versioned path, which the
 * client adds (specification section 9). Returned without a slash at the end.
 * @throws {RangeError}
 */
function parseApiRoot(text) {
    const url = parseSecureUrl(text);
    if (url.search !== '' || url.hash !== '')
        throw new RangeError('must not have a query or a fragment');
    if (/\/v1(?:\/|$)/.test(url.pathname))
        throw new RangeError('must be the root of the API, without "/v1" and what follows');
    url.pathname = url.pathname.replace(/\/+$/, '');
    return url;
}
/**
 * A URL that secrets may be sent to: https anywhere, http only on loopback, no user:password@ in it.
 * @throws {RangeError} whose message never repeats the URL.
 */
function parseSecureUrl(text) {
    if (!URL.canParse(text))
        throw new RangeError('must be a full URL that starts with https://');
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        throw new RangeError('must not hold a user name or password');
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
    if (!secure)
        throw new RangeError('must start with https:// (http:// only for this machine)');
    return url;
}
/** Whether a URL's host name is this machine (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
/** URL of a call below an API root. `path` is made of checked segments, so nothing in it is escaped (`:upload` stays). */
function callUrl(root, path) {
    // Not resolved against the origin: a path that begins with "//" would name another host.
    return new URL(`${root.origin}${root.pathname.replace(/\/$/, '')}${path}`);
}

;// CONCATENATED MODULE: ./lib/platform/proxy.js


/** Variables that can name a proxy for an https URL; a proxy without a scheme means plain HTTP, as it does for curl. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
/**
 * The proxy that the environment names for a URL. This machine is never reached through one, so plain http, which is
 * allowed for this machine only, never meets a proxy.
 * @throws {RangeError} when the variable holds no usable http or https URL; the message never repeats it
 */
function proxyFor(url) {
    if (isLoopback(url.hostname))
        return undefined;
    const text = (0,proxy_from_env/* getProxyForUrl */.T)(url);
    if (text === '')
        return undefined;
    const isWritten = VARIABLES.some((name) => process.env[name] === text);
    const address = isWritten ? text : text.replace(/^[a-z]+:\/\//, 'http://');
    const proxy = URL.canParse(address) ? new URL(address) : undefined;
    if (proxy === undefined || !/^https?:$/.test(proxy.protocol) || !canDecode(proxy)) {
        throw new RangeError('must be an http or https URL, with special characters in user and password encoded');
    }
    return proxy;
}
/** Origin of the proxy for a URL, without its credentials; undefined where there is none, or none that can be used. */
function proxyOriginFor(url) {
    try {
        return proxyFor(url)?.origin;
    }
    catch {
        return undefined;
    }
}
function canDecode({ username, password }) {
    try {
        decodeURIComponent(username);
        decodeURIComponent(password);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/platform/http.js




/** Replies are small JSON documents (specification sections 2.3 and 2.5); nothing needs more than a page of installs. */
const MOST_REPLY_BYTES = 1024 * 1024;
/** Why there is no reply. Holds no header and no URL: errors of axios carry the credentials, so they end here. */
class ExchangeError extends Error {
    kind;
    reason;
    phase;
    sent;
    name = 'ExchangeError';
    constructor(kind, 
    /** System or TLS error code (`ECONNREFUSED`), or `TIMEOUT` for a phase that took too long. */
    reason, phase, sent) {
        super(`${kind}: ${reason}`);
        this.kind = kind;
        this.reason = reason;
        this.phase = phase;
        this.sent = sent;
    }
}
const UNTRUSTED = /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|HOSTNAME_|PATH_LENGTH_|CRL_|ERROR_IN_|ERR_TLS_|ERR_SSL_|EPROTO)/;
/**
 * One request and its reply, whatever its status: no redirect is followed, no proxy of axios's own is used, and
 * neither body is held in memory as a whole.
 * @throws {ExchangeError} when there is no reply; {StepError} when the body cannot be read.
 */
async function exchange(call) {
    const { url, body, signal } = call;
    const secure = url.protocol === 'https:';
    const expectContinue = call.expectContinue === true && body !== undefined;
    // Loaded where it is used: a run that sends nothing starts without it.
    const client = secure ? await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4708, 19)) : await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 7067, 19));
    const phases = new Phases(client, secure, call.limits ?? PHASE_LIMITS, expectContinue);
    const data = body === undefined ? undefined : external_node_stream_namespaceObject.Readable.from(paced(body, phases, call.onProgress), { objectMode: false });
    let broken;
    data?.on('error', (error) => void (broken ??= error instanceof lib_errors/* StepError */.zg ? error : undefined));
    try {
        const { default: axios } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(485)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2485));
        // A socket of its own for each request: a pooled one may be closing while we write to it.
        const direct = new client.Agent({ keepAlive: false });
        const response = await axios.request({
            method: call.method,
            url: url.href,
            headers: {
                Accept: 'application/json',
                'Accept-Encoding': 'identity',
                'User-Agent': 'headless-deploy',
                // false: axios would call an empty body a form.
                ...(body === undefined
                    ? { 'Content-Type': false }
                    : { 'Content-Type': body.type, 'Content-Length': String(body.bytes) }),
                ...(expectContinue ? { Expect: '100-continue' } : {}),
                ...call.headers,
            },
            data,
            responseType: 'stream',
            validateStatus: () => true,
            maxRedirects: 0,
            proxy: false,
            httpAgent: direct,
            httpsAgent: (await proxyAgentFor(url)) ?? direct,
            transport: phases,
            signal: AbortSignal.any([signal, phases.signal]),
        });
        const { sent } = phases;
        const { text, complete } = await readText(response.data, phases, signal);
        return { status: response.status, headers: flatten(response.headers), text, complete, sent };
    }
    catch (error) {
        throw signal.aborted || broken === undefined ? failureOf(error, phases, signal) : broken;
    }
    finally {
        phases.end();
        data?.destroy();
    }
}
/**
 * A socket of its own for each request, through the proxy of the environment.
 * @returns undefined where there is none
 * @throws {ExchangeError} `untrusted`, `PROXY_URL`, when the variable that names the proxy is not usable
 */
async function proxyAgentFor(url) {
    try {
        const proxy = proxyFor(url);
        if (proxy === undefined)
            return undefined;
        const { HttpsProxyAgent } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(659)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7659));
        return new HttpsProxyAgent(proxy, { keepAlive: false });
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new ExchangeError('untrusted', 'PROXY_URL', 'connect', false);
    }
}
async function* paced(body, phases, onProgress) {
    await phases.bodyAllowed;
    let handed = 0;
    for await (const chunk of body.open()) {
        yield chunk;
        handed += chunk.length;
        phases.advanced();
        onProgress?.(handed);
    }
}
async function readText(stream, phases, signal) {
    const chunks = [];
    let bytes = 0;
    let complete = true;
    try {
        for await (const chunk of stream) {
            phases.advanced();
            chunks.push(chunk.subarray(0, MOST_REPLY_BYTES - bytes));
            bytes += chunk.length;
            if (bytes > MOST_REPLY_BYTES) {
                complete = false;
                break;
            }
        }
    }
    catch (error) {
        // The status is known, and it counts; only our own signal makes it worthless.
        if (signal.aborted)
            throw error;
        complete = false;
    }
    return { text: Buffer.concat(chunks).toString('utf8'), complete };
}
function flatten(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}
function failureOf(error, phases, signal) {
    if (error instanceof ExchangeError)
        return error;
    const { phase, sent, expired, proxyRefusal } = phases;
    if (signal.aborted)
        return new ExchangeError('stopped', 'ABORTED', phase, sent);
    if (proxyRefusal !== undefined) {
        // A gateway that is busy may do it next time; anything else (407, 403) is what the proxy will say again.
        const kind = [502, 503, 504].includes(proxyRefusal) ? 'not-sent' : 'untrusted';
        return new ExchangeError(kind, `PROXY_${proxyRefusal}`, phase, false);
    }
    const code = expired === undefined ? codeOf(error) : 'TIMEOUT';
    if (sent)
        return new ExchangeError('unanswered', code, phase, sent);
    if (phase !== 'connect' && phase !== 'tls')
        return new ExchangeError('incomplete', code, phase, sent);
    return new ExchangeError(UNTRUSTED.test(code) ? 'untrusted' : 'not-sent', code, phase, sent);
}
/** The error code of an error or of what caused it; only characters that a code has, so that it can be shown. */
function codeOf(error) {
    for (let current = error; current instanceof Error; current = current.cause) {
        const { code } = current;
        if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code))
            return code;
    }
    return 'UNKNOWN';
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __nccwpck_require__(8804);
;// CONCATENATED MODULE: ./lib/actions/call-context.js




/** What calls to the platform need; each retry is a line in the log. */
function callContext(runner, { clock, limits }, signal) {
    return {
        clock,
        signal,
        ...(limits === undefined ? {} : { limits }),
        onRetry: ({ next, most, pause, why }) => runner.info(`${why}: try ${next} of ${most} in ${(0,lib_text/* formatDuration */.a3)(pause)}`),
    };
}
/** Says where credentials will go, before the first request, and through which proxy. */
function tellTarget(runner, url, what) {
    runner.info(`To ${url.origin}: ${what}`);
    const proxy = proxyOriginFor(url);
    if (proxy !== undefined)
        runner.info(`Through the proxy ${proxy}`);
}
/**
 * For a call that our own signal ended: the reason of the signal, with what is known of the request. Any other error as
 * it is.
 */
function stopReason(error, signal) {
    if (!(error instanceof ExchangeError))
        return error;
    const reason = signal.reason;
    if (!(reason instanceof lib_errors/* StopError */.Tj) || !error.sent)
        return reason;
    if (reason.code === 'cancelled')
        return new lib_errors/* StopError */.Tj('cancelled', reason.message, reason.exitCode, 'unknown');
    return new lib_errors/* StepError */.zg('ambiguous', `All of the request had been sent when the time was up. ${reason.message}`, 'unknown');
}

;// CONCATENATED MODULE: ./lib/actions/input-reader.js

/** Stands for a value that cannot be used; why is noted, and `finish` throws it. */
const BAD = Symbol('bad input');
/**
 * Reads and checks the inputs of an action. A bad value is noted and reading goes on, so that one run reports all of
 * them: what was read can be used once `finish` has returned it.
 */
class InputReader {
    text;
    problems = [];
    /** @param text value of an input by its name, empty where it is not set: `Runner.input` */
    constructor(text) {
        this.text = text;
    }
    /** The value, or undefined where it is empty. */
    optional(name) {
        return this.text(name) || undefined;
    }
    /** What `parse` makes of the value; `fallback` where it is empty. A RangeError of `parse` is a problem of the input. */
    parsed(name, fallback, parse, { secret = false } = {}) {
        const text = this.text(name);
        if (text === '')
            return fallback;
        try {
            return parse(text);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            return this.reject(name, secret ? undefined : text, error.message);
        }
    }
    /** As `parsed`, for an input that must not be empty. */
    required = (name, parse, options) => {
        if (this.text(name) !== '')
            return this.given(name, parse, options);
        this.problems.push({ input: name, problem: 'is required, and it is empty or missing', isMissing: true });
        return BAD;
    };
    /** As `required` where the rest is of no use without it, but nothing is wrong when it is empty. */
    given = (name, parse, options) => this.parsed(name, BAD, parse, options);
    /** A YAML 1.2 core schema boolean, as `core.getBooleanInput` takes it. */
    boolean(name, fallback) {
        return this.parsed(name, fallback, (text) => {
            if (/^(?:true|True|TRUE)$/.test(text))
                return true;
            if (/^(?:false|False|FALSE)$/.test(text))
                return false;
            throw new RangeError('must be true or false');
        });
    }
    integer(name, fallback, least, most) {
        return this.parsed(name, fallback, (text) => {
            const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
            if (value >= least && value <= most)
                return value;
            throw new RangeError(`must be a whole number from ${least} to ${most}`);
        });
    }
    /** One of a few words; the first is the default. */
    choice(name, words) {
        return this.parsed(name, words[0], (text) => {
            const word = words.find((known) => known === text);
            if (word === undefined)
                throw new RangeError(`must be one of ${words.join(', ')}`);
            return word;
        });
    }
    /** The lines of a value, without empty ones. */
    lines(name) {
        return this.text(name)
            .split(/\r\n|\r|\n/)
            .filter((line) => line.trim() !== '');
    }
    /** Notes that an input cannot be used. @param value left out for secrets */
    reject(input, value, problem) {
        this.problems.push({ input, value, problem });
        return BAD;
    }
    /**
     * The inputs of the action, when nothing is wrong with any of them.
     * @throws {InvalidInputError} with every problem noted so far
     */
    finish(fields) {
        const inputs = together(fields);
        if (this.problems.length > 0 || inputs === BAD)
            throw new lib_errors/* InvalidInputError */.oC(this.problems);
        return inputs;
    }
}
/** Several inputs as one value, which is bad when one of them is. */
function together(fields) {
    return Object.values(fields).includes(BAD) ? BAD : fields;
}
/** `timeout-minutes`: more than 0, at most 7200 (five days, the longest job a self-hosted runner takes). */
function parseTimeoutMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (minutes > 0 && minutes <= 7200)
        return minutes;
    throw new RangeError('must be a number of minutes, more than 0 and at most 7200');
}
/**
 * A size in bytes: `200MB` (10^6), `200MiB` (2^20), or plain bytes.
 * @throws {RangeError}
 */
function parseSize(text) {
    const match = /^(\d{1,15}(?:\.\d{1,3})?)\s*(?:([kmgt])(i?)b|b)?$/i.exec(text);
    const power = ['k', 'm', 'g', 't'].indexOf((match?.[2] ?? '').toLowerCase()) + 1;
    const bytes = match === null ? Number.NaN : Math.floor(Number(match[1]) * (match[3] ? 1024 : 1000) ** power);
    if (bytes >= 1 && Number.isSafeInteger(bytes))
        return bytes;
    throw new RangeError('must be a size such as 200MB (10^6 bytes each), 200MiB (2^20) or a number of bytes');
}

;// CONCATENATED MODULE: ./lib/actions/credentials.js

/** `username` and `password`. Neither is ever part of a message. @param read as for `readAccess` */
function readCredentials(read) {
    return together({
        username: read('username', parseUsername, { secret: true }),
        password: read('password', parsePassword, { secret: true }),
    });
}
/** RFC 7617 section 2: a colon would end the user ID, control characters are not allowed. @throws {RangeError} */
function parseUsername(text) {
    if (!/[:\u0000-\u001f\u007f]/.test(text))
        return text;
    throw new RangeError('must be the API user ID, which has no ":" and no control character');
}
/** RFC 7617 section 2. @throws {RangeError} */
function parsePassword(text) {
    if (!/[\u0000-\u001f\u007f]/.test(text))
        return text;
    throw new RangeError('must be the API password, on one line and without control characters');
}
/**
 * The first act of an action, before anything can print: keeps its secrets out of the log in every form they can take.
 * Account, app and environment are no secrets; a runner would drop job outputs that hold them.
 * @param webhooks names of inputs that hold a webhook URL
 */
function maskSecrets(runner, webhooks) {
    const username = runner.input('username');
    const password = runner.input('password');
    const pair = Buffer.from(`${username}:${password}`, 'utf8');
    const padded = pair.toString('base64');
    // Some servers repeat base64 without its padding, or in the alphabet for URLs.
    const secrets = password === '' ? [] : [password, padded, padded.replace(/=+$/, ''), pair.toString('base64url')];
    for (const name of webhooks) {
        const text = runner.input(name);
        if (text === '')
            continue;
        secrets.push(text);
        if (!URL.canParse(text))
            continue;
        const url = new URL(text);
        const token = url.searchParams.get('token') ?? '';
        // As it stands in the URL, too: an unescaped "+" is a space once it is parsed.
        const raw = /[?&]token=([^&#]*)/.exec(text)?.[1] ?? '';
        secrets.push(url.href, url.search.slice(1), token, raw);
    }
    runner.mask(secrets.filter((secret) => secret !== ''));
}

;// CONCATENATED MODULE: ./lib/actions/deadline.js

/** @param cancelled the runner's own signal */
function createDeadline(cancelled) {
    const expiry = new AbortController();
    let timer;
    return {
        signal: AbortSignal.any([cancelled, expiry.signal]),
        start: (minutes) => {
            const message = `The step took longer than "timeout-minutes" allows (${minutes}).`;
            timer = setTimeout(() => expiry.abort(new lib_errors/* StopError */.Tj('timeout', message, 1)), minutes * 60_000);
        },
        stop: () => clearTimeout(timer),
    };
}

;// CONCATENATED MODULE: ./lib/actions/failure.js


/**
 * Any thrown value as a failure of the step: our own errors as they are, errors of the file system as `invalid-file`
 * with the path, all else as `internal`.
 */
function asStepError(error) {
    if (error instanceof lib_errors/* StepError */.zg)
        return error;
    if (error instanceof Error && 'syscall' in error && 'code' in error)
        return fileSystemError(error);
    const name = error instanceof Error ? error.name : typeof error;
    const message = error instanceof Error ? error.message : String(error);
    return new lib_errors/* StepError */.zg('internal', `${(0,lib_text/* safeText */.Hk)(name)}: ${(0,lib_text/* safeText */.Hk)(message)}`);
}
/** No room: the disk, a quota, or a file system that cannot be written at all. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
function fileSystemError({ code = '', path, syscall = '' }) {
    const what = (0,lib_text/* safeText */.Hk)(path ?? `A file (${syscall})`);
    const cure = NO_ROOM.has(code)
        ? "Free space on the runner's disk: the zip is written to its temp folder (RUNNER_TEMP)."
        : 'Check its permissions.';
    return new lib_errors/* StepError */.zg('invalid-file', `${what} cannot be used: ${(0,lib_text/* safeText */.Hk)(code)}. ${cure}`);
}
const TITLES = {
    'invalid-input': 'Invalid input',
    'no-files': 'No files to send',
    'too-large': 'Too large',
    'secret-found': 'Secret found',
    'invalid-file': 'File cannot be sent',
    unauthorized: 'Credentials refused',
    forbidden: 'Not allowed',
    'not-found': 'Not found',
    conflict: 'Conflict',
    'rate-limited': 'Too many requests',
    rejected: 'Request refused',
    'server-error': 'Platform error',
    'bad-reply': 'Unexpected answer',
    network: 'Platform not reached',
    timeout: 'Timed out',
    ambiguous: 'Outcome unknown',
    'build-failed': 'Build failed',
    cancelled: 'Cancelled',
    'purge-failed': 'Cache purge failed',
    internal: 'Internal error',
};
/** Title of the one annotation of a failed step. */
function titleOf(code) {
    return TITLES[code];
}
/** What to report about a defect of ours. */
const REPORT_ADVICE = `This is a defect of headless-deploy. Please report it with this message, the inputs without their secrets, and the log of a run with debug logging on (Node ${process.version}, ${process.platform}).`;
/** What to do about a platform that was not reached, by the error code of the connection. */
function networkAdvice(reason, urlInput) {
    if (reason === 'PROXY_407') {
        return 'The proxy wants a user and a password: put them into HTTPS_PROXY, with special characters encoded.';
    }
    if (reason === 'PROXY_URL') {
        return 'HTTPS_PROXY must be an http or https URL, with special characters in user and password encoded.';
    }
    if (reason.startsWith('PROXY_'))
        return 'The proxy in HTTPS_PROXY refused the connection: ask who runs it, or set NO_PROXY.';
    if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') {
        return `The host name could not be resolved: check "${urlInput}", and the DNS of the runner.`;
    }
    if (reason === 'ECONNREFUSED')
        return `Nothing listens there: check "${urlInput}".`;
    if (/^(?:EPROTO|ERR_SSL_)/.test(reason))
        return `The host does not speak TLS on that port: check "${urlInput}".`;
    if (/CERT|SIGNED|UNABLE_TO|ERR_TLS/.test(reason)) {
        return 'The certificate is not trusted. For a certificate authority of your own set NODE_EXTRA_CA_CERTS in the "env:" of the job or the runner; there is no switch that turns the check off.';
    }
    return `Check "${urlInput}" and the network of the runner, then run the job again.`;
}

;// CONCATENATED MODULE: ./lib/actions/outputs.js
/**
 * Sets the outputs of a step: `status` and `error-code` first, then those of the action, and `result`, all of them as one
 * JSON object with the types they have.
 * @throws what the host throws when its file cannot be written
 */
function writeOutputs(runner, ending, own) {
    const values = { status: ending.status, 'error-code': ending.error?.code ?? '', ...own };
    for (const [name, value] of Object.entries(values))
        runner.output(name, asText(value));
    runner.output('result', JSON.stringify(values));
}
function asText(value) {
    if (value === null)
        return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

;// CONCATENATED MODULE: ./lib/actions/report.js



/**
 * The last acts of a step: cleans up, writes outputs and summary, and says why it failed. None of them keeps another
 * from its turn, and why the step itself failed is said first.
 * @returns the exit code of the step
 */
async function reportEnding(step) {
    const { runner, report, inputs, facts, ending, cleanUps } = step;
    const { error } = ending;
    const leftBehind = cleanUps.flatMap((cleanUp) => report_failureOf(() => cleanUp(ending)));
    const unwritten = report_failureOf(() => writeOutputs(runner, ending, report.outputs(facts, ending, inputs)));
    let failure = '';
    if (error !== undefined) {
        const isFork = error.code === 'invalid-input' && (await runner.isForkPullRequest().catch(() => false));
        const advice = report.advice(error, facts, inputs, isFork);
        failure = advice === '' ? error.message : `${error.message}\n${advice}`;
        runner.error(titleOf(error.code), error instanceof lib_errors/* InvalidInputError */.oC ? problemsOf(error) : error.message, advice);
    }
    for (const { message } of unwritten) {
        const text = `The outputs could not be written: ${message} The step itself ended as "${ending.status}".`;
        runner.error('Outputs not written', text);
    }
    for (const { message } of leftBehind) {
        runner.warning('Not cleaned up', `A temporary file could not be removed: ${message}`);
    }
    // The summary is an extra: it never changes how a step ended.
    const summary = report.summary?.(facts, ending, inputs, failure);
    if (summary !== undefined) {
        await runner.summary(summary).catch((thrown) => {
            runner.warning('No job summary', `The job summary could not be written: ${asStepError(thrown).message}`);
        });
    }
    if (error instanceof lib_errors/* StopError */.Tj)
        return error.exitCode;
    return error !== undefined || unwritten.length > 0 ? 1 : 0;
}
/** Every bad input on one line, numbered where there are several. */
function problemsOf({ message }) {
    const problems = message.split('\n');
    if (problems.length === 1)
        return message;
    const numbered = problems.map((problem, index) => `(${index + 1}) ${problem}.`);
    return `${problems.length} inputs cannot be used: ${numbered.join(' ')}`;
}
function report_failureOf(act) {
    try {
        act();
        return [];
    }
    catch (error) {
        return [asStepError(error)];
    }
}

;// CONCATENATED MODULE: ./lib/actions/step.js







/**
 * Puts an action into the frame that all of them share: masks secrets, works within one deadline, cleans up, and reports
 * in every ending.
 * @returns the step: runs the action and returns its exit code
 */
function defineStep({ webhookInputs = [], read, run, report, }) {
    return async (runner, services) => {
        maskSecrets(runner, webhookInputs);
        const deadline = createDeadline(runner.cancelled);
        const cleanUps = [];
        let facts = {};
        let inputs;
        let ending;
        let isSending = false;
        const record = (more) => {
            facts = { ...facts, ...more };
            if (isSending)
                writeAsKilled();
        };
        const writeAsKilled = () => {
            isSending = true;
            const killed = asKilled(facts.accepted === true ? 'accepted' : 'unknown');
            writeOutputs(runner, killed, report.outputs(facts, killed, inputs));
        };
        try {
            inputs = read(runner);
            deadline.start(inputs.timeoutMinutes);
            const status = await run(inputs, {
                runner,
                services,
                signal: deadline.signal,
                calls: callContext(runner, services, deadline.signal),
                record,
                onEnd: (cleanUp) => void cleanUps.push(cleanUp),
                aboutToSend: writeAsKilled,
            });
            ending = { status, error: undefined };
        }
        catch (thrown) {
            const error = asStepError(stopReason(thrown, deadline.signal));
            if (error.code === 'internal' && thrown instanceof Error)
                runner.debug(thrown.stack ?? '');
            ending = { status: facts.accepted === true ? 'accepted' : error.status, error };
        }
        finally {
            deadline.stop();
        }
        return await reportEnding({ runner, report, inputs, facts, ending, cleanUps });
    };
}
/** The ending of a step that nobody could report. */
function asKilled(status) {
    return { status, error: new lib_errors/* StopError */.Tj('cancelled', 'The step was killed.', 143) };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/workspace/checks.js
var checks = __nccwpck_require__(8076);
;// CONCATENATED MODULE: ./lib/workspace/listing.js
function emptyListing() {
    return { leftOut: [], missing: [], notes: [] };
}
/**
 * Names from the file system as text. In a name that is not UTF-8 every byte above 0x7f becomes a lone surrogate
 * (U+DC80 to U+DCFF): patterns can still leave it out, and `isUtf8` tells it from a name that a zip can carry.
 */
function decodeName(name) {
    try {
        return UTF8.decode(name);
    }
    catch {
        return name
            .toString('latin1')
            .replace(/[\u0080-\u00ff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));
    }
}
/** Whether a decoded name was UTF-8. Where it was not, it is no path that the disk knows. */
function isUtf8(name) {
    return name.isWellFormed();
}
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

;// CONCATENATED MODULE: ./lib/workspace/read-disk.js


/** What happened to a file or folder that was there a moment ago, and what to do. */
const VANISHED = 'vanished while the files were listed. Let the steps that write to "path" finish first, or exclude it.';
/** Reads a file or folder that is needed to know what to send. @throws {StepError} `invalid-file` naming it. */
function readDisk(place, read) {
    try {
        return read();
    }
    catch (error) {
        const code = error.code;
        if (code === undefined)
            throw error;
        const hasVanished = code === 'ENOENT' || code === 'ENOTDIR';
        if (hasVanished)
            throw new lib_errors/* StepError */.zg('invalid-file', `${(0,lib_text/* safeText */.Hk)(place)} ${VANISHED}`);
        throw new lib_errors/* StepError */.zg('invalid-file', `${(0,lib_text/* safeText */.Hk)(place)} cannot be read: ${code}. Check its permissions.`);
    }
}

;// CONCATENATED MODULE: ./lib/workspace/files.js





/** Looks at every listed path once, without following links. */
class Inspector {
    root;
    found = { files: [], links: [], deleted: [], errors: [] };
    folders = new Map([['', true]]);
    /** @param root the folder to deploy */
    constructor(root) {
        this.root = root;
    }
    inspect({ path: name, indexMode }) {
        const { files, links, deleted, errors } = this.found;
        if (!isUtf8(name)) {
            errors.push(`${(0,lib_text/* safeText */.Hk)(name)} has a name that is not UTF-8, so a zip cannot carry it. Rename or exclude it.`);
            return;
        }
        const unsafe = unsafeName(name);
        const stats = this.isRealFolder(name.slice(0, Math.max(0, name.lastIndexOf('/')))) ? this.look(name) : undefined;
        if (stats === undefined || (indexMode !== undefined && stats.isDirectory())) {
            if (indexMode === undefined)
                errors.push(`${(0,lib_text/* safeText */.Hk)(name)} ${VANISHED}`);
            else
                deleted.push(name);
        }
        else if (unsafe !== undefined) {
            errors.push(`${(0,lib_text/* safeText */.Hk)(name)} ${unsafe}, so a zip cannot carry it safely. Rename or exclude it.`);
        }
        else if (stats.isSymbolicLink()) {
            links.push(name);
        }
        else if (stats.isFile()) {
            // The index knows the executable bit where the file system does not (Windows).
            const executable = indexMode === undefined ? (stats.mode & 0o100) !== 0 : indexMode === '100755';
            const { size, mtimeMs } = stats;
            files.push({ path: name, source: this.placeOf(name), mode: executable ? 0o755 : 0o644, size, mtimeMs });
        }
        else {
            errors.push(`${(0,lib_text/* safeText */.Hk)(name)} is not a regular file (${kindOf(stats)}). Remove or exclude it.`);
        }
    }
    /** A folder that has become a link leads elsewhere; git sees the files below as deleted, and so do we. */
    isRealFolder(folder) {
        let real = this.folders.get(folder);
        if (real === undefined) {
            const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
            real = this.isRealFolder(parent) && this.look(folder)?.isDirectory() === true;
            this.folders.set(folder, real);
        }
        return real;
    }
    look(name) {
        const place = this.placeOf(name);
        return readDisk(place, () => (0,external_node_fs_.lstatSync)(place, MAY_BE_ABSENT));
    }
    /** Not `path.join`: for tens of thousands of files that takes a tenth of the time of the whole listing. */
    placeOf(name) {
        return `${this.root}${external_node_path_.sep}${name}`;
    }
}
const MAY_BE_ABSENT = { throwIfNoEntry: false };
/** A name that one of the rules below may speak of; one look for all of them, as nearly every name is safe. */
const UNSAFE = /[\\\u0000-\u001f\u007f-\u009f]|^[A-Za-z]:|(?:^|\/)\.{0,2}(?:\/|$)/;
/** Why a name could be unpacked to another place than it says, or hide in a list (APPNOTE 4.4.17). */
function unsafeName(name) {
    if (!UNSAFE.test(name))
        return undefined;
    if (name.includes('\\'))
        return 'has a backslash in its name';
    if (/^[A-Za-z]:/.test(name))
        return 'begins like a drive';
    if (/[\u0000-\u001f\u007f-\u009f]/.test(name))
        return 'has a control character in its name';
    if (name.startsWith('/') ||
        name.split('/').some((segment) => segment === '..' || segment === '.' || segment === '')) {
        return 'has a name that leads elsewhere';
    }
    return undefined;
}
function kindOf(stats) {
    if (stats.isFIFO())
        return 'a named pipe';
    if (stats.isSocket())
        return 'a socket';
    return stats.isDirectory() ? 'a folder' : 'a device';
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 6 modules
var exec = __nccwpck_require__(9529);
;// CONCATENATED MODULE: ./lib/workspace/git.js







/** Variables that would point git at another repository or index than the one in the folder. */
const REPOSITORY_VARIABLES = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|PREFIX|NAMESPACE|(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/;
/**
 * git for one repository. Questions go through `@actions/exec`, silent and with byte listeners, because its string
 * output breaks names that are not UTF-8 and echoes them into the log. It also joins the output to one text and searches
 * that again for every piece that comes in, so a long list, which has no line end in it, goes past it.
 *
 * - `safe.directory` is set to the repository at hand: container jobs own the checkout as another user. git takes it
 *   from the command line since 2.38.
 * - `core.fsmonitor` is off, as it names a program to run, and a nested repository could name any.
 * - The step's inputs, credentials among them, are not handed on.
 *
 * @param signal ends what `list` has begun
 */
function createGit(environment, repository, signal) {
    const env = { GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && !REPOSITORY_VARIABLES.test(name) && !/^INPUT_/i.test(name))
            env[name] ??= value;
    }
    const settings = ['-c', `safe.directory=${repository}`, '-c', 'core.fsmonitor=false'];
    return {
        ask: async (folder, ...args) => {
            const stdout = [];
            const stderr = [];
            const listeners = {
                stdout: (data) => void stdout.push(data),
                stderr: (data) => void stderr.push(data),
            };
            const options = { cwd: folder, env, silent: true, ignoreReturnCode: true, listeners };
            const ending = (0,exec/* exec */.m)(gitProgram(), [...settings, ...args], options);
            return answerOf(await unlessVanished(folder, ending), stdout, stderr);
        },
        list: async (folder, ...args) => {
            const stdout = [];
            const stderr = [];
            const ending = new Promise((resolve, reject) => {
                // The type of a child that may lack its pipes: where no more files can be opened, it does.
                const git = (0,external_node_child_process_namespaceObject.spawn)(gitProgram(), [...settings, ...args], {
                    cwd: folder,
                    env,
                    stdio: ['ignore', 'pipe', 'pipe'],
                    signal,
                });
                git.on('error', reject);
                // A signal ended it where there is no code.
                git.on('close', (code) => resolve(code ?? 1));
                git.stdout?.on('data', (data) => stdout.push(data));
                git.stderr?.on('data', (data) => stderr.push(data));
            });
            return answerOf(await unlessVanished(folder, ending), stdout, stderr);
        },
    };
}
/** A program cannot be started in a folder that is not there; the system then says that it is the program. */
async function unlessVanished(folder, ending) {
    try {
        return await ending;
    }
    catch (error) {
        if (!(0,external_node_fs_.existsSync)(folder))
            throw new lib_errors/* StepError */.zg('invalid-file', `${(0,lib_text/* safeText */.Hk)(folder)} ${VANISHED}`);
        if (!external_node_path_.isAbsolute(gitProgram()))
            throw error;
        // Without it other files would be chosen, so this is no reason to go on.
        const [, reason = ''] = /(?:Error: )?([^:]*)$/.exec(error instanceof Error ? error.message : String(error)) ?? [];
        const text = `git is installed, but could not be started (${(0,lib_text/* safeText */.Hk)(reason)}).`;
        const advice = 'If the runner is at a limit of processes or open files, run the step again.';
        throw new lib_errors/* StepError */.zg('invalid-file', `${text} ${advice}`);
    }
}
function answerOf(exitCode, stdout, stderr) {
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}
/**
 * git with its full path. `@actions/io` would search as well, but it prints a raw line for every folder of PATH that it
 * may not enter. Where nothing is found (and on Windows, with its own rules) it searches all the same.
 */
function gitProgram() {
    const folders = process.platform === 'win32' ? [] : (process.env['PATH'] ?? '').split(external_node_path_.delimiter);
    const files = folders.filter((folder) => external_node_path_.isAbsolute(folder)).map((folder) => external_node_path_.join(folder, 'git'));
    return files.find(isProgram) ?? 'git';
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}
/** The error for a `.git` that git cannot use: never a reason to read the folder in another way. */
function unreadable(folder, stderr) {
    const reason = (0,lib_text/* safeText */.Hk)(stderr.trim().split('\n')[0] ?? '');
    return new lib_errors/* StepError */.zg('invalid-file', `git cannot read the repository of ${(0,lib_text/* safeText */.Hk)(folder)}: ${reason || 'no reason given'}. ` +
        'If another user owns it, run "git config --global --add safe.directory <folder>" in an earlier step; ' +
        'if its .git is damaged or incomplete, check the repository out again.');
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __nccwpck_require__(298);
;// CONCATENATED MODULE: ./lib/workspace/patterns.js

/** gitignore patterns with one base folder. Case counts on every platform, as it does in git on Linux. */
class PatternList {
    lines;
    list;
    constructor(lines) {
        this.lines = lines;
        this.list = ignore({ ignorecase: false }).add(lines.map((line) => line.replace(/^\ufeff/, '')));
    }
    get isEmpty() {
        return this.lines.length === 0;
    }
    /** Verdict on exactly this path (a folder ends with `/`), where no parent folder is left out. */
    verdict(path) {
        const { ignored, unignored } = this.list.test(path);
        if (ignored)
            return 'out';
        return unignored ? 'in' : undefined;
    }
    /** Verdict on a path, or on the nearest of its folders that has one. */
    inheritedVerdict(path) {
        for (let current = path; current !== ''; current = parentOf(current)) {
            const verdict = this.verdict(current);
            if (verdict !== undefined)
                return verdict;
        }
        return undefined;
    }
    /**
     * The same patterns for use below `folder` although they leave that folder out: a deeper ignore file has brought it
     * back, and git then asks only what the patterns say of each path itself.
     */
    reopenedAt(folder) {
        if (this.verdict(folder) !== 'out')
            return this;
        const parents = [];
        for (let current = folder; current !== ''; current = parentOf(current))
            parents.unshift(`!/${escapePattern(current)}`);
        return new PatternList([...this.lines, ...parents]);
    }
}
/**
 * Whether a pattern names a folder: the pattern, or a beginning of it that ends at a `/`, matches exactly that folder.
 * `/dist/` names `dist/`; `/node_modules/x/` names `node_modules/`; `dist/` and a lone `*` do not.
 * @param folder POSIX path that ends with `/`
 */
function namesFolder(pattern, folder) {
    const segments = pattern.replace(/^!/, '').replace(/\/$/, '').split('/');
    return segments.some((segment, index) => {
        if (/^\**$/.test(segment))
            return false;
        const beginning = segments.slice(0, index + 1).join('/');
        const floating = index === segments.length - 1 || /^(?:\/|\*\*\/)/.test(beginning);
        return matchesItself(new PatternList([`${floating ? beginning : `/${beginning}`}/`]), folder);
    });
}
function matchesItself(list, folder) {
    const parent = parentOf(folder);
    return list.verdict(folder) === 'out' && (parent === '' || list.verdict(parent) !== 'out');
}
/** The folder that holds a path, ending with `/`; empty for a path at the top. */
function parentOf(path) {
    return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}
function escapePattern(path) {
    return path.replace(/[\\*?[\] ]/g, String.raw `\$&`);
}

;// CONCATENATED MODULE: ./lib/workspace/rules.js
/** Rule 1: left out unless git tracks them or one of git's own rules brings them back. */
const DEFAULT_IGNORES = [
    'node_modules/',
    '.next/',
    '.nuxt/',
    '.cache/',
    '.wordpress-cache/',
    '.env*.local',
    '.DS_Store',
];
/**
 * Rule 6: never sent, whatever the patterns say. Version control data at any depth (compared without case, as a
 * case-insensitive file system does) and the key files that google-github-actions/auth writes into the workspace.
 */
function isNeverSent(path) {
    return VERSION_CONTROL.test(path) || CREDENTIALS.test(path);
}
const VERSION_CONTROL = /(?:^|\/)\.(?:git|hg|svn)(?:\/|$)/i;
const CREDENTIALS = /(?:^|\/)gha-creds-[^/]*\.json$/;

;// CONCATENATED MODULE: ./lib/workspace/repository.js







/**
 * The nearest folder at or above `folder` that holds a `.git` (a folder, or the file of a worktree or submodule).
 */
function findWorkTree(folder) {
    for (let current = folder;; current = external_node_path_.dirname(current)) {
        // A link that leads nowhere counts, too: it is damage, not absence.
        const stats = readDisk(current, () => (0,external_node_fs_.lstatSync)(external_node_path_.join(current, '.git'), { throwIfNoEntry: false }));
        if (stats !== undefined)
            return current;
        if (external_node_path_.dirname(current) === current)
            return undefined;
    }
}
/**
 * Asks git for the repository of `folder`, and whether rules 1 and 2 leave out the folder itself.
 * @param top work tree that `folder` lies in, as `findWorkTree` finds it
 * @throws {StepError} `invalid-file` when there is a `.git` that git cannot read.
 */
async function readRepository(top, folder, environment) {
    const { ask: git } = createGit(environment, top);
    let answer;
    try {
        answer = await git(folder, ...WHERE);
    }
    catch (error) {
        if (error instanceof lib_errors/* StepError */.zg)
            throw error;
        return 'no-git';
    }
    requireRepository(answer, top, folder);
    return folder !== top && (await isLeftOut(git, top, folder)) ? 'ignored' : 'git';
}
/** The git command that tells where its work tree is, for `requireRepository`. */
const WHERE = ['rev-parse', '--show-prefix', '--show-toplevel'];
/**
 * Throws unless git works on the folder that was found: with a damaged .git it looks further up, and a .git may be for
 * a work tree in another place.
 * @param answer of `WHERE` in `folder`
 * @throws {StepError} `invalid-file`
 */
function requireRepository(answer, top, folder) {
    if (answer.exitCode !== 0)
        throw unreadable(folder, answer.stderr);
    const below = external_node_path_.relative(top, folder).split(external_node_path_.sep).join('/');
    const prefix = below === '' ? '\n' : `${below}/\n`;
    const found = answer.stdout.toString('utf8');
    if (!found.startsWith(prefix))
        throw unreadable(folder, `not a repository: ${external_node_path_.join(top, '.git')}`);
    const workTree = found.slice(prefix.length).replace(/\n$/, '');
    if (external_node_fs_.realpathSync.native(workTree) !== external_node_fs_.realpathSync.native(top))
        throw unreadable(folder, `its work tree is another folder: ${workTree}`);
}
const DEFAULTS = new PatternList(DEFAULT_IGNORES);
/** Whether git's rules or, where those say nothing, the built-in defaults leave out `folder` or one that holds it. */
async function isLeftOut(git, top, folder) {
    const segments = external_node_path_.relative(top, folder).split(external_node_path_.sep);
    // "./": a name that begins with a colon would be pathspec magic.
    const folders = segments.map((_, index) => `./${segments.slice(0, index + 1).join('/')}`);
    // --no-index: a build output counts as left out although one file of it (.gitkeep) is tracked.
    const check = await git(top, 'check-ignore', '--no-index', '--verbose', '--non-matching', '--', ...folders);
    if (check.exitCode > 1)
        throw unreadable(folder, check.stderr);
    // One line a folder, from the top down: "source:line:pattern TAB path", or "::TAB path" where no pattern matches.
    const lines = check.stdout.toString('utf8').split('\n');
    return segments.some((segment, index) => {
        const [, negation] = /^(?!::\t).+?:\d+:(!?)/.exec(lines[index] ?? '') ?? [];
        return negation === undefined ? DEFAULTS.verdict(`${segment}/`) === 'out' : negation === '';
    });
}

;// CONCATENATED MODULE: ./lib/workspace/git-listing.js







/**
 * Asks git for the files of a folder, with two processes at once. Whether git can be asked there at all may be found out
 * meanwhile.
 * @param top work tree that `folder` lies in
 */
function askForFiles(top, folder, { environment, defaultsFile }) {
    const controller = new AbortController();
    const git = createGit(environment, top, controller.signal);
    const untracked = git.list(folder, 'ls-files', '-z', '--others', ...rulesOf(defaultsFile));
    const tracked = git.list(folder, 'ls-files', '-z', '-t', '--stage', '--cached');
    // A failure is told where the answer is awaited, if it is.
    for (const answer of [tracked, untracked])
        answer.catch(() => undefined);
    return { tracked, untracked, abandon: () => controller.abort() };
}
function rulesOf(defaultsFile) {
    return [`--exclude-from=${defaultsFile}`, '--exclude-standard'];
}
/**
 * Rules 1 and 2 as git applies them in `folder` and in every repository below it.
 * @param top work tree that `folder` lies in
 * @param answers of git for the same folder
 * @throws {StepError} `invalid-file`: git cannot read a repository, or a folder of it.
 */
async function listWithGit(top, folder, answers, options) {
    const listing = emptyListing();
    const sparse = await addRepository(top, folder, '', answers, options, listing);
    if (sparse > 0) {
        const text = `${(0,lib_text/* countOf */.pq)(sparse, 'file')} outside the sparse checkout ${sparse === 1 ? 'is' : 'are'} not sent.`;
        listing.notes.push({ level: 'notice', title: 'Sparse checkout', text });
    }
    return listing;
}
/** @returns how many files are not there because the checkout is sparse. */
async function addRepository(top, folder, prefix, answers, options, listing) {
    const tracked = new TrackedFiles(prefix);
    for (const record of recordsOf(await answers.tracked, folder))
        tracked.add(record);
    options.take(tracked.files);
    const { nested } = tracked;
    let { sparse } = tracked;
    const untracked = await answers.untracked;
    const others = recordsOf(untracked, folder);
    noteWarnings(untracked, folder, listing);
    // A folder is a repository of its own.
    for (const name of others)
        if (name.endsWith('/'))
            nested.push(name.slice(0, -1));
    options.take(others.filter((name) => !name.endsWith('/')).map((name) => ({ path: prefix + name })));
    if (options.withLeftOut) {
        const git = createGit(options.environment, top);
        const folding = ['--others', '--ignored', '--directory', ...rulesOf(options.defaultsFile)];
        const leftOut = await git.list(folder, 'ls-files', '-z', ...folding);
        for (const name of wholeFolders(recordsOf(leftOut, folder)))
            listing.leftOut.push(prefix + name);
    }
    for (const name of nested) {
        const inner = external_node_path_.join(folder, name);
        if (inner === folder)
            throw notCheckedOut(folder);
        if (isReplaced(inner))
            options.take([{ path: prefix + name, indexMode: '160000' }]);
        else if (!(0,external_node_fs_.existsSync)(external_node_path_.join(inner, '.git')))
            listing.missing.push(prefix + name);
        else {
            requireRepository(await createGit(options.environment, inner).ask(inner, ...WHERE), inner, inner);
            const inside = askForFiles(inner, inner, options);
            sparse += await addRepository(inner, inner, `${prefix}${name}/`, inside, options, listing);
        }
    }
    return sparse;
}
/** What git tracks, from the records of `git ls-files -t --stage`: tag, mode, object, stage, TAB, path. */
class TrackedFiles {
    prefix;
    files = [];
    /** Submodules, by their paths without the prefix. */
    nested = [];
    /** How many files are not there because the checkout is sparse. */
    sparse = 0;
    latest;
    constructor(prefix) {
        this.prefix = prefix;
    }
    add(record) {
        const name = record.slice(record.indexOf('\t') + 1);
        // The sides of a merge conflict are records of their own, one after the other.
        if (name === this.latest)
            return;
        this.latest = name;
        const indexMode = record.slice(2, 8);
        if (record.startsWith('S'))
            this.sparse += 1;
        else if (indexMode === '160000')
            this.nested.push(name.replace(/\/$/, ''));
        else
            this.files.push({ path: this.prefix + name, indexMode });
    }
}
function recordsOf({ exitCode, stdout, stderr }, folder) {
    if (exitCode !== 0)
        throw unreadable(folder, stderr);
    const text = decodeName(stdout);
    if (isUtf8(text))
        return text.split('\0').slice(0, -1);
    const records = stdout.toString('latin1').split('\0').slice(0, -1);
    return records.map((record) => decodeName(Buffer.from(record, 'latin1')));
}
/**
 * git succeeds without what it cannot read. A folder would be a gap in the zip; an ignore file changes what is sent.
 * @throws {StepError} `invalid-file`
 */
function noteWarnings({ stderr }, folder, listing) {
    const warnings = stderr.split('\n').filter((line) => line.startsWith('warning: '));
    if (warnings.length === 0)
        return;
    const text = `git says of ${(0,lib_text/* safeText */.Hk)(folder)}: ${warnings.slice(0, 10).map(lib_text/* safeText */.Hk).join('; ')}.`;
    // git has no exit code for it. Should its words change one day, the warning is still there to see.
    if (warnings.some((line) => line.includes('could not open directory'))) {
        throw new lib_errors/* StepError */.zg('invalid-file', `${text} Make the folder readable for the user of the runner, or ignore it.`);
    }
    listing.notes.push({ level: 'warning', title: 'git could not read everything', text });
}
function notCheckedOut(folder) {
    const text = `"path" (${(0,lib_text/* safeText */.Hk)(folder)}) is a submodule that is not checked out. Set "submodules: true" on actions/checkout.`;
    return new lib_errors/* StepError */.zg('invalid-file', text);
}
/** git lists a submodule also where a file or a link has taken the place of its folder. */
function isReplaced(folder) {
    try {
        return (0,external_node_fs_.realpathSync)(folder) !== folder || !(0,external_node_fs_.statSync)(folder).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * `--directory` folds a left-out folder into one record, but also prints folders that are not left out themselves and
 * merely hold nothing else; those are followed by their own content, and are dropped here.
 */
function wholeFolders(names) {
    return names.filter((name, index) => !name.endsWith('/') || (name !== './' && !names[index + 1]?.startsWith(name)));
}

;// CONCATENATED MODULE: ./lib/workspace/order.js
/**
 * Sorts by the bytes of the UTF-8 path, so that every machine and locale agrees. JavaScript compares UTF-16 units, which
 * differs above U+FFFF.
 */
function sortByPath(items) {
    // Only characters above U+FFFF, which are surrogate pairs, sort differently in the two.
    if (!items.some(({ path }) => SURROGATE.test(path))) {
        return items.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
    }
    const keyed = items.map((item) => ({ item, key: sortKey(item.path) }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    return keyed.map(({ item }) => item);
}
/** A text whose order as UTF-16 is the order of the path's UTF-8 bytes: one Latin-1 character for each byte. */
function sortKey(path) {
    return Buffer.from(path, 'utf8').toString('latin1');
}
const SURROGATE = /[\ud800-\udfff]/;

;// CONCATENATED MODULE: ./lib/workspace/links.js




/** The most files and links that links may stand for: a guard against links that multiply each other. */
const MOST_LINKED = 200_000;
/**
 * Replaces symbolic links by what they point to: a zip entry for each file, under the link's own path. Only files that
 * are sent themselves are repeated, so an exclusion holds for a link's target too.
 * @param root real path of the folder to deploy
 * @param links POSIX paths of the links below it
 * @param files the regular files that are sent, sorted by path
 * @param keeps whether the rules allow a path that a link makes up
 */
function resolveLinks(root, links, files, keeps) {
    if (links.length === 0)
        return { files: [], notes: [], errors: [] };
    const made = [];
    const byPath = new Map(files.map((file) => [file.path, file]));
    const targets = new Map(links.map((link) => [link, targetOf(root, link)]));
    // One note for each link, however many links lead to it.
    const notes = new Map();
    let steps = 0;
    const add = (name, file) => {
        if ((steps += 1) > MOST_LINKED)
            throw new TooManyError();
        if (keeps(name))
            made.push({ ...file, path: name });
    };
    /** @param open real folders that are being repeated around this link, so that loops end */
    const follow = (link, name, open) => {
        if ((steps += 1) > MOST_LINKED)
            throw new TooManyError();
        const target = targets.get(link);
        if (target === undefined || target.kind === 'outside')
            return;
        if (target.kind === 'nothing')
            return void notes.set(link, target.note);
        const file = byPath.get(target.path);
        if (file !== undefined)
            return add(name, file);
        const inside = target.path === '' ? '' : `${target.path}/`;
        if (target.isFolder && (`${link}/`.startsWith(inside) || open.includes(inside))) {
            const text = `${(0,lib_text/* safeText */.Hk)(link)} points to a folder that holds the link itself, so it is not sent.`;
            return void notes.set(link, { level: 'warning', title: 'Link that loops', text });
        }
        const innerFiles = target.isFolder ? [...below(files, inside)] : [];
        const innerLinks = target.isFolder ? links.filter((inner) => inner.startsWith(inside)) : [];
        if (innerFiles.length + innerLinks.length === 0) {
            const what = target.isFolder ? 'of which nothing is sent' : 'which is left out';
            const text = `${(0,lib_text/* safeText */.Hk)(link)} points to ${(0,lib_text/* safeText */.Hk)(target.path)}, ${what}, so the link is left out too.`;
            return void notes.set(link, { level: 'notice', title: 'Link to a file that is not sent', text });
        }
        for (const inner of innerFiles)
            add(`${name}/${inner.path.slice(inside.length)}`, inner);
        for (const inner of innerLinks)
            follow(inner, `${name}/${inner.slice(inside.length)}`, [...open, inside]);
    };
    const errors = links.flatMap((link) => {
        const target = targets.get(link);
        return target?.kind === 'outside' ? [target.error] : [];
    });
    try {
        for (const link of links)
            follow(link, link, []);
    }
    catch (error) {
        if (!(error instanceof TooManyError))
            throw error;
        errors.push(`The symbolic links stand for more than ${MOST_LINKED} files. Exclude some of them.`);
    }
    return { files: made, notes: [...notes.values()], errors };
}
class TooManyError extends Error {
}
function targetOf(root, link) {
    const shown = (0,lib_text/* safeText */.Hk)(link);
    const place = external_node_path_.join(root, link);
    let real;
    let isFolder;
    try {
        real = external_node_fs_.realpathSync.native(place);
        isFolder = (0,external_node_fs_.statSync)(place).isDirectory();
    }
    catch (error) {
        const loops = error.code === 'ELOOP';
        const text = loops
            ? `${shown} points to itself, so it is not sent.`
            : `${shown} points to nothing, so it is not sent.`;
        return { kind: 'nothing', note: { level: 'warning', title: loops ? 'Link that loops' : 'Dangling link', text } };
    }
    const relative = external_node_path_.relative(root, real);
    if (relative === '..' || relative.startsWith(`..${external_node_path_.sep}`) || external_node_path_.isAbsolute(relative)) {
        const error = `${shown} is a symbolic link to a place outside "path". Exclude it, put a copy in its place, or set "path" to a folder that holds both.`;
        return { kind: 'outside', error };
    }
    return { kind: 'inside', path: relative.split(external_node_path_.sep).join('/'), isFolder };
}
/** The files whose path starts with `prefix`, found by bisection: packages of a linked store come by the thousand. */
function* below(files, prefix) {
    let low = 0;
    let high = files.length;
    const wanted = sortKey(prefix);
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (sortKey(files[middle]?.path ?? '') < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    for (let index = low; index < files.length; index += 1) {
        const file = files[index];
        if (file === undefined || !file.path.startsWith(prefix))
            return;
        yield file;
    }
}

;// CONCATENATED MODULE: ./lib/workspace/selection.js

/** Rules 3 to 5 applied to the verdict of rules 1 and 2: the last that matches wins. */
class Selection {
    ignoreFile;
    include;
    exclude;
    rules;
    /** The include patterns that name a folder, by folder. */
    naming = new Map();
    constructor(rules) {
        // A byte order mark in front of the first line would hide its "!".
        this.rules = { ...rules, ignoreLines: rules.ignoreLines.map((line) => line.replace(/^\ufeff/, '')) };
        this.ignoreFile = new PatternList(this.rules.ignoreLines);
        this.include = new PatternList(rules.include);
        this.exclude = new PatternList(rules.exclude);
    }
    /** Whether a rule could bring left-out files back: only then are they worth listing. */
    get canBringBack() {
        return this.rules.include.length > 0 || this.rules.ignoreLines.some((line) => line.startsWith('!'));
    }
    /** @param keptSoFar what rules 1 and 2 say */
    keeps(path, keptSoFar) {
        let kept = keptSoFar;
        const verdict = this.ignoreFile.isEmpty ? undefined : this.ignoreFile.inheritedVerdict(path);
        if (verdict !== undefined)
            kept = verdict === 'in';
        if (!kept && !this.include.isEmpty)
            kept = this.bringsBack(path, verdict);
        return kept && (this.exclude.isEmpty || this.exclude.verdict(path) !== 'out');
    }
    /** Below a folder that the ignore file leaves out, too, only patterns that name it reach. */
    bringsBack(path, ignoreFile) {
        const folder = ignoreFile === 'out' ? this.leftOutFolder(path) : undefined;
        if (folder === undefined)
            return this.include.verdict(path) === 'out';
        let naming = this.naming.get(folder);
        if (naming === undefined) {
            naming = new PatternList(this.rules.include.filter((line) => namesFolder(line, folder)));
            this.naming.set(folder, naming);
        }
        return naming.verdict(path) === 'out';
    }
    /** The topmost folder of a path that the ignore file leaves out. */
    leftOutFolder(path) {
        for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
            const folder = path.slice(0, end + 1);
            if (this.ignoreFile.verdict(folder) === 'out')
                return folder;
        }
        return undefined;
    }
    /**
     * The rules that reach below a left-out folder: only patterns that name it may bring something back from there, so
     * that `dist/` never fetches `node_modules/x/dist/`. Undefined where there is none.
     */
    below(folder) {
        const include = this.rules.include.filter((line) => namesFolder(line, folder));
        const ignoreLines = this.rules.ignoreLines.filter((line) => !line.startsWith('!') || namesFolder(line, folder));
        const reaches = include.length > 0 || ignoreLines.some((line) => line.startsWith('!'));
        return reaches ? new Selection({ ...this.rules, include, ignoreLines }) : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/workspace/levels.js





/** The levels at the top of a work tree: the built-in defaults, `.git/info/exclude`, its ignore file. */
function levelsAt(top, base) {
    const repository = external_node_path_.join(top, '.git');
    // The `.git` of a worktree or submodule is a file; the repository that it names is elsewhere.
    const isFolder = (0,external_node_fs_.lstatSync)(repository, { throwIfNoEntry: false })?.isDirectory() === true;
    const lines = isFolder ? readLines(external_node_path_.join(repository, 'info', 'exclude')) : [];
    const levels = [new PatternList(DEFAULT_IGNORES), new PatternList(lines)].map((patterns) => ({ base, patterns }));
    return withIgnoreFile(levels, top, base);
}
/** The levels inside a folder that is kept. A repository has its own rules; those around it do not reach inside. */
function levelsInside(levels, folder, base) {
    if (isRepository(folder))
        return levelsAt(folder, base);
    // Levels that leave the folder out on their own are overruled, see `reopenedAt`.
    const around = levels.map((level) => ({
        base: level.base,
        patterns: level.patterns.reopenedAt(base.slice(level.base.length)),
    }));
    return withIgnoreFile(around, folder, base);
}
/** The last file that says something wins, from the deepest up; the folders above the path are known to be kept. */
function levels_isLeftOut(levels, file) {
    for (const { base, patterns } of levels.toReversed()) {
        const verdict = patterns.verdict(file.slice(base.length));
        if (verdict !== undefined)
            return verdict === 'out';
    }
    return false;
}
/** As git sees it: a `.git` without a HEAD makes no repository, and the rules around it still hold. */
function isRepository(folder) {
    const place = external_node_path_.join(folder, '.git');
    const link = /^gitdir: (.+?)\s*$/.exec(readLines(place)[0] ?? '')?.[1] ?? '';
    return (0,external_node_fs_.existsSync)(external_node_path_.join(link === '' ? place : external_node_path_.resolve(folder, link), 'HEAD'));
}
function withIgnoreFile(levels, folder, base) {
    const lines = readLines(external_node_path_.join(folder, '.gitignore'));
    return lines.length === 0 ? levels : [...levels, { base, patterns: new PatternList(lines) }];
}
/** git does not follow a symbolic link in place of an ignore file, so neither do we. */
function readLines(file) {
    const text = readDisk(file, () => (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true ? (0,external_node_fs_.readFileSync)(file, 'utf8') : undefined);
    if (text === undefined)
        return [];
    return text.replace(/^\ufeff/, '').split(/\r?\n/);
}

;// CONCATENATED MODULE: ./lib/workspace/walk.js






/** Every file below `folder`, whatever git says of it: rules 1 and 2 turned off. */
function walkAll(folder) {
    const listing = { ...emptyListing(), kept: [] };
    walk({ listing, offset: 0 }, folder, '', []);
    return listing;
}
/**
 * Rules 1 and 2 read without git, for a folder outside a repository or a machine without the program. It cannot know
 * which files are tracked although an ignore file leaves them out.
 * @param top folder from which ignore files are read; `folder` or one above it
 * @returns undefined when the rules leave out `folder` itself
 */
function walkIgnoring(top, folder) {
    let levels = levelsAt(top, '');
    let base = '';
    for (const segment of external_node_path_.relative(top, folder).split(external_node_path_.sep).filter(Boolean)) {
        base += `${segment}/`;
        if (levels_isLeftOut(levels, base))
            return undefined;
        levels = levelsInside(levels, external_node_path_.join(top, base), base);
    }
    const listing = { ...emptyListing(), kept: [] };
    walk({ listing, offset: base.length }, folder, base, levels);
    return listing;
}
/** @param levels empty where everything is to be listed */
function walk(context, folder, base, levels) {
    const { listing, offset } = context;
    const entries = readDisk(folder, () => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' }));
    for (const entry of entries) {
        const name = decodeName(entry.name);
        if (isNeverSent(name))
            continue;
        const file = base + name;
        const isFolder = entry.isDirectory();
        if (levels_isLeftOut(levels, isFolder ? `${file}/` : file)) {
            listing.leftOut.push((isFolder ? `${file}/` : file).slice(offset));
        }
        else if (isFolder && isUtf8(name)) {
            const inner = external_node_path_.join(folder, name);
            walk(context, inner, `${file}/`, levels.length === 0 ? levels : levelsInside(levels, inner, `${file}/`));
        }
        else {
            listing.kept.push({ path: file.slice(offset) });
        }
    }
}

;// CONCATENATED MODULE: ./lib/workspace/collect.js













/**
 * Which files are sent: rules 1 to 6, links resolved.
 * @throws {StepError} `invalid-file` naming every file that cannot be sent; `no-files` when nothing is left.
 */
async function collectFiles(options) {
    const { root, rules } = options;
    const selection = new Selection(rules);
    const own = [options.runnerTemp, options.scratch]
        .map((folder) => external_node_path_.relative(root, folder).split(external_node_path_.sep).join('/'))
        .filter((folder) => folder !== '' && !folder.startsWith('../'))
        .map((folder) => `${folder}/`);
    const isOurs = (name) => own.some((folder) => `${name}/`.startsWith(folder));
    const allowed = (name) => !isNeverSent(name) && !isOurs(name);
    const inspector = new Inspector(root);
    let kept = 0;
    const listing = await list(options, selection.canBringBack, (listed) => {
        kept += listed.length;
        for (const file of listed)
            if (allowed(file.path) && selection.keeps(file.path, true))
                inspector.inspect(file);
    });
    for (const file of broughtBack(root, listing, selection))
        if (allowed(file.path))
            inspector.inspect(file);
    const { files: unsorted, links, deleted, errors } = inspector.found;
    // What a `git add` at this very moment moved from one of git's two lists to the other is in both.
    const files = sortByPath(unsorted).filter((file, index, sorted) => file.path !== sorted[index - 1]?.path);
    const resolved = resolveLinks(root, links.sort(), files, (name) => allowed(name) && selection.keeps(name, true));
    throwFirst([...errors, ...resolved.errors]);
    const all = resolved.files.length === 0 ? files : sortByPath([...files, ...resolved.files]);
    if (all.length === 0)
        throw nothingToSend(options, kept, deleted.length);
    const notes = [...listing.notes, ...resolved.notes];
    for (const name of listing.missing.filter((folder) => selection.keeps(`${folder}/`, true))) {
        const text = `${(0,lib_text/* safeText */.Hk)(name)} is a submodule that is not checked out, so nothing of it is sent. Set "submodules: true" on actions/checkout, or exclude it.`;
        notes.push({ level: 'warning', title: 'Submodule not checked out', text });
    }
    if (deleted.length > 0) {
        const text = `${(0,lib_text/* countOf */.pq)(deleted.length, 'tracked file')} deleted from the workspace, so not sent: ${someOf(deleted)}.`;
        notes.push({ level: 'info', title: 'Deleted files', text });
    }
    return { files: all, notes };
}
async function list(options, withLeftOut, take) {
    const { root, workspace, environment, scratch } = options;
    const top = findWorkTree(root);
    if (top === undefined)
        return listWithoutGit(workspace, root, 'This is not a git repository', take);
    const defaultsFile = external_node_path_.join(scratch, 'default-ignores');
    (0,external_node_fs_.writeFileSync)(defaultsFile, `${DEFAULT_IGNORES.join('\n')}\n`, { mode: 0o600 });
    const answers = askForFiles(top, root, { environment, defaultsFile });
    try {
        const state = await readRepository(top, root, environment);
        if (state === 'ignored')
            return listEverything(root, take);
        if (state === 'no-git')
            return listWithoutGit(top, root, 'git is not installed here', take);
        return await listWithGit(top, root, answers, { environment, defaultsFile, withLeftOut, take });
    }
    finally {
        answers.abandon();
        (0,external_node_fs_.rmSync)(defaultsFile, { force: true });
    }
}
/** @param from where the search for ignore files begins */
function listWithoutGit(from, root, reason, take) {
    const listing = walkIgnoring(from, root);
    if (listing === undefined)
        return listEverything(root, take);
    take(listing.kept);
    const text = `${reason}, so .gitignore files were read without git. Files that git tracks although they are ignored cannot be told apart, and are not sent.`;
    listing.notes.push({ level: 'notice', title: 'Files chosen without git', text });
    return listing;
}
function listEverything(root, take) {
    const text = '"path" lies in a folder that .gitignore or the built-in defaults leave out, so it is taken for a build output: their rules do not apply inside it.';
    const listing = walkAll(root);
    take(listing.kept);
    listing.notes.push({ level: 'notice', title: 'Everything in "path" is sent', text });
    return listing;
}
/** The left-out files that `!` lines of the ignore file or `include` bring back. */
function* broughtBack(root, listing, selection) {
    for (const name of listing.leftOut) {
        if (!name.endsWith('/') || !isUtf8(name)) {
            if (selection.keeps(name, false))
                yield { path: name };
            continue;
        }
        const rules = selection.below(name);
        if (rules === undefined)
            continue;
        for (const inner of walkAll(external_node_path_.join(root, name)).kept) {
            if (rules.keeps(name + inner.path, false))
                yield { path: name + inner.path };
        }
    }
}
function throwFirst(errors) {
    if (errors.length === 0)
        return;
    const shown = errors.slice(0, 10);
    const rest = errors.length - shown.length;
    throw new lib_errors/* StepError */.zg('invalid-file', [...shown, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'));
}
function nothingToSend({ workspace, root }, kept, deleted) {
    if (kept > deleted)
        return new lib_errors/* StepError */.zg('no-files', '"ignore-file" and "exclude" leave no file to send.');
    const folder = (0,lib_text/* safeText */.Hk)(external_node_path_.relative(workspace, root) || '.');
    return new lib_errors/* StepError */.zg('no-files', `There is no file to send: "path" (${folder}) is empty, or git ignores all that is in it. Check that actions/checkout and the build ran before this step, and that "path" names the right folder; "include" brings ignored files back.`);
}
function someOf(names) {
    const shown = names.slice(0, 3).map(lib_text/* safeText */.Hk).join(', ');
    return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

;// CONCATENATED MODULE: ./lib/actions/deploy/notes.js
/** Shows notes of the workspace as annotations or lines of the log. */
function logNotes(runner, notes) {
    for (const { level, title, text } of notes) {
        if (level === 'info')
            runner.info(text);
        else
            runner[level](title, text);
    }
}

;// CONCATENATED MODULE: ./lib/actions/deploy/choose-files.js







/** Longest list of files in the log; the zip itself has them all. */
const MAX_LOGGED = 1000;
/**
 * Which files are sent, with a word about each thing that the user should know.
 * @param scratch a folder of this run, for what git must read from a file
 * @throws {StepError} `invalid-file`, `no-files`
 */
async function chooseFiles(inputs, scratch, { runner, signal, record }) {
    const { workspace, root, rules, target } = inputs;
    const { environment } = runner;
    const runnerTemp = external_node_path_.dirname(scratch);
    const listing = collectFiles({ workspace, root, rules, scratch, runnerTemp, environment });
    // While git works there is time to load what sends the zip.
    if (target !== undefined)
        Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(485)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2485)).catch(() => undefined);
    const { files, notes } = await unlessStopped(signal, listing);
    record({ files });
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const folder = (0,lib_text/* safeText */.Hk)(external_node_path_.relative(workspace, root) || '.');
    runner.info(`${(0,lib_text/* countOf */.pq)(files.length, 'file')}, ${(0,lib_text/* formatBytes */.z3)(size)}, from ${folder}`);
    if (target === undefined || runner.isDebug)
        logFiles(runner, files);
    logNotes(runner, [...notes, ...(0,checks/* checkForBuild */.yX)(files)]);
    requireFiles(inputs, files);
    return files;
}
function logFiles(runner, files) {
    for (const { path: name } of files.slice(0, MAX_LOGGED))
        runner.info(`  ${(0,lib_text/* safeText */.Hk)(name)}`);
    if (files.length > MAX_LOGGED)
        runner.info(`  and ${files.length - MAX_LOGGED} more`);
}
/** @throws {StepError} `invalid-file` naming every required file that is not in the zip, and why. */
function requireFiles({ root, requiredFiles }, files) {
    const missing = requiredFiles.filter((name) => !files.some((file) => file.path === name));
    if (missing.length === 0)
        return;
    const lines = missing.map((name) => {
        const stats = (0,external_node_fs_.statSync)(external_node_path_.join(root, name), { throwIfNoEntry: false });
        const there = stats?.isDirectory()
            ? 'it is a folder; name a file in it'
            : 'it is there, but the rules leave it out; "include" brings it back';
        const why = stats === undefined ? 'there is no such file in "path"' : there;
        return `required-files: ${(0,lib_text/* safeText */.Hk)(name)} is not in the zip: ${why}.`;
    });
    throw new lib_errors/* StepError */.zg('invalid-file', lines.join('\n'));
}
/** Waits for work that cannot be aborted (a git command) no longer than until the step is stopped. */
async function unlessStopped(signal, work) {
    signal.throwIfAborted();
    return await new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}

;// CONCATENATED MODULE: ./lib/platform/service-error.js

/**
 * Reads an error body in either documented form: flat `{type, code, message}`, or `{message, errors: [{type, code,
 * message, …}]}`. Undefined when it is neither.
 */
function parseServiceError(text) {
    const body = parseObject(text);
    if (body === undefined)
        return undefined;
    const nested = Array.isArray(body['errors']) ? body['errors'] : [];
    const first = nested.find((entry) => typeof entry === 'object' && entry !== null);
    const source = { ...first, ...dropEmpty(body) };
    const detail = nested.length > 0 && first !== undefined ? textOf(first['message']) : undefined;
    const message = [textOf(body['message']), detail].filter((part, index, all) => part !== undefined && all.indexOf(part) === index);
    const error = {
        type: textOf(source['type']),
        code: textOf(source['code']),
        message: message.length > 0 ? (0,lib_text/* safeText */.Hk)(message.join(': ')) : undefined,
    };
    return error.type === undefined && error.code === undefined && error.message === undefined ? undefined : error;
}
/** One line for the log: `message (type invalid_value, code too_large)`. */
function describeServiceError({ type, code, message }) {
    const labels = [type && `type ${type}`, code && `code ${code}`].filter(Boolean).join(', ');
    if (message === undefined)
        return labels;
    return labels === '' ? message : `${message} (${labels})`;
}
/** A JSON object, or undefined for anything else. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}
function dropEmpty(body) {
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== ''));
}
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? (0,lib_text/* safeText */.Hk)(value) : undefined;
}

;// CONCATENATED MODULE: ./lib/platform/failure.js



/** A call that failed, with what is known of it and nothing that is secret. */
class PlatformError extends lib_errors/* StepError */.zg {
    details;
    name = 'PlatformError';
    constructor(code, message, status, details) {
        super(code, message, status);
        this.details = details;
    }
}
const CODES = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    413: 'too-large',
    429: 'rate-limited',
};
/** The error for a reply that is a refusal and stays one. */
function refusal(call, reply, attempts) {
    const { status, headers } = reply;
    const service = parseServiceError(reply.text);
    const code = CODES[status] ?? (status >= 500 ? 'server-error' : 'rejected');
    const sentences = [`${call.origin} answered ${call.what} with HTTP ${status}${tries(attempts)}.`];
    if (service !== undefined)
        sentences.push(`The service says: ${describeServiceError(service)}.`);
    if (status >= 300 && status < 400)
        sentences.push(`It points to ${originOf(headers['location'], call.origin)}; credentials are never sent on to another place.`);
    return new PlatformError(code, sentences.join(' '), 'failed', { httpStatus: status, service, attempts });
}
/** The error for an outcome after which the platform may have done what it was asked for. */
function ambiguity(call, outcome, attempts) {
    if (outcome instanceof Error) {
        const how = outcome.reason === 'TIMEOUT'
            ? 'no answer came in time'
            : `the connection ended before an answer came (${outcome.reason})`;
        return new PlatformError('ambiguous', `All of ${call.what} had been sent to ${call.origin} when ${how}.`, 'unknown', { attempts });
    }
    const service = parseServiceError(outcome.text);
    const cut = outcome.status < 300 ? ', but the answer was cut off' : '';
    const sentences = [
        `${call.origin} answered ${call.what} with HTTP ${outcome.status}${cut}, after all of it had been sent.`,
    ];
    if (service !== undefined)
        sentences.push(`The service says: ${describeServiceError(service)}.`);
    return new PlatformError('ambiguous', sentences.join(' '), 'unknown', {
        httpStatus: outcome.status,
        service,
        attempts,
    });
}
/** Phases of an exchange, as the end of a clause. */
const failure_WHERE = {
    connect: 'while connecting',
    tls: 'in the TLS handshake',
    body: 'while it was sent',
    reply: 'before an answer came',
};
/** The error for a call that never got a reply and was certainly not taken. */
function unreachable(call, error, attempts) {
    const why = error.reason === 'TIMEOUT' ? 'timed out' : `failed with ${error.reason}`;
    return new PlatformError('network', `${call.what} to ${call.origin} ${why} ${failure_WHERE[error.phase]}${tries(attempts)}.`.replace(/^./, (first) => first.toUpperCase()), 'failed', { reason: error.reason, attempts });
}
function tries(attempts) {
    return attempts > 1 ? ` (${(0,lib_text/* countOf */.pq)(attempts, 'try').replace('trys', 'tries')})` : '';
}
/** Origin of a redirect's target, never its path or query. */
function originOf(location, origin) {
    if (location === undefined || !URL.canParse(location, origin))
        return 'no valid address';
    const target = new URL(location, origin);
    return target.origin === 'null' ? `${target.protocol} (not a web address)` : target.origin;
}

;// CONCATENATED MODULE: ./lib/platform/retry.js

/**
 * The retry table as one function. A call that the platform may have taken is never repeated, unless repeating it does
 * no harm.
 */
function judge(kind, outcome) {
    if (outcome instanceof ExchangeError)
        return judgeFailure(kind, outcome);
    const { status, sent, complete } = outcome;
    const maybeTaken = kind === 'repeatable' ? 'again' : 'ambiguous';
    if (status >= 200 && status < 300)
        return complete ? 'success' : maybeTaken;
    if (status === 429 || status === 408 || status === 425)
        return 'again';
    if (status === 503 && outcome.headers['retry-after'] !== undefined)
        return 'again';
    if (FINAL_SERVER_ERRORS.has(status) || status < 500)
        return 'final';
    // A host that answers before it has the whole body has not taken it.
    return sent ? maybeTaken : 'again';
}
/** Server errors that say the request was not processed, and would not be (RFC 9110 section 15.6, RFC 4918, 5842, 2774, 6585). */
const FINAL_SERVER_ERRORS = new Set([501, 505, 506, 507, 508, 510, 511]);
function judgeFailure(kind, { kind: failure }) {
    // Exhaustive: the compiler refuses a kind of failure that is not judged here.
    switch (failure) {
        case 'not-sent':
            return 'again';
        case 'untrusted':
        case 'stopped':
            return 'final';
        case 'incomplete':
            return kind === 'upload' || kind === 'repeatable' ? 'again' : 'ambiguous';
        case 'unanswered':
            return kind === 'repeatable' ? 'again' : 'ambiguous';
    }
}
const MOST_TRIES = 5;
/** A host that asks for a longer pause than this is not waited for, in milliseconds. */
const LONGEST_PAUSE = 120_000;
/**
 * Pause before try `next` (2 is the first that repeats): full jitter below 1 s, 2 s, 4 s … 30 s, and not shorter than
 * `Retry-After` asks for.
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
function pauseBefore(next, retryAfter, random) {
    const jittered = random * Math.min(30_000, 1000 * 2 ** (next - 2));
    return Math.max(Math.round(jittered), retryAfter ?? 0);
}
/**
 * `Retry-After` in milliseconds from now: seconds or an HTTP date (RFC 9110 section 10.2.3). Undefined where it is
 * absent or neither.
 */
function parseRetryAfter(value, now) {
    if (value === undefined)
        return undefined;
    if (/^\d{1,15}$/.test(value.trim()))
        return Number(value) * 1000;
    const date = /^[A-Za-z]{3},? /.test(value.trim()) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./lib/platform/attempts.js



/**
 * Makes a call until it succeeds, fails for good, or has been tried five times.
 * @param send makes try number n, from 1
 * @throws {PlatformError} when there is no success; {ExchangeError} `stopped` when our signal ended it
 */
async function withAttempts(options, send) {
    const { kind, name, clock, signal } = options;
    let maybeTaken = false;
    for (let attempt = 1;; attempt += 1) {
        const outcome = await send(attempt).catch((error) => {
            if (!(error instanceof ExchangeError))
                throw error;
            if (error.kind === 'stopped')
                throw new ExchangeError('stopped', error.reason, error.phase, error.sent || maybeTaken);
            return error;
        });
        const verdict = judge(kind, outcome);
        const answered = verdict === 'success' && !(outcome instanceof ExchangeError);
        const foreign = answered && options.isAnswer?.(outcome) === false;
        if (answered && (!foreign || attempt >= MOST_TRIES))
            return { reply: outcome, attempts: attempt };
        const repeat = foreign || verdict === 'again' || (verdict === 'ambiguous' && options.retryAmbiguous === true);
        const retryAfter = outcome instanceof ExchangeError ? undefined : parseRetryAfter(outcome.headers['retry-after'], clock.now());
        const failure = () => {
            const error = attempts_failureOf(name, outcome, verdict === 'ambiguous', attempt, retryAfter);
            return maybeTaken && verdict !== 'ambiguous' ? afterAmbiguity(error) : error;
        };
        if (!repeat || attempt >= MOST_TRIES || (retryAfter ?? 0) > LONGEST_PAUSE)
            throw failure();
        const pause = pauseBefore(attempt + 1, retryAfter, clock.random());
        maybeTaken ||= verdict === 'ambiguous';
        options.onRetry({ next: attempt + 1, most: MOST_TRIES, pause, why: reasonOf(outcome) });
        try {
            await clock.sleep(pause, signal);
        }
        catch (error) {
            throw signal.aborted ? new ExchangeError('stopped', 'ABORTED', 'connect', maybeTaken) : error;
        }
    }
}
function attempts_failureOf(name, outcome, ambiguous, attempts, retryAfter) {
    if (ambiguous)
        return ambiguity(name, outcome, attempts);
    if (outcome instanceof ExchangeError)
        return unreachable(name, outcome, attempts);
    const error = refusal(name, outcome, attempts);
    if ((retryAfter ?? 0) > LONGEST_PAUSE) {
        error.message += ` It asks to wait ${Math.ceil((retryAfter ?? 0) / 1000)} s, which is longer than this step waits.`;
    }
    return error;
}
function afterAmbiguity({ message, details }) {
    return new PlatformError('ambiguous', `${message} An earlier try may have been taken.`, 'unknown', details);
}
function reasonOf(outcome) {
    if (!(outcome instanceof ExchangeError)) {
        return outcome.status < 300 ? `HTTP ${outcome.status} without a usable answer` : `HTTP ${outcome.status}`;
    }
    return `${outcome.reason === 'TIMEOUT' ? 'time-out' : outcome.reason} ${failure_WHERE[outcome.phase]}`;
}

;// CONCATENATED MODULE: ./lib/platform/wire.js
/**
 * The service's own words: the types and limits of the API specification (sections 2, 4 and 8). The client and the
 * local platform share this file and nothing else, so that neither can inherit a mistake of the other.
 */
/** Regions an app can be created in (section 2.1). */
const REGIONS = (/* unused pure expression or super */ null && (['US-C', 'AUS-SE', 'UK', 'EU-W']));
/** Branch value of every environment of a direct-upload app (section 2.2). */
const UPLOADABLE_BRANCH = 'uploadable';
/** Name of the form file part that carries the zip (section 4.3). */
const ARCHIVE_PART = 'repository';
/** Largest `limit` of a list request (section 8). */
const MAX_PAGE_SIZE = 100;
/** Action words of webhook URLs. Not in the specification (section 4.4); seen in public documents. */
const WEBHOOK_ACTIONS = ['rebuild', 'cleanRebuild', 'purgeCache'];

;// CONCATENATED MODULE: ./lib/platform/webhook.js




const webhook_SEGMENT = '[^/]{1,128}';
const WEBHOOK_PATH = new RegExp(`/wh/v1/accounts/${webhook_SEGMENT}/apps/${webhook_SEGMENT}/environments/${webhook_SEGMENT}/webhooks/webhook:([A-Za-z][A-Za-z_-]{0,63})$`);
/**
 * Checks a webhook URL.
 * @throws {RangeError} whose message never repeats any of it.
 */
function parseWebhook(text) {
    const url = parseSecureUrl(text);
    const word = WEBHOOK_PATH.exec(url.pathname)?.[1];
    const token = url.searchParams.get('token') ?? '';
    if (word === undefined || token === '' || url.hash !== '') {
        throw new RangeError('must be a webhook URL copied whole from the portal: its path ends in /webhooks/webhook:<action>, and it has a token');
    }
    return { url, token, action: WEBHOOK_ACTIONS.find((action) => action === word) };
}
/** The same webhook with another action: one token serves the three URLs of an environment (seen publicly). */
function withAction(webhook, action) {
    const url = new URL(webhook.url);
    url.pathname = url.pathname.replace(/:[^:/]+$/, `:${action}`);
    return { ...webhook, url, action };
}
/**
 * Fires a webhook: POST, no body, no Basic authentication. Any 2xx is success: its status and body are not specified.
 * @returns the HTTP status
 * @throws {PlatformError}, {ExchangeError} `stopped`
 */
async function triggerWebhook(webhook, context, retryAmbiguous = false) {
    const kind = webhook.action === 'purgeCache' ? 'repeatable' : 'trigger';
    const { reply } = await withAttempts({ kind, name: { what: 'the webhook', origin: webhook.url.origin }, retryAmbiguous, ...context }, async () => await exchange({ method: 'POST', url: webhook.url, ...context }));
    return reply.status;
}

;// CONCATENATED MODULE: ./lib/actions/access.js



/**
 * Credentials, and the API root in the input `urlInput`.
 * @param read `required`, or `given` where the step can do without
 */
function readAccess(reader, urlInput, read = reader.required) {
    return together({ root: readRoot(reader, urlInput, read), credentials: readCredentials(read) });
}
/** An API root. A bad one is only repeated when it cannot hold a password or a token: `user:password@`, a query. */
function readRoot(reader, urlInput, read) {
    return read(urlInput, parseApiRoot, { secret: /[@?#]/.test(reader.text(urlInput)) });
}

;// CONCATENATED MODULE: ./lib/actions/runner-folder.js




/**
 * Real path of a folder that the runner names in a variable.
 * @param fallback where the variable is not set: outside a runner
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
function runnerFolder(variable, value, fallback) {
    const folder = value || fallback;
    try {
        const real = (0,external_node_fs_.realpathSync)(folder);
        if ((0,external_node_fs_.statSync)(real).isDirectory())
            return real;
        throw unusable(variable, folder, 'it is not a folder');
    }
    catch (error) {
        if (error instanceof lib_errors/* StepError */.zg)
            throw error;
        throw unusable(variable, folder, String(error.code));
    }
}
/**
 * Makes a private folder (mode 0700) below the runner's temp folder.
 * @param temp as `runnerFolder` returns it
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
function makeTempFolder(temp, prefix) {
    try {
        return (0,external_node_fs_.mkdtempSync)(external_node_path_.join(temp, prefix));
    }
    catch (error) {
        throw unusable('RUNNER_TEMP', temp, String(error.code));
    }
}
/** The error for a folder of the runner that cannot be used. */
function unusable(variable, folder, reason) {
    const message = `${variable} (environment variable): "${(0,lib_text/* safeText */.Hk)(folder)}" cannot be used: ${(0,lib_text/* safeText */.Hk)(reason)}. The runner sets it; check the runner, and the volumes of the job's container.`;
    return new lib_errors/* StepError */.zg('invalid-file', message);
}

;// CONCATENATED MODULE: ./lib/actions/deploy/inputs.js







const DEFAULT_IGNORE_FILE = '.deployignore';
/**
 * Reads every input of `action.yml`.
 * @throws {InvalidInputError} with all bad inputs at once.
 */
function readDeployInputs(runner) {
    const defaults = { 'ignore-file': DEFAULT_IGNORE_FILE };
    const reader = new InputReader((name) => runner.input(name) || (defaults[name] ?? ''));
    const dryRun = reader.boolean('dry-run', false) === true;
    const target = readTarget(reader, dryRun ? reader.given : reader.required);
    const workspace = runnerFolder('GITHUB_WORKSPACE', runner.environment['GITHUB_WORKSPACE'], '.');
    const root = reader.parsed('path', workspace, (text) => parseFolder(workspace, text));
    return reader.finish({
        target: dryRun ? undefined : target,
        workspace,
        root,
        rules: together({
            ignoreLines: root === BAD ? BAD : reader.parsed('ignore-file', [], (text) => readIgnoreFile(root, text)),
            include: readPatterns(reader, 'include', 'exclude'),
            exclude: readPatterns(reader, 'exclude', 'include'),
        }),
        compressionLevel: reader.integer('compression-level', 6, 0, 9),
        modified: readSourceDate(reader, runner.environment['SOURCE_DATE_EPOCH']),
        maxSize: reader.parsed('max-size', undefined, parseSize),
        requiredFiles: readRequiredFiles(reader),
        password: reader.optional('password'),
        secretScan: reader.choice('secret-scan', ['warn', 'error', 'off']),
        timeoutMinutes: reader.parsed('timeout-minutes', 30, parseTimeoutMinutes),
        retryAmbiguous: reader.boolean('retry-ambiguous', false),
        purgeWebhook: reader.parsed('purge-cache-webhook', undefined, parseWebhook, { secret: true }),
        failOnPurgeError: reader.boolean('fail-on-purge-error', false),
    });
}
/** @param read `given` in a dry run, which needs none of these, but reports what is wrong with those that are there */
function readTarget(reader, read) {
    const address = together({
        account: read('account', parseSegment),
        app: read('app', parseSegment),
        environment: read('environment', (text) => parseEnvironment(text, reader.text('account'), reader.text('app'))),
    });
    const access = readAccess(reader, 'headless-url', read);
    return access === BAD || address === BAD ? BAD : { ...access, address };
}
/** A folder inside the workspace, links followed on both sides. @throws {RangeError} */
function parseFolder(workspace, text) {
    const folder = external_node_path_.resolve(workspace, text);
    if (!(0,external_node_fs_.existsSync)(folder))
        throw new RangeError('does not exist in the workspace. Check that the checkout and the build ran before this step');
    const real = (0,external_node_fs_.realpathSync)(folder);
    const relative = external_node_path_.relative(workspace, real);
    if (relative === '..' || relative.startsWith(`..${external_node_path_.sep}`) || external_node_path_.isAbsolute(relative)) {
        throw new RangeError('must be a folder inside the workspace');
    }
    if (!(0,external_node_fs_.statSync)(real).isDirectory())
        throw new RangeError('must be a folder, not a file');
    if (relative.split(external_node_path_.sep).some((segment) => /^\.(?:git|hg|svn)$/i.test(segment))) {
        throw new RangeError('must not lie in version control data');
    }
    return real;
}
/** The first time that a DOS date can hold: 1980-01-01 (APPNOTE 4.4.6). */
const DOS_EPOCH = 315_532_800;
/** SOURCE_DATE_EPOCH of reproducible-builds.org, a variable and not an input, or the first DOS time. */
function readSourceDate(reader, text) {
    if (text === undefined || text === '')
        return DOS_EPOCH;
    const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    // 2107-12-31: the last day that a DOS date can hold.
    if (seconds <= 4_354_819_199)
        return Math.max(seconds, DOS_EPOCH);
    const problem = 'must be whole seconds since 1970, before the year 2108';
    return reader.reject('SOURCE_DATE_EPOCH (environment variable)', text, problem);
}
/** Lines of the ignore file; none where the default one is not there. @throws {RangeError} */
function readIgnoreFile(root, name) {
    if (!isPlainPath(name))
        throw new RangeError('must be the path of a file inside "path", relative to it');
    const file = external_node_path_.join(root, name);
    const isFile = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile() === true;
    if (!(0,external_node_fs_.existsSync)(file)) {
        if (name === DEFAULT_IGNORE_FILE)
            return [];
        throw new RangeError('must be a file that exists, relative to "path"; there is none of that name');
    }
    const inside = isFile && !external_node_path_.relative(root, (0,external_node_fs_.realpathSync)(file)).startsWith('..');
    if (!inside)
        throw new RangeError('must be a file inside "path", not a folder or a link that leads out of it');
    return (0,external_node_fs_.readFileSync)(file, 'utf8').split(/\r?\n/);
}
function readPatterns(reader, name, opposite) {
    const lines = reader.lines(name).filter((line) => !line.startsWith('#'));
    for (const line of lines) {
        if (line.trimStart().startsWith('!')) {
            reader.reject(name, line, `must not begin with "!": every line of "${name}" is a pattern to ${name}; write it without the "!" under "${opposite}"`);
        }
    }
    return lines;
}
function readRequiredFiles(reader) {
    return reader.lines('required-files').map((line) => {
        const file = line.trim().replace(/^\.\//, '');
        if (!isPlainPath(file))
            reader.reject('required-files', line, 'must be the path of a file, relative to "path", with "/" between folders');
        return file;
    });
}
function isPlainPath(text) {
    return !/^[/\\]|\\|^[A-Za-z]:/.test(text) && !text.split('/').some((segment) => ['', '.', '..'].includes(segment));
}

;// CONCATENATED MODULE: ./lib/actions/deploy/progress.js

/** What is through before this, in milliseconds, needs no word about its progress. */
const QUIET = 2000;
/** Longest silence, in milliseconds. */
const INTERVAL = 10_000;
/**
 * Says how far packing or sending is where it takes long: at 25, 50 and 75 %, and at least every 10 s while it goes on or
 * stands still.
 */
class Progress {
    verb;
    now;
    say;
    start;
    spokeAt;
    quarter = 0;
    done = 0;
    total = 0;
    timer;
    /** @param verb what happens to the bytes */
    constructor(verb, now, say) {
        this.verb = verb;
        this.now = now;
        this.say = say;
        this.start = now();
        this.spokeAt = this.start;
        this.timer = setInterval(() => this.tick(), 1000).unref();
    }
    /** @param done bytes of `total` */
    update(done, total) {
        this.done = done;
        this.total = total;
        const quarter = Math.floor((4 * done) / total);
        const elapsed = this.now() - this.start;
        if (quarter > this.quarter && quarter < 4 && elapsed >= QUIET)
            this.speak();
        this.quarter = quarter;
        this.tick();
    }
    /** Says where it is when nothing was said for 10 s. */
    tick() {
        if (this.now() - this.spokeAt >= INTERVAL)
            this.speak();
    }
    stop() {
        clearInterval(this.timer);
    }
    speak() {
        this.spokeAt = this.now();
        const elapsed = (0,lib_text/* formatDuration */.a3)(this.spokeAt - this.start);
        if (this.total === 0) {
            this.say(`Nothing ${this.verb} yet (${elapsed})`);
        }
        else if (this.done >= this.total) {
            const next = this.verb === 'sent' ? 'waiting for the answer' : 'finishing the zip';
            this.say(`All ${(0,lib_text/* formatBytes */.z3)(this.total)} ${this.verb}, ${next} (${elapsed})`);
        }
        else {
            const percent = Math.floor((100 * this.done) / this.total);
            this.say(`${percent} % ${this.verb}: ${(0,lib_text/* formatBytes */.z3)(this.done)} of ${(0,lib_text/* formatBytes */.z3)(this.total)} (${elapsed})`);
        }
    }
}

;// CONCATENATED MODULE: ./lib/actions/deploy/secret-findings.js


/** Findings named in a message. */
const MAX_SHOWN = 10;
/**
 * Reports what looks like a secret in the zip: file and line, never the value.
 * @throws {StepError} `secret-found` with `secret-scan: error`, and for the password of the step itself at any level
 */
function reportSecrets(runner, findings, level) {
    if (findings.length === 0)
        return;
    // The password of the step first: it decides, and must not fall off the end of the list.
    const own = findings.filter(({ kind }) => kind === 'password of this step');
    const all = [...own, ...findings.filter((finding) => !own.includes(finding))];
    const lines = all
        .slice(0, MAX_SHOWN)
        .map(({ path, line, kind }) => `${(0,lib_text/* safeText */.Hk)(path)}${line === undefined ? '' : `:${line}`}: ${kind}`);
    if (all.length > MAX_SHOWN)
        lines.push(`and ${all.length - MAX_SHOWN} more`);
    const what = `${(0,lib_text/* countOf */.pq)(all.length, 'place')} in the files look${all.length === 1 ? 's' : ''} like a secret`;
    if (level === 'error' || own.length > 0) {
        const cure = 'Take it out of the file and replace it where it is used; "exclude" leaves a file out.';
        throw new lib_errors/* StepError */.zg('secret-found', [`${what}, so nothing was sent. ${cure}`, ...lines].join('\n'));
    }
    const cure = 'Replace it, or leave the file out with "exclude"; "secret-scan: error" stops such a deploy, "off" ends this warning.';
    runner.warning('Secret found', [`${what}. They will still be uploaded. ${cure}`, ...lines].join('\n'));
}

;// CONCATENATED MODULE: ./lib/actions/deploy/pack-files.js







/**
 * Packs the files, and checks what was learnt from their bytes.
 * @param scratch the folder that the zip is written to
 * @throws {StepError} `invalid-file`, `secret-found`, `too-large`
 */
async function packFiles(files, scratch, inputs, { runner, services, signal, record }) {
    const { clock, writeArchive } = services;
    const { compressionLevel, modified, secretScan, password, maxSize } = inputs;
    const start = clock.now();
    const progress = new Progress('packed', () => clock.now(), (line) => runner.info(line));
    const archive = await writeArchive({
        files,
        destination: external_node_path_.join(scratch, 'app.zip'),
        level: compressionLevel,
        modified,
        signal,
        secretScan: secretScan === 'off' ? undefined : { password, now: start },
        onProgress: progress.update.bind(progress),
    }).finally(() => progress.stop());
    record({ archive });
    const { bytes, sha256, lfsPointers, secrets } = archive;
    runner.info(`Zip: ${(0,lib_text/* formatBytes */.z3)(bytes)} in ${(0,lib_text/* formatDuration */.a3)(clock.now() - start)}, sha256 ${sha256}`);
    logNotes(runner, (0,checks/* noteLfsPointers */.iH)(lfsPointers));
    reportSecrets(runner, secrets, secretScan);
    if (maxSize !== undefined && bytes > maxSize) {
        const text = `The zip is larger than "max-size" allows (${maxSize} bytes), so nothing was sent.`;
        throw new lib_errors/* StepError */.zg('too-large', text);
    }
    return archive;
}

;// CONCATENATED MODULE: ./lib/actions/deploy/purge.js



const WRONG_WEBHOOK = 'The URL in "purge-cache-webhook" triggers a rebuild, so it was not called: copy the URL of "Purge Cache" from the portal.';
/**
 * Fires the purge-cache webhook once the upload is accepted. A deploy that was accepted stays so: a failure is a
 * warning with its reason.
 * @throws {StepError} `purge-failed` only with `fail-on-purge-error`; `cancelled`
 */
async function purgeCache(inputs, context) {
    const { purgeWebhook: webhook, failOnPurgeError } = inputs;
    const { runner, record } = context;
    if (webhook === undefined)
        return;
    record({ purge: 'failed' });
    const failure = await callWebhook(webhook, context);
    if (failure === undefined) {
        record({ purge: 'done' });
        runner.info('Cache purge: done');
        const text = 'The cache was purged when the upload was accepted. Until the new build is live, pages of the old one may be cached again.';
        runner.notice('Purged before the build is live', text);
    }
    else if (failOnPurgeError) {
        const message = `The upload was accepted, but the cache was not purged. ${failure.message}`;
        throw new lib_errors/* StepError */.zg('purge-failed', message, 'accepted');
    }
    else {
        runner.warning('Cache not purged', `${failure.message} The deploy itself was accepted.`);
    }
}
/** @returns why the cache was not purged. @throws {StepError} `cancelled`, and what is a defect */
async function callWebhook(webhook, { runner, calls, signal }) {
    // A rebuild right after the upload would build a second time, and purge nothing.
    if (webhook.action === 'rebuild' || webhook.action === 'cleanRebuild') {
        return new lib_errors/* StepError */.zg('purge-failed', WRONG_WEBHOOK);
    }
    if (webhook.action === undefined) {
        const text = 'The URL in "purge-cache-webhook" has an action word that is not known. It is called all the same.';
        runner.warning('Perhaps not a purge webhook', text);
    }
    try {
        await triggerWebhook(webhook, calls);
        return undefined;
    }
    catch (thrown) {
        const error = thrown instanceof ExchangeError ? signal.reason : thrown;
        if (error instanceof lib_errors/* StepError */.zg && error.code !== 'cancelled')
            return error;
        throw error;
    }
}
/** `skipped` where it was asked for, and the step did not come to it. */
function purgeStatus({ purge }, inputs) {
    return purge ?? (inputs?.purgeWebhook === undefined ? 'off' : 'skipped');
}

;// CONCATENATED MODULE: ./lib/actions/advice.js



const FORK = 'This run is for a pull request from a fork, and those get no secrets: run this step on push to your own branches instead.';
const MISSING = 'Check the "with:" of the step, and that the variables and secrets it names exist.';
/** For a conflict where `if-exists` was left at `error`. */
const IGNORE_ADVICE = 'Set "if-exists: ignore" to go on with one that exists.';
/** A list of installs: a read, which leaves nothing unknown. */
const INSTALLS_SUBJECT = {
    address: 'the installs of the account',
    urlInput: 'base-url',
    mayHave: '',
    lookFor: '',
};
/** What to do about a failure, in sentences; empty where its message says it all. */
function commonAdvice(error, subject, isFork) {
    const { address, urlInput, mayHave, lookFor } = subject;
    const look = `Look in the user portal for ${lookFor} before you run the job again.`;
    switch (error.code) {
        case 'invalid-input':
            return error instanceof lib_errors/* InvalidInputError */.oC ? inputAdvice(error, isFork) : '';
        case 'unauthorized':
            return 'Check "username" and "password": they are the API user ID and the API password from the API Access page of the user portal, not the login of the portal. A secret that was renamed or deleted arrives empty or old.';
        case 'forbidden':
            return `The credentials are known but may not do this: check the rights of the API user for ${address}.`;
        case 'not-found':
            return urlInput === 'base-url'
                ? 'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.'
                : `Check ${address}, and "${urlInput}".`;
        case 'conflict':
            return `It may exist already, or another change may be under way: ${address}.`;
        case 'rate-limited':
            return 'Wait some minutes and run the job again; if many workflows share one API user, spread their schedules.';
        case 'rejected':
            return isRedirect(error)
                ? `Check "${urlInput}": it must be the final address of the API.`
                : `Check the inputs against what the service says: ${address}.`;
        case 'server-error':
            return 'The request was not taken. Run the job again later.';
        case 'bad-reply':
            return error.status === 'unknown' ? `Check "${urlInput}"; ${mayHave}. ${look}` : `Check "${urlInput}".`;
        case 'ambiguous':
            return `The platform may or may not have taken the request: ${mayHave}. ${look}`;
        case 'network':
            return networkAdvice(error instanceof PlatformError ? (error.details.reason ?? '') : '', urlInput);
        case 'timeout':
            return error.status === 'failed' ? 'Nothing was taken. Raise "timeout-minutes".' : '';
        case 'cancelled':
            return error.status === 'unknown' ? `The request had been sent, but not answered: ${mayHave}. ${look}` : '';
        case 'internal':
            return REPORT_ADVICE;
        case 'too-large':
            return 'The service, or a proxy before it, takes no request of this size.';
        case 'no-files':
        case 'secret-found':
        case 'invalid-file':
        case 'build-failed':
        case 'purge-failed':
            return '';
    }
}
function inputAdvice({ problems }, isFork) {
    if (isFork && problems.some(isSecretInput))
        return FORK;
    return problems.some(({ isMissing = false }) => isMissing) ? MISSING : '';
}
/** Inputs that come from secrets or variables, which a fork does not get. */
function isSecretInput({ input }) {
    return ['username', 'password', 'url', 'purge-cache-webhook'].includes(input);
}
function isRedirect(error) {
    const status = error instanceof PlatformError ? (error.details.httpStatus ?? 0) : 0;
    return status >= 300 && status < 400;
}

;// CONCATENATED MODULE: ./lib/actions/deploy/advice.js


/** What to do about a failure, in sentences; empty where the message says it all. */
function deployAdvice(error, facts, inputs, isFork) {
    const { account = '', app = '', environment = '' } = inputs?.target?.address ?? {};
    const address = `account "${account}", app "${app}", environment "${environment}"`;
    const subject = {
        address,
        urlInput: 'headless-url',
        mayHave: 'sending it again could deploy twice',
        lookFor: `a new build of ${address}`,
    };
    const common = commonAdvice(error, subject, isFork);
    switch (error.code) {
        case 'invalid-input':
            return common === '' ? '' : `${common} Here, "dry-run: true" needs no secrets.`;
        case 'not-found':
            return `${common} "environment" wants the ID (the part after "environments/" in the name that creating it returned), not the display name.`;
        case 'conflict':
            return 'Another change to this environment may be under way. A "concurrency" group for the environment keeps deploys of one repository apart.';
        case 'network':
            return `${common} Nothing was taken.`;
        case 'too-large':
            return largestFiles(facts);
        case 'timeout':
            return common === '' ? '' : `${common.slice(0, -1)}, or send less.`;
        case 'cancelled':
            return cancelled(facts, common);
        case 'purge-failed':
            return 'The deploy itself was accepted. Purge the cache in the user portal, or run the webhook again.';
        default:
            return common;
    }
}
/** The ten largest files of the zip, for a zip that is too large. */
function largestFiles({ files = [], archive }) {
    const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
    const zip = archive === undefined
        ? ''
        : `The zip has ${(0,lib_text/* formatBytes */.z3)(archive.bytes)} (${archive.bytes} bytes) in ${(0,lib_text/* countOf */.pq)(archive.fileCount, 'file')}. `;
    const lines = largest.map(({ path, size }) => `  ${(0,lib_text/* formatBytes */.z3)(size).padStart(9)}  ${(0,lib_text/* safeText */.Hk)(path)}`);
    const cure = 'Leave out what the build does not need with "exclude" or the ignore file.';
    return [`${zip}${cure} The largest files, before compression:`, ...lines].join('\n');
}
function cancelled({ operation }, common) {
    if (operation !== undefined)
        return 'The upload had been accepted before.';
    return common === '' ? 'The platform accepted nothing.' : common;
}

;// CONCATENATED MODULE: ./lib/actions/deploy/summary.js


const HEADINGS = {
    accepted: 'Deploy accepted',
    done: 'Deploy done',
    live: 'Deploy is live',
    superseded: 'Deploy superseded by a newer one',
    skipped: 'Deploy skipped: nothing changed',
    'dry-run': 'Dry run: nothing was sent',
    failed: 'Deploy failed',
    unknown: 'Deploy: outcome unknown',
};
/** Longest reason in the summary, in characters: escaped five times as long, and still below 64 KiB. */
const LONGEST_REASON = 10_000;
/**
 * The job summary as HTML. Every word that is not ours is escaped and stands in `<code>`; there is no link to a place
 * that a server named.
 */
function renderSummary(facts, { status, error }, inputs, failure) {
    const { operation, archive, attempts = 0 } = facts;
    const target = inputs?.target;
    const purge = purgeStatus(facts, inputs);
    const rows = [];
    if (target !== undefined) {
        const { account, app, environment } = target.address;
        rows.push(['Environment', code(`${account} / ${app} / ${environment}`)], ['Platform', code(target.root.origin)]);
    }
    if (operation !== undefined && operation.operationName !== '')
        rows.push(['Operation', code(operation.operationName)], ['Build', code(operation.buildPath)]);
    if (archive !== undefined) {
        rows.push(['Zip', `${(0,lib_text/* countOf */.pq)(archive.fileCount, 'file')}, ${(0,lib_text/* formatBytes */.z3)(archive.bytes)}`], ['SHA-256 of the zip', code(archive.sha256)], ['SHA-256 of the content', code(archive.contentSha256)]);
        if (status === 'dry-run')
            rows.push(['Kept at', code(archive.path)]);
    }
    if (attempts > 1)
        rows.push(['Upload requests', String(attempts)]);
    if (purge !== 'off')
        rows.push(['Cache purge', purge]);
    const cells = rows.map(([name, value]) => `<tr><th align="left">${name}</th><td>${value}</td></tr>`).join('\n');
    const table = rows.length === 0 ? '' : `<table>\n${cells}\n</table>\n`;
    return `<h3>${HEADINGS[status]}</h3>\n${summary_reasonOf(error, failure)}${table}`;
}
function summary_reasonOf(error, failure) {
    if (error === undefined)
        return '';
    const shown = failure.length > LONGEST_REASON ? `${failure.slice(0, LONGEST_REASON)}… (the log has all of it)` : failure;
    return `<p><b>${(0,lib_text/* escapeHtml */.ZD)(error.code)}</b></p>\n<pre>${(0,lib_text/* escapeHtml */.ZD)(shown)}</pre>\n`;
}
function code(text) {
    return `<code>${(0,lib_text/* escapeHtml */.ZD)((0,lib_text/* safeText */.Hk)(text))}</code>`;
}

;// CONCATENATED MODULE: ./lib/actions/deploy/report.js



const deployReport = {
    outputs: deployOutputs,
    advice: deployAdvice,
    summary: renderSummary,
};
/** The outputs of `action.yml`, in its order. */
function deployOutputs({ archive, attempts = 0, operation, ...facts }, { status }, inputs) {
    return {
        'operation-name': operation?.operationName ?? '',
        'operation-id': operation?.operationId ?? '',
        'build-path': operation?.buildPath ?? '',
        'build-id': operation?.buildId ?? '',
        'archive-path': status === 'dry-run' ? (archive?.path ?? '') : '',
        'archive-sha256': archive?.sha256 ?? '',
        'archive-bytes': archive?.bytes ?? null,
        'file-count': archive?.fileCount ?? null,
        'content-sha256': archive?.contentSha256 ?? '',
        attempts,
        'purge-status': purgeStatus(facts, inputs),
    };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./lib/actions/deploy/scratch-folder.js



/**
 * A private folder of this run below the runner's temp folder. It is removed in every ending but that of a dry run,
 * which leaves its zip there.
 * @throws {StepError} `invalid-file` naming the temp folder
 */
function makeScratchFolder({ runner, onEnd }) {
    const temp = runnerFolder('RUNNER_TEMP', runner.environment['RUNNER_TEMP'], (0,external_node_os_.tmpdir)());
    const folder = makeTempFolder(temp, 'headless-deploy-');
    onEnd(({ status }) => {
        if (status !== 'dry-run')
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    });
    return folder;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./lib/platform/multipart.js




/** Read and sent at once. Smaller pieces lose fewer early answers than larger ones, and are as fast. */
const CHUNK = 128 * 1024;
/**
 * A `multipart/form-data` body with one file part named `repository` (specification section 4.3, RFC 7578), streamed
 * from the disk. Reading it throws {StepError} `invalid-file` when the file is not there any more, or is shorter.
 * @param bytes size of the file
 */
function archiveBody(file, bytes) {
    const boundary = `headless-deploy-${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
    const head = Buffer.from(`--${boundary}\r\n` +
        `Content-Disposition: form-data; name="${ARCHIVE_PART}"; filename="app.zip"\r\n` +
        'Content-Type: application/zip\r\n\r\n');
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
        type: `multipart/form-data; boundary=${boundary}`,
        bytes: head.length + bytes + tail.length,
        open: async function* () {
            yield head;
            let left = bytes;
            try {
                for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: CHUNK, end: Math.max(bytes - 1, 0) })) {
                    left -= chunk.length;
                    yield chunk;
                }
            }
            catch (error) {
                throw multipart_unreadable(error.code ?? 'UNKNOWN');
            }
            if (left !== 0)
                throw multipart_unreadable(`${left} bytes are missing`);
            yield tail;
        },
    };
}
function multipart_unreadable(why) {
    return new lib_errors/* StepError */.zg('invalid-file', `The zip could not be read back while it was sent: ${why}. Check that nothing cleans the runner's temp folder while the job runs.`);
}

;// CONCATENATED MODULE: ./lib/platform/operation.js

/** Longest resource name that is passed on as an output, in characters. */
const LONGEST_NAME = 1024;
const operation_SEGMENT = '[A-Za-z0-9._~-]{1,128}';
const ENVIRONMENT = `accounts/${operation_SEGMENT}/apps/${operation_SEGMENT}/environments/${operation_SEGMENT}`;
const OPERATION_NAME = new RegExp(`^${ENVIRONMENT}/operations/(${operation_SEGMENT})$`);
const BUILD_PATH = new RegExp(`^${ENVIRONMENT}/builds/(${operation_SEGMENT})$`);
const UNNAMED_OPERATION = { operationName: '', operationId: '', buildPath: '', buildId: '' };
/**
 * The body of a 2xx reply that carries an Operation (specification section 2.3), or is empty or `{}` (both documented
 * publicly). Undefined for anything else: a name of another form must not become an output of the step.
 */
function parseOperation(text) {
    if (text.trim() === '')
        return UNNAMED_OPERATION;
    const body = parseObject(text);
    if (body === undefined)
        return undefined;
    if (Object.keys(body).length === 0)
        return UNNAMED_OPERATION;
    const operationName = body['name'];
    const metadata = body['metadata'];
    const buildPath = typeof metadata === 'object' && metadata !== null ? metadata['build'] : undefined;
    if (typeof operationName !== 'string' || typeof buildPath !== 'string')
        return undefined;
    if (operationName.length > LONGEST_NAME || buildPath.length > LONGEST_NAME)
        return undefined;
    const operationId = OPERATION_NAME.exec(operationName)?.[1];
    const buildId = BUILD_PATH.exec(buildPath)?.[1];
    if (operationId === undefined || buildId === undefined)
        return undefined;
    return { operationName, operationId, buildPath, buildId };
}

;// CONCATENATED MODULE: ./lib/platform/client.js






/**
 * Uploads application code (specification section 4.3).
 * @throws {PlatformError} refused, unreachable, ambiguous, or `bad-reply`: a 2xx that is not the platform's.
 * @throws {ExchangeError} `stopped`: the signal ended it; `sent` tells whether the platform may have taken it.
 */
async function uploadArchive(request, context) {
    const { root, address, archive, onProgress } = request;
    const { account, app, environment } = address;
    const path = `/fu/v1/accounts/${account}/apps/${app}/environments/${environment}:upload`;
    const name = { what: 'the upload', origin: root.origin };
    const body = archiveBody(archive.path, archive.bytes);
    const call = {
        method: 'POST',
        url: callUrl(root, path),
        headers: { Authorization: basicAuthorization(request.credentials) },
        body,
        onProgress: (bytes) => onProgress(bytes, body.bytes),
        ...context,
    };
    let requests = 0;
    let expectContinue = true;
    const send = async () => {
        requests += 1;
        request.onRequest(requests);
        return await exchange({ ...call, expectContinue });
    };
    const { reply, attempts } = await withAttempts({ kind: 'upload', name, retryAmbiguous: request.retryAmbiguous, ...context }, async () => {
        const first = await send();
        if (first.status !== 417 || !expectContinue)
            return first;
        // 417: this host, or a proxy before it, does not know Expect (RFC 9110 section 15.5.18).
        expectContinue = false;
        return await send();
    });
    // A success that comes before the last byte is somebody else's: a sign-in page, a filter.
    const operation = reply.sent ? parseOperation(reply.text) : undefined;
    if (operation === undefined) {
        const what = reply.sent
            ? 'but not with what the platform answers (an operation)'
            : 'but before all of it had been sent';
        const message = `${root.origin} answered the upload with HTTP ${reply.status}, ${what}.`;
        throw new PlatformError('bad-reply', message, 'unknown', { httpStatus: reply.status, attempts });
    }
    return { operation, attempts };
}
/** RFC 7617: user ID and password in UTF-8, joined by a colon, in base64. */
function basicAuthorization({ username, password }) {
    return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

;// CONCATENATED MODULE: ./lib/platform/resources.js





/**
 * GET below an API root, or of a full URL that was already checked.
 * @param what name of the call in messages
 * @throws {PlatformError}; {ExchangeError} `stopped`, never `sent`: a read leaves nothing behind to be unsure of
 */
async function read(access, target, what, context) {
    try {
        return await send(access, { method: 'GET', target, what, kind: 'repeatable' }, context);
    }
    catch (error) {
        const stopped = error instanceof ExchangeError && error.kind === 'stopped';
        throw stopped ? new ExchangeError('stopped', error.reason, error.phase, false) : error;
    }
}
/**
 * POST of a JSON document.
 * @throws {PlatformError}, {ExchangeError} `stopped`
 */
async function create(access, path, what, body, context) {
    return await send(access, { method: 'POST', target: path, what, kind: 'create', body }, context);
}
async function send({ root, credentials }, call, context) {
    const bytes = call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body), 'utf8');
    const body = bytes === undefined
        ? {}
        : {
            body: {
                type: 'application/json',
                bytes: bytes.length,
                open: async function* () {
                    yield bytes;
                },
            },
        };
    const url = typeof call.target === 'string' ? callUrl(root, call.target) : call.target;
    const headers = { Authorization: basicAuthorization(credentials) };
    // A read whose answer is not JSON may have met a proxy or a page of an error: it is worth another try.
    const isAnswer = (reply) => call.kind !== 'repeatable' || parseObject(reply.text) !== undefined;
    const { reply } = await withAttempts({ kind: call.kind, name: { what: call.what, origin: root.origin }, isAnswer, ...context }, async () => await exchange({ method: call.method, url, headers, ...body, ...context }));
    return reply;
}

;// CONCATENATED MODULE: ./lib/platform/builds.js



/**
 * The newest builds of an environment, newest first. Not part of the specification.
 * @returns undefined where the answer has another shape
 * @throws {PlatformError} where there is no such list; {ExchangeError} `stopped`
 */
async function listNewestBuilds(access, { account, app, environment }, context) {
    const path = `/v1/accounts/${account}/apps/${app}/environments/${environment}/builds`;
    const url = callUrl(access.root, `${path}?orderBy=createTime%20desc&pageSize=10`);
    const reply = await read(access, url, 'the list of builds', context);
    const list = parseObject(reply.text)?.['builds'];
    if (!Array.isArray(list))
        return undefined;
    const builds = [];
    for (const item of list) {
        const { name, createTime } = (item ?? {});
        const id = typeof name === 'string' ? /\/builds\/([A-Za-z0-9._~-]{1,128})$/.exec(name)?.[1] : undefined;
        const time = typeof createTime === 'string' ? Date.parse(createTime) : Number.NaN;
        if (id === undefined || Number.isNaN(time))
            return undefined;
        builds.push({ id, createTime: time });
    }
    return builds.sort((a, b) => b.createTime - a.createTime);
}

;// CONCATENATED MODULE: ./lib/actions/deploy/ambiguity.js



/** How far the clocks of a runner and of the platform may be apart, in milliseconds. */
const CLOCK_SKEW = 5000;
/** How long to look at most, in milliseconds: it is an extra. */
const LONGEST_LOOK = 10_000;
/**
 * Looks for a build that an upload of unknown outcome could have started, where the host has a list of builds. What is
 * found is a hint for people: it does not change how the step ends.
 * @param thrown what the upload ended with
 * @param since when the upload began, in milliseconds since 1970
 * @returns the error with what was found in its message, or as it is
 */
async function withBuildsFound(thrown, target, since, context) {
    if (!(thrown instanceof PlatformError) || thrown.code !== 'ambiguous')
        return thrown;
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(LONGEST_LOOK)]);
    const builds = await lookForBuilds(target, { ...context, signal, onRetry: () => undefined });
    if (builds === undefined)
        return thrown;
    const newest = builds[0];
    const isNew = newest !== undefined && newest.createTime >= since - CLOCK_SKEW;
    const began = new Date(since).toISOString();
    const found = isNew
        ? `The platform lists the build ${newest.id}, created at ${new Date(newest.createTime).toISOString()}; the upload began at ${began}. It may be the build of this upload, or of another deploy at that time.`
        : `The platform lists no build created since the upload began (${began}): it was probably not taken, or is not listed yet.`;
    return new PlatformError(thrown.code, `${thrown.message} ${found}`, 'unknown', thrown.details);
}
/** Undefined where the host has no such list, or does not answer in time. */
async function lookForBuilds(target, context) {
    try {
        return await listNewestBuilds(target, target.address, context);
    }
    catch (error) {
        if (error instanceof PlatformError || error instanceof ExchangeError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/actions/deploy/upload.js





/**
 * Sends the zip, and records what the platform answers.
 * @throws {StepError}; {ExchangeError} `stopped`
 */
async function upload(archive, target, { retryAmbiguous }, { runner, services, calls, record, aboutToSend }) {
    const { clock } = services;
    const { account, app, environment } = target.address;
    tellTarget(runner, target.root, `account ${account}, app ${app}, environment ${environment}`);
    const start = clock.now();
    const progress = new Progress('sent', () => clock.now(), (line) => runner.info(line));
    const request = {
        ...target,
        archive,
        retryAmbiguous,
        onRequest: (attempts) => record({ attempts }),
        onProgress: progress.update.bind(progress),
    };
    aboutToSend();
    const { operation } = await uploadArchive(request, calls)
        .catch(async (error) => {
        throw await withBuildsFound(error, target, start, calls);
    })
        .finally(() => progress.stop());
    record({ accepted: true, operation });
    runner.info(`Accepted after ${(0,lib_text/* formatDuration */.a3)(clock.now() - start)}`);
    if (operation.operationName === '') {
        runner.warning('No operation in the answer', 'The platform accepted the upload with an empty answer, so operation-name and build-path are empty. The user portal shows the build.');
    }
    else {
        runner.info(`Operation: ${operation.operationName}\nBuild:     ${operation.buildPath}`);
    }
}

;// CONCATENATED MODULE: ./lib/actions/deploy/run.js








/** Deploys the workspace by direct upload. */
const deploy = defineStep({
    webhookInputs: ['purge-cache-webhook'],
    read: readDeployInputs,
    run: runDeploy,
    report: deployReport,
});
/** Workspace, archive, platform. @throws {StepError} */
async function runDeploy(inputs, context) {
    const { runner } = context;
    const scratch = makeScratchFolder(context);
    const files = await runner.group('Choose files', async () => await chooseFiles(inputs, scratch, context));
    const archive = await runner.group('Pack', async () => await packFiles(files, scratch, inputs, context));
    const { target } = inputs;
    if (target === undefined) {
        runner.info(`Dry run: nothing was sent. The zip is ${archive.path}`);
        return 'dry-run';
    }
    await runner.group('Upload', async () => await upload(archive, target, inputs, context));
    await purgeCache(inputs, context);
    return 'accepted';
}


/***/ }),

/***/ 12:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  v: () => (/* binding */ createPacker)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./lib/archive/threads/address-limit.js

/**
 * Whether the process may use only so many addresses (`ulimit -v`). V8 reserves some for every thread, and where it
 * cannot, it ends the whole process. Linux only; elsewhere the limit has no effect.
 */
function hasAddressLimit() {
    try {
        return /^Max address space +\d/m.test((0,external_node_fs_.readFileSync)('/proc/self/limits', 'utf8'));
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./lib/secret-scan/environment-files.js
/**
 * Last part of the name of an environment file with real values. Anything else may be a template (`example`, `sample`,
 * `dist`, ...) or encrypted (`vault`).
 */
const STAGES = new Set(('local production prod live staging stage preview preprod development dev test testing qa uat ci ' +
    'keys secret secrets private').split(' '));
/** Whether a file is an environment file by its name: `.env`, `.env.production`, `.env.anything.local`. */
function isEnvironmentFile(name) {
    if (name === '.env')
        return true;
    return name.startsWith('.env.') && STAGES.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

;// CONCATENATED MODULE: ./lib/secret-scan/marker-search.js
const SHORTEST_MARKER = 3;
/**
 * Finds any of many markers in one pass over the bytes. Only every second pair of bytes is looked at: it is the first
 * or the second pair of any marker that stands there, and few pairs are.
 */
class MarkerSearch {
    /** By pair of bytes: which list of candidates may stand there; 0 is the empty one. */
    listOfPair = new Uint8Array(2 ** 16);
    candidates = [[]];
    constructor(markers) {
        for (const marker of markers) {
            if (marker.bytes.length < SHORTEST_MARKER)
                throw new RangeError('a marker is too short to be found');
            for (const pairOffset of [0, 1])
                this.addCandidate({ ...marker, pairOffset });
        }
        if (this.candidates.length > 256)
            throw new RangeError('there are too many markers');
    }
    /** @param visit called for each marker that begins from `from` up to `to`; it may end beyond */
    visit(bytes, from, to, visit) {
        const { listOfPair } = this;
        // Numbers of 16 bits must be aligned: a marker at `from` may then be seen by its second pair only.
        const first = from + ((bytes.byteOffset + from) % 2);
        // The last pair that matters begins at `to`: the second one of a marker before it.
        const length = Math.max(0, Math.min(to + 2, bytes.length) - first);
        const pairs = new Uint16Array(bytes.buffer, bytes.byteOffset + first, length >> 1);
        const lookAt = (index) => {
            for (const { bytes: marker, owner, pairOffset } of this.candidates[listOfPair[pairs[index] ?? 0] ?? 0] ?? []) {
                const start = first + 2 * index - pairOffset;
                if (start >= from && start < to && standsAt(bytes, start, marker))
                    visit(owner, start);
            }
        };
        // Two at a time, as the scan spends its time here. All of these indexes are in range.
        const last = pairs.length - 1;
        for (let index = 0; index < last; index += 2) {
            const one = listOfPair[pairs[index]];
            const other = listOfPair[pairs[index + 1]];
            if ((one | other) === 0)
                continue;
            lookAt(index);
            lookAt(index + 1);
        }
        if (last % 2 === 0)
            lookAt(last);
    }
    addCandidate(candidate) {
        // In the order of bytes of this machine, as above.
        const [pair = 0] = new Uint16Array(Uint8Array.from(candidate.bytes.subarray(candidate.pairOffset)).buffer, 0, 1);
        const list = this.listOfPair[pair];
        if (list === 0)
            this.listOfPair[pair] = this.candidates.push([candidate]) - 1;
        else
            this.candidates[list]?.push(candidate);
    }
}
function standsAt(bytes, start, marker) {
    for (let index = 0; index < marker.length; index += 1)
        if (bytes[start + index] !== marker[index])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/secret-scan/private-keys.js
/** Line breaks as strings, JSON (once or many times over), URLs and HTML write them. */
const ESCAPED_LINE_BREAK = /\\+(?:[nr]|u000[ad])|%0[ad]|&#(?:1[03]|x[ad]);/gi;
/**
 * After the line that opens a key comes its body, at once or after headers such as `Proc-Type: 4,ENCRYPTED`. Between
 * them may stand whatever a programming language puts between two pieces of a string.
 */
const KEY_WITH_BODY = /^-----BEGIN [A-Z0-9 ]+-----[^A-Za-z0-9]*(?:[A-Za-z][A-Za-z-]*: [^\n]*\n[^A-Za-z0-9]*)*[A-Za-z0-9+/=]{40}/;
/**
 * Whether a key follows the line that opens one, and not only talk of it.
 * @param text from `-----BEGIN` on; PEM (RFC 7468) or PGP (RFC 9580)
 */
function hasKeyBody(text) {
    return KEY_WITH_BODY.test(text.replaceAll(ESCAPED_LINE_BREAK, '\n'));
}

;// CONCATENATED MODULE: ./lib/secret-scan/web-tokens.js
/**
 * Whether a JSON Web Token still opens a door: its `exp` (RFC 7519 section 4.1.4) lies ahead. One without `exp` is left
 * alone, as most of those are examples.
 * @param now in milliseconds since 1970
 */
function isUnexpired(token, now) {
    try {
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
        if (typeof claims !== 'object' || claims === null || !('exp' in claims))
            return false;
        return typeof claims.exp === 'number' && claims.exp * 1000 > now;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/secret-scan/rules.js


const GITLEAKS = 'gitleaks, config/gitleaks.toml';
const RULES = [
    {
        kind: 'private key',
        markers: ['-BEGIN '],
        before: 4,
        pattern: /^-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/,
        confirm: hasKeyBody,
        source: 'RFC 7468; RFC 1421 for headers; OpenSSH, PROTOCOL.key',
    },
    {
        kind: 'PGP private key',
        markers: ['-BEGIN '],
        before: 4,
        pattern: /^-----BEGIN PGP PRIVATE KEY BLOCK-----/,
        confirm: hasKeyBody,
        source: 'RFC 9580 section 6.2',
    },
    {
        kind: 'GitHub token',
        markers: ['ghp_', 'gho_', 'ghu_', 'ghr_'],
        pattern: /^gh[pour]_[A-Za-z0-9]{36,}/,
        source: 'https://github.blog/engineering/behind-githubs-new-authentication-token-formats/',
    },
    {
        kind: 'GitHub token',
        markers: ['ghs_'],
        pattern: /^ghs_[A-Za-z0-9._]{36,}/,
        // ghs_APPID_JWT; the pattern is the one GitHub recommends.
        source: 'https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/',
    },
    {
        kind: 'GitHub token',
        markers: ['github_pat_'],
        pattern: /^github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/,
        source: `${GITLEAKS}, github-fine-grained-pat (82 characters)`,
    },
    {
        kind: 'GitLab token',
        markers: 'pat,oas,dt,rt,rtr,cbt,ptt,ft,imt,agent,wt,soat,ffct'.split(',').map((name) => `gl${name}-`),
        pattern: /^gl[a-z]+-[A-Za-z0-9_-]{20,}/,
        source: 'https://docs.gitlab.com/security/tokens/, "Token prefixes"',
    },
    {
        kind: 'GitLab token',
        markers: ['GR1348941'],
        pattern: /^GR1348941[A-Za-z0-9_-]{20}/,
        source: `${GITLEAKS}, gitlab-rrt`,
    },
    {
        kind: 'npm token',
        markers: ['npm_'],
        pattern: /^npm_[A-Za-z0-9]{36}/,
        source: 'https://github.blog/2021-09-23-announcing-npms-new-access-token-format/',
    },
    {
        kind: 'AWS access key',
        markers: ['AKIA', 'ASIA'],
        pattern: /^A[KS]IA[A-Z2-7]{16}/,
        source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html; alphabet: gitleaks',
    },
    {
        kind: 'Azure storage key',
        markers: ['tKey', 'T_KEY', 'E_KEY'],
        before: 6,
        inWord: true,
        // The key that every copy of the storage emulator has is public.
        pattern: /^(?:[Aa]ccountKey|ACCOUNT_KEY|STORAGE_KEY)["']?\s?[:=]\s?["']?(?!Eby8vdM02xNOcqFl)[A-Za-z0-9+/]{86}==/,
        source: 'https://learn.microsoft.com/purview/sit-defn-azure-storage-account-key; AZURE_STORAGE_KEY: documentation of az storage',
    },
    {
        kind: 'Azure storage key',
        markers: ['+ASt'],
        before: 76,
        pattern: /^[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{5}[AQgw]==/,
        source: 'https://github.com/microsoft/security-utilities, Azure64ByteIdentifiableKeys',
    },
    {
        kind: 'Azure client secret',
        markers: Array.from('0123456789', (digit) => `${digit}Q~`),
        before: 3,
        pattern: /^[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![~.-])/,
        source: `${GITLEAKS}, azure-ad-client-secret`,
    },
    {
        kind: 'Google API key',
        markers: ['AIza'],
        pattern: /^AIza[A-Za-z0-9_-]{35}(?!-)/,
        source: `${GITLEAKS}, gcp-api-key`,
    },
    {
        kind: 'Google client secret',
        markers: ['GOCSPX-'],
        pattern: /^GOCSPX-[A-Za-z0-9_-]{28}(?!-)/,
        source: 'no page of Google has it; secret scanners agree on it',
    },
    {
        kind: 'Slack token',
        markers: ['xoxa-', 'xoxb-', 'xoxc-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-'],
        pattern: /^xox[abceoprs]-\d[A-Za-z0-9-]{20,}/,
        source: `https://docs.slack.dev/authentication/tokens; ${GITLEAKS}`,
    },
    {
        kind: 'Slack token',
        markers: ['xapp-'],
        pattern: /^xapp-\d-[A-Za-z0-9]+-\d+-[A-Za-z0-9]{32,}/,
        source: `https://docs.slack.dev/authentication/tokens; ${GITLEAKS}`,
    },
    {
        kind: 'Slack webhook',
        markers: ['hooks.slack.com/'],
        pattern: /^hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9+/]{43,56}/,
        source: `https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/; ${GITLEAKS}`,
    },
    {
        kind: 'Stripe key',
        markers: ['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'],
        pattern: /^[sr]k_(?:live|test)_[A-Za-z0-9]{20,}/,
        source: 'https://docs.stripe.com/keys',
    },
    {
        kind: 'webhook secret',
        markers: ['whsec_'],
        pattern: /^whsec_[A-Za-z0-9+/]{32,}/,
        source: 'https://docs.stripe.com/webhooks; https://www.standardwebhooks.com',
    },
    {
        kind: 'SendGrid key',
        markers: ['SG.'],
        pattern: /^SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?!-)/,
        source: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys (69 characters)',
    },
    {
        kind: 'OpenAI-style key',
        markers: ['sk-'],
        pattern: /^sk-(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{40,}|or-v1-[0-9a-f]{64}|[A-Za-z0-9]{32,64})(?!-)/,
        source: `${GITLEAKS}, openai-api-key; other services with the same API follow it`,
    },
    {
        kind: 'Anthropic key',
        markers: ['sk-ant-'],
        pattern: /^sk-ant-[a-z]+\d\d-[A-Za-z0-9_-]{80,}/,
        source: `${GITLEAKS}, anthropic-api-key and anthropic-admin-api-key`,
    },
    {
        kind: 'unexpired JWT',
        markers: ['eyJ'],
        pattern: /^eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/,
        confirm: isUnexpired,
        source: 'RFC 7519; RFC 7515 section 3.1',
    },
];

;// CONCATENATED MODULE: ./lib/secret-scan/scanner.js



/** A password shorter than this turns up in ordinary text, in characters. */
const SHORTEST_PASSWORD = 12;
/** How many bytes from its beginning a secret is looked at: the claims of a JSON Web Token, the headers of a key. */
const REACH = 4096;
/** Findings of one kind in one file or block; more say nothing new. */
const MAX_FINDINGS = 10;
const OWN_PASSWORD = 'password of this step';
/** What documentation puts in place of a secret. */
const PLACEHOLDER = /EXAMPLE|x{8}|0{8}/i;
/** Ends in an escape, whose letters are no part of the word that follows: `\n`, `\x3d`, `\u003d`, `\075`, `%3D`. */
const ENDS_IN_ESCAPE = /(?:\\(?:[abefnrtv]|[0-7]{1,3}|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4})|%[0-9A-Fa-f]{2})$/;
/** The longest of them. */
const LONGEST_ESCAPE = 6;
/** A literal token in an `.npmrc`; `${NPM_TOKEN}` is the right way, and no secret. */
const NPMRC_TOKEN = /(?:^|[\n:])[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*"?(?![ \t"$\r\n])./g;
/** Looks for secrets in the bytes of files. */
class SecretScanner {
    options;
    search;
    constructor(options) {
        this.options = options;
        const { password } = options;
        const markers = RULES.flatMap((rule) => rule.markers.map((text) => ({ bytes: Buffer.from(text, 'latin1'), owner: rule })));
        if (password !== undefined && password.length >= SHORTEST_PASSWORD) {
            markers.push({ bytes: Buffer.from(password, 'utf8'), owner: OWN_PASSWORD });
        }
        this.search = new MarkerSearch(markers);
    }
    /**
     * Looks for secrets whose marker begins from `from` up to `to`; the bytes around that range are context.
     * @param path decides whether it is an `.npmrc` or an environment file
     */
    find(path, bytes, from, to) {
        const found = [];
        const name = path.slice(path.lastIndexOf('/') + 1);
        if (from === 0 && isEnvironmentFile(name))
            found.push({ kind: 'environment file', offset: undefined });
        const seen = new Map();
        this.search.visit(bytes, from, to, (owner, at) => {
            const kind = owner === OWN_PASSWORD ? OWN_PASSWORD : owner.kind;
            const start = owner === OWN_PASSWORD ? at : at - (owner.before ?? 0);
            const { count, end } = seen.get(kind) ?? { count: 0, end: 0 };
            // A second marker inside a secret is no second secret.
            if (count === MAX_FINDINGS || start < end)
                return;
            const length = owner === OWN_PASSWORD ? 1 : this.lengthOfSecret(owner, bytes, start);
            if (length === 0)
                return;
            found.push({ kind, offset: start });
            seen.set(kind, { count: count + 1, end: start + length });
        });
        if (name === '.npmrc')
            found.push(...findNpmrcTokens(bytes, from, to));
        return found;
    }
    /**
     * As `find`, for one block of a larger file.
     * @param bytes the block, with `before` bytes of the file before it, at least twice `REACH` unless the block is the first
     */
    findInBlock(path, bytes, before, isLast) {
        // What begins in the last bytes of a block may go on in the next one, so it is left for that.
        return this.find(path, bytes, Math.max(0, before - REACH), isLast ? bytes.length : bytes.length - REACH);
    }
    /** @returns 0 when no such secret begins at `start` */
    lengthOfSecret({ inWord, pattern, confirm }, bytes, start) {
        if (start < 0 || (inWord !== true && isInsideWord(bytes, start)))
            return 0;
        const text = bytes.toString('latin1', start, start + REACH);
        const secret = pattern.exec(text)?.[0];
        if (secret === undefined || PLACEHOLDER.test(secret) || /^\w/.test(text.slice(secret.length)))
            return 0;
        return confirm === undefined || confirm(text, this.options.now) ? secret.length : 0;
    }
}
/** Whether a word begins before `start` and goes on there. */
function isInsideWord(bytes, start) {
    const text = bytes.toString('latin1', Math.max(0, start - LONGEST_ESCAPE), start + 1);
    return /\w\w$/.test(text) && !ENDS_IN_ESCAPE.test(text.slice(0, -1));
}
function findNpmrcTokens(bytes, from, to) {
    return Array.from(bytes.toString('latin1').matchAll(NPMRC_TOKEN), (match) => match.index + match[0].length - 1)
        .filter((offset) => offset >= from && offset < to)
        .map((offset) => ({ kind: 'token in .npmrc', offset }));
}

;// CONCATENATED MODULE: ./lib/archive/zip/zip-format.js
const STORED = 0;
const DEFLATED = 8;
/** Bytes of a local file header without name and extra field. */
const LOCAL = 30;
/** The same of a central directory header. */
const CENTRAL = 46;
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;
/** General purpose flags (4.4.4): bit 3 data descriptor, bit 11 UTF-8 names. */
const UTF8 = 0x0800;
const DESCRIPTOR = 0x0008;
/** Made on Unix (4.4.2), by version 4.5, which knows Zip64. */
const MADE_BY = (3 << 8) | 45;
/** 4.3.7 Local file header. Zip64 is announced for every entry with a descriptor whose size may need it (4.3.9.2). */
function localHeader(entry) {
    const wide = isWide(entry);
    const extra = wide ? [entry.size, entry.hasDescriptor ? 0 : entry.compressedSize] : [];
    const header = startHeader(LOCAL, entry.name, extra, 26);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(wide ? 45 : 20, 4);
    writeCommon(header, 6, entry, wide, entry.hasDescriptor);
    return header;
}
/** Most bytes that the local header of a file below 4 GiB can take. */
function localHeaderRoom(name) {
    return LOCAL + 3 * name.length;
}
/** Bytes that the local header of a file below 4 GiB takes. */
function localHeaderLength(name) {
    return LOCAL + name.length;
}
/** 4.3.9 Data descriptor, with its signature; 8-byte sizes if the local header announced Zip64. */
function dataDescriptor(entry) {
    const wide = isWide(entry);
    const record = Buffer.alloc(wide ? 24 : 16);
    record.writeUInt32LE(0x08074b50, 0);
    record.writeUInt32LE(entry.crc, 4);
    if (wide) {
        record.writeBigUInt64LE(BigInt(entry.compressedSize), 8);
        record.writeBigUInt64LE(BigInt(entry.size), 16);
    }
    else {
        record.writeUInt32LE(entry.compressedSize, 8);
        record.writeUInt32LE(entry.size, 12);
    }
    return record;
}
/** 4.3.12 Central directory header. */
function centralHeader(entry) {
    const wide = isWide(entry);
    const far = entry.offset >= MOST_32;
    const extra = [...(wide ? [entry.size, entry.compressedSize] : []), ...(far ? [entry.offset] : [])];
    const header = startHeader(CENTRAL, entry.name, extra, 28);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(MADE_BY, 4);
    header.writeUInt16LE(wide || far ? 45 : 20, 6);
    writeCommon(header, 8, entry, wide, false);
    // No comment, the first disk, no internal attributes.
    header.fill(0, 32, 38);
    // 4.4.15: Unix file type (regular) and permissions in the upper half.
    header.writeUInt32LE(((0o100000 | entry.mode) << 16) >>> 0, 38);
    header.writeUInt32LE(far ? MOST_32 : entry.offset, 42);
    return header;
}
/**
 * One of several central directory headers, with its entry `by` bytes further back in the file.
 * @param at where it begins; it is overwritten
 * @returns the header, and where the next one begins
 */
function moveHeader(headers, at, by) {
    const next = at + CENTRAL + headers.readUInt16LE(at + 28) + headers.readUInt16LE(at + 30);
    const header = headers.subarray(at, next);
    const offset = header.readUInt32LE(42) + by;
    header.writeUInt32LE(Math.min(offset, MOST_32), 42);
    if (offset < MOST_32)
        return { header, next };
    // Entries that are moved are smaller than 4 GiB, so that there is no extra field yet.
    header.writeUInt16LE(45, 6);
    header.writeUInt16LE(12, 30);
    const extra = Buffer.alloc(12);
    writeZip64(extra, 0, [offset]);
    return { header: Buffer.concat([header, extra]), next };
}
/** 4.3.14 to 4.3.16: the end of the central directory, with the Zip64 records where a number needs them. */
function endRecords(entries, directoryOffset, directorySize) {
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(Math.min(entries, MOST_16), 8);
    end.writeUInt16LE(Math.min(entries, MOST_16), 10);
    end.writeUInt32LE(Math.min(directorySize, MOST_32), 12);
    end.writeUInt32LE(Math.min(directoryOffset, MOST_32), 16);
    if (entries < MOST_16 && directoryOffset < MOST_32 && directorySize < MOST_32)
        return end;
    const wide = Buffer.alloc(56);
    wide.writeUInt32LE(0x06064b50, 0);
    wide.writeBigUInt64LE(44n, 4);
    wide.writeUInt16LE(MADE_BY, 12);
    wide.writeUInt16LE(45, 14);
    wide.writeBigUInt64LE(BigInt(entries), 24);
    wide.writeBigUInt64LE(BigInt(entries), 32);
    wide.writeBigUInt64LE(BigInt(directorySize), 40);
    wide.writeBigUInt64LE(BigInt(directoryOffset), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8);
    locator.writeUInt32LE(1, 16);
    return Buffer.concat([wide, locator, end]);
}
/** Date and time of an entry (4.4.6): local time without a zone, here always UTC; from 1980, in steps of two seconds. */
function dosTime(seconds) {
    const date = new Date(seconds * 1000);
    const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
    const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
    return ((day << 16) | time) >>> 0;
}
/**
 * A header of `fixed` bytes, of which only the lengths at `lengthsAt` are written, with the name and the extra field
 * behind it. One piece of memory, as there are two for every file.
 * @param extra values of the Zip64 extended information; none, no extra field
 */
function startHeader(fixed, name, extra, lengthsAt) {
    const extraLength = extra.length === 0 ? 0 : 4 + 8 * extra.length;
    const header = Buffer.allocUnsafe(fixed + name.length + extraLength);
    header.set(name, fixed);
    header.writeUInt16LE(name.length, lengthsAt);
    header.writeUInt16LE(extraLength, lengthsAt + 2);
    if (extraLength > 0)
        writeZip64(header, fixed + name.length, extra);
    return header;
}
/** 4.5.3 Zip64 extended information: only the values whose fields in the header are full. */
function writeZip64(header, at, values) {
    header.writeUInt16LE(0x0001, at);
    header.writeUInt16LE(8 * values.length, at + 2);
    for (const [index, value] of values.entries())
        header.writeBigUInt64LE(BigInt(value), at + 4 + 8 * index);
}
/** Flags, method, time, CRC and sizes: the same in both headers. */
function writeCommon(header, at, entry, wide, unknown) {
    header.writeUInt16LE(UTF8 | (entry.hasDescriptor ? DESCRIPTOR : 0), at);
    header.writeUInt16LE(entry.method, at + 2);
    header.writeUInt32LE(entry.time, at + 4);
    header.writeUInt32LE(unknown ? 0 : entry.crc, at + 8);
    header.writeUInt32LE(wide ? MOST_32 : unknown ? 0 : entry.compressedSize, at + 12);
    header.writeUInt32LE(wide ? MOST_32 : unknown ? 0 : entry.size, at + 16);
}
/**
 * Whether the sizes need Zip64. The local header of a large file is written before its data are deflated, which may grow
 * them: each block of 1 MiB by less than 2 KiB, so all of them together by less than 8 MiB.
 */
function isWide({ size, compressedSize, hasDescriptor }) {
    return Math.max(size, compressedSize) >= MOST_32 || (hasDescriptor && size >= MOST_32 - 8 * 1024 * 1024);
}

;// CONCATENATED MODULE: ./lib/archive/tasks/compress.js


/** How much of the data before a block it may refer to (RFC 1951 section 2), in bytes. */
const WINDOW = 32 * 1024;
/** Data below this size are deflated without a sample first: that costs less than the sample. */
const SAMPLED = 64 * 1024;
/** A sample that does not get smaller than this share is not worth deflating. */
const WORTHWHILE = 0.97;
/** Level for samples. */
const FASTEST = 1;
/** A deflated block of 1 MiB that does not shrink grows by less than this, in bytes. */
const BLOCK_GROWTH = 2048;
/** zlib finds no match that begins further back than its window less this many bytes (`MIN_LOOKAHEAD`). */
const LOOKAHEAD = 262;
/** The smallest that `chunkSize` can be. */
const SMALLEST_CHUNK = 64;
const SAMPLE_BYTES = 8 * 1024;
/**
 * Deflates a whole file, or returns it as it is where that does not make it smaller.
 * @param level 0 (stored) to 9
 */
function compressFile(bytes, level) {
    if (level > 0 && (bytes.length < SAMPLED || isCompressible(samplesOf(bytes)))) {
        const data = (0,external_node_zlib_namespaceObject.deflateRawSync)(bytes, { level, ...settingsFor(bytes.length) });
        if (data.length < bytes.length)
            return { method: DEFLATED, data };
    }
    return { method: STORED, data: bytes };
}
/**
 * Deflates one block of a larger stream. Blocks that follow each other make one stream: each but the last ends at a
 * byte boundary (sync flush), and knows the data before it.
 * @param before the data before the block, as much as there is up to 32 KiB
 * @param level 1 to 9
 */
function compressBlock(bytes, before, isLast, level) {
    return (0,external_node_zlib_namespaceObject.deflateRawSync)(bytes, {
        level,
        memLevel: 9,
        // One piece: a flush that meets the end of a piece may come twice.
        chunkSize: bytes.length + BLOCK_GROWTH,
        finishFlush: isLast ? external_node_zlib_namespaceObject.constants.Z_FINISH : external_node_zlib_namespaceObject.constants.Z_SYNC_FLUSH,
        ...(before.length === 0 ? {} : { dictionary: before }),
    });
}
/** Whether samples get smaller at the fastest level. By sample and not by name: many a PNG still shrinks. */
function isCompressible(samples) {
    // What looks random may still repeat itself. One sample tells.
    const tried = samples.every(isEven) ? samples.slice(-1) : samples;
    const before = tried.reduce((sum, { length }) => sum + length, 0);
    const after = tried.reduce((sum, sample) => sum + (0,external_node_zlib_namespaceObject.deflateRawSync)(sample, { level: FASTEST, ...settingsFor(sample.length) }).length, 0);
    return after < before * WORTHWHILE;
}
/**
 * zlib is set up for every file, which costs as much as a small one: it clears its window and its tables. So the window
 * is no larger than the data need, from 512 bytes up (the smallest for raw deflate). A larger `memLevel` than the default
 * of 8 gains only where there are data to fill it.
 */
function settingsFor(size) {
    const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(size + LOOKAHEAD))));
    // What is deflated is used only where it is smaller, so one piece of output holds it.
    return { windowBits, memLevel: windowBits === 15 ? 9 : 8, chunkSize: Math.max(SMALLEST_CHUNK, size) };
}
/**
 * Whether bytes are as evenly spread as chance would have it: as in data that were compressed or encrypted before, and
 * no more evenly. Pearson's chi-squared test with 255 degrees of freedom: random bytes give 255, with a standard
 * deviation of 23.
 */
function isEven(bytes) {
    const counts = new Uint32Array(256);
    for (let at = 0; at < bytes.length; at += 1)
        counts[bytes[at]] = counts[bytes[at]] + 1;
    const squares = counts.reduce((sum, count) => sum + count * count, 0);
    const chiSquared = (squares * 256) / bytes.length - bytes.length;
    return chiSquared > 150 && chiSquared < 400;
}
/** Where samples of data of this size begin: four, spread evenly. */
function sampleOffsets(size) {
    return [0, 1, 2, 3].map((part) => Math.floor(((size - SAMPLE_BYTES) * part) / 3));
}
function samplesOf(bytes) {
    return sampleOffsets(bytes.length).map((offset) => bytes.subarray(offset, offset + SAMPLE_BYTES));
}

;// CONCATENATED MODULE: ./lib/archive/zip/content-digest.js

/** Files are hashed, and large ones packed, in pieces of this many bytes, so that several cores can share one file. */
const BLOCK = 1024 * 1024;
/**
 * Digest of the bytes of one file from those of its blocks: the SHA-256 of a file of at most one block as it is, else
 * the SHA-256 over the SHA-256 of every block.
 * @param blocks SHA-256 of each block of 1 MiB, in order, in hex
 */
function digestOfBlocks(blocks) {
    return blocks.length === 1 ? (blocks[0] ?? '') : (0,external_node_crypto_.hash)('sha256', Buffer.from(blocks.join(''), 'hex'));
}
/**
 * One record of `content-sha256`, which is the SHA-256 over the records of all files, in order: mode as git writes it
 * (`100644` or `100755`), size, digest of the bytes in hex, path in UTF-8, with a space between them and a zero byte at
 * the end.
 */
function contentRecord({ mode, size, path }, digest) {
    return `100${mode.toString(8)} ${size} ${digest} ${path}\0`;
}

// EXTERNAL MODULE: ./lib/workspace/checks.js
var checks = __nccwpck_require__(8076);
;// CONCATENATED MODULE: ./lib/archive/zip/central-directory.js

/** Central directory headers, one after the other in one growing piece of memory: a buffer for each would weigh more. */
class CentralDirectory {
    /** Entries so far. */
    count = 0;
    memory = Buffer.allocUnsafe(16 * 1024);
    filled = 0;
    add(header) {
        if (header.length > this.memory.length - this.filled) {
            const larger = Buffer.allocUnsafe(2 * this.memory.length + header.length);
            larger.set(this.headers());
            this.memory = larger;
        }
        this.memory.set(header, this.filled);
        this.filled += header.length;
        this.count += 1;
    }
    /**
     * Adds headers of entries whose local headers begin `by` bytes further back than they say.
     * @param headers as `headers` returns them; overwritten
     */
    addMoved(headers, by) {
        for (let at = 0; at < headers.length;) {
            const { header, next } = moveHeader(headers, at, by);
            this.add(header);
            at = next;
        }
    }
    /** All headers. Valid until the next one is added. */
    headers() {
        return this.memory.subarray(0, this.filled);
    }
}

;// CONCATENATED MODULE: ./lib/archive/tasks/entry-batch.js







/** The entries of one task, as they stand in the zip: local header and data of one file after the other. */
class EntryBatch {
    output;
    time;
    level;
    directory = new CentralDirectory();
    lfsPointers = [];
    secrets = [];
    contentRecords = '';
    filled = 0;
    /**
     * @param output takes the bytes; must have room for all files and their headers
     * @param time of every entry, as `dosTime` makes it
     * @param level deflate level 0 to 9
     */
    constructor(output, time, level) {
        this.output = output;
        this.time = time;
        this.level = level;
    }
    /** The next file, with all of its bytes and what the scan found in them. */
    add(file, bytes, found = []) {
        const name = Buffer.from(file.path);
        const offset = this.filled;
        const start = offset + localHeaderLength(name);
        const { method, data } = compressFile(bytes, this.level);
        this.output.set(data, start);
        const entry = {
            name,
            method,
            mode: file.mode,
            time: this.time,
            crc: (0,external_node_zlib_namespaceObject.crc32)(bytes),
            size: bytes.length,
            compressedSize: data.length,
            offset,
            hasDescriptor: false,
        };
        this.output.set(localHeader(entry), offset);
        const index = this.directory.count;
        this.directory.add(centralHeader(entry));
        this.filled = start + data.length;
        this.contentRecords += contentRecord(file, digestOf(bytes));
        if ((0,checks/* isLfsPointer */.NS)(file, bytes))
            this.lfsPointers.push(index);
        for (const secret of found)
            this.secrets.push({ index, found: secret });
    }
    finish() {
        return {
            kind: 'files',
            bytes: this.filled,
            // A copy of its own: the memory behind it is larger, and would travel as a whole.
            directory: Uint8Array.from(this.directory.headers()),
            contentRecords: this.contentRecords,
            lfsPointers: this.lfsPointers,
            secrets: this.secrets,
        };
    }
}
function digestOf(bytes) {
    if (bytes.length <= BLOCK)
        return (0,external_node_crypto_.hash)('sha256', bytes);
    return digestOfBlocks([bytes.subarray(0, BLOCK), bytes.subarray(BLOCK)].map((block) => (0,external_node_crypto_.hash)('sha256', block)));
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __nccwpck_require__(452);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __nccwpck_require__(8804);
;// CONCATENATED MODULE: ./lib/archive/tasks/read-source.js



/**
 * The listing resolved every link, so a link here has appeared since: it is not followed. Nor is a named pipe waited
 * for.
 */
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Reads `length` bytes of a file from `start` into the beginning of `target`, which must have room for them.
 * Synchronous, for worker threads.
 * @throws {StepError} `invalid-file` when the file is not the one that was listed any more (size, modification time,
 * kind), or cannot be read. Never fewer bytes without an error.
 */
function readSource(file, start, length, target) {
    try {
        const descriptor = (0,external_node_fs_.openSync)(file.source, FLAGS);
        try {
            let read = 0;
            while (read < length) {
                const bytes = (0,external_node_fs_.readSync)(descriptor, target, read, length - read, start + read);
                if (bytes === 0)
                    break;
                read += bytes;
            }
            // A file that has grown meanwhile has another size.
            const stats = (0,external_node_fs_.fstatSync)(descriptor);
            const same = stats.isFile() && stats.size === file.size && stats.mtimeMs === file.mtimeMs;
            if (read !== length || !same)
                throw changed(file);
            return target.subarray(0, length);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        throw describe(file, error);
    }
}
function describe(file, error) {
    if (error instanceof errors/* StepError */.zg)
        return error;
    const { code } = error;
    if (code === undefined)
        return error;
    // EISDIR, ENXIO, ESPIPE: it has become a folder, a socket or a named pipe.
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'EISDIR', 'ENXIO', 'ESPIPE'].includes(code))
        return changed(file);
    const message = `${(0,lib_text/* safeText */.Hk)(file.path)} cannot be read: ${(0,lib_text/* safeText */.Hk)(code)}. Check its permissions, or exclude it.`;
    return new errors/* StepError */.zg('invalid-file', message);
}
function changed(file) {
    const message = `${(0,lib_text/* safeText */.Hk)(file.path)} changed or vanished while it was packed. Let the steps that write to "path" finish first, or exclude it.`;
    return new errors/* StepError */.zg('invalid-file', message);
}

;// CONCATENATED MODULE: ./lib/archive/tasks/plan.js


/** Files over this size are cut into blocks, in bytes. */
const LARGE = 2 * BLOCK;
/** A `files` task ends when it has this many bytes or files. */
const BATCH_BYTES = BLOCK;
const BATCH_FILES = 128;
/**
 * Room for the output of any task, in bytes: a deflated block may grow by less than 2 KiB, other data that do not shrink
 * are stored, and one more local header comes in front of a single file of the largest size.
 */
const OUTPUT_BYTES = LARGE + 256 * 1024;
/**
 * Cuts the files into tasks, in order. Results put together in the same order are the zip.
 * @param methodOf how a large file is packed; called once for each when its turn comes
 */
function* planTasks(files, methodOf) {
    let batch = [];
    let bytes = 0;
    for (const file of files) {
        const isLarge = file.size > LARGE;
        const room = file.size + localHeaderRoom(file.path);
        if (batch.length > 0 && (isLarge || bytes + room > BATCH_BYTES || batch.length === BATCH_FILES)) {
            yield { kind: 'files', files: batch };
            batch = [];
            bytes = 0;
        }
        if (isLarge) {
            const method = methodOf(file);
            for (let start = 0; start < file.size; start += BLOCK) {
                yield { kind: 'block', file, start, isLast: start + BLOCK >= file.size, method };
            }
        }
        else {
            batch.push(file);
            bytes += room;
        }
    }
    if (batch.length > 0)
        yield { kind: 'files', files: batch };
}

;// CONCATENATED MODULE: ./lib/archive/tasks/task-runner.js









/** Runs tasks, on whichever thread it lives: reads, checks, hashes, scans and deflates. */
class TaskRunner {
    options;
    /** Takes what is read: a whole file, or a block with the window before it. */
    input = Buffer.allocUnsafeSlow(LARGE);
    scanner;
    time;
    constructor(options) {
        this.options = options;
        this.time = dosTime(options.modified);
        this.scanner = options.secretScan === undefined ? undefined : new SecretScanner(options.secretScan);
    }
    /**
     * Runs one task.
     * @param output takes the bytes; at least `OUTPUT_BYTES` long
     * @throws {StepError} as `readSource` does
     */
    run(task, output) {
        return task.kind === 'block' ? this.packBlock(task, output) : this.packFiles(task, output);
    }
    /**
     * How a large file is packed: deflated, if samples of it get smaller.
     * @throws {StepError} as `readSource` does
     */
    methodOf(file) {
        if (this.options.level === 0)
            return STORED;
        const samples = sampleOffsets(file.size).map((offset, index) => readSource(file, offset, SAMPLE_BYTES, this.input.subarray(index * SAMPLE_BYTES)));
        return isCompressible(samples) ? DEFLATED : STORED;
    }
    packFiles({ files }, output) {
        const batch = new EntryBatch(output, this.time, this.options.level);
        for (const file of files)
            this.packFile(file, batch);
        return batch.finish();
    }
    /** A method of its own: what goes once for each file is then optimised once, and as a whole. */
    packFile(file, batch) {
        const bytes = readSource(file, 0, file.size, this.input);
        batch.add(file, bytes, this.scanner?.find(file.path, bytes, 0, bytes.length));
    }
    packBlock({ file, start, isLast, method }, output) {
        const length = Math.min(BLOCK, file.size - start);
        const before = Math.min(WINDOW, start);
        const all = readSource(file, start - before, before + length, this.input);
        const bytes = all.subarray(before);
        const data = method === STORED ? bytes : compressBlock(bytes, all.subarray(0, before), isLast, this.options.level);
        output.set(data);
        // The window before the block is wider than a secret, so what straddles two blocks is found in the later one.
        const found = this.scanner?.findInBlock(file.path, all, before, isLast) ?? [];
        return {
            kind: 'block',
            crc: (0,external_node_zlib_namespaceObject.crc32)(bytes),
            size: length,
            compressedSize: data.length,
            sha256: (0,external_node_crypto_.hash)('sha256', bytes),
            secrets: found.map(({ kind, offset }) => ({
                kind,
                offset: offset === undefined ? undefined : start - before + offset,
            })),
        };
    }
}

;// CONCATENATED MODULE: ./lib/archive/lines.js

/** Bytes that are read at a time. */
const CHUNK = 256 * 1024;
const LINE_FEED = 10;
/**
 * In which lines, from 1, bytes of a file are. Only findings ask, so the file is read again, once, up to the last one.
 * @param offsets of the bytes, in any order
 * @returns line by offset; without those that can no longer be read
 */
function linesOf(file, offsets) {
    const lines = new Map();
    const sorted = offsets.toSorted((one, other) => one - other);
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(file, 'r');
        const chunk = Buffer.allocUnsafeSlow(CHUNK);
        let [line, start, filled, at] = [1, 0, 0, 0];
        for (const offset of sorted) {
            while (start + at < offset) {
                if (at === filled) {
                    [start, at] = [start + filled, 0];
                    filled = (0,external_node_fs_.readSync)(descriptor, chunk, 0, CHUNK, start);
                    if (filled === 0)
                        return lines;
                }
                const end = Math.min(filled, offset - start);
                line += countLineFeeds(chunk, at, end);
                at = end;
            }
            lines.set(offset, line);
        }
    }
    catch {
        // The finding is told without its line.
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
    return lines;
}
/** A function of its own, so that it is compiled as a tight loop. */
function countLineFeeds(bytes, from, to) {
    let count = 0;
    for (let at = from; at < to; at += 1)
        if (bytes[at] === LINE_FEED)
            count += 1;
    return count;
}

;// CONCATENATED MODULE: ./lib/archive/archive-summary.js



/** Findings that are kept; a tree with more needs no longer list. */
const MOST_SECRETS = 1000;
/** Findings whose line is looked up: as many as a message shows. */
const MOST_LINES = 10;
/** Collects what the bytes of all files showed, in the order of the zip. */
class ArchiveSummary {
    contentHash = (0,external_node_crypto_.createHash)('sha256');
    lfsPointers = [];
    secrets = [];
    blocks = [];
    addFiles(files, { contentRecords, lfsPointers, secrets }) {
        this.contentHash.update(contentRecords);
        for (const index of lfsPointers)
            this.lfsPointers.push(fileAt(files, index).path);
        for (const { index, found } of secrets)
            this.keep(fileAt(files, index), found);
    }
    addBlock(file, { sha256, secrets }, isLast) {
        this.blocks.push(sha256);
        for (const found of secrets)
            this.keep(file, found);
        if (!isLast)
            return;
        this.contentHash.update(contentRecord(file, digestOfBlocks(this.blocks)));
        this.blocks = [];
    }
    /** The password of the step decides how it ends, so it comes before all else, and none of those is dropped. */
    keep(file, found) {
        if (found.kind === 'password of this step')
            this.secrets.unshift({ file, found });
        else if (this.secrets.length < MOST_SECRETS)
            this.secrets.push({ file, found });
    }
    all() {
        const offsets = new Map();
        for (const { file, found } of this.secrets.slice(0, MOST_LINES)) {
            if (found.offset !== undefined)
                offsets.set(file, [...(offsets.get(file) ?? []), found.offset]);
        }
        const lines = new Map([...offsets].map(([file, list]) => [file, linesOf(file.source, list)]));
        const secrets = this.secrets.map(({ file, found: { kind, offset } }) => {
            const line = offset === undefined ? undefined : lines.get(file)?.get(offset);
            return { path: file.path, line, kind };
        });
        return { contentSha256: this.contentHash.digest('hex'), lfsPointers: this.lfsPointers, secrets };
    }
}
function fileAt(files, index) {
    const file = files[index];
    if (file === undefined)
        throw new RangeError('a task came back with a file that it did not have');
    return file;
}

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./lib/archive/threads/executor.js
/** Output buffers of one thread that may wait to be written: enough to keep it busy while the writer catches up. */
const OUTPUT_BUFFERS = 6;

;// CONCATENATED MODULE: ./lib/archive/threads/pool.js




/** How long workers may take to finish what they are doing when they are told to stop, in milliseconds. */
const GRACE = 1000;
/**
 * Tasks that one worker is given at a time: the next one is there when it is done with one, and no more than that one
 * waits behind it at the end, when another worker has nothing to do.
 */
const TASKS = 2;
/** Worker threads that run tasks side by side. */
class WorkerPool {
    members;
    /**
     * Starts as many workers as the system lets it: a container may have a limit of threads.
     * @param file path of the worker's bundle
     */
    constructor(file, count, options) {
        this.members = startMembers(file, count, options);
    }
    get hasRoom() {
        return this.next !== undefined;
    }
    /** Runs a task on the worker that has the fewest. @throws what a worker died of */
    async run(task) {
        const member = this.next;
        if (member?.failure !== undefined)
            throw member.failure;
        const output = member?.free.pop();
        const data = output === undefined ? undefined : member?.outputs[output];
        if (member === undefined || output === undefined || data === undefined)
            throw new RangeError('no output buffer is free');
        const packed = await new Promise((resolve, reject) => {
            member.jobs.push({ resolve, reject });
            member.worker.postMessage({ task, output });
        });
        return { packed, data, release: () => void member.free.push(output) };
    }
    async stop() {
        await Promise.all(this.members.map(stopMember));
    }
    /** The worker that takes the next task; one that has failed, so that this is told. */
    get next() {
        const failed = this.members.find(({ failure }) => failure !== undefined);
        if (failed !== undefined)
            return failed;
        const open = this.members.filter(({ ready, free, jobs }) => ready && free.length > 0 && jobs.length < TASKS);
        return open.sort((one, other) => one.jobs.length - other.jobs.length)[0];
    }
}
/**
 * A worker ends by itself: terminating one has taken the whole process with it (Node 20, while it set zlib up).
 */
async function stopMember({ worker, stopping }) {
    if (worker.threadId === -1)
        return;
    const exit = new Promise((resolve) => worker.once('exit', () => resolve()));
    Atomics.store(new Uint8Array(stopping), 0, 1);
    worker.postMessage('stop');
    const timer = setTimeout(() => void worker.terminate(), GRACE);
    await exit;
    clearTimeout(timer);
}
function startMembers(file, count, options) {
    const members = [];
    try {
        while (members.length < count)
            members.push(startMember(file, options));
    }
    catch {
        // Fewer are slower, and right all the same.
    }
    return members;
}
function startMember(file, options) {
    const outputBuffers = Array.from({ length: OUTPUT_BUFFERS }, () => new SharedArrayBuffer(OUTPUT_BYTES));
    const stopping = new SharedArrayBuffer(1);
    const worker = new external_node_worker_threads_namespaceObject.Worker(file, {
        workerData: { options, outputBuffers, stopping },
        // Nothing of the step's environment, which holds its inputs.
        env: {},
        // Every call of zlib leaves some garbage; collected early, it takes less memory, and no more time.
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const member = {
        worker,
        stopping,
        outputs: outputBuffers.map((buffer) => new Uint8Array(buffer)),
        free: outputBuffers.map((_, index) => index),
        jobs: [],
        ready: false,
        failure: undefined,
    };
    worker.on('message', (reply) => {
        if (reply === 'ready') {
            member.ready = true;
            return;
        }
        const job = member.jobs.shift();
        if ('packed' in reply)
            job?.resolve(reply.packed);
        else
            job?.reject(reply.isOurs ? new errors/* StepError */.zg('invalid-file', reply.failure) : new Error(reply.failure));
    });
    const fail = (error) => {
        member.failure ??= error;
        for (const job of member.jobs.splice(0))
            job.reject(error);
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`a packing thread ended early with code ${code}`)));
    return member;
}

;// CONCATENATED MODULE: ./lib/archive/threads/main-thread.js


/** Runs tasks on this thread, at once. */
class MainThread {
    runner;
    free = Array.from({ length: OUTPUT_BUFFERS }, () => Buffer.alloc(0));
    constructor(runner) {
        this.runner = runner;
    }
    get hasRoom() {
        return this.free.length > 0;
    }
    async run(task) {
        let data = this.free.pop();
        if (data === undefined)
            throw new RangeError('no output buffer is free');
        // A small tree needs one output buffer only.
        if (data.length === 0)
            data = Buffer.allocUnsafeSlow(OUTPUT_BYTES);
        const output = data;
        return await Promise.resolve({
            packed: this.runner.run(task, output),
            data: output,
            release: () => void this.free.push(output),
        });
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./lib/archive/threads/result-queue.js
/** The tasks that are under way or done, waiting for their turn to be written. */
class ResultQueue {
    onResult;
    hasFailed = false;
    waiting = [];
    notify;
    constructor(onResult) {
        this.onResult = onResult;
    }
    get isEmpty() {
        return this.waiting.length === 0;
    }
    append(task, output) {
        const pending = { task, ending: undefined };
        this.waiting.push(pending);
        const end = (ending) => {
            pending.ending = ending;
            this.wake();
        };
        output.then((value) => end({ output: value }), (error) => {
            this.hasFailed = true;
            end({ error });
        });
    }
    /** Passes on all that is done up to the first task that is not. @throws what that task failed with */
    flush() {
        for (let [next] = this.waiting; next?.ending !== undefined; [next] = this.waiting) {
            this.waiting.shift();
            if ('error' in next.ending)
                throw next.ending.error;
            const { packed, data, release } = next.ending.output;
            this.onResult(next.task, packed, data);
            release();
        }
    }
    /** Waits until a task ends, or for `wake`. */
    async change() {
        await new Promise((resolve) => (this.notify = resolve));
    }
    wake() {
        this.notify?.();
    }
}

;// CONCATENATED MODULE: ./lib/archive/threads/scheduler.js


/**
 * Runs all tasks, each on the first executor that has room, and passes their results to `onResult` in the order of the
 * tasks. No executor is idle while there is a task and an output buffer for it.
 * @throws what a task or `onResult` throws, and what the signal was aborted with
 */
async function runTasks(tasks, executors, onResult, signal) {
    const queue = new ResultQueue(onResult);
    const wake = () => queue.wake();
    signal.addEventListener('abort', wake, { once: true });
    try {
        for (const task of tasks) {
            let executor;
            while (!queue.hasFailed && executor === undefined) {
                queue.flush();
                executor = executors.find(({ hasRoom }) => hasRoom);
                if (executor === undefined)
                    await queue.change();
                signal.throwIfAborted();
            }
            // What was begun before the task that failed may fail, too, and comes first.
            if (executor === undefined)
                break;
            queue.append(task, executor.run(task));
            // Replies of other threads, signals and timers come in between tasks.
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
        }
        for (queue.flush(); !queue.isEmpty; queue.flush()) {
            await queue.change();
            signal.throwIfAborted();
        }
    }
    finally {
        signal.removeEventListener('abort', wake);
    }
}

;// CONCATENATED MODULE: ./lib/archive/zip/crc32-combine.js
/**
 * CRC-32 of two pieces of data one after the other, from the CRCs of the pieces and the length of the second: appending
 * n zero bytes to the first is a linear map over GF(2), applied here by repeated squaring (as zlib's crc32_combine).
 */
function combineCrc32(first, second, secondLength) {
    let crc = first;
    for (let length = secondLength, exponent = 0; length > 0; length = Math.floor(length / 2), exponent += 1) {
        if (length % 2 === 1)
            crc = times(zeroBytes(exponent), crc);
    }
    return (crc ^ second) >>> 0;
}
/** The maps for 1, 2, 4, 8 … zero bytes, made when they are first needed. */
const POWERS = [];
function zeroBytes(exponent) {
    let power = POWERS[exponent];
    if (power === undefined) {
        power = exponent === 0 ? zeroByte() : square(zeroBytes(exponent - 1));
        POWERS[exponent] = power;
    }
    return power;
}
/** The map for one zero bit, squared to 2, 4 and 8 bits. */
function zeroByte() {
    const zeroBit = [0xedb88320, ...Array.from({ length: 31 }, (_, bit) => 1 << bit)];
    return square(square(square(zeroBit)));
}
function times(matrix, vector) {
    let sum = 0;
    for (let bit = 0; bit < 32; bit += 1)
        if ((vector >>> bit) & 1)
            sum ^= matrix[bit] ?? 0;
    return sum;
}
function square(matrix) {
    return matrix.map((column) => times(matrix, column));
}

;// CONCATENATED MODULE: ./lib/archive/zip/zip-writer.js







/** Bytes that are gathered before they are written. */
const GATHERED = 1024 * 1024;
/** Writes a zip from front to back, and hashes it on the way. */
class ZipWriter {
    /** Bytes so far. */
    bytes = 0;
    descriptor;
    hash = (0,external_node_crypto_.createHash)('sha256');
    gathered = Buffer.allocUnsafeSlow(GATHERED);
    filled = 0;
    directory = new CentralDirectory();
    time;
    /** The large file whose blocks are coming in. */
    open;
    /** @param modified time of every entry, in seconds since 1970 */
    constructor(destination, modified) {
        this.time = dosTime(modified);
        this.descriptor = attempt(() => (0,external_node_fs_.openSync)(destination, 'wx', 0o600));
    }
    /** Files that were packed as a whole; `data` is the output of their task. */
    addFiles({ bytes, directory }, data) {
        this.directory.addMoved(Buffer.from(directory.buffer, directory.byteOffset, directory.length), this.bytes);
        this.write(data.subarray(0, bytes));
    }
    /** The next block of a large file; the first one opens the entry, the last one closes it. */
    addBlock({ file, method, isLast }, packed, data) {
        if (this.open === undefined) {
            // Nothing of the data is known yet but its size.
            const { path, mode, size } = file;
            const name = Buffer.from(path);
            const [time, offset] = [this.time, this.bytes];
            this.open = { name, method, mode, time, crc: 0, size, compressedSize: 0, offset, hasDescriptor: true };
            this.write(localHeader(this.open));
        }
        this.write(data.subarray(0, packed.compressedSize));
        const { crc, compressedSize } = this.open;
        this.open = {
            ...this.open,
            crc: combineCrc32(crc, packed.crc, packed.size),
            compressedSize: compressedSize + packed.compressedSize,
        };
        if (!isLast)
            return;
        this.write(dataDescriptor(this.open));
        this.directory.add(centralHeader(this.open));
        this.open = undefined;
    }
    /** Writes the central directory. @returns SHA-256 of the zip in hex */
    finish() {
        const offset = this.bytes;
        this.write(this.directory.headers());
        this.write(endRecords(this.directory.count, offset, this.bytes - offset));
        this.flush();
        return this.hash.digest('hex');
    }
    /** Lets go of the file, finished or not. */
    close() {
        attempt(() => (0,external_node_fs_.closeSync)(this.descriptor));
    }
    write(data) {
        this.bytes += data.length;
        if (data.length > GATHERED - this.filled)
            this.flush();
        if (data.length >= GATHERED)
            return this.put(data);
        this.gathered.set(data, this.filled);
        this.filled += data.length;
    }
    flush() {
        this.put(this.gathered.subarray(0, this.filled));
        this.filled = 0;
    }
    put(data) {
        this.hash.update(data);
        for (let written = 0; written < data.length;) {
            written += attempt(() => (0,external_node_fs_.writeSync)(this.descriptor, data, written));
        }
    }
}
function attempt(action) {
    try {
        return action();
    }
    catch (error) {
        const { code } = error;
        if (code === undefined)
            throw error;
        const message = `The zip cannot be written: ${(0,lib_text/* safeText */.Hk)(code)}. Check that the runner's temp folder is writable and has space.`;
        throw new errors/* StepError */.zg('invalid-file', message);
    }
}

;// CONCATENATED MODULE: ./lib/archive/pack.js









/** Below this a worker costs more to start than it saves. */
const FEW_FILES = 1500;
const FEW_BYTES = 6_000_000;
/** More cores than this pack faster than one thread can write; and a container may have fewer than its machine shows. */
const MOST_CORES = 8;
/**
 * A packer that uses every core for larger trees.
 * @param workerFile path of the bundle of the packing threads
 * @param threads how many to start; this one packs, too, when it has nothing to write
 */
function createPacker(workerFile, threads = Math.min((0,external_node_os_.availableParallelism)(), MOST_CORES) - 1) {
    return async (request) => {
        const { files, level, modified, secretScan, signal } = request;
        signal.throwIfAborted();
        const contentBytes = bytesOf(files);
        const isSmall = files.length < FEW_FILES && contentBytes < FEW_BYTES;
        const options = { level, modified, secretScan };
        const runner = new TaskRunner(options);
        const run = new Run(request, contentBytes, planTasks(files, (file) => runner.methodOf(file)));
        const pool = new WorkerPool(workerFile, isSmall || hasAddressLimit() ? 0 : threads, options);
        try {
            await runTasks(run.tasks, [pool, new MainThread(runner)], run.add.bind(run), signal);
            return run.finish();
        }
        finally {
            await pool.stop();
            run.close();
        }
    };
}
function bytesOf(files) {
    return files.reduce((sum, { size }) => sum + size, 0);
}
/** One zip in the making: results go in, in the order of the tasks. */
class Run {
    request;
    contentBytes;
    tasks;
    writer;
    summary = new ArchiveSummary();
    packedBytes = 0;
    constructor(request, contentBytes, tasks) {
        this.request = request;
        this.contentBytes = contentBytes;
        this.tasks = tasks;
        this.writer = new ZipWriter(request.destination, request.modified);
    }
    add(task, packed, output) {
        if (task.kind === 'files' && packed.kind === 'files') {
            this.writer.addFiles(packed, output);
            this.summary.addFiles(task.files, packed);
            this.packedBytes += bytesOf(task.files);
        }
        else if (task.kind === 'block' && packed.kind === 'block') {
            this.writer.addBlock(task, packed, output);
            this.summary.addBlock(task.file, packed, task.isLast);
            this.packedBytes += packed.size;
        }
        else
            throw new TypeError('a task came back as one of another kind');
        if (this.contentBytes > 0)
            this.request.onProgress?.(this.packedBytes, this.contentBytes);
    }
    finish() {
        const sha256 = this.writer.finish();
        const { destination, files } = this.request;
        const { bytes } = this.writer;
        return {
            path: destination,
            bytes,
            fileCount: files.length,
            sha256,
            ...this.summary.all(),
        };
    }
    close() {
        this.writer.close();
    }
}


/***/ }),

/***/ 257:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _actions_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7133);
/* harmony import */ var _actions_deploy_run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2757);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(12);
/* harmony import */ var _runner_start_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7314);





// The bundle of the packing threads lies beside this one. argv[1] and not import.meta.url, which ncc would rewrite.
const workerFile = node_path__WEBPACK_IMPORTED_MODULE_0__.join(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(process.argv[1] ?? ''), '..', 'pack-worker', 'index.js');
await (0,_runner_start_js__WEBPACK_IMPORTED_MODULE_4__/* .startAction */ .R)(async (runner) => await (0,_actions_deploy_run_js__WEBPACK_IMPORTED_MODULE_2__/* .deploy */ .g)(runner, { writeArchive: (0,_archive_pack_js__WEBPACK_IMPORTED_MODULE_3__/* .createPacker */ .v)(workerFile), clock: _actions_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m }));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Tj: () => (/* binding */ StopError),
/* harmony export */   oC: () => (/* binding */ InvalidInputError),
/* harmony export */   zg: () => (/* binding */ StepError)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8804);

/**
 * A failure this project understands. `message` is one or more plain sentences for the log; every untrusted word in
 * it has already been through `safeText`, and it never holds a secret.
 */
class StepError extends Error {
    code;
    status;
    name = 'StepError';
    constructor(code, message, status = 'failed') {
        super(message);
        this.code = code;
        this.status = status;
    }
}
/** Every bad input of a step at once, so that one run shows them all. */
class InvalidInputError extends StepError {
    problems;
    name = 'InvalidInputError';
    constructor(problems) {
        super('invalid-input', problems.map(describeProblem).join('\n'));
        this.problems = problems;
    }
}
function describeProblem({ input, value, problem }) {
    return value === undefined ? `${input}: ${problem}` : `${input}: "${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(value)}" ${problem}`;
}
/** The step was cancelled (SIGINT or SIGTERM) or ran out of `timeout-minutes`: the reason of our one AbortSignal. */
class StopError extends StepError {
    exitCode;
    name = 'StopError';
    constructor(code, message, 
    /** Process exit code: 130 for SIGINT, 143 for SIGTERM, 1 for the deadline. */
    exitCode, status = 'failed') {
        super(code, message, status);
        this.exitCode = exitCode;
    }
}


/***/ }),

/***/ 7314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ startAction)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __nccwpck_require__(452);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __nccwpck_require__(8804);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 6 modules
var lib_exec = __nccwpck_require__(9529);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./lib/runner/add-mask.js
/** Shorter values are left to `redact`. */
const SHORTEST_MASK = 4;
/**
 * Where a value would be read as something else than itself:
 * - CR and LF end the command.
 * - `%25`, `%0D` and `%0A` are decoded by every runner (actions/runner `ActionCommand.UnescapeData`; nektos/act and
 *   Gitea's fork of it, `unescapeCommandData` in `pkg/runner/command.go`). What is masked is then not what was written.
 * - `::` twice: act takes the last one for the end of the command's name (`^::([^ ]+)( (.+))?::`), so it knows no such
 *   command and prints the line.
 */
const MISREAD = /[\r\n]+|%25|%0D|%0A|:{2,}/;
/**
 * The values to write after `::add-mask::`, as they are, in this order.
 *
 * The runners of Gitea and Forgejo decode a value, mask what comes out, and hand on the line as it was written, some of
 * them into their log (act's `commandHandler`, which returns true there). So a value is safe only where decoding
 * changes nothing: then the mask hides its own line as well. The encoding of `core.setSecret` breaks that for each `%`.
 * A single `%` needs none: nothing decodes it.
 *
 * A secret that would be misread is masked in the pieces between those places: each stands for itself on every runner.
 * A runner has the values of `secrets.*` whole already (actions/runner `Worker.InitializeSecretMasker`), and our own
 * lines are cleared by `redact`.
 *
 * Nothing shorter than 4 characters is masked. actions/runner masks whatever it is told, a line `}` or a password `x`
 * included: it then shows `***` all over the job's log, and drops every output of the job that has this character in it.
 * Gitea's passes over single characters for that reason (`AppendSecretMasker`).
 */
function maskValues(secrets) {
    const pieces = secrets
        .flatMap((secret) => secret.split(MISREAD))
        // Before a colon, the end of the command would be read one character late. Runners trim the lines of a secret, too.
        .map((piece) => piece.replace(/^[:\s]+/, '').trim());
    // The longest first: a mask that is part of a later one would leave the rest of that one's line as it is.
    return [...new Set(pieces)].filter((piece) => piece.length >= SHORTEST_MASK).toSorted((a, b) => b.length - a.length);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./lib/runner/event.js

/** GitHub caps what it sends about an event at 25 MB (docs.github.com, "Webhook events and payloads"). */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
/**
 * Whether the workflow runs for a pull request from a fork, by the event in the file `GITHUB_EVENT_PATH`. A head
 * without a repository is one of a fork that was deleted. `false` where the event cannot be read: the
 * answer only adds advice to a failure.
 */
function isForkPullRequest(environment) {
    // Most runs are not for a pull request, and need not read the file.
    if (!environment['GITHUB_EVENT_NAME']?.startsWith('pull_request'))
        return false;
    const file = environment['GITHUB_EVENT_PATH'];
    if (file === undefined || file === '')
        return false;
    try {
        const event = JSON.parse(readBounded(file));
        const head = event?.pull_request?.head;
        const base = event?.repository?.full_name;
        if (head === undefined || base === undefined)
            return false;
        return head.repo?.full_name !== base;
    }
    catch {
        return false;
    }
}
/** @throws {Error} for anything but a regular file of at most `MAX_EVENT_BYTES` */
function readBounded(file) {
    const stats = (0,external_node_fs_.statSync)(file);
    if (!stats.isFile() || stats.size > MAX_EVENT_BYTES)
        throw new RangeError('not an event of a workflow');
    return (0,external_node_fs_.readFileSync)(file, 'utf8');
}

;// CONCATENATED MODULE: ./lib/runner/readings.js
/** More than any encoder of an encoder's output needs; it keeps a long row of escapes from costing too much. */
const MAX_READINGS = 16;
/** Named references that can begin, or be part of, another escape: HTML of HTML, or of a URL. */
const SYNTAX = new Map(Object.entries({ amp: '&', num: '#', percnt: '%', bsol: '\\', semi: ';', plus: '+' }));
/** What the short escapes of JSON and JavaScript mean. */
const SHORT = new Map(Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }));
/**
 * Every way in which a text can be read where URLs (RFC 3986, and forms), HTML or JSON may have escaped it, escapes of
 * escapes included: `&amp;quot;` can mean itself, `&quot;` and `"`.
 * @returns by place, those where an escape begins; any other character can only mean itself
 */
function readingsOf(text) {
    const places = new Map();
    const at = (place) => places.get(place) ?? [{ text: text[place], end: place + 1 }];
    // From the end, so that the readings of what follows an escape are known.
    for (const { index } of Array.from(text.matchAll(/[%&\\+]/g)).toReversed()) {
        const readings = [{ text: text[index], end: index + 1 }];
        // The list grows while it is read: what an escape means can begin the next one.
        for (const { text: intro, end } of readings) {
            for (const reading of escapesAfter(intro, text, end, at)) {
                const isKnown = readings.some((known) => known.end === reading.end && known.text === reading.text);
                if (!isKnown && readings.length < MAX_READINGS)
                    readings.push(reading);
            }
        }
        places.set(index, readings);
    }
    return places;
}
/** What can follow a character that begins an escape, up to the end of that escape. */
function escapesAfter(intro, text, start, at) {
    switch (intro) {
        case '%':
            return [...percentEncoded(text, start, at), ...unicodeEscapes(text, start)];
        case '&':
            return characterReferences(text, start, at);
        case '\\':
            return [...unicodeEscapes(text, start), ...backslashEscapes(text, start, at)];
        case '+':
            // A space in a form.
            return [{ text: ' ', end: start }];
        default:
            return [];
    }
}
/** After `%`: a byte, or the bytes of a character in UTF-8. */
function percentEncoded(text, start, at) {
    const first = matchAt(/[0-9A-Fa-f]{2}/y, text, start);
    if (first === undefined)
        return [];
    const bytes = [Number.parseInt(first, 16)];
    let end = start + 2;
    // As `escape()` and programs of Latin-1 write it.
    const found = [{ text: String.fromCharCode(bytes[0] ?? 0), end }];
    const length = [0xf0, 0xe0, 0xc0].findIndex((lead) => (bytes[0] ?? 0) >= lead);
    for (let missing = length < 0 ? 0 : 3 - length; missing > 0; missing -= 1) {
        const next = at(end).find((reading) => reading.text === '%' && /^[89A-Fa-f][0-9A-Fa-f]$/.test(text.slice(reading.end, reading.end + 2)));
        if (next === undefined)
            return found;
        bytes.push(Number.parseInt(text.slice(next.end, next.end + 2), 16));
        end = next.end + 2;
    }
    return bytes.length === 1 ? found : [...found, { text: Buffer.from(bytes).toString('utf8'), end }];
}
/** After `&`: a numeric reference, whose semicolon HTML lets a writer leave out, or a named one. */
function characterReferences(text, start, at) {
    const semicolon = (place) => at(place).find((reading) => reading.text === ';')?.end;
    const name = matchAt(/[A-Za-z][A-Za-z0-9]{1,31}/y, text, start);
    if (name !== undefined) {
        const end = semicolon(start + name.length);
        return end === undefined ? [] : [{ text: SYNTAX.get(name), end }];
    }
    const hash = at(start).find((reading) => reading.text === '#');
    const number = hash === undefined ? undefined : matchAt(/\d+|[xX][0-9A-Fa-f]+/y, text, hash.end);
    if (hash === undefined || number === undefined)
        return [];
    const code = Number(number.toLowerCase().startsWith('x') ? `0${number}` : number);
    if (code > 0x10_ffff)
        return [];
    const end = hash.end + number.length;
    return [{ text: String.fromCodePoint(code), end: semicolon(end) ?? end }];
}
/** After `\` or `%`: `u0026`, `u{26}`, `x26`. */
function unicodeEscapes(text, start) {
    const escape = matchAt(/u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]+\}|x[0-9A-Fa-f]{2}/y, text, start);
    if (escape === undefined)
        return [];
    const code = Number.parseInt(escape.replace(/[ux{}]/g, ''), 16);
    return code > 0x10_ffff ? [] : [{ text: String.fromCodePoint(code), end: start + escape.length }];
}
/** After `\`: a letter that stands for a control character, or any mark, however that is written. */
function backslashEscapes(text, start, at) {
    const control = SHORT.get(text[start] ?? '');
    const marks = at(start).filter((reading) => reading.text === undefined || !/[A-Za-z0-9]/.test(reading.text));
    return control === undefined ? marks : [{ text: control, end: start + 1 }, ...marks];
}
function matchAt(pattern, text, place) {
    pattern.lastIndex = place;
    return pattern.exec(text)?.[0];
}

;// CONCATENATED MODULE: ./lib/runner/redact.js

/** Shortest line of a secret of several lines that is hidden alone: a line `}` would hide every `}` of the log. */
const SHORTEST_LINE = 4;
/** Shortest beginning of a secret that is looked for where `safeText` cut a text off. */
const SHORTEST_CUT = 4;
/** Where a text was cut off, with what is left of an escape that was cut in two. */
const CUT = /(?:[%&\\][\w#&;%\\{}]{0,64})?…/y;
/**
 * The texts to look for where secrets must not be: each whole, line by line, and in base64 (RFC 4648, both alphabets,
 * with padding and without). `redact` finds them however their characters are escaped.
 */
function secretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
        for (const text of [secret, ...lines.filter((line) => line.length >= SHORTEST_LINE)]) {
            if (text.trim() === '')
                continue;
            const bytes = Buffer.from(text, 'utf8');
            const padded = bytes.toString('base64');
            for (const form of [text, padded, padded.replace(/=+$/, ''), bytes.toString('base64url')])
                forms.add(form);
        }
    }
    return [...forms];
}
/**
 * Text with every one of the forms replaced by `***`: each character of them may be written in any way that `readingsOf`
 * knows, in any mixture. So is the beginning of one that was cut off by `…`. Finds that overlap are replaced as one, so
 * that no part of either stays behind.
 */
function redact(text, forms) {
    const readings = readingsOf(text);
    const finds = forms.flatMap((form) => findsOf(form, text, readings));
    if (finds.length === 0)
        return text;
    const merged = [];
    for (const find of finds.toSorted((a, b) => a.start - b.start)) {
        const last = merged.at(-1);
        if (last === undefined || find.start >= last.end)
            merged.push(find);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, find.end) };
    }
    const kept = merged.map(({ start }, index) => text.slice(merged[index - 1]?.end ?? 0, start));
    return [...kept, text.slice(merged.at(-1)?.end)].join('***');
}
function findsOf(form, text, readings) {
    const isCut = text.includes('…');
    if (readings.size === 0 && !isCut && !text.includes(form))
        return [];
    const finds = [];
    for (let start = 0; start < text.length; start += 1) {
        // Most places are ruled out here.
        if (text[start] !== form[0] && !readings.has(start))
            continue;
        const end = endOf(form, text, start, readings, isCut);
        if (end === undefined)
            continue;
        finds.push({ start, end });
        start = Math.max(start, end - 1);
    }
    return finds;
}
/**
 * Where the form ends that begins at `start`: of all ways to read the text the one that takes most of it. Each pair of
 * a place in the form and one in the text is visited once, so no text is slow to read.
 */
function endOf(form, text, start, readings, isCut) {
    let longest;
    const visited = new Set();
    const open = [[0, start]];
    const go = (done, place) => {
        const key = place * (form.length + 1) + done;
        if (visited.has(key))
            return;
        visited.add(key);
        open.push([done, place]);
    };
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const [done, place] = next;
        if (done === form.length) {
            longest = Math.max(longest ?? 0, place);
            continue;
        }
        if (isCut && done >= SHORTEST_CUT) {
            CUT.lastIndex = place;
            if (CUT.test(text))
                longest = Math.max(longest ?? 0, CUT.lastIndex - 1);
        }
        for (const reading of readings.get(place) ?? [{ text: text[place], end: place + 1 }]) {
            const character = reading.text ?? markAt(form, done);
            if (character !== undefined && form.startsWith(character, done))
                go(done + character.length, reading.end);
        }
    }
    return longest;
}
/** The character of a form that stands there, unless it is a letter or digit of ASCII, which no reference names. */
function markAt(form, place) {
    const [character = ''] = form.slice(place, place + 2);
    return /[A-Za-z0-9]/.test(character) ? undefined : character;
}

;// CONCATENATED MODULE: ./lib/runner/github.js





/**
 * The runner of GitHub Actions, and of hosts that speak its protocol (Gitea, Forgejo, act). This is the one door to
 * stdout: each line is cleared of secrets and of workflow commands here, whatever the caller did before.
 */
function createGitHubRunner(environment, cancelled) {
    let forms = [];
    const masked = new Set();
    // The runner ends a line at CR, too.
    const clean = (text) => redact(text, forms)
        .split(/\r\n|\r|\n/)
        .map(lib_text/* breakCommands */.ix)
        .join('\n');
    // Several runners print the "%0A" of a line break as it stands, and take the second "::" of a line for the end of the
    // command (nektos/act, pkg/runner/command.go), so an annotation is one line without either.
    const annotate = (command) => (title, text, cure = '') => {
        const [first = '', ...details] = clean(text).split('\n');
        const [firstOfCure = '', ...more] = clean(cure).split('\n');
        const message = `${first} ${firstOfCure}`.trimEnd().replaceAll('::', ': :');
        command(message, { title: (0,lib_text/* safeText */.Hk)(clean(title)).replaceAll('::', ': :') });
        for (const line of [...details, ...more])
            info(line);
    };
    return {
        environment,
        cancelled,
        isDebug: isDebug(),
        input: (name) => getInput(name),
        mask: (secrets) => {
            forms = [...new Set([...forms, ...secretForms(secrets)])];
            // Only a runner takes the command out of its log; anywhere else it would print the secret. Not `core.setSecret`,
            // which encodes.
            if (environment['GITHUB_ACTIONS'] !== 'true')
                return;
            for (const value of maskValues(secrets)) {
                if (!masked.has(value))
                    info(`::add-mask::${value}`);
                masked.add(value);
            }
        },
        info: (text) => info(clean(text)),
        debug: (text) => clean(text)
            .split('\n')
            .forEach((line) => core_debug(line)),
        notice: annotate(notice),
        warning: annotate(warning),
        error: annotate(error),
        group: async (heading, body) => await group((0,lib_text/* safeText */.Hk)(clean(heading)), body),
        output: (name, value) => setOutput(name, value),
        saveState: (name, value) => saveState(name, value),
        state: (name) => getState(name),
        summary: async (html) => {
            if (environment['GITHUB_STEP_SUMMARY'])
                await summary.addRaw(redact(html, forms), true).write();
        },
        isForkPullRequest: async () => isForkPullRequest(environment),
    };
}

;// CONCATENATED MODULE: ./lib/runner/start.js



/**
 * Runs one action as the whole of this process: hands it the runner, turns the runner's cancel signals into one
 * AbortSignal, and ends with the exit code that the action returns.
 *
 * A cancelled step gets SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL (actions/runner, ProcessInvoker).
 */
async function startAction(action) {
    const controller = new AbortController();
    const stop = (message, exitCode) => controller.abort(new errors/* StopError */.Tj('cancelled', message, exitCode));
    // Not once: without a listener the second signal would end the process at once, before it has reported.
    process.on('SIGINT', () => stop('The step was cancelled.', 130));
    process.on('SIGTERM', () => stop('The step was cancelled.', 143));
    let logError;
    // Without a listener a log that cannot be written (a full disk, a runner that has gone) would end the process.
    process.stdout.on('error', (error) => {
        logError ??= error;
        stop(`The log cannot be written (${(0,lib_text/* safeText */.Hk)(error.code ?? error.message)}).`, 1);
    });
    const runner = createGitHubRunner(process.env, controller.signal);
    const exitCode = await action(runner).catch((error) => {
        // Actions report their own failures; only the reporting itself can fail here.
        runner.error('The step could not report', (0,lib_text/* safeText */.Hk)(error instanceof Error ? error.message : String(error)));
        return 1;
    });
    // An abandoned socket or timer must not keep the job waiting; stdout is flushed by the callback.
    process.stdout.write('', () => process.exit(exitCode === 0 && logError !== undefined ? 1 : exitCode));
}


/***/ }),

/***/ 8804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ix: () => (/* binding */ breakCommands),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Longest piece of untrusted text that we ever repeat, in characters (UTF-16 code units). */
const LONGEST = 500;
/**
 * Characters that change what a reader or a runner sees without being seen: C0 and C1 controls (CR, LF, ESC, NEL),
 * line and paragraph separators, bidirectional and zero-width marks, tag characters and lone surrogates.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
/**
 * Untrusted text (server replies, file names, patterns, input values) made fit for the log, an annotation or the
 * summary: one line, no invisible characters, no workflow command, at most 500 characters.
 *
 * The runner reads `::command::` at the start of a line (after white space) and `##[command]` anywhere in one
 * (actions/runner, ActionCommand.TryParseV2 and TryParse), so both are broken up with a visible escape.
 */
function safeText(text) {
    const whole = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    return breakCommands(whole.replace(UNSAFE, escapeCharacter));
}
/**
 * Breaks the two forms of workflow command in one line of text, and leaves everything else as it is. White space is what
 * any .NET trims: that of JavaScript, U+0085, U+180E and U+200B.
 */
function breakCommands(line) {
    return line.replace(/^([\s\u0085\u180e\u200b]*):(?=:)/u, '$1\\u003a').replaceAll('##[', '##\\u005b');
}
function escapeCharacter(character) {
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
/** Text for an HTML element or a quoted attribute, and safe where GitHub reads Markdown inside HTML as well. */
function escapeHtml(text) {
    return text.replace(/[&<>"'`*_~[\]\\|@#:$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** `1 file`, `2 files`: a count with its noun. */
function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** A size in bytes for people: `812 B`, `3.4 MB` (decimal units, as `max-size` reads them). */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.95 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value.toFixed(1)} ${units[unit]}`;
}
/** A length of time for people: `0.4 s`, `2 min 5 s`. */
function formatDuration(milliseconds) {
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}


/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   iH: () => (/* binding */ noteLfsPointers),
/* harmony export */   yX: () => (/* binding */ checkForBuild)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8804);


/** Lock files that the platform installs from; without one it resolves versions anew on every build. */
const LOCK_FILES = new Set(['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock']);
/** More than any package.json of a person; keeps a wrong file from being read whole. */
const LARGEST_MANIFEST = 4 * 1024 * 1024;
/** What would make the platform's build fail, although the upload succeeds. */
function checkForBuild(files) {
    const manifest = files.find(({ path }) => path === 'package.json');
    if (manifest === undefined) {
        const elsewhere = files.filter(({ path }) => path.endsWith('/package.json')).slice(0, 3);
        const hint = elsewhere.length === 0
            ? ''
            : ` There is one in ${elsewhere.map(({ path }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(path.slice(0, -'/package.json'.length))).join(', ')}: set "path" to the folder of the app.`;
        return [
            warning('No package.json', `There is no package.json at the root of the zip, so the platform has nothing to install and start.${hint}`),
        ];
    }
    const notes = [];
    const scripts = readScripts(manifest);
    if (scripts === undefined) {
        notes.push(warning('package.json cannot be read', 'package.json is not a JSON object, so the build on the platform will fail.'));
    }
    else {
        const missing = ['build', 'start'].filter((name) => typeof scripts[name] !== 'string');
        if (missing.length > 0) {
            const names = missing.map((name) => `"${name}"`).join(' and no ');
            notes.push(warning('Missing script', `package.json has no ${names} script. The platform builds with "build" and starts the app with "start".`));
        }
    }
    if (!files.some(({ path }) => LOCK_FILES.has(path))) {
        notes.push(warning('No lock file', `There is no package-lock.json or yarn.lock at the root of the zip, so the platform resolves versions anew on every build.`));
    }
    return notes;
}
/** The warning for files that are Git LFS pointers instead of their content. Empty when there are none. */
function noteLfsPointers(paths) {
    if (paths.length === 0)
        return [];
    const shown = paths.slice(0, 3).map(_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk).join(', ');
    const rest = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    const text = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(paths.length, 'file')} in the zip ${paths.length === 1 ? 'is a pointer' : 'are pointers'} without the content: ${shown}${rest}. Set "lfs: true" on actions/checkout.`;
    return [warning('Git LFS pointers', text)];
}
/** Whether the first bytes of a file are those of a Git LFS pointer (git-lfs specification, version 1). */
function isLfsPointer(file, head) {
    return file.size < 1024 && head.subarray(0, LFS.length).equals(LFS);
}
const LFS = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
function readScripts(manifest) {
    if (manifest.size > LARGEST_MANIFEST)
        return undefined;
    try {
        const content = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(manifest.source, 'utf8').replace(/^\ufeff/, ''));
        if (typeof content !== 'object' || content === null || Array.isArray(content))
            return undefined;
        const { scripts } = content;
        return typeof scripts === 'object' && scripts !== null ? scripts : {};
    }
    catch {
        return undefined;
    }
}
function warning(title, text) {
    return { level: 'warning', title, text };
}


/***/ }),

/***/ 9529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ exec)
});

// UNUSED EXPORTS: getExecOutput

;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return __awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return __awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_.dirname(filePath);
                        const upperName = external_path_.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map

/***/ }),

/***/ 8182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ getProxyForUrl)
/* harmony export */ });


var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};

function parseUrl(urlString) {
  try {
    return new URL(urlString);
  } catch {
    return null;
  }
}

/**
 * @param {string|object|URL} url - The URL as a string or URL instance, or a
 *   compatible object (such as the result from legacy url.parse).
 * @return {string} The URL of the proxy that should handle the request to the
 *  given URL. If no proxy is set, this will be an empty string.
 */
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
    return '';  // Don't proxy URLs without a valid scheme or host.
  }

  proto = proto.split(':', 1)[0];
  // Stripping ports in this way instead of using parsedUrl.hostname to make
  // sure that the brackets around IPv6 addresses are kept.
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
    return '';  // Don't proxy URLs that match NO_PROXY.
  }

  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
    // Missing scheme in proxy, default to the requested URL's scheme.
    proxy = proto + '://' + proxy;
  }
  return proxy;
}

/**
 * Determines whether a given URL should be proxied.
 *
 * @param {string} hostname - The host name of the URL.
 * @param {number} port - The effective port of the URL.
 * @returns {boolean} Whether the given URL should be proxied.
 * @private
 */
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
    return true;  // Always proxy if NO_PROXY is not set.
  }
  if (NO_PROXY === '*') {
    return false;  // Never proxy if wildcard is set.
  }

  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
    if (!proxy) {
      return true;  // Skip zero-length hosts.
    }
    var parsedProxy = proxy.match(/^(.+):(\d+)$/);
    var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
    var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
    if (parsedProxyPort && parsedProxyPort !== port) {
      return true;  // Skip if ports don't match.
    }

    if (!/^[.*]/.test(parsedProxyHostname)) {
      // No wildcards, so stop proxying if there is an exact match.
      return hostname !== parsedProxyHostname;
    }

    if (parsedProxyHostname.charAt(0) === '*') {
      // Remove leading wildcard.
      parsedProxyHostname = parsedProxyHostname.slice(1);
    }
    // Stop proxying if the hostname ends with the no_proxy host.
    return !hostname.endsWith(parsedProxyHostname);
  });
}

/**
 * Get the value for an environment variable.
 *
 * @param {string} key - The name of the environment variable.
 * @return {string} The value of the environment variable.
 * @private
 */
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(257);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
