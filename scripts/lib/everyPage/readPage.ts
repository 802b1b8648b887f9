import {Parser} from 'htmlparser2'

/** What a built page is made of, as far as it decides whether a browser has to look at it. */
export type PageMakeup = {
  /** What draws it: the classes that the framework gives the document, without those that name the page. */
  template: string
  /** What stands on it: the classes, custom elements and data attributes of its elements. */
  parts: ReadonlySet<string>
  /** What it says between `<main>` and `</main>`, in order. */
  content: readonly string[]
}

/** Classes of the document that belong to one page, and not to what draws it. */
const OF_ONE_PAGE = /^(docs-doc-id|blog-post-id)-/

/** Boxes that templates and components put around content. */
const BOXES = new Set(['div', 'span', 'section', 'article', 'header'])

/** Made of other pages (menus, neighbours), or of the day of a check. */
const NOT_OF_THE_PAGE = new Set(['nav', 'aside', 'time'])

/** Numbers that React gives out in the order in which a page is drawn. */
const REACT_ID = /^(_R_|:[rR])/

/** Reads one page of the build. */
export function readPage(html: string): PageMakeup {
  let template = ''
  const parts = new Set<string>()
  const content: string[] = []
  // How deep in each of these the parser stands.
  const depth = {main: 0, svg: 0, left: 0}
  const count = (name: string, step: 1 | -1): void => {
    if (name === 'main') depth.main += step
    if (name === 'svg') depth.svg += step
    if (NOT_OF_THE_PAGE.has(name)) depth.left += step
  }
  const isContent = (): boolean => depth.main > 0 && depth.left === 0
  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean)
      count(name, 1)
      if (name === 'html') {
        template = classes.filter((one) => !OF_ONE_PAGE.test(one)).join(' ')
        return
      }
      for (const part of partsOf(name, classes, attributes)) parts.add(part)
      // A drawing follows from the words and figures in it.
      if (isContent() && depth.svg === 0) content.push(...saidBy(name, attributes))
    },
    ontext(text) {
      const words = text.trim()
      if (isContent() && words !== '') content.push(words)
    },
    onclosetag(name) {
      count(name, -1)
    },
  })
  parser.end(html)
  return {template, parts, content}
}

function partsOf(name: string, classes: readonly string[], attributes: Readonly<Record<string, string>>): string[] {
  return [
    ...classes,
    ...(name.includes('-') ? [`<${name}>`] : []),
    ...Object.keys(attributes).filter((attribute) => attribute.startsWith('data-')),
  ]
}

/** What an element says besides its text. Classes and data attributes are the template's and the components'. */
function saidBy(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const said = Object.entries(attributes)
    .filter(([key, value]) => key !== 'class' && !key.startsWith('data-') && !REACT_ID.test(value))
    .map(([key, value]) => `${key}=${value.replaceAll(/[.-][0-9a-f]{8,}(?=[.-])/g, '')}`)
  return [...(BOXES.has(name) ? [] : [name]), ...said]
}
