import {markdownPath} from './links'
import type {Part, Section} from './outline'
import type {Twin} from './twins'

/** What the index files say, besides the pages. */
export type LlmsOptions = {
  /** `https://` address of the site with its path, with a closing slash. */
  siteUrl: string
  /** Name of the site. */
  name: string
  /** What the site is about, in one or two sentences. */
  summary: string
  /** What agents should know before they read, as Markdown paragraphs. */
  instructions: readonly string[]
  /** The site in other languages, each with its name and the `https://` address of its first page. Default: none. */
  languages?: readonly {label: string; siteUrl: string}[]
}

const escaped = (text: string): string => text.replace(/[[\]]/g, String.raw`\$&`)

const link = (label: string, url: string): string => `[${escaped(label)}](${url})`

const sentence = (text: string): string => (text === '' ? '' : `: ${text}`)

const titleLine = ({title, path}: Twin, siteUrl: string): string =>
  `- ${link(title, siteUrl + markdownPath(path).slice(1))}`

const pageLine = (page: Twin, siteUrl: string): string => titleLine(page, siteUrl) + sentence(page.description)

const sectionLines = ({label, pages}: Section, siteUrl: string, line = pageLine): string =>
  [`## ${label}`, '', ...pages.map((page) => line(page, siteUrl))].join('\n')

/** The sections of a part in the root file. A part whose sections have files describes its pages there. */
const rootLines = ({sections, hasSections}: Part, siteUrl: string): string[] =>
  sections.map((section) => sectionLines(section, siteUrl, hasSections ? titleLine : pageLine))

/** `1 page`, `2,000 pages`. */
export const pageCount = (number: number): string =>
  number === 1 ? '1 page' : `${number.toLocaleString('en-US')} pages`

const count = (sections: readonly Section[]): number => sections.reduce((sum, {pages}) => sum + pages.length, 0)

/** A file below the root: its heading, what it lists, and its sections. */
function nested(label: string, sections: readonly Section[], {name, siteUrl}: LlmsOptions): string {
  const summary = `> ${pageCount(count(sections))} of ${name}: ${label}. Index of the site: ${siteUrl}llms.txt`
  return `${[`# ${name}: ${label}`, summary, ...sections.map((section) => sectionLines(section, siteUrl))].join('\n\n')}\n`
}

/** A part whose pages are in a file of their own, as one line. */
function partLine({label, path, sections}: Part, siteUrl: string): string {
  const labels = sections.map((section) => section.label).join(', ')
  return `- ${link(label, `${siteUrl}${path.slice(1)}llms.txt`)}: ${pageCount(count(sections))}. ${labels}`
}

/**
 * The index files of the site by the format of llmstxt.org, by path. The root lists each page, or the file that does.
 * @param parts of the site, in the order in which they are listed.
 */
export function llmsFiles(parts: readonly Part[], options: LlmsOptions): Map<string, string> {
  const {name, summary, instructions, siteUrl, languages = []} = options
  const elsewhere = parts.filter(({isInRoot}) => !isInRoot)
  const described = parts
    .filter(({isInRoot, hasSections}) => isInRoot && hasSections)
    .map(({label, path}) => `The pages of ${label} are described in \`${siteUrl}${path.slice(1)}llms.txt\`.`)
  const root = [
    `# ${name}`,
    `> ${summary}`,
    ['To read a page as Markdown, add `index.md` to its address.', ...described].join(' '),
    ['## Instructions for agents', '', ...instructions.map((text) => `- ${text}`)].join('\n'),
    ...parts.filter(({isInRoot}) => isInRoot).flatMap((part) => rootLines(part, siteUrl)),
    ['## Other indexes', '', ...elsewhere.map((part) => partLine(part, siteUrl))].join('\n'),
    [
      '## Optional',
      '',
      `- ${link('Full texts', `${siteUrl}llms-full.txt`)}: the pages in larger files, with their sizes`,
      ...languages.map((other) => `- ${link(other.label, `${other.siteUrl}llms.txt`)}: this index in another language`),
    ].join('\n'),
  ]
  const files = new Map([['llms.txt', `${root.join('\n\n')}\n`]])
  for (const {label, path, sections, isInRoot, hasSections} of parts) {
    if (!isInRoot || hasSections) files.set(`${path.slice(1)}llms.txt`, nested(label, sections, options))
    if (!hasSections) continue
    for (const section of sections) {
      if (section.path !== path)
        files.set(`${section.path.slice(1)}llms.txt`, nested(section.label, [section], options))
    }
  }
  return files
}
