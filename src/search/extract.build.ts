import * as z from 'zod'
import {END, readMain, tidy} from './readMain.build'

/** What stands between two headings of a page. */
export type Section = {
  /** Of the heading; empty for what stands above the first. */
  anchor: string
  heading: string
  /** Sentences, and what tables and lists say: a line for each paragraph, row and item. */
  text: string
  /** Blocks of code. */
  code: string
  /** Code within sentences and cells, each once: names of settings, and messages as they are shown. */
  quoted: readonly string[]
}

/** What a page is found by. */
export type PageText = {
  /** The categories above it, the outermost first. */
  trail: readonly string[]
  /** What menus call it; empty where it is in none. */
  label: string
  /** Whether it describes one operation of the API. */
  isOperation: boolean
  /** Names under which it is known besides its title: of an operation, its path, with the method and without. */
  names: readonly string[]
  sections: readonly Section[]
}

/** What tells search engines of a page where it is. */
const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({name: z.string()})),
})

/** The names of a marketing page and of those above it, which it shows in part or not at all. */
function crumbsIn(structuredData: readonly string[]): string[] {
  return structuredData.flatMap((text) => {
    const list = breadcrumbList.safeParse(JSON.parse(text))
    return list.success ? list.data.itemListElement.map(({name}) => name) : []
  })
}

const linesOf = (text: string): string =>
  text
    .split(END)
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n')

/**
 * Reads the main content of a built page, section by section.
 * @param html of the whole page. @param structuredData what it tells search engines, each a JSON text.
 */
export function extract(html: string, structuredData: readonly string[]): PageText {
  const {crumbs, endpoint, ...main} = readMain(html)
  const trail = crumbs.length > 0 ? crumbs : crumbsIn(structuredData)
  const isOperation = endpoint !== ''
  const sections = main.sections.map(({anchor, heading, text, code, quoted}) => ({
    anchor,
    heading: tidy(heading),
    text: linesOf(text),
    code: tidy(code),
    quoted: [...new Set(quoted.map(tidy))].filter((each) => each !== ''),
  }))
  return {
    trail: trail.slice(0, -1),
    label: trail.at(-1) ?? '',
    isOperation,
    names: isOperation ? namesOf(endpoint) : [],
    sections: isOperation ? [inOne(sections)] : sections,
  }
}

/** `GET /orgs/{orgId}` is also looked for without the method. */
const namesOf = (endpoint: string): string[] => [endpoint, endpoint.replace(/^[A-Z]+(\/realms\/\{realm\})?/, '')]

/** The sections of operations have the same headings: a page is one. Their samples make the same calls, so they tell no two pages apart. */
function inOne(sections: readonly Section[]): Section {
  const text = sections.flatMap(({heading, text}) => [heading, text]).filter((part) => part !== '')
  return {anchor: '', heading: '', text: text.join('\n'), code: '', quoted: []}
}
