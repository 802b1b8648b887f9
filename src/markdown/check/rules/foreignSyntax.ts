/** What other tools make of a line, and this one shows as it is. */
export const LINES: readonly {found: RegExp; what: string; fix: string}[] = [
  {
    found: /^(?:!!!|\?\?\?\+?)\s+\w+|^\/\/\/\s+\w+/,
    what: 'opens no box here',
    fix: 'Write :::note, or :::note[A title], and ::: on a line of its own behind the text.',
  },
  {found: /^\+\+\+\s+\S/, what: 'opens nothing here', fix: 'Write <Details> and <summary>…</summary>.'},
  {
    found: /^===[+!]* +"/,
    what: 'opens no tab here',
    fix: 'Write <Tabs>, and a <TabItem value="…" label="…"> for each tab.',
  },
  {found: /^\$\$(?:$|\S.*\$\$)/, what: 'opens no formula here', fix: 'Write the formula as `code`.'},
  {found: /^\.\. [\w-]+::/, what: 'is no directive here', fix: 'Write :::note and :::, or a component.'},
  {found: /^\{% /, what: 'is no tag here', fix: 'Use a component, or write it as `code`.'},
  {
    found: /^\[(?:toc|\[_?toc_?\])\]/i,
    what: 'makes no contents here',
    fix: 'Remove it: every page lists its headings.',
  },
]

export const SPACE =
  'An address has no space: rename the file, or write %20. A title behind the address stands in quotes.'

/** What other tools make of words, and this one shows as they are. An escaped sign is meant to be seen. */
export const WORDS: readonly {found: RegExp; fix: string}[] = [
  {found: /(?<!\\)\[\[[^[\]\n]+\]\]/, fix: 'Write [words](./page.mdx).'},
  {found: /(?<!\\)\[[^[\]\n]+\]\[[^[\]\n]*\]/, fix: 'Add the line [name]: ./page.mdx, or write [words](./page.mdx).'},
  {found: /(?<![\\=])==[^\s=](?:[^=\n]*[^\s=])?==/, fix: 'Write **words**, or put it into `code`.'},
  {
    found: /(?:!?\[[^\]\n]*)?(?<!\\\[[^\]\n]*|\\)\]\([^)\s]+ =\d*x\d*\)/,
    fix: 'Remove the size: the build finds it in the file.',
  },
  {
    found:
      /(?:!?\[[^\]\n]*)?(?<!\\\[[^\]\n]*|\\)\]\((?!\S+ =\d*x)(?=\.{0,2}\/\S|#\w|mailto:|[^)\n]*\.(?:mdx?|html|png|svg|jpe?g|gif|webp|pdf|zip)\b)[^)\n]*[^)\s] [^)\n]*\)/,
    fix: SPACE,
  },
  {
    found: /(?<!\\)\[\^[\w-]+\]/,
    fix: 'Add the note on a line of its own: [^name]: and its text. Or put it into `code`.',
  },
  {
    found: /(?<![\\^[])\^[\w+-]{1,20}\^/,
    fix: 'Write <sup>…</sup> for what stands above the line, or put it into `code`.',
  },
  {found: /(?<![\w+\\])\+\+\w(?:[^+\n]*\w)?\+\+(?![\w+])/, fix: 'Write **words**, or put it into `code`.'},
  {found: /(?<![\w:\\]):[a-z][a-z0-9_+]+:(?![\w:])/, fix: 'Write the character itself, or put it into `code`.'},
]
