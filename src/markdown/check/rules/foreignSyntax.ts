/** What other tools make of a line, and this one shows as it is. */
export const LINES: readonly {found: RegExp; what: string; fix: string}[] = [
  {
    found: /^(?:!!!|\?\?\?\+?)\s+\w+|^\/\/\/\s+\w+/,
    what: "doesn't open a box here",
    fix: 'Write :::note, or :::note[A title], and ::: on a separate line after the text.',
  },
  {found: /^\+\+\+\s+\S/, what: "doesn't open anything here", fix: 'Write <Details> and <summary>…</summary>.'},
  {
    found: /^===[+!]* +"/,
    what: "doesn't open a tab here",
    fix: 'Write <Tabs>, and a <TabItem value="…" label="…"> for each tab.',
  },
  {found: /^\$\$(?:$|\S.*\$\$)/, what: "doesn't open a formula here", fix: 'Write the formula as `code`.'},
  {found: /^\.\. [\w-]+::/, what: "isn't a directive here", fix: 'Write :::note and :::, or a component.'},
  {found: /^\{% /, what: "isn't a tag here", fix: 'Use a component, or write it as `code`.'},
  {
    found: /^\[(?:toc|\[_?toc_?\])\]/i,
    what: "doesn't make a table of contents here",
    fix: 'Remove it. Every page lists its headings.',
  },
]

export const SPACE =
  "An address can't have a space. Rename the file, or write %20. Put a title after the address in quotes."

/** What other tools make of words, and this one shows as they are. An escaped sign is meant to be seen. */
export const WORDS: readonly {found: RegExp; fix: string}[] = [
  {found: /(?<!\\)\[\[[^[\]\n]+\]\]/, fix: 'Write [words](./page.mdx).'},
  {found: /(?<!\\)\[[^[\]\n]+\]\[[^[\]\n]*\]/, fix: 'Add the line [name]: ./page.mdx, or write [words](./page.mdx).'},
  {found: /(?<![\\=])==[^\s=](?:[^=\n]*[^\s=])?==/, fix: 'Write **words**, or put it into `code`.'},
  {
    found: /(?:!?\[[^\]\n]*)?(?<!\\\[[^\]\n]*|\\)\]\([^)\s]+ =\d*x\d*\)/,
    fix: 'Remove the size. The build reads it from the file.',
  },
  {
    found:
      /(?:!?\[[^\]\n]*)?(?<!\\\[[^\]\n]*|\\)\]\((?!\S+ =\d*x)(?=\.{0,2}\/\S|#\w|mailto:|[^)\n]*\.(?:mdx?|html|png|svg|jpe?g|gif|webp|pdf|zip)\b)[^)\n]*[^)\s] [^)\n]*\)/,
    fix: SPACE,
  },
  {
    found: /(?<!\\)\[\^[\w-]+\]/,
    fix: 'Add the note on a separate line: [^name]: and its text. Or put the brackets into `code`.',
  },
  {
    found: /(?<![\\^[])\^[\w+-]{1,20}\^/,
    fix: 'Write <sup>…</sup> for superscript, or put it into `code`.',
  },
  {found: /(?<![\w+\\])\+\+\w(?:[^+\n]*\w)?\+\+(?![\w+])/, fix: 'Write **words**, or put it into `code`.'},
  {found: /(?<![\w:\\]):[a-z][a-z0-9_+]+:(?![\w:])/, fix: 'Write the character itself, or put it into `code`.'},
]
