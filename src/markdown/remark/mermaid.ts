import path from 'node:path'
import type {Code, Parents, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {SiteError} from '../../lib/problem'
import {element} from './element'

type Place = {block: Code; index: number; parent: Parents}

function blocksIn(tree: Root): Place[] {
  const places: Place[] = []
  visit(tree, 'code', (block, index, parent) => {
    if (block.lang?.toLowerCase() !== 'mermaid' || parent === undefined || index === undefined) return
    places.push({block, index, parent})
  })
  return places
}

/**
 * Draws code blocks in the language `mermaid` while the site is built. Readers get the drawing and no script.
 * @throws SiteError for a diagram that can't be drawn.
 */
export function mermaid({root = process.cwd()}: {root?: string} = {}) {
  return async (tree: Root, page: {path?: string}): Promise<void> => {
    const places = blocksIn(tree)
    if (places.length === 0) return
    // Loaded here: the library is large, and few pages need it.
    const {drawMermaid} = await import('../mermaid/drawMermaid')
    for (const {block, index, parent} of places) {
      const drawn = drawMermaid(block.value)
      if ('fix' in drawn) {
        const {line, ...problem} = drawn
        const first = (block.position?.start.line ?? 0) + 1
        throw new SiteError({...problem, file: path.relative(root, page.path ?? ''), line: first + line})
      }
      const {width, height, ...words} = drawn
      parent.children[index] = element('Mermaid', {...words, width: String(width), height: String(height)})
    }
  }
}
