import type {Code, List, Root, RootContent} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import {placeOf, type Finding, type Rule} from './finding'

/** Programs that a reader has to install, and how a list of prerequisites can name them. */
const TOOLS: readonly (readonly [command: string, names: RegExp])[] = [
  ['caddy', /\bcaddy\b/i],
  ['curl', /\bcurl\b/],
  ['dig', /\bdig\b/],
  ['docker', /\bdocker\b|container/i],
  ['envoy', /\benvoy\b/i],
  ['flock', /\bflock\b/],
  ['jq', /\bjq\b/],
  ['kcadm.sh', /admin CLI|kcadm/i],
  ['kubectl', /\bkubectl\b/],
  ['mvn', /\bMaven\b|\bmvn\b/],
  ['node', /\bNode\b/],
  ['npm', /\bNode\b|\bnpm\b/],
  ['openssl', /\bopenssl\b/i],
  ['python3', /\bpython3?\b/i],
  ['tofu', /\btofu\b/i],
]

/** Where a command can begin. */
const START = String.raw`(?:^|[|;&(]|\b(?:do|then|else|if|until|while)\b)[ \t]*`

/** Programs that the commands of a page use and its prerequisites lack. */
export const prerequisites: Rule = (tree, source) => {
  const list = listOf(tree)
  if (list === undefined) return []
  const listed = source.slice(list.position?.start.offset, list.position?.end.offset)
  const blocks = shellBlocks(tree)
  return TOOLS.flatMap(([command, names]): Finding[] => {
    const used = new RegExp(`${START}${command.replace('.', String.raw`\.`)}(?=\\s)`, 'm')
    const block = blocks.find(({value}) => used.test(value))
    if (block === undefined || names.test(listed)) return []
    return [
      {
        ...placeOf(list),
        what: `The commands in line ${placeOf(block).line} use ${command}, which the prerequisites don't list.`,
        fix: `Add \`${command}\` to the list below "Prerequisites".`,
      },
    ]
  })
}

function listOf({children}: Root): List | undefined {
  const title = children.findIndex(isPrerequisitesTitle)
  const next = title === -1 ? undefined : children[title + 1]
  return next?.type === 'list' ? next : undefined
}

const isPrerequisitesTitle = (node: RootContent): boolean =>
  node.type === 'heading' && toString(node) === 'Prerequisites'

function shellBlocks(tree: Root): Code[] {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => {
    if (node.lang === 'bash' && !/\bhidden\b/.test(node.meta ?? '')) blocks.push(node)
  })
  return blocks
}
