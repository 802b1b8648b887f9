import {currentHeading} from './currentHeading.client'
import {elementAt} from '../../lib/dom.client'
import {TocAttribute} from './attributes'

/** Marks the link of the table of contents whose part of the page is being read. */
export function toc(): void {
  function mark(): void {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${TocAttribute.contents}] a`)]
    const tops = links.map(({hash}) => elementAt(hash))
    const current =
      links[
        currentHeading(
          tops.map((heading) => heading?.getBoundingClientRect().top ?? 0),
          innerHeight,
        )
      ]
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null
  }

  for (const event of ['scroll', 'resize']) addEventListener(event, mark)
  // With the first picture of the page, which has to be laid out for it anyway.
  requestAnimationFrame(mark)
}
