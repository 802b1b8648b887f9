import path from 'node:path'
import type {Problem} from '../../lib/problem'
import type {Body} from './body'
import {closest} from './closest'
import {place, type Page} from './page'
import {pageRoute} from './pageRoute'

type Link = Body['links'][number]
type Image = Body['images'][number]

/** What the browser would run in the page. */
const CODE = ['javascript', 'vbscript', 'data']

/** An address of another program or site: nothing is asked there, but its scheme may be misspelled. */
export function checkScheme(node: Link, scheme: string, page: Page): Problem[] {
  if (CODE.includes(scheme)) {
    return [
      {
        ...place(page, node),
        what: `The link "${node.url.slice(0, 60)}" contains the data itself.`,
        allowed: 'an address',
        fix: 'Link to a page or a file.',
      },
    ]
  }
  const known = ['https', 'http', 'mailto', 'tel']
  const near = closest(scheme, known)
  if (near === undefined || known.includes(scheme)) return []
  return [
    {
      ...place(page, node),
      what: `The link "${node.url}" starts with "${scheme}:".`,
      allowed: 'https:, mailto:, tel:, or the scheme of an app',
      fix: `Did you mean "${near}:"?`,
    },
  ]
}

export function emptyAddress(node: Link | Image, page: Page): Problem {
  return {
    ...place(page, node),
    what: `The ${'alt' in node ? 'image' : 'link'} has no address.`,
    allowed: '[words](./page.mdx), [words](/path/), ![text](./image.png)',
    fix: 'Write the address in the parentheses, or remove the brackets around the words.',
  }
}

export function badEncoding(node: Link | Image, page: Page): Problem {
  return {
    ...place(page, node),
    what: `The address "${node.url}" has a % without two hexadecimal digits after it.`,
    allowed: '%25 for a percent sign, %20 for a space',
    fix: `Write ${node.url.replace(/%(?![0-9a-f]{2})/gi, '%25')}, or correct the address.`,
  }
}

/** The build resolves the path of a file in Markdown alone. */
export function unresolved(node: Link, page: Page): Problem {
  return {
    ...place(page, node),
    what: `${node.element ?? ''} leads to "${node.url}", which the build doesn't convert, so readers would find no page there.`,
    allowed: 'in an element, a path of the site such as /docs/introduction/',
    fix: `Write [words](${node.url}), or the path of the page.`,
  }
}

export function draft(node: Link, page: Page, target: Page): Problem {
  return {
    ...place(page, node),
    what: `The link "${node.url}" leads to ${target.file}, which is a draft. The build has no page ${pageRoute(target)}.`,
    allowed: 'links from drafts, and links to pages without "draft: true"',
    fix: 'Remove the link, or "draft: true" from the front matter of that page. "unlisted: true" publishes a page without listing it.',
  }
}

export function foreignImage(node: Image, page: Page): Problem {
  return {
    ...place(page, node),
    what: `The image "${node.url.slice(0, 80)}" comes from another site.`,
    allowed: 'files of this repository, because readers load nothing from other sites',
    fix: 'Check the license of the image, save it next to the page or below static/img/, and link to that file.',
  }
}

/** Says that there is an image, and not what it shows. */
const SAYS_NOTHING =
  /^(?:an? |the )?(?:screen ?shot|image|picture|photo|figure|diagram|graphic|screen|alt(?: text)?)s?\.?$/i

/** Alternative text that can't replace its image: none, the kind of the image, or the name of its file. */
export function checkAlt(node: Image, page: Page): Problem[] {
  const alt = node.alt.trim()
  const fix = "In the brackets, describe the image for readers who can't see it: ![…](…)."
  if (alt === '') return [{...place(page, node), what: `The image "${node.url}" has no alternative text.`, fix}]
  const {base, name} = path.posix.parse(node.url.replace(/[?#].*$/s, ''))
  // Of one word, such as "Plus" for plus.svg, it can be right.
  const names = /[-_.]/.test(name) ? [base, name] : [base]
  const isFileName = names.some((each) => each.toLowerCase() === alt.toLowerCase())
  if (!isFileName && !SAYS_NOTHING.test(alt)) return []
  return [
    {
      ...place(page, node),
      what: `The alternative text "${alt}" of the image "${node.url}" ${isFileName ? 'is the name of the file' : "doesn't say what the image shows"}.`,
      allowed: 'words that can replace the image, such as "The login page with a button for each identity provider"',
      fix,
    },
  ]
}
