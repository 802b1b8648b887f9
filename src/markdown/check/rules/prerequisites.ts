import type {Code, List, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {isPrerequisitesTitle} from '../../remark/youNeed'
import {placeOf, type Finding, type Rule} from './finding'

/** Programs that a reader has to install, and how a list of prerequisites can name them. */
const TOOLS: readonly (readonly [command: string, names: RegExp])[] = [
  ['curl', /\bcurl\b/],
  ['dig', /\bdig\b/],
  ['docker', /\bdocker\b|container/i],
  ['flock', /\bflock\b/],
  ['jq', /\bjq\b/],
  ['kcadm.sh', /admin CLI|kcadm/i],
  ['kubectl', /\bkubectl\b/],
  ['mvn', /\bMaven\b|\bmvn\b/],
  ['node', /\bNode\b/],
  ['npm', /\bNode\b|\bnpm\b/],
  ['openssl', /\bopenssl\b/i],
  ['python3', /\bpython3?\b/i],
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
        fix: `Add \`${command}\` to the list below "You need".`,
      },
    ]
  })
}

function listOf({children}: Root): List | undefined {
  const next = children[children.findIndex(isPrerequisitesTitle) + 1]
  return children.some(isPrerequisitesTitle) && next?.type === 'list' ? next : undefined
}

function shellBlocks(tree: Root): Code[] {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => {
    if (node.lang === 'bash' && !/\bhidden\b/.test(node.meta ?? '')) blocks.push(node)
  })
  return blocks
}
