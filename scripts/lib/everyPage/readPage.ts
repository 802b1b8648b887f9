import {Parser} from 'htmlparser2'

/** What a built page is made of, as far as it decides whether a browser has to look at it. */
export type PageMakeup = {
  /** What draws it: the classes that the framework gives the document, without those that name the page. */
  template: string
  /** What stands on it: the classes, custom elements and data attributes of its elements. */
  parts: ReadonlySet<string>
  /** The file that its "Edit this page" names, relative to the site's root; undefined where it has no such link. */
  source: string | undefined
  /** Characters of its HTML. */
  length: number
}

/** Classes of the document that belong to one page, and not to what draws it. */
const OF_ONE_PAGE = /^(docs-doc-id|blog-post-id)-/

/** The address at which a page is edited: the host, `edit`, the branch, the file. */
const EDIT_LINK = /^https?:\/\/.+\/edit\/[^/]+\/(.+)$/

/** Reads one page of the build. */
export function readPage(html: string): PageMakeup {
  let template = ''
  let source: string | undefined
  const parts = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean)
      if (name === 'html') {
        template = classes.filter((one) => !OF_ONE_PAGE.test(one)).join(' ')
        return
      }
      if (name === 'a') source ??= EDIT_LINK.exec(attributes.href ?? '')?.[1]
      for (const part of partsOf(name, classes, attributes)) parts.add(part)
    },
  })
  parser.end(html)
  return {template, parts, source, length: html.length}
}

function partsOf(name: string, classes: readonly string[], attributes: Readonly<Record<string, string>>): string[] {
  return [
    ...classes,
    ...(name.includes('-') ? [`<${name}>`] : []),
    ...Object.keys(attributes).filter((attribute) => attribute.startsWith('data-')),
  ]
}
