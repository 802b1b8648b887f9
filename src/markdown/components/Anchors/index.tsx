import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'

/** Draws nothing: makes the ids of a document's elements known to the check of links. See `remark/elementAnchors.ts`. */
export function Anchors({ids}: {ids: string}): ReactNode {
  const links = useBrokenLinks()
  for (const id of ids.split(' ')) links.collectAnchor(id)
  return null
}
