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
