import {createHash} from 'node:crypto'
import type {Nodes} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import * as z from 'zod'
import {PROOF_REQUIREMENTS} from '../../data/proofServers'
import {fenceAttributes} from '../fenceMeta'
import {parseTree} from '../parseTree'
import {proofParts} from '../proof/hashOfProof'
import {parseProof} from '../proof/parse'
import {requirementsOf} from '../proof/requires'
import {checkStyle} from '../style/checkStyle'
import {proseOfMarkdown} from '../style/fromMarkdown'
import {typedQuantities} from '../style/quantities'
import {visitScreenshots} from '../visitScreenshots'
import {collectAnchors, collectElement, importedModules} from './bodyParts'
import {rules} from './rules'
import {isElement, ownComponents} from './rules/elements'
import {findingSchema, placeOf, type Rule} from './rules/finding'

const place = {line: z.number(), column: z.number()}

/** The form of a body, also where it has been kept in a file. Lines and columns are 1-based. */
export const bodySchema = z.strictObject({
  /** The ids that a link's `#fragment` may name. */
  anchors: z.array(z.string()),
  /** Of an element, such as `<a href>`, where there is an `element`: the build doesn't resolve paths of files in it. */
  links: z.array(z.strictObject({...place, url: z.string(), element: z.string().optional()})),
  images: z.array(z.strictObject({...place, url: z.string(), alt: z.string()})),
  /** What elements load, such as `<iframe src>`, and elements that hold code. */
  loads: z.array(z.strictObject({...place, element: z.string(), attribute: z.string(), url: z.string()})),
  /** The name is empty where none is written in quotes. */
  screenshots: z.array(z.strictObject({...place, name: z.string()})),
  /** Modules that the page imports. */
  imports: z.array(z.strictObject({...place, module: z.string()})),
  /** Components that the page neither imports nor exports. */
  components: z.array(z.strictObject({...place, name: z.string()})),
  /** What stands between backticks in a paragraph. */
  codes: z.array(z.strictObject({...place, text: z.string()})),
  /** What commands of `kcadm.sh` set: `-s name=…`. */
  settings: z.array(z.strictObject({...place, name: z.string()})),
  /** Blocks that quote a file. */
  quotes: z.array(z.strictObject({...place, file: z.string(), region: z.string().optional()})),
  /** Paragraphs of twelve words or more, as a hash. */
  paragraphs: z.array(z.strictObject({...place, hash: z.string()})),
  /** What the rules that need only this page have found. */
  findings: z.array(findingSchema),
  /** What isn't in the voice of the site. The rule of spelling finds British words. */
  style: z.array(findingSchema),
  /** What is typed into sentences about the service. */
  quantities: z.array(z.strictObject({...place, text: z.string(), value: z.string()})),
  proof: z.strictObject({
    /** Line of the first block that only a proof would run; 0 where there is none. */
    hidden: z.number(),
    /** What the steps call: an extension, and the line of the first step that does. */
    calls: z.array(z.strictObject({line: z.number(), requirement: z.enum(PROOF_REQUIREMENTS)})),
    /** What its hash is made of. Absent of a page that was not read. */
    parts: z.strictObject({text: z.string(), procedures: z.array(z.string()).readonly()}).optional(),
    problems: z.array(
      z.strictObject({line: z.number(), what: z.string(), allowed: z.string().optional(), fix: z.string()}),
    ),
  }),
})

/** What the checks want to know of a page's text: a hundredth of its syntax tree. */
export type Body = z.infer<typeof bodySchema>

/**
 * Reads a page's text, as `parseTree` does.
 * @param asked the rules whose findings are wanted: most of the time goes into them. Default: all.
 */
export async function parseBody(source: string, asked: readonly Rule[] = rules): Promise<Body> {
  const root = parseTree(source)
  const {steps, problems, hidden} = parseProof(root)
  const calls = [...requirementsOf(steps)].map(([requirement, line]) => ({line, requirement}))
  const prose = asked.length === 0 ? [] : proseOfMarkdown(root, source)
  const body: Body = {
    anchors: collectAnchors(root),
    links: [],
    images: [],
    loads: [],
    screenshots: [],
    imports: importedModules(root),
    components: [],
    codes: [],
    settings: [],
    quotes: [],
    paragraphs: [],
    proof: {hidden: hidden[0] ?? 0, calls, parts: proofParts(source, steps), problems: [...problems]},
    findings: (await Promise.all(asked.map(async (rule) => rule(root, source)))).flat(),
    style: checkStyle(prose, ['British spelling']),
    quantities: typedQuantities(prose),
  }
  const own = ownComponents(root)
  visit(root, (node: Nodes) => {
    const at = placeOf(node)
    if (node.type === 'link') body.links.push({...at, url: node.url})
    if (node.type === 'image') body.images.push({...at, url: node.url, alt: node.alt ?? ''})
    if (isElement(node)) collectElement(node, body)
    if (node.type === 'inlineCode') body.codes.push({...at, text: node.value})
    if (node.type === 'code') {
      for (const {name, line} of settingsOf(node.value))
        body.settings.push({line: at.line + line, column: at.column, name})
      const attributes = fenceAttributes(node.meta)
      const file = attributes.get('file')
      if (file !== undefined) body.quotes.push({...at, file, region: attributes.get('region')})
    }
    if (isElement(node) && /^[A-Z]/.test(node.name ?? '') && !own.has(node.name ?? '')) {
      body.components.push({...at, name: node.name ?? ''})
    }
    if (node.type !== 'paragraph') return
    const text = toString(node).replace(/\s+/g, ' ').trim()
    if (text.split(' ').length >= 12)
      body.paragraphs.push({...at, hash: createHash('sha256').update(text).digest('hex').slice(0, 16)})
  })
  visitScreenshots(root, (name, node) => body.screenshots.push({...placeOf(node), name}))
  return body
}

/** What a command of `kcadm.sh` sets, up to the first dot, with its 1-based line in the code. */
function settingsOf(code: string): {name: string; line: number}[] {
  if (!code.includes('kcadm')) return []
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\s-s ["']?([A-Za-z]\w*)[\w.-]*=/g)].map(([, name = '']) => ({name, line: index + 1})),
    )
}
