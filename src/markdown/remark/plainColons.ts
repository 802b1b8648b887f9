import type {PhrasingContent, Root, Text} from 'mdast'
import {SKIP, visit} from 'unist-util-visit'

/**
 * Turns `:name[label]{key=value}` inside a sentence back into text. This site has no text directives, and the framework
 * drops the name and the attributes: `keycloak:latest[arm64]` would be shown as "keycloakarm64". Runs before headings get
 * their anchors and the contents are made. The content check reads pages through it, too.
 */
export function plainColons() {
  return (tree: Root, file: {value: unknown}): void => {
    const source = String(file.value)
    visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
      if (parent === undefined || index === undefined) return undefined
      const siblings: PhrasingContent[] = partsOf(node, source)
      parent.children.splice(index, 1, ...siblings)
      joinTexts(parent.children, index)
      // The label may hold another one.
      return [SKIP, Math.max(index - 1, 0)]
    })
  }
}

type TextDirective = Extract<PhrasingContent, {type: 'textDirective'}>

/** What was written: the label keeps its marks, what stands around it is text. */
function partsOf({children, position}: TextDirective, source: string): PhrasingContent[] {
  const [from, to] = [position?.start, position?.end]
  if (from === undefined || to === undefined) return children
  const first = children[0]?.position?.start ?? to
  const last = children.at(-1)?.position?.end ?? to
  const text = (start: typeof from, end: typeof to): Text => ({
    type: 'text',
    value: source.slice(start.offset, end.offset),
    position: {start, end},
  })
  return [text(from, first), ...children, ...(children.length > 0 ? [text(last, to)] : [])]
}

/** Joins neighboring texts, so that a word that a colon had split is one word again. */
function joinTexts(children: {type: string}[], around: number): void {
  for (let index = Math.max(around - 1, 0); index < children.length - 1;) {
    const [one, next] = [children[index], children[index + 1]]
    if (!isText(one) || !isText(next)) {
      index += 1
      continue
    }
    one.value += next.value
    if (one.position && next.position) one.position = {start: one.position.start, end: next.position.end}
    children.splice(index + 1, 1)
  }
}

const isText = (node: {type: string} | undefined): node is Text => node?.type === 'text'
