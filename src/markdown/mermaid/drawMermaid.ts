import {renderMermaidSVG} from './library'
import {slug} from '../../kit/figures/primitives/slug'
import {styled} from './styled'
import {takeWords} from './words'

/** A diagram as it stands in a page. */
export type MermaidDrawing = {
  title: string
  description: string
  width: number
  height: number
  /** What is in the `<svg>`. */
  body: string
}

/** Why a diagram can't be drawn. */
export type MermaidFault = {
  /** Of the diagram, from 0. */
  line: number
  what: string
  allowed?: string
  fix: string
}

const KINDS = ['flowchart', 'graph', 'sequenceDiagram', 'stateDiagram', 'stateDiagram-v2', 'classDiagram', 'erDiagram']

/** Components that draw what the library doesn't. */
const INSTEAD: Readonly<Record<string, string>> = {
  timeline: 'Draw it with <Timeline>.',
  gantt: 'Draw it with <Timeline>.',
  'xychart-beta': 'Draw it with <Chart>.',
  pie: 'Draw it with <Chart>, or write a table.',
  mindmap: 'Draw it with <Tree>.',
}

/** A fixed color is wrong in one of the two color modes. */
const COLORED = /^\s*(?:style|classDef|linkStyle)\s/

/** Lines that can be right and change nothing: what closes a group, and what says the order that is there already. */
const SILENT = /^\s*(?:%%.*|end|\}|participant\s.*|actor\s.*|direction\s.*|note\s.*)?\s*$/i

const PADDING = 8

const draw = (lines: readonly string[]): string =>
  renderMermaidSVG(lines.join('\n'), {transparent: true, padding: PADDING})

/** A line without which the drawing is the same: the library passes over what it can't read. */
function lineWithoutEffect(lines: readonly string[], head: number, whole: string): number {
  return lines.findIndex((line, index) => {
    if (index === head || SILENT.test(line)) return false
    try {
      return draw(lines.toSpliced(index, 1)) === whole
    } catch {
      return false
    }
  })
}

function faultBefore(lines: readonly string[], head: number, words: {title: string; description: string}) {
  const kind = lines[head]?.trim().split(/[\s:]/)[0] ?? ''
  if (!KINDS.includes(kind)) {
    return {
      line: Math.max(head, 0),
      what: kind === '' ? 'The Mermaid block is empty.' : `The build can't draw the Mermaid diagram "${kind}".`,
      allowed: KINDS.join(', '),
      fix: INSTEAD[kind] ?? 'Draw it as one of these, or with <Sequence> or <FlowGraph>.',
    }
  }
  if (words.title === '' || words.description === '') {
    return {
      line: head,
      what: `The Mermaid diagram has no ${words.title === '' ? 'accTitle' : 'accDescr'}.`,
      allowed: 'the lines "accTitle: …" and "accDescr: …" after the first line',
      fix: 'Add a short title, and a description that can replace the diagram for readers who don’t see it.',
    }
  }
  const colored = lines.findIndex((line) => COLORED.test(line))
  if (colored < 0) return undefined
  return {
    line: colored,
    what: `"${lines[colored]?.trim() ?? ''}" sets a fixed color, which doesn't follow the color mode.`,
    fix: 'Remove the line. The diagram has the colors of the site.',
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Draws a Mermaid diagram without a browser, in colors that follow the color mode. */
export function drawMermaid(source: string): MermaidDrawing | MermaidFault {
  const {lines, ...words} = takeWords(source)
  const head = lines.findIndex((line) => /^\s*(?!%%)\S/.test(line))
  const fault = faultBefore(lines, head, words)
  if (fault !== undefined) return fault
  let svg = ''
  try {
    svg = draw(lines)
  } catch (error) {
    return {
      line: head,
      what: `The Mermaid diagram can't be drawn: ${reasonOf(error)}.`,
      fix: 'Correct its syntax: https://mermaid.js.org/intro/syntax-reference.html',
    }
  }
  const line = lineWithoutEffect(lines, head, svg)
  if (line >= 0) {
    return {
      line,
      what: `"${lines[line]?.trim() ?? ''}" changes nothing in the drawing, so the build can't read it or doesn't need it.`,
      allowed: 'nodes, messages, and relations of Mermaid, without icons and clicks',
      fix: 'Correct the line, or remove it.',
    }
  }
  return {...words, ...styled(svg, `mermaid-${slug(words.title)}`)}
}
