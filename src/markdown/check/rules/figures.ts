import type {Nodes} from 'mdast'
import {visit} from 'unist-util-visit'
import {closest} from '../closest'
import {isElement} from './elements'
import {placeOf, type Finding, type Rule} from './finding'

/** What of a figure's data names what else of it. */
const references = {
  Sequence: {to: 'actors', from: 'steps', what: 'actor'},
  FlowGraph: {to: 'nodes', from: 'edges', what: 'node'},
} as const

/** Figures whose steps or edges name an actor or a node that they don't have. */
export const figures: Rule = (tree, source) => {
  const findings: Finding[] = []
  visit(tree, (node: Nodes) => {
    if (!isElement(node) || (node.name !== 'Sequence' && node.name !== 'FlowGraph')) return
    const {to, from, what} = references[node.name]
    const written = (name: string): string => {
      const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
      const value = attribute?.value
      const text = typeof value === 'object' && value !== null ? value.value : ''
      // A list may be exported at the top of the page.
      const list = /^\s*\w+\s*$/.test(text) ? exported(source, text.trim()) : text
      return list ?? ''
    }
    const ids = [...written(to).matchAll(/\bid:\s*(['"])(.*?)\1/g)].map(([, , id = '']) => id)
    const named = [...written(from).matchAll(/\b(?:from|to):\s*(['"])(.*?)\1/g)].map(([, , id = '']) => id)
    if (ids.length === 0) return
    for (const id of new Set(named.filter((name) => !ids.includes(name)))) {
      const near = closest(id, ids)
      findings.push({
        ...placeOf(node),
        what: `The ${node.name} has no ${what} "${id}".`,
        allowed: ids.join(', '),
        fix: near === undefined ? `Add it to "${to}", or correct "${from}".` : `Did you mean "${near}"?`,
      })
    }
  })
  return findings
}

function exported(source: string, name: string): string | undefined {
  return new RegExp(`^export const ${name} = (\\[[^]*?\\n?\\])$`, 'm').exec(source)?.[1]
}
